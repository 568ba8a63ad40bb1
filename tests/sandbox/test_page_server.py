"""The page in headless Chromium, used by two people at once."""

import json
import pathlib
import re

import discord
import pytest
import pytest_asyncio

from bot import SPOKEN
from sandbox import Sandbox
from tests.chromium import CHROMIUM, FLAGS

WORDS = pathlib.Path(__file__).parents[2] / "sandbox" / "page" / "words.js"

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
async def box():
    async with Sandbox(languages=SPOKEN) as sandbox:
        yield sandbox
        assert sandbox.unknown_routes == []
        assert sandbox.violations == []


@pytest_asyncio.fixture(loop_scope="module")
async def bot(box, connect, make_bot):
    async with connect(box, make_bot()) as client:
        yield client


@pytest_asyncio.fixture(loop_scope="module")
async def open_page(box, browser):
    """Open the page as a player; fails the test on any script error."""
    errors, contexts = [], []

    async def opened(player, **options):
        contexts.append(await browser.new_context(**options))
        page = await contexts[-1].new_page()
        page.set_default_timeout(5000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda m: m.type == "error" and errors.append(m.text))
        await page.goto(f"{box.url}/?player={player.id}")
        await page.wait_for_selector("#log li")
        return page

    yield opened
    for context in contexts:
        await context.close()
    assert errors == []


async def test_two_people_play_in_two_tabs(box, bot, open_page):
    ada, bruno = box.users
    hers, his = await open_page(ada), await open_page(bruno)
    await hers.fill("#say", "/game boa")
    await hers.keyboard.press("Enter")
    await hers.click("#send")
    await his.click("text=Hit 0")
    await hers.click("text=Hit 1")
    await his.wait_for_selector("text=Hit 2")
    await hers.click("summary:has-text('Suits')")
    await hers.check("text=Moon")
    await hers.click("button:has-text('Choose 1 to 2')")
    await hers.wait_for_selector(".message.only:has-text('moon')")
    assert await his.locator(".message.only").count() == 0
    await hers.click("text=Rename")
    await hers.fill("dialog input", "Dawn")
    await hers.select_option("dialog select", "brig")
    await hers.click("dialog button:has-text('Submit')")
    await hers.wait_for_selector("text=Dawn is a brig")
    await hers.click(".message.only:has-text('moon') button:has-text('Dismiss')")
    await hers.wait_for_selector(".message.only:has-text('moon')", state="detached")
    await hers.click(".zoom.picture")
    assert await hers.locator("#zoom img").get_attribute("alt") == "An empty board"


async def test_a_command_is_completed_by_keyboard_in_french(box, bot, open_page):
    page = await open_page(box.user("Ada", locale="fr"))
    await page.focus("#say")
    await page.keyboard.type("/game play")
    await page.keyboard.press("Enter")
    await page.keyboard.type("ha")
    await page.wait_for_selector("#suggest-1:has-text('Harbour')")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await page.wait_for_selector("text=fr harbour x1")
    await page.wait_for_selector("text=Vous seul voyez ceci")
    assert await page.evaluate("document.documentElement.lang") == "fr"


async def test_an_optional_player_is_chosen_by_keyboard_and_called(box, bot, open_page):
    ada, bruno = box.users
    hers, his = await open_page(ada), await open_page(bruno)
    await hers.focus("#say")
    await hers.keyboard.type("/game new ")
    await hers.keyboard.press("Enter")
    await hers.wait_for_selector("#send:focus")
    await hers.click("text=+ friend")
    for key in ("ArrowDown", "Enter", "Enter"):
        await hers.keyboard.press(key)
    await his.wait_for_selector(".message.pinged:has-text('harbours with @Bruno')")
    assert await hers.locator(".message.pinged").count() == 0


async def test_a_command_that_a_message_names_is_pressed_and_stands_ready(box, bot, open_page):
    page = await open_page(box.user("Ada", locale="fr"))
    play = next(one for one in await bot.tree.fetch_commands() if one.name == "game")
    await bot.get_channel(box.channel).send(f"Type </game play:{play.id}>, not </gone:1>.")
    chip = page.get_by_role("button", name="/game", exact=False).first
    shown = await chip.inner_text()
    await chip.click()
    assert await page.locator("#chips .command").inner_text() == shown
    await page.wait_for_selector("#chips input:focus")
    await page.click("#chips .plain")
    await page.get_by_role("button", name="/gone").click()
    assert await page.locator("#chips").is_hidden()


