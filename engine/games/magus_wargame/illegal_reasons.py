"""Why an action is not legal: the clause that forbids it, and the sentence to say it with.

It only explains: `legal` decides. Arguments that name a card, a creature or a space hold its
word in the notation; the others are numbers.
"""

from collections.abc import Callable
from typing import Any, Final

from engine import Clause, errors
from . import actions, battle_legal_actions, battle_public_options, data as d, legal, state as m
from .battle_totals import ability_of
from .decks_and_eliminations import most, tokens
from .spells_outside_battle import is_asked
from .travel_recruit_split_phases import has_room, waiting

_STEPS: Final = {card: card - d.HASTE + 1 for card in range(d.HASTE, d.TIME_SHIFT)}


def refusal(s: m.State, seat: int, action: Any) -> Clause:
    """Return the clause that forbids an action which is neither legal nor an order."""
    if s.reason:
        return _clause("over")
    if s.out[seat]:
        return _clause("out")
    if isinstance(action, actions.ORDERS):
        return _order(s, seat, action)
    if isinstance(action, actions.Owe):
        return _owe(s, seat, action)
    if s.battle is not None and not battle_legal_actions.is_step_of(s, seat):
        return _clause("step")
    if s.battle is None and seat != s.active:
        return _clause("turn")
    return _asked(s, seat, action)


def _asked(s: m.State, seat: int, a: Any) -> Clause:
    """Explain to a seat that is waited for."""
    if s.phase == m.DEBT or (s.battle is not None and is_asked(s, seat) and s.owed[seat]):
        return _clause("debt-first", s.owed[seat])
    if s.battle is not None:
        return _battle(s, s.battle, seat, a)
    if s.open:
        return _open(s, a)
    if isinstance(a, actions.IN_BATTLE):
        return _clause("no-battle")
    return _REASONS[type(a)](s, seat, a)


def _order(s: m.State, seat: int, a: Any) -> Clause:
    if isinstance(a, actions.Blast) and a.when == 2 and not s.listed[seat]:
        return _clause("list-empty")
    if isinstance(a, actions.Plan):
        if a.card < d.OUTSIDE or a.card >= d.SPELL_BLAST:
            return _clause("plan-card", d.MAGIC[a.card])
        if a.card not in s.hands[seat]:
            return _clause("hand", d.MAGIC[a.card])
    if isinstance(a, actions.Stance) and a.how == 2:
        return _clause("plan-how")
    return _clause("order-same")


def _owe(s: m.State, seat: int, a: actions.Owe) -> Clause:
    if not s.owed[seat]:
        return _clause("debt-none")
    if a.card == actions.RANDOM:
        return _clause("debt-random")
    return _clause("hand", d.MAGIC[a.card])


def _open(s: m.State, a: Any) -> Clause:
    card = s.open[0]
    return _clause("split-open") if card == d.NONE else _clause("open", d.MAGIC[card])


def _no_open(s: m.State, seat: int, a: Any) -> Clause:
    return _clause("open-none")


def _cast(s: m.State, seat: int, a: actions.Cast) -> Clause:
    if a.card not in s.hands[seat]:
        return _clause("hand", d.MAGIC[a.card])
    if a.card >= d.OUTSIDE:
        return _clause("battle-card", d.MAGIC[a.card])
    if d.TIMING[a.card] == "M" and s.phase == m.EXCESS:
        return _clause("excess-begun", d.MAGIC[a.card])
    when = {m.MAGIC_PHASE: "M", m.TRAVEL: "T", m.RECRUIT: "R"}.get(s.phase, "")
    dice = s.phase == m.TRAVEL and bool(legal.moves(s, seat))
    if d.TIMING[a.card] == "R" and dice:
        return _clause("dice-first")
    if d.TIMING[a.card] != when and not (d.TIMING[a.card] == "R" and s.phase == m.TRAVEL):
        return _clause(f"timing-{d.TIMING[a.card].lower()}", d.MAGIC[a.card])
    return _aim(s, seat, a)


def _aim(s: m.State, seat: int, a: actions.Cast) -> Clause:
    """Explain why a card that may be cast now cannot name these places."""
    card, name = a.card, d.MAGIC[a.card]
    if card in (d.SPELL_LORE, d.COMMUNE):
        return _clause("aim-nothing", name)
    if card in (d.FORGET, d.SCRYE):
        return _clause("aim-seat", name)
    if card == d.DIVINATION:
        return _clause("aim-deck", name)
    if card == d.DEATH_SPELL:
        return _clause("aim-army", name)
    if a.at - d.SPACE not in s.at[seat]:
        return _clause("aim-own", name)
    if card in (d.LAND_SHIFT, d.CREATURE_SWITCH):
        return _clause("aim-two", name)
    if card in _STEPS and a.to >= d.SPACE:
        if abs(d.distance(a.at - d.SPACE, a.to - d.SPACE)) != _STEPS[card]:
            return _clause("aim-steps", name, _STEPS[card])
        return _clause("friend", a.to - d.SPACE)
    if card >= d.SUMMONS and a.to == d.NOWHERE:
        return _clause("deck-empty", name)
    return _clause("aim-one", name)


