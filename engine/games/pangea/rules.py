"""The Magicians of Pangea, by Ralf Burkert: what each verb does, and the contract of the engine.

Rulings in brackets ([A3]) are those of RULES.md, which names them beside its clauses.
"""

from collections.abc import Callable
from typing import Any

from engine import Action, Emit, Game, Meta, Option, Rng, Seat, TurnEnded, Warn, clone, unheard
from . import (
    crowds_and_prices,
    data as d,
    greedy_ratings,
    illegal_reasons,
    invariants,
    legal,
    lessons,
    search_features,
    set_up,
    state_actions_and_events,
    turn_phases,
)
from .crowds_and_prices import bag, cell_of, one_of, price

_NOBODY: tuple[Seat, ...] = ()
_ACTIVE: tuple[tuple[Seat, ...], ...] = ((0,), (1,), (2,), (3,))


class Pangea(Game[state_actions_and_events.State, Any]):
    """Bring the five amulets home to your tower, over islands that magic moves."""

    key = "pangea"
    meta = Meta(
        title="The Magicians of Pangea",
        author="Ralf Burkert",
        seats=(2, 4),
        minutes=60,
        year=2001,
        options=(Option("people", d.PEOPLE_NAMES, "", each=True, unique=True),),
        turns=12,
    )
    rules = 1
    State = state_actions_and_events.State
    actions = (
        state_actions_and_events.Place, state_actions_and_events.Draw,
        state_actions_and_events.Summon, state_actions_and_events.Shift,
        state_actions_and_events.Lead, state_actions_and_events.Move, state_actions_and_events.Buy,
        state_actions_and_events.Protect, state_actions_and_events.Done,
        state_actions_and_events.Rank, state_actions_and_events.Unrank,
    )  # fmt: skip
    events = (
        state_actions_and_events.Began, state_actions_and_events.Readied,
        state_actions_and_events.Placed, state_actions_and_events.Drew,
        state_actions_and_events.Summoned, state_actions_and_events.Shifted,
        state_actions_and_events.Moved, state_actions_and_events.Led,
        state_actions_and_events.Delivered, state_actions_and_events.Bought,
        state_actions_and_events.Produced, state_actions_and_events.Protected,
        state_actions_and_events.Lapsed, state_actions_and_events.LapBegan,
        state_actions_and_events.LastRound, state_actions_and_events.Ended,
        state_actions_and_events.Ranked, state_actions_and_events.Left, TurnEnded,
    )  # fmt: skip
    reasons = ("superior", "intermediate", "lesser", "none", "rounds")
    plan = search_features.PLAN
    setup = staticmethod(set_up.setup)
    orders = staticmethod(legal.orders)
    legal = staticmethod(legal.legal)
    result = staticmethod(crowds_and_prices.result)
    check = staticmethod(invariants.check)
    refusal = staticmethod(illegal_reasons.refusal)
    rate = staticmethod(greedy_ratings.rate)
    value = staticmethod(search_features.value)
    lessons = lessons.LESSONS

    def to_act(self, s: state_actions_and_events.State) -> tuple[Seat, ...]:
        """Return the seat whose turn it is."""
        return _NOBODY if s.phase == state_actions_and_events.OVER else _ACTIVE[s.active]

    def ordered(self, s: state_actions_and_events.State, seat: Seat) -> Any:
        """Return the placement that a ranking decides."""
        return (
            legal.ordered(s, seat)
            if s.phase == state_actions_and_events.PLACE and seat == s.active
            else None
        )

    def apply(
        self, s: state_actions_and_events.State, seat: Seat, action: Any, rng: Rng, emit: Emit
    ) -> None:
        """Carry out an action."""
        _VERBS[type(action)](s, seat, action, rng, emit)

    def guess(
        self, view: state_actions_and_events.State, seat: Seat, rng: Rng
    ) -> state_actions_and_events.State:
        """Return the view without what the others may have ordered.

        Nothing else is hidden: bags have no order, a character is drawn when it is asked for.
        """
        s = clone(view)
        s.ranks = [row if other == seat else [] for other, row in enumerate(s.ranks)]
        return s

    def warns(self, s: state_actions_and_events.State, seat: Seat, action: Any) -> Warn | None:
        """Warn of a draw from a bag, and of the end of a turn."""
        verb = type(action)
        if verb is state_actions_and_events.Draw or verb is state_actions_and_events.Summon:
            return Warn.CHANCE
        return (
            Warn.PASS
            if seat == s.active
            and s.phase in (state_actions_and_events.PLACE, state_actions_and_events.PROTECT)
            else None
        )

    def leave(self, s: state_actions_and_events.State, seat: Seat, emit: Emit) -> None:
        """Mark out a seat that resigned: it can begin no last lap and wins nothing."""
        s.out[seat] = True
        s.ranks[seat] = []
        emit(state_actions_and_events.Left(seat, s.peoples[seat]))

    def fallback(self, s: state_actions_and_events.State, seat: Seat) -> Any:
        """Place the tower as the ruling says; afterwards do nothing, phase by phase."""
        return (
            set_up.fallback(s, seat)
            if s.phase == state_actions_and_events.PLACE
            else state_actions_and_events.Done()
        )

    def turn(self, s: state_actions_and_events.State) -> int:
        """Return the number of the round."""
        return s.round


def _place(
    s: state_actions_and_events.State,
    seat: Seat,
    a: state_actions_and_events.Place,
    rng: Rng,
    emit: Emit,
) -> None:
    """Put a tower and the characters held on a tile [S2]."""
    set_up.place(s, seat, a.tile, emit)
    emit(turn_phases.ENDED[seat])
    s.active = (seat + 1) % len(s.peoples)
    if s.active == s.first:
        turn_phases.begin_turn(s, emit)


