"""The things of The Seven Sages: portraits, trees, crystals, and its cards, large and small.

Each role is one portrait wherever it stands: on the ladder of a clearing, at a seat, on a card. A
crystal is the larger the more it is worth. Cards look the same in every theme, as cards do.
"""

from functools import lru_cache

from engine.games.seven_sages import data
from render.look import Look
from render.paint import FIGURE, NOTE, Box, Theme, font_metrics, ink_on, mix, write
from render.paint.lettering import largest
from render.paint.scene import Drawing, Emblem, Gradient, Marks, Rect, Sprite, Text
from . import names

NICHE = Box(0, 0, 80, 100)
"""The area of a portrait."""
CARD = Box(0, 0, 250, 350)
"""The area of a card of a hand."""
SMALL = Box(0, 0, 66, 92)
"""The area of a played card."""
SCROLL = Box(0, 0, 130, 92)
"""The area of a spell that was cast."""

BRONZE = "#c9a45c"
PAPER, INK = "#f3ead6", "#241b13"
SPELL_PAPER = "#e2dcf2"
_ANY_SPELL = ("fa:wand_sparkles", "#3d3a78", "#f6ecc4")
_TONES = (
    "#4f2a80", "#1c4682", "#474f5c", "#8a1f1b", "#8a2c5e", "#6b4d00", "#1f5524", "#593614",
    "#34316b",
)  # fmt: skip
"""What is printed on the cards of each suit: the roles, the owl, the spell."""

# fmt: off
_SIGNS = {
    "volensia": ("mdi:feather",              "#7a4a1e", "#f7e3b0"),
    "moventi":  ("mdi:swap_horizontal_bold", "#2f79c0", "#10203c"),
    "anulensa": ("mdi:close_thick",          "#17141c", "#ff8d80"),
    "potentia": ("fa:bolt",                  "#f0bc3a", "#5a3208"),
    "absentus": ("fa:ghost",                 "#3b4458", "#f4f7ff"),
    "mutantus": ("mdi:drama_masks",          "#e08ab8", "#4c0f34"),
    "binensus": ("fa:user_group",            "#7fd0b0", "#0e3d2c"),
}
"""The emblem of each spell, its niche and its ink: an owl's feather, a swap, a card struck out,
power, one who is not there, changed masks, two in one."""
# fmt: on

_TREES = (
    "oak", "birch", "beech", "ash", "elm", "lime", "maple", "yew", "rowan", "alder", "hazel",
    "finitum",
)  # fmt: skip

_STONES = ("#e6edf4", "#9adcf0", "#74d6a2", "#f5da72", "#f7a952", "#f58a9c", "#6a38b4")
"""Quartz, aquamarine, emerald, topaz, amber, ruby, amethyst: the values from 1."""


def portrait(box: Box, suit: int, *, rim: str = BRONZE, faint: bool = False) -> Marks:
    """Draw a role or the owl in its niche; NONE is a stranger. `faint` lets the ground through."""
    word = "stranger" if suit == data.NONE else "owl" if suit == data.OWL else data.ROLES[suit]
    return _niche(box, word, (), rim, faint)


def emblem(box: Box, card: int, *, rim: str = BRONZE) -> Marks:
    """Draw what a card shows: the portrait of its suit, or the sign of a spell."""
    if data.SUIT_OF[card] != data.SPELL:
        return portrait(box, data.SUIT_OF[card], rim=rim)
    return spell(box, card - data.FIRST_SPELL, rim=rim)


def spell(box: Box, index: int, *, rim: str = BRONZE) -> Marks:
    """Draw a spell in its niche; NONE is any spell."""
    icon, tone, ink = _ANY_SPELL if index == data.NONE else _SIGNS[data.SPELLS[index]]
    sign = (Emblem(icon, Box(11, 24, 58, 60), ink, mix(ink, tone, 0.3)),)
    return _niche(box, "niche", sign, rim, False, tone)


