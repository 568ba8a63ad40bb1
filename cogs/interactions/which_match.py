"""The match that a command is about: its options, and the choice where none is named."""

from collections.abc import Sequence

from discord import app_commands
from discord.app_commands import Choice

from cogs.interactions import cog_base, game_cog, places, stored_command_without_match
from cogs.interactions.command_translator import _
from db.match_rows import Stored
from engine import Status, registry
from languages import ORIGINAL
from render.words.catalogues import word
from services.service_errors import OtherServer, WhichGame
from services.watch.structured_logging import during

GAMES = [Choice(name=_(f"{word(game.key)}-title"), value=game.key) for game in registry.games()]
ANY = app_commands.autocomplete(match=game_cog.mine())


async def met(
    desk: cog_base.Desk, users: Sequence[stored_command_without_match.Somebody]
) -> list[str]:
    """Note the names of people who are named and were never met; return the ids of the people."""
    people = [user for user in users if not user.bot]
    for user in people:
        if await desk.umpire.store.people.get(str(user.id)) is None:
            await desk.umpire.store.people.meet(str(user.id), user.display_name, ORIGINAL)
    return [str(user.id) for user in people]


async def meant(desk: cog_base.Desk, it: cog_base.Interaction, match: str | None) -> Stored:
    """Return the match that was named, or the one that the channel or the person makes plain.

    UnknownMatch, NoMatch, WhichMatch, OtherServer.
    """
    match_id = match or await desk.umpire.find(cog_base.person(it), it.channel_id)
    stored = await desk.umpire.store.match(match_id)
    during(match=stored.match.id)
    belongs(it, stored)
    return stored


def belongs(it: cog_base.Interaction, stored: Stored) -> None:
    """Refuse a match of another server to whoever has no part in it; OtherServer.

    A table that belongs to no server is open to whom its host has told its name; what is in a
    group, to that.
    """
    match, who, guild = stored.match, cog_base.person(it), stored.place.guild
    if it.channel_id == stored.place.channel:
        return
    if guild == it.guild_id if guild else match.status is Status.LOBBY:
        return
    known = {player.id for player in match.players} | {player.offered for player in match.players}
    if who not in {*known, *match.seated, *match.invited}:
        raise OtherServer(id=match.id)


async def game_meant(desk: cog_base.Desk, it: cog_base.Interaction, game: str | None) -> str:
    """Return the game that was named, else the thread's, else the only one the person plays.

    WhichGame.
    """
    if game is not None:
        return game
    store = desk.umpire.store
    here = await store.lists.by_thread(it.channel_id) if it.channel_id is not None else []
    keys = {row.key for row in here[:1] or await store.lists.of_person(cog_base.person(it))}
    if len(keys) != 1:
        raise WhichGame
    return keys.pop()


async def lobby_here(desk: cog_base.Desk, it: cog_base.Interaction) -> str:
    """Return the id of the lobby that is meant without a name: the newest of this channel."""
    rows = await desk.umpire.store.lists.in_channel(places.channel_of(it))
    lobbies = [row.id for row in rows if row.status is Status.LOBBY]
    return lobbies[0] if lobbies else await desk.umpire.find(cog_base.person(it), it.channel_id)
