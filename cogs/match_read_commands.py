"""`/match read`: log, history, replay, analysis, whispers, export of a match; rules of a game."""

from discord import app_commands
from discord.app_commands import Choice

import languages
from cogs.handlers import card_command_of_a_game, read_only_actions
from cogs.interactions import Interaction, _, command, run_command, which_match
from cogs.interactions.game_cog import MOST_CHOICES, mine
from cogs.pages.match_log_page import Asked
from db.match_rows import Stored
from engine.errors import GameError
from render.words.catalogues import say

LANGUAGES = [Choice(name=one.name, value=one.code) for one in languages.LANGUAGES]


async def seats(it: Interaction, current: str) -> list[Choice[str]]:
    """Complete the name of a player of the match."""
    stored = await _completed(it)
    if stored is None:
        return []
    names = await it.client.desk.show.names(stored.match, str(it.locale))
    return [
        Choice(name=name[:100], value=str(seat))
        for seat, name in enumerate(names)
        if current.casefold() in name.casefold()
    ][:MOST_CHOICES]


async def rounds(it: Interaction, current: str) -> list[Choice[int]]:
    """Complete the number of a round of the match, the latest first."""
    stored = await _completed(it)
    if stored is None or stored.match.state is None:
        return []
    locale, last = str(it.locale), stored.match.game.turn(stored.match.state)
    fitting = [n for n in range(last, 0, -1) if str(n).startswith(str(current))]
    return [Choice(name=say(locale, "board-round", n=n), value=n) for n in fitting][:MOST_CHOICES]


class ReadGroup(app_commands.Group):
    """The commands for reading; they change nothing."""

    def __init__(self) -> None:
        super().__init__(name=_("command-read"), description=_("help-read"))

    @command("whispers")
    @which_match.ANY
    async def whispers(self, it: Interaction, match: str | None = None) -> None:
        """Tell what the person said and heard in private."""
        await run_command.answered(it, read_only_actions.whispers, match)

    @command("log", player="read-player", round="read-round")
    @app_commands.autocomplete(match=mine(), player=seats)
    @app_commands.autocomplete(round=rounds)
    async def log(
        self,
        it: Interaction,
        player: str | None = None,
        round: app_commands.Range[int, 1, 999] | None = None,  # noqa: A002 - what players call it
        match: str | None = None,
    ) -> None:
        """Tell what has happened."""
        await run_command.answered(
            it, read_only_actions.log, match, Asked(round=round).words(), player
        )

    @command("history", move="read-move")
    @which_match.ANY
    async def history(
        self,
        it: Interaction,
        move: app_commands.Range[int, 0, 99_999] | None = None,
        match: str | None = None,
    ) -> None:
        """Show the board after a move, with buttons to step through the match."""
        await run_command.answered(it, read_only_actions.history, match, move)

    @command("replay", seat="read-seat")
    @app_commands.autocomplete(match=mine(), seat=seats)
    async def replay(
        self, it: Interaction, seat: str | None = None, match: str | None = None
    ) -> None:
        """Give the whole match as a moving picture."""
        await run_command.answered(it, read_only_actions.replay, match, seat, waits=True)

    @command("analysis")
    @which_match.ANY
    async def analysis(self, it: Interaction, match: str | None = None) -> None:
        """Tell who stood how well when in a finished match, and which moves cost most."""
        await run_command.answered(it, read_only_actions.analysis, match, waits=True)

    @command("card")
    @app_commands.autocomplete(card=card_command_of_a_game.names_of_any)
    @app_commands.choices(game=which_match.GAMES)
    async def card(self, it: Interaction, card: str, game: str | None = None) -> None:
        """Show a card of a game with its whole text."""
        await run_command.answered(it, read_only_actions.any_card, card, game)

    @command("rules", game="read-game", language="read-language")
    @app_commands.choices(game=which_match.GAMES, language=LANGUAGES)
    async def rules(
        self,
        it: Interaction,
        words: str | None = None,
        game: str | None = None,
        language: str | None = None,
    ) -> None:
        """Answer a question about the rules of a game."""
        await run_command.answered(it, read_only_actions.rules, words, game, language)

    @command("export")
    @which_match.ANY
    async def export(self, it: Interaction, match: str | None = None) -> None:
        """Give the log of a match as a file that can be verified."""
        await run_command.answered(it, read_only_actions.export, match)


async def _completed(it: Interaction) -> Stored | None:
    """Return the match that is meant so far; None where that is not plain yet."""
    try:
        return await which_match.meant(it.client.desk, it, getattr(it.namespace, "match", None))
    except GameError:
        return None
