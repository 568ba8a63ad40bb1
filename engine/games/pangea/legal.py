"""Legal actions of a seat, from precomputed tables.

Apart from the verbs because whole games are played through it: each list is put together from
rows that were made at import. The lists are in the order of tiles, peoples and characters.
"""

from collections.abc import Sequence

from engine.game import Action
from . import crowds_and_prices, data as d, state_actions_and_events

_CAST = tuple(slice(cast.start, cast.stop) for cast in d.OF)
"""Where in `State.at` the characters of each people are."""
_ON = range(len(d.TILES))
_AT = range(len(d.CELLS))
_DONE = state_actions_and_events.Done()
_DRAW = state_actions_and_events.Draw()
_UNRANK = state_actions_and_events.Unrank()
_PLACE = tuple(state_actions_and_events.Place(tile) for tile in _ON)
_RANK = tuple(state_actions_and_events.Rank(tile) for tile in _ON)
_SUMMON = tuple(state_actions_and_events.Summon(people) for people in range(len(d.PEOPLES)))
_SHIFT = tuple(tuple(state_actions_and_events.Shift(tile, to) for to in _AT) for tile in _ON)
_MOVE = tuple(
    tuple(tuple(state_actions_and_events.Move(w, a, to) for to in _ON) for a in _ON)
    for w in range(len(state_actions_and_events.WHO))
)
_LEAD = tuple(
    {
        home: tuple(tuple(state_actions_and_events.Lead(p, home, a, to) for to in _ON) for a in _ON)
        for home in d.PEOPLES[p].homes
    }
    for p in range(len(d.PEOPLES))
)
_BUY = tuple(
    tuple(
        tuple(state_actions_and_events.Buy(tile, home, p) for p in range(len(d.PEOPLES)))
        for home in range(len(d.TERRAINS))
    )
    for tile in _ON
)
_PROTECT = tuple(
    tuple(state_actions_and_events.Protect(ground, cell) for cell in _AT)
    for ground in range(len(state_actions_and_events.GROUNDS))
)


def legal(s: state_actions_and_events.State, seat: int) -> Sequence[Action]:
    """Return the legal actions of a seat; `Done`, where it may be played, comes last."""
    if seat != s.active:
        return ()
    phase = s.phase
    if phase == state_actions_and_events.MOVE:
        found = moves(s, seat)
    elif phase == state_actions_and_events.PROTECT:
        found = wards(s)
    elif phase == state_actions_and_events.MAGIC:
        found = magic(s, seat)
    elif phase == state_actions_and_events.BUY:
        found = purchases(s, seat)
    else:
        return places(s) if phase == state_actions_and_events.PLACE else ()
    found.append(_DONE)
    return found


def orders(s: state_actions_and_events.State, seat: int) -> Sequence[Action]:
    """Return what a seat may file while it waits to place its tower: its ranking [S2]."""
    if (
        s.phase != state_actions_and_events.PLACE
        or seat == s.active
        or s.towers[s.peoples[seat]] >= 0
    ):
        return ()
    ranked = s.ranks[seat]
    rest: list[Action] = [_RANK[tile] for tile in free_tiles(s) if tile not in ranked]
    return [*rest, _UNRANK] if ranked else rest


def ordered(s: state_actions_and_events.State, seat: int) -> Action | None:
    """Return the placement which the ranking of a seat decides: its first tile still free."""
    for tile in s.ranks[seat]:
        if tile not in s.towers:
            return _PLACE[tile]
    return None


def free_tiles(s: state_actions_and_events.State) -> list[int]:
    """Return the tiles without a tower [S2]."""
    return [tile for tile in _ON if tile not in s.towers]


def places(s: state_actions_and_events.State) -> list[Action]:
    """Return the placements of the preliminary round."""
    return [_PLACE[tile] for tile in free_tiles(s)]


