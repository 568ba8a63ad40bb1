"""Words first: what goes out without its picture gets it later, unless something newer came."""

import asyncio

import pytest

from cogs.interactions.cog_base import Desk
from cogs.pages.sheet import Picture, PicturePlaceholder, Sheet, Words
from cogs.post.hand_and_whisper_posts import mark_of
from cogs.post.message_sender import AwaitedPictures
from cogs.post.outbox_worker import Courier, Worker
from cogs.show import match_sheet_builder as shows
from cogs.show.log_and_replay import LogNarrator
from cogs.show.match_sheet_builder import Show
from db.outbox import OutboxRow
from engine.notation import write
from services.workers.draw_pool import TooBusy
from tests.cogs.conftest import ANN, BEN, CLEO
from tests.cogs.fakes import Client, refusal
from tests.cogs.test_component_routes import press
from tests.laws.shown import Easel

PICTURE = Picture("board.png", b"drawn", "The board.")


class Painter(Easel):
    """Draws when it is let; `busy`: it refuses."""

    def __init__(self):
        self.gate, self.busy = asyncio.Event(), False

    async def soon(self, wanted, rank, whose, calm=False):
        if self.busy:
            raise TooBusy
        if self.gate.is_set():
            return await super().soon(wanted, rank, whose)
        return asyncio.create_task(self._once(wanted, rank, whose))

    async def _once(self, wanted, rank, whose):
        await self.gate.wait()
        if self.busy:
            raise TooBusy
        return await super().soon(wanted, rank, whose)


@pytest.fixture
def painter():
    return Painter()


@pytest.fixture
def desk(umpire, painter):
    show = Show(umpire, painter)
    courier = Courier(Client(), umpire, show)
    return Desk(umpire, show, courier, Worker(umpire, courier), LogNarrator(umpire, show))


class Message:
    """A message that says what it is told, and remembers it; `slow` while somebody says so."""

    def __init__(self):
        self.said, self.slow = [], None

    async def send(self, sheet):
        if self.slow:
            await self.slow.wait()
        self.said.append(sheet.parts)
        return 7


def late():
    """A sheet whose picture is still drawn, and what ends that."""
    coming = asyncio.get_running_loop().create_future()
    return Sheet((Words("news"), PicturePlaceholder("words", coming))), coming


async def settled(later):
    """Wait for every picture that follows."""
    await asyncio.gather(*later.open, return_exceptions=True)


# Any message


async def test_the_words_go_out_and_the_picture_follows_in_their_place():
    later, message = AwaitedPictures(), Message()
    sheet, coming = late()
    assert await later.put(sheet, message.send) == 7
    coming.set_result(PICTURE)
    await settled(later)
    assert message.said == [sheet.parts, (Words("news"), PICTURE)]


async def test_two_pictures_follow_together_and_are_dropped_together():
    later, message = AwaitedPictures(), Message()
    hand = Picture("hand.png", b"drawn", "Your hand.")
    one, other = (asyncio.get_running_loop().create_future() for _ in range(2))
    sheet = Sheet((PicturePlaceholder("words", one), PicturePlaceholder("", other)))
    await later.put(sheet, message.send)
    other.set_result(hand)
    one.set_result(PICTURE)
    await settled(later)
    assert message.said == [sheet.parts, (PICTURE, hand)]
    one, other = (asyncio.get_running_loop().create_future() for _ in range(2))
    await later.put(
        Sheet((PicturePlaceholder("words", one), PicturePlaceholder("", other))), message.send, 7
    )
    await later.put(Sheet((Words("newer"),)), message.send, 7)
    assert one.cancelled()
    assert other.cancelled()


async def test_a_picture_that_something_newer_overtakes_is_dropped_and_not_drawn():
    later, message = AwaitedPictures(), Message()
    sheet, coming = late()
    await later.put(sheet, message.send)
    newer = Sheet((Words("newer"),))
    await later.put(newer, message.send, 7)
    assert coming.cancelled()
    await settled(later)
    assert message.said == [sheet.parts, newer.parts]


async def test_a_picture_on_its_way_arrives_before_what_is_newer():
    later, message = AwaitedPictures(), Message()
    sheet, coming = late()
    await later.put(sheet, message.send)
    message.slow = asyncio.Event()
    coming.set_result(PICTURE)
    await asyncio.sleep(0.01)
    newer = asyncio.create_task(later.put(Sheet((Words("newer"),)), message.send, 7))
    await asyncio.sleep(0.01)
    message.slow.set()
    await newer
    assert message.said[1:] == [(Words("news"), PICTURE), (Words("newer"),)]


