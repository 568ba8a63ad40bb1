"""The course of Pangea: positions, tasks and what does them. The learner plays the mauve people."""

from collections.abc import Callable
from typing import Any

from engine.game import AnyGame
from engine.lesson import Lesson, LessonOutcome
from . import crowds_and_prices, data as d, position_builder, state_actions_and_events


def _world(
    phase: int,
    on: position_builder.Words,
    *,
    amulets: position_builder.Words | None = None,
    **told: Any,
) -> Callable[[AnyGame], state_actions_and_events.State]:
    """Return what makes a position (`posed.position`) of two peoples with the learner's tower."""
    return lambda game: position_builder.position(
        on,
        phase=phase,
        peoples="mauve green",
        towers={"mauve": "mountain_3"},
        amulets=amulets,
        left=max(1, len((amulets or {}).get("mauve", "").split())),
        **{"round": 4, **told},
    )


def _first_to_place(game: AnyGame) -> state_actions_and_events.State:
    """Return a position in which nobody has placed a tower, and the learner is asked."""
    s = _before_towers(game)
    s.ranks[0], s.active, s.first = [], 0, 0
    return s


def _before_towers(game: AnyGame) -> state_actions_and_events.State:
    """Return a position in which the green people places its tower, and the learner has ranked."""
    s = position_builder.position(
        {
            "mountain_4": "mauve:mountain mauve:mountain mauve:forest",
            "moor_4": "green:mountain green:mountain green:moor",
        },
        phase=state_actions_and_events.PLACE,
        peoples="mauve green",
        active=1,
        first=1,
        round=1,
    )
    for people in s.peoples:
        for c in d.OF[people]:
            if s.at[c] == s.towers[people]:
                s.at[c] = d.HELD
        s.towers[people] = d.NONE
    s.ranks[0] = [d.TILE["desert_2"]]
    return s


def _ranking(s: state_actions_and_events.State) -> bool:
    """Tell whether the learner has yet to rank two tiles."""
    return s.phase == state_actions_and_events.PLACE and len(s.ranks[0]) < 2


def _produced(count: int) -> Callable[[LessonOutcome], bool]:
    """Return a goal: that so many of one's own produce at once."""
    return lambda tried: any(
        event.count >= count for event in tried.of(state_actions_and_events.Produced)
    )


def _delivered(tried: LessonOutcome) -> bool:
    return bool(tried.of(state_actions_and_events.Delivered))


def _bought(amulet: str, home: int = d.NONE) -> Callable[[LessonOutcome], bool]:
    """Return a goal: to have bought an amulet, with a character of this favourite terrain."""

    def goal(tried: LessonOutcome) -> bool:
        found = [
            event
            for event in tried.of(state_actions_and_events.Bought)
            if d.AMULETS[event.amulet] == amulet
        ]
        return any(home in (d.NONE, event.home) for event in found)

    return goal