def _niche(box: Box, word: str, sign: Marks, rim: str, faint: bool, tone: str = "") -> Marks:
    place = box.fitted(NICHE.w / NICHE.h)
    colours = (("tone", tone),) if tone else ()
    body: Marks = (Drawing(f"seven_sages/{word}", NICHE, colours), *sign)
    edge: Marks = (Drawing("seven_sages/rim", NICHE, (("rim", rim[:7]),)),)
    if faint:
        return (Sprite(f"portrait:{word}", body + edge, NICHE, place, alpha=0.42),)
    # one for all rims: a seat's is laid on it
    return Sprite(f"portrait:{word}", body, NICHE, place), Sprite("niche-rim", edge, NICHE, place)


def tree(box: Box, tile: int, *, moon: str = "") -> Marks:
    """Draw the tree of a clearing; that of finitum stands before a moon of the given colour."""
    colours = (("leaf", moon),) if moon else ()
    return (Drawing(f"seven_sages/tree-{_TREES[tile]}", box, colours),)


def crystal(box: Box, value: int, theme: Theme) -> Marks:
    """Draw a crystal with its value, as large in its box as it is worth."""
    colour = _STONES[value - 1]
    area = Box(0, 0, 100, 100)
    cut = box.square().inset(box.side * 0.018 * (7 - value))
    stone = (Drawing("seven_sages/gem", area, (("gem", colour),)),)
    figure = cut.shift(0, cut.h * 0.02)
    return (
        Sprite(f"crystal:{value}", stone, area, cut, lift=5, shade=theme.shade),
        write(
            figure, str(value), ink_on(colour), FIGURE, weight="bold", align="c", role="figure"
        ),
    )  # fmt: skip


def gem(box: Box) -> Marks:
    """Draw a crystal of which nobody sees what it is worth, as a sign for how many there are."""
    cut = box.square()
    mark = write(
        cut.shift(0, cut.h * 0.02), "?", ink_on(_STONES[1]), NOTE, weight="bold", align="c"
    )
    return Drawing("seven_sages/gem", cut, (("gem", _STONES[1]),)), mark


@lru_cache(maxsize=256)
def card(kind: int, locale: str, seen: float = CARD.w) -> Marks:
    """Draw a card of a hand in the area `CARD`: all that tells it stands at its left edge too.

    So much of its width is `seen` under its neighbour, and its name stands there.
    """
    suit = data.SUIT_OF[kind]
    tone = _TONES[suit]
    marks = _paper(suit, _called(kind, locale), seen) + emblem(Box(80, 56, 152, 206), kind)
    index = Box(18, 18, 56, 66)
    if suit == data.SPELL:
        marks += emblem(index, kind, rim=tone)
    else:
        value = str(data.FACE[kind])
        marks += (write(index, value, tone, 68, weight="bold", align="c", role="figure"),)
        marks += emblem(Box(20, 88, 52, 62), kind, rim=tone)
    return marks


def is_named(kind: int, locale: str, seen: float) -> bool:
    """Tell whether a card has its name where so much of its width is seen."""
    return any(isinstance(mark, Text) for mark in _paper(0, _called(kind, locale), seen))


def _called(kind: int, locale: str) -> str:
    suit = data.SUIT_OF[kind]
    if suit == data.SPELL:
        return names.spell(kind - data.FIRST_SPELL)
    return names.suit(locale, suit)


def role(suit: int, locale: str) -> Marks:
    """Draw a role, or the owl, in the area `CARD`, with none of its values."""
    return _paper(suit, names.suit(locale, suit)) + portrait(Box(33, 40, 184, 230), suit)


