"""Legal actions of a seat, from precomputed tables, and what they reveal.

Apart from the verbs because whole games are played through it: each list is put together from
rows that were made at import.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from engine.game import Action, Seat, Warn
from . import actions, card_moves, data as d, spells, state

Actions = Sequence[Action]

SEATS = range(5)
_ACTING = (*((seat,) for seat in SEATS), ())
"""Who is waited for, if only one is; nobody for NONE."""
_BECOME = tuple(actions.Become(role) for role in range(7))
_INVITE = tuple(actions.Invite(seat) for seat in SEATS)
_WITHDRAW = tuple(actions.Withdraw(seat) for seat in SEATS)
_ACCEPT = tuple(actions.Accept(seat) for seat in SEATS)
_ANSWER = tuple(actions.Answer(how) for how in range(len(actions.ANSWERS)))
_READY = tuple(actions.Ready(how) for how in (actions.DONE, actions.AGAIN, actions.NOTHING))
_SHOW = tuple(actions.Show(seat) for seat in SEATS)
_WORDS = tuple((d.SUIT_OF[kind], d.value_word(kind)) for kind in range(d.POWERS))
PLAY = tuple(actions.Play(*words) for words in _WORDS)
HAND_ON = tuple(actions.HandOn(*words) for words in _WORDS)
CAST = tuple(
    tuple(actions.Cast(spell, aim) for aim in range(len(actions.AIMS)))
    for spell in range(len(d.SPELLS))
)
"""A row for each spell, by its aim."""
_PLAIN = tuple(() if spell in spells.AIMED else row[:1] for spell, row in enumerate(CAST))
"""The row of a spell without an aim; empty for the others."""
_PASS = (actions.Pass(actions.FOR_GOOD),)
_PASSES = (actions.Pass(actions.FOR_GOOD), actions.Pass(actions.FOR_NOW))
GIFTS = (actions.Gift(actions.LEAST), actions.Gift(actions.FILED))
_LEAST = GIFTS[:1]
TAKE = {value: actions.Take(value) for value in d.LARGE}
_MOVE = tuple(actions.Move(slot) for slot in range(len(d.SLOTS)))

# fmt: off
_JOIN = (_ANSWER[actions.ENTER], _ANSWER[actions.STAY_OUT])
_PLACE = (_ANSWER[actions.FIRST], _ANSWER[actions.SECOND])
_TRIO = (
    (_ANSWER[actions.ALONE], _ANSWER[actions.SPEAK]),
    (_ANSWER[actions.JOIN_HIM], _ANSWER[actions.ALONE], _ANSWER[actions.OPEN_TO]),
    (_ANSWER[actions.FIRST], _ANSWER[actions.SECOND]),
)
# fmt: on


def to_act(s: state.State) -> tuple[Seat, ...]:
    """Return the seats waited for: in windows all that have not answered.

    After a lead of 25 it may be two for different things.
    """
    if s.phase in state.WINDOWS:
        return _asked(s)
    if s.chooser == d.NONE:
        return _ACTING[s.active]
    if s.active in (d.NONE, s.chooser):
        return _ACTING[s.chooser]
    return (s.active, s.chooser)


def _asked(s: state.State) -> tuple[Seat, ...]:
    if s.phase == state.JOIN:
        return tuple([seat for seat in s.order if s.side[seat] == d.NONE and not s.answered[seat]])
    return _unanswered(tuple(s.no_deal if s.phase == state.NEGOTIATE else s.ready))


@cache
def _unanswered(answered: tuple[bool, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat, done in enumerate(answered) if not done)


def may_act(s: state.State) -> tuple[Seat, ...]:
    """Return the seats which may act: in phase 2 all, who may show cards, invite and accept."""
    return tuple(range(len(s.side))) if s.phase < state.COMBAT else to_act(s)


def legal(s: state.State, seat: Seat) -> Actions:
    """Return the legal actions of a seat."""
    phase = s.phase
    if phase == state.COMBAT:
        found = _turn(s, seat) if s.active == seat else ()
        return [*found, *_reward(s, seat)] if s.chooser == seat else found
    if phase == state.ROLES_PHASE:
        if s.active != seat:
            return ()
        return [_BECOME[role] for role in s.roles if role not in s.token]
    if phase == state.OVER:
        return ()
    found = _talk(s, seat)
    if s.picks[seat]:
        found = [*found, *(_SHOW[other] for other in range(len(s.side)) if other != seat)]
    return found


def _talk(s: state.State, seat: Seat) -> Actions:
    phase = s.phase
    if phase == state.NEGOTIATE:
        return _negotiate(s, seat)
    if phase == state.JOIN:
        return _JOIN if s.side[seat] == d.NONE and not s.answered[seat] else ()
    if phase == state.EXCHANGE:
        if s.ready[seat]:
            return ()
        return _READY if s.offers[seat] else _READY[:2]
    if s.active != seat:
        return ()
    return _PLACE if phase == state.PLACE else _TRIO[s.order.index(seat)]


def _negotiate(s: state.State, seat: Seat) -> Actions:
    """[L1b] Invite once, withdraw once, accept; no deal."""
    found: list[Action] = []
    for other, mine in enumerate(s.invited[seat]):
        if other == seat:
            continue
        if s.invited[other][seat] == state.OPEN:
            found.append(_ACCEPT[other])
        elif mine == state.NO:
            found.append(_INVITE[other])
        if mine == state.OPEN:
            found.append(_WITHDRAW[other])
    if not s.no_deal[seat]:
        found.append(_ANSWER[actions.NO_DEAL])
    return found


def _turn(s: state.State, seat: Seat) -> Actions:
    if s.giving == seat:
        return _hand_on(s, seat)
    if s.leader != d.NONE:
        return _PASS  # [K15]
    if s.casting != d.NONE:
        return _targets(s)
    found: list[Action] = [PLAY[kind] for kind in card_moves.playable(s, seat)]
    if not s.spent[seat]:
        before = d.NONE
        for spell in s.spells[seat]:
            if spell != before:
                found += _PLAIN[spell] or [CAST[spell][aim] for aim in spells.aims(s, seat, spell)]
                before = spell
    if s.absent == seat and len(s.out) < len(s.side) - 1:  # [K11]
        return [*found, *_PASSES]
    found += _PASS
    return found


def _hand_on(s: state.State, seat: Seat) -> Actions:
    """[K17] One card at a time; the least and those filed at once, as long as none is chosen."""
    rest, chosen = s.hands[seat], s.gift[seat]
    if chosen:
        rest = rest[:]
        for kind in chosen:
            rest.remove(kind)
    found: list[Action] = []
    before = d.NONE
    for kind in rest:
        if kind != before:
            found.append(HAND_ON[kind])
            before = kind
    if not chosen:
        found += GIFTS if filed(s, seat) else _LEAST
    return found


def filed(s: state.State, seat: Seat) -> bool:
    """Tell whether a seat has filed three cards for all that are still in its hand."""
    row = s.filed[seat].get(state.ALL_SEATS)
    return row is not None and all(row.count(card) <= s.hands[seat].count(card) for card in row)


def _targets(s: state.State) -> Actions:
    if s.casting == d.MOVENTI:
        return [_swap(*pair) for pair in spells.swaps(s)]
    return [_target(code) for code in spells.targets(s, s.casting)]


_swap = cache(actions.Swap)


@cache
def _target(code: int) -> actions.Target:
    return actions.Target(code >> 6, d.SUIT_OF[code & 63], d.value_word(code & 63))


def _reward(s: state.State, seat: Seat) -> Actions:
    if s.taking:
        return [TAKE[value] for value in sorted(set(s.crystals[s.pawn]), reverse=True)]
    return [
        _MOVE[slot] for slot in range(len(d.SLOTS)) if slot != s.pawn and s.slots[slot] != d.NONE
    ]


def warns(s: state.State, seat: Seat, action: Any) -> Warn | None:
    """Tell why an action cannot be taken back; from what its seat sees."""
    verb = type(action)
    if verb in (actions.Invite, actions.Withdraw, actions.Show):
        return Warn.SECRET  # the other is told at once, and nothing is unsaid
    if verb is actions.Ready:
        allies = [other for other, side in enumerate(s.side) if side == s.side[seat]]
        done = all(s.ready[other] for other in allies if other != seat)
        return Warn.SECRET if done else Warn.PASS
    if verb is actions.Answer and s.phase == state.JOIN:
        return _joining(s, seat, action)
    if verb is actions.Cast:
        return _casting(s, action.spell)
    if verb is actions.Pass and action.how == actions.FOR_GOOD:
        return _passing(s, seat)
    if verb is actions.HandOn and len(s.gift[seat]) < d.GIFT - 1:
        return None
    if verb is actions.HandOn or verb is actions.Gift:
        return _ending(s, s.chooser == d.NONE and s.ending != "" and len(s.out) == len(s.side))
    if verb is actions.Take:
        if len(s.taking) == 1 and s.losers and (s.spell_deck or s.spell_discards):
            return Warn.CHANCE
        return _ending(s, len(s.taking) == 1 and s.last and s.active == d.NONE)
    if verb is actions.Move:
        if d.FINITUM not in s.slots:
            return Warn.CHANCE
        return _ending(s, s.slots[action.slot] == d.FINITUM and s.active == d.NONE)
    return Warn.PASS


def _ending(s: state.State, over: bool) -> Warn:
    """[R9] The last count opens all hands."""
    return Warn.SECRET if over else Warn.PASS


def _joining(s: state.State, seat: Seat, a: actions.Answer) -> Warn:
    """Staying out shows what the next in the hierarchy has said, if nobody above is waited for."""
    waiting = [other for other in s.order if s.side[other] == d.NONE]
    front = waiting.index(seat)
    if a.how == actions.ENTER or not all(s.answered[other] for other in waiting[:front]):
        return Warn.PASS
    below = waiting[front + 1 : front + 2]
    return Warn.SECRET if below and s.answered[below[0]] else Warn.PASS


def _casting(s: state.State, spell: int) -> Warn | None:
    if spell == d.POTENTIA and (s.deck or s.discards):
        return Warn.CHANCE
    if spell in (d.VOLENSIA, d.ANULENSA) and len(spells.targets(s, spell)) > 1:
        return None
    return None if spell == d.MOVENTI and len(spells.swaps(s)) > 1 else Warn.PASS


def _passing(s: state.State, seat: Seat) -> Warn:
    if s.deck or s.discards:
        return Warn.CHANCE
    if s.out and s.hands[s.out[-1]]:
        return Warn.SECRET
    closing = len(s.out) == len(s.side) - 1 and len(s.hands[seat]) <= d.GIFT
    return _ending(s, closing and s.ending != "" and s.chooser == d.NONE)
