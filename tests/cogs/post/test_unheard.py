"""A secret move leaves no trace: no post, no edit, no undo lost, no gap in what is exported."""

from dataclasses import replace

import pytest

from db import OutboxRow
from engine import undo_by_consent
from engine.games.seven_sages.actions import Invite
from engine.games.seven_sages.state import NEGOTIATE
from engine.match_record import Kind, seen
from engine.notation import write
from services.match_transaction import hands
from services.votes_substitutes_undo_pauses import Steward


@pytest.fixture
async def talks(negotiating, post):
    """A match of The Seven Sages in which all negotiate, and what was owed is told."""
    await post.deliver()
    return negotiating


async def act(umpire, match, seat, kind=object):
    """Let a seat do the first of its actions of a kind."""
    action = next(a for a in match.game.legal(match.state, seat) if isinstance(a, kind))
    await umpire.act(match.id, match.players[seat].id, [write(action)])
    return action


async def secret_move(umpire, match):
    """Let somebody invite somebody; return the seats that know nothing of it."""
    seat = next(
        seat
        for seat in match.to_act()
        if any(isinstance(a, Invite) for a in match.game.legal(match.state, seat))
    )
    invited = (await act(umpire, match, seat, Invite)).seat
    return [other for other in range(len(match.players)) if other not in (seat, invited)]


async def test_a_secret_move_neither_posts_nor_edits(umpire, post, talks):
    posts, edits = list(post.posts), [message.edits for message in post.posts]
    await secret_move(umpire, talks)
    await post.deliver()
    assert post.posts == posts
    assert [message.edits for message in post.posts] == edits
    place = await post.place(talks.id)
    assert place.told == (await post.match(talks.id)).number


async def test_a_secret_move_after_an_hour_makes_no_new_post(umpire, post, talks, clock):
    posts = list(post.posts)
    clock.now += 7200
    await secret_move(umpire, talks)
    await post.deliver()
    assert post.posts == posts


async def test_a_secret_move_makes_no_post_when_a_crash_cut_its_delivery_off(
    umpire, post, talks, clock
):
    posts, edits = list(post.posts), [message.edits for message in post.posts]
    await secret_move(umpire, talks)
    assert "board" in [
        row.kind for row in await umpire.store.outbox.claim("old", clock.now, 60, 50)
    ]
    await umpire.store.outbox.release("old")
    await post.deliver()
    assert post.posts == posts
    assert [message.edits for message in post.posts] == edits
    assert (await post.place(talks.id)).told == (await post.match(talks.id)).number


async def test_a_secret_move_changes_no_letter_of_others_and_leaves_the_card_as_old_as_it_is(
    umpire, post, talks, clock
):
    await umpire.store.place(talks.id, home="group", guild=None, thread=None, told=0, pinged="{}")
    await umpire.store.outbox.owe(talks.id, [OutboxRow("thread", "board"), *hands(talks)])
    assert "card" in await post.deliver()
    letters = {
        who: [(one.id, one.edits) for one in post.box.dm(talks.players[who].id).told]
        for who in range(len(talks.players))
    }
    clock.now += 3600
    unseeing = await secret_move(umpire, talks)
    assert "card" not in await post.deliver()
    for who in unseeing:
        told = post.box.dm(talks.players[who].id).told
        assert [(one.id, one.edits) for one in told] == letters[who]
    while (match := await post.match(talks.id)).state.phase == NEGOTIATE:
        await act(umpire, match, match.to_act()[0])
    assert "card" in await post.deliver()


async def record(umpire, match):
    entries = await umpire.store.entries(match.id)
    stored = await umpire.store.match(match.id)
    stored.match.entries = entries
    return replace(stored.match.record(), secret=stored.match.secret)


async def test_whether_an_undo_is_on_offer_does_not_tell_of_a_secret_move(umpire, talks):
    before = await record(umpire, talks)
    for seat in await secret_move(umpire, talks):
        ways = [
            undo_by_consent.way_back(one, seat) for one in (before, await record(umpire, talks))
        ]
        assert ways[0] is not None
        assert ways[1] is not None
        assert ways[0].ply == ways[1].ply


async def test_a_question_whether_to_undo_stays_while_a_secret_move_is_made(umpire, talks):
    mover = next(
        entry.seat
        for entry in reversed(await umpire.store.entries(talks.id))
        if entry.kind is Kind.MOVE
    )
    await Steward(umpire).ask_undo(talks.id, talks.players[mover].id)
    asked = (await umpire.store.match(talks.id)).match
    await secret_move(umpire, asked)
    assert (await umpire.store.match(talks.id)).match.undo == asked.undo


async def test_the_plies_of_a_running_match_are_counted_over_what_its_reader_may_see(umpire, talks):
    unseeing = await secret_move(umpire, talks)
    match = (await umpire.store.match(talks.id)).match
    while (match := (await umpire.store.match(talks.id)).match).state.phase == NEGOTIATE:
        await act(umpire, match, match.to_act()[0])
    whole = await record(umpire, match)
    for viewer in (None, *unseeing):
        pages = seen(whole, viewer).pages
        plies = [line.ply for page in pages for line in page.lines]
        assert plies == list(range(1, len(plies) + 1))
        assert len(plies) < sum(len(page.lines) for page in whole.pages)
        moves = [page for page in pages if page.kind is Kind.MOVE]
        assert [page.ply for page in moves] == [page.lines[0].ply for page in moves]
