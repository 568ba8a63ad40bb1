"""Base of all cogs: acknowledging, answering privately, opening a panel."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TypeAlias

import discord
import structlog
from discord.ext import commands

from cogs.interactions import admission_control, pending_answer_batch_writer
from cogs.pages import Part, Reader, Sheet, Words, install_links, rules_search_pages
from cogs.pages.turn_panel_page import noted
from cogs.post import discord_components, hand_and_whisper_posts, outbox_worker
from cogs.post.user_install_match_card import mark_of_card
from cogs.show import log_and_replay, match_sheet_builder, viewer_pictures_and_words
from db import OutboxRow, Stored, match_rows, people_and_servers
from db.interaction_tokens import CARD, LEFT, POST, LivePanel, PendingAnswer
from engine import Match, Seat, Status, Viewer, errors
from render.words.catalogues import say
from render.words.text_escaping import legible
from services.quotas_and_rate_limits import PICTURE_SPAN, MovingWindow
from services.umpire import Umpire
from services.votes_substitutes_undo_pauses import Steward
from services.watch import metrics, structured_logging, tasks_and_keyed_locks
from services.workers.replay_drawing import ReplayDrawing

log = structlog.get_logger()

_CONTROLS = discord.InteractionType.component, discord.InteractionType.modal_submit
WRITE_TIMEOUT = 1.0
"""Seconds that an acknowledgement waits until its pending answer is written: a hundred times what
that takes. Where the database hangs, people are acknowledged all the same, in three seconds."""
BESIDE = "beside"
"""Where it keeps the id of the private message beside a message that was pressed."""
BOARD = "board"
"""Where it keeps whether a control of a board in a thread was used, beside which it is answered."""
ANSWER = "answer"
"""Where an interaction keeps the id of the message that answers it."""
MOST_ID = 8
"""Characters that the id of a match has at most."""


class Served(commands.Bot):
    """A client with a desk: what an interaction knows of the bot."""

    desk: "Desk"


Interaction: TypeAlias = discord.Interaction[Served]


@dataclass(frozen=True, slots=True)
class Desk:
    """The services behind every command and button."""

    umpire: Umpire
    show: match_sheet_builder.Show
    courier: outbox_worker.Courier
    worker: outbox_worker.Worker
    story: log_and_replay.LogNarrator
    cinema: ReplayDrawing = field(default_factory=ReplayDrawing)
    picture_limit: MovingWindow[str] = field(default_factory=lambda: MovingWindow(PICTURE_SPAN))
    work: tasks_and_keyed_locks.OpenTasks = field(default_factory=tasks_and_keyed_locks.OpenTasks)
    answer_batch: pending_answer_batch_writer.AnswerBatch = field(
        default_factory=pending_answer_batch_writer.AnswerBatch
    )
    turns: admission_control.Admission = field(default_factory=admission_control.Admission)
    lanes: tasks_and_keyed_locks.KeyedSemaphore = field(
        default_factory=tasks_and_keyed_locks.KeyedSemaphore
    )
    typing: dict[str, int] = field(default_factory=dict)

    @property
    def steward(self) -> Steward:
        """Return what is done about seats and time."""
        return Steward(self.umpire)

    @contextlib.asynccontextmanager
    async def answering(
        self,
        it: Interaction,
        match: str | None = None,
        quiet: bool = False,
        waits: bool = False,
        apart: bool = False,
        beside: bool = False,
    ) -> AsyncIterator[None]:
        """Acknowledge an interaction; until it is left, a crash is answered for after the start.

        A control of a private message will change that message, one of a lobby its lobby;
        anything else gets a new private answer, as all does that is answered `apart`. `match` is
        the one that was named; `waits`: for what takes long elsewhere, in no place that another
        could have. `beside`: a control of a board is answered beside it, so that the board itself
        can be changed by its token.
        """
        people_and_servers.remember()
        structured_logging.during(command=structured_logging.used(it))
        await self._note_pending_answer(it, match or "")
        it.extras[BOARD] = beside and it.message is not None and not (private(it) or abroad(it))
        aside = on_card(it) or it.extras[BOARD]
        await self._acknowledge(it, aside or ((private(it) or quiet) and not apart))
        async with contextlib.nullcontext() if waits else self.turns.of(person(it)):
            name = legible(it.user.display_name)
            await self.umpire.store.people.meet(person(it), name, str(it.locale))
            if on_card(it) and match:
                await self._refresh(it, match)
            yield
        await self.note_answered(it)  # after an error, that is for whoever tells it

    async def _refresh(self, it: Interaction, match: str) -> None:
        """Owe the card that was pressed what is so now, and keep by what it is changed.

        Whoever looks is shown that it is new; otherwise it is left as it is if nothing has changed.
        """
        store, now = self.umpire.store, self.umpire.now()
        await store.lists.listing(match)
        assert it.message is not None
        await store.panels.save(LivePanel(it.message.id, match, CARD, it.token, now))
        looks = str(dict(it.data or {}).get("custom_id")).startswith("c:look:")
        shows = {} if looks else {str(it.message.id): mark_of_card(it.message)}
        await store.outbox.owe(match, [OutboxRow("card", "card", data=shows)])
        self.worker.kick()

    async def keep_board_token(self, it: Interaction, stored: Stored) -> None:
        """Keep the token that can change the newest board of a thread, if its control was used."""
        shown = it.message is not None and it.message.id == stored.place.board_message
        if it.message is None or not (shown and it.extras.get(BOARD)):
            return
        now = self.umpire.now()
        panel = LivePanel(it.message.id, stored.match.id, POST, it.token, now)
        await self.umpire.store.panels.save(panel)

    async def leave_card(self, it: Interaction, stored: Stored) -> None:
        """Leave a card of a match for all to see, beside an answer that was given."""
        store, now = self.umpire.store, self.umpire.now()
        sheet = await self.show.card(stored, now)
        sent = await it.followup.send(
            view=discord_components.view(sheet),
            files=discord_components.files(sheet),
            allowed_mentions=discord_components.pings(sheet),
            ephemeral=False,
            wait=True,
        )
        await store.panels.save(LivePanel(sent.id, stored.match.id, LEFT, it.token, now))
        await store.place(stored.match.id, [OutboxRow("card", "card")], lobby_message=sent.id)
        self.worker.kick()
        if sent.flags.ephemeral:
            locale = (await self.taste(it)).locale
            await self.answer(it, Sheet((Words(say(locale, "card-hidden")),)))

    async def _acknowledge(self, it: Interaction, changes: bool) -> None:
        if changes and it.type in _CONTROLS:
            begun = await it.response.defer()
        else:
            begun = await it.response.defer(ephemeral=True, thinking=True)
        it.extras[ANSWER] = begun.message_id if begun else None
        late = (discord.utils.utcnow() - it.created_at).total_seconds()
        metrics.ACKNOWLEDGE_SECONDS.observe(max(late, 0.0))

    async def _note_pending_answer(self, it: Interaction, match: str) -> None:
        """Write down that an interaction is to be answered, before anybody is told that it is."""
        shard, now = it.client.shard_id or 0, self.umpire.now()
        where = match[:MOST_ID], it.channel_id, str(it.locale)
        row = PendingAnswer(it.id, shard, it.application_id, it.token, person(it), *where, now)
        written = self.answer_batch.add(self.umpire.store, row)
        assert self.answer_batch.writing is not None
        self.work.note(self.answer_batch.writing)
        await asyncio.wait([written], timeout=WRITE_TIMEOUT)

    async def note_answered(self, it: Interaction) -> None:
        """Note that an interaction is answered, if it was acknowledged."""
        await self.answer_batch.answered(self.umpire.store, it.id)

    async def taste(self, it: Interaction) -> match_sheet_builder.DisplaySettings:
        """Return how the person of an interaction wants things shown."""
        return await self.show.taste(person(it), str(it.locale))

    async def reader(self, it: Interaction) -> Reader:
        """Return whom an answer is for that names nobody."""
        return Reader((await self.taste(it)).locale, ())

    async def drawn(self, it: Interaction) -> tuple[match_sheet_builder.DisplaySettings, list[str]]:
        """Return how to show something with a picture, and a note if that must be in words.

        It must for whoever has had as many pictures in a minute as are allowed.
        """
        taste = await self.taste(it)
        if wordy(it):
            return replace(taste, pictures=False), []
        most, now = self.umpire.limits.pictures, self.umpire.now()
        if not taste.pictures or self.picture_limit.allows(person(it), most, now):
            return taste, []
        return replace(taste, pictures=False), [say(taste.locale, "picture-brake")]

    async def answer(self, it: Interaction, sheet: Sheet) -> None:
        """Give the private answer to an acknowledged interaction."""
        await self._put(it, sheet)
        if it.message is not None and it.message.flags.ephemeral:
            await self.umpire.store.panels.delete(it.message.id)

    async def _put(self, it: Interaction, sheet: Sheet, match: str = "", mark: str = "") -> int:
        """Let the answer say what a sheet says; return the id of its message.

        `mark`: of the news of a match in direct messages that it tells.
        """

        async def send(sheet: Sheet) -> int:
            message = await it.edit_original_response(
                view=discord_components.view(sheet),
                attachments=discord_components.files(sheet),
                allowed_mentions=discord.AllowedMentions.none(),
            )
            return message.id

        changes = it.response.type is discord.InteractionResponseType.deferred_message_update
        if on_card(it) or it.extras.get(BOARD):
            return await self.courier.post.later.put(sheet, partial(self._beside, it))
        before = it.message.id if it.message is not None and changes else None
        if before is None or not in_dm(it):
            return await self.courier.post.later.put(sheet, send, before)
        async with self.courier.post.edits.of(before):
            if not await self.umpire.store.deliveries.answered(before, person(it)):
                return await self.courier.post.later.put(sheet, partial(self._beside, it))
            message = await self.courier.post.later.put(sheet, send, before)
            if mark and not sheet.late:
                await self.umpire.store.deliveries.answered_with(message, match, person(it), mark)
            return message

    async def _beside(self, it: Interaction, sheet: Sheet) -> int:
        """Say something in private beside a message that was pressed; return the id of that.

        It is one message, however often there is something to say.
        """
        view, files = discord_components.view(sheet), discord_components.files(sheet)
        known: int | None = it.extras.get(BESIDE)
        if known is not None:
            await it.followup.edit_message(known, view=view, attachments=files)
            return known
        sent = await it.followup.send(view=view, files=files, ephemeral=True, wait=True)
        it.extras[BESIDE] = sent.id
        return sent.id

    async def say(self, it: Interaction, text: str | Part, *more: Part) -> None:
        """Answer with a sentence; beside the message, if a control was to change that."""
        sheet = Sheet((Words(text) if isinstance(text, str) else text, *more))
        if it.response.type is discord.InteractionResponseType.deferred_message_update:
            await self._beside(it, sheet)
        else:
            await self.answer(it, sheet)

    async def done(self, it: Interaction, message: str = "panel-done") -> None:
        """Say that something is done, and deliver what it owes."""
        self.worker.kick()
        await self.say(it, say((await self.taste(it)).locale, message))

    async def panel(
        self,
        it: Interaction,
        stored: Stored,
        seat: Seat,
        focus: Sequence[str] = (),
        notes: Sequence[str] = (),
        page: int = 0,
        ordering: bool = False,
        hint: Sequence[str] = (),
    ) -> None:
        """Answer with the private panel of a seat, or with a part of it (see `Show.panel`)."""
        taste, slow = await self.drawn(it)
        sheet = await self.show.panel(stored, seat, taste, focus, page, ordering, hint=hint)
        plain = in_dm(it) and not (focus or page or ordering or hint)
        mark = hand_and_whisper_posts.mark_of(sheet) if plain else ""
        for note in (*reversed(notes), *slow):
            sheet = noted(sheet, note)
        match = stored.match
        if match.status is Status.RUNNING:
            sheet = await self.explained(person(it), sheet, match.key, taste)
        if in_dm(it) and stored.place.home == match_rows.THREAD and match.status is Status.RUNNING:
            sheet = hand_and_whisper_posts.dated(taste.locale, sheet, self.umpire.now())
        message = await self._put(it, sheet, match.id, mark)
        if it.extras.get(BOARD):
            await self.umpire.store.deliveries.lay_aside(match.id, person(it), aside=True)
        if in_dm(it):
            if await self.umpire.store.deliveries.hand_over(message, match.id, person(it)):
                self.worker.kick()
            await self._caught_up(match, person(it), seat)
        waits = match.status is Status.RUNNING and seat not in match.to_act()
        if in_dm(it) or on_card(it) or wordy(it) or not waits:
            await self.umpire.store.panels.delete(message)
        else:
            panel = LivePanel(message, match.id, person(it), it.token, self.umpire.now())
            await self.umpire.store.panels.save(panel)
            await self._caught_up(match, person(it), seat, asked=True)

    async def explained(
        self, who: str, sheet: Sheet, key: str, taste: match_sheet_builder.DisplaySettings
    ) -> Sheet:
        """Return a sheet with the first term in it that somebody never met, which they now have."""
        new = rules_search_pages.unmet(sheet, key, taste.locale, taste.terms)
        if new is None:
            return sheet
        terms = sorted({*taste.terms, f"{key}:{new.id}"})
        await self.umpire.store.people.update(who, terms=terms)
        return rules_search_pages.explained(sheet, taste.locale, new)

    async def _caught_up(self, match: Match, who: str, seat: Seat, asked: bool = False) -> None:
        """Owe what is so now, if anything came while a panel was made; `asked`: it still waits."""
        now = (await self.umpire.store.match(match.id)).match
        came = (now.number, now.revisions) != (match.number, match.revisions)
        if came or (asked and (now.status is not Status.RUNNING or seat in now.to_act())):
            await self.umpire.store.outbox.owe(match.id, [OutboxRow(f"dm:{who}", "hand", seat)])
            self.worker.kick()

    async def act(
        self,
        it: Interaction,
        match_id: str,
        texts: Sequence[str],
        revision: int = -1,
        seat: Seat = -1,
        notes: Sequence[str] = (),
        ordering: bool = False,
    ) -> None:
        """Add steps to the draft of the person, and show what came of it.

        `ordering`: the orders stay open, if any more can be filed.
        """
        start = time.perf_counter()
        acted = await self.umpire.act(match_id, person(it), texts, revision, seat)
        metrics.MOVE_SECONDS.observe(time.perf_counter() - start)
        self.worker.kick()
        if typed(it):
            await self.umpire.store.deliveries.lay_aside(match_id, person(it), aside=False)
        if acted.played:
            log.info("moved", match=match_id, ply=acted.stored.match.ply, seat=acted.seat)
        taste = await self.taste(it)
        done = [say(taste.locale, "panel-done")] if acted.played else []
        more = ordering and bool(
            viewer_pictures_and_words.orders_of(acted.stored.match, acted.seat)
        )
        await self.panel(it, acted.stored, acted.seat, notes=[*done, *notes], ordering=more)


class WithDesk:
    """What every cog is made with."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk


