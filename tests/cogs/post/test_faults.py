"""One refusal, one lost answer, one deleted thread: the next look finds all as it should be."""

import re

import discord
import pytest
from sqlalchemy.exc import OperationalError

from cogs.handlers import admin_actions
from cogs.post.message_sender import HOUR
from cogs.post.outbox_worker import SLOWEST, Worker
from cogs.post.public_posts import AGAIN
from cogs.show.match_sheet_builder import Show
from db.outbox import OutboxRow, Row
from engine.notation import write
from tests.cogs.conftest import ANN, BEN
from tests.cogs.fakes import NONCE_LIFE, Channel, Partial, refusal
from tests.cogs.post.conftest import act, lines


def once(monkeypatch, kind, name, error):
    """Let a call fail the next time, and from then on work again."""
    call, left = getattr(kind, name), [error]

    async def failing(self, *args, **named):
        if left:
            raise left.pop()
        return await call(self, *args, **named)

    monkeypatch.setattr(kind, name, failing)


async def move(umpire, match):
    """Let whoever is waited for do the last thing they can, until it is played."""
    while True:
        now = (await umpire.store.match(match.id)).match
        seat = now.to_act()[0]
        text = write(now.game.legal(now.position(seat), seat)[-1])
        if (await umpire.act(match.id, now.players[seat].id, [text])).played:
            return


@pytest.mark.parametrize("code", [50013, 50001, 0])
@pytest.mark.parametrize("call", ["send", "edit", "fetch_message"])
async def test_a_board_that_is_refused_once_is_as_it_should_be_without_another_move(
    umpire, post, begun, clock, monkeypatch, call, code
):
    await act(umpire, begun, "sail spice_port", "rest")
    kind = {"send": Channel, "edit": Partial, "fetch_message": Channel}[call]
    once(monkeypatch, kind, call, refusal(code))
    await post.deliver()
    for _ in range(3):
        clock.now += AGAIN
        await post.deliver()
    place = await post.place(begun.id)
    assert place.told == (await post.match(begun.id)).number
    board = post.box.channel(place.board_channel).messages[place.board_message]
    assert "attachment://" in str(board.data)
    assert f"c:play:{begun.id}:::" in board.ids
    assert (await umpire.store.outbox.backlog(begun.id)).rows == 0


async def test_a_post_that_was_noted_before_a_crash_is_not_taken_for_the_next(
    umpire, post, begun, clock
):
    """The row is still owed, though its post is made and noted; then somebody moves."""
    store = umpire.store
    clock.now += 2 * HOUR  # news make a new post
    await move(umpire, begun)
    rows = await store.outbox.claim("shard-0-dead", clock.now, 60, 50)
    (board,) = [row for row in rows if row.kind == "board"]
    await post.courier.deliver(board)
    (first,) = [one for one in post.posts if lines(one)]
    clock.now += 2 * HOUR
    await store.outbox.release("shard-0-dead")
    await move(umpire, begun)
    await post.deliver()
    assert [one is first for one in post.posts if lines(one)] == [True, False]


async def test_a_board_that_fails_in_our_code_is_said_to_once_and_other_matches_go_on(
    umpire, post, begun, clock, table, monkeypatch
):
    other, show = await table(), Show.post
    await umpire.store.outbox.owe(other.id, [OutboxRow("thread", "board")])

    async def broken(self, stored, *given):
        if stored.match.id == begun.id:
            raise RuntimeError
        return await show(self, stored, *given)

    monkeypatch.setattr(Show, "post", broken)
    await move(umpire, begun)
    before = len(post.posts)
    for _ in range(6):
        await post.deliver()
        clock.now += SLOWEST
    told = [one.text for one in post.posts[before:]]
    assert sum("cannot be shown" in text for text in told) == 1
    assert (await post.place(other.id)).told == other.number
    monkeypatch.setattr(Show, "post", show)
    await post.deliver()
    assert (await post.place(begun.id)).told == (await post.match(begun.id)).number


async def test_a_refusal_after_a_lost_answer_loses_no_news(umpire, post, begun, clock, monkeypatch):
    await act(umpire, begun, "sail spice_port", "rest")
    post.box.crashes = 1
    await post.deliver()
    await act(umpire, begun, "rest")  # what Discord took tells less than what is so now
    once(monkeypatch, Partial, "edit", refusal(50013))
    for _ in range(3):
        clock.now += AGAIN
        await post.deliver()
    place = await post.place(begun.id)
    assert place.told == (await post.match(begun.id)).number


