"""Viewers of pages while matches are played: how long pages take, and what players notice of it.

python -m bench.page_viewers_beside_players --viewers 500 --matches 50 --rate 30 --turns 2 [--own]

The crowd plays in turns without viewers and with them, in one run, so that what else the machine
does befalls both. `--own`: the pages are served by a process of their own (`bot.py --page`), as
docs/operators.md advises where many look; else by the bot's. Viewers are one more process, and a
few of them yet another: what these wait for is hardly ever their own process, which tells by how
much it was late.
"""

import argparse
import asyncio
import contextlib
import json
import os
import statistics
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp

from bench import __main__, bot_process, load_test, page_viewers, simulated_players
from bench.timing_statistics import Figure, percentile
from db import Store, connect
from sandbox import Sandbox

ROOT = Path(__file__).parents[1]
PAGE_TARGET = 200.0
"""Milliseconds."""
SHARE = 1.1
"""What acknowledgements may take with viewers, of what they take without."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Who plays and who looks; `seconds` for each of `turns` with viewers, and as many without.

    `arrival`: the seconds in which viewers come. `played`: steps that each match has behind it.
    `own`: pages have a process of their own. `apart`: of the viewers, those whose process has
    little to do.
    """

    players: int = 100
    matches: int = 50
    viewers: int = 500
    apart: int = 50
    arrival: float = 20.0
    rate: float = 30.0
    seconds: float = 15.0
    turns: int = 2
    played: int = 150
    own: bool = True


@dataclass
class Found:
    """What players waited for without viewers and with them, and what viewers saw.

    `cpu`: seconds that the pages' own process used while they looked; 0 if it has none.
    """

    without: list[simulated_players.Deed] = field(default_factory=list)
    beside: list[simulated_players.Deed] = field(default_factory=list)
    told: page_viewers.Told = field(default_factory=page_viewers.Told)
    apart: page_viewers.Told = field(default_factory=page_viewers.Told)
    cpu: float = 0.0


def measure() -> Iterator[Figure]:
    """Yield the figures of a run."""
    plan = Plan()
    yield from figures(plan, asyncio.run(run(plan)))


def figures(plan: Plan, found: Found) -> Iterator[Figure]:
    """Yield how long pages take, and what acknowledgements take beside them."""
    name = f"{plan.viewers} viewers"
    yield from _seen(name, found.told, None)
    yield from _seen(f"{name}, {plan.apart} apart", found.apart, PAGE_TARGET)
    asked = sum(len(one.arriving) + len(one.pages) for one in (found.told, found.apart))
    if found.cpu:
        yield Figure(f"{name}: CPU of the pages' process", 1e3 * found.cpu / asked, "ms each")
    waits = {"without": acknowledged(found.without), "with": acknowledged(found.beside)}
    if any(len(one) < 2 for one in waits.values()):
        return
    for what, of in (
        ("mean", statistics.fmean),
        ("p50", lambda values: percentile(values, 50)),
        ("p95", lambda values: percentile(values, 95)),
        ("p99", lambda values: percentile(values, 99)),
    ):
        plain, beside = (of(waits[one]) for one in ("without", "with"))
        yield Figure(f"{plan.rate:g}/s: acknowledged without them; {what}", plain, "ms")
        target = SHARE if what in ("mean", "p50") else None
        yield Figure(
            f"{plan.rate:g}/s: acknowledged beside them; {what}",
            *(beside, "ms", None, beside / plain, "without", target, "most", "ratio"),
        )


def _seen(name: str, told: page_viewers.Told, target: float | None) -> Iterator[Figure]:
    """Yield what viewers waited for, and how late they were themselves."""
    for what, seconds, wanted in (
        ("first page, as all come", told.arriving, None),
        ("page", told.pages, target),
        ("picture", told.pictures, None),
        ("late itself", told.lags, None),
    ):
        waits = [1e3 * one for one in seconds]
        if len(waits) > 1:
            yield Figure(f"{name}: {what}; p50", percentile(waits, 50), "ms")
            yield Figure(f"{name}: {what}; p99", percentile(waits, 99), "ms", target=wanted)
        yield Figure(f"{name}: {what}; count", len(waits), "", better="more")
    yield Figure(f"{name}: turns told", told.turns, "", better="more")
    yield Figure(f"{name}: pictures put off", told.later, "")
    yield Figure(f"{name}: failed", told.failed, "", target=0.0, better="most")


def acknowledged(deeds: Sequence[simulated_players.Deed]) -> list[float]:
    """Return how long players waited to be acknowledged, in ms; completions are answers."""
    return [
        one.acknowledged
        for one in deeds
        if one.acknowledged is not None and one.kind != "completion"
    ]


