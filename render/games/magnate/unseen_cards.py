"""The cards that a viewer has not seen: in the pile, or in a hand of somebody else.

What was sold before the pile ran out for the first time is among them again, and public [5.2].
"""

from engine.games.magnate import data as d, state_actions_and_events as m
from engine.visibility import known
from render.look import Look
from render.paint import GAP, RADIUS, STROKE, Box, Marks, Rect, Shadow, Sprite
from render.widgets import board_frame
from . import property_and_province_emblems
from .cards_and_coins import CREAM, PRINTED, paper, pips, roundel

_HEADING, _GAP = 42.0, 4.0
_FACE = Box(0, 0, 100, 112)
_WIDTHS = (290.0, 210.0, 148.0, 102.0, 78.0)
"""How wide a small card can be: few sizes, so that their pictures are kept."""


def unseen(view: m.State, seat: int | None) -> list[int]:
    """Return the cards that lie neither on the table nor in the viewer's own hand."""
    seen = {card for side in view.columns for column in side for card in column}
    seen |= set(view.discards)
    if seat is not None:
        seen |= set(known(view.hands[seat]))
    return [card for card in range(len(d.CARDS) if view.courts else d.PLAIN) if card not in seen]


def cards(box: Box, view: m.State, seat: int, look: Look) -> Marks:
    """Draw them as small cards, as large as there is room."""
    t = board_frame.on_matter(look).theme
    found = unseen(view, seat)
    shape = Rect(box, t.panel, t.line, STROKE, RADIUS)
    head, body = box.inset(GAP, GAP / 2).split(_HEADING, 4, down=True)
    marks: Marks = (Shadow(shape, 8, t.shade), shape)
    marks += board_frame.heading(head, look.say("magnate-hand-unseen"), t)
    if not found:
        return marks
    across = max(range(1, len(found) + 1), key=lambda n: _fitting(body, n, len(found)))
    room = _fitting(body, across, len(found))
    wide = next((each for each in _WIDTHS if each <= room), room)
    rows = -(-len(found) // across)
    cells = body.grid(across, rows)
    for card, cell in zip(found, cells, strict=False):
        place = cell.place(wide - _GAP, (wide - _GAP) * _FACE.h / _FACE.w)
        marks += (
            Sprite(f"small:{card}", _small(card, look.locale), _FACE, place, lift=4, shade=t.shade),
        )
    return marks


def _fitting(body: Box, across: int, cards: int) -> float:
    """Return how wide cards are of which so many lie in a row."""
    rows = -(-cards // across)
    return min(body.w / across, body.h / rows * _FACE.w / _FACE.h)


def _small(card: int, locale: str) -> Marks:
    return (
        *paper(_FACE),
        *roundel(Box(5, 4, 46, 46), card, locale, 40.0),
        *pips(Box(53, 14, 41, 24), d.SUITS_OF[card], 1.0, gap=2),
        *property_and_province_emblems.picture(card)(
            Box(24, 48, 52, 52), PRINTED[d.SUITS_OF[card][0]], CREAM
        ),
    )
