"""Who sits with whom in a round of a tournament.

Two seats are paired as Swiss: equal points meet, nobody twice, the first seat goes to who had it
less often. Tables for more are filled in the same way: by points, who met least first. Libraries
for Swiss pairing follow the chess federations' rules to the letter and need minutes for two
thousand entrants; this needs part of a second.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, permutations

from engine.seasons.values import Table

_AHEAD = 24
"""How many of the next in the order are looked at for a place at a table."""
_PASSES = 3
"""How often tables exchange places to undo second meetings."""
_UNEVEN = 2
"""How much oftener somebody may have one seat than another, where it can be helped."""
Met = Mapping[frozenset[str], int]


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
    left, tables = list(order), list[list[str]]()
    for size in sizes:
        table = [left.pop(0)]
        while len(table) < size:
            near = left[:_AHEAD]
            last = len(table) == size - 1
            keys = [
                (_met(who, table, met), last and _lopsided([*table, who], had), at)
                for at, who in enumerate(near)
            ]
            table.append(left.pop(min(keys)[-1]))
        tables.append(table)
    for _ in range(_PASSES):
        again = [i for i, table in enumerate(tables) if _cost(table, met)]
        if not again:
            break
        for i in reversed(again):
            _mend(tables, i, score, met)
    return tables


def seated(table: Sequence[str], had: Mapping[str, Sequence[int]]) -> tuple[str, ...]:
    """Return a table in the order of its seats, each with who has had it seldom so far.

    `had`: how often each has had each seat. What comes first in `table` decides the rest.
    """

    def uneven(order: Sequence[str]) -> int:
        return sum(
            (had[who][seat] + 1) ** 2 - had[who][seat] ** 2 for seat, who in enumerate(order)
        )

    return min(permutations(table), key=uneven)


def seats_had(tables: Iterable[Table], seats: int) -> dict[str, list[int]]:
    """Return how often each entrant has had each seat; a bye is none."""
    had: dict[str, list[int]] = defaultdict(lambda: [0] * seats)
    for table in tables:
        for seat, who in enumerate(table.ids if len(table.ids) > 1 else ()):
            had[who][seat] += 1
    return had


def _lopsided(table: Sequence[str], had: Mapping[str, Sequence[int]]) -> bool:
    """Tell whether somebody has one seat three times more than another, however they are seated."""

    def spread(who: str, seat: int | None = None) -> int:
        now = [count + (at == seat) for at, count in enumerate(had[who])]
        return max(now) - min(now)

    if all(spread(who) < _UNEVEN for who in table):
        return False
    order = seated(table, had)
    return any(spread(who, seat) > _UNEVEN for seat, who in enumerate(order))


def _met(who: str, table: Iterable[str], met: Met) -> int:
    return sum(met.get(frozenset((who, other)), 0) for other in table)


def _cost(table: Sequence[str], met: Met) -> int:
    return sum(met.get(frozenset(pair), 0) for pair in combinations(table, 2))


def _mend(tables: list[list[str]], i: int, score: Mapping[str, Fraction], met: Met) -> None:
    """Exchange one place of a table with another table's, if that has fewer meet again.

    Of the exchanges that are as good the one that moves points least is made; tables are looked
    at by their distance, and the first that mends all ends the search.
    """
    for j in sorted((j for j in range(len(tables)) if j != i), key=lambda j: abs(j - i)):
        before = _cost(tables[i], met) + _cost(tables[j], met)
        found: list[tuple[int, Fraction, int, int]] = []
        for a, mine in enumerate(tables[i]):
            for b, theirs in enumerate(tables[j]):
                one = [*tables[i][:a], theirs, *tables[i][a + 1 :]]
                two = [*tables[j][:b], mine, *tables[j][b + 1 :]]
                cost = _cost(one, met) + _cost(two, met)
                if cost < before:
                    zero = Fraction(0)
                    apart = abs(score.get(mine, zero) - score.get(theirs, zero))
                    found.append((cost, apart, a, b))
        if found:
            _, _, a, b = min(found)
            tables[i][a], tables[j][b] = tables[j][b], tables[i][a]
            if not _cost(tables[i], met):
                return
