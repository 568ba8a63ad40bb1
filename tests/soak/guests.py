"""Guests who open tables over the wire while the bot is killed under them."""

import asyncio
import contextlib
import time

from bench.simulated_players import Crowd, Game
from db.store import Store
from engine import registry
from engine.match import Status
from sandbox.simulated_player import Player
from sandbox.world import Message
from tests.soak.message_audit import shows

PATIENCE = 60.0
"""Seconds after which a table that does not come, or go on, is a fault."""


class Guests:
    """Open tables, whose matches the crowd plays on; they press again what was not heard."""

    def __init__(self, crowd: Crowd, store: Store) -> None:
        self._crowd, self._box, self._store = crowd, crowd.box, store
        self._opened = 0

    async def open(self) -> None:
        """Open a table, join and start it; nothing if the bot did not live to hear of it."""
        number = len(self._box.users)
        game = registry.games()[number % len(registry.games())]
        people = [self._box.user(f"Guest {number}-{n}") for n in range(game.meta.seats[0])]
        host = people[0]
        for player in people:
            await self._store.people.update(str(player.id), pictures=False)
        asked = await host.slash(f"/match new game:{game.key}")
        with contextlib.suppress(TimeoutError):
            await asked.done(PATIENCE)
        rows = await self._store.lists.of_person(str(host.id))
        if not rows:
            return
        self._opened += 1
        id_ = rows[0].id
        await self._box.until(lambda: self._lobbies(id_), PATIENCE, "the table")
        for player in people[1:]:
            await self._pressed(player, id_, "Join")
        await self._pressed(host, id_, "Start")
        await self._adopt(id_)

    async def _pressed(self, player: Player, match: str, label: str) -> None:
        """Press a button of a table until it has done what it does."""
        before = await self._state(match)
        end = time.monotonic() + PATIENCE
        while await self._state(match) == before and time.monotonic() < end:
            await player.press(self._lobbies(match)[0], label)
            for _ in range(100):
                await asyncio.sleep(0.04)
                if await self._state(match) != before:
                    break

    async def _state(self, match: str) -> tuple[Status, int]:
        found = (await self._store.match(match)).match
        return found.status, len(found.players)

    async def _adopt(self, id_: str) -> None:
        """Let the crowd play a match that has begun, when its thread is known."""
        end = time.monotonic() + PATIENCE
        while (stored := await self._store.match(id_)).place.thread is None:
            if time.monotonic() > end:
                raise TimeoutError(f"{id_} has no thread")
            await asyncio.sleep(0.05)
        people = {
            seat: self._box.player(self._box.find_user(who.id))
            for seat, who in enumerate(stored.match.players)
        }
        thread = self._box.find_channel(stored.place.thread)
        opening = self._box.world.messages[stored.place.lobby_message or 0]
        self._crowd.games.append(Game(stored.match, thread, opening, people))

    def _lobbies(self, match: str) -> list[Message]:
        """Return the messages of a table that is open."""
        return [one for one in self._box.messages() if shows(one, match)]

    def faults(self) -> list[str]:
        """Return which threads and messages of tables there are too many."""
        known = {game.thread.id for game in self._crowd.games}
        strays = [one.name for one in self._box.threads if one.id not in known]
        found = [f"a thread too many: {name}" for name in strays]
        posted = len(self._box.messages())
        if posted != self._opened:
            found.append(f"{posted} messages of {self._opened} tables")
        return found
