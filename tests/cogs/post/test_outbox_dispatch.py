"""What is posted where, when Discord takes it and when it does not."""

import re
from dataclasses import replace

import pytest

from cogs.handlers import admin_actions, match_relocation
from cogs.post.message_sender import HOUR
from cogs.post.outbox_worker import BLOCKED_FOR, SLOWEST, Worker
from db.outbox import OutboxRow
from engine.match import Status
from render.words.catalogues import say
from services.match_transaction import hands
from services.votes_substitutes_undo_pauses import Steward
from tests.cogs.conftest import ANN, BEN, CHANNEL, CLEO, GUILD, THREAD
from tests.cogs.post.conftest import act, lines

# The lobby and the thread


async def test_a_table_is_posted_and_then_edited(umpire, post, table):
    match = await table(ANN, start=False, thread=None)
    await umpire.store.place(match.id, lobby_message=None)
    await post.deliver()
    (lobby,) = post.channel.told
    assert f"c:join:{match.id}:::" in lobby.ids
    await umpire.tables.join(match.id, BEN)
    await post.deliver()
    assert post.channel.told == [lobby]
    assert lobby.edits == 1
    assert "Ben" in lobby.text
    assert match.secret not in lobby.text
    assert match.commitment in lobby.text


async def test_a_lobby_that_somebody_deleted_is_posted_anew(umpire, post, table):
    match = await table(ANN, start=False, thread=None)
    await umpire.store.place(match.id, lobby_message=None)
    await post.deliver()
    post.channel.messages.clear()
    await umpire.tables.join(match.id, BEN)
    await post.deliver()
    assert len(post.channel.told) == 1
    assert (await post.place(match.id)).lobby_message == post.channel.told[0].id


async def test_a_fresh_table_that_is_moved_is_posted_there(umpire, post, table, desk):
    match = await table(ANN, start=False, thread=None)

    async def moved(channel):
        stored = await umpire.store.match(match.id)
        await match_relocation.moved(
            desk, stored, replace(stored.place, guild=GUILD, channel=channel)
        )

    await umpire.store.place(match.id, lobby_message=None)
    await post.deliver()
    (old,) = post.channel.told
    await moved(CHANNEL + 7)
    await post.deliver()
    (new,) = post.box.channel(CHANNEL + 7).told
    assert new is not old
    assert new.ids
    assert (await post.place(match.id)).lobby_message == new.id
    await moved(CHANNEL)
    await post.deliver()  # Discord still knows the first
    last = post.channel.messages[(await post.place(match.id)).lobby_message]
    assert f"c:join:{match.id}:::" in last.ids


@pytest.mark.parametrize("deleted", [True, False])
async def test_a_fresh_table_that_is_sent_again_is_another_message(
    umpire, post, table, desk, deleted
):
    match = await table(ANN, start=False, thread=None)
    await umpire.store.place(match.id, lobby_message=None)
    await post.deliver()
    (old,) = post.channel.told
    if deleted:
        post.channel.messages.clear()
    for _ in range(2):
        await admin_actions._resent(desk, await umpire.store.match(match.id))
        await post.deliver()
    new = post.channel.told[-1]
    assert new is not old
    assert (await post.place(match.id)).lobby_message == new.id
    assert [one for one in post.channel.told if one.ids] == [new]
    assert not trouble(post, ANN)


async def test_of_tables_that_somebody_opens_and_leaves_nothing_stays(umpire, post, table):
    for _ in range(3):
        match = await table(ANN, start=False, thread=None, computers=1)
        await umpire.store.place(match.id, lobby_message=None)
        await post.deliver()
        assert len(post.channel.told) == 1
        await umpire.tables.leave(match.id, ANN)
        await post.deliver()
        assert post.channel.told == []
        assert (await post.place(match.id)).lobby_message is None
        assert (await umpire.store.outbox.backlog(match.id)).rows == 0


@pytest.mark.parametrize("seen", ["joined", "invited", "void"])
async def test_a_table_that_others_know_of_stays_where_it_was_and_says_that_it_is_closed(
    umpire, post, table, seen
):
    match = await table(ANN, start=False, thread=None)
    await umpire.store.place(match.id, lobby_message=None)
    if seen == "joined":
        await umpire.tables.join(match.id, BEN)
        await umpire.tables.leave(match.id, BEN)
    elif seen == "invited":
        await umpire.tables.invite(match.id, ANN, BEN)
    await post.deliver()
    if seen == "void":
        await umpire.changes.apply(match.id, lambda match: match.void("", umpire.now()))
        await umpire.store.outbox.owe(match.id, [OutboxRow("lobby", "lobby")])
    else:
        await umpire.tables.leave(match.id, ANN)
    await post.deliver()
    lobby = post.channel.messages[(await post.place(match.id)).lobby_message]
    assert "this table is closed" in lobby.text
    assert lobby.ids == []


