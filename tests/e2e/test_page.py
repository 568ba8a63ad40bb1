"""A match of Magnate on the sandbox's page: two people, a browser each, and the whole bot."""

import shutil

import pytest
import pytest_asyncio
from conftest import seated
from driver import Driver, eight, leave_blank
from learner import way

from engine import registry
from engine.lesson_attempt import LessonAttempt, Verdict
from engine.notation import write
from services.learning import part
from tests.chromium import CHROMIUM, FLAGS
from tests.laws import taught

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
    pytest.mark.asyncio(loop_scope="module"),  # one browser serves all tests of this file
]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser():
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="module")
async def table(tmp_path, template, request):
    path = shutil.copy(template, tmp_path / "conclave.db")
    async with seated(path, request.config.getoption("by_http")) as made:
        yield made


@pytest_asyncio.fixture(loop_scope="module")
async def open_page(table, browser):
    """Open the page as a player, in a browser of their own; a script error fails the test."""
    errors = []

    async def shown(player, viewport=None):
        context = await browser.new_context(viewport=viewport)
        page = await context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: _wrong(line) and errors.append(line.text))
        await page.goto(f"{table.box.url}/?player={player.id}")
        return page

    yield shown
    for context in browser.contexts:
        await context.close()
    assert errors == []


def _wrong(line):
    """Tell whether a line of the console is an error; a picture may be replaced as it is asked."""
    return line.type == "error" and "/attachments/" not in line.location["url"]


async def command(page, text):
    """Type a slash command with its options as a person does."""
    await page.fill("#say", text)
    await page.wait_for_selector("#suggest li")
    await page.keyboard.press("Enter")


async def turn(driver, player, page):
    """Play a turn of the page's player from the private panel, by its buttons and menus."""
    before = panels(driver, player)
    await page.get_by_role("button", name="Play", exact=True).last.click()
    await driver.table.box.until(
        lambda: any(m.buttons for m in panels(driver, player) if m not in before)
    )
    panel = page.locator(".message.only").last
    await panel.locator("img").first.wait_for()
    number = await driver.turn_number()
    while await driver.turn_number() == number:
        text = write(await driver.choice(player))
        await press_towards(driver, player, panel, text)
        await driver.table.quiet()


def panels(driver, player):
    """Return the private messages of a player in the thread."""
    return [message for message in player.sees(driver.thread) if message.ephemeral]


async def press_towards(driver, player, panel, text):
    """Press what says a notation, narrowing the panel as often as it takes."""
    shown = panels(driver, player)[-1]

    def offered():
        return [
            (b.custom_id.split(":", 5)[5], b.label)
            for b in shown.buttons
            if (b.custom_id or "").startswith("c:do:")
        ]

    def fitting():
        return [way for way in offered() if f"{text} ".startswith(f"{way[0]} ")]

    for _ in range(4):
        try:  # its picture may come before what a press changes
            await driver.table.box.until(fitting, 5)
        except TimeoutError:  # a menu offers it
            return await driver.say(player, shown, text)
        ways = offered()
        said, label = max(fitting(), key=lambda way: len(way[0]))
        index = [w[1] for w in ways].index(label)
        same = [w for w in ways if w[1] == label]
        revision = shown.revision
        button = panel.get_by_role("button", name=label, exact=True)
        await button.nth(same.index((said, label)) if index >= 0 else 0).click()
        await driver.table.box.until(lambda revision=revision: shown.revision > revision)
        if said == text:
            return None
    return None


async def test_two_people_play_in_their_browsers(table, open_page):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    hers, his = await open_page(ada), await open_page(bruno)

    await command(hers, "/match new")
    await hers.keyboard.type("magnate")
    await hers.wait_for_selector("#suggest li:has-text('Magnate')")
    await hers.keyboard.press("Enter")
    await hers.click("#send")
    await his.get_by_role("button", name="Join").click()
    await hers.wait_for_selector("text=At the table: Ada and Bruno")
    await hers.get_by_role("button", name="Start").click()
    await hers.click("#channels >> text=· Magnate")
    await his.click("#channels >> text=· Magnate")
    await hers.wait_for_selector("img[alt*='Magnate']")

    rows = await table.store.lists.of_person(str(ada.id))
    driver, pages = Driver(table, rows[0].id), {ada: hers, bruno: his}
    for _ in range(3):
        await table.quiet()
        mover = await driver.whose([ada, bruno])
        await turn(driver, mover, pages[mover])

    mover = await driver.whose([ada, bruno])
    page = pages[mover]
    await table.quiet()
    action = await driver.choice(mover)
    steps = len((await driver.match()).drafts)
    await command(page, driver.command(action).split(" ")[0] + " sell")
    await page.wait_for_selector("#suggest li")
    await page.keyboard.press("Enter")
    await page.click("#send")
    await page.wait_for_selector(".message.only:has-text('Your turn so far')")
    assert len((await driver.match()).drafts) == steps + 1

    await hers.click("#channels >> text=Direct messages")
    await hers.wait_for_selector("img[alt*='Your hand']")


