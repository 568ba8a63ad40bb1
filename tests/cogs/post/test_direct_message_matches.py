"""A match by letter: one message for each player, told once, which rings when it asks them."""

import asyncio
import json
from dataclasses import replace

import pytest

from cogs.pages.sheet import PicturePlaceholder, Sheet
from cogs.post.direct_message_matches import PAUSE
from db import OutboxRow
from engine import bots
from engine.bots.think_budget import Count
from engine.match import LateSeatChoice
from engine.notation import write
from engine.rng import Rng
from services.votes_substitutes_undo_pauses import Steward
from tests.cogs.conftest import ANN, BEN, CHANNEL, CLEO, DORA
from tests.cogs.post.conftest import act


@pytest.fixture
async def letters(umpire, table, post):
    """A match of three by letter that has just begun, its letters sent."""
    match = await table(home="letters")
    await umpire.store.outbox.owe(
        match.id,
        [OutboxRow("thread", "board")]
        + [OutboxRow(f"dm:{p.id}", "hand", seat) for seat, p in enumerate(match.players)],
    )
    await post.deliver()
    return match


async def asked(post, match):
    """Return the id of whoever is waited for."""
    now = await post.match(match.id)
    return now.players[now.to_act()[0]].id


async def turn(umpire, match):
    """Let whoever is waited for take a turn as a computer would."""
    now = (await umpire.store.match(match.id)).match
    seat, number = now.to_act()[0], now.number
    while now.number == number:
        view = now.game.view(now.position(seat), seat)
        chosen = bots.choose("greedy", now.game, view, seat, Count(0), Rng("letters"))
        await umpire.act(match.id, now.players[seat].id, [write(chosen)])
        now = (await umpire.store.match(match.id)).match


def rung(post, who):
    """Return the messages that rang for somebody."""
    return [one for one in post.box.dm(who).told if not one.silent]


def live(post, who, match):
    """Return the messages of somebody in which the match can be played."""
    return [one for one in post.box.dm(who).told if any(match.id in id_ for id_ in one.ids)]


async def test_each_player_has_one_letter_and_it_rings_for_whose_turn_it_is(post, letters):
    first = await asked(post, letters)
    for who in (ANN, BEN, CLEO):
        (letter,) = live(post, who, letters)
        assert letters.id in letter.text.splitlines()[0]
        assert letter.silent is (who != first)
    assert post.channel.told == []


async def test_a_turn_edits_the_letters_of_others_and_one_is_posted_anew(
    umpire, post, letters, clock
):
    clock.now += PAUSE
    before = {who: live(post, who, letters)[0] for who in (ANN, BEN, CLEO)}
    mover = await act(umpire, letters, "rest")
    await post.deliver()
    clock.now += PAUSE
    await post.deliver()
    after = {who: live(post, who, letters)[0] for who in (ANN, BEN, CLEO)}
    called = await asked(post, letters)
    assert after[called].id != before[called].id
    assert not after[called].silent
    assert len(rung(post, called)) == 1
    (third,) = {ANN, BEN, CLEO} - {mover, called}
    assert after[third].id == before[third].id
    assert after[third].edits == 1


async def test_direct_messages_are_opened_once(umpire, post, letters, clock, monkeypatch):
    opened, create = [], post.box.create_dm

    async def created(user):
        opened.append(str(user.id))
        return await create(user)

    monkeypatch.setattr(post.box, "create_dm", created)
    for _ in range(8):
        clock.now += PAUSE
        await turn(umpire, letters)
        await post.deliver()
    assert len(opened) == len(set(opened)) <= 3
    assert sum(len(post.box.dm(who).told) for who in (ANN, BEN, CLEO)) > len(opened)


