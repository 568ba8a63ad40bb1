"""Reliability of players: turns in time and matches left, counted from logs.

Nothing of it is stored. What counts is in docs/decisions/reliability.md.
"""

import asyncio
import json
import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from cachetools import LRUCache
from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db import ratings, tables, transactions
from engine import Kind, Seat, Status, TurnEnded

LAST = 100
"""Turns of a person that are counted, the latest."""
LAST_MATCHES = 50
"""Matches of a person in which they are looked for, those that changed last."""
FEW = 10
"""Turns before somebody has a share: with fewer they are new."""
MOST_KEPT = 5_000
"""Matches whose counts are kept in memory."""

_SAT = (Kind.OPEN, Kind.JOIN, Kind.REPLACE)
_PLAYED = (Kind.MOVE, Kind.ORDER)
_OTHER = (Kind.LATE, Kind.STAND_IN, Kind.BACK, Kind.RESIGN, Kind.REPLACE)
_ENDED = re.compile(rf'"is":"{TurnEnded.__name__}","seat":(\d+)')


@dataclass(frozen=True, slots=True)
class Reliability:
    """The latest turns of a person against other people, and how many were in time.

    `matches`: those in which they had these turns, and others of the same time; `left` of them.
    """

    turns: int = 0
    in_time: int = 0
    matches: int = 0
    left: int = 0

    @property
    def share(self) -> int | None:
        """Return the percentage of turns in time, rounded down; None for somebody new."""
        return None if self.turns < FEW else 100 * self.in_time // self.turns


NEW = Reliability()
"""Of somebody who has played nothing with other people."""


@dataclass(frozen=True, slots=True)
class Line:
    """An entry of a log by what is counted of it; `ended`: the seats whose turns it ended."""

    kind: Kind
    at: int
    seat: Seat | None = None
    who: str = ""
    ended: tuple[Seat, ...] = ()


@dataclass(slots=True)
class PlayerTurns:
    """Somebody in a match: when each turn of theirs was counted, and whether it was in time.

    `late`: their present turn is. `lent`: the turns of their seat since a computer took it.
    """

    who: str
    turns: list[tuple[int, bool]] = field(default_factory=list)
    left: bool = False
    late: bool = False
    lent: list[tuple[int, bool]] | None = None

    def _count(self, at: int, in_time: bool) -> None:
        if not self.left:
            (self.turns if self.lent is None else self.lent).append((at, in_time))

    def be_late(self, at: int) -> None:
        """Count the present turn as late, however often its time is over."""
        if not self.late:
            self._count(at, False)
        self.late = True

    def end(self, at: int) -> None:
        """Count a turn that is over as one in time, if it was."""
        if not self.late:
            self._count(at, True)
        self.late = False

    def settle(self) -> None:
        """Take the turns since a computer took the seat for one turn as their own."""
        self.turns += self.lent or []
        self.lent = None


@dataclass(frozen=True, slots=True)
class Log:
    """A match by what is counted of it: its people at the start and those whom computers replace.

    `seated`: ids by seat at the start; `computers`: seats that were theirs from then on; `lent`:
    seats that a computer plays in the place of a person now.
    """

    status: Status
    seated: Sequence[str]
    computers: Collection[Seat]
    lent: Collection[Seat]
    lines: Sequence[Line]


def sat(log: Log) -> list[PlayerTurns]:
    """Return who has sat in a match and what they did; nobody, where people did not meet."""
    chairs = [PlayerTurns(who) for who in log.seated]
    gone = list[PlayerTurns]()
    if len(chairs) - len(log.computers) < 2:
        return []
    for line in log.lines:
        if line.kind in _PLAYED:
            for seat in line.ended:
                chairs[seat].end(line.at)
        elif line.kind is Kind.EXPIRE:
            for seat in line.ended:
                chairs[seat].late = False
        elif line.seat is not None:
            _change(chairs, gone, line, line.seat)
    for seat, chair in enumerate(chairs):
        if seat not in log.lent:
            chair.settle()
        elif log.status is not Status.RUNNING:
            chair.left = True
        chair.left = chair.left or (chair.late and log.status is Status.VOID)
    return [chair for n, chair in enumerate(chairs) if n not in log.computers] + gone


def _change(chairs: list[PlayerTurns], gone: list[PlayerTurns], line: Line, seat: Seat) -> None:
    """Take what an entry says of who plays a seat, or that they are late."""
    chair = chairs[seat]
    if line.kind is Kind.LATE:
        chair.be_late(line.at)
    elif line.kind is Kind.STAND_IN:
        chair.settle()
        chair.lent = []
    elif line.kind is Kind.BACK:
        chair.lent = None
    elif line.kind is Kind.RESIGN:
        decided = len(chairs) == 2 and all(len(one.turns) >= ratings.ENOUGH for one in chairs)
        chair.left = not decided
    elif line.kind is Kind.REPLACE:
        chair.left = chair.left or chair.late or chair.lent is not None
        gone.append(chair)
        chairs[seat] = PlayerTurns(line.who)


