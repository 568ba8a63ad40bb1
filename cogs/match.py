"""`/match`: open a table, join, start, look, read, resign. `/help`: what all this is."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs import _errors
from cogs import _pages as pages
from cogs._asked import ANY, AS, IN, answered, lobby_here, meant
from cogs._desk import Desk, Interaction, person, viewer
from cogs._ids import ControlId
from cogs._opening import Opening
from cogs._pages import Reader, computer_kinds
from cogs._read import ReadGroup
from cogs._sheet import GRAVE, Button, Buttons, Sheet, Words
from cogs._table import TableCommands
from cogs._translator import _
from render.words import say


class MatchCog(
    Opening, TableCommands, commands.GroupCog, name=_("command-match"), description=_("help-match")
):
    """The commands about matches of any game."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        assert self.app_command is not None
        self.app_command.add_command(ReadGroup(desk))

    # The lobby

    @app_commands.command(name=_("command-join"), description=_("help-join"))
    @ANY
    @AS
    @IN
    async def join(self, it: Interaction, match: str | None = None) -> None:
        """Join a table in this channel."""

        async def work() -> None:
            match_id = match or await lobby_here(it, self.desk)
            stored = await self.desk.host.join(match_id, person(it))
            locale = (await self.desk.taste(it)).locale
            reached = await self.desk.courier.hello(stored, person(it), locale)
            await self._done(it, "panel-done" if reached else "lobby-hello-closed")

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-leave"), description=_("help-leave"))
    @ANY
    @AS
    @IN
    async def leave(self, it: Interaction, match: str | None = None) -> None:
        """Leave a table before the match begins."""

        async def work() -> None:
            await self.desk.host.leave(match or await lobby_here(it, self.desk), person(it))
            await self._done(it)

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-start"), description=_("help-start"))
    @ANY
    @AS
    @IN
    async def start(self, it: Interaction, match: str | None = None) -> None:
        """Start a match."""

        async def work() -> None:
            await self.desk.host.start(match or await lobby_here(it, self.desk), person(it))
            await self._done(it)

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-computer"), description=_("help-computer"))
    @app_commands.choices(
        kind=[Choice(name=_(f"computer-{kind}"), value=kind) for kind in computer_kinds()]
    )
    @ANY
    @app_commands.rename(kind=_("arg-kind"), match=_("arg-match"))
    @app_commands.describe(kind=_("arghelp-kind"), match=_("arghelp-match"))
    async def computer(
        self, it: Interaction, kind: str | None = None, match: str | None = None
    ) -> None:
        """Seat a computer at a table."""

        async def work() -> None:
            match_id = match or await lobby_here(it, self.desk)
            await self.desk.host.join_computer(match_id, person(it), kind or computer_kinds()[0])
            await self._done(it)

        await answered(it, self.desk, work)

    # Looking

    @app_commands.command(name=_("command-list"), description=_("help-list"))
    async def list(self, it: Interaction) -> None:
        """List the person's matches."""

        async def work() -> None:
            reader = Reader((await self.desk.taste(it)).locale, ())
            rows = await self.desk.host.store.of_person(person(it))
            await self.desk.answer(it, pages.listing(reader, person(it), rows))

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-board"), description=_("help-board"))
    @ANY
    @AS
    @IN
    async def board(self, it: Interaction, match: str | None = None) -> None:
        """Show the board."""

        async def work() -> None:
            stored = await meant(it, self.desk, match)
            seat = viewer(stored, person(it))
            if stored.match.state is None:
                taste = await self.desk.taste(it)
                await self.desk.answer(it, await self.desk.show.status(stored, seat, taste))
            else:
                taste, slow = await self.desk.drawn(it)
                sheet = await self.desk.show.board(stored, seat, taste)
                await self.desk.answer(it, Sheet((*map(Words, slow), *sheet.parts)))

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-hand"), description=_("help-hand"))
    @ANY
    @AS
    @IN
    async def hand(self, it: Interaction, match: str | None = None) -> None:
        """Show the person's hand, and what they can do."""

        async def work() -> None:
            stored = await meant(it, self.desk, match)
            seat = stored.match.seat_of(person(it))
            if stored.match.state is None:
                taste = await self.desk.taste(it)
                await self.desk.answer(it, await self.desk.show.status(stored, seat, taste))
            else:
                await self.desk.panel(it, stored, seat)

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-status"), description=_("help-status"))
    @ANY
    @AS
    @IN
    async def status(self, it: Interaction, match: str | None = None) -> None:
        """Tell the position in words."""

        async def work() -> None:
            stored = await meant(it, self.desk, match)
            taste, seat = await self.desk.taste(it), viewer(stored, person(it))
            await self.desk.answer(it, await self.desk.show.status(stored, seat, taste))

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-resign"), description=_("help-resign"))
    @ANY
    @AS
    @IN
    async def resign(self, it: Interaction, match: str | None = None) -> None:
        """Ask whether the person wants to resign."""

        async def work() -> None:
            stored = await meant(it, self.desk, match)
            stored.match.seat_of(person(it))
            reader = Reader((await self.desk.taste(it)).locale, ())
            ask = reader.say(
                "resign-ask", game=pages.title(reader, stored.match), id=stored.match.id
            )
            yes = Button(reader.say("resign-yes"), ControlId("resign", stored.match.id), GRAVE)
            await self.desk.answer(it, Sheet((Words(ask), Buttons((yes,)))))

        await answered(it, self.desk, work)

    # Talking

    @app_commands.command(name=_("command-whisper"), description=_("help-whisper"))
    @ANY
    @app_commands.rename(to=_("arg-to"), text=_("arg-text"), match=_("arg-match"))
    @app_commands.describe(to=_("arghelp-to"), text=_("arghelp-text"), match=_("arghelp-match"))
    async def whisper(
        self,
        it: Interaction,
        to: discord.User,
        text: app_commands.Range[str, 1, 1000],
        match: str | None = None,
    ) -> None:
        """Say a line to another player of the match, in private."""

        async def work() -> None:
            match_id = match or await self.desk.host.find(person(it), it.channel_id)
            await self.desk.host.whisper(match_id, person(it), str(to.id), text)
            await self._done(it)

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-block"), description=_("help-block"))
    @app_commands.rename(player=_("arg-player"))
    @app_commands.describe(player=_("arghelp-player"))
    async def block(self, it: Interaction, player: discord.User) -> None:
        """Take no whispers and invitations from somebody, or take them again."""

        async def work() -> None:
            blocked = await self.desk.host.block(person(it), str(player.id))
            await self._done(it, "block-set" if blocked else "block-ended")

        await answered(it, self.desk, work)

    # How it is done

    async def _done(self, it: Interaction, message: str = "panel-done") -> None:
        self.desk.worker.kick()
        await self.desk.say(it, say((await self.desk.taste(it)).locale, message))


class HelpCog(commands.Cog):
    """`/help`."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @app_commands.command(name=_("command-help"), description=_("help-help"))
    async def help(self, it: Interaction) -> None:
        """Say what Conclave is and how one plays."""
        try:
            await self.desk.acknowledge(it)
            reader = Reader((await self.desk.taste(it)).locale, ())
            await self.desk.answer(it, pages.help_(reader))
        except Exception as error:  # noqa: BLE001 - told to the person, and logged if it is ours
            await _errors.answer(it, self.desk, error)
