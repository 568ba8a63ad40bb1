"""Moves of cards between piles, hands and the table."""

from collections.abc import Iterable, Sequence

from engine.game import Emit, Seat, tell
from engine.rng import Rng
from . import data as d, events, seat_knowledge, state as m


def draw(s: m.State, seat: Seat, count: int, rng: Rng, emit: Emit) -> None:
    """[K10] [K19] Draw power cards; the discards are the new pile when it is empty."""
    drawn = []
    for _ in range(count):
        if not s.deck:
            if not s.discards:
                break
            seat_knowledge.shuffled(s)
            s.deck, s.discards, s.discarders = s.discards, [], []
            tell(emit, events.Reshuffled, False)
        card = rng.draw(s.deck)
        drawn.append(card)
        s.hands[seat].append(card)
        seat_knowledge.took(s, seat, [card])
    if drawn:
        drawn.sort()
        s.hands[seat].sort()
        tell(emit, events.Drew, seat, tuple(drawn))


def learn(s: m.State, seat: Seat, rng: Rng, emit: Emit) -> None:
    """[R4] Draw a spell; nothing if there is none, in the pile or discarded."""
    if not s.spell_deck:
        if not s.spell_discards:
            return
        seat_knowledge.spells_shuffled(s)
        s.spell_deck, s.spell_discards = s.spell_discards, []
        tell(emit, events.Reshuffled, True)
    spell = rng.draw(s.spell_deck)
    s.spells[seat].append(spell)
    s.spells[seat].sort()
    seat_knowledge.took(s, seat, [d.FIRST_SPELL + spell])
    tell(emit, events.Learned, seat, spell)


def cards(s: m.State, seat: Seat) -> list[int]:
    """Return all cards of a seat as kinds, spells after the power cards."""
    return s.hands[seat] + [d.FIRST_SPELL + spell for spell in s.spells[seat]]


def remove(s: m.State, seat: Seat, card: int) -> None:
    """Take a card out of a hand."""
    if card >= d.FIRST_SPELL:
        s.spells[seat].remove(card - d.FIRST_SPELL)
    else:
        s.hands[seat].remove(card)
    if card in s.picks[seat]:
        s.picks[seat] = []


def add(s: m.State, seat: Seat, gained: Iterable[int]) -> None:
    """Put power cards into a hand."""
    s.hands[seat] += gained
    s.hands[seat].sort()


def holds(s: m.State, seat: Seat, some: Sequence[int]) -> bool:
    """Tell whether a seat has all these cards, each as often as it is named."""
    have = cards(s, seat)
    return all(some.count(card) <= have.count(card) for card in some)


def points(s: m.State, seat: Seat, card: int) -> int:
    """[K5] Return what a card counts beside those that a seat has on the table."""
    return d.SECOND_ONE if d.IS_ONE[card] and seat * 64 + card in s.laid else d.FACE[card]


def score(s: m.State, side: int) -> int:
    """[K5] Return what the cards of a side on the table count, without a bonus."""
    total, ones = 0, set()
    for code in s.laid:
        seat, card = code >> 6, code & 63
        if s.side[seat] != side:
            continue
        total += d.SECOND_ONE if code in ones else d.FACE[card]
        if d.IS_ONE[card]:
            ones.add(code)
    return total


def least(s: m.State, seat: Seat) -> list[int]:
    """[K17] Return the three power cards of least worth in a hand, by section 4.6 of the rulings.

    Ties fall to the roles of the clearing from the bottom, owls last.
    """
    hand, rank = s.hands[seat], d.RANK[s.arena]

    def key(card: int) -> tuple[float, int]:
        if d.IS_ONE[card] and hand.count(card) == 2:
            return 5.5, -rank[d.SUIT_OF[card]]
        if card >= d.POWERS - 3:
            return d.FACE[card] + 1.0, 1
        return float(d.FACE[card]), -rank[d.SUIT_OF[card]]

    return sorted(sorted(hand, key=key)[:3])


def ranked(s: m.State) -> list[Seat]:
    """Return the seats from the highest to the lowest token on the clearing of the pawn."""
    rank = d.RANK[s.arena]
    return sorted(range(len(s.token)), key=lambda seat: rank[s.token[seat]])


def unused(s: m.State) -> list[int]:
    """[K14] Return the roles that lie face up on the table, by their order in the box."""
    taken = {*s.card, *s.second, d.NONE}
    return [role for role in s.roles if role not in taken]


def playable(s: m.State, seat: Seat) -> list[int]:
    """[K3] Return the kinds of power cards in a hand that its seat may play, each once."""
    mine, second = d.PLAYABLE[s.card[seat]], s.second[seat]
    if second != d.NONE:
        mine |= d.PLAYABLE[second]
    found, before = [], d.NONE
    for kind in s.hands[seat]:
        if kind in mine and kind != before:
            found.append(kind)
            before = kind
    return found