def person(it: Interaction) -> str:
    """Return the opaque id of the person of an interaction."""
    return str(it.user.id)


def answered_by(it: Interaction) -> int:
    """Return the id of the message that answers an acknowledged interaction, which Discord gave.

    Nobody knows it before the person is shown that message.
    """
    found: int | None = it.extras.get(ANSWER)
    return found or it.id


def typed(it: Interaction) -> bool:
    """Tell whether somebody used a command, and not a control of a message."""
    return it.type is discord.InteractionType.application_command


def private(it: Interaction) -> bool:
    """Tell whether an interaction comes from a message that only its person sees."""
    return it.message is not None and (it.message.flags.ephemeral or in_dm(it))


def on_card(it: Interaction) -> bool:
    """Tell whether a control of a card was used, which all see where the bot is no member."""
    return it.message is not None and not it.message.flags.ephemeral and abroad(it)


def in_dm(it: Interaction) -> bool:
    """Tell whether an interaction comes from the direct messages of its person with the bot."""
    return it.guild_id is None and not it.context.private_channel


def abroad(it: Interaction) -> bool:
    """Tell whether an interaction comes from where the bot is no member: a group, or a server."""
    return bool(it.context.private_channel) or (
        it.guild_id is not None and not it.is_guild_integration()
    )


def wordy(it: Interaction) -> bool:
    """Tell whether what is answered there is in words, as an edit may bring no picture."""
    return abroad(it) and not install_links.EDITS_BRING_PICTURES


def viewer(stored: Stored, who: str) -> Viewer:
    """Return the seat of a person; None for a spectator."""
    try:
        return stored.match.seat_of(who)
    except errors.NotSeated:
        return None
