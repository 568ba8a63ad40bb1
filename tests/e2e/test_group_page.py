"""A match of Magnate in a group, on the sandbox's page: two people, a phone each."""

from driver import Driver, leave_blank
from test_page import browser, command, open_page, pick, pytestmark, table

PHONE = {"width": 400, "height": 800}
__all__ = ["browser", "open_page", "pytestmark", "table"]


class Hands:
    """A player whose presses are made on a page."""

    def __init__(self, table, player, page):
        self.table, self.player, self.page, self.id = table, player, page, player.id

    async def press(self, shown, *, custom_id):
        """Press a button of a message, and wait until that has changed."""
        revision = shown.revision
        await self.page.click(f'#m{shown.id} [data-key="{custom_id}"]')
        await self.table.box.until(lambda: shown.revision > revision)
        return self

    async def select(self, shown, custom_id, values):
        """Pick an entry of a menu."""
        revision = shown.revision
        message = self.page.locator(f"#m{shown.id}")
        await message.locator(f'[data-key="{custom_id}"]').click()
        await pick(message, shown, custom_id, *values)
        await self.table.box.until(lambda: shown.revision > revision)
        return self

    async def done(self, patience=None):
        """Return at once: who presses has waited."""

    def panels(self, place):
        """Return the private messages in a place."""
        return [one for one in self.player.sees(place) if one.ephemeral]


async def into(page, name):
    """Go to a place by the drawer."""
    await page.click("#drawer")
    await page.click(f"[data-goto]:has-text('{name}')")


async def test_two_people_play_to_the_end_in_a_group(table, open_page):
    leave_blank(table)
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    group = table.box.add_group(ada, bruno)
    hers, his = [await open_page(player, PHONE) for player in (ada, bruno)]
    for page in (hers, his):
        await into(page, "Friends")
    await his.wait_for_selector("text=App not installed")
    await hers.click("#drawer")
    await hers.check("#installed")
    await hers.click("[data-goto]:has-text('Friends')")

    await command(hers, "/match new")
    await hers.keyboard.type("magnate")
    await hers.wait_for_selector("#suggest li:has-text('Magnate')")
    await hers.keyboard.press("Enter")
    await hers.click("#send")
    await his.get_by_role("button", name="Join", exact=True).click()
    await hers.wait_for_selector("text=Ada and Bruno")
    await hers.get_by_role("button", name="Start", exact=True).click()
    await his.get_by_role("button", name="Play", exact=True).last.wait_for()
    await table.quiet()

    (row,) = await table.store.lists.of_person(str(bruno.id))
    driver, (card,) = Driver(table, row.id), table.box.messages(group)
    hands = [Hands(table, ada, hers), Hands(table, bruno, his)]

    async def turn(one):
        state = (await driver.match()).state
        if state.turn > 3 and not (state.recycled and len(state.pile) <= 6):
            return await driver.by_use_case(one)  # for the sake of time: not the beginning and end
        clicked.add(state.turn)
        before = one.panels(group)
        await (
            one.page.locator(f"#m{card.id}").get_by_role("button", name="Play", exact=True).click()
        )
        await table.box.until(lambda: any(m.buttons for m in one.panels(group) if m not in before))
        await table.quiet()
        return await driver.turn(one, one.panels(group)[-1])

    clicked = set()
    match = await driver.play_out(hands, turn)
    assert match.outcome is not None
    assert {1, 2, 3, match.state.turn} <= clicked
    assert len(clicked) > 6
    for page in (hers, his):
        await page.locator(f"#m{card.id}").get_by_role("button", name="Rematch").wait_for()
    assert table.box.messages(group) == [card]
