"""What is put off while it is at work does not take the place of what was owed anew meanwhile."""

import pytest
from sqlalchemy import select

from db.outbox import OutboxRow
from db.tables import outbox
from db.transactions import reading
from engine.match import Stage
from tests.cogs.post.conftest import act
from tests.cogs.post.test_late_pictures import Painter

NEW = {"since": 7, "word": ""}


async def waiting(store, kind):
    """Return what is owed of a kind and at work with nobody: when it is due, and its data."""
    c = outbox.c
    asked = select(c.due, c.data).where(c.kind == kind, c.worker.is_(None))
    async with reading(store._engine) as conn:
        return [tuple(row) for row in await conn.execute(asked)]


async def hushed(umpire, who, **settings):
    minute = umpire.now() // 60 % 1440
    quiet = [(minute - 60) % 1440, (minute + 60) % 1440]
    await umpire.store.people.update(who, quiet=quiet, **settings)


@pytest.mark.parametrize(
    ("kind", "reach", "closed", "put_off"),
    [
        ("call", "mention", False, "call"),
        ("nudge", "dm", False, "nudge"),
        ("nudge", "dm", True, "call"),
        ("remind", "mention", False, "call"),
        ("late", "mention", False, "call"),
        ("late", "dm", False, "nudge"),
    ],
)
async def test_a_call_that_is_put_off_leaves_a_newer_one(
    umpire, post, begun, kind, reach, closed, put_off
):
    stored = await umpire.store.match(begun.id)
    (seat,) = stored.match.to_act()
    who = stored.match.players[seat].id
    stored.match.rung[seat] = Stage.LATE if kind == "late" else Stage.SOON
    dm, data = f"dm:{who}", {"since": stored.match.since[seat], "again": False}
    await umpire.store.people.update(who, notify=reach)
    if closed:
        post.box.dm(who).refuses = 50007
    else:
        await hushed(umpire, who)
    to = dm if kind == "nudge" else "thread"
    await umpire.store.outbox.owe(begun.id, [OutboxRow(to, kind, seat, data)])
    (held,) = await umpire.store.outbox.claim("w", umpire.now(), 60, 50)
    newer = OutboxRow(dm if put_off == "nudge" else "thread", put_off, seat, NEW)
    await umpire.store.outbox.owe(begun.id, [newer])
    await post.courier._handlers["thread"][kind](held, stored)
    ((due, kept),) = await waiting(umpire.store, put_off)
    assert due == 0
    assert '"since":7' in kept.replace(" ", "")


async def test_an_old_post_that_cannot_be_edited_leaves_what_is_owed_to_it_anew(
    umpire, post, begun
):
    await act(umpire, begun, "rest")
    await post.deliver()
    old = {"post": [post.posts[0].id, post.thread.id, 0, 9]}
    to = f"post:{post.posts[0].id}"
    await umpire.store.outbox.owe(begun.id, [OutboxRow(to, "retire", data=old)])
    (held,) = await umpire.store.outbox.claim("w", umpire.now(), 60, 50)
    await umpire.store.outbox.owe(begun.id, [OutboxRow(to, "retire", data=old)])
    post.thread.refuses_edits = 30046
    await post.courier.deliver(held)
    assert [due for due, _ in await waiting(umpire.store, "retire")] == [0]


async def test_a_letter_without_its_picture_does_not_hold_up_a_newer_one(umpire, post, table):
    match = await table(home="letters")
    to = f"dm:{match.players[0].id}"
    await umpire.store.outbox.owe(match.id, [OutboxRow(to, "hand", 0)])
    (held,) = await umpire.store.outbox.claim("w", umpire.now(), 60, 50)
    await umpire.store.outbox.owe(match.id, [OutboxRow(to, "hand", 0)])
    post.courier._show._studio = Painter()  # which draws nothing until it is let
    await post.courier.deliver(held)
    assert [data for _, data in await waiting(umpire.store, "hand")] == ["{}"]
