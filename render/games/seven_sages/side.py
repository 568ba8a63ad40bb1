"""The side of the board: a panel for each seat with its role, alliance, cards and crystals."""

from engine.games.seven_sages.data import NONE
from engine.games.seven_sages.events import alliance, combat, reward
from engine.games.seven_sages.state import OVER, State
from render import symbols
from render.games.seven_sages import names
from render.games.seven_sages.marks import HIGH, LOW, SYMBOLS, gem, medallion
from render.layout import GAP, Box
from render.look import Look
from render.pieces import changed_box, counter
from render.scene import Marks, Rect
from render.theme import MARK, RADIUS, TEXT
from render.widgets import panel, panels

_ROLE = 46.0
_CHANGES = (
    alliance.Given, combat.Drew, combat.Received, combat.Traded, combat.Doubled,
    reward.Took, reward.Learned, reward.Counted,
)  # fmt: skip


def side(box: Box, view: State, look: Look) -> Marks:
    """Draw the panels in seat order."""
    seats = len(view.side)
    return tuple(
        mark
        for seat, cell in enumerate(panels(box, seats))
        for mark in _seat(cell, view, seat, look)
    )


def side_hue(side_: int) -> str:
    """Return the hue of an alliance."""
    return HIGH if side_ else LOW


def _seat(box: Box, view: State, seat: int, look: Look) -> Marks:
    t = look.theme
    own = view.side[seat]
    score, leads = "", False
    if view.phase == OVER:
        score = str(sum(view.won[seat]))
        leads = seat in getattr(look.result, "winners", ())
    elif own != NONE:
        score = names.SIGNS[own]
    marks, body = panel(box, look, seat, score, leader=leads)
    if own != NONE:
        strip = Box(box.right - 10, box.y + RADIUS, 6, box.h - 2 * RADIUS)
        marks += (Rect(strip, t.hue(side_hue(own)), radius=3),)
    row = body.place(body.w, min(body.h, 48.0), v=0.4)
    roles, counts = row.split(2 * _ROLE + 4, GAP / 2)
    marks += _roles(roles, view, seat, look)
    signs = (
        (symbols.cards, t.muted, len(view.hands[seat])),
        (SYMBOLS[-1][0], t.hue("teal"), len(view.spells[seat])),
        (gem, t.hue("blue"), len(view.won[seat])),
    )
    for (sign, colour, count), cell in zip(signs, counts.columns(3, 6), strict=True):
        marks += counter(cell.place(cell.w, MARK), sign, colour, str(count), t, size=TEXT)
    if any(_concerns(event, seat) for event in look.since(*_CHANGES)):
        marks += changed_box(counts.inset(-4, -2), t)
    return marks


def _concerns(event: object, seat: int) -> bool:
    if isinstance(event, reward.Counted):
        return seat in event.seats
    return seat in (getattr(event, "seat", NONE), getattr(event, "to", NONE))


def _roles(box: Box, view: State, seat: int, look: Look) -> Marks:
    """Draw the role that a seat plays, and the second one of Binensus."""
    t = look.theme
    marks: Marks = ()
    cells = box.fan(2, _ROLE, 4)
    for role, cell in zip((view.card[seat], view.second[seat]), cells, strict=True):
        if role != NONE:
            marks += medallion(cell.place(_ROLE, min(cell.h, _ROLE)), role, t, t.panel)
    return marks
