"""The course of Magus: positions, tasks and what does them. The learner has seat 0 of two."""

from collections.abc import Callable
from typing import Any

from engine.game import AnyGame
from engine.games.magus import posed
from engine.games.magus.board import level
from engine.games.magus.data import COLOURS, MAGE, MANA_TRANCHES, TRACKS
from engine.games.magus.events import (
    Chosen,
    Counted,
    Created,
    Gained,
    Lowered,
    Raised,
    Reliquat,
)
from engine.games.magus.state import State
from engine.lesson import Lesson, Tried

_ROW = "yellow_1 green_8 blue_7 violet_9 red_9"


def _tower(mine: str, theirs: str, dice: str, **told: Any) -> Callable[[AnyGame], State]:
    """Return what makes a position (`posed.position`); a chosen action has been done."""
    return lambda game: posed.position(
        mine, theirs, dice=dice, **{"row": _ROW, "done": True, **told}
    )


def _highest(source: str) -> Callable[[Tried], bool]:
    """Return a goal: to have the highest magic level on a source, alone."""
    at = COLOURS.index(source)
    return lambda tried: level(tried.state.pieces[0], at) > level(tried.state.pieces[1], at)


def _raised(count: int) -> Callable[[Tried], bool]:
    return lambda tried: len({event.track for event in tried.of(Raised)}) >= count


def _counted(source: str) -> Callable[[Tried], bool]:
    """Return a goal: that a count has come while one was the highest on a source."""
    highest = _highest(source)
    return lambda tried: any(isinstance(e, Counted) for e in tried.events) and highest(tried)


ACTION = Lesson(
    "action",
    _tower("yellow apprentice 1; red apprentice 1", "yellow apprentice 3", "1 4 6"),
    clauses=("1.4", "3.1", "3.2", "3.4"),
    goal=_highest("yellow"),
    solution=("choose 4", "place yellow"),
    points=("yellow",),
    wrong=("choose 1", "choose 6", "place"),
)
MOVED = Lesson(
    "move",
    _tower(
        "green apprentice 6; yellow apprentice 2",
        "blue apprentice 2; violet apprentice 2",
        "1 4 6",
    ),
    clauses=("3.2", "3.3", "3.6", "4.1"),
    goal=lambda tried: _highest("blue")(tried) and _highest("green")(tried),
    solution=("choose 4", "move apprentice green blue"),
    points=("green", "blue"),
    wrong=("choose 1", "choose 6", "move apprentice green yellow"),
    limit=4,
)
MANA_FIRST = Lesson(
    "mana",
    _tower(
        "yellow apprentice 2; blue apprentice 3",
        "yellow apprentice 4; blue apprentice 1",
        "2 6",
        action=4,
        activated="yellow blue",
        mana=("blue 1",),
    ),
    clauses=("4.1", "4.2", "4.3"),
    goal=lambda tried: any(event.count == MANA_TRANCHES[0] for event in tried.of(Gained)),
    solution=("take blue plain",),
    points=("yellow", "blue"),
    also=("end",),
    wrong=("take yellow",),
)
POTION_BOUGHT = Lesson(
    "potion",
    _tower(
        "yellow apprentice 3; green apprentice 2",
        "blue apprentice 4",
        "2 5",
        action=4,
        mana=("yellow 2 red 1 colourless 1",),
        row="yellow_1 yellow_4 blue_7 violet_9 red_9",
    ),
    clauses=("6.1", "6.3", "4.6", "8.5"),
    goal=_raised(3),
    solution=("buy yellow_4", "use yellow_4", "raise 1", "raise 2", "raise 7"),
    points=("yellow_4",),
    wrong=("buy yellow_1", "end"),
    limit=6,
)
POWER_USED = Lesson(
    "power",
    _tower(
        "yellow apprentice 2; green apprentice 1",
        "red apprentice 3",
        "2 3 4",
        powers=("1 2 1 1 1 1 1",),
    ),
    clauses=("5.1", "5.2", "2.3"),
    goal=lambda tried: any(event.action == 5 for event in tried.of(Chosen)),
    solution=("power 2", "change 4 5", "choose 5"),
    points=("power_2", "dice"),
    wrong=("choose",),
    limit=4,
)
CREATION = Lesson(
    "creation",
    _tower(
        "green apprentice 3; yellow apprentice 2",
        "green apprentice 3; blue apprentice 2",
        "3 3 6",
    ),
    clauses=("3.8", "3.9", "3.11", "1.4"),
    goal=lambda tried: any(event.kind == MAGE for event in tried.of(Created)),
    solution=("create 3 mage green",),
    points=("green",),
    wrong=("create 3 initiate", "choose"),
)
PUSHED_OFF = Lesson(
    "push",
    _tower(
        "blue apprentice 2; green apprentice 1",
        "blue apprentice 2; red apprentice 1",
        "1 5",
        action=2,
        powers=("1 1 1 1 1 2 1",),
    ),
    clauses=("5.4", "1.5", "4.3"),
    goal=_highest("blue"),
    solution=("power 6", "push seat_2 apprentice blue violet"),
    points=("blue",),
    wrong=("end", "power 1", "power 3"),
)
BONUS = Lesson(
    "bonus",
    _tower(
        "yellow apprentice 3",
        "violet apprentice 4",
        "1 2 4",
        powers=("1 1 1 1 1 1 1", "1 1 1 1 1 1 4"),
    ),
    clauses=("2.4", "8.4"),
    goal=lambda tried: any(TRACKS[event.track] == "7" for event in tried.of(Lowered)),
    solution=("lower seat_2 7",),
    points=("dice", "power_7"),
    wrong=("lower", "choose"),
)
RELIQUAT = Lesson(
    "reliquat",
    _tower("yellow apprentice 2; red apprentice 2", "green apprentice 3", "1 5 5"),
    clauses=("7.1", "3.1"),
    goal=lambda tried: bool(tried.of(Reliquat)),
    solution=("choose 5", "place yellow", "place red", "end"),
    points=("dice",),
    wrong=("choose 1",),
    limit=6,
)
COUNT = Lesson(
    "count",
    _tower(
        "yellow apprentice 3; blue apprentice 2 initiate 1",
        "yellow apprentice 5; green apprentice 2",
        "3 4 6",
    ),
    clauses=("1.3", "7.2", "8.2", "8.4"),
    goal=_counted("yellow"),
    solution=("choose 4", "place yellow", "end"),
    points=("yellow", "blue"),
    wrong=("choose 3", "choose 6", "place green", "place violet", "place red", "place blue"),
    limit=5,
)
END = Lesson(
    "end",
    _tower(
        "yellow apprentice 2 mage 1; blue apprentice 2; red initiate 1",
        "green apprentice 2 mage 1; violet apprentice 3; yellow apprentice 1",
        "2 3 5",
        powers=("1 2 1 1 1 1 2", "1 1 2 1 1 1 1"),
        mana=("yellow 2 blue 1 colourless 1", "green 3 violet 1"),
        potions=("yellow_1", "green_2"),
        row="yellow_4 green_8 blue_7 violet_9 red_9",
        round=26,
        counted=1,
    ),
    clauses=("1.1", "7.3", "7.4", "8.1"),
    notes=5,
)
LESSONS = (
    ACTION,
    MOVED,
    MANA_FIRST,
    POTION_BOUGHT,
    POWER_USED,
    CREATION,
    PUSHED_OFF,
    BONUS,
    RELIQUAT,
    COUNT,
    END,
)
