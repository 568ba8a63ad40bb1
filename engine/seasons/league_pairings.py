"""Pairings of a league's division: round robin at two seats, block designs for more."""

from collections.abc import Sequence
from itertools import pairwise

DESIGNS = {
    (3, 3): "210 021",
    (4, 3): "132 210 301 023",
    (5, 3): "120 412 034 243 301",
    (6, 3): "043 410 135 254 321 502",
    (7, 3): "153 504 412 625 346 061 230",
    (8, 3): "340 036 541 413 325 261 756 617 204 150 723 137 075 564 472 602",
    (9, 3): "483 504 467 073 316 532 810 728 241 175 658 602",
    (10, 3): "086 465 758 593 819 254 301 615 174 509 946 320 127 483 637 231 078 940 792 862",
    (4, 4): "0132 3210",
    (5, 4): "2103 4031 1420 3214 0342",
    (6, 4): "1405 3524 2310",
    (7, 4): "0362 1205 4013 5640 2534 3156 6421",
    (8, 4): "3652 2713 5437 6204 7061 0145",
    (9, 4): "2407 7136 5620 6354 0813 8571 1245 3782 4068",
    (10, 4): "0327 5093 9512 7654 3186 8769 1805 4971 6240 2438",
    (5, 5): "40312 14203",
    (6, 5): "13402 45130 24015 51324 30251 02543",
    (7, 5): "16253 61534 35046 04625 23160 42301 50412",
    (8, 5): "25647 54302 13456 40721 62173 71530 06215 37064",
    (9, 5): "47215 61543 36021 28137 15804 73650 04378 80462 52786",
    (10, 5): "62930 25176 07819 56084 84321 93745",
}
"""By entrants and seats: the tables, each the places of who sits there in the order of the seats.

`tools/find_league_pairings.py` found them. Every pair meets as equally often as can be, every
entrant has each seat number as equally often as can be. Only with eight at tables of four, three
each, do two pairs more meet twice than the numbers would need; a search through all shows that no
design is better.
"""
LARGEST = 10
"""Entrants of a division for whom there are designs."""
_SMALLEST = 5
"""Entrants of one of several divisions: a table of five is full."""


def divided(order: Sequence[str], size: int) -> list[Sequence[str]]:
    """Return an order in divisions that differ by one at most, of `size` at most where that goes.

    One that would have fewer than five is joined to the others, as long as none has over ten.
    """
    count = -(-len(order) // size)
    while count > 1 and len(order) // count < _SMALLEST and len(order) <= LARGEST * (count - 1):
        count -= 1
    low, more = divmod(len(order), count)
    ends = [low * at + min(at, more) for at in range(count + 1)]
    return [order[start:end] for start, end in pairwise(ends)]


def largest(size: int) -> int:
    """Return how many a division can have that was announced for `size`."""
    many = [""] * (5 * LARGEST)
    return max(len(one) for n in range(3, len(many)) for one in divided(many[:n], size))


def round_robin(n: int) -> list[list[tuple[int, int]]]:
    """Return the rounds in which each of n meets each other once, the first seat first.

    The circle: the last place stays, the others go round. Seats differ by one at most.
    """
    even = n + n % 2
    rounds = []
    for turn in range(even - 1):
        ring = [(turn + i) % (even - 1) for i in range(even - 1)]
        pairs = [(ring[0], even - 1) if turn % 2 else (even - 1, ring[0])]
        for i in range(1, even // 2):
            pair = (ring[i], ring[-i])
            pairs.append(pair if i % 2 else pair[::-1])
        rounds.append([pair for pair in pairs if max(pair) < n])
    return rounds


def tables(n: int, seats: int) -> list[tuple[int, ...]]:
    """Return the tables of a division of n in the order in which they begin."""
    if seats == 2:
        return [pair for one in round_robin(n) for pair in one]
    return [tuple(map(int, table)) for table in DESIGNS[n, seats].split()]


def each(n: int, seats: int) -> int:
    """Return at how many tables one entrant sits at most."""
    return n - 1 if seats == 2 else len(tables(n, seats)) * seats // n
