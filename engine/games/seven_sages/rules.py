"""The Seven Sages, by Reiner Stockhausen: the contract of the engine.

Numbers are clauses of RULES.md, letters with a number rulings, as in [K15].
"""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from engine import Action, Emit, Game, Meta, Option, Rng, Seat
from . import (
    actions,
    alliance_phases,
    combat_phase,
    data as d,
    determinization,
    greedy_ratings,
    illegal_reasons,
    invariants,
    legal,
    lessons,
    prefiled_decisions,
    reward_phases,
    search_features,
    set_up,
    spells,
    state as m,
)
from .events import EVENTS


class SevenSages(Game[m.State, Any]):
    """Choose roles, bargain for allies, fight with hidden hands for the crystals of a clearing."""

    key = "seven_sages"
    meta = Meta(
        title="The Seven Sages",
        author="Reiner Stockhausen",
        seats=(3, 5),
        minutes=75,
        year=2002,
        options=(Option("window", tuple(d.SHARES), "third"),),
        turns=90,
    )
    rules = 2
    State = m.State
    actions = actions.ACTIONS
    events = EVENTS
    reasons = ("finitum", "last_round")
    plan = search_features.PLAN
    setup = staticmethod(set_up.start)
    to_act = staticmethod(legal.to_act)
    may_act = staticmethod(legal.may_act)
    warns = staticmethod(legal.warns)
    legal = staticmethod(legal.legal)
    orders = staticmethod(prefiled_decisions.orders)
    ordered = staticmethod(prefiled_decisions.ordered)
    result = staticmethod(reward_phases.result)
    check = staticmethod(invariants.check)
    guess = staticmethod(determinization.guess)
    refusal = staticmethod(illegal_reasons.refusal)
    rate = staticmethod(greedy_ratings.rate)
    value = staticmethod(search_features.value)
    lessons = lessons.LESSONS

    def apply(self, s: m.State, seat: Seat, action: Any, rng: Rng, emit: Emit) -> None:
        """Carry out an action or an order."""
        _VERBS[type(action)](s, seat, action, rng, emit)

    def window(self, s: m.State) -> Fraction | None:
        """[3.15] Negotiation, joining and the exchange close by themselves."""
        return d.SHARES[s.share] if s.phase in m.WINDOWS else None

    def fallback(self, s: m.State, seat: Seat) -> Any:
        """[8.1] What is played when the time of a seat is over."""
        if s.phase == m.COMBAT:
            return _fight(s, seat)
        if s.phase == m.ROLES_PHASE:
            free = set(s.roles) - set(s.token)
            return actions.Become(min(free, key=lambda role: d.RANK[s.arena][role]))
        if s.phase == m.NEGOTIATE:
            return actions.Answer(actions.NO_DEAL)
        if s.phase == m.JOIN:
            return actions.Answer(actions.STAY_OUT)
        if s.phase == m.EXCHANGE:
            return actions.Ready(actions.NOTHING if s.offers[seat] else actions.DONE)
        if s.phase == m.PLACE:
            return actions.Answer(actions.FIRST)  # nobody is asked when a side is full
        return actions.Answer((actions.SPEAK, actions.OPEN_TO, actions.FIRST)[s.order.index(seat)])

    def at_rest(self, s: m.State) -> bool:
        """Tell whether a round is about to begin: in a combat whoever played last is ahead."""
        return s.phase == m.ROLES_PHASE and all(role == d.NONE for role in s.token)

    def turn(self, s: m.State) -> int:
        """Return the number of the round."""
        return s.round


def _fight(s: m.State, seat: Seat) -> Any:
    """[8.1] Pass for good, hand on the least, take the highest, move to the highest sum."""
    if s.active == seat and s.giving == seat:
        if not s.gift[seat]:
            return actions.Gift(actions.LEAST)
        return legal.legal(s, seat)[0]
    if s.active == seat:
        return actions.Pass(actions.FOR_GOOD) if s.casting == d.NONE else legal.legal(s, seat)[0]
    if s.taking:
        return actions.Take(max(s.crystals[s.pawn]))
    slots = [slot for slot in range(len(d.SLOTS)) if slot != s.pawn and s.slots[slot] != d.NONE]
    return actions.Move(max(slots, key=lambda slot: sum(s.crystals[slot])))  # finitum has none


_VERBS: dict[type[Action], Callable[[m.State, Seat, Any, Rng, Emit], None]] = {
    actions.Become: alliance_phases.become,
    actions.Invite: alliance_phases.invite,
    actions.Withdraw: alliance_phases.withdraw,
    actions.Accept: alliance_phases.accept,
    actions.Answer: alliance_phases.answer,
    actions.Ready: alliance_phases.ready,
    actions.Show: alliance_phases.show,
    actions.Play: combat_phase.play,
    actions.Cast: spells.cast,
    actions.Target: spells.target,
    actions.Swap: spells.swap,
    actions.Pass: combat_phase.leave_turn,
    actions.HandOn: combat_phase.hand_on,
    actions.Gift: combat_phase.hand_on_all,
    actions.Take: reward_phases.take,
    actions.Move: reward_phases.move,
    actions.Prefer: prefiled_decisions.prefer,
    actions.Wish: prefiled_decisions.wish,
    actions.Plan: prefiled_decisions.plan,
    actions.Pick: prefiled_decisions.pick,
    actions.Put: prefiled_decisions.put,
    actions.Standing: prefiled_decisions.standing,
    actions.PlayNext: prefiled_decisions.play_next,
    actions.LeaveFor: prefiled_decisions.leave_for,
    actions.Cancel: prefiled_decisions.cancel,
}
