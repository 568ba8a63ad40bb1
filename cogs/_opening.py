"""Opening tables: `/match new`, `/match invite` and `/match first`, and the button of the last."""

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs import _guide
from cogs import _pages as pages
from cogs._asked import ANY, GAMES, answered, lobby_here, met
from cogs._desk import Desk, Interaction, person
from cogs._ids import ControlId
from cogs._pages import Reader
from cogs._servers import channel_of, opening
from cogs._translator import _
from db.rows import Place
from engine.match import DAY, Pace
from render.words import say

PACES = [Choice(name=_(f"pace-{seconds}"), value=seconds) for seconds in pages.PACES]
RESERVES = [
    Choice(name=_(f"reserve-{seconds}"), value=seconds)
    for seconds in (DAY // 2, DAY, 2 * DAY, 3 * DAY, 7 * DAY)
]
INCREMENTS = [
    Choice(name=_(f"increment-{seconds}"), value=seconds)
    for seconds in (3_600, 6 * 3_600, DAY // 2, DAY)
]


class Opening(commands.Cog):
    """The commands of `/match` that open tables."""

    desk: Desk

    @app_commands.command(name=_("command-new"), description=_("help-new"))
    @app_commands.choices(game=GAMES)
    @app_commands.choices(pace=PACES, reserve=RESERVES, increment=INCREMENTS)
    @app_commands.rename(
        game=_("arg-game"),
        pace=_("arg-pace"),
        with_=_("arg-with"),
        with2=_("arg-with2"),
        with3=_("arg-with3"),
        with4=_("arg-with4"),
        private=_("arg-private"),
        strict=_("arg-strict"),
        reserve=_("arg-reserve"),
        increment=_("arg-increment"),
    )
    @app_commands.describe(
        game=_("arghelp-game"),
        pace=_("arghelp-pace"),
        with_=_("arghelp-with"),
        with2=_("arghelp-with"),
        with3=_("arghelp-with"),
        with4=_("arghelp-with"),
        private=_("arghelp-private"),
        strict=_("arghelp-strict"),
        reserve=_("arghelp-reserve"),
        increment=_("arghelp-increment"),
    )
    async def new(
        self,
        it: Interaction,
        game: str,
        with_: discord.User | None = None,
        with2: discord.User | None = None,
        with3: discord.User | None = None,
        with4: discord.User | None = None,
        pace: int | None = None,
        private: bool = False,
        strict: bool = False,
        reserve: int = 0,
        increment: int = 0,
    ) -> None:
        """Open a table."""

        async def work() -> None:
            place, server = await opening(self.desk.host.store, it)
            turn = pace or server.pace or Pace().turn
            named = [user for user in (with_, with2, with3, with4) if user and user != it.user]
            invited = await met(self.desk, named)
            stored = await self.desk.host.open(
                person(it),
                game,
                place,
                pace=Pace(turn, strict, reserve, increment),
                invited=invited or ([person(it)] if private else []),
            )
            self.desk.worker.kick()
            locale = (await self.desk.taste(it)).locale
            reached = await self.desk.courier.hello(stored, person(it), locale)
            lines = [say(locale, "lobby-opened", id=stored.match.id)]
            if place.channel != channel_of(it):
                lines = [
                    say(locale, "lobby-opened-in", id=stored.match.id, where=f"<#{place.channel}>")
                ]
            lines += [] if reached else [say(locale, "lobby-hello-closed")]
            await self.desk.say(it, "\n".join(lines))

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-invite"), description=_("help-invite"))
    @ANY
    @app_commands.rename(player=_("arg-player"), match=_("arg-match"))
    @app_commands.describe(player=_("arghelp-invite"), match=_("arghelp-match"))
    async def invite(self, it: Interaction, player: discord.User, match: str | None = None) -> None:
        """Invite somebody to a table that waits for players."""

        async def work() -> None:
            match_id = match or await lobby_here(it, self.desk)
            for who in await met(self.desk, [player]):
                await self.desk.host.invite(match_id, person(it), who)
            self.desk.worker.kick()
            await self.desk.say(it, say((await self.desk.taste(it)).locale, "panel-done"))

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-first"), description=_("help-first"))
    async def first(self, it: Interaction) -> None:
        """Begin a first match against the computer, with a few notes on the way."""

        async def work() -> None:
            await begin(self.desk, it)

        await answered(it, self.desk, work)


async def begin(desk: Desk, it: Interaction, near: Place | None = None) -> None:
    """Begin somebody's first match where they are, or near another table, and say so."""
    place, server = await opening(desk.host.store, it, near)
    stored = await _guide.first(desk.host, person(it), place, server.pace)
    desk.worker.kick()
    reader = Reader((await desk.taste(it)).locale, ())
    game, where = pages.title(reader, stored.match), f"<#{place.channel}>"
    await desk.say(it, reader.say("first-opened", game=game, id=stored.match.id, where=where))


async def press_first(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    """Do what the button "First match" asks for; in a DM it names a table nearby."""
    near = None
    if it.guild_id is None and asked.match:
        near = (await desk.host.store.match(asked.match)).place
    await begin(desk, it, near)
