"""The side of the board: a panel for each seat with towers, armies, hand and artifacts."""

from engine.games.magus_wargame.score import armies, towers
from engine.games.magus_wargame.state import State
from render import symbols
from render.games.magus_wargame import names
from render.layout import GAP, Box
from render.lettering import write
from render.look import Look
from render.pieces import counter
from render.scene import Marks, Path, Sprite
from render.theme import FLOOR, SMALL, TEXT
from render.widgets import panel, panels

_ROW = 38.0


def tower(box: Box, ink: str, ground: str) -> Marks:
    """Draw a tower."""
    outline = "M14 8 L30 8 L30 20 L42 20 L42 8 L58 8 L58 20 L70 20 L70 8 L86 8 L86 38 L76 46 "
    return (Path(outline + "L76 94 L60 94 L60 70 L40 70 L40 94 L24 94 L24 46 L14 38 Z",
                 box.square(), ink),)  # fmt: skip


def side(box: Box, view: State, look: Look) -> Marks:
    """Draw the seats in turn order; a panel that stays is kept."""
    best = max(towers(view, seat) for seat in view.order)
    leaders = [seat for seat in view.order if towers(view, seat) == best > 0]
    marks: Marks = ()
    for seat, cell in zip(view.order, panels(box, len(view.order)), strict=True):
        note = look.say("magus-wargame-board-out") if view.out[seat] else ""
        frame, body = panel(
            cell, look, seat, f"{towers(view, seat)}/4", leader=leaders == [seat], note=note
        )
        area = cell.inset(-GAP / 2)
        whole = frame + _rows(body, view, seat, look)
        marks += (Sprite(f"panel:{seat}", whole, area, area),)
    return marks


def _rows(body: Box, view: State, seat: int, look: Look) -> Marks:
    """Draw the counts, then the artifacts with what they give."""
    t = look.theme
    cells = [Box(body.x, body.y + i * (_ROW + 2), body.w, _ROW) for i in range(4)]
    cells = [cell for cell in cells if cell.bottom <= body.bottom + 2]
    held, moving, cards = cells[0].columns(3, 6)
    marks: Marks = counter(held, tower, t.ink, str(towers(view, seat)), t)
    marks += counter(moving, symbols.pawn, t.ink, str(armies(view, seat)), t)
    marks += counter(cards, symbols.cards, t.ink, str(len(view.hands[seat])), t)
    lines = [
        (names.artifact(look.locale, item), names.gift(look.locale, item))
        for item in view.artifacts[seat]
    ]
    if view.owed[seat]:
        lines.insert(0, (look.say("magus-wargame-board-owes", n=view.owed[seat]), ""))
    tall = len(cells) > 3
    for (name, gift), cell in zip(lines, cells[1:], strict=False):
        if tall and gift:
            name = look.say("magus-wargame-board-gift", name=name, gift=gift)
        marks += (write(cell, name, t.ink, (TEXT, SMALL, FLOOR)),)
    return marks
