"""Sends and edits messages, with fallbacks where Discord refuses one for good.

First the thread is tried, reopened or made anew if need be, then the channel. Where both refuse
a post, it is retried slowly, and the host is told once. `public_posts`, `hand_and_whisper_posts`
and `time_and_seat_notices` say what is sent, this module says how. Words are sent first: pictures
are put into a message when they are drawn, unless it has changed since.
"""

import asyncio
import contextlib
import hashlib
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import aiohttp
import discord
import structlog
from cachetools import LRUCache

from cogs.pages import league_and_tournament_pages, page_wording
from cogs.pages.sheet import Picture, PicturePlaceholder, Sheet, Words, clip, in_words
from cogs.post import discord_components
from cogs.show.match_sheet_builder import Show
from db import OutboxRow, Place, Row, Stored
from db.interaction_tokens import POST
from engine.match import Status
from render.words.catalogues import say
from services.match_transaction import hands
from services.umpire import Umpire
from services.watch.tasks_and_keyed_locks import KeyedSemaphore
from services.workers.draw_pool import TooBusy

log = structlog.get_logger()

Send: TypeAlias = Callable[[Sheet], Awaitable[int]]
"""Lets a message say what a sheet says; returns its id."""
Handlers: TypeAlias = dict[str, Callable[[Row, Stored], Awaitable[Sequence[OutboxRow] | None]]]
"""For each kind of row, what delivers it; it may return what is owed in the place of the row."""
MOST_RETOLD = 3_500
"""Characters of a message that tells what a deleted thread told."""
MOST_DMS = 20_000
"""Direct messages that are kept open: those written to last."""
HOUR = 3_600
"""Age of a message from which on Discord limits its edits strictly."""
UNKNOWN_CHANNEL, UNKNOWN_MEMBER, UNKNOWN_MESSAGE, UNKNOWN_USER = 10003, 10007, 10008, 10013
MISSING_ACCESS, MISSING_PERMISSIONS = 50001, 50013
CLOSED_DM, NO_DM = 50007, 50278
ARCHIVED, LOCKED = 50083, 160005
OLD_EDITS = 30046
"""No more edits now of messages older than an hour: expected, and no failure."""
PATIENCE = 15
"""Seconds that the edit of an older message may take, which nobody waits for."""
OLD, OLDEST = 900, 8
"""Seconds before an old message is edited that Discord would not have edited, at first; tries."""
TOO_MANY = 429
"""The status of an answer that asks to wait."""
NO_THREADS_HERE, HAS_THREAD, THREADS_FULL = 50024, 160004, 160006
FOR_GOOD = frozenset(
    {
        UNKNOWN_CHANNEL,
        UNKNOWN_MESSAGE,
        UNKNOWN_USER,
        MISSING_ACCESS,
        MISSING_PERMISSIONS,
        LOCKED,
        CLOSED_DM,
        NO_DM,
    }
)
"""Answers, and no reasons to try again at once."""
REFUSED = (discord.HTTPException, discord.RateLimited)
"""Statuses by which Discord refuses a request, for now or for good."""
NONCE = 12
"""Bytes of a nonce, of which Discord takes 25 characters."""
MOST_SENT = 1_000
"""Messages that are remembered by their rows until the database has them."""
ORIGINAL: Any = "@original"
"""Discord's own name for the message that an interaction was answered by."""
ASLEEP = "asleep"
"""Why a match rests whose server the bot was removed from."""


@dataclass(eq=False)
class _Following:
    """A picture on its way to a message. `sent`: it cannot be held back any more."""

    coming: "list[asyncio.Future[Any]]"
    task: "asyncio.Task[None] | None" = None
    sent: bool = False


