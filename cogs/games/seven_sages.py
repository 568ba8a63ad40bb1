"""Slash commands of The Seven Sages, one for each verb of its engine."""

from discord import app_commands

from cogs.answers.cards import CardsCog
from cogs.desk.desk import Interaction
from cogs.desk.game_cog import verb
from cogs.desk.translator import _
from engine.games.seven_sages.verbs import (
    Accept,
    Answer,
    Become,
    Cancel,
    Cast,
    Gift,
    HandOn,
    Invite,
    LeaveFor,
    Move,
    Pass,
    Pick,
    Plan,
    Play,
    PlayNext,
    Prefer,
    Put,
    Ready,
    Show,
    Standing,
    Swap,
    Take,
    Target,
    Wish,
    Withdraw,
)


class SevenSagesCog(CardsCog, name="seven_sages", description=_("seven-sages-help")):
    """Slash commands of The Seven Sages."""

    game = "seven_sages"

    order = app_commands.Group(  # a group takes 25 commands, and the game has as many verbs
        name=_("seven-sages-command-order"), description=_("seven-sages-help-order")
    )

    @verb(Become)
    async def become(self, it: Interaction, role: str, match: str | None = None) -> None:
        """Choose a role."""
        await self.act(it, match, Become, role)

    @verb(Invite)
    async def invite(self, it: Interaction, seat: str, match: str | None = None) -> None:
        """Invite a player."""
        await self.act(it, match, Invite, seat)

    @verb(Withdraw)
    async def withdraw(self, it: Interaction, seat: str, match: str | None = None) -> None:
        """Take an invitation back."""
        await self.act(it, match, Withdraw, seat)

    @verb(Accept)
    async def accept(self, it: Interaction, seat: str, match: str | None = None) -> None:
        """Accept an invitation."""
        await self.act(it, match, Accept, seat)

    @verb(Answer)
    async def answer(self, it: Interaction, how: str, match: str | None = None) -> None:
        """Answer in phase 2."""
        await self.act(it, match, Answer, how)

    @verb(Ready)
    async def ready(self, it: Interaction, how: str, match: str | None = None) -> None:
        """Be ready to exchange."""
        await self.act(it, match, Ready, how)

    @verb(Show)
    async def show(self, it: Interaction, seat: str, match: str | None = None) -> None:
        """Show the picked cards."""
        await self.act(it, match, Show, seat)

    @verb(Play)
    async def play(self, it: Interaction, suit: str, value: str, match: str | None = None) -> None:
        """Play a power card."""
        await self.act(it, match, Play, suit, value)

    @verb(Cast)
    async def cast(self, it: Interaction, spell: str, aim: str, match: str | None = None) -> None:
        """Cast a spell."""
        await self.act(it, match, Cast, spell, aim)

    @verb(Target)
    async def target(
        self, it: Interaction, seat: str, suit: str, value: str, match: str | None = None
    ) -> None:
        """Name the card that a spell takes."""
        await self.act(it, match, Target, seat, suit, value)

    @verb(Swap)
    async def swap(
        self,
        it: Interaction,
        one: str,
        crystal: str,
        other: str,
        against: str,
        match: str | None = None,
    ) -> None:
        """Name the crystals that Moventi swaps."""
        await self.act(it, match, Swap, one, crystal, other, against)

    @verb(Pass)
    async def pass_(self, it: Interaction, how: str, match: str | None = None) -> None:
        """Pass."""
        await self.act(it, match, Pass, how)

    @verb(HandOn)
    async def hand_on(
        self, it: Interaction, suit: str, value: str, match: str | None = None
    ) -> None:
        """Choose a card to hand on."""
        await self.act(it, match, HandOn, suit, value)

    @verb(Gift)
    async def gift(self, it: Interaction, how: str, match: str | None = None) -> None:
        """Hand on three cards at once."""
        await self.act(it, match, Gift, how)

    @verb(Take)
    async def take(self, it: Interaction, crystal: str, match: str | None = None) -> None:
        """Take a crystal."""
        await self.act(it, match, Take, crystal)

    @verb(Move)
    async def move(self, it: Interaction, slot: str, match: str | None = None) -> None:
        """Move the pawn."""
        await self.act(it, match, Move, slot)

    @verb(Prefer, order)
    async def prefer(self, it: Interaction, slot: str, role: str, match: str | None = None) -> None:
        """File a role for a clearing."""
        await self.act(it, match, Prefer, slot, role)

    @verb(Wish, order)
    async def wish(self, it: Interaction, how: str, seat: str, match: str | None = None) -> None:
        """File with whom, or against whom."""
        await self.act(it, match, Wish, how, seat)

    @verb(Plan, order)
    async def plan(self, it: Interaction, how: str, match: str | None = None) -> None:
        """File an answer."""
        await self.act(it, match, Plan, how)

    @verb(Pick, order)
    async def pick(self, it: Interaction, suit: str, value: str, match: str | None = None) -> None:
        """Pick a card."""
        await self.act(it, match, Pick, suit, value)

    @verb(Put, order)
    async def put(self, it: Interaction, seat: str, match: str | None = None) -> None:
        """Put the picked cards down."""
        await self.act(it, match, Put, seat)

    @verb(Standing, order)
    async def standing(self, it: Interaction, what: str, match: str | None = None) -> None:
        """File an order that stands."""
        await self.act(it, match, Standing, what)

    @verb(PlayNext, order)
    async def play_next(
        self, it: Interaction, suit: str, value: str, match: str | None = None
    ) -> None:
        """File the card to play next."""
        await self.act(it, match, PlayNext, suit, value)

    @verb(LeaveFor, order)
    async def leave_for(self, it: Interaction, whom: str, match: str | None = None) -> None:
        """File what to hand on."""
        await self.act(it, match, LeaveFor, whom)

    @verb(Cancel, order)
    async def cancel(self, it: Interaction, what: str, match: str | None = None) -> None:
        """Forget orders."""
        await self.act(it, match, Cancel, what)
