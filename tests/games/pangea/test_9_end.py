"""Chapter 9: victory, the last lap, the last round."""

import pytest

from engine.apply_move import step
from engine.codec import clone
from engine.game import TurnEnded
from engine.games.pangea import game
from engine.games.pangea.crowds_and_prices import level
from engine.games.pangea.data import (
    BAG,
    HELD,
    HOME_OF,
    LIMIT_OF,
    NAMES,
    NONE,
    NUMBERED,
    OF,
    TERRAIN_OF,
    TILE,
)
from engine.games.pangea.state_actions_and_events import (
    MAGIC,
    OVER,
    PROTECT,
    Ended,
    LapBegan,
    LastRound,
    Left,
)
from engine.notation import write
from engine.rng import NoChance
from tests.games.pangea.positions import do, new, of, position, refused

THREE, FOUR, FIVE = (
    "circle star moon",
    "circle star moon square",
    "circle star moon square triangle",
)


@pytest.mark.parametrize(
    ("amulets", "wealth", "reached"),
    [
        (FIVE, 0, 3),
        (FOUR, 10, 2),
        (FOUR, 9, 0),
        (FOUR, 25, 2),
        (THREE, 20, 1),
        (THREE, 19, 0),
        ("circle star", 90, 0),
    ],
)
def test_9_1_the_three_victories(amulets, wealth, reached):  # [W1]
    s = position(amulets={"mauve": amulets}, wealth={"mauve": wealth})
    assert level(s, 0) == reached


def test_9_1_only_what_is_in_the_tower_counts():  # [W1]
    s = position({"moor_3": "mauve:moor+square"}, amulets={"mauve": THREE}, wealth={"mauve": 15})
    assert level(s, 0) == 0


def _near(active=0, **more):
    return position(
        amulets={"mauve": THREE, "green": THREE},
        wealth={"mauve": 20, "green": 20},
        phase=PROTECT,
        active=active,
        **more,
    )


def test_9_2_at_the_end_of_a_players_own_turn():  # [W2]
    done = do(_near(), "done")
    assert of(done.events, LapBegan) == [LapBegan(0, 1)]
    assert done.state.leader == 0
    assert do(_near(2), "done").state.leader == NONE


def test_9_2_wealth_from_a_sale_waits_for_the_own_turn():  # [W2]
    s = position(
        {"moor_3": "green:moor mauve:forest"},
        amulets={"green": THREE},
        wealth={"green": 19, "mauve": 1},
        phase=3,
    )
    s = do(s, "buy moor_3 forest green", "done").state
    assert (s.wealth[1], s.leader, s.active) == (20, NONE, 1)
    s.phase, s.left = PROTECT, 0
    assert do(s, "done").state.leader == 1


def _finish(s) -> list[int]:
    """Return who has a turn from here to the end."""
    turns = []
    for _ in range(60):
        if not game.to_act(s):
            return turns
        if s.phase == PROTECT:
            turns.append(s.active)
        s = do(s, "done").state
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("first", [0, 1, 2])
def test_9_3_every_other_player_has_one_more_turn(first):  # [W3] [W4], vector 7
    s = position(
        amulets={"mauve": THREE}, wealth={"mauve": 20}, phase=PROTECT, first=first, round=9
    )
    assert _finish(s) == [0, 1, 2]


def test_9_3_others_do_not_lengthen_the_lap():  # [W3]
    s = _near()
    assert _finish(s) == [0, 1, 2]
    s = do(s, "done").state
    s.phase, s.left = PROTECT, 0
    done = do(s, "done")
    assert (done.state.leader, of(done.events, LapBegan)) == (0, [])


def test_9_3_the_match_ends_before_the_first_would_play_again():  # [W4]
    s = _near(2, leader=0)
    done = do(s, "done")
    assert done.state.phase == OVER
    assert of(done.events, Ended) == [Ended()]
    assert game.to_act(done.state) == ()
    assert refused(done.state, "done", 0) == ("9.4", "over")


def _over(seats="mauve green orange", reached=None, wealth=None, amulets=None, **more):
    return position(peoples=seats, phase=OVER, wealth=wealth, amulets=amulets, **more)


def test_9_4_the_highest_victory_wins():  # [W5]
    s = _over(
        amulets={"mauve": THREE, "green": FIVE, "orange": FOUR},
        wealth={"mauve": 99, "green": 0, "orange": 50},
    )
    result = game.result(s)
    assert (result.ranks, result.reason, result.winners) == ((3, 1, 2), "superior", (1,))


def test_9_4_with_the_same_victory_the_richest_wins():  # [W5]
    s = _over(amulets={"mauve": FOUR, "green": FOUR}, wealth={"mauve": 10, "green": 11})
    assert game.result(s).ranks == (2, 1, 3)


def test_9_4_without_a_victory_amulets_come_before_wealth():  # [W5]
    s = _over(amulets={"mauve": "star", "orange": "star moon"}, wealth={"green": 40, "mauve": 3})
    assert game.result(s).ranks == (2, 3, 1)


def test_9_4_who_is_equal_in_all_shares_the_place():  # [W5]
    s = _over(amulets={"mauve": THREE, "orange": THREE}, wealth={"mauve": 22, "orange": 22})
    assert game.result(s).ranks == (1, 3, 1)


