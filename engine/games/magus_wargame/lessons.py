"""The course of the wargame: positions, tasks and what does them. The learner has seat 0 of two."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.game import AnyGame
from engine.lesson import Lesson, LessonOutcome
from . import data as d, events, position_builder, state

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
) -> Callable[[AnyGame], state.State]:
    """Return what makes a position (`posed.position`) with an army each, or more."""
    return lambda game: position_builder.position(
        (mine, theirs), hands, phase=phase, round=round, **told
    )


def _silenced(position: Callable[[AnyGame], state.State]) -> Callable[[AnyGame], state.State]:
    """Return what makes a position in which the learner has ordered to play no spells."""

    def made(game: AnyGame) -> state.State:
        s = position(game)
        s.stance[0] = state.QUIET
        return s

    return made


def _recruited(name: str) -> Callable[[LessonOutcome], bool]:
    unit = d.UNIT_NAMES.index(name)
    return lambda tried: any(event.creature == unit for event in tried.of(events.Recruited))


def _reds(count: int) -> Callable[[LessonOutcome], bool]:
    """Return whether an army of the learner's has so many red creatures."""
    return lambda tried: any(
        sum(d.COLOUR[unit] == d.RED for unit in army) >= count
        for army in tried.state.armies[tried.seat]
    )


def _beat(tried: LessonOutcome) -> bool:
    """Tell whether the learner, attacking or attacked, has won a battle."""
    fought = (event for event in tried.events if isinstance(event, events.Fought))
    return any(
        event.winner >= 0 and (event.seat, event.victim)[event.winner] == tried.seat
        for event in fought
    )


def _planned(tried: LessonOutcome) -> bool:
    """Tell whether a battle was won with a plan for it."""
    return _beat(tried) and bool(tried.state.stance[tried.seat] == state.PLAN)


def _stands(space: int) -> Callable[[LessonOutcome], bool]:
    return lambda tried: space in tried.state.at[tried.seat]


def _watched(*spaces: int) -> Callable[[LessonOutcome], bool]:
    """Return whether the learner has seen armies."""
    return lambda tried: set(spaces) <= {event.space for event in tried.of(events.SawArmy)}


def _answering(card: str) -> Callable[[LessonOutcome], bool]:
    """Return whether the learner is asked in battles, and Spell Blast is to meet a spell."""

    def goal(tried: LessonOutcome) -> bool:
        s, seat = tried.state, tried.seat
        listed = s.blast[seat] == state.LISTED and d.MAGIC.index(card) in s.listed[seat]
        return listed and s.stance[seat] == state.ASK

    return goal


def _exchanged(new: str, old: str) -> Callable[[LessonOutcome], bool]:
    """Return whether a creature has joined the learner's armies, and another has left them."""
    came, gone = d.UNIT_NAMES.index(new), d.UNIT_NAMES.index(old)

    def goal(tried: LessonOutcome) -> bool:
        armies = tried.state.armies[tried.seat]
        return any(came in army for army in armies) and all(gone not in army for army in armies)

    return goal


def _rid(cards: str) -> Callable[[LessonOutcome], bool]:
    """Return whether the learner has rolled, and holds none of these cards any more."""
    gone = set(position_builder.cards(cards))
    return lambda tried: (
        bool(tried.of(events.Rolled)) and gone.isdisjoint(tried.state.hands[tried.seat])
    )


