"""Slash commands over the wire, 32 in flight: from their dispatch to the bot's callback.

The bot is a process of its own; the sandbox, which plays Discord and the players, is this one.
"""

import asyncio
import gc
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from itertools import cycle, islice
from pathlib import Path

from bench import bot_process, machine_speed_reference
from bench.timing_statistics import Figure, beside, percentile, timed
from engine import Rng, begin, bots, options, registry
from sandbox import Player, Sandbox
from services.workers.think_pool import ThinkPool, question

FLYING = 32
MATCHES = 4
WORDS = ("/match status", "/match list", "/help")
KINDS = {
    "in words": (WORDS, 600, 0),
    "with pictures": (("/match hand", "/match list", "/match board"), 180, 0),
    "while four computers think": (WORDS, 600, 4),
}
"""Commands, how many of them are sent, and how many computers think meanwhile."""


def measure() -> Iterator[Figure]:
    """Yield p50 and p99 for commands that are answered in words, and for some that draw."""
    with tempfile.TemporaryDirectory() as folder, beside(machine_speed_reference.loop) as yard:
        found = asyncio.run(_measured(Path(folder) / "bench.db"))
    for name, (waits, rate) in found.items():
        p50, p99 = percentile(waits, 50), percentile(waits, 99)
        yield Figure(
            f"acknowledged, {FLYING} in flight, {name}; p50",
            p50,
            "ms",
            ratio=p50 / yard.wall / 1e3,
            yard="loop",
        )
        yield Figure(
            f"acknowledged, {FLYING} in flight, {name}; p99",
            p99,
            "ms",
            ratio=p99 / yard.wall / 1e3,
            yard="loop",
            target=100,
        )
        yield Figure(f"answered, {FLYING} in flight, {name}", rate, "/s", better="more")


async def _measured(database: Path) -> dict[str, tuple[list[float], float]]:
    found = {}
    async with Sandbox(check=False) as box, bot_process.process(box, database):
        players = [box.user(f"Player {n}") for n in range(MATCHES)]
        threads = [await bot_process.started(box, player) for player in players]
        gc.freeze()  # looking through all that is loaded would be measured as the bot's delay
        for name, (commands, count, computers) in KINDS.items():
            async with _thinking(computers):
                await _fly(commands, players, threads, FLYING)
                with timed() as span:
                    waits = await _fly(commands, players, threads, count)
            found[name] = waits, count / span.wall
    return found


@asynccontextmanager
async def _thinking(computers: int) -> AsyncIterator[None]:
    """Let so many strong computers think for as long as the block runs, each in its process."""
    game = registry.game("magnate")
    s = begin(game, 2, options(game.meta, {}, [{}, {}]), Rng("think")).state
    asked = {**question(game, game.view(s, 0), 0, "think"), "kind": "strong"}
    asked["seconds"] = bots.LEVELS["strong"]

    async def turn(pool: ThinkPool) -> None:
        async with pool.lent() as mind:
            while True:
                await mind.choose(asked)

    if not computers:
        yield
        return
    async with ThinkPool(computers) as pool:
        turns = [asyncio.create_task(turn(pool)) for _ in range(computers)]
        yield
        for one in turns:
            one.cancel()
        await asyncio.gather(*turns, return_exceptions=True)


async def _fly(
    commands: Sequence[str], players: Sequence[Player], threads: Sequence[int], count: int
) -> list[float]:
    """Send commands, a new one whenever one is answered; return the waits in ms."""
    waits: list[float] = []
    owed = iter(list(islice(cycle(_each(commands, players, threads)), count)))

    async def lane() -> None:
        for text, player, thread in owed:
            it = await (await player.slash(text, channel=thread)).done(60)
            assert it.acknowledged_ms is not None, f"{text}: {it.error}"
            waits.append(it.acknowledged_ms)

    await asyncio.gather(*(lane() for _ in range(FLYING)))
    return waits


def _each(
    commands: Sequence[str], players: Sequence[Player], threads: Sequence[int]
) -> list[tuple[str, Player, int]]:
    return [
        (text, player, thread)
        for text in commands
        for player, thread in zip(players, threads, strict=True)
    ]
