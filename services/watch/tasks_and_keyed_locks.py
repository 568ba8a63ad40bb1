"""Tasks that are at work, and locks by key: what is done about one thing is done in order.

The bot does not stop in the middle of a task: a query that is cut off when the event loop closes
leaves its connection behind.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Collection, Hashable
from typing import Any, TypeAlias

Task: TypeAlias = "asyncio.Task[Any]"

PATIENCE = 10.0
"""Seconds that what was begun may take when the bot stops, and again to end when it is cut off."""


class OpenTasks:
    """The tasks that answer somebody; once they are waited for, none is begun."""

    def __init__(self) -> None:
        self._open: set[Task] = set()
        self.over = False

    def begun(self) -> bool:
        """Note the present task; False if it is to do nothing, since the bot stops."""
        if self.over:
            return False
        task = asyncio.current_task()
        assert task is not None
        self.note(task)
        return True

    def note(self, task: Task) -> None:
        """Note a task."""
        self._open.add(task)
        task.add_done_callback(self._open.discard)

    async def finished(self, patience: float = PATIENCE) -> None:
        """Begin nothing more, and wait until everybody who asked has been answered."""
        self.over = True
        await ended(self._open, patience)


async def ended(tasks: Collection[Task], patience: float = PATIENCE) -> None:
    """Wait for tasks, those too that come meanwhile; cut off what is slow, and wait for its end."""
    for cut in (False, True):
        left = [task for task in tasks if not task.done()]
        for task in left:
            if cut:
                task.cancel()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience):
                while left:
                    await asyncio.wait(left)
                    left = [task for task in tasks if not task.done()]


class KeyedSemaphore:
    """A lane for each key that is in use, in which `width` are at once."""

    def __init__(self, width: int = 1) -> None:
        self._width = width
        self._places: dict[Hashable, asyncio.Semaphore] = {}
        self._waiting: dict[Hashable, int] = {}

    def waiting(self, key: Hashable) -> int:
        """Return how many are in a lane, those among them whose turn it is."""
        return self._waiting.get(key, 0)

    @contextlib.asynccontextmanager
    async def of(self, key: Hashable) -> AsyncIterator[None]:
        """Wait for a turn in a lane, in the order in which it was asked for."""
        places = self._places.setdefault(key, asyncio.Semaphore(self._width))
        self._waiting[key] = self.waiting(key) + 1
        try:
            async with places:
                yield
        finally:
            self._waiting[key] -= 1
            if not self._waiting[key]:
                del self._waiting[key], self._places[key]
