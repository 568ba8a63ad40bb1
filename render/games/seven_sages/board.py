"""The board of The Seven Sages: clearings between trunks, the camps, a panel for each seat."""

from functools import lru_cache

from engine.game import Result
from engine.games.seven_sages import data as d
from engine.games.seven_sages import state as m
from render.games.seven_sages import alliances, clearing, end
from render.games.seven_sages.frame_materials import MATTER
from render.games.seven_sages.hand import hand
from render.games.seven_sages.names import KEY
from render.games.seven_sages.position_text import phase, piles
from render.games.seven_sages.prompt import asked
from render.games.seven_sages.seat_panels import side
from render.games.seven_sages.turn_summary import summary
from render.look import Look
from render.paint import GAP, NOTE, Box, Marks, Scene, Theme, write
from render.widgets import board_frame
from render.words.catalogues import has, sentence
from render.words.narration import foot

__all__ = ["board", "hand"]

_FIELDS = (1, 0, 2)
"""The clearings from the left: left, bottom, right."""
_BETWEEN = 38.0
_PILES = 36.0
DARK, LIGHT = "#17221b", "#a9bd94"
"""The wood."""


def board(view: m.State, seat: int | None, look: Look) -> Scene:
    """Return the table; public and private pictures are the same, hands are drawn apart."""
    look = board_frame.world(look, MATTER, seat)
    if view.phase == m.OVER or isinstance(look.result, Result):
        return _end(view, look)
    roles = len(view.roles)
    below = alliances.height(view)
    said = _changed(view, look)
    asking = asked(view, seat, look, ()) if seat is not None and look.own_turn else ()
    task = " ".join(asking[:1])
    lines = board_frame.foot_lines(said, task)
    parts = _parts(roles, below, lines, look.high)
    lit = _FIELDS.index(view.pawn), alliances.fighting(view)
    scene = Scene(parts.page, _ground(look.theme, roles, below, lines, *lit, look.high))
    cells, lower = _cut(parts.table, roles)
    for slot, cell in zip(_FIELDS, cells, strict=True):
        scene += clearing.glade(cell, view, slot, look)
    _, last = lower.split(-_PILES, down=True)
    scene += alliances.camps(_camp_box(lower, below), view, look)
    scene += (write(last, piles(view, look), look.theme.ink, (28, NOTE), align="c"),)
    scene += side(parts.side, view, look)
    return scene + _around(parts, view, said, look, task)


def _parts(roles: int, below: float, lines: int, high: float) -> board_frame.Frame:
    content = clearing.height(roles) + below + _PILES + 2 * GAP
    return board_frame.fitted(content, foot_lines=lines, high=high)


def _cut(table: Box, roles: int) -> tuple[tuple[Box, ...], Box]:
    """Return the boxes of the three clearings, and what is below them."""
    upper, lower = table.split(clearing.height(roles), GAP, down=True)
    return upper.inset(24, 0).columns(3, _BETWEEN), lower


@lru_cache(maxsize=16)
def _ground(
    theme: Theme, roles: int, below: float, lines: int, lit: int, camp: bool, high: float
) -> Marks:
    """Return what does not change in a combat: the wood, the clearings, and the camps' ground."""
    parts = _parts(roles, below, lines, high)
    cells, lower = _cut(parts.table, roles)
    marks = board_frame.setting(parts, theme, clearing.WOOD, DARK, LIGHT) + clearing.wood(
        cells, lit, theme
    )
    if camp:
        marks += alliances.trodden(_camp_box(lower, below), theme)
    return marks


def _camp_box(lower: Box, below: float) -> Box:
    """Return where the camps stand: above the line of the piles."""
    upper, _ = lower.split(-_PILES, down=True)
    return upper.place(upper.w, below)


def _around(
    parts: board_frame.Frame, view: m.State, said: tuple[str, ...], look: Look, task: str = ""
) -> Scene:
    title = look.say(f"{KEY}-title")
    line = look.say(f"{KEY}-board-round", n=view.round, phase=phase(view, look))
    around = Scene(parts.page, board_frame.head(parts.head, look, title, line))
    return around + board_frame.foot(parts.foot, look, said, task)


def _changed(view: m.State, look: Look) -> tuple[str, ...]:
    """Say what happened last; without news, what the round is at."""
    if look.result is not None:
        reason = f"{KEY}-reason-{getattr(look.result, 'reason', '')}"
        return (look.say(reason if has(look.locale, reason) else "board-void"),)
    if told := foot(summary, look):
        return told
    begun = view.round > 1 or any(role != d.NONE for role in view.token)
    return (sentence(f"{phase(view, look)}.") if begun else look.say("board-start"),)


# The end.


def _end(view: m.State, look: Look) -> Scene:
    """Return who won, who had most of each role, and the score."""
    said = _changed(view, look)
    places = end.places(view, said, look.high)
    wood = board_frame.setting(places.parts, look.theme, clearing.WOOD, DARK, LIGHT)
    scene = Scene(places.parts.page, wood) + end.score(places, view, look)
    return scene + _around(places.parts, view, said, look)
