"""Answers, after a start, whoever was acknowledged before and never answered."""

import asyncio
from collections.abc import Sequence

import aiohttp
import discord
import structlog

from cogs.pages.custom_ids import ControlId
from cogs.pages.sheet import MAIN, Button, Buttons, Part, Sheet, Words
from cogs.post import discord_components, message_sender
from cogs.show.match_sheet_builder import Show
from db import transactions
from db.interaction_tokens import LIFE, PendingAnswer
from engine import GameError, Status
from languages import spoken
from render.words.catalogues import say
from services.umpire import Umpire
from services.watch.metrics import BUGS

log = structlog.get_logger()

PATIENT, LONGEST_WAIT = 2.0, 120.0
"""Seconds after which somebody is answered who could not be, at first and at most."""
ON_ITS_WAY = 30
"""Seconds for which an acknowledgement may still be on its way to Discord, who sent it or not."""
_UNKNOWN = 10015
"""What Discord says of an interaction that was not acknowledged, or too long ago."""
_AWAY = (discord.RateLimited, aiohttp.ClientError, *transactions.FAULTS)
"""What keeps Discord or the database from answering; a time limit is one of them."""


async def keep(
    client: discord.Client, umpire: Umpire, show: Show, owed: Sequence[PendingAnswer]
) -> None:
    """Tell each person that their answer was lost, and offer the present panel.

    Whom Discord cannot tell now is told later, for as long as anybody can be.
    """
    wait = PATIENT
    while owed:
        left = [one for one in owed if not await _kept(client, umpire, show, one)]
        log.info("answered after a restart", count=len(owed) - len(left), left=len(left))
        if left:
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)
        owed = [one for one in left if one.at > umpire.now() - LIFE]


async def _kept(client: discord.Client, umpire: Umpire, show: Show, promise: PendingAnswer) -> bool:
    """Answer somebody; return whether nothing more is owed to them."""
    try:
        try:
            sheet = await _apology(umpire, show, promise)
        except _AWAY:
            raise
        except Exception:  # a fault of ours keeps nobody from being told, nor those after them
            BUGS.inc()
            log.exception("apology failed")
            sheet = Sheet((Words(say(spoken(promise.locale).code, "error-cut-off")),))
        try:
            await _answer(client, promise, sheet)
        except discord.HTTPException as error:
            early = error.code == _UNKNOWN and umpire.now() - promise.at < ON_ITS_WAY
            if early or error.status == message_sender.TOO_MANY or error.status >= 500:
                return False
            log.info("too late to answer", code=error.code)
        await umpire.store.pending_answers.remove(promise.id)
    except _AWAY as error:
        log.info("not answered now", error=type(error).__name__)
        return False
    return True


async def _apology(umpire: Umpire, show: Show, promise: PendingAnswer) -> Sheet:
    locale = (await show.taste(promise.person, promise.locale)).locale
    parts: list[Part] = [Words(say(locale, "error-cut-off"))]
    try:
        named = promise.match or await umpire.find(promise.person, promise.channel)
        match = (await umpire.store.match(named)).match
        match.seat_of(promise.person)
    except GameError:
        return Sheet(tuple(parts))  # it was about no match, or about one of others
    if match.status is Status.RUNNING:
        play = Button(say(locale, "post-play"), ControlId("play", match.id), MAIN)
        parts.append(Buttons((play,)))
    return Sheet(tuple(parts))


async def _answer(client: discord.Client, promise: PendingAnswer, sheet: Sheet) -> None:
    """Send the first further answer: it takes the place of "thinking", if that is still shown."""
    flags = discord.MessageFlags(ephemeral=True, components_v2=True)
    route = discord.http.Route(
        "POST",
        "/webhooks/{webhook_id}/{webhook_token}",
        webhook_id=promise.application,
        webhook_token=promise.token,
    )
    said = {
        "components": discord_components.view(sheet).to_components(),  # type: ignore[no-untyped-call]
        "flags": flags.value,
        "allowed_mentions": discord.AllowedMentions.none().to_dict(),
    }
    await client.http.request(route, json=said)