async def test_the_letter_before_keeps_its_story_alone(umpire, post, letters, clock):
    for _ in range(8):
        clock.now += PAUSE
        await turn(umpire, letters)
        await post.deliver()
    for who in (ANN, BEN, CLEO):
        told = post.box.dm(who).told
        assert [bool(one.ids) for one in told] == [False] * (len(told) - 1) + [True]
        assert all(letters.id in one.text.splitlines()[0] for one in told)
        seat = letters.seat_of(who)
        kept = await umpire.store.deliveries.get(letters.id, seat)
        posts = json.loads(kept.posts)
        assert posts
        begins = [begin for _, _, begin, _ in posts[1:]] + [kept.first]
        assert begins == [end for *_, end in posts]


async def test_a_letter_is_edited_once_in_ten_seconds_at_most(umpire, post, letters, clock):
    mover = await act(umpire, letters, "rest")
    await post.deliver()
    (third,) = {ANN, BEN, CLEO} - {mover, await asked(post, letters)}
    assert live(post, third, letters)[0].edits == 0
    clock.now += PAUSE
    await post.deliver()
    assert live(post, third, letters)[0].edits == 1


async def test_a_letter_that_was_taken_before_a_kill_is_found_again(umpire, post, letters, clock):
    clock.now += PAUSE
    await act(umpire, letters, "rest")
    called = await asked(post, letters)
    before = len(post.box.dm(called).told)
    post.box.crashes = 1
    await post.deliver()
    clock.now += 60
    await post.deliver()
    assert len(post.box.dm(called).told) == before + 1
    assert len(live(post, called, letters)) == len(rung(post, called)) == 1


async def test_who_did_without_hands_in_a_thread_gets_letters(umpire, post, letters, clock):
    clock.now += PAUSE
    mover = await act(umpire, letters, "rest")
    called = await asked(post, letters)
    assert called != mover
    seat = letters.seat_of(called)
    sent = await umpire.store.deliveries.get(letters.id, seat)
    await umpire.store.deliveries.save(letters.id, seat, replace(sent, state="aside"))
    await post.deliver()
    assert len(rung(post, called)) == 1
    assert (await umpire.store.deliveries.get(letters.id, seat)).state == "sent"


async def test_a_letter_that_rang_stays_though_a_kill_cut_its_row_off(umpire, post, letters, clock):
    clock.now += PAUSE
    await act(umpire, letters, "rest")
    called = await asked(post, letters)
    await post.deliver()
    (rang,) = rung(post, called)
    clock.now += PAUSE
    await post.deliver()
    seat = letters.seat_of(called)
    sent = await umpire.store.deliveries.get(letters.id, seat)
    await umpire.store.deliveries.save(letters.id, seat, replace(sent, digest=""))
    await umpire.store.outbox.owe(letters.id, [OutboxRow(f"dm:{called}", "hand", seat)])
    (row,) = await umpire.store.outbox.claim("killed", clock.now, 1, 9)
    await umpire.store.outbox.later(row.id, 0, 1, "")
    await post.deliver()
    clock.now += PAUSE
    await post.deliver()
    assert live(post, called, letters) == [rang]
    assert rang.edits == 1


async def test_a_silent_letter_that_a_kill_left_behind_calls_nobody(umpire, post, table, clock):
    match = await table(home="letters")
    first = await asked(post, match)
    next_ = match.players[(match.seat_of(first) + 1) % 3].id
    await umpire.store.outbox.owe(
        match.id, [OutboxRow(f"dm:{next_}", "hand", match.seat_of(next_))]
    )
    post.box.crashes = 1
    await post.deliver()
    await act(umpire, match, "rest")
    assert await asked(post, match) == next_
    clock.now += 60
    await post.deliver()
    assert [one.silent for one in post.box.dm(next_).told] == [False]


