"""The use cases of seeking: somebody would play by letter with anybody, others sit down.

A seek is a table that is kept for nobody and begins by itself when it is full. Like any table it
closes after a week, and is left by whoever is forgotten.
"""

from db import OpenTable, Place, Store, Stored
from engine import Pace, registry
from services import lobbies, match_transaction, service_errors
from services.quotas_and_rate_limits import Limits


class Seeks:
    """Lets strangers find each other."""

    def __init__(self, store: Store, tables: lobbies.Tables, limits: Limits) -> None:
        self._store, self._tables, self._limits = store, tables, limits

    async def open(
        self, who: str, key: str, place: Place, pace: Pace, seats: int, added: str
    ) -> Stored:
        """Seek so many players, oneself among them, to whose chance somebody has `added`.

        UnknownGame, BadSeats, TooManySeeks, TooManySought, TooMany.
        """
        mine, everybody = await self._store.open_tables.counts(who)
        if mine >= self._limits.seeks:
            raise service_errors.TooManySeeks(most=self._limits.seeks)
        if everybody >= self._limits.seeks_all:
            raise service_errors.TooManySought
        return await self._tables.open(who, key, place, pace=pace, wanted=seats, added=added)

    async def shown_to(self, who: str) -> list[OpenTable]:
        """Return the open tables that somebody may see: nobody sits there whom they block.

        Nor anybody who blocks them. Their own seeks come first.
        """
        found = await self._store.open_tables.listed()
        known = await self._store.people.get_all(
            {who, *(one for row in found for one in row.seats)}
        )
        games = {game.key for game in registry.games()}
        open_ = [row for row in found if row.key in games and row.free > 0]
        met = [row for row in open_ if not match_transaction.apart(known, who, row.seats)]
        return sorted(met, key=lambda row: not (row.wanted and who in row.seats))
