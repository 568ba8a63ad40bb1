"""A brake on pictures: so many answers with pictures a minute for each person."""

from services.rate_limit import Lately

SPAN = 60
"""Seconds over which answers are counted."""


class Brake:
    """Remembers when each person was last shown pictures."""

    def __init__(self) -> None:
        self._shown = Lately[str](SPAN)

    def spares(self, who: str, most: int, now: int) -> bool:
        """Tell whether a person may have one answer with pictures more; it is counted if so."""
        self._shown.forget(now)
        times = self._shown.recent(who, now)
        if len(times) >= most:
            return False
        times.append(now)
        return True
