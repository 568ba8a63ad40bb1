"""The logs of the matches that were looked at last: an entry never changes once it is written."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Protocol

from engine.match import Match
from engine.record import Entry

MOST_ENTRIES = 8_000
"""Entries that are kept of all matches together."""


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
        if match.id in self._kept:
            self._kept.move_to_end(match.id)
        while len(self._kept) > 1 and sum(map(len, self._kept.values())) > MOST_ENTRIES:
            self._kept.popitem(last=False)
        return known[first : match.number]

    def forget(self) -> None:
        """Keep nothing: somebody is called otherwise in what is stored."""
        self._kept.clear()
