"""Positions of the wargame written in words, for lessons and tests."""

from collections.abc import Mapping, Sequence

from engine.games.magus_wargame import knowledge
from engine.games.magus_wargame.data import (
    ARTIFACTS,
    COLOUR,
    COLOURS,
    COPIES,
    DECKS,
    MAGIC,
    MOST_TOKENS,
    NONE,
    UNIT_NAMES,
    UNITS,
)
from engine.games.magus_wargame.state import RECRUIT, State


def units(text: str) -> list[int]:
    """Return the creatures of a text as `skeletons pirate`, in order."""
    return sorted(UNIT_NAMES.index(word) for word in text.split())


def cards(text: str) -> list[int]:
    """Return the Magic cards of a text."""
    return [MAGIC.index(word) for word in text.split()]


def position(
    armies: Sequence[Mapping[int, str]],
    hands: Sequence[str] = (),
    *,
    artifacts: Sequence[str] = (),
    phase: int = RECRUIT,
    dice: Sequence[int] = (),
    left: Sequence[int] | None = None,
    active: int = 0,
    tops: str = "",
    graves: str = "",
    empty: str = "",
    magic: str = "",
    deck: int | None = None,
    owed: Sequence[int] = (),
    landed: Sequence[int] = (),
    heading: int = 1,
    limit: int = 60,
    round: int = 1,  # noqa: A002 - as in the state
) -> State:
    """Return a position. `armies`: by seat, space to creatures.

    `tops`: creatures on top of their decks. `graves`: discarded ones. `empty`: colours whose
    deck is empty, its cards being discarded. `magic`: the top of the Magic deck, the next card
    first; `deck`: how many cards it has, the rest being discarded. `landed`: spaces of armies of
    the active seat that may recruit; all its armies last moved `heading`.
    """
    seats = len(armies)
    rows = [[units(text) for text in row.values()] for row in armies]
    at = [[*row, *[NONE] * (MOST_TOKENS - len(row))] for row in armies]
    left_over = [unit for unit in range(len(UNITS)) for _ in range(COPIES)]
    for unit in [u for row in rows for army in row for u in army] + units(graves) + units(tops):
        left_over.remove(unit)
    decks = [[u for u in left_over if COLOUR[u] == c] for c in range(len(COLOURS))]
    piles = [[u for u in units(graves) if COLOUR[u] == c] for c in range(len(COLOURS))]
    for name in empty.split():
        colour = COLOURS.index(name)
        piles[colour] += decks[colour]
        decks[colour] = []
    for unit in units(tops):
        decks[COLOUR[unit]].append(unit)
    held = [cards(text) for text in (*hands, *[""] * (seats - len(hands)))]
    top = cards(magic)
    rest = [card for card in range(len(MAGIC)) if card not in (*top, *(c for h in held for c in h))]
    library = rest + top[::-1]
    spent: list[int] = []
    if deck is not None:
        cut = len(library) - deck
        spent, library = library[:cut], library[cut:]
    s = State(
        limit=limit,
        order=tuple(range(seats)),
        round=round,
        active=active,
        phase=phase,
        dice=list(dice),
        left=list(dice if left is None else left),
        lone=len(armies[active]) == 1,
        diced=[0] * MOST_TOKENS,
        landed=[int(space in landed) for space in at[active]],
        heading=[heading] * MOST_TOKENS,
        parted=[0] * MOST_TOKENS,
        open=(),
        at=at,
        armies=[[*row, *([] for _ in range(MOST_TOKENS - len(row)))] for row in rows],
        artifacts=[
            [ARTIFACTS.index(word) for word in text.split()]
            for text in (*artifacts, *[""] * (seats - len(artifacts)))
        ],
        decks=decks,
        graves=piles,
        stock=[[] for _ in COLOURS],
        magic=library,
        spent=spent,
        hands=held,
        owed=[*owed, *[0] * (seats - len(owed))],
        out=[0] * seats,
        force=[],
        battle=None,
        notes=[[] for _ in range(seats + 1)],
        told=[[0] * len(MAGIC) for _ in range(seats)],
        depth=[[[] for _ in DECKS] for _ in range(seats)],
        blast=[0] * seats,
        listed=[[] for _ in range(seats)],
        stance=[0] * seats,
        plan=[NONE] * seats,
        reason="",
    )
    for seat, row in enumerate(s.armies):
        for token, army in enumerate(row):
            for unit in army:
                knowledge.came(s, seat, token, knowledge.shade(COLOUR[unit]))
    return s