async def test_of_two_hands_the_old_one_goes_though_its_deletion_fails_at_first(
    umpire, post, begun, clock, monkeypatch
):
    row = OutboxRow(f"dm:{ANN}", "hand", begun.seat_of(ANN))
    await umpire.store.outbox.owe(begun.id, [row])
    await post.deliver()
    clock.now += HOUR
    who = await act(umpire, begun, "rest")
    once(monkeypatch, Partial, "delete", refusal(0))
    await post.deliver()
    clock.now += AGAIN
    await post.deliver()
    assert who
    assert len(post.box.dm(ANN).told) == 1
    stored = await umpire.store.deliveries.get(begun.id, begun.seat_of(ANN))
    assert stored.message == post.box.dm(ANN).told[0].id


async def test_a_thread_that_takes_the_place_of_a_deleted_one_has_the_whole_story(
    umpire, post, begun, clock
):
    for _ in range(4):
        await move(umpire, begun)
        await post.deliver()
        clock.now += 2 * HOUR
    told = [line for message in post.posts for line in lines(message)]
    assert len(told) >= 4
    post.thread.refuses = 10003
    await umpire.store.place(begun.id, lobby_message=None)
    await move(umpire, begun)
    await post.deliver()
    place = await post.place(begun.id)
    thread = post.box.channel(place.thread)
    assert thread is not post.thread
    shown = [line for message in thread.told for line in lines(message)]
    assert shown[: len(told)] == told
    assert len(shown) > len(told)
    assert "was deleted" in thread.told[0].text
    assert re.search(r"c:play:", str(thread.told[-1].ids))


# What comes after a post is done by itself


def limited(seconds=300.0):
    """Return what discord.py raises where Discord asks for more patience than it has."""
    return discord.RateLimited(seconds)


@pytest.mark.parametrize("error", [limited(), refusal(30046), TimeoutError()])
async def test_a_board_is_posted_once_though_the_older_one_cannot_be_edited(
    umpire, post, begun, clock, monkeypatch, error
):
    (old,) = post.posts
    clock.now += 2 * HOUR

    async def refused(self, **given):
        raise error

    edit = Partial.edit
    monkeypatch.setattr(Partial, "edit", refused)
    who = await act(umpire, begun, "rest")
    for _ in range(5):
        await post.deliver()
        clock.now += 60
    assert len(post.posts) == 2
    assert sum(len(one.pinged) for one in post.posts if one is not old) == 1
    assert (await umpire.store.outbox.backlog(begun.id)).rows == 0
    assert (await post.place(begun.id)).board_message == post.posts[1].id
    assert old.ids
    monkeypatch.setattr(Partial, "edit", edit)
    clock.now += SLOWEST
    await post.deliver()
    assert old.ids == []
    assert who


async def test_an_edit_of_an_old_message_that_is_never_taken_is_tried_rarely_and_given_up(
    umpire, post, begun, clock, monkeypatch
):
    clock.now += 2 * HOUR
    tries = []

    async def refused(self, **given):
        tries.append(clock.now)
        raise refusal(30046)

    monkeypatch.setattr(Partial, "edit", refused)
    await act(umpire, begun, "rest")
    for _ in range(1_000):
        await post.deliver("retire")
        clock.now += 900
    assert 4 < len(tries) < 12
    assert tries[1] - tries[0] >= 900


async def test_a_table_that_may_not_be_edited_so_soon_again_is_tried_slowly(
    umpire, post, table, clock, monkeypatch
):
    match = await table(ANN, start=False, thread=None)
    await umpire.store.place(match.id, lobby_message=None)
    await post.deliver()
    once(monkeypatch, Partial, "edit", refusal(30046))
    await umpire.tables.join(match.id, BEN)
    await post.deliver()
    (lobby,) = post.channel.told
    clock.now += SLOWEST - 1
    await post.deliver()
    assert lobby.edits == 0
    clock.now += 1
    await post.deliver()
    assert (post.channel.told, lobby.edits) == ([lobby], 1)


async def test_an_edit_after_a_lost_answer_that_is_refused_repeats_no_post(
    umpire, post, begun, clock, monkeypatch
):
    post.box.crashes = 1
    await act(umpire, begun, "rest")
    await post.deliver()
    await act(umpire, begun, "rest")  # what Discord took tells less than what is so now
    edit, left = Partial.edit, [limited()]

    async def refused(self, **given):
        if self.channel is post.thread and left:
            raise left.pop()
        return await edit(self, **given)

    monkeypatch.setattr(Partial, "edit", refused)
    for _ in range(8):
        clock.now += AGAIN
        await post.deliver()
    assert [len(told) for one in post.posts if (told := lines(one))] == [2]
    place = await post.place(begun.id)
    assert place.board_message == post.posts[1].id
    assert place.told == (await post.match(begun.id)).number


