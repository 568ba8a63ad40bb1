"""The course of the wargame: positions, tasks and what does them. The learner has seat 0 of two."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.game import AnyGame
from engine.games.magus_wargame import posed
from engine.games.magus_wargame.data import UNIT_NAMES
from engine.games.magus_wargame.events import Ended, Fought, Recruited, SawArmy
from engine.games.magus_wargame.state import BATTLE, MAGIC_PHASE, MINE, SPLIT, TRAVEL, State
from engine.lesson import Lesson, Tried

_Armies = Mapping[int, str]
_AWAY: _Armies = {30: "skeletons pirate archers"}
"""An army of the other seat that stands where it does not matter."""


def _war(
    phase: int,
    mine: _Armies,
    theirs: _Armies,
    hands: Sequence[str] = (),
    *,
    round: int = 6,  # noqa: A002 - as in the state
    **told: Any,
) -> Callable[[AnyGame], State]:
    """Return what makes a position (`posed.position`) with an army each, or more."""
    return lambda game: posed.position((mine, theirs), hands, phase=phase, round=round, **told)


def _recruited(name: str) -> Callable[[Tried], bool]:
    unit = UNIT_NAMES.index(name)
    return lambda tried: any(event.creature == unit for event in tried.of(Recruited))


def _beat(tried: Tried) -> bool:
    """Tell whether the learner, who attacks, has won a battle."""
    return any(isinstance(event, Fought) and event.winner == 0 for event in tried.events)


def _stands(space: int) -> Callable[[Tried], bool]:
    return lambda tried: space in tried.state.at[tried.seat]


def _saw(*spaces: int) -> Callable[[Tried], bool]:
    return lambda tried: set(spaces) <= {event.space for event in tried.of(SawArmy)}


RECRUIT_ONE = Lesson(
    "recruit",
    _war(
        TRAVEL,
        {2: "barbarians goblins trolls", 13: "wolves elves"},
        _AWAY,
        dice=(3, 5),
        tops="dragon",
    ),
    clauses=("1.2", "4.1", "4.2", "5.1"),
    goal=_recruited("dragon"),
    solution=("move 2 5", "move 13 18", "recruit 5 none"),
    points=("2", "5"),
    limit=4,
)
COLOURS_JOIN = Lesson(
    "colours",
    _war(
        TRAVEL,
        {1: "barbarians goblins dwarves"},
        _AWAY,
        dice=(1, 4),
        tops="storm_giant trolls",
    ),
    clauses=("4.3", "4.4", "7.14"),
    goal=_recruited("trolls"),
    solution=("move 1 5", "recruit 5 none"),
    points=("2", "5"),
    wrong=("move 1 2", "move 1 0", "move 1 45"),
)
BATTLE_FOUGHT = Lesson(
    "battle",
    _war(
        BATTLE,
        {5: "warlock barbarians goblins", 20: "elves wolves"},
        {5: "treant pixies archers", **_AWAY},
    ),
    shows=("board", "hand"),
    clauses=("1.1", "7.1", "7.3", "7.14", "7.17"),
    goal=_beat,
    solution=("fight 5", "declare warlock treant"),
    points=("5",),
    wrong=("declare warlock pixies",),
)
CARD_PLAYED = Lesson(
    "card",
    _war(
        BATTLE,
        {17: "lich skeletons", 20: "elves wolves"},
        {17: "dragon goblins archers", **_AWAY},
        ("red_blast white_power haste", ""),
    ),
    shows=("board", "hand"),
    clauses=("7.2", "7.5", "7.6", "7.17"),
    goal=_beat,
    solution=("fight 17", "lay red_blast dragon none", "done"),
    points=("17",),
    wrong=("lay red_blast goblins", "lay white_power"),
    limit=4,
)
ANSWERED = Lesson(
    "answer",
    _war(
        BATTLE,
        {16: "treant druid", 20: "elves wolves"},
        {16: "necromancer cyclops", **_AWAY},
        ("spell_blast fly", "green_blast"),
    ),
    shows=("board", "hand"),
    clauses=("7.5", "7.7", "7.11"),
    goal=_beat,
    solution=("fight 16", "done", "lay spell_blast green_blast none", "done"),
    replies=("lay green_blast treant none", "done"),
    points=("spell_blast", "16"),
    limit=5,
)
PARTED = Lesson(
    "split",
    _war(
        SPLIT,
        {11: "wolves elves pixies centaurs ranger treant", 40: "archers"},
        _AWAY,
    ),
    shows=("board", "hand"),
    clauses=("1.7", "6.1", "6.2"),
    goal=_stands(12),
    solution=("split 11 12", "pick pixies elves"),
    points=("11", "12"),
    wrong=("split 11 10", "end"),
)
WALK = Lesson(
    "spell",
    _war(
        TRAVEL,
        {9: "lich gargoyle", 30: "archers knight"},
        {20: "skeletons pirate archers"},
        ("haste wind_walk fly", ""),
        dice=(2, 5),
    ),
    clauses=("3.1", "3.9"),
    goal=_stands(12),
    solution=("cast wind_walk 9 12",),
    points=("9", "12"),
    wrong=("cast haste", "cast fly", "move"),
)
LOOK = Lesson(
    "commune",
    _war(
        MAGIC_PHASE,
        {8: "lich gargoyle cyclops", 30: "archers knight"},
        {5: "dragon titan treant", 11: "skeletons zombies elves", 20: "knight paladin"},
        ("commune spell_lore", ""),
    ),
    shows=("board", "hand"),
    clauses=("1.8", "3.8"),
    goal=_saw(5, 11),
    solution=("cast commune none none", "peek 5", "peek 11", "stop"),
    points=("5", "11"),
    wrong=("roll", "cast spell_lore"),
    limit=4,
)
BEFOREHAND = Lesson(
    "orders",
    _war(
        MAGIC_PHASE,
        {8: "lich gargoyle cyclops", 30: "archers knight"},
        {20: "skeletons pirate archers"},
        ("spell_blast fly", "forget"),
    ),
    shows=("hand",),
    clauses=("3.14", "9.1", "9.2"),
    goal=lambda tried: tried.state.blast[tried.seat] == MINE,
    solution=("blast mine",),
    points=("spell_blast",),
    wrong=("roll", "blast always", "stance"),
    limit=2,
)
TOWERS_HELD = Lesson(
    "towers",
    _war(
        TRAVEL,
        {
            0: "archers knight",
            12: "lich gargoyle",
            24: "cyclops trolls",
            34: "wolves elves",
            40: "barbarians",
        },
        {30: "skeletons pirate archers"},
        dice=(2, 5),
    ),
    clauses=("1.1", "4.2", "4.6", "8.1"),
    goal=lambda tried: bool(any(isinstance(event, Ended) for event in tried.events)),
    solution=("move 34 36", "move 40 45", "end"),
    points=("36", "34", "40"),
    wrong=(
        "move 0",
        "move 12",
        "move 24",
        "move 34 39",
        "move 34 29",
        "move 40 42",
        "move 40 38",
        "move 34 32",
    ),
    limit=4,
)
END = Lesson(
    "end",
    _war(
        TRAVEL,
        {
            0: "archers knight cherubs",
            24: "lich gargoyle vampire",
            31: "cyclops trolls dragon barbarians",
            9: "wolves elves treant centaurs",
        },
        {
            12: "pirate phantasms siren",
            38: "skeletons zombies pit_demon",
            20: "druid pixies",
        },
        ("wind_walk red_blast", "green_blast haste"),
        dice=(3, 5),
        round=54,
    ),
    clauses=("1.1", "8.1", "8.3"),
    notes=5,
    pace=2,
)
LESSONS = (
    RECRUIT_ONE,
    COLOURS_JOIN,
    BATTLE_FOUGHT,
    CARD_PLAYED,
    ANSWERED,
    PARTED,
    WALK,
    LOOK,
    BEFOREHAND,
    TOWERS_HELD,
    END,
)
