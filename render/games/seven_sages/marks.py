"""The symbols of The Seven Sages: roles, owl, spell, crystal; and its small cards.

A crystal shows its value; a role is told by its form as well as by its hue.
"""

from engine.games.seven_sages.data import FACE, FIRST_SPELL, OWL, ROLES, SPELL, SUIT_OF
from render.colour import ink_on
from render.games.seven_sages import names
from render.layout import GAP, Box
from render.lettering import write
from render.pieces import seat_mark
from render.scene import Circle, Line, Marks, Path, Polygon, Rect, Sprite
from render.symbols import Symbol, eye, leaves, moons, path
from render.theme import FLOOR, HEAD, RADIUS, STROKE, TEXT, Theme

LOW, HIGH = "teal", "pink"
"""The hues of alliance I, at the left of the bar, and of alliance II."""


def _wand(box: Box, ink: str, paper: str) -> Marks:
    b = box.square()
    staff = Line((b.at(0.08, 0.92), b.at(0.56, 0.44)), ink, b.w * 0.13)
    star = Path("M70 0 L77 22 L100 28 L77 36 L70 58 L62 36 L40 28 L62 22 Z", b, ink)
    return staff, star


def _owl(box: Box, ink: str, paper: str) -> Marks:
    b = box.square()
    head = "M10 4 C24 16 76 16 90 4 C98 34 98 60 88 78 C76 98 24 98 12 78 C2 60 2 34 10 4 Z"
    left, right = b.at(0.32, 0.42), b.at(0.68, 0.42)
    beak = Polygon((b.at(0.42, 0.56), b.at(0.58, 0.56), b.at(0.5, 0.74)), paper)
    eyes = tuple(
        mark
        for spot in (left, right)
        for mark in (Circle(*spot, b.w * 0.16, paper), Circle(*spot, b.w * 0.08, ink))
    )
    return Path(head, b, ink), *eyes, beak


_HAT = path("M52 2 L72 58 L98 72 C80 96 20 96 2 72 L28 58 L42 30 Z")
_CROSS = path("M36 4 L64 4 L64 36 L96 36 L96 64 L64 64 L64 96 L36 96 L36 64 L4 64 L4 36 L36 36 Z")
_FLASK = path(
    "M34 4 L66 4 L66 12 L60 12 L60 38 L92 84 C96 92 92 96 84 96 "
    "L16 96 C8 96 4 92 8 84 L40 38 L40 12 L34 12 Z"
)
_SPARK = path("M50 0 C54 38 62 46 100 50 C62 54 54 62 50 100 C46 62 38 54 0 50 C38 46 46 38 50 0 Z")

SYMBOLS: tuple[tuple[Symbol, str], ...] = (
    (_HAT, "purple"),
    (eye, "blue"),
    (moons, "grey"),
    (_wand, "red"),
    (_CROSS, "pink"),
    (_FLASK, "yellow"),
    (leaves, "green"),
    (_owl, "brown"),
    (_SPARK, "teal"),
)
"""The symbol and the hue of each suit: the roles, the owl, the spell."""
assert len(SYMBOLS) == len(ROLES) + 2 == SPELL + 1 == OWL + 2


def suit(box: Box, index: int, theme: Theme, paper: str = "") -> Marks:
    """Draw the symbol of a suit in its hue."""
    draw, hue = SYMBOLS[index]
    return draw(box.square(), theme.hue(hue), paper or theme.card)


def gem(box: Box, ink: str, paper: str) -> Marks:
    """Draw a bare crystal, as a sign for how many there are."""
    b = box.square()
    return (
        Path("M28 6 L72 6 L96 38 L50 98 L4 38 Z", b, ink),
        Line((b.at(0.06, 0.38), b.at(0.94, 0.38)), paper, b.w * 0.06),
    )


def crystal(box: Box, value: int, theme: Theme) -> Marks:
    """Draw a crystal with its value."""
    b = box.square()
    colour = theme.hue("blue")
    return (
        Path("M26 2 L74 2 L98 36 L76 98 L24 98 L2 36 Z", b, colour, theme.edge, STROKE),
        write(
            b.inset(b.w * 0.1), str(value), ink_on(colour), (HEAD, TEXT), weight="bold", align="c"
        ),
    )


def medallion(box: Box, role: int, theme: Theme, paper: str, *, dim: bool = False) -> Marks:
    """Draw a role on a disc; `dim` for one that nobody has."""
    b = box.square()
    draw, hue = SYMBOLS[role]
    rim = theme.line if dim else theme.hue(hue)
    return (
        Circle(b.cx, b.cy, b.w * 0.49, theme.card, rim, STROKE),
        *draw(b.inset(b.w * 0.22), theme.hue(hue), theme.card),
    )


def small_card(box: Box, code: int, locale: str, theme: Theme) -> Marks:
    """Draw a card on the table: value or spell, its symbol, and who played it.

    All of it stands in the left `WIDTH` of the card, which stays visible in a fan.
    """
    seat, kind = code >> 6, code & 63
    room = 4.0
    body = Box(room, room, box.w, box.h)
    inner = body.inset(5, 6).pad(right=max(0.0, box.w - WIDTH))
    top, rest = inner.split(0.4, down=True)
    sign, mark = rest.split(0.5, 4, down=True)
    sizes: tuple[float, ...]
    if kind >= FIRST_SPELL:
        text, sizes = names.spell(kind - FIRST_SPELL)[:3], (FLOOR,)
    else:
        text, sizes = str(FACE[kind]), (HEAD if top.h > 31 else TEXT,)
    marks: Marks = (
        Rect(body.shift(1, 3), theme.shade, radius=RADIUS / 2),
        Rect(body, theme.card, theme.line, 2, RADIUS / 2),
        write(top, text, theme.ink, sizes, weight="bold", align="c"),
        *suit(sign.square().inset(1), SUIT_OF[kind], theme),
        *seat_mark(mark.square(), seat, theme),
    )
    area = Box(0, 0, box.w + 2 * room, box.h + 2 * room)
    place = Box(box.x - room, box.y - room, area.w, area.h)
    return (Sprite(f"played:{kind}", marks, area, place),)


WIDTH = 56.0
"""How much of a played card holds all that it says."""
STEP = WIDTH + GAP / 4
