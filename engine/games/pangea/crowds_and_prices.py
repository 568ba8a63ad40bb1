"""Queries on the land: faces of tiles, characters on them, prices, levels.

Apart from the verbs because the legal list, the score and the pictures ask the same questions. A
face is never stored: it follows from the tile and its crowd [P3].
"""

import functools

from engine import EngineBug, game
from . import data as d, state_actions_and_events as m


def crowds(s: m.State) -> list[int]:
    """Return how many characters, of all peoples and carriers too, stand on each tile [P2]."""
    count = [0] * (len(d.TILES) + 2)  # BAG and HELD count at the end
    for tile in s.at:
        count[tile] += 1
    return count[:-2]


def faces(s: m.State) -> list[bool]:
    """Tell for each character whether it is face up: at home, on a tile within its limit."""
    crowd = crowds(s)
    return [
        tile >= 0 and d.TERRAIN_OF[tile] == home and crowd[tile] <= d.LIMIT_OF[tile]
        for tile, home in zip(s.at, d.HOME_OF, strict=True)
    ]


def producers(s: m.State, people: int) -> int:
    """Return how many characters of a people would produce now [P1]."""
    at, load = s.at, s.load
    fit = [
        c
        for c in d.OF[people]
        if at[c] >= 0 and load[c] < 0 and d.TERRAIN_OF[at[c]] == d.HOME_OF[c]
    ]
    return sum(1 for c in fit if at.count(at[c]) <= d.LIMIT_OF[at[c]])


def price(s: m.State, people: int) -> int:
    """Return what an amulet costs a people: those in its tower, and one [A3]."""
    return len(s.amulets[people]) + 1


def owned(s: m.State, people: int) -> set[int]:
    """Return the amulets which a people has in its tower or carries [A5]."""
    carried = {s.load[c] for c in d.OF[people] if s.load[c] >= 0}
    return carried.union(s.amulets[people])


def level(s: m.State, people: int) -> int:
    """Return the victory level: 3 superior, 2 intermediate, 1 lesser, 0 none [W1]."""
    amulets, wealth = len(s.amulets[people]), s.wealth[people]
    for i, (least, rich) in enumerate(d.LEVELS):
        if amulets >= least and wealth >= rich:
            return len(d.LEVELS) - i
    return 0


def bag(s: m.State, people: int) -> list[int]:
    """Return the characters of a people that are in its bag."""
    at = s.at
    return [c for c in d.OF[people] if at[c] == d.BAG]


@functools.cache
def neutral(peoples: tuple[int, ...]) -> tuple[int, ...]:
    """Return the peoples that nobody plays, of those played by seat."""
    return tuple(p for p in range(len(d.PEOPLES)) if p not in peoples)


def one_of(s: m.State, people: int, home: int, tile: int, load: int = d.NONE) -> int:
    """Return a character of a kind on a tile that has not moved in this turn."""
    at, loads, moved = s.at, s.load, s.moved
    for c in d.ALIKE[people][home]:
        if at[c] == tile and loads[c] == load and c not in moved:
            return c
    raise EngineBug("pangea: nobody of this kind is there")


def cell_of(s: m.State, tile: int) -> int:
    """Return the cell on which a tile lies."""
    return s.cells.index(tile)


def result(s: m.State) -> game.Result | None:
    """Return who won, once the last lap, or the last round, is over [W5].

    The victory level decides, then the amulets in the tower, then wealth.
    """
    if s.phase != m.OVER:
        return None
    levels = tuple(level(s, p) for p in s.peoples)
    amulets = tuple(len(s.amulets[p]) for p in s.peoples)
    wealth = tuple(s.wealth[p] for p in s.peoples)
    stays = tuple(not out for out in s.out)
    keys = list(zip(stays, levels, amulets, wealth, strict=True))
    best = max(keys)
    return game.Result(
        game.ranks(keys),
        "rounds" if s.leader == d.NONE and not best[1] else d.LEVEL_NAMES[best[1]],
        (game.Row("level", levels), game.Row("amulets", amulets), game.Row("wealth", wealth)),
    )
