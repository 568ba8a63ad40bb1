"""Memory of seats: cards seen in other hands, and what can still be in the piles [H1]."""

from bisect import bisect_left, insort
from collections.abc import Iterable, Sequence

from engine.game import Seat
from . import data as d, state as m

# Other hands.


def mark(s: m.State, viewer: Seat, owner: Seat, some: Iterable[int]) -> None:
    """Note cards that have come to a hand before the eyes of a seat."""
    if viewer != owner:
        for card in some:
            insort(s.known[viewer], owner * 64 + card)
            saw(s, viewer, card)


def mark_shown(s: m.State, viewer: Seat, owner: Seat, some: Sequence[int]) -> None:
    """Note cards that a seat was shown, among which may be some that it knew."""
    row = s.known[viewer]
    for card in set(some):
        code = owner * 64 + card
        row += [code] * max(0, some.count(card) - row.count(code))
    row.sort()
    for card in set(some):
        saw(s, viewer, card)


def unmark_kind(s: m.State, owner: Seat, card: int) -> None:
    """[H1] The owner has played this kind: nobody is sure of it any more."""
    code = owner * 64 + card
    for viewer, row in enumerate(s.known):
        if code in row:
            row[:] = [other for other in row if other != code]
        saw(s, viewer, card)


def unmark_hand(s: m.State, owner: Seat, witness: Seat = d.NONE) -> None:
    """[H1] Cards left a hand: but for who saw them, nobody knows anything of it any more."""
    for viewer, row in enumerate(s.known):
        if row and viewer != witness:
            del row[bisect_left(row, owner * 64) : bisect_left(row, owner * 64 + 64)]


def unmark_cards(s: m.State, viewer: Seat, owner: Seat, some: Iterable[int]) -> None:
    """Drop the marks of cards that a seat has seen leave the hand."""
    row = s.known[viewer]
    for card in some:
        code = owner * 64 + card
        if code in row:
            row.remove(code)


# The piles. Older rules had no such rows.


def anything() -> list[int]:
    """Return a row of `might` that says nothing: by kind, as many as there are in the box."""
    return [*d.BOX]


def forget(s: m.State) -> None:
    """Let every seat know no more of the piles than it sees now: a position is made up."""
    s.piled = [[*anything(), 0] for _ in s.hands]
    s.might = [_unseen(s, viewer) for viewer in range(len(s.hands))]


def took(s: m.State, seat: Seat, drawn: Iterable[int]) -> None:
    """Note what a seat has drawn from a pile, spells as kinds."""
    if s.might:
        piled, might = s.piled[seat], s.might[seat]
        for card in drawn:
            piled[card if piled[card] else -1] -= 1
            might[card] -= 1


def saw(s: m.State, viewer: Seat, card: int) -> None:
    """Note that a seat sees where a card is: so many fewer can be in the pile."""
    if not s.might or not s.might[viewer][card]:
        return
    row, left = s.might[viewer], d.BOX[card] - 1
    if left:
        left = _unseen(s, viewer)[card]
    row[card] = min(row[card], left)


def shuffled(s: m.State) -> None:
    """[K19] Note that the power cards discarded are the pile, as each seat saw them."""
    for viewer, row in enumerate(s.piled):
        row[: d.FIRST_SPELL] = [0] * d.FIRST_SPELL
        row[-1] = 0
        for card, seat in zip(s.discards, s.discarders, strict=True):
            row[card if seat in (d.NONE, viewer) else -1] += 1
        s.might[viewer][: d.FIRST_SPELL] = _unseen(s, viewer, piles=True)[: d.FIRST_SPELL]


def spells_shuffled(s: m.State) -> None:
    """[R4] Note that the spells discarded are the pile."""
    for viewer, row in enumerate(s.piled):
        row[d.FIRST_SPELL : -1] = [0] * (len(d.BOX) - d.FIRST_SPELL)
        for spell in s.spell_discards:
            row[d.FIRST_SPELL + spell] += 1
        s.might[viewer][d.FIRST_SPELL :] = _unseen(s, viewer, piles=True)[d.FIRST_SPELL :]


def _unseen(s: m.State, viewer: Seat, *, piles: bool = False) -> list[int]:
    """Return by kind how many cards a seat does not see; with `piles`, discards are unseen."""
    left = anything()
    for card in s.hands[viewer]:
        left[card] -= 1
    for spell in s.spells[viewer]:
        left[d.FIRST_SPELL + spell] -= 1
    for code in (*s.laid, *s.known[viewer]):
        left[code & 63] -= 1
    if not piles:
        for card, seat in zip(s.discards, s.discarders, strict=True):
            left[card] -= seat in (d.NONE, viewer)
        for spell in s.spell_discards:
            left[d.FIRST_SPELL + spell] -= 1
    return left
