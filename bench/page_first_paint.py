"""How soon a phone paints the page of a match: first contentful paint in Chromium on loopback.

The browser has a quarter of the processor's speed and an empty cache. The yardstick is the short
page of an address that leads nowhere.
"""

import asyncio
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.timing_statistics import Figure
from tests.chromium import CHROMIUM, FLAGS
from tests.conftest import prepare
from tests.web.conftest import served

PAINTED = """() => new Promise((told) =>
  new PerformanceObserver((list) => {
    const first = list.getEntriesByName("first-contentful-paint")[0];
    if (first) told(first.startTime);
  }).observe({ type: "paint", buffered: true }))"""
"""Gives the milliseconds from the request to the first contentful paint, once there is one."""
ROUNDS = 7


def measure() -> Iterator[Figure]:
    """Yield the medians, if there is a Chromium."""
    if CHROMIUM is not None:
        match, short = asyncio.run(_measured())
        yield Figure("first paint of a match on a phone", match, "ms", target=1_000)
        yield Figure("the same, times a short page", match / short, "x", target=2.5)


async def _measured() -> tuple[float, float]:
    from playwright.async_api import async_playwright

    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.db"
        await prepare(f"sqlite:///{database}")
        async with served(database) as page, async_playwright() as playwright:
            await page.match(key="magus", steps=60)
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            paths = (f"/m/{page.links['m1']}", "/m/none")
            painted = [
                [await _paint(browser, page.base + one) for one in paths] for _ in range(ROUNDS)
            ]
            await browser.close()
    match, short = (statistics.median(one) for one in zip(*painted, strict=True))
    return match, short


async def _paint(browser: Any, address: str) -> float:
    """Return the milliseconds from the request to the first paint."""
    view = {"width": 400, "height": 900}
    context = await browser.new_context(viewport=view, is_mobile=True, has_touch=True)
    tab = await context.new_page()
    slow = await context.new_cdp_session(tab)
    await slow.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    await tab.goto(address)
    milliseconds: float = await tab.evaluate(PAINTED)
    await context.close()
    return milliseconds