async def test_a_start_opens_a_thread_under_the_lobby_and_posts_the_board(umpire, post, table):
    match = await table(ANN, BEN, start=False, thread=None)
    await umpire.store.place(match.id, lobby_message=None)
    await post.deliver()
    await umpire.tables.start(match.id, ANN)
    await post.deliver()
    place = await post.place(match.id)
    assert place.thread == place.lobby_message
    thread = post.box.channel(place.thread)
    assert thread.name in ("Ben and Ann · Harbours", "Ann and Ben · Harbours")
    assert len(thread.told) == 1
    (lobby,) = post.channel.told
    assert f"<#{place.thread}>" in lobby.text
    assert lobby.ids == []


@pytest.mark.parametrize("void", [True, False])
async def test_a_thread_that_is_over_says_so_in_its_name(umpire, post, table, void):
    match = await table(ANN, BEN)
    await umpire.store.outbox.owe(match.id, [OutboxRow("name", "name")])
    await post.deliver()
    assert not post.thread.name.startswith("Over")
    await (Steward(umpire).void(match.id, ANN) if void else umpire.resign(match.id, ANN))
    await post.deliver()
    assert post.thread.name.startswith("Over · ")
    assert post.thread.name.endswith(" · Harbours")


async def test_vacations_of_a_player_are_told_in_one_notice_that_is_edited(
    umpire, post, begun, clock
):
    async def away(who, *days):
        spans = [[clock.now + day * 86_400, clock.now + (day + 1) * 86_400] for day in days]
        await umpire.store.people.update(who, away=spans or None)
        await Steward(umpire).keep_hours(who)
        await post.deliver()

    await away(ANN, 1)
    notice = post.posts[-1]
    assert "Ann is on vacation" in notice.text
    await away(ANN, 1, 5)
    await away(ANN)
    assert (post.posts[-1], notice.edits) == (notice, 2)
    assert "no vacation planned" in notice.text
    await away(BEN, 2)
    assert "Ben is on vacation" in post.posts[-1].text
    del post.thread.messages[notice.id]
    await away(ANN, 3)
    assert "Ann is on vacation" in post.posts[-1].text


async def test_a_match_that_began_before_its_table_was_noted_is_under_it(umpire, post, table):
    match = await table(ANN, BEN, start=False, thread=None)
    await umpire.store.place(match.id, lobby_message=None)
    await post.deliver()
    await umpire.store.place(match.id, lobby_message=None)  # the note of it was lost in a crash
    await umpire.tables.start(match.id, ANN)
    await post.deliver()
    (lobby,) = post.channel.told
    assert (await post.place(match.id)).thread == lobby.id
    assert lobby.ids == []


async def test_a_thread_that_was_made_before_a_crash_is_taken(umpire, post, table):
    match = await table(ANN, BEN, thread=None)
    place = await post.place(match.id)
    post.box.channel(place.lobby_message)
    await umpire.store.outbox.owe(match.id, [OutboxRow("thread", "open")])
    await post.deliver()
    assert (await post.place(match.id)).thread == place.lobby_message


async def test_a_hand_that_came_before_the_thread_names_it_afterwards(umpire, post, table):
    match = await table(ANN, BEN, thread=None)
    await umpire.store.outbox.owe(match.id, [OutboxRow(f"dm:{ANN}", "hand", match.seat_of(ANN))])
    await post.deliver()
    (hand,) = post.box.dm(ANN).told
    await umpire.store.outbox.owe(match.id, [OutboxRow("thread", "open")])
    await post.deliver()
    assert f"<#{(await post.place(match.id)).thread}>" in hand.text
    assert post.box.dm(ANN).told == [hand]


async def test_where_threads_are_forbidden_it_is_played_in_the_channel(umpire, post, table):
    match = await table(ANN, BEN, thread=None)
    post.box.no_threads = 50013
    await umpire.store.outbox.owe(
        match.id, [OutboxRow("thread", "open"), OutboxRow("thread", "board")]
    )
    await post.deliver()
    assert (await post.place(match.id)).thread is None
    assert len(post.channel.told) == 1
    assert trouble(post, ANN)


