"""The track in small: who stands where, beside the private picture and the score."""

from functools import lru_cache

from engine.games.magus_wargame import data as d, state as m
from render.look import Look
from render.paint import Box, Drawing, Marks, Rect, Sprite, Theme, mix
from render.widgets.dice_counters_and_marks import seat_mark
from .land_seals_banners import ART, country, faded, ink, land, sheet, tile

_LAST = 12
_STEP = 24.0


def minimap(box: Box, view: m.State, look: Look) -> Marks:
    """Draw the whole track in a square, with the mark of each seat where its armies stand."""
    t = look.theme
    side = max(_STEP, box.side // _STEP * _STEP)  # few sizes, so that the track is drawn once
    b = box.place(side, side)
    marks: Marks = (Sprite("minimap", _track(t), _AREA, b, lift=8, shade=t.shade),)
    cells = _cells(b.inset(b.w * 0.03))
    for space, cell in enumerate(cells):
        here = [seat for seat, row in enumerate(view.at) if space in row]
        for rank, seat in enumerate(here):
            spot = cell.inset(-3).shift(rank * cell.w * 0.4, rank * cell.w * 0.2)
            marks += seat_mark(spot, seat, t)
    return marks


_AREA = Box(0, 0, 400, 400)


@lru_cache(maxsize=8)
def _track(theme: Theme) -> Marks:
    """Draw the sheet, the country, and the lands of the track around it."""
    marks: Marks = (Rect(_AREA, sheet(theme), mix(sheet(theme), ink(theme), 0.5), 3, 6),)
    marks += country(_AREA.inset(42), theme) or (
        Drawing(f"{ART}/compass", _AREA.inset(110), (("ink", faded(theme)),)),
    )
    for space, cell in enumerate(_cells(_AREA.inset(12))):
        kind = d.TRACK[space]
        tone = tile(theme, kind)
        marks += (Rect(cell, mix(tone, theme.ground, 0.08), mix(tone, ink(theme), 0.6), 1.5, 3),)
        if kind >= d.GOLD:
            marks += land(cell.inset(2), kind)
    return marks


def _cells(box: Box) -> tuple[Box, ...]:
    """Return the boxes of the spaces, clockwise from the north-west."""
    w = box.w / (_LAST + 1)
    spots = [(i, 0) for i in range(_LAST)] + [(_LAST, i) for i in range(_LAST)]
    spots += [(_LAST - i, _LAST) for i in range(_LAST)] + [(0, _LAST - i) for i in range(_LAST)]
    return tuple(Box(box.x + x * w, box.y + y * w, w, w).inset(1) for x, y in spots)
