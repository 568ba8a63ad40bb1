"""Handlers of the button that answers a whisper, and of the form that it opens."""

from collections.abc import Sequence

from cogs.interactions.cog_base import Desk, Interaction, person
from cogs.pages import match_log_page as pages
from cogs.pages.custom_ids import ControlId, Malformed
from cogs.post import discord_components
from engine.match import Match
from render.words.catalogues import say
from services.service_errors import WhisperRefused


async def open_(desk: Desk, it: Interaction, asked: ControlId) -> bool:
    """Open the window in which a whisper is answered; NotSeated, WhisperRefused."""
    match = (await desk.umpire.store.match(asked.match)).match
    await _sender(desk, it, match, asked)
    reader = await desk.show.reader(match, (await desk.taste(it)).locale)
    await it.response.send_modal(discord_components.modal(pages.reply(reader, match, asked)))
    return True


async def no_window(desk: Desk, it: Interaction, asked: ControlId, _: Sequence[str]) -> None:
    """Say how else a whisper is answered, where its window could not be opened in time."""
    await desk.say(it, say((await desk.taste(it)).locale, "whisper-no-window"))


async def reply(desk: Desk, it: Interaction, asked: ControlId, written: Sequence[str]) -> None:
    """Answer a whisper with what was written; NotSeated, WhisperRefused."""
    text = "\n".join(written).strip()
    if not 0 < len(text) <= pages.MOST_WHISPER:
        raise Malformed
    match = (await desk.umpire.store.match(asked.match)).match
    to = await _sender(desk, it, match, asked)
    await desk.umpire.talk.whisper(match.id, person(it), to, text)
    await desk.done(it, "whisper-sent")


async def _sender(desk: Desk, it: Interaction, match: Match, asked: ControlId) -> str:
    """Return who said the whisper that a button is about.

    NotSeated; WhisperRefused if somebody else has their seat by now.
    """
    match.seat_of(person(it))
    said = await desk.umpire.store.whispers.of(match.id, person(it))
    heard = {one.sender for one in said if str(one.at) == asked.words} - {person(it)}
    sits = match.players[asked.seat].id if 0 <= asked.seat < len(match.players) else ""
    if sits not in heard:
        raise WhisperRefused
    return sits
