"""`/match read`: log, history, replay, analysis, whispers, export of a match; rules of a game."""

from discord import app_commands
from discord.app_commands import Choice

import languages
from cogs.handlers import card_command_of_a_game, read_only_actions
from cogs.interactions import Interaction, _, run_command, which_match
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

    @app_commands.command(name=_("command-whispers"), description=_("help-whispers"))
    @which_match.ANY
    @which_match.AS
    @which_match.IN
    async def whispers(self, it: Interaction, match: str | None = None) -> None:
        """Tell what the person said and heard in private."""
        await run_command.answered(it, read_only_actions.whispers, match)

    @app_commands.command(name=_("command-log"), description=_("help-log"))
    @app_commands.autocomplete(match=mine(), player=seats)
    @app_commands.autocomplete(round=rounds)
    @app_commands.rename(
        match=_("arg-match"), player=_("read-arg-player"), round=_("read-arg-round")
    )
    @app_commands.describe(
        match=_("arghelp-match"), player=_("read-arghelp-player"), round=_("read-arghelp-round")
    )
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

    @app_commands.command(name=_("command-history"), description=_("help-history"))
    @which_match.ANY
    @app_commands.rename(match=_("arg-match"), move=_("read-arg-move"))
    @app_commands.describe(match=_("arghelp-match"), move=_("read-arghelp-move"))
    async def history(
        self,
        it: Interaction,
        move: app_commands.Range[int, 0, 99_999] | None = None,
        match: str | None = None,
    ) -> None:
        """Show the board after a move, with buttons to step through the match."""
        await run_command.answered(it, read_only_actions.history, match, move)

    @app_commands.command(name=_("command-replay"), description=_("help-replay"))
    @app_commands.autocomplete(match=mine(), seat=seats)
    @app_commands.rename(match=_("arg-match"), seat=_("read-arg-seat"))
    @app_commands.describe(match=_("arghelp-match"), seat=_("read-arghelp-seat"))
    async def replay(
        self, it: Interaction, seat: str | None = None, match: str | None = None
    ) -> None:
        """Give the whole match as a moving picture."""
        await run_command.answered(it, read_only_actions.replay, match, seat, waits=True)

    @app_commands.command(name=_("command-analysis"), description=_("help-analysis"))
    @which_match.ANY
    @which_match.AS
    @which_match.IN
    async def analysis(self, it: Interaction, match: str | None = None) -> None:
        """Tell who stood how well when in a finished match, and which moves cost most."""
        await run_command.answered(it, read_only_actions.analysis, match, waits=True)

    @app_commands.command(name=_("command-card"), description=_("help-card"))
    @app_commands.autocomplete(name=card_command_of_a_game.names_of_any)
    @app_commands.choices(game=which_match.GAMES)
    @app_commands.describe(name=_("arghelp-card"), game=_("arghelp-game"))
    @app_commands.rename(name=_("arg-card"), game=_("arg-game"))
    async def card(self, it: Interaction, name: str, game: str | None = None) -> None:
        """Show a card of a game with its whole text."""
        await run_command.answered(it, read_only_actions.any_card, name, game)

    @app_commands.command(name=_("command-rules"), description=_("help-rules"))
    @app_commands.choices(game=which_match.GAMES, language=LANGUAGES)
    @app_commands.rename(words=_("arg-words"), game=_("arg-game"), language=_("read-arg-language"))
    @app_commands.describe(
        words=_("arghelp-words"), game=_("read-arghelp-game"), language=_("read-arghelp-language")
    )
    async def rules(
        self,
        it: Interaction,
        words: str | None = None,
        game: str | None = None,
        language: str | None = None,
    ) -> None:
        """Answer a question about the rules of a game."""
        await run_command.answered(it, read_only_actions.rules, words, game, language)

    @app_commands.command(name=_("command-export"), description=_("help-export"))
    @which_match.ANY
    @which_match.AS
    @which_match.IN
    async def export(self, it: Interaction, match: str | None = None) -> None:
        """Give the log of a match as a file that can be verified."""
        await run_command.answered(it, read_only_actions.export, match)


async def _completed(it: Interaction) -> Stored | None:
    """Return the match that is meant so far; None where that is not plain yet."""
    try:
        return await which_match.meant(it.client.desk, it, getattr(it.namespace, "match", None))
    except GameError:
        return None
