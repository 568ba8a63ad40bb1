"""Which match a command is about: its options, and what is meant where none is named."""

from collections.abc import Sequence

from discord import app_commands
from discord.app_commands import Choice

from cogs.interactions.command_translator import _
from cogs.interactions.game_cog import mine
from cogs.interactions.pending_command import Somebody
from cogs.interactions.places import channel_of
from cogs.interactions.responses import Desk, Interaction, person
from db.match_rows import Stored
from engine import Status, registry
from languages import ORIGINAL
from render.words.catalogues import word
from services.refusals import OtherServer, WhichGame
from services.watch.logs import during

GAMES = [Choice(name=_(f"{word(game.key)}-title"), value=game.key) for game in registry.games()]
IN = app_commands.describe(match=_("arghelp-match"))
AS = app_commands.rename(match=_("arg-match"))
ANY = app_commands.autocomplete(match=mine())


async def met(desk: Desk, users: Sequence[Somebody]) -> list[str]:
    """Note the names of people who are named and were never met; return the ids of the people."""
    people = [user for user in users if not user.bot]
    for user in people:
        if await desk.umpire.store.people.get(str(user.id)) is None:
            await desk.umpire.store.people.meet(str(user.id), user.display_name, ORIGINAL)
    return [str(user.id) for user in people]


async def meant(desk: Desk, it: Interaction, match: str | None) -> Stored:
    """Return the match that was named, or the one that the channel or the person makes plain.

    UnknownMatch, NoMatch, WhichMatch, OtherServer.
    """
    match_id = match or await desk.umpire.find(person(it), it.channel_id)
    stored = await desk.umpire.store.match(match_id)
    during(match=stored.match.id)
    belongs(it, stored)
    return stored


def belongs(it: Interaction, stored: Stored) -> None:
    """Refuse a match of another server to whoever has no part in it; OtherServer.

    A table that belongs to no server is open to whom its host has told its name; what is in a
    group, to that.
    """
    match, who, guild = stored.match, person(it), stored.place.guild
    if it.channel_id == stored.place.channel:
        return
    if guild == it.guild_id if guild else match.status is Status.LOBBY:
        return
    known = {player.id for player in match.players} | {player.offered for player in match.players}
    if who not in {*known, *match.seated, *match.invited}:
        raise OtherServer(id=match.id)


async def game_meant(desk: Desk, it: Interaction, game: str | None) -> str:
    """Return the game that was named, else the thread's, else the only one the person plays.

    WhichGame.
    """
    if game is not None:
        return game
    store = desk.umpire.store
    here = await store.lists.by_thread(it.channel_id) if it.channel_id is not None else []
    keys = {row.key for row in here[:1] or await store.lists.of_person(person(it))}
    if len(keys) != 1:
        raise WhichGame
    return keys.pop()


async def lobby_here(desk: Desk, it: Interaction) -> str:
    """Return the id of the lobby that is meant without a name: the newest of this channel."""
    rows = await desk.umpire.store.lists.in_channel(channel_of(it))
    lobbies = [row.id for row in rows if row.status is Status.LOBBY]
    return lobbies[0] if lobbies else await desk.umpire.find(person(it), it.channel_id)
