"""`/league` and `/tournament`: announced in a form, read, exported, called off."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.handlers import league_and_tournament_actions as handlers
from cogs.interactions import Interaction, WithDesk, _, command, command_availability, error_answers
from cogs.interactions.run_command import answered
from cogs.pages import Reader, league_and_tournament_pages
from cogs.post import discord_components
from engine.seasons import Form


async def _seasons(it: Interaction, current: str) -> list[Choice[str]]:
    """Complete a season of this server by its name."""
    found = await handlers.known(it.client.desk, it.guild_id, str(it.locale))
    return [
        Choice(name=f"{name} · {id_}"[:100], value=id_)
        for id_, name in found
        if current.casefold() in f"{name} {id_}".casefold()
    ]


class Seasonal(WithDesk, commands.GroupCog):
    """What both groups have; each says its form."""

    form: Form

    @command("season-new")
    async def new(self, it: Interaction) -> None:
        """Open the form that announces a season; a form comes before any acknowledgement."""
        try:
            form = league_and_tournament_pages.form(Reader(str(it.locale), ()), self.form)
            await it.response.send_modal(discord_components.modal(form))
        except Exception as error:  # noqa: BLE001 - told to the person, and logged if it is ours
            await error_answers.answer(it, self.desk, error)

    @command("list", "season-list")
    async def list(self, it: Interaction) -> None:
        """List the seasons of the server."""
        await answered(it, handlers.listed)

    @command("standing", "season-standing")
    @app_commands.autocomplete(season=_seasons)
    async def standing(self, it: Interaction, season: str | None = None) -> None:
        """Show who stands where."""
        await answered(it, handlers.standing, season)

    @command("export", "season-export")
    @app_commands.autocomplete(season=_seasons)
    async def export(self, it: Interaction, season: str | None = None) -> None:
        """Give a season as a file that can be verified."""
        await answered(it, handlers.exported, season)

    @command("end", "season-end")
    @app_commands.autocomplete(season=_seasons)
    async def end(self, it: Interaction, season: str | None = None) -> None:
        """Call a season off."""
        await answered(it, handlers.end, season)


@command_availability.on_servers
class LeagueCog(Seasonal, name=_("command-league"), description=_("help-league")):
    """Seasons that follow each other."""

    form = Form.LEAGUE


@command_availability.on_servers
class TournamentCog(Seasonal, name=_("command-tournament"), description=_("help-tournament")):
    """Once, with an end."""

    form = Form.TOURNAMENT
