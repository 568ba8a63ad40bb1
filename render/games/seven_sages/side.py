"""The side of the board: a panel for each seat with its role, alliance, cards and crystals."""

from engine.games.seven_sages.data import NONE
from engine.games.seven_sages.events import alliance, combat, reward
from engine.games.seven_sages.state import State
from render import symbols
from render.games.seven_sages.camps import pennant
from render.games.seven_sages.marks import gem, portrait, spell
from render.layout import GAP, Box
from render.lettering import write
from render.look import Look
from render.pieces import changed_box
from render.scene import Marks
from render.theme import FIGURE, NAME
from render.widgets import panel, panels

_FACE = 108.0
_MOST, _BESIDE = 96.0, 0.55
"""How wide the portraits of a seat are, and how much of a second one stands beside the first."""
_SIGN = 40.0
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


def _seat(box: Box, view: State, seat: int, look: Look) -> Marks:
    t = look.theme
    own = view.side[seat]
    marks, body = panel(box, look, seat)
    row = body.place(body.w, min(body.h, _FACE), v=0.5)
    shown = [role for role in (view.card[seat], view.second[seat]) if role != NONE] or [NONE]
    whole = 1 + _BESIDE * (len(shown) - 1)
    wide = min(row.h * 0.8, _MOST / whole)
    faces, counts = row.split(wide * whole, GAP)
    for role, cell in zip(shown, faces.fan(len(shown), wide), strict=True):
        marks += portrait(cell, role, faint=seat in view.out)
    if own != NONE:
        side_ = min(42.0, row.h * 0.6)
        marks += pennant(faces.place(side_, side_ * 0.9, 1.1, 1.0).shift(8, 0), own)
    counts = counts.pad(left=8).place(counts.w - 8, min(counts.h, 56.0))
    numbers = (len(view.hands[seat]), len(view.spells[seat]), len(view.won[seat]))
    shares = [_SIGN + 26 * len(str(number)) for number in numbers]
    for at, (number, cell) in enumerate(zip(numbers, counts.shares(shares, 4), strict=True)):
        marks += _count(cell, at, number, look)
    if any(_concerns(event, seat) for event in look.since(*_CHANGES)):
        marks += changed_box(counts.inset(-6, -2), t)
    return marks


def _count(box: Box, at: int, number: int, look: Look) -> Marks:
    """Draw a sign and how many: cards in hand, spells, crystals."""
    t = look.theme
    place, rest = box.split(_SIGN * 0.8, 4)
    sign = place.place(place.w, _SIGN)
    drawn: tuple[Marks, ...] = (
        symbols.cards(sign, t.muted, t.panel),
        spell(sign, NONE),
        gem(sign),
    )
    figure = write(rest, str(number), t.ink, (FIGURE, 42, NAME), weight="bold", role="figure")
    return (*drawn[at], figure)


def _concerns(event: object, seat: int) -> bool:
    if isinstance(event, reward.Counted):
        return seat in event.seats
    return seat in (getattr(event, "seat", NONE), getattr(event, "to", NONE))
