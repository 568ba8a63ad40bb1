"""Invariants of every sound position."""

from collections import Counter

from engine.errors import EngineBug
from . import card_moves, data as d, set_up, state as m


def check(s: m.State) -> None:
    """Raise EngineBug unless each card and crystal is somewhere exactly once."""
    laid = [code & 63 for code in s.laid]
    powers = [*s.deck, *s.discards, *(card for card in laid if card < d.FIRST_SPELL)]
    _same(powers + [card for hand in s.hands for card in hand], set_up.power_cards(s.roles), "card")
    spells = [card - d.FIRST_SPELL for card in laid if card >= d.FIRST_SPELL]
    spells += s.spell_deck + s.spell_discards
    _same(spells + [spell for row in s.spells for spell in row], set_up.spell_cards(), "spell")
    stones = [*s.bag, *s.removed, *(value for row in s.crystals for value in row)]
    stones += [value for row in s.won for value in row if value != d.SMALL]
    _same(stones, set_up.crystals(), "crystal")
    if len(s.discards) != len(s.discarders):
        raise EngineBug("seven_sages: a discard without a discarder")
    _piles(s)
    _rows(s)
    _table(s)
    _combat(s)


def _piles(s: m.State) -> None:
    """Check that a pile holds nothing that a seat has ruled out."""
    powers, spells = Counter(s.deck), Counter(d.FIRST_SPELL + spell for spell in s.spell_deck)
    for piled, might in zip(s.piled, s.might, strict=True):
        if any(count > might[card] for card, count in (powers | spells).items()):
            raise EngineBug("seven_sages: a pile holds what a seat knows to be elsewhere")
        beyond = [max(0, count - piled[card]) for card, count in powers.items()]
        if sum(beyond) > piled[-1] or any(n > piled[card] for card, n in spells.items()):
            raise EngineBug("seven_sages: a pile holds what was not shuffled into it")


def _same(found: list[int], expected: list[int], what: str) -> None:
    if Counter(found) != Counter(expected):
        raise EngineBug(f"seven_sages: a {what} is missing, or there twice")


def _rows(s: m.State) -> None:
    """Check what seats hold, know of hands, have picked, put down and filed."""
    for seat, hand in enumerate(s.hands):
        if hand != sorted(hand) or s.spells[seat] != sorted(s.spells[seat]):
            raise EngineBug("seven_sages: a hand in disorder")
        if s.won[seat] != sorted(s.won[seat]):
            raise EngineBug("seven_sages: crystals in disorder")
        for owner in range(len(s.hands)):
            seen = [code & 63 for code in s.known[seat] if code >> 6 == owner]
            if seen and (owner == seat or not card_moves.holds(s, owner, seen)):
                raise EngineBug("seven_sages: a seat knows what is not so")
        for row in (s.picks[seat], s.gift[seat]):
            if not card_moves.holds(s, seat, row):
                raise EngineBug("seven_sages: cards of somebody else")
        if s.phase == m.EXCHANGE and any(
            not card_moves.holds(s, seat, r) for r in s.offers[seat].values()
        ):
            raise EngineBug("seven_sages: cards put down that are not there")
        sealed = s.phase == m.JOIN and s.answered[seat]
        if (s.answers[seat] != d.NONE) != sealed:
            raise EngineBug("seven_sages: an answer out of place")


def _table(s: m.State) -> None:
    if s.slots[s.pawn] == d.NONE or (s.slots[s.pawn] == d.FINITUM and not s.ending):
        raise EngineBug("seven_sages: the pawn stands nowhere")
    most = d.PER_TILE[len(s.hands)]
    if any(len(row) > most or row != sorted(row) for row in s.crystals):
        raise EngineBug("seven_sages: crystals of a clearing")
    taken = [role for role in s.card + s.second if role != d.NONE]
    if len(set(taken)) != len(taken) or not set(taken) <= set(s.roles):
        raise EngineBug("seven_sages: a role twice, or not in play")
    if sorted(s.token) != sorted(s.card):
        raise EngineBug("seven_sages: tokens and role cards differ")


def _combat(s: m.State) -> None:
    if s.phase != m.COMBAT:
        return
    if s.marker != s.bonus + card_moves.score(s, 0) - card_moves.score(s, 1):
        raise EngineBug("seven_sages: the marker is wrong")
    if s.leader == d.NONE and abs(s.marker) >= d.LEAD:
        raise EngineBug("seven_sages: a lead of 25, and the combat goes on")
    for seat, row in enumerate(s.gift):
        pending = bool(s.out) and seat == s.out[-1] and s.active != d.NONE
        full = min(d.GIFT, len(s.hands[seat])) if pending and s.giving != seat else 0
        if len(row) != full and s.giving != seat:
            raise EngineBug("seven_sages: cards to hand on")
        if s.giving == seat and len(row) >= d.GIFT:
            raise EngineBug("seven_sages: cards to hand on are chosen, and asked for")
