"""The side of the board: a panel for each seat with towers, armies, hand and artifacts."""

from engine.games.magus_wargame.score import armies, towers
from engine.games.magus_wargame.state import State
from render import symbols
from render.games.magus_wargame import emblems, names
from render.layout import GAP, Box
from render.lettering import write
from render.look import Look
from render.pieces import counter
from render.scene import Marks, Sprite
from render.symbols import Symbol, icon
from render.theme import LEAST, NOTE
from render.widgets import panel

_ROW = 46.0
_ARMY: Symbol = icon("mdi:flag_variant", tone=0)


def side(box: Box, view: State, look: Look) -> Marks:
    """Draw the seats in turn order; who is out has a low panel."""
    best = max(towers(view, seat) for seat in view.order)
    leaders = [seat for seat in view.order if towers(view, seat) == best > 0]
    weights = [0.5 if view.out[seat] else 1.0 for seat in view.order]
    marks: Marks = ()
    for seat, cell in zip(view.order, box.shares(weights, GAP, down=True), strict=True):
        note = look.say("magus-wargame-board-out") if view.out[seat] else ""
        frame, body = panel(
            cell, look, seat, f"{towers(view, seat)}/4", leader=leaders == [seat], note=note
        )
        area = cell.inset(-GAP / 2)
        whole = frame if view.out[seat] else frame + _rows(body, view, seat, look)
        marks += (Sprite(f"panel:{seat}", whole, area, area),)
    return marks


def _rows(body: Box, view: State, seat: int, look: Look) -> Marks:
    """Draw the counts, then the artifacts, as large as there is room."""
    t = look.theme
    counts, rest = body.split(_ROW, 4, down=True)
    moving, cards = counts.columns(2, 6)
    marks: Marks = counter(moving, _ARMY, t.ink, str(armies(view, seat)), t)
    marks += counter(cards, symbols.cards, t.ink, str(len(view.hands[seat])), t)
    lines = len(view.artifacts[seat]) + bool(view.owed[seat])
    high = min(rest.h / max(lines, 1), 96.0)
    rows = rest.place(rest.w, high * lines, 0, 0.3).rows(lines) if lines else ()
    for item, row in zip(view.artifacts[seat], rows, strict=False):
        sign, words = row.inset(0, 2).split(min(row.h - 4, 76.0), 10)
        marks += emblems.artifact(sign.square(), item)
        marks += (write(words, names.artifact(look.locale, item), t.ink, (LEAST, 29, NOTE)),)
    if view.owed[seat]:
        owes = look.say("magus-wargame-board-owes", n=view.owed[seat])
        marks += (write(rows[-1], owes, t.warn, (LEAST, NOTE), weight="bold"),)
    return marks
