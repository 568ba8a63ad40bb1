"""Standing orders: what a seat may file unasked, and what they decide in a battle's windows.

Orders go by what everybody sees; what cannot be carried out leaves the question open.
"""

from collections.abc import Sequence

from engine import Action, Emit, Rng
from . import actions, battle_legal_actions, battle_public_options, data as d, state

_BLASTS = tuple(actions.Blast(when) for when in range(len(actions.WHEN)))
_LISTS = tuple(actions.List(card) for card in range(d.OUTSIDE))
_STANCES = tuple(actions.Stance(how) for how in range(len(actions.STANCES)))
_PLANS = tuple(actions.Plan(card) for card in range(d.SPELL_BLAST))


def orders(s: state.State, seat: int) -> Sequence[Action]:
    """Return what a seat may file: what changes something."""
    if s.reason or s.out[seat]:
        return ()
    found: list[Action] = [
        order
        for order in _BLASTS
        if order.when != s.blast[seat] and (order.when != state.LISTED or s.listed[seat])
    ]
    found += _LISTS
    found += [order for order in _STANCES if order.how not in (state.PLAN, s.stance[seat])]
    planned = s.plan[seat] if s.stance[seat] == state.PLAN else d.NONE
    found += [
        _PLANS[card]
        for card in s.hands[seat]
        if d.BLAST <= card < d.SPELL_BLAST and card != planned
    ]
    return found


def file(s: state.State, seat: int, a: Action, rng: Rng, emit: Emit) -> None:
    """Take an order."""
    match a:
        case actions.Blast():
            s.blast[seat] = a.when
        case actions.List():
            row = s.listed[seat]
            if a.card in row:
                row.remove(a.card)
            else:
                row.append(a.card)
                row.sort()
            s.blast[seat] = state.LISTED if row else state.NEVER
        case actions.Stance():
            s.stance[seat], s.plan[seat] = a.how, d.NONE
        case actions.Plan():
            s.stance[seat], s.plan[seat] = state.PLAN, a.card


def ordered(s: state.State, seat: int) -> Action | None:
    """Return what the orders of a seat decide in a window that has just opened for it."""
    stance, b = s.stance[seat], s.battle
    if (
        stance == state.ASK
        or b is None
        or b.step == state.STEP_A
        or not battle_legal_actions.is_step_of(s, seat)
    ):
        return None
    side = b.seats.index(seat)
    if s.owed[seat] or _has_begun(b, side):
        return None
    if stance == state.QUIET:
        return actions.Done()
    if stance == state.PLAN:
        return _planned(s, b, seat) if b.step == state.STEP_B else None
    return _guarded(s, b, seat, side, stance)


def _has_begun(b: state.Battle, side: int) -> bool:
    """Tell whether a side has done, or must choose, something in this step."""
    if b.step == state.STEP_B and (
        battle_public_options.undecided(b, side) or b.chosen or any(b.fuelled[side])
    ):
        return True
    return any(item.step == b.step and item.side == side for item in b.laid)


def _planned(s: state.State, b: state.Battle, seat: int) -> Action | None:
    """Return the card of the plan on the strongest creature that it can name."""
    card = s.plan[seat]
    found = [
        a
        for a in battle_legal_actions.lays(s, b, seat, 1)
        if isinstance(a, actions.Lay) and a.card == card
    ]
    if not found or any(a.drop != d.NO_TARGET for a in found):  # a full army asks whom to discard
        return None
    if found[0].target == d.NO_TARGET:
        return found[0]
    return max(
        found,
        key=lambda a: d.FORCE[b.units[0][battle_public_options.place(b, 0, a.target - d.REF)]],
    )


def _guarded(s: state.State, b: state.Battle, seat: int, side: int, stance: int) -> Action | None:
    """Return the counter of a Control or a Creature Kill; without one of these, nothing more."""
    danger = [b.laid[k].what for k in battle_public_options.cards_of(b, 1 - side)]
    danger = [card for card in danger if d.CONTROL <= card <= d.CREATURE_KILL]
    if not danger:
        return actions.Done()
    can: Sequence[Action]
    if stance == state.GUARD_BLAST:
        can = battle_legal_actions.lays(s, b, seat, side)
        return next(
            (a for a in can if a == actions.Lay(d.SPELL_BLAST, d.CARD + danger[0], d.NO_TARGET)),
            None,
        )
    can = battle_legal_actions.negations(b, side)
    return next((a for a in can if isinstance(a, actions.Negate) and a.card == danger[0]), None)