LANDING = Lesson(
    "landing",
    _war(
        state.MAGIC_PHASE,
        {2: "barbarians goblins trolls", 13: "wolves elves"},
        _AWAY,
        tops="dragon",
    ),
    clauses=("1.2", "4.1", "4.2", "5.1"),
    goal=_recruited("dragon"),
    solution=("roll", "move 2 5", "move 13 18", "recruit 5 none"),
    points=("2", "5"),
    limit=5,
    seed=2,  # 3 and 5
)
ONE_COLOUR = Lesson(
    "one-colour",
    _war(
        state.TRAVEL,
        {1: "barbarians goblins dwarves zombies"},
        _AWAY,
        ("metamorphosis", ""),
        dice=(1, 4),
        tops="storm_giant cyclops trolls",
    ),
    shows=("board", "hand"),
    clauses=("1.7", "3.13", "4.3", "4.4", "7.14"),
    goal=_reds(5),
    solution=(
        "move 1 5",
        "recruit 5 none",
        "cast metamorphosis 5 none",
        "replace zombies red",
    ),
    points=("2", "5"),
    wrong=("move 1 2", "move 1 0", "move 1 45", "decline 5"),
)
BATTLE_FOUGHT = Lesson(
    "battle",
    _war(
        state.BATTLE,
        {5: "warlock barbarians", 20: "elves wolves"},
        {5: "treant pixies archers", **_AWAY},
    ),
    shows=("board", "hand"),
    clauses=("1.1", "7.1", "7.3", "7.14", "7.17"),
    goal=_beat,
    solution=("fight 5", "declare warlock treant"),
    points=("5",),
    wrong=("declare warlock pixies",),
)
CARDS_PLAYED = Lesson(
    "spell-and-fuel",
    _war(
        state.BATTLE,
        {17: "lich goblins", 20: "elves wolves"},
        {17: "dragon minotaur archers", **_AWAY},
        ("red_blast white_power haste", ""),
    ),
    shows=("board", "hand"),
    clauses=("7.2", "7.4", "7.5", "7.6", "7.17"),
    goal=_beat,
    solution=("fight 17", "fuel goblins haste", "lay red_blast dragon none", "done"),
    points=("17",),
    wrong=("fuel goblins red_blast", "lay red_blast minotaur"),
    limit=5,
)
AWAY = Lesson(
    "while-away",
    _war(
        state.RECRUIT,
        {5: "cherubs archers"},
        {8: "titan guardian_angel", **_AWAY},
        ("white_power spell_blast", "forget"),
        dice=(2, 6),
        left=(),
        landed=(5,),
        tops="goblins",
        magic="haste",
    ),
    shows=("board", "hand"),
    post=True,
    clauses=("3.4", "3.14", "5.2", "9.1", "9.2"),
    goal=_planned,
    solution=("decline 5", "blast mine", "plan white_power", "end"),
    replies=("cast forget seat_1 none", "roll", "move 8 5", "move 30 35", "end", "done", "done"),
    points=("8", "5"),
    wrong=("recruit 5",),
    seed=1656803,  # 3 and 5, whenever the other seat rolls
)
FULL_ARMY = Lesson(
    "full-army",
    _war(
        state.RECRUIT,
        {5: "barbarians barbarians goblins trolls cyclops pixies", 30: "wolves elves"},
        {20: "skeletons pirate archers"},
        artifacts=("eternal_flame celestial_sword", "holy_shroud titans_armor"),
        dice=(2, 4),
        left=(),
        landed=(5,),
        tops="dragon",
    ),
    shows=("board", "hand"),
    clauses=("1.6", "1.7", "1.8", "5.3"),
    goal=_exchanged("dragon", "pixies"),
    solution=("recruit 5 pixies",),
    points=("5",),
    wrong=("recruit 5 goblins", "decline 5", "end"),
)
LAST_WORD = Lesson(
    "last-word",
    _war(
        state.BATTLE,
        {16: "treant druid priest", 20: "elves wolves"},
        {16: "necromancer cyclops", **_AWAY},
        ("spell_blast", "green_blast black_power"),
    ),
    shows=("board", "hand"),
    clauses=("7.5", "7.7", "7.8", "7.11"),
    goal=_beat,
    solution=(
        "fight 16",
        "done",
        "lay spell_blast green_blast none",
        "negate priest black_power",
    ),
    replies=("lay green_blast treant none", "lay black_power none none", "done"),
    points=("spell_blast", "16"),
    limit=6,
)
LOOKED_AT = Lesson(
    "looked-at",
    _war(
        state.MAGIC_PHASE,
        {8: "lich gargoyle cyclops", 30: "archers knight"},
        {5: "dragon titan treant", 11: "skeletons zombies elves", 20: "knight paladin"},
        ("commune spell_lore spell_blast", "fly haste"),
    ),
    shows=("board", "hand"),
    clauses=("1.8", "3.6"),
    goal=_watched(5, 11),
    solution=("cast commune none none", "peek 5", "peek 11", "stop"),
    points=("5", "11"),
    wrong=("roll", "cast spell_lore"),
    limit=5,
)
WHAT_ANSWERS = Lesson(
    "what-answers",
    _silenced(
        _war(
            state.MAGIC_PHASE,
            {8: "lich gargoyle cyclops", 30: "archers knight"},
            {5: "dragon titan treant", 20: "knight paladin"},
            ("spell_lore spell_blast", "scrye haste"),
        )
    ),
    shows=("board", "hand"),
    clauses=("3.8", "3.14", "9.1", "9.2"),
    goal=_answering("scrye"),
    solution=("stance ask", "list scrye"),
    points=("spell_blast",),
    wrong=("roll",),
    post=True,
    limit=4,
)
KEPT = Lesson(
    "what-to-keep",
    _war(
        state.DEBT,
        {20: "elves wolves unicorns", 30: "barbarians trolls hydra"},
        {10: "skeletons pirate archers"},
        (
            "black_power blue_power green_power red_power wind_walk red_summons creature_kill "
            "spell_blast",
            "",
        ),
        owed=(1, 0),
        magic="fly",
    ),
    shows=("hand",),
    clauses=("2.3", "2.4", "3.4"),
    goal=_rid("black_power blue_power"),
    solution=("owe black_power", "discard blue_power", "roll"),
    wrong=("owe random",),
)
FARTHER = Lesson(
    "farther",
    _war(
        state.TRAVEL,
        {7: "lich gargoyle", 30: "archers knight"},
        {20: "skeletons pirate archers"},
        ("time_shift haste wind_walk", ""),
        dice=(3, 6),
        left=(),
    ),
    clauses=("3.1", "3.9", "3.10"),
    goal=_stands(12),
    solution=("cast time_shift 7 none", "shift 9", "cast wind_walk 9 12"),
    points=("7", "12"),
    wrong=("stop", "end"),
    limit=4,
    seed=731,  # a 2, with whichever card one begins
)
FOUR_TOWERS = Lesson(
    "four-towers",
    _war(
        state.TRAVEL,
        {
            0: "archers knight",
            12: "lich gargoyle",
            23: "pixies treant centaurs ranger trolls cyclops",
            34: "wolves elves",
            40: "barbarians",
        },
        {30: "skeletons pirate archers"},
        dice=(2, 5),
    ),
    clauses=("1.1", "1.7", "4.2", "4.6", "6.1", "6.2", "8.1"),
    goal=lambda tried: bool(any(isinstance(event, events.Ended) for event in tried.events)),
    solution=("move 34 36", "move 40 45", "split 23 24", "pick pixies trolls", "end"),
    points=("34", "23", "40"),
    wrong=(
        "move 0",
        "move 12",
        "move 23",
        "move 34 39",
        "move 34 29",
        "move 34 32",
        "move 40 42",
        "move 40 38",
        "split 23 22",
    ),
)
END = Lesson(
    "end",
    _war(
        state.TRAVEL,
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
    asks=("landing", "one-colour", "four-towers"),
    notes=5,
    pace=2,
)
LESSONS = (
    LANDING, ONE_COLOUR, BATTLE_FOUGHT, FULL_ARMY, CARDS_PLAYED, LAST_WORD, LOOKED_AT, KEPT,
    FARTHER, FOUR_TOWERS, END, AWAY, WHAT_ANSWERS,
)  # fmt: skip
