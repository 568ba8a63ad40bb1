"""A full state of The Seven Sages that a seat thinks possible."""

from collections import Counter

from engine.codec import clone
from engine.game import Seat
from engine.games.seven_sages.data import FIRST_SPELL, NONE
from engine.games.seven_sages.start import crystals, power_cards, spell_cards
from engine.games.seven_sages.state import JOIN, NO, State
from engine.rng import Rng
from engine.see import HIDDEN, known


def guess(v: State, seat: Seat, rng: Rng) -> State:
    """Deal what the seat cannot see at random, after what it has seen in other hands [H1]."""
    s = clone(v)
    for code in () if s.reason else s.known[seat]:
        owner, card = code >> 6, code & 63
        row = s.spells[owner] if card >= FIRST_SPELL else s.hands[owner]
        row[row.index(HIDDEN)] = card - FIRST_SPELL if card >= FIRST_SPELL else card
    laid = [code & 63 for code in s.laid]
    _deal(
        [s.deck, s.discards, *s.hands],
        power_cards(s.roles),
        [card for card in laid if card < FIRST_SPELL],
        rng,
    )
    _deal(
        [s.spell_deck, *s.spells],
        spell_cards(),
        [*s.spell_discards, *(card - FIRST_SPELL for card in laid if card >= FIRST_SPELL)],
        rng,
    )
    stones = [value for row in s.crystals for value in row]
    _deal([s.bag, s.removed, *s.won], crystals(), stones, rng)
    for row in (*s.hands, *s.spells, *s.won):
        row.sort()
    _forget(s, seat)
    _choose(s, seat, rng)
    return s


def _deal(piles: list[list[int]], box: list[int], open_cards: list[int], rng: Rng) -> None:
    left = Counter(box)
    left.subtract([*open_cards, *(card for pile in piles for card in known(pile))])
    rest = list(left.elements())  # small crystals, which come from no box, count below nothing
    rng.shuffle(rest)
    for pile in piles:
        pile[:] = [rest.pop() if card is HIDDEN else card for card in pile]


def _forget(s: State, seat: Seat) -> None:
    """Others have filed nothing and seen nothing, as far as the seat knows."""
    seats = range(len(s.side))
    s.invited = [[NO if cell is HIDDEN else cell for cell in row] for row in s.invited]
    for other in seats:
        if other == seat:
            continue
        s.answers[other] = s.playing[other] = NONE
        s.again[other] = False
        s.offers[other], s.filed[other] = {}, {}
        for rows in (s.known, s.picks, s.prefers, s.wishes, s.plans, s.standing):
            rows[other] = []


def _choose(s: State, seat: Seat, rng: Rng) -> None:
    """Others have sealed an answer, or chosen what to hand on."""
    for other in range(len(s.side)):
        if other == seat:
            continue
        if s.phase == JOIN and s.answered[other]:
            s.answers[other] = rng.index(2)
        s.gift[other] = s.hands[other][: len(s.gift[other])]