async def test_who_sat_down_is_told_once_though_a_kill_cut_it_off(umpire, post, table, clock):
    match = await table(ANN, BEN, home="letters", start=False)
    await post.deliver()
    before = len(post.box.dm(ANN).told)
    await umpire.store.outbox.owe(match.id, [OutboxRow(f"dm:{ANN}", "sought", data={"who": BEN})])
    post.box.crashes = 1
    await post.deliver()
    clock.now += 60
    assert await post.deliver("sought") == ["sought"]
    assert ["Ben" in one.text for one in post.box.dm(ANN).told[before:]] == [True]


async def test_history_gets_no_picture_any_more(umpire, post, letters):
    old, coming = 77, asyncio.get_running_loop().create_future()
    sent = []

    async def send(sheet):
        sent.append(sheet)
        return old

    await post.courier.post.later.put(Sheet((PicturePlaceholder("It comes.", coming),)), send)
    post_ = [old, post.box.dm(ANN).id, 0, 1]
    await umpire.store.outbox.owe(
        letters.id, [OutboxRow(f"post:{old}", "retire", 0, {"post": post_})]
    )
    await post.deliver()
    assert coming.cancelled()
    assert len(sent) == 1


async def test_what_the_outbox_lost_is_told_once_after_a_start(umpire, post, letters, clock):
    clock.now += PAUSE
    await act(umpire, letters, "rest")
    while rows := await umpire.store.outbox.claim("lost", umpire.now(), 60, 50):
        await umpire.store.outbox.done([row.id for row in rows])
    await umpire.store.outbox.reconcile(0)
    await post.deliver()
    called = await asked(post, letters)
    assert len(rung(post, called)) == 1
    await umpire.store.outbox.reconcile(0)
    count = len(post.box.nonces)
    await post.deliver()
    assert len(post.box.nonces) == count


async def test_quiet_hours_put_a_ring_off_until_they_end(umpire, post, letters, clock):
    clock.now += PAUSE
    mover = await asked(post, letters)
    minute = clock.now // 60 % 1440
    for who in (ANN, BEN, CLEO):
        await umpire.store.people.update(who, quiet=[(minute - 60) % 1440, (minute + 60) % 1440])
    await act(umpire, letters, "rest")
    called = await asked(post, letters)
    assert called != mover
    for _ in range(2):
        await post.deliver()
        clock.now += PAUSE
    assert rung(post, called) == []
    assert "your turn" in live(post, called, letters)[0].text
    clock.now += 7_200
    await post.deliver()
    assert len(rung(post, called)) == 1


@pytest.mark.parametrize("wish", [{"notify": "none"}, {"notify": "digest"}])
async def test_who_wants_to_hear_nothing_is_written_to_silently(umpire, post, letters, clock, wish):
    clock.now += PAUSE
    for who in (ANN, BEN, CLEO):
        await umpire.store.people.update(who, **wish)
    await act(umpire, letters, "rest")
    await post.deliver()
    assert rung(post, await asked(post, letters)) == []


async def test_the_end_is_a_letter_that_rings_for_all_with_the_story_before(
    umpire, post, letters, clock
):
    while (await post.match(letters.id)).to_act():
        clock.now += PAUSE
        await turn(umpire, letters)
    await post.deliver()
    for who in (ANN, BEN, CLEO):
        last = post.box.dm(who).told[-1]
        assert not last.silent
        assert letters.id in last.text.splitlines()[0]
        assert any(one.startswith("c:again") for one in last.ids)
        assert len(live(post, who, letters)) == 1
    clock.now += PAUSE
    await umpire.store.outbox.owe(
        letters.id, [OutboxRow(f"dm:{ANN}", "hand", letters.seat_of(ANN))]
    )
    count = len(post.box.dm(ANN).told)
    await post.deliver()
    assert len(post.box.dm(ANN).told) == count


