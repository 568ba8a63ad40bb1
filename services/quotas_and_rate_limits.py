"""Limits on what a player or a server may have, and on how often somebody may act."""

from collections import deque
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.errors import GameError

Key = TypeVar("Key", bound=Hashable)
MOST = 10_000
"""Keys that are kept in mind; beyond that those without a recent time go."""
PICTURE_SPAN = 60
"""Seconds over which the answers with pictures of a person are counted."""
INVITATION_SPAN = 600
"""Seconds that are looked back on."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How many lobbies and running matches a player and a server may have.

    `vacation`: days a calendar year on which a player's clocks may stand still. `pictures`: how
    many answers with pictures a player gets in a minute. `keep`: days for which matches that
    are over are kept, 0 for ever. `calls`, `calls_all`: how often in ten minutes a player may
    call one other, and all others together. `seeks`, `seeks_all`: tables that a player, and all
    together, may seek others for.
    """

    lobbies: int = 5
    matches: int = 40
    vacation: int = 30
    guild_lobbies: int = 50
    guild_matches: int = 500
    pictures: int = 60
    keep: int = 730
    calls: int = 8
    calls_all: int = 30
    seeks: int = 3
    seeks_all: int = 500


class MovingWindow(Generic[Key]):
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

    def allows(self, key: Key, most: int, now: int) -> bool:
        """Tell whether a key may have one time more; it is counted if so."""
        self.forget(now)
        times = self.recent(key, now)
        if len(times) >= most:
            return False
        times.append(now)
        return True

    def forget(self, now: int) -> None:
        """Drop whoever has no recent times, if more are kept in mind than MOST."""
        if len(self._times) > MOST:
            for key in [*self._times]:
                if not self.recent(key, now):
                    del self._times[key]


class TooOften(GameError):
    """The person has called another, or all others together, too often of late."""


class InvitationLimit:
    """Counts calls: at most `each` to one person and `all` altogether in ten minutes."""

    def __init__(self, now: Callable[[], int], each: int, all: int) -> None:  # noqa: A002
        self._now, self._each, self._all = now, each, all
        self._made = MovingWindow[tuple[str, str]](INVITATION_SPAN)

    def count(self, who: str, others: Sequence[str]) -> None:
        """Note that a person calls others, everybody or nobody of them; TooOften."""
        called = [other for other in others if other != who]
        if not called:
            return
        now = self._now()
        self._made.forget(now)
        made = {other: self._made.recent((who, other), now) for other in called}
        total = self._made.recent((who, ""), now)
        full = [times for times in made.values() if len(times) >= self._each]
        full += [total] if len(total) + len(called) > self._all else []
        if full:
            first = full[0][0] if full[0] else now
            raise TooOften(minutes=max(1, -(-(first + INVITATION_SPAN - now) // 60)))
        for times in made.values():
            times.append(now)
            total.append(now)
