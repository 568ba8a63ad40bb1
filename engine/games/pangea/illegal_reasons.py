"""Why an action is not legal: the clause that forbids it, and the sentence to say it with.

It only explains: `legal` decides. Arguments that name a tile, a people, a terrain, an amulet or a
cell hold its word in the notation; the others are numbers.
"""

from collections.abc import Callable
from typing import Any, Final

from engine import toolkit
from engine.errors import Clause
from engine.games.pangea.data import (
    AMULETS,
    CELLS,
    HOME_OF,
    LIMIT_OF,
    NEIGHBOURS,
    NONE,
    OF,
    PEOPLE_NAMES,
    SEA,
    TERRAIN_OF,
    TERRAINS,
    TILE_NAMES,
)
from engine.games.pangea.legal import sellers
from engine.games.pangea.position_queries import cell_of, crowds, owned, price
from engine.games.pangea.state import (
    BUY,
    LOADS,
    MAGIC,
    MOVE,
    OVER,
    PHASES,
    PLACE,
    PROTECT,
    WHO,
    Buy,
    Draw,
    Lead,
    Move,
    Place,
    Protect,
    Rank,
    Shift,
    State,
    Summon,
    Unrank,
)

# fmt: off
WHY: Final = (
    ("over",           "9.4", ()),
    ("turn",           "3.1", ()),
    ("placed",         "2.5", ()),
    ("place-first",    "2.5", ()),
    ("tower-there",    "2.5", ("tile",)),
    ("rank-late",      "2.6", ()),
    ("rank-now",       "2.6", ()),
    ("rank-twice",     "2.6", ("tile",)),
    ("rank-none",      "2.6", ()),
    ("phase",          "3.1", ("phase",)),
    ("draw-empty",     "4.2", ()),
    ("neutral",        "2.1", ("people",)),
    ("summon-empty",   "4.4", ("people",)),
    ("shift-far",      "4.3", ("tile", "cell")),
    ("shift-taken",    "4.3", ("cell", "tile")),
    ("shift-tile",     "8.2", ("tile", "cell")),
    ("shift-sea",      "8.2", ("cell",)),
    ("lead-none",      "4.5", ("people", "home", "tile")),
    ("lead-far",       "4.5", ("tile", "to")),
    ("move-none",      "5.1", ("who", "tile")),
    ("move-moved",     "5.1", ("who", "tile")),
    ("move-far",       "5.2", ("tile", "to")),
    ("buyer-none",     "6.2", ("home", "tile")),
    ("buyer-busy",     "6.3", ("home", "tile")),
    ("buy-own",        "6.1", ("people",)),
    ("buy-have",       "6.4", ("amulet",)),
    ("buy-overfull",   "7.2", ("tile", "count", "limit")),
    ("buy-seller",     "6.1", ("people", "tile")),
    ("buy-price",      "6.5", ("price", "wealth")),
    ("protect-tile",   "8.1", ("cell",)),
    ("protect-sea",    "8.1", ("cell", "tile")),
)
"""Every sentence: message id, clause, names of its arguments."""

_PHASE: Final = {
    Draw: MAGIC, Summon: MAGIC, Shift: MAGIC, Lead: MAGIC, Move: MOVE, Buy: BUY, Protect: PROTECT,
}
# fmt: on
_clause = toolkit.sentences("pangea", WHY)


def refusal(s: State, seat: int, action: Any) -> Clause:
    """Return the clause that forbids an action which is neither legal nor an order."""
    if s.phase == OVER:
        return _clause("over")
    verb = type(action)
    if verb is Rank or verb is Unrank:
        return _order(s, seat, action)
    if seat != s.active:
        return _clause("turn")
    if s.phase == PLACE:
        return _clause("tower-there", _tile(action)) if verb is Place else _clause("place-first")
    if verb is Place:
        return _clause("placed")
    if _PHASE[verb] != s.phase:
        return _missed(s, seat, action) or _clause("phase", PHASES[s.phase])
    return _REASONS[verb](s, seat, action)


def _missed(s: State, seat: int, action: Any) -> Clause | None:
    """Tell a buyer without money the price: for such a one the purchases pass by themselves."""
    people = s.peoples[seat]
    poor = s.phase == PROTECT and s.wealth[people] < price(s, people)
    if not poor or not isinstance(action, Buy):
        return None
    found = _buy(s, seat, action)
    return found if found.message == "pangea-why-buy-price" else None


