"""Heuristic ratings of actions, by which the greedy computer chooses.

Everything is weighed in points of Force: recruits, towers, what a battle may win or lose. Apart
from the rules: nothing here decides what is legal.
"""

import functools
from collections.abc import Callable, Sequence
from math import exp
from typing import Any, Final

from engine.codec import clone
from . import (
    actions,
    battle_public_options,
    battle_totals,
    data as d,
    decks_and_eliminations,
    seat_knowledge,
    state as m,
    travel_recruit_split_phases,
)
from .actions import IN_BATTLE

_UNKNOWN: Final = 4.6
"""Force that is supposed of a creature nobody has seen, its part of the bonuses included."""
_TOWER: Final = 7.0
_GOLD: Final = 2.0
_STAKE: Final = 1.2
"""What a creature is worth beyond its Force."""
_CREATURE: Final = 5.0
"""What a creature in a battle is worth, in points of Force."""
_SPACES: Final = range(d.SPACES)
_REACHING: Final = tuple(
    frozenset(space for space in _SPACES if 0 < abs(d.distance(space, to)) <= 6) for to in _SPACES
)
"""By space, those from which a die leads there."""
_FROM_TOWER: Final = tuple(
    min(abs(d.distance(space, tower)) for tower in d.TOWERS) for space in _SPACES
)


def rate(view: m.State, seat: int, actions: Sequence[Any]) -> list[float]:
    """Rate legal actions or orders of a seat from its view."""
    if view.battle is not None and actions and isinstance(actions[0], IN_BATTLE):
        return _rate_battle(view, seat, actions)
    return [_RATES.get(type(a), _nothing)(view, seat, a) for a in actions]


def _nothing(v: m.State, seat: int, a: Any) -> float:
    return 0.0


# Armies and spaces


def strength(army: Sequence[int]) -> float:
    """Return about what an army whose creatures are known adds up to."""
    return _strength(*army)


@functools.lru_cache(maxsize=1 << 14)  # armies change by a creature now and then
def _strength(*army: int) -> float:
    total = float(sum(d.FORCE[unit] for unit in army))
    for colour in range(5):
        n = sum(d.COLOUR[unit] == colour for unit in army)
        total += n * (n - 1) / 2
    return total + 0.4 * sum(d.POINTS[unit] for unit in army)


def _supposed(v: m.State, seat: int, owner: int, token: int) -> float:
    """Return the strength that a seat supposes another's army to have."""
    size = len(v.armies[owner][token])
    known = seat_knowledge.named(*v.notes[seat]).get((owner, token), ())[:size]
    return strength(known) + _UNKNOWN * (size - len(known))


def _chance(margin: float) -> float:
    return 1 / (1 + exp(-max(-40.0, min(40.0, margin / 3.5))))


def _attack(v: m.State, seat: int, token: int, space: int, foe: int) -> float:
    """Return what attacking the army on a space promises."""
    other = v.at[foe].index(space)
    army = v.armies[seat][token]
    mine = strength(army) + len(army) * (d.SWORD in v.artifacts[seat])
    theirs = _supposed(v, seat, foe, other)
    win = _chance(mine - theirs)
    prize = 0.7 * theirs + _STAKE * len(v.armies[foe][other])
    prize += _TOWER * (d.TRACK[space] == d.TOWER) + 2.0 * _holds(v, foe)
    alone = sum(at != d.NONE for at in v.at[seat]) == 1
    return win * prize - (1 - win) * (mine + _STAKE * len(army) + 15.0 * alone)


def _holds(v: m.State, seat: int) -> int:
    return sum(tower in v.at[seat] for tower in d.TOWERS)


