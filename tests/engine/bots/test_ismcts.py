"""The search: what it keeps, what it repeats, and what it may not know."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pytest

from engine import bots
from engine.apply_move import step
from engine.bots.ismcts import Search, reward
from engine.bots.think_budget import Count
from engine.codec import clone
from engine.errors import Clause
from engine.game import Action, AnyGame, Emit, Game, Options, Result, Seat
from engine.rng import Rng
from engine.search_parameters_and_win_chance import SearchParameters
from engine.visibility import ALL, EVERYONE, see
from tests.harbours import game as harbours
from tests.laws.positions import Position, every_game, hold, named, positions
from tests.laws.secret import others

games = pytest.mark.parametrize("game", every_game(), ids=named)
LEVELS = tuple(bots.LEVELS)


def waiting(p: Position) -> Iterator[int]:
    """Yield the seats waited for that have something to choose."""
    yield from (seat for seat in p.game.to_act(p.state) if len(p.game.legal(p.state, seat)) > 1)


def test_the_same_chance_and_rounds_give_the_same_choice() -> None:
    def chosen(p: Position) -> list[object]:
        return [
            bots.choose("strong", p.game, p.game.view(p.state, seat), seat, Count(30), Rng("one"))
            for seat in waiting(p)
        ]

    found = [(chosen(p), chosen(p)) for p in positions(harbours)[:12]]
    assert any(first for first, _ in found)
    assert all(first == second for first, second in found)


@games
def test_no_level_notices_what_its_seat_cannot_see(game: AnyGame) -> None:
    """Same view, same chance, another truth: the same choice."""
    compared = []

    def law(p: Position) -> None:
        for seat in waiting(p):
            for kind in LEVELS:
                mine, theirs = (
                    bots.choose(kind, game, game.view(s, seat), seat, Count(6), Rng("same"))
                    for s in (p.state, next(others(p, seat)))
                )
                assert mine == theirs, f"{kind} in seat {seat}"
                compared.append(p)

    hold(law, game, fewest=4)
    assert compared


@games
def test_a_search_changes_neither_the_view_nor_what_it_is_asked_again(game: AnyGame) -> None:
    p = next(p for p in positions(game) if any(waiting(p)))
    seat = next(waiting(p))
    view, same = game.view(p.state, seat), game.view(p.state, seat)
    bots.search(game, seat, Rng("x")).weigh(view, Count(5))
    assert view == same


def test_every_legal_action_is_weighed_and_the_rounds_are_counted() -> None:
    p = next(p for p in positions(harbours) if any(waiting(p)))
    seat = next(waiting(p))
    found = Search(harbours, seat, Rng("x")).weigh(harbours.view(p.state, seat), Count(40))
    assert [one.action for one in found] == list(harbours.legal(p.state, seat))
    assert sum(one.visits for one in found) == 40
    assert all((one.chance is None) == (one.visits == 0) for one in found)
    assert all(0 <= one.chance <= 1 for one in found if one.chance is not None)


def test_what_is_to_be_tried_besides_is_tried_in_every_other_round() -> None:
    p = next(p for p in positions(harbours) if any(waiting(p)))
    seat = next(waiting(p))
    view = harbours.view(p.state, seat)
    for also in harbours.legal(p.state, seat):
        found = Search(harbours, seat, Rng("x")).weigh(view, Count(40), also)
        assert sum(one.visits for one in found) == 40
        assert next(one.visits for one in found if one.action == also) >= 20


def test_what_was_thought_is_kept_inside_a_draft_and_dropped_after_a_final_step() -> None:
    kept = []
    for p in positions(harbours):
        for seat in waiting(p):
            view = harbours.view(p.state, seat)
            mind = Search(harbours, seat, Rng("x"))
            action = mind.choose(view, Count(60))
            if action in harbours.orders(view, seat):
                continue
            done = step(harbours, p.state, seat, action, Rng("y"))
            if seat in harbours.to_act(done.state):
                later = harbours.view(done.state, seat)
                visits = sum(one.visits for one in mind.weigh(later, Count(0)))
                assert not (done.final and visits), "a tree of another position"
                kept.append(visits)
    assert any(kept)


def test_without_a_round_the_best_rated_action_is_played() -> None:
    p = next(p for p in positions(harbours) if any(waiting(p)))
    seat = next(waiting(p))
    view = harbours.view(p.state, seat)
    assert bots.choose("strong", harbours, view, seat, Count(0), Rng("x")) == bots.choose(
        "greedy", harbours, view, seat, Count(0), Rng("x")
    )


@pytest.mark.parametrize(
    ("ranks", "rewards"),
    [
        ((1, 2), (1.0, 0.0)),
        ((1, 1), (0.5, 0.5)),
        ((2, 1, 3), (0.05, 1.0, 0.0)),
        ((1, 1, 3), (0.525, 0.525, 0.0)),
    ],
)
def test_the_win_is_shared_and_a_better_place_is_worth_a_little(ranks, rewards) -> None:
    result = Result(ranks, "end")
    assert tuple(reward(result, seat) for seat in range(len(ranks))) == pytest.approx(rewards)


@dataclass(slots=True)
class Hands:
    """What each of two seats shows; -1 as long as it has shown nothing."""

    shown: list[int] = see(ALL)


@dataclass(frozen=True, slots=True)
class Hold(Action):
    """Show so many fingers."""

    verb = "hold"
    seen_by = EVERYONE
    fingers: int


class Fingers(Game[Hands, Hold]):
    """Both show fingers at once, and the first wins if they are equal; all think that 2 is best."""

    key = "fingers"
    State = Hands
    actions = (Hold,)

    def setup(self, seats: int, options: Options, rng: Rng, emit: Emit) -> Hands:
        return Hands([-1, -1])

    def to_act(self, s: Hands) -> tuple[Seat, ...]:
        return tuple(seat for seat in (0, 1) if s.shown[seat] < 0)

    def legal(self, s: Hands, seat: Seat) -> Sequence[Hold]:
        return [Hold(n) for n in range(4)] if s.shown[seat] < 0 else []

    def apply(self, s: Hands, seat: Seat, action: Hold, rng: Rng, emit: Emit) -> None:
        s.shown[seat] = action.fingers

    def result(self, s: Hands) -> Result | None:
        if -1 in s.shown:
            return None
        return Result((1, 2) if s.shown[0] == s.shown[1] else (2, 1), "shown")

    def check(self, s: Hands) -> None:
        pass

    def guess(self, view: Hands, seat: Seat, rng: Rng) -> Hands:
        return clone(view)

    def refusal(self, s: Hands, seat: Seat, action: Hold) -> Clause:
        return Clause("1", "no")

    def fallback(self, s: Hands, seat: Seat) -> Hold:
        return Hold(0)

    def rate(self, view: Hands, seat: Seat, actions: Sequence[Hold]) -> list[float]:
        return [float(action.fingers == 2) for action in actions]


class Threes(Fingers):
    """The same; one move is tried, and the plan thinks that 3 is best."""

    plan = SearchParameters(
        width=1, first=1, rate=lambda v, seat, actions: [a.fingers == 3 for a in actions]
    )


def test_moves_are_rated_as_the_plan_says_where_it_says_so() -> None:
    found = Search(Threes(), 0, Rng("x")).weigh(Hands([-1, -1]), Count(20))
    assert [one.action.fingers for one in found if one.visits] == [3]


@pytest.mark.parametrize(("seat", "wins"), [(0, {2}), (1, {0, 1, 3})])
def test_who_chooses_at_the_same_time_cannot_answer(seat: Seat, wins: set[int]) -> None:
    view = Hands([-1, -1])
    found = Search(Fingers(), seat, Rng("x")).weigh(view, Count(200))
    best = max(found, key=lambda one: one.visits)
    assert best.action.fingers in wins
    assert {one.action.fingers for one in found if one.chance == 1} == wins
