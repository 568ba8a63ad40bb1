"""The log of a match: what it keeps, what each viewer may know of it, and how it is replayed."""

from dataclasses import replace

import pytest

from engine import lobby, provably_fair_seed, registry
from engine.errors import BadExport
from engine.game import Result
from engine.match import Match, Pace, Status
from engine.match_record import (
    Kind,
    Line,
    Page,
    Record,
    dump,
    load,
    outcome,
    positions,
    seen,
    verify,
)
from tests.harbours import game as harbours

SECRET = "5e" * 32
NOW = 1_000_000


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_guests", {})
    registry.welcome(harbours)


def running(seats: int = 3) -> Match:
    match = lobby.open_match("m1", "harbours", "ann", SECRET, NOW, pace=Pace(3600))
    for who in ("ben", "cleo", "dora")[: seats - 1]:
        lobby.join(match, who, NOW)
    lobby.start(match, "ann", NOW)
    return match


def played_out(match: Match) -> Match:
    while match.status is Status.RUNNING:
        match.fall_back(match.to_act()[0], NOW)
    return match


def texts(record: Record) -> list[str]:
    return [line.text for page in record.pages for line in page.lines]


def test_a_record_keeps_the_secret_until_the_end() -> None:
    match = running()
    assert match.record().secret is None
    assert match.record().partial
    with pytest.raises(BadExport):
        _ = match.record().seed
    with pytest.raises(BadExport):
        verify(match.record())
    whole = played_out(match).record()
    assert (whole.secret, whole.partial) == (SECRET, False)
    assert verify(whole) == []


def test_a_record_leaves_out_what_happened_in_the_lobby() -> None:
    record = played_out(running()).record()
    assert record.pages[0].kind is Kind.START
    assert {page.kind for page in record.pages} == {Kind.START, Kind.EXPIRE}


def test_a_replay_gives_the_states_of_the_match() -> None:
    match = running()
    states = [match.state]
    while match.status is Status.RUNNING:
        match.fall_back(match.to_act()[0], NOW)
        states.append(match.state)
    replayed = [position.state for position in positions(match.record())]
    assert replayed[0] == states[0]
    assert replayed[-1] == states[-1]
    assert all(state in replayed for state in states)


def test_a_resignation_is_replayed() -> None:
    match = running()
    match.add(0, "rest", NOW)
    match.resign(1, NOW)
    record = played_out(match).record()
    left = [p for p in positions(record) if p.page.kind is Kind.RESIGN]
    assert [p.state.out for p in left] == [[False, True, False]]
    assert verify(record) == []


def test_a_resignation_of_two_ends_the_record() -> None:
    match = running(2)
    match.add(0, "rest", NOW)
    match.resign(1, NOW)
    record = match.record()
    assert record.result == Result((1, 2), "resigned")
    assert verify(record) == []
    assert "result" in verify(replace(record, result=Result((2, 1), "resigned")))


def test_an_undo_goes_back_to_the_state_before_a_ply_and_gives_no_number_back() -> None:
    match = running(2)
    match.add(0, "sail spice_port", NOW)
    match.add(0, "rest", NOW)  # plies 1 and 2
    match.add(1, "sail wine_cove", NOW)
    match.commit(1, NOW)  # ply 3
    record = played_out(running(2)).record()
    log = match.record()
    undo = Page(Kind.UNDO, NOW, None, 2, ())
    again = Page(Kind.MOVE, NOW, 0, 4, (Line(4, 0, "rest"),))
    edited = replace(record, pages=(*log.pages, undo, again))
    *_, before, undone, after = positions(edited)
    assert before.state.ships[1].harbour == 3
    assert undone.page is undo
    assert undone.move is None
    assert undone.state.ships[0].harbour == 2  # the step at ply 1 stands
    assert undone.state.ships[1].harbour == 1
    assert harbours.to_act(undone.state) == (0,)
    assert harbours.to_act(after.state) == (1,)
    assert "plies" not in verify(edited)


def test_numbers_that_an_undo_gave_back_are_found() -> None:
    record = played_out(running(2)).record()
    first = record.pages[1]
    undo = Page(Kind.UNDO, NOW, None, first.ply, ())
    edited = replace(record, pages=(*record.pages[:2], undo, *record.pages[1:]))
    assert "plies" in verify(edited)


def test_a_viewer_s_record_holds_their_own_orders_and_bids_alone() -> None:
    match = running()
    match.add(0, "standing 3", NOW)
    match.add(1, "prefer wine_cove", NOW)
    for seat in range(3):
        match.add(seat, "rest", NOW)
    match.add(1, "bid 2", NOW)
    whole = match.record()
    assert {"standing 3", "prefer wine_cove", "bid 3", "bid 2"} <= set(texts(whole))
    own = {viewer: set(texts(seen(whole, viewer))) - {"rest"} for viewer in (None, 0, 1, 2)}
    assert own == {
        None: set(),
        0: {"standing 3", "bid 3"},
        1: {"prefer wine_cove", "bid 2"},
        2: set(),
    }


def test_that_something_unseen_happened_does_not_show_in_a_viewer_s_record() -> None:
    match = running()
    before = len(seen(match.record(), 2).pages)
    match.add(0, "standing 3", NOW)
    match.add(1, "prefer wine_cove", NOW)
    assert len(seen(match.record(), 2).pages) == before
    assert seen(match.record(), 2).secret is None


def test_an_export_comes_back_equal_and_another_format_is_refused() -> None:
    record = played_out(running()).record()
    assert load(dump(record)) == record
    for data in ({**dump(record), "conclave": 99}, [], None):
        with pytest.raises(BadExport):
            load(data)


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"commitment": "0" * 64}, "commitment"),
        ({"joined": ("ben", "ann", "cleo")}, "seating"),
        ({"joined": ("ann", "ben", "eve")}, "players"),
        ({"result": None}, "result"),
    ],
)
def test_what_does_not_hold_together_is_found(change: dict[str, object], found: str) -> None:
    record = played_out(running()).record()
    assert found in verify(replace(record, **change))  # type: ignore[arg-type]


def test_another_secret_is_found() -> None:
    record = played_out(running()).record()
    assert "commitment" in verify(replace(record, secret="6f" * 32))
    assert provably_fair_seed.commitment(SECRET) == record.commitment


@pytest.mark.parametrize(
    ("result", "resigned", "ranks"),
    [
        (None, [], None),
        (Result((1, 2, 3), "end"), [], (1, 2, 3)),
        (Result((1, 2, 3), "end"), [0], (3, 1, 2)),
        (Result((1, 2, 2), "end"), [1], (1, 3, 2)),
        (Result((1, 2, 3), "end"), [0, 1], (2, 3, 1)),
        (None, [2], None),
    ],
)
def test_who_resigned_is_ranked_behind_the_others(
    result: Result | None, resigned: list[int], ranks: tuple[int, ...] | None
) -> None:
    found = outcome(3, result, resigned)
    assert (found and found.ranks) == ranks