HOME = Lesson(
    "home",
    _world(
        state_actions_and_events.MOVE,
        {"mountain_3": "mauve:mountain mauve:mountain", "desert_2": "mauve:mountain"},
    ),
    clauses=("1.6", "5.1", "7.1"),
    goal=_produced(3),
    solution=("move mountain desert_2 mountain_3", "done"),
    points=("desert_2", "mountain_3"),
    wrong=("done", "move mountain mountain_3"),
)
LIMIT = Lesson(
    "limit",
    _world(
        state_actions_and_events.MOVE,
        {"mountain_3": "mauve:mountain mauve:mountain mauve:mountain mauve:forest"},
        wealth={"mauve": 3},
    ),
    clauses=("1.5", "7.2"),
    goal=_produced(3),
    solution=("move forest mountain_3 desert_2", "done"),
    points=("mountain_3",),
    wrong=("done", "move mountain mountain_3 desert_2", "move mountain mountain_3 moor_4"),
)
BUY_ONE = Lesson(
    "buy",
    _world(
        state_actions_and_events.BUY,
        {
            "moor_4": "green:moor green:moor mauve:moor mauve:mountain",
            "moor_2": "green:moor",
            "mountain_3": "mauve:mountain",
        },
        wealth={"mauve": 2, "green": 4},
    ),
    clauses=("6.1", "6.2", "6.3", "6.5"),
    goal=_bought("circle", d.MOUNTAIN),
    solution=("buy moor_4 mountain green",),
    points=("moor_4",),
    wrong=("buy moor_4 moor", "done"),
)
DELIVER = Lesson(
    "deliver",
    _world(
        state_actions_and_events.MOVE,
        {"desert_2": "mauve:mountain+circle", "mountain_3": "mauve:mountain mauve:mountain"},
        wealth={"mauve": 3, "green": 5},
    ),
    clauses=("5.4", "6.5", "4.1"),
    goal=_delivered,
    solution=("move mountain_with_circle desert_2 mountain_3", "done"),
    points=("desert_2", "mountain_3"),
    wrong=("done",),
    limit=3,
)
SHIFT = Lesson(
    "shift",
    _world(
        state_actions_and_events.MAGIC,
        {"desert_3": "mauve:mountain+circle", "mountain_3": "mauve:mountain mauve:mountain"},
        wealth={"mauve": 3, "green": 5},
    ),
    clauses=("4.1", "4.3"),
    goal=_delivered,
    solution=(
        "shift mountain_3 c3",
        "move mountain_with_circle desert_3 mountain_3",
        "done",
    ),
    points=("desert_3", "mountain_3", "c3"),
    wrong=("draw", "summon", "lead", "done"),
    limit=4,
)
DRAW = Lesson(
    "draw",
    _world(
        state_actions_and_events.MAGIC,
        {"mountain_3": "mauve:mountain mauve:mountain mauve:mountain"},
        wealth={"mauve": 2, "green": 3},
    ),
    clauses=("4.2", "5.1", "1.5"),
    goal=_produced(4),
    solution=("draw", "move moor mountain_3 moor_4", "done"),
    points=("mountain_3",),
    wrong=("summon", "shift", "lead", "done"),
    seed=2,
)
MARKET = Lesson(
    "market",
    _world(
        state_actions_and_events.MAGIC,
        {
            "forest_4": "yellow:mountain yellow:mountain yellow:grassland",
            "forest_3": "mauve:mountain",
            "mountain_3": "mauve:mountain mauve:mountain",
        },
        amulets={"mauve": "circle moon", "green": "triangle"},
        wealth={"mauve": 4, "green": 3},
    ),
    clauses=("4.1", "4.4", "4.5", "6.1", "6.6"),
    goal=_bought("star"),
    solution=(
        "summon yellow",
        "lead yellow forest forest_4 forest_3",
        "done",
        "buy forest_3 mountain yellow",
    ),
    points=("forest_4", "forest_3"),
    wrong=("draw", "summon orange", "summon blue", "shift"),
    limit=5,
)
PROTECT_ONE = Lesson(
    "protect",
    _world(
        state_actions_and_events.PROTECT,
        {"desert_3": "mauve:mountain+circle", "mountain_3": "mauve:mountain mauve:mountain"},
        land={"mountain_3": "c3"},
        wealth={"mauve": 5, "green": 5},
    ),
    clauses=("8.1", "8.2", "3.3"),
    goal=lambda tried: any(
        d.CELLS[event.cell] == "c3" for event in tried.of(state_actions_and_events.Protected)
    ),
    solution=("protect tile c3",),
    points=("desert_3", "mountain_3"),
    wrong=("done", "protect tile d3", "protect tile", "protect sea"),
)
VICTORY = Lesson(
    "victory",
    _world(
        state_actions_and_events.BUY,
        {
            "mountain_3": "mauve:mountain mauve:mountain",
            "desert_4": "mauve:mountain orange:desert",
        },
        amulets={"mauve": "circle star moon square", "green": "triangle star"},
        wealth={"mauve": 12, "green": 7},
        round=14,
    ),
    clauses=("9.1", "9.2", "9.3", "9.4"),
    goal=lambda tried: bool(tried.of(state_actions_and_events.LapBegan)),
    solution=("done", "done"),
    points=("desert_4",),
    wrong=("buy",),
)
FIRST_TOWER = Lesson(
    "first-tower",
    _first_to_place,
    clauses=("2.5", "1.5", "1.6"),
    goal=lambda tried: (
        bool(tried.of(state_actions_and_events.Placed))
        and crowds_and_prices.producers(tried.state, d.NAMES["mauve"]) == 2
    ),
    solution=("place mountain_3",),
    also=("place mountain_4",),
    points=("mountain_2", "mountain_3"),
    wrong=("place mountain_2", "place forest_3"),
)
TOWERS = Lesson(
    "towers",
    post=True,
    position=_before_towers,
    clauses=("2.5", "2.6", "1.6"),
    goal=lambda tried: (
        bool(tried.of(state_actions_and_events.Placed))
        and crowds_and_prices.producers(tried.state, d.NAMES["mauve"]) == 2
    ),
    solution=("unrank", "rank mountain_4", "rank mountain_3"),
    points=("desert_2",),
    wrong=("rank mountain_2",),
    replies=("place mountain_4",),
    waits=_ranking,
    limit=4,
)
END = Lesson(
    "end",
    _world(
        state_actions_and_events.MAGIC,
        {
            "mountain_3": "mauve:mountain mauve:mountain mauve:moor",
            "moor_4": "green:moor green:moor green:moor",
            "forest_3": "mauve:forest mauve:mountain",
            "desert_2": "green:desert",
        },
        amulets={"mauve": "circle star", "green": "triangle"},
        wealth={"mauve": 5, "green": 6},
        round=12,
    ),
    clauses=("9.1", "9.3", "9.4"),
    asks=("limit", "deliver", "victory"),
    notes=5,
)
LESSONS = (
    HOME, LIMIT, BUY_ONE, DELIVER, SHIFT, DRAW, MARKET, PROTECT_ONE, VICTORY, FIRST_TOWER, END,
    TOWERS,
)  # fmt: skip