async def test_a_post_whose_answer_was_lost_is_found_though_newer_news_would_edit_an_older_one(
    umpire, post, table, clock
):
    """Whoever it called moves before it is tried again, and a computer is next to move."""
    match = await table(ANN, BEN, computers=1)
    while match.players[2].computer is None:
        match = await table(ANN, BEN, computers=1)
    await umpire.store.outbox.owe(match.id, [OutboxRow("thread", "board")])
    await post.deliver()
    post.box.crashes = 1
    for _ in range(2):
        await act(umpire, match, "rest")
        await post.deliver()
    clock.now += AGAIN
    await post.deliver()
    place, now = await post.place(match.id), await post.match(match.id)
    assert list(now.to_act()) == [2]
    assert place.told == now.number
    assert [one.id for one in post.posts if one.ids] == [place.board_message]
    told = [line for one in post.posts for line in lines(one)]
    assert len(told) == len(set(told))


async def test_a_disk_that_is_full_for_longer_than_discord_remembers_repeats_no_post(
    umpire, post, begun, clock, monkeypatch
):
    store = umpire.store

    async def full(*_, **__):
        raise OperationalError("update", {}, Exception("database or disk is full"))

    await store.outbox.owe(begun.id, [OutboxRow(f"dm:{ANN}", "hand", begun.seat_of(ANN))])
    who = await act(umpire, begun, "rest")
    await store.outbox.owe(
        begun.id, [OutboxRow("thread", "refused")]
    )  # of which no place takes note
    with monkeypatch.context() as patch:
        patch.setattr(type(store), "place", full)
        patch.setattr(type(store.deliveries), "save", full)
        for name in ("done", "later"):
            patch.setattr(type(store.outbox), name, full)
        rows = await store.outbox.claim(post.worker._name, clock.now, 60, 50)
        while rows:
            for row in rows:
                with pytest.raises(OperationalError):
                    await post.worker._deliver(row)
            rows = await store.outbox.claim(post.worker._name, clock.now, 60, 50)
    clock.now += 2 * NONCE_LIFE
    for _ in range(3):
        await post.deliver()
        clock.now += AGAIN
    assert len(post.posts) == 3
    assert sum(one.pinged == [begun.players[1].id] for one in post.posts) == 1
    assert len(post.box.dm(ANN).told) == 1
    assert (await store.outbox.backlog(begun.id)).rows == 0
    assert who


async def test_of_what_was_sent_no_more_is_remembered_than_there_is_room_for(
    umpire, post, begun, monkeypatch
):
    monkeypatch.setattr("cogs.post.message_sender.MOST_SENT", 2)
    for _ in range(3):
        await act(umpire, begun, "rest")
        await post.deliver()
    assert len(post.courier.post.answered) == 2


# Two at once


async def test_a_post_that_comes_late_takes_nothing_back_that_a_newer_one_told(
    umpire, post, begun, clock, monkeypatch
):
    """Another worker was quicker while this one waited for Discord."""
    store, send, rest = umpire.store, Channel.send, []

    async def slow(self, **given):
        sent = await send(self, **given)
        if self is post.thread and not rest:
            rest.append(sent)
            await act(umpire, begun, "rest")
            other = Worker(umpire, post.courier, shard=1)
            stored = await store.match(begun.id)
            row = Row(10**6, begun.id, "thread", "board", None, {}, 0, clock.now)
            await other._courier._handlers["thread"]["board"](row, stored)
        return sent

    monkeypatch.setattr(Channel, "send", slow)
    await act(umpire, begun, "rest")
    await post.deliver()
    (late,) = rest
    place, now = await post.place(begun.id), await post.match(begun.id)
    assert place.told == now.number
    assert place.board_message not in (late.id, None)
    assert [one.id for one in post.posts if one.ids] == [place.board_message]
    assert late.id not in post.thread.messages


async def test_a_hand_that_discord_had_is_not_deleted_as_the_one_before(
    umpire, post, begun, clock, desk
):
    """It was sent and noted before a crash, and then it is asked to be sent again."""
    store = umpire.store
    who = begun.players[0].id
    await store.outbox.owe(begun.id, [OutboxRow(f"dm:{who}", "hand", 0)])
    rows = await store.outbox.claim("shard-0-dead", clock.now, 60, 50)
    for row in rows:
        await post.courier.deliver(row)
    (hand,) = post.box.dm(who).told
    await store.outbox.release("shard-0-dead")
    await admin_actions._resent(desk, await store.match(begun.id))
    await post.deliver()
    assert post.box.dm(who).told == [hand]
    assert (await store.deliveries.get(begun.id, 0)).message == hand.id
