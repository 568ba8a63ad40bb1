"""Marks of the wargame: the colours of creatures, icons, creature cards."""

from engine.games.magus_wargame import data as d
from render.colour import fade, ink_on, mix
from render.games.magus_wargame import names
from render.layout import Box
from render.lettering import paragraph, write
from render.look import Look
from render.scene import Kind, Line, Marks, Path, Pattern, Polygon, Rect, Sprite
from render.symbols import star
from render.theme import FLOOR, HEAD, RADIUS, SMALL, STROKE, TEXT, Theme

_PATTERNS: tuple[Kind, ...] = (
    "cross", "waves", "dots", "grass", "chevrons", "stars", "bricks",
)  # fmt: skip
_HUES = ("black", "blue", "white", "green", "red", "yellow", "brown")


def hue(theme: Theme, kind: int) -> str:
    """Return the colour of a kind of space or creature."""
    return theme.hue(_HUES[kind])


def paper(theme: Theme, kind: int) -> str:
    """Return the quiet ground on which a kind of space is drawn: text on it is readable."""
    return mix(hue(theme, kind), theme.card, 0.72)


def pattern(theme: Theme, kind: int) -> Pattern:
    """Return the pattern that tells a kind of space without its colour."""
    ground = paper(theme, kind)
    return Pattern(_PATTERNS[kind], mix(hue(theme, kind), ground, 0.35), ground, 16, 2.5)


def arrows(box: Box, ink: str, ground: str) -> Marks:
    """Draw an arrow on a bow."""
    b = box.square()
    bow = Path("M22 8 C80 20 80 80 22 92", b, "", ink, b.w * 0.1)
    shaft = Line((b.at(0.02, 0.5), b.at(0.78, 0.5)), ink, b.w * 0.1)
    tip = Polygon((b.at(0.72, 0.32), b.at(1.0, 0.5), b.at(0.72, 0.68)), ink)
    return bow, shaft, tip


def wing(box: Box, ink: str, ground: str) -> Marks:
    """Draw a wing."""
    b = box.square()
    outline = "M4 30 C30 2 70 8 98 6 C94 26 84 34 74 36 C84 38 80 50 66 52 C74 56 66 66 52 66 "
    return (Path(outline + "C56 74 44 80 34 78 C30 60 18 44 4 30 Z", b, ink),)


def renew(box: Box, ink: str, ground: str) -> Marks:
    """Draw a cross of healing."""
    b = box.square()
    return (Path("M36 6 L64 6 L64 36 L94 36 L94 64 L64 64 L64 94 L36 94 L36 64 L6 64 L6 36 "
                 "L36 36 Z", b, ink),)  # fmt: skip


_ICONS = ((d.ARROWS, arrows), (d.FLYING, wing), (d.REGENERATE, renew))


def icons(box: Box, bits: int, ink: str, ground: str) -> Marks:
    """Draw the icons of a creature from the right."""
    marks: Marks = ()
    at = box.right
    for bit, draw in _ICONS:
        if bits & bit:
            at -= box.h
            marks += draw(Box(at, box.y, box.h, box.h), ink, ground)
            at -= 6
    return marks


def creature(
    box: Box, unit: int, look: Look, *, name: str = "", note: str = "", dim: bool = False
) -> Marks:
    """Draw a creature card: name on its colour, Force large, spell points, icons, ability.

    `note` stands at the foot in place of the ability ("destroyed"). Low cards leave the ability
    out.
    """
    t = look.theme
    area = Box(0, 0, box.w, box.h)
    colour = d.COLOUR[unit]
    ground = paper(t, colour)
    ink = ink_on(ground)
    low = box.h < 112
    title, rest = area.split(34, down=True)
    letter = names.letter(look.locale, colour)
    figures, foot = rest.inset(8, 3).split(min(36, rest.h - 6), down=True)
    force = "X" if unit == d.DOPPELGANGER else str(d.FORCE[unit])
    number, points = figures.split(30, 4)
    said = name or names.unit(look.locale, unit)
    sign, words = title.inset(6, 2).split(30, 4) if low else (title, title.inset(8, 2))
    marks: Marks = (
        Rect(area, t.card, hue(t, colour), STROKE, RADIUS),
        Rect(title, ground, hue(t, colour), STROKE, RADIUS),
        write(words, said, ink, (SMALL, FLOOR), weight="bold"),
        write(number, force, t.ink, (HEAD, TEXT, SMALL), weight="bold"),
    )
    if low:
        marks += (write(sign, letter, ink, FLOOR, weight="bold", align="c"),)
    if d.POINTS[unit]:
        mark, count = points.place(48, 26, 0).split(24, 2)
        marks += star(mark, t.muted, t.card)
        marks += (write(count, str(d.POINTS[unit]), t.ink, (SMALL,), weight="bold"),)
    side = min(28.0 if box.w >= 160 else 22.0, figures.h)
    marks += icons(figures.place(figures.w, side), d.ICON[unit], t.ink, t.card)
    if not low and foot.h >= FLOOR:
        marks += _printed(foot, letter, note or names.ability(look.locale, unit), bool(note), look)
    veil = fade(t.surface, 0.6) if dim else ""
    return (Sprite(f"creature:{said}", marks, area, box, veil=veil),)


def _printed(box: Box, letter: str, text: str, grave: bool, look: Look) -> Marks:
    """Draw the letters of a creature's colour, and what is printed on it or became of it."""
    t = look.theme
    if grave:
        return paragraph(box, text, t.bad, (SMALL, FLOOR), weight="bold")
    said = f"{letter} · {text}" if text else letter
    return paragraph(box, said, t.muted, (SMALL, FLOOR))
