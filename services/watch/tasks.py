"""Tasks that are at work, so that the bot does not stop in the middle of one.

A query that is cut off when the event loop closes leaves its connection behind.
"""

import asyncio
import contextlib
from collections.abc import Collection
from typing import Any, TypeAlias

Task: TypeAlias = "asyncio.Task[Any]"

PATIENCE = 10.0
"""Seconds that what was begun may take when the bot stops, and again to end when it is cut off."""


class Work:
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
