"""The board of The Seven Sages: clearings between trunks, the camps, a panel for each seat."""

from functools import lru_cache

from engine.game import Result
from engine.games.seven_sages import state as m
from render.look import Look
from render.paint import GAP, Box, Marks, Scene, Theme
from render.widgets import board_frame
from . import (
    alliance_drawing,
    clearings_drawing,
    final_picture,
    frame_and_panel_style,
    last_changes,
    names,
    position_text,
    prompt,
    seat_panels,
)
from .private_picture import hand

__all__ = ["board", "hand"]

_FIELDS = (1, 0, 2)
"""The clearings from the left: left, bottom, right."""
_BETWEEN = 38.0
_BEHIND, _LIP = 60.0, 8.0
"""How far the depth of the wood begins behind the clearings, and how far the foot reaches up."""
DARK, LIGHT = "#17221b", "#a9bd94"
"""The wood."""


def board(view: m.State, seat: int | None, look: Look) -> Scene:
    """Return the table; public and private pictures are the same, hands are drawn apart."""
    look = board_frame.world(look, frame_and_panel_style.MATTER, seat)
    if view.phase == m.OVER or isinstance(look.result, Result):
        return _end(view, look)
    below = alliance_drawing.height(view)
    said = last_changes.told(view, look)
    task = prompt.offered(view, look)
    if seat is not None and look.own_turn:
        task = prompt.asked(view, seat, look, ())[0]
    lines = 2 if look.past else board_frame.foot_lines(said, task)  # in a film nothing moves
    parts = _parts(below, lines, look.high, len(view.side))
    lit = _FIELDS.index(view.pawn), alliance_drawing.fighting(view)
    scene = Scene(parts.page, _ground(look.theme, len(view.side), below, lines, *lit, look.high))
    cells, lower = _cut(parts.table, len(view.side))
    for slot, cell in zip(_FIELDS, cells, strict=True):
        scene += clearings_drawing.glade(cell, view, slot, look)
    scene += alliance_drawing.camps(lower, view, look)
    scene += seat_panels.side(parts.side, view, look)
    return scene + _around(parts, view, said, look, task)


def _parts(below: float, lines: int, high: float, seats: int) -> board_frame.Frame:
    content = clearings_drawing.HEIGHT + below + GAP
    least = seat_panels.height(seats)
    return board_frame.fitted(max(content, least), foot_lines=lines, high=high)


def _cut(table: Box, seats: int) -> tuple[tuple[Box, ...], Box]:
    """Return the boxes of the three clearings, as high as a combat leaves room, and the rest."""
    below = alliance_drawing.combat_height(seats)
    high = min(max(table.h - GAP - below, clearings_drawing.HEIGHT), clearings_drawing.HIGHEST)
    upper, lower = table.split(high, GAP, down=True)
    return upper.inset(24, 0).columns(3, _BETWEEN), lower


@lru_cache(maxsize=16)
def _ground(
    theme: Theme, seats: int, below: float, lines: int, lit: int, camp: bool, high: float
) -> Marks:
    """Return what does not change in a combat: the wood, the clearings, and the camps' ground."""
    parts = _parts(below, lines, high, seats)
    cells, lower = _cut(parts.table, seats)
    marks = board_frame.setting(parts, theme, clearings_drawing.WOOD, DARK, LIGHT)
    top = lower.y - _BEHIND
    deep = Box(0, top, parts.page.w, parts.foot.y - _LIP - top)
    marks += clearings_drawing.forest(deep, theme) + clearings_drawing.wood(cells, lit, theme)
    if camp:
        marks += alliance_drawing.trodden(lower, theme)
    return marks


def _around(
    parts: board_frame.Frame, view: m.State, said: tuple[str, ...], look: Look, task: str = ""
) -> Scene:
    title = look.say(f"{names.KEY}-title")
    line = position_text.around(view, look)
    around = Scene(parts.page, board_frame.head(parts.head, look, title, line))
    return around + board_frame.foot(parts.foot, look, said, task)


# The end.


def _end(view: m.State, look: Look) -> Scene:
    """Return who won, who had most of each role, and the score."""
    said = last_changes.told(view, look)
    places = final_picture.places(view, said, look.high)
    wood = board_frame.setting(places.parts, look.theme, clearings_drawing.WOOD, DARK, LIGHT)
    wood += final_picture.ground(places, look)
    scene = Scene(places.parts.page, wood) + final_picture.score(places, view, look)
    return scene + _around(places.parts, view, said, look)
