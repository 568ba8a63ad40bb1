"""One refusal, one lost answer, one deleted thread: the next look finds all as it should be."""

import re

import pytest

from cogs.post.boards import AGAIN
from cogs.post.send import HOUR
from cogs.post.worker import SLOWEST
from cogs.show.show import Show
from db.outbox import Owed
from engine.notation import write
from tests.cogs.conftest import ANN
from tests.cogs.fakes import Channel, Partial, refusal
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
    assert (await umpire.store.owed(begun.id)).rows == 0


async def test_a_post_that_was_noted_before_a_crash_is_not_taken_for_the_next(
    umpire, post, begun, clock
):
    """The row is still owed, though its post is made and noted; then somebody moves."""
    store = umpire.store
    clock.now += 2 * HOUR  # news make a new post
    await move(umpire, begun)
    rows = await store.claim("shard-0-dead", clock.now, 60, 50)
    (board,) = [row for row in rows if row.kind == "board"]
    await post.courier.deliver(board)
    (first,) = [one for one in post.posts if lines(one)]
    clock.now += 2 * HOUR
    await store.release("shard-0-dead")
    await move(umpire, begun)
    await post.deliver()
    assert [one is first for one in post.posts if lines(one)] == [True, False]


async def test_a_board_that_fails_in_our_code_is_said_to_once_and_other_matches_go_on(
    umpire, post, begun, clock, table, monkeypatch
):
    other, show = await table(), Show.post
    await umpire.store.owe(other.id, [Owed("thread", "board")])

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
    row = Owed(f"dm:{ANN}", "hand", begun.seat_of(ANN))
    await umpire.store.owe(begun.id, [row])
    await post.deliver()
    clock.now += HOUR
    who = await act(umpire, begun, "rest")
    once(monkeypatch, Partial, "delete", refusal(0))
    await post.deliver()
    clock.now += AGAIN
    await post.deliver()
    assert who
    assert len(post.box.dm(ANN).told) == 1
    stored = await umpire.store.delivery(begun.id, begun.seat_of(ANN))
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
