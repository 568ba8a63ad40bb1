"""The positions that a match has gone through, replayed from its log.

What was replayed is kept for the matches that somebody looked at last, and goes on from there as
the log grows. Positions hold what is hidden, and never leave as anything but views.
"""

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import structlog

from engine.errors import EngineBug, GameError
from engine.match import Match
from engine.record import LOBBY_KINDS, Entry, Record, beginning, numbered, onward
from engine.visibility import Viewer
from render.words.turn_grouping import Key, Views
from services.replay.log_cache import Logs
from services.replay.match_cache import Kept

log = structlog.get_logger()

MOST_STATES = 6_000
"""Positions that are kept of all matches together."""
RECENT = 12
"""Positions that a match keeps of these where room is needed: a few turns."""
FEW = 4
"""Entries that are replayed at once: to hand them to another thread takes longer."""


@dataclass(slots=True)
class Past:
    """The states of a match in order, each under the key of what led to it.

    `entries`: how many entries of the log these come from; `before`: by ply, the state before it.
    `since`: the first entry of which all is kept.
    """

    keys: list[Key] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)
    entries: int = 0
    before: dict[int, Any] = field(default_factory=dict)
    since: int = 0

    def __len__(self) -> int:
        return len(self.states)

    def recent(self) -> "Past":
        """Return the last of it."""
        if len(self.states) <= RECENT:
            return self
        keys, before = self.keys[-RECENT:], dict([*self.before.items()][-RECENT:])
        return Past(keys, self.states[-RECENT:], self.entries, before, keys[0][0] + 1)

    def earlier(self, key: Key) -> Any:
        """Return the last state before something happened."""
        return self.states[max(0, bisect_left(self.keys, key) - 1)]

    def later(self, key: Key) -> Any:
        """Return the state after something happened."""
        return self.states[max(0, bisect_right(self.keys, key) - 1)]

    def views(self, match: Match, viewer: Viewer) -> Views:
        """Return what a viewer saw before and after each move."""
        seen: dict[int, Any] = {}

        def view(state: Any) -> Any:
            if id(state) not in seen:
                seen[id(state)] = match.game.view(state, viewer)
            return seen[id(state)]

        def both(key: Key) -> tuple[Any, Any]:
            if not self.states:
                return None, None
            return view(self.earlier(key)), view(self.later(key))

        return both


class Pasts:
    """The pasts of matches, those looked at last."""

    def __init__(self, logs: Logs) -> None:
        self._logs = logs
        self._kept = Kept[Past](MOST_STATES, Past.recent)

    async def of(self, match: Match, first: int = 0) -> Past:
        """Return the past of a match as it was read, at least from entry number `first` on.

        One that does not fit its log, which the operator is told of, has no positions.
        """
        known = self._kept.get(match.id)
        if known is None or known.entries > match.number or known.since > first:
            known = Past()
        try:
            found = await self._followed(known, match)
        except (GameError, EngineBug, LookupError) as error:
            log.error("log does not fit", match=match.id, error=type(error).__name__)
            return Past()
        self._kept.put(match.id, found)
        return found

    async def _followed(self, past: Past, match: Match) -> Past:
        """Return a past as far as the log goes."""
        fresh = await self._logs.of(match, past.entries)
        if not fresh:
            return past
        record = record_of(match, fresh)
        try:
            if len(fresh) > FEW:
                return await asyncio.to_thread(_grown, past, record, fresh)
            return _grown(past, record, fresh)
        except LookupError:
            if not past.since:
                raise  # else something was undone that is kept no more
            return await self._followed(Past(), match)


def record_of(match: Match, entries: Sequence[Entry]) -> Record:
    """Return a log of entries with the secret, which is for a replay and for nobody to read."""
    match.entries = [entry for entry in entries if entry.kind not in LOBBY_KINDS]
    record = replace(match.record(), secret=match.secret, partial=False)
    match.entries = []
    return record


def paged(entries: Sequence[Entry]) -> list[int]:
    """Return the number of the entry that each page of a record comes from."""
    return [entry.number for entry in entries if entry.kind not in LOBBY_KINDS]


def _grown(past: Past, record: Record, fresh: Sequence[Entry]) -> Past:
    """Return a past with what further entries add to it; the one given stays as it is."""
    numbers, read = paged(fresh), past.entries + len(fresh)
    grown = Past(list(past.keys), list(past.states), read, dict(past.before), past.since)
    state = past.states[-1] if past.states else beginning(record).state
    pages = record.pages
    for (at, index), position in numbered(pages, onward(record, pages, state, grown.before)):
        grown.keys.append((numbers[at], index))
        grown.states.append(position.state)
    return grown
