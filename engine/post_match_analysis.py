"""A finished match looked back on: how it stood after each turn, and which moves cost most.

How it stood is judged with all that was hidden, as whoever reads it afterwards knows it; a move by
no more than its seat knew. Thinking takes time, which is not known here: whoever analyses a match
lets the decisions of its `survey` be weighed, and hands what was found to `slip`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import mean, pvariance
from typing import Any, NamedTuple, TypeAlias

from engine import AnyGame, Result, Rng, Seat, TurnEnded, codec, notation, registry, unheard
from engine.bots import greedy_easy_and_random, ismcts, think_budget
from engine.match_record import Kind, Page, Position, Record, numbered, outcome, positions

Place: TypeAlias = tuple[int, int]
"""A move of a record: the number of its page, and its index in there; -1 for the page itself."""

MOST_DECISIONS = 150
"""Decisions of a match that are weighed: first those that are not what the game rates best."""
MOST_SLIPS = 3
LEAST = 50
"""Thousandths of the chance to win that a move must have cost to be spoken of."""
MOST_TURNING = 3
_TURNS = 80
"""Thousandths by which a chance changes at a turning point."""
_APART = 20
"""Turning points are at least this part of a match apart."""
_MOST_PLAYED = 8
"""How often a position is played on at most to see what it is worth."""
_DOUBT = 0.1
"""How many positions, as uncertain as can be, an error is reckoned from besides those seen."""
_DRIFT = 0.02
"""By how much chances change at least from a point to the next, as far as smoothing knows."""
_AWAY, _HERE = (Kind.STAND_IN, Kind.RESIGN), (Kind.BACK, Kind.REPLACE)


class Point(NamedTuple):
    """How a match stood when a turn had ended, or somebody had resigned; first of all, begun.

    `at`: what ended it; `seat`: whose turn it was. `chances`: of each seat to win, in thousandths.
    Of points and decisions there are hundreds: as tuples they are short rows of JSON.
    """

    at: Place
    seat: Seat | None
    round: int
    chances: tuple[int, ...]


class Decision(NamedTuple):
    """A move that a person chose among several; `played` in notation."""

    at: Place
    seat: Seat
    round: int
    played: str


@dataclass(frozen=True, slots=True)
class PreliminaryAnalysis:
    """What a match shows without much thinking: how it stood, and what is worth weighing."""

    points: tuple[Point, ...]
    decisions: tuple[Decision, ...]


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move that cost something: its chance to win in thousandths, and that of a better one.

    `best` is the chance that the better one had at least, as far as it was tried.
    """

    decision: Decision
    chance: int
    better: str
    best: int

    @property
    def cost(self) -> int:
        """Return the thousandths of the chance to win that the move gave away."""
        return self.best - self.chance


@dataclass(frozen=True, slots=True)
class Analysis:
    """What is told of a match: its points in order, and the moves that cost most."""

    points: tuple[Point, ...]
    slips: tuple[Mistake, ...]


def survey(
    record: Record, budget: think_budget.Budget, most: int = MOST_DECISIONS
) -> PreliminaryAnalysis:
    """Return how a match stood after each turn, and at most so many decisions to weigh.

    Every position is played on once, and all of them again while the budget has more. Nobody is
    told of what a computer chose, nor of what was played for want of time.
    """
    found = _Surveyor(record)
    for at, position in numbered(record.pages, positions(record)):
        found.see(at, position)
    return PreliminaryAnalysis(_stood(found, budget), _chosen(found, most))


def chances(game: AnyGame, s: Any, seats: int) -> tuple[int, ...]:
    """Return each seat's chance to win in a position, in thousandths, as a survey judges it."""
    worth = _Worth(game, s, seats, ())
    for n in range(_MOST_PLAYED):
        worth.play_on(Rng(f"played on {n}"))
    return worth.chances()


def slip(decision: Decision, weighed: Sequence[ismcts.ActionEstimate]) -> Mistake | None:
    """Return what a move cost, by what was found of each; None if none is surely better.

    The actions of what was `weighed` are in notation.
    """
    best = max(weighed, key=ismcts.surely)
    played = next((one.chance for one in weighed if one.action == decision.played), None)
    if played is None or best.action == decision.played or ismcts.surely(best) <= played:
        return None
    return Mistake(decision, _thousandths(played), best.action, _thousandths(ismcts.surely(best)))


def worst(
    slips: Sequence[Mistake | None], most: int = MOST_SLIPS, least: int = LEAST
) -> tuple[Mistake, ...]:
    """Return the moves that cost most, and `least` at least, the dearest first."""
    found = [one for one in slips if one is not None and one.cost >= least]
    return tuple(sorted(found, key=lambda one: -one.cost)[:most])


def turning(points: Sequence[Point], most: int = MOST_TURNING) -> tuple[int, ...]:
    """Return the numbers of the points at which a seat's chance changed most, in their order.

    Only what lasted counts, see `swing`. Neighbours of one that is named are not, and nothing
    that changed little.
    """
    apart = _apart(points)
    swings = [swing(points, n)[1] for n in range(1, len(points))]
    found: list[int] = []
    for n in sorted(range(1, len(points)), key=lambda n: (-abs(swings[n - 1]), n)):
        if len(found) < most and abs(swings[n - 1]) >= _TURNS:
            found += [n] if all(abs(n - other) >= apart for other in found) else []
    return tuple(sorted(found))