def magic(s: state_actions_and_events.State, seat: int) -> list[Action]:
    """Return the magic actions: draw, summon, shift, lead [M2] [M3] [M5].

    There is always one: three protections cannot part all the sea from all the land.
    """
    at, cells, wards = s.at, s.cells, s.wards
    strangers = crowds_and_prices.neutral(s.peoples)
    found: list[Action] = [_DRAW] if d.BAG in at[_CAST[s.peoples[seat]]] else []
    found += [_SUMMON[p] for p in strangers if d.BAG in at[_CAST[p]]]
    beside: list[list[int]] = [[]] * len(d.TILES)
    for cell, tile in enumerate(cells):
        if tile != d.SEA:
            beside[tile] = land = []
            movable = cell not in wards
            row = _SHIFT[tile]
            for near in d.NEIGHBOURS[cell]:
                if cells[near] != d.SEA:
                    land.append(cells[near])
                elif movable and near not in wards:
                    found.append(row[near])
    for p in strangers:
        rows = _LEAD[p]
        seen: set[int] = set()
        for c in d.OF[p]:
            tile = at[c]
            if tile >= 0:
                home = d.HOME_OF[c]
                key = home * len(d.TILES) + tile
                if key not in seen:  # equal characters once
                    seen.add(key)
                    steps = rows[home][tile]
                    for to in beside[tile]:
                        found.append(steps[to])
    return found


def moves(s: state_actions_and_events.State, seat: int) -> list[Action]:
    """Return the steps of own characters that have not moved in this turn [V1]."""
    at, cells, load, moved = s.at, s.cells, s.load, s.moved
    found: list[Action] = []
    seen: set[int] = set()
    for c in d.OF[s.peoples[seat]]:
        tile = at[c]
        if tile < 0 or c in moved:
            continue
        who = d.HOME_OF[c] * state_actions_and_events.LOADS + load[c] + 1
        key = who * len(d.TILES) + tile
        if key not in seen:  # equal characters once
            seen.add(key)
            row = _MOVE[who][tile]
            for near in d.NEIGHBOURS[cells.index(tile)]:
                to = cells[near]
                if to != d.SEA:
                    found.append(row[to])
    return found


def can_move(s: state_actions_and_events.State, seat: int) -> bool:
    """Tell whether there is any step."""
    at, cells, moved = s.at, s.cells, s.moved
    for c in d.OF[s.peoples[seat]]:
        tile = at[c]
        if tile >= 0 and c not in moved:
            for near in d.NEIGHBOURS[cells.index(tile)]:
                if cells[near] != d.SEA:
                    return True
    return False


def purchases(s: state_actions_and_events.State, seat: int) -> list[Action]:
    """Return the amulets to be had: tile, kind of own character, people of the seller."""
    people = s.peoples[seat]
    if s.wealth[people] < crowds_and_prices.price(s, people):  # [A10]
        return []
    at, load, held = s.at, s.load, crowds_and_prices.owned(s, people)
    buyers = {
        (at[c], d.HOME_OF[c])
        for c in d.OF[people]
        if at[c] >= 0 and load[c] < 0 and d.TERRAIN_OF[at[c]] not in held  # [A2] [A5]
    }
    found: list[Action] = []
    for tile, home in sorted(buyers):
        others = [p for p in sellers(s, tile) if p != people]
        if others and at.count(tile) <= d.LIMIT_OF[tile]:  # [A1]
            row = _BUY[tile][home]
            found += [row[p] for p in others]
    return found


def sellers(s: state_actions_and_events.State, tile: int) -> list[int]:
    """Return the peoples with a character on a tile that favours it and carries nothing [A1].

    Whether the tile is overfull is not asked.
    """
    at, load = s.at, s.load
    fans = d.FANS[d.TERRAIN_OF[tile]]
    return sorted({d.PEOPLE_OF[c] for c in fans if at[c] == tile and load[c] < 0})


def wards(s: state_actions_and_events.State) -> list[Action]:
    """Return what can be protected: any cell, with its tile or as sea [B1]."""
    return [_PROTECT[tile == d.SEA][cell] for cell, tile in enumerate(s.cells)]