def _discard(s: m.State, seat: int, a: actions.Discard) -> Clause:
    if s.phase not in (m.MAGIC_PHASE, m.EXCESS) or len(s.hands[seat]) <= d.HAND:
        return _clause("discard")
    return _clause("hand", d.MAGIC[a.card])


def _roll(s: m.State, seat: int, a: actions.Roll) -> Clause:
    if s.phase in (m.MAGIC_PHASE, m.EXCESS):
        return _clause("excess", len(s.hands[seat]))
    return _clause("rolled")


def _move(s: m.State, seat: int, a: actions.Move) -> Clause:
    if s.phase < m.TRAVEL:
        return _clause("roll-first")
    if s.phase != m.TRAVEL or not s.left:
        return _clause("no-dice")
    if a.army not in s.at[seat]:
        return _clause("no-army", a.army)
    if s.diced[s.at[seat].index(a.army)]:
        return _clause("same-army")
    steps = (a.to - a.army) % d.SPACES
    if min(steps, d.SPACES - steps) not in s.left:
        return _clause("distance")
    if a.to in s.at[seat]:
        return _clause("friend", a.to)
    return _clause("keep-die")


def _recruit(s: m.State, seat: int, a: actions.Recruit | actions.Decline) -> Clause:
    late = _closed(s, seat)
    if late:
        return late
    if a.army not in s.at[seat]:
        return _clause("no-army", a.army)
    token = s.at[seat].index(a.army)
    if s.phase > m.RECRUIT or token not in waiting(s, seat):
        return _clause("recruit-none", a.army)
    if isinstance(a, actions.Decline) or has_room(s, seat, token):
        return _clause("recruit-room", a.army)
    if a.drop == actions.NO_UNIT:
        return _clause("recruit-full", a.army, most(s, seat))
    return _clause("recruit-drop", a.army, d.UNIT_NAMES[a.drop])


def _closed(s: m.State, seat: int) -> Clause | None:
    """Tell what must be done before recruits and splits."""
    if s.phase < m.TRAVEL:
        return _clause("roll-first")
    if s.phase == m.TRAVEL and legal.moves(s, seat):
        return _clause("dice-first")
    return None


def _split(s: m.State, seat: int, a: actions.Split) -> Clause:
    late = _closed(s, seat)
    if late:
        return late
    if s.phase > m.SPLIT:
        return _clause("split-late")
    if a.army not in s.at[seat]:
        return _clause("no-army", a.army)
    token = s.at[seat].index(a.army)
    if s.parted[token]:
        return _clause("split-once", a.army)
    if len(s.armies[seat][token]) <= d.MANY:
        return _clause("split-small", a.army, len(s.armies[seat][token]))
    if not legal.has_token(s, seat):
        return _clause("split-token", tokens(s, seat))
    if abs(d.distance(a.army, a.to)) != 1:
        return _clause("split-beside", a.army)
    return _clause("split-space", a.to)


def _end(s: m.State, seat: int, a: actions.End) -> Clause:
    return _closed(s, seat) or _clause("fight-first")


def _fight(s: m.State, seat: int, a: actions.Fight) -> Clause:
    if s.phase != m.BATTLE:
        return _closed(s, seat) or _clause("fight-later")
    return _clause("fight-where", a.army)


_REASONS: Final[dict[type, Callable[[m.State, int, Any], Clause]]] = {
    actions.Cast: _cast,
    actions.Peek: _no_open,
    actions.Stop: _no_open,
    actions.Pick: _no_open,
    actions.Replace: _no_open,
    actions.Shift: _no_open,
    actions.Discard: _discard,
    actions.Roll: _roll,
    actions.Move: _move,
    actions.Recruit: _recruit,
    actions.Decline: _recruit,
    actions.Split: _split,
    actions.End: _end,
    actions.Fight: _fight,
}


# In a battle


def _battle(s: m.State, b: m.Battle, seat: int, a: Any) -> Clause:
    """Return the clause against an action of the seat whose step it is."""
    if not isinstance(a, actions.IN_BATTLE):
        return _clause("in-battle")
    side = b.seats.index(seat)
    return _BATTLE_REASONS[type(a)](s, b, seat, side, a)


