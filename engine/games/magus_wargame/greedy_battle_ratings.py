"""How good declarations and cards look in a battle: by what the battle would then come to."""

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from engine.codec import clone
from engine.games.magus_wargame import actions, battle_options, turn_course
from engine.games.magus_wargame.battle_totals import BOTH_GONE, TIE, Outcome, ability_of, judge
from engine.games.magus_wargame.data import (
    BLAST,
    CARD,
    COPY,
    CREATURE_KILL,
    HASTE,
    NO_TARGET,
    NONE,
    REF,
    SPELL_BLAST,
    SPELL_LORE,
    SUMMONS,
)
from engine.games.magus_wargame.state import LAID_CARD, LAID_PRIEST, STEP_A, Battle, Laid, State

VERBS: Final = (actions.Declare, actions.Fuel, actions.Lay, actions.Negate, actions.Done)
_CREATURE: Final = 5.0


def worth(card: int) -> float:
    """Return what a Magic card is worth in the hand."""
    if card == SPELL_LORE or card >= SPELL_BLAST:
        return 2.5
    if card >= BLAST:
        return 3.0 if card == CREATURE_KILL else 2.0
    return 1.2 if HASTE <= card < SUMMONS else 1.0


def rate(v: State, seat: int, options: Sequence[Any]) -> list[float]:
    """Rate what a seat may do in its step."""
    b = v.battle
    assert b is not None
    side = b.seats.index(seat)
    artifacts = [v.artifacts[x] for x in b.seats]
    most = [turn_course.most(v, x) for x in b.seats]
    return [
        _promise(v, after, side, judge(after, artifacts, most)) - _cost(a)
        for a, after in zip(options, [_after(b, side, a) for a in options], strict=True)
    ]


def _cost(a: Any) -> float:
    if isinstance(a, actions.Lay | actions.Fuel):
        return worth(a.card)
    return 0.05 if isinstance(a, actions.Negate) else 0.0


def _after(b: Battle, side: int, a: Any) -> Battle:
    """Return the battle with one thing more declared or laid."""
    if isinstance(a, actions.Done):
        return b
    b = clone(b)
    match a:
        case actions.Declare():
            i, j = (
                battle_options.place(b, side, a.creature),
                battle_options.place(b, 1 - side, a.target),
            )
            if ability_of(b, side, i) == COPY:
                b.copies[side][i] = b.units[1 - side][j]
            b.choice[side][i] = j
        case actions.Fuel():
            b.fuelled[side][battle_options.place(b, side, a.creature)] = 1
        case actions.Lay():
            target, drop = _target(b, side, a), _drop(b, side, a)
            b.laid.append(Laid(b.step, side, LAID_CARD, a.card, target, drop))
        case actions.Negate():
            i = battle_options.place(b, side, a.creature)
            at = battle_options.laid_at(b, a.card)
            b.laid.append(Laid(b.step, side, LAID_PRIEST, i, at, NONE))
    return b


def _target(b: Battle, side: int, a: actions.Lay) -> int:
    if a.card == SPELL_BLAST:
        return battle_options.laid_at(b, a.target - CARD)
    return NONE if a.target == NO_TARGET else battle_options.place(b, 1 - side, a.target - REF)


def _drop(b: Battle, side: int, a: actions.Lay) -> int:
    return NONE if a.drop == NO_TARGET else battle_options.place(b, side, a.drop - REF)


def _promise(v: State, b: Battle, side: int, out: Outcome) -> float:
    """Return what a battle promises to a side, if the other answers as it may.

    `out`: how it ends without an answer.
    """
    mine, theirs = out.sides[side], out.sides[1 - side]
    kept = _CREATURE * (len(mine) - len(theirs))
    if out.winner == BOTH_GONE:
        return 0.0
    if not mine or not theirs:
        return kept
    margin = float(out.totals[side] - out.totals[1 - side])
    other = 1 - side
    free = min(battle_options.unspent(b, other), len(v.hands[b.seats[other]]))
    open_ = max(0, free) if b.step == STEP_A else 0
    win = 1 / (1 + exp(-max(-30.0, min(30.0, (margin - 2.0 * open_) / (0.7 + 1.5 * open_)))))
    if out.winner == TIE and not open_:
        return kept
    stake = 0.9 * _CREATURE
    return kept + win * stake * len(theirs) - (1 - win) * stake * len(mine)