def _landing(v: m.State, seat: int, token: int, to: int) -> float:
    """Return how good it is for an army to stand on a space, by landing there."""
    foe, kind = m.owner_at(v, to, seat), d.TRACK[to]
    if foe != d.NONE:
        return _attack(v, seat, token, to, foe) + _GOLD * (kind == d.GOLD)
    army = v.armies[seat][token]
    value = -_danger(v, seat, army, to)
    if kind == d.TOWER:
        return value + _TOWER + 3.0 * _holds(v, seat)
    if kind == d.GOLD:
        return value + _GOLD
    value -= 0.1 * _FROM_TOWER[to]
    deck = v.decks[kind]
    if deck and len(army) < decks_and_eliminations.most(v, seat):
        value += 0.7 * (d.FORCE[deck[-1]] + sum(d.COLOUR[unit] == kind for unit in army)) + _STAKE
    return value


def _danger(v: m.State, seat: int, army: Sequence[int], to: int) -> float:
    """Return what an army risks near stronger ones that can reach it."""
    near = _REACHING[to]
    theirs = [
        _supposed(v, seat, other, row.index(space))
        for other, row in enumerate(v.at)
        if other != seat
        for space in near.intersection(row)
    ]
    if not theirs:
        return 0.0
    mine = strength(army)
    return 0.25 * _chance(max(theirs) - mine) * mine


def _leaving(v: m.State, seat: int, start: int) -> float:
    return (_TOWER + 3.0 * (_holds(v, seat) - 1)) if d.TRACK[start] == d.TOWER else 0.0


def _march(v: m.State, seat: int, start: int, to: int) -> float:
    token = v.at[seat].index(start)
    stays = _danger(v, seat, v.armies[seat][token], start)
    return _landing(v, seat, token, to) - _leaving(v, seat, start) + stays


# Verbs


def _move(v: m.State, seat: int, a: actions.Move) -> float:
    return 100.0 + _march(v, seat, a.army, a.to)


def _shift(v: m.State, seat: int, a: actions.Shift) -> float:
    return _march(v, seat, v.open[1], a.to)


def _cast(v: m.State, seat: int, a: actions.Cast) -> float:
    card = a.card
    if card < d.HASTE:
        return _conjure(v, seat, a)
    if card < d.TIME_SHIFT:
        gain = _march(v, seat, a.at - d.SPACE, a.to - d.SPACE)
        return gain - 3.0 if not v.left else gain + 90.0
    if card in (d.TIME_SHIFT, d.LAND_SHIFT):
        return -1.0
    if d.SUMMONS <= card < d.METAMORPHOSIS:
        return _summon(v, seat, a)
    return -1.0 if card < d.SUMMONS else _morph(v, seat, a)


def _conjure(v: m.State, seat: int, a: actions.Cast) -> float:
    """Rate M spells: what knowledge is worth depends on how full the hand is."""
    if a.card == d.SPELL_LORE:
        return 3.0
    if a.card == d.FORGET:
        victim = a.at - d.SEAT
        return 0.5 * min(2, len(v.hands[victim]) - v.owed[victim])
    if a.card == d.DEATH_SPELL:
        victim = a.at - d.SEAT
        if victim == seat:
            return -50.0
        token = v.at[victim].index(a.to - d.SPACE)
        return 1.0 + 3.0 / len(v.armies[victim][token]) + _holds(v, victim)
    if a.card == d.COMMUNE:
        return 0.5
    return 0.1 if len(v.hands[seat]) >= d.HAND else -0.1


def _summon(v: m.State, seat: int, a: actions.Cast) -> float:
    army = v.armies[seat][v.at[seat].index(a.at - d.SPACE)]
    deck = v.decks[a.card - d.SUMMONS]
    room = len(army) < decks_and_eliminations.most(v, seat)
    gain = d.FORCE[deck[-1]] + sum(d.COLOUR[unit] == a.card - d.SUMMONS for unit in army)
    return gain - 3.5 if room else gain - 4.0 - min(d.FORCE[unit] for unit in army)


def _morph(v: m.State, seat: int, a: actions.Cast) -> float:
    army = v.armies[seat][v.at[seat].index(a.at - d.SPACE)]
    best = max(d.FORCE[deck[-1]] for deck in v.decks if deck)
    return best - 3.5 - min(d.FORCE[unit] for unit in army)


