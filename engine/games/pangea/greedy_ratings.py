"""Heuristic ratings of actions, by which the greedy computer chooses.

What chance decides is rated by rule of thumb, everything else by the worth of the position it
leads to: amulets, those on their way, wealth, production, and the ways to sellers and home.
"""

import functools
from collections.abc import Sequence
from typing import Any, Final

from engine.codec import clone
from . import crowds_and_prices, data as d, state_actions_and_events
from .set_up import at_home

FERRY: Final = 3
"""What a cell of sea costs a walker: a tile must be moved there first."""
FAR: Final = 12

VICTORY: Final = 400.0
AMULET: Final = 90.0
CARRIED: Final = 65.0
HOMEWARD: Final = 3.0
PRODUCER: Final = (4.0, 2.0, 0.2)
"""What a character that produces is worth, by how many tens of wealth there are already."""
SEEKER: Final = 2.0
RICH: Final = 20
"""Wealth above which more of it hardly matters."""


def rate(view: state_actions_and_events.State, seat: int, actions: Sequence[Any]) -> list[float]:
    """Rate actions of a seat."""
    if view.phase == state_actions_and_events.PLACE:
        return [
            _site(view, seat, a) if type(a) is state_actions_and_events.Place else 0.0
            for a in actions
        ]
    now = worth(view, seat)
    if view.phase == state_actions_and_events.PROTECT:
        return _shields(view, seat, actions, now)
    return [_rating(view, seat, a, now) for a in actions]


def worth(s: state_actions_and_events.State, seat: int) -> float:
    """Return what a position is worth to a seat."""
    people = s.peoples[seat]
    at, load, home = s.at, s.load, crowds_and_prices.cell_of(s, s.towers[people])
    crowd = crowds_and_prices.crowds(s)
    amulets, wealth = len(s.amulets[people]), s.wealth[people]
    value = VICTORY * crowds_and_prices.level(s, people) + AMULET * amulets
    value += min(wealth, RICH) + 0.1 * max(0, wealth - RICH)
    ways = _ways(home, *s.cells)
    work, free = _labour(s, people), []
    for c in d.OF[people]:
        tile = at[c]
        if tile < 0:
            continue
        if load[c] != d.NONE:
            value += CARRIED - HOMEWARD * ways[crowds_and_prices.cell_of(s, tile)]
        else:
            free.append(c)
            if d.TERRAIN_OF[tile] == d.HOME_OF[c] and crowd[tile] <= d.LIMIT_OF[tile]:
                value += work
    return value + _errands(s, people, free, crowd)


