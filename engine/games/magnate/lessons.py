"""The course of Magnate: positions, tasks and what does them. The learner has seat 0."""

from collections.abc import Callable, Mapping, Sequence

from engine.game import AnyGame
from engine.lesson import Lesson, LessonOutcome
from . import data as d, final_ranking, state_actions_and_events as m

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
    played: bool = False,
) -> Callable[[AnyGame], m.State]:
    """Return what makes a position, by the names of the rules.

    `deeds` lie on the last cards of the learner's columns; `stock` are the other seat's tokens. Of
    the cards that are left, the other seat has the first, `pile` are in the pile, the rest are
    discards; `second`: it is the second pile.
    """

    def position(game: AnyGame) -> m.State:
        columns = [
            [[d.CARD[name] for name in side.get(p.name, ())] for p in d.PROVINCES]
            for side in (mine, theirs)
        ]
        lying = [_counts(deeds[p.name]) if deeds and p.name in deeds else [] for p in d.PROVINCES]
        held = [d.CARD[name] for name in hand]
        known = {*held, *(card for side in columns for column in side for card in column)}
        rest = [card for card in _MIXED if card not in known]
        other = d.HAND - 1 if last == 1 else d.HAND
        drawn = rest[other : other + pile]
        return m.State(
            courts=False,
            turn=15,
            active=0,
            dice=list(dice),
            owed=[d.PROVINCE[name] for name in owed],
            bill=-1,
            played=played,
            last=last,
            crowns=[list(suits) for suits in _CROWNS],
            tokens=[_counts(tokens), _counts(stock or _STOCK)],
            columns=columns,
            deeds=[lying, [[] for _ in d.PROVINCES]],
            discards=rest[other + pile :],
            recycled=sorted(rest[: other + pile]) if second else [],
            pile=drawn,
            hands=[sorted(held), sorted(rest[:other])],
            wishes=[[d.NONE] * len(d.PROVINCES) for _ in (0, 1)],
        )

    return position


_MIXED = tuple(card * 7 % d.PLAIN for card in range(d.PLAIN))
"""All cards, in an order in which ranks and suits are mixed."""
_STOCK = {"waves": 2, "wyrms": 1, "knots": 2}


def _counts(tokens: _Tokens) -> list[int]:
    return [tokens.get(suit, 0) for suit in d.SUITS]


def _leads(n: int) -> Callable[[LessonOutcome], bool]:
    """Return a goal: to lead in `n` provinces."""
    return lambda tried: sum(a > b for a, b in final_ranking.totals(tried.state)) >= n


def _built(name: str) -> Callable[[LessonOutcome], bool]:
    """Return a goal: to have built a card outright and paid for it."""

    def goal(tried: LessonOutcome) -> bool:
        laid = any(event.card == d.CARD[name] for event in tried.of(m.Built))
        return laid and any(event.card == d.CARD[name] for event in tried.of(m.Paid))

    return goal


def _kept(name: str, suit: str, count: int) -> Callable[[LessonOutcome], bool]:
    """Return a goal: to have built a card, and to have tokens of a suit left."""
    built = _built(name)
    return lambda tried: built(tried) and tried.state.tokens[0][d.SUITS.index(suit)] >= count


def _prefers(province: str, suit: str) -> Callable[[LessonOutcome], bool]:
    """Return a goal: to prefer a suit for the deed in a province."""
    at, wanted = d.PROVINCE[province], d.SUITS.index(suit)
    return lambda tried: bool(tried.state.wishes[tried.seat][at] == wanted)


def _deeded(name: str) -> Callable[[LessonOutcome], bool]:
    return lambda tried: any(event.card == d.CARD[name] for event in tried.of(m.Deeded))


def _completed(name: str) -> Callable[[LessonOutcome], bool]:
    return lambda tried: any(event.card == d.CARD[name] for event in tried.of(m.Completed))


