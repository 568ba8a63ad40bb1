"""Positions of Magus written in words, for lessons and tests."""

from collections.abc import Sequence

from engine.game import Seat
from . import data as d, empty_table, state_and_actions

OFFER = "yellow_6 yellow_9 green_8 blue_7 red_9"
"""What lies open unless told otherwise."""


def counts(text: str, names: Sequence[str]) -> list[int]:
    """Return counts by name of a text as `yellow 2 red 1`."""
    words, found = text.split(), [0] * len(names)
    for name, count in zip(words[::2], words[1::2], strict=True):
        found[names.index(name)] = int(count)
    return found


def cards(text: str) -> list[int]:
    """Return the potions of a text as `yellow_6 red_9`."""
    return [d.POTION[word] for word in text.split()]


def pieces(text: str) -> list[int]:
    """Return the pieces of a text as `red apprentice 3 mage 1; blue apprentice 2`."""
    found = [0] * (len(d.COLOURS) * len(d.KINDS))
    for part in filter(None, map(str.strip, text.split(";"))):
        source, _, rest = part.partition(" ")
        for kind, count in enumerate(counts(rest, d.KINDS)):
            found[kind * len(d.COLOURS) + d.COLOURS.index(source)] = count
    return found


def position(
    *board: str,
    dice: str = "1 3 5",
    spent: str = "",
    action: int = 0,
    done: bool = False,
    powers: Sequence[str] = (),
    mana: Sequence[str] = (),
    potions: Sequence[str] = (),
    tilted: str = "",
    row: str = OFFER,
    deck: bool = True,
    activated: str = "",
    circle: str = "yellow green blue violet red",
    active: Seat = 0,
    first: Seat = 0,
    round: int = 5,  # noqa: A002 - the game's word
    counted: int = 0,
    final: bool = False,
    limit: int = 30,
    stock: str = "",
    ranking: str = "",
) -> state_and_actions.State:
    """Return a position: a text of pieces for each seat, two seats at least.

    The sources lie in the order of `circle`; ring A (9 6 3) is on yellow, B on green, and so on
    to the ring of power on red. `powers` by seat: levels as `1 1 1 1 1 1 1`. `tilted` and
    `activated` are of the active seat. With an `action` it has been chosen just now;
    `done`: all that it gives has been taken. Without `deck` the cards left over are owned by the
    last seat. `stock`: what is left of some mana, the rest is with the last seat. `ranking`: the
    tracks that the active seat prefers, as `7 2`.
    """
    board = board + ("",) * (2 - len(board))
    s = empty_table.empty(len(board), limit)
    s.round, s.first, s.active, s.counted, s.final = round, first, active, counted, final
    s.circle = [d.COLOURS.index(word) for word in circle.split()]
    s.pieces = [pieces(text) for text in board]
    s.reserve = [[d.PIECES[k] - sum(own[k * 5 : k * 5 + 5]) for k in range(4)] for own in s.pieces]
    for seat, text in enumerate(powers):
        s.powers[seat] = [int(word) for word in text.split()]
    _pay(s, mana, stock)
    _deal(s, potions, row, deck)
    s.tilted[active] = cards(tilted)
    s.free = sorted(int(word) for word in dice.split())
    s.spent = [int(word) for word in spent.split()] or ([action] if 0 < action < 7 else [])
    s.action = s.die = action
    play = d.PLAYS[action if action < 7 and not done else 0]
    s.size, s.groups, s.raises, s.step = play.size, play.groups, play.raises, play.step
    s.rankings[active] = [d.TRACKS.index(word) for word in ranking.split()]
    s.activated = sum(1 << d.COLOURS.index(word) for word in activated.split())
    return s


def _pay(s: state_and_actions.State, mana: Sequence[str], stock: str) -> None:
    """Give mana by seat, and to the last one what is neither with the others nor in the stock."""
    for seat, text in enumerate(mana):
        s.mana[seat] = counts(text, d.MANA)
    left = counts(stock, d.MANA)
    for name in stock.split()[::2]:
        colour = d.MANA.index(name)
        s.mana[-1][colour] = d.CRYSTALS - left[colour] - sum(p[colour] for p in s.mana[:-1])
    s.stock = [d.CRYSTALS - sum(purse[m] for purse in s.mana) for m in range(len(d.MANA))]


def _deal(s: state_and_actions.State, potions: Sequence[str], row: str, deck: bool) -> None:
    """Give potions by seat, lay out a row, and leave the others in the deck, if there is one."""
    for seat, text in enumerate(potions):
        s.potions[seat] = cards(text)
    named = {card for hand in s.potions for card in hand}
    s.row = [card for card in cards(row) if card not in named]
    s.deck = [card for card in s.deck if card not in named and card not in s.row]
    while deck and len(s.row) < d.ROW:
        s.row.append(s.deck.pop())
    if not deck:
        s.potions[-1] += s.deck
        s.deck = []
