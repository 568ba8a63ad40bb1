"""Spells outside battles, Forget's debts, and the answer of Spell Blast."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from engine import Emit, Rng, unheard
from . import actions, data as d, decks_and_eliminations, events, seat_knowledge, state as m
from .battle_course import debt_paid
from .travel_recruit_split_phases import land

DRAWS: Final = frozenset({d.SPELL_LORE, *range(d.SUMMONS, d.METAMORPHOSIS + 1)})
"""Spells that draw from a deck, or may refill one."""
ROLLS: Final = frozenset({d.DEATH_SPELL, d.TIME_SHIFT})
OPENS: Final = frozenset({d.COMMUNE, d.CREATURE_SWITCH, d.METAMORPHOSIS})
"""Spells that are complete only after a further choice; so is a Summons for a full army."""


def uses_chance(s: m.State, card: int) -> bool:
    """Tell whether completing this cast uses chance."""
    return card in ROLLS or (card in DRAWS and decks_and_eliminations.is_short(s))


def is_complete(s: m.State, seat: int, a: actions.Cast) -> bool:
    """Tell whether a cast names all that its card needs."""
    if d.SUMMONS <= a.card < d.METAMORPHOSIS:
        army = s.armies[seat][s.at[seat].index(a.at - d.SPACE)]
        return len(army) < decks_and_eliminations.most(s, seat)
    return a.card not in OPENS


def cast(s: m.State, seat: int, a: actions.Cast, rng: Rng, emit: Emit) -> None:
    """[G1] Play a card in its phase."""
    if s.phase == m.TRAVEL and a.card >= d.SUMMONS:
        s.phase = m.RECRUIT
    complete = is_complete(s, seat, a)
    decks_and_eliminations.drop_card(s, seat, a.card)
    s.open = (a.card,) if a.card == d.COMMUNE else (a.card, a.at, a.to)
    if complete:
        _complete(s, seat, a.at, a.to, (), rng, emit)


def peek(s: m.State, seat: int, a: actions.Peek, rng: Rng, emit: Emit) -> None:
    """[G14] Name one of up to three armies."""
    s.open = (*s.open, a.army)
    if len(s.open) > d.PEEKS:
        _complete(s, seat, d.NOWHERE, d.NOWHERE, s.open[1:], rng, emit)


def stop(s: m.State, seat: int, a: actions.Stop, rng: Rng, emit: Emit) -> None:
    """Name no more armies for Commune; or let Time Shift's army stay."""
    if s.open[0] == d.COMMUNE:
        _complete(s, seat, d.NOWHERE, d.NOWHERE, s.open[1:], rng, emit)
    else:
        _discard_played(s)


def pick_switch(s: m.State, seat: int, a: actions.Pick, rng: Rng, emit: Emit) -> None:
    """Name the creatures of a Creature Switch."""
    _, at, to = s.open
    _complete(s, seat, at, to, (a.first, a.second), rng, emit)


def replace(s: m.State, seat: int, a: actions.Replace, rng: Rng, emit: Emit) -> None:
    """Name the creature that goes, and the deck from which another comes."""
    _, at, to = s.open
    _complete(s, seat, at, to, (a.drop, a.deck), rng, emit)


def shift(s: m.State, seat: int, a: actions.Shift, rng: Rng, emit: Emit) -> None:
    """[G7b] Move the army of Time Shift."""
    _, space, _ = s.open
    land(s, seat, s.at[seat].index(space), a.to, emit)
    _discard_played(s)


def discard(s: m.State, seat: int, a: actions.Discard, rng: Rng, emit: Emit) -> None:
    """[G12] Discard a card above seven."""
    s.phase = m.EXCESS
    decks_and_eliminations.discard(s, seat, [a.card], emit)


def owe(s: m.State, seat: int, a: actions.Owe, rng: Rng, emit: Emit) -> None:
    """Pay a debt to Forget; what waited for it goes on."""
    asked = is_asked(s, seat)
    if asked and completes(s, seat, a):
        decks_and_eliminations.use_chance(rng)
    if a.card == actions.RANDOM:
        hand = list(s.hands[seat])
        cards = [rng.draw(hand) for _ in range(s.owed[seat])]
        s.owed[seat] = 0
    else:
        cards = [a.card]
        s.owed[seat] -= 1
    decks_and_eliminations.discard(s, seat, cards, emit)
    decks_and_eliminations.settle_debt(s, seat, emit)
    if asked and not s.owed[seat]:
        if s.phase == m.DEBT:
            decks_and_eliminations.first_draw(s, rng, emit)
        else:
            debt_paid(s, rng, emit)


def completes(s: m.State, seat: int, a: actions.Owe) -> bool:
    """Tell whether nothing is owed after this payment."""
    return a.card == actions.RANDOM or s.owed[seat] == 1


