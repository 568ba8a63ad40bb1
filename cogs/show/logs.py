"""The logs of the matches that were looked at last: an entry never changes once it is written."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Protocol

from engine.match import Match
from engine.record import Entry
from engine.see import Viewer
from render.turns import Cutter, Turn

MOST_ENTRIES = 16_000
"""Entries that are kept of all matches together."""
MOST_CUT = 1_024
"""Viewers of matches for whom the log is kept as turns."""


class Read(Protocol):
    """What reads entries from where they are kept."""

    async def entries(self, id: str, first: int = 0, before: int | None = None) -> list[Entry]:  # noqa: A002
        """Return the entries of a match from one number to before another."""


class Logs:
    """Entries by match. Whoever is forgotten is named in them, until they are forgotten too."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, list[Entry]] = OrderedDict()

    async def of(self, store: Read, match: Match, first: int = 0) -> Sequence[Entry]:
        """Return the entries of a match as it was read, from number `first` on."""
        known = self._kept.get(match.id, [])
        if len(known) < match.number:
            known = [*known, *await store.entries(match.id, len(known), match.number)]
            if len(known) > len(self._kept.get(match.id, [])):
                self._kept[match.id] = known
            while len(self._kept) > 1 and sum(map(len, self._kept.values())) > MOST_ENTRIES:
                self._kept.popitem(last=False)
        if match.id in self._kept:
            self._kept.move_to_end(match.id)
        return known[first : match.number]

    def forget(self) -> None:
        """Keep nothing: somebody is called otherwise in what is stored."""
        self._kept.clear()


class Cuts:
    """Logs as turns, of which a further entry changes only the last ones."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, Viewer], tuple[int, Cutter]] = OrderedDict()

    def turns(self, match: str, viewer: Viewer, entries: Sequence[Entry]) -> list[Turn]:
        """Return what a viewer may know of all entries of a match, without what they saw."""
        read, cutter = self._kept.pop((match, viewer), (0, Cutter(viewer)))
        if read > len(entries):
            read, cutter = 0, Cutter(viewer)
        for entry in entries[read:]:
            cutter.entry(entry)
        self._kept[match, viewer] = len(entries), cutter
        if len(self._kept) > MOST_CUT:
            self._kept.popitem(last=False)
        return cutter.found()
