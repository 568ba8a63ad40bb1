"""Many people at once over the wire: how long they wait, what is lost, how much memory it takes.

python -m bench.load_test --players 1000 --matches 500 --rate 100 --minutes 10 [--pictures]
python -m bench.load_test --home letters      or group: all matches by letter, or with a card

The bot is a process of its own with what it draws and thinks with; the sandbox, which plays
Discord, and the crowd are this one. `--check` exits with 1 if a target is missed.
"""

import argparse
import asyncio
import os
import socket
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
from sqlalchemy import func, select

from bench import __main__, bot_process, simulated_players
from bench.timing_statistics import Figure, percentile
from cogs.post.outbox_worker import HOMES
from db import Finding, Store, backup_restore_move, connect, tables, transactions
from db.match_rows import THREAD
from sandbox import Sandbox, world
from tests.soak.letter_audit import Postman
from tests.soak.message_audit import Witness

PATIENCE = 30.0
"""Seconds after which an interaction counts as not answered."""
GONE = 60.0
"""Seconds after the last interaction within which every message says what it should."""
MIB = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Plan:
    """Who plays how much for how long; `backups` are taken meanwhile, then restored and checked.

    `home`: of all matches.
    """

    players: int = 60
    matches: int = 30
    rate: float = 10.0
    seconds: float = 20.0
    pictures: bool = False
    backups: int = 0
    home: str = THREAD


@dataclass
class Told:
    """What was measured. `boards`: seconds from a move to the board that shows it.

    `ages`: seconds of the oldest row of the outbox, sampled; `memory`: bytes at half and at the
    end; `cpu`: seconds of the bot's own process; `counts`: its own counters. `restored`: of each
    backup, how many entries the logs of its matches have, and what is wrong with them.
    """

    deeds: list[simulated_players.Deed] = field(default_factory=list)
    boards: list[float] = field(default_factory=list)
    ages: list[float] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)
    counts: dict[str, float] = field(default_factory=dict)
    cpu: float = 0.0
    different: list[str] = field(default_factory=list)
    stale: list[str] = field(default_factory=list)
    restored: list[tuple[int, list[Finding]]] = field(default_factory=list)


def measure() -> Iterator[Figure]:
    """Yield the figures of a short run without pictures, and of one with them."""
    for plan in (Plan(), Plan(pictures=True)):
        yield from figures(plan, asyncio.run(run(plan)))


def figures(plan: Plan, told: Told) -> Iterator[Figure]:
    """Yield what people wait, what was lost, and what it took; targets are those of any load."""
    name = f"{plan.rate:g}/s{', pictures' if plan.pictures else ''}"
    name += f", {plan.home}" if plan.home != THREAD else ""
    done = [one for one in told.deeds if one.answered is not None]
    waits = {
        "acknowledged": ([one.acknowledged for one in done if one.kind != "completion"], 250.0),
        "completed": ([one.answered for one in done if one.kind == "completion"], 1_000.0),
        "answered": ([one.answered for one in done if one.kind != "completion"], 1_000.0),
    }
    for what, (given, target) in waits.items():
        found = [one for one in given if one is not None]
        if len(found) > 1:
            yield Figure(f"{name}: {what}; p50", percentile(found, 50), "ms")
            yield Figure(f"{name}: {what}; p99", percentile(found, 99), "ms", target=target)
    if len(told.boards) > 1:
        boards = percentile(told.boards, 50)
        yield Figure(f"{name}: board after; p50", boards, "s", target=2.0)
        yield Figure(f"{name}: board after; p99", percentile(told.boards, 99), "s", target=10.0)
    if len(told.ages) > 1:
        yield Figure(f"{name}: outbox age; p99", percentile(told.ages, 99), "s", target=5.0)
    none = {"target": 0.0, "better": "most"}
    for kind in ("panel", "completion", "draft", "move"):
        yield Figure(f"{name}: {kind}", sum(one.kind == kind for one in told.deeds), "")
    yield Figure(f"{name}: not answered", len(told.deeds) - len(done), "", **none)
    yield Figure(f"{name}: matches not as played", len(told.different), "", **none)
    yield Figure(f"{name}: messages not as they should be", len(told.stale), "", **none)
    if told.restored:
        wrong = sum(bool(findings) for _, findings in told.restored)
        yield Figure(f"{name}: backups restored", len(told.restored), "")
        yield Figure(f"{name}: backups with differences", wrong, "", **none)
    for counter, target in (("bugs", 0.0), ("drawings_failed", None), ("drawings_refused", None)):
        count = told.counts.get(f"conclave_{counter}_total", 0.0)
        yield Figure(f"{name}: {counter}", count, "", target=target, better="most")
    yield Figure(f"{name}: CPU of the bot", 1e3 * told.cpu / len(told.deeds), "ms each")
    half, end = told.memory[0], told.memory[-1]
    yield Figure(f"{name}: memory at half", half / MIB, "MiB")
    yield Figure(f"{name}: memory at the end", end / MIB, "MiB", target=400.0, better="most")
    yield Figure(f"{name}: growth in the second half", 100 * (end / half - 1), "%", target=5.0)


