"""Chapter 3: the card of the turn."""

import pytest

from engine.apply_move import tells
from engine.games.magnate import game
from engine.games.magnate.data import ACE_DEED, CARD, CARDS, PROVINCE, SUITS
from engine.games.magnate.state_actions_and_events import Built, Deeded, Paid, Sold
from tests.games.magnate.positions import (
    cards,
    column,
    deed,
    do,
    names,
    of,
    position,
    refused,
    stock,
    texts,
)

RICH = "moons 9 suns 9 waves 9 leaves 9 wyrms 9 knots 9"


def test_3_1_a_turn_cannot_end_before_a_card_is_played():
    s = position()
    assert texts(s, "end") == []
    assert refused(s, "end") == ("3.1", "end")


@pytest.mark.parametrize("first", ["sell mill", "deed mill excuse", "build mill excuse"])
@pytest.mark.parametrize(
    "second", ["sell sailor", "deed sailor borderland", "build sailor borderland"]
)
def test_3_1_a_second_card_cannot_be_played(first, second):
    s = position(hand="mill sailor author", tokens=("waves 4 leaves 4", ""))
    s = do(s, first).state
    assert not [line for line in texts(s) if "sailor" in line]
    if s.bill < 0:
        assert refused(s, second) == ("3.1", "played")


def test_3_1_what_cannot_be_laid_can_be_sold():  # [B9]
    assert texts(position(hand="author mill pact")) == ["sell author", "sell mill", "sell pact"]


@pytest.mark.parametrize("text", ["sell pact", "build pact excuse", "deed pact excuse"])
def test_3_1_only_cards_of_the_hand_are_played(text):
    s = position(hand="author mill sailor", tokens=(RICH, ""))
    assert refused(s, text) == ("3.1", "hand")


def test_3_1_the_hand_is_played_in_order_of_the_deck():
    s = position(hand="mill author", tokens=("moons 1 knots 1", ""))
    assert texts(s)[:6] == [
        "build author watchman",
        "build author excuse",
        "build author harvest",
        "build author light_keeper",
        "deed author watchman",
        "deed author excuse",
    ]


@pytest.mark.parametrize(
    ("tokens", "may"),
    [
        ("waves 1 leaves 3", True),
        ("waves 2 leaves 2", True),
        ("waves 3 leaves 1", True),
        ("waves 4", False),
        ("waves 2 leaves 1", False),
    ],
)
def test_3_2_the_price_is_the_rank_with_one_of_each_suit(tokens, may):  # [B14], vector 1
    s = position(hand="sailor mill pact", tokens=(tokens, ""))
    assert ("build sailor excuse" in texts(s)) is may


def test_3_2_an_ace_costs_three_of_its_suit():
    s = position(hand="ace_of_moons mill pact", tokens=("moons 3 suns 1", ""))
    s = do(s, "build ace_of_moons harvest").state
    assert stock(s, 0) == {"suns": 1}
    assert names(column(s, 0, "harvest")) == ["ace_of_moons"]


@pytest.mark.parametrize(
    ("tokens", "reason"), [("waves 2 leaves 1 suns 9", "build-tokens"), ("waves 4", "build-each")]
)
def test_3_2_why_a_card_cannot_be_paid(tokens, reason):
    s = position(hand="sailor mill pact", tokens=(tokens, ""))
    assert refused(s, "build sailor excuse") == ("3.2", reason)


def test_3_2_nothing_is_paid_above_the_price():  # [B5]
    s = position(hand="sailor mill pact", tokens=("waves 9 leaves 9", ""))
    s = do(s, "build sailor excuse").state
    assert texts(s) == ["pay 1 3 0", "pay 2 2 0", "pay 3 1 0"]


def test_3_3_the_split_is_chosen_and_paid():
    s = position(hand="sailor mill pact", tokens=("waves 3 leaves 3 moons 1", ""))
    done = do(s, "build sailor excuse", "pay 1 3 0")
    assert stock(done.state, 0) == {"waves": 2, "moons": 1}
    assert done.events == (Paid(0, CARD["sailor"], (0, 0, 1, 3, 0, 0)),)


