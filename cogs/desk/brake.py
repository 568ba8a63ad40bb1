"""A brake on pictures: so many answers with pictures a minute for each person."""

from collections import deque

SPAN = 60
"""Seconds over which answers are counted."""


class Brake:
    """Remembers when each person was last shown pictures; whoever waits is forgotten."""

    def __init__(self) -> None:
        self._shown: dict[str, deque[int]] = {}

    def spares(self, who: str, most: int, now: int) -> bool:
        """Tell whether a person may have one answer with pictures more; it is counted if so."""
        for other in [one for one, times in self._shown.items() if times[-1] <= now - SPAN]:
            del self._shown[other]
        times = self._shown.setdefault(who, deque(maxlen=most))
        if len(times) == most and times[0] > now - SPAN:
            return False
        times.append(now)
        return True
