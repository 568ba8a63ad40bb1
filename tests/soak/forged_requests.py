"""The part of `tests.soak.hostile_input` that goes over the wire: junk for the whole bot, as people
send it.

A match of two is played a little. Then controls are pressed that no message has, by the players
and by a stranger; commands are run with junk in their options; and what a player pressed arrives a
second time. Nobody is told a fault of ours, nobody is called, and only players change the match.
"""

import itertools
import logging
import shutil
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from prometheus_client import REGISTRY

from cogs.component_routes import ELSEWHERE, ROUTES
from cogs.interactions.error_answers import TWICE
from cogs.pages.custom_ids import LONGEST
from db.connect import connect, migrate
from engine.notation import write
from engine.rng import Rng
from render.words.text_escaping import legible
from sandbox.player_interactions import Interaction
from sandbox.simulated_player import Player
from sandbox.slash_commands import Refused
from services.watch import structured_logging
from tests.e2e.conftest import Table, seated
from tests.e2e.driver import Driver, opened
from tests.soak.junk_values import ODD, harmless, junk

GAMES = ("magnate", "magus", "pangea", "magus_wargame")
COMMANDS = (
    "/match read log player:{} match:{id}",
    "/match read rules game:magnate words:{}",
    "/match read card name:{}",
    "/match whisper to:@Bruno text:{}",
    "/my hours from:{} until:{}",
    "/my vacation from:{} until:{}",
    "/my settings zone:{}",
    "/magnate build card:{} province:{} match:{id}",
)


async def forged(count: int, seed: str) -> Counter[str]:
    """Send so many inputs; return what went wrong, and how often."""
    found, rng = Counter[str](), Rng(f"{seed}:wire")
    structured_logging.set_up(logging.ERROR, as_json=False)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "conclave.db"
        engine = await connect(f"sqlite:///{path}")
        await migrate(engine)
        await engine.dispose()
        empty = shutil.copy(path, Path(folder) / "empty.db")
        share = -(-count // len(GAMES))
        for key in GAMES:
            shutil.copy(empty, path)
            async with seated(path) as table:
                await Forger(table, rng, found).run(key, share)
    return found


class Forger:
    """Sends junk to one bot, and watches what comes of it."""

    def __init__(self, table: Table, rng: Rng, found: Counter[str]) -> None:
        self.table, self.rng, self.found = table, rng, found
        self.sent: list[dict[str, Any]] = []
        self._send = table.box.wire.interaction

    async def run(self, key: str, count: int) -> None:
        """Play a match a little, then send so many inputs."""
        table = self.table
        table.box.wire.interaction = self._noted
        people = [table.box.user(name) for name in ("Ada", "Bruno", "Cleo")]
        driver = await opened(table, *people[:2], game=key, pictures=False)
        ways = itertools.cycle((self._press, self._press, self._command, self._again))
        for way in itertools.islice(ways, count):
            player = self.rng.choice(people)
            before, bugs = await self._seen(driver), _faults()
            pinged = [len(one.pings) for one in people[:2]]
            what = await way(driver, player)
            await table.quiet()
            if _faults() != bugs:
                self.found[f"a fault of ours: {what:.160}"] += 1
            if [len(one.pings) for one in people[:2]] != pinged and player is people[2]:
                self.found[f"a stranger called somebody: {what:.160}"] += 1
            if player is people[2] and await self._seen(driver) != before:
                self.found[f"a stranger changed the match: {what:.160}"] += 1

    def _noted(self, shape: dict[str, Any]) -> None:
        self.sent.append(shape)
        self._send(shape)

    async def _seen(self, driver: Driver) -> Any:
        match = await driver.match()
        return match.ply, match.state, match.drafts, match.number

    async def _press(self, driver: Driver, player: Player) -> str:
        """Press a control that no message has."""
        rng, match = self.rng, await driver.match()
        seat = rng.index(2)
        legal = [write(one) for one in match.game.legal(match.position(seat), seat)]
        op = rng.choice(sorted(ROUTES.keys() - ELSEWHERE - {"forget", "void", "resign"}))
        number = rng.choice(("", "0", "1", "2", "99999999999999999999"))
        where = rng.choice((driver.id, driver.id, "", "zzzzzzzz"))
        text = f"c:{op}:{where}:{number}:{rng.choice(('', '0', '1', '9'))}:"
        text += junk(rng, legal or ODD)
        text = legible(" ".join(text.split("\n")))[:LONGEST]
        await self._waited(await player.press(driver.board, custom_id=text, force=True), text)
        return text

    async def _command(self, driver: Driver, player: Player) -> str:
        """Run a command with junk in its options."""
        text = self.rng.choice(COMMANDS)
        given = [legible(" ".join(junk(self.rng).split())) or "x" for _ in range(2)]
        text = text.replace("{id}", driver.id).format(*given)
        try:
            it = await player.slash(text, channel=driver.thread)
        except Refused:
            return text  # no client sends that
        await self._waited(it, text)
        return text

    async def _again(self, driver: Driver, player: Player) -> str:
        """Let an interaction arrive a second time: what it asked for is done once."""
        box, known = self.table.box, self.table.box.interactions
        acknowledged = [one for one in self.sent[-5:] if known[one["token"]].response is not None]
        if not acknowledged:
            return "nothing"
        before, shape = await self._seen(driver), self.rng.choice(acknowledged)
        it = known[shape["token"]]
        it.error = None
        self._send(shape)
        await box.until(lambda: it.error == TWICE)
        await self.table.quiet()
        if await self._seen(driver) != before:
            self.found["what arrived twice was done twice"] += 1
        return f"again {shape['data']}"

    async def _waited(self, it: Interaction, what: str) -> None:
        """Wait for the answer; that there is none is found, and so is one that says too much."""
        try:
            await it.done(20)
            harmless(it.text)
        except (TimeoutError, AssertionError) as error:
            self.found[f"{type(error).__name__}: {what!r:.160} {error}"] += 1


def _faults() -> float:
    """Return how many faults of ours the bot has counted."""
    return REGISTRY.get_sample_value("conclave_bugs_total") or 0.0
