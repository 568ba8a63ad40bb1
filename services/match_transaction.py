"""Every change of a match: read it, change it, write entry, snapshot and outbox in one transaction.

After a lost race the match is read again and the change is decided again. A change that names an
older revision is refused. News of the match become rows of the outbox.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence

from db import Conflict, OutboxRow, Person, Store, Stored
from db.match_rows import LETTERS, THREAD
from engine import Calendar, Seat
from engine.match import Match, News, Notice, Status
from engine.match_types import is_computer
from services import hours_and_vacations, service_errors

_LOUD = {
    News.LEFT: "left",
    News.REMIND: "remind",
    News.LATE: "late",
    News.VOTED: "voted",
    News.STOOD_IN: "stood-in",
    News.BACK: "back",
    News.REPLACED: "replaced",
    News.PAUSED: "paused",
    News.RESUMED: "resumed",
    News.UNDO_ASKED: "undo-asked",
    News.UNDO_REFUSED: "undo-refused",
    News.UNDO_VOTED: "undo-card",
    News.UNDONE: "undone",
    News.VOID: "voided",
}
"""News that are told in the thread, each in a message of its own."""
_NEW_HANDS = (News.REPLACED, News.UNDONE, News.STOOD_IN, News.BACK, News.VOID)
"""News after which private messages say something else."""
TRIES = 8


def owed(match: Match, home: str = LETTERS) -> list[OutboxRow]:
    """Return the outbox rows for the news of a match, and take the news.

    Of a move in a thread all read in the thread: there it owes hands to those alone whom it calls.
    """
    rows: dict[tuple[str, str, Seat | None, str], OutboxRow] = {}
    for notice in match.news:
        quiet = home == THREAD and notice.news is News.MOVED
        for row in [OutboxRow("thread", "board")] if quiet else _rows(match, notice):
            rows.setdefault((row.destination, row.kind, row.seat, notice.word), row)
    match.news = []
    return list(rows.values())


def told_full(stored: Stored) -> list[OutboxRow]:
    """Return the message to the host of a full table, who can start now; none if it is not full."""
    match = stored.match
    full = match.status is Status.LOBBY and not match.free
    return [OutboxRow(f"dm:{match.host}", "full")] if full else []


def sought(match: Match, who: str = "") -> list[OutboxRow]:
    """Return the messages to those who seek players: `who` sat down; without `who`, it is over."""
    people = (player.id for player in match.players if player.computer is None)
    return [OutboxRow(f"dm:{one}", "sought", data={"who": who}) for one in people if one != who]


def _rows(match: Match, notice: Notice) -> list[OutboxRow]:
    news, seat = notice.news, notice.seat
    if news is News.LOBBY:
        closed = match.wanted and match.status is Status.VOID
        return [OutboxRow("lobby", "lobby"), *(sought(match) if closed else [])]
    if news is News.STARTED:
        by_itself = 0 < match.wanted == len(match.joined) and not is_computer(match.joined[-1])
        return [
            *(sought(match, match.joined[-1]) if by_itself else []),  # before their letters
            OutboxRow("lobby", "lobby"),
            OutboxRow("thread", "open"),
            OutboxRow("thread", "board"),
            *hands(match),
        ]
    if news is News.MOVED:
        return [OutboxRow("thread", "board"), *hands(match)]
    if news is News.OVER:
        rows = [OutboxRow("thread", "end"), OutboxRow("lobby", "lobby"), OutboxRow("name", "name")]
        return [*rows, *hands(match, over=True)]
    if news is News.HOST:
        word = {"to": notice.word}
        told = [OutboxRow("thread", "host", data=word)] if match.status is Status.RUNNING else []
        return [OutboxRow("lobby", "lobby"), *told]
    if news is News.OFFERED:
        return [
            OutboxRow("thread", kind, seat, {"word": notice.word}) for kind in ("wanted", "offered")
        ]
    if news in _LOUD:
        told = [OutboxRow("thread", _LOUD[news], seat, {"word": notice.word})]
        told += [OutboxRow("name", "name")] if news in (News.REPLACED, News.VOID) else []
        return [*told, *hands(match)] if news in _NEW_HANDS else told
    return _private(match, news, seat) if seat is not None else []


def _private(match: Match, news: News, seat: Seat) -> list[OutboxRow]:
    player = match.players[seat]
    if news is News.ASKED and player.played_by:
        return [OutboxRow("computer", "computer", seat)]
    if news is News.ASKED:
        return [OutboxRow("thread", "board"), OutboxRow(f"dm:{player.id}", "hand", seat)]
    if news is News.DROPPED and player.computer is None:
        return [OutboxRow(f"dm:{player.id}", kind, seat) for kind in ("dropped", "hand")]
    return []


def hands(match: Match, over: bool = False) -> list[OutboxRow]:
    """Return what is owed to each who plays; `over`: to those who have resigned as well."""
    return [
        OutboxRow(f"dm:{player.id}", "hand", seat)
        for seat, player in enumerate(match.players)
        if player.computer is None and (over or not player.resigned)
    ]


class Changes:
    """Changes matches of a store, each in one transaction.

    `awake` is waited for before a match is changed: whoever sees to the time first notes how long
    nobody could.
    """

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self.awake: Callable[[], Awaitable[None]] | None = None

    async def apply(
        self,
        match_id: str,
        change: Callable[[Match], None],
        told: Callable[[Stored], Sequence[OutboxRow]] | None = None,
    ) -> Stored:
        """Read, change and write a match, again if somebody else was first; Busy after a while.

        `told` says what is owed besides the news of the match.
        """
        if self.awake is not None:
            await self.awake()
        for _ in range(TRIES):
            stored = await self.store.match(match_id)
            change(stored.match)
            rows = owed(stored.match, stored.place.home) + list(told(stored) if told else ())
            try:
                await self.store.save(stored, rows)
            except Conflict:
                continue
            return stored
        raise service_errors.Busy


async def calendars(store: Store, people: Sequence[str]) -> dict[str, Calendar]:
    """Return when the clocks of people run, from their settings."""
    known = await store.people.get_all(people)
    return {who: hours_and_vacations.calendar_of(person.settings) for who, person in known.items()}


def blocked_by(person: Person) -> Sequence[str]:
    """Return the ids of those from whom a person takes neither whispers nor invitations."""
    blocked: Sequence[str] = person.settings.get("blocked", ())
    return blocked


def apart(known: Mapping[str, Person], who: str, others: Iterable[str]) -> bool:
    """Tell whether a person blocks one of others, or is blocked by one."""
    mine = blocked_by(known[who]) if who in known else ()
    there = (one for one in others if one != who)
    return any(one in mine or (one in known and who in blocked_by(known[one])) for one in there)
