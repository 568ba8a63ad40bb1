"""Takes the pictures of the guides: `python -m tests.e2e.pictures [CODE ...] [SCENE ...]`.

The bot sits at a sandbox, players act as in the tests, and a phone's browser shows each message.
Draws docs/pictures anew, or guides/pictures of another language; needs Chromium.
"""

import asyncio
import contextlib
import io
import itertools
import random
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.async_api import async_playwright

from db.seasons import SeasonPlace
from engine.notation import write
from engine.seasons import Form
from languages import LANGUAGES, ORIGINAL, spoken
from render.paint import rasterize_scene
from render.words.catalogues import say
from tests.chromium import CHROMIUM, FLAGS
from tests.e2e.conftest import seated
from tests.e2e.driver import Driver, leave_blank

ROOT = Path(__file__).parents[2]
DAY = 86_400
WIDTH = 420
TALL = 3200
PHONE = (400, 800)
"""Pixels of a window in which no message has to be scrolled."""
STYLE = (
    ".head time, .head .faint, .note, #composer { display: none } .zoom img { max-height: none }"
)
ZONE = "Europe/Paris"


def folder(locale):
    """Return where the pictures of the guides in a language are."""
    home = "docs" if locale == ORIGINAL else f"languages/{locale}/guides"
    return ROOT / home / "pictures"


class Album:
    """Takes pictures of messages, as one player sees them on a phone."""

    def __init__(self, browser, table, locale):
        self.browser, self.table, self.locale = browser, table, locale

    def said(self, message):
        return say(self.locale, message)

    async def take(self, name, player, *messages, small=False):
        """Photograph messages of one channel, from the top of the first to the end of the last."""
        async with self.page(player, messages[0].channel, (WIDTH, TALL)) as page:
            await page.add_style_tag(content=STYLE)
            boxes = [await shown(page, message) for message in messages]
            top, end = boxes[0]["y"], boxes[-1]["y"] + boxes[-1]["height"]
            clip = {"x": 0, "y": top, "width": WIDTH, "height": end - top}
            self.save(name, await page.screenshot(clip=clip), small)

    async def phone(self, name, player, message):
        """Photograph the whole page as it stands on a phone, a message at its end."""
        async with self.page(player, message.channel, PHONE) as page:
            await shown(page, message)
            await page.evaluate("document.querySelector('#log').scrollTo(0, 1e6)")
            self.save(name, await page.screenshot())

    @contextlib.asynccontextmanager
    async def page(self, player, channel, size):
        """Open a channel as a player sees it in a window."""
        context = await self.browser.new_context(
            viewport=dict(zip(("width", "height"), size, strict=True)),
            device_scale_factor=2,
            color_scheme="dark",
            timezone_id=ZONE,
            bypass_csp=True,
        )
        page = await context.new_page()
        await page.clock.set_fixed_time(self.table.now)
        await page.goto(f"{self.table.box.url}/?player={player.id}")
        await page.click("#drawer")
        await page.click(f"[data-goto='{channel}']")
        yield page
        await context.close()

    def save(self, name, taken, small=False):
        """Keep a picture; a small one is half as wide, and blurs a little."""
        image = Image.open(io.BytesIO(taken)).convert("RGB")
        path = folder(self.locale) / f"{name}.webp"
        path.parent.mkdir(parents=True, exist_ok=True)
        if small:
            image.reduce(2).save(path, "WEBP", quality=60, method=6)
        else:
            path.write_bytes(rasterize_scene.webp(image))


async def shown(page, message):
    """Wait until a message is there with its pictures; return its box."""
    node = page.locator(f"#m{message.id}")
    await node.scroll_into_view_if_needed()
    for image in await node.locator("img").all():
        await image.evaluate("one => one.decode()")
    return await node.bounding_box()


async def sat_down(album, game, host, *others):
    """Open a table, take its picture, and start; return the driver of the match."""
    table = album.table
    await table.do(host.slash(f"/match new game:{game}"))
    lobby = table.box.messages(table.box.channel)[-1]
    for player in others:
        await table.lobby(player, lobby, album.said("lobby-join"))
    if game == "magnate":
        await album.take("lobby", host, lobby)
    await table.lobby(host, lobby, album.said("lobby-start"))
    (row,) = await table.store.lists.in_channel(table.box.channel)
    return Driver(table, row.id)


