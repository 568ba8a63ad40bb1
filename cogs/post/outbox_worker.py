"""Empties the outbox: the worker claims what is owed, and the courier delivers it.

Each delivery reads the match as it is now, so that a late one is still true. An error in one round
does not end the loop of the worker. Each round is a heartbeat.
"""

import asyncio
import math
import secrets
import time
from collections.abc import Mapping, Sequence

import aiohttp
import discord
import structlog

from cogs.pages import Button, Buttons, ControlId, Part, Sheet, Words, lobby_post, page_wording
from cogs.post.direct_message_matches import DirectMessagePost, LetterPosts
from cogs.post.hand_and_whisper_posts import Hands
from cogs.post.league_and_tournament_posts import SeasonPosts
from cogs.post.message_sender import FOR_GOOD, OLD_EDITS, REFUSED, Blocked, Handlers, Post
from cogs.post.notifications import Deliveries, Notify
from cogs.post.public_posts import Boards
from cogs.post.time_and_seat_notices import Notices
from cogs.post.user_install_match_card import CardPosts, Cards
from cogs.show.match_sheet_builder import Show
from db import match_rows, people_and_servers, transactions
from db.outbox import MOST_ATTEMPTS, OutboxRow, Row
from render.words.catalogues import say, word
from services.umpire import Umpire
from services.votes_substitutes_undo_pauses import Steward
from services.watch import metrics, structured_logging, tasks_and_keyed_locks
from services.watch.metrics import HEARTBEAT, OUTBOX_ROWS
from services.workers import child_process, draw_pool

log = structlog.get_logger()

HOMES: Mapping[str, tuple[type[Post], Sequence[type[Deliveries]]]] = {
    match_rows.THREAD: (Post, (Boards, Hands, Notices, SeasonPosts, Cards)),
    match_rows.LETTERS: (DirectMessagePost, (LetterPosts, Cards)),
    match_rows.GROUP: (DirectMessagePost, (CardPosts, Cards)),
}
"""For each home of a match how it posts, and the classes whose `handlers()` say what is done for
each kind of row; made of post, umpire, show."""
LEASE = 60
"""Seconds for which a row is claimed; while it is held they begin again."""
LIMIT = 45
"""Seconds a delivery may take; less than a lease, so that no two workers ever do the same."""
MOST, MOST_SLOW = 32, 256
"""Deliveries at once, and with those that take long."""
SLOW = 5
"""Seconds after which a delivery that hangs makes room for another.

One that waits for a picture does so at once: on a busy machine others would wait behind it.
"""
SLOWEST = 900
NEWS = frozenset({"board", "end", "undone"})
"""Kinds that have fallbacks of their own: any other refusal of them is not final."""
FAULTY = 3
"""Failures of ours after which those at a table are told that their board cannot be shown."""
BUSY, LONGEST_BUSY = 5, 60
"""Seconds after which a picture that the queue refused is requested again: first, and then."""
LOOKS, PAUSE = 20, 0.15
"""How often, and at which interval in seconds, the arrival of a first letter is checked."""
CRASH = 300
"""Seconds before the last sign of life from which on a crash may have lost something."""
AWAY = (aiohttp.ClientError, *transactions.FAULTS)
"""Errors of a Discord or a database that does not answer; timeouts are among them."""
BLOCKED_FOR = 14 * 86_400
"""Seconds for which what cannot be posted, or read, is tried again."""


