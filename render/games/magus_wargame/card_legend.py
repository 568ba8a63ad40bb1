"""Legend of the letters and signs on cards, where a picture has room for it."""

from functools import lru_cache

from engine.games.magus_wargame import data as d
from render.look import Look
from render.paint import NOTE, RADIUS, Box, Marks, Rect, Sprite, Theme, seat_and_suit_symbols, write
from render.words.catalogues import say
from . import land_seals_banners, magic_cards, names

_TIMINGS = "MTRBC"
_ROW, _WIDE, _TALLEST = 31.5, 264.0, 46.0
_SIGN = 30.0
_LINES = len(_TIMINGS) + 1 + len(d.ICONS)


def holds(box: Box) -> bool:
    """Say whether a box has room for the legend."""
    across = int((box.w - 16) // _WIDE)
    return across > 0 and box.h - 16 >= -(-_LINES // across) * _ROW


def legend(box: Box, look: Look) -> Marks:
    """Draw the letters of the timings, the sign of spell points, and the seals of the icons."""
    across = min(int((box.w - 16) // _WIDE), 3)
    down = -(-_LINES // across)
    high = min(box.h, down * _TALLEST + 16)
    wide = min(box.w, across * 1.35 * _WIDE + 16)
    area = Box(0, 0, round(wide), round(high))
    place = box.place(area.w, area.h)
    marks = _drawn(area, across, look.theme, look.locale)
    return (Sprite("legend", marks, area, place, lift=6, shade=look.theme.shade),)


@lru_cache(maxsize=64)
def _drawn(area: Box, across: int, t: Theme, locale: str) -> Marks:
    marks: Marks = (
        Rect(area, land_seals_banners.paper(t), land_seals_banners.faded(t), 1.5, RADIUS),
    )
    down = -(-_LINES // across)
    cells = [cell for column in area.inset(12, 8).columns(across) for cell in column.rows(down)]
    for at, cell in enumerate(cells[:_LINES]):
        sign, words = cell.split(_SIGN + 4, 10)
        sign = sign.place(_SIGN, _SIGN)
        if at < len(_TIMINGS):
            marks += magic_cards.timing(sign, _TIMINGS[at])
            told = say(locale, f"magus-wargame-legend-{_TIMINGS[at].lower()}")
        elif at == len(_TIMINGS):
            marks += seat_and_suit_symbols.star(sign.inset(1), land_seals_banners.faded(t), "")
            told = say(locale, "magus-wargame-legend-points")
        else:
            bit = d.ICONS[at - len(_TIMINGS) - 1]
            marks += land_seals_banners.seals(sign, bit)
            told = names.icon(locale, bit)
        marks += (write(words, told, land_seals_banners.ink(t), NOTE),)
    return marks
