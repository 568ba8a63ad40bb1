"""A move takes few statements: each is a visit to the database."""

import random
from typing import Any

import pytest
from sqlalchemy import Engine, event

from db import OutboxRow, Store
from tests.db.positions import advance, at_place, running


@pytest.fixture
def statements(executing: Engine) -> list[str]:
    """The first word of every statement from now on, but for the ends of transactions."""
    found: list[str] = []

    def noted(conn: Any, cursor: Any, statement: str, *rest: Any) -> None:
        first = statement.split()[0]
        if first not in ("BEGIN", "COMMIT"):
            found.append(first)

    event.listen(executing, "before_cursor_execute", noted)
    return found


async def test_a_match_is_loaded_by_two_statements(store: Store, statements: list[str]) -> None:
    await store.create(at_place(running(key="magnate")))
    statements.clear()
    await store.match("m1")
    assert statements == ["SELECT", "SELECT"]


async def test_a_draft_is_saved_by_four_statements_and_a_move_by_seven(
    store: Store, statements: list[str]
) -> None:
    await store.create(at_place(running(key="magnate")))
    chance, drafted, played = random.Random(1), 0, 0
    for _ in range(30):
        stored = await store.match("m1")
        advance(stored.match, chance)
        owed = (
            [OutboxRow("thread", "board"), OutboxRow("dm:ann", "hand", 0)]
            if stored.match.entries
            else []
        )
        statements.clear()
        await store.save(stored, owed)
        if owed:  # entry, match, revisions, seats, the draft's end, older rows, new rows
            played += 1
            assert len(statements) <= 7
        else:  # match, revisions, the seat, the draft
            drafted += 1
            assert len(statements) <= 4
    assert played > 3
    assert drafted > 3


async def test_what_did_not_change_is_not_written(store: Store, statements: list[str]) -> None:
    await store.create(at_place(running(key="magnate")))
    stored = await store.match("m1")
    statements.clear()
    await store.save(stored)
    assert statements == ["UPDATE", "SELECT"]  # the match, to lock it, and the revisions