async def run(plan: Plan) -> Told:
    """Let a crowd play as planned; return what was measured."""
    told = Told()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "load.db"
        async with Sandbox(check=False) as box:
            crowd = simulated_players.Crowd(box)
            given = plan.players, plan.matches, plan.pictures
            await crowd.settle(f"sqlite:///{database}", *given, home=plan.home)
            port = free_port()
            async with bot_process.process(box, database, HEALTH_PORT=str(port)) as child:
                box.world.listeners.append(Boards(crowd, plan.pictures, told).hear)
                looking = asyncio.create_task(_look(child.pid, port, plan.seconds, told))
                saving = asyncio.create_task(_saved(database, plan))
                if plan.home != THREAD:
                    await _calm(port)  # whoever plays by letter has had a first one
                before = cpu(child.pid)
                await crowd.run(plan.rate, plan.seconds, PATIENCE)
                told.deeds = crowd.deeds
                await _calm(port)
                looking.cancel()
                told.stale = await stale(box, crowd, f"sqlite:///{database}", plan.home)
                told.cpu = cpu(child.pid) - before
                told.counts = await counts(port)
                told.memory.append(memory(child.pid))
        told.different = await crowd.differences(f"sqlite:///{database}")
        told.restored = [await _restored(copy) for copy in await saving]
    return told


async def _saved(database: Path, plan: Plan) -> list[Path]:
    """Back the database up as an operator does, every now and then."""
    copies = [database.with_name(f"copy{n}.db") for n in range(plan.backups)]
    for copy in copies:
        await asyncio.sleep(plan.seconds / (plan.backups + 1))
        await asyncio.to_thread(backup_restore_move.save, database, copy)
    return copies


async def _restored(copy: Path) -> tuple[int, list[Finding]]:
    """Restore a backup to where nothing is, and replay every match in it."""
    database = copy.with_suffix(".restored")
    backup_restore_move.restore(copy, database)
    _, findings = await backup_restore_move.check(f"sqlite:///{database}")
    engine = await connect(f"sqlite:///{database}")
    async with transactions.reading(engine) as conn:
        count = await conn.scalar(select(func.count()).select_from(tables.entries))
    await engine.dispose()
    return count or 0, findings


class Boards:
    """Hears of posts, and how long after the moves that they show."""

    def __init__(self, crowd: simulated_players.Crowd, pictures: bool, told: Told) -> None:
        self._crowd, self._pictures, self._told = crowd, pictures, told

    def hear(self, kind: str, thing: Any) -> None:
        """Take what happens in the sandbox."""
        if not isinstance(thing, world.Message) or kind not in ("message", "edit"):
            return
        shown = thing.attachments or not self._pictures
        if thing.viewer is None and thing.buttons and shown:
            now = asyncio.get_running_loop().time()
            moved = self._crowd.moved.pop(thing.channel, [])
            self._told.boards += [now - begun for begun in moved]


