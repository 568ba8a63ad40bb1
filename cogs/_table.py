"""The commands of `/match` about seats: coming back, finding somebody new, undoing a turn."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs._asked import ANY, AS, IN, answered, lobby_here, meant
from cogs._desk import Desk, Interaction, person
from cogs._seats import done
from cogs._translator import _
from engine.errors import NoUndo

PLAYER = app_commands.rename(player=_("arg-player"), match=_("arg-match"))


class TableCommands(commands.Cog):
    """Commands that `MatchCog` takes over."""

    desk: Desk

    @app_commands.command(name=_("command-back"), description=_("help-back"))
    @ANY
    @AS
    @IN
    async def back(self, it: Interaction, match: str | None = None) -> None:
        """Take one's seat back from the computer."""

        async def work() -> None:
            stored = await meant(it, self.desk, match)
            await self.desk.steward.back(stored.match.id, person(it))
            await done(self.desk, it)

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-undo"), description=_("help-undo"))
    @ANY
    @AS
    @IN
    async def undo(self, it: Interaction, match: str | None = None) -> None:
        """Ask the others to undo the last turn."""

        async def work() -> None:
            stored = await meant(it, self.desk, match)
            mine = stored.match.seat_of(person(it))
            if stored.match.undo is not None and stored.match.undo.seat != mine:
                raise NoUndo
            complete = await self.desk.steward.ask_undo(stored.match.id, person(it))
            await done(self.desk, it, "panel-done" if complete else "undo-sent")

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-replace"), description=_("help-replace"))
    @ANY
    @app_commands.rename(player=_("arg-player"), with_=_("arg-with"), match=_("arg-match"))
    @app_commands.describe(
        player=_("arghelp-replaced"), with_=_("arghelp-newcomer"), match=_("arghelp-match")
    )
    async def replace(
        self,
        it: Interaction,
        player: discord.User | None = None,
        with_: discord.User | None = None,
        match: str | None = None,
    ) -> None:
        """Look for somebody new for one's own seat, or as the host for one that stands still."""

        async def work() -> None:
            stored = await meant(it, self.desk, match)
            if with_ is not None:
                await self.desk.host.store.meet(str(with_.id), with_.display_name, "en")
            await self.desk.steward.offer(
                stored.match.id,
                person(it),
                str(player.id) if player else person(it),
                str(with_.id) if with_ else "",
            )
            await done(self.desk, it, "seat-looked-for")

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-kick"), description=_("help-kick"))
    @ANY
    @PLAYER
    @app_commands.describe(player=_("arghelp-kicked"), match=_("arghelp-match"))
    async def kick(self, it: Interaction, player: discord.User, match: str | None = None) -> None:
        """Take a player's seat away before the start."""

        async def work() -> None:
            match_id = match or await lobby_here(it, self.desk)
            await self.desk.steward.kick(match_id, person(it), str(player.id))
            await done(self.desk, it)

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-host"), description=_("help-host"))
    @ANY
    @PLAYER
    @app_commands.describe(player=_("arghelp-host"), match=_("arghelp-match"))
    async def host(self, it: Interaction, player: discord.User, match: str | None = None) -> None:
        """Make another player the host."""

        async def work() -> None:
            stored = await meant(it, self.desk, match)
            await self.desk.steward.hand_over(stored.match.id, person(it), str(player.id))
            await done(self.desk, it)

        await answered(it, self.desk, work)
