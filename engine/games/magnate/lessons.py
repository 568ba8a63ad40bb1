"""The course of Magnate: positions, tasks and what does them. The learner has seat 0."""

from collections.abc import Callable, Mapping, Sequence

from engine.game import AnyGame
from engine.games.magnate import score
from engine.games.magnate.data import CARD, HAND, NONE, PLAIN, PROVINCE, PROVINCES, SUITS
from engine.games.magnate.state import Built, Completed, Deeded, Paid, State
from engine.lesson import Lesson, Tried

_Columns = Mapping[str, Sequence[str]]
_Tokens = Mapping[str, int]
_CROWNS = ((0, 1, 3), (2, 4, 5))


def _table(
    hand: Sequence[str],
    tokens: _Tokens,
    mine: _Columns,
    theirs: _Columns,
    deeds: Mapping[str, _Tokens] | None = None,
    stock: _Tokens | None = None,
    dice: Sequence[int] = (6, 2, 0),
    owed: Sequence[str] = (),
    pile: int = 8,
    second: bool = False,
    last: int = -1,
) -> Callable[[AnyGame], State]:
    """Return what makes a position, by the names of the rules.

    `deeds` lie on the last cards of the learner's columns; `stock` are the other seat's tokens. Of
    the cards that are left, the other seat has the first, `pile` are in the pile, the rest are
    discards; `second`: it is the second pile.
    """

    def position(game: AnyGame) -> State:
        columns = [
            [[CARD[name] for name in side.get(p.name, ())] for p in PROVINCES]
            for side in (mine, theirs)
        ]
        lying = [_counts(deeds[p.name]) if deeds and p.name in deeds else [] for p in PROVINCES]
        held = [CARD[name] for name in hand]
        known = {*held, *(card for side in columns for column in side for card in column)}
        rest = [card for card in _MIXED if card not in known]
        other = HAND - 1 if last == 1 else HAND
        drawn = rest[other : other + pile]
        return State(
            courts=False,
            turn=15,
            active=0,
            dice=list(dice),
            owed=[PROVINCE[name] for name in owed],
            bill=-1,
            played=False,
            last=last,
            crowns=[list(suits) for suits in _CROWNS],
            tokens=[_counts(tokens), _counts(stock or _STOCK)],
            columns=columns,
            deeds=[lying, [[] for _ in PROVINCES]],
            discards=rest[other + pile :],
            recycled=sorted(rest[: other + pile]) if second else [],
            pile=drawn,
            hands=[sorted(held), sorted(rest[:other])],
            wishes=[[NONE] * len(PROVINCES) for _ in (0, 1)],
        )

    return position


_MIXED = tuple(card * 7 % PLAIN for card in range(PLAIN))
"""All cards, in an order in which ranks and suits are mixed."""
_STOCK = {"waves": 2, "wyrms": 1, "knots": 2}


def _counts(tokens: _Tokens) -> list[int]:
    return [tokens.get(suit, 0) for suit in SUITS]


def _leads(n: int) -> Callable[[Tried], bool]:
    """Return a goal: to lead in `n` provinces."""
    return lambda tried: sum(a > b for a, b in score.totals(tried.state)) >= n


def _built(name: str) -> Callable[[Tried], bool]:
    """Return a goal: to have built a card outright and paid for it."""

    def goal(tried: Tried) -> bool:
        laid = any(event.card == CARD[name] for event in tried.of(Built))
        return laid and any(event.card == CARD[name] for event in tried.of(Paid))

    return goal


def _kept(name: str, suit: str, count: int) -> Callable[[Tried], bool]:
    """Return a goal: to have built a card, and to have tokens of a suit left."""
    built = _built(name)
    return lambda tried: built(tried) and tried.state.tokens[0][SUITS.index(suit)] >= count


def _deeded(name: str) -> Callable[[Tried], bool]:
    return lambda tried: any(event.card == CARD[name] for event in tried.of(Deeded))


def _completed(name: str) -> Callable[[Tried], bool]:
    return lambda tried: any(event.card == CARD[name] for event in tried.of(Completed))


def _won(tried: Tried) -> bool:
    end = score.result(tried.state)
    return end is not None and end.winners == (tried.seat,)


GOAL = Lesson(
    "goal",
    _table(
        hand=("forest", "cave", "diplomat"),
        tokens={"moons": 2, "leaves": 3, "waves": 3, "wyrms": 4},
        mine={"watchman": ("author", "battle"), "borderland": ("sailor",)},
        theirs={
            "watchman": ("soldier",),
            "borderland": ("origin",),
            "excuse": ("pact",),
            "harvest": ("mountain",),
            "light_keeper": ("castle",),
        },
    ),
    clauses=("1.1", "6.2", "6.4"),
    goal=_leads(3),
    solution=("build forest harvest",),
    points=("harvest", "light_keeper", "forest"),
    shows=("board", "hand"),
    wrong=("build cave light_keeper", "deed"),
)
BUILD = Lesson(
    "build",
    _table(
        hand=("castle", "ace_of_waves", "betrayal"),
        tokens={"suns": 5, "knots": 4, "moons": 1},
        mine={
            "watchman": ("forest",),
            "excuse": ("savage",),
            "harvest": ("origin",),
            "light_keeper": ("discovery",),
        },
        theirs={"watchman": ("author",), "borderland": ("cave",), "light_keeper": ("merchant",)},
    ),
    clauses=("3.2", "3.3", "3.5"),
    goal=_kept("castle", "suns", 2),
    solution=("build castle light_keeper", "pay 3 4 0"),
    points=("castle", "light_keeper"),
    shows=("board", "hand"),
    wrong=("deed", "sell", "pay"),
)
END = Lesson(
    "end",
    _table(
        hand=("merchant", "soldier", "ace_of_leaves"),
        tokens={"moons": 1, "suns": 2, "waves": 1, "leaves": 3, "wyrms": 2, "knots": 2},
        mine={
            "watchman": ("author", "battle"),
            "borderland": ("sailor",),
            "harvest": ("desert", "diplomat"),
            "light_keeper": ("discovery",),
        },
        theirs={
            "watchman": ("betrayal",),
            "borderland": ("savage", "cave"),
            "excuse": ("journey",),
            "light_keeper": ("painter",),
        },
        deeds={"harvest": {"moons": 2, "suns": 2}},
        stock={"moons": 2, "suns": 1, "waves": 2, "leaves": 1, "wyrms": 2, "knots": 2},
        second=True,
    ),
    clauses=("5.3", "6.1", "6.5"),
    notes=5,
)
LESSONS = (GOAL, BUILD, END)
