"""Takes the picture of a match's page: `python -m tests.web.pictures`.

Draws docs/pictures/page.webp anew; needs Chromium.
"""

import asyncio
import io
import random
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.async_api import async_playwright

from db import Place, Stored
from render.paint import rasterize_scene
from tests.chromium import CHROMIUM, FLAGS
from tests.conftest import prepare
from tests.db.positions import CHANNEL, GUILD, THREAD, advance, running
from tests.web import conftest
from web import page_pictures

FILE = Path(__file__).parents[2] / "docs/pictures/page.webp"
SIZE = {"width": 1100, "height": 860}
STEPS = 132
NAMES = ("Iris", "Ruben", "Noor")


async def photographed(address: str) -> bytes:
    """Return a page as a French reader sees it at night, once its pictures are there."""
    options: Any = {"viewport": SIZE, "locale": "fr", "color_scheme": "dark"}
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        tab = await (await browser.new_context(**options)).new_page()
        await tab.goto(address, wait_until="networkidle")
        await tab.wait_for_function("[...document.images].every((one) => one.naturalWidth > 600)")
        found: bytes = await tab.screenshot()
        await browser.close()
    return found


async def main() -> None:
    """Store a match, open its page, and write the picture of it."""
    page_pictures.PATIENCE = 60.0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "conclave.db"
        await prepare(f"sqlite:///{path}")
        async with conftest.served(path, width=1500) as page:
            for who, name in zip(conftest.WHO, NAMES, strict=True):
                await page.store.people.meet(who, name, "fr")
            match = running("k7fq2", *conftest.WHO, key="pangea")
            advance(match, random.Random(11), STEPS)
            await page.store.create(Stored(match, Place(GUILD, CHANNEL, THREAD, locale="fr")))
            data = await photographed(f"{page.base}/m/{await page.store.links.made('k7fq2')}")
    FILE.write_bytes(rasterize_scene.webp(Image.open(io.BytesIO(data)).convert("RGB")))


if __name__ == "__main__":
    asyncio.run(main())
