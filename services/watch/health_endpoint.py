"""`/health` and `/metrics`, for this machine alone: whether the bot works, and its figures.

Neither names a match, a player or a server.
"""

import asyncio
import time
from collections.abc import Awaitable
from contextlib import AsyncExitStack
from dataclasses import asdict
from typing import Any, Protocol, Self

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from services.watch import loopback_http, metrics, tasks_and_keyed_locks

log = structlog.get_logger()

OLD = 120.0
"""Seconds after which a loop that has not gone round is taken for dead."""
PATIENCE = 3.0
"""Seconds in which the database must answer."""
SAMPLE = 1.0
"""Seconds between two measurements of how late the event loop is."""


class Client(Protocol):
    """What `Health` asks of the client of Discord."""

    ws: Any

    def is_ready(self) -> bool:
        """Tell whether it has heard of all servers."""


class Outbox(Protocol):
    """What is asked of the outbox."""

    def backlog(self) -> Awaitable[Any]:
        """Return how much is owed."""


class Lists(Protocol):
    """What is asked of the lists of matches."""

    def counts(self) -> Awaitable[Any]:
        """Return how many matches there are."""


class Store(Protocol):
    """What is asked of the database."""

    @property
    def outbox(self) -> Outbox:
        """Return the outbox."""

    @property
    def lists(self) -> Lists:
        """Return the lists of matches."""


class Health:
    """Answers while it is entered; nothing listens on port 0. OSError if the port is taken.

    `client` is None where a process serves pages alone, and has no gateway.
    """

    def __init__(self, client: Client | None, store: Store, port: int, version: str) -> None:
        self._client = client
        self._store = store
        self._port = port
        self._version = version
        self._open = AsyncExitStack()
        self._runner: web.AppRunner | None = None
        self._sampling: asyncio.Task[None] | None = None
        self._asking: asyncio.Task[dict[str, Any] | None] | None = None

    async def __aenter__(self) -> Self:
        if not self._port:
            return self
        app = web.Application()
        app.router.add_get("/health", self._health)
        app.router.add_get("/metrics", self._metrics)
        self._runner = await self._open.enter_async_context(
            loopback_http.listening(app, self._port)
        )
        self._sampling = asyncio.create_task(_sample())
        log.info("health listens", port=self._port)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._open.aclose()
        if self._sampling:
            self._sampling.cancel()
        tasks = [task for task in (self._sampling, self._asking) if task]
        await tasks_and_keyed_locks.ended(tasks, PATIENCE)

    async def _health(self, request: web.Request) -> web.Response:
        """Answer 200 or 503, and with JSON what of it is well."""
        facts = await self._facts()
        return web.json_response(facts, status=503 if facts["problems"] else 200)

    async def _metrics(self, request: web.Request) -> web.Response:
        """Answer with every figure as Prometheus reads it; those of the database are fresh."""
        await self._facts()
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _facts(self) -> dict[str, Any]:
        """Measure what is measured when it is asked for."""
        alone = self._client is None
        connected = self._client is not None and _connected(self._client)
        stored = await self._stored()
        metrics.CONNECTED.set(connected)
        loops = ages(time.time())
        problems = [] if connected or alone else ["gateway"]
        problems += [] if stored else ["database"]
        problems += [f"loop-{name}" for name, age in loops.items() if age > OLD]
        return {
            "status": "unhealthy" if problems else "ok",
            "version": self._version,
            "problems": problems,
            "gateway": None if alone else connected,
            "database": stored is not None,
            "loops": {name: round(age, 1) for name, age in loops.items()},
            **(stored or {}),
        }

    async def _stored(self) -> dict[str, Any] | None:
        """Return what is owed and how many matches there are; None if the database is away.

        A question that waits for its answer is waited for again, and not asked again.
        """
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask())
        asking = self._asking
        await asyncio.wait([asking], timeout=PATIENCE)
        return asking.result() if asking.done() else None

    async def _ask(self) -> dict[str, Any] | None:
        try:
            owed, counts = await self._store.outbox.backlog(), await self._store.lists.counts()
        except Exception as error:  # noqa: BLE001 - whatever keeps the database from answering
            log.warning("database does not answer", error=type(error).__name__)
            return None
        metrics.OUTBOX_ROWS.set(owed.rows)
        metrics.OUTBOX_AGE.set(owed.oldest)
        metrics.MATCHES.labels("running").set(counts.running)
        metrics.MATCHES.labels("lobby").set(counts.lobbies)
        return {"outbox": asdict(owed), "matches": asdict(counts)}


def ages(now: float) -> dict[str, float]:
    """Return for each loop the seconds since it last went round."""
    samples = [sample for metric in metrics.HEARTBEAT.collect() for sample in metric.samples]
    return {sample.labels["loop"]: now - sample.value for sample in samples}


def _connected(client: Client) -> bool:
    return client.is_ready() and client.ws is not None and client.ws.open


async def _sample() -> None:
    """Measure for ever how late the event loop is."""
    while True:
        metrics.HEARTBEAT.labels("lag").set(time.time())
        start = time.perf_counter()
        await asyncio.sleep(SAMPLE)
        metrics.LAG_SECONDS.observe(max(0.0, time.perf_counter() - start - SAMPLE))
