"""Why something cannot be declared or laid in a battle."""

from collections.abc import Callable
from typing import Any, Final

from engine.errors import Clause
from engine.games.magus_wargame import actions, battle_legal, battle_options
from engine.games.magus_wargame.battle_totals import ability_of
from engine.games.magus_wargame.data import (
    ABILITY,
    BLAST,
    CARD,
    CONTROL,
    CONTROL_ANY,
    MAGIC,
    NO_TARGET,
    NONE,
    NULLIFY,
    PLAIN,
    PRIEST,
    REF,
    REFS,
    SPELL_BLAST,
)
from engine.games.magus_wargame.illegal_reason_texts import clause
from engine.games.magus_wargame.state import STEP_C, UNDECIDED, Battle, State

VERBS: Final = (actions.Declare, actions.Fuel, actions.Lay, actions.Negate, actions.Done)


def refusal(s: State, b: Battle, seat: int, a: Any) -> Clause:
    """Return the clause against an action of the seat whose step it is."""
    if not isinstance(a, VERBS):
        return clause("in-battle")
    side = b.seats.index(seat)
    return _REASONS[type(a)](s, b, seat, side, a)


def _first(b: Battle, side: int) -> Clause | None:
    """Tell which ability must be declared before."""
    if b.step == STEP_C:
        return None
    left = battle_options.undecided(b, side)
    return clause("declare-first", REFS[battle_options.ref(b, side, left[0])]) if left else None


def _declare(s: State, b: Battle, seat: int, side: int, a: actions.Declare) -> Clause:
    i = battle_options.place(b, side, a.creature)
    if i == NONE:
        return clause("creature", REFS[a.creature])
    if battle_options.is_muted(b, side, i):
        return clause("muted", REFS[a.creature])
    if b.step == STEP_C or b.choice[side][i] != UNDECIDED:
        return clause("declared", REFS[a.creature])
    j = battle_options.place(b, 1 - side, a.target)
    if j == NONE:
        return clause("creature", REFS[a.target])
    alike = b.units[1 - side][j]
    if any(b.units[1 - side][option] == alike for option in battle_options.options(b, side, i)):
        return clause("same-kind", REFS[a.target])
    return clause("target", REFS[a.creature], REFS[a.target])


def _fuel(s: State, b: Battle, seat: int, side: int, a: actions.Fuel) -> Clause:
    i = battle_options.place(b, side, a.creature)
    if i == NONE:
        return clause("creature", REFS[a.creature])
    if i not in battle_options.goblins(b, side):
        return clause("fuel-none", REFS[a.creature])
    if a.card not in s.hands[seat]:
        return clause("hand", MAGIC[a.card])
    alike = battle_options.distinct(b, side, battle_options.goblins(b, side))
    if b.step == STEP_C or i in alike:
        return clause("fuel-late")
    return clause("same-kind", REFS[a.creature])


def _lay(s: State, b: Battle, seat: int, side: int, a: actions.Lay) -> Clause:
    first, name = _first(b, side), MAGIC[a.card]
    if first:
        return first
    if a.card not in s.hands[seat]:
        return clause("hand", name)
    if a.card < BLAST:
        return clause("outside-card", name)
    if battle_options.unspent(b, side) <= 0:
        return clause("points", b.points[side])
    if b.step == STEP_C and a.card < SPELL_BLAST:
        return clause("counters-only", name)
    fit = battle_legal.targets(b, side, a.card)
    if a.target in fit:
        return _drop(s, b, seat, side, a)
    if NO_TARGET in fit:
        return clause("lay-nobody", name)
    if a.card == SPELL_BLAST:
        return clause("lay-counter", name)
    return _aim(b, side, a)


def _drop(s: State, b: Battle, seat: int, side: int, a: actions.Lay) -> Clause:
    """Explain why this creature cannot make room."""
    full = len(battle_legal.drops(s, b, seat, side)) > 1
    if not (full and CONTROL <= a.card <= CONTROL_ANY and REF <= a.drop < CARD):
        return clause("lay-drop", MAGIC[a.card])
    name = REFS[a.drop - REF]
    lacks = battle_options.place(b, side, a.drop - REF) == NONE
    return clause("lay-lacks" if lacks else "same-kind", name)


def _aim(b: Battle, side: int, a: actions.Lay) -> Clause:
    if not REF <= a.target < CARD:
        return clause("lay-target", MAGIC[a.card])
    name = REFS[a.target - REF]
    i = battle_options.place(b, 1 - side, a.target - REF)
    if i == NONE:
        return clause("creature", name)
    if a.card == NULLIFY and ABILITY[b.units[1 - side][i]] == PLAIN:
        return clause("lay-ability", name)
    kinds = [
        battle_options.place(b, 1 - side, t - REF) for t in battle_legal.targets(b, side, a.card)
    ]
    alike = any(b.units[1 - side][j] == b.units[1 - side][i] for j in kinds)
    return clause("same-kind", name) if alike else clause("lay-target", MAGIC[a.card])


def _negate(s: State, b: Battle, seat: int, side: int, a: actions.Negate) -> Clause:
    first = _first(b, side)
    if first:
        return first
    i = battle_options.place(b, side, a.creature)
    if i == NONE:
        return clause("creature", REFS[a.creature])
    if battle_options.is_muted(b, side, i) and ability_of(b, side, i) == PRIEST:
        return clause("muted", REFS[a.creature])
    if i not in battle_options.priests(b, side):
        return clause("priest", REFS[a.creature])
    if i not in battle_options.distinct(b, side, battle_options.priests(b, side)):
        return clause("same-kind", REFS[a.creature])
    return clause("negate-card", MAGIC[a.card])


def _done(s: State, b: Battle, seat: int, side: int, a: actions.Done) -> Clause:
    return _first(b, side) or clause("in-battle")


_REASONS: Final[dict[type, Callable[[State, Battle, int, int, Any], Clause]]] = {
    actions.Declare: _declare,
    actions.Fuel: _fuel,
    actions.Lay: _lay,
    actions.Negate: _negate,
    actions.Done: _done,
}