class Courier:
    """Delivers rows through one Discord client."""

    def __init__(self, client: discord.Client, umpire: Umpire, show: Show) -> None:
        self._umpire, self._show = umpire, show
        self.client = client
        self.post = Post(client, umpire, show)
        self.notify = Notify(self.post, umpire, show)
        self._handlers: dict[str, Handlers] = {}
        for home, (posts, kinds) in HOMES.items():
            post = self.post if posts is Post else posts(client, umpire, show, self.post)
            found: Handlers = {"computer": self._computer, **self.notify.handlers()}
            for kind in kinds:
                found |= kind(post, umpire, show).handlers()
            self._handlers[home] = found

    async def deliver(self, row: Row) -> Sequence[OutboxRow]:
        """Do what a row owes, and return what is owed in its place.

        discord.HTTPException if Discord will not have it now.
        """
        if row.destination.startswith(f"dm:{people_and_servers.FORMER}"):
            return ()  # they were forgotten, and nobody can write to them
        if row.kind == "forget":
            await Steward(self._umpire).forget(row.destination.removeprefix("dm:"))
            self._show.logs.forget()
        elif "season" in row.data and row.match is None:
            return await SeasonPosts(self.post, self._umpire, self._show).deliver(row)
        elif row.match is None:
            await self.notify.digest(row)
        elif row.kind == "lost":
            await self._lost(row, await self._umpire.store.lists.listing(row.match))
        else:
            stored = await self._umpire.store.match(row.match)
            return await self._handlers[stored.place.home][row.kind](row, stored) or ()
        return ()

    async def hello(self, stored: match_rows.Stored, who: str, locale: str) -> tuple[Part, ...]:
        """Send a first DM while somebody joins; return what they are told if it is refused."""
        if stored.place.home != match_rows.THREAD:
            return await self._arrived(stored, who, locale)
        game = say(locale, f"{word(stored.match.key)}-title")
        known = await self._umpire.store.lists.of_person(who, live=False)
        first = Button(say(locale, "first-button"), ControlId("first", stored.match.id))
        new = all(row.id == stored.match.id for row in known)
        text = say(locale, "lobby-hello", game=game)
        ways = Buttons(
            (
                first,
                page_wording.learn(page_wording.Reader(locale, ()), stored.match.id),
            )
        )
        reached = await self.reach(who, text, *([ways] if new else []))
        return () if reached else (Words(say(locale, "lobby-hello-closed")),)

    async def _arrived(self, stored: match_rows.Stored, who: str, locale: str) -> tuple[Part, ...]:
        """Wait until the first letter of somebody has arrived; return what to say if it cannot."""
        match, store = stored.match, self._umpire.store
        for _ in range(LOOKS):
            state = (await store.deliveries.get(match.id, match.seat_of(who))).state
            if state == "refused":
                return lobby_post.closed(locale, match.id, self.client.application_id or 0)
            if state == "sent":
                break
            await asyncio.sleep(PAUSE)
        return ()

    async def reach(self, who: str, text: str, *more: Part) -> bool:
        """Send a DM; return whether it could be delivered."""
        try:
            await self.post.send(await self.post.dm(who), Sheet((Words(text), *more)))
        except REFUSED:
            return False
        return True

    async def _lost(self, row: Row, listing: match_rows.Listing) -> None:
        """Say where a match was shown that it could not be read any more and is called off."""
        place = listing.place
        game = say(place.locale, f"{word(listing.key)}-title")
        text = say(place.locale, "time-lost", game=game, id=listing.id)
        channel = self.post.channel(place.thread or place.channel, place.guild)
        await self.post.send(channel, Sheet((Words(text),)), row)

    async def _computer(self, row: Row, stored: match_rows.Stored) -> None:
        assert row.seat is not None
        await self._umpire.computers.play(stored.match.id, row.seat)


