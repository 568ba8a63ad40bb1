"""Policies: what each shows to whom."""

import copy
import pickle
from dataclasses import dataclass
from typing import Any, get_origin

import pytest

from engine.game import Public
from engine.visibility import (
    ACTOR,
    ALL,
    COUNT,
    EVERYONE,
    HIDDEN,
    NOBODY,
    NOONE,
    OTHERS,
    OWNER,
    OWNER_CELL,
    TOP,
    Policy,
    declares,
    known,
    policies,
    redact,
    see,
)


@dataclass(slots=True)
class Hand:
    seat: int = see(ALL)
    cards: list[int] = see(OWNER_CELL)
    note: str = see(OWNER)


@dataclass(slots=True)
class Table:
    hands: list[Hand] = see(ALL)
    by_name: dict[str, Hand] = see(ALL)
    one: Hand | None = see(ALL)
    secrets: list[int] = see(OWNER)
    rows: list[list[int]] = see(OWNER_CELL)
    deck: list[int] = see(COUNT)
    heap: tuple[int, ...] = see(TOP)
    seed: int = see(NOBODY)
    open: list[int] = see(ALL)


@dataclass(slots=True)
class Forgetful:
    deck: list[int]


def table() -> Table:
    hands = [Hand(0, [1, 2], "a"), Hand(1, [3], "b")]
    return Table(
        hands=hands,
        by_name={"x": Hand(0, [9], "c")},
        one=Hand(1, [8], "d"),
        secrets=[5, 6],
        rows=[[1, 2], [3]],
        deck=[7, 8, 9],
        heap=(4, 5, 6),
        seed=1,
        open=[1],
    )


def test_the_owner_alone_sees_a_row() -> None:
    assert redact(table(), 1).secrets == [HIDDEN, 6]
    assert redact(table(), None).secrets == [HIDDEN, HIDDEN]


def test_the_owner_sees_cells_and_others_count_them() -> None:
    assert redact(table(), 1).rows == [[HIDDEN, HIDDEN], [3]]


def test_everybody_counts_a_deck() -> None:
    assert redact(table(), 0).deck == [HIDDEN, HIDDEN, HIDDEN]


def test_everybody_sees_the_top_of_a_heap() -> None:
    assert redact(table(), None).heap == (HIDDEN, HIDDEN, 6)
    empty = table()
    empty.heap = ()
    assert redact(empty, None).heap == ()


def test_nobody_sees_what_nobody_may() -> None:
    assert all(redact(table(), viewer).seed is HIDDEN for viewer in (None, 0, 1))


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_parts_are_redacted_by_their_own_policies(viewer: int | None) -> None:
    v = redact(table(), viewer)
    assert v.hands[0].cards == ([1, 2] if viewer == 0 else [HIDDEN, HIDDEN])
    assert v.hands[1].note == ("b" if viewer == 1 else HIDDEN)
    assert v.by_name["x"].note == ("c" if viewer == 0 else HIDDEN)
    assert v.one is not None
    assert v.one.cards == ([8] if viewer == 1 else [HIDDEN])


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_view_of_a_view_is_the_view(viewer: int | None) -> None:
    v = redact(table(), viewer)
    assert redact(v, viewer) == v


def test_a_view_leaves_the_state_as_it_was() -> None:
    s = table()
    redact(s, 0)
    assert s == table()


def test_a_field_without_a_policy_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Forgetful\.deck does not say who may see it"):
        policies(Forgetful)
    assert not declares(Forgetful)


def test_the_fields_of_a_public_event_are_seen_by_all_and_plain() -> None:
    @dataclass(frozen=True, slots=True)
    class Told(Public):
        count: int

    @dataclass(frozen=True, slots=True)
    class Leaky(Public):
        told: list[int]

    assert redact(Told(3), None) == Told(3)
    assert Told.seen_by(Told(3), 0, None)
    with pytest.raises(TypeError, match=r"Leaky\.told does not say who may see it"):
        redact(Leaky([3]), None)


def test_hidden_is_one_value_even_when_copied() -> None:
    assert copy.copy(HIDDEN) is HIDDEN
    assert copy.deepcopy([HIDDEN])[0] is HIDDEN
    assert pickle.loads(pickle.dumps(HIDDEN)) is HIDDEN
    assert repr(HIDDEN) == "HIDDEN"
    assert known([1, HIDDEN, 2]) == [1, 2]


@pytest.mark.parametrize(
    ("audience", "seen"),
    [
        (EVERYONE, {None, 0, 1}),
        (ACTOR, {0}),
        (OTHERS, {None, 1}),
        (NOONE, set()),
    ],
    ids=["EVERYONE", "ACTOR", "OTHERS", "NOONE"],
)
def test_audiences(audience: Policy, seen: set[int | None]) -> None:
    assert {viewer for viewer in (None, 0, 1) if audience(object(), 0, viewer)} == seen


@pytest.mark.parametrize("policy", [COUNT, TOP, OWNER_CELL])
@pytest.mark.parametrize(
    "hint", [frozenset[int], dict[int, int], int, str, list[int] | None, "list[int]"], ids=str
)
def test_a_counted_field_that_cannot_carry_a_count_is_refused_when_its_class_is_made(
    policy: Policy, hint: Any
) -> None:
    body = {"__annotations__": {"deck": hint}, "deck": see(policy)}
    with pytest.raises(TypeError, match="deck is counted, so it must be a list or a tuple"):
        dataclass(slots=True)(type("Heap", (), body))


@pytest.mark.parametrize("hint", [list[int], tuple[int, ...], tuple[int, int], list], ids=str)
def test_a_list_and_a_tuple_can_carry_a_count(hint: Any) -> None:
    body = {"__annotations__": {"deck": hint}, "deck": see(COUNT)}
    heap = dataclass(slots=True)(type("Heap", (), body))
    cells = (hint if hint is list else get_origin(hint))([1, 2])
    assert list(redact(heap(cells), None).deck) == [HIDDEN, HIDDEN]


@dataclass(frozen=True, slots=True)
class Open:
    seat: int = see(ALL)
    ways: tuple[tuple[int, str], ...] = see(ALL)


@dataclass(frozen=True, slots=True)
class Telling:
    hands: tuple[Hand, ...] = see(ALL)


def test_what_cannot_change_and_hides_nothing_is_its_own_view() -> None:
    told = Open(0, ((1, "a"),))
    assert redact(told, 1) is told


def test_what_holds_parts_with_something_hidden_is_not() -> None:
    told = Telling((Hand(0, [1], "a"),))
    assert redact(told, 1).hands[0].note is HIDDEN
    assert redact(told, 0) is not told
