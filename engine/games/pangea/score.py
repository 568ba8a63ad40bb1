"""Who won: victory level, then amulets in the tower, then wealth."""

from engine.game import Result, Row
from engine.games.pangea.data import LEVEL_NAMES, NONE
from engine.games.pangea.position_queries import level
from engine.games.pangea.state import OVER, State


def result(s: State) -> Result | None:
    """Return the result once the last lap, or the last round, is over [W5]."""
    if s.phase != OVER:
        return None
    levels = tuple(level(s, p) for p in s.peoples)
    amulets = tuple(len(s.amulets[p]) for p in s.peoples)
    wealth = tuple(s.wealth[p] for p in s.peoples)
    stays = tuple(not out for out in s.out)
    keys = list(zip(stays, levels, amulets, wealth, strict=True))
    best = max(keys)
    return Result(
        tuple(1 + sum(other > key for other in keys) for key in keys),
        "rounds" if s.leader == NONE and not best[1] else LEVEL_NAMES[best[1]],
        (Row("level", levels), Row("amulets", amulets), Row("wealth", wealth)),
    )
