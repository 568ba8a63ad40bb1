"""The page of a match in a real browser: steps, swipes, live turns, language, dark, print."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from axe_playwright_python.async_playwright import Axe

from bench.page_first_paint import PAINTED
from languages import COMPLETE
from tests.chromium import CHROMIUM, FLAGS
from tests.web.conftest import Served, served
from tests.web.test_season_pages import played, stored

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
    pytest.mark.asyncio(loop_scope="module"),  # one browser serves all tests of this file
]
Opened = Callable[..., Awaitable[Any]]
FITS = """() => {
  const wrong = [];
  for (const one of document.querySelectorAll(".steps a, .kept a, .bar a, button, summary")) {
    if (one.getClientRects().length && one.getBoundingClientRect().height < 43) {
      wrong.push(`small ${one.textContent}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("wider than the screen");
  return wrong;
}"""
"""What axe-core does not look at: a finger's width, and the screen's."""


async def wrong(tab: Any) -> list[str]:
    """Return what keeps somebody from reading a page, as axe-core finds it."""
    only = {"resultTypes": ["violations"]}  # all that is right takes longer to send than to find
    found = (await Axe().run(tab, options=only)).response["violations"]
    ruled = [f"{one['id']}: {node['html'][:90]}" for one in found for node in one["nodes"]]
    return [*ruled, *await tab.evaluate(FITS)]


PAGES = """() => {
  document.body.style.width = "186mm";
  return document.body.getBoundingClientRect().height / (273 * 96 / 25.4);
}"""
"""How many sheets of A4 a page takes, with margins of 12 mm."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Any]:
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="module")
async def page(empty_database: Path, tmp_path: Path) -> AsyncIterator[Served]:
    async with served(Path(shutil.copy(empty_database, tmp_path / "conclave.db"))) as found:
        yield found


@pytest_asyncio.fixture(loop_scope="module")
async def opened(page: Served, browser: Any) -> AsyncIterator[Opened]:
    """Open an address as a reader; whatever the browser complains of fails the test."""
    errors: list[str] = []

    async def shown(path: str, gone: bool = False, **options: Any) -> Any:
        given = {"viewport": {"width": 400, "height": 900}, "locale": "en", **options}
        context = await browser.new_context(**given)
        tab = await context.new_page()
        tab.set_default_timeout(20_000)
        tab.on("pageerror", lambda error: errors.append(str(error)))
        if not gone:
            tab.on("console", lambda line: line.type == "error" and errors.append(line.text))
        await tab.goto(page.base + path.format(**page.links))
        return tab

    yield shown
    for context in browser.contexts:
        await context.close()
    assert errors == []


async def at(tab: Any, number: int) -> None:
    """Wait until a move is shown."""
    await tab.wait_for_selector(f"#match[data-number='{number}']")


async def swipe(tab: Any, by: int) -> None:
    """Move a finger across the board."""
    await tab.evaluate(
        """(by) => {
          const board = document.querySelector(".board");
          const touch = (x) => new Touch({ identifier: 1, target: board, clientX: x, clientY: 9 });
          const fire = (kind, given) =>
            board.dispatchEvent(new TouchEvent(kind, { bubbles: true, ...given }));
          fire("touchstart", { touches: [touch(200)], changedTouches: [touch(200)] });
          fire("touchend", { touches: [], changedTouches: [touch(200 + by)] });
        }""",
        by,
    )


async def test_steps_by_links_keys_swipes_and_slider(page: Served, opened: Opened) -> None:
    await page.match(steps=20)
    tab = await opened("/m/{m1}", has_touch=True)
    last = int(await tab.get_attribute("#match", "data-last"))
    await tab.get_by_role("link", name="Back", exact=True).click()
    await at(tab, last - 1)
    assert tab.url.endswith(f"/{last - 1}")
    await tab.keyboard.press("ArrowLeft")
    await at(tab, last - 2)
    await swipe(tab, 120)
    await at(tab, last - 3)
    await swipe(tab, -120)
    await at(tab, last - 2)
    await tab.keyboard.press("Home")
    await at(tab, 0)
    await tab.evaluate(
        """() => {
          const slider = document.querySelector("input[type=range]");
          slider.value = 2;
          slider.dispatchEvent(new Event("change"));
        }"""
    )
    await at(tab, 2)
    await tab.go_back()
    await at(tab, 0)


async def test_without_scripts_each_step_is_a_link(page: Served, opened: Opened) -> None:
    await page.match(steps=20)
    tab = await opened("/m/{m1}", java_script_enabled=False)
    last = int(await tab.get_attribute("#match", "data-last"))
    await tab.get_by_role("link", name="Back", exact=True).click()
    assert await tab.get_attribute("#match", "data-number") == str(last - 1)
    assert not await tab.locator("input[type=range]").is_visible()


async def test_a_new_turn_comes_by_itself(page: Served, opened: Opened) -> None:
    await page.match(steps=20)
    tab = await opened("/m/{m1}")
    last = int(await tab.get_attribute("#match", "data-last"))
    await page.site.live.look()
    await page.advance(steps=12)
    number = (await page.site.spectator.watched((await page.store.match("m1")).match, "en")).last
    assert number > last
    await at(tab, number)


async def test_language_dark_and_print(page: Served, opened: Opened) -> None:
    await page.match(steps=20)
    tab = await opened("/m/{m1}", color_scheme="dark")
    drawn = "document.querySelector('.board img').currentSrc"
    assert "theme=dark" in await tab.evaluate(drawn)
    await tab.get_by_role("link", name="Français").click()
    assert await tab.get_attribute("html", "lang") == "fr"
    assert await tab.get_by_role("heading", name="Ce qui s’est passé").is_visible()
    await tab.emulate_media(media="print", color_scheme="light")
    for gone in (".steps", ".keep", "footer", ".bar nav"):
        assert not await tab.locator(gone).is_visible()
    await tab.locator(".board img").evaluate("image => image.decode()")
    assert await tab.evaluate(PAGES) <= 1.0
    assert await tab.locator(".board img").is_visible()
    ground = await tab.evaluate("getComputedStyle(document.body).backgroundColor")
    assert ground == "rgb(255, 255, 255)"


@pytest.mark.parametrize("first", [0, 1])
async def test_everybody_can_read_it(page: Served, opened: Opened, first: int) -> None:
    """Each kind of page in two languages, one in the dark; another language for the next page."""
    scheme = ("dark", "light")[first]
    await page.match(key="magus_wargame", steps=20)
    await page.over("m2")
    season = await stored(page, played())
    paths = (
        "/m/{m1}",
        "/m/{m1}/1",
        "/m/{m2}",
        "/g/pangea",
        "/g/magus_wargame?q=tower",
        "/",
        season,
        "/m/none",
    )
    for path, lang in zip(paths, islice(cycle(COMPLETE), first, None), strict=False):
        tab = await opened(path, path == "/m/none", color_scheme=scheme, locale=lang)
        for one in await tab.locator("summary").all():
            await one.click()
        assert await wrong(tab) == [], path
        if path == "/m/{m2}":
            await tab.set_viewport_size({"width": 1400, "height": 900})
            assert await wrong(tab) == [], path
        await tab.context.close()


async def test_the_check_finds_what_is_wrong(page: Served, opened: Opened) -> None:
    await page.match(steps=4)
    tab = await opened("/m/{m1}")
    assert await wrong(tab) == []
    await tab.evaluate(
        """() => {
          document.querySelector(".board img").removeAttribute("alt");
          document.querySelector(".head h1").style.color = "#bbb";
          document.querySelector(".head").style.width = "500px";
        }"""
    )
    found = "\n".join(await wrong(tab))
    assert "image-alt" in found
    assert "color-contrast" in found
    assert "wider than the screen" in found


async def test_a_match_is_painted_before_its_picture_has_come(page: Served, opened: Opened) -> None:
    await page.match()
    tab = await opened("/m/none", gone=True)
    await tab.route("**/*.png*", lambda route: None)  # never answered
    await tab.goto(f"{page.base}/m/{page.links['m1']}", wait_until="commit")
    async with asyncio.timeout(20):
        assert await tab.evaluate(PAINTED) > 0
    assert not await tab.evaluate("document.querySelector('.board img').complete")
