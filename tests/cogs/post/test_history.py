"""Old posts are history: the newest calls, the others keep their story."""

import re

import pytest

from languages import COMPLETE
from render.words.catalogues import say
from services.service_errors import LeaveRunning
from services.votes_substitutes_undo_pauses import Steward
from tests.cogs import harbours
from tests.cogs.conftest import ANN, BEN, CLEO, DORA
from tests.cogs.post.conftest import act
from tests.harbours.state import Left


async def turn(post, umpire, match, *texts):
    for text in texts:
        await act(umpire, match, text)
    await post.deliver()


async def test_a_played_post_calls_nobody_has_no_deadline_and_keeps_its_story(umpire, post, begun):
    for _ in range(3):
        await turn(post, umpire, begun, "spy", "rest")
    *old, new = post.posts
    for message in old:
        assert not re.search(r"<@|<t:", message.text), message.text
        assert message.ids == []
    assert [text for message in old for text in re.findall(r"peeked", message.text)]
    assert "<@" in new.text
    assert new.ids


async def test_an_undone_turn_is_struck_out_where_it_was_told(umpire, post, table):
    match = await table(ANN, BEN, CLEO)
    await turn(post, umpire, match)
    who = await act(umpire, match, "rest")
    await post.deliver()
    told = next(m for m in post.posts if "earned" in m.text)
    steward = Steward(umpire)
    await steward.ask_undo(match.id, who)
    for other in {ANN, BEN, CLEO} - {who}:
        await steward.agree(match.id, other)
    await post.deliver()
    assert re.search(r"~~.*earned\.~~ \(taken back\)", told.text)
    newest = post.posts[-1]
    assert "is taken back" in newest.text
    assert newest.pinged == [who]
    assert "earned" not in newest.text
    assert sum("is taken back" in message.text for message in post.posts) == 1


async def test_a_match_that_was_called_off_calls_nobody(umpire, post, begun):
    await umpire.changes.apply(begun.id, lambda match: match.void("", umpire.now()))
    await post.deliver()
    board = post.posts[0]
    assert board.ids == []
    assert "<@" not in board.text


async def test_who_is_out_is_told_in_a_post_of_its_own_with_a_mention(
    umpire, post, begun, monkeypatch
):
    harbours.welcome(monkeypatch, out=(Left,))
    gone = begun.players[2].id
    await umpire.resign(begun.id, gone)
    await post.deliver()
    told = [message for message in post.posts if "for you the match is over" in message.text]
    assert [message.pinged for message in told] == [[gone]]
    await turn(post, umpire, begun, "rest")
    assert len([m for m in post.posts if "for you the match is over" in m.text]) == 1


async def test_the_end_calls_all_who_played_and_says_who_won(umpire, post, begun):
    for who in (CLEO, BEN):
        await umpire.resign(begun.id, who)
    await post.deliver()
    last = post.posts[-1]
    assert set(last.pinged) == {ANN, BEN, CLEO}
    assert re.search(r"^## Ann wins", last.text, re.MULTILINE)


# The message of the table


async def test_the_message_of_the_table_is_renewed_when_its_match_is_over(umpire, table):
    match = await table(ANN, BEN)
    await umpire.resign(match.id, ANN)
    rows = await umpire.store.outbox.claim("look", umpire.now(), 60, 50)
    assert ("lobby", "lobby") in [(row.destination, row.kind) for row in rows]


async def test_the_host_is_told_when_the_last_seat_is_taken(umpire, post, table):
    match = await table(ANN, BEN, CLEO, start=False)
    await umpire.tables.join(match.id, DORA)
    await post.deliver()
    (told,) = [one for one in post.box.dm(ANN).told if "are taken" in one.text]
    assert match.id in told.text
    assert not post.box.dm(DORA).told


async def test_a_match_that_has_begun_is_not_left_but_given_to_somebody_or_up(umpire, begun):
    with pytest.raises(LeaveRunning):
        await umpire.tables.leave(begun.id, ANN)
    for locale in COMPLETE:
        told = say(locale, LeaveRunning.message)
        assert "match replace" in told
        assert "match resign" in told
