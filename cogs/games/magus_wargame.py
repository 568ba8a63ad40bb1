"""Slash commands of Magus, the fantasy wargame, one for each verb of its engine."""

from cogs.answers.cards import CardsCog
from cogs.desk.desk import Interaction
from cogs.desk.game_cog import verb
from cogs.desk.translator import _
from engine.games.magus_wargame.actions import (
    Blast,
    Cast,
    Declare,
    Decline,
    Discard,
    Done,
    End,
    Fight,
    Fuel,
    Lay,
    List,
    Move,
    Negate,
    Owe,
    Peek,
    Pick,
    Plan,
    Recruit,
    Replace,
    Roll,
    Shift,
    Split,
    Stance,
    Stop,
)


class MagusWargameCog(CardsCog, name="magus_wargame", description=_("magus-wargame-help")):
    """Slash commands of the wargame."""

    game = "magus_wargame"

    @verb(Cast)
    async def cast(
        self, it: Interaction, card: str, at: str, to: str, match: str | None = None
    ) -> None:
        """Cast a spell outside battles."""
        await self.act(it, match, Cast, card, at, to)

    @verb(Peek)
    async def peek(self, it: Interaction, army: str, match: str | None = None) -> None:
        """Name an army for Commune."""
        await self.act(it, match, Peek, army)

    @verb(Stop)
    async def stop(self, it: Interaction, match: str | None = None) -> None:
        """Name no more armies, or let one stay."""
        await self.act(it, match, Stop)

    @verb(Pick)
    async def pick(
        self, it: Interaction, first: str, second: str, match: str | None = None
    ) -> None:
        """Name two creatures."""
        await self.act(it, match, Pick, first, second)

    @verb(Replace)
    async def replace(
        self, it: Interaction, drop: str, deck: str, match: str | None = None
    ) -> None:
        """Name the creature that makes room."""
        await self.act(it, match, Replace, drop, deck)

    @verb(Shift)
    async def shift(self, it: Interaction, to: str, match: str | None = None) -> None:
        """Move the army of Time Shift."""
        await self.act(it, match, Shift, to)

    @verb(Discard)
    async def discard(self, it: Interaction, card: str, match: str | None = None) -> None:
        """Discard a card above seven."""
        await self.act(it, match, Discard, card)

    @verb(Owe)
    async def owe(self, it: Interaction, card: str, match: str | None = None) -> None:
        """Pay a card to Forget."""
        await self.act(it, match, Owe, card)

    @verb(Roll)
    async def roll(self, it: Interaction, match: str | None = None) -> None:
        """Roll the dice."""
        await self.act(it, match, Roll)

    @verb(Move)
    async def move(self, it: Interaction, army: str, to: str, match: str | None = None) -> None:
        """Move an army by a die."""
        await self.act(it, match, Move, army, to)

    @verb(Recruit)
    async def recruit(
        self, it: Interaction, army: str, drop: str, match: str | None = None
    ) -> None:
        """Take what a landing gives."""
        await self.act(it, match, Recruit, army, drop)

    @verb(Decline)
    async def decline(self, it: Interaction, army: str, match: str | None = None) -> None:
        """Leave what a landing gives."""
        await self.act(it, match, Decline, army)

    @verb(Split)
    async def split(self, it: Interaction, army: str, to: str, match: str | None = None) -> None:
        """Put a new army beside a large one."""
        await self.act(it, match, Split, army, to)

    @verb(End)
    async def end(self, it: Interaction, match: str | None = None) -> None:
        """Go on to the battles, or end the turn."""
        await self.act(it, match, End)

    @verb(Fight)
    async def fight(self, it: Interaction, army: str, match: str | None = None) -> None:
        """Choose the next battle."""
        await self.act(it, match, Fight, army)

    @verb(Declare)
    async def declare(
        self, it: Interaction, creature: str, target: str, match: str | None = None
    ) -> None:
        """Say whom an ability is for."""
        await self.act(it, match, Declare, creature, target)

    @verb(Fuel)
    async def fuel(
        self, it: Interaction, creature: str, card: str, match: str | None = None
    ) -> None:
        """Discard a card for Goblins."""
        await self.act(it, match, Fuel, creature, card)

    @verb(Lay)
    async def lay(
        self, it: Interaction, card: str, target: str, drop: str, match: str | None = None
    ) -> None:
        """Play a card in a battle."""
        await self.act(it, match, Lay, card, target, drop)

    @verb(Negate)
    async def negate(
        self, it: Interaction, creature: str, card: str, match: str | None = None
    ) -> None:
        """Let a Priest negate a card."""
        await self.act(it, match, Negate, creature, card)

    @verb(Done)
    async def done(self, it: Interaction, match: str | None = None) -> None:
        """End a step of a battle."""
        await self.act(it, match, Done)

    @verb(Blast)
    async def blast(self, it: Interaction, when: str, match: str | None = None) -> None:
        """Order when Spell Blast acts."""
        await self.act(it, match, Blast, when)

    @verb(List)
    async def list(self, it: Interaction, card: str, match: str | None = None) -> None:
        """Put a spell on the list, or off it."""
        await self.act(it, match, List, card)

    @verb(Stance)
    async def stance(self, it: Interaction, how: str, match: str | None = None) -> None:
        """Order how to answer in battles."""
        await self.act(it, match, Stance, how)

    @verb(Plan)
    async def plan(self, it: Interaction, card: str, match: str | None = None) -> None:
        """Order a card for when one is attacked."""
        await self.act(it, match, Plan, card)
