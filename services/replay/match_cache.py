"""What is kept of matches: of those looked at last all, of others the end, then nothing."""

from collections import OrderedDict
from collections.abc import Callable, Sized
from typing import Generic, TypeVar

T = TypeVar("T", bound=Sized)


class Kept(Generic[T]):
    """Things of some size by match, at most so large together; `last` is the end of one.

    Of one that is larger alone the end is kept.
    """

    def __init__(self, most: int, last: Callable[[T], T]) -> None:
        self._most, self._last = most, last
        self._by_match: OrderedDict[str, T] = OrderedDict()
        self._size = 0

    def get(self, match: str) -> T | None:
        """Return what is kept of a match, which was looked at now."""
        if match in self._by_match:
            self._by_match.move_to_end(match)
        return self._by_match.get(match)

    def put(self, match: str, thing: T) -> None:
        """Keep something of a match; where there is no room, less of what was looked at before."""
        self._set(match, thing)
        self._by_match.move_to_end(match)
        for other in [*self._by_match] if self._size > self._most else ():
            self._set(other, self._last(self._by_match[other]))
            if self._size <= self._most:
                return
        while self._size > self._most and len(self._by_match) > 1:
            self._size -= len(self._by_match.popitem(last=False)[1])

    def clear(self) -> None:
        """Keep nothing."""
        self._by_match.clear()
        self._size = 0

    def _set(self, match: str, thing: T) -> None:
        before = self._by_match.get(match)
        self._size += len(thing) - (0 if before is None else len(before))
        self._by_match[match] = thing
