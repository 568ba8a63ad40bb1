"""Viewers of matches' pages in a process of their own: python -m bench.page_viewers < wishes.

Reads a line with one JSON object: `url` of the site, `links` of its matches, `viewers`, the seconds
of their `arrival`, and the `seconds` for which is measured. Writes a line when all have come, waits
for another line to measure from then on, and writes one object at the end: `arriving`, the seconds
that first pages took, `pages` and `pictures` what each other took, `turns`, how many were told,
`later`, how many pictures were put off, `failed`, how many other answers were neither 200 nor 304,
and `lags`, the seconds by which this process itself was late.
"""

import asyncio
import json
import random
import re
import sys
import time
from dataclasses import dataclass, field
from typing import Any

import aiohttp

from languages import CODES

SCRIPTED = 0.6
"""The share of viewers whose browsers run scripts; the others load their page again."""
AGAIN = 10.0
"""Seconds between two looks of those who load their page again."""
LOOK = 0.05
"""Seconds between two looks at how late this process is: what it asks for waits as long."""
PATIENCE = aiohttp.ClientTimeout(total=None, sock_connect=30, sock_read=60)
_MARK = re.compile(r'data-events="([^"]*)"')
_LAST = re.compile(r'data-last="(\d+)"')
_PICTURES = {
    "light": re.compile(r'<img src="([^"]*board\.png[^"]*)"'),
    "dark": re.compile(r'srcset="([^"]*board\.png[^"]*)"'),
}


@dataclass
class Told:
    """What all viewers have seen."""

    arriving: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    pictures: list[float] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)
    turns: int = 0
    later: int = 0
    failed: int = 0

    def add(self, other: "Told") -> None:
        """Add what others have seen."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


class Viewer:
    """Somebody who follows a match, by its page alone."""

    def __init__(
        self, session: aiohttp.ClientSession, base: str, link: str, number: int, told: Told
    ) -> None:
        self._session, self._base, self._link, self._told = session, base, link, told
        self._chance = random.Random(number)
        self._theme = self._chance.choice([*_PICTURES])
        self._head = {
            "X-Forwarded-For": f"10.0.{number // 250}.{number % 250 + 1}",
            "Accept-Language": self._chance.choice(CODES),
        }
        self._tags: dict[str, str] = {}
        self._drawn: set[str] = set()
        self._loading: asyncio.Task[Any] | None = None
        self.come = asyncio.Event()

    async def watch(self, arrival: float) -> None:
        """Follow the match until it is cut off."""
        await asyncio.sleep(self._chance.random() * arrival)
        try:
            text = await self._page(f"/m/{self._link}", arriving=True)
        finally:
            self.come.set()
        if self._chance.random() < SCRIPTED:
            await self._listen(text)
            return
        while True:
            await asyncio.sleep(AGAIN * (0.5 + self._chance.random()))
            text = await self._page(f"/m/{self._link}") or text
            if self._chance.random() < 0.3 and (last := _LAST.search(text)):
                await self._page(f"/m/{self._link}/{self._chance.randint(0, int(last[1]))}")

    async def _listen(self, text: str) -> None:
        """Load the page of each turn that is told of; now and then step back."""
        found = _MARK.search(text)
        if found is None:
            return
        address = self._base + found[1].replace("&amp;", "&")
        async with self._session.get(address, headers=self._head) as events:
            async for line in events.content:
                if line.startswith(b"data: "):
                    self._told.turns += 1
                    last = int(line[6:])
                    await self._page(f"/m/{self._link}/{last}")
                    if last and self._chance.random() < 0.1:
                        await self._page(f"/m/{self._link}/{last - 1}")

    async def _page(self, path: str, arriving: bool = False) -> str:
        known = {"If-None-Match": self._tags[path]} if path in self._tags else {}
        waits = self._told.arriving if arriving else self._told.pages
        text, status, head = await self._get(path, waits, known)
        if status == 304 or status != 200:
            return ""
        self._tags[path] = head.get("ETag", "")
        drawn = _PICTURES[self._theme].search(text)
        address = drawn[1].replace("&amp;", "&") if drawn else ""
        if address and address not in self._drawn:
            self._drawn.add(address)
            self._loading = asyncio.create_task(self._get(address, self._told.pictures, {}))
        return text

    async def _get(
        self, path: str, waits: list[float], known: dict[str, str]
    ) -> tuple[str, int, Any]:
        start = time.perf_counter()
        async with self._session.get(self._base + path, headers=self._head | known) as found:
            body = await found.read()
        waits.append(time.perf_counter() - start)
        put_off = waits is self._told.pictures and found.status == 503
        self._told.later += put_off
        self._told.failed += not put_off and found.status not in (200, 304)
        plain = found.content_type == "text/html"
        return body.decode() if plain else "", found.status, found.headers


async def watched(url: str, links: list[str], viewers: int, arrival: float, seconds: float) -> Told:
    """Let viewers look for some seconds; return what they saw."""
    told = Told()
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector, timeout=PATIENCE) as session:
        each = [Viewer(session, url, links[n % len(links)], n, told) for n in range(viewers)]
        tasks = [asyncio.create_task(one.watch(arrival)) for one in each]
        await asyncio.gather(*(one.come.wait() for one in each))
        print(flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        for waits in (told.pages, told.pictures, told.lags):
            waits.clear()  # in place: answers that are under way are put there
        told.turns = told.later = 0
        tasks.append(asyncio.create_task(_look(told)))
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        told.failed += sum(
            isinstance(one, Exception) and not isinstance(one, asyncio.CancelledError)
            for one in found
        )
    return told


async def _look(told: Told) -> None:
    """Note again and again by how much this process is late."""
    while True:
        due = time.perf_counter() + LOOK
        await asyncio.sleep(LOOK)
        told.lags.append(time.perf_counter() - due)


def main() -> None:
    """Read what is wished for, and write what was seen."""
    told = asyncio.run(watched(**json.loads(sys.stdin.readline())))
    json.dump(vars(told), sys.stdout)


if __name__ == "__main__":
    main()
