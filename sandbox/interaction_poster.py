"""Interactions by HTTP: signed, and posted to the address that the bot's owner has set."""

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

import aiohttp
from nacl.signing import SigningKey

ACCEPTED = 202


class InteractionPoster:
    """Posts interactions to `urls` in turn, as a load balancer does; to none while it is empty.

    `statuses` are those of the answers, the oldest first; 0 stands for none.
    """

    def __init__(self) -> None:
        self.urls: list[str] = []
        self.statuses: list[int] = []
        self._signing = SigningKey.generate()
        self._session: aiohttp.ClientSession | None = None
        self._open: set[asyncio.Task[None]] = set()
        self._sent = 0

    @property
    def key(self) -> str:
        """Return the application's public key, as Discord shows it."""
        return bytes(self._signing.verify_key).hex()

    def signed(self, body: bytes, at: float | None = None) -> dict[str, str]:
        """Return the headers by which a body of this moment, or another, is Discord's."""
        stamp = str(int(time.time() if at is None else at))
        signature = self._signing.sign(stamp.encode() + body).signature.hex()
        return {
            "Content-Type": "application/json",
            "X-Signature-Ed25519": signature,
            "X-Signature-Timestamp": stamp,
        }

    def send(self, data: dict[str, Any], refused: Callable[[], None]) -> None:
        """Post an interaction; `refused` is called if the answer is not what it should be."""
        url = self.urls[self._sent % len(self.urls)]
        self._sent += 1
        task = asyncio.create_task(self._post(url, json.dumps(data).encode(), refused))
        self._open.add(task)
        task.add_done_callback(self._open.discard)

    async def _post(self, url: str, body: bytes, refused: Callable[[], None]) -> None:
        if self._session is None:
            self._session = aiohttp.ClientSession()
        status, said = 0, b""
        try:
            async with self._session.post(url, data=body, headers=self.signed(body)) as answer:
                status, said = answer.status, await answer.read()
        except aiohttp.ClientError:
            pass
        self.statuses.append(status)
        if status != ACCEPTED or said:
            refused()

    async def close(self) -> None:
        """Let go of whom it speaks to."""
        for task in self._open:
            task.cancel()
        if self._session:
            await self._session.close()
