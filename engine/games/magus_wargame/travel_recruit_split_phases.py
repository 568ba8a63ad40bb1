"""The Travel, Recruit and Split Phases: what their verbs do."""

from itertools import compress
from typing import Any

from engine import Emit, Rng, unheard
from . import actions, battle_course, data as d, decks_and_eliminations, events, state as m
from .seat_knowledge import mingled

_TOKENS = range(d.MOST_TOKENS)


def gives(s: m.State, space: int) -> bool:
    """Tell whether there is a card to get for landing on a space."""
    kind = d.TRACK[space]
    if kind == d.GOLD:
        return bool(s.magic or s.spent)
    return kind != d.TOWER and bool(s.decks[kind] or s.graves[kind])


def waiting(s: m.State, seat: int) -> list[int]:
    """Return the armies of the active seat whose landing still gives a card [T5]."""
    at = s.at[seat]
    return [token for token in compress(_TOKENS, s.landed) if gives(s, at[token])]


def taken_by_itself(s: m.State, seat: int) -> list[int]:
    """Return the armies which recruit when the Recruit Phase closes: those with room."""
    return [token for token in waiting(s, seat) if has_room(s, seat, token)]


def has_room(s: m.State, seat: int, token: int) -> bool:
    """Tell whether what an army's landing gives can be taken without discarding a creature."""
    size = len(s.armies[seat][token])
    return (
        size < d.FULL
        or d.TRACK[s.at[seat][token]] == d.GOLD
        or size < decks_and_eliminations.most(s, seat)
    )


def land(s: m.State, seat: int, token: int, to: int, emit: Emit) -> int:
    """Move an army to where it lands [T4] [T5]; return the steps, anticlockwise below 0.

    Gold gives its card on an enemy's space too.
    """
    row = s.at[seat]
    start, row[token] = row[token], to
    foe = m.owner_at(s, to, seat)
    steps = d.distance(start, to)
    s.heading[token] = 1 if steps > 0 else -1
    kind = d.TRACK[to]
    s.landed[token] = int(kind == d.GOLD or (foe == d.NONE and kind != d.TOWER))
    if emit is not unheard:
        emit(events.Moved(seat, start, to, foe))
    return steps


def roll(s: m.State, seat: int, a: actions.Roll, rng: Rng, emit: Emit) -> None:
    """Close the Magic Phase and roll."""
    decks_and_eliminations.refill(s, rng, emit)
    s.phase = m.TRAVEL
    s.dice = [rng.roll(6), rng.roll(6)]
    s.left = list(s.dice)
    s.lone = s.at[seat].count(d.NONE) == d.MOST_TOKENS - 1  # [T2b]
    if emit is not unheard:
        emit(events.Rolled(seat, tuple(s.dice)))


def move(s: m.State, seat: int, a: actions.Move, rng: Rng, emit: Emit) -> None:
    """Move an army by a die; with one army the other die is not used [T2b]."""
    token = s.at[seat].index(a.army)
    s.diced[token] = 1
    s.left.remove(abs(land(s, seat, token, a.to, emit)))
    if s.lone:
        s.left = []


def recruit(s: m.State, seat: int, a: actions.Recruit, rng: Rng, emit: Emit) -> None:
    """Take the card now, discarding a creature of a full army for it [A2]."""
    if decks_and_eliminations.is_short(s):
        decks_and_eliminations.use_chance(rng)
    s.phase = m.RECRUIT
    token = s.at[seat].index(a.army)
    if a.drop != actions.NO_UNIT:
        decks_and_eliminations.lose(s, seat, token, a.drop)
        if emit is not unheard:
            emit(events.Lost(seat, a.army, a.drop))
    take(s, seat, token, rng, emit)


def take(s: m.State, seat: int, token: int, rng: Rng, emit: Emit) -> None:
    """Take what an army's landing gives."""
    s.landed[token] = 0
    kind = d.TRACK[s.at[seat][token]]
    if kind == d.GOLD:
        decks_and_eliminations.draw(s, seat, 1, rng, emit)
    else:
        decks_and_eliminations.enlist(s, seat, token, kind, rng, emit)


def decline(s: m.State, seat: int, a: actions.Decline, rng: Rng, emit: Emit) -> None:
    """Leave the card."""
    s.phase = m.RECRUIT
    s.landed[s.at[seat].index(a.army)] = 0


def close_recruiting(s: m.State, seat: int, rng: Rng, emit: Emit) -> None:
    """Take every card that was neither taken nor declined, where there is room."""
    if 1 in s.landed:
        for token in taken_by_itself(s, seat):
            take(s, seat, token, rng, emit)
        s.landed = [0] * d.MOST_TOKENS


def split(s: m.State, seat: int, a: actions.Split, rng: Rng, emit: Emit) -> None:
    """[T8] Say where a new army shall stand; which creatures it has comes next."""
    if taken_by_itself(s, seat) and decks_and_eliminations.is_short(s):
        decks_and_eliminations.use_chance(rng)
    close_recruiting(s, seat, rng, emit)
    s.phase = m.SPLIT
    s.open = (d.NONE, a.army, a.to)


def pick_split(s: m.State, seat: int, a: actions.Pick, rng: Rng, emit: Emit) -> None:
    """[T8] Put two creatures under a new token."""
    _, start, to = s.open
    s.open = ()
    old = s.at[seat].index(start)
    new = s.at[seat].index(d.NONE)
    pair = [a.first, a.second]
    for unit in pair:
        s.armies[seat][old].remove(unit)
    s.armies[seat][new] = sorted(pair)
    s.at[seat][new] = to
    s.parted[old] = s.parted[new] = 1
    mingled(s, seat, old, new)
    if emit is not unheard:
        emit(events.Parted(seat, start, to, tuple(pair)))


def end(s: m.State, seat: int, a: actions.End, rng: Rng, emit: Emit) -> None:
    """Go on to the battles, and without any to the next turn."""
    decks_and_eliminations.use_chance(rng)  # the next draw, a refill, or what a battle reveals
    close_recruiting(s, seat, rng, emit)
    s.phase = m.BATTLE
    battle_course.next_battle(s, rng, emit)


def fight(s: m.State, seat: int, a: actions.Fight, rng: Rng, emit: Emit) -> None:
    """[B0] Open the battle on a space."""
    decks_and_eliminations.use_chance(rng)
    battle_course.open_battle(s, s.at[seat].index(a.army), rng, emit)


PHASE_VERBS: dict[type, Any] = {
    actions.Roll: roll,
    actions.Move: move,
    actions.Recruit: recruit,
    actions.Decline: decline,
    actions.Split: split,
    actions.End: end,
    actions.Fight: fight,
}
