"""Why an action is not legal: the clause that forbids it, and the sentence to say it with.

It only explains: `legal` decides. Arguments that name a card, a creature or a space hold its
word in the notation; the others are numbers.
"""

from collections.abc import Callable
from typing import Any, Final

from engine.errors import Clause
from engine.games.magus_wargame import (
    actions,
    battle_legal,
    illegal_battle_reasons,
    magic,
    travel,
    turn_course,
)
from engine.games.magus_wargame.data import (
    COMMUNE,
    CREATURE_SWITCH,
    DEATH_SPELL,
    DIVINATION,
    FORGET,
    HAND,
    HASTE,
    LAND_SHIFT,
    MAGIC,
    MANY,
    NONE,
    NOWHERE,
    OUTSIDE,
    SCRYE,
    SPACE,
    SPACES,
    SPELL_BLAST,
    SPELL_LORE,
    SUMMONS,
    TIME_SHIFT,
    TIMING,
    UNIT_NAMES,
    distance,
)
from engine.games.magus_wargame.illegal_reason_texts import clause
from engine.games.magus_wargame.legal import has_token, moves
from engine.games.magus_wargame.state import (
    BATTLE,
    DEBT,
    EXCESS,
    MAGIC_PHASE,
    RECRUIT,
    SPLIT,
    TRAVEL,
    State,
)

_STEPS: Final = {card: card - HASTE + 1 for card in range(HASTE, TIME_SHIFT)}


def refusal(s: State, seat: int, action: Any) -> Clause:
    """Return the clause that forbids an action which is neither legal nor an order."""
    if s.reason:
        return clause("over")
    if s.out[seat]:
        return clause("out")
    if isinstance(action, actions.ORDERS):
        return _order(s, seat, action)
    if isinstance(action, actions.Owe):
        return _owe(s, seat, action)
    if s.battle is not None and not battle_legal.is_step_of(s, seat):
        return clause("step")
    if s.battle is None and seat != s.active:
        return clause("turn")
    return _asked(s, seat, action)


def _asked(s: State, seat: int, a: Any) -> Clause:
    """Explain to a seat that is waited for."""
    if s.phase == DEBT or (s.battle is not None and magic.is_asked(s, seat) and s.owed[seat]):
        return clause("debt-first", s.owed[seat])
    if s.battle is not None:
        return illegal_battle_reasons.refusal(s, s.battle, seat, a)
    if s.open:
        return _open(s, a)
    if isinstance(a, illegal_battle_reasons.VERBS):
        return clause("no-battle")
    return _REASONS[type(a)](s, seat, a)


def _order(s: State, seat: int, a: Any) -> Clause:
    if isinstance(a, actions.Blast) and a.when == 2 and not s.listed[seat]:
        return clause("list-empty")
    if isinstance(a, actions.Plan):
        if a.card < OUTSIDE or a.card >= SPELL_BLAST:
            return clause("plan-card", MAGIC[a.card])
        if a.card not in s.hands[seat]:
            return clause("hand", MAGIC[a.card])
    if isinstance(a, actions.Stance) and a.how == 2:
        return clause("plan-how")
    return clause("order-same")


def _owe(s: State, seat: int, a: actions.Owe) -> Clause:
    if not s.owed[seat]:
        return clause("debt-none")
    if a.card == actions.RANDOM:
        return clause("debt-random")
    return clause("hand", MAGIC[a.card])


def _open(s: State, a: Any) -> Clause:
    card = s.open[0]
    return clause("split-open") if card == NONE else clause("open", MAGIC[card])


def _no_open(s: State, seat: int, a: Any) -> Clause:
    return clause("open-none")


def _cast(s: State, seat: int, a: actions.Cast) -> Clause:
    if a.card not in s.hands[seat]:
        return clause("hand", MAGIC[a.card])
    if a.card >= OUTSIDE:
        return clause("battle-card", MAGIC[a.card])
    if TIMING[a.card] == "M" and s.phase == EXCESS:
        return clause("excess-begun", MAGIC[a.card])
    when = {MAGIC_PHASE: "M", TRAVEL: "T", RECRUIT: "R"}.get(s.phase, "")
    dice = s.phase == TRAVEL and bool(moves(s, seat))
    if TIMING[a.card] == "R" and dice:
        return clause("dice-first")
    if TIMING[a.card] != when and not (TIMING[a.card] == "R" and s.phase == TRAVEL):
        return clause(f"timing-{TIMING[a.card].lower()}", MAGIC[a.card])
    return _aim(s, seat, a)


