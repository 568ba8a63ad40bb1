"""Entry point of child processes: it sees to it that they end with the bot.

python -m services.workers.child_main BOT -m MODULE ...    run a module, as Python does by itself
python -m services.workers.child_main BOT -c CODE ...      run what is written here

However the bot ends, by SIGKILL too, the system ends those that it began. A signal that a terminal
or a service manager sends to all of them is for the bot alone, which ends them when it is ready.
"""

import ctypes
import os
import runpy
import signal
import sys
import threading
import time

_PR_SET_PDEATHSIG = 1
_LOOK = 1.0
"""Seconds between two looks whether the bot still is there, where no system tells of its end."""


def depend(bot: int) -> None:
    """Let this process end when the one that began it does, whose number is given."""
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != bot:  # it has ended before anybody would have told of it
            os._exit(1)
    else:
        threading.Thread(target=_watched, args=(bot,), daemon=True).start()


def _watched(bot: int) -> None:
    while os.getppid() == bot:
        time.sleep(_LOOK)
    os._exit(1)


def main(bot: str, kind: str, program: str, *arguments: str) -> None:
    """Run a program with its arguments for as long as the bot lives."""
    depend(int(bot))
    sys.argv = [program, *arguments]
    if kind == "-m":
        runpy.run_module(program, run_name="__main__", alter_sys=True)
    else:
        exec(program, {"__name__": "__main__"})  # noqa: S102 - as Python's own -c


if __name__ == "__main__":
    main(*sys.argv[1:])
