"""What somebody wanted of a match is kept until they have said of which, or it is too old."""

from dataclasses import replace

from db.interaction_tokens import LIFE, Request
from tests.db.positions import NOW

ONE = Request(11, "9", "people.whisper", '["psst"]', NOW)


async def test_a_request_is_taken_once_and_by_its_person(store):
    await store.pending_commands.add(ONE)
    assert await store.pending_commands.take(ONE.id, "8", NOW) is None
    assert await store.pending_commands.take(ONE.id, "9", NOW) == ONE
    assert await store.pending_commands.take(ONE.id, "9", NOW) is None


async def test_what_is_too_old_is_neither_given_nor_kept(store):
    for request in (ONE, replace(ONE, id=12)):
        await store.pending_commands.add(request)
    assert await store.pending_commands.take(ONE.id, "9", NOW + LIFE) is None
    assert await store.retention.prune(NOW + LIFE, 0) == 1
    await store.pending_commands.add(ONE)
    await store.pending_commands.add(replace(ONE, id=13, at=NOW + LIFE))
    assert await store.retention.prune(NOW + LIFE, 0) == 0


def test_what_was_typed_is_not_shown():
    assert "psst" not in repr(ONE)