def test_3_3_a_single_way_is_paid_at_once():
    s = position(hand="sailor mill pact", tokens=("waves 3 leaves 1", ""))
    done = do(s, "build sailor excuse")
    assert stock(done.state, 0) == {}
    assert [type(event) for event in done.events] == [Built, Paid]


def test_3_3_there_are_at_most_eight_ways_for_two_suits():
    s = position(hand="pact mill author", tokens=(RICH, ""))
    assert len(texts(do(s, "build pact excuse").state)) == 8


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("pay 4 0 0", ("3.2", "pay-each")),
        ("pay 1 2 1", ("3.2", "pay-each")),
        ("pay 2 1 0", ("3.2", "pay-sum")),
        ("pay 3 2 0", ("3.2", "pay-sum")),
        ("pay 3 1 0", ("3.3", "pay-tokens")),
        ("end", ("3.3", "pay-first")),
        ("trade leaves suns", ("3.3", "pay-first")),
        ("develop excuse waves 1", ("3.3", "pay-first")),
    ],
)
def test_3_3_why_a_payment_is_refused(text, reason):
    s = position(hand="sailor mill pact", tokens=("waves 2 leaves 3", ""))
    assert refused(do(s, "build sailor excuse").state, text) == reason


def test_3_3_there_must_be_something_to_pay():
    assert refused(position(), "pay 1 1 0") == ("3.3", "pay-none")


def test_3_4_a_deed_costs_a_token_of_each_suit():  # [B8] [B11], vector 2
    s = position(hand="sailor mill pact", tokens=("waves 2 leaves 2", ""))
    done = do(s, "deed sailor excuse")
    assert stock(done.state, 0) == {"waves": 1, "leaves": 1}
    assert deed(done.state, 0, "excuse") == [0] * 6
    assert done.events == (
        Deeded(0, CARD["sailor"], PROVINCE["excuse"]),
        Paid(0, CARD["sailor"], (0, 0, 1, 1, 0, 0)),
    )


def test_3_4_the_deed_of_an_ace_costs_two():  # [B11]
    assert ACE_DEED == 2
    s = position(hand="ace_of_moons mill pact", tokens=("moons 2", ""))
    assert stock(do(s, "deed ace_of_moons excuse").state, 0) == {}
    s = position(hand="ace_of_moons mill pact", tokens=("moons 1 suns 5", ""))
    assert refused(s, "deed ace_of_moons excuse") == ("3.4", "deed-tokens")


def test_3_4_a_suit_that_is_missing_forbids_the_deed():
    s = position(hand="sailor mill pact", tokens=("waves 2", ""))
    assert refused(s, "deed sailor excuse") == ("3.4", "deed-tokens")


def test_3_4_the_deed_of_a_two_is_allowed():  # [B12]
    s = position(hand="author mill pact", tokens=("moons 1 knots 1", ""))
    assert "deed author excuse" in texts(s, "deed")


@pytest.mark.parametrize("verb", ["build", "deed"])
@pytest.mark.parametrize("card", [card.name for card in CARDS[:30]])
def test_3_5_the_first_property_shares_a_suit_with_the_pawn(verb, card):  # [B1]
    s = position(hand=card, tokens=(RICH, ""))
    places = [line.split()[2] for line in texts(s, verb) if line.split()[1] == card]
    pawns = {
        "watchman": "moons wyrms knots",
        "borderland": "waves leaves wyrms",
        "harvest": "moons suns leaves",
        "light_keeper": "suns waves knots",
    }
    own = {SUITS[suit] for suit in CARDS[CARD[card]].suits}
    assert set(places) == {"excuse"} | {name for name, row in pawns.items() if own & {*row.split()}}


