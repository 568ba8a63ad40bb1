"""The queue of pictures to draw: public boards, private pictures, past positions, then pages.

Within a rank people take turns: who asks for many pictures delays only their own.
"""

import enum
from collections import OrderedDict, deque
from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T", bound=Hashable)


class Rank(enum.IntEnum):
    """How urgent a picture is; the least goes first."""

    BOARD = 0
    PRIVATE = 1
    PAST = 2
    PAGE = 3


class DrawQueue(Generic[T]):
    """Things that wait, at most `most` of them; each belongs to somebody, and has a rank."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting = {rank: OrderedDict[str, deque[T]]() for rank in Rank}
        self._places: dict[T, tuple[Rank, str]] = {}

    def __len__(self) -> int:
        return len(self._places)

    def put(self, one: T, rank: Rank, whose: str) -> T | None:
        """Let something wait; return what has no room then: it, or something less urgent.

        That is the last of whoever has most waiting in the least urgent rank; of pages the first.
        """
        self._waiting[rank].setdefault(whose, deque()).append(one)
        self._places[one] = rank, whose
        if len(self) <= self._most:
            return None
        last = next(self._waiting[rank] for rank in reversed(Rank) if self._waiting[rank])
        most = max(reversed(last.values()), key=len)
        gone = most[0] if last is self._waiting[Rank.PAGE] else most[-1]
        self.drop(gone)
        return gone

    def take(self) -> T | None:
        """Return what is next, which waits no longer; None if nothing waits.

        Of a page's pictures that is the newest: who wanted the others has seen a turn since then.
        """
        for rank, waiting in self._waiting.items():
            for whose, mine in waiting.items():
                one = mine[-1 if rank is Rank.PAGE else 0]
                waiting.move_to_end(whose)
                self.drop(one)
                return one
        return None

    def beside(self, one: T) -> list[T]:
        """Return what else of the same rank and person waits."""
        rank, whose = self._places.get(one, (max(Rank), ""))
        return [other for other in self._waiting[rank].get(whose, ()) if other is not one]

    def drop(self, one: T) -> None:
        """Let something wait no longer; nothing happens if it does not."""
        place = self._places.pop(one, None)
        if place is None:
            return
        rank, whose = place
        mine = self._waiting[rank][whose]
        mine.remove(one)
        if not mine:
            del self._waiting[rank][whose]

    def hurry(self, one: T, rank: Rank, whose: str) -> None:
        """Give something that waits a better rank, if this is one."""
        if one in self._places and rank < self._places[one][0]:
            self.drop(one)
            self.put(one, rank, whose)