async def learn(table, page, shown, texts):
    """Do a task on the page by what its lesson offers."""
    left = list(texts)
    while left:
        id_, value, done = way(shown, left)
        revision = shown.revision
        await page.click(f'[data-key="{id_}"]')
        if value is not None:
            await pick(page, shown, id_, value)
        await table.box.until(lambda revision=revision: shown.revision > revision)
        del left[:done]


async def pick(page, shown, id_, value):
    """Pick an entry of an open menu, of one or of several."""
    menu = page.locator(f'details:has([data-key="{id_}"])')
    if boxes := await menu.locator(f'input[value="{value}"]').all():
        await boxes[0].check()
        await menu.locator("button").click()
        return
    (values,) = [[v for _, v in m.options] for m in shown.selects if m.custom_id == id_]
    await menu.locator("button").nth(values.index(value)).click()


async def test_nothing_is_typed_before_the_page_knows_where_it_is(table, open_page):
    page = await open_page(table.box.user("Ada"))
    held = []

    def hold(socket):
        server = socket.connect_to_server()
        server.on_message(lambda data: held.append(lambda: socket.send(data)))

    await page.route_web_socket("**/live*", hold)
    await page.reload()
    await table.box.until(lambda: held)
    assert await page.locator("#say").is_disabled()
    for heard in held:
        heard()
    await command(page, "/learn")


async def test_a_whole_course_with_the_match_at_its_end_is_done_in_a_browser(table, open_page):
    leave_blank(table)
    ada, game = table.box.user("Ada"), registry.game("magnate")
    page = await open_page(ada)
    await command(page, "/learn")
    await page.click("#send")
    await page.get_by_role("button", name="Magnate", exact=True).click()
    *tasks, last = part(game)
    for number, lesson in enumerate(tasks, 1):
        await page.wait_for_selector(f"text=Magnate {number}/{len(tasks) + 1}")
        shown = next(m for m in reversed(ada.sees(table.box.channel)) if m.ephemeral)
        await learn(table, page, shown, lesson.solution)
        await page.wait_for_selector("text=Done!")
        await page.get_by_role("button", name="Next lesson").click()
    await page.wait_for_selector("text=What matters:")
    shown, match = ada.sees(table.box.channel)[-1], LessonAttempt(game, last)
    while match.verdict() is not Verdict.DONE:
        step = taught.best(match)
        await learn(table, page, shown, [step])
        match.act(step)
    await page.wait_for_selector("text=You are ready for a match")
    (course,) = (await table.store.courses.of(str(ada.id))).values()
    assert course.done == tuple(lesson.key for lesson in part(game))


async def test_eight_matches_are_cleared_from_one_message_with_next(table, open_page):
    leave_blank(table)
    ada = table.box.user("Ada")
    umpire = table.client.desk.umpire
    for id_ in await eight(table, ada, table.box.user("Bruno")):
        while (text := write(await Driver(table, id_).choice(ada))) != "end":
            await umpire.act(id_, str(ada.id), [text])
    page = await open_page(ada)
    await command(page, "/my waiting")
    await page.click("#send")
    panel = page.locator(".message.only")
    await panel.get_by_role("button", name="Play").first.click()
    for left in range(7, -1, -1):
        await panel.locator('[data-key$=":end"]').click()
        await panel.get_by_text("waiting for").wait_for()
        follow = panel.get_by_role("button", name="Next ▸")
        assert await follow.count() == (left > 0)
        if left:
            await follow.click()
            await panel.get_by_text("Your turn so far").wait_for()
    assert await panel.count() == 1
    assert await table.client.desk.courier.notify.waits(str(ada.id)) == []
