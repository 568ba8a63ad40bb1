"""The use cases of seats and time: votes, stand-ins, newcomers, undo by consent, pauses."""

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import replace

from db import OutboxRow, Stored, Unreadable
from engine import Calendar, Kind, Match, Seat, lobby, substitutes, undo_by_consent
from engine.errors import GameError, NothingPlayed, NotHost, NotOffered, NotSeated, StaleDecision
from engine.match_types import LateSeatChoice, Stage, Status, UndoTarget
from services import lobbies, match_transaction, service_errors
from services.umpire import Umpire

AGAIN = 60
"""Seconds after which the deletion of a person is retried that a crash interrupted."""


class Steward:
    """Carries out what concerns seats and clocks of a match; the umpire carries out moves."""

    def __init__(self, umpire: Umpire) -> None:
        self._umpire = umpire
        self._store, self._changes = umpire.store, umpire.changes

    # Time

    async def vote(self, match_id: str, who: str, late: Seat, relief: LateSeatChoice) -> Stored:
        """Say what is wanted for a seat whose time is over; NotLate, NoVote."""

        def change(match: Match) -> None:
            substitutes.vote(match, match.seat_of(who), late, relief, self._umpire.now())

        return await self._changes.apply(match_id, change)

    async def back(self, match_id: str, who: str) -> Stored:
        """Take one's seat back from the computer; NotAway."""
        return await self._changes.apply(
            match_id, lambda match: substitutes.back(match, match.seat_of(who), self._umpire.now())
        )

    async def pause(self, match_id: str, who: str, word: str = "paused") -> Stored:
        """Stop the clocks of a match: "paused" by somebody, or "asleep"; MatchPaused."""

        def change(match: Match) -> None:
            if match.season and word == "paused":
                raise service_errors.SeasonMatch
            match.pause(who, self._umpire.now(), word)

        return await self._changes.apply(match_id, change)

    async def resume(self, match_id: str, who: str) -> Stored:
        """Let the clocks of a match run on; NotPaused."""
        return await self._changes.apply(
            match_id, lambda match: match.resume(who, self._umpire.now())
        )

    async def void(self, match_id: str, who: str) -> None:
        """Call a match off, whether it can be read or not."""
        now = self._umpire.now()
        try:
            await self._changes.apply(match_id, lambda match: match.void(who, now))
        except Unreadable:
            await self._store.unreadable.call_off(match_id, who, now, [OutboxRow("thread", "lost")])

    async def keep_hours(self, who: str) -> None:
        """Apply a person's hours and vacations to all their matches, which are told of it."""
        calendar = (await match_transaction.calendars(self._store, [who])).get(who, Calendar())
        rows = await self._store.lists.of_person(who)
        seasons = await self._store.seasons.of_matches(row.id for row in rows)
        for row in rows:
            if row.status is Status.RUNNING and row.readable:
                mine = calendar
                if row.id in seasons:
                    mine = await self._umpire.seasons.calendar(seasons[row.id], calendar)
                await self._keep_hours(row.id, who, mine)

    async def _keep_hours(self, match_id: str, who: str, calendar: Calendar) -> None:
        away = [False]

        def change(match: Match) -> None:
            seat = match.seat_of(who)
            before = match.players[seat].calendar
            changed = match.keep_hours(seat, calendar, self._umpire.now())
            away[0] = changed and before.away != calendar.away

        def told(stored: Stored) -> list[OutboxRow]:
            match = stored.match
            seat = match.seat_of(who)
            heard = any(not p.played_by for s, p in enumerate(match.players) if s != seat)
            return [OutboxRow("thread", "away", seat)] if away[0] and heard else []

        await self._changes.apply(match_id, change, told)

    # Seats

    async def kick(self, match_id: str, who: str, other: str) -> Stored:
        """Take somebody's seat in a lobby away, as its host; NotHost, NotSeated."""
        return await self._changes.apply(
            match_id, lambda match: lobby.kick(match, who, other, self._umpire.now())
        )

    async def hand_over(self, match_id: str, who: str, other: str) -> Stored:
        """Make another player the host; NotHost, NotSeated."""
        return await self._changes.apply(
            match_id, lambda match: lobby.hand_over(match, who, other, self._umpire.now())
        )

    async def offer(
        self, match_id: str, who: str, player: str, to: str = "", admin: bool = False
    ) -> Stored:
        """Look for somebody new for a player's seat: their own wish, or the host's if it stands.

        The host may for a seat whose time is over or which a computer plays, an admin for any.
        NotHost, NotOffered, NotSeated, SeatTaken.
        """
        if to and not await self._umpire.tables.takes(to, who):
            raise service_errors.NotWilling
        self._umpire.invitations.count(who, [to] if to else [])

        def change(match: Match) -> None:
            seat = match.seat_of(player)
            if match.season:
                raise service_errors.SeasonMatch
            if player != who and not admin:
                if who != match.host:
                    raise NotHost
                if match.rung.get(seat) is not Stage.LATE and not match.players[seat].stand_in:
                    raise NotOffered
            substitutes.offer(match, seat, self._umpire.now(), to)

        return await self._changes.apply(match_id, change)

    async def take(self, match_id: str, who: str, seat: Seat) -> Stored:
        """Sit down where somebody new is wanted; NotOffered, SeatTaken, TooMany, TooLate."""
        await self._umpire.tables.has_room(who)
        reliability = (await self._store.reliability.of([who]))[who]
        calendar = (await match_transaction.calendars(self._store, [who])).get(who, Calendar())

        def change(match: Match) -> None:
            if not 0 <= seat < len(match.players):
                raise NotSeated
            if match.players[seat].offered != who:
                lobbies.expect_in_time(match, who, reliability)
            substitutes.replace(match, seat, who, self._umpire.now())
            match.players[seat].calendar = calendar

        return await self._changes.apply(match_id, change)

    async def forget(self, who: str) -> None:
        """Leave every table, resign every match, and remove what is stored about a person.

        A row in the outbox is kept until it is done, so that a crash only delays it.
        """
        await self._store.outbox.owe(
            None, [OutboxRow(f"dm:{who}", "forget", due=self._umpire.now() + AGAIN)]
        )
        for row in await self._store.lists.of_person(who):
            leave = self._umpire.tables.leave if row.status is Status.LOBBY else self._umpire.resign
            with contextlib.suppress(GameError):  # over, or at rest: the seat stays, with nobody
                await leave(row.id, who)
        await self._umpire.seasons.forget(who)
        await self._store.people.forget(who)
        self._store.reliability.recount()

    # Undo

    async def ask_undo(self, match_id: str, who: str) -> bool:
        """Ask to undo one's last turn; return whether it is done already. NoUndo."""
        return await self._undo(match_id, who, undo_by_consent.ask)

    async def agree(self, match_id: str, who: str) -> bool:
        """Agree to what another has asked to undo; return whether it is done. NoUndo."""
        return await self._undo(match_id, who, undo_by_consent.agree)

    async def refuse(self, match_id: str, who: str) -> Stored:
        """Refuse what another has asked to undo, or withdraw one's own request; NoUndo."""
        return await self._changes.apply(
            match_id,
            lambda match: undo_by_consent.refuse(match, match.seat_of(who), self._umpire.now()),
        )

    async def way(self, stored: Stored, seat: Seat) -> UndoTarget | None:
        """Return the position before a seat's last turn; None if there is no way back.

        NothingPlayed.
        """
        stored.match.entries = await self._store.entries(stored.match.id, 0, stored.match.number)
        record = replace(stored.match.record(), secret=stored.match.secret)
        stored.match.entries = []
        if not any(page.kind is Kind.MOVE and page.seat == seat for page in record.pages):
            raise NothingPlayed
        return await asyncio.to_thread(undo_by_consent.way_back, record, seat)

    async def _undo(
        self, match_id: str, who: str, step: Callable[[Match, Seat, UndoTarget | None, int], bool]
    ) -> bool:
        stored = await self._store.match(match_id)
        match, done = stored.match, [False]
        mine, way = match.seat_of(who), None
        asked = mine if step is undo_by_consent.ask else match.undo.seat if match.undo else None
        if asked is not None and match.status is Status.RUNNING:
            way = await self.way(stored, asked)
        if step is undo_by_consent.ask and way is not None:
            self._umpire.invitations.count(
                who, [match.players[seat].id for seat in match.electors(mine)]
            )

        def change(now: Match) -> None:
            if (now.ply, now.state) != (match.ply, match.state):
                raise StaleDecision  # the way back was computed from another position
            done[0] = step(now, now.seat_of(who), way, self._umpire.now())

        await self._changes.apply(match_id, change)
        return done[0]