def _replace(v: m.State, seat: int, a: actions.Replace) -> float:
    return float(d.FORCE[v.decks[a.deck][-1]] - d.FORCE[a.drop])


def _recruit(v: m.State, seat: int, a: actions.Recruit) -> float:
    if a.drop == actions.NO_UNIT:
        return -0.5  # the end of the phase takes it
    deck = v.decks[d.TRACK[a.army]]
    army = v.armies[seat][v.at[seat].index(a.army)]
    gain = d.FORCE[deck[-1]] - d.FORCE[a.drop] if deck else -1
    kin = sum(d.COLOUR[unit] == d.TRACK[a.army] for unit in army)
    kin -= sum(d.COLOUR[unit] == d.COLOUR[a.drop] for unit in army) - 1
    return gain + 0.8 * kin - 1.0


def _decline(v: m.State, seat: int, a: actions.Decline) -> float:
    return -5.0


def _split(v: m.State, seat: int, a: actions.Split) -> float:
    """Rate a split: more armies are more towers; a small one should not stand in the way."""
    here = 4.0 if sum(space != d.NONE for space in v.at[seat]) < 6 else 1.0
    ready = v.phase <= m.RECRUIT and bool(travel_recruit_split_phases.taken_by_itself(v, seat))
    army = v.armies[seat][v.at[seat].index(a.army)]
    weakest = sorted(army, key=d.FORCE.__getitem__)[:2]
    value = here - _danger(v, seat, weakest, a.to) - 0.3 * ready
    return value + (_TOWER if d.TRACK[a.to] == d.TOWER else 0.0)


def _pick(v: m.State, seat: int, a: actions.Pick) -> float:
    """Detach two of middling Force, that do not break up a colour."""
    if v.open[0] != d.NONE:
        return 0.0
    army = v.armies[seat][v.at[seat].index(v.open[1])]
    rest = list(army)
    rest.remove(a.first)
    rest.remove(a.second)
    return strength(rest) + 0.8 * strength([a.first, a.second])


def _discard(v: m.State, seat: int, a: actions.Discard) -> float:
    return -_worth(a.card)


def _owe(v: m.State, seat: int, a: actions.Owe) -> float:
    return -9.0 if a.card == actions.RANDOM else -_worth(a.card)


def _roll(v: m.State, seat: int, a: actions.Roll) -> float:
    return 0.0


def _end(v: m.State, seat: int, a: actions.End) -> float:
    return 0.0


def _peek(v: m.State, seat: int, a: actions.Peek) -> float:
    owner = m.owner_at(v, a.army, seat)
    return float(len(v.armies[owner][v.at[owner].index(a.army)]))


def _fight(v: m.State, seat: int, a: actions.Fight) -> float:
    token = v.at[seat].index(a.army)
    return _attack(v, seat, token, a.army, m.owner_at(v, a.army, seat))


def _blast(v: m.State, seat: int, a: actions.Blast) -> float:
    """File an order for Spell Blast while holding it."""
    wants = v.blast[seat] == m.NEVER and d.SPELL_BLAST in v.hands[seat] and v.phase != m.BATTLE
    return 1.0 if wants and a.when == m.MINE else -1.0


def _order(v: m.State, seat: int, a: Any) -> float:
    return -1.0


_RATES: Final[dict[type, Callable[[m.State, int, Any], float]]] = {
    actions.Cast: _cast,
    actions.Peek: _peek,
    actions.Pick: _pick,
    actions.Replace: _replace,
    actions.Shift: _shift,
    actions.Discard: _discard,
    actions.Owe: _owe,
    actions.Roll: _roll,
    actions.Move: _move,
    actions.Recruit: _recruit,
    actions.Decline: _decline,
    actions.Split: _split,
    actions.End: _end,
    actions.Fight: _fight,
    actions.Blast: _blast,
    actions.List: _order,
    actions.Stance: _order,
    actions.Plan: _order,
}


