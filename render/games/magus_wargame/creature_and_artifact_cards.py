"""Creature cards, and artifacts, at any size: what is printed is all there.

A creature's card is upright: Force, letters of its colour and spell points above, its shield with
the seals of its icons, name and ability below. Where cards are low the shield is small. A tile is
a card on its side, for crowds: Force, shield and seals, then name and ability in words.
"""

from functools import lru_cache

from engine.games.magus_wargame import data as d
from render.look import Look
from render.paint import Box, fade, font_metrics, paragraph, seat_and_suit_symbols, wrap, write
from render.paint.lettering import LEADING
from render.paint.scene import Line, Marks, Rect, Shadow, Sprite, Weight
from render.paint.theme import FIGURE, LEAST, NOTE, RADIUS, Theme
from render.words.catalogues import has, say
from . import emblems_of_creatures_and_cards, land_seals_banners, names

HIGH, LOW = 242.0, 194.0
"""How high a creature's card is with a large shield, and with a small one beside the Force."""

_LINE = NOTE * LEADING
_TOP = 50.0
_STEP = 16.0
_TIGHT = 24.0
"""How far apart the lines of a tile are."""
_POINTS = 48.0
_TIMES = 36.0


def creature(
    box: Box, unit: int, look: Look, *, note: str = "", gone: bool = False, dim: bool = False
) -> Marks:
    """Draw a creature's card. `note` stands in place of the ability; `gone` strikes it out."""
    t = look.theme
    area = Box(0, 0, round(box.w), round(box.h))
    marks = _creature(area, unit, t, look.locale, note, gone)
    veil = fade(t.ground, 0.4) if dim else ""
    place = Box(box.x, box.y, area.w, area.h)
    shadow = Shadow(Rect(place, radius=RADIUS), 6, t.shade)
    return shadow, Sprite(f"creature:{unit}", marks, area, place, veil=veil)


@lru_cache(maxsize=512)
def _creature(area: Box, unit: int, t: Theme, locale: str, note: str, gone: bool) -> Marks:
    inner = area.inset(7, 6)
    name = _lines(named(locale, unit, inner.w), inner.w, "bold")
    told = note or names.ability(locale, unit)
    weight: Weight = "bold" if note else "regular"
    said = _lines(told, inner.w, weight) if told else ()
    rest = inner.pad(top=_TOP)
    high = (len(name) + len(said)) * _LINE
    picture, words = rest.split(-high - 2, down=True)
    large = picture.h >= 44
    top = area.inset(10, 6).split(_TOP, down=True)[0]
    marks: Marks = land_seals_banners.card(area, t, land_seals_banners.hue(d.COLOUR[unit]))
    marks += _shield(picture, unit) if large else ()
    marks += _figures(top, unit, t, locale, large=large)
    title, rest = words.split(len(name) * _LINE + 0.01, down=True)
    marks += paragraph(
        title, " ".join(name), land_seals_banners.ink(t), NOTE, weight="bold", align="c"
    )
    if said:
        tone = land_seals_banners.grave(t) if note else land_seals_banners.faded(t)
        marks += paragraph(rest, told, tone, NOTE, align="c", weight=weight)
    return marks + (struck(picture if large else top) if gone else ())


def named(locale: str, unit: int, width: float) -> str:
    """Return a creature's name, its word hyphenated where a line is too narrow for it."""
    name = names.unit(locale, unit)
    narrow = f"magus-wargame-narrow-{d.UNIT_NAMES[unit]}"
    wide = max(font_metrics.measure(word, NOTE, "bold") for word in name.split())
    return say(locale, narrow) if wide > width and has(locale, narrow) else name


def _lines(text: str, width: float, weight: Weight = "regular") -> tuple[str, ...]:
    return wrap(text, width, NOTE, weight)


