"""Cost of a turn on PostgreSQL, and an estimate of the machines that a number of players needs.

python -m bench.turn_cost_and_machines_needed

A crowd plays without pictures for half a minute; what it took is divided by its turns. Pictures
are counted with the time that `python -m bench --only pictures` finds.
"""

import asyncio
import re
import sys
from dataclasses import dataclass
from typing import Any

from bench import bot_process, load_test, simulated_players
from db import Store, connect
from sandbox import Sandbox
from tests.soak.database_faults import Database, postgresql

RATE, SECONDS = 5.0, 30.0
PLAYERS, MATCHES = 40, 30
TURNS = 3.0
"""Turns that a player takes in a day."""
PEAK = 3.0
"""How much more is played in the busiest hour than in the mean of a day."""
PICTURES, PICTURE = 3.6, 0.05
"""Pictures that a turn makes, a board and some hands, and the seconds of a core for one."""
USE = 0.6
"""The share of a core that may be in use, so that nobody waits for long."""
POSTS = 1.1
"""Requests that Discord counts of a turn that is played from the thread, of the game with most."""


@dataclass(frozen=True, slots=True)
class Cost:
    """Seconds of a core that a turn takes of the bot and of PostgreSQL, and its transactions.

    What goes before a turn is counted with it: completions, steps of a draft, panels.
    """

    bot: float
    database: float
    transactions: float


@dataclass(frozen=True, slots=True)
class Need:
    """What players need in the busiest hour: turns a second, and what these take."""

    players: int
    turns: float
    processes: int
    drawing: int
    database: float
    transactions: float
    requests: float


def needs(players: int, cost: Cost) -> Need:
    """Return what so many players need."""
    turns = players * TURNS * PEAK / 86_400
    processes = -(-turns * cost.bot // USE)
    drawing = -(-turns * PICTURES * PICTURE // USE)
    database, transactions = turns * cost.database, turns * cost.transactions
    shown = int(max(processes, 1)), int(max(drawing, 1)), database, transactions, turns * POSTS
    return Need(players, turns, *shown)


async def measured(server: Any) -> Cost:
    """Let a crowd play on a database of a server; return what a turn of it took."""
    kept = Database(server, "cost")
    server.psql("CREATE DATABASE cost")
    async with Sandbox(check=False) as box:
        crowd, bot = simulated_players.Crowd(box), bot_process.Forked(box, kept.url)
        await crowd.settle(kept.url, PLAYERS, MATCHES, pictures=False)
        engine = await connect(kept.url)
        await bot.start()
        await _played(crowd, Store(engine), SECONDS / 3)  # everything is warm
        before, moved = _used(server, bot), len(crowd.deeds)
        await _played(crowd, Store(engine), SECONDS)
        used = [now - then for now, then in zip(_used(server, bot), before, strict=True)]
        turns = sum(deed.kind == "move" for deed in crowd.deeds[moved:])
        await bot.kill()
        await engine.dispose()
    return Cost(*(one / turns for one in used))


async def _played(crowd: simulated_players.Crowd, store: Store, seconds: float) -> None:
    await crowd.run(RATE, seconds, load_test.PATIENCE)
    while (await store.outbox.backlog()).rows:  # noqa: ASYNC110 - another process does it
        await asyncio.sleep(0.5)
    await asyncio.sleep(1.5)  # PostgreSQL counts a second late


def _used(server: Any, bot: bot_process.Forked) -> tuple[float, float, float]:
    """Return what bot and server have used so far, in seconds, and the transactions."""
    told = server.psql(
        "SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = 'cost'"
    )
    (transactions,) = re.findall(r"\d+", told)[:1]
    postmaster = server.get_pid()
    theirs = sum(load_test.cpu(one) for one in (postmaster, *bot_process.descendants(postmaster)))
    return load_test.cpu(bot.pid), theirs, float(transactions)


def main() -> int:
    """Measure, and print what numbers of players need; return the exit status."""
    with postgresql() as server:
        cost = asyncio.run(measured(server))
    print(f"a turn: {1e3 * cost.bot:.0f} ms of the bot, {1e3 * cost.database:.0f} ms of", end=" ")
    print(f"PostgreSQL, {cost.transactions:.0f} transactions")
    for players in (1_000, 10_000, 100_000, 1_000_000):
        print(needs(players, cost))
    return 0


if __name__ == "__main__":
    sys.exit(main())
