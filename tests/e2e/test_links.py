"""The link of a match: asked for, told under the board, renewed, refused, and what it leads to."""

import aiohttp
import pytest
from driver import opened

from engine.notation import write
from web.site import Site


@pytest.fixture
async def site(table):
    made = Site(table.client.desk.show.spectator, table.client.studio, "", 0)
    async with made:
        yield made


async def status(address):
    async with aiohttp.ClientSession() as session, session.get(address) as found:
        return found.status


def told(message):
    """Return the address in a message."""
    return next(word for word in message.text.split() if word.startswith("http"))


def buttons(message):
    return {button.label: button.url for button in message.buttons}


@pytest.fixture
async def two(table):
    """Ada and Bruno at a match, in words."""
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    return ada, bruno, await opened(table, ada, bruno, pictures=False)


async def asked(table, player, match, more=""):
    it = await table.do(player.slash(f"/match link match:{match}{more}"))
    assert it.message.ephemeral
    return it.message


async def test_without_pages_that_is_said(table, two):
    ada, _, driver = two
    assert "Page" not in buttons(driver.board)
    assert "no pages here" in (await asked(table, ada, driver.id)).text


async def test_a_link_is_given_told_under_the_board_and_renewed_by_the_host(table, site, two):
    ada, bruno, driver = two
    assert buttons(driver.board)["Page"] is None
    it = await table.do(ada.press(driver.board, "Page"))
    assert it.message.ephemeral
    address = told(it.message)
    assert told(await asked(table, bruno, driver.id)) == address
    assert await status(address) == 200
    assert told(await asked(table, ada, driver.id)) == address
    mover = await driver.whose([ada, bruno])
    number = await driver.turn_number()
    while await driver.turn_number() == number:
        action = await driver.choice(mover)
        await table.client.desk.umpire.act(driver.id, str(mover.id), [write(action)])
    await table.quiet()
    assert buttons(driver.board)["Page"] == address
    refused = await asked(table, bruno, driver.id, " renew:true")
    assert "host" in refused.text
    assert await status(address) == 200
    fresh = told(await asked(table, ada, driver.id, " renew:true"))
    assert (await status(address), await status(fresh)) == (404, 200)


async def test_who_wants_no_page_has_none_and_others_are_told_so(table, two, site):
    ada, bruno, driver = two
    address = told(await asked(table, bruno, driver.id))
    await table.do(ada.slash("/my settings page:none"))
    assert await status(address) == 404
    assert "wants none" in (await asked(table, bruno, driver.id)).text
    await table.do(ada.slash("/my settings page:name"))
    assert await status(address) == 200


async def test_a_server_that_wants_no_pages_has_none(table, two, site):
    _, bruno, driver = two
    address = told(await asked(table, bruno, driver.id))
    boss = table.box.user("Boss", admin=True)
    shown = await table.do(boss.slash("/admin settings page:closed"))
    assert "Pages of matches: none" in shown.message.text
    assert await status(address) == 404
