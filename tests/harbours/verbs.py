"""What each verb of Harbours does, and the course of a round.

Functions trust their callers: legality is decided in `rules`.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.game import Action, Emit, Seat, TurnEnded
from engine.rng import Rng
from tests.harbours.data import FLEET, good
from tests.harbours.state import (
    DECK,
    DISCARDS,
    NONE,
    Bid,
    BidsOpened,
    Drawn,
    Earned,
    Left,
    Load,
    Loaded,
    LotOpened,
    Peeked,
    Prefer,
    Rest,
    Roll,
    Rolled,
    Sail,
    Sailed,
    Show,
    Shown,
    Spy,
    Standing,
    State,
    Stormed,
    Withdraw,
)


def inside(s: State) -> list[Seat]:
    """Return the seats that have not resigned."""
    return [seat for seat, out in enumerate(s.out) if not out]


def after(s: State, seat: Seat) -> Seat | None:
    """Return who has the next turn of this round."""
    return next((other for other in inside(s) if other > seat), None)


def leave(s: State, seat: Seat, emit: Emit) -> None:
    """[6.1] Mark a seat out: its cards stay where they are, and its bid is void."""
    s.out[seat], s.bids[seat], s.standing[seat], s.prefers[seat] = True, NONE, NONE, NONE
    emit(Left(seat))
    if len(inside(s)) == 1:
        _shut(s)
        s.active, s.reason = NONE, "alone"
    elif s.lot is None and s.active == seat:
        end_turn(s, seat, emit)
    elif s.lot is not None:
        _answered(s, seat, emit)


def _sail(s: State, seat: Seat, a: Sail, rng: Rng, emit: Emit) -> None:
    """[2.1] Go to another harbour, once a turn."""
    s.sailed = True
    s.ships[seat].harbour = a.harbour
    emit(Sailed(seat, a.harbour))


def _spy(s: State, seat: Seat, a: Spy, rng: Rng, emit: Emit) -> None:
    """[2.2] Look at the top of the deck, once a turn."""
    s.spied = True
    s.known[seat][s.deck[-1]] = DECK
    emit(Peeked(seat, s.deck[-1]))


def _load(s: State, seat: Seat, a: Load, rng: Rng, emit: Emit) -> None:
    """[2.3] Unload a card; the harbour that wants it pays a coin; draw."""
    ship = s.ships[seat]
    ship.hand.remove(a.card)
    ship.docks.append(a.card)
    _forget(s, a.card)
    emit(Loaded(seat, a.card))
    if good(a.card) == ship.harbour:
        earn(s, seat, 1, emit)
    if s.deck:
        card = s.deck.pop()
        ship.hand.append(card)
        for other, row in enumerate(s.known):
            if row.pop(card, None) is not None and other != seat:
                row[card] = seat  # who had seen the top of the deck knows who drew it
        emit(Drawn(seat, card))
    end_turn(s, seat, emit)


def _roll(s: State, seat: Seat, a: Roll, rng: Rng, emit: Emit) -> None:
    """[2.4] Earn the lower die; doubles are a storm: the others run to the harbour they prefer."""
    s.wind = (rng.roll(6), rng.roll(6))
    emit(Rolled(seat, s.wind))
    earn(s, seat, min(s.wind), emit)
    for other in inside(s) if s.wind[0] == s.wind[1] else ():
        if other != seat and s.prefers[other] not in (NONE, s.ships[other].harbour):
            s.ships[other].harbour = s.prefers[other]
            emit(Stormed(other, s.prefers[other]))
    end_turn(s, seat, emit)


def _rest(s: State, seat: Seat, a: Rest, rng: Rng, emit: Emit) -> None:
    """[2.5] Take a coin."""
    earn(s, seat, 1, emit)
    end_turn(s, seat, emit)


def earn(s: State, seat: Seat, coins: int, emit: Emit) -> None:
    """Give a seat coins."""
    s.ships[seat].coins += coins
    emit(Earned(seat, coins))


def end_turn(s: State, seat: Seat, emit: Emit) -> None:
    """[1.2] Let the next seat have its turn; after the last one a lot is for sale."""
    s.sailed = s.spied = False
    emit(TurnEnded(seat))
    following = after(s, seat)
    if len(s.ships[seat].docks) >= FLEET:
        s.active, s.reason = NONE, "fleet"  # [5.1]
    elif following is not None:
        s.active = following
    elif s.deck:
        s.active, s.lot = NONE, s.deck.pop()  # [3.1]
        s.answered, s.shown = list(s.out), [False] * len(s.out)
        _forget(s, s.lot)
        emit(LotOpened(s.lot))
    else:
        _end_round(s)


def _bid(s: State, seat: Seat, a: Bid, rng: Rng, emit: Emit) -> None:
    """[3.2] Answer with a sealed bid."""
    s.bids[seat] = a.coins
    emit(TurnEnded(seat))
    _answered(s, seat, emit)


def _answered(s: State, seat: Seat, emit: Emit) -> None:
    s.answered[seat] = True
    if all(s.answered):
        _open_bids(s, emit)


def _open_bids(s: State, emit: Emit) -> None:
    """[3.3] The highest bid that no other equals buys; bids of nothing never do."""
    assert s.lot is not None
    single = [bid for bid in s.bids if bid > 0 and s.bids.count(bid) == 1]
    winner = s.bids.index(max(single)) if single else None
    emit(BidsOpened(s.lot, tuple(s.bids), winner))
    if winner is not None:
        s.ships[winner].coins -= s.bids[winner]
        s.ships[winner].docks.append(s.lot)
        s.lot = None
    _shut(s)
    if winner is not None and len(s.ships[winner].docks) >= FLEET:
        s.active, s.reason = NONE, "fleet"  # [5.1]
    else:
        _end_round(s)


def _shut(s: State) -> None:
    """Clear the auction; what nobody bought is discarded, and everybody has seen it."""
    s.bids = [NONE] * len(s.bids)
    if s.lot is not None:
        s.discards.append(s.lot)
        for row in s.known:
            row[s.lot] = DISCARDS
        s.lot = None


def _end_round(s: State) -> None:
    if s.round == s.limit:
        s.active, s.reason = NONE, "voyages"  # [5.1]
    else:
        s.round += 1
        s.active = inside(s)[0]


def _show(s: State, seat: Seat, a: Show, rng: Rng, emit: Emit) -> None:
    """[4.1] Show a card to one seat, once an auction."""
    s.shown[seat] = True
    s.known[a.to][a.card] = seat
    emit(Shown(seat, a.to, a.card))


def _standing(s: State, seat: Seat, a: Standing, rng: Rng, emit: Emit) -> None:
    s.standing[seat] = a.coins


def _withdraw(s: State, seat: Seat, a: Withdraw, rng: Rng, emit: Emit) -> None:
    s.standing[seat] = NONE


def _prefer(s: State, seat: Seat, a: Prefer, rng: Rng, emit: Emit) -> None:
    s.prefers[seat] = a.harbour


def _forget(s: State, card: int) -> None:
    """Everybody sees the card now."""
    for row in s.known:
        row.pop(card, None)


_Verb: TypeAlias = Callable[[State, Seat, Any, Rng, Emit], None]
VERBS: dict[type[Action], _Verb] = {
    Sail: _sail,
    Spy: _spy,
    Load: _load,
    Roll: _roll,
    Rest: _rest,
    Bid: _bid,
    Show: _show,
    Standing: _standing,
    Withdraw: _withdraw,
    Prefer: _prefer,
}
