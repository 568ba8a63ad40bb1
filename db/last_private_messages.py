"""Places of the last hand or letter of each person in a match: one message for a match."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, and_, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from db.match_rows import UnknownMatch
from db.outbox import Outbox, OutboxRow
from db.tables import deliveries, matches, seats
from db.transactions import locked, reading, retried, seen, writing, written
from engine.game import Seat

ENDED = -1
"""What no wait begins at."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """Where the hand of a seat was shown last. `state`: "none", "sent", "aside" or "refused".

    Aside is what its person does without: they have opened a panel in the thread since, or
    they play from the card of a group: then there is no message until they are called.

    `digest` stands for what was shown, so that the same is not sent twice. Of a letter: `first` is
    the first entry that it tells, `told` the first that it does not; `pinged` since when the wait
    lasts for which it has rung last, ENDED for the end; `posts` JSON, the letters before it, each
    as [message, channel, first entry told, first not told].
    """

    state: str = "none"
    channel: int | None = None
    message: int | None = None
    digest: str = ""
    at: int = 0
    first: int = 0
    told: int = 0
    pinged: int = 0
    posts: str = "[]"


_SHOWN = ("state", "channel", "message", "at")
_DELIVERY = (
    select(*(deliveries.c[name] for name in Delivery.__dataclass_fields__))
    .join(
        seats,
        and_(seats.c.match_id == deliveries.c.match_id, seats.c.person == deliveries.c.person),
    )
    .where(seats.c.match_id == bindparam("match"), seats.c.seat == bindparam("at"))
)
_LOCKED = locked(matches.c.id == bindparam("id"))
_HELD = select(seats.c.person).where(
    seats.c.match_id == bindparam("id"), seats.c.seat == bindparam("at")
)
_DELIVERED = update(deliveries).where(
    deliveries.c.match_id == bindparam("match"), deliveries.c.person == bindparam("who")
)
_DELIVER = insert(deliveries)


class Deliveries:
    """The hand messages of a database."""

    def __init__(self, engine: AsyncEngine, outbox: Outbox) -> None:
        self._engine, self._outbox = engine, outbox

    async def get(self, match: str, seat: Seat) -> Delivery:
        """Return where the hand of the person in a seat was shown last."""
        mine = {"match": match, "at": seat}
        row = await seen(self._engine, lambda conn: conn.execute(_DELIVERY, mine).one_or_none())
        return Delivery(*row) if row else Delivery()

    @retried
    async def save(
        self, match: str, seat: Seat, delivery: Delivery, owed: Sequence[OutboxRow] = ()
    ) -> None:
        """Note where the hand of the person in a seat was shown, and what is owed with that.

        UnknownMatch without a seat.
        """
        row = asdict(delivery)

        def save(conn: Connection) -> None:
            conn.execute(_LOCKED, {"id": match})  # two of one seat wait here
            person = conn.scalar(_HELD, {"id": match, "at": seat})
            if person is None:
                raise UnknownMatch(id=match)
            mine = {"match": match, "who": person}
            if conn.execute(_DELIVERED, mine | row).rowcount == 0:
                conn.execute(_DELIVER, {"match_id": match, "person": person, **row})
            self._outbox.put(conn, match, owed)

        await written(self._engine, save)

    @retried
    async def answered(self, message: int, person: str) -> bool:
        """Note that an answer is shown in a letter of a person, which its next news restores.

        False if another letter has taken its place: what it tells is to stay as it is.
        """
        c = deliveries.c
        past = select(c.message).where(c.person == person, c.posts.contains(f"[{message},"))
        shown = update(deliveries).where(c.person == person, c.message == message)

        def answered(conn: Connection) -> bool:
            if conn.execute(past).first() is not None:
                return False
            conn.execute(shown.values(digest="", state="sent"))
            return True

        return await written(self._engine, answered)

    @retried
    async def answered_with(self, message: int, match: str, person: str, mark: str) -> None:
        """Note that the answer in a person's message says what its news would, by their digest."""
        c = deliveries.c
        mine = and_(c.message == message, c.match_id == match, c.person == person)
        shown = update(deliveries).where(mine).values(digest=mark)
        await written(self._engine, lambda conn: conn.execute(shown))

    async def lay_aside(self, match: str, person: str, aside: bool) -> None:
        """Note whether a person does without the hand of a match, if one was sent to them."""
        c, state = deliveries.c, {True: "aside", False: "sent"}
        mine = and_(c.match_id == match, c.person == person, c.state == state[not aside])
        known = select(c.state).where(mine)
        if await seen(self._engine, lambda conn: conn.execute(known).first()) is not None:
            laid = update(deliveries).where(mine).values(state=state[aside])
            await written(self._engine, lambda conn: conn.execute(laid))

    @retried
    async def hand_over(self, message: int, match: str, person: str) -> bool:
        """Note that a hand's message shows another match of its person now; its hand is sent anew.

        What showed that match before goes. False if nothing was handed over.
        """
        c = deliveries.c
        other = and_(c.message == message, c.person == person, c.match_id != match)
        mine = and_(c.match_id == match, c.person == person)
        rows = select(*(c[name] for name in Delivery.__dataclass_fields__))
        async with reading(self._engine) as conn:
            if (await conn.execute(rows.where(other))).first() is None:
                return False
        async with writing(self._engine) as conn:
            taken = (await conn.execute(rows.where(other))).mappings().first()
            before = (await conn.execute(rows.where(mine))).mappings().first()
            if taken is None:
                return False
            known = Delivery(**before) if before else Delivery()
            shown = asdict(known) | {name: taken[name] for name in _SHOWN} | {"digest": ""}
            await conn.execute(delete(deliveries).where(mine))
            await conn.execute(
                insert(deliveries).values({"match_id": match, "person": person} | shown)
            )
            none = {"channel": None, "message": None, "digest": ""}
            await conn.execute(update(deliveries).where(other).values(none))
            if known.message is not None:
                gone = {"channel": known.channel, "message": known.message}
                stale = [OutboxRow(f"dm:{person}", "stale", data=gone)]
                await conn.run_sync(self._outbox.put, match, stale)
        return True
