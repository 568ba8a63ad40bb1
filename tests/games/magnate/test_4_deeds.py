"""Chapter 4: deeds and trade."""

import pytest

from engine.games.magnate.data import CARD, PROVINCE
from engine.games.magnate.state_actions_and_events import Completed, Developed, Traded
from tests.games.magnate.positions import column, deed, do, names, position, refused, stock, texts

SAILOR = {"columns": ({"borderland": "sailor"}, {}), "deeds": ({"borderland": ""}, {})}


@pytest.mark.parametrize("played", [False, True])
def test_4_1_develop_and_trade_before_and_after_the_card(played):  # [B15]
    s = position(**SAILOR, tokens=("waves 4", ""), played=played)
    assert texts(s, "develop") == [f"develop borderland waves {n}" for n in (1, 2, 3, 4)]
    assert len(texts(s, "trade")) == 5


def test_4_1_as_often_as_wanted():
    s = position(**SAILOR, tokens=("suns 6 waves 1", ""))
    s = do(
        s,
        "trade suns waves",
        "develop borderland waves 1",
        "trade suns leaves",
        "develop borderland waves 1",
        "develop borderland leaves 1",
    ).state
    assert sum(deed(s, 0, "borderland")) == 3
    assert stock(s, 0) == {}


@pytest.mark.parametrize("mix", [(4, 0), (3, 1), (2, 2), (0, 4)])
def test_4_2_a_deed_takes_its_suits_in_any_mixture(mix):  # [B13], vector 2
    s = position(**SAILOR, tokens=("waves 4 leaves 4", ""))
    for suit, count in zip(("waves", "leaves"), mix, strict=True):
        if count:
            s = do(s, f"develop borderland {suit} {count}").state
    assert deed(s, 0, "borderland") == []
    assert stock(s, 0).get("waves", 0) == 4 - mix[0]


def test_4_2_no_more_than_the_deed_lacks():  # [B5]
    s = position(
        columns=({"borderland": "sailor"}, {}),
        deeds=({"borderland": "waves 2"}, {}),
        tokens=("waves 9 leaves 1", ""),
    )
    assert texts(s, "develop") == [
        "develop borderland waves 1",
        "develop borderland waves 2",
        "develop borderland leaves 1",
    ]


def test_4_2_nothing_is_taken_back():  # [B6]
    s = position(
        columns=({"borderland": "sailor"}, {}), deeds=({"borderland": "waves 2"}, {}), played=True
    )
    assert texts(s) == ["end"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("develop harvest moons 1", "develop-none"),
        ("develop excuse moons 1", "develop-none"),
        ("develop borderland moons 1", "develop-suit"),
        ("develop borderland waves 0", "develop-count"),
        ("develop borderland waves 5", "develop-more"),
        ("develop borderland leaves 2", "develop-tokens"),
    ],
)
def test_4_2_why_tokens_are_refused(text, reason):
    s = position(
        columns=({"borderland": "sailor", "harvest": "forest"}, {}),
        deeds=({"borderland": ""}, {}),
        tokens=("waves 9 leaves 1 moons 9", ""),
    )
    assert refused(s, text) == ("4.2", reason)


def test_4_2_the_deeds_of_the_other_are_not_developed():
    s = position(
        columns=({}, {"harvest": "forest"}), deeds=({}, {"harvest": ""}), tokens=("moons 5", "")
    )
    assert texts(s, "develop") == []


def test_4_3_the_last_token_completes_the_deed_at_once():  # [B7] [B13]
    s = position(
        columns=({"borderland": "sailor"}, {}),
        deeds=({"borderland": "waves 3"}, {}),
        tokens=("leaves 1", ""),
    )
    done = do(s, "develop borderland leaves 1")
    card, province = CARD["sailor"], PROVINCE["borderland"]
    assert done.events == (Developed(0, card, province, 3, 1), Completed(0, card, province))
    assert (deed(done.state, 0, "borderland"), stock(done.state, 0)) == ([], {})
    assert names(column(done.state, 0, "borderland")) == ["sailor"]


def test_4_3_an_ace_is_complete_with_three():
    s = position(
        columns=({"harvest": "ace_of_suns"}, {}),
        deeds=({"harvest": "suns 2"}, {}),
        tokens=("suns 2", ""),
    )
    assert texts(s, "develop") == ["develop harvest suns 1"]
    assert deed(do(s, "develop harvest suns 1").state, 0, "harvest") == []


def test_4_3_deed_and_completion_in_one_turn():  # [B4] [B8]: two and then four more
    s = position(hand="sailor", tokens=("waves 4 leaves 2", ""))
    s = do(
        s, "deed sailor borderland", "develop borderland waves 3", "develop borderland leaves 1"
    ).state
    assert (deed(s, 0, "borderland"), stock(s, 0)) == ([], {})


def test_4_4_three_of_a_suit_for_one_of_another():
    done = do(position(tokens=("moons 4", "")), "trade moons knots")
    assert stock(done.state, 0) == {"moons": 1, "knots": 1}
    assert done.events == (Traded(0, 0, 5),)


def test_4_4_three_of_one_suit_are_needed():
    s = position(tokens=("moons 2 suns 2", ""))
    assert texts(s, "trade") == []
    assert refused(s, "trade moons suns") == ("4.4", "trade-tokens")


def test_4_5_a_trade_for_the_same_suit_is_not_offered():  # [B16]
    s = position(tokens=("moons 3", ""))
    assert texts(s, "trade") == [
        f"trade moons {x}" for x in ("suns", "waves", "leaves", "wyrms", "knots")
    ]
    assert refused(s, "trade moons moons") == ("4.5", "trade-same")