def _tile(a: Place | Rank | Shift | Buy) -> str:
    return TILE_NAMES[a.tile]


def _order(s: State, seat: int, a: Rank | Unrank) -> Clause:
    if s.phase != PLACE or s.towers[s.peoples[seat]] != NONE:
        return _clause("rank-late")
    if seat == s.active:
        return _clause("rank-now")
    if isinstance(a, Unrank):
        return _clause("rank-none")
    taken = a.tile in s.towers
    return _clause("tower-there" if taken else "rank-twice", _tile(a))


def _draw(s: State, seat: int, a: Draw) -> Clause:
    return _clause("draw-empty")


def _summon(s: State, seat: int, a: Summon) -> Clause:
    return _neutral(s, a.people) or _clause("summon-empty", PEOPLE_NAMES[a.people])


def _neutral(s: State, people: int) -> Clause | None:
    """Tell whether somebody plays the people."""
    return _clause("neutral", PEOPLE_NAMES[people]) if people in s.peoples else None


def _shift(s: State, seat: int, a: Shift) -> Clause:
    cell = cell_of(s, a.tile)
    if a.to not in NEIGHBOURS[cell]:
        return _clause("shift-far", _tile(a), CELLS[a.to])
    if s.cells[a.to] != SEA:
        return _clause("shift-taken", CELLS[a.to], TILE_NAMES[s.cells[a.to]])
    if cell in s.wards:
        return _clause("shift-tile", _tile(a), CELLS[cell])
    return _clause("shift-sea", CELLS[a.to])


def _lead(s: State, seat: int, a: Lead) -> Clause:
    stands = any(s.at[c] == a.origin and HOME_OF[c] == a.home for c in OF[a.people])
    if not stands:
        names = PEOPLE_NAMES[a.people], TERRAINS[a.home], TILE_NAMES[a.origin]
        return _neutral(s, a.people) or _clause("lead-none", *names)
    far = _clause("lead-far", TILE_NAMES[a.origin], TILE_NAMES[a.to])
    return _neutral(s, a.people) or far


def _move(s: State, seat: int, a: Move) -> Clause:
    home, load = a.who // LOADS, a.who % LOADS - 1
    own = OF[s.peoples[seat]]
    there = [c for c in own if (s.at[c], HOME_OF[c], s.load[c]) == (a.origin, home, load)]
    names = WHO[a.who], TILE_NAMES[a.origin]
    if not there:
        return _clause("move-none", *names)
    if all(c in s.moved for c in there):
        return _clause("move-moved", *names)
    return _clause("move-far", TILE_NAMES[a.origin], TILE_NAMES[a.to])


def _buy(s: State, seat: int, a: Buy) -> Clause:
    people = s.peoples[seat]
    there = [c for c in OF[people] if s.at[c] == a.tile and HOME_OF[c] == a.home]
    if not there:
        return _clause("buyer-none", TERRAINS[a.home], _tile(a))
    if all(s.load[c] != NONE for c in there):
        return _clause("buyer-busy", TERRAINS[a.home], _tile(a))
    return _offer(s, people, a)


def _offer(s: State, people: int, a: Buy) -> Clause:
    """Tell what is wrong with the other side of a purchase."""
    crowd, limit, terrain = crowds(s)[a.tile], LIMIT_OF[a.tile], TERRAIN_OF[a.tile]
    if a.seller == people:
        return _clause("buy-own", PEOPLE_NAMES[people])
    if terrain in owned(s, people):
        return _clause("buy-have", AMULETS[terrain])
    if a.seller not in sellers(s, a.tile):
        return _clause("buy-seller", PEOPLE_NAMES[a.seller], _tile(a))
    if crowd > limit:
        return _clause("buy-overfull", _tile(a), crowd, limit)
    return _clause("buy-price", price(s, people), s.wealth[people])


def _protect(s: State, seat: int, a: Protect) -> Clause:
    tile = s.cells[a.cell]
    if tile == SEA:
        return _clause("protect-tile", CELLS[a.cell])
    return _clause("protect-sea", CELLS[a.cell], TILE_NAMES[tile])


_REASONS: Final[dict[type, Callable[[State, int, Any], Clause]]] = {
    Draw: _draw,
    Summon: _summon,
    Shift: _shift,
    Lead: _lead,
    Move: _move,
    Buy: _buy,
    Protect: _protect,
}
