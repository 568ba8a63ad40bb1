"""How long a computer thinks, in CPU time: a busy machine makes it slower, not weaker."""

import time


class Seconds:
    """So many seconds of CPU time of this process from now on."""

    __slots__ = ("_end",)

    def __init__(self, seconds: float) -> None:
        self._end = time.process_time() + seconds

    def more(self) -> bool:
        """Return whether any are left."""
        return time.process_time() < self._end