class Worker:
    """Delivers what is owed, in order for each destination, until it is stopped."""

    def __init__(
        self,
        umpire: Umpire,
        courier: Courier,
        pause: float = 1.0,
        shard: int = 0,
        shards: int = 1,
    ) -> None:
        self._umpire = umpire
        self._courier = courier
        self._pause = pause
        self._shard, self._shards = shard, shards
        self._place = f"shard-{shard}-"
        self._name = f"{self._place}{secrets.token_hex(4)}"
        self._wake = asyncio.Event()
        self._stopping = False
        self._turn = asyncio.Lock()
        self._open: dict[asyncio.Task[None], tuple[int, float]] = {}
        self._renewed = time.monotonic()

    def kick(self) -> None:
        """Wake the worker: there may be a new row."""
        self._wake.set()

    async def run(self) -> None:
        """Work until `stop`; deliveries of different destinations go on side by side.

        There is one worker a shard: what others of this shard held, they will not finish.
        """
        released = False
        while not self._stopping:
            HEARTBEAT.labels("outbox").set(time.time())
            try:
                if not released:
                    await self._begin()
                    released = True
                worked = await self._round()
            except Exception as error:
                if transactions.unavailable(error):  # a line, however long it lasts
                    log.warning("database away", loop="outbox", error=type(error).__name__)
                else:
                    log.exception("outbox round failed")
                worked = False
            if not worked:
                await self._rest()
        await tasks_and_keyed_locks.ended(self._open)

    async def _begin(self) -> None:
        """Take over what the worker of before this start held, and owe what a crash lost.

        What was given up is tried again: whatever was wrong may have been mended meanwhile.
        """
        store = self._umpire.store
        before = await store.alarms.last_beat(self._shard)
        await store.outbox.release(self._place)
        if dead := await store.outbox.revive():
            log.info("given up before, tried again", rows=dead)
        if before is not None:
            lost = await store.outbox.reconcile(before - CRASH, self._shard, self._shards)
            log.info("owed again", rows=lost)

    def hold(self) -> None:
        """Take nothing more."""
        self._stopping = True
        self._wake.set()

    async def stop(self) -> None:
        """Take nothing more, and finish what was begun; what takes too long is cancelled."""
        self.hold()
        async with self._turn:  # what a round is taking now is begun too
            pass
        await tasks_and_keyed_locks.ended(self._open)

    async def _rest(self) -> None:
        try:
            async with asyncio.timeout(self._pause):
                await self._wake.wait()
        except TimeoutError:
            pass
        self._wake.clear()

    async def _round(self) -> bool:
        async with self._turn:
            await self._renew()
            room = self._room()
            if room <= 0:
                await asyncio.wait(
                    self._open, timeout=self._pause, return_when=asyncio.FIRST_COMPLETED
                )
                return True
            rows = await self._umpire.store.outbox.claim(
                self._name, self._umpire.now(), LEASE, room
            )
            open_ = {id_ for id_, _ in self._open.values()}
            for row in rows:
                if row.id in open_:  # the clock was set, or the machine slept, and its lease ended
                    continue
                task = asyncio.create_task(self._deliver(row))
                begun = time.monotonic() - SLOW * _awaits_picture(row)
                self._open[task] = row.id, begun
                task.add_done_callback(self._finished)
            return bool(rows)

    def _room(self) -> int:
        """Return how many deliveries may begin; those that hang are not counted."""
        now = time.monotonic()
        quick = sum(now - begun < SLOW for _, begun in self._open.values())
        return min(MOST - quick, MOST_SLOW - len(self._open))

    async def _renew(self) -> None:
        """Renew the leases of what is being delivered, every third of a lease."""
        now = time.monotonic()
        if self._open and now - self._renewed > LEASE / 3:
            ids = [row for row, _ in self._open.values()]
            await self._umpire.store.outbox.renew(ids, self._name, self._umpire.now() + LEASE)
            self._renewed = now

    def _finished(self, task: asyncio.Task[None]) -> None:
        """Remove finished deliveries; one that was not noted comes back when its lease ends."""
        self._open.pop(task, None)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.warning("delivery not noted", error=type(error).__name__)
        self.kick()

    async def _deliver(self, row: Row) -> None:
        structured_logging.during(kind=row.kind, match=row.match)
        people_and_servers.remember()
        owed: Sequence[OutboxRow] = ()
        try:
            async with asyncio.timeout(LIMIT):
                owed = await self._courier.deliver(row)
        except match_rows.UnknownMatch:
            pass
        except child_process.Stopped:
            now, store = self._umpire.now(), self._umpire.store
            return await store.outbox.later(row.id, now, row.attempts, "stopped", self._name)
        except draw_pool.TooBusy:
            wait = min(BUSY << row.attempts, LONGEST_BUSY)
            return await self._later(row, "busy", wait, passing=True)
        except (Blocked, match_rows.Unreadable) as error:
            if self._umpire.now() - row.created < BLOCKED_FOR:
                return await self._later(row, type(error).__name__.lower(), SLOWEST, passing=True)
            log.info("given up", kind=row.kind, match=row.match)
        except discord.RateLimited as error:
            wait = min(math.ceil(error.retry_after), SLOWEST)
            return await self._later(row, "429", wait, passing=True)
        except discord.HTTPException as error:
            if error.code == OLD_EDITS:  # an edit that nothing has failed of: it can be had later
                later, box = self._umpire.now() + SLOWEST, self._umpire.store.outbox
                return await box.later(row.id, later, row.attempts, str(OLD_EDITS), self._name)
            young = self._umpire.now() - row.created < BLOCKED_FOR
            if error.code not in FOR_GOOD or (row.kind in NEWS and young):
                passing = row.kind in NEWS or error.status == 429 or error.status >= 500
                return await self._later(row, f"{error.status} {error.code}", passing=passing)
            log.info("not delivered", kind=row.kind, match=row.match, code=error.code)
        except AWAY as error:
            log.warning("delivery cut off", kind=row.kind, match=row.match)
            return await self._later(row, type(error).__name__, passing=True)
        except Exception as error:
            metrics.BUGS.inc()
            log.exception("delivery failed", kind=row.kind, match=row.match)
            if row.kind in NEWS and row.attempts + 1 == FAULTY:
                await self._umpire.store.outbox.owe(row.match, [OutboxRow("fault", "fault")])
            return await self._later(row, type(error).__name__)
        done = await self._umpire.store.outbox.done([row.id], self._name, row.match, owed)
        if not done and row.kind != "forget":  # who is forgotten takes along what they are owed
            log.warning("delivered by two", kind=row.kind, match=row.match)
        return None

    async def _later(self, row: Row, reason: str, wait: int = 0, passing: bool = False) -> None:
        """Release a row for later; `passing`: the cause lies elsewhere, it is never given up."""
        wait = wait or min(2 ** min(row.attempts + 1, 12), SLOWEST)
        tried = row.attempts + 1
        if passing:
            tried = min(tried, MOST_ATTEMPTS - 1)
        elif tried >= MOST_ATTEMPTS:
            log.error("given up", kind=row.kind, match=row.match, reason=reason)
        until = self._umpire.now() + wait
        await self._umpire.store.outbox.later(row.id, until, tried, reason, self._name)

    async def measure(self) -> None:
        """Set the figures of the outbox."""
        backlog = await self._umpire.store.outbox.backlog()
        OUTBOX_ROWS.set(backlog.rows)
        metrics.OUTBOX_AGE.set(backlog.oldest)


def _awaits_picture(row: Row) -> bool:
    """Tell whether a row only puts a picture into what went out in words."""
    return row.kind == "picture" or bool(row.data.get("whole"))