async def test_a_message_that_is_gone_gets_no_picture_and_does_no_harm():
    later = AwaitedPictures()
    sheet, coming = late()
    answers = [7, refusal(10008)]

    async def send(sheet):
        answer = answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    await later.put(sheet, send)
    coming.set_result(PICTURE)
    await settled(later)
    assert answers == []
    assert not later._following


# Posts


def pictures(message):
    """Return whether a message shows a picture."""
    return "attachment://" in str(message.data)


async def begun(umpire, table, post):
    """A match of three whose first board is owed."""
    match = await table()
    await umpire.store.outbox.owe(match.id, [OutboxRow("thread", "board")])
    return match


async def waiting(umpire, match):
    return {row.kind for row in await umpire.store.outbox.claim("look", umpire.now(), 0, 50)}


async def test_a_board_goes_out_in_words_and_is_owed_its_picture(umpire, table, post, painter):
    match = await begun(umpire, table, post)
    (row,) = await umpire.store.outbox.claim(post.worker._name, umpire.now(), 60, 50)
    await post.worker._deliver(row)
    (board,) = post.posts
    assert "The picture follows." in board.text
    assert not pictures(board)
    painter.gate.set()
    await post.deliver()
    assert pictures(board)
    assert "The picture follows." not in board.text
    assert [row.kind for row in post.rows] == ["picture"]
    assert (await post.place(match.id)).told == (await post.match(match.id)).number


async def test_a_newer_board_does_not_wait_for_the_picture_of_an_older_one(umpire, table, post):
    match, worker = await begun(umpire, table, post), post.worker._name
    found = []
    for _ in range(2):
        rows = await umpire.store.outbox.claim(worker, umpire.now(), 60, 50)
        (row,) = [row for row in rows if row.destination == "thread"]
        await post.worker._deliver(row)
        found += await umpire.store.outbox.claim(worker, umpire.now(), 60, 50)
        now = await post.match(match.id)
        await umpire.act(match.id, now.players[now.to_act()[0]].id, ["rest"])
    numbers = [row.data["number"] for row in found if row.kind == "picture"]
    assert len(numbers) == 2
    assert numbers[0] < numbers[1]


async def test_a_picture_that_newer_news_overtake_is_not_put_into_the_post(
    umpire, table, post, painter
):
    match = await begun(umpire, table, post)
    painter.busy = True
    await post.deliver()
    (board,) = post.posts
    edits = board.edits
    now = await post.match(match.id)
    await umpire.act(match.id, now.players[now.to_act()[0]].id, ["rest"])
    painter.busy = False
    painter.gate.set()
    row = OutboxRow("picture", "picture", data={"called": []})
    stored = await umpire.store.match(match.id)
    await post.courier._handlers["thread"]["picture"](row, stored)
    assert board.edits == edits
    assert not pictures(board)


async def test_a_board_for_whose_picture_there_is_no_room_says_so_and_tries_again(
    umpire, table, post, painter, clock
):
    match = await begun(umpire, table, post)
    painter.busy = True
    await post.deliver()
    (board,) = post.posts
    assert "More pictures are wanted at the moment than can be drawn" in board.text
    assert "c:play:" in str(board.ids)
    painter.busy = False
    painter.gate.set()
    clock.now += 60
    await post.deliver()
    assert pictures(board)
    assert (await umpire.store.outbox.backlog(match.id)).rows == 0


async def test_a_hand_goes_out_in_words_and_its_picture_follows(
    umpire, table, post, painter, clock
):
    match = await begun(umpire, table, post)
    painter.busy = True
    await post.deliver()
    await umpire.store.outbox.owe(match.id, [OutboxRow(f"dm:{ANN}", "hand", match.seat_of(ANN))])
    await post.deliver()
    (hand,) = post.box.dm(ANN).told
    assert not pictures(hand)
    painter.busy = False
    painter.gate.set()
    clock.now += 60
    await post.deliver()
    assert post.box.dm(ANN).told == [hand]
    assert pictures(hand)


