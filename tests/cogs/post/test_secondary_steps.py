"""What Discord refuses beside a post, or asks to wait with for long, keeps no post from going."""

import asyncio

import discord
import pytest

from cogs.handlers import admin_actions
from cogs.pages.sheet import PicturePlaceholder, Sheet, Words
from cogs.post.message_sender import HOUR, OLD, OLDEST, AwaitedPictures, Post
from cogs.post.outbox_worker import SLOWEST
from db.interaction_tokens import LivePanel
from db.outbox import OutboxRow
from services.votes_substitutes_undo_pauses import Steward
from tests.cogs.conftest import ANN, BEN, CLEO
from tests.cogs.fakes import Channel, Partial, Thread, refusal
from tests.cogs.post.conftest import act

WAITS = 400.0
"""Seconds that Discord asks to wait, after which it has forgotten a nonce."""


def limited():
    """Return what discord.py raises where Discord asks for more patience than it has."""
    return discord.RateLimited(WAITS)


def too_many():
    """Return what it raises for a 429 that no bucket knows of."""
    error = refusal(30046)
    error.code = 0
    return error


def refused(monkeypatch, kind, name, error, where=lambda it: True):
    """Let a call be refused wherever it is wanted; return what takes that back."""
    call = getattr(kind, name)

    async def failing(self, *args, **named):
        if where(self):
            raise error
        return await call(self, *args, **named)

    monkeypatch.setattr(kind, name, failing)
    return lambda: monkeypatch.setattr(kind, name, call)


async def told(umpire, post, match):
    """Assert that the board in its thread tells all that there is, and return it."""
    place = await post.place(match.id)
    assert place.told == (await post.match(match.id)).number
    return post.thread.messages[place.board_message]


async def test_a_hand_whose_edit_must_wait_for_long_is_not_sent_again(
    umpire, post, begun, clock, monkeypatch
):
    who, seat = ANN, begun.seat_of(ANN)
    post.box.crashes = 1
    await umpire.store.outbox.owe(begun.id, [OutboxRow(f"dm:{who}", "hand", seat)])
    await post.deliver()
    await umpire.changes.apply(
        begun.id, lambda match: match.void("", clock.now)
    )  # it says something else
    mend = refused(
        monkeypatch, Partial, "edit", limited(), lambda it: it.channel is post.box.dm(who)
    )
    clock.now += 60
    await post.deliver("hand")
    (hand,) = post.box.dm(who).told
    assert (await umpire.store.deliveries.get(begun.id, seat)).message == hand.id
    mend()
    clock.now += SLOWEST
    await post.deliver()
    assert post.box.dm(who).told == [hand]
    assert hand.edits == 1
    assert (await umpire.store.outbox.backlog(begun.id)).rows == 0


async def test_who_joins_has_joined_though_no_first_dm_can_be_sent_now(post, begun, monkeypatch):
    refused(monkeypatch, Channel, "send", limited())
    assert not await post.courier.reach(ANN, "Welcome")


@pytest.mark.parametrize("error", [limited(), refusal(30046), TimeoutError()])
async def test_a_question_that_cannot_be_closed_now_keeps_no_news_and_is_closed_later(
    umpire, post, begun, clock, monkeypatch, error
):
    who = await act(umpire, begun, "rest")
    steward = Steward(umpire)
    await steward.ask_undo(begun.id, who)
    await post.deliver()
    (card,) = [one for one in post.posts if f"c:agree:{begun.id}:::" in one.ids]
    clock.now += 2 * HOUR
    mend = refused(monkeypatch, Partial, "edit", error)
    for other in {ANN, BEN, CLEO} - {who}:
        await steward.agree(begun.id, other)
    await post.deliver()
    board = await told(umpire, post, begun)
    assert "is taken back" in board.text
    assert board.pinged == [who]
    assert card.ids
    assert (await umpire.store.outbox.backlog(begun.id)).rows == 0  # for now
    mend()
    clock.now += OLD
    await post.deliver()
    assert card.ids == []
    assert board is await told(umpire, post, begun)


async def test_a_question_that_can_never_be_closed_is_given_up(
    umpire, post, begun, clock, monkeypatch
):
    tries = []
    who = await act(umpire, begun, "rest")
    steward = Steward(umpire)
    await steward.ask_undo(begun.id, who)
    await post.deliver()
    (card,) = [one for one in post.posts if f"c:agree:{begun.id}:::" in one.ids]
    refused(
        monkeypatch,
        Partial,
        "edit",
        limited(),
        lambda it: it.id == card.id and (tries.append(clock.now) or True),
    )
    await steward.refuse(begun.id, who)
    for _ in range(600):
        await post.deliver()
        clock.now += SLOWEST
    assert len(tries) == OLDEST + 1
    assert tries[1] - tries[0] >= OLD


