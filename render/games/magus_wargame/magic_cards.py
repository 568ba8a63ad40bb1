"""Magic cards: upright as a hand holds them, or on their side where there are many.

Roundel with the letter of the timing, name, and what the card does in full. One that can be cast
now has a rim.
"""

from functools import lru_cache

from engine.games.magus_wargame import data as d
from render.look import Look
from render.paint import LEAST, NOTE, Box, Marks, Rect, Theme, font_metrics
from render.paint.lettering import LEADING, paragraph, wrap, write
from render.widgets import card_fan
from . import emblems_of_creatures_and_cards, land_seals_banners, names

HELD = Box(0, 0, 202, 300)
"""The area of a card as a hand holds it."""

LOW = 68.0
"""How high a card on its side is that has its name alone."""

_LINE = NOTE * LEADING
_SIZES = (LEAST, 29.0, NOTE)
_TILT = 0.8
_PICTURE, _ROUNDEL = 112.0, 84.0
_LEAST_PICTURE = 70.0


def held(box: Box, index: int, look: Look, *, bright: bool, dim: bool) -> Marks:
    """Draw a card upright in a box of the size of `HELD`, each with a tilt of its own."""
    marks = upright(index, look.theme, look.locale)
    return _sprite(box, HELD, index, marks, look, bright, dim, _TILT if index % 2 else -_TILT)


def lying(box: Box, index: int, look: Look, *, bright: bool, dim: bool) -> Marks:
    """Draw a card on its side; what it does is left out where a box is too low for it."""
    area = Box(0, 0, round(box.w), round(box.h))
    marks = _lying(area, index, look.theme, look.locale)
    return _sprite(box, area, index, marks, look, bright, dim, 0)


def high(index: int, width: float, locale: str) -> float:
    """Return how high a card on its side of a width is with all that is printed on it."""
    room = width - 24 - _ROUNDEL - 10
    size, lines = _title(names.card(locale, index), room, 1)
    said = wrap(names.effect(locale, index), room, NOTE)
    return max(_ROUNDEL + 18, lines * size * LEADING + len(said) * _LINE + 16)


def timing(box: Box, letter: str) -> Marks:
    """Draw the letter of the phase, or of the step, in which a card is cast."""
    return (
        Rect(box, emblems_of_creatures_and_cards.FIELDS[letter], "#fff4dc", 2, 9),
        write(box, letter, "#fff4dc", NOTE, weight="bold", align="c"),
    )


def _sprite(
    box: Box, area: Box, index: int, marks: Marks, look: Look, bright: bool, dim: bool, tilt: float
) -> Marks:
    place = card_fan.CardPlace(Box(box.x, box.y, area.w, area.h), tilt)
    return card_fan.lying(place, f"card:{index}", marks, area, look.theme, rim=bright, dim=dim)


@lru_cache(maxsize=128)
def upright(index: int, t: Theme, locale: str) -> Marks:
    """Draw a card in the area `HELD`."""
    inner = HELD.inset(11, 11)
    name, effect = names.card(locale, index), names.effect(locale, index)
    size, lines = _title(name, inner.w, 2)
    title = lines * size * LEADING
    said = len(wrap(effect, inner.w, NOTE)) * _LINE
    room = inner.h - title - said - 4
    picture, words = inner.split(max(_LEAST_PICTURE, min(_PICTURE, room)), down=True)
    marks = land_seals_banners.card(
        HELD, t, emblems_of_creatures_and_cards.FIELDS[d.TIMING[index]]
    ) + emblems_of_creatures_and_cards.card(picture.square().inset(2), index)
    marks += timing(Box(inner.x + 4, inner.y + 2, 40, 40), d.TIMING[index])
    block = words.place(words.w, title + 4 + said)
    upper, lower = block.split(title + 0.01, 4, down=True)
    marks += paragraph(upper, name, land_seals_banners.ink(t), size, weight="bold", align="c")
    return marks + paragraph(lower, effect, land_seals_banners.faded(t), NOTE, align="c")


@lru_cache(maxsize=256)
def _lying(area: Box, index: int, t: Theme, locale: str) -> Marks:
    left, words = area.inset(12, 6).split(min(area.h - 12, _ROUNDEL), 10)
    marks = land_seals_banners.card(
        area, t, emblems_of_creatures_and_cards.FIELDS[d.TIMING[index]]
    ) + emblems_of_creatures_and_cards.card(left.square(), index)
    corner = Box.around(left.square().right - 10, left.square().bottom - 12, 36)
    marks += timing(corner, d.TIMING[index])
    name, effect = names.card(locale, index), names.effect(locale, index)
    size, lines = _title(name, words.w, 1)
    title, said = lines * size * LEADING, len(wrap(effect, words.w, NOTE)) * _LINE
    told = title + said <= words.h + 1
    block = words.place(words.w, min(words.h, title + said) if told else min(words.h, title))
    upper, lower = block.split(min(title, block.h - 1) + 0.01, down=True)
    marks += paragraph(upper, name, land_seals_banners.ink(t), size, weight="bold")
    return marks + (paragraph(lower, effect, land_seals_banners.faded(t), NOTE) if told else ())


def _title(name: str, width: float, most: int) -> tuple[float, int]:
    """Return the size of a name and its lines: the largest of which there are no more than `most`.

    No word is broken. What takes more lines at every size has the smallest.
    """
    for size in _SIZES:
        lines = len(wrap(name, width, size, "bold"))
        if _widest(name, size) <= width and lines <= most:
            break
    return size, lines


def _widest(name: str, size: float) -> float:
    return max(font_metrics.measure(word, size, "bold") for word in name.split(" "))
