"""The course of turns: draws, decks, eliminations, the end."""

from engine import Emit, Rng, TurnEnded, unheard
from . import data as d, events, seat_knowledge, state as m

_ALL_TOWERS = frozenset(d.TOWERS)
_SHORT_DECK, _SHORT_MAGIC = 9, 8
"""More than any one action draws from a recruit deck, or from the Magic deck."""


def is_short(s: m.State) -> bool:
    """Tell whether some deck is so low that what draws, or discards, may have to shuffle.

    A public fact. As long as it holds, all that may draw uses chance, needed or not.
    """
    if len(s.magic) < _SHORT_MAGIC:
        return True
    for deck in s.decks:  # noqa: SIM110 - a generator takes twice as long
        if len(deck) < _SHORT_DECK:
            return True
    return False


def use_chance(rng: Rng) -> None:
    """Use chance where what is hidden decides whether it is needed.

    That an action is final must be known before; so it is, whatever then comes.
    """
    rng.random()


def most(s: m.State, seat: int) -> int:
    """Return how many creatures an army of a seat holds [A1]."""
    return d.FULL + (d.HELM in s.artifacts[seat])


def tokens(s: m.State, seat: int) -> int:
    """Return how many armies a seat may have [A5]."""
    return d.TOKENS + (d.CROWN in s.artifacts[seat])


def refill(s: m.State, rng: Rng | None, emit: Emit) -> None:
    """[G13b] Shuffle the discards of each empty recruit deck; without chance, not now."""
    if rng is None or all(s.decks):
        return
    for colour in range(len(d.COLOURS)):
        if not s.decks[colour] and s.graves[colour]:
            deck = s.graves[colour]
            s.graves[colour] = []
            s.stock[colour] = sorted(deck)
            rng.shuffle(deck)
            s.decks[colour] = deck
            if emit is not unheard:
                emit(events.Refilled(colour, len(deck), deck[-1]))


def draw(s: m.State, seat: int, count: int, rng: Rng | None, emit: Emit) -> None:
    """Draw Magic cards; the discards are shuffled when the deck is found empty [G13]."""
    hand, told = s.hands[seat], len(s.hands[seat])
    for _ in range(count):
        if not s.magic:
            if not s.spent or rng is None:
                break
            s.magic, s.spent = s.spent, []
            rng.shuffle(s.magic)
            _tell_drawn(seat, hand[told:], emit)
            told = len(hand)
            seat_knowledge.recycled(s)
            if emit is not unheard:
                emit(events.Refilled(d.MAGIC_DECK, len(s.magic), d.NONE))
        card = s.magic.pop()
        seat_knowledge.drawn(s, seat, card)
        hand.append(card)
    if emit is not unheard:
        _tell_drawn(seat, hand[told:], emit)


def _tell_drawn(seat: int, cards: list[int], emit: Emit) -> None:
    """Tell of drawn cards, if there are any."""
    if cards:
        emit(events.Drew(seat, tuple(cards)))


def drop_card(s: m.State, seat: int, card: int) -> None:
    """Take a Magic card out of a hand; everybody sees which."""
    s.hands[seat].remove(card)
    seat_knowledge.public(s, card)


def take_top(s: m.State, colour: int) -> int:
    """Take the top card of a recruit deck."""
    unit = s.decks[colour].pop()
    if s.stock[colour]:
        s.stock[colour].remove(unit)
    seat_knowledge.uncovered(s, colour)
    return unit


def enlist(s: m.State, seat: int, token: int, colour: int, rng: Rng, emit: Emit) -> None:
    """Put the top card of a recruit deck under an army; nothing if there is none."""
    refill(s, rng, emit)
    deck = s.decks[colour]
    if not deck:
        return
    unit = take_top(s, colour)
    army = s.armies[seat][token]
    army.append(unit)
    army.sort()
    seat_knowledge.came(s, seat, token, unit)
    if emit is not unheard:
        emit(events.Recruited(seat, s.at[seat][token], unit, deck[-1] if deck else d.NONE))
    if not deck:
        refill(s, rng, emit)


def lose(s: m.State, seat: int, token: int, unit: int) -> None:
    """Discard a creature of an army; everybody sees it. The army may be empty then."""
    s.armies[seat][token].remove(unit)
    s.graves[d.COLOUR[unit]].append(unit)
    seat_knowledge.went(s, seat, token, unit)


def remove_army(s: m.State, seat: int, token: int, emit: Emit) -> None:
    """[A3] Take the token of an army without creatures off the board."""
    if emit is not unheard:
        emit(events.ArmyGone(seat, s.at[seat][token]))
    s.at[seat][token] = d.NONE
    if seat == s.active:
        s.landed[token] = s.heading[token] = 0


