"""Interactions by HTTP: Discord posts them to an address instead of sending them by the gateway.

Each is answered with 202 and no body, and acknowledged by the callback address as one of the
gateway is. Source: Discord's documentation, "Receiving and Responding to Interactions".
"""

import json
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any, Protocol, Self

import structlog
from aiohttp import web
from cachetools import TTLCache
from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

from services.watch import loopback_http, metrics

log = structlog.get_logger()

PATH = "/interactions"
PING = PONG = 1
OLD = 60.0
"""Seconds by which the time of a signature may differ from ours."""
MOST_BODY = 1024 * 1024
MOST_HEARD = 100_000
"""Signatures remembered, each for as long as it would be accepted again."""


class Receiver(Protocol):
    """What takes interactions: the bot."""

    def is_ready(self) -> bool:
        """Tell whether it has heard of all servers."""

    def verify_key(self) -> str:
        """Return the application's public key, 64 hexadecimal digits; "" before the login."""

    def receive(self, interaction: Any) -> bool:
        """Begin to answer an interaction; False if the bot stops. KeyError if it is none."""


class Endpoint:
    """Listens on loopback while it is entered, unless `port` is 0; OSError if the port is taken.

    `now` is the time in seconds since 1970.
    """

    def __init__(self, receiver: Receiver, port: int, now: Callable[[], float] = time.time) -> None:
        self._receiver, self._port, self._now = receiver, port, now
        self._heard: TTLCache[bytes, bool] = TTLCache(MOST_HEARD, 2 * OLD + 1, now)
        self._open = AsyncExitStack()

    async def __aenter__(self) -> Self:
        if not self._port:
            return self
        app = web.Application(client_max_size=MOST_BODY)
        app.router.add_post(PATH, self._post)
        await self._open.enter_async_context(loopback_http.listening(app, self._port))
        log.info("interactions listen", port=self._port)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._open.aclose()

    async def _post(self, request: web.Request) -> web.Response:
        status, outcome = self._taken(request.headers, await request.read())
        metrics.INTERACTION_REQUESTS.labels(outcome).inc()
        if outcome == "ping":
            return web.json_response({"type": PONG})
        return web.Response(status=status, text=None if outcome == "taken" else outcome)

    def _taken(self, headers: Any, body: bytes) -> tuple[int, str]:
        """Return the status of a request, and what became of it in a word."""
        key = self._receiver.verify_key()
        if not key:
            return 503, "early"
        try:
            signature = bytes.fromhex(headers.get("X-Signature-Ed25519", ""))
            stamp = headers.get("X-Signature-Timestamp", "")
            VerifyKey(bytes.fromhex(key)).verify(stamp.encode() + body, signature)
            late = abs(self._now() - float(stamp))
        except (BadSignatureError, ValueError):
            return 401, "unsigned"
        if not late <= OLD:
            return 401, "old"
        if self._heard.get(signature):
            return 401, "repeated"
        try:
            said = json.loads(body)
            if said["type"] == PING:
                return 200, "ping"
            if not self._receiver.is_ready() or not self._receiver.receive(said):
                return 503, "early"
        except (KeyError, TypeError, ValueError):
            return 400, "malformed"
        self._heard[signature] = True
        return 202, "taken"
