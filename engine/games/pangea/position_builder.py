"""Positions of Pangea written in words, for lessons and tests.

Unless told otherwise tile k of `TILES` lies on number k + 1, and each tower where it would stand
if its people were neutral:

          1           2           3          4         5            6
    A                 ~           moor_2     ~         moor_3
    B     ~           moor_4 G    forest_2   forest_3  forest_4 Y   ~
    C     mountain_2  mountain_3  ~          ~         ~            mountain_4 M
    D     ~           desert_2    desert_3   desert_4 O grassland_2  ~
    E                 ~           grassland_3  ~       grassland_4 B
"""

from collections.abc import Mapping

from engine.game import Seat
from . import data as d, set_up, state_actions_and_events as m

Words = Mapping[str, str]


def position(
    on: Words | None = None,
    land: Words | None = None,
    towers: Words | None = None,
    peoples: str = "mauve green orange",
    wealth: Mapping[str, int] | None = None,
    amulets: Words | None = None,
    wards: Mapping[Seat, str] | None = None,
    phase: int = m.MAGIC,
    left: int = 1,
    active: Seat = 0,
    first: Seat = 0,
    round: int = 2,  # noqa: A002 - the field's own name
    leader: Seat = d.NONE,
    spare: bool = True,
) -> m.State:
    """Return a position.

    `on`: what stands on a tile, as `green:moor blue:forest+star`. `land`: a tile's cell where it
    is not the usual one. With `spare`, a people with fewer than three characters on the board
    gets others, its rarest ones, on the tile of its tower.
    """
    seats = tuple(d.NAMES[name] for name in peoples.split())
    s = set_up.empty(len(seats))
    s.peoples, s.first, s.round, s.active, s.leader = seats, first, round, active, leader
    s.phase, s.left = phase, left if phase == m.MAGIC else 0
    s.cells = _cells(land or {})
    s.towers = [d.TILE[(towers or {}).get(p.name, d.TILE_NAMES[p.start])] for p in d.PEOPLES]
    s.amulets = [[d.AMULETS.index(a) for a in (amulets or {}).get(n, "").split()] for n in d.NAMES]
    s.wealth = [(wealth or {}).get(name, 0) for name in d.PEOPLE_NAMES]
    for seat, cell in (wards or {}).items():
        s.wards[seat] = d.CELL[cell]
    for tile, cast in (on or {}).items():
        for text in cast.split():
            _stand(s, d.TILE[tile], text)
    for people in range(len(d.PEOPLES)) if spare else ():
        missing = d.START - sum(s.at[c] != d.BAG for c in d.OF[people])
        for c in [c for c in reversed(d.OF[people]) if s.at[c] == d.BAG][: max(0, missing)]:
            s.at[c] = s.towers[people]
    return s


def _cells(land: Words) -> list[int]:
    cells = [d.SEA] * len(d.CELLS)
    for name, cell in land.items():
        cells[d.CELL[cell]] = d.TILE[name]
    for tile, name in enumerate(d.TILE_NAMES):
        if name not in land:
            assert cells[d.NUMBERED[tile]] == d.SEA, "the cell is taken"
            cells[d.NUMBERED[tile]] = tile
    return cells


def _stand(s: m.State, tile: int, text: str) -> None:
    people, _, kind = text.partition(":")
    home, _, amulet = kind.partition("+")
    c = next(
        c for c in d.OF[d.NAMES[people]] if s.at[c] == d.BAG and d.TERRAINS[d.HOME_OF[c]] == home
    )
    s.at[c] = tile
    s.load[c] = d.AMULETS.index(amulet) if amulet else d.NONE
