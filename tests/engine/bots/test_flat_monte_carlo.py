"""Choices tried side by side: what they share, what is left out, and what play is expected."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from engine import bots
from engine.bots.flat_monte_carlo import FlatMonteCarlo
from engine.bots.ismcts import ActionEstimate, surely
from engine.bots.think_budget import Count
from engine.codec import clone
from engine.errors import Clause
from engine.game import Action, Emit, Game, Options, Result, Seat
from engine.rng import Rng
from engine.search_parameters_and_win_chance import SearchParameters
from engine.visibility import ALL, EVERYONE, see


@dataclass(slots=True)
class Table:
    """What the first seat bid, -1 before; what it cannot know; what the other filed and said."""

    bid: int = see(ALL)
    luck: float = see(ALL)
    filed: bool = see(ALL)
    answered: bool = see(ALL)


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Bid so much."""

    verb = "bid"
    seen_by = EVERYONE
    much: int


@dataclass(frozen=True, slots=True)
class File(Action):
    """Prepare the answer."""

    verb = "file"
    seen_by = EVERYONE


class Bids(Game[Table, Action]):
    """The first seat bids 0 to 9, 9 is rated best; the other answers; a round ends."""

    key = "bids"
    State = Table
    actions = (Bid, File)
    plan = SearchParameters(width=3, rounds=1)

    def setup(self, seats: int, options: Options, rng: Rng, emit: Emit) -> Table:
        return Table(-1, 0.0, False, False)

    def to_act(self, s: Table) -> tuple[Seat, ...]:
        return (0,) if s.bid < 0 or s.answered else (1,)

    def legal(self, s: Table, seat: Seat) -> Sequence[Action]:
        return [Bid(n) for n in range(10)] if seat in self.to_act(s) else []

    def orders(self, s: Table, seat: Seat) -> Sequence[Action]:
        return [] if s.filed else [File()]

    def apply(self, s: Table, seat: Seat, action: Action, rng: Rng, emit: Emit) -> None:
        if isinstance(action, File):
            s.filed = True
        elif isinstance(action, Bid) and s.bid < 0:
            s.bid, s.luck = action.much, s.luck + rng.random()
        else:
            s.answered = True

    def turn(self, s: Table) -> int:
        return 1 + s.answered

    def result(self, s: Table) -> Result | None:
        return None

    def check(self, s: Table) -> None:
        pass

    def guess(self, view: Table, seat: Seat, rng: Rng) -> Table:
        return clone(view)

    def refusal(self, s: Table, seat: Seat, action: Action) -> Clause:
        return Clause("1", "no")

    def fallback(self, s: Table, seat: Seat) -> Action:
        return Bid(0)

    def rate(self, view: Table, seat: Seat, actions: Sequence[Action]) -> list[float]:
        return [float(a.much) if isinstance(a, Bid) else 1.0 for a in actions]


BEGUN = Table(-1, 0.0, True, False)


def weighed(game: Bids, rounds: int, also: Action | None = None) -> list[ActionEstimate]:
    return FlatMonteCarlo(game, 0, Rng("x")).weigh(BEGUN, Count(rounds), also)


def test_choices_meet_the_same_luck_and_are_judged_where_the_next_round_begins() -> None:
    class Lucky(Bids):
        def value(self, s: Table, seat: Seat) -> float:
            assert self.turn(s) == 2
            return s.luck

    tried = {one.chance for one in weighed(Lucky(), 5) if one.visits}
    assert len(tried) == 1


def test_the_best_rated_are_tried_and_one_that_is_surely_behind_no_more() -> None:
    class Seven(Bids):
        def value(self, s: Table, seat: Seat) -> float:
            return 0.9 if s.bid in (7, 8) else 0.8 * s.luck

    found = {one.action.much: one.visits for one in weighed(Seven(), 100)}
    assert [much for much, visits in found.items() if visits] == [7, 8, 9]
    assert found[7] == found[8] == 100 > found[9]
    assert FlatMonteCarlo(Seven(), 0, Rng("x")).choose(BEGUN, Count(100)) == Bid(7)


def test_what_is_to_be_tried_besides_is_tried_in_every_guess() -> None:
    class Nine(Bids):
        def value(self, s: Table, seat: Seat) -> float:
            return s.bid / 10

    found = {one.action.much: one.visits for one in weighed(Nine(), 60, also=Bid(1))}
    assert found[1] == 60 == found[9]
    assert found[8] < 60


def test_what_was_left_out_is_not_the_better_for_the_luck_it_had() -> None:
    class Turning(Bids):
        """Fortune leaves all after some guesses; to bid 9 is always better than to bid 8."""

        guesses = 0

        def guess(self, view: Table, seat: Seat, rng: Rng) -> Table:
            self.guesses += 1
            return clone(view)

        def value(self, s: Table, seat: Seat) -> float:
            return (0.8 if self.guesses < 12 else 0.1) + s.bid / 100

    found = weighed(Turning(), 60)
    assert max(found, key=surely).action == Bid(9)
    assert found[8].chance == pytest.approx(found[9].chance - 0.01)


def test_who_plays_on_files_what_the_plan_names() -> None:
    class Filing(Bids):
        plan = SearchParameters(
            width=3, rounds=1, files=lambda s, seat: () if s.filed else (File(),)
        )

        def value(self, s: Table, seat: Seat) -> float:
            return float(s.filed)

    found = FlatMonteCarlo(Filing(), 0, Rng("x")).weigh(Table(-1, 0.0, False, False), Count(3))
    assert {one.chance for one in found if one.visits} == {1.0}


@pytest.mark.parametrize(("asks", "chosen"), [((), File()), ((File,), Bid(9))])
def test_orders_are_filed_but_for_those_whose_matter_is_thought_about(asks, chosen) -> None:
    class Asking(Bids):
        plan = SearchParameters(rounds=1, asks=asks)

    view = Table(-1, 0.0, False, False)
    assert FlatMonteCarlo(Asking(), 0, Rng("x")).choose(view, Count(0)) == chosen


def test_a_game_says_which_search_suits_it() -> None:
    class Tree(Bids):
        plan = SearchParameters()

    assert type(bots.search(Bids(), 0, Rng("x"))) is FlatMonteCarlo
    assert type(bots.search(Tree(), 0, Rng("x"))) is not FlatMonteCarlo
