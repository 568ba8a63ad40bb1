"""The Magicians of Pangea, by Ralf Burkert: what each verb does, and the contract of the engine.

Rulings in brackets ([A3]) are those of RULES.md, which names them beside its clauses.
"""

from collections.abc import Callable
from typing import Any

from engine import Action, Emit, Game, Meta, Option, Rng, Seat, TurnEnded, Warn, clone, unheard
from . import (
    data as d,
    greedy_ratings,
    illegal_reasons,
    invariants,
    legal,
    lessons,
    phases,
    position_queries,
    search_features,
    start,
    state,
)
from .position_queries import bag, cell_of, one_of, price

_NOBODY: tuple[Seat, ...] = ()
_ACTIVE: tuple[tuple[Seat, ...], ...] = ((0,), (1,), (2,), (3,))


class Pangea(Game[state.State, Any]):
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
    State = state.State
    actions = (
        state.Place,
        state.Draw,
        state.Summon,
        state.Shift,
        state.Lead,
        state.Move,
        state.Buy,
        state.Protect,
        state.Done,
        state.Rank,
        state.Unrank,
    )
    events = (
        state.Began,
        state.Readied,
        state.Placed,
        state.Drew,
        state.Summoned,
        state.Shifted,
        state.Moved,
        state.Led,
        state.Delivered,
        state.Bought,
        state.Produced,
        state.Protected,
        state.Lapsed,
        state.LapBegan,
        state.LastRound,
        state.Ended,
        state.Ranked,
        state.Left,
        TurnEnded,
    )
    reasons = ("superior", "intermediate", "lesser", "none", "rounds")
    plan = search_features.PLAN
    setup = staticmethod(start.setup)
    orders = staticmethod(legal.orders)
    legal = staticmethod(legal.legal)
    result = staticmethod(position_queries.result)
    check = staticmethod(invariants.check)
    refusal = staticmethod(illegal_reasons.refusal)
    rate = staticmethod(greedy_ratings.rate)
    value = staticmethod(search_features.value)
    lessons = lessons.LESSONS

    def to_act(self, s: state.State) -> tuple[Seat, ...]:
        """Return the seat whose turn it is."""
        return _NOBODY if s.phase == state.OVER else _ACTIVE[s.active]

    def ordered(self, s: state.State, seat: Seat) -> Any:
        """Return the placement that a ranking decides."""
        return legal.ordered(s, seat) if s.phase == state.PLACE and seat == s.active else None

    def apply(self, s: state.State, seat: Seat, action: Any, rng: Rng, emit: Emit) -> None:
        """Carry out an action."""
        _VERBS[type(action)](s, seat, action, rng, emit)

    def guess(self, view: state.State, seat: Seat, rng: Rng) -> state.State:
        """Return the view without what the others may have ordered.

        Nothing else is hidden: bags have no order, a character is drawn when it is asked for.
        """
        s = clone(view)
        s.ranks = [row if other == seat else [] for other, row in enumerate(s.ranks)]
        return s

    def warns(self, s: state.State, seat: Seat, action: Any) -> Warn | None:
        """Warn of a draw from a bag, and of the end of a turn."""
        verb = type(action)
        if verb is state.Draw or verb is state.Summon:
            return Warn.CHANCE
        return Warn.PASS if seat == s.active and s.phase in (state.PLACE, state.PROTECT) else None

    def leave(self, s: state.State, seat: Seat, emit: Emit) -> None:
        """Mark out a seat that resigned: it can begin no last lap and wins nothing."""
        s.out[seat] = True
        s.ranks[seat] = []
        emit(state.Left(seat, s.peoples[seat]))

    def fallback(self, s: state.State, seat: Seat) -> Any:
        """Place the tower as the ruling says; afterwards do nothing, phase by phase."""
        return start.fallback(s, seat) if s.phase == state.PLACE else state.Done()

    def turn(self, s: state.State) -> int:
        """Return the number of the round."""
        return s.round


def _place(s: state.State, seat: Seat, a: state.Place, rng: Rng, emit: Emit) -> None:
    """Put a tower and the characters held on a tile [S2]."""
    start.place(s, seat, a.tile, emit)
    emit(phases.ENDED[seat])
    s.active = (seat + 1) % len(s.peoples)
    if s.active == s.first:
        phases.begin_turn(s, emit)