class AwaitedPictures:
    """Remembers which messages wait for their pictures."""

    def __init__(self) -> None:
        self._following: dict[int, _Following] = {}
        self.open: set[asyncio.Task[None]] = set()

    async def put(self, sheet: Sheet, send: Send, before: int | None = None) -> int:
        """Send a sheet, and its picture later if need be; return the id of the message.

        `before`: the message that it changes, if it does.
        """
        if before is not None:
            await self.drop(before)
        message = await send(sheet)
        coming = [late.coming for late in _awaited(sheet) if late.coming is not None]
        if coming:
            following = self._following[message] = _Following(coming)
            following.task = asyncio.create_task(self._follow(message, sheet, send))
            self.open.add(following.task)
            following.task.add_done_callback(self.open.discard)
        return message

    async def drop(self, message: int) -> None:
        """Cancel the picture that would follow; one that is being sent arrives first."""
        following = self._following.pop(message, None)
        if following is None or following.task is None:
            return
        if not following.sent:
            for coming in following.coming:
                coming.cancel()  # what nobody waits for is not drawn
            following.task.cancel()
        await asyncio.wait([following.task])

    async def _follow(self, message: int, sheet: Sheet, send: Send) -> None:
        following = self._following[message]
        try:
            for late in _awaited(sheet):
                assert late.coming is not None
                sheet = sheet.instead(late, await late.coming)
            following.sent = True
            await send(sheet)
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError) as error:
            log.info("no picture any more", error=type(error).__name__)
        finally:
            if self._following.get(message) is following:
                del self._following[message]


def _awaited(sheet: Sheet) -> list[PicturePlaceholder]:
    """Return the placeholders of pictures that are not drawn yet."""
    return [
        part
        for part in sheet.parts
        if isinstance(part, PicturePlaceholder) and part.coming is not None
    ]


async def whole(sheet: Sheet) -> Sheet:
    """Return a sheet when the picture that it waits for is drawn; TooBusy if that is not now."""
    while (late := sheet.late) is not None:
        part = late if late.coming is None else await late.coming
        if isinstance(part, PicturePlaceholder):
            raise TooBusy
        sheet = sheet.instead(late, part)
    return sheet


class Blocked(Exception):
    """Nothing can be posted for a match now. Its host was told, and the post is retried slowly."""


