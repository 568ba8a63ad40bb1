"""The private panel on a phone: what is asked and the first choices fit on one screen."""

import pytest
from driver import eight, opened

from engine import registry
from engine.notation import write
from render.words.catalogues import say
from services.workers.draw_pool import DrawPool
from tests.chromium import CHROMIUM, FLAGS

PHONE = {"width": 400, "height": 800}
MIDDLE = 6
"""Own moves after which a match is in its middle."""
OUTSIDE = """
() => {
  const panel = [...document.querySelectorAll(".message.only")].at(-1);
  const box = (selector) => panel.querySelector(selector).getBoundingClientRect();
  const log = document.querySelector("#log").getBoundingClientRect();
  return [log.top - box(".text").top, box(".row").bottom - log.bottom].map(Math.round);
}
"""
"""How far the headline stands above the screen, and the end of the first row below it."""

ROWS = """
() => {
  const message = [...document.querySelectorAll(".message.only")].at(-1);
  const rows = [...message.querySelectorAll(".section")];
  const box = (node) => node.getBoundingClientRect();
  return [
    rows.map((row) => box(row.querySelector(".button")).height),
    box(rows.at(-1)).bottom - box(message.querySelector(".text")).top,
    box(document.querySelector("#log")).height,
  ];
}
"""
"""How tall the button of each row of the last message is, its rows are, and the screen is."""

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")


async def test_what_is_asked_and_the_first_choices_are_seen_without_scrolling(table):
    """At first in English, later in French, which takes more room."""
    from playwright.async_api import async_playwright

    ada, studio = table.box.user("Ada", locale="en"), DrawPool(width=PHONE["width"])
    outside = {}
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = await (await browser.new_context(viewport=PHONE)).new_page()
        await page.goto(f"{table.box.url}/?player={ada.id}")
        for game in registry.games():
            ada.speak("en")
            match_id = await begun(table, ada, game)
            outside[game.key, "first turn"] = await seen(table, page, match_id, studio, "en")
            ada.speak("fr")
            await play_on(table, str(ada.id), match_id)
            outside[game.key, "later"] = await seen(table, page, match_id, studio, "fr")
        await browser.close()
    await studio.close()
    assert not {which: far for which, far in outside.items() if max(far) > 0}


async def test_eight_matches_that_wait_fit_on_the_screen_each_beside_its_button(table):
    from playwright.async_api import async_playwright

    ada, other = table.box.user("Ada"), table.box.user("Cléophée de la Tour")
    await eight(table, ada, other)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = await (await browser.new_context(viewport=PHONE)).new_page()
        await page.goto(f"{table.box.url}/?player={ada.id}")
        for locale, commands in (("en", ("my waiting", "match list")), ("fr", ("my waiting",))):
            ada.speak(locale)
            for command in commands:
                it = await table.do(ada.slash(f"/{command}"))
                await page.wait_for_timeout(200)
                rows, tall, room = await page.evaluate(ROWS)
                assert len(rows) == len(it.message.buttons) == 8
                assert max(rows) < 50, "the label of a button is broken"
                assert tall <= room, command
        await browser.close()


async def begun(table, player, game):
    """Begin a match with computers; return its id."""
    before = {row.id for row in await table.store.lists.of_person(str(player.id))}
    await opened(table, player, game=game.key, computer=game.meta.seats[0] - 1)
    (match_id,) = {row.id for row in await table.store.lists.of_person(str(player.id))} - before
    return match_id


async def play_on(table, who, match_id):
    """Play some moves as a computer would."""
    umpire = table.client.desk.umpire
    for _ in range(MIDDLE):
        played = False
        while not played:
            match = (await table.store.match(match_id)).match
            seat = match.seat_of(who)
            position = match.position(seat)
            legal = match.game.legal(position, seat)
            rates = match.game.rate(match.game.view(position, seat), seat, legal)
            best = write(legal[rates.index(max(rates))])
            played = (await umpire.act(match_id, who, [best])).played
        await table.quiet()


async def seen(table, page, match_id, studio, locale):
    """Open the panel in the thread of a match; return what of it is outside of the screen.

    Its picture is drawn: those of tests are too small to fill a phone.
    """
    blank, table.client.studio.draw = table.client.studio.draw, studio.draw
    thread = (await table.store.lists.listing(match_id)).place.thread
    await page.click("#drawer")
    await page.click(f"[data-goto='{thread}']")
    panels = page.locator(".message.only .gallery")
    before = await panels.count()
    await page.get_by_role("button", name="Play", exact=True).last.click()
    await panels.nth(before).wait_for()
    await panels.nth(before).locator("img").evaluate("image => image.decode()")
    table.client.studio.draw = blank
    told = (
        await panels.nth(before)
        .locator("xpath=ancestor::*[contains(@class, 'message')][1]")
        .inner_text()
    )
    assert say(locale, "panel-title", game="", id="").split("·")[1].strip() in told
    return await page.evaluate(OUTSIDE)
