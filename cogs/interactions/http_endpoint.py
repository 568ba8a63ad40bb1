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

from services.watch.metrics import INTERACTION_REQUESTS

log = structlog.get_logger()

PATH = "/interactions"
LOOPBACK = "127.0.0.1"
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
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        self._open.push_async_callback(runner.cleanup)
        try:
            await web.TCPSite(runner, LOOPBACK, self._port).start()
        except OSError:
            await self._open.aclose()
            raise
        log.info("interactions listen", port=self._port)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._open.aclose()

    async def _post(self, request: web.Request) -> web.Response:
        outcome, answer = self._answer(request.headers, await request.read())
        INTERACTION_REQUESTS.labels(outcome).inc()
        return answer

    def _answer(self, headers: Any, body: bytes) -> tuple[str, web.Response]:
        """Return what became of a request, and its answer."""
        key = self._receiver.verify_key()
        if not key:
            return "early", web.Response(status=503, text="The bot is not logged in yet.")
        try:
            signature = bytes.fromhex(headers.get("X-Signature-Ed25519", ""))
            stamp = headers.get("X-Signature-Timestamp", "")
            VerifyKey(bytes.fromhex(key)).verify(stamp.encode() + body, signature)
            late = abs(self._now() - float(stamp))
        except (BadSignatureError, ValueError):
            return "unsigned", web.Response(status=401, text="The signature is wrong.")
        if not late <= OLD:
            return "old", web.Response(status=401, text="The signature is too old.")
        if self._heard.get(signature):
            return "repeated", web.Response(status=401, text="The request came before.")
        try:
            said = json.loads(body)
            if said["type"] == PING:
                return "ping", web.json_response({"type": PONG})
            if not self._receiver.is_ready() or not self._receiver.receive(said):
                return "early", web.Response(status=503, text="The bot is starting or stopping.")
        except (KeyError, TypeError, ValueError):
            return "malformed", web.Response(status=400, text="This is no interaction.")
        self._heard[signature] = True
        return "taken", web.Response(status=202)