def swing(points: Sequence[Point], n: int) -> tuple[Seat, int]:
    """Return whose chance changed most at a point, and by how many thousandths for some time.

    That is how far all the chances of the next points are above, or below, those of the last ones.
    """
    apart = _apart(points)
    before, after = points[max(0, n - apart) : n], points[n : n + apart]
    changes = []
    for seat in range(len(points[n].chances)):
        was, then = ([point.chances[seat] for point in some] for some in (before, after))
        changes.append(max(0, min(then) - max(was)) - max(0, min(was) - max(then)))
    seat = max(range(len(changes)), key=lambda one: (abs(changes[one]), changes[one]))
    return seat, changes[seat]


def _apart(points: Sequence[Point]) -> int:
    return max(2, len(points) // _APART)


class _Surveyor:
    """What was seen of a match so far: by ply, so that what was undone can be taken out."""

    def __init__(self, record: Record) -> None:
        self.game = registry.game(record.game, record.rules)
        self.seats = len(record.chairs)
        self.points: dict[tuple[int, Place], tuple[Point, _Worth]] = {}
        self.decisions: dict[tuple[int, Place], tuple[bool, Decision]] = {}
        self._away = {seat for seat, chair in enumerate(record.chairs) if chair.computer}
        self._computers = frozenset(self._away)
        self._gone: list[Seat] = []
        self._played: set[Seat] = set()
        self._state: Any = None
        self._ply = 0
        self._page = -1
        self._pages = record.pages

    def see(self, at: Place, position: Position) -> None:
        """Take in the next position."""
        self._turn_pages(at[0])
        kind, move = position.page.kind, position.move
        if kind is Kind.UNDO:
            self._undo(position.page.ply)
            if not self.points:  # it went back to before people came
                self._point(at, None, position.state)
        elif move is None:
            self._point(at, position.page.seat, position.state)
        elif move.ply is not None:
            self._ply = move.ply
            if kind is Kind.MOVE and move.seat == position.page.seat:
                self._decision(at, move.seat, move.action)
            ended = [one.seat for one in position.events if isinstance(one, TurnEnded)]
            done = ended and self.game.at_rest(position.state) is not False
            if done or self.game.result(position.state) is not None:
                whose = move.seat if move.seat in ended or not ended else ended[-1]
                self._point(at, whose, position.state)
        self._state = position.state

    def _turn_pages(self, to: int) -> None:
        """Note who has left or come back, which mostly makes no position."""
        for number, page in enumerate(self._pages[self._page + 1 : to + 1], self._page + 1):
            if page.seat is None or page.seat in self._computers:
                continue
            if page.kind in _AWAY:
                self._away.add(page.seat)
            elif page.kind in _HERE:
                self._away.discard(page.seat)
                self._come(page, number)
            if page.kind is Kind.RESIGN:
                self._gone.append(page.seat)
        self._page = max(self._page, to)

    def _come(self, page: Page, number: int) -> None:
        """Leave out what somebody else did in a seat, and what was before all who play now."""
        if page.kind is Kind.REPLACE and page.seat is not None:
            kept = self.decisions.items()
            self.decisions = {key: one for key, one in kept if one[1].seat != page.seat}
            self._played.discard(page.seat)
        if not self._played and self._state is not None:
            self.points.clear()
            self._point((number, -1), None, self._state)

    def _point(self, at: Place, seat: Seat | None, s: Any) -> None:
        worth = _Worth(self.game, s, self.seats, tuple(self._gone))
        self.points[self._ply, at] = Point(at, seat, self.game.turn(s), ()), worth

    def _decision(self, at: Place, seat: Seat, action: Any) -> None:
        game, s = self.game, self._state
        if seat in self._away:
            return
        self._played.add(seat)
        if seat not in game.to_act(s):
            return
        view = game.view(s, seat)
        legal = list(game.legal(view, seat))
        if len(legal) > 1:
            rates = game.rate(view, seat, legal)
            doubted = rates[legal.index(action)] < max(rates)
            found = Decision(at, seat, game.turn(s), notation.write(action))
            self.decisions[self._ply, at] = doubted, found

    def _undo(self, ply: int) -> None:
        for kept in (self.points, self.decisions):
            for key in [key for key in kept if key[0] >= ply]:
                kept.pop(key)


def _chosen(found: _Surveyor, most: int) -> tuple[Decision, ...]:
    """Return the decisions to weigh: the doubted ones, evenly over the match if they are many."""
    doubted = [one for doubt, one in found.decisions.values() if doubt]
    others = [one for doubt, one in found.decisions.values() if not doubt]
    kept = _thinned(doubted, most)
    kept += _thinned(others, most - len(kept))
    return tuple(sorted(kept, key=lambda one: one.at))


def _thinned(decisions: Sequence[Decision], most: int) -> list[Decision]:
    if len(decisions) <= most:
        return list(decisions)
    return [decisions[n * len(decisions) // most] for n in range(most)]


class _Worth:
    """What a position is worth to each seat, the truer the more often it is played on.

    It is judged where the round ends: in the middle it looks better for whoever has just moved.
    Where a round is one seat's turn, it is judged after a turn of each.
    """

    def __init__(self, game: AnyGame, s: Any, seats: int, gone: Sequence[Seat]) -> None:
        self._game, self._state, self.gone = game, s, gone
        self._result = outcome(seats, game.result(s), gone)
        self._found: list[list[float]] = [[] for _ in range(seats)]
        self._exact = self._result is not None or game.at_rest(s) is True

    def play_on(self, rng: Rng) -> None:
        """Play the round to its end, and judge what came of it."""
        if self._exact and self._found[0]:
            return
        game, result, then = self._game, self._result, codec.clone(self._state)
        judged: list[list[float]] = [[] for _ in self._found]
        for _ in range(1 if self._exact else game.judged):
            if result is None:
                result = _played_on(game, then, rng)
            for seat, found in enumerate(judged):
                value = game.value(then, seat) if result is None else ismcts.win_share(result, seat)
                found.append(0.0 if seat in self.gone or value is None else value)
        for row, found in zip(self._found, judged, strict=True):
            row.append(mean(found))

    def means(self) -> list[float]:
        """Return the chance of each seat to win, 0 to 1; together 1."""
        return _shared([mean(row) for row in self._found])

    def errors(self) -> list[float]:
        """Return the square of the error of each chance, by how much what was found differs."""
        if self._exact:
            return [0.0] * len(self._found)
        times = len(self._found[0])
        return [
            (pvariance(row) * times + _DOUBT * one * (1 - one)) / (times + _DOUBT) / times
            for row, one in zip(self._found, self.means(), strict=True)
        ]

    def chances(self) -> tuple[int, ...]:
        """Return the chance of each seat to win, in thousandths."""
        return tuple(map(_thousandths, self.means()))

    def follows(self, other: "_Worth") -> bool:
        """Tell whether nothing was decided since another position: nobody left, no result."""
        return self.gone == other.gone and self._result is None


def _stood(found: _Surveyor, budget: think_budget.Budget) -> tuple[Point, ...]:
    """Return the points with the chances of all seats."""
    points, worths = zip(*found.points.values(), strict=True)
    more, times = True, 0
    while more and times < _MOST_PLAYED:
        for worth in worths:
            worth.play_on(Rng(f"played on {times}"))
        more, times = budget.more(), times + 1
    rows: list[tuple[int, ...]] = []
    while len(rows) < len(worths):
        start = end = len(rows)
        while end == start or (end < len(worths) and worths[end].follows(worths[end - 1])):
            end += 1
        rows += _smooth(worths[start:end])
    pairs = zip(points, rows, strict=True)
    return tuple(point._replace(chances=row) for point, row in pairs)


def _smooth(worths: Sequence[_Worth]) -> list[tuple[int, ...]]:
    """Return the chances at points in a row, each drawn to the others as far as it is doubtful."""
    means = zip(*[one.means() for one in worths], strict=True)
    errors = zip(*[one.errors() for one in worths], strict=True)
    lines = [smoothed(*each) for each in zip(means, errors, strict=True)]
    return [tuple(map(_thousandths, _shared(row))) for row in zip(*lines, strict=True)]


def smoothed(chances: Sequence[float], errors: Sequence[float]) -> list[float]:
    """Return what chances, with the squares of their errors, were most likely (Kalman, RTS).

    They are taken for a walk whose steps are as large as their errors do not account for.
    """
    steps = [(b - a) ** 2 for a, b in pairwise(chances)]
    noise = [a + b for a, b in pairwise(errors)]
    drift = max(_DRIFT**2, (sum(steps) - sum(noise)) / max(1, len(steps)))
    at, doubt = [chances[0]], [errors[0]]
    for chance, error in zip(chances[1:], errors[1:], strict=True):
        before = doubt[-1] + drift
        gain = before / (before + error)
        at.append(at[-1] + gain * (chance - at[-1]))
        doubt.append((1 - gain) * before)
    for n in reversed(range(len(at) - 1)):
        at[n] += doubt[n] / (doubt[n] + drift) * (at[n + 1] - at[n])
    return at


def _shared(parts: Sequence[float]) -> list[float]:
    """Return parts of a whole; all 0 if there is none."""
    whole = sum(parts) or 1.0
    return [one / whole for one in parts]


def _played_on(game: AnyGame, s: Any, rng: Rng) -> Result | None:
    """Play on by what is rated best to where the game is at rest, or its round ends.

    Where nothing but a result is judged, to the end of the match.
    """
    opinion, round_ = game.value(s, 0) is not None, game.turn(s)
    while waited := game.to_act(s):
        rest = game.at_rest(s)
        if opinion and (rest or (rest is None and game.turn(s) != round_)):
            break
        game.apply(s, waited[0], greedy_easy_and_random.best(game, s, waited[0], rng), rng, unheard)
    return game.result(s)


def _thousandths(chance: float) -> int:
    return round(1000 * min(1.0, max(0.0, chance)))
