"""Forms: several choices that are sent together, over the wire."""

import pytest
from driver import opened

from tests.chromium import CHROMIUM, FLAGS

BOTH_WAYS = True

FORM = "All at once"
PHONE = {"width": 400, "height": 800}
WIDE = """
() => {
  const dialog = document.querySelector("dialog");
  const wide = dialog.scrollWidth > dialog.clientWidth;
  return wide || dialog.getBoundingClientRect().right > innerWidth;
}
"""


async def begun(table, game="magnate", **more):
    """Return a match whose first seat waits, its player, and the panel of that."""
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    driver = await opened(table, ada, bruno, game=game, pictures=False, **more)
    player = await driver.whose([ada, bruno])
    it = await table.do(player.press(driver.board, "Play"))
    return driver, player, it.message


async def form_of(table, player, panel, label=FORM):
    """Open the form of a panel."""
    return (await (await player.press(panel, label)).done()).modal


def options(form, label):
    """Return the values of the menu with a label."""
    (row,) = [row for row in form.components if row["label"] == label]
    return [option["value"] for option in row["component"]["options"]]


async def test_a_card_and_the_end_of_the_turn_are_sent_together(table):
    driver, player, panel = await begun(table)
    form = await form_of(table, player, panel)
    assert "Magnate" in form.title
    sale = next(one for one in options(form, "Play a card") if one.startswith("sell"))
    turn = await driver.turn_number()
    it = await table.do(player.submit(form, {"Play a card": [sale]}))
    assert "Done" in it.message.text
    assert await driver.turn_number() == turn + 1
    assert it.message.id == panel.id


async def test_a_form_is_answered_by_a_bot_that_did_not_open_it(table):
    driver, player, panel = await begun(table)
    form = await form_of(table, player, panel)
    sale = options(form, "Play a card")[-1]
    await table.stop()
    await table.start()
    turn = await driver.turn_number()
    await table.do(player.submit(form, {"Play a card": [sale]}))
    assert await driver.turn_number() == turn + 1


async def test_of_a_form_nothing_need_be_picked(table):
    driver, player, panel = await begun(table)
    form = await form_of(table, player, panel)
    it = await table.do(player.submit(form, {"And then": []}))
    assert "your turn" in it.message.text
    assert await driver.turn_number() == 1


async def test_what_cannot_be_together_is_told_and_nothing_final_is_done(table):
    driver, player, panel = await begun(table)
    form = await form_of(table, player, panel)
    it = await table.do(player.submit(form))  # the end alone, which needs a card first
    assert "your turn" in it.message.text
    assert await driver.turn_number() == 1


async def test_the_form_of_an_old_panel_is_none(table):
    driver, player, panel = await begun(table)
    old = await form_of(table, player, panel)
    (button,) = [one.custom_id for one in panel.buttons if one.label == FORM]
    await driver.by_use_case(player)
    await table.quiet()
    it = await table.do(player.press(panel, custom_id=button, force=True))
    assert it.modal is None
    assert "has changed" in it.message.text
    turn = await driver.turn_number()
    it = await table.do(player.submit(old, {"Play a card": options(old, "Play a card")[:1]}))
    assert "has changed" in it.message.text
    assert await driver.turn_number() == turn


async def test_several_orders_are_filed_by_one_form(table):
    driver, player, panel = await begun(table, "seven_sages", computer=1)
    it = await table.do(player.press(panel, "Orders"))
    form = await form_of(table, player, it.message)
    standing = options(form, "Standing orders")
    roles = options(form, "Roles I prefer")[:2]
    it = await table.do(player.submit(form, {"Standing orders": standing, "Roles I prefer": roles}))
    match = await driver.match()
    seat = match.seat_of(str(player.id))
    assert len(match.state.standing[seat]) == len(standing) == 2
    assert match.state.prefers[seat]


@pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")
async def test_a_form_fits_a_phone_and_is_sent_from_there(table):
    from playwright.async_api import async_playwright

    driver, player, _ = await begun(table, "seven_sages", computer=1)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = await (await browser.new_context(viewport=PHONE)).new_page()
        await page.goto(f"{table.box.url}/?player={player.id}")
        await page.click("#drawer")
        await page.click(f"[data-goto='{driver.thread.id}']")
        for label in ("Play", "Orders", FORM):
            await page.get_by_role("button", name=label, exact=True).last.click()
        await page.locator("#form-title").wait_for()
        assert not await page.evaluate(WIDE)
        await page.get_by_role("checkbox", name="Always hand on").check()
        await page.get_by_role("checkbox", name="Always take the highest").check()
        await page.get_by_role("button", name="Submit").click()
        await page.get_by_text("Always take the highest").first.wait_for()
        await browser.close()
    await table.quiet()
    match = await driver.match()
    seat = match.seat_of(str(player.id))
    kept = match.drafts[seat].steps if seat in match.drafts else match.state.standing[seat]
    assert len(kept) == 2
