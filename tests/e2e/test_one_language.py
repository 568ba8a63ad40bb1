"""Every command, and what its answers lead to, in one language: nothing is left in another."""

import itertools
import re
import shutil
from html import unescape

import aiohttp
import pytest
from conftest import seated
from driver import leave_blank, opened

from engine import registry
from languages import LANGUAGES, spoken
from sandbox import Refused
from sandbox.slash_commands import GROUP, INTEGER, STRING, SUBCOMMAND, USER
from tests.laws import translated
from web.site import Site

BUTTON = 2
ENOUGH = 150
"""Places that a tour comes to at least."""
SHOWN = ("content", "label", "description", "placeholder", "title")
"""What people read of a component."""
EACH = ("match board", "match hand")
"""What is asked of every match; else one is asked of each in turn."""
FIRST = ("match hand", "league new", "tournament new")
LAST = ("match resign", "match read analysis", "admin void", "my forget")
"""What there must be before the rest, and what changes too much to come before it."""
SOON = ("c:do:", "c:undo:")
"""Controls that are pressed before others, the last first: the end of a turn takes them away."""
MOVES = 2
GIVEN = {USER: "@Bruno", INTEGER: 3, STRING: "a"}
PEOPLE = ("Ada", "Bruno")


class Tour:
    """Somebody runs every command, and presses and picks each kind of control once.

    `seen` is what they read, by what led to it.
    """

    def __init__(self, table, player, matches):
        self.table, self.player, self.matches = table, player, matches
        self.seen, self._known = {}, set()

    async def all(self):
        turns = itertools.cycle(self.matches)
        found = dict(commands(self.table.box))
        rest = sorted(found.keys() - {*FIRST, *LAST})
        for name in (*FIRST, *rest, *LAST):
            for match in self.matches if name in EACH else (next(turns),):
                await self.command(name, found[name], self.matches[0] if name in LAST else match)

    async def command(self, name, options, match):
        given = [f"{o['name']}:{self._given(o, match)}" for o in options if _wanted(o)]
        left = await self._done(f"/{name}", self.player.slash(f"/{name} {' '.join(given)}"))
        while left:
            left.sort(key=lambda one: [one[1]["custom_id"].startswith(kind) for kind in SOON[::-1]])
            message, node = left.pop()
            id_ = node["custom_id"]
            if node["type"] == BUTTON:
                left += await self._done(id_, self.player.press(message, custom_id=id_))
            elif node.get("options"):
                values = [one["value"] for one in node["options"]]
                value = self.table.locale if self.table.locale in values else values[-1]
                left += await self._done(id_, self.player.select(message, id_, [value]))

    def _given(self, option, match):
        if option["name"] == "match":
            return match
        choices = option.get("choices") or [{"value": GIVEN.get(option["type"])}]
        return choices[0]["value"] or self.table.box.channel

    async def _done(self, what, asking):
        """Wait for what is asked and read the answer; return its controls of new kinds."""
        try:
            it = await self.table.do(asking)
        except Refused:  # another has taken the control away
            return []
        self.read(what, it.text, *(one.components for one in it.messages))
        left = [found for message in it.messages for found in self._new(message)]
        if it.modal:
            self.read(what, it.modal.title, it.modal.components)
            filled = {id_: _filled(field) for id_, field in it.modal.fields.items()}
            left += await self._done(f"{what}, sent", self.player.submit(it, filled))
        return left

    def _new(self, message):
        for node in nodes(message.components):
            id_ = node.get("custom_id")
            kind = re.sub(r"\d+", "0", re.sub(r"^(c:\w+):\w*:\d*:\d*", r"\1", id_ or ""))
            if id_ and not node.get("disabled") and kind not in self._known:
                self._known.add(kind)
                yield message, node

    def read(self, what, *parts):
        self.seen.setdefault(what, []).extend(texts(parts))


def _filled(field):
    """Return what is sent for a field of a form: what is in it, else the first or a number."""
    options = field.get("options") or ()
    picked = [one["value"] for one in options if one.get("default")]
    return picked or [options[0]["value"]] if options else field.get("value") or "1"


def _wanted(option):
    return option.get("required") or option["name"] == "match"


def commands(box):
    """Yield each command that is no move of a game, by its whole name, with its options."""
    games = {game.key for game in registry.games()}
    left = [(one["name"], one) for one in box.world.commands.values()]
    while left:
        name, node = left.pop()
        inner = [o for o in node.get("options") or () if o["type"] in (SUBCOMMAND, GROUP)]
        left += [(f"{name} {one['name']}", one) for one in inner]
        if not inner and name.split()[0] not in games:
            yield name, node.get("options") or ()


def nodes(parts):
    """Yield the components of a message and what is in them."""
    if isinstance(parts, dict):
        yield parts
        parts = list(parts.values())
    if isinstance(parts, list):
        for one in parts:
            yield from nodes(one)


def texts(parts):
    """Yield what is read of components, and texts as they are."""
    for one in parts:
        if isinstance(one, str):
            yield one
        for node in nodes(one):
            for key in SHOWN:
                yield from texts([node.get(key)])


async def toured(path, locale):
    """Return what Ada reads on a tour, by what led to it, and what the bot wrote meanwhile."""
    code = spoken(locale).discord[-1]
    async with seated(path, locale=code) as table:
        ada, bruno = (table.box.user(name, locale=code, admin=True) for name in PEOPLE)
        leave_blank(table)
        matches = []
        for game in registry.games():
            least = game.meta.seats[0]
            driver = await opened(table, ada, bruno, game=game.key, computer=max(0, least - 2))
            matches.append(driver.id)
            for move in range(MOVES + 1):
                player = await driver.whose((ada, bruno))
                if move < MOVES or (len(matches) == 1 and player is bruno):  # one waits for Ada
                    await driver.by_use_case(player)
                    await table.quiet()
        tour = Tour(table, ada, matches)
        await tour.all()
        async with Site(table.client.desk.show.spectator, table.client.studio, "", 0) as site:
            links = [await table.store.links.made(match) for match in matches]
            keys = [game.key for game in registry.games()]
            for path in ("/", *(f"/g/{key}" for key in keys), *(f"/m/{link}" for link in links)):
                tour.read(path, await page(f"http://127.0.0.1:{site.port}{path}?lang={locale}"))
        for message in table.box.world.messages.values():
            if message.author.bot:
                tour.read(f"message {message.id}", message.text, message.components)
    return tour.seen


async def page(address):
    """Return what is read of a page: its texts, and those of its attributes."""
    async with aiohttp.ClientSession() as session, session.get(address) as found:
        assert found.status == 200
        html = re.sub(r"(?s)<(script|style)\b.*?</\1>", "", await found.text())
    told = re.findall(r'(?:alt|title|aria-label|placeholder)="([^"]*)"', html)
    return unescape("\n".join((re.sub(r"<[^>]*>", "\n", html), *told)))


@pytest.mark.parametrize("locale", translated.TRANSLATED)
async def test_what_is_read_on_a_tour_is_in_one_language(template, tmp_path, locale):
    seen = await toured(shutil.copy(template, tmp_path / "conclave.db"), locale)
    assert len(seen) > ENOUGH
    assert all(any(what.startswith(kind) for what in seen) for kind in SOON)
    named = " ".join((*PEOPLE, "Sandbox", *(one.name for one in LANGUAGES)))
    wrong = dict[str, str]()
    for what, found in seen.items():
        for text in dict.fromkeys(found):
            try:
                translated.law_no_other_language(locale, text, named)
            except AssertionError as error:
                wrong.setdefault(str(error), what)
    assert wrong == {}
