"""The log of a match as a viewer may know it, step by step, with the numbers of entries.

A viewer's moves are numbered over what they may see, so that a number tells nothing of what is
hidden; the log, the board after a move and the replay count alike.
"""

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace

from engine import Entry, Event, Kind, Seat, Viewer, apply_move
from render.look import Look
from render.registry import Art
from render.words.catalogues import has

COUNTED = frozenset({Kind.START, Kind.UNDO, Kind.RESIGN})
"""Entries that change the game without a move."""


@dataclass(frozen=True, slots=True)
class Step:
    """Something that happened: a move, or what became of the match without one.

    `key` orders steps among the positions of a replay and is never shown: the number of the
    entry, and the index of the move in it or -1. `number` counts moves from 0, the beginning;
    None for what changes nothing on the board. `seat`: whose it is. `lines` tell it. `seated` are
    the ids at the table then, by seat. `undone`: it was gone back over later.
    """

    key: tuple[int, int]
    number: int | None
    kind: Kind
    seat: Seat | None
    at: int
    lines: tuple[str, ...]
    events: tuple[Event, ...]
    seated: tuple[str, ...]
    undone: bool = False


def steps(
    art: Art,
    entries: Sequence[Entry],
    viewer: Viewer,
    look: Look,
    seated: Sequence[str],
    people: Mapping[str, str],
) -> list[Step]:
    """Return what a viewer may know to have happened, from the start on.

    `seated` are the ids by seat at the start, `people` the names of all who have sat there.
    """
    return Story(art, viewer, look, seated, people).onward(entries).steps


class Story:
    """The steps so far, with who sits at the table; for what `steps` takes."""

    def __init__(
        self,
        art: Art,
        viewer: Viewer,
        look: Look,
        seated: Sequence[str],
        people: Mapping[str, str],
    ) -> None:
        self.steps: list[Step] = []
        self._art, self._viewer, self._look = art, viewer, look
        self.seated, self._people = list(seated), people
        self._next = 0
        self.plies: dict[int, int] = {}  # of each ply, how many steps were before it
        self._named()

    def onward(self, entries: Sequence[Entry]) -> "Story":
        """Return the story with what further entries add to it; this one stays as it is."""
        found = copy(self)
        found.steps, found.seated = [*self.steps], [*self.seated]
        found.plies = dict(self.plies)
        for entry in entries:
            found.tell(entry)
        return found

    def tell(self, entry: Entry) -> None:
        """Add the steps of an entry."""
        said = self._said(entry)
        if entry.kind is Kind.REPLACE and entry.seat is not None:
            self.seated[entry.seat] = entry.who
            self._named()
        if entry.kind is Kind.UNDO:
            self._undo(entry.ply)
        if said is not None or entry.events:
            seen, lines = self._heard(entry.events)
            lines = lines if said is None else [said, *lines]
            self._add((entry, -1), entry.seat, entry.kind in COUNTED, seen, lines)
        for index, move in enumerate(entry.moves):
            self._move(entry, index, move)

    def _move(self, entry: Entry, index: int, move: apply_move.Move) -> None:
        if move.ply is not None:
            self.plies[move.ply] = len(self.steps)
        seen, lines = self._heard(move.events)
        if lines:
            self._add((entry, index), move.seat, True, seen, lines)

    def _add(
        self,
        at: tuple[Entry, int],
        seat: Seat | None,
        counts: bool,
        seen: Sequence[Event],
        lines: Sequence[str],
    ) -> None:
        entry, index = at
        self.steps.append(
            Step(
                (entry.number, index),
                self._next if counts else None,
                entry.kind,
                seat,
                entry.at,
                tuple(lines),
                tuple(seen),
                tuple(self.seated),
            )
        )
        self._next += counts

    def _heard(self, events: Sequence[Event]) -> tuple[list[Event], list[str]]:
        """Return what the viewer sees of events, and what is told of it."""
        seen = [one for event in events if (one := apply_move.witness(event, self._viewer))]
        told = (self._art.tell(event, self._look) for event in seen)
        return seen, [line for line in told if line]

    def _named(self) -> None:
        """Call the seats after who sits there now."""
        self._look = replace(self._look, names=tuple(self._people[who] for who in self.seated))

    def _undo(self, ply: int) -> None:
        """Mark what was done from a ply on."""
        first = self.plies.get(ply, len(self.steps))
        self.steps[first:] = [replace(step, undone=True) for step in self.steps[first:]]

    def _said(self, entry: Entry) -> str | None:
        """Return the sentence for what an entry is by itself; None for moves."""
        message = f"log-entry-{entry.kind.value}"
        if entry.kind is Kind.EXPIRE and entry.seat is None:
            message = "log-entry-expire-all"
        if not self._started(entry) or not has(self._look.locale, message):
            return None
        seat = self.seated[entry.seat] if entry.seat is not None else entry.who
        return self._look.say(
            message,
            name=self._people.get(seat, ""),
            newcomer=self._people.get(entry.who, ""),
        )

    def _started(self, entry: Entry) -> bool:
        return bool(self.steps) or entry.kind is Kind.START
