"""Lines of notation: written in one way, and read only so."""

from dataclasses import dataclass
from typing import cast

import pytest

from engine.errors import BadNotation
from engine.game import Action, AnyGame
from engine.notation import LONGEST, fields, matching, read, word, words, write
from engine.visibility import EVERYONE
from tests.harbours import game as harbours
from tests.harbours.state import Bid, Rest, Sail, Show


@dataclass(frozen=True, slots=True)
class Pay(Action):
    verb = "pay"
    seen_by = EVERYONE
    to: int
    goods: tuple[int, ...] = word(("salt", "silk"))
    coins: tuple[int, ...]
    openly: bool
    note: str


@dataclass(frozen=True, slots=True)
class Weigh(Action):
    verb = "weigh"
    seen_by = EVERYONE
    grams: float


class Toy:
    """As much of a game as notation needs."""

    actions = (Pay,)


TOY = cast("AnyGame", Toy())


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Rest(), "rest"),
        (Bid(7), "bid 7"),
        (Sail(2), "sail spice_port"),
        (Show(1, 0), "show 1 salt_1"),
    ],
)
def test_a_verb_and_a_word_for_each_field(action: Action, text: str) -> None:
    assert write(action) == text
    assert words(action) == tuple(text.split())
    assert read(harbours, text) == action


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Pay(-3, (0, 1), (), True, "now"), "pay -3 salt,silk - yes now"),
        (Pay(0, (), (5, -6), False, "a-b"), "pay 0 - 5,-6 no a-b"),
    ],
)
def test_each_type_of_field_has_its_word(action: Pay, text: str) -> None:
    assert write(action) == text
    assert read(TOY, text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "fly",
        "bid",
        "bid 1 2",
        "bid one",
        "bid 01",
        "bid +1",
        "bid 1_0",
        "bid １",
        "bid 9999999999",
        "bid --1",
        "BID 1",
        "sail nowhere",
        "sail 0",
        "show 1 salt_7",
        "rest " + "x" * LONGEST,
    ],
)
def test_anything_else_is_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        read(harbours, text)
    assert len(str(caught.value.arguments["text"])) <= LONGEST


@pytest.mark.parametrize(
    "text",
    ["pay 1 salt,,silk - yes a", "pay 1 salt - si a", "pay 1 salt 1,- no a", "pay 1 - - no É"],
)
def test_broken_tuples_flags_and_words_are_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        read(TOY, text)


def test_an_action_may_be_read_that_is_not_legal() -> None:
    assert read(harbours, "bid 99") == Bid(99)


def test_fields_are_named_in_the_order_of_their_words() -> None:
    assert fields(Show) == ("to", "card")
    assert fields(Rest) == ()


def test_actions_are_narrowed_by_their_first_words() -> None:
    actions = [Rest(), Bid(1), Show(1, 0), Show(1, 6), Show(2, 0)]
    assert matching(actions, ["show", "1"]) == [Show(1, 0), Show(1, 6)]
    assert matching(actions, []) == actions
    assert matching(actions, ["show", "3"]) == []


def test_a_type_without_notation_is_refused_at_once() -> None:
    with pytest.raises(TypeError, match="no notation"):
        write(Weigh(1.5))
