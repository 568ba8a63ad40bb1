"""Tables of a round of a tournament.

Two seats are paired as Swiss: equal points meet, nobody twice, the first seat goes to who had it
less often. Tables for more are filled in the same way: by points, who met least first. Libraries
for Swiss pairing follow the chess federations' rules to the letter and need minutes for two
thousand entrants; this needs part of a second.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, permutations

from engine.seasons.season_types import Table

_AHEAD = 24
"""How many of the next in the order are looked at for a place at a table."""
_PASSES = 3
"""How often tables exchange places to undo second meetings."""
_UNEVEN = 2
"""How much oftener somebody may have one seat than another, where it can be helped."""
Met = Mapping[frozenset[str], int]
_Near = Mapping[str, Mapping[str, int]]
"""How often somebody has met each of the others."""


def meetings(tables: Iterable[Table]) -> Counter[frozenset[str]]:
    """Return how often each pair has met, or will."""
    return Counter(frozenset(pair) for t in tables for pair in combinations(t.ids, 2))


def grouped(
    order: Sequence[str],
    score: Mapping[str, Fraction],
    met: Met,
    had: Mapping[str, Sequence[int]],
    sizes: Sequence[int],
) -> list[list[str]]:
    """Return entrants in tables of these sizes; `order` is by points, best first.

    First each table takes the best who is left and those near them who met the table least, and
    who can be seated so that nobody has one seat three times more than another; then
    places are exchanged, with the nearest table first, until nobody meets somebody again who need
    not.
    """
    left, tables, near = list(order), list[list[str]](), _near(met)
    for size in sizes:
        table = [left.pop(0)]
        while len(table) < size:
            table.append(left.pop(_next(table, left[:_AHEAD], size, near, had)))
        tables.append(table)
    for _ in range(_PASSES):
        again = [i for i, table in enumerate(tables) if any(_again(table, near))]
        if not again:
            break
        for i in reversed(again):
            _mend(tables, i, score, near)
    return tables


def seated(table: Sequence[str], had: Mapping[str, Sequence[int]]) -> tuple[str, ...]:
    """Return a table in the order of its seats, each with who has had it seldom so far.

    `had`: how often each has had each seat. What comes first in `table` decides the rest.
    """

    def uneven(order: Sequence[int]) -> int:
        return sum(seats[at][seat] for seat, at in enumerate(order))

    seats = [had[who] for who in table]
    return tuple(table[at] for at in min(permutations(range(len(table))), key=uneven))


def seats_had(tables: Iterable[Table], seats: int) -> dict[str, list[int]]:
    """Return how often each entrant has had each seat; a bye is none."""
    had: dict[str, list[int]] = defaultdict(lambda: [0] * seats)
    for table in tables:
        for seat, who in enumerate(table.ids if len(table.ids) > 1 else ()):
            had[who][seat] += 1
    return had


def _next(
    table: Sequence[str],
    free: Sequence[str],
    size: int,
    near: _Near,
    had: Mapping[str, Sequence[int]],
) -> int:
    """Return which of the free met a table least; the last of them so that all can be seated."""
    met = [_met(who, table, near) for who in free]
    least = [at for at, count in enumerate(met) if count == min(met)]
    if len(table) < size - 1:
        return least[0]
    return next((at for at in least if not _lopsided([*table, free[at]], had)), least[0])


def _lopsided(table: Sequence[str], had: Mapping[str, Sequence[int]]) -> bool:
    """Tell whether somebody has one seat three times more than another, however they are seated."""

    def spread(who: str, seat: int | None = None) -> int:
        now = [count + (at == seat) for at, count in enumerate(had[who])]
        return max(now) - min(now)

    if all(spread(who) < _UNEVEN for who in table):
        return False
    order = seated(table, had)
    return any(spread(who, seat) > _UNEVEN for seat, who in enumerate(order))


def _outwards(i: int, count: int) -> Iterator[int]:
    """Yield all numbers below a count but i, the nearest first."""
    for far in range(1, count):
        yield from (j for j in (i - far, i + far) if 0 <= j < count)


def _near(met: Met) -> _Near:
    near: dict[str, dict[str, int]] = defaultdict(dict)
    for pair, count in met.items():
        one, other = pair
        near[one][other] = near[other][one] = count
    return near


def _met(who: str, table: Iterable[str], near: _Near) -> int:
    mine = near.get(who, {})
    return sum(mine.get(other, 0) for other in table)


def _again(table: Sequence[str], near: _Near) -> list[int]:
    """Return how often each at a table has met the others there."""
    return [_met(who, table, near) for who in table]


def _mend(tables: list[list[str]], i: int, score: Mapping[str, Fraction], near: _Near) -> None:
    """Exchange one place of a table with another table's, if that has fewer meet again.

    Of the exchanges that are as good the one that moves points least is made; tables are looked
    at by their distance, and the first that mends all ends the search.
    """
    for j in _outwards(i, len(tables)):
        found: list[tuple[int, Fraction, int, int]] = []
        ours, others = _again(tables[i], near), _again(tables[j], near)
        for a, mine in enumerate(tables[i]):
            for b, theirs in enumerate(tables[j]):
                if (less := ours[a] + others[b]) == 0:
                    continue
                apart = 2 * near.get(mine, {}).get(theirs, 0)  # they do not meet, nor did
                more = _met(theirs, tables[i], near) + _met(mine, tables[j], near) - apart
                if more < less:
                    zero = Fraction(0)
                    moved = abs(score.get(mine, zero) - score.get(theirs, zero))
                    found.append((more - less, moved, a, b))
        if found:
            _, _, a, b = min(found)
            tables[i][a], tables[j][b] = tables[j][b], tables[i][a]
            if not any(_again(tables[i], near)):
                return
