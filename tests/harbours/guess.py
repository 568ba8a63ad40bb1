"""A full state of Harbours that a seat thinks possible."""

from engine.codec import clone
from engine.game import Seat
from engine.rng import Rng
from engine.visibility import HIDDEN, known
from tests.harbours.data import CARDS, MOST
from tests.harbours.state import DECK, DISCARDS, NONE, State


def guess(v: State, seat: Seat, rng: Rng) -> State:
    """Deal what the seat cannot see at random, after what it knows the place of."""
    s = clone(v)
    for other, row in enumerate(s.known):
        if other != seat:
            s.known[other] = {}
            s.standing[other] = s.prefers[other] = NONE
            s.bids[other] = _bid(s, other, rng)
        else:
            _place(s, row)
    piles = [*(ship.hand for ship in s.ships), s.deck, s.discards]
    fixed = {card for pile in piles for card in known(pile)}
    fixed |= {card for ship in s.ships for card in ship.docks} | {s.lot}
    rest = [card for card in range(len(CARDS)) if card not in fixed]
    rng.shuffle(rest)
    for pile in piles:
        pile[:] = [rest.pop() if card is HIDDEN else card for card in pile]
    return s


def _place(s: State, row: dict[int, int]) -> None:
    """Put the cards which the seat knows into hidden cells of their places."""
    for card, place in row.items():
        if place == DECK:
            s.deck[-1] = card
            continue
        pile = s.discards if place == DISCARDS else s.ships[place].hand
        if card not in pile:
            pile[pile.index(HIDDEN)] = card


def _bid(s: State, seat: Seat, rng: Rng) -> int:
    if s.lot is None or s.out[seat] or not s.answered[seat]:
        return NONE
    return rng.index(min(s.ships[seat].coins, MOST) + 1)