def _spent(tried: LessonOutcome) -> bool:
    """Return whether the turn goes on and no suit has more than one token."""
    s: m.State = tried.state
    return s.active == tried.seat and max(s.tokens[tried.seat]) <= 1


def _won(tried: LessonOutcome) -> bool:
    end = final_ranking.result(tried.state)
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
DEED = Lesson(
    "deed",
    _table(
        hand=("merchant", "castle", "darkness"),
        tokens={"leaves": 1, "knots": 1, "waves": 1},
        mine={
            "watchman": ("mountain",),
            "borderland": ("origin", "journey"),
            "excuse": ("ace_of_suns",),
            "light_keeper": ("discovery",),
        },
        theirs={"watchman": ("author",), "harvest": ("forest",), "light_keeper": ("painter",)},
    ),
    clauses=("3.4", "3.6", "4.3"),
    goal=_deeded("merchant"),
    solution=("deed merchant harvest",),
    points=("merchant", "harvest"),
    shows=("hand", "board"),
    wrong=("sell",),
)
DEVELOP = Lesson(
    "develop",
    _table(
        hand=("author", "sailor"),
        tokens={"leaves": 1, "knots": 2, "waves": 1},
        mine={
            "borderland": ("origin", "savage"),
            "harvest": ("merchant",),
            "light_keeper": ("discovery",),
        },
        theirs={"watchman": ("battle",), "harvest": ("forest",), "light_keeper": ("painter",)},
        deeds={"harvest": {"leaves": 3, "knots": 3}},
        played=True,
    ),
    clauses=("4.1", "4.2", "4.3"),
    goal=_completed("merchant"),
    solution=("develop harvest leaves 1", "develop harvest knots 2"),
    points=("harvest",),
    limit=3,
    wrong=("end",),
)
SELL = Lesson(
    "sell",
    _table(
        hand=("savage", "market", "sailor"),
        tokens={"suns": 1, "moons": 1},
        mine={"watchman": ("author",), "light_keeper": ("penitent",), "borderland": ("cave",)},
        theirs={"borderland": ("origin",), "harvest": ("mountain",), "light_keeper": ("painter",)},
        deeds={"light_keeper": {"suns": 2, "wyrms": 2}},
    ),
    clauses=("3.1", "3.8"),
    goal=_completed("penitent"),
    solution=("sell savage", "develop light_keeper suns 1", "develop light_keeper wyrms 1"),
    points=("light_keeper",),
    shows=("hand", "board"),
    wrong=("sell market", "sell sailor"),
)
DICE = Lesson(
    "dice",
    _table(
        hand=("painter", "betrayal", "darkness"),
        tokens={"wyrms": 2, "knots": 3},
        mine={
            "watchman": ("author",),
            "borderland": ("cave",),
            "harvest": ("origin",),
            "excuse": ("savage",),
            "light_keeper": ("castle",),
        },
        theirs={"watchman": ("chance_meeting",), "light_keeper": ("discovery",)},
        deeds={"light_keeper": {"suns": 2, "knots": 1}},
        dice=(3, 7, 0),
        owed=("light_keeper",),
    ),
    clauses=("2.1", "2.3", "2.4", "2.5", "2.7"),
    goal=_built("painter"),
    solution=("collect light_keeper suns", "build painter watchman"),
    points=("dice", "light_keeper"),
    shows=("board", "hand"),
    limit=3,
    wrong=("collect light_keeper knots", "sell", "deed"),
)
PREFERENCE = Lesson(
    "preference",
    _table(
        hand=("betrayal", "darkness"),
        tokens={"wyrms": 2, "knots": 3},
        mine={"watchman": ("author", "painter"), "light_keeper": ("castle",)},
        theirs={"watchman": ("chance_meeting",), "light_keeper": ("discovery",)},
        deeds={"light_keeper": {"suns": 2, "knots": 1}},
        dice=(3, 7, 0),
        played=True,
    ),
    clauses=("2.8", "2.9"),
    goal=_prefers("light_keeper", "knots"),
    solution=("prefer light_keeper knots",),
    points=("light_keeper",),
    shows=("board", "hand"),
    wrong=("prefer light_keeper suns", "end"),
    post=True,
)
TAX = Lesson(
    "tax",
    _table(
        hand=("author", "sailor"),
        tokens={"moons": 1, "suns": 4, "waves": 1, "leaves": 1, "wyrms": 1, "knots": 1},
        mine={"watchman": ("battle",), "borderland": ("cave",), "light_keeper": ("castle",)},
        theirs={"harvest": ("forest",), "light_keeper": ("painter",), "borderland": ("origin",)},
        deeds={"light_keeper": {"suns": 1, "knots": 3}},
        played=True,
    ),
    clauses=("2.2",),
    goal=_spent,
    solution=("develop light_keeper suns 3",),
    points=("tokens", "light_keeper"),
    wrong=("end", "trade"),
)
TRADE = Lesson(
    "trade",
    _table(
        hand=("mill", "pact", "betrayal"),
        tokens={"waves": 7, "knots": 3, "moons": 1},
        mine={
            "watchman": ("author",),
            "borderland": ("origin",),
            "harvest": ("mountain",),
            "excuse": ("ace_of_suns",),
            "light_keeper": ("painter",),
        },
        theirs={"borderland": ("cave",), "harvest": ("forest",), "light_keeper": ("discovery",)},
    ),
    clauses=("4.1", "4.4", "3.2"),
    goal=_built("mill"),
    solution=("trade knots leaves", "build mill borderland"),
    points=("mill", "tokens"),
    shows=("hand", "board"),
    wrong=("trade waves", "sell"),
)
ACE = Lesson(
    "ace",
    _table(
        hand=("ace_of_wyrms", "pact", "merchant"),
        tokens={"wyrms": 3, "suns": 1},
        mine={
            "watchman": ("soldier",),
            "borderland": ("savage", "cave"),
            "harvest": ("forest",),
            "light_keeper": ("painter",),
        },
        theirs={
            "watchman": ("author", "betrayal"),
            "borderland": ("sailor", "mill"),
            "excuse": ("journey",),
            "harvest": ("mountain",),
        },
    ),
    clauses=("3.2", "6.3"),
    goal=_leads(3),
    solution=("build ace_of_wyrms borderland",),
    points=("ace_of_wyrms", "watchman", "borderland"),
    shows=("hand", "board"),
    wrong=("build ace_of_wyrms watchman", "build ace_of_wyrms excuse", "deed", "sell"),
)
LAST = Lesson(
    "last",
    _table(
        hand=("chance_meeting", "desert", "darkness"),
        tokens={"moons": 1, "leaves": 1, "suns": 1},
        mine={
            "watchman": ("soldier",),
            "borderland": ("origin", "savage"),
            "harvest": ("forest",),
            "light_keeper": ("painter",),
        },
        theirs={
            "watchman": ("battle",),
            "borderland": ("cave",),
            "excuse": ("journey",),
            "harvest": ("mountain",),
        },
        deeds={"harvest": {"moons": 2, "leaves": 1}},
        pile=0,
        second=True,
        last=1,
    ),
    clauses=("5.3", "5.4", "6.1", "6.5", "6.6"),
    goal=_won,
    solution=(
        "develop harvest moons 1",
        "develop harvest leaves 1",
        "sell chance_meeting",
        "end",
    ),
    points=("harvest",),
    limit=5,
    wrong=("deed", "end"),
)
END = Lesson(
    "end",
    _table(
        hand=("merchant", "soldier", "ace_of_leaves"),
        tokens={"moons": 2, "suns": 2, "waves": 2, "leaves": 3, "wyrms": 3, "knots": 3},
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
    seed=4,
    asks=("goal", "deed", "tax"),
    notes=5,
)
LESSONS = (GOAL, BUILD, DEED, DEVELOP, SELL, DICE, TAX, TRADE, ACE, LAST, END, PREFERENCE)
