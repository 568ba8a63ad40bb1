"""Heuristic ratings of actions, by which the greedy computer chooses.

An action is worth what the position after it is, with what it opens carried out in the best way
step by step.
"""

from collections.abc import Sequence
from typing import Any, Final

from engine import Rng, clone, unheard
from . import data as d, effect_choices, evaluation, legal as rules, state_and_actions
from .action_effects import VERBS
from .majorities_and_mana import N
from .sorcerer_creation import creations

_NEVER: Final = -1000.0
_STEP: Final = 0.01
"""What a further step must be better by than ending the turn."""


_PLAIN: Final = evaluation.Worth(evaluation.ROUGH)


def rate(
    view: state_and_actions.State,
    seat: int,
    actions: Sequence[Any],
    worth: evaluation.Worth = _PLAIN,
) -> list[float]:
    """Rate legal actions by what the position they lead to is worth; orders by 0."""
    if not actions or type(actions[0]) in (state_and_actions.Prefer, state_and_actions.Forget):
        return [0.0] * len(actions)
    if view.asked or view.pending:
        return [_rate(view, seat, action, worth) for action in actions]
    if not view.action:
        return _before_action(view, seat, actions, worth)
    if view.groups or view.raises:  # the parts of the action before all else
        now = worth(view, seat)
        parts = [_part(view, seat, action, worth) for action in actions]
        if max(parts) > now:
            return parts
    return [_rate(view, seat, action, worth) for action in actions]


def _part(s: state_and_actions.State, seat: int, a: Any, worth: evaluation.Worth) -> float:
    return worth(_after(s, seat, a), seat) if type(a) in _PARTS else _NEVER


def _rate(s: state_and_actions.State, seat: int, a: Any, worth: evaluation.Worth) -> float:
    if type(a) is state_and_actions.End:
        return worth(s, seat)
    if type(a) is state_and_actions.Reroll:
        return _reroll(s, a)
    if type(a) is state_and_actions.Change and not s.action:
        return _best_choice(_after(s, seat, a), seat, worth)
    effect = _opened(a)
    if effect is not None and effect[0] in (d.REROLL, d.MORE):
        return _NEVER  # it keeps these for choosing an action
    return _completed(_after(s, seat, a), seat, worth, parts=False) - _STEP


def _before_action(
    s: state_and_actions.State, seat: int, actions: Sequence[Any], worth: evaluation.Worth
) -> list[float]:
    """Rate what can be done before the action: choose it, but first use a 421 or mend the dice."""
    rates = [
        _completed(_after(s, seat, a), seat, worth)
        if type(a) in (state_and_actions.Choose, state_and_actions.Create)
        else _NEVER
        for a in actions
    ]
    best = max(rates)
    creates = any(type(a) is state_and_actions.Create for a in actions)
    for i, a in enumerate(actions):
        effect = _opened(a)
        if type(a) is state_and_actions.Lower:
            rates[i] = best - _NEVER + worth(_after(s, seat, a), seat) - worth(s, seat)
        elif effect is None or creates:
            continue
        elif effect[0] in (d.CHANGE, d.COPY):
            rates[i] = _mended(s, seat, effect, worth) - worth.by.level
        elif effect[0] in (d.REROLL, d.MORE) and _wants_double(s, seat):
            rates[i] = best + _STEP
    return rates


def _opened(a: Any) -> tuple[int, ...] | None:
    """Return the effect that an action opens, if any."""
    if type(a) is state_and_actions.Use:
        return d.EFFECT[a.potion]
    return d.POWER_EFFECT[a.track] if type(a) is state_and_actions.Power else None


def _wants_double(s: state_and_actions.State, seat: int) -> bool:
    """Tell whether some source has three Apprentices for a creation."""
    return max(s.pieces[seat][:N]) > 2 and any(s.reserve[seat][1:])


def _mended(
    s: state_and_actions.State, seat: int, effect: Sequence[int], worth: evaluation.Worth
) -> float:
    """Return what the best action or creation is worth that a changed die would allow."""
    best = _NEVER
    changes = effect_choices.options(s, seat, effect)
    for die in {change.to for change in changes}:
        twin = clone(s)
        twin.free = [die]
        best = max(best, _completed(_after(twin, seat, state_and_actions.Choose(die)), seat, worth))
    for change in changes:
        twin = clone(s)
        twin.free.remove(change.die)
        twin.free = sorted([*twin.free, change.to])
        for creation in creations(twin, seat):
            best = max(best, _completed(_after(twin, seat, creation), seat, worth))
    return best


def _best_choice(s: state_and_actions.State, seat: int, worth: evaluation.Worth) -> float:
    """Return the best that the action to be chosen can bring."""
    choices = [
        a
        for a in rules.legal(s, seat)
        if type(a) in (state_and_actions.Choose, state_and_actions.Create)
    ]
    return max((_completed(_after(s, seat, a), seat, worth) for a in choices), default=_NEVER)


def _reroll(s: state_and_actions.State, a: state_and_actions.Reroll) -> float:
    """Keep the dice of the value that is there most often, roll all others."""
    kept = max(s.free, key=lambda die: (s.free.count(die), die))
    return len(a.dice) - 10.0 * a.dice.count(kept)


def _after(s: state_and_actions.State, seat: int, a: Any) -> state_and_actions.State:
    twin = clone(s)
    VERBS[type(a)](twin, seat, a, Rng("rate"), unheard)
    return twin


_PARTS: Final = frozenset(
    (state_and_actions.Place, state_and_actions.Move, state_and_actions.Raise)
)


def _completed(
    s: state_and_actions.State, seat: int, worth: evaluation.Worth, parts: bool = True
) -> float:
    """Return the value of a position after the best steps of what is open, one by one.

    That is what is pending, and with `parts` the groups and raises of the action.
    """
    best = worth(s, seat)
    for _ in range(12):  # more parts than anything has
        if s.active != seat or s.asked:
            break
        if s.pending:
            ways = list(effect_choices.options(s, seat, s.pending))
            if not s.action and s.pending[0] == d.CHANGE:
                break
        elif parts and (s.groups or s.raises):
            ways = [a for a in rules.legal(s, seat) if type(a) in _PARTS]
        else:
            break
        found = [(worth(twin, seat), i, twin) for i, twin in enumerate(_all_after(s, seat, ways))]
        if not found:
            break
        merit, _, twin = max(found, key=lambda row: row[0])
        if merit <= best and s.pending[:1] != [d.REPLACE]:
            break
        best, s = merit, twin
    return best


def _all_after(
    s: state_and_actions.State, seat: int, ways: Sequence[Any]
) -> list[state_and_actions.State]:
    return [_after(s, seat, a) for a in ways if type(a) is not state_and_actions.Reroll]
