"""What stands on Discord of a match by letter or with a card, against what the database says."""

import json
import re
import time
from collections.abc import AsyncIterator, Callable

from bench.simulated_players import Game
from cogs.post import discord_components
from cogs.show.match_sheet_builder import Show
from db.interaction_tokens import CARD
from db.last_private_messages import ENDED, Delivery
from db.match_rows import GROUP, Stored
from db.store import Store
from engine.game import Seat
from engine.match import Status
from sandbox import Sandbox
from sandbox.rest_call import Call
from sandbox.world import Message
from services.umpire import Umpire
from tests.soak.message_audit import (
    Undrawn,
    controls,
    difference,
    shown_controls,
    shows,
    unasked,
    words,
)

SILENT = 1 << 12
_ADDED = re.compile(r"- (\*\*[^*]+\*\*$|-# \*\*)")
"""A line that the answer to a press adds to a letter."""
DEAD = (50027, 10015)
"""What Discord answers to a token that is no more."""


class Postman:
    """Compares the letters of matches with a database: one for each seat, told and rung once.

    `now`: the clock of the bot, in seconds; by it a token of a card lives or is dead.
    """

    def __init__(self, box: Sandbox, store: Store, now: Callable[[], float] = time.time) -> None:
        self._box, self._store, self._now = box, store, now
        self._show = Show(Umpire(store), Undrawn())
        self._known = set[int]()  # letters that were found right, with their first entries
        self._dead: list[Call] = []

    async def faults(self, game: Game) -> AsyncIterator[str]:
        """Yield what is wrong with what is shown of a match of which nothing is owed."""
        discord_components.COMMANDS.update(
            {one["name"]: id_ for id_, one in self._box.world.commands.items()}
        )
        stored = await self._store.match(game.match.id)
        head = f"{game.match.key} {stored.match.id}"
        for fault in [*unasked(stored.match), *await self._card(stored, game)]:
            yield f"{head}: {fault}"
        for seat, player in enumerate(stored.match.players):
            if not player.resigned and player.computer is None:
                async for fault in self._letter(stored, seat):
                    yield f"{head}: seat {seat}: {fault}"

    def dead(self) -> int:
        """Count the requests that were made with a token that was no more, each once.

        Whether an acknowledgement arrived that a kill cut off only trying can tell: the answer to
        one that did not is no such request.
        """
        dead = [one for one in self._box.requests if _code(one) in DEAD and not self._early(one)]
        fresh = [one for one in dead if not any(one is known for known in self._dead)]
        self._dead = dead
        return len(fresh)

    def _early(self, call: Call) -> bool:
        """Tell whether an answer came for what was never acknowledged."""
        asked = [one for token, one in self._box.interactions.items() if token in call.path]
        return any(one.response is None for one in asked)

    async def _letter(self, stored: Stored, seat: Seat) -> AsyncIterator[str]:
        match, who = stored.match, stored.match.players[seat].id
        kept = await self._store.deliveries.get(match.id, seat)
        channel = self._box.world.dm(self._box.find_user(who))
        every = channel.messages.values()  # what answers somebody alone is no letter
        ours = [one for one in every if one.author.bot and not (one.deleted or one.viewer)]
        letters = [one for one in ours if shows(one, match.id)]
        message = self._box.world.messages.get(kept.message or 0)
        # who plays from the card has no letter until they are called
        aside = stored.place.home == GROUP and kept.state == "aside" and kept.message is None
        aside = aside and match.status is Status.RUNNING and seat not in match.since
        if not aside and (kept == Delivery() or message is None or message.deleted):
            yield f"there is no letter, {kept.state}"
            return
        if extra := [one for one in letters if one.id != kept.message]:
            yield f"{len(extra)} letters too many: {extra[0].text.splitlines()[:2]}"
        posts = json.loads(kept.posts)
        self._known |= {kept.message or 0, *(post[0] for post in posts)}
        for one in ours:
            if one.id not in self._known and tells(one, match.id):
                yield f"a letter that nobody knows of: {one.text.splitlines()[:2]}"
        begins = [*(post[2] for post in posts), kept.first]
        for post, first in zip(posts, begins[1:], strict=True):
            if post[3] != first:
                yield f"the letters tell entries to {post[3]}, then from {first}"
        for id_, _, begin, end in posts:
            async for fault in self._story(stored, seat, id_, begin, end):
                yield fault
        for fault in self._calls(stored, seat, kept, ours):
            yield fault
        if kept.told < match.number and await self._show.turns(match, seat, kept.told):
            yield f"entries {kept.told} to {match.number} are not told"
        if message is None or seat in match.drafts or not kept.digest:
            return  # what was done or looked up in it stays until there is something new
        sheet = await self._show.letter(stored, seat, await self._show.taste(who))
        if not tells_all(message.text, words(sheet)):
            yield f"the letter differs: {difference(message.text, words(sheet))}"
        elif shown_controls(message) != controls(sheet):
            yield f"the letter has {shown_controls(message)}, not {controls(sheet)}"

    async def _story(
        self, stored: Stored, seat: Seat, id_: int, begin: int, end: int
    ) -> AsyncIterator[str]:
        old = self._box.world.messages.get(id_)
        told = words(await self._show.history(stored, begin, end, seat))
        if old is None or old.deleted:
            yield f"the letter of entries {begin} to {end} is gone"
        elif shows(old, stored.match.id):
            yield f"the letter of entries {begin} to {end} can still be pressed"
        elif old.text != told:
            yield f"the letter of entries {begin} to {end} differs: {difference(old.text, told)}"

    def _calls(self, stored: Stored, seat: Seat, kept: Delivery, ours: list[Message]) -> list[str]:
        """Return that somebody who waits was not called by a letter, or was twice."""
        match = stored.match
        since = match.since.get(seat)
        if match.status is Status.OVER:
            return [] if kept.pinged == ENDED else ["the end did not ring"]
        if since is None or match.players[seat].played_by or match.status is not Status.RUNNING:
            return []
        rang = [
            one
            for one in ours
            if one.id in self._known and not one.flags & SILENT and one.created > since + 1
            if tells(one, match.id)  # they may play others
        ]
        newest = self._box.world.messages[kept.message or 0]
        if newest.flags & SILENT or kept.pinged != since:
            return [f"was not called since {since}"]
        return [f"was called {len(rang)} times since {since}"] if len(rang) > 1 else []

    async def _card(self, stored: Stored, game: Game) -> list[str]:
        """Return whether a card is doubled, shows a hand, or what was while it can be changed."""
        if stored.place.home != GROUP:
            return []
        cards = [m for m in game.thread.messages.values() if m.viewer is None and not m.deleted]
        found = [] if len(cards) == 1 else [f"{len(cards)} cards"]
        secret = [one for one in cards if shows(one, stored.match.id, "do")]
        found += [f"a panel is in public: {one.text[:40]}" for one in secret]
        now = int(self._now())
        fresh = {one.message for one in await self._store.panels.live(stored.match.id, CARD, now)}
        for card in (one for one in cards if one.id in fresh):
            said = words(await self._show.card(stored, now)).rpartition("\n-# ")[0]
            if card.text.rpartition("\n-# ")[0] != said:
                found.append(f"the card differs: {difference(card.text, said)}")
        return found


def tells_all(said: str, expected: str) -> bool:
    """Tell whether a letter says what is expected, and else only what an answer to a press adds.

    That is a note below the headline, and a term explained.
    """
    return all(_ADDED.match(line) for line in difference(said, expected))


def _code(call: Call) -> int | None:
    return call.answer.get("code") if isinstance(call.answer, dict) else None


def tells(message: Message, match: str) -> bool:
    """Tell whether a message is a letter of a match by its head, or was one."""
    head = message.text.partition("\n")[0]
    return match in re.findall(r"\w+", head) and head.startswith(("-# ", "### "))
