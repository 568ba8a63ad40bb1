"""Why an action is not legal: the clause that forbids it, and the sentence to say it with.

It only explains: `legal` decides. Arguments that name a tile, a people, a terrain, an amulet or a
cell hold its word in the notation; the others are numbers.
"""

from collections.abc import Callable
from typing import Any, Final

from engine import Clause, errors
from . import crowds_and_prices, data as d, legal, state_actions_and_events

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
"""Every sentence: its name, clause, names of its arguments."""
# fmt: on
_PHASE: Final = {
    state_actions_and_events.Draw: state_actions_and_events.MAGIC,
    state_actions_and_events.Summon: state_actions_and_events.MAGIC,
    state_actions_and_events.Shift: state_actions_and_events.MAGIC,
    state_actions_and_events.Lead: state_actions_and_events.MAGIC,
    state_actions_and_events.Move: state_actions_and_events.MOVE,
    state_actions_and_events.Buy: state_actions_and_events.BUY,
    state_actions_and_events.Protect: state_actions_and_events.PROTECT,
}
_clause = errors.sentences("pangea", WHY)


def refusal(s: state_actions_and_events.State, seat: int, action: Any) -> Clause:
    """Return the clause that forbids an action which is neither legal nor an order."""
    if s.phase == state_actions_and_events.OVER:
        return _clause("over")
    verb = type(action)
    if verb is state_actions_and_events.Rank or verb is state_actions_and_events.Unrank:
        return _order(s, seat, action)
    if seat != s.active:
        return _clause("turn")
    if s.phase == state_actions_and_events.PLACE:
        return (
            _clause("tower-there", _tile(action))
            if verb is state_actions_and_events.Place
            else _clause("place-first")
        )
    if verb is state_actions_and_events.Place:
        return _clause("placed")
    if _PHASE[verb] != s.phase:
        return _missed(s, seat, action) or _clause(
            "phase", state_actions_and_events.PHASES[s.phase]
        )
    return _REASONS[verb](s, seat, action)


def _missed(s: state_actions_and_events.State, seat: int, action: Any) -> Clause | None:
    """Tell a buyer without money the price: for such a one the purchases pass by themselves."""
    people = s.peoples[seat]
    poor = s.phase == state_actions_and_events.PROTECT and s.wealth[
        people
    ] < crowds_and_prices.price(s, people)
    if not poor or not isinstance(action, state_actions_and_events.Buy):
        return None
    found = _buy(s, seat, action)
    return found if found.message == "pangea-why-buy-price" else None


def _tile(
    a: state_actions_and_events.Place
    | state_actions_and_events.Rank
    | state_actions_and_events.Shift
    | state_actions_and_events.Buy,
) -> str:
    return d.TILE_NAMES[a.tile]


def _order(
    s: state_actions_and_events.State,
    seat: int,
    a: state_actions_and_events.Rank | state_actions_and_events.Unrank,
) -> Clause:
    if s.phase != state_actions_and_events.PLACE or s.towers[s.peoples[seat]] != d.NONE:
        return _clause("rank-late")
    if seat == s.active:
        return _clause("rank-now")
    if isinstance(a, state_actions_and_events.Unrank):
        return _clause("rank-none")
    taken = a.tile in s.towers
    return _clause("tower-there" if taken else "rank-twice", _tile(a))


def _draw(s: state_actions_and_events.State, seat: int, a: state_actions_and_events.Draw) -> Clause:
    return _clause("draw-empty")


def _summon(
    s: state_actions_and_events.State, seat: int, a: state_actions_and_events.Summon
) -> Clause:
    return _neutral(s, a.people) or _clause("summon-empty", d.PEOPLE_NAMES[a.people])


def _neutral(s: state_actions_and_events.State, people: int) -> Clause | None:
    """Tell whether somebody plays the people."""
    return _clause("neutral", d.PEOPLE_NAMES[people]) if people in s.peoples else None