async def test_a_hand_without_its_picture_says_what_is_so_now_and_still_gets_it(
    umpire, table, post, painter, clock
):
    match = await begun(umpire, table, post)
    painter.busy = True
    await post.deliver()
    await umpire.store.outbox.owe(match.id, [OutboxRow(f"dm:{ANN}", "hand", match.seat_of(ANN))])
    await post.deliver()
    (hand,) = post.box.dm(ANN).told
    early = hand.text
    now = await post.match(match.id)
    await umpire.act(match.id, now.players[now.to_act()[0]].id, ["rest"])
    clock.now += 60
    await post.deliver()
    assert hand.text != early
    assert "More pictures are wanted" in hand.text
    painter.busy = False
    painter.gate.set()
    clock.now += 60
    await post.deliver()
    assert post.box.dm(ANN).told == [hand]
    assert pictures(hand)
    assert (await umpire.store.outbox.backlog(match.id)).rows == 0


def test_a_hand_that_says_something_else_of_its_late_picture_is_another():
    marks = {
        mark_of(Sheet((Words("turn 1"), PicturePlaceholder(text))))
        for text in ("follows", "wanted", "")
    }
    assert len(marks - {""}) == 3


async def test_what_follows_an_older_hand_does_not_come_after_a_newer(
    umpire, table, post, painter, clock
):
    match = await begun(umpire, table, post)
    await umpire.store.outbox.owe(match.id, [OutboxRow(f"dm:{ANN}", "hand", match.seat_of(ANN))])
    painter.busy = True
    await post.deliver()
    (hand,) = post.box.dm(ANN).told
    sheet, coming = late()
    message = Message()
    await post.courier.post.later.put(sheet, message.send, None)
    post.courier.post.later._following[hand.id] = post.courier.post.later._following.pop(7)
    painter.busy = False
    painter.gate.set()
    clock.now += 60
    await post.deliver()
    assert pictures(hand)
    assert coming.cancelled()


async def test_a_board_is_still_owed_its_picture_when_something_unheard_has_happened(
    umpire, negotiating, post, painter, clock
):
    match = negotiating
    await umpire.store.outbox.owe(match.id, [OutboxRow("thread", "board")])
    painter.busy = True
    await post.deliver()
    *_, board = post.posts
    assert not pictures(board)
    now = await post.match(match.id)
    seat = next(s for s in range(len(now.players)) if now.game.orders(now.state, s))
    order = write(now.game.orders(now.state, seat)[0])
    await umpire.act(match.id, now.players[seat].id, [order])
    assert (await post.match(match.id)).number > now.number
    await umpire.store.outbox.owe(match.id, [OutboxRow("thread", "board")])
    painter.busy = False
    painter.gate.set()
    clock.now += 60
    rows = await umpire.store.outbox.claim(post.worker._name, clock.now, 60, 50)
    for row in sorted(rows, key=lambda row: row.kind != "picture"):
        await post.worker._deliver(row)
    assert post.posts[-1] is board
    assert pictures(board)


# Answers


async def play(desk, table):
    match = await table(ANN, BEN, CLEO)
    return match, await press(desk, ANN, f"c:play:{match.id}:::", ephemeral=True)


async def test_an_answer_is_words_until_its_picture_is_drawn(desk, table, painter):
    _, it = await play(desk, table)
    assert len(it.answers) == 1
    assert "The picture follows." in it.text
    assert it.ids
    painter.gate.set()
    await settled(desk.courier.post.later)
    assert len(it.answers) == 2
    assert "attachment://" in str(it.answers[1])
    assert "The picture follows." not in it.text


async def test_the_picture_of_an_answer_is_dropped_when_the_next_is_given(desk, table, painter):
    match, first = await play(desk, table)
    second = await press(desk, ANN, f"c:note:{match.id}:::", ephemeral=True)
    painter.gate.set()
    await settled(desk.courier.post.later)
    assert (len(first.answers), len(second.answers)) == (1, 1)


async def test_an_answer_without_room_for_its_picture_says_so_and_can_be_played(
    desk, table, painter
):
    painter.busy = True
    _, it = await play(desk, table)
    assert "More pictures are wanted at the moment than can be drawn" in it.text
    assert len(it.answers) == 1


