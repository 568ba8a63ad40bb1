"""The witness of the crash harness sees what is broken on purpose in letters and at cards."""

import re
import secrets
import time

import pytest
from test_group_cards import grouped
from test_letters import by_letter

from bench.simulated_players import Game, newest_letter
from cogs.post import direct_message_matches
from cogs.post.direct_message_matches import Letters
from cogs.post.message_sender import NONCE, Post
from db.interaction_tokens import LIFE
from tests.soak.letter_audit import Postman, tells_all
from tests.soak.message_audit import controls
from tests.soak.three_weeks import Running, Weeks


@pytest.fixture(autouse=True)
def hasty(monkeypatch):
    monkeypatch.setattr(direct_message_matches, "PAUSE", 0)


async def found(table, home, later=0):
    """Play some turns, the letter of one cut off when Discord has it; return what is wrong.

    It is looked at so many seconds later by the bot's clock.
    """
    table.now = int(time.time())  # of the sandbox's clock, which tells when calls came
    if home == "letters":
        people = table.box.user("Ada"), table.box.user("Bruno")
        driver = await by_letter(table, *people)
        place = people[0].dm
    else:
        (*people, _), place, driver = await grouped(table)
    cuts, worker = [], table.client.desk.worker
    for number in range(4):
        table.now += 1
        if number == 2:
            cuts[:] = [
                table.box.faults.cut("POST", f"/channels/{p.dm.id}/messages") for p in people
            ]
        await driver.by_use_case(await driver.whose(people))
        table.client.desk.worker.kick()
        if number == 2:
            await table.box.until(lambda: any(c.hits for c in cuts) and not worker._open)
            table.box.faults.clear()
            table.now += 5
        await table.quiet()
    table.now += 1
    await table.quiet()
    postman = Postman(table.box, table.store, lambda: table.now + later)
    game = Game(await driver.match(), place, None, {}, home=home)
    told = [one async for one in postman.faults(game)]
    return told + [f"{postman.dead()} requests with a dead token"] * (postman.dead() > 0)


@pytest.mark.parametrize("home", ["letters", "group"])
async def test_what_is_as_it_should_be_is_no_fault(table, home):
    assert await found(table, home) == []


async def unchanged(self, token, message, sheet, *given, change=Post.change):
    """Leave a card as it is once its match has begun."""
    if not any(one.startswith("c:play:") for one in controls(sheet)):
        await change(self, token, message, sheet, *given)


async def silent(self, *given):
    """Let no letter ring."""
    return False, []


def another(self, channel, mark):
    """Return what nobody knows a message by."""
    return secrets.token_hex(NONCE)


async def test_a_letter_that_rings_twice_for_one_wait_is_found(table):
    """Though the first was deleted since."""
    people = table.box.user("Ada"), table.box.user("Bruno")
    weeks = Weeks(table, 1, None)
    driver = await by_letter(table, *people)
    stored = await table.store.match(driver.id)
    seats = {stored.match.seat_of(str(one.id)): one for one in people}
    game = Game(stored.match, people[0].dm, None, seats, home="letters")
    weeks.note(stored.match)
    running = Running(driver, game, [*people], None)
    await weeks._calls(running)
    assert weeks.told.faults == []
    (seat,) = stored.match.to_act()
    again = newest_letter(seats[seat], driver.id)
    weeks._heard("message", again)
    table.box.world.remove(again)
    await weeks._calls(running)
    await weeks._calls(running)
    assert weeks.told.faults == [f"{driver.id}: seat {seat} rang 2 times, of 1"]


async def test_an_old_card_whose_token_is_dead_is_no_fault(table, monkeypatch):
    """Dead by the bot's clock, which a soak pushes; while it lives it is one, below."""
    monkeypatch.setattr(Post, "change", unchanged)
    assert await found(table, "group", later=LIFE) == []


def test_an_answer_may_say_more_than_a_letter_and_never_less():
    assert tells_all("head\n**Done.**\nboard\n-# **term**: what it is", "head\nboard")
    assert not tells_all("head\nanother\nboard", "head\nboard")
    assert not tells_all("head\n**Done.**", "head\nboard")
    assert not tells_all("board\nhead", "head\nboard")


BROKEN = {
    "a call is lost": ("letters", (Letters, "_rings", silent), "was not called"),
    "an orphan": ("letters", (Post, "_nonce", another), "letters? too many|nobody knows of"),
    "a card that is old": ("group", (Post, "change", unchanged), "the card differs"),
    "an orphan in a group": ("group", (Post, "_nonce", another), "too many|nobody knows of"),
}


@pytest.mark.parametrize("fault", BROKEN)
async def test_each_kind_of_fault_is_found(table, monkeypatch, fault):
    home, how, said = BROKEN[fault]
    monkeypatch.setattr(*how)
    faults = await found(table, home)
    assert [one for one in faults if re.search(said, one)], faults
