"""The side of the board: each seat's role and alliance, and its crystals, cards and spells."""

from dataclasses import replace
from typing import Any

from engine.games.seven_sages import data as d, events, state as m
from render.look import Look
from render.paint import GAP, NOTE, Box, Marks, Rect, font_metrics, seat_and_suit_symbols, write
from render.widgets.board_frame import Fact, Leaders, facts, on_matter, panel, panels
from . import alliance_drawing, names, portraits_trees_cards

_ROW = 84.0
"""How high the row of facts is: figures, and what they count."""
_PANEL = 174.0
_GOAL, _BELOW = 34.0, 12.0
"""How high the sign is that says what wins, and the gap below it."""
_CHANGES: tuple[tuple[type[Any], ...], ...] = (
    (events.Took, events.Counted),
    (events.Given, events.Drew, events.Received, events.Played, events.Discarded),
    (events.Learned, events.Given, events.Spelled),
)
"""What changes crystals, cards and spells."""


def height(seats: int) -> float:
    """Return how high the side is at least."""
    return _GOAL + _BELOW + seats * (_PANEL + GAP) - GAP


def side(box: Box, view: m.State, look: Look) -> Marks:
    """Draw what wins, and below it the panels in seat order."""
    look = on_matter(look)
    sign, rest = box.split(_GOAL, _BELOW, down=True)
    return goal(sign, look) + tuple(
        mark
        for seat, cell in enumerate(panels(rest, len(view.side)))
        for mark in _seat(cell, view, seat, look)
    )


def goal(box: Box, look: Look) -> Marks:
    """Write on a sign what wins the match: the sum of crystals, which is secret [R5]."""
    gem, words = box.inset(GAP, 0).split(box.h, 8)
    said = look.say(f"{names.KEY}-board-goal")
    return (
        Rect(box, look.theme.panel, look.theme.line, 2, 8),
        *portraits_trees_cards.gem(gem.inset(2)),
        write(words, said, look.theme.ink, (29, 28, NOTE), weight="bold"),
    )


def most(view: m.State) -> tuple[int, ...]:
    """Return the seats with the most crystals; () while all have as many.

    Who is ahead nobody can tell: what decides is what they are worth, which is secret [R5].
    """
    counts = [len(won) for won in view.won]
    return tuple(s for s, n in enumerate(counts) if n == max(counts) > min(counts))


def lead(view: m.State) -> Leaders:
    """Return who has the most crystals: that much all know."""
    return Leaders(most(view), f"{names.KEY}-board-most")


def tally(view: m.State) -> tuple[int, ...]:
    """Return by how much each alliance leads in the combat; () outside it."""
    return (max(view.marker, 0), max(-view.marker, 0)) if view.phase == m.COMBAT else ()


def _seat(box: Box, view: m.State, seat: int, look: Look) -> Marks:
    t = look.theme
    role = view.card[seat]

    def face(spot: Box) -> Marks:
        return portraits_trees_cards.portrait(spot.fitted(0.8), role, rim=t.seat(seat))

    plain = replace(look, seat=None)  # what is one's own is marked on the rim, not on the face
    marks, body = panel(box, plain, seat, face=None if role == d.NONE else face)
    if view.side[seat] != d.NONE:
        flag = Box(box.x - 14, body.y - 10, 32, 44)
        marks += alliance_drawing.pennant(flag, view.side[seat])
    if seat == look.seat and not look.past:
        marks += _own(box, look)
    numbers = (len(view.won[seat]), len(view.hands[seat]), len(view.spells[seat]))
    signs = (
        portraits_trees_cards.gem,
        lambda place: seat_and_suit_symbols.cards(place, t.muted, t.panel),
        lambda place: portraits_trees_cards.spell(place, d.NONE),
    )
    found = [
        Fact(
            str(n),
            sign,
            look.say(f"{names.KEY}-board-{what}", n=n),
            _changed(look, kinds, seat),
            most=at_most,
        )
        for n, sign, what, kinds in zip(
            numbers, signs, ("crystals", "cards", "spells"), _CHANGES, strict=True
        )
        for at_most in (what == "crystals" and seat in most(view),)
    ]
    return marks + facts(body.place(body.w, min(body.h, _ROW)), look, found)


def _own(box: Box, look: Look) -> Marks:
    """Write on the upper rim of a panel that it is the viewer's own."""
    t, said = look.theme, look.say("board-you")
    wide = font_metrics.measure(said, NOTE, "bold") + 20
    tab = Box(box.right - wide - 40, box.y - 11, wide, 30)
    word = write(tab, said, t.ink, NOTE, weight="bold", align="c")
    return Rect(tab, t.panel, t.line, 2, 6), word


def _changed(look: Look, kinds: tuple[type[Any], ...], seat: int) -> bool:
    """Tell whether something happened that changes a figure of a seat."""
    return any(
        seat in getattr(event, "seats", ())
        or seat in (getattr(event, "seat", d.NONE), getattr(event, "to", d.NONE))
        for event in look.since(*kinds)
    )
