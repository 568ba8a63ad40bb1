"""Magus, by Christophe Coat: the contract of the engine.

What each verb does is in `verbs`, the counts in `counts`. Clauses are those of RULES.md.
"""

from typing import Any

from engine import HIDDEN, Rng, clone
from engine.game import Emit, Event, Game, Meta, Option, Options, Seat, TurnEnded, Warn
from . import (
    data as d,
    effect_offers,
    events,
    greedy_ratings,
    illegal_reasons,
    invariants,
    legal,
    lessons,
    scoring,
    search_features,
    start,
    state,
    verb_effects,
)

_NEVER_FINAL = frozenset(
    (
        state.Choose,
        state.Create,
        state.Replace,
        state.Place,
        state.Move,
        state.Push,
        state.Transfer,
        state.Lower,
        state.Change,
        state.Trade,
        state.Take,
        state.Skip,
    )
)


class Magus(Game[state.State, Any]):
    """Deploy Sorcerers around five sources, brew potions, and win the three counts."""

    key = "magus"
    meta = Meta(
        title="Magus",
        author="Christophe Coat",
        seats=(2, 5),
        minutes=60,
        options=(Option("rounds", ("15", "20", "30", "40"), "30"),),  # [C10]
        turns=26,
    )
    rules = 2
    reasons = ("level", "rounds")
    plan = search_features.PLAN
    State = state.State
    actions = (
        state.Choose,
        state.Create,
        state.Replace,
        state.Place,
        state.Move,
        state.Push,
        state.Raise,
        state.Transfer,
        state.Lower,
        state.Power,
        state.Buy,
        state.Use,
        state.Change,
        state.Reroll,
        state.Trade,
        state.Take,
        state.Skip,
        state.Prefer,
        state.Forget,
        state.End,
    )
    events = (
        events.Laid,
        events.Rolled,
        events.RolledMore,
        events.Rerolled,
        events.Changed,
        events.Chosen,
        events.Placed,
        events.Moved,
        events.Pushed,
        events.Created,
        events.Raised,
        events.Reliquat,
        events.Transferred,
        events.Lowered,
        events.PowerUsed,
        events.Bought,
        events.Offered,
        events.Used,
        events.Gained,
        events.Traded,
        events.Inspired,
        events.Counted,
        events.RingPaid,
        events.TrackPaid,
        events.PotionPaid,
        events.FamiliesPaid,
        events.LastRound,
        events.Ended,
        events.Preferred,
        TurnEnded,
    )

    to_act = staticmethod(legal.to_act)
    orders = staticmethod(legal.orders)
    legal = staticmethod(legal.legal)
    result = staticmethod(scoring.result)
    check = staticmethod(invariants.check)
    refusal = staticmethod(illegal_reasons.refusal)
    rate = staticmethod(greedy_ratings.rate)
    value = staticmethod(search_features.value)
    lessons = lessons.LESSONS

    def setup(self, seats: int, options: Options, rng: Rng, emit: Emit) -> state.State:
        """[1.2] Lay sources, rings and potions at random [S1] [S2], and roll for the first seat."""
        s = start.empty(seats, int(options["rounds"]))
        s.first = s.active = rng.index(seats)
        rng.shuffle(s.circle)
        rng.shuffle(s.rings)
        s.row = [rng.draw(s.deck) for _ in range(d.ROW)]
        emit(events.Laid(s.first, tuple(s.circle), tuple(s.rings), tuple(s.row)))
        verb_effects.roll(s, rng, emit)
        return s

    def ordered(self, s: state.State, seat: Seat) -> Any:
        """Return the level that the seat's ranking takes from the power ring [C4]."""
        if not s.asked or s.asked[0] != seat:
            return None
        open_tracks = effect_offers.tracks_below(s.powers[seat], s.picked)
        return next((state.Raise(t) for t in s.rankings[seat] if open_tracks >> t & 1), None)

    def apply(self, s: state.State, seat: Seat, action: Any, rng: Rng, emit: Emit) -> None:
        """Carry out an action or an order."""
        verb_effects.VERBS[type(action)](s, seat, action, rng, emit)

    def guess(self, view: state.State, seat: Seat, rng: Rng) -> state.State:
        """Return the view with no rankings filed by others: nothing else is hidden."""
        s = clone(view)
        s.rankings = [[] if ranking is HIDDEN else ranking for ranking in s.rankings]
        return s

    def warns(self, s: state.State, seat: Seat, action: Any) -> Warn | None:
        """Warn of rolls, of bought potions while there is a deck, and of the end of the turn.

        Found by trying the action on a clone: whether it rolls does not depend on chance.
        """
        if type(action) in _NEVER_FINAL:
            return None
        told: list[Event] = []
        probe = Rng("probe")
        verb_effects.VERBS[type(action)](clone(s), seat, action, probe, told.append)
        if probe.used:
            return Warn.CHANCE
        ended = any(type(event) is TurnEnded and event.seat == seat for event in told)
        return Warn.PASS if ended else None

    def fallback(self, s: state.State, seat: Seat) -> Any:
        """Leave what is pending, choose the action most dice show, end the turn."""
        if s.asked:  # [C4]
            powers = s.powers[seat]
            ways = legal.legal(s, seat)
            return min(ways, key=lambda a: (a.track != d.GLORY_POWER, powers[a.track], a.track))
        if s.pending:
            return legal.legal(s, seat)[0 if s.pending[0] == d.REPLACE else -1]
        if not s.action:
            return state.Choose(min(s.free, key=lambda die: (-s.free.count(die), die)))
        return state.End()

    def turn(self, s: state.State) -> int:
        """Return the number of the round."""
        return s.round