async def _look(bot: int, port: int, seconds: float, told: Told) -> None:
    """Note every second how old the outbox is, and at half how much memory is used."""
    end = asyncio.get_running_loop().time() + seconds / 2
    while True:
        await asyncio.sleep(1.0)
        told.ages.append((await counts(port)).get("conclave_outbox_age_seconds", 0.0))
        if not told.memory and asyncio.get_running_loop().time() >= end:
            told.memory.append(memory(bot))


async def _calm(port: int) -> None:
    """Wait until nothing is owed any more, or for as long as an answer may take."""
    end = asyncio.get_running_loop().time() + PATIENCE
    while asyncio.get_running_loop().time() < end:
        if not (await counts(port)).get("conclave_outbox_rows"):
            return
        await asyncio.sleep(0.5)


async def stale(
    box: Sandbox, crowd: simulated_players.Crowd, url: str, home: str, *, lived: bool = True
) -> list[str]:
    """Return what is not shown as it is; what still comes has a minute for that.

    `lived`: the bot was never killed.
    """
    engine, end = await connect(url), asyncio.get_running_loop().time() + GONE
    try:
        store = Store(engine)
        witness = Witness(box, store, lived=lived) if home == THREAD else Postman(box, store)
        while True:
            found = [one for game in crowd.games async for one in witness.faults(game)]
            if isinstance(witness, Postman) and (dead := witness.dead()):
                return [*found, f"{dead} requests with a dead token"]
            if not found or asyncio.get_running_loop().time() > end:
                return found
            await asyncio.sleep(1.0)
    finally:
        await engine.dispose()


async def counts(port: int) -> dict[str, float]:
    """Return the bot's figures by their names; none if it does not say them."""
    try:
        timeout = aiohttp.ClientTimeout(PATIENCE)
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.get(f"http://127.0.0.1:{port}/metrics") as answer,
        ):
            lines = (await answer.text()).splitlines()
    except (aiohttp.ClientError, TimeoutError):
        return {}
    pairs = (line.rsplit(" ", 1) for line in lines if line and not line.startswith("#"))
    return {name: float(value) for name, value in pairs}


def free_port() -> int:
    """Return a port of this machine on which nobody listens."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def cpu(process: int) -> float:
    """Return the CPU time in seconds that a process itself has used; 0 where nobody says."""
    try:
        text = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return 0.0
    user, system = map(int, text.rpartition(")")[2].split()[11:13])
    return (user + system) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> int:
    """Return the bytes that a process and those it began use; what is shared counts in shares."""
    own = Path(f"/proc/{process}")
    try:
        rollup = (own / "smaps_rollup").read_text().splitlines()
        children = (own / f"task/{process}/children").read_text().split()
    except OSError:
        return 0
    used = next(int(line.split()[1]) for line in rollup if line.startswith("Pss:"))
    return used * 1024 + sum(memory(int(child)) for child in children)


def parser(prog: str, description: str, rate: float, minutes: float) -> argparse.ArgumentParser:
    """Return a command line of how many play, how fast, for how long, and with pictures or not."""
    found = argparse.ArgumentParser(prog=f"python -m bench.{prog}", description=description)
    found.add_argument("--players", type=int, default=60)
    found.add_argument("--matches", type=int, default=30)
    found.add_argument("--rate", type=float, default=rate, help="interactions a second")
    found.add_argument("--minutes", type=float, default=minutes)
    found.add_argument("--pictures", action="store_true")
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    line = parser("load_test", "Play in crowds.", rate=10.0, minutes=0.5)
    line.add_argument("--backups", type=int, default=0, help="taken meanwhile, then restored")
    line.add_argument("--home", choices=HOMES, default=THREAD, help="of all matches")
    line.add_argument("--check", action="store_true", help="fail if a target is missed")
    args = line.parse_args(arguments)
    seconds = args.minutes * 60
    given = args.players, args.matches, args.rate, seconds, args.pictures, args.backups
    plan = Plan(*given, home=args.home)
    told = asyncio.run(run(plan))
    found = __main__.table(figures(plan, told))
    print("\n".join(told.stale))
    return 1 if args.check and any(one.reached is False for one in found) else 0


if __name__ == "__main__":
    sys.exit(main())
