"""Phases of a turn, and the end of the match.

A phase in which nothing can be done is passed by itself: all of it is public.
"""

from collections.abc import Callable
from typing import Final

from engine.game import Emit, Seat, TurnEnded
from . import crowds_and_prices, data as d, legal, state_actions_and_events

ENDED: Final = tuple(TurnEnded(seat) for seat in range(4))


def begin_turn(s: state_actions_and_events.State, emit: Emit) -> None:
    """Begin the turn of the active seat: its protection ends [F1], its magic is ready [M1]."""
    seat = s.active
    if s.wards[seat] != d.NONE:
        emit(state_actions_and_events.Lapsed(seat, s.wards[seat]))
        s.wards[seat] = d.NONE
    s.phase = state_actions_and_events.MAGIC
    s.left = max(1, len(s.amulets[s.peoples[seat]]))


def spend_magic(s: state_actions_and_events.State, seat: Seat, emit: Emit) -> None:
    """Count a magic action; the last one ends the phase."""
    s.left -= 1
    if not s.left:
        end_magic(s, seat, emit)


def end_magic(s: state_actions_and_events.State, seat: Seat, emit: Emit) -> None:
    """Go on to the movement."""
    s.phase = state_actions_and_events.MOVE
    s.left = 0
    if not legal.can_move(s, seat):
        end_movement(s, seat, emit)


def end_movement(s: state_actions_and_events.State, seat: Seat, emit: Emit) -> None:
    """Deliver what stands at the own tower [V3], and go on to the purchases."""
    people = s.peoples[seat]
    tower = s.towers[people]
    s.moved = []
    for c in d.OF[people]:
        if s.load[c] != d.NONE and s.at[c] == tower:
            amulet, s.load[c] = s.load[c], d.NONE
            s.amulets[people].append(amulet)
            emit(
                state_actions_and_events.Delivered(
                    seat, amulet, len(s.amulets[people]), crowds_and_prices.cell_of(s, tower)
                )
            )
    s.phase = state_actions_and_events.BUY
    if not legal.purchases(s, seat):
        end_purchases(s, seat, emit)


def end_purchases(s: state_actions_and_events.State, seat: Seat, emit: Emit) -> None:
    """Produce [P1], and go on to the protection."""
    people = s.peoples[seat]
    count = crowds_and_prices.producers(s, people)
    if count:
        s.wealth[people] += count
        emit(state_actions_and_events.Produced(seat, count))
    s.phase = state_actions_and_events.PROTECT


def end_turn(s: state_actions_and_events.State, seat: Seat, emit: Emit) -> None:
    """Look for a victory [W2], and let the next seat begin, or end the match."""
    emit(ENDED[seat])
    won = crowds_and_prices.level(s, s.peoples[seat])
    if won and s.leader == d.NONE and not s.out[seat]:
        s.leader = seat
        emit(state_actions_and_events.LapBegan(seat, won))
    following = (seat + 1) % len(s.peoples)
    around = following == s.first
    if following == s.leader or (around and s.round > d.ROUNDS):  # [W3] [X1]
        s.phase = state_actions_and_events.OVER
        emit(state_actions_and_events.Ended())
        return
    s.active = following
    if around:
        s.round += 1
        if s.round > d.ROUNDS and s.leader == d.NONE:
            emit(state_actions_and_events.LastRound(s.round))
    begin_turn(s, emit)


END: Final[dict[int, Callable[[state_actions_and_events.State, Seat, Emit], None]]] = {
    state_actions_and_events.MAGIC: end_magic,
    state_actions_and_events.MOVE: end_movement,
    state_actions_and_events.BUY: end_purchases,
    state_actions_and_events.PROTECT: end_turn,
}
"""What ends each phase of a turn."""
