"""Chapter 6: amulets for wealth."""

import pytest

from engine.games.pangea.data import CELL, TERRAINS, TILE
from engine.games.pangea.state_actions_and_events import BUY, PROTECT, Bought
from tests.games.pangea.positions import do, lines, of, position, refused, standing, tower, wealth


def market(on: str = "green:moor mauve:forest", tile: str = "moor_3", money: int = 9, **more):
    return position({tile: on}, wealth={"mauve": money}, phase=BUY, **more)


def test_6_1_from_another_player_or_a_neutral_people():
    assert lines(market(), "buy") == ["buy moor_3 forest green"]
    s = market("blue:forest mauve:moor", "forest_3")
    assert lines(s, "buy") == ["buy forest_3 moor blue"]


@pytest.mark.parametrize(
    ("on", "why"),
    [
        ("green:mountain mauve:forest", ("6.1", "buy-seller")),  # not at home: face down
        ("green:moor+star mauve:forest", ("6.1", "buy-seller")),  # it carries one itself
        ("mauve:moor mauve:forest", ("6.1", "buy-seller")),  # nobody of green is there
        ("green:moor mauve:forest blue:desert blue:desert", ("7.2", "buy-overfull")),
    ],
)
def test_6_1_who_cannot_produce_cannot_sell(on, why):  # [A1]
    s = market(on)
    assert lines(s, "buy") == []
    assert refused(s, "buy moor_3 forest green") == why


def test_6_1_not_from_oneself():
    s = market("green:moor mauve:forest mauve:moor")
    assert refused(s, "buy moor_3 forest mauve") == ("6.1", "buy-own")


def test_6_1_the_seller_is_not_asked_and_sells_as_often_as_somebody_buys():  # [A8] [A9]
    s = do(market(), "buy moor_3 forest green").state
    assert (s.active, s.phase) == (0, PROTECT)
    s = position(
        {"moor_3": "green:moor orange:desert mauve:forest+circle"},
        wealth={"orange": 1},
        phase=BUY,
        active=2,
    )
    assert lines(s, "buy") == ["buy moor_3 desert green"]


def test_6_2_the_buyer_may_be_face_down_and_must_be_there():  # [A2]
    s = market("green:moor mauve:mountain")
    assert lines(s, "buy") == ["buy moor_3 mountain green"]
    assert refused(s, "buy moor_3 forest green") == ("6.2", "buyer-none")


def test_6_2_the_buyer_chooses_who_carries_and_who_sells():  # [A6]
    s = market("green:moor orange:moor mauve:moor mauve:forest", "moor_4", spare=False)
    assert lines(s, "buy") == [
        f"buy moor_4 {home} {seller}"
        for home in ("moor", "forest")
        for seller in ("green", "orange")
    ]


def test_6_2_equal_characters_are_offered_once():
    s = market("green:moor mauve:forest mauve:forest")
    assert lines(s, "buy") == ["buy moor_3 forest green"]


def test_6_3_the_buyer_carries_the_amulet_of_the_terrain():
    done = do(market(), "buy moor_3 forest green")
    assert standing(done.state, "moor_3") == ["mauve:forest+circle", "green:moor"]
    assert of(done.events, Bought) == [
        Bought(0, 0, TILE["moor_3"], CELL["a5"], TERRAINS.index("forest"), 1, 1)
    ]


def test_6_3_a_carrier_carries_only_one():
    s = market("green:moor mauve:forest+star")
    assert lines(s, "buy") == []
    assert refused(s, "buy moor_3 forest green") == ("6.3", "buyer-busy")


def test_6_3_of_two_equal_ones_the_free_one_buys():
    s = market("green:moor mauve:forest+star mauve:forest")
    s = do(s, "buy moor_3 forest green").state
    assert standing(s, "moor_3") == ["mauve:forest+star", "mauve:forest+circle", "green:moor"]
    s = market("green:moor mauve:forest+star mauve:forest", money=0)
    assert refused(s, "buy moor_3 forest green") == ("6.5", "buy-price")


@pytest.mark.parametrize("where", ["tower", "carried"])
def test_6_4_never_a_kind_one_has(where):  # [A5]
    if where == "tower":
        s = market(amulets={"mauve": "circle"})
    else:
        s = position(
            {"moor_3": "green:moor mauve:forest", "desert_2": "mauve:moor+circle"},
            wealth={"mauve": 9},
            phase=BUY,
        )
    assert lines(s, "buy") == []
    assert refused(s, "buy moor_3 forest green") == ("6.4", "buy-have")