def _labour(s: state_actions_and_events.State, people: int) -> float:
    return PRODUCER[min(s.wealth[people] // 10, len(PRODUCER) - 1)]


def _errands(
    s: state_actions_and_events.State, people: int, free: Sequence[int], crowd: Sequence[int]
) -> float:
    """Return what it is worth that free characters are near sellers of missing amulets."""
    held = crowds_and_prices.owned(s, people)
    cost = crowds_and_prices.price(s, people)
    sites: list[list[int]] = [[] for _ in d.TERRAINS]
    for tile in _markets(s, people):
        if d.TERRAIN_OF[tile] not in held:
            sites[d.TERRAIN_OF[tile]].append(tile)
    near, starts = [], [crowds_and_prices.cell_of(s, s.at[c]) for c in free]
    for terrain, tiles in enumerate(sites):
        if terrain in held:
            continue
        best = FAR
        for c in free:
            here = s.at[c]
            if here in tiles and crowd[here] <= d.LIMIT_OF[here]:
                best = 0
        roomy = [
            crowds_and_prices.cell_of(s, tile) for tile in tiles if crowd[tile] < d.LIMIT_OF[tile]
        ]
        if best and roomy and free:
            ways = [_ways(cell, *s.cells) for cell in roomy]
            best = min(way[start] for way in ways for start in starts)
        near.append(max(0, FAR - best))
    near.sort(reverse=True)
    eager = 1.0 if s.wealth[people] >= cost else 0.6
    return eager * SEEKER * sum(n / (1 + i) for i, n in enumerate(near))


def _markets(s: state_actions_and_events.State, people: int) -> set[int]:
    """Return the tiles on which a character of another people could sell."""
    return {
        tile
        for c, tile in enumerate(s.at)
        if tile >= 0
        and d.TERRAIN_OF[tile] == d.HOME_OF[c]
        and s.load[c] == d.NONE
        and c not in d.OF[people]
    }


@functools.lru_cache(maxsize=1 << 13)  # most steps leave the tiles where they are
def _ways(start: int, *cells: int) -> Sequence[int]:
    """Return how far each cell is from one of them: land a step, sea a ferry."""
    far = [FAR] * len(d.CELLS)
    far[start] = 0
    rings: list[list[int]] = [[] for _ in range(FAR + FERRY + 1)]
    rings[0].append(start)
    for distance in range(FAR):
        for cell in rings[distance]:
            if far[cell] == distance:
                for near in d.NEIGHBOURS[cell]:
                    reach = distance + (FERRY if cells[near] == d.SEA else 1)
                    if reach < far[near]:
                        far[near] = reach
                        rings[reach].append(near)
    return far


def _rating(s: state_actions_and_events.State, seat: int, a: Any, now: float) -> float:
    people = s.peoples[seat]
    match a:
        case state_actions_and_events.Draw():
            return now + _recruit(s, people)
        case state_actions_and_events.Summon():
            return now + _stranger(s, people, a.people)
        case (
            state_actions_and_events.Shift()
            | state_actions_and_events.Lead()
            | state_actions_and_events.Move()
            | state_actions_and_events.Buy()
        ):
            return worth(_after(s, people, a), seat)
    return now


def _after(
    s: state_actions_and_events.State,
    people: int,
    a: state_actions_and_events.Shift
    | state_actions_and_events.Lead
    | state_actions_and_events.Move
    | state_actions_and_events.Buy,
) -> state_actions_and_events.State:
    """Return what an action itself makes of a position, before the next phase."""
    t = clone(s)
    match a:
        case state_actions_and_events.Shift():
            t.cells[crowds_and_prices.cell_of(s, a.tile)], t.cells[a.to] = d.SEA, a.tile
        case state_actions_and_events.Lead():
            t.at[crowds_and_prices.one_of(s, a.people, a.home, a.origin)] = a.to
        case state_actions_and_events.Move():
            home, load = divmod(a.who, state_actions_and_events.LOADS)
            t.at[crowds_and_prices.one_of(s, people, home, a.origin, load - 1)] = a.to
        case state_actions_and_events.Buy():
            t.load[crowds_and_prices.one_of(s, people, a.home, a.tile)] = d.TERRAIN_OF[a.tile]
            t.wealth[people] -= crowds_and_prices.price(s, people)
    return t


def _recruit(s: state_actions_and_events.State, people: int) -> float:
    """Return what an own character from the bag is worth: hands are scarce, room too."""
    tower = s.towers[people]
    rest = crowds_and_prices.bag(s, people)
    crowd = s.at.count(tower)
    value = 1.0 + 0.5 * len(rest)
    if crowd < d.LIMIT_OF[tower]:
        fits = sum(d.HOME_OF[c] == d.TERRAIN_OF[tower] for c in rest)
        return value + _labour(s, people) * fits / len(rest)
    if any(s.cells[near] != d.SEA for near in d.NEIGHBOURS[crowds_and_prices.cell_of(s, tower)]):
        return value - 1.0  # somebody walks on in this very turn
    faces = sum(s.at[c] == tower and d.HOME_OF[c] == d.TERRAIN_OF[tower] for c in d.OF[people])
    return value - _labour(s, people) * faces * (crowd == d.LIMIT_OF[tower]) - 2.0


def _stranger(s: state_actions_and_events.State, people: int, other: int) -> float:
    """Return what a neutral character from the bag is worth: only as a seller that is missing."""
    tower = s.towers[other]
    terrain = d.TERRAIN_OF[tower]
    if terrain in crowds_and_prices.owned(s, people) or s.at.count(tower) + 1 >= d.LIMIT_OF[tower]:
        return -1.0
    if tower in _markets(s, people):
        return -0.5
    rest = crowds_and_prices.bag(s, other)
    return 6.0 * sum(d.HOME_OF[c] == terrain for c in rest) / len(rest)


def _shields(
    view: state_actions_and_events.State, seat: int, actions: Sequence[Any], now: float
) -> list[float]:
    """Rate protections by what the moves of tiles which they prevent would cost."""
    s = clone(view)
    losses, cells = [0.0] * len(d.CELLS), s.cells
    for source, tile in enumerate(cells):
        for target in d.NEIGHBOURS[source] if tile != d.SEA else ():
            if cells[target] == d.SEA:
                cells[source], cells[target] = d.SEA, tile
                loss = max(0.0, now - worth(s, seat))
                cells[source], cells[target] = tile, d.SEA
                losses[source] += loss
                losses[target] += loss
    return [losses[a.cell] if type(a) is state_actions_and_events.Protect else 0.0 for a in actions]


def _site(s: state_actions_and_events.State, seat: int, a: state_actions_and_events.Place) -> float:
    """Rate a tile for the tower: faces up, room, and others within reach."""
    ways = _ways(crowds_and_prices.cell_of(s, a.tile), *s.cells)
    near = [ways[crowds_and_prices.cell_of(s, tile)] for tile in s.towers if tile != d.NONE]
    return 3.0 * at_home(s, s.peoples[seat], a.tile) + 2.0 * d.LIMIT_OF[a.tile] - 0.5 * sum(near)
