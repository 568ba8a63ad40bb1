"""Whole matches over the wire: the real discord.py and the bot, at a sandbox."""

import pytest

from engine.match import Status
from tests.e2e.conftest import seated
from tests.e2e.driver import opened


@pytest.fixture
async def table(tmp_path):
    async with seated(tmp_path / "conclave.db") as made:
        yield made


async def test_a_match_by_slash_commands_and_buttons(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    driver = await opened(table, ada, bruno, game="magus", pictures=False)
    ways = {ada: driver.by_slash, bruno: driver.by_buttons}
    match = await driver.play_out([ada, bruno], lambda player: ways[player](player), every=3)
    assert match.status is Status.OVER
    assert match.outcome.reason in match.game.reasons
    assert match.secret in table.box.messages(driver.thread)[-1].text


async def test_a_ranking_is_filed_while_another_plays(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    driver = await opened(table, ada, bruno, game="magus", pictures=False)
    first = await driver.whose([ada, bruno])
    other = bruno if first is ada else ada
    it = await other.slash("/magus prefer track:7", channel=driver.thread)
    await it.done()
    match = await driver.match()
    assert match.state.rankings[match.seat_of(str(other.id))] == [6]


async def test_a_refusal_is_private_and_says_which_rule(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    driver = await opened(table, ada, bruno, game="magus", pictures=False)
    first = await driver.whose([ada, bruno])
    it = await first.slash("/magus end", channel=driver.thread)
    await it.done()
    assert "3.1" in it.message.text
    assert it.message.ephemeral


async def test_the_potions_are_shown_in_private_with_their_text(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    driver = await opened(table, ada, bruno, game="magus", pictures=True)
    it = await ada.slash("/magus potions", channel=driver.thread)
    await it.done()
    assert it.message.ephemeral
    assert it.message.attachments