@pytest.mark.parametrize(
    ("amulets", "price"),
    [
        ("", 1),
        ("star", 2),
        ("star moon", 3),
        ("star moon square", 4),
        ("star moon square triangle", 5),
    ],
)
def test_6_5_the_price_is_one_more_than_the_amulets_in_the_tower(amulets, price):
    """[A3], vector 2."""
    s = do(market(amulets={"mauve": amulets}), "buy moor_3 forest green").state
    assert (wealth(s, "mauve"), wealth(s, "green")) == (9 - price, 1)


def test_6_5_what_is_carried_does_not_count():  # [A3], vector 2
    s = position(
        {"moor_3": "green:moor mauve:forest", "desert_2": "mauve:moor+triangle"},
        amulets={"mauve": "star moon square"},
        wealth={"mauve": 9},
        phase=BUY,
    )
    assert wealth(do(s, "buy moor_3 forest green").state, "mauve") == 5


def test_6_5_one_must_have_the_price():  # [A10]
    assert lines(market(money=3, amulets={"mauve": "star moon"}), "buy")
    s = market(money=2, amulets={"mauve": "star moon"})
    assert lines(s, "buy") == []
    assert refused(s, "buy moor_3 forest green") == ("6.5", "buy-price")


def test_6_5_who_had_no_money_is_told_the_price_when_the_purchases_have_passed():
    s = do(market(money=2, amulets={"mauve": "star moon square"}), "done").state
    assert s.phase == PROTECT
    assert refused(s, "buy moor_3 forest green") == ("6.5", "buy-price")
    assert refused(s, "buy moor_3 forest orange") == ("3.1", "phase")


def test_6_5_who_has_the_money_and_bought_nothing_is_told_the_phase():
    s = do(market(), "done").state
    assert s.phase == PROTECT
    assert refused(s, "buy moor_3 forest green") == ("3.1", "phase")


def test_6_5_all_purchases_of_a_turn_have_the_same_price():  # [A3]
    s = position(
        {"moor_3": "green:moor mauve:forest", "forest_3": "blue:forest mauve:moor"},
        amulets={"mauve": "moon"},
        wealth={"mauve": 4},
        phase=BUY,
    )
    s = do(s, "buy moor_3 forest green", "buy forest_3 moor blue").state
    assert wealth(s, "mauve") == 0


def test_6_6_the_seller_gets_one_whatever_the_price():  # [A7]
    s = do(market(amulets={"mauve": "star moon"}), "buy moor_3 forest green").state
    assert (wealth(s, "mauve"), wealth(s, "green")) == (6, 1)


def test_6_6_a_neutral_people_gets_one_too():  # [A7]
    s = do(market("blue:forest mauve:moor", "forest_3"), "buy forest_3 moor blue").state
    assert wealth(s, "blue") == 1


def test_6_6_the_example_of_the_rulebook():  # vector 3
    s = position(
        {"desert_4": "blue:grassland orange:desert"},
        peoples="blue orange",
        wealth={"blue": 7, "orange": 2},
        amulets={"blue": "circle star moon"},
        towers={"orange": "moor_2"},
        phase=BUY,
    )
    s = do(s, "buy desert_4 grassland orange").state
    assert (wealth(s, "blue"), wealth(s, "orange")) == (3, 3)
    assert "blue:grassland+triangle" in standing(s, "desert_4")


def test_6_7_several_purchases_with_different_characters_on_different_tiles():  # [A4]
    s = position(
        {"moor_3": "green:moor mauve:forest", "forest_3": "blue:forest mauve:moor"},
        wealth={"mauve": 9},
        phase=BUY,
    )
    s = do(s, "buy moor_3 forest green").state
    assert s.phase == BUY
    s = do(s, "buy forest_3 moor blue").state
    assert (s.phase, tower(s, "mauve")) == (PROTECT, [])
    assert sorted(amulet for amulet in s.load if amulet >= 0) == [0, 1]


def test_6_7_not_the_same_kind_twice():  # [A5]
    s = market("green:moor mauve:forest mauve:mountain")
    assert do(s, "buy moor_3 forest green").state.phase == PROTECT
