"""The course of a battle: reveal, the three steps, what becomes of the armies.

Side 0 attacks, side 1 defends. Step a is the attacker's, b the defender's, c the attacker's
counters; a step is asked only where public facts leave a choice.
"""

from typing import Any

from engine import Emit, TurnEnded, clone, unheard
from engine.rng import NoChance, Rng
from . import (
    actions,
    battle_legal_actions,
    battle_public_options,
    battle_totals,
    data as d,
    decks_and_eliminations,
    events,
    prefiled_decisions,
    seat_knowledge,
    state as m,
)

# Which battle


def pending(s: m.State) -> list[int]:
    """Return the armies of the active seat that stand on an enemy's space [T6]."""
    own = s.at[s.active]
    mine = {*own}
    mine.discard(d.NONE)
    shared: set[int] = set()
    for row in s.at:
        if row is not own and not mine.isdisjoint(row):
            shared |= mine.intersection(row)
    if not shared:
        return []
    return [token for token, space in enumerate(own) if space in shared]


def next_battle(s: m.State, rng: Rng | None, emit: Emit) -> None:
    """[B0] Open the only battle left, wait for a choice, or end the turn."""
    left = pending(s)
    if not left:
        decks_and_eliminations.end_turn(s, rng, emit)
    elif len(left) == 1 and rng is not None:
        open_battle(s, left[0], rng, emit)


def open_battle(s: m.State, token: int, rng: Rng, emit: Emit) -> None:
    """[B1] Reveal both armies; the attacker begins."""
    seat = s.active
    space = s.at[seat][token]
    foe = m.owner_at(s, space, seat)
    other = s.at[foe].index(space)
    b = s.battle = battle_totals.fresh(s.armies[seat][token], s.armies[foe][other], (seat, foe))
    b.tokens, b.space = [token, other], space
    for side in (0, 1):
        for i, unit in enumerate(b.units[side]):
            if unit in battle_public_options.ACTIVE:
                _reset_choice(b, side, i)
    everybody = range(len(s.notes))
    seat_knowledge.showed(s, seat, token, everybody)
    seat_knowledge.showed(s, foe, other, everybody)
    if emit is not unheard:
        emit(events.BattleBegan(seat, foe, space, tuple(b.units[0]), tuple(b.units[1])))
    _prepare(s, b, 0, rng, emit)
    if not battle_public_options.asks_a(s, b):
        _to_step_b(s, b, rng, emit)


# Abilities


def _reset_choice(b: m.Battle, side: int, i: int) -> None:
    b.choice[side][i] = m.UNDECIDED if battle_public_options.options(b, side, i) else d.NONE


def _prepare(s: m.State, b: m.Battle, side: int, rng: Rng, emit: Emit) -> None:
    """Carry out what a side's abilities do without a choice; instant ones act at once [B2c]."""
    for i, unit in enumerate(b.units[side]):
        if unit not in battle_public_options.ACTIVE:
            continue
        while b.choice[side][i] == m.UNDECIDED and not battle_public_options.is_muted(b, side, i):
            targets = battle_public_options.options(b, side, i)
            if len(targets) > 1:
                break
            _name(b, side, i, targets[0], emit)
        ability = battle_totals.ability_of(b, side, i)
        if (
            ability in (d.DRAW, d.STEAL)
            and not b.acted[side][i]
            and not battle_public_options.is_muted(b, side, i)
        ):
            b.acted[side][i] = 1
            if ability == d.DRAW:
                decks_and_eliminations.draw(s, b.seats[side], 1, rng, emit)
            else:
                _steal(s, b, side, i, rng, emit)


def _name(b: m.Battle, side: int, i: int, j: int, emit: Emit) -> None:
    """Let the ability of a creature name one of the other side."""
    other, ability = 1 - side, battle_totals.ability_of(b, side, i)
    named = b.units[other][j]
    if ability == d.COPY:
        b.copies[side][i] = named
        _reset_choice(b, side, i)
    else:
        b.choice[side][i] = j
        b.marks[other][j] |= m.NAMED if ability == d.DESTROY else m.SAPPED
    if emit is not unheard:
        emit(events.Declared(b.seats[side], side, i, b.units[side][i], j, named))


def _steal(s: m.State, b: m.Battle, side: int, i: int, rng: Rng, emit: Emit) -> None:
    """Take a random card of a hand for a Pirate; from an empty one nothing [B11]."""
    thief, victim = b.seats[side], b.seats[1 - side]
    hand = s.hands[victim]
    if not hand:
        return
    card = hand.pop(rng.index(len(hand)))
    s.hands[thief].append(card)
    seat_knowledge.stolen(s, thief, victim, card)
    emit(events.Stolen(thief, b.units[side][i], victim, card))
    decks_and_eliminations.settle_debt(s, victim, emit)


