"""Ends a call of a game's rules or pictures that does not return, since it blocks all others.

Games are called on the event loop and in threads beside it, and do not check the time. A timer of
the system, which counts CPU time, looks now and then which call is running in each thread. A call
that is found too often gets an exception in its thread.
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
"""Folders of the code that is watched."""
TICK = 1.0
"""Seconds of CPU time between two looks."""
HERE, BESIDE = 10, 30
"""Most looks that may find the same call: on the event loop, and in another thread."""


class Endless(RuntimeError):
    """A call has taken so long that it is treated as endless."""


class Watchdog:
    """Watches the calls of this process while the block runs, which is in the main thread."""

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
        """Count how often the call of each thread was found; end what was found too often."""
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
        """Return the outermost call of a thread in the code that is watched."""
        outermost = None
        while frame is not None:
            if frame.f_code.co_filename.startswith(self._rooms):
                outermost = frame
            frame = frame.f_back
        return outermost
