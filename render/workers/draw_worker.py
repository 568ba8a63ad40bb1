"""A process that draws: requests come in by standard input, pictures go out by standard output.

python -m render.workers.draw_worker WIDTH [BEHIND]    pictures of this width, 0: as their scenes

Each way a frame is four bytes that say how long it is, and then that much. An answer begins with
one byte: a picture, none, or the lines of code that a fault came through. It ends with its input.
"""

import gc
import os
import signal
import sys
import traceback
from typing import BinaryIO

from render.workers import picture_request

PICTURE, NONE, FAULT = b"p", b"n", b"f"
LENGTH = 4
HARD = 60.0
"""Seconds after which a process that still draws one picture ends itself: whoever asked has ended
it before, unless they were killed."""
_NICE = 5


def main(
    width: int,
    behind: int = 0,
    stdin: BinaryIO = sys.stdin.buffer,
    out: BinaryIO = sys.stdout.buffer,
) -> None:
    """Draw what comes until nothing more does; `behind`: how far to step back further."""
    os.nice(_NICE + behind)
    gc.freeze()  # what was imported stays, and need not be looked through again
    while head := stdin.read(LENGTH):
        wanted = stdin.read(int.from_bytes(head))
        signal.setitimer(signal.ITIMER_REAL, HARD)
        answer = _answer(wanted, width)
        signal.setitimer(signal.ITIMER_REAL, 0)
        out.write(len(answer).to_bytes(LENGTH) + answer)
        out.flush()


def _answer(wanted: bytes, width: int) -> bytes:
    try:
        data = picture_request.read(wanted).png(width or None)
    except Exception as error:  # noqa: BLE001 - who asked says it: what it says could be a hand
        lines = "".join(traceback.format_tb(error.__traceback__))
        return FAULT + f"{type(error).__name__}\n{lines}".encode()
    return NONE if data is None else PICTURE + data


if __name__ == "__main__":
    main(int(sys.argv[1]), int((sys.argv[2:] or ["0"])[0]))