# The steps


def _to_step_b(s: m.State, b: m.Battle, rng: Rng, emit: Emit) -> None:
    b.step = m.STEP_B
    if s.owed[b.seats[1]] and (battle_public_options.asks_b(s, b) or battle_public_options.acts(b)):
        return  # the debt comes first
    _prepare(s, b, 1, rng, emit)
    if not battle_public_options.asks_b(s, b):
        _to_step_c(s, b, rng, emit)


def debt_paid(s: m.State, rng: Rng, emit: Emit) -> None:
    """Go on with step b after the defender has paid what Forget took."""
    assert s.battle is not None
    _prepare(s, s.battle, 1, rng, emit)


def _to_step_c(s: m.State, b: m.Battle, rng: Rng, emit: Emit) -> None:
    b.step = m.STEP_C
    if not battle_public_options.asks_c(s, b):
        _resolve(s, b, rng, emit)


def declare(s: m.State, seat: int, a: actions.Declare, rng: Rng, emit: Emit) -> None:
    """[B2] Say whom an ability is for."""
    b = _battle(s)
    side = b.seats.index(seat)
    i, j = (
        battle_public_options.place(b, side, a.creature),
        battle_public_options.place(b, 1 - side, a.target),
    )
    if battle_public_options.is_instant(b, side, i, j):
        decks_and_eliminations.use_chance(rng)
    b.chosen |= side == 1
    _name(b, side, i, j, emit)
    _prepare(s, b, side, rng, emit)


def fuel(s: m.State, seat: int, a: actions.Fuel, rng: Rng, emit: Emit) -> None:
    """Discard a card for +3."""
    b = _battle(s)
    side = b.seats.index(seat)
    i = battle_public_options.place(b, side, a.creature)
    decks_and_eliminations.drop_card(s, seat, a.card)
    s.spent.append(a.card)
    b.fuelled[side][i] = 1
    b.chosen |= side == 1  # [B11b] the attacker has an answer to it
    emit(events.Fuelled(seat, side, i, b.units[side][i], a.card))


def lay(s: m.State, seat: int, a: actions.Lay, rng: Rng, emit: Emit) -> None:
    """[7.5] Play a Magic card."""
    b = _battle(s)
    side = b.seats.index(seat)
    last = prefiled_decisions.ordered(s, seat) == a
    frees = battle_public_options.counters_nullify(b, a)
    if last or frees:
        decks_and_eliminations.use_chance(rng)
    decks_and_eliminations.drop_card(s, seat, a.card)
    target = d.NONE
    if a.card == d.SPELL_BLAST:
        target = battle_public_options.laid_at(b, a.target - d.CARD)
    elif a.target != d.NO_TARGET:
        target = battle_public_options.place(b, 1 - side, a.target - d.REF)
        b.marks[1 - side][target] |= _mark(a.card)
    drop = d.NONE if a.drop == d.NO_TARGET else battle_public_options.place(b, side, a.drop - d.REF)
    b.laid.append(m.Laid(b.step, side, m.LAID_CARD, a.card, target, drop))
    if emit is not unheard:
        emit(events.Played(seat, a.card, a.target, a.drop))
    if frees:
        _prepare(s, b, side, rng, emit)
    if last:
        _close(s, seat, b, rng, emit)


def _mark(card: int) -> int:
    if card == d.NULLIFY:
        return m.MUTED
    return m.LURED if d.CONTROL <= card < d.CREATURE_KILL else m.STRUCK


def negate(s: m.State, seat: int, a: actions.Negate, rng: Rng, emit: Emit) -> None:
    """[B2d] A Priest negates a Magic card of the other side."""
    b = _battle(s)
    side = b.seats.index(seat)
    last = prefiled_decisions.ordered(s, seat) == a
    frees = battle_public_options.counters_nullify(b, a)
    if last or frees:
        decks_and_eliminations.use_chance(rng)
    i = battle_public_options.place(b, side, a.creature)
    b.laid.append(
        m.Laid(b.step, side, m.LAID_PRIEST, i, battle_public_options.laid_at(b, a.card), d.NONE)
    )
    emit(events.Negated(seat, i, b.units[side][i], a.card))
    if frees:
        _prepare(s, b, side, rng, emit)
    if last:
        _close(s, seat, b, rng, emit)


def done(s: m.State, seat: int, a: actions.Done, rng: Rng, emit: Emit) -> None:
    """End the seat's step."""
    decks_and_eliminations.use_chance(rng)  # what follows may reveal, draw or shuffle
    _close(s, seat, _battle(s), rng, emit)