def _draw(s: state.State, seat: Seat, a: state.Draw, rng: Rng, emit: Emit) -> None:
    """Draw from the own bag."""
    people = s.peoples[seat]
    emit(state.Drew(seat, people, *_arrive(s, people, rng)))
    phases.spend_magic(s, seat, emit)


def _summon(s: state.State, seat: Seat, a: state.Summon, rng: Rng, emit: Emit) -> None:
    """Draw from the bag of a neutral people."""
    emit(state.Summoned(seat, a.people, *_arrive(s, a.people, rng)))
    phases.spend_magic(s, seat, emit)


def _arrive(s: state.State, people: int, rng: Rng) -> tuple[int, int, int]:
    """Draw a character to the tile of its tower, overfull or not [V2]; return home and place."""
    c = rng.choice(bag(s, people))
    tile = s.towers[people]
    s.at[c] = tile
    return d.HOME_OF[c], tile, cell_of(s, tile)


def _shift(s: state.State, seat: Seat, a: state.Shift, rng: Rng, emit: Emit) -> None:
    """Move a tile; what stands on it goes with it [M3]."""
    source = cell_of(s, a.tile)
    s.cells[source], s.cells[a.to] = s.cells[a.to], a.tile
    emit(state.Shifted(seat, a.tile, source, a.to))
    phases.spend_magic(s, seat, emit)


def _lead(s: state.State, seat: Seat, a: state.Lead, rng: Rng, emit: Emit) -> None:
    """Move a neutral character one step [M5]."""
    s.at[one_of(s, a.people, a.home, a.origin)] = a.to
    if emit is not unheard:  # to tell it costs more than to do it
        where = (a.origin, a.to, cell_of(s, a.origin), cell_of(s, a.to))
        emit(state.Led(seat, a.people, a.home, *where))
    phases.spend_magic(s, seat, emit)


def _move(s: state.State, seat: Seat, a: state.Move, rng: Rng, emit: Emit) -> None:
    """Move an own character one step [V1]."""
    people = s.peoples[seat]
    home, load = divmod(a.who, state.LOADS)
    c = one_of(s, people, home, a.origin, load - 1)
    s.moved.append(c)
    s.at[c] = a.to
    if emit is not unheard:  # to tell it costs more than to do it
        where = (a.origin, a.to, cell_of(s, a.origin), cell_of(s, a.to))
        emit(state.Moved(seat, people, home, load - 1, *where))
    if not legal.can_move(s, seat):
        phases.end_movement(s, seat, emit)


def _buy(s: state.State, seat: Seat, a: state.Buy, rng: Rng, emit: Emit) -> None:
    """Buy an amulet: the price goes, and one of it to the seller [A3] [A7]."""
    people, amulet = s.peoples[seat], d.TERRAIN_OF[a.tile]
    cost = price(s, people)
    s.wealth[people] -= cost
    s.wealth[a.seller] += 1
    s.load[one_of(s, people, a.home, a.tile)] = amulet
    emit(state.Bought(seat, amulet, a.tile, cell_of(s, a.tile), a.home, a.seller, cost))
    if not legal.purchases(s, seat):
        phases.end_purchases(s, seat, emit)


def _protect(s: state.State, seat: Seat, a: state.Protect, rng: Rng, emit: Emit) -> None:
    """Protect a cell, and end the turn [B1]."""
    s.wards[seat] = a.cell
    emit(state.Protected(seat, a.cell))
    phases.end_turn(s, seat, emit)


def _done(s: state.State, seat: Seat, a: state.Done, rng: Rng, emit: Emit) -> None:
    """End the phase."""
    phases.END[s.phase](s, seat, emit)


def _rank(s: state.State, seat: Seat, a: state.Rank, rng: Rng, emit: Emit) -> None:
    """Add a tile to a ranking."""
    s.ranks[seat].append(a.tile)
    emit(state.Ranked(seat, tuple(s.ranks[seat])))


def _unrank(s: state.State, seat: Seat, a: state.Unrank, rng: Rng, emit: Emit) -> None:
    """Drop a ranking."""
    s.ranks[seat] = []
    emit(state.Ranked(seat, ()))


_VERBS: dict[type[Action], Callable[[state.State, Seat, Any, Rng, Emit], None]] = {
    state.Place: _place,
    state.Draw: _draw,
    state.Summon: _summon,
    state.Shift: _shift,
    state.Lead: _lead,
    state.Move: _move,
    state.Buy: _buy,
    state.Protect: _protect,
    state.Done: _done,
    state.Rank: _rank,
    state.Unrank: _unrank,
}
