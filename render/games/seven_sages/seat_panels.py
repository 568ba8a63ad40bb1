"""The side of the board: a panel for each seat with its role, alliance, cards and crystals."""

from engine.games.seven_sages import data as d
from engine.games.seven_sages import events
from engine.games.seven_sages import state as m
from render.games.seven_sages.alliances import pennant
from render.games.seven_sages.names import KEY
from render.games.seven_sages.primitives import gem, portrait, spell
from render.look import Look
from render.paint import FIGURE, GAP, LEAST, NOTE, SIGN, Box, Marks, fonts, symbols, write
from render.widgets.board_frame import on_matter, panel, panels
from render.widgets.pieces import changed_box

_FACE = 108.0
_MOST, _BESIDE = 76.0, 0.5
"""How wide the portraits of a seat are, and how much of a second one stands beside the first."""
_SIGN, _WORD, _LOWEST = 28.0, 28.0, 62.0
_WHAT = ("cards", "spells", "crystals")
_CHANGES = (
    events.Given, events.Drew, events.Received, events.Traded,
    events.Doubled, events.Took, events.Learned, events.Counted,
)  # fmt: skip


def side(box: Box, view: m.State, look: Look) -> Marks:
    """Draw the panels in seat order."""
    look = on_matter(look)
    seats = len(view.side)
    return tuple(
        mark
        for seat, cell in enumerate(panels(box, seats))
        for mark in _seat(cell, view, seat, look)
    )


def _seat(box: Box, view: m.State, seat: int, look: Look) -> Marks:
    t = look.theme
    own = view.side[seat]
    marks, body = panel(box, look, seat)
    row = body.place(body.w, min(body.h, _FACE), v=0.5)
    shown = [role for role in (view.card[seat], view.second[seat]) if role != d.NONE] or [d.NONE]
    whole = 1 + _BESIDE * (len(shown) - 1)
    wide = min(row.h * 0.8, _MOST / whole)
    faces, counts = row.split(wide * whole, GAP)
    for role, cell in zip(shown, faces.fan(len(shown), wide), strict=True):
        marks += portrait(cell, role, faint=seat in view.out)
    if own != d.NONE:
        side_ = min(42.0, row.h * 0.6)
        marks += pennant(faces.place(side_, side_ * 0.9, 1.1, 1.0).shift(8, 0), own)
    numbers = (len(view.hands[seat]), len(view.spells[seat]), len(view.won[seat]))
    words = [look.say(f"{KEY}-board-{what}", n=n) for what, n in zip(_WHAT, numbers, strict=True)]
    widths = [
        max(fonts.measure(word, NOTE), _SIGN + 2 + fonts.measure(str(n), FIGURE, "bold")) + 1
        for word, n in zip(words, numbers, strict=True)
    ]
    low = counts.h < _LOWEST
    two_lines = fonts.measure(look.name(seat), LEAST, "bold") > body.w - SIGN - GAP / 2
    bare = (low and two_lines) or sum(widths) + 4 > counts.w
    if bare:  # a name on two lines, or long words, leave no room for words
        counts = counts.place(counts.w, min(counts.h, _LOWEST))
    else:
        counts = counts.place(counts.w, min(max(counts.h, _LOWEST), FIGURE + _WORD))
        counts = counts.shift(0, -6 if low else 0)
    cells = counts.place(min(counts.w, sum(widths) + 2 * GAP), counts.h).shares(widths, 2)
    for at, (number, word, cell) in enumerate(zip(numbers, words, cells, strict=True)):
        marks += _count(cell, at, number, "" if bare else word, look)
    if any(_concerns(event, seat) for event in look.since(*_CHANGES)):
        marks += changed_box(counts.inset(-6, -2), t)
    return marks


def _count(box: Box, at: int, number: int, word: str, look: Look) -> Marks:
    """Draw a sign and how many, and below it of what: cards in hand, spells, crystals."""
    t = look.theme
    upper, lower = box.split(-_WORD, down=True) if word else (box, box)
    place, rest = upper.split(_SIGN, 2)
    sign = place.place(_SIGN, _SIGN * 1.2)
    drawn: tuple[Marks, ...] = (
        symbols.cards(sign, t.muted, t.panel),
        spell(sign, d.NONE),
        gem(sign),
    )
    figure = write(rest, str(number), t.ink, FIGURE, weight="bold", role="figure")
    told = (write(lower, word, t.muted, NOTE),) if word else ()
    return (*drawn[at], figure, *told)


def _concerns(event: object, seat: int) -> bool:
    if isinstance(event, events.Counted):
        return seat in event.seats
    return seat in (getattr(event, "seat", d.NONE), getattr(event, "to", d.NONE))
