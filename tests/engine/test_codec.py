"""JSON and clones of every type that a state may use."""

import enum
import json
from dataclasses import dataclass, make_dataclass
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings, strategies as st

from engine.codec import CodecError, clone, pack, pack_event, unpack, unpack_event
from engine.game import TurnEnded
from engine.visibility import HIDDEN
from tests.harbours import game as harbours
from tests.harbours.state import BidsOpened


class Colour(enum.Enum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True, slots=True)
class Coin:
    value: int


@dataclass(frozen=True, slots=True)
class Card:
    name: str
    values: tuple[int, ...]


@dataclass(slots=True)
class Seat:
    coins: list[Coin]
    colour: Colour


class Spot(NamedTuple):
    across: int
    name: str


@dataclass(slots=True)
class Box:
    count: int
    name: str
    open: bool
    seats: list[Seat]
    grid: list[list[int]]
    pair: tuple[int, str]
    row: tuple[int, ...]
    spot: Spot
    by_number: dict[int, list[int]]
    by_name: dict[str, Seat]
    found: frozenset[int]
    maybe: int | None
    part: Seat | None
    either: Coin | Card
    perhaps: Coin | Card | None


def numbers() -> st.SearchStrategy[int]:
    return st.integers(-5, 5)


def hidden(cells: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return cells | st.just(HIDDEN)


def boxes() -> st.SearchStrategy[Box]:
    coins = st.builds(Coin, hidden(numbers()))
    cards = st.builds(Card, st.text(max_size=3), st.lists(numbers(), max_size=2).map(tuple))
    seats = st.builds(Seat, hidden(st.lists(hidden(coins), max_size=2)), st.sampled_from(Colour))
    return st.builds(
        Box,
        count=hidden(numbers()),
        name=st.text(max_size=3),
        open=hidden(st.booleans()),
        seats=st.lists(hidden(seats), max_size=2),
        grid=st.lists(hidden(st.lists(hidden(numbers()), max_size=2)), max_size=2),
        pair=st.tuples(hidden(numbers()), st.text(max_size=2)),
        row=st.lists(hidden(numbers()), max_size=3).map(tuple),
        spot=st.builds(Spot, hidden(numbers()), st.text(max_size=2)),
        by_number=hidden(st.dictionaries(numbers(), st.lists(numbers(), max_size=2), max_size=2)),
        by_name=st.dictionaries(st.text(max_size=2), seats, max_size=2),
        found=st.frozensets(numbers(), max_size=3),
        maybe=hidden(st.none() | numbers()),
        part=hidden(st.none() | seats),
        either=coins | cards,
        perhaps=st.none() | coins | cards,
    )


@settings(max_examples=50, deadline=None, derandomize=True)
@given(boxes())
def test_whatever_is_packed_unpacks_as_it_was(box: Box) -> None:
    assert unpack(json.loads(json.dumps(pack(box))), Box) == box


@settings(max_examples=50, deadline=None, derandomize=True)
@given(boxes())
def test_a_clone_is_equal_and_shares_no_list(box: Box) -> None:
    twin, before = clone(box), pack(box)
    assert twin == box
    for cells in _lists(twin):
        cells.append(None)
    assert pack(box) == before


def test_a_tuple_with_names_is_stored_as_one_without() -> None:
    assert pack(Spot(3, "quay")) == [3, "quay"] == pack((3, "quay"), tuple[int, str])
    assert unpack([3, "quay"], Spot).name == "quay"


def _lists(box: Box) -> list[list[Any]]:
    rows = [box.seats, box.grid, *box.grid]
    rows += [] if box.by_number is HIDDEN else list(box.by_number.values())
    seats = [*box.seats, *box.by_name.values(), box.part]
    rows += [seat.coins for seat in seats if seat is not HIDDEN and seat is not None]
    return [row for row in rows if row is not HIDDEN]


def plain_data() -> st.SearchStrategy[Any]:
    leaves = st.none() | st.booleans() | st.integers() | st.text(max_size=3) | st.floats()
    return st.recursive(
        leaves,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
        max_leaves=6,
    )


@settings(max_examples=120, deadline=None, derandomize=True)
@given(boxes(), st.data())
def test_broken_data_is_a_codec_error_and_nothing_else(box: Box, data: st.DataObject) -> None:
    broken = json.loads(json.dumps(pack(box)))
    key = data.draw(st.sampled_from(sorted(broken)))
    broken[key] = data.draw(plain_data())
    if isinstance(broken["either"], dict) and data.draw(st.booleans()):
        broken["either"]["is"] = data.draw(plain_data())
    try:
        found = unpack(broken, Box)
    except CodecError:
        return
    assert unpack(pack(found), Box) == found


@pytest.mark.parametrize(
    ("data", "hint"),
    [
        (True, int),
        (1, bool),
        (1.0, int),
        ("1", int),
        (None, str),
        ({}, list[int]),
        ([1], tuple[int, int]),
        ([1], Spot),
        ([[1, 2, 3]], dict[int, int]),
        ("green", Colour),
        ([], Colour),
        ({"value": 1, "more": 2}, Coin),
        ({}, Coin),
        ([], Coin),
        ({"value": 1}, Coin | Card),
        ({"is": "Box"}, Coin | Card),
        ({"is": []}, Coin | Card),
        (None, Coin | Card),
    ],
)
def test_data_that_does_not_fit_its_type_is_refused(data: Any, hint: Any) -> None:
    with pytest.raises(CodecError):
        unpack(data, hint)


@pytest.mark.parametrize("hint", [float, object, int | str, set[int], list[bytes]])
def test_a_type_without_json_is_refused_at_once(hint: Any) -> None:
    with pytest.raises(TypeError):
        pack(None, hint)


class Pile(NamedTuple):
    cards: list[int]


@pytest.mark.parametrize("hint", [tuple[list[int], ...], Pile])
def test_a_tuple_of_what_can_change_is_refused(hint: Any) -> None:
    odd = make_dataclass("Odd", [("rows", hint)], slots=True)
    with pytest.raises(TypeError, match="cannot be cloned"):
        clone(odd(([1],)))


def test_what_is_hidden_stays_hidden() -> None:
    assert json.dumps(pack([HIDDEN, 1], list[int])) == '[{"?": true}, 1]'
    assert unpack([{"?": True}, 1], list[int]) == [HIDDEN, 1]
    assert clone(HIDDEN) is HIDDEN


def test_events_carry_their_class() -> None:
    event = BidsOpened(3, (1, 0), None)
    data = {"is": "BidsOpened", "card": 3, "bids": [1, 0], "winner": None}
    assert pack_event(event) == data
    assert unpack_event(harbours, data) == event
    assert unpack_event(harbours, {"is": "TurnEnded", "seat": 1}) == TurnEnded(1)


@pytest.mark.parametrize("data", [None, [], {"is": "State"}, {"seat": 1}, {"is": {}}, "TurnEnded"])
def test_what_is_no_event_of_the_game_is_refused(data: Any) -> None:
    with pytest.raises(CodecError):
        unpack_event(harbours, data)
