"""Components of Pangea: the torus of 26 cells, tiles, peoples, amulets.

Apart from the rules so that the tables can be read beside the board. The board, the split of the
characters and the pairs of amulet and terrain are replacements: the rulebook's pictures are lost.
"""

from dataclasses import dataclass
from typing import Final

TERRAINS: Final = ("moor", "forest", "mountain", "desert", "grassland")
MOOR, FOREST, MOUNTAIN, DESERT, GRASSLAND = range(5)
AMULETS: Final = ("circle", "star", "moon", "triangle", "square")
"""The amulet of each terrain, in the order of `TERRAINS`."""

LIMITS: Final = (2, 3, 4)


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile of land and how many characters may produce on it."""

    terrain: int
    limit: int


TILES: Final = tuple(Tile(terrain, limit) for terrain in range(len(TERRAINS)) for limit in LIMITS)
TILE_NAMES: Final = tuple(f"{TERRAINS[tile.terrain]}_{tile.limit}" for tile in TILES)
TILE: Final = {name: i for i, name in enumerate(TILE_NAMES)}
SEA: Final = -1
"""In place of a tile: a cell without one."""


@dataclass(frozen=True, slots=True)
class People:
    """A people: its favourite terrains, and the tile of its tower when nobody plays it."""

    name: str
    homes: tuple[int, int, int]
    start: int


# fmt: off
PEOPLES: Final = (
    People("mauve",  (MOUNTAIN,  FOREST,    MOOR),      TILE["mountain_4"]),
    People("green",  (MOOR,      MOUNTAIN,  DESERT),    TILE["moor_4"]),
    People("orange", (DESERT,    MOOR,      GRASSLAND), TILE["desert_4"]),
    People("blue",   (GRASSLAND, DESERT,    FOREST),    TILE["grassland_4"]),
    People("yellow", (FOREST,    GRASSLAND, MOUNTAIN),  TILE["forest_4"]),
)
SPLIT: Final = (4, 2, 2)
"""Characters of a people that favour its first, second and third terrain."""

ROWS: Final = (  # numbers of the start cells; ~ is sea, the corners are no cells
    (None, "~",  1,   "~",  2,   None),
    ("~",   3,   4,    5,   6,   "~"),
    (7,     8,  "~",  "~", "~",   9),
    ("~",   10,  11,   12,  13,  "~"),
    (None, "~",  14,  "~",  15,  None),
)
# fmt: on
EACH: Final = sum(SPLIT)
"""Characters of a people."""
START: Final = 3
"""Characters of a people that begin on the tile of its tower."""

PEOPLE_NAMES: Final = tuple(people.name for people in PEOPLES)
NAMES: Final = {name: i for i, name in enumerate(PEOPLE_NAMES)}
CHARACTERS: Final = len(PEOPLES) * EACH
BAG: Final = -1
"""In place of a tile: the character is in the bag of its people."""
HELD: Final = -2
"""In place of a tile: the character is drawn and waits for its tower to be placed."""
NONE: Final = -1
"""No amulet, no cell, nobody."""

# A character is known by its index: eight in a row are a people, by favourite terrain.
PEOPLE_OF: Final = tuple(c // EACH for c in range(CHARACTERS))
HOME_OF: Final = tuple(
    home
    for people in PEOPLES
    for home, count in zip(people.homes, SPLIT, strict=True)
    for _ in range(count)
)
OF: Final = tuple(range(p * EACH, (p + 1) * EACH) for p in range(len(PEOPLES)))
"""The characters of each people."""
ALIKE: Final = tuple(
    {home: tuple(c for c in cast if HOME_OF[c] == home) for home in people.homes}
    for people, cast in zip(PEOPLES, OF, strict=True)
)
"""The characters of each people by favourite terrain."""
FANS: Final = tuple(
    tuple(c for c in range(CHARACTERS) if HOME_OF[c] == terrain) for terrain in range(len(TERRAINS))
)
"""The characters, of all peoples, that favour each terrain."""
TERRAIN_OF: Final = tuple(tile.terrain for tile in TILES)
LIMIT_OF: Final = tuple(tile.limit for tile in TILES)

_PLACES: Final = tuple(
    (row, column)
    for row, cells in enumerate(ROWS)
    for column, cell in enumerate(cells)
    if cell is not None
)
CELLS: Final = tuple(f"{'abcde'[row]}{column + 1}" for row, column in _PLACES)
CELL: Final = {name: i for i, name in enumerate(CELLS)}
PLACE: Final = _PLACES
"""Row and column of each cell, from 0."""
_NUMBER: Final = {ROWS[row][column]: cell for cell, (row, column) in enumerate(_PLACES)}
NUMBERED: Final = tuple(_NUMBER[number] for number in range(1, len(TILES) + 1))
"""The cells numbered 1 to 15, in that order."""


def _beyond(cell: int, down: int, right: int) -> int:
    """Return the next cell in a direction; beyond an edge, the far end of the same line."""
    row, column = _PLACES[cell]
    line = [
        other
        for other, (r, c) in enumerate(_PLACES)
        if (c == column if down else r == row)  # cells are in reading order, so lines are too
    ]
    return line[(line.index(cell) + down + right) % len(line)]


NORTH, EAST, SOUTH, WEST = range(4)
DIRECTIONS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
NEIGHBOURS: Final = tuple(
    tuple(_beyond(cell, down, right) for down, right in DIRECTIONS) for cell in range(len(CELLS))
)
"""The four neighbours of each cell: north, east, south, west."""

LEVELS: Final = ((5, 0), (4, 10), (3, 20))
"""Amulets in the tower and wealth that make the superior, intermediate and lesser victory."""
LEVEL_NAMES: Final = ("none", "lesser", "intermediate", "superior")
ROUNDS: Final = 60
"""After this round comes the last one, if no last lap is running [X1]."""
