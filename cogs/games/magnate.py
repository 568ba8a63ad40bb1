"""Slash commands of Magnate, one for each verb of its engine."""

from cogs.answers.cards import CardsCog
from cogs.desk.desk import Interaction
from cogs.desk.game_cog import verb
from cogs.desk.translator import _
from engine.games.magnate.state import (
    Build,
    Collect,
    Deed,
    Develop,
    End,
    Pay,
    Prefer,
    Sell,
    Trade,
)


class MagnateCog(CardsCog, name="magnate", description=_("magnate-help")):
    """Slash commands of Magnate."""

    game = "magnate"

    @verb(Collect)
    async def collect(
        self, it: Interaction, province: str, suit: str, match: str | None = None
    ) -> None:
        """Take the token that a deed pays."""
        await self.act(it, match, Collect, province, suit)

    @verb(Build)
    async def build(
        self, it: Interaction, card: str, province: str, match: str | None = None
    ) -> None:
        """Lay a property outright."""
        await self.act(it, match, Build, card, province)

    @verb(Pay)
    async def pay(
        self, it: Interaction, first: str, second: str, third: str, match: str | None = None
    ) -> None:
        """Pay for the property just laid."""
        await self.act(it, match, Pay, first, second, third)

    @verb(Deed)
    async def deed(
        self, it: Interaction, card: str, province: str, match: str | None = None
    ) -> None:
        """Buy the deed of a property."""
        await self.act(it, match, Deed, card, province)

    @verb(Develop)
    async def develop(
        self, it: Interaction, province: str, suit: str, count: str, match: str | None = None
    ) -> None:
        """Put tokens on a deed."""
        await self.act(it, match, Develop, province, suit, count)

    @verb(Trade)
    async def trade(self, it: Interaction, give: str, get: str, match: str | None = None) -> None:
        """Trade three tokens for one."""
        await self.act(it, match, Trade, give, get)

    @verb(Sell)
    async def sell(self, it: Interaction, card: str, match: str | None = None) -> None:
        """Sell a card."""
        await self.act(it, match, Sell, card)

    @verb(Prefer)
    async def prefer(
        self, it: Interaction, province: str, suit: str, match: str | None = None
    ) -> None:
        """Say which suit a deed shall pay."""
        await self.act(it, match, Prefer, province, suit)

    @verb(End)
    async def end(self, it: Interaction, match: str | None = None) -> None:
        """End the turn."""
        await self.act(it, match, End)