async def test_a_picture_for_which_there_was_no_room_comes_when_there_is(
    desk, table, painter, monkeypatch
):
    monkeypatch.setattr(shows, "WAITS", (0.01,) * 50)
    painter.busy = True
    _, it = await play(desk, table)
    await asyncio.sleep(0.03)
    assert len(it.answers) == 1
    painter.busy = False
    painter.gate.set()
    await settled(desk.courier.post.later)
    assert "attachment://" in str(it.answers[-1])
    assert "More pictures are wanted" not in it.text


async def test_a_panel_that_waits_gets_its_new_turn_and_then_its_picture(
    desk, table, umpire, painter, clock, monkeypatch
):
    match = await table(ANN, BEN, CLEO)
    painter.busy = True
    now = (await umpire.store.match(match.id)).match
    seat = next(seat for seat in range(3) if seat not in now.to_act())
    who = now.players[seat].id
    await press(desk, who, f"c:play:{match.id}:::", ephemeral=True)
    while (now := (await umpire.store.match(match.id)).match).to_act() != (seat,):
        await umpire.act(match.id, now.players[now.to_act()[0]].id, ["rest"])
    shown = []

    async def change(token, message, sheet):
        shown.append(sheet)

    async def delivered():
        for row in await umpire.store.outbox.claim(desk.worker._name, clock.now, 60, 50):
            if row.kind == "hand" and row.seat == seat:
                await desk.worker._deliver(row)

    monkeypatch.setattr(desk.courier.post, "change", change)
    await delivered()
    assert "It is your turn." in shown[-1].text
    assert "More pictures are wanted" in shown[-1].text
    painter.busy = False
    painter.gate.set()
    clock.now += 60
    await delivered()
    assert shown[-1].late is None
    clock.now += 60
    assert await umpire.store.panels.live(match.id, who, clock.now) == []


async def test_a_panel_whose_turn_has_passed_gets_the_picture_that_it_lacked(
    desk, table, umpire, painter, clock, monkeypatch
):
    match = await table(ANN, BEN, CLEO)
    painter.busy = True
    now = (await umpire.store.match(match.id)).match
    seat = next(seat for seat in range(3) if seat not in now.to_act())
    who = now.players[seat].id
    await press(desk, who, f"c:play:{match.id}:::", ephemeral=True)
    while (now := (await umpire.store.match(match.id)).match).to_act() != (seat,):
        await umpire.act(match.id, now.players[now.to_act()[0]].id, ["rest"])
    shown = []

    async def change(token, message, sheet):
        shown.append(sheet)

    async def delivered():
        for row in await umpire.store.outbox.claim(desk.worker._name, clock.now, 60, 50):
            if row.kind == "hand" and row.seat == seat:
                await desk.worker._deliver(row)

    monkeypatch.setattr(desk.courier.post, "change", change)
    await delivered()
    assert "More pictures are wanted" in shown[-1].text
    await umpire.act(match.id, who, ["rest"])  # elsewhere
    painter.busy = False
    painter.gate.set()
    clock.now += 60
    await delivered()
    assert shown[-1].late is None
    assert "It is your turn." not in shown[-1].text
    assert len(await umpire.store.panels.live(match.id, who, clock.now)) == 1


async def test_what_was_drawn_for_an_older_position_is_not_laid_over_a_newer_panel(
    desk, table, umpire, painter, clock, monkeypatch
):
    match = await table(ANN, BEN, CLEO)
    painter.gate.set()
    now = (await umpire.store.match(match.id)).match
    seat = next(seat for seat in range(3) if seat not in now.to_act())
    who = now.players[seat].id
    await press(desk, who, f"c:play:{match.id}:::", ephemeral=True)
    while (now := (await umpire.store.match(match.id)).match).to_act() != (seat,):
        await umpire.act(match.id, now.players[now.to_act()[0]].id, ["rest"])
    shown, panel = [], desk.show.panel

    async def change(token, message, sheet):
        shown.append(sheet)

    async def slow(*args, **kwargs):
        sheet = await panel(*args, **kwargs)
        monkeypatch.setattr(desk.show, "panel", panel)
        await umpire.act(match.id, who, ["rest"])
        return sheet

    monkeypatch.setattr(type(desk.show), "panel", lambda self, *args, **kw: slow(*args, **kw))
    monkeypatch.setattr(desk.courier.post, "change", change)
    for row in await umpire.store.outbox.claim(desk.worker._name, clock.now, 60, 50):
        if row.kind == "hand" and row.seat == seat:
            await desk.worker._deliver(row)
    assert shown == []
