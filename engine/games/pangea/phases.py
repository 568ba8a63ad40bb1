"""Phases of a turn, and the end of the match.

A phase in which nothing can be done is passed by itself: all of it is public.
"""

from collections.abc import Callable
from typing import Final

from engine.game import Emit, Seat, TurnEnded
from . import data as d, legal, position_queries, state

ENDED: Final = tuple(TurnEnded(seat) for seat in range(4))


def begin_turn(s: state.State, emit: Emit) -> None:
    """Begin the turn of the active seat: its protection ends [F1], its magic is ready [M1]."""
    seat = s.active
    if s.wards[seat] != d.NONE:
        emit(state.Lapsed(seat, s.wards[seat]))
        s.wards[seat] = d.NONE
    s.phase = state.MAGIC
    s.left = max(1, len(s.amulets[s.peoples[seat]]))


def spend_magic(s: state.State, seat: Seat, emit: Emit) -> None:
    """Count a magic action; the last one ends the phase."""
    s.left -= 1
    if not s.left:
        end_magic(s, seat, emit)


def end_magic(s: state.State, seat: Seat, emit: Emit) -> None:
    """Go on to the movement."""
    s.phase = state.MOVE
    s.left = 0
    if not legal.can_move(s, seat):
        end_movement(s, seat, emit)


def end_movement(s: state.State, seat: Seat, emit: Emit) -> None:
    """Deliver what stands at the own tower [V3], and go on to the purchases."""
    people = s.peoples[seat]
    tower = s.towers[people]
    s.moved = []
    for c in d.OF[people]:
        if s.load[c] != d.NONE and s.at[c] == tower:
            amulet, s.load[c] = s.load[c], d.NONE
            s.amulets[people].append(amulet)
            emit(
                state.Delivered(
                    seat, amulet, len(s.amulets[people]), position_queries.cell_of(s, tower)
                )
            )
    s.phase = state.BUY
    if not legal.purchases(s, seat):
        end_purchases(s, seat, emit)


def end_purchases(s: state.State, seat: Seat, emit: Emit) -> None:
    """Produce [P1], and go on to the protection."""
    people = s.peoples[seat]
    count = position_queries.producers(s, people)
    if count:
        s.wealth[people] += count
        emit(state.Produced(seat, count))
    s.phase = state.PROTECT


def end_turn(s: state.State, seat: Seat, emit: Emit) -> None:
    """Look for a victory [W2], and let the next seat begin, or end the match."""
    emit(ENDED[seat])
    won = position_queries.level(s, s.peoples[seat])
    if won and s.leader == d.NONE and not s.out[seat]:
        s.leader = seat
        emit(state.LapBegan(seat, won))
    following = (seat + 1) % len(s.peoples)
    around = following == s.first
    if following == s.leader or (around and s.round > d.ROUNDS):  # [W3] [X1]
        s.phase = state.OVER
        emit(state.Ended())
        return
    s.active = following
    if around:
        s.round += 1
        if s.round > d.ROUNDS and s.leader == d.NONE:
            emit(state.LastRound(s.round))
    begin_turn(s, emit)


END: Final[dict[int, Callable[[state.State, Seat, Emit], None]]] = {
    state.MAGIC: end_magic,
    state.MOVE: end_movement,
    state.BUY: end_purchases,
    state.PROTECT: end_turn,
}
"""What ends each phase of a turn."""
