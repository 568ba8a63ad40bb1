"""What happened lately, for whoever it was: times of the last so many seconds, and no others."""

from collections import deque
from collections.abc import Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
MOST = 10_000
"""Keys that are kept in mind; beyond that those without a recent time go."""


class Lately(Generic[Key]):
    """Keeps the times of the last `span` seconds of each key, oldest first.

    It is in memory: a process that starts anew begins with an empty one, and of several processes
    each has its own. That is enough to stop a torrent.
    """

    def __init__(self, span: int) -> None:
        self.span = span
        self._times: dict[Key, deque[int]] = {}

    def __len__(self) -> int:
        return len(self._times)

    def recent(self, key: Key, now: int) -> deque[int]:
        """Return the times of a key that are recent; what is added to them is kept."""
        times = self._times.setdefault(key, deque())
        while times and times[0] <= now - self.span:
            times.popleft()
        return times

    def forget(self, now: int) -> None:
        """Drop whoever has no recent times, if more are kept in mind than MOST."""
        if len(self._times) > MOST:
            for key in [*self._times]:
                if not self.recent(key, now):
                    del self._times[key]
