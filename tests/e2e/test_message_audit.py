"""The witness of the crash and load harnesses sees what is broken on purpose."""

import re
import secrets
import time

import pytest
from driver import opened

from bench.simulated_players import Game
from cogs.post import hand_and_whisper_posts, message_sender, public_posts
from cogs.post.hand_and_whisper_posts import Hands
from cogs.post.message_sender import NONCE, Post
from cogs.post.notifications import Notify
from db import outbox
from tests.soak.message_audit import Witness


@pytest.fixture
async def people(table):
    table.now = int(time.time()) - 100  # of the sandbox's clock, which tells when calls came
    return table.box.user("Ada"), table.box.user("Bruno")


async def played(table, people, pictures=False):
    """Play some turns of a match; return its driver.

    The post of one is cut off when Discord has it, and whoever it called moves at once.
    """
    driver = await opened(table, *people, pictures=pictures)

    async def turn():
        table.now += 2
        await driver.by_use_case(await driver.whose(people))
        table.client.desk.worker.kick()

    await turn()
    await table.quiet()
    cut = table.box.faults.cut("POST", f"/channels/{driver.thread.id}/messages")
    await turn()
    worker = table.client.desk.worker
    await table.box.until(lambda: cut.hits and not worker._open)
    await turn()
    table.now += 5
    await table.quiet()
    return driver


async def found(table, driver, people):
    """Return what the witness finds wrong."""
    match = await driver.match()
    seats = {match.seat_of(str(player.id)): player for player in people}
    opening = table.box.messages(table.box.channel)[-1]
    witness = Witness(table.box, table.store)
    return [one async for one in witness.faults(Game(match, driver.thread, opening, seats))]


async def test_what_is_as_it_should_be_is_no_fault(table, people):
    assert await found(table, await played(table, people), people) == []


async def nothing(self, *given):
    """Do nothing."""


async def nobody(self, match, seats, again=False):
    """Call nobody."""
    return [], []


def another(self, channel, mark):
    """Return what nobody knows a message by."""
    return secrets.token_hex(NONCE)


def forgetful(*given, drop=outbox._drop):
    """Drop older rows, and forget that they were tried."""
    drop(*given)
    return {}


BROKEN = {
    "a post goes out by another nonce": ((Post, "_nonce", another), "a post too many"),
    "what was tried loses its number": ((outbox, "_drop", forgetful), "a post too many"),
    "a hand is taken for the one before": (
        (hand_and_whisper_posts, "mark_of", lambda sheet: "same"),
        "the hand is of",
    ),
    "a hand does not say since when it is so": (
        (hand_and_whisper_posts, "dated", lambda locale, sheet, now: sheet),
        "does not say since when",
    ),
    "no hand is sent": ((Hands, "_sent", nothing), "no hand was ever sent"),
    "older posts keep their buttons": (
        (message_sender, "retiring", lambda *given: []),
        "can still be pressed",
    ),
    "nobody is called": ((Notify, "split", nobody), "was not called"),
}


@pytest.mark.parametrize("fault", BROKEN)
async def test_each_kind_of_fault_is_found(table, people, monkeypatch, fault):
    how, said = BROKEN[fault]
    monkeypatch.setattr(*how)
    faults = await found(table, await played(table, people), people)
    assert [one for one in faults if re.search(said, one)]


async def test_a_board_that_never_gets_its_picture_is_found(table, people, monkeypatch):
    monkeypatch.setattr(public_posts.Boards, "_wants", nothing)
    table.client.studio.calm = 0
    faults = await found(table, await played(table, people, pictures=True), people)
    assert [one for one in faults if "the newest post has no picture" in one]
