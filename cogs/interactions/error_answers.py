"""One place where a refusal or a fault becomes a private sentence."""

import asyncio
import secrets
from dataclasses import replace

import aiohttp
import discord
import structlog

from cogs.interactions.cog_base import Desk, Interaction, person, private, viewer
from cogs.interactions.stored_command_without_match import GATHERING, CommandAwaitingMatch
from cogs.pages import Button, Buttons, Part, Reader, admin_pages as pages, match_list_pages
from cogs.pages.custom_ids import ControlId
from cogs.pages.turn_panel_page import can_do, refusal as refused
from cogs.post.message_sender import FOR_GOOD, TOO_MANY, UNKNOWN_MESSAGE
from db import match_rows, transactions
from engine import GameError, Status
from render.registry import art
from render.words.catalogues import say
from services.service_errors import WhichMatch
from services.watch.metrics import BUGS, TOO_LATE
from services.watch.structured_logging import LATE, used

log = structlog.get_logger()

EXPIRED = frozenset({10015, LATE, 50027})
"""What Discord says of an interaction that cannot be answered any more, or was not in time."""
TWICE = 40060
"""What Discord says of an interaction that was acknowledged before: it has arrived twice."""
_UNTOLD = (discord.RateLimited, aiohttp.ClientError, OSError)
"""What keeps Discord from being told now, but refusals of its own."""
PATIENCE = 2.0
"""Seconds in which the database may say in which language somebody is answered."""


async def answer(
    it: Interaction,
    desk: Desk,
    error: BaseException,
    match_id: str = "",
    wanted: CommandAwaitingMatch | None = None,
) -> None:
    """Tell the person of an interaction what is wrong; faults of ours get a token for the log.

    One that has arrived twice is answered by whoever took it first, and stays pending. So does
    whoever cannot be told now: they are after the next start. `wanted`: what is done once it is
    said of which match.
    """
    error = getattr(error, "original", error)
    if isinstance(error, discord.HTTPException) and error.code == TWICE:
        log.info("arrived twice", command=used(it))
        return
    try:
        try:
            await _tell(it, desk, error, match_id, wanted)
        except (discord.HTTPException, *_UNTOLD):
            raise
        except Exception as failed:  # noqa: BLE001 - so that nobody is left waiting, this is told
            await _tell(it, desk, failed, "", None)
    except discord.HTTPException as failed:
        if failed.code in EXPIRED:
            _too_late(it)
        else:
            log.warning("not told", command=used(it), code=failed.code)
        if failed.status == TOO_MANY or failed.status >= 500:
            return
    except _UNTOLD as failed:
        log.warning("not told", command=used(it), error=type(failed).__name__)
        return
    await desk.note_answered(it)


def _too_late(it: Interaction) -> None:
    """Count somebody whom nobody can answer any more: it is no fault, and trying again none."""
    TOO_LATE.inc()
    log.warning("too late to answer", command=used(it))


async def _tell(
    it: Interaction,
    desk: Desk,
    error: BaseException,
    match_id: str,
    wanted: CommandAwaitingMatch | None,
) -> None:
    locale = await _locale(desk, it)
    more: tuple[Part, ...] = ()
    if isinstance(error, match_rows.Unreadable):
        log.warning("unreadable", match=error.arguments["id"], exc_info=error)
        text, more = await _unreadable(desk, it, locale, str(error.arguments["id"]))
    elif isinstance(error, WhichMatch) and wanted is not None:
        text, more = await _which(desk, it, locale, wanted)
    elif isinstance(error, GameError):
        text = await refusal(desk, it, locale, error, match_id)
        more = await _rule(desk, locale, error, match_id)
    elif isinstance(error, discord.Forbidden) and error.code in FOR_GOOD:
        text = say(locale, "error-forbidden")
    elif isinstance(error, discord.HTTPException) and error.code in EXPIRED:
        _too_late(it)
        return
    elif isinstance(error, discord.NotFound) and error.code == UNKNOWN_MESSAGE and private(it):
        log.info("answer not wanted", command=used(it))  # its message is gone, or was renewed
        return
    elif transactions.unavailable(error):
        log.warning("database away", command=used(it), error=type(error).__name__)
        text = say(locale, "error-database")
    else:
        token = secrets.token_hex(3)
        BUGS.inc()
        log.error("interaction failed", command=used(it), token=token, exc_info=error)
        text = say(locale, "error-bug", token=token)
    if not it.response.is_done():
        await _acknowledge(it)
    await desk.say(it, text, *more)


