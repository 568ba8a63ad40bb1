"""Private lines between two players of a match, kept for the two alone."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from db.outbox import Outbox, OutboxRow
from db.tables import whispers
from db.transactions import reading, retried, written


@dataclass(frozen=True, slots=True)
class Whisper:
    """What one player said to another; `sender` and `receiver` are ids of people."""

    id: int
    match: str
    sender: str
    receiver: str
    at: int
    text: str


class Whispers:
    """The whispers of a database."""

    def __init__(self, engine: AsyncEngine, outbox: Outbox) -> None:
        self._engine = engine
        self._outbox = outbox

    @retried
    async def add(
        self, match: str, sender: str, receiver: str, text: str, at: int, owed: Sequence[OutboxRow]
    ) -> None:
        """Keep a whisper, and owe its delivery."""
        row = {"match_id": match, "sender": sender, "receiver": receiver, "at": at, "text": text}

        def add(conn: Connection) -> None:
            done = conn.execute(insert(whispers).values(row))
            assert done.inserted_primary_key is not None
            id_ = done.inserted_primary_key[0]
            told = [OutboxRow(o.destination, o.kind, o.seat, {"whisper": id_}) for o in owed]
            self._outbox.put(conn, match, told)

        await written(self._engine, add)

    async def of(self, match: str, who: str) -> list[Whisper]:
        """Return what a person said or heard in a match, in order."""
        mine = or_(whispers.c.sender == who, whispers.c.receiver == who)
        asked = select(whispers).where(whispers.c.match_id == match, mine).order_by(whispers.c.id)
        async with reading(self._engine) as conn:
            return [Whisper(*row) for row in await conn.execute(asked)]