def settle_debt(s: m.State, seat: int, emit: Emit) -> None:
    """Discard a hand that is owed as a whole: nothing is left to choose."""
    hand = s.hands[seat]
    if s.owed[seat] >= len(hand) and s.owed[seat]:
        s.owed[seat] = 0
        if hand:
            discard(s, seat, list(hand), emit)


def discard(s: m.State, seat: int, cards: list[int], emit: Emit) -> None:
    """Discard Magic cards from a hand."""
    for card in cards:
        drop_card(s, seat, card)
        s.spent.append(card)
    if emit is not unheard:
        emit(events.Discarded(seat, tuple(cards)))


def eliminate(s: m.State, seat: int, emit: Emit) -> None:
    """[A4] Put a seat out of the match with whatever it still has."""
    creatures = [unit for army in s.armies[seat] for unit in army]
    cards = list(s.hands[seat])
    s.out[seat] = 1 + max(s.out)
    for unit in creatures:
        s.graves[d.COLOUR[unit]].append(unit)
    s.armies[seat] = [[] for _ in range(d.MOST_TOKENS)]
    s.at[seat] = [d.NONE] * d.MOST_TOKENS
    seat_knowledge.vanished(s, seat)
    for card in cards:
        drop_card(s, seat, card)
        s.spent.append(card)
    for row in s.told:
        for card, mask in enumerate(row):
            row[card] = mask & ~(1 << seat)
    s.artifacts[seat] = []
    s.owed[seat] = s.blast[seat] = s.stance[seat] = 0
    s.listed[seat] = []
    s.plan[seat] = d.NONE
    emit(events.Eliminated(seat, tuple(creatures), tuple(cards)))


def eliminate_armyless(s: m.State, emit: Emit) -> None:
    """[A4] Put out whoever has no army left; of several at once, all in one place."""
    gone = [seat for seat in s.order if not s.out[seat] and max(s.at[seat]) == d.NONE]
    if not gone:
        return
    for seat in gone:
        eliminate(s, seat, emit)
    for seat in gone:
        s.out[seat] = s.out[gone[0]]
    if len(m.living(s)) < 2:
        finish(s, "last", emit)


def end_turn(s: m.State, rng: Rng | None, emit: Emit) -> None:
    """[V1] [V3] Look for a winner, then begin the next seat's turn."""
    seat = s.active
    if emit is not unheard:
        emit(TurnEnded(seat))
    refill(s, rng, emit)
    for row in s.at:
        if d.TOWERS[0] in row and _ALL_TOWERS.issubset(row):
            finish(s, "towers", emit)
            return
    after = following(s, seat)
    if s.order.index(after) <= s.order.index(seat):
        if s.round == s.limit:
            finish(s, "limit", emit)
            return
        s.round += 1
    begin_turn(s, after, rng, emit)


def following(s: m.State, seat: int) -> int:
    """Return the next living seat in turn order."""
    order = s.order
    at = order.index(seat) + 1 - len(order)  # so that the first comes after the last
    while s.out[order[at]]:
        at += 1
    return order[at]


def begin_turn(s: m.State, seat: int, rng: Rng | None, emit: Emit) -> None:
    """Begin a turn with the draw, unless a debt comes first."""
    s.active = seat
    s.dice, s.left, s.lone = [], [], False
    s.diced, s.landed = [0] * d.MOST_TOKENS, [0] * d.MOST_TOKENS
    s.heading, s.parted = [0] * d.MOST_TOKENS, [0] * d.MOST_TOKENS
    s.open = ()
    if emit is not unheard:
        emit(events.TurnBegan(seat, s.round))
    if s.owed[seat]:
        s.phase = m.DEBT
    else:
        first_draw(s, rng, emit)


def first_draw(s: m.State, rng: Rng | None, emit: Emit) -> None:
    """Draw the card of the turn; two with the Ring of the Magi [G15]."""
    s.phase = m.MAGIC_PHASE
    draw(s, s.active, 1 + (d.RING in s.artifacts[s.active]), rng, emit)


def finish(s: m.State, reason: str, emit: Emit) -> None:
    """End the match."""
    s.spent += [card for card in s.open[:1] if card != d.NONE]
    s.reason, s.phase, s.open, s.battle = reason, m.OVER, (), None
    s.force = [sum(d.FORCE[u] for army in row for u in army) for row in s.armies]
    for seat in range(len(s.out)):
        s.owed[seat] = s.blast[seat] = s.stance[seat] = 0
        s.listed[seat], s.plan[seat] = [], d.NONE
    emit(events.Ended(s.round))
