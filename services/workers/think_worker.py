"""Process in which computers think, and the time each decision has.

It is started as `python -m services.workers.think_worker`.

It says that it is ready; then a line of JSON comes in for each decision, and one goes out. What
comes in is the view of a seat and what else a choice depends on, or a match that is over; what
goes out are the words of an action, what there is to say of several, or where it failed.
"""

import json
import os
import signal
import sys
import time
import traceback
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine import Rng, bots, match_record, notation, registry
from engine.codec import pack, unpack
from engine.post_match_analysis import survey

HARD = 10
"""Seconds on the clock beyond its time after which a process that still thinks is ended."""
SLOW = 3.0
"""How many times its CPU time a decision may take on the clock, before HARD seconds more."""
_NICE = 10


class CpuSeconds:
    """So many seconds of CPU time from now on; on a busy machine not much longer on the clock."""

    __slots__ = ("_end", "_late")

    def __init__(self, seconds: float, slow: float = SLOW) -> None:
        self._end = time.process_time() + seconds
        self._late = time.monotonic() + slow * seconds

    def more(self) -> bool:
        """Return whether any are left."""
        return time.process_time() < self._end and time.monotonic() < self._late


class Thinker:
    """Answers what is asked, and remembers its thoughts for as long as the same turn goes on."""

    def __init__(self) -> None:
        self._turn: tuple[Any, ...] = ()
        self._think: bots.Think | None = None

    def answer(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        """Return the words of an action, or what there is to `weigh` of every legal one.

        Of the `record` of a finished match return its survey. If it fails, return the kind of the
        error and the line it came from.
        """
        try:
            if "record" in asked:
                return {"survey": self._surveyed(asked)}
            if asked.get("weigh"):
                return {"weighed": self._weighed(asked)}
            return {"words": self._words(asked)}
        except Exception as error:  # noqa: BLE001 - told to who asked, without what it says
            self._turn = ()
            last = traceback.extract_tb(error.__traceback__)[-1]
            return {
                "error": type(error).__name__,
                "line": f"{Path(last.filename).name}:{last.lineno}",
            }

    def _words(self, asked: Mapping[str, Any]) -> str:
        game = registry.game(asked["key"], asked["rules"])
        turn = tuple(asked[part] for part in ("key", "rules", "kind", "seat", "seed"))
        if self._think is None or turn != self._turn:
            self._think = bots.thinker(asked["kind"], game, asked["seat"], Rng(asked["seed"]))
            self._turn = turn
        view: Any = unpack(asked["view"], game.State)
        return notation.write(self._think(view, CpuSeconds(asked["seconds"])))

    def _weighed(self, asked: Mapping[str, Any]) -> list[tuple[str, int, float | None]]:
        """Return each legal action in words, how often it was tried, and the chance to win."""
        game = registry.game(asked["key"], asked["rules"])
        view: Any = unpack(asked["view"], game.State)
        also = notation.read(game, asked["also"]) if "also" in asked else None
        search = bots.search(game, asked["seat"], Rng(asked["seed"]))
        found = search.weigh(view, CpuSeconds(asked["seconds"]), also)
        return [(notation.write(one.action), one.visits, one.chance) for one in found]

    def _surveyed(self, asked: Mapping[str, Any]) -> Any:
        """Return how a match stood after each turn, and what is worth weighing, as JSON data.

        What must be done takes as long as it takes: more is done in a third of the time only.
        """
        return pack(
            survey(unpack(asked["record"], match_record.Record), CpuSeconds(asked["seconds"] / 3))
        )


def main() -> None:
    """Answer line by line until nobody asks any more."""
    os.nice(_NICE)
    registry.games()
    thinker = Thinker()
    _say({})
    for line in sys.stdin.buffer:
        asked = json.loads(line)
        signal.alarm(int(SLOW * asked["seconds"]) + HARD)  # it ends the process
        answer = thinker.answer(asked)
        signal.alarm(0)
        _say(answer)


def _say(answer: Mapping[str, Any]) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
