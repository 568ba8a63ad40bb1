"""Whole matches over the wire: the real discord.py and the bot, at a sandbox."""

import pytest

from engine.games.pangea.data import TILE
from engine.games.pangea.state_actions_and_events import PLACE
from engine.match import Status
from engine.notation import write
from tests.e2e.conftest import seated
from tests.e2e.driver import opened


@pytest.fixture
async def table(tmp_path):
    async with seated(tmp_path / "conclave.db") as made:
        yield made


async def test_a_match_by_slash_commands_and_buttons(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    driver = await opened(table, ada, bruno, game="pangea", pictures=False)
    ways = {ada: driver.by_slash, bruno: driver.by_buttons}
    match = await driver.play_out([ada, bruno], lambda player: ways[player](player))
    assert match.status is Status.OVER
    assert match.outcome.reason in match.game.reasons
    assert match.secret in table.box.messages(driver.thread)[-1].text
    stored = await table.store.match(driver.id)
    assert stored.match.outcome == match.outcome


async def test_three_seats_with_a_computer_and_pictures(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    driver = await opened(table, ada, bruno, game="pangea", computer=1)
    for _ in range(3):
        await driver.by_buttons(await driver.whose([ada, bruno]))
        await table.quiet()
    match = await driver.match()
    assert match.state.phase > PLACE
    assert any(message.attachments for message in table.box.messages(driver.thread))


async def test_a_ranking_is_filed_while_another_places(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    driver = await opened(table, ada, bruno, game="pangea", pictures=False)
    match = await driver.match()
    first = await driver.whose([ada, bruno])
    other = bruno if first is ada else ada
    seat = match.seat_of(str(other.id))
    free = [write(order) for order in match.game.orders(match.state, seat)]
    it = await other.slash(f"/pangea rank tile:{free[0].split()[1]}", channel=driver.thread)
    await it.done()
    match = await driver.match()
    assert match.state.ranks[seat] == [TILE[free[0].split()[1]]]
    assert not any(free[0] in message.text for message in table.box.messages(driver.thread))


async def test_a_refusal_is_private_and_says_which_rule(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    driver = await opened(table, ada, bruno, game="pangea", pictures=False)
    first = await driver.whose([ada, bruno])
    it = await first.slash("/pangea draw", channel=driver.thread)
    await it.done()
    assert "2.5" in it.message.text
    assert it.message.ephemeral