def is_asked(s: m.State, seat: int) -> bool:
    """Tell whether a debtor is waited for."""
    if s.battle is not None:
        return seat == s.battle.seats[1] and s.battle.step == 1
    return seat == s.active and s.phase == m.DEBT


def shifts(s: m.State, seat: int) -> list[int]:
    """Return where the army of Time Shift can land."""
    _, space, die = s.open
    return [to for to in (d.ahead(space, die), d.ahead(space, -die)) if to not in s.at[seat]]


# Completing a cast


def _complete(
    s: m.State, seat: int, at: int, to: int, more: tuple[int, ...], rng: Rng, emit: Emit
) -> None:
    """Look for a Spell Blast [G4], and without one let the spell work."""
    card = s.open[0]
    chance = _chance(s, card, at, to, rng)
    armies = more if card == d.COMMUNE else ()
    by = _blaster(s, seat, card, at, to, armies)
    if emit is not unheard:
        emit(events.SpellCast(seat, card, at, to, armies))
        emit(events.Answered(seat, card, by))
    if by == d.NONE:
        _EFFECTS[card](s, seat, at, to, more, chance, rng, emit)
    else:
        decks_and_eliminations.drop_card(s, by, d.SPELL_BLAST)
        s.spent.append(d.SPELL_BLAST)
        decks_and_eliminations.settle_debt(s, by, emit)
    if s.phase != m.OVER and s.open[:1] == (card,) and (card != d.TIME_SHIFT or by != d.NONE):
        _discard_played(s)


def _chance(s: m.State, card: int, at: int, to: int, rng: Rng) -> int:
    """Draw the chance of a cast before anybody answers it, so that it is used in any case."""
    if card == d.TIME_SHIFT:
        return rng.roll(6)
    if card == d.DEATH_SPELL:
        victim = at - d.SEAT
        return rng.index(len(s.armies[victim][s.at[victim].index(to - d.SPACE)]))
    if card in DRAWS and decks_and_eliminations.is_short(s):
        decks_and_eliminations.use_chance(rng)
    return 0


def _blaster(s: m.State, seat: int, card: int, at: int, to: int, armies: tuple[int, ...]) -> int:
    """Return the seat whose orders send its Spell Blast against this spell; NONE if none does."""
    for other, hand in enumerate(s.hands):
        if other == seat or d.SPELL_BLAST not in hand or len(hand) - 1 < s.owed[other]:
            continue
        when = s.blast[other]
        mine = at == d.SEAT + other or any(space in s.at[other] for space in armies)
        if (
            when == m.ALWAYS
            or (when == m.MINE and mine)
            or (when == m.LISTED and card in s.listed[other])
        ):
            return other
    return d.NONE


def _discard_played(s: m.State) -> None:
    """[G13b] A played card reaches the discard after its effect."""
    s.spent.append(s.open[0])
    s.open = ()


_Effect: TypeAlias = Callable[[m.State, int, int, int, tuple[int, ...], int, Rng, Emit], None]


def _lore(
    s: m.State, seat: int, at: int, to: int, more: Any, chance: int, rng: Rng, emit: Emit
) -> None:
    decks_and_eliminations.draw(s, seat, d.LORE, rng, emit)


def _forget(
    s: m.State, seat: int, at: int, to: int, more: Any, chance: int, rng: Rng, emit: Emit
) -> None:
    """[G11] Whoever has two cards or fewer discards them; others owe two."""
    victim = at - d.SEAT
    s.owed[victim] = min(len(s.hands[victim]), s.owed[victim] + d.FORGOTTEN)
    if s.owed[victim] < len(s.hands[victim]):
        emit(events.Owes(victim, s.owed[victim]))
    decks_and_eliminations.settle_debt(s, victim, emit)


def _death(
    s: m.State, seat: int, at: int, to: int, more: Any, chance: int, rng: Rng, emit: Emit
) -> None:
    """[G8] A random creature of the army is discarded."""
    victim, space = at - d.SEAT, to - d.SPACE
    token = s.at[victim].index(space)
    unit = s.armies[victim][token][chance]
    decks_and_eliminations.lose(s, victim, token, unit)
    if emit is not unheard:
        emit(events.Fell(victim, space, unit))
    decks_and_eliminations.refill(s, rng, emit)
    if s.armies[victim][token]:
        return
    decks_and_eliminations.remove_army(s, victim, token, emit)
    _discard_played(s)
    decks_and_eliminations.eliminate_armyless(s, emit)
    if s.phase != m.OVER and s.out[seat]:
        decks_and_eliminations.end_turn(s, rng, emit)


def _scrye(
    s: m.State, seat: int, at: int, to: int, more: Any, chance: int, rng: Rng, emit: Emit
) -> None:
    victim = at - d.SEAT
    for card in s.hands[victim]:
        s.told[seat][card] = 1 << victim
    if emit is not unheard:
        emit(events.SawHand(seat, victim, tuple(sorted(s.hands[victim]))))


