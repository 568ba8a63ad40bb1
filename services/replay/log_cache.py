"""The logs of the matches that were looked at last: an entry never changes once it is written.

What seats know of them is cut into turns as they grow.
"""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Protocol

from engine.game import Seat
from engine.match import Match
from engine.record import Entry
from render.words import narration
from render.words.turn_grouping import Cutter, Turn
from services.replay.match_cache import Kept

MOST_ENTRIES = 8_000
"""Entries that are kept of all matches together."""
RECENT = 12
"""Entries that a match keeps of these where room is needed: a few turns."""
MOST_CUT = 1_024
"""Seats whose last turns are kept."""


class Read(Protocol):
    """What reads entries from where they are kept."""

    async def entries(self, id: str, first: int = 0, before: int | None = None) -> list[Entry]:  # noqa: A002
        """Return the entries of a match from one number to before another."""


class Logs:
    """Entries by match. Whoever is forgotten is named in them, until they are forgotten too."""

    def __init__(self, store: Read) -> None:
        self._store = store
        self._kept = Kept[list[Entry]](MOST_ENTRIES, lambda known: known[-RECENT:])

    async def of(self, match: Match, first: int = 0) -> Sequence[Entry]:
        """Return the entries of a match as it was read, from number `first` on."""
        held = self._kept.get(match.id)
        known = held or []
        begin, end = (known[0].number, known[-1].number + 1) if known else (first, first)
        if first < begin:
            known = [*await self._store.entries(match.id, first, begin), *known]
            begin = first
        if end < match.number:
            known = [*known, *await self._store.entries(match.id, end, match.number)]
        if known is not held and self._kept.get(match.id) is held:
            self._kept.put(match.id, known)
        return known[first - begin : match.number - begin]

    def forget(self) -> None:
        """Keep nothing: somebody is called otherwise in what is stored."""
        self._kept.clear()


class Cuts:
    """The last turns as seats know them, without what they saw: a further entry adds to them."""

    def __init__(self, logs: Logs) -> None:
        self._logs = logs
        self._kept: OrderedDict[tuple[str, Seat], tuple[int, Cutter]] = OrderedDict()

    async def since(self, match: Match, seat: Seat) -> list[Turn]:
        """Return the turns since a seat's own last one (see `telling.since`)."""
        # taken out as long as it is worked on: nobody else adds the same entries to it
        read, cutter = self._kept.pop((match.id, seat), (0, Cutter(seat)))
        if read > match.number:
            read, cutter = 0, Cutter(seat)
        for entry in await self._logs.of(match, read):
            cutter.entry(entry)
        found = narration.since(cutter.found(), seat)
        cutter.keep(len(found))
        self._kept[match.id, seat] = match.number, cutter
        if len(self._kept) > MOST_CUT:
            self._kept.popitem(last=False)
        return found