def test_9_4_wealth_that_was_paid_is_gone():  # [W6]
    s = _over(amulets={"mauve": THREE, "green": THREE}, wealth={"mauve": 19, "green": 20})
    result = game.result(s)
    assert result.ranks == (2, 1, 3)
    assert [row.values for row in result.score] == [(0, 1, 0), (3, 3, 0), (19, 20, 0)]


def test_9_5_after_sixty_rounds_comes_the_last():  # [X1]
    done = do(position(phase=PROTECT, active=2, round=60), "done")
    assert of(done.events, LastRound) == [LastRound(61)]
    assert (done.state.round, done.state.phase) == (61, MAGIC)
    assert _finish(done.state) == [0, 1, 2]
    over = do(position(phase=PROTECT, active=2, round=61), "done").state
    assert game.result(over)
    assert game.turn(over) == 61


def test_9_5_a_round_ends_before_the_start_player():  # [X1]
    done = do(position(phase=PROTECT, active=0, first=1, round=60), "done")
    assert of(done.events, LastRound) == [LastRound(61)]
    assert _finish(done.state) == [1, 2, 0]


def test_9_5_a_lap_that_runs_is_played_out():  # [X1]
    s = _near(1, round=60)
    s.wealth[0] = 0
    s = do(s, "done").state
    assert s.leader == 1
    s.phase, s.left = PROTECT, 0
    done = do(s, "done")
    assert of(done.events, LastRound) == []
    assert _finish(done.state) == [0]


def test_9_5_a_lap_of_the_last_round_is_cut_at_its_end():  # [X1]
    s = _near(1, round=61)
    s.wealth[0] = 0
    assert _finish(s) == [1, 2]


def test_9_5_without_a_victory_it_ends_by_the_rounds():  # [X1]
    s = do(position(phase=PROTECT, active=2, round=61, wealth={"green": 3}), "done").state
    assert (game.result(s).reason, game.result(s).ranks) == ("rounds", (2, 1, 2))


def _left(s, seat):
    s, events = clone(s), []
    game.leave(s, seat, events.append)
    game.check(s)
    return s, events


def test_9_6_who_resigned_begins_no_lap_and_is_last():
    s, events = _left(_near(), 0)
    assert events == [Left(0, 0)]
    s = do(s, "done").state
    assert s.leader == NONE
    s.phase, s.left = PROTECT, 0
    assert do(s, "done").state.leader == 1


def test_9_6_a_lap_that_was_begun_goes_on():
    s, _ = _left(do(_near(), "done").state, 0)
    assert _finish(s) == [1, 2]


@pytest.mark.parametrize("round_", [9, 61])
def test_9_6_who_resigned_is_ranked_last(round_):
    """Though the lap it began runs on, into the last round too."""
    s, _ = _left(_over(amulets={"mauve": FIVE, "green": "star"}, leader=0, round=round_), 0)
    assert (game.result(s).ranks, game.result(s).reason) == ((3, 1, 2), "none")


def test_9_6_who_resigned_has_no_ranking_left():
    s = new(3, "1").state
    seat = (s.first + 1) % 3
    s.ranks[seat] = [TILE["moor_2"]]
    assert _left(s, seat)[0].ranks[seat] == []


def test_9_7_faces_come_before_the_limit():
    s = next(s for i in range(9) if (s := new(2, f"{i}", "mauve", "green").state).first == 0)
    for c in OF[NAMES["mauve"]]:
        s.at[c] = HELD if c < 3 else BAG  # three who favour the mountain
    s.towers[NAMES["green"]] = TILE["mountain_4"]
    assert game.fallback(s, 0).tile == TILE["mountain_3"]


def test_9_7_three_on_a_limit_of_two_are_face_down():
    s = next(s for i in range(9) if (s := new(2, f"{i}", "mauve", "green").state).first == 0)
    for c in OF[NAMES["mauve"]]:
        s.at[c] = HELD if c < 3 else BAG
    s.towers[NAMES["green"]], s.towers[NAMES["blue"]] = TILE["mountain_4"], TILE["mountain_3"]
    assert LIMIT_OF[game.fallback(s, 0).tile] == 4


def test_9_7_the_fallback_passes_the_turn():
    s = position({"mountain_3": "mauve:mountain"})
    for _ in range(3):
        action = game.fallback(s, 0)
        assert write(action) == "done"
        done = step(game, s, 0, action, NoChance())
        s = done.state
    assert TurnEnded(0) in done.events


def test_9_7_a_tower_goes_where_most_faces_are_up_then_by_limit_then_by_number():
    for seed in range(12):
        s = new(3, f"{seed}").state
        seat = s.first
        held = [HOME_OF[c] for c in OF[s.peoples[seat]] if s.at[c] == HELD]
        best = max(
            (
                held.count(TERRAIN_OF[tile]) * (LIMIT_OF[tile] >= 3),
                LIMIT_OF[tile],
                -NUMBERED.index(s.cells.index(tile)),
                tile,
            )
            for tile in range(15)
            if tile not in s.towers
        )
        assert game.fallback(s, seat).tile == best[-1]
