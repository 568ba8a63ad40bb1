"""The use cases of playing: decisions, time that is over; and what is read of a match.

A match is loaded, changed and saved, and what must be told is owed; no Discord here.
"""

import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from db import OutboxRow, Store, Stored, match_rows
from engine import Seat, errors, match_record, match_types, notation, substitutes
from engine.match import Match, Player, Status
from services import leagues_and_tournaments, lobbies, match_transaction, seeks, service_errors
from services.computer_turns import Computers
from services.quotas_and_rate_limits import InvitationLimit, Limits
from services.whispers import WhisperDelivery


@dataclass(frozen=True, slots=True)
class DecisionOutcome:
    """What became of a decision: the match as it stands, whose seat, and whether it was played."""

    stored: Stored
    seat: Seat
    played: bool


class Umpire:
    """Runs matches: what people decide in play; its parts see to tables, talk and computers.

    `now` and `secret` are passed in so that tests choose them. `whispers`: whether players may
    talk in private through the bot.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], int] = lambda: int(time.time()),
        secret: Callable[[], str] = lambda: secrets.token_hex(32),
        limits: Limits | None = None,
        whispers: bool = True,
    ) -> None:
        self.store = store
        self.now = now
        self.limits = limits or Limits()
        self.invitations = InvitationLimit(now, self.limits.calls, self.limits.calls_all)
        self.changes = match_transaction.Changes(store, now)
        self.tables = lobbies.Tables(self.changes, self.invitations, self.limits, secret)
        self.seeks = seeks.Seeks(store, self.tables, self.limits)
        self.talk = WhisperDelivery(self.changes, self.invitations, whispers)
        self.computers = Computers(store, now)
        self.seasons = leagues_and_tournaments.Organiser(self.changes, self.limits, secret)

    # Playing

    async def act(
        self, match_id: str, who: str, texts: Sequence[str], revision: int = -1, seat: Seat = -1
    ) -> DecisionOutcome:
        """Add steps to a player's draft; a final one carries all out.

        `revision` and `seat` come from a control and refuse an old or a foreign one:
        StaleDecision, ForeignControl. Steps after a final one are not taken; orders still are,
        if they can be filed then: one before them may have decided what was asked.
        """
        played = False

        def change(match: Match) -> None:
            nonlocal played
            mine = self.own(match, who, seat)
            if revision >= 0:
                match.expect(mine, revision)
            if match.players[mine].stand_in:
                substitutes.back(match, mine, self.now())
            played, begun = False, match.ply
            for text in texts:
                if match.ply == begun or text in _fileable(match, mine):
                    played = match.add(mine, text, self.now()) or played

        stored = await self.changes.apply(match_id, change)
        return DecisionOutcome(stored, stored.match.seat_of(who), played)

    async def take_back(
        self,
        match_id: str,
        who: str,
        revision: int = -1,
        seat: Seat = -1,
        all_steps: bool = False,
    ) -> DecisionOutcome:
        """Take back the last step of a player's draft, or all of them."""

        def change(match: Match) -> None:
            mine = self.own(match, who, seat)
            if revision >= 0:
                match.expect(mine, revision)
            match.take_back(mine, all_steps)

        stored = await self.changes.apply(match_id, change)
        return DecisionOutcome(stored, stored.match.seat_of(who), False)

    async def resign(self, match_id: str, who: str) -> Stored:
        """Give up a player's seat."""
        return await self.changes.apply(
            match_id, lambda match: substitutes.resign(match, match.seat_of(who), self.now())
        )

    async def ring(self, match_id: str) -> bool:
        """See to what the time of a match has come for; return whether there was anything.

        If not, the clocks stood still since the alarm was set: hands and a card show a deadline of
        before.
        """
        done = False

        def change(match: Match) -> None:
            nonlocal done
            done = match.ring(self.now())

        def told(stored: Stored) -> list[OutboxRow]:
            match = stored.match
            if done or match.alarm() is None:  # the last: another look has told it just now
                return []
            card = [OutboxRow("card", "card")] if stored.place.home == match_rows.GROUP else []
            hands = match_transaction.hands(match)
            return [*(one for one in hands if one.seat in match.since), *card]

        await self.changes.apply(match_id, change, told)
        return done

    # Reading

    async def find(self, who: str, thread: int | None, key: str | None = None) -> str:
        """Return the id of the match that a player means: this thread's, else their only one.

        NoMatch, WhichMatch.
        """
        if thread is not None:
            here = [
                row for row in await self.store.lists.by_thread(thread) if key in (None, row.key)
            ]
            if here:
                return here[0].id
        rows = [row for row in await self.store.lists.of_person(who) if key in (None, row.key)]
        rows = [row for row in rows if row.status is Status.RUNNING] or rows
        if not rows:
            raise service_errors.NoMatch
        rows = [row for row in rows if row.readable] or rows
        if len(rows) > 1:
            raise service_errors.WhichMatch
        return rows[0].id

    async def record(self, match_id: str) -> match_record.Record:
        """Return the whole log of a match; NotBegun."""
        stored = await self.store.match(match_id)
        if stored.match.state is None:
            raise service_errors.NotBegun
        stored.match.entries = await self.store.entries(match_id, 0, stored.match.number)
        return stored.match.record()

    async def names(
        self,
        players: Sequence[Player],
        computer: Callable[[int], str],
        former: str,
        season: bool = False,
    ) -> list[str]:
        """Return the display names of players.

        `computer` names the n-th of the computers, which in a season is that of its id; `former`
        whoever was forgotten.
        """
        known = await self.store.people.get_all([p.id for p in players if not p.computer])
        names, computers = [], 0
        for player in players:
            computers += bool(player.computer)
            if player.computer:
                names.append(computer(match_types.number_of(player.id) if season else computers))
            else:
                names.append(known[player.id].name if player.id in known else former)
        return names

    @staticmethod
    def own(match: Match, who: str, seat: Seat) -> Seat:
        """Return the player's own seat; ForeignControl if the control is of another seat."""
        try:
            mine = match.seat_of(who)
        except errors.NotSeated:
            if 0 <= seat < len(match.players) and match.players[seat].id != who:
                raise service_errors.ForeignControl(seat=seat + 1) from None
            if match.status is Status.OVER:  # who resigned is told what became of it
                raise errors.MatchClosed from None
            raise
        if seat not in (-1, mine):
            raise service_errors.ForeignControl(seat=seat + 1)
        return mine


def _fileable(match: Match, seat: Seat) -> list[str]:
    """Return the orders that a seat can file now."""
    if match.status is not Status.RUNNING:
        return []
    return [notation.write(order) for order in match.game.orders(match.position(seat), seat)]
