"""`/match read`: the log of a match, what was whispered, its export; the rules of a game."""

import json

from discord import app_commands

from cogs import _reading
from cogs._asked import ANY, AS, GAMES, IN, answered, meant
from cogs._desk import Desk, Interaction, person, viewer
from cogs._pages import Reader
from cogs._sheet import Sheet, Upload, Words
from cogs._translator import _
from engine.record import dump, seen
from render import rulebook
from render.words import say


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
    @ANY
    @AS
    @IN
    async def log(self, it: Interaction, match: str | None = None) -> None:
        """Tell what has happened."""

        async def work() -> None:
            await self.desk.log(it, (await meant(it, self.desk, match)).match.id, 1)

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-rules"), description=_("help-rules"))
    @app_commands.choices(game=GAMES)
    @app_commands.rename(game=_("arg-game"), about=_("arg-about"))
    @app_commands.describe(game=_("arghelp-game"), about=_("arghelp-about"))
    async def rules(self, it: Interaction, game: str, about: str | None = None) -> None:
        """Search the rules of a game."""

        async def work() -> None:
            locale = (await self.desk.taste(it)).locale
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