def _first(b: m.Battle, side: int) -> Clause | None:
    """Tell which ability must be declared before."""
    if b.step == m.STEP_C:
        return None
    left = battle_public_options.undecided(b, side)
    return (
        _clause("declare-first", d.REFS[battle_public_options.ref(b, side, left[0])])
        if left
        else None
    )


def _declare(s: m.State, b: m.Battle, seat: int, side: int, a: actions.Declare) -> Clause:
    i = battle_public_options.place(b, side, a.creature)
    if i == d.NONE:
        return _clause("creature", d.REFS[a.creature])
    if battle_public_options.is_muted(b, side, i):
        return _clause("muted", d.REFS[a.creature])
    if b.step == m.STEP_C or b.choice[side][i] != m.UNDECIDED:
        return _clause("declared", d.REFS[a.creature])
    j = battle_public_options.place(b, 1 - side, a.target)
    if j == d.NONE:
        return _clause("creature", d.REFS[a.target])
    alike = b.units[1 - side][j]
    if any(
        b.units[1 - side][option] == alike for option in battle_public_options.options(b, side, i)
    ):
        return _clause("same-kind", d.REFS[a.target])
    return _clause("target", d.REFS[a.creature], d.REFS[a.target])


def _fuel(s: m.State, b: m.Battle, seat: int, side: int, a: actions.Fuel) -> Clause:
    i = battle_public_options.place(b, side, a.creature)
    if i == d.NONE:
        return _clause("creature", d.REFS[a.creature])
    if i not in battle_public_options.goblins(b, side):
        return _clause("fuel-none", d.REFS[a.creature])
    if a.card not in s.hands[seat]:
        return _clause("hand", d.MAGIC[a.card])
    alike = battle_public_options.distinct(b, side, battle_public_options.goblins(b, side))
    if b.step == m.STEP_C or i in alike:
        return _clause("fuel-late")
    return _clause("same-kind", d.REFS[a.creature])


def _lay(s: m.State, b: m.Battle, seat: int, side: int, a: actions.Lay) -> Clause:
    first, name = _first(b, side), d.MAGIC[a.card]
    if first:
        return first
    if a.card not in s.hands[seat]:
        return _clause("hand", name)
    if a.card < d.BLAST:
        return _clause("outside-card", name)
    if battle_public_options.unspent(b, side) <= 0:
        return _clause("points", b.points[side])
    if b.step == m.STEP_C and a.card < d.SPELL_BLAST:
        return _clause("counters-only", name)
    fit = battle_legal_actions.targets(b, side, a.card)
    if a.target in fit:
        return _drop(s, b, seat, side, a)
    if d.NO_TARGET in fit:
        return _clause("lay-nobody", name)
    if a.card == d.SPELL_BLAST:
        return _clause("lay-counter", name)
    return _aim_at(b, side, a)


def _drop(s: m.State, b: m.Battle, seat: int, side: int, a: actions.Lay) -> Clause:
    """Explain why this creature cannot make room."""
    full = len(battle_legal_actions.drops(s, b, seat, side)) > 1
    if not (full and d.CONTROL <= a.card <= d.CONTROL_ANY and d.REF <= a.drop < d.CARD):
        return _clause("lay-drop", d.MAGIC[a.card])
    name = d.REFS[a.drop - d.REF]
    lacks = battle_public_options.place(b, side, a.drop - d.REF) == d.NONE
    return _clause("lay-lacks" if lacks else "same-kind", name)


def _aim_at(b: m.Battle, side: int, a: actions.Lay) -> Clause:
    if not d.REF <= a.target < d.CARD:
        return _clause("lay-target", d.MAGIC[a.card])
    name = d.REFS[a.target - d.REF]
    i = battle_public_options.place(b, 1 - side, a.target - d.REF)
    if i == d.NONE:
        return _clause("creature", name)
    if a.card == d.NULLIFY and d.ABILITY[b.units[1 - side][i]] == d.PLAIN:
        return _clause("lay-ability", name)
    kinds = [
        battle_public_options.place(b, 1 - side, t - d.REF)
        for t in battle_legal_actions.targets(b, side, a.card)
    ]
    alike = any(b.units[1 - side][j] == b.units[1 - side][i] for j in kinds)
    return _clause("same-kind", name) if alike else _clause("lay-target", d.MAGIC[a.card])


def _negate(s: m.State, b: m.Battle, seat: int, side: int, a: actions.Negate) -> Clause:
    first = _first(b, side)
    if first:
        return first
    i = battle_public_options.place(b, side, a.creature)
    if i == d.NONE:
        return _clause("creature", d.REFS[a.creature])
    if battle_public_options.is_muted(b, side, i) and ability_of(b, side, i) == d.PRIEST:
        return _clause("muted", d.REFS[a.creature])
    if i not in battle_public_options.priests(b, side):
        return _clause("priest", d.REFS[a.creature])
    if i not in battle_public_options.distinct(b, side, battle_public_options.priests(b, side)):
        return _clause("same-kind", d.REFS[a.creature])
    return _clause("negate-card", d.MAGIC[a.card])