async def run(plan: Plan) -> Found:
    """Let a crowd play, and viewers look in every other turn; return what was measured."""
    found = Found()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "pages.db"
        url = f"sqlite:///{database}"
        async with Sandbox(check=False) as box:
            crowd = simulated_players.Crowd(box)
            await crowd.settle(url, plan.players, plan.matches, True, played=plan.played)
            links = await _links(url, crowd)
            port, other = load_test.free_port(), load_test.free_port()
            page = f"http://127.0.0.1:{port}"
            given = {"PAGE_URL": page, "PAGE_PORT": str(other if plan.own else port)}
            async with (
                bot_process.process(box, database, **given),
                _alone(plan, url, page, port) as alone,
            ):
                await crowd.run(plan.rate, plan.seconds / 3, load_test.PATIENCE)  # it warms up
                for _ in range(plan.turns):
                    found.without += await _played(crowd, plan)
                    before = load_test.cpu(alone)
                    many = _looking(page, links, plan, plan.viewers - plan.apart, found.told)
                    few = _looking(page, links, plan, plan.apart, found.apart)
                    async with many as measure_many, few as measure_few:
                        measure_many()
                        measure_few()
                        found.beside += await _played(crowd, plan)
                    found.cpu += load_test.cpu(alone) - before
    return found


async def _links(url: str, crowd: simulated_players.Crowd) -> list[str]:
    engine = await connect(url)
    try:
        store = Store(engine)
        return [await store.links.made(game.match.id) for game in crowd.games]
    finally:
        await engine.dispose()


async def _played(crowd: simulated_players.Crowd, plan: Plan) -> list[simulated_players.Deed]:
    """Let the crowd play for a turn; return what it did."""
    before = len(crowd.deeds)
    await crowd.run(plan.rate, plan.seconds, load_test.PATIENCE)
    return crowd.deeds[before:]


@contextlib.asynccontextmanager
async def _looking(
    url: str, links: Sequence[str], plan: Plan, viewers: int, told: page_viewers.Told
) -> AsyncIterator[Callable[[], None]]:
    """Let viewers look, who have come when the block begins; yield what begins to measure.

    They look until they have been measured: what they see from then on is noted.
    """
    wishes: dict[str, Any] = {"url": url, "links": links, "viewers": viewers}
    wishes |= {name: getattr(plan, name) for name in ("arrival", "seconds")}
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.page_viewers"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=2**24,
    )
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write(json.dumps(wishes).encode() + b"\n")
    await child.stdout.readline()

    def measure() -> None:
        assert child.stdin is not None
        if child.returncode is not None:
            raise RuntimeError("viewers have left")
        child.stdin.write(b"\n")

    yield measure
    child.stdin.write_eof()
    told.add(page_viewers.Told(**json.loads(await child.stdout.read())))
    await child.wait()


@contextlib.asynccontextmanager
async def _alone(plan: Plan, url: str, page: str, port: int) -> AsyncIterator[int]:
    """Serve the pages in a process of their own, if that is planned; yield its number, else 0."""
    if not plan.own:
        yield 0
        return
    given = {"DATABASE_URL": url, "PAGE_URL": page, "PAGE_PORT": str(port), "LOG_LEVEL": "ERROR"}
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, str(ROOT / "bot.py"), "--page"), env={**os.environ, **given}
    )
    try:
        async with asyncio.timeout(load_test.PATIENCE), aiohttp.ClientSession() as session:
            while True:
                with contextlib.suppress(aiohttp.ClientError):
                    async with session.get(page) as found:
                        await found.read()
                    break
                await asyncio.sleep(0.2)
        yield child.pid
    finally:
        child.terminate()
        await child.wait()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    plan = Plan()
    parser = argparse.ArgumentParser(
        prog="python -m bench.page_viewers_beside_players", description="Look at matches."
    )
    parser.add_argument("--players", type=int, default=plan.players)
    parser.add_argument("--matches", type=int, default=plan.matches)
    parser.add_argument("--viewers", type=int, default=plan.viewers)
    parser.add_argument("--apart", type=int, default=plan.apart, help="viewers apart")
    parser.add_argument("--arrival", type=float, default=plan.arrival, help="seconds")
    parser.add_argument("--rate", type=float, default=plan.rate, help="interactions a second")
    parser.add_argument("--seconds", type=float, default=plan.seconds, help="of each turn")
    parser.add_argument("--turns", type=int, default=plan.turns)
    parser.add_argument("--played", type=int, default=plan.played, help="steps before")
    parser.add_argument("--own", action="store_true", help="pages in a process of their own")
    parser.add_argument("--check", action="store_true", help="fail if a target is missed")
    args = vars(parser.parse_args(arguments))
    check = args.pop("check")
    plan = Plan(**args)
    found = __main__.table(figures(plan, asyncio.run(run(plan))))
    return 1 if check and any(one.reached is False for one in found) else 0


if __name__ == "__main__":
    sys.exit(main())
