"""Whether ratings say what matches said: who shared a win is rated above who lost.

At each table all begin alike, with a rating that is new for each table, and play some matches that
all end with the same ranks. After each match all of them are compared.
"""

import random
from collections.abc import Iterator

from bench.timing_statistics import Figure, timed
from db.ratings import Chair, Finished, Standing, count
from engine.playing_hours import DAY

MATCHES, ROW = 100_000, 10
"""Matches in all, and at one table."""
SEATS = (3, 4, 5)


def measure() -> Iterator[Figure]:
    """Yield how many shared winners are rated below a loser, and what a match costs to count."""
    rng, wrong = random.Random(1), 0
    with timed() as span:
        for _ in range(MATCHES // ROW):
            wrong += below(rng)
    yield Figure(
        f"shared winners below a loser in {MATCHES} matches", wrong, "", target=0, better="most"
    )
    yield Figure(
        "a match counted into ratings", span.wall * 1e6 / MATCHES, "us", span.cpu * 1e6 / MATCHES
    )


def below(rng: random.Random) -> int:
    """Play the matches of one table; return how many of its shared winners were below a loser."""
    ranks = shared(rng)
    mu, sigma = rng.uniform(0, 50), rng.uniform(0.5, Standing().sigma)
    table = {str(seat): Standing(mu=mu, sigma=sigma) for seat in range(len(ranks))}
    wrong, at = 0, 0
    chairs = tuple(Chair(str(seat), rank) for seat, rank in enumerate(ranks))
    for number in range(ROW):
        at += rng.randrange(60 * DAY)
        count(table, [Finished(str(number), "", at, chairs)])
        best = max(table[chair.person].by(at).rating for chair in chairs if chair.rank > 1)
        wrong += sum(table[c.person].by(at).rating <= best for c in chairs if c.rank == 1)
    return wrong


def shared(rng: random.Random) -> list[int]:
    """Return ranks by seat: two or more share the first, and at least one has lost."""
    seats = rng.choice(SEATS)
    winners = rng.randrange(2, seats)
    scores = [seats] * winners + [rng.randrange(seats) for _ in range(seats - winners)]
    rng.shuffle(scores)
    return [1 + sum(other > score for other in scores) for score in scores]