class Reliabilities:
    """How reliably the people of a database play."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._kept: LRUCache[str, tuple[int, list[PlayerTurns]]] = LRUCache(MOST_KEPT)

    async def of(self, people: Iterable[str]) -> dict[str, Reliability]:
        """Return how reliably people play, by id; whoever has not played is new."""
        wanted = list(dict.fromkeys(people))
        if not wanted:
            return {}
        async with transactions.reading(self._engine) as conn:
            theirs = await _latest(conn, wanted)
            numbers = {id_: number for found in theirs.values() for id_, number in found.items()}
            known = {id_: self._kept.get(id_) for id_ in numbers}
            new = [id_ for id_, n in numbers.items() if (one := known[id_]) is None or one[0] != n]
            logs = await _logs(conn, new)
        for id_, sitters in (await asyncio.to_thread(_all, logs)).items():
            known[id_] = self._kept[id_] = numbers[id_], sitters
        return {
            who: _reliability(who, [known[id_][1] for id_ in theirs[who]])  # type: ignore[index]
            for who in wanted
        }

    def recount(self) -> None:
        """Forget what was counted: the people in matches have changed."""
        self._kept.clear()


def _all(logs: Mapping[str, Log]) -> dict[str, list[PlayerTurns]]:
    return {id_: sat(log) for id_, log in logs.items()}


def _reliability(who: str, sittings: Iterable[Sequence[PlayerTurns]]) -> Reliability:
    """Return what the matches of a person say of them."""
    mine = [found for chairs in sittings if (found := [c for c in chairs if c.who == who])]
    turns = sorted(turn for found in mine for chair in found for turn in chair.turns)[-LAST:]
    left = sum(any(chair.left for chair in found) for found in mine)
    return Reliability(len(turns), sum(in_time for _, in_time in turns), len(mine), left)


async def _latest(conn: AsyncConnection, people: Sequence[str]) -> dict[str, dict[str, int]]:
    """Return the matches that people have sat in and that changed last, with their numbers."""
    e, m = tables.entries.c, tables.matches.c
    order = func.row_number().over(partition_by=e.who, order_by=(m.updated.desc(), m.id))
    ranked = (
        select(e.who, m.id, m.number, order.label("place"))
        .join(tables.matches, m.id == e.match_id)
        .where(e.who != "", e.who.in_(people), e.kind.in_([kind.value for kind in _SAT]))
        .where(m.state.is_not(None))
        .group_by(e.who, m.id)
        .subquery()
    )
    asked = select(ranked.c.who, ranked.c.id, ranked.c.number)
    found: dict[str, dict[str, int]] = {who: {} for who in people}
    for who, id_, number in await conn.execute(asked.where(ranked.c.place <= LAST_MATCHES)):
        found[who][id_] = number
    return found


async def _logs(conn: AsyncConnection, ids: Sequence[str]) -> dict[str, Log]:
    """Return matches by what is counted of them."""
    e, m, s = tables.entries.c, tables.matches.c, tables.seats.c
    other = e.kind.in_([kind.value for kind in _OTHER])
    counted = or_(other, e.moves.contains(f'"{TurnEnded.__name__}"'))
    asked = select(e.match_id, e.kind, e.at, e.seat, e.who, e.moves).where(e.match_id.in_(ids))
    lines: dict[str, list[Line]] = {id_: [] for id_ in ids}
    for id_, kind, at, seat, who, moves in await conn.execute(
        asked.where(counted).order_by(e.match_id, e.number)
    ):
        ended = tuple(map(int, _ENDED.findall(moves)))
        lines[id_].append(Line(Kind(kind), at, seat, who, ended))
    chairs = select(s.match_id, s.seat, s.computer, s.stand_in).where(s.match_id.in_(ids))
    computers, lent = defaultdict[str, set[Seat]](set), defaultdict[str, set[Seat]](set)
    for id_, seat, computer, stand_in in await conn.execute(chairs):
        if computer or stand_in:
            (computers if computer else lent)[id_].add(seat)
    begun = await conn.execute(select(m.id, m.status, m.seated).where(m.id.in_(ids)))
    return {
        id_: Log(Status(status), json.loads(seated), computers[id_], lent[id_], lines[id_])
        for id_, status, seated in begun
    }
