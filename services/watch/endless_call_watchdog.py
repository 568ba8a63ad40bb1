"""Ends what never ends: a call of the rules of a game, or of what shows it, that holds all up.

Games are called on the event loop and in threads beside it, and neither asks what time it is. Now
and then the system's clock of the processor looks what is being called; one and the same call
that is found too often gets an exception, in which thread ever it runs.
"""

import ctypes
import signal
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from types import FrameType
from typing import Self

ROOMS = tuple(f"{Path(__file__).parents[2] / room}/" for room in ("engine", "render"))
"""Where the code lies that is looked after."""
TICK = 1.0
"""Seconds of the processor's time between two looks."""
HERE, BESIDE = 10, 30
"""Looks that find the same call, on the event loop and in another thread, and are too many."""


class Endless(RuntimeError):
    """A call has taken so much time that it is believed never to end."""


class Watchdog:
    """Looks after the calls of this process for as long as the block runs, in the main thread."""

    def __init__(self, rooms: Sequence[str] = ROOMS, tick: float = TICK) -> None:
        self._rooms = tuple(rooms)
        self._tick = tick
        self._known: dict[int, tuple[FrameType, int]] = {}

    def __enter__(self) -> Self:
        signal.signal(signal.SIGVTALRM, self._look)
        signal.setitimer(signal.ITIMER_VIRTUAL, self._tick, self._tick)
        return self

    def __exit__(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
        self._known.clear()

    def _look(self, number: int, frame: FrameType | None) -> None:
        """Count for each thread how often its call was found, and end what is found too often."""
        main, found = threading.main_thread().ident, dict[int, tuple[FrameType, int]]()
        for thread, top in sys._current_frames().items():  # noqa: SLF001 - it is its only name
            call = self._call(frame if thread == main else top)
            if call is not None:
                before, times = self._known.get(thread, (None, 0))
                found[thread] = call, times + 1 if call is before else 1
        self._known = found
        for thread, (_, times) in found.items():
            if thread != main and times > BESIDE:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(
                    ctypes.c_ulong(thread), ctypes.py_object(Endless)
                )
        if main is not None and found.get(main, (None, 0))[1] > HERE:
            raise Endless

    def _call(self, frame: FrameType | None) -> FrameType | None:
        """Return the call by which a thread has come into the code that is looked after."""
        outermost = None
        while frame is not None:
            if frame.f_code.co_filename.startswith(self._rooms):
                outermost = frame
            frame = frame.f_back
        return outermost
