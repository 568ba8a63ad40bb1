"""The logs of the matches looked at last, and the positions that they have gone through.

An entry never changes once it is written. What was replayed goes on from there as the log grows.
Positions hold what is hidden, and never leave as anything but views.
"""

import asyncio
from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Callable, Sequence, Sized
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Protocol, TypeVar

import structlog

from engine import EngineBug, GameError, Match, Seat, Viewer
from engine.match_record import LOBBY_KINDS, Entry, Record, beginning, numbered, onward
from render.words import turn_grouping, turn_narration

log = structlog.get_logger()

T = TypeVar("T", bound=Sized)
MOST_ENTRIES = 8_000
"""Entries that are kept of all matches together."""
RECENT = 12
"""Entries or positions that a match keeps of these where room is needed: a few turns."""
MOST_CUT = 1_024
"""Seats whose last turns are kept."""
MOST_STATES = 6_000
"""Positions that are kept of all matches together."""
FEW = 4
"""Entries that are replayed at once: to hand them to another thread takes longer."""


class MatchCache(Generic[T]):
    """Things of some size by match, at most so large together; `last` is the end of one.

    Of one that is larger alone the end is kept.
    """

    def __init__(self, most: int, last: Callable[[T], T]) -> None:
        self._most, self._last = most, last
        self._by_match: OrderedDict[str, T] = OrderedDict()
        self._size = 0

    def get(self, match: str) -> T | None:
        """Return what is kept of a match, which was looked at now."""
        if match in self._by_match:
            self._by_match.move_to_end(match)
        return self._by_match.get(match)

    def put(self, match: str, thing: T) -> None:
        """Keep something of a match; where there is no room, less of what was looked at before."""
        self._set(match, thing)
        self._by_match.move_to_end(match)
        for other in [*self._by_match] if self._size > self._most else ():
            self._set(other, self._last(self._by_match[other]))
            if self._size <= self._most:
                return
        while self._size > self._most and len(self._by_match) > 1:
            self._size -= len(self._by_match.popitem(last=False)[1])

    def clear(self) -> None:
        """Keep nothing."""
        self._by_match.clear()
        self._size = 0

    def _set(self, match: str, thing: T) -> None:
        before = self._by_match.get(match)
        self._size += len(thing) - (0 if before is None else len(before))
        self._by_match[match] = thing


class Read(Protocol):
    """What reads entries from where they are kept."""

    async def entries(self, id: str, first: int = 0, before: int | None = None) -> list[Entry]:  # noqa: A002
        """Return the entries of a match from one number to before another."""


class LogCache:
    """Entries by match. Whoever is forgotten is named in them, until they are forgotten too."""

    def __init__(self, store: Read, most: int | None = None) -> None:
        self._store = store
        self._kept = MatchCache[list[Entry]](most or MOST_ENTRIES, lambda known: known[-RECENT:])

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


class TurnGroupCache:
    """The last turns as seats know them, without what they saw: a further entry adds to them."""

    def __init__(self, logs: LogCache) -> None:
        self._logs = logs
        self._kept: OrderedDict[tuple[str, Seat], tuple[int, turn_grouping.TurnGrouper]] = (
            OrderedDict()
        )

    async def since(self, match: Match, seat: Seat) -> list[turn_grouping.Turn]:
        """Return the turns since a seat's own last one (see `telling.since`)."""
        # taken out as long as it is worked on: nobody else adds the same entries to it
        read, cutter = self._kept.pop((match.id, seat), (0, turn_grouping.TurnGrouper(seat)))
        if read > match.number:
            read, cutter = 0, turn_grouping.TurnGrouper(seat)
        for entry in await self._logs.of(match, read):
            cutter.entry(entry)
        found = turn_narration.since(cutter.found(), seat)
        cutter.keep(len(found))
        self._kept[match.id, seat] = match.number, cutter
        if len(self._kept) > MOST_CUT:
            self._kept.popitem(last=False)
        return found


@dataclass(slots=True)
class MatchPositions:
    """The states of a match in order, each under the key of what led to it.

    `entries`: how many entries of the log these come from; `before`: by ply, the state before it.
    `since`: the first entry of which all is kept.
    """

    keys: list[turn_grouping.Key] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)
    entries: int = 0
    before: dict[int, Any] = field(default_factory=dict)
    since: int = 0

    def __len__(self) -> int:
        return len(self.states)

    def recent(self) -> "MatchPositions":
        """Return the last of it."""
        if len(self.states) <= RECENT:
            return self
        keys, before = self.keys[-RECENT:], dict([*self.before.items()][-RECENT:])
        return MatchPositions(keys, self.states[-RECENT:], self.entries, before, keys[0][0] + 1)

    def earlier(self, key: turn_grouping.Key) -> Any:
        """Return the last state before something happened."""
        return self.states[max(0, bisect_left(self.keys, key) - 1)]

    def later(self, key: turn_grouping.Key) -> Any:
        """Return the state after something happened."""
        return self.states[max(0, bisect_right(self.keys, key) - 1)]

    def views(self, match: Match, viewer: Viewer) -> turn_grouping.Views:
        """Return what a viewer saw before and after each move."""
        seen: dict[int, Any] = {}

        def view(state: Any) -> Any:
            if id(state) not in seen:
                seen[id(state)] = match.game.view(state, viewer)
            return seen[id(state)]

        def both(key: turn_grouping.Key) -> tuple[Any, Any]:
            if not self.states:
                return None, None
            return view(self.earlier(key)), view(self.later(key))

        return both


class Positions:
    """The pasts of matches, those looked at last."""

    def __init__(self, logs: LogCache, most: int | None = None) -> None:
        self._logs = logs
        self._kept = MatchCache[MatchPositions](most or MOST_STATES, MatchPositions.recent)

    async def of(self, match: Match, first: int = 0) -> MatchPositions:
        """Return the past of a match as it was read, at least from entry number `first` on.

        One that does not fit its log, which the operator is told of, has no positions.
        """
        known = self._kept.get(match.id)
        if known is None or known.entries > match.number or known.since > first:
            known = MatchPositions()
        try:
            found = await self._followed(known, match)
        except (GameError, EngineBug, LookupError) as error:
            log.error("log does not fit", match=match.id, error=type(error).__name__)
            return MatchPositions()
        self._kept.put(match.id, found)
        return found

    async def _followed(self, past: MatchPositions, match: Match) -> MatchPositions:
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
            return await self._followed(MatchPositions(), match)


def record_of(match: Match, entries: Sequence[Entry]) -> Record:
    """Return a log of entries with the secret, which is for a replay and for nobody to read."""
    match.entries = [entry for entry in entries if entry.kind not in LOBBY_KINDS]
    record = replace(match.record(), secret=match.secret, partial=False)
    match.entries = []
    return record


def paged(entries: Sequence[Entry]) -> list[int]:
    """Return the number of the entry that each page of a record comes from."""
    return [entry.number for entry in entries if entry.kind not in LOBBY_KINDS]


def _grown(past: MatchPositions, record: Record, fresh: Sequence[Entry]) -> MatchPositions:
    """Return a past with what further entries add to it; the one given stays as it is."""
    numbers, read = paged(fresh), past.entries + len(fresh)
    grown = MatchPositions(list(past.keys), list(past.states), read, dict(past.before), past.since)
    state = past.states[-1] if past.states else beginning(record).state
    pages = record.pages
    for (at, index), position in numbered(pages, onward(record, pages, state, grown.before)):
        grown.keys.append((numbers[at], index))
        grown.states.append(position.state)
    return grown