def _aim(s: State, seat: int, a: actions.Cast) -> Clause:
    """Explain why a card that may be cast now cannot name these places."""
    card, name = a.card, MAGIC[a.card]
    if card in (SPELL_LORE, COMMUNE):
        return clause("aim-nothing", name)
    if card in (FORGET, SCRYE):
        return clause("aim-seat", name)
    if card == DIVINATION:
        return clause("aim-deck", name)
    if card == DEATH_SPELL:
        return clause("aim-army", name)
    if a.at - SPACE not in s.at[seat]:
        return clause("aim-own", name)
    if card in (LAND_SHIFT, CREATURE_SWITCH):
        return clause("aim-two", name)
    if card in _STEPS and a.to >= SPACE:
        if abs(distance(a.at - SPACE, a.to - SPACE)) != _STEPS[card]:
            return clause("aim-steps", name, _STEPS[card])
        return clause("friend", a.to - SPACE)
    if card >= SUMMONS and a.to == NOWHERE:
        return clause("deck-empty", name)
    return clause("aim-one", name)


def _discard(s: State, seat: int, a: actions.Discard) -> Clause:
    if s.phase not in (MAGIC_PHASE, EXCESS) or len(s.hands[seat]) <= HAND:
        return clause("discard")
    return clause("hand", MAGIC[a.card])


def _roll(s: State, seat: int, a: actions.Roll) -> Clause:
    if s.phase in (MAGIC_PHASE, EXCESS):
        return clause("excess", len(s.hands[seat]))
    return clause("rolled")


def _move(s: State, seat: int, a: actions.Move) -> Clause:
    if s.phase < TRAVEL:
        return clause("roll-first")
    if s.phase != TRAVEL or not s.left:
        return clause("no-dice")
    if a.army not in s.at[seat]:
        return clause("no-army", a.army)
    if s.diced[s.at[seat].index(a.army)]:
        return clause("same-army")
    steps = (a.to - a.army) % SPACES
    if min(steps, SPACES - steps) not in s.left:
        return clause("distance")
    if a.to in s.at[seat]:
        return clause("friend", a.to)
    return clause("keep-die")


def _recruit(s: State, seat: int, a: actions.Recruit | actions.Decline) -> Clause:
    late = _closed(s, seat)
    if late:
        return late
    if a.army not in s.at[seat]:
        return clause("no-army", a.army)
    token = s.at[seat].index(a.army)
    if s.phase > RECRUIT or token not in travel.waiting(s, seat):
        return clause("recruit-none", a.army)
    if isinstance(a, actions.Decline) or travel.has_room(s, seat, token):
        return clause("recruit-room", a.army)
    if a.drop == actions.NO_UNIT:
        return clause("recruit-full", a.army, turn_course.most(s, seat))
    return clause("recruit-drop", a.army, UNIT_NAMES[a.drop])


def _closed(s: State, seat: int) -> Clause | None:
    """Tell what must be done before recruits and splits."""
    if s.phase < TRAVEL:
        return clause("roll-first")
    if s.phase == TRAVEL and moves(s, seat):
        return clause("dice-first")
    return None


def _split(s: State, seat: int, a: actions.Split) -> Clause:
    late = _closed(s, seat)
    if late:
        return late
    if s.phase > SPLIT:
        return clause("split-late")
    if a.army not in s.at[seat]:
        return clause("no-army", a.army)
    token = s.at[seat].index(a.army)
    if s.parted[token]:
        return clause("split-once", a.army)
    if len(s.armies[seat][token]) <= MANY:
        return clause("split-small", a.army, len(s.armies[seat][token]))
    if not has_token(s, seat):
        return clause("split-token", turn_course.tokens(s, seat))
    if abs(distance(a.army, a.to)) != 1:
        return clause("split-beside", a.army)
    return clause("split-space", a.to)


def _end(s: State, seat: int, a: actions.End) -> Clause:
    return _closed(s, seat) or clause("fight-first")


def _fight(s: State, seat: int, a: actions.Fight) -> Clause:
    if s.phase != BATTLE:
        return _closed(s, seat) or clause("fight-later")
    return clause("fight-where", a.army)


_REASONS: Final[dict[type, Callable[[State, int, Any], Clause]]] = {
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
