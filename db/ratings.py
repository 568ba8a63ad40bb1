"""Ratings of players, for matches of two and more, computed from finished matches.

The model is Bradley and Terry's, each pair of a match compared, as Weng and Lin rate by it
(openskill). What counts, and for whom, is in docs/decisions/ratings.md.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace

from openskill.models import BradleyTerryPart, BradleyTerryPartRating

from engine.playing_hours import DAY

LEAST = 3
"""Rated matches before somebody is listed: with fewer, a rating says next to nothing."""
ENOUGH = 5
"""Turns that each of two must have had before a resignation is a defeat like any other."""

YEARLY = 5.0
"""What a year without a rated match adds to the variance: a deviation of 2 becomes 3."""

_YEAR = 365 * DAY
_MODEL = BradleyTerryPart()


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sat in a seat at the end of a match, and how they ended.

    `left`: resigned, or a computer had taken the seat over. `replaced`: not who began in it.
    `helped`: a computer has played for them.
    """

    person: str
    rank: int
    computer: bool = False
    left: bool = False
    replaced: bool = False
    helped: bool = False


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that is over: when it ended, its seats, and the turns that each has had at least.

    `guild`: the server on which it was played, None for none.
    """

    id: str
    game: str
    at: int
    chairs: tuple[Chair, ...]
    turns: int = 0
    guild: int | None = None

    @property
    def rated(self) -> bool:
        """Tell whether it can change a rating: people alone, each in their own seat."""
        return len(self.chairs) > 1 and not any(c.computer or c.replaced for c in self.chairs)

    def won_by(self, chair: Chair) -> bool:
        """Tell whether somebody has won: not so, alone among computers, if one helped them.

        A first match is such a one: computers have played its beginning.
        """
        alone = all(other.computer for other in self.chairs if other is not chair)
        return chair.rank == 1 and not chair.left and not (chair.helped and alone)

    @property
    def decided(self) -> bool:
        """Tell whether the ranks say who was better: nobody left, or one of two did, and late."""
        left = sum(chair.left for chair in self.chairs)
        return not left or (left == 1 and len(self.chairs) == 2 and self.turns >= ENOUGH)


@dataclass(slots=True)
class Standing:
    """What somebody has played of a game; `rated` of the matches changed the rating.

    `at`: when the last of those ended. `sigma` is as it was then, see `by`.
    """

    matches: int = 0
    wins: int = 0
    rated: int = 0
    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    at: int = 0

    @property
    def rating(self) -> float:
        """Return how good they are with some certainty: the mean less three deviations."""
        return self.mu - 3 * self.sigma

    @property
    def listed(self) -> bool:
        """Tell whether there are enough rated matches to rank somebody by."""
        return self.rated >= LEAST

    def by(self, now: int) -> "Standing":
        """Return the standing at a later time: less is certain of who has not played since."""
        grown = math.sqrt(self.sigma**2 + YEARLY * max(0, now - self.at) / _YEAR)
        return replace(self, sigma=max(self.sigma, min(grown, _MODEL.sigma)))


def count(table: dict[str, Standing], finished: Iterable[Finished]) -> None:
    """Count matches into a table by person; they are given in the order of their end."""
    for one in finished:
        for chair in one.chairs:
            if not chair.computer:
                standing = table.setdefault(chair.person, Standing())
                standing.matches += 1
                standing.wins += one.won_by(chair)
        if one.rated:
            _rate(table, one)


def _rate(table: dict[str, Standing], one: Finished) -> None:
    """Rate all by their ranks; if somebody left and nothing was decided, those who left alone."""
    chairs = one.chairs
    stayed = [chair for chair in chairs if not chair.left]
    left = [chair for chair in chairs if chair.left]
    before = {chair.person: _rating(table[chair.person].by(one.at)) for chair in chairs}
    if one.decided:
        after = _MODEL.rate(
            [[before[chair.person]] for chair in chairs], ranks=[float(c.rank) for c in chairs]
        )
        for chair, (rating,) in zip(chairs, after, strict=True):
            _take(table[chair.person], rating, one.at)
    elif stayed:
        others = [[before[chair.person]] for chair in stayed]
        for chair in left:
            ranks = [1.0] * len(stayed) + [2.0]
            after = _MODEL.rate([*others, [before[chair.person]]], ranks=ranks)
            _take(table[chair.person], after[-1][0], one.at)


def _rating(standing: Standing) -> BradleyTerryPartRating:
    return _MODEL.rating(mu=standing.mu, sigma=standing.sigma)


def _take(standing: Standing, rating: BradleyTerryPartRating, at: int) -> None:
    standing.mu, standing.sigma, standing.at = rating.mu, rating.sigma, at
    standing.rated += 1
