"""Length of a season by its pace: longest match, number of matches, end date."""

import math
from dataclasses import dataclass

from engine.seasons import league_pairings, season_types

PACES = {"daily": season_types.DAY, "thrice": 7 * season_types.DAY // 3, "weekend": 2_400}
"""Seconds of a turn by the name of a pace: a move a day, three moves a week, all in a weekend."""
MOST_TURNS, SPARE_TURNS = 24, 2
"""Turns of a match that a player's time is reckoned for; some games ask oftener, but for less."""
MOST_ROUNDS = 9


@dataclass(frozen=True, slots=True)
class SeasonPlan:
    """What an entrant takes on: matches, and how many at once. All times are in seconds.

    `turn`, `reserve`: the strict clock of a match. `life`: its longest. `rounds`: of a
    tournament, the final not among them. `lasts`: from the beginning to the end.
    """

    matches: int
    at_once: int
    turn: int
    reserve: int
    life: int
    rounds: int
    lasts: int


def rounds(entrants: int, seats: int) -> int:
    """Return how many rounds a tournament has, without its final.

    Two seats: so many that one alone can have won all. More: one round more than that.
    """
    enough = math.ceil(math.log(max(entrants, 2), seats) - 1e-9)
    return max(3, min(enough + (seats > 2), MOST_ROUNDS))


def matches_each(form: season_types.Form, seats: int, size: int) -> int:
    """Return the most matches that an entrant plays in a season of at most `size`."""
    if form is season_types.Form.TOURNAMENT:
        return rounds(size, seats)
    most = league_pairings.largest(size)
    return max(league_pairings.each(n, seats) for n in range(max(seats, 3), most + 1))


def planned(
    form: season_types.Form, seats: int, size: int, at_once: int, turns: int, pace: str
) -> SeasonPlan:
    """Return what follows for seasons of at most `size` entrants, of a division in a league.

    `turns`: how often a game asks one seat at most. Half of a player's time is theirs for the
    match, the other half comes with the turns: with both used up a match is over.
    """
    budget = (min(turns, MOST_TURNS) + SPARE_TURNS) * PACES[pace]
    clock, life = (budget // (2 * turns), budget // 2), seats * budget
    each = matches_each(form, seats, size)
    if form is season_types.Form.TOURNAMENT:
        return SeasonPlan(each, 1, *clock, life, each, (each + (seats > 2)) * life)
    return SeasonPlan(each, min(at_once, each), *clock, life, 0, math.ceil(each / at_once) * life)