async def test_a_vacation_that_cannot_be_told_by_an_edit_is_told_anew(
    umpire, post, begun, monkeypatch
):
    seat = begun.seat_of(ANN)
    await umpire.store.outbox.owe(begun.id, [OutboxRow("thread", "away", seat)])
    await post.deliver()
    before = len(post.posts)
    refused(monkeypatch, Partial, "edit", limited())
    await umpire.store.outbox.owe(begun.id, [OutboxRow("thread", "away", seat)])
    await post.deliver()
    assert len(post.posts) == before + 1
    assert (await umpire.store.outbox.backlog(begun.id)).rows == 0


async def test_an_old_board_is_retired_later_where_discord_has_too_many_requests(
    umpire, post, begun, clock, monkeypatch
):
    (old,) = post.posts
    mend = refused(monkeypatch, Partial, "edit", too_many())
    await act(umpire, begun, "rest")
    await post.deliver()
    assert old.ids
    mend()
    clock.now += OLD
    await post.deliver()
    assert old.ids == []


async def test_an_edit_of_an_old_table_that_is_refused_is_no_failure(
    umpire, post, table, monkeypatch
):
    match = await table(ANN, start=False, thread=None)
    await umpire.store.place(match.id, lobby_message=None)
    await post.deliver()
    refused(monkeypatch, Partial, "edit", refusal(30046))
    await umpire.tables.join(match.id, BEN)
    await post.deliver()
    backlog = await umpire.store.outbox.backlog(match.id)
    assert (backlog.rows, backlog.failing) == (1, 0)


async def test_a_young_board_that_counts_as_old_is_posted_anew_once(
    umpire, post, begun, clock, monkeypatch
):
    (old,) = post.posts
    refused(monkeypatch, Partial, "edit", refusal(30046))
    await act(umpire, begun, "spy")  # whoever is called was called before
    for _ in range(3):
        await post.deliver()
        clock.now += 60
    assert post.posts == [old, await told(umpire, post, begun)]
    assert "peeked" in post.posts[1].text
    assert old.text


async def test_a_sleeping_thread_that_cannot_be_opened_now_sends_the_news_to_the_channel(
    umpire, post, begun, monkeypatch
):
    post.thread.archived = True
    refused(monkeypatch, Thread, "edit", limited())
    refused(monkeypatch, type(post.box), "fetch_channel", limited())
    await act(umpire, begun, "rest")
    await post.deliver()
    (board,) = post.channel.told
    assert (await post.place(begun.id)).board_message == board.id


async def test_a_table_is_moved_once_though_the_old_one_cannot_be_stripped_now(
    umpire, post, table, desk, monkeypatch
):
    match = await table(ANN, start=False, thread=None)
    await umpire.store.place(match.id, lobby_message=None)
    await post.deliver()
    refused(monkeypatch, Channel, "fetch_message", limited())
    await admin_actions._resent(desk, await umpire.store.match(match.id))
    await post.deliver()
    assert len(post.channel.told) == 2
    assert (await umpire.store.outbox.backlog(match.id)).rows == 0
    assert (await post.place(match.id)).lobby_message == post.channel.told[1].id


async def test_a_thread_made_anew_has_its_board_though_the_story_must_wait(
    umpire, post, begun, clock, monkeypatch
):
    await act(umpire, begun, "rest")
    await post.deliver()
    post.thread.refuses = 10003
    send, left = Post.send, [limited()]

    async def once(self, channel, sheet, row=None, silent=False, mark=""):
        if silent and row is None and left:
            raise left.pop()
        return await send(self, channel, sheet, row, silent, mark)

    monkeypatch.setattr(Post, "send", once)
    await umpire.store.place(begun.id, lobby_message=None)
    await act(umpire, begun, "rest")
    await post.deliver()
    assert not left
    place = await post.place(begun.id)
    assert post.box.channel(place.thread).messages[place.board_message].ids
    assert place.told == (await post.match(begun.id)).number


async def test_a_panel_that_cannot_be_changed_now_keeps_no_hand(umpire, post, begun, monkeypatch):
    seat = begun.to_act()[0]
    who = begun.players[seat].id
    await umpire.store.panels.save(LivePanel(77, begun.id, who, "token", umpire.now()))
    tried = []

    async def change(self, token, message, sheet):
        tried.append(message)
        raise limited()

    monkeypatch.setattr(Post, "change", change)
    await umpire.store.outbox.owe(begun.id, [OutboxRow(f"dm:{who}", "hand", seat)])
    await post.deliver()
    assert tried == [77]
    assert len(post.box.dm(who).told) == 1
    assert (await umpire.store.outbox.backlog(begun.id)).rows == 0


async def test_a_picture_that_may_not_follow_now_is_a_line_of_the_log():
    later, sends = AwaitedPictures(), []

    async def drawn():
        return Words("drawn")

    async def send(sheet):
        sends.append(sheet)
        if len(sends) > 1:
            raise limited()
        return 5

    sheet = Sheet((PicturePlaceholder("follows", asyncio.ensure_future(drawn())),))
    await later.put(sheet, send)
    (task,) = later.open
    await asyncio.wait([task])
    assert task.exception() is None
    assert len(sends) == 2
