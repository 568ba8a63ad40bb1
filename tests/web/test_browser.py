"""The page of a match in a real browser: steps, swipes, live turns, language, dark, print."""

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest

from tests.web.conftest import Served

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")
Opened = Callable[..., Awaitable[Any]]
CHECK = """() => {
  const wrong = [];
  const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
  if (new Set(ids).size !== ids.length) wrong.push("an id twice");
  if (!document.documentElement.lang) wrong.push("no language");
  if (document.querySelectorAll("h1").length !== 1) wrong.push("not one first heading");
  if (document.querySelectorAll("main").length !== 1) wrong.push("not one main part");
  let level = 0;
  for (const head of document.querySelectorAll("h1,h2,h3,h4")) {
    const n = Number(head.tagName[1]);
    if (n > level + 1) wrong.push(`heading ${head.textContent} after ${level}`);
    level = n;
  }
  for (const one of document.querySelectorAll("img")) if (!one.alt) wrong.push("no alt text");
  for (const one of document.querySelectorAll("a,button,summary")) {
    if (!(one.textContent.trim() || one.getAttribute("aria-label"))) wrong.push("no name");
  }
  for (const one of document.querySelectorAll("input:not([type=hidden])")) {
    if (!(one.labels.length || one.getAttribute("aria-label"))) wrong.push("no label");
  }
  const light = (text) => {
    const [r, g, b] = text.match(/[\\d.]+/g).map(Number).map((c) => {
      c /= 255;
      return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (one) => {
    for (; one; one = one.parentElement) {
      const colour = getComputedStyle(one).backgroundColor;
      if (!/, 0\\)$/.test(colour)) return colour;
    }
    return "rgb(255, 255, 255)";
  };
  for (const one of document.querySelectorAll("body *")) {
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own || !one.getClientRects().length) continue;
    const [a, b] = [light(getComputedStyle(one).color), light(ground(one))].sort((x, y) => y - x);
    if ((a + 0.05) / (b + 0.05) < 4.5) wrong.push(`contrast of ${one.textContent.slice(0, 30)}`);
  }
  for (const one of document.querySelectorAll(".steps a, .kept a, .bar a, button, summary")) {
    if (one.getClientRects().length && one.getBoundingClientRect().height < 43) {
      wrong.push(`small ${one.textContent}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("wider than the screen");
  return wrong;
}"""
"""What of the rules of axe-core can be seen without it: names, order, contrast, targets."""


@pytest.fixture
async def opened(page: Served) -> AsyncIterator[Opened]:
    """Open an address as a reader; whatever the browser complains of fails the test."""
    from playwright.async_api import async_playwright

    errors: list[str] = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)

        async def shown(path: str, **options: Any) -> Any:
            given = {"viewport": {"width": 400, "height": 900}, "locale": "en", **options}
            context = await browser.new_context(**given)
            tab = await context.new_page()
            tab.set_default_timeout(20_000)
            tab.on("pageerror", lambda error: errors.append(str(error)))
            tab.on("console", lambda line: line.type == "error" and errors.append(line.text))
            await tab.goto(page.base + path.format(**page.links))
            return tab

        yield shown
        await browser.close()
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
    assert not await tab.locator(".steps").is_visible()
    assert await tab.locator(".board img").is_visible()
    ground = await tab.evaluate("getComputedStyle(document.body).backgroundColor")
    assert ground == "rgb(255, 255, 255)"


@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_everybody_can_read_it(page: Served, opened: Opened, scheme: str) -> None:
    await page.match(key="magus_wargame", steps=20)
    for path in ("/m/{m1}", "/g/magus_wargame?q=tower", "/"):
        tab = await opened(path, color_scheme=scheme)
        assert await tab.evaluate(CHECK) == [], path


async def test_the_check_finds_what_is_wrong(page: Served, opened: Opened) -> None:
    await page.match(steps=4)
    tab = await opened("/m/{m1}")
    await tab.evaluate(
        """() => {
          document.querySelector(".board img").removeAttribute("alt");
          document.querySelector("h2").remove();
          document.querySelector(".head h1").style.color = "#777";
        }"""
    )
    found = await tab.evaluate(CHECK)
    assert "no alt text" in found
    assert any("contrast" in one for one in found)