async def test_a_silent_bot_and_a_closed_dm_are_told(box, bot, open_page):
    box.deadline = 0.1
    page = await open_page(box.user("Ada"))
    await page.fill("#say", "/game silent ")
    await page.click("#send")
    await page.wait_for_selector("text=The application did not respond")
    box.deadline = 3.0
    box.faults.slow("POST", "/webhooks/**", 0.3)
    await page.fill("#say", "/game think ")
    await page.click("#send")
    await page.wait_for_selector("text=Conclave is thinking…")
    await page.wait_for_selector("text=thought")
    assert await page.locator(".thinking").count() == 0
    await page.uncheck("#dms")
    await box.until(lambda: not box.user("Ada").user.dms_open)
    await page.fill("#say", "/game whisper ")
    await page.click("#send")
    await page.wait_for_selector("text=refused 50007")


async def test_a_thread_and_a_dm_show_as_unread_on_a_phone(box, bot, open_page):
    ada = box.user("Ada")
    page = await open_page(ada, viewport={"width": 400, "height": 800}, color_scheme="dark")
    thread = await bot.get_channel(box.channel).create_thread(
        name="Match 1", type=discord.ChannelType.public_thread
    )
    await thread.send(f"Your turn, {ada.mention}")
    await page.click("#drawer")
    assert await page.get_attribute("#drawer", "aria-expanded") == "true"
    await page.click("[data-goto]:has-text('Match 1'):has(.badge)")
    await page.wait_for_selector("text=Your turn, @Ada")
    assert await page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert await page.evaluate("document.documentElement.scrollWidth") <= 400


async def test_nothing_a_person_writes_becomes_html(box, bot, open_page):
    evil = box.user("<img src=x onerror=alert(1)>")
    page = await open_page(box.user("Ada"))
    evil.say(
        "<script>alert(1)</script> [x](javascript:alert(1)) https://example.org/'\"><b>bold</b>"
    )
    await page.wait_for_selector("text=<script>alert(1)</script>")
    assert await page.locator("#log script, #log img, #log b").count() == 0
    assert await page.locator("#log a").get_attribute("href") == "https://example.org/'\""
    assert await page.locator("#log strong").inner_text() == evil.name


async def test_a_player_joins_from_the_page(box, bot, open_page):
    page = await open_page(box.user("Ada"))
    await page.fill("#name", "Chloé")
    await page.click("#join button")
    await page.wait_for_url(lambda url: url.endswith(str(box.users[-1].id)))
    await page.fill("#say", "bonjour")
    await page.keyboard.press("Enter")
    await box.until(lambda: box.messages())
    assert box.messages()[0].author.name == "Chloé"


async def test_the_page_goes_on_when_the_sandbox_starts_again(tmp_path, browser):
    page = await browser.new_page()
    async with Sandbox(state=tmp_path) as box:
        await page.goto(box.url)
        await page.fill("#say", "first")
        await page.keyboard.press("Enter")
        await box.until(box.messages)
    await page.wait_for_selector("#offline:has-text('does not answer')")
    async with Sandbox(state=tmp_path, port=box.port) as again:
        await page.wait_for_selector("#offline:has-text('not connected')")
        await page.fill("#say", "second")
        await page.keyboard.press("Enter")
        await page.wait_for_selector(".message:has-text('second')")
        assert [m.content for m in again.messages()] == ["first", "second"]
        assert await page.locator(".message").count() == 2
    await page.close()


@pytest.mark.parametrize("one", [one for one in SPOKEN if one.words], ids=lambda one: one.locale)
async def test_the_page_says_the_same_things_in_every_language(one):
    own = WORDS.read_text("utf-8").split("const WORDS")[1].split("};")[0]
    english = dict(re.findall(r'\b([a-zA-Z]+): "(.*?)"', own))
    translated = json.loads(one.words.read_text("utf-8"))
    assert set(translated) == set(english)
    assert len(english) >= 40
    for key, text in english.items():
        assert re.findall(r"\{\d\}", text) == re.findall(r"\{\d\}", translated[key]), key