def _done(s: m.State, b: m.Battle, seat: int, side: int, a: actions.Done) -> Clause:
    return _first(b, side) or _clause("in-battle")


_BATTLE_REASONS: Final[dict[type, Callable[[m.State, m.Battle, int, int, Any], Clause]]] = {
    actions.Declare: _declare,
    actions.Fuel: _fuel,
    actions.Lay: _lay,
    actions.Negate: _negate,
    actions.Done: _done,
}


# The sentences

# fmt: off
WHY: Final = (
    ("over",          "8.1",  ()),
    ("out",           "7.19", ()),
    ("turn",          "2.2",  ()),
    ("step",          "7.5",  ()),
    ("order-same",    "9.1",  ()),
    ("list-empty",    "9.1",  ()),
    ("plan-card",     "9.2",  ("card",)),
    ("plan-how",      "9.2",  ()),
    ("debt-first",    "3.4",  ("count",)),
    ("debt-none",     "3.4",  ()),
    ("debt-random",   "3.4",  ()),
    ("hand",          "3.1",  ("card",)),
    ("open",          "3.2",  ("card",)),
    ("open-none",     "3.2",  ()),
    ("split-open",    "6.1",  ()),
    ("battle-card",   "7.5",  ("card",)),
    ("timing-m",      "3.1",  ("card",)),
    ("timing-t",      "3.1",  ("card",)),
    ("timing-r",      "3.1",  ("card",)),
    ("aim-nothing",   "3.2",  ("card",)),
    ("aim-seat",      "3.2",  ("card",)),
    ("aim-deck",      "3.7",  ("card",)),
    ("aim-army",      "3.5",  ("card",)),
    ("aim-own",       "3.2",  ("card",)),
    ("aim-two",       "3.11", ("card",)),
    ("aim-one",       "3.2",  ("card",)),
    ("aim-steps",     "3.9",  ("card", "steps")),
    ("deck-empty",    "2.5",  ("card",)),
    ("discard",       "2.4",  ()),
    ("excess",        "2.4",  ("count",)),
    ("excess-begun",  "2.4",  ("card",)),
    ("roll-first",    "4.1",  ()),
    ("rolled",        "4.1",  ()),
    ("no-dice",       "4.1",  ()),
    ("no-army",       "4.2",  ("space",)),
    ("same-army",     "4.2",  ()),
    ("distance",      "4.4",  ()),
    ("friend",        "4.5",  ("space",)),
    ("keep-die",      "4.6",  ()),
    ("dice-first",    "4.6",  ()),
    ("recruit-none",  "5.1",  ("space",)),
    ("recruit-room",  "5.3",  ("space",)),
    ("recruit-full",  "5.3",  ("space", "count")),
    ("recruit-drop",  "5.3",  ("space", "creature")),
    ("split-late",    "2.1",  ()),
    ("split-once",    "6.2",  ("space",)),
    ("split-small",   "6.1",  ("space", "count")),
    ("split-token",   "6.3",  ("count",)),
    ("split-beside",  "6.1",  ("space",)),
    ("split-space",   "6.1",  ("space",)),
    ("fight-first",   "7.1",  ()),
    ("fight-later",   "7.1",  ()),
    ("fight-where",   "7.1",  ("space",)),
    ("no-battle",     "7.1",  ()),
    ("in-battle",     "7.5",  ()),
    ("declare-first", "7.3",  ("creature",)),
    ("creature",      "7.3",  ("creature",)),
    ("declared",      "7.3",  ("creature",)),
    ("muted",         "7.9",  ("creature",)),
    ("target",        "7.3",  ("creature", "target")),
    ("same-kind",     "7.3",  ("creature",)),
    ("fuel-none",     "7.4",  ("creature",)),
    ("fuel-late",     "7.4",  ()),
    ("points",        "7.2",  ("count",)),
    ("counters-only", "7.5",  ("card",)),
    ("outside-card",  "7.5",  ("card",)),
    ("lay-nobody",    "7.6",  ("card",)),
    ("lay-target",    "7.6",  ("card",)),
    ("lay-counter",   "7.7",  ("card",)),
    ("lay-ability",   "7.9",  ("creature",)),
    ("lay-drop",      "7.13", ("card",)),
    ("lay-lacks",     "7.13", ("creature",)),
    ("priest",        "7.8",  ("creature",)),
    ("negate-card",   "7.7",  ("card",)),
)
# fmt: on
_clause = errors.sentences("magus-wargame", WHY)