def _divine(
    s: m.State, seat: int, at: int, to: int, more: Any, chance: int, rng: Rng, emit: Emit
) -> None:
    """[G14] See the top ten of a deck, in order; what is there, no shuffle."""
    deck = at - d.DECK
    cards = s.magic if deck == d.MAGIC_DECK else s.decks[deck]
    top = cards[: -d.DEPTH - 1 : -1]
    if len(top) > len(s.depth[seat][deck]):
        s.depth[seat][deck] = top
    if emit is not unheard:
        emit(events.SawDeck(seat, deck, tuple(top)))


def _commune(
    s: m.State, seat: int, at: int, to: int, more: Any, chance: int, rng: Rng, emit: Emit
) -> None:
    for space in more:
        victim = m.owner_at(s, space, seat)
        token = s.at[victim].index(space)
        seat_knowledge.showed(s, victim, token, [seat])
        if emit is not unheard:
            emit(events.SawArmy(seat, victim, space, tuple(s.armies[victim][token])))


def _gallop(
    s: m.State, seat: int, at: int, to: int, more: Any, chance: int, rng: Rng, emit: Emit
) -> None:
    """[G7] Haste, Magic Steeds, Wind Walk, Fly, Teleport, Magic Gate."""
    land(s, seat, s.at[seat].index(at - d.SPACE), to - d.SPACE, emit)


def _time(
    s: m.State, seat: int, at: int, to: int, more: Any, chance: int, rng: Rng, emit: Emit
) -> None:
    """[G7b] The roll is known, the choice of a direction is open; unless there is none."""
    s.open = (d.TIME_SHIFT, at - d.SPACE, chance)
    if emit is not unheard:
        emit(events.Shifted(seat, at - d.SPACE, chance))
    if not shifts(s, seat):
        _discard_played(s)


def _land_shift(
    s: m.State, seat: int, at: int, to: int, more: Any, chance: int, rng: Rng, emit: Emit
) -> None:
    """[T6] Two armies change places; neither recruits for it, nor for an earlier landing."""
    row = s.at[seat]
    one, two = row.index(at - d.SPACE), row.index(to - d.SPACE)
    row[one], row[two] = row[two], row[one]
    s.heading[one], s.heading[two] = s.heading[two], s.heading[one]
    s.landed[one] = s.landed[two] = 0
    if emit is not unheard:
        emit(events.Exchanged(seat, at - d.SPACE, to - d.SPACE))


def _switch(
    s: m.State, seat: int, at: int, to: int, more: Any, chance: int, rng: Rng, emit: Emit
) -> None:
    """[T6] Two creatures change armies, unseen."""
    one, two = s.at[seat].index(at - d.SPACE), s.at[seat].index(to - d.SPACE)
    first, second = s.armies[seat][one], s.armies[seat][two]
    first.remove(more[0])
    second.remove(more[1])
    first.append(more[1])
    second.append(more[0])
    first.sort()
    second.sort()
    s.landed[one] = s.landed[two] = 0
    seat_knowledge.mingled(s, seat, one, two)
    if emit is not unheard:
        emit(events.Switched(seat, at - d.SPACE, to - d.SPACE, more[0], more[1]))


def _summon(
    s: m.State, seat: int, at: int, to: int, more: Any, chance: int, rng: Rng, emit: Emit
) -> None:
    """[G9] [G10] Draw a creature into an own army, for a discarded one where one was named."""
    token = s.at[seat].index(at - d.SPACE)
    deck = s.open[0] - d.SUMMONS
    if more:
        decks_and_eliminations.lose(s, seat, token, more[0])
        if emit is not unheard:
            emit(events.Lost(seat, at - d.SPACE, more[0]))
        deck = more[1]
    decks_and_eliminations.enlist(s, seat, token, deck, rng, emit)


_EFFECTS: dict[int, _Effect] = {
    d.SPELL_LORE: _lore,
    d.FORGET: _forget,
    d.DEATH_SPELL: _death,
    d.SCRYE: _scrye,
    d.DIVINATION: _divine,
    d.COMMUNE: _commune,
    **dict.fromkeys(range(d.HASTE, d.TIME_SHIFT), _gallop),
    d.TIME_SHIFT: _time,
    d.LAND_SHIFT: _land_shift,
    d.CREATURE_SWITCH: _switch,
    **dict.fromkeys(range(d.SUMMONS, d.METAMORPHOSIS + 1), _summon),
}

SPELL_VERBS: dict[type, Any] = {
    actions.Cast: cast,
    actions.Peek: peek,
    actions.Stop: stop,
    actions.Replace: replace,
    actions.Shift: shift,
    actions.Discard: discard,
    actions.Owe: owe,
}
