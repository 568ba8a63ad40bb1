"""A full state of The Seven Sages that a seat thinks possible."""

from collections import Counter

from engine import Rng, Seat, clone, visibility
from . import data as d, seat_knowledge, state as m
from .set_up import crystals, power_cards, spell_cards


def guess(view: m.State, seat: Seat, rng: Rng) -> m.State:
    """Deal what the seat cannot see at random, after what it has seen in other hands [H1]."""
    s = clone(view)
    for code in () if s.reason else s.known[seat]:
        owner, card = code >> 6, code & 63
        row = s.spells[owner] if card >= d.FIRST_SPELL else s.hands[owner]
        row[row.index(visibility.HIDDEN)] = card - d.FIRST_SPELL if card >= d.FIRST_SPELL else card
    _cards(s, seat, rng)
    stones = [value for row in s.crystals for value in row]
    piles = [s.bag, s.removed, *s.won]
    _deal(piles, _left(crystals(), piles, stones), rng)
    for row in (*s.hands, *s.spells, *s.won):
        row.sort()
    _forget(s, seat)
    _choose(s, seat, rng)
    return s


def _cards(s: m.State, seat: Seat, rng: Rng) -> None:
    """Deal power cards and spells, to the piles first: no more than the seat cannot rule out."""
    laid = [code & 63 for code in s.laid]
    powers = [card for card in laid if card < d.FIRST_SPELL]
    spells = [card - d.FIRST_SPELL for card in laid if card >= d.FIRST_SPELL]
    piled, might = (s.piled[seat], s.might[seat]) if s.might else ([], [])
    for pile, others, box, seen, start in (
        (s.deck, [s.discards, *s.hands], power_cards(s.roles), powers, 0),
        (s.spell_deck, s.spells, spell_cards(), [*s.spell_discards, *spells], d.FIRST_SPELL),
    ):
        left = _left(box, [pile, *others], seen)
        if might:
            hidden = 0 if start else piled[-1]
            pile[:] = _pile(left, len(pile), piled[start:], might[start:], hidden, rng)
            left = list((Counter(left) - Counter(pile)).elements())
        _deal([pile, *others], left, rng)


def _pile(
    left: list[int], size: int, piled: list[int], might: list[int], hidden: int, rng: Rng
) -> list[int]:
    """Return a pile out of what is left: what was seen in it, and so many that were `hidden`."""
    rng.shuffle(left)
    taken: Counter[int] = Counter()
    sure: list[int] = []
    doubtful: list[int] = []
    for card in left:
        taken[card] += 1
        if taken[card] <= might[card]:
            (sure if taken[card] <= piled[card] else doubtful).append(card)
    sure += doubtful[:hidden]
    rng.shuffle(sure)
    return sure[:size]


def _left(box: list[int], piles: list[list[int]], seen: list[int]) -> list[int]:
    """Return what is in the box and nowhere to be seen."""
    left = Counter(box)
    left.subtract([*seen, *(card for pile in piles for card in visibility.known(pile))])
    return list(left.elements())  # small crystals, which come from no box, count below nothing


def _deal(piles: list[list[int]], rest: list[int], rng: Rng) -> None:
    rng.shuffle(rest)
    for pile in piles:
        pile[:] = [rest.pop() if card is visibility.HIDDEN else card for card in pile]


def _forget(s: m.State, seat: Seat) -> None:
    """Others have filed nothing and seen nothing, as far as the seat knows."""
    seats = range(len(s.side))
    s.invited = [[m.NO if cell is visibility.HIDDEN else cell for cell in row] for row in s.invited]
    for other in seats:
        if other == seat:
            continue
        s.answers[other] = s.playing[other] = d.NONE
        s.again[other] = False
        s.offers[other], s.filed[other] = {}, {}
        for rows in (s.known, s.picks, s.prefers, s.wishes, s.plans, s.standing):
            rows[other] = []
        if s.might:
            s.piled[other], s.might[other] = (
                [*seat_knowledge.anything(), 0],
                seat_knowledge.anything(),
            )


def _choose(s: m.State, seat: Seat, rng: Rng) -> None:
    """Others have sealed an answer, or chosen what to hand on."""
    for other in range(len(s.side)):
        if other == seat:
            continue
        if s.phase == m.JOIN and s.answered[other]:
            s.answers[other] = rng.index(2)
        s.gift[other] = s.hands[other][: len(s.gift[other])]
