"""Slash commands of Magus, one for each verb of its engine."""

from discord import app_commands

from cogs.answers import reading
from cogs.answers.cards import CardsCog
from cogs.desk.asked import answered
from cogs.desk.desk import Interaction
from cogs.desk.game_cog import mine, verb
from cogs.desk.translator import _
from engine.games.magus.state import (
    Buy,
    Change,
    Choose,
    Create,
    End,
    Forget,
    Lower,
    Move,
    Place,
    Power,
    Prefer,
    Push,
    Raise,
    Replace,
    Reroll,
    Skip,
    Take,
    Trade,
    Transfer,
    Use,
)


class MagusCog(CardsCog, name="magus", description=_("magus-help")):
    """Slash commands of Magus."""

    game = "magus"

    @verb(Choose)
    async def choose(self, it: Interaction, die: str, match: str | None = None) -> None:
        """Choose the action of a die."""
        await self.act(it, match, Choose, die)

    @verb(Create)
    async def create(
        self, it: Interaction, die: str, kind: str, source: str, match: str | None = None
    ) -> None:
        """Create a Sorcerer."""
        await self.act(it, match, Create, die, kind, source)

    @verb(Replace)
    async def replace(self, it: Interaction, kinds: str, match: str | None = None) -> None:
        """Say which Sorcerers make room."""
        await self.act(it, match, Replace, kinds)

    @verb(Place)
    async def place(self, it: Interaction, source: str, match: str | None = None) -> None:
        """Place a group of Apprentices."""
        await self.act(it, match, Place, source)

    @verb(Move)
    async def move(
        self, it: Interaction, kind: str, origin: str, to: str, match: str | None = None
    ) -> None:
        """Move own Sorcerers."""
        await self.act(it, match, Move, kind, origin, to)

    @verb(Push)
    async def push(
        self,
        it: Interaction,
        victim: str,
        kind: str,
        origin: str,
        to: str,
        match: str | None = None,
    ) -> None:
        """Move an opponent's Sorcerer."""
        await self.act(it, match, Push, victim, kind, origin, to)

    @verb(Raise)
    async def raise_(self, it: Interaction, track: str, match: str | None = None) -> None:
        """Raise a power."""
        await self.act(it, match, Raise, track)

    @verb(Transfer)
    async def transfer(
        self, it: Interaction, lowered: str, raised: str, match: str | None = None
    ) -> None:
        """Shift a level from one power to another."""
        await self.act(it, match, Transfer, lowered, raised)

    @verb(Lower)
    async def lower(
        self, it: Interaction, victim: str, track: str, match: str | None = None
    ) -> None:
        """Lower a power of an opponent with a 421."""
        await self.act(it, match, Lower, victim, track)

    @verb(Power)
    async def power(self, it: Interaction, track: str, match: str | None = None) -> None:
        """Use a power."""
        await self.act(it, match, Power, track)

    @verb(Buy)
    async def buy(self, it: Interaction, potion: str, match: str | None = None) -> None:
        """Buy a potion."""
        await self.act(it, match, Buy, potion)

    @verb(Use)
    async def use(self, it: Interaction, potion: str, match: str | None = None) -> None:
        """Use a potion."""
        await self.act(it, match, Use, potion)

    @verb(Change)
    async def change(self, it: Interaction, die: str, to: str, match: str | None = None) -> None:
        """Give a die another value."""
        await self.act(it, match, Change, die, to)

    @verb(Reroll)
    async def reroll(self, it: Interaction, dice: str, match: str | None = None) -> None:
        """Roll dice again."""
        await self.act(it, match, Reroll, dice)

    @verb(Trade)
    async def trade(self, it: Interaction, give: str, get: str, match: str | None = None) -> None:
        """Trade two mana for one."""
        await self.act(it, match, Trade, give, get)

    @verb(Take)
    async def take(self, it: Interaction, source: str, how: str, match: str | None = None) -> None:
        """Take the mana of a source."""
        await self.act(it, match, Take, source, how)

    @verb(Skip)
    async def skip(self, it: Interaction, match: str | None = None) -> None:
        """Skip the rest of an effect."""
        await self.act(it, match, Skip)

    @verb(Prefer)
    async def prefer(self, it: Interaction, track: str, match: str | None = None) -> None:
        """Rank a track for the ring of power."""
        await self.act(it, match, Prefer, track)

    @verb(Forget)
    async def forget(self, it: Interaction, match: str | None = None) -> None:
        """Clear the ranking."""
        await self.act(it, match, Forget)

    @verb(End)
    async def end(self, it: Interaction, match: str | None = None) -> None:
        """End the turn."""
        await self.act(it, match, End)

    @app_commands.command(name=_("magus-command-potions"), description=_("magus-help-potions"))
    @app_commands.autocomplete(match=mine("magus"))
    @app_commands.describe(match=_("arghelp-match"))
    @app_commands.rename(match=_("arg-match"))
    async def potions(self, it: Interaction, match: str | None = None) -> None:
        """Show the potions on offer and one's own, large, with their text."""
        await answered(it, reading.further, match, self.game, "potions", game=self.game)