# The board


async def test_the_first_board_calls_whoever_is_first_and_nobody_else(post, begun):
    (board,) = post.posts
    first = begun.players[0].id
    assert f"<@{first}>" in board.text
    assert board.pinged == [first]
    assert not board.silent
    assert board.ids == [f"c:{op}:{begun.id}:::" for op in ("play", "hand", "details")]


async def test_a_new_turn_posts_a_new_board_and_leaves_of_the_old_its_words(umpire, post, begun):
    (old,) = post.posts
    await act(umpire, begun, "rest")
    await post.deliver()
    assert len(post.posts) == 2
    new = post.posts[1]
    assert new.pinged == [begun.players[1].id]
    assert old.ids == []
    assert old.text
    assert new.ids


async def test_a_young_board_is_edited_while_the_turn_goes_on_and_calls_nobody(umpire, post, begun):
    (board,) = post.posts
    await act(umpire, begun, "spy")
    await post.deliver()
    assert post.posts == [board]
    assert board.edits == 1
    assert len(lines(board)) == 1
    assert "peeked" in board.text


async def test_an_old_board_is_followed_by_a_new_one(umpire, post, begun, clock):
    (old,) = post.posts
    clock.now += HOUR
    await act(umpire, begun, "spy")
    await post.deliver()
    assert len(post.posts) == 2
    assert old.ids == []
    assert old.text
    assert post.posts[1].pinged == []


async def test_a_board_that_somebody_deleted_is_posted_anew(umpire, post, begun):
    post.thread.messages.clear()
    await act(umpire, begun, "spy")
    await post.deliver()
    assert len(post.posts) == 1
    assert "peeked" in post.posts[0].text


async def test_nothing_new_posts_nothing(umpire, post, begun):
    (board,) = post.posts
    await umpire.store.outbox.owe(begun.id, [OutboxRow("thread", "board")])
    await post.deliver()
    assert (post.posts, board.edits) == ([board], 0)


async def test_each_wait_is_called_once(umpire, post, begun, clock):
    called = []
    for seat in range(3):
        await umpire.act(begun.id, begun.players[seat].id, ["rest"])
        await post.deliver()
        clock.now += 60
    for seat in range(3):
        await umpire.act(begun.id, begun.players[seat].id, ["bid 0"])
        await post.deliver()
        clock.now += 60
    for message in post.posts:
        called += message.pinged
    turns = [player.id for player in begun.players]
    assert called == [*turns, *turns, turns[0]]  # a turn each, an auction, the next turn


WORDS = re.compile(r"earned|peeked|(?<=the )lot")


