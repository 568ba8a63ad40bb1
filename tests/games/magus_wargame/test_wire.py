"""Whole matches over the wire: the real discord.py and the bot, at a sandbox."""

import pytest

from engine.match import Status
from tests.e2e.conftest import seated
from tests.e2e.driver import opened


@pytest.fixture
async def table(tmp_path):
    async with seated(tmp_path / "conclave.db") as made:
        yield made


async def test_an_order_is_filed_while_another_plays(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    driver = await opened(table, ada, bruno, game="magus_wargame", pictures=False)
    first = await driver.whose([ada, bruno])
    other = bruno if first is ada else ada
    it = await other.slash("/magus_wargame blast when:mine", channel=driver.thread)
    await it.done()
    match = await driver.match()
    assert match.state.blast[match.seat_of(str(other.id))] == 1


async def test_a_refusal_is_private_and_says_which_rule(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    driver = await opened(table, ada, bruno, game="magus_wargame", pictures=False)
    first = await driver.whose([ada, bruno])
    it = await first.slash("/magus_wargame end", channel=driver.thread)
    await it.done()
    assert "4.1" in it.message.text
    assert it.message.ephemeral


async def test_a_match_by_slash_commands_and_buttons(table):
    """One round by command, the next by button, against a computer: half as long as with two."""
    ada = table.box.user("Ada")
    driver = await opened(table, ada, game="magus_wargame", computer=1, pictures=False)

    async def act(player):
        odd = await driver.turn_number() % 2
        await (driver.by_slash(player) if odd else driver.by_buttons(player))

    match = await driver.play_out([ada], act)
    assert match.status is Status.OVER
    assert match.outcome.reason in match.game.reasons
    assert match.secret in table.box.messages(driver.thread)[-1].text
