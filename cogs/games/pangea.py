"""Slash commands of The Magicians of Pangea, one for each verb of its engine."""

from cogs.answers.cards import CardsCog
from cogs.desk.desk import Interaction
from cogs.desk.game_cog import verb
from cogs.desk.translator import _
from engine.games.pangea.state import (
    Buy,
    Done,
    Draw,
    Lead,
    Move,
    Place,
    Protect,
    Rank,
    Shift,
    Summon,
    Unrank,
)


class PangeaCog(CardsCog, name="pangea", description=_("pangea-help")):
    """Slash commands of The Magicians of Pangea."""

    game = "pangea"

    @verb(Place)
    async def place(self, it: Interaction, tile: str, match: str | None = None) -> None:
        """Place the own tower."""
        await self.act(it, match, Place, tile)

    @verb(Draw)
    async def draw(self, it: Interaction, match: str | None = None) -> None:
        """Draw from the own bag."""
        await self.act(it, match, Draw)

    @verb(Summon)
    async def summon(self, it: Interaction, people: str, match: str | None = None) -> None:
        """Draw from the bag of a neutral people."""
        await self.act(it, match, Summon, people)

    @verb(Shift)
    async def shift(self, it: Interaction, tile: str, to: str, match: str | None = None) -> None:
        """Move a tile."""
        await self.act(it, match, Shift, tile, to)

    @verb(Lead)
    async def lead(
        self,
        it: Interaction,
        people: str,
        home: str,
        origin: str,
        to: str,
        match: str | None = None,
    ) -> None:
        """Move a neutral character."""
        await self.act(it, match, Lead, people, home, origin, to)

    @verb(Move)
    async def move(
        self, it: Interaction, who: str, origin: str, to: str, match: str | None = None
    ) -> None:
        """Move an own character."""
        await self.act(it, match, Move, who, origin, to)

    @verb(Buy)
    async def buy(
        self, it: Interaction, tile: str, home: str, seller: str, match: str | None = None
    ) -> None:
        """Buy an amulet."""
        await self.act(it, match, Buy, tile, home, seller)

    @verb(Protect)
    async def protect(
        self, it: Interaction, ground: str, cell: str, match: str | None = None
    ) -> None:
        """Protect a tile or a cell of sea."""
        await self.act(it, match, Protect, ground, cell)

    @verb(Done)
    async def done(self, it: Interaction, match: str | None = None) -> None:
        """End the phase."""
        await self.act(it, match, Done)

    @verb(Rank)
    async def rank(self, it: Interaction, tile: str, match: str | None = None) -> None:
        """Add a tile to the secret ranking."""
        await self.act(it, match, Rank, tile)

    @verb(Unrank)
    async def unrank(self, it: Interaction, match: str | None = None) -> None:
        """Drop the secret ranking."""
        await self.act(it, match, Unrank)