def _paper(suit: int, name: str, seen: float = CARD.w) -> Marks:
    """Draw the paper of a suit's card; at its foot a name, if there is room where it is seen."""
    covered = seen < CARD.w
    foot = Box(16, 284, seen - 24, 46) if covered else Box(20, 284, 210, 46)
    size = largest((name,), foot.w, (36, 35) if covered else (38, 36, 35), family="serif")
    wide = font_metrics.measure(name, size, family="serif")
    named = wide <= foot.w
    if covered and named:  # equal however much is seen, so that few cards are kept
        foot = Box(foot.x, foot.y, wide + 1, foot.h)
    paper = SPELL_PAPER if suit == data.SPELL else PAPER
    return (
        Rect(CARD, Gradient(mix(paper, "#ffffff", 0.45), paper), mix(paper, INK, 0.55), 2.5, 16),
        Rect(CARD.inset(10), "", _TONES[suit], 2.5, 9),
        *((write(foot, name, INK, size, family="serif", align="c"),) if named else ()),
    )


def bonus(box: Box, points: int, look: Look) -> Marks:
    """Draw the bonus of a lonely player: points as many as the crystals fought for are worth."""
    sign, word = box.pad(bottom=4).split(-30, down=True)
    stone, figure = sign.inset(8, 4).split(50, 4)
    said = look.say(f"{names.KEY}-board-bonus")
    return (
        Rect(box, PAPER, BRONZE, 3, 8),
        Drawing("seven_sages/gem", stone.square(), (("gem", _STONES[1]),)),
        write(figure, f"+{points}", INK, (40, 36), weight="bold"),
        write(word, said, INK, NOTE, weight="bold", align="c"),
    )


def printed(box: Box, kind: int) -> Marks:
    """Draw a card in little: its value and the portrait of its suit, or a spell's sign."""
    tone = _TONES[data.SUIT_OF[kind]]
    if data.SUIT_OF[kind] == data.SPELL:
        return emblem(box, kind, rim=tone)
    value, face = box.inset(4, 2).split(22, 2)
    figure = write(value, str(data.FACE[kind]), tone, 32, weight="bold", align="c")
    return (Rect(box, PAPER, tone, 2, 6), figure, *emblem(face, kind, rim=tone))


def several(box: Box, kind: int, count: int) -> Marks:
    """Draw on a card in a box how many there are of it."""
    tone, k = _TONES[data.SUIT_OF[kind]], box.w / CARD.w
    plate = Box(box.x + 14 * k, box.y + 154 * k, 64 * k, 48 * k)
    text = write(plate, f"×{count}", ink_on(tone), 36 * k, weight="bold", align="c")
    return Rect(plate, tone, radius=10 * k), text


def played(kind: int, worth: int = 0, *, narrow: bool = False) -> tuple[Marks, Box]:
    """Return what a card on the table shows, and the area it is drawn in: a spell lies across.

    A `worth` that is not what is printed on it stands on a plate at its foot. A `narrow` spell
    stands upright, and has no name.
    """
    suit = data.SUIT_OF[kind]
    tone = _TONES[suit]
    if suit == data.SPELL and narrow:
        sign = emblem(SMALL.inset(6), kind, rim=tone)
        return (Rect(SMALL, SPELL_PAPER, tone, 3, 8), *sign), SMALL
    if suit == data.SPELL:
        marks: Marks = (
            Rect(SCROLL, SPELL_PAPER, tone, 3, 8),
            *emblem(Box(8, 6, SCROLL.w - 16, 52), kind, rim=tone),
            write(Box(4, 60, SCROLL.w - 8, 28), names.spell(kind - data.FIRST_SPELL), INK, NOTE,
                  weight="bold", align="c"),
        )  # fmt: skip
        return marks, SCROLL
    marks = (
        Rect(SMALL, PAPER, tone, 3, 8),
        *emblem(Box(6, 42, 38, 46), kind, rim=tone),
        write(Box(6, 3, 30, 40), str(data.FACE[kind]), tone, 40, weight="bold"),
    )
    if worth not in (0, data.FACE[kind]):
        plate = Box(5, 58, 38, 30)
        marks += (Rect(plate, tone, radius=6),)
        marks += (write(plate, str(worth), ink_on(tone), 28, weight="bold", align="c"),)
    return marks, SMALL