def _figures(box: Box, unit: int, t: Theme, locale: str, *, large: bool) -> Marks:
    """Draw Force, the letters of the colour, spell points; what is not drawn `large` as well."""
    colour, points = d.COLOUR[unit], d.POINTS[unit]
    left, rest = box.split(33, 2)
    marks: Marks = (
        write(left, _force(unit), land_seals_banners.ink(t), (52, FIGURE), weight="bold",
              role="figure", family="serif"),
    )  # fmt: skip
    rest, right = rest.split(-46, 2)
    if not large:
        upper, lower = right.split(27, 1, down=True)
        if points:
            marks += _points(upper if d.ICON[unit] else right, points, t)
        marks += land_seals_banners.seals(lower.place(46, 23), d.ICON[unit])
        if rest.w < 76:
            return marks + emblems_of_creatures_and_cards.creature(rest, unit)
        picture, rest = rest.split(38, 2)
        marks += emblems_of_creatures_and_cards.creature(picture.inset(0, 3), unit)
    elif points:
        marks += _points(right, points, t)
    return marks + land_seals_banners.pill(rest.place(min(44, rest.w), 34, 0.4), colour, locale)


def _force(unit: int) -> str:
    return "X" if unit == d.DOPPELGANGER else str(d.FORCE[unit])


def _points(box: Box, points: int, t: Theme) -> Marks:
    sign, count = box.split(27, 2)
    figure = write(count, str(points), land_seals_banners.ink(t), LEAST, weight="bold")
    return (*seat_and_suit_symbols.star(sign.square(), land_seals_banners.faded(t), ""), figure)


def _shield(box: Box, unit: int) -> Marks:
    """Draw the shield, with the seals at its right."""
    bits = d.ICON[unit]
    n = sum(bool(bits & bit) for bit in d.ICONS)
    side = min(46.0, (box.h - 4 * n) / n) if n else 0.0
    high = min(box.h - 4, (box.w - side - 8) * 1.16, 150.0)
    high = high // _STEP * _STEP or high  # few sizes, so that what is drawn is kept
    wide = high / 1.16
    if not n:
        return emblems_of_creatures_and_cards.creature(box.place(wide, high), unit)
    left, right = box.place(wide + side + 4, high).split(wide, 4)
    column = right.place(side, n * side + 4 * (n - 1))
    return emblems_of_creatures_and_cards.creature(left, unit) + land_seals_banners.seals(
        column, bits, down=True
    )


def struck(box: Box) -> Marks:
    """Cross out what is in a box."""
    b = box.square().inset(box.side * 0.12)
    ways = ((b.at(0, 0), b.at(1, 1)), (b.at(1, 0), b.at(0, 1)))
    rims = tuple(Line(way, "#fff4dc", 11) for way in ways)
    return rims + tuple(Line(way, "#b01a12", 6) for way in ways)


def tile(
    box: Box, unit: int, look: Look, *, count: int = 1, note: str = "", gone: bool = False
) -> Marks:
    """Draw a creature's card on its side: Force, shield with seals, points, name and ability.

    Of several alike there is one, which says how many they are. `note` and `gone` as above.
    """
    t = look.theme
    area = Box(0, 0, round(box.w), round(box.h))
    marks = _tile(area, unit, count, t, look.locale, note, gone)
    place = Box(box.x, box.y, area.w, area.h)
    shadow = Shadow(Rect(place, radius=RADIUS), 4, t.shade)
    return shadow, Sprite(f"creature:{unit}", marks, area, place)


