"""Whole matches over the wire: the real discord.py and the bot, at a sandbox."""

import pytest

from engine.match import Status
from engine.notation import write
from tests.e2e.conftest import seated
from tests.e2e.driver import Driver, leave_blank, opened


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


async def short(table, host):
    """Open and start a match of fifteen rounds against a computer."""
    await (await host.slash("/match new game:magus_wargame")).done()
    await table.quiet()
    await table.store.people.update(str(host.id), pictures=False)
    leave_blank(table)
    (row,) = await table.store.lists.in_channel(table.box.channel)
    await table.client.desk.umpire.tables.arrange(row.id, str(host.id), "limit", "15")
    await table.quiet()
    lobby = table.box.messages(table.box.channel)[-1]
    await table.lobby(host, lobby, "Add computer")
    await table.lobby(host, lobby, "Start")
    return Driver(table, row.id)


async def test_a_match_by_slash_commands_and_buttons(table):
    """Every fifth round by button, the others by command."""
    ada = table.box.user("Ada")
    driver = await short(table, ada)

    async def act(player):
        if await driver.turn_number() % 5:
            await driver.by_slash(player)
            return
        while action := await driver.choice(player):  # an attack may follow: Play is pressed anew
            it = await player.press(driver.board, "Play")
            await it.done()
            await driver.say(player, it.message, write(action))
            await table.quiet()

    match = await driver.play_out([ada], act)
    assert match.status is Status.OVER
    assert match.state.limit == 15
    assert match.outcome.reason in match.game.reasons
    assert match.secret in table.box.messages(driver.thread)[-1].text
