"""Answers, after a start, whoever was acknowledged before and never answered."""

from collections.abc import Sequence

import discord
import structlog

from cogs.pages.custom_ids import ControlId
from cogs.pages.sheet import MAIN, Button, Buttons, Part, Sheet, Words
from cogs.post import discord_components
from cogs.show.match_sheets import Show
from db.interaction_tokens import Promise
from engine.errors import GameError
from engine.match import Status
from render.words.catalogues import say
from services.umpire import Umpire

log = structlog.get_logger()


async def keep(client: discord.Client, umpire: Umpire, show: Show, owed: Sequence[Promise]) -> None:
    """Tell each person that their answer was lost, and offer the present panel."""
    for promise in owed:
        try:
            await _answer(client, promise, await _apology(umpire, show, promise))
        except discord.HTTPException as error:
            log.info("too late to answer", code=error.code)
        await umpire.store.pending_answers.remove(promise.id)
    if owed:
        log.info("answered after a restart", count=len(owed))


async def _apology(umpire: Umpire, show: Show, promise: Promise) -> Sheet:
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


async def _answer(client: discord.Client, promise: Promise, sheet: Sheet) -> None:
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
