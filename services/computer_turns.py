"""The use case of computers: a whole turn is thought, played and told in one go.

What a computer is told is the view of its seat. Its pace depends on its level, and on how many
others think, never on what it sees. Whatever fails costs a line of the log: the move that its game
rates best is played instead, and should that fail too, the fallback.
"""

import asyncio
import functools
import json
import time
from collections.abc import Callable

import structlog

from db import Conflict, Store, Stored
from engine import EngineBug, Seat, bots
from engine.match import MOST_STEPS, Match
from services import match_transaction, service_errors
from services.workers import child_process, think_pool

log = structlog.get_logger()

THINKING = 35.0
"""Seconds that a turn may take, the wait for a process included."""


class Computers:
    """Plays the seats of computers. Without `minds` it plays what is rated best, at once."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.minds: think_pool.ThinkPool | None = None
        self._store, self._now = store, now

    async def play(self, match_id: str, seat: Seat) -> None:
        """Let a computer play its seat; Busy, and Stopped if the bot stops meanwhile."""
        said: dict[str, str] = {}
        begun = time.monotonic()
        for _ in range(match_transaction.TRIES):
            played = await self._played(match_id, seat, said)
            if played is None:
                return
            stored, pace = played
            await asyncio.sleep(begun + pace - time.monotonic())
            try:
                rows = match_transaction.owed(stored.match, stored.place.home)
                await self._store.save(stored, rows)
            except Conflict:
                continue
            return
        raise service_errors.Busy

    async def _played(
        self, match_id: str, seat: Seat, said: dict[str, str]
    ) -> tuple[Stored, float] | None:
        """Return the match with the turn played, and the pace of it; None if nobody waits."""
        ways = [self._plainly, self._fall_back]
        if self.minds is not None:
            ways.insert(0, functools.partial(self._think, self.minds))
        for way in ways:
            stored = await self._store.match(match_id)
            if seat not in stored.match.computers_owed():
                return None
            try:
                async with asyncio.timeout(THINKING):
                    return stored, await way(stored.match, seat, said)
            except child_process.Stopped:
                raise
            except Exception as error:  # noqa: BLE001 - a match never waits for a broken computer
                told = log.warning if think_pool.crowded(error) else log.error
                told("computer failed", match=match_id, fault=error, **think_pool.known(error))
        raise EngineBug("a computer can do nothing")

    async def _think(
        self, minds: think_pool.ThinkPool, match: Match, seat: Seat, said: dict[str, str]
    ) -> float:
        """Play a turn as a process thinks; return the seconds for which it was to think.

        In a window, where steps may be secret, it takes as long however many there are: each has
        half of what the one before had. `said`: what was decided in which view, so that who must
        look again need not think again.
        """
        kind = match.players[seat].played_by or bots.STAND_IN
        seed, spent, left = match.mind_seed(seat), 0.0, 0.0
        match.take_back(seat, all_steps=True)
        async with minds.lent() as mind:
            for _ in range(MOST_STEPS):
                seconds = bots.share(kind, spent) / minds.crowd
                if match.game.window(match.state) is None:
                    left = 0.0
                elif not left:
                    left, spent = 2 * seconds, spent + 2 * seconds
                seconds = left / 2 if left else seconds
                asked = think_pool.question(match.game, match.looked_at(seat), seat, seed)
                key = json.dumps(asked["view"])
                if key not in said:
                    said[key] = await mind.choose({**asked, "kind": kind, "seconds": seconds})
                before = match.ply, match.drafts.get(seat)
                over = match.computer_step(seat, said[key], self._now())
                if left:
                    left /= 2
                elif (match.ply, match.drafts.get(seat)) != before:
                    spent += seconds  # an order takes none: nobody may notice that it was filed
                if over:
                    return spent
        raise EngineBug(f"{match.key}: a computer never ends its turn")

    async def _plainly(self, match: Match, seat: Seat, said: dict[str, str]) -> float:
        """Play what is rated best, off the event loop."""
        await asyncio.to_thread(match.computer_turn, seat, 0, self._now())
        return 0.0

    async def _fall_back(self, match: Match, seat: Seat, said: dict[str, str]) -> float:
        """Play what is played for somebody whose time is over."""
        match.fall_back(seat, self._now())
        return 0.0
