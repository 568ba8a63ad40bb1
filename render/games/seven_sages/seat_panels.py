"""The side of the board: each seat's role and alliance, and its crystals, cards and spells."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.games.seven_sages import data as d, events, state as m
from render.look import Look
from render.paint import (
    GAP,
    LEAST,
    NOTE,
    Box,
    Marks,
    Rect,
    font_metrics,
    seat_and_suit_symbols,
    write,
)  # fmt: skip
from render.widgets import board_frame
from render.widgets.dice_counters_and_marks import seat_mark
from . import alliance_drawing, names, portraits_trees_cards

_ROW = 84.0
"""How high the row of facts is: figures, and what they count."""
_PANEL = 174.0
STANDING = 90.0
"""How high the panel of all seats is that a hand has."""
_MARK, _TITLE, _COUNT, _LEAF = 44.0, 32.0, 90.0, 18.0
"""How wide a mark on it is, how high a name, how wide a number of crystals, and its corner."""
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
    look = board_frame.on_matter(look)
    sign, rest = box.split(_GOAL, _BELOW, down=True)
    return goal(sign, look) + tuple(
        mark
        for seat, cell in enumerate(board_frame.panels(rest, len(view.side)))
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


def lead(view: m.State) -> board_frame.Leaders:
    """Return who has the most crystals: that much all know."""
    return board_frame.Leaders(most(view), f"{names.KEY}-board-most")


def standing(box: Box, view: m.State, seat: int, look: Look) -> Marks:
    """Draw on a low plate all seats, the own one first: their names, and below their crystals.

    Where names have no room the own one gives way first: marks tell the rest.
    """
    look = board_frame.on_matter(look)
    t = look.theme
    inner = box.inset(GAP, 4).pad(right=_LEAF)
    said, seats = _names(inner.w, view, seat, look), (seat, *_others(seat, look))
    wide = [_needs(view, each, seat, said.get(each, ""), look) for each in seats]
    apart = max(0.0, inner.w - sum(wide)) / (len(wide) - 1)
    marks: Marks = ()
    left = inner.x
    for each, width in zip(seats, wide, strict=True):
        mark, words = Box(left, inner.y, width, inner.h).split(_MARK, 8)
        title, counts = words.split(_TITLE, down=True)
        marks += seat_mark(mark.square(), each, t)
        marks += board_frame.called(title, said.get(each, ""), each == seat, look)
        marks += _counted(counts, view, each, look, own=each == seat)
        left += width + apart
    return marks


def _others(seat: int, look: Look) -> Iterator[int]:
    return (each for each in range(len(look.names)) if each != seat)


def _names(room: float, view: m.State, seat: int, look: Look) -> dict[int, str]:
    """Return the names that a panel of all seats tells."""
    texts = {each: look.name(each) for each in (seat, *_others(seat, look))}

    marks = {each: _needs(view, each, seat, "", look) for each in texts}
    whole = {each: _needs(view, each, seat, text, look) for each, text in texts.items()}
    room -= GAP * (len(texts) - 1)
    if sum(whole.values()) > room:
        texts[seat] = look.say("board-you")
        whole[seat] = _needs(view, seat, seat, texts[seat], look)
    used, found = sum(marks.values()), {}
    for each, text in texts.items():
        if used + whole[each] - marks[each] <= room:
            found[each] = text
            used += whole[each] - marks[each]
    return found


def _needs(view: m.State, each: int, seat: int, text: str, look: Look) -> float:
    """Return how wide the mark, the name and the crystals of a seat are."""
    name = font_metrics.measure(text, LEAST, "bold") + board_frame.you_wide(
        text, each == seat, look
    )
    word = look.say(f"{names.KEY}-board-most-of") if each in most(view) else ""
    counted = _COUNT + font_metrics.measure(word, NOTE) + 6
    return _MARK + 8 + max(counted, name + 1)


def _counted(box: Box, view: m.State, seat: int, look: Look, *, own: bool) -> Marks:
    """Draw how many crystals a seat has, and in words whether nobody has more [R5]."""
    n, at_most = len(view.won[seat]), seat in most(view)
    counts, words = box.split(_COUNT, 4)
    marks = board_frame.facts(
        counts, look, (board_frame.Fact(str(n), portraits_trees_cards.gem, most=at_most),)
    )
    keys = ("most", "most-of")[not own :] if at_most else ("crystals",) if own else ()
    for key in keys:
        text = look.say(f"{names.KEY}-board-{key}", n=n)
        if font_metrics.measure(text, NOTE) <= words.w:
            return (*marks, write(words, text, look.theme.ink, NOTE))
    return marks


def tally(view: m.State) -> tuple[int, ...]:
    """Return by how much each alliance leads in the combat; () outside it."""
    return (max(view.marker, 0), max(-view.marker, 0)) if view.phase == m.COMBAT else ()


def _seat(box: Box, view: m.State, seat: int, look: Look) -> Marks:
    t = look.theme
    role = view.card[seat]

    def face(spot: Box) -> Marks:
        return portraits_trees_cards.portrait(spot.fitted(0.8), role, rim=t.seat(seat))

    plain = replace(look, seat=None)  # what is one's own is marked on the rim, not on the face
    marks, body = board_frame.panel(box, plain, seat, face=None if role == d.NONE else face)
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
        board_frame.Fact(
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
    return marks + board_frame.facts(body.place(body.w, min(body.h, _ROW)), look, found)


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
