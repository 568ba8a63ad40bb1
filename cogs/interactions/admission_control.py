"""Limits on the answers worked on at once, in all and for one person, first come first served.

Everybody is acknowledged at once; the work behind it waits here. One person takes few of these
places, so that a crowd of one delays itself.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from engine.errors import GameError
from services.watch.tasks_and_keyed_locks import KeyedSemaphore

ROOM = 16
"""Answers that are worked on at once: more would all be slower, and none sooner."""
EACH = 3
"""Of these, those of one person."""
MOST = 20
"""What one person may ask for before it is answered."""


class TooQuick(GameError):
    """Somebody has asked for so much that they are to wait for some of it first."""


class Admission:
    """The places of those who are served."""

    def __init__(self, room: int = ROOM, each: int = EACH, most: int = MOST) -> None:
        self._room = asyncio.Semaphore(room)
        self._lanes = KeyedSemaphore(each)
        self._most = most

    @contextlib.asynccontextmanager
    async def of(self, who: str) -> AsyncIterator[None]:
        """Wait for a place; TooQuick."""
        if self._lanes.waiting(who) >= self._most:
            raise TooQuick
        async with self._lanes.of(who), self._room:
            yield
