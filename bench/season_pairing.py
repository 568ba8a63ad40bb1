"""Time to pair a round of a tournament of 2,000, at tables of two to five."""

import random
from collections.abc import Iterator

from bench.machine_speed_reference import loop
from bench.timing_statistics import Figure, Turns
from engine.seasons import Form, Season, Terms, open_season, planned

ENTRANTS = 1_999
ROUNDS = range(2, 9)
GOAL = 60.0
"""Yardsticks: about a second where one takes 16 ms."""


def measure() -> Iterator[Figure]:
    """Yield the median of the rounds after the first, for each size of tables."""
    for seats in range(2, 6):
        season, rng, turns = opened(seats), random.Random(seats), Turns(loop)
        for number in ROUNDS:
            for table in [table for table in season.tables if table.how is None]:
                ranks = rng.sample(range(1, seats + 1), len(table.ids))
                season.result(table.number, season.terms.begins, ranks)

            def pair(number: int = number, season: Season = season) -> bool:
                season.proceed(season.terms.begins)
                return season.round == number

            turns.take(pair)
        yield turns.figure(f"round paired, {ENTRANTS} entrants, tables of {seats}", GOAL)


def opened(seats: int) -> Season:
    """Return a tournament in its first round."""
    plan = planned(Form.TOURNAMENT, seats, ENTRANTS + 1, 3, 12, "daily")
    terms = Terms(
        Form.TOURNAMENT, "magus", seats, plan.turn, plan.reserve, ENTRANTS + 1, plan.at_once,
        0, plan.lasts, plan.life, plan.rounds,
    )  # fmt: skip
    season = open_season("bench", terms, "5" * 64, 0)
    for number in range(ENTRANTS):
        season.enter(f"p{number}", 0)
    season.begin(0)
    return season
