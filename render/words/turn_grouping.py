"""A match as turns: what each seat did from its first move to its `TurnEnded`.

Entries are cut at the events, not at the moves: what a move sets off after the end of its turn (the
next seat's dice, a count) is told apart from that turn. Whoever answers in a window has a turn of
their own, and what the turn that was interrupted brought afterwards is a further part of it: the
order of the parts is the order of events. Only what the viewer may see counts: an entry that they
may not know of leaves no trace.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from engine import Entry, Event, Kind, Seat, TurnEnded, Viewer, apply_move

Key: TypeAlias = tuple[int, int]
"""A move among the entries: the number of the entry, and its index in it; -1 for the entry."""
Views: TypeAlias = Callable[[Key], tuple[Any, Any]]
"""What the viewer saw before and after a move."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What happened in one turn of a seat without a break, as a viewer may know it.

    `seat` None: what happened at the table by itself. `kind`: of the entry it began with; only
    moves, expired times and the start have events of a turn. `key`: where it began. `before` and
    `after` are what the viewer saw then, None where that is not known: a game may compare them to
    say who leads now, and must do without. `undone`: it was gone back over later. `names`: of who
    sat at the table then, if not who sits there now.
    """

    seat: Seat | None
    events: tuple[Event, ...]
    kind: Kind = Kind.MOVE
    key: Key = (0, -1)
    before: Any = field(default=None, repr=False)
    after: Any = field(default=None, repr=False)
    undone: bool = False
    names: tuple[str, ...] = ()

    def of(self, *kinds: type) -> list[Any]:
        """Return the events of the given classes, in their order."""
        return [event for event in self.events if isinstance(event, kinds)]


def unseen(key: Key) -> tuple[Any, Any]:
    """Return no views: for those who know none."""
    return None, None


def turns(
    entries: Iterable[Entry], viewer: Viewer, views: Views = unseen, later: Iterable[Entry] = ()
) -> list[Turn]:
    """Return what a viewer may know to have happened in the entries, turn by turn.

    Orders are left out: only who files one sees it, and knows. `later` are entries after these,
    among which an undo may go back over some of them.
    """
    cutter = TurnGrouper(viewer, views)
    for entry in entries:
        cutter.entry(entry)
    for entry in later:
        if entry.kind is Kind.UNDO:
            cutter.undo(entry)
    return cutter.found()


@dataclass(slots=True)
class _Open:
    """A turn that may go on; `key` and `before` are of the first event that the viewer saw."""

    seat: Seat | None
    kind: Kind
    ply: int | None
    events: list[Event] = field(default_factory=list)
    key: Key = (0, -1)
    before: Any = None
    after: Any = None
    undone: bool = False


class TurnGrouper:
    """Cuts entries as they come: the turns in the order in which they were first seen."""

    def __init__(self, viewer: Viewer, views: Views = unseen) -> None:
        self._viewer, self._views = viewer, views
        self._seen: list[_Open] = []
        self._going: dict[Seat | None, _Open] = {}

    def found(self) -> list[Turn]:
        """Return the turns in which the viewer saw anything."""
        return [
            Turn(one.seat, tuple(one.events), one.kind, one.key, one.before, one.after, one.undone)
            for one in self._seen
        ]

    def keep(self, last: int) -> None:
        """Forget all but the last so many turns."""
        del self._seen[: len(self._seen) - last]

    def entry(self, entry: Entry) -> None:
        """Cut what an entry holds."""
        if entry.kind is Kind.UNDO:
            self.undo(entry)
            self._seen.append(_Open(entry.seat, Kind.UNDO, None, key=(entry.number, -1)))
        if entry.events:
            self._cut((entry.number, -1), _Open(None, entry.kind, None), entry.events)
        for index, move in enumerate(entry.moves):
            if move.ply is not None:
                begun = _Open(move.seat, entry.kind, move.ply)
                at = self._going.setdefault(move.seat, begun)
                if at.events and self._seen[-1] is not at:  # others have done something since
                    at = self._going[move.seat] = begun
                self._cut((entry.number, index), at, move.events)

    def undo(self, entry: Entry) -> None:
        """Mark the turns from a ply on as undone."""
        self._going.clear()
        for one in self._seen:
            one.undone |= one.ply is not None and one.ply >= entry.ply

    def _cut(self, key: Key, at: _Open, events: Sequence[Event]) -> None:
        """Give each event to a turn, or once that has ended to the table."""
        ended = False
        for event in events:
            if ended and getattr(event, "seat", None) != at.seat:
                at, ended = _Open(None, at.kind, at.ply), False
            if (seen := apply_move.witness(event, self._viewer)) is not None:
                self._add(key, at, seen)
            if isinstance(event, TurnEnded):
                self._going.pop(event.seat, None)
                ended |= event.seat == at.seat

    def _add(self, key: Key, at: _Open, event: Event) -> None:
        before, after = self._views(key)
        if not at.events:
            self._seen.append(at)
            at.key, at.before = key, before
        at.events.append(event)
        at.after = after