@lru_cache(maxsize=512)
def _tile(area: Box, unit: int, count: int, t: Theme, locale: str, note: str, gone: bool) -> Marks:
    force, rest = area.inset(5, 3).split(33, 4)
    left, words = rest.split(44, 6)
    high = min(left.h, 50.0)
    marks: Marks = (
        *land_seals_banners.blank(area, t, land_seals_banners.hue(d.COLOUR[unit])),
        write(force, _force(unit), land_seals_banners.ink(t), FIGURE, weight="bold", align="c",
              role="figure", family="serif"),
        *emblems_of_creatures_and_cards.creature(left.place(high / 1.16, high, 0.0), unit),
        *land_seals_banners.seals(left.place(22, high, 1.0), d.ICON[unit], down=True),
    )  # fmt: skip
    marks += struck(left.pad(right=8)) if gone else ()
    lines, points, times = _told(unit, count, words.w, locale, note)
    spots = words.place(words.w, len(lines) * _TIGHT).shift(0, -2).rows(len(lines))
    for (line, weight), spot in zip(lines, spots, strict=True):
        tone = (
            land_seals_banners.ink(t)
            if weight == "bold"
            else land_seals_banners.grave(t)
            if note
            else land_seals_banners.faded(t)
        )
        marks += (write(spot, line, tone, NOTE, weight=weight),)
    if points is not None:
        lower = 0.0
        if points == 0 < len(lines) - 1:  # between both lines, or clear of what is written below
            (text, weight), room = lines[1], words.w - _POINTS
            highest = area.y + 17.5 - spots[0].cy
            clear = font_metrics.measure(text, NOTE, weight) < room - 6
            lower = 3 if clear else min(3, max(-5, highest))
        marks += _points(spots[points].place(_POINTS, 27, 1.0).shift(0, lower), d.POINTS[unit], t)
    if count > 1:
        spot = left if times is None else spots[times]
        plate = spot.place(_TIMES, 25, 1.0).shift(
            -2 if points is None or times is None else -_POINTS
        )
        marks += (Rect(plate, land_seals_banners.ink(t), radius=8),)
        marks += (
            write(plate, f"×{count}", land_seals_banners.paper(t), NOTE, weight="bold", align="c"),
        )
    return marks


def _told(
    unit: int, count: int, width: float, locale: str, note: str
) -> tuple[list[tuple[str, Weight]], int | None, int | None]:
    """Return the lines of a tile, and those at whose ends its points and its count stand.

    The points have room at the name or at the ability, the count if need be on the shield.
    """
    name, ability_ = names.unit(locale, unit), note or names.ability(locale, unit)
    lines: list[tuple[str, Weight]] = [(line, "bold") for line in _lines(name, width, "bold")]
    lines += [(line, "regular") for line in (_lines(ability_, width) if ability_ else ())]
    free = [width - font_metrics.measure(line, NOTE, weight) for line, weight in lines]
    signs = _POINTS * bool(d.POINTS[unit]) + _TIMES * (count > 1)
    if len(lines) == 1 and free[0] <= signs:
        lines.append(("", "regular"))
        free.append(width)
    points = None
    if d.POINTS[unit]:
        points = next(i for i, room in enumerate(free) if room > _POINTS)
        free[points] -= _POINTS
    beside = [room - _POINTS * (points not in (None, i)) for i, room in enumerate(free)]
    times = next((i for i in reversed(range(len(free))) if beside[i] > _TIMES + 4), None)
    return lines, points, times


def artifact(box: Box, index: int, look: Look) -> Marks:
    """Draw an artifact in play: plaque, name, what it gives."""
    t, locale = look.theme, look.locale
    plaque, words = box.split(min(box.h, 72.0), 10)
    marks = emblems_of_creatures_and_cards.artifact(plaque.square(), index)
    upper, lower = words.place(words.w, min(words.h, 68)).rows(2)
    name, gift = names.artifact(locale, index), names.gift(locale, index)
    marks += (write(upper, name, land_seals_banners.ink(t), (29, NOTE), weight="bold"),)
    return (*marks, write(lower, gift, land_seals_banners.faded(t), NOTE))


def small_emblem(box: Box, unit: int, *, gone: bool) -> Marks:
    """Draw a creature's shield alone, crossed out where it is gone."""
    return emblems_of_creatures_and_cards.creature(box, unit) + (
        struck(box.inset(box.w * 0.12)) if gone else ()
    )