# In a battle: by what it would then come to


def _worth(card: int) -> float:
    """Return what a Magic card is worth in the hand."""
    if card == d.SPELL_LORE or card >= d.SPELL_BLAST:
        return 2.5
    if card >= d.BLAST:
        return 3.0 if card == d.CREATURE_KILL else 2.0
    return 1.2 if d.HASTE <= card < d.SUMMONS else 1.0


def _rate_battle(v: m.State, seat: int, choices: Sequence[Any]) -> list[float]:
    """Rate what a seat may do in its step."""
    b = v.battle
    assert b is not None
    side = b.seats.index(seat)
    artifacts = [v.artifacts[x] for x in b.seats]
    most = [decks_and_eliminations.most(v, x) for x in b.seats]
    return [
        _promise(v, after, side, battle_totals.judge(after, artifacts, most)) - _cost(a)
        for a, after in zip(choices, [_after(b, side, a) for a in choices], strict=True)
    ]


def _cost(a: Any) -> float:
    if isinstance(a, actions.Lay | actions.Fuel):
        return _worth(a.card)
    return 0.05 if isinstance(a, actions.Negate) else 0.0


def _after(b: m.Battle, side: int, a: Any) -> m.Battle:
    """Return the battle with one thing more declared or laid."""
    if isinstance(a, actions.Done):
        return b
    b = clone(b)
    match a:
        case actions.Declare():
            i, j = (
                battle_public_options.place(b, side, a.creature),
                battle_public_options.place(b, 1 - side, a.target),
            )
            if battle_totals.ability_of(b, side, i) == d.COPY:
                b.copies[side][i] = b.units[1 - side][j]
            b.choice[side][i] = j
        case actions.Fuel():
            b.fuelled[side][battle_public_options.place(b, side, a.creature)] = 1
        case actions.Lay():
            target, drop = _target(b, side, a), _drop(b, side, a)
            b.laid.append(m.Laid(b.step, side, m.LAID_CARD, a.card, target, drop))
        case actions.Negate():
            i = battle_public_options.place(b, side, a.creature)
            at = battle_public_options.laid_at(b, a.card)
            b.laid.append(m.Laid(b.step, side, m.LAID_PRIEST, i, at, d.NONE))
    return b


def _target(b: m.Battle, side: int, a: actions.Lay) -> int:
    if a.card == d.SPELL_BLAST:
        return battle_public_options.laid_at(b, a.target - d.CARD)
    return (
        d.NONE
        if a.target == d.NO_TARGET
        else battle_public_options.place(b, 1 - side, a.target - d.REF)
    )


def _drop(b: m.Battle, side: int, a: actions.Lay) -> int:
    return d.NONE if a.drop == d.NO_TARGET else battle_public_options.place(b, side, a.drop - d.REF)


def _promise(v: m.State, b: m.Battle, side: int, out: battle_totals.Outcome) -> float:
    """Return what a battle promises to a side, if the other answers as it may.

    `out`: how it ends without an answer.
    """
    mine, theirs = out.sides[side], out.sides[1 - side]
    kept = _CREATURE * (len(mine) - len(theirs))
    if out.winner == battle_totals.BOTH_GONE:
        return 0.0
    if not mine or not theirs:
        return kept
    margin = float(out.totals[side] - out.totals[1 - side])
    other = 1 - side
    free = min(battle_public_options.unspent(b, other), len(v.hands[b.seats[other]]))
    open_ = max(0, free) if b.step == m.STEP_A else 0
    win = 1 / (1 + exp(-max(-30.0, min(30.0, (margin - 2.0 * open_) / (0.7 + 1.5 * open_)))))
    if out.winner == battle_totals.TIE and not open_:
        return kept
    stake = 0.9 * _CREATURE
    return kept + win * stake * len(theirs) - (1 - win) * stake * len(mine)