@pytest.mark.parametrize("gap", [0, HOUR // 2, HOUR, 3 * HOUR])
async def test_no_line_is_told_twice_and_none_is_lost(umpire, post, begun, clock, gap):
    for _ in range(4):
        state = (await post.match(begun.id)).state
        for text in ["spy", "rest"] if state.lot is None else ["bid 0"]:
            await act(umpire, begun, text)
            await post.deliver()
            clock.now += gap
    told = [word for message in post.posts for word in WORDS.findall(message.text)]
    entries = await umpire.store.entries(begun.id)
    happened = [
        type(event).__name__.lower()
        for entry in entries
        for move in entry.moves
        for event in move.events
        if type(event).__name__ in ("Earned", "Peeked", "BidsOpened")
    ]
    assert told == [{"bidsopened": "lot"}.get(word, word) for word in happened]


async def test_rows_that_came_together_are_told_together(umpire, post, begun):
    for text in ("spy", "rest"):
        await act(umpire, begun, text)
    await act(umpire, begun, "rest")
    await post.deliver()
    assert len(post.posts) == 2
    assert len(lines(post.posts[1])) == 2  # a turn each
    assert post.posts[1].pinged == [begun.players[2].id]


async def test_the_board_shows_no_hand(umpire, post, begun):
    from tests.harbours.data import CARDS

    await act(umpire, begun, "spy")
    await post.deliver()
    for message in post.posts:
        assert not [card for card in CARDS if card in message.text]


async def test_the_end_tells_the_secret_and_offers_a_rematch(umpire, post, table):
    match = await table(ANN, BEN)
    await umpire.resign(match.id, ANN)
    await post.deliver()
    last = post.posts[-1]
    assert match.secret in last.text
    assert last.ids[0] == f"c:again:{match.id}:::"


async def test_leaving_is_noted(umpire, post, begun):
    await umpire.resign(begun.id, begun.players[2].id)
    await post.deliver()
    assert any("has left the match" in message.text for message in post.posts)


# Where Discord refuses


def trouble(post, who):
    """Return what a host was told of missing permissions."""
    return [message for message in post.box.dm(who).told if "I need to see" in message.text]


async def test_a_deleted_thread_is_opened_anew(umpire, post, begun):
    post.thread.refuses = 10003
    await act(umpire, begun, "rest")
    await post.deliver()
    place = await post.place(begun.id)
    assert place.thread == place.lobby_message
    assert lines(post.box.channel(place.thread).told[-1])
    assert not trouble(post, ANN)


async def test_a_deleted_thread_goes_on_in_the_channel_where_no_other_opens(umpire, post, begun):
    post.thread.refuses = 10003
    post.box.no_threads = 50013
    for _ in range(2):
        await act(umpire, begun, "rest")
        await post.deliver()
    assert (await post.place(begun.id)).thread is None
    assert [message for message in post.channel.told if message.pinged]
    assert len(trouble(post, ANN)) == 1
    assert begun.id in trouble(post, ANN)[0].text


async def test_a_forbidden_thread_goes_on_in_the_channel_and_the_host_is_told_once(
    umpire, post, begun
):
    post.thread.refuses = 50013
    for _ in range(2):
        await act(umpire, begun, "rest")
        await post.deliver()
    assert len(post.channel.told) == 2
    assert post.channel.told[0].ids == []
    assert (await post.place(begun.id)).thread == THREAD
    assert len(trouble(post, ANN)) == 1


async def test_a_thread_that_is_lost_a_second_time_is_told_again(umpire, post, begun):
    for code in (50013, None, 50013):
        post.thread.refuses = code
        await act(umpire, begun, "rest")
        await post.deliver()
    assert len(trouble(post, ANN)) == 2


async def test_a_board_is_told_in_words_where_no_file_may_be_sent(umpire, post, begun):
    (drawn,) = post.posts
    post.thread.no_files = True
    await act(umpire, begun, "rest")
    await post.deliver()
    assert "Round 1" in post.posts[-1].text
    assert "Round 1" not in drawn.text
    assert not trouble(post, ANN)


@pytest.mark.parametrize("code", [50001, 50013])
async def test_a_board_that_may_not_be_edited_goes_down_the_ladder(umpire, post, begun, code):
    post.thread.refuses = code
    await act(umpire, begun, "spy")
    await post.deliver()
    assert len(post.channel.told) == 1
    assert "peeked" in post.channel.told[0].text
    assert trouble(post, ANN)


@pytest.mark.parametrize("text", ["spy", "rest"])
async def test_an_archived_thread_is_opened_again(umpire, post, begun, text):
    post.thread.archived = True
    await act(umpire, begun, text)
    await post.deliver()
    assert not post.thread.archived
    assert len(post.posts) == 2
    assert post.channel.told == []
    assert not trouble(post, ANN)


async def test_a_locked_thread_goes_on_in_the_channel_and_the_host_is_told(umpire, post, begun):
    post.thread.archived = True
    post.box.locked = True
    await act(umpire, begun, "rest")
    await post.deliver()
    assert len(post.channel.told) == 1
    assert not trouble(post, ANN)
    assert "Somebody has locked the thread" in post.box.dm(ANN).told[-1].text


async def test_a_forbidden_channel_is_told_to_the_host_once_and_tried_slowly(
    umpire, post, table, clock
):
    match = await table(thread=None)
    post.channel.refuses = 50013
    await umpire.store.outbox.owe(match.id, [OutboxRow("thread", "board")])
    for _ in range(3):
        await post.deliver()
        clock.now += SLOWEST - 1
        assert await post.deliver() == []
        clock.now += 1
    assert len(trouble(post, ANN)) == 1
    assert (await umpire.store.outbox.backlog(match.id)).rows == 1
    post.channel.refuses = None
    await post.deliver()
    assert post.channel.told[-1].ids
    assert (await umpire.store.outbox.backlog(match.id)).rows == 0
    assert not (await post.place(match.id)).trouble


async def test_what_cannot_be_posted_for_two_weeks_is_given_up(umpire, post, table, clock):
    match = await table(thread=None)
    post.channel.refuses = 10003
    await umpire.store.outbox.owe(match.id, [OutboxRow("thread", "board")])
    await post.deliver()
    clock.now += BLOCKED_FOR
    await post.deliver()
    assert (await umpire.store.outbox.backlog(match.id)).rows == 0


async def test_a_host_whose_channel_is_gone_hears_how_to_bring_the_match_elsewhere(
    umpire, post, table
):
    match = await table(thread=None)
    post.channel.refuses = 10003
    await umpire.store.outbox.owe(match.id, [OutboxRow("thread", "board")])
    await post.deliver()
    (told,) = [m for m in post.box.dm(ANN).told if "is gone" in m.text]
    assert "/admin move" in told.text


async def test_a_match_that_sleeps_posts_nothing_until_it_wakes(umpire, post, begun, clock):
    await umpire.changes.apply(begun.id, lambda match: match.pause("", clock.now, "asleep"))
    post.thread.refuses = post.channel.refuses = 50001
    await umpire.store.outbox.owe(begun.id, [OutboxRow("thread", "board")])
    before = len(post.posts)
    await post.deliver()
    assert len(post.posts) == before
    assert (await umpire.store.outbox.backlog(begun.id)).rows
    assert not trouble(post, ANN)
    post.thread.refuses = post.channel.refuses = None
    await umpire.changes.apply(begun.id, lambda match: match.resume("", clock.now))
    await umpire.store.outbox.hurry(begun.id)
    await post.deliver()
    assert len(post.posts) > before
    assert (await umpire.store.outbox.backlog(begun.id)).rows == 0


async def test_a_lobby_that_cannot_be_posted_is_told_to_the_host(umpire, post, table):
    match = await table(ANN, start=False, thread=None)
    await umpire.store.place(match.id, lobby_message=None)
    post.channel.refuses = 50001
    await post.deliver()
    assert trouble(post, ANN)


async def test_a_host_who_cannot_be_told_stops_nothing(umpire, post, begun):
    post.thread.refuses = 50013
    post.box.dm(ANN).refuses = 50007
    await act(umpire, begun, "rest")
    await post.deliver()
    assert len(lines(post.channel.told[0])) == 1
    assert (await umpire.store.outbox.backlog(begun.id)).rows == 0


# Hands


async def test_a_hand_comes_by_dm_silently_with_buttons_to_play_from_there(umpire, post, begun):
    await act(umpire, begun, "rest")
    await umpire.store.outbox.owe(begun.id, hands(begun))
    await post.deliver()
    for seat, player in enumerate(begun.players):
        (hand,) = post.box.dm(player.id).told
        assert hand.silent
        assert hand.pinged == []
        assert (seat == 1) == any(id_.startswith("c:do:") for id_ in hand.ids)


async def test_a_hand_that_has_not_changed_is_not_sent_again(umpire, post, begun):
    seat = 2
    who = begun.players[seat].id
    row = OutboxRow(f"dm:{who}", "hand", seat)
    await umpire.store.outbox.owe(begun.id, [row])
    await post.deliver()
    (hand,) = post.box.dm(who).told
    await umpire.store.outbox.owe(begun.id, [row])
    await post.deliver()
    assert (post.box.dm(who).told, hand.edits) == ([hand], 0)


async def test_a_hand_whose_picture_alone_has_changed_is_renewed(umpire, post, begun):
    seat = 2
    who = begun.players[seat].id
    row = OutboxRow(f"dm:{who}", "hand", seat)
    await umpire.store.outbox.owe(begun.id, [row])
    await post.deliver()
    (hand,) = post.box.dm(who).told
    text = hand.text
    stored = await umpire.store.match(begun.id)
    ship = stored.match.state.ships[seat]
    ship.hand[0], stored.match.state.deck[0] = stored.match.state.deck[0], ship.hand[0]
    await umpire.store.save(stored, [row])
    await post.deliver()
    assert hand.text == text
    assert hand.edits == 1


async def test_a_young_hand_is_edited_and_an_old_one_sent_anew_and_deleted(
    umpire, post, begun, clock
):
    who = begun.players[0].id
    mine = [OutboxRow(f"dm:{who}", "hand", 0)]
    await umpire.store.outbox.owe(begun.id, mine)
    await post.deliver()
    (old,) = post.box.dm(who).told
    clock.now += HOUR - 1
    await umpire.act(begun.id, who, ["spy"])
    await umpire.store.outbox.owe(begun.id, mine)
    await post.deliver()
    assert post.box.dm(who).told == [old]
    assert old.edits == 1
    clock.now += 1  # an hour after it was sent, whatever was edited since
    await umpire.act(begun.id, who, ["rest"])
    await umpire.store.outbox.owe(begun.id, mine)
    await post.deliver()
    (new,) = post.box.dm(who).told
    assert new is not old
    assert new.silent


async def test_a_hand_that_its_owner_deleted_is_sent_anew(umpire, post, begun):
    who = begun.players[0].id
    await umpire.store.outbox.owe(begun.id, [OutboxRow(f"dm:{who}", "hand", 0)])
    await post.deliver()
    post.box.dm(who).messages.clear()
    await umpire.act(begun.id, who, ["spy"])
    await umpire.store.outbox.owe(begun.id, [OutboxRow(f"dm:{who}", "hand", 0)])
    await post.deliver()
    assert len(post.box.dm(who).told) == 1


async def test_a_move_renews_the_hand_of_whom_it_calls_and_no_other(umpire, post, begun):
    await umpire.store.outbox.owe(begun.id, hands(begun))
    await post.deliver()
    before = [post.box.dm(player.id).told[0] for player in begun.players]
    assert all(hand.text.endswith(_foot(umpire)) for hand in before)
    umpire.now.now += 60
    await act(umpire, begun, "rest")
    await post.deliver()
    assert [hand.edits for hand in before] == [0, 1, 0]
    assert before[1].text.endswith(_foot(umpire))


async def test_who_opens_panels_in_the_thread_gets_no_hand_before_the_end_or_a_press_on_it(
    umpire, post, begun
):
    store, who = umpire.store, begun.players[1].id
    mine = [OutboxRow(f"dm:{who}", "hand", 1)]
    await store.outbox.owe(begun.id, mine)
    await post.deliver()
    (hand,) = post.box.dm(who).told
    await store.deliveries.lay_aside(begun.id, who, aside=True)
    await act(umpire, begun, "rest")  # it calls them
    await post.deliver()
    assert hand.edits == 0
    await store.deliveries.answered(hand.id, who)  # a button of it was pressed
    await store.outbox.owe(begun.id, mine)
    await post.deliver()
    assert hand.edits == 1
    await store.deliveries.lay_aside(begun.id, who, aside=True)
    await act(umpire, begun, "rest")
    await store.outbox.owe(begun.id, mine)
    await post.deliver()
    assert hand.edits == 1
    await store.deliveries.lay_aside(begun.id, who, aside=False)  # they used a command
    await store.outbox.owe(begun.id, mine)
    await post.deliver()
    assert hand.edits == 2
    await store.deliveries.lay_aside(begun.id, who, aside=True)
    await Steward(umpire).void(begun.id, begun.host)
    await post.deliver()
    assert hand.edits == 3
    assert not hand.text.endswith(_foot(umpire))


def _foot(umpire):
    return "-# " + say("en", "hand-foot", when=f"<t:{umpire.now()}:R>")


async def test_a_closed_dm_is_noted_once_without_a_name_and_stops_nothing(umpire, post, begun):
    who = begun.players[1].id
    post.box.dm(who).refuses = 50007
    for _ in range(3):
        await act(umpire, begun, "rest")
        await post.deliver()
    notes = [message for message in post.posts if "could not be delivered" in message.text]
    assert len(notes) == 1
    assert who not in notes[0].text
    assert notes[0].pinged == []
    assert (await umpire.store.deliveries.get(begun.id, 1)).state == "refused"
    assert (await umpire.store.outbox.backlog(begun.id)).rows == 0
    post.box.dm(who).refuses = None
    await umpire.store.outbox.owe(begun.id, [OutboxRow(f"dm:{who}", "hand", 1)])
    await post.deliver()
    assert (await umpire.store.deliveries.get(begun.id, 1)).state == "sent"


async def test_a_draft_that_was_dropped_is_told_its_owner(umpire, post, table, clock):
    match = await table(strict=True)
    who = match.players[0].id
    await umpire.act(match.id, who, ["sail spice_port"])
    clock.now += 3_600
    await umpire.ring(match.id)
    await post.deliver()
    assert any("was dropped" in message.text for message in post.box.dm(who).told)


async def test_a_seat_that_changed_hands_gets_nothing(umpire, post, begun):
    await umpire.store.outbox.owe(begun.id, [OutboxRow(f"dm:{CLEO}", "hand", begun.seat_of(ANN))])
    await post.deliver()
    assert post.box.dm(CLEO).told == []


async def test_each_person_is_written_to_in_their_language(umpire, post, begun):
    who = begun.players[0].id
    await umpire.store.people.update(who, locale="fr")
    await umpire.store.outbox.owe(begun.id, [OutboxRow(f"dm:{who}", "hand", 0)])
    await post.deliver()
    assert "Havres" in post.box.dm(who).told[0].text
    assert "Harbours" not in post.posts[0].text


async def test_a_first_dm_tells_whether_it_could_be_delivered(umpire, post, table):
    match = await table(ANN, BEN, start=False)
    stored = await umpire.store.match(match.id)
    assert await post.courier.hello(stored, ANN, "en") == ()
    assert "Harbours" in post.box.dm(ANN).told[0].text
    post.box.dm(BEN).refuses = 50007
    assert await post.courier.hello(stored, BEN, "en")


# Crashes and delays


async def test_a_row_has_one_nonce_however_often_it_is_tried(umpire, post, begun):
    post.box.nonces.clear()
    post.box.crashes = 1
    await act(umpire, begun, "rest")
    rows = await umpire.store.outbox.claim(post.worker._name, umpire.now(), 60, 50)
    (board,) = [row for row in rows if row.kind == "board"]
    await post.worker._deliver(board)
    assert len(post.posts) == 2  # Discord has it, the database does not know
    again = await _later(umpire, post, board.id)
    await post.worker._deliver(again)
    assert len(post.posts) == 2
    assert len(set(post.box.nonces)) == 1
    place = await post.place(begun.id)
    assert place.board_message == post.posts[-1].id
    assert place.told == (await post.match(begun.id)).number


async def _later(umpire, post, row_id):
    rows = await umpire.store.outbox.claim(post.worker._name, umpire.now() + SLOWEST, 60, 50)
    return next(row for row in rows if row.id == row_id)


async def test_who_moves_between_a_post_and_the_crash_after_it_is_told_and_the_next_called(
    umpire, post, begun
):
    post.box.crashes = 1
    first = await act(umpire, begun, "rest")
    rows = await umpire.store.outbox.claim(post.worker._name, umpire.now(), 60, 50)
    (board,) = [row for row in rows if row.kind == "board"]
    with pytest.raises(ConnectionResetError):
        await post.courier.deliver(board)  # the process dies here: nothing is noted
    second = await act(umpire, begun, "rest")
    called = (await umpire.store.match(begun.id)).match
    third = called.players[called.to_act()[0]].id
    assert third not in (first, second)
    await umpire.store.outbox.release("shard-0-")
    await post.deliver()
    posts = [message for message in post.posts if f"<@{third}>" in message.text]
    assert any(third in message.pinged for message in posts)
    place = await post.place(begun.id)
    assert place.told == called.number
    told = [line for message in post.posts for line in lines(message)]
    assert len(told) == len(set(told)) == 2


async def test_who_is_named_by_an_edit_alone_before_another_crash_is_called(
    umpire, post, begun, monkeypatch
):
    post.box.crashes = 1
    await act(umpire, begun, "rest")
    rows = await umpire.store.outbox.claim(post.worker._name, umpire.now(), 60, 50)
    (board,) = [row for row in rows if row.kind == "board"]
    with pytest.raises(ConnectionResetError):
        await post.courier.deliver(board)
    await act(umpire, begun, "rest")
    await umpire.store.outbox.release("shard-0-")
    rows = await umpire.store.outbox.claim(post.worker._name, umpire.now(), 60, 50)
    (board,) = [row for row in rows if row.kind == "board"]

    async def died(*_, **__):
        raise ConnectionResetError

    with monkeypatch.context() as now:
        now.setattr(umpire.store, "place", died)
        with pytest.raises(ConnectionResetError):
            await post.courier.deliver(board)  # the post is edited, which calls nobody
    assert post.posts[-1].edits == 1
    await umpire.store.outbox.release("shard-0-")
    await post.deliver()
    now = await post.match(begun.id)
    called = now.players[now.to_act()[0]].id
    assert any(called in message.pinged for message in post.posts)


async def test_who_waits_again_since_a_post_that_discord_had_before_the_crash_is_called_again(
    umpire, post, begun
):
    post.box.crashes = 1
    await act(umpire, begun, "rest")
    rows = await umpire.store.outbox.claim(post.worker._name, umpire.now(), 60, 50)
    (board,) = [row for row in rows if row.kind == "board"]
    with pytest.raises(ConnectionResetError):
        await post.courier.deliver(board)
    umpire.now.now += HOUR
    who = await act(umpire, begun, "rest")
    await act(umpire, begun, "rest")  # the next lot opens, which asks everybody
    now = await post.match(begun.id)
    assert now.since[now.seat_of(who)] == umpire.now()
    await umpire.store.outbox.release("shard-0-")
    await post.deliver()
    assert sum(who in message.pinged for message in post.posts) == 2


async def test_a_hand_that_discord_had_before_the_crash_shows_what_is_so_now(umpire, post, begun):
    await post.deliver()
    await act(umpire, begun, "rest")
    await umpire.store.outbox.owe(begun.id, hands(begun))
    umpire.now.now += HOUR
    post.box.crashes = 10
    rows = await umpire.store.outbox.claim(post.worker._name, umpire.now(), 60, 50)
    for row in rows:
        if row.kind == "hand":
            with pytest.raises(ConnectionResetError):
                await post.courier.deliver(row)
    post.box.crashes = 0
    await act(umpire, begun, "rest")
    await umpire.store.outbox.owe(begun.id, hands(begun))
    await umpire.store.outbox.release("shard-0-")
    await post.deliver()
    match = (await umpire.store.match(begun.id)).match
    assert [post.box.dm(player.id).told[-1].edits for player in match.players] == [1, 1, 1]


async def test_rows_have_different_nonces(umpire, post, begun):
    for _ in range(3):
        await act(umpire, begun, "rest")
        await post.deliver()
    boards = {message.nonce for message in post.posts}
    assert len(boards) == len(post.posts)


async def test_a_nonce_tells_nothing_and_is_another_for_another_bot(umpire, post, begun):
    known = [message.nonce for message in post.posts]
    assert all(re.fullmatch("[0-9a-f]{24}", nonce) for nonce in known)
    own = post.courier.post._nonce(THREAD, "25.5")
    assert own == post.courier.post._nonce(THREAD, "25.5")
    post.box.token = "another"
    assert own != post.courier.post._nonce(THREAD, "25.5")


async def test_what_discord_took_and_somebody_deleted_is_posted_again(umpire, post, begun):
    post.box.crashes = 1
    await act(umpire, begun, "rest")
    await post.deliver()
    post.thread.messages.popitem()
    await act(umpire, begun, "rest")
    umpire.now.now += 60
    await post.deliver()
    place = await post.place(begun.id)
    assert post.posts[-1].id == place.board_message
    assert place.told == (await post.match(begun.id)).number
    assert post.channel.told == []


async def test_what_discord_will_not_have_now_is_tried_again_ever_later(umpire, post, begun, clock):
    post.thread.refuses = 0  # 500
    await act(umpire, begun, "rest")
    waits = []
    for _ in range(4):
        start = clock.now
        while not await post.deliver("board"):
            clock.now += 1
        waits.append(clock.now - start)
    assert waits[0] == 0
    assert waits[1] < waits[2] < waits[3]
    post.thread.refuses = None
    clock.now += SLOWEST
    await post.deliver()
    assert len(post.posts) == 2
    assert (await umpire.store.outbox.backlog(begun.id)).rows == 0


async def test_what_is_owed_for_a_match_that_is_gone_is_forgotten(umpire, post):
    from db.outbox import Row

    await post.worker._deliver(Row(1, "zzzzzz", "thread", "board", None, {}, 0, 0))
    await post.worker._deliver(Row(2, None, "thread", "board", None, {}, 0, 0))
    assert post.box.channels == {}


async def test_a_worker_works_until_it_is_stopped_and_finishes_what_it_began(umpire, post, begun):
    import asyncio

    worker = Worker(umpire, post.courier, pause=0.01)
    running = asyncio.create_task(worker.run())
    await act(umpire, begun, "rest")
    worker.kick()
    async with asyncio.timeout(30):
        while (await umpire.store.outbox.backlog(begun.id)).rows:  # noqa: ASYNC110 - it is no event of ours
            await asyncio.sleep(0.01)
    await worker.stop()
    await running
    assert len(post.posts) == 2


async def test_a_match_is_told_in_the_language_of_its_server(umpire, post, begun):
    await umpire.store.place(begun.id, locale="fr")
    await act(umpire, begun, "rest")
    await post.deliver()
    assert "à vous" in post.posts[-1].text or "tour" in post.posts[-1].text
    assert (await post.match(begun.id)).status is Status.RUNNING
