"""The side of the board: a panel for each seat with towers, armies, hand and artifacts."""

from engine.games.magus_wargame import state as m
from engine.games.magus_wargame.score import armies, towers
from render.games.magus_wargame import icon_names, names
from render.games.magus_wargame.primitives import ART
from render.look import Look
from render.paint import GAP, LEAST, NAME, NOTE, Box, Drawing, Marks, fonts, symbols, write
from render.widgets.board_frame import on_matter, panel

_ROW = 46.0
_GIFT = 66.0
"""How high a row is that has room for what an artifact gives."""


def side(box: Box, view: m.State, look: Look) -> Marks:
    """Draw the seats in turn order; who is out has a low panel."""
    look = on_matter(look)
    best = max(towers(view, seat) for seat in view.order)
    leaders = [seat for seat in view.order if towers(view, seat) == best > 0]
    weights = [0.5 if view.out[seat] else 1.0 for seat in view.order]
    unit = look.say("magus-wargame-board-towers")
    marks: Marks = ()
    for seat, cell in zip(view.order, box.shares(weights, GAP, down=True), strict=True):
        note = look.say("magus-wargame-board-out") if view.out[seat] else ""
        score, leader = f"{towers(view, seat)}/4", leaders == [seat]
        frame, body = panel(cell, look, seat, score, leader=leader, note=note, unit=unit)
        marks += frame if view.out[seat] else frame + _rows(body, view, seat, look)
    return marks


def _rows(body: Box, view: m.State, seat: int, look: Look) -> Marks:
    """Draw the counts, then the artifacts, as large as there is room."""
    t = look.theme
    counts, rest = body.split(_ROW, 4, down=True)
    marks = _counts(counts, view, seat, look)
    lines = len(view.artifacts[seat]) + bool(view.owed[seat])
    high = min(rest.h / max(lines, 1), 96.0)
    rows = rest.place(rest.w, high * lines, 0, 0.3).rows(lines) if lines else ()
    for item, row in zip(view.artifacts[seat], rows, strict=False):
        sign, words = row.inset(0, 2).split(min(row.h - 4, 76.0), 10)
        marks += icon_names.artifact(sign.square(), item)
        name, gift = names.artifact(look.locale, item), ""
        if row.h >= _GIFT:
            gift = names.gift(look.locale, item)
            words, below = words.place(words.w, 64).rows(2)
            marks += (write(below, gift, t.muted, NOTE),)
        marks += (write(words, name, t.ink, (LEAST, 29, NOTE)),)
    if view.owed[seat]:
        owes = look.say("magus-wargame-board-owes", n=view.owed[seat])
        marks += (write(rows[-1], owes, t.warn, (LEAST, NOTE), weight="bold"),)
    return marks


def _counts(box: Box, view: m.State, seat: int, look: Look) -> Marks:
    """Write how many armies and cards a seat has, each with its sign and its name."""
    t = look.theme
    marks: Marks = ()
    cells = box.shares((1.15, 1), 4)
    for what, n, cell in zip(
        ("armies", "cards"), (armies(view, seat), len(view.hands[seat])), cells, strict=True
    ):
        sign, rest = cell.split(34, 6)
        if what == "armies":
            marks += (Drawing(f"{ART}/banner", sign, (("cloth", t.seat(seat)),)),)
        else:
            marks += symbols.cards(sign.place(34, 40), t.ink, t.panel)
        figure, word = rest.split(fonts.measure(str(n), NAME, "bold") + 1, 6)
        marks += (write(figure, str(n), t.ink, NAME, weight="bold"),)
        said = look.say(f"magus-wargame-board-{what}", n=n)
        if fonts.measure(said, NOTE) <= word.w:
            marks += (write(word.shift(0, 3), said, t.muted, NOTE),)
    return marks
