"""Requests to Discord for a turn, by home and by game: letters and cards take no more than threads.

python -m bench --only requests
python -m bench.requests_per_turn --turns 8 [--pictures]     and what the requests are

The bot is a process of its own, the sandbox and the crowd are this one. One match of each game is
played, a turn at a time: whoever is waited for opens their panel, except by letter, where the
letter is the panel, takes the steps of the turn, and the next turn comes when nothing is owed any
more. In a group people play from the card, or in the letter that calls them: both are played.

All requests are counted, answers to interactions among them, but not that direct messages are
opened, once for each person. A step is acknowledged and answered at each home alike, and people
take more or fewer of them: a turn counts as if it had one. The first turns, in which messages are
posted that are edited from then on, do not count.

One turn follows another at once here. By post hours pass: hands in threads are then too old to be
edited and posts to be changed by a token, and no letter waits for another. What turns take at that
pace is counted by `tests.soak.three_weeks`.
"""

import argparse
import asyncio
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean

from bench.bot_process import Forked
from bench.simulated_players import Crowd, Game
from bench.timing_statistics import Figure
from cogs.post.outbox_worker import HOMES
from db import Store, connect
from db.match_rows import GROUP, THREAD
from engine import Status, registry
from sandbox import Sandbox

TURNS, FIRST = 4, 3
CALLED = "group, in the letter"
"""How a match in a group is played by whoever answers where they were called."""
PATIENCE = 60.0
MOST_STEPS = 12
"""Steps of a turn that somebody is let take one after the other."""
CALM = 0.2
"""Seconds in which nothing comes after nothing was owed."""
OPENED = "POST /users/@me/channels"
A_STEP = 2
"""Requests of a step: its acknowledgement, and its answer."""


@dataclass
class Counted:
    """What some turns of a game took at a home. `found`: requests, by what they are."""

    turns: int = 0
    steps: int = 0
    found: Counter[str] = field(default_factory=Counter)

    @property
    def mean(self) -> float:
        """Return the requests of a turn of one step."""
        return (self.found.total() - A_STEP * (self.steps - self.turns)) / max(self.turns, 1)


def measure() -> Iterator[Figure]:
    """Yield the requests of a turn in words, of each game at each home."""
    yield from figures(counts(TURNS))


def counts(turns: int, pictures: bool = False) -> dict[str, dict[str, Counted]]:
    """Play so many turns of each game at each home; return what they took."""
    return {way: asyncio.run(_counted(way, turns, pictures)) for way in (*HOMES, CALLED)}


def figures(by_home: Mapping[str, Mapping[str, Counted]]) -> Iterator[Figure]:
    """Yield what turns take, each way and on an average of all ways but a thread's.

    The target of all is what they take in a thread.
    """
    apart = {way: found for way, found in by_home.items() if way != THREAD}
    for key, thread in by_home[THREAD].items():
        yield Figure(f"requests for a turn, {key}, {THREAD}", thread.mean, "")
        for way, found in apart.items():
            name = f"requests for a turn, {key}, {way}"
            yield Figure(name, found[key].mean, "", target=thread.mean, better="most")
        together = fmean(found[key].mean for found in apart.values())
        name = f"requests for a turn, {key}, letters and cards"
        yield Figure(name, together, "", target=thread.mean, better="most")


async def _counted(way: str, turns: int, pictures: bool) -> dict[str, Counted]:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'requests.db'}"
        async with Sandbox(check=False) as box:
            crowd, games = Crowd(box), len(registry.games())
            crowd.by_letter = way == CALLED
            home = GROUP if crowd.by_letter else way
            await crowd.settle(url, 3 * games, games, pictures, home=home)
            engine = await connect(url)
            bot = Forked(box, url, DRAW_PROCESSES="1")
            try:
                store = Store(engine)
                await bot.start()
                await _calm(store)
                return {
                    game.match.key: await _played(box, crowd, game, store, turns, url)
                    for game in list(crowd.games)
                }
            finally:
                await bot.kill()
                await engine.dispose()


async def _played(
    box: Sandbox, crowd: Crowd, game: Game, store: Store, turns: int, url: str
) -> Counted:
    counted, played, crowd.games = Counted(), 0, [game]
    while counted.turns < turns and game.match.status is Status.RUNNING:
        box.requests.clear()
        crowd.deeds.clear()
        game.panels.clear()
        before = game.match.ply
        for _ in range(MOST_STEPS):
            await crowd.step("move", PATIENCE)
            if game.match.ply > before:
                break
            await crowd.step("draft", PATIENCE)
        await _calm(store)
        if game.doubt is not None:  # its answer came too late
            await crowd.differences(url)
            continue
        played += game.match.ply > before
        if game.match.ply > before and played > FIRST:
            asked = [named(one.method, one.path) for one in box.requests]
            counted.turns += 1
            counted.steps += sum(one.kind != "panel" for one in crowd.deeds)
            counted.found.update(one for one in asked if one != OPENED)
    return counted


async def _calm(store: Store) -> None:
    """Wait until nothing is owed, not later either."""
    for pause in (CALM, 0.0):
        while (await store.outbox.backlog()).rows:  # noqa: ASYNC110 - it says nothing
            await asyncio.sleep(0.05)
        await asyncio.sleep(pause)


def named(method: str, path: str) -> str:
    """Return what a request is in words: its method, and its path without what differs."""
    path = re.sub(r"^(/webhooks|/interactions)/.*", r"\1", re.sub(r"^/api/v\d+", "", path))
    return f"{method} " + re.sub(r"\d{5,}", "*", path)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bench.requests_per_turn")
    parser.add_argument("--turns", type=int, default=8, help="of each game at each home")
    parser.add_argument("--pictures", action="store_true")
    args = parser.parse_args(arguments)
    by_home = counts(args.turns, args.pictures)
    for home, games in by_home.items():
        for key, one in games.items():
            each = ", ".join(f"{n / one.turns:.1f} {what}" for what, n in one.found.most_common())
            print(f"{key} {home}: {one.steps} steps in {one.turns} turns: {each}")
    shown = list(figures(by_home))
    for figure in shown:
        most = "" if figure.target is None else f"at most {figure.target:.1f}"
        print(f"{figure.name:50} {figure.value:5.1f} {most}")
    return 1 if any(one.reached is False for one in shown) else 0


if __name__ == "__main__":
    sys.exit(main())
