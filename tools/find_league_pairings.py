"""Find who sits where in a league of tables for three to five.

For `engine/seasons/league_pairings.py`: python -m tools.find_league_pairings > designs.txt

In a division of n each sits at r tables of k. The search swaps places between tables until all
pairs meet as equally often as the numbers allow, then seats until each has each seat number as
equally often as can be. The sum of the squares of the meetings of all pairs has a lower bound
where they differ by one at most; a design that reaches it cannot be better.
"""

import itertools
import math
import random

MOST = 10
"""Entrants of a division."""
STEPS = 400_000


def tables_each(n: int, k: int) -> int:
    """Return at how many tables each sits: enough for every pair to meet once on average."""
    least = max(2, math.ceil((n - 1) / (k - 1)))
    return next(r for r in itertools.count(least) if n * r % k == 0)


def bound(n: int, k: int, r: int) -> int:
    """Return the least possible sum of the squares of meetings over all pairs."""
    pairs, total = n * (n - 1) // 2, n * r * (k - 1) // 2
    low, more = divmod(total, pairs)
    return (pairs - more) * low**2 + more * (low + 1) ** 2


def square_sum(n: int, tables: list[list[int]]) -> int:
    """Return the sum of the squares of meetings over all pairs."""
    met = [[0] * n for _ in range(n)]
    for table in tables:
        for a, b in itertools.permutations(table, 2):
            met[a][b] += 1
    return sum(met[a][b] ** 2 for a, b in itertools.combinations(range(n), 2))


def meetings(n: int, k: int, r: int, rng: random.Random) -> list[list[int]]:
    """Return tables whose pairs meet as equally often as a search finds."""
    best: tuple[int, list[list[int]]] = (10**9, [])
    while best[0] > bound(n, k, r):
        cells = [who for _ in range(r) for who in rng.sample(range(n), n)]
        tables = [cells[at : at + k] for at in range(0, n * r, k)]
        cost = _cost(n, tables)
        for step in range(STEPS // 20):
            heat = 1.5 * (1 - step / (STEPS // 20)) + 0.05
            a, b = rng.sample(range(len(tables)), 2) if len(tables) > 1 else (0, 0)
            i, j = rng.randrange(k), rng.randrange(k)
            tables[a][i], tables[b][j] = tables[b][j], tables[a][i]
            new = _cost(n, tables)
            if new <= cost or rng.random() < math.exp((cost - new) / heat):
                cost = new
            else:
                tables[a][i], tables[b][j] = tables[b][j], tables[a][i]
            if cost < best[0]:
                best = (cost, [list(table) for table in tables])
            if best[0] == bound(n, k, r):
                break
        _tries[n, k] = _tries.get((n, k), 0) + 1
        if _tries[n, k] >= 12 and best[0] < 10**6:
            break
    return best[1]


_tries: dict[tuple[int, int], int] = {}


def _cost(n: int, tables: list[list[int]]) -> int:
    twice = sum(len(table) - len(set(table)) for table in tables)
    return square_sum(n, tables) + 1000 * twice


def seated(n: int, k: int, tables: list[list[int]], rng: random.Random) -> list[list[int]]:
    """Return the tables with their places in an order that balances the seat numbers."""
    while True:
        for table in tables:
            rng.shuffle(table)
        for _ in range(3000):
            count = [[0] * k for _ in range(n)]
            for table in tables:
                for seat, who in enumerate(table):
                    count[who][seat] += 1
            off = [who for who in range(n) if max(count[who]) - min(count[who]) > 1]
            if not off:
                return tables
            who = rng.choice(off)
            full = count[who].index(max(count[who]))
            few = rng.choice([s for s in range(k) if count[who][s] == min(count[who])])
            table = rng.choice([t for t in tables if t[full] == who])
            table[full], table[few] = table[few], table[full]


def main() -> None:
    """Print every design, and how far each is from the bound."""
    for k in (3, 4, 5):
        for n in range(k, MOST + 1):
            r, rng = tables_each(n, k), random.Random(f"{n}:{k}")
            found = meetings(n, k, r, rng)
            over = square_sum(n, found) - bound(n, k, r)
            found = seated(n, k, found, rng)
            told = " ".join("".join(map(str, table)) for table in found)
            print(f'    ({n}, {k}): "{told}",  # each {r}, {over} over the bound', flush=True)


if __name__ == "__main__":
    main()