def test_3_5_each_further_property_matches_the_last_of_its_column():  # [B1]
    s = position(
        hand="mountain sailor origin",
        tokens=(RICH, ""),
        columns=({"harvest": "diplomat forest", "watchman": "chance_meeting author"}, {}),
    )
    # the forest has moons and leaves, the author moons and knots
    lines = texts(s, "build")
    assert "build mountain harvest" in lines
    assert "build mountain watchman" in lines
    assert "build sailor harvest" in lines
    assert "build sailor watchman" not in lines
    assert refused(s, "build sailor watchman") == ("3.5", "place-last")
    assert refused(s, "deed origin watchman") == ("3.5", "place-last")


def test_3_5_the_pawn_is_of_no_matter_after_the_first():
    s = position(
        hand="author desert origin", tokens=(RICH, ""), columns=({"harvest": "forest"}, {})
    )
    assert refused(s, "build desert harvest") == ("3.5", "place-last")  # suns, as the Pawn has


def test_3_5_on_the_excuse_anything_may_be_first_but_not_second():
    s = position(hand="author desert origin", tokens=(RICH, ""), columns=({"excuse": "forest"}, {}))
    assert "build desert excuse" not in texts(s)
    assert "build author excuse" in texts(s)


def test_3_5_why_a_first_property_is_refused():
    s = position(hand="author desert origin", tokens=(RICH, ""))
    assert refused(s, "build author borderland") == ("3.5", "place-pawn")


def test_3_5_the_other_side_is_of_no_matter():  # [B2]
    hand = "author desert origin"
    alone = position(hand=hand, tokens=(RICH, ""))
    beside = position(
        hand=hand,
        tokens=(RICH, ""),
        columns=({}, {"watchman": "soldier", "harvest": "forest"}),
        deeds=({}, {"harvest": ""}),
    )
    assert texts(beside) == texts(alone)


def test_3_6_a_deed_closes_its_province():  # [B3]
    s = position(
        hand="soldier betrayal pact",
        tokens=(RICH, ""),
        columns=({"watchman": "battle"}, {}),
        deeds=({"watchman": ""}, {}),
    )
    assert not [line for line in texts(s) if line.split()[-1] == "watchman"]
    assert refused(s, "build soldier watchman") == ("3.6", "place-deed")
    assert refused(s, "deed soldier watchman") == ("3.6", "place-deed")


def test_3_6_a_completed_deed_is_the_last_property_and_opens_the_province():  # [B3] [B4]
    s = position(
        hand="soldier pact mill",
        tokens=(RICH, ""),
        columns=({"watchman": "author battle"}, {}),
        deeds=({"watchman": "knots 3"}, {}),
    )
    s = do(s, "develop watchman knots 1").state
    assert "build soldier watchman" in texts(s)
    assert refused(s, "build pact watchman") == ("3.5", "place-last")


def test_3_7_what_is_laid_is_never_in_another_place():
    s = position(columns=({"harvest": "forest"}, {}), tokens=(RICH, ""), hand="mill pact author")
    assert not [line for line in texts(s) if "forest" in line]
    assert names(column(do(s, "sell mill").state, 0, "harvest")) == ["forest"]


@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("sailor", {"waves": 1, "leaves": 1}),
        ("ace_of_knots", {"knots": 2}),  # vector 6
        ("author", {"moons": 1, "knots": 1}),
    ],
)
def test_3_8_a_sale_pays_a_token_of_each_suit_and_an_ace_two(card, gain):
    s = do(position(hand=card), f"sell {card}").state
    assert stock(s, 0) == gain
    assert s.discards == cards(card)


def test_3_8_a_sale_shows_the_card_to_the_others():  # [C1]
    done = do(position(hand="sailor"), "sell sailor")
    (sold,) = of(done.events, Sold)
    assert (tells(sold, 0), tells(sold, 1), tells(sold, None)) == (False, True, True)
    assert done.warn is None
    assert game.view(done.state, 1).discards == cards("sailor")