async def test_a_language_that_the_sandbox_has_no_words_in_is_shown_in_english(bot, open_page, box):
    page = await open_page(box.user("Ada", locale="ja"))
    send = page.locator("#composer button[type='submit']")
    assert await send.inner_text() == "Send"
    french = next(one for one in SPOKEN if one.words)
    await page.select_option("#locale", french.locale)
    await page.wait_for_selector("#composer button:has-text('Envoyer')")


@pytest_asyncio.fixture(loop_scope="module")
async def everywhere(box, connect, make_bot):
    """A bot whose commands say nothing of places, so that they are offered in all of them."""
    box.add_foreign(*box.users)
    box.add_group(*box.users)
    async with connect(box, make_bot()) as client:
        yield client


async def go(page, name):
    if await page.locator("#drawer").is_visible():
        await page.click("#drawer")
    await page.click(f"[data-goto]:has-text('{name}')")


async def run(page, line):
    await page.fill("#say", f"{line} ")
    await page.click("#send")


async def test_in_a_group_only_who_installed_the_app_is_offered_its_commands(
    box, everywhere, open_page
):
    ada, bruno = box.users
    hers, his = await open_page(ada), await open_page(bruno)
    await hers.wait_for_selector("nav .heading:has-text('Elsewhere: a server without the bot')")
    for page in (hers, his):
        await go(page, "Friends")
        await page.wait_for_selector(".empty:has-text('App not installed')")
        await page.fill("#say", "/game boa")
        assert await page.locator("#suggest").is_hidden()
    await hers.check("#installed")
    await box.until(lambda: ada.user.installed)
    await run(hers, "/game board")
    await his.click("text=Hit 0")
    await hers.wait_for_selector("text=Hit 1")
    await hers.fill("#say", "/game boa")
    await hers.wait_for_selector("#suggest:has-text('board')")
    await hers.uncheck("#installed")
    await box.until(lambda: not ada.user.installed)
    await hers.fill("#say", "/game boar")
    await hers.wait_for_selector("#suggest", state="hidden")


async def test_one_switches_persons_in_a_group_and_a_new_one_is_in_it_too(
    box, everywhere, open_page
):
    ada, bruno = box.users
    ada.install()
    page = await open_page(ada)
    await go(page, "Friends")
    await run(page, "/game board")
    await page.wait_for_selector("text=Hit 0")
    await page.select_option("#player", str(bruno.id))
    await page.wait_for_url(lambda url: url.endswith(str(bruno.id)))
    await go(page, "Friends")
    await page.click("text=Hit 0")
    await page.wait_for_selector("text=Hit 1")
    assert not await page.is_checked("#installed")
    await page.fill("#name", "Chloé")
    await page.click("#join button")
    await page.wait_for_url(lambda url: url.endswith(str(box.users[-1].id)))
    for name in ("Friends", "lounge"):
        await go(page, name)
    await run(page, "good evening")
    await box.until(lambda: any(m.content == "good evening " for m in box.world.messages.values()))


async def test_a_press_that_a_group_refuses_is_told(box, everywhere, open_page):
    ada, bruno = box.users
    ada.install()
    page = await open_page(ada)
    await go(page, "Friends")
    await run(page, "/game board")
    box.assumptions.strangers_press = False
    his = await open_page(bruno)
    await go(his, "Friends")
    await his.click("text=Hit 0")
    await his.wait_for_selector(".failure:has-text('Bruno has not installed the app')")


async def test_the_places_fit_a_phone(box, everywhere, open_page):
    page = await open_page(box.user("Ada", locale="fr"), viewport={"width": 400, "height": 800})
    await page.click("#drawer")
    await page.wait_for_selector("text=Elsewhere : un serveur sans le bot")
    await page.wait_for_selector("text=A installé l’application")
    await page.click("#drawer")
    for name in ("lounge", "Friends"):
        await go(page, name)
        assert name in await page.inner_text("#place")
        assert await page.evaluate("document.documentElement.scrollWidth") <= 400
