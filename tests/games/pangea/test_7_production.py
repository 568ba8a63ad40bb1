"""Chapter 7: wealth."""

from engine.games.pangea.state_actions_and_events import BUY, MOVE, Produced
from tests.games.pangea.positions import do, of, position, wealth


def test_7_1_each_character_at_home_gives_one():  # [P1], the example of four of whom three produce
    s = position(
        {
            "grassland_4": "blue:grassland blue:grassland blue:forest",
            "desert_2": "blue:desert",
        },
        peoples="blue green",
        phase=MOVE,
        wealth={"blue": 2},
    )
    done = do(s, "done")
    assert of(done.events, Produced) == [Produced(0, 3)]
    assert wealth(done.state, "blue") == 5


def test_7_1_who_carries_does_not_produce():  # [P1]
    s = position({"mountain_3": "mauve:mountain+star mauve:mountain"}, phase=MOVE)
    assert wealth(do(s, "done").state, "mauve") == 1


def test_7_1_who_has_just_bought_carries_already():  # [P1]
    s = position(
        {"mountain_3": "mauve:mountain mauve:mountain green:mountain"},
        wealth={"mauve": 1},
        phase=BUY,
    )
    assert wealth(do(s, "buy mountain_3 mountain green").state, "mauve") == 1
    assert wealth(do(s, "done").state, "mauve") == 3


def test_7_1_only_the_one_whose_turn_it_is_produces():
    s = position({"moor_3": "green:moor"}, phase=MOVE)
    assert wealth(do(s, "done").state, "green") == 0


def test_7_2_at_the_limit_a_tile_produces_above_it_nobody_does():  # [P2]
    s = position({"mountain_2": "mauve:mountain green:desert"}, phase=MOVE)
    assert wealth(do(s, "done").state, "mauve") == 1
    s = position({"mountain_2": "mauve:mountain green:desert+star blue:desert"}, phase=MOVE)
    done = do(s, "done")
    assert (wealth(done.state, "mauve"), of(done.events, Produced)) == (0, [])


def test_7_2_an_overfull_tile_of_the_rulebook():  # vector 1
    s = position({"moor_2": "green:moor mauve:mountain orange:moor"}, phase=MOVE, active=1)
    assert wealth(do(s, "done").state, "green") == 0