class Post:
    """Messages through one Discord client. `other` posts elsewhere, and knows the same messages."""

    def __init__(
        self, client: discord.Client, umpire: Umpire, show: Show, other: "Post | None" = None
    ) -> None:
        self._client = client
        self._umpire = umpire
        self._show = show
        self.later: AwaitedPictures = other.later if other else AwaitedPictures()
        self.edits: KeyedSemaphore = other.edits if other else KeyedSemaphore()
        self.dms: LRUCache[str, discord.DMChannel] = other.dms if other else LRUCache(MOST_DMS)
        self.answered: dict[tuple[int, int, int], discord.Message] = other.answered if other else {}

    # Fallbacks

    async def post(self, stored: Stored, sheet: Sheet, row: Row) -> discord.Message:
        """Post into the thread of a match, else into its channel; Blocked if neither takes it."""
        place = stored.place
        if stored.match.rest == ASLEEP:
            raise Blocked
        trouble = place.trouble if place.trouble in ("thread", "locked") else ""
        if place.thread is not None:
            there = await self._into_thread(stored, sheet, row)
            if not isinstance(there, str):
                await self.trouble(stored, "")
                return there
            trouble = there
        channel = self.channel(place.channel, place.guild)
        async with self.blocking(stored):
            sent = await self._send_somehow(channel, sheet, row)
        await self.trouble(stored, trouble)
        return sent

    async def beside(self, stored: Stored, sheet: Sheet, row: Row) -> None:
        """Post where the table of a match stands, for those who do not sit at it."""
        channel = self.channel(stored.place.channel, stored.place.guild)
        await self.send(channel, sheet, row)

    async def _into_thread(self, stored: Stored, sheet: Sheet, row: Row) -> discord.Message | str:
        """Post into the thread, opened or made anew if need be, or return what keeps it out."""
        place, code = stored.place, 0
        for last in (False, True):
            thread = self.channel(place.thread or 0, place.guild)
            try:
                return await self._send_somehow(thread, sheet, row)
            except discord.HTTPException as error:
                if error.code not in FOR_GOOD | {ARCHIVED}:
                    raise
                code = error.code
            again = not last and (
                (code == ARCHIVED and await self._unarchive(place.thread or 0))
                or (code == UNKNOWN_CHANNEL and await self._anew(stored, row))
            )
            if not again:
                break
        shut = code == LOCKED or (code == ARCHIVED and await self._locked(place.thread or 0))
        return "locked" if shut else "thread"

    async def _anew(self, stored: Stored, row: Row) -> bool:
        """Open a thread in the place of one that is gone, and tell in it what that one told."""
        if not await self.open_thread(stored):
            return False
        place = stored.place
        if place.told and stored.match.status is not Status.LOBBY:
            told = (await self._show.history(stored, 0, place.told)).text.split("\n")
            thread = self.channel(place.thread or 0, place.guild)
            for text in chunks([say(place.locale, "post-retold"), *told], MOST_RETOLD):
                with contextlib.suppress(*REFUSED):  # what comes next is told all the same
                    await self.send(thread, Sheet((Words(text),)), silent=True)
        return True

    async def _send_somehow(
        self, channel: discord.PartialMessageable, sheet: Sheet, row: Row
    ) -> discord.Message:
        """Send a sheet; in words, where that is allowed and a file is not."""
        try:
            return await self.send(channel, sheet, row)
        except discord.Forbidden as error:
            words = in_words(sheet)
            if error.code != MISSING_PERMISSIONS or words == sheet:
                raise
            return await self.send(channel, words, row)

    async def _unarchive(self, thread: int) -> bool:
        try:
            await self.change_thread(thread, archived=False)
        except REFUSED:
            return False
        return True

    async def _locked(self, thread: int) -> bool:
        with contextlib.suppress(*REFUSED):
            return bool(getattr(await self._client.fetch_channel(thread), "locked", False))
        return False

    async def change_thread(self, thread: int, **changes: Any) -> None:
        """Change a thread as `discord.Thread.edit` does, if it is one."""
        found = await self._client.fetch_channel(thread)
        if isinstance(found, discord.Thread):
            await found.edit(**changes)

    async def open_thread(self, stored: Stored, row: Row | None = None) -> bool:
        """Open the thread of a match under its lobby; return whether it has one now.

        Where that message is gone, or had a thread that is, a new one opens the thread.
        """
        place, lost = stored.place, stored.place.thread
        place.thread = None
        try:
            if place.lobby_message is None:
                await self._start_message(stored, row)
            try:
                place.thread = await self._make_thread(stored)
            except discord.HTTPException as error:
                if error.code not in (HAS_THREAD, UNKNOWN_MESSAGE):
                    raise
                if error.code == HAS_THREAD and place.lobby_message != lost:
                    place.thread = place.lobby_message  # made before a crash, with this id
                else:
                    await self._start_message(stored)
                    place.thread = await self._make_thread(stored)
        except discord.HTTPException as error:
            if error.code in FOR_GOOD - {UNKNOWN_CHANNEL}:
                await self.trouble(stored, "thread")
            elif error.code not in (UNKNOWN_CHANNEL, NO_THREADS_HERE, THREADS_FULL):
                raise
        await self._umpire.store.place(stored.match.id, thread=place.thread)
        if place.thread is not None:
            told = [OutboxRow("lobby", "lobby"), *hands(stored.match)]  # they name the thread
            await self._umpire.store.outbox.owe(stored.match.id, told)
        return place.thread is not None

    async def _start_message(self, stored: Stored, row: Row | None = None) -> None:
        """Post what the lobby of a match says, as the message that its thread is opened from."""
        place = stored.place
        channel = self.channel(place.channel, place.guild)
        sheet = await self._show.lobby(stored)
        sent = await self.send(channel, sheet, row, mark=table_mark(stored))
        place.lobby_message = sent.id
        await self._umpire.store.place(stored.match.id, lobby_message=sent.id)

    async def _make_thread(self, stored: Stored) -> int:
        """Open the thread; by a plain request, as a shard may have to that has not the server."""
        place = stored.place
        thread = await self._client.http.start_thread_with_message(
            place.channel,
            place.lobby_message or 0,
            name=await self.thread_name(stored),
            auto_archive_duration=10_080,
        )
        return int(thread["id"])

    async def thread_name(self, stored: Stored) -> str:
        """Return what the thread of a match is called: who plays, the game, whether it is over."""
        match, locale = stored.match, stored.place.locale
        game = page_wording.title(await self._show.reader(match, locale), match)
        names = await self._show.names(match, locale)
        over = match.status in (Status.OVER, Status.VOID)
        message = "lobby-thread-over" if over else "lobby-thread-name"
        named = say(locale, message, game=game, names=names)
        if match.season:
            season = (await self._umpire.store.seasons.get(match.season)).season
            found = [table for table in season.tables if table.match == match.id]
            reader = page_wording.Reader(locale, ())
            named = " · ".join(
                [*(league_and_tournament_pages.label(reader, season, one) for one in found), named]
            )
        return clip(named, 100)

    async def trouble(self, stored: Stored, word: str) -> None:
        """Note what keeps posts out: "thread", "locked", "channel", "gone" or nothing.

        The host is told when that changes, and not of every post.
        """
        place = stored.place
        if place.trouble == word:
            return
        place.trouble = word
        await self._umpire.store.place(stored.match.id, trouble=word)
        if word:
            told = OutboxRow(f"dm:{stored.match.host}", "trouble")
            await self._umpire.store.outbox.owe(stored.match.id, [told])

    @contextlib.asynccontextmanager
    async def blocking(self, stored: Stored) -> AsyncIterator[None]:
        """Turn what the channel refuses for good into Blocked, of which the host knows."""
        try:
            yield
        except discord.HTTPException as error:
            if error.code not in FOR_GOOD:
                raise
            word = "gone" if error.code == UNKNOWN_CHANNEL else "channel"
            await self.trouble(stored, word)
            raise Blocked from error

    async def strip(self, channel: discord.PartialMessageable, message: int | None) -> None:
        """Leave of a message its words: what it told stays readable, its controls go."""
        if message is None:
            return
        with contextlib.suppress(*REFUSED):
            old = await channel.fetch_message(message)
            if text := words_of(old):
                await self.edit(channel, old.id, Sheet((Words(text),)))
            else:
                await old.delete()

    # People

    async def left(self, guild: int | None, who: str) -> bool:
        """Ask whether a person is not on a server any more; False where nobody knows."""
        if guild is None:
            return False
        try:
            await self._client.http.get_member(guild, int(who))
        except discord.NotFound as error:
            return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except REFUSED:
            return False
        return False

    # Sending

    async def dm(self, who: str) -> discord.DMChannel:
        """Return the DMs with a person, opened once; discord.HTTPException if there can be none.

        The library forgets all but the last 128, and would ask Discord for them again.
        """
        if who not in self.dms:
            self.dms[who] = await self._client.create_dm(discord.Object(int(who)))
        return self.dms[who]

    async def write(self, who: str, sheet: Sheet, row: Row, silent: bool = False) -> bool:
        """Send a sheet to somebody's DMs; return whether they can be written to."""
        with no_answer():
            await self.send(await self.dm(who), sheet, row, silent=silent)
            return True
        return False

    def channel(self, channel: int, guild: int | None = None) -> discord.PartialMessageable:
        """Return a channel or thread by its id, without asking whether it exists."""
        return self._client.get_partial_messageable(channel, guild_id=guild)

    def board_channel(self, place: Place) -> discord.PartialMessageable:
        """Return where the present board of a match was posted."""
        return self.channel(place.board_channel or place.thread or place.channel, place.guild)

    async def send(
        self,
        channel: discord.PartialMessageable | discord.DMChannel,
        sheet: Sheet,
        row: Row | None = None,
        silent: bool = False,
        mark: str = "",
    ) -> discord.Message:
        """Send a sheet; what is posted for all and mentions nobody rings for nobody.

        One that was sent before is returned as it was found: see `sent`.
        """
        return (await self.sent(channel, sheet, row, silent, mark))[0]

    async def sent(
        self,
        channel: discord.PartialMessageable | discord.DMChannel,
        sheet: Sheet,
        row: Row | None = None,
        silent: bool = False,
        mark: str = "",
    ) -> tuple[discord.Message, bool]:
        """Send a sheet; return the message as it was found, and whether it says the sheet now.

        Discord knows by the number of the row, or by a `mark`, what it has taken some minutes ago,
        and answers with that; we know what it has answered, for as long as the database takes no
        note of it. It may say what was so then: it is edited, and it is there though that is
        refused. Where it was deleted since, another is sent.
        """
        private = isinstance(channel, discord.DMChannel)
        quiet = silent or not (private or sheet.mentions)
        again = bool(mark) or (row is not None and row.tried)
        if row and not mark:
            mark = f"{row.id}.{row.part}"

        async def send(nonce: str) -> discord.Message:
            return await channel.send(
                view=discord_components.view(sheet),
                files=discord_components.files(sheet),
                allowed_mentions=discord_components.pings(sheet),
                nonce=nonce,
                silent=quiet,
            )

        if not mark:
            return await send(secrets.token_hex(NONCE)), True
        message = self._found(channel.id, row) or await send(self._nonce(channel.id, mark))
        self._remember(message, row)
        if again and not says(message, sheet):
            try:
                await self.edit(self.channel(channel.id), message.id, sheet)
            except REFUSED as error:
                if not isinstance(error, discord.NotFound) or error.code != UNKNOWN_MESSAGE:
                    return message, False
                message = await send(secrets.token_hex(NONCE))
                self._remember(message, row)
        return message, True

    def _found(self, channel: int, row: Row | None) -> discord.Message | None:
        """Return what a row that is tried again has sent to a channel before."""
        return self.answered.get((row.id, row.part, channel)) if row else None

    def _remember(self, message: discord.Message, row: Row | None) -> None:
        """Keep in mind what a row has sent; of very many the oldest are forgotten."""
        if row:
            self.answered[row.id, row.part, message.channel.id] = message
        while len(self.answered) > MOST_SENT:
            del self.answered[next(iter(self.answered))]

    def _nonce(self, channel: int, mark: str) -> str:
        """Return what Discord knows a message by: it tells nobody anything, and all shards alike.

        Discord knows it of all that the bot has sent, not of a channel. What is in a mark, the
        numbers of rows and entries, counts what some may not know of: nobody else can compute it.
        """
        key = hashlib.sha256((self._client.http.token or "").encode()).digest()
        known = f"{channel}.{mark}".encode()
        return hashlib.blake2b(known, key=key, digest_size=NONCE).hexdigest()

    async def change(self, token: str, message: int, sheet: Sheet, where: Any = None) -> None:
        """Change a message that answered an interaction, by the token of that.

        `where`: what the token knows it by, if not by its id. The original of a token may be what
        all see, which its control was on.
        """

        async def send(sheet: Sheet) -> int:
            await self._by_token(token, where or message, sheet)
            return message

        await self.later.put(sheet, send, message)

    async def _by_token(self, token: str, where: Any, sheet: Sheet) -> None:
        application = self._client.application_id or 0
        hook = discord.Webhook.partial(application, token, client=self._client)
        await hook.edit_message(
            where,
            view=discord_components.view(sheet),
            attachments=discord_components.files(sheet),
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def edit_board(
        self, stored: Stored, channel: discord.PartialMessageable, message: int, sheet: Sheet
    ) -> None:
        """Let a board in a thread say what a sheet says; it calls nobody.

        While the token of a press on it lives, that is no request that Discord counts.
        """
        panels = self._umpire.store.panels
        for panel in await panels.live(stored.match.id, POST, self._umpire.now()):
            if panel.message != message:
                continue
            try:
                return await self._by_token(panel.token, message, sheet)
            except REFUSED:
                await panels.delete(message)
        return await self.edit(channel, message, sheet)

    @staticmethod
    async def edit(channel: discord.PartialMessageable, message: int, sheet: Sheet) -> None:
        """Let a message say what a sheet says; it calls nobody."""
        await channel.get_partial_message(message).edit(
            view=discord_components.view(sheet),
            attachments=discord_components.files(sheet),
            allowed_mentions=discord.AllowedMentions.none(),
        )


@contextlib.contextmanager
def no_answer() -> Iterator[None]:
    """Ignore it if somebody cannot be written to."""
    try:
        yield
    except discord.HTTPException as error:
        if error.code not in FOR_GOOD:
            raise


def chunks(lines: Sequence[str], most: int) -> list[str]:
    """Return lines as texts of at most so many characters."""
    texts = [""]
    for line in lines:
        if texts[-1] and len(texts[-1]) + len(line) >= most:
            texts.append("")
        texts[-1] += f"\n{clip(line, most)}" if texts[-1] else clip(line, most)
    return texts


def pictured(sheet: Sheet) -> bool:
    """Tell whether a sheet has a picture."""
    return any(isinstance(part, Picture) for part in sheet.parts)


def shows_picture(message: discord.Message) -> bool:
    """Tell whether a message shows one."""
    return any(isinstance(item, discord.MediaGalleryComponent) for item in _walk(message))


def words_of(message: discord.Message) -> str:
    """Return what a message says."""
    texts = [item.content for item in _walk(message) if isinstance(item, discord.TextDisplay)]
    return "\n".join(texts)


def last_posts(place: Place) -> list[list[int]]:
    """Return the last posts: message, channel, first entry told, first not told."""
    posts: list[list[int]] = json.loads(place.posts)
    return posts


def retiring(place: Place, first: int = 0) -> list[OutboxRow]:
    """Return what is owed to posts that tell entries from number `first` on: they are history.

    Each is owed by itself, so that what keeps one of them keeps nothing else.
    """
    told = [one for one in last_posts(place) if one[-1] > first]
    return [OutboxRow(f"post:{one[0]}", "retire", data={"post": one}) for one in told]


def table_mark(stored: Stored) -> str:
    """Return what Discord knows the message of a table by that is not noted yet.

    A match may begin before it is noted where its table stands: whatever is owed then finds it.
    Another table takes the place of the one before, and is not taken for it.
    """
    return f"t.{stored.match.id}.{stored.place.lobby_message or 0}"


def says(message: discord.Message, sheet: Sheet) -> bool:
    """Tell whether a message has the words and the controls of a sheet."""
    view = [*discord_components.view(sheet).walk_children()]
    words = [item.content for item in view if isinstance(item, discord.ui.TextDisplay)]
    ids = [found for item in view if (found := getattr(item, "custom_id", None))]
    shown = [found for item in _walk(message) if (found := getattr(item, "custom_id", None))]
    return "\n".join(words) == words_of(message) and ids == shown


def _walk(message: discord.Message) -> list[discord.Component]:
    found, left = list[discord.Component](), [*message.components]
    while left:
        component = left.pop(0)
        found.append(component)
        beside = getattr(component, "accessory", None)
        left[:0] = [*getattr(component, "children", ()), *([beside] if beside else ())]
    return found
