"""Positions of Magus written in words, for lessons and tests."""

from collections.abc import Sequence

from engine.game import Seat
from engine.games.magus.data import (
    COLOURS,
    CRYSTALS,
    GLORY_ROWS,
    KINDS,
    MANA,
    PIECES,
    PLAYS,
    POTION,
    POTIONS,
    ROW,
    START,
    TRACKS,
)
from engine.games.magus.state import State

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
    return [POTION[word] for word in text.split()]


def pieces(text: str) -> list[int]:
    """Return the pieces of a text as `red apprentice 3 mage 1; blue apprentice 2`."""
    found = [0] * (len(COLOURS) * len(KINDS))
    for part in filter(None, map(str.strip, text.split(";"))):
        source, _, rest = part.partition(" ")
        for kind, count in enumerate(counts(rest, KINDS)):
            found[kind * len(COLOURS) + COLOURS.index(source)] = count
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
) -> State:
    """Return a position: a text of pieces for each seat, two seats at least.

    The sources lie in the order of `circle`; ring A (9 6 3) is on yellow, B on green, and so on
    to the ring of power on red. `powers` by seat: levels as `1 1 1 1 1 1 1`. `tilted` and
    `activated` are of the active seat. With an `action` it has been chosen just now;
    `done`: all that it gives has been taken. Without `deck` the cards left over are owned by the
    last seat. `stock`: what is left of some mana, the rest is with the last seat.
    """
    board = board + ("",) * (2 - len(board))
    seats = len(board)
    held = [pieces(text) for text in board]
    hands = [cards(text) for text in (*potions, *[""] * (seats - len(potions)))]
    named = {card for hand in hands for card in hand}
    offer = [card for card in cards(row) if card not in named]
    free = [card for card in range(len(POTIONS)) if card not in named and card not in offer]
    while deck and len(offer) < ROW:
        offer.append(free.pop())
    if not deck:
        hands[-1] += free
        free = []
    purses = [counts(text, MANA) for text in (*mana, *[""] * (seats - len(mana)))]
    left = counts(stock, MANA) if stock else []
    for name in stock.split()[::2]:
        colour = MANA.index(name)
        purses[-1][colour] = CRYSTALS - left[colour] - sum(p[colour] for p in purses[:-1])
    levels = [[int(word) for word in text.split()] for text in powers]
    levels += [[START] * len(TRACKS) for _ in range(seats - len(levels))]
    play = PLAYS[action if action < 7 and not done else 0]
    return State(
        limit=limit,
        round=round,
        first=first,
        active=active,
        final=final,
        counted=counted,
        counting=0,
        asked=[],
        picked=0,
        circle=[COLOURS.index(word) for word in circle.split()],
        rings=list(range(len(COLOURS))),
        stock=[CRYSTALS - sum(purse[m] for purse in purses) for m in range(len(MANA))],
        pieces=held,
        reserve=[[PIECES[k] - sum(own[k * 5 : k * 5 + 5]) for k in range(4)] for own in held],
        powers=levels,
        mana=purses,
        glory=[[0] * len(GLORY_ROWS) for _ in range(seats)],
        potions=hands,
        tilted=[cards(tilted) if seat == active else [] for seat in range(seats)],
        row=offer,
        deck=free,
        free=sorted(int(word) for word in dice.split()),
        spent=[int(word) for word in spent.split()] or ([action] if 0 < action < 7 else []),
        action=action,
        die=action,
        size=play.size,
        groups=play.groups,
        raises=play.raises,
        step=play.step,
        brought=[0] * len(COLOURS),
        aimed=0,
        raised=0,
        called=0,
        lowered=0,
        activated=sum(1 << COLOURS.index(word) for word in activated.split()),
        taken=0,
        pending=[],
        rankings=[[] for _ in range(seats)],
    )
