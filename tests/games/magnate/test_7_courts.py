"""Chapter 7: the Courts, an option."""

from engine.games.magnate import game
from engine.games.magnate.data import CARDS, PLAIN
from engine.games.magnate.final_ranking import total
from tests.games.magnate.positions import (
    cards,
    deed,
    do,
    new,
    orders,
    position,
    refused,
    rolled,
    stock,
    suits_of,
    texts,
)

RICH = "moons 9 suns 9 waves 9 leaves 9 wyrms 9 knots 9"


def test_7_1_four_courts_of_rank_ten_with_three_suits():
    assert [(card.name, card.rank, card.suits) for card in CARDS[PLAIN:]] == [
        ("consul", 10, (0, 2, 5)),
        ("rite", 10, (0, 3, 4)),
        ("window", 10, (1, 3, 5)),
        ("island", 10, (1, 2, 4)),
    ]


def test_7_1_the_option_shuffles_them_with_the_others():  # [F1]
    with_courts, without = new(courts=True).state, new().state
    assert len(with_courts.pile) == 28
    assert len(without.pile) == 24
    assert max(without.pile + without.hands[0] + without.hands[1]) < PLAIN


def test_7_1_they_are_laid_like_any_property():
    s = position(hand="consul rite window", tokens=(RICH, ""), courts=True)
    places = [line.split()[2] for line in texts(s, "build") if "consul" in line]
    assert places == ["watchman", "borderland", "excuse", "harvest", "light_keeper"]
    s = position(
        hand="consul", tokens=(RICH, ""), columns=({"harvest": "ace_of_suns"}, {}), courts=True
    )
    assert refused(s, "build consul harvest") == ("3.5", "place-last")


def test_7_2_a_court_is_sold_for_three_tokens():  # vector 6
    s = position(hand="rite", courts=True)
    assert stock(do(s, "sell rite").state, 0) == {"moons": 1, "leaves": 1, "wyrms": 1}


def test_7_2_its_deed_costs_one_of_each():
    s = position(hand="rite", tokens=("moons 1 leaves 1 wyrms 1", ""), courts=True)
    assert stock(do(s, "deed rite excuse").state, 0) == {}
    s = position(hand="rite", tokens=("moons 5 leaves 5", ""), courts=True)
    assert refused(s, "deed rite excuse") == ("3.4", "deed-tokens")


def test_7_3_outright_ten_tokens_with_one_of_each():  # [B14]
    s = position(hand="rite", tokens=("moons 9 leaves 9", ""), courts=True)
    assert refused(s, "build rite excuse") == ("3.2", "build-each")
    s = position(hand="rite", tokens=(RICH, ""), courts=True)
    s = do(s, "build rite excuse").state
    ways = texts(s)
    assert len(ways) == 36
    assert all(
        sum(row) == 10 and min(row) >= 1 for row in ([*map(int, way.split()[1:])] for way in ways)
    )
    assert stock(do(s, "pay 1 2 7").state, 0) == {
        "moons": 8, "suns": 9, "waves": 9, "leaves": 7, "wyrms": 2, "knots": 9,
    }  # fmt: skip


def test_7_3_a_deed_takes_ten_in_any_mixture():
    s = position(
        columns=({"harvest": "rite"}, {}),
        deeds=({"harvest": "moons 2"}, {}),
        tokens=("moons 8", ""),
        courts=True,
    )
    assert deed(do(s, "develop harvest moons 8").state, 0, "harvest") == []


def test_7_4_a_court_never_pays():
    s = position(
        columns=({"harvest": "rite", "watchman": "consul"}, {}),
        deeds=({"harvest": ""}, {}),
        crowns="suns waves knots",
        courts=True,
    )
    assert stock(rolled(s, 10, 10), 0) == {"suns": 1, "waves": 1, "knots": 1}
    assert orders(s, 0) == []
    assert refused(s, "prefer harvest moons") == ("2.9", "prefer-fixed")


def test_7_4_it_counts_ten_and_is_company_for_an_ace():  # [D2]
    assert total(cards("ace_of_moons rite")) == 2 + 10
    assert suits_of("rite") == (0, 3, 4)
    assert game.meta.options[0].default == "off"