async def _acknowledge(it: Interaction) -> None:
    """Acknowledge an interaction, unless Discord has taken that before and we do not know of it."""
    try:
        await it.response.defer(ephemeral=True, thinking=True)
    except discord.HTTPException as error:
        if error.code != TWICE:
            raise


async def _rule(desk: Desk, locale: str, error: GameError, match_id: str) -> tuple[Part, ...]:
    """Return the button that opens the rule which a refusal cites; none where none is cited."""
    if error.clause is None or not match_id:
        return ()
    key = (await desk.umpire.store.lists.listing(match_id)).key
    number = error.clause.number
    asked = ControlId("rule", "", words=f"{key} {number}")
    return (Buttons((Button(say(locale, "error-open-rule", number=number), asked),)),)


async def _which(
    desk: Desk, it: Interaction, locale: str, wanted: CommandAwaitingMatch
) -> tuple[str, tuple[Part, ...]]:
    """Return the matches that somebody may have meant, each as a button that does what was asked.

    What was asked is kept until then.
    """
    who, store = person(it), desk.umpire.store
    await store.pending_commands.add(wanted.request(it.id, who, desk.umpire.now()))
    rows = [row for row in await store.lists.of_person(who) if row.readable]
    rows = [row for row in rows if wanted.game in (None, row.key)]
    stage = Status.LOBBY if wanted.deed.startswith(GATHERING) else Status.RUNNING
    rows = [row for row in rows if row.status is stage] or rows
    known = await store.people.get_all({one for row in rows for one in row.seats})
    names = {one: found.name for one, found in known.items()}
    asked = ControlId("gofilm", "") if wanted.waits else ControlId("go", "")
    asked = replace(asked, words=str(it.id))
    sheet = match_list_pages.which(Reader(locale, ()), rows, who, names, asked)
    return sheet.text, sheet.parts[1:]


async def _unreadable(
    desk: Desk, it: Interaction, locale: str, match_id: str
) -> tuple[str, tuple[Part, ...]]:
    """Return what to say of a match that cannot be read, and with what its host calls it off."""
    row = await desk.umpire.store.lists.listing(match_id)
    sheet = pages.unreadable(Reader(locale, ()), row, person(it))
    return sheet.text, sheet.parts[1:]


async def _locale(desk: Desk, it: Interaction) -> str:
    """Return the language of a person; that of their Discord if the database does not say it."""
    try:
        async with asyncio.timeout(PATIENCE):
            return (await desk.taste(it)).locale
    except transactions.FAULTS:
        return str(it.locale)


async def refusal(desk: Desk, it: Interaction, locale: str, error: GameError, match_id: str) -> str:
    """Return what is wrong, which rule says so, and what can be done now."""
    if not match_id:
        return refused(Reader(locale, ()), error)
    try:
        stored = await desk.umpire.store.match(match_id)
    except (match_rows.Unreadable, match_rows.UnknownMatch):
        return refused(Reader(locale, ()), error)
    match, seat = stored.match, viewer(stored, person(it))
    reader = await desk.show.reader(match, locale)
    if seat is None or match.state is None:
        return refused(reader, error)
    view = match.game.view(match.position(seat), seat)
    text = refused(reader, error, art(match.key, match.rules), view)
    able = can_do(reader, match, seat)
    return f"{text}\n{able}" if able else text
