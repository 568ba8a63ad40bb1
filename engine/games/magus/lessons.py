"""The course of Magus: positions, tasks and what does them. The learner has seat 0 of two."""

from collections.abc import Callable, Sequence

from engine.game import AnyGame
from engine.games.magus.board import level
from engine.games.magus.data import (
    COLOURS,
    CRYSTALS,
    GLORY_ROWS,
    KINDS,
    MAGE,
    MANA,
    MANA_TRANCHES,
    PIECES,
    PLAYS,
    POTION,
    POTIONS,
    START,
    TRACKS,
)
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


def _tower(
    mine: str,
    theirs: str,
    dice: str,
    *,
    action: int = 0,
    powers: Sequence[str] = (),
    mana: Sequence[str] = (),
    potions: Sequence[str] = (),
    row: str = _ROW,
    activated: str = "",
    round: int = 5,  # noqa: A002 - the game's word
    counted: int = 0,
) -> Callable[[AnyGame], State]:
    """Return what makes a position, by the names of the rules.

    `mine`, `theirs`: pieces as "red apprentice 3 mage 1; blue apprentice 2". The sources lie in
    the order of `COLOURS`, the rings in that of the rules. With an `action` it has been chosen and
    done. `powers`, `mana` and `potions` by seat.
    """

    def position(game: AnyGame) -> State:
        pieces = [_pieces(mine), _pieces(theirs)]
        owned = [_cards(text) for text in (*potions, "", "")[:2]]
        purses = [_counts(text, MANA) for text in (*mana, "", "")[:2]]
        offer = _cards(row)
        gone = {*offer, *owned[0], *owned[1]}
        levels = [[int(word) for word in text.split()] for text in powers]
        return State(
            limit=30,
            round=round,
            first=0,
            active=0,
            final=False,
            counted=counted,
            counting=0,
            asked=[],
            picked=0,
            circle=list(range(len(COLOURS))),
            rings=list(range(len(COLOURS))),
            stock=[CRYSTALS - sum(purse[m] for purse in purses) for m in range(len(MANA))],
            pieces=pieces,
            reserve=[[PIECES[k] - sum(own[k * 5 : k * 5 + 5]) for k in range(4)] for own in pieces],
            powers=[*levels, *([START] * len(TRACKS) for _ in range(2 - len(levels)))],
            mana=purses,
            glory=[[0] * len(GLORY_ROWS) for _ in range(2)],
            potions=owned,
            tilted=[[], []],
            row=offer,
            deck=[card for card in range(len(POTIONS)) if card not in gone],
            free=sorted(map(int, dice.split())),
            spent=[action] if action else [],
            action=action,
            die=action,
            size=PLAYS[0].size,
            groups=PLAYS[0].groups,
            raises=PLAYS[0].raises,
            step=PLAYS[0].step,
            brought=[0] * len(COLOURS),
            aimed=0,
            raised=0,
            called=0,
            lowered=0,
            activated=sum(1 << COLOURS.index(word) for word in activated.split()),
            taken=0,
            pending=[],
            rankings=[[], []],
        )

    return position


def _counts(text: str, names: Sequence[str]) -> list[int]:
    words, found = text.split(), [0] * len(names)
    for name, count in zip(words[::2], words[1::2], strict=True):
        found[names.index(name)] = int(count)
    return found


def _cards(text: str) -> list[int]:
    return [POTION[word] for word in text.split()]


def _pieces(text: str) -> list[int]:
    found = [0] * (len(COLOURS) * len(KINDS))
    for part in filter(None, map(str.strip, text.split(";"))):
        source, _, rest = part.partition(" ")
        for kind, count in enumerate(_counts(rest, KINDS)):
            found[kind * len(COLOURS) + COLOURS.index(source)] = count
    return found


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
    wrong=("lower", "choose"),
)
RELIQUAT = Lesson(
    "reliquat",
    _tower("yellow apprentice 2; red apprentice 2", "green apprentice 3", "1 5 5"),
    clauses=("7.1", "3.1"),
    goal=lambda tried: bool(tried.of(Reliquat)),
    solution=("choose 5", "place yellow", "place red", "end"),
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
