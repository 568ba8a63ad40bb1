"""Delivers what the outbox owes: lobbies, threads, boards, hands by DM, computers' moves.

Each delivery reads the match as it is now, so that a late one says what is true. What Discord
answers for good (gone, forbidden, closed) goes down the ladder: the thread, then the channel;
the DM, then a note and the button "Show my hand".
"""

import discord

from cogs.pages.courses_page import learn
from cogs.pages.custom_ids import ControlId
from cogs.pages.reader import Reader
from cogs.pages.sheet import Button, Buttons, Part, Sheet, Words
from cogs.post.message_sender import REFUSED, Handlers, Post
from cogs.post.notifications import Notify
from cogs.post.private_messages import Hands
from cogs.post.public_posts import Boards
from cogs.post.seat_notices import Notices
from cogs.show.match_sheets import Show
from db.match_rows import Listing, Stored
from db.outbox import Row
from db.people import FORMER
from render.words.catalogues import say, word
from services.steward import Steward
from services.umpire import Umpire

KINDS = (Boards, Hands, Notices)
"""Classes whose `handlers()` say what is done for each kind of row; made of post, umpire, show."""


class Courier:
    """Delivers rows through one Discord client."""

    def __init__(self, client: discord.Client, umpire: Umpire, show: Show) -> None:
        self._umpire, self._show = umpire, show
        self.client = client
        self.post = Post(client, umpire, show)
        self.notify = Notify(self.post, umpire, show)
        self._handlers: Handlers = {"computer": self._computer, **self.notify.handlers()}
        for kind in KINDS:
            self._handlers |= kind(self.post, umpire, show).handlers()

    async def deliver(self, row: Row) -> None:
        """Do what a row owes; discord.HTTPException if Discord will not have it now."""
        if row.destination.startswith(f"dm:{FORMER}"):
            return  # they were forgotten, and nobody can write to them
        if row.kind == "forget":
            await Steward(self._umpire).forget(row.destination.removeprefix("dm:"))
            self._show.logs.forget()
        elif row.match is None:
            await self.notify.digest(row)
        elif row.kind == "lost":
            await self._lost(row, await self._umpire.store.lists.listing(row.match))
        else:
            await self._handlers[row.kind](row, await self._umpire.store.match(row.match))

    async def hello(self, stored: Stored, who: str, locale: str) -> bool:
        """Send a first DM while somebody joins; return whether it could be delivered."""
        game = say(locale, f"{word(stored.match.key)}-title")
        known = await self._umpire.store.lists.of_person(who, live=False)
        first = Button(say(locale, "first-button"), ControlId("first", stored.match.id))
        new = all(row.id == stored.match.id for row in known)
        text = say(locale, "lobby-hello", game=game)
        ways = Buttons((first, learn(Reader(locale, ()), stored.match.id)))
        return await self.reach(who, text, *([ways] if new else []))

    async def reach(self, who: str, text: str, *more: Part) -> bool:
        """Send a DM; return whether it could be delivered."""
        try:
            await self.post.send(await self.post.dm(who), Sheet((Words(text), *more)))
        except REFUSED:
            return False
        return True

    async def _lost(self, row: Row, listing: Listing) -> None:
        """Say where a match was shown that it could not be read any more and is called off."""
        place = listing.place
        game = say(place.locale, f"{word(listing.key)}-title")
        text = say(place.locale, "time-lost", game=game, id=listing.id)
        channel = self.post.channel(place.thread or place.channel, place.guild)
        await self.post.send(channel, Sheet((Words(text),)), row)

    async def _computer(self, row: Row, stored: Stored) -> None:
        assert row.seat is not None
        await self._umpire.computers.play(stored.match.id, row.seat)