def _shift(
    s: state_actions_and_events.State, seat: int, a: state_actions_and_events.Shift
) -> Clause:
    cell = crowds_and_prices.cell_of(s, a.tile)
    if a.to not in d.NEIGHBOURS[cell]:
        return _clause("shift-far", _tile(a), d.CELLS[a.to])
    if s.cells[a.to] != d.SEA:
        return _clause("shift-taken", d.CELLS[a.to], d.TILE_NAMES[s.cells[a.to]])
    if cell in s.wards:
        return _clause("shift-tile", _tile(a), d.CELLS[cell])
    return _clause("shift-sea", d.CELLS[a.to])


def _lead(s: state_actions_and_events.State, seat: int, a: state_actions_and_events.Lead) -> Clause:
    stands = any(s.at[c] == a.origin and d.HOME_OF[c] == a.home for c in d.OF[a.people])
    if not stands:
        names = d.PEOPLE_NAMES[a.people], d.TERRAINS[a.home], d.TILE_NAMES[a.origin]
        return _neutral(s, a.people) or _clause("lead-none", *names)
    far = _clause("lead-far", d.TILE_NAMES[a.origin], d.TILE_NAMES[a.to])
    return _neutral(s, a.people) or far


def _move(s: state_actions_and_events.State, seat: int, a: state_actions_and_events.Move) -> Clause:
    home, load = a.who // state_actions_and_events.LOADS, a.who % state_actions_and_events.LOADS - 1
    own = d.OF[s.peoples[seat]]
    there = [c for c in own if (s.at[c], d.HOME_OF[c], s.load[c]) == (a.origin, home, load)]
    names = state_actions_and_events.WHO[a.who], d.TILE_NAMES[a.origin]
    if not there:
        return _clause("move-none", *names)
    if all(c in s.moved for c in there):
        return _clause("move-moved", *names)
    return _clause("move-far", d.TILE_NAMES[a.origin], d.TILE_NAMES[a.to])


def _buy(s: state_actions_and_events.State, seat: int, a: state_actions_and_events.Buy) -> Clause:
    people = s.peoples[seat]
    there = [c for c in d.OF[people] if s.at[c] == a.tile and d.HOME_OF[c] == a.home]
    if not there:
        return _clause("buyer-none", d.TERRAINS[a.home], _tile(a))
    if all(s.load[c] != d.NONE for c in there):
        return _clause("buyer-busy", d.TERRAINS[a.home], _tile(a))
    return _offer(s, people, a)


def _offer(
    s: state_actions_and_events.State, people: int, a: state_actions_and_events.Buy
) -> Clause:
    """Tell what is wrong with the other side of a purchase."""
    crowd, limit, terrain = (
        crowds_and_prices.crowds(s)[a.tile],
        d.LIMIT_OF[a.tile],
        d.TERRAIN_OF[a.tile],
    )
    if a.seller == people:
        return _clause("buy-own", d.PEOPLE_NAMES[people])
    if terrain in crowds_and_prices.owned(s, people):
        return _clause("buy-have", d.AMULETS[terrain])
    if a.seller not in legal.sellers(s, a.tile):
        return _clause("buy-seller", d.PEOPLE_NAMES[a.seller], _tile(a))
    if crowd > limit:
        return _clause("buy-overfull", _tile(a), crowd, limit)
    return _clause("buy-price", crowds_and_prices.price(s, people), s.wealth[people])


def _protect(
    s: state_actions_and_events.State, seat: int, a: state_actions_and_events.Protect
) -> Clause:
    tile = s.cells[a.cell]
    if tile == d.SEA:
        return _clause("protect-tile", d.CELLS[a.cell])
    return _clause("protect-sea", d.CELLS[a.cell], d.TILE_NAMES[tile])


_REASONS: Final[dict[type, Callable[[state_actions_and_events.State, int, Any], Clause]]] = {
    state_actions_and_events.Draw: _draw,
    state_actions_and_events.Summon: _summon,
    state_actions_and_events.Shift: _shift,
    state_actions_and_events.Lead: _lead,
    state_actions_and_events.Move: _move,
    state_actions_and_events.Buy: _buy,
    state_actions_and_events.Protect: _protect,
}
