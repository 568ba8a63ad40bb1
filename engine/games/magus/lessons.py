"""The course of Magus: positions, tasks and what does them. The learner has seat 0 of two."""

from collections.abc import Callable
from typing import Any

from engine.game import AnyGame
from engine.lesson import Lesson, LessonOutcome
from . import data as d, events, majorities_and_mana, position_builder, state_and_actions as m

_ROW = "yellow_1 green_8 blue_7 violet_9 red_9"


def _tower(mine: str, theirs: str, dice: str, **told: Any) -> Callable[[AnyGame], m.State]:
    """Return what makes a position (`posed.position`); a chosen action has been done."""
    return lambda game: position_builder.position(
        mine, theirs, dice=dice, **{"row": _ROW, "done": True, **told}
    )


def _highest(source: str) -> Callable[[LessonOutcome], bool]:
    """Return a goal: to have the highest magic level on a source, alone."""
    at = d.COLOURS.index(source)
    return lambda tried: (
        majorities_and_mana.level(tried.state.pieces[0], at)
        > majorities_and_mana.level(tried.state.pieces[1], at)
    )


def _shifted_to(track: str) -> Callable[[LessonOutcome], bool]:
    """Return a goal: that a level of another power has gone to this one."""
    return lambda tried: any(
        d.TRACKS[event.raised] == track for event in tried.of(events.Transferred)
    )


def _first_on(*tracks: str) -> Callable[[LessonOutcome], bool]:
    """Return a goal: to be the highest on tracks, alone, since a count has come."""

    def met(tried: LessonOutcome) -> bool:
        mine, theirs = tried.state.powers
        at = [d.TRACKS.index(track) for track in tracks]
        return _has_counted(tried) and all(mine[track] > theirs[track] for track in at)

    return met


def _counted(source: str) -> Callable[[LessonOutcome], bool]:
    """Return a goal: that a count has come while one was the highest on a source."""
    highest = _highest(source)
    return lambda tried: _has_counted(tried) and highest(tried)


def _has_counted(tried: LessonOutcome) -> bool:
    return any(isinstance(event, events.Counted) for event in tried.events)


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
    goal=lambda tried: any(event.count == d.MANA_TRANCHES[0] for event in tried.of(events.Gained)),
    solution=("take blue plain",),
    points=("yellow", "blue"),
    also=("end",),
    wrong=("take yellow",),
)
BOTTLES = Lesson(
    "bottles",
    _tower(
        "yellow apprentice 3; green apprentice 2",
        "blue apprentice 4",
        "2 5",
        action=4,
        powers=("3 1 0 1 1 1 1",),
        mana=("yellow 1 green 2 colourless 1",),
        potions=("blue_3",),
        row="yellow_5 green_8 blue_7 violet_9 red_9",
    ),
    clauses=("6.1", "6.3", "6.7", "6.8", "4.6", "8.5"),
    goal=_shifted_to("7"),
    solution=(
        "use blue_3",
        "trade green violet",
        "buy yellow_5",
        "use yellow_5",
        "transfer 1 7",
    ),
    points=("owned", "yellow_5", "power_7"),
    wrong=("trade green blue", "trade green red", "end"),
    limit=6,
)
POWER_AND_BONUS = Lesson(
    "bonus-made",
    _tower(
        "yellow apprentice 3",
        "violet apprentice 4",
        "2 4 6",
        powers=("1 2 1 1 1 1 1", "1 1 1 1 1 1 4"),
    ),
    clauses=("5.1", "5.2", "5.5", "2.3", "2.4", "8.4"),
    goal=lambda tried: any(d.TRACKS[event.track] == "7" for event in tried.of(events.Lowered)),
    solution=("power 2", "change 6 1", "lower seat_2 7"),
    points=("power_2", "dice", "power_7"),
    wrong=("choose 6", "change 2", "change 4", "change 6 5", "lower"),
    limit=5,
)
CREATION = Lesson(
    "room",
    _tower(
        "green apprentice 3 initiate 1; yellow apprentice 2",
        "green apprentice 4 initiate 1; blue apprentice 2",
        "3 3 6",
        powers=("1 1 1 1 1 0 1",),
    ),
    clauses=("3.8", "3.9", "3.11", "1.4"),
    goal=lambda tried: _highest("green")(tried) and bool(tried.of(events.Created)),
    solution=("create 3 mage green", "replace apprentice,apprentice,apprentice"),
    points=("green",),
    wrong=("create 3 initiate", "replace apprentice,apprentice,initiate", "choose"),
    limit=3,
)
PUSHED_OFF = Lesson(
    "push-once",
    _tower(
        "blue apprentice 2; violet apprentice 2; green apprentice 1",
        "blue apprentice 2; yellow initiate 1",
        "1 5",
        action=2,
        powers=("1 1 1 1 1 0 1",),
        potions=("red_8",),
    ),
    clauses=("5.4", "6.9", "3.13", "1.5", "4.3"),
    goal=lambda tried: (
        not tried.state.pending
        and all(_highest(source)(tried) for source in ("green", "blue", "violet"))
    ),
    solution=("use red_8", "push seat_2 apprentice blue violet", "skip"),
    points=("owned", "blue"),
    wrong=("end", "push seat_2 apprentice blue green", "power 1", "power 3"),
)
RELIQUAT = Lesson(
    "left-over",
    _tower(
        "yellow apprentice 2; red apprentice 2",
        "green apprentice 3",
        "1 3",
        action=5,
        powers=("0 1 1 1 1 1 1",),
        potions=("red_7",),
    ),
    clauses=("7.1", "2.3", "3.1"),
    goal=lambda tried: bool(tried.of(events.Reliquat)),
    solution=("use red_7", "reroll 1,3", "end"),
    points=("owned",),
    wrong=("end",),
    limit=4,
    seed=43,
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
RING = Lesson(
    "ring",
    _tower(
        "red apprentice 3; yellow apprentice 3 mage 1",
        "red apprentice 3; green apprentice 4",
        "2 6",
        action=4,
        powers=("4 1 3 1 1 2 2", "1 4 1 3 3 2 2"),
        ranking="1 3",
    ),
    clauses=("8.3", "8.4", "4.3"),
    goal=_first_on("6", "7"),
    solution=("forget", "prefer 7", "end", "raise 6"),
    points=("red", "power_6", "power_7"),
    limit=5,
    post=True,
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
    asks=("action", "push-once", "count"),
    notes=5,
)
LESSONS = (
    ACTION, MOVED, POWER_AND_BONUS, MANA_FIRST, BOTTLES, CREATION, PUSHED_OFF, RELIQUAT, COUNT, END,
    RING,
)  # fmt: skip
