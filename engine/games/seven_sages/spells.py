"""Effects of the seven spells [K4] to [K14].

A spell whose effect leaves a choice waits in `casting` for its target. One that can do nothing is
spent all the same [K4]; a possible effect is compulsory, and one possible target is taken [K4b].
"""

from typing import Final

from engine.game import Emit, Seat, tell
from engine.rng import Rng
from . import actions, card_moves, combat_phase, data as d, events, seat_knowledge, state as m

AIMED: Final = (d.MUTANTUS, d.BINENSUS)
"""Spells that name at what they are cast; the target of others is asked on the table."""


def cast(s: m.State, seat: Seat, a: actions.Cast, rng: Rng, emit: Emit) -> None:
    """[K3] Cast the one spell of this combat."""
    spell = a.spell
    card_moves.remove(s, seat, d.FIRST_SPELL + spell)
    s.laid.append(seat * 64 + d.FIRST_SPELL + spell)
    seat_knowledge.unmark_kind(s, seat, d.FIRST_SPELL + spell)
    s.spent[seat] = True
    tell(emit, events.Spelled, seat, spell, moot(s, seat, spell))
    if spell in (d.VOLENSIA, d.ANULENSA):
        found = targets(s, spell)
        if len(found) > 1:
            s.casting = spell
            return
        for code in found:
            _take(s, seat, spell, code, emit)
    elif spell == d.MOVENTI:
        pairs = swaps(s)
        if len(pairs) > 1:
            s.casting = spell
            return
        for pair in pairs:
            _swap(s, seat, *pair, emit)
    elif spell == d.POTENTIA:
        card_moves.draw(s, seat, d.DRAUGHT, rng, emit)
    elif spell == d.ABSENTUS:
        _absent(s, seat, emit)
    elif spell == d.MUTANTUS and a.aim:
        _trade(s, seat, a.aim - 1, emit)
    elif spell == d.BINENSUS:
        s.second[seat] = a.aim - 6
        tell(emit, events.Doubled, seat, a.aim - 6)
    combat_phase.end_turn(s, seat, emit)


def aims(s: m.State, seat: Seat, spell: int) -> list[int]:
    """Return at what one of the spells with an aim may be cast, as indices of AIMS."""
    if spell == d.MUTANTUS:  # [K13] an ally; alone, nobody
        side = s.side[seat]
        allies = [1 + other for other, own in enumerate(s.side) if own == side and other != seat]
        return allies or [0]
    return [6 + role for role in card_moves.unused(s)] or [0]  # [K14] one of the roles face up


def moot(s: m.State, seat: Seat, spell: int) -> bool:
    """[K4] Tell whether a spell can do nothing now."""
    if spell in (d.VOLENSIA, d.ANULENSA):
        return not targets(s, spell)
    if spell == d.MOVENTI:
        return not swaps(s)
    if spell == d.POTENTIA:
        return not s.deck and not s.discards
    return spell == d.MUTANTUS and s.side.count(s.side[seat]) == 1


def targets(s: m.State, spell: int) -> list[int]:
    """[K7] [K8] Return the cards on the table, with owner, that a spell may take, each once."""
    found = dict.fromkeys(
        code
        for code in s.laid
        if d.SUIT_OF[code & 63] == d.OWL or (spell == d.ANULENSA and code & 63 < d.FIRST_SPELL)
    )
    return sorted(found)


def swaps(s: m.State) -> list[tuple[int, int, int, int]]:
    """[K9] Return the pairs of crystals (slot, value, slot, value) that may be swapped."""
    values = [sorted(set(row)) for row in s.crystals]
    return [
        (one, crystal, other, against)
        for one in range(len(values))
        for crystal in values[one]
        for other in range(one + 1, len(values))
        for against in values[other]
    ]


def target(s: m.State, seat: Seat, a: actions.Target, rng: Rng, emit: Emit) -> None:
    """[K7] [K8] Take a card off the table."""
    spell, s.casting = s.casting, d.NONE
    _take(s, seat, spell, a.seat * 64 + d.kind(a.suit, a.value), emit)
    combat_phase.end_turn(s, seat, emit)


def swap(s: m.State, seat: Seat, a: actions.Swap, rng: Rng, emit: Emit) -> None:
    """[K9] Swap two crystals."""
    s.casting = d.NONE
    _swap(s, seat, a.one, a.crystal, a.other, a.against, emit)
    combat_phase.end_turn(s, seat, emit)


def _take(s: m.State, seat: Seat, spell: int, code: int, emit: Emit) -> None:
    """Volensia brings an owl to the hand of its caster, Anulensa any card to the discards."""
    owner, card = code >> 6, code & 63
    s.laid.remove(code)
    twin = d.IS_ONE[card] and code in s.laid  # [K5] the other 1 is worth 1 again
    count = d.SECOND_ONE if twin else d.FACE[card]
    s.marker += count if s.side[owner] else -count
    if spell == d.VOLENSIA:
        card_moves.add(s, seat, [card])
        for viewer in range(len(s.side)):
            seat_knowledge.mark(s, viewer, seat, [card])
    else:
        s.discards.append(card)
        s.discarders.append(d.NONE)
    tell(emit, events.Removed, seat, owner, card, spell, s.marker)


def _swap(
    s: m.State, seat: Seat, one: int, crystal: int, other: int, against: int, emit: Emit
) -> None:
    for slot, away, here in ((one, crystal, against), (other, against, crystal)):
        s.crystals[slot].remove(away)
        s.crystals[slot].append(here)
        s.crystals[slot].sort()
    tell(emit, events.Swapped, seat, one, crystal, other, against)


def _absent(s: m.State, seat: Seat, emit: Emit) -> None:
    """[K12] A second Absentus cancels the first, which is discarded at once."""
    if s.absent != d.NONE:
        s.laid.remove(s.absent * 64 + d.FIRST_SPELL + d.ABSENTUS)
        s.spell_discards.append(d.ABSENTUS)
        tell(emit, events.Cancelled, s.absent)
    s.absent = seat


def _trade(s: m.State, seat: Seat, ally: Seat, emit: Emit) -> None:
    """[K13] Swap role cards; tokens, the card of Binensus, hands and played cards stay [K13b]."""
    s.card[seat], s.card[ally] = s.card[ally], s.card[seat]
    tell(emit, events.Traded, seat, ally)
