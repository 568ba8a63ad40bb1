"""Magus, by Christophe Coat: the contract of the engine.

What each verb does is in `verbs`, the counts in `counts`. Clauses are those of RULES.md.
"""

from typing import Any

from engine import HIDDEN, Rng, clone
from engine.game import Emit, Event, Game, Meta, Option, Options, Seat, TurnEnded, Warn
from . import (
    action_effects,
    data as d,
    effect_choices,
    empty_table,
    events,
    greedy_ratings,
    illegal_reasons,
    invariants,
    legal,
    lessons,
    scoring,
    search_features,
    state_and_actions,
)

_NEVER_FINAL = frozenset((
    state_and_actions.Choose, state_and_actions.Create, state_and_actions.Replace,
    state_and_actions.Place, state_and_actions.Move, state_and_actions.Push,
    state_and_actions.Transfer, state_and_actions.Lower, state_and_actions.Change,
    state_and_actions.Trade, state_and_actions.Take, state_and_actions.Skip,
))  # fmt: skip


class Magus(Game[state_and_actions.State, Any]):
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
    State = state_and_actions.State
    actions = (
        state_and_actions.Choose, state_and_actions.Create, state_and_actions.Replace,
        state_and_actions.Place, state_and_actions.Move, state_and_actions.Push,
        state_and_actions.Raise, state_and_actions.Transfer, state_and_actions.Lower,
        state_and_actions.Power, state_and_actions.Buy, state_and_actions.Use,
        state_and_actions.Change, state_and_actions.Reroll, state_and_actions.Trade,
        state_and_actions.Take, state_and_actions.Skip, state_and_actions.Prefer,
        state_and_actions.Forget, state_and_actions.End,
    )  # fmt: skip
    events = (
        events.Laid, events.Rolled, events.RolledMore, events.Rerolled, events.Changed,
        events.Chosen, events.Placed, events.Moved, events.Pushed, events.Created, events.Raised,
        events.Reliquat, events.Transferred, events.Lowered, events.PowerUsed, events.Bought,
        events.Offered, events.Used, events.Gained, events.Traded, events.Inspired, events.Counted,
        events.RingPaid, events.TrackPaid, events.PotionPaid, events.FamiliesPaid, events.LastRound,
        events.Ended, events.Preferred, TurnEnded,
    )  # fmt: skip

    to_act = staticmethod(legal.to_act)
    orders = staticmethod(legal.orders)
    legal = staticmethod(legal.legal)
    result = staticmethod(scoring.result)
    check = staticmethod(invariants.check)
    refusal = staticmethod(illegal_reasons.refusal)
    rate = staticmethod(greedy_ratings.rate)
    value = staticmethod(search_features.value)
    lessons = lessons.LESSONS

    def setup(self, seats: int, options: Options, rng: Rng, emit: Emit) -> state_and_actions.State:
        """[1.2] Lay sources, rings and potions at random [S1] [S2], and roll for the first seat."""
        s = empty_table.empty(seats, int(options["rounds"]))
        s.first = s.active = rng.index(seats)
        rng.shuffle(s.circle)
        rng.shuffle(s.rings)
        s.row = [rng.draw(s.deck) for _ in range(d.ROW)]
        emit(events.Laid(s.first, tuple(s.circle), tuple(s.rings), tuple(s.row)))
        action_effects.roll(s, rng, emit)
        return s

    def ordered(self, s: state_and_actions.State, seat: Seat) -> Any:
        """Return the level that the seat's ranking takes from the power ring [C4]."""
        if not s.asked or s.asked[0] != seat:
            return None
        open_tracks = effect_choices.tracks_below(s.powers[seat], s.picked)
        return next(
            (state_and_actions.Raise(t) for t in s.rankings[seat] if open_tracks >> t & 1), None
        )

    def apply(
        self, s: state_and_actions.State, seat: Seat, action: Any, rng: Rng, emit: Emit
    ) -> None:
        """Carry out an action or an order."""
        action_effects.VERBS[type(action)](s, seat, action, rng, emit)

    def guess(self, view: state_and_actions.State, seat: Seat, rng: Rng) -> state_and_actions.State:
        """Return the view with no rankings filed by others: nothing else is hidden."""
        s = clone(view)
        s.rankings = [[] if ranking is HIDDEN else ranking for ranking in s.rankings]
        return s

    def warns(self, s: state_and_actions.State, seat: Seat, action: Any) -> Warn | None:
        """Warn of rolls, of bought potions while there is a deck, and of the end of the turn.

        Found by trying the action on a clone: whether it rolls does not depend on chance.
        """
        if type(action) in _NEVER_FINAL:
            return None
        told: list[Event] = []
        probe = Rng("probe")
        action_effects.VERBS[type(action)](clone(s), seat, action, probe, told.append)
        if probe.used:
            return Warn.CHANCE
        ended = any(type(event) is TurnEnded and event.seat == seat for event in told)
        return Warn.PASS if ended else None

    def fallback(self, s: state_and_actions.State, seat: Seat) -> Any:
        """Leave what is pending, choose the action most dice show, end the turn."""
        if s.asked:  # [C4]
            powers = s.powers[seat]
            ways = legal.legal(s, seat)
            return min(ways, key=lambda a: (a.track != d.GLORY_POWER, powers[a.track], a.track))
        if s.pending:
            return legal.legal(s, seat)[0 if s.pending[0] == d.REPLACE else -1]
        if not s.action:
            return state_and_actions.Choose(min(s.free, key=lambda die: (-s.free.count(die), die)))
        return state_and_actions.End()

    def turn(self, s: state_and_actions.State) -> int:
        """Return the number of the round."""
        return s.round