async def played(album, *people):
    """A match of Magnate: its table, its board, a turn that is half built, its end."""
    table = album.table
    driver = await sat_down(album, "magnate", *people)
    draw = table.client.studio.draw
    leave_blank(table)
    for _ in range(14):
        await driver.by_slash(await driver.whose(people))
    table.client.studio.draw = draw
    await driver.by_slash(await driver.whose(people))
    await table.quiet()
    mover = await driver.whose(people)
    await album.take("board", mover, driver.board)
    if album.locale == ORIGINAL:  # for README
        await album.phone("thread", mover, driver.board)
    it = await table.do(mover.press(driver.board, album.said("post-play")))
    while (text := write(await driver.choice(mover))) != "end":
        await driver.say(mover, it.message, text)
        if text.startswith("prefer"):  # an order has a page of its own
            await table.do(mover.press(it.message, album.said("panel-back")))
    await album.take("panel", mover, it.message)
    leave_blank(table)
    await driver.play_out(people, driver.by_slash)
    table.client.studio.draw = draw
    await table.do(people[0].slash(f"/admin resend match:{driver.id}"))
    await album.take("end", people[0], driver.board)


async def late(album, *people):
    """A match of three in which somebody's time is over."""
    table = album.table
    leave_blank(table)
    driver = await sat_down(album, "pangea", *people)
    absent = await driver.whose(people)
    for _ in range(2):
        await table.wait(3 * DAY // 2)
    question = driver.board
    voter, reader = (player for player in people if player is not absent)
    await table.do(voter.press(question, album.said("relief-computer")))
    await album.take("late", reader, question, table.box.messages(driver.thread)[-1])


async def season(album, *people):
    """The standing of the second division of a league at its end."""
    table = album.table
    umpire, store, (host, *_) = table.client.desk.umpire, table.store, people
    ids, draw = [str(player.id) for player in people], table.client.studio.draw
    leave_blank(table)
    place = SeasonPlace(table.box.guild, table.box.channel, locale=album.locale)
    terms = umpire.seasons.terms(
        Form.LEAGUE, "magnate", 2, 6, "daily", 4, table.now + DAY, str(host.id), table.box.guild
    )
    id_ = (await umpire.seasons.open(terms, place)).season.id
    await table.wait(60)
    (post,) = table.box.messages(table.box.channel)
    for player in people:
        await table.do(player.press(post, album.said("season-enter")))
    await table.wait(DAY)
    for _ in range(9):
        for one in await store.seasons.running(id_):
            players = (await store.match(one)).match.players
            first, second = sorted((ids.index(player.id), player.id) for player in players)
            upset = (first[0] + second[0]) % 4 == 0
            await umpire.resign(one, first[1] if upset else second[1])
        await table.wait(60)
    table.client.studio.draw = draw
    it = await table.do(host.press(post, album.said("season-standing")))
    division = say(album.locale, "season-division", n=2)
    it = await table.do(host.press(it.message, division))
    await album.take("standing", host, it.message, small=True)


async def settings(album, player):
    """What somebody has set."""
    it = await album.table.do(player.slash("/my settings notify:dm zone:Europe/Paris"))
    await album.take("settings", player, it.message)


MANY = ("Ada", "Bruno", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana", "Ivo", "Jo", "Kim", "Lea")
SCENES = {
    played: MANY[:2],
    late: MANY[:3],
    settings: MANY[:1],
    season: MANY,
}


async def main(words):
    named = [one.code for one in LANGUAGES if one.code in words]
    locales = named or [one.code for one in LANGUAGES if one.complete]
    scenes = {scene: names for scene, names in SCENES.items() if scene.__name__ in words} or SCENES
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for locale, (scene, names) in itertools.product(locales, scenes.items()):
            code = spoken(locale).discord[-1]
            with tempfile.TemporaryDirectory() as folder:
                async with seated(Path(folder) / "conclave.db", locale=code) as table:
                    table.client.studio._width = None  # as large as on Discord
                    secret = random.Random("pictures").getrandbits
                    table.secrets = map(secret, itertools.repeat(256))
                    people = [table.box.user(name, locale=code) for name in names]
                    await scene(Album(browser, table, locale), *people)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