async def test_who_cannot_be_reached_is_named_to_the_others_once(umpire, post, table, clock):
    match = await table(ANN, BEN, home="letters", start=False)
    await post.deliver()
    post.box.dm(BEN).refuses = 50278
    await umpire.tables.start(match.id, ANN)
    await post.deliver()
    unreached = [one for one in post.box.dm(ANN).told if "cannot be reached" in one.text]
    assert len(unreached) == 1
    await act(umpire, match, "rest")
    clock.now += PAUSE
    await post.deliver()
    assert sum("cannot be reached" in one.text for one in post.box.dm(ANN).told) == 1
    post.box.dm(BEN).refuses = None
    await umpire.store.outbox.owe(match.id, [OutboxRow(f"dm:{BEN}", "hand", match.seat_of(BEN))])
    await post.deliver()
    assert live(post, BEN, match)


async def test_a_table_says_who_cannot_be_reached_until_they_are(umpire, post, table):
    post.box.dm(BEN).refuses = 50007
    match = await table(ANN, BEN, home="letters", start=False)
    await post.deliver()
    assert "cannot be reached" in post.box.dm(ANN).told[-1].text
    post.box.dm(BEN).refuses = None
    await umpire.store.outbox.owe(match.id, [OutboxRow(f"dm:{BEN}", "hand", 1)])
    await post.deliver()
    assert "cannot be reached" not in post.box.dm(ANN).told[-1].text
    assert [one.ids for one in post.box.dm(BEN).told]


async def test_votes_go_to_each_player_in_their_language(umpire, post, letters, clock):
    late = await asked(post, letters)
    seat = letters.seat_of(late)
    others = [who for who in (ANN, BEN, CLEO) if who != late]
    await umpire.store.people.update(others[0], locale="fr")
    clock.now += 3_601
    await umpire.ring(letters.id)
    await post.deliver()
    asks = [one for one in post.box.dm(others[0]).told if any("relief" in i for i in one.ids)]
    assert len(asks) == 1
    assert "Le temps" in asks[0].text or "temps" in asks[0].text
    await Steward(umpire).vote(letters.id, others[0], seat, LateSeatChoice.MORE)
    await Steward(umpire).vote(letters.id, others[1], seat, LateSeatChoice.MORE)
    await post.deliver()
    for who in (ANN, BEN, CLEO):
        assert any("relief" not in "".join(one.ids) for one in post.box.dm(who).told)
    assert post.channel.told == []


async def test_an_undo_is_asked_of_each_and_older_letters_strike_it_out(
    umpire, post, letters, clock
):
    clock.now += PAUSE
    mover = await act(umpire, letters, "rest")
    await post.deliver()
    assert not await Steward(umpire).ask_undo(letters.id, mover)
    await post.deliver()
    for who in {ANN, BEN, CLEO} - {mover}:
        (question,) = [
            one for one in post.box.dm(who).told if f"c:agree:{letters.id}:::" in one.ids
        ]
        assert not question.silent
        clock.now += PAUSE
        await Steward(umpire).agree(letters.id, who)
    await post.deliver()
    assert await asked(post, letters) == mover
    assert not live(post, mover, letters)[-1].silent


async def test_an_invitation_to_a_table_in_a_dm_goes_to_whom_it_is_for(umpire, post, table):
    match = await table(ANN, BEN, home="letters", start=False)
    await umpire.tables.invite(match.id, ANN, DORA)
    await post.deliver()
    (invitation,) = post.box.dm(DORA).told
    assert f"c:join:{match.id}:::" in invitation.ids
    assert CHANNEL not in post.box.channels or not post.channel.told


async def test_nothing_heard_is_told_by_no_letter(umpire, post, letters, clock):
    clock.now += PAUSE
    counts = {
        who: (len(post.box.dm(who).told), live(post, who, letters)[0].edits)
        for who in (ANN, BEN, CLEO)
    }
    for seat, player in enumerate(letters.players):
        await umpire.store.outbox.owe(letters.id, [OutboxRow(f"dm:{player.id}", "hand", seat)])
    await post.deliver()
    assert counts == {
        who: (len(post.box.dm(who).told), live(post, who, letters)[0].edits)
        for who in (ANN, BEN, CLEO)
    }