def _draw(
    s: state_actions_and_events.State,
    seat: Seat,
    a: state_actions_and_events.Draw,
    rng: Rng,
    emit: Emit,
) -> None:
    """Draw from the own bag."""
    people = s.peoples[seat]
    emit(state_actions_and_events.Drew(seat, people, *_arrive(s, people, rng)))
    turn_phases.spend_magic(s, seat, emit)


def _summon(
    s: state_actions_and_events.State,
    seat: Seat,
    a: state_actions_and_events.Summon,
    rng: Rng,
    emit: Emit,
) -> None:
    """Draw from the bag of a neutral people."""
    emit(state_actions_and_events.Summoned(seat, a.people, *_arrive(s, a.people, rng)))
    turn_phases.spend_magic(s, seat, emit)


def _arrive(s: state_actions_and_events.State, people: int, rng: Rng) -> tuple[int, int, int]:
    """Draw a character to the tile of its tower, overfull or not [V2]; return home and place."""
    c = rng.choice(bag(s, people))
    tile = s.towers[people]
    s.at[c] = tile
    return d.HOME_OF[c], tile, cell_of(s, tile)


def _shift(
    s: state_actions_and_events.State,
    seat: Seat,
    a: state_actions_and_events.Shift,
    rng: Rng,
    emit: Emit,
) -> None:
    """Move a tile; what stands on it goes with it [M3]."""
    source = cell_of(s, a.tile)
    s.cells[source], s.cells[a.to] = s.cells[a.to], a.tile
    emit(state_actions_and_events.Shifted(seat, a.tile, source, a.to))
    turn_phases.spend_magic(s, seat, emit)


def _lead(
    s: state_actions_and_events.State,
    seat: Seat,
    a: state_actions_and_events.Lead,
    rng: Rng,
    emit: Emit,
) -> None:
    """Move a neutral character one step [M5]."""
    s.at[one_of(s, a.people, a.home, a.origin)] = a.to
    if emit is not unheard:  # to tell it costs more than to do it
        where = (a.origin, a.to, cell_of(s, a.origin), cell_of(s, a.to))
        emit(state_actions_and_events.Led(seat, a.people, a.home, *where))
    turn_phases.spend_magic(s, seat, emit)


def _move(
    s: state_actions_and_events.State,
    seat: Seat,
    a: state_actions_and_events.Move,
    rng: Rng,
    emit: Emit,
) -> None:
    """Move an own character one step [V1]."""
    people = s.peoples[seat]
    home, load = divmod(a.who, state_actions_and_events.LOADS)
    c = one_of(s, people, home, a.origin, load - 1)
    s.moved.append(c)
    s.at[c] = a.to
    if emit is not unheard:  # to tell it costs more than to do it
        where = (a.origin, a.to, cell_of(s, a.origin), cell_of(s, a.to))
        emit(state_actions_and_events.Moved(seat, people, home, load - 1, *where))
    if not legal.can_move(s, seat):
        turn_phases.end_movement(s, seat, emit)


def _buy(
    s: state_actions_and_events.State,
    seat: Seat,
    a: state_actions_and_events.Buy,
    rng: Rng,
    emit: Emit,
) -> None:
    """Buy an amulet: the price goes, and one of it to the seller [A3] [A7]."""
    people, amulet = s.peoples[seat], d.TERRAIN_OF[a.tile]
    cost = price(s, people)
    s.wealth[people] -= cost
    s.wealth[a.seller] += 1
    s.load[one_of(s, people, a.home, a.tile)] = amulet
    emit(
        state_actions_and_events.Bought(
            seat, amulet, a.tile, cell_of(s, a.tile), a.home, a.seller, cost
        )
    )
    if not legal.purchases(s, seat):
        turn_phases.end_purchases(s, seat, emit)


def _protect(
    s: state_actions_and_events.State,
    seat: Seat,
    a: state_actions_and_events.Protect,
    rng: Rng,
    emit: Emit,
) -> None:
    """Protect a cell, and end the turn [B1]."""
    s.wards[seat] = a.cell
    emit(state_actions_and_events.Protected(seat, a.cell))
    turn_phases.end_turn(s, seat, emit)


def _done(
    s: state_actions_and_events.State,
    seat: Seat,
    a: state_actions_and_events.Done,
    rng: Rng,
    emit: Emit,
) -> None:
    """End the phase."""
    turn_phases.END[s.phase](s, seat, emit)


def _rank(
    s: state_actions_and_events.State,
    seat: Seat,
    a: state_actions_and_events.Rank,
    rng: Rng,
    emit: Emit,
) -> None:
    """Add a tile to a ranking."""
    s.ranks[seat].append(a.tile)
    emit(state_actions_and_events.Ranked(seat, tuple(s.ranks[seat])))


def _unrank(
    s: state_actions_and_events.State,
    seat: Seat,
    a: state_actions_and_events.Unrank,
    rng: Rng,
    emit: Emit,
) -> None:
    """Drop a ranking."""
    s.ranks[seat] = []
    emit(state_actions_and_events.Ranked(seat, ()))


_VERBS: dict[
    type[Action], Callable[[state_actions_and_events.State, Seat, Any, Rng, Emit], None]
] = {
    state_actions_and_events.Place: _place,
    state_actions_and_events.Draw: _draw,
    state_actions_and_events.Summon: _summon,
    state_actions_and_events.Shift: _shift,
    state_actions_and_events.Lead: _lead,
    state_actions_and_events.Move: _move,
    state_actions_and_events.Buy: _buy,
    state_actions_and_events.Protect: _protect,
    state_actions_and_events.Done: _done,
    state_actions_and_events.Rank: _rank,
    state_actions_and_events.Unrank: _unrank,
}
