"""Points, and who stands where.

A table is worth 1 and 0 to two seats; by place 3 1 0 to three, 5 3 1 0 to four, 6 4 2.5 1 0 to
five; who shares a place shares what the places are worth. Equal points are decided by

1. the direct encounters, if all who are equal have met: the mean of each against each,
2. Sonneborn-Berger: the points of all opponents, each as often as met, whole for who was behind
   at the table, half for who was equal,
3. fewer tables at which the time was over,
4. chance: the order that was drawn when the season began.

Against an opponent at a table counts 1 for the better place, 1/2 for the same, 0 for the worse;
with two seats this is Sonneborn-Berger as chess has it.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import groupby, permutations
from math import lcm

from engine.seasons.season_types import How, Table

WORTH: dict[int, tuple[Fraction, ...]] = {
    2: (Fraction(1), Fraction(0)),
    3: (Fraction(3), Fraction(1), Fraction(0)),
    4: (Fraction(5), Fraction(3), Fraction(1), Fraction(0)),
    5: (Fraction(6), Fraction(4), Fraction(5, 2), Fraction(1), Fraction(0)),
}
"""What the places of a table are worth, by its seats."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a standing. `by`: what puts it before the next one, "" where that is points.

    `berger`: Sonneborn-Berger. `played`: tables that count. `late`: tables with the time over.
    `out`: why the entrant is out, "" if they are in. `equal`: how many have as many points,
    `direct`: what the entrant got from the others of them, 0 if not all have met.
    """

    rank: int
    id: str
    points: Fraction
    played: int
    berger: Fraction
    late: int
    by: str = ""
    out: str = ""
    direct: Fraction = Fraction(0)
    equal: int = 1


def shares(table: Table) -> dict[str, Fraction]:
    """Return the points of who counts at a table that has places."""
    places = table.places()
    return dict(zip(places, _worth(len(table.ids), tuple(places.values())), strict=True))


@cache
def _worth(seats: int, places: tuple[int, ...]) -> tuple[Fraction, ...]:
    worth, equal = WORTH[max(2, seats)], Counter(places)
    return tuple(
        sum(worth[place - 1 : place - 1 + equal[place]], Fraction(0)) / equal[place]
        for place in places
    )


def bounds(ids: Sequence[str], tables: Sequence[Table]) -> dict[str, tuple[Fraction, Fraction]]:
    """Return the least and the most points that each can have when all tables are over."""
    least, most = dict.fromkeys(ids, Fraction(0)), dict.fromkeys(ids, Fraction(0))
    for table in tables:
        known = shares(table) if table.counts else {}
        for who in set(table.ids) & least.keys():
            open_ = table.how in (None, How.MEAN)
            least[who] += known.get(who, Fraction(0))
            most[who] += WORTH[len(table.ids)][0] if open_ else known.get(who, Fraction(0))
    return {who: (least[who], most[who]) for who in ids}


def points(tables: Iterable[Table]) -> dict[str, Fraction]:
    """Return the points of all who sat at tables that are over, also where nothing was decided."""
    sums: dict[str, Fraction] = defaultdict(Fraction)
    counted: dict[str, int] = defaultdict(int)
    unsure = []
    for table in tables:
        if table.counts:
            for who, share in shares(table).items():
                sums[who] += share
                counted[who] += 1
        elif table.how is How.MEAN:
            unsure.append(table)
    means = {who: sums[who] / counted[who] for who in counted}
    for table in unsure:
        fair = sum(WORTH[len(table.ids)], Fraction(0)) / len(table.ids)
        for seat, who in enumerate(table.ids):
            if seat not in table.gone:
                sums[who] += means.get(who, fair)
    return dict(sums)


def against(tables: Iterable[Table]) -> dict[tuple[str, str], list[int]]:
    """Return by (entrant, opponent) what each of their encounters was, in halves: 2, 1 or 0."""
    met: dict[tuple[str, str], list[int]] = defaultdict(list)
    for table in tables:
        if table.counts:
            for (one, mine), (other, theirs) in permutations(table.places().items(), 2):
                met[one, other].append((mine <= theirs) + (mine < theirs))
    return met


def standing(
    entrants: Sequence[str],
    tables: Sequence[Table],
    lot: Sequence[str],
    out: Mapping[str, str] | None = None,
) -> list[Row]:
    """Return the standing of entrants from their tables, best first; who is out comes last.

    `lot`: the order that was drawn. Places are shared with nobody.
    """
    sums, met, gone = points(tables), against(tables), out or {}
    parts = lcm(*(had.denominator for had in sums.values()))
    whole = {who: int(had * parts) for who, had in sums.items()}
    beaten: dict[str, int] = defaultdict(int)
    for (one, other), halves in met.items():
        beaten[one] += sum(halves) * whole.get(other, 0)
    berger = {who: Fraction(beaten[who], 2 * parts) for who in entrants}
    played: dict[str, int] = defaultdict(int)
    late: dict[str, int] = defaultdict(int)
    for table in tables:
        for seat, who in enumerate(table.ids):
            played[who] += table.how not in (None, How.ANNULLED)
            late[who] += seat in table.late
    drawn = {who: at for at, who in enumerate(lot)}

    def score(who: str) -> tuple[bool, Fraction]:
        return who in gone, -sums.get(who, Fraction(0))

    keyed: list[tuple[tuple[Fraction, ...], str]] = []
    alike = dict[str, int]()
    for _, group in groupby(sorted(entrants, key=score), score):
        equal = list(group)
        direct = _direct(equal, met)
        alike |= dict.fromkeys(equal, len(equal))
        keyed += sorted(
            (
                (
                    Fraction(who in gone),
                    -sums.get(who, Fraction(0)),
                    -direct[who],
                    -berger[who],
                    Fraction(late[who]),
                    Fraction(drawn.get(who, len(drawn))),
                ),
                who,
            )
            for who in equal
        )
    return [
        Row(
            at + 1,
            who,
            sums.get(who, Fraction(0)),
            played[who],
            berger[who],
            late[who],
            _by(key, keyed[at + 1][0]) if at + 1 < len(keyed) else "",
            gone.get(who, ""),
            -key[2],
            alike[who],
        )
        for at, (key, who) in enumerate(keyed)
    ]


_CRITERIA = ("", "", "direct", "berger", "time", "chance")


def _by(key: tuple[Fraction, ...], below: tuple[Fraction, ...]) -> str:
    differs = (at for at in range(len(_CRITERIA)) if key[at] != below[at])
    return _CRITERIA[next(differs, len(_CRITERIA) - 1)]


def _direct(
    equal: Collection[str], met: Mapping[tuple[str, str], Sequence[int]]
) -> dict[str, Fraction]:
    """Return the sum of mean results against all who are equal; 0 for all if some never met."""
    if not all(met.get(pair) for pair in permutations(equal, 2)):
        return dict.fromkeys(equal, Fraction(0))
    sums: dict[str, Fraction] = defaultdict(Fraction)
    for pair in permutations(equal, 2):
        sums[pair[0]] += Fraction(sum(met[pair]), 2 * len(met[pair]))
    return {who: sums[who] for who in equal}