def _close(s: m.State, seat: int, b: m.Battle, rng: Rng, emit: Emit) -> None:
    if emit is not unheard:
        emit(TurnEnded(seat))
    _next_step(s, b, rng, emit)


def _next_step(s: m.State, b: m.Battle, rng: Rng, emit: Emit) -> None:
    if b.step == m.STEP_A:
        _to_step_b(s, b, rng, emit)
    elif b.step == m.STEP_B:
        _to_step_c(s, b, rng, emit)
    else:
        _resolve(s, b, rng, emit)


# Steps that end by themselves


def pass_on(s: m.State, seat: int, own: tuple[int, int] | None, rng: Rng, emit: Emit) -> None:
    """[7.5] [B3c] End each step in which nothing is left to do, by what lies open.

    `own`: the battle (its space) and the step in which the seat was asked, None if it was in none;
    where that step ends, so does its turn.
    """
    while (b := s.battle) is not None and not battle_legal_actions.goes_on(s, b):
        decks_and_eliminations.use_chance(rng)
        if own == (b.space, b.step) and emit is not unheard:
            emit(TurnEnded(seat))
        own = None
        _next_step(s, b, rng, emit)


def is_last(
    s: m.State, seat: int, a: actions.Declare | actions.Fuel | actions.Lay | actions.Negate
) -> bool:
    """Tell whether nothing is left to do in a step after this, found on a clone.

    Not for what uses chance anyway.
    """
    after = clone(s)
    after.told = []  # a view has it hidden, and what is known decides nothing here
    BATTLE_VERBS[type(a)](after, seat, a, NoChance(), unheard)
    assert after.battle is not None
    return not battle_legal_actions.goes_on(after, after.battle)


def _battle(s: m.State) -> m.Battle:
    assert s.battle is not None
    return s.battle


# The end of a battle


def _resolve(s: m.State, b: m.Battle, rng: Rng, emit: Emit) -> None:
    """Totals; the lower side is destroyed, a tie sends the attacker back [B12]."""
    out = battle_totals.judge(
        b,
        [s.artifacts[seat] for seat in b.seats],
        [decks_and_eliminations.most(s, x) for x in b.seats],
    )
    if emit is not unheard:
        emit(_fought(b, out))
    sides = [list(side) for side in out.sides]
    for side in (0, 1):
        if out.winner == battle_totals.BOTH_GONE or (
            out.winner != battle_totals.TIE and out.winner != side
        ):
            for unit in sides[side]:
                s.graves[d.COLOUR[unit]].append(unit)
            sides[side] = []
    if battle_totals.DESTROYED in out.fate:
        for unit, fate in zip((*b.units[0], *b.units[1]), out.fate, strict=True):
            if fate == battle_totals.DESTROYED:
                s.graves[d.COLOUR[unit]].append(unit)
    close_battle(s)
    for side, (seat, token) in enumerate(zip(b.seats, b.tokens, strict=True)):
        seat_knowledge.replaced(s, seat, token, sides[side])
        s.armies[seat][token] = sorted(sides[side])
        if not sides[side]:
            decks_and_eliminations.remove_army(s, seat, token, emit)
    if out.winner == battle_totals.TIE:
        _retreat(s, b, emit)
    decks_and_eliminations.refill(s, rng, emit)
    decks_and_eliminations.eliminate_armyless(s, emit)
    if s.phase != m.OVER:
        next_battle(s, rng, emit)


def _fought(b: m.Battle, out: battle_totals.Outcome) -> events.Fought:
    return events.Fought(
        seat=b.seats[0],
        victim=b.seats[1],
        space=b.space,
        units=(*b.units[0], *b.units[1]),
        split=len(b.units[0]),
        fate=out.fate,
        copies=(*b.copies[0], *b.copies[1]),
        laid=tuple(b.laid),
        void=out.void,
        lines=out.lines,
        totals=out.totals,
        winner=out.winner,
    )


def close_battle(s: m.State) -> None:
    """Discard the Magic cards laid, and be done with the battle."""
    b = _battle(s)
    s.spent += [item.what for item in b.laid if item.is_card]
    s.battle = None


def _retreat(s: m.State, b: m.Battle, emit: Emit) -> None:
    """[B12] Go back, space by space, to the first without an army."""
    seat, token = b.seats[0], b.tokens[0]
    to = d.ahead(b.space, -s.heading[token])
    while not m.is_free(s, to):
        to = d.ahead(to, -s.heading[token])
    s.at[seat][token] = to
    emit(events.Retreated(seat, b.space, to))


BATTLE_VERBS: dict[type, Any] = {
    actions.Declare: declare,
    actions.Fuel: fuel,
    actions.Lay: lay,
    actions.Negate: negate,
    actions.Done: done,
}
