"""`/match read`: log, history, replay, whispers and export of a match; the rules of a game."""

import json

from discord import app_commands
from discord.app_commands import Choice

from cogs import _reading, _reads
from cogs._asked import ANY, AS, GAMES, IN, answered, meant
from cogs._desk import Desk, Interaction, person, viewer
from cogs._game_cog import MOST_CHOICES, mine
from cogs._pages import Reader
from cogs._reading import Asked
from cogs._sheet import Sheet, Upload, Words
from cogs._story import seat_named
from cogs._translator import _
from db.rows import Stored
from engine.errors import GameError
from engine.game import Seat
from engine.record import dump, seen
from render import rulebook
from render.words import LOCALES, say

LANGUAGES = [Choice(name=_(f"read-language-{locale}"), value=locale) for locale in LOCALES]


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

    def __init__(self, desk: Desk) -> None:
        super().__init__(name=_("command-read"), description=_("help-read"))
        self.desk = desk

    @app_commands.command(name=_("command-whispers"), description=_("help-whispers"))
    @ANY
    @AS
    @IN
    async def whispers(self, it: Interaction, match: str | None = None) -> None:
        """Tell what the person said and heard in private."""

        async def work() -> None:
            stored = await meant(it, self.desk, match)
            said = await self.desk.host.store.whispers(stored.match.id, person(it))
            taste = await self.desk.taste(it)
            await self.desk.answer(
                it, await self.desk.show.whispers(stored, person(it), taste, said)
            )

        await answered(it, self.desk, work)

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

        async def work() -> None:
            stored = await meant(it, self.desk, match)
            wanted = Asked(1, await _seat(it, self.desk, stored, player), round)
            await _reads.log(self.desk, it, stored, wanted)

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-history"), description=_("help-history"))
    @ANY
    @app_commands.rename(match=_("arg-match"), move=_("read-arg-move"))
    @app_commands.describe(match=_("arghelp-match"), move=_("read-arghelp-move"))
    async def history(
        self,
        it: Interaction,
        move: app_commands.Range[int, 0, 99_999] | None = None,
        match: str | None = None,
    ) -> None:
        """Show the board after a move, with buttons to step through the match."""

        async def work() -> None:
            await _reads.history(self.desk, it, await meant(it, self.desk, match), move)

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-replay"), description=_("help-replay"))
    @app_commands.autocomplete(match=mine(), seat=seats)
    @app_commands.rename(match=_("arg-match"), seat=_("read-arg-seat"))
    @app_commands.describe(match=_("arghelp-match"), seat=_("read-arghelp-seat"))
    async def replay(
        self, it: Interaction, seat: str | None = None, match: str | None = None
    ) -> None:
        """Give the whole match as a moving picture."""

        async def work() -> None:
            stored = await meant(it, self.desk, match)
            whose = await _seat(it, self.desk, stored, seat)
            await _reads.replay(self.desk, it, stored, whose)

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-rules"), description=_("help-rules"))
    @app_commands.choices(game=GAMES, language=LANGUAGES)
    @app_commands.rename(game=_("arg-game"), about=_("arg-about"), language=_("read-arg-language"))
    @app_commands.describe(
        game=_("arghelp-game"), about=_("arghelp-about"), language=_("read-arghelp-language")
    )
    async def rules(
        self, it: Interaction, game: str, about: str | None = None, language: str | None = None
    ) -> None:
        """Search the rules of a game."""

        async def work() -> None:
            locale = language or (await self.desk.taste(it)).locale
            found = rulebook.search(game, locale, about or "")
            await self.desk.answer(it, _reading.rules(Reader(locale, ()), game, about or "", found))

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-export"), description=_("help-export"))
    @ANY
    @AS
    @IN
    async def export(self, it: Interaction, match: str | None = None) -> None:
        """Give the log of a match as a file that can be verified."""

        async def work() -> None:
            stored = await meant(it, self.desk, match)
            record = await self.desk.host.record(stored.match.id)
            if record.partial:
                record = seen(record, viewer(stored, person(it)))
            locale = (await self.desk.taste(it)).locale
            data = json.dumps(dump(record), indent=1, ensure_ascii=False).encode()
            text = say(locale, "export-partial" if record.partial else "export-whole")
            file = Upload(f"match-{stored.match.id}.json", data)
            await self.desk.answer(it, Sheet((Words(text), file)))

        await answered(it, self.desk, work)


async def _completed(it: Interaction) -> Stored | None:
    """Return the match that is meant so far; None where that is not plain yet."""
    try:
        return await meant(it, it.client.desk, getattr(it.namespace, "match", None))
    except GameError:
        return None


async def _seat(it: Interaction, desk: Desk, stored: Stored, named: str | None) -> Seat | None:
    """Return the seat that is named; NoPlayer."""
    if named is None:
        return None
    names = await desk.show.names(stored.match, (await desk.taste(it)).locale)
    return seat_named(names, named)
