"""The use cases of a table: it is opened, people and computers sit down, it starts; a rematch."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence

from db import Conflict, OutboxRow, Place, Reliability, Stored, UnknownMatch, Unreadable
from engine import Calendar, Match, Pace, Status, errors, lobby
from services import match_ids, match_transaction, newcomer_match_position, service_errors
from services.quotas_and_rate_limits import InvitationLimit, Limits


class Tables:
    """Gathers players at tables. `secret` makes the secret of a match, from which chance comes."""

    def __init__(
        self,
        changes: match_transaction.Changes,
        invitations: InvitationLimit,
        limits: Limits,
        secret: Callable[[], str],
    ) -> None:
        self.limits = limits
        self._store, self._now = changes.store, changes.now
        self._changes, self._invitations, self._secret = changes, invitations, secret

    async def open(
        self,
        who: str,
        key: str,
        place: Place,
        *,
        pace: Pace | None = None,
        invited: Sequence[str] = (),
        table: dict[str, str] | None = None,
        computers: int = 0,
        least: int = 0,
        wanted: int = 0,
        added: str = "",
    ) -> Stored:
        """Open a lobby with its host in it; with computers, the match begins at once.

        `least`: the share of turns in time, in percent, that is asked of who joins. `wanted`: how
        many the table is for, if it is sought for with anybody and begins when it is full.
        UnknownGame, BadOption, NotInvitable, TooMany, TooManyHere, TooOften.
        """
        await self.has_room(who, place.guild, opens=True)
        known = await self._store.people.get_all(invited)
        willing = [
            i
            for i in invited
            if i not in known or who not in match_transaction.blocked_by(known[i])
        ]
        if invited and not willing:
            raise service_errors.NotInvitable
        self._invitations.count(who, willing)
        match = lobby.open_match(
            match_ids.fresh(),
            key,
            who,
            self._secret(),
            self._now(),
            table=table,
            pace=pace,
            invited=willing,
            least=least,
            wanted=wanted,
            added=added,
        )
        for _ in range(computers):
            lobby.join_computer(match, "easy", self._now())
        if computers:
            match.players[0].calendar = (await match_transaction.calendars(self._store, [who])).get(
                who, Calendar()
            )
            lobby.start(match, who, self._now())
        stored = Stored(match, place)
        await self._store.create(stored, match_transaction.owed(match))
        return stored

    async def first(self, who: str, key: str, place: Place, pace: Pace | None) -> Stored:
        """Begin somebody's first match where it gets interesting; TooMany, TooManyHere."""
        await self.has_room(who, place.guild, opens=True)
        calendar = (await match_transaction.calendars(self._store, [who])).get(who, Calendar())
        given = (who, key, pace, self._secret, calendar, self._now())
        match = await asyncio.to_thread(newcomer_match_position.prepared, *given)
        told = newcomer_match_position.latest(match.entries, match.seat_of(who))
        place.told = place.board_first = told
        stored = Stored(match, place)
        await self._store.create(stored, match_transaction.owed(match))
        return stored

    async def join(self, match_id: str, who: str, added: str = "") -> Stored:
        """Seat a person in a lobby, with the chance that they add; TooMany, TooLate.

        What is sought for begins with the last seat: SeekGone, Unwilling, TooOften.
        """
        await self.has_room(who)
        reliability = (await self._store.reliability.of([who]))[who]
        found = (await self._store.match(match_id)).match
        if found.wanted:
            return await self._take(found, who, added)

        def change(match: Match) -> None:
            expect_in_time(match, who, reliability)
            lobby.join(match, who, self._now(), added=added)

        return await self._changes.apply(match_id, change, match_transaction.told_full)

    async def _take(self, found: Match, who: str, added: str) -> Stored:
        """Seat a person where players are sought, and begin if that was the last seat."""
        people = [who, *(one.id for one in found.players if not one.computer)]
        known, hours = (
            await self._store.people.get_all(people),
            await match_transaction.calendars(self._store, people),
        )
        if match_transaction.apart(known, who, people):
            raise service_errors.Unwilling
        if not found.sits(who):
            self._invitations.count(who, people)

        def change(match: Match) -> None:
            if not match.sits(who) and (match.status is not Status.LOBBY or not match.free):
                raise service_errors.SeekGone
            lobby.join(match, who, self._now(), added=added)
            if not {one.id for one in match.players if not one.computer} <= {*people}:
                raise service_errors.Busy  # somebody came whom the person may have blocked
            if not match.free:
                for player in match.players:
                    player.calendar = hours.get(player.id, Calendar())
                lobby.start(match, match.host, self._now())

        def told(stored: Stored) -> list[OutboxRow]:
            if not stored.match.free:
                return []  # a start tells it by itself
            return match_transaction.sought(stored.match, who)

        return await self._changes.apply(found.id, change, told)

    async def join_computer(self, match_id: str, who: str, kind: str, sure: bool = False) -> Stored:
        """Seat a computer in a lobby, as any seated player may; NotSeated.

        SeatKept unless somebody is `sure`, where each free seat is kept for who is invited.
        """

        def change(match: Match) -> None:
            match.seat_of(who)
            if 0 < match.free <= len(match.kept_for) and not sure:
                raise service_errors.SeatKept
            lobby.join_computer(match, kind, self._now())

        return await self._changes.apply(match_id, change, match_transaction.told_full)

    async def invite(self, match_id: str, who: str, other: str) -> Stored:
        """Invite somebody to a lobby, as its host; NotHost, NotWilling, SeatTaken."""
        if not await self.takes(other, who):
            raise service_errors.NotWilling
        self._invitations.count(who, [other])
        return await self._changes.apply(
            match_id,
            lambda match: lobby.invite(match, who, other, self._now()),
            lambda _: [OutboxRow("lobby", "invited", data={"who": other})],
        )

    async def leave(self, match_id: str, who: str) -> Stored:
        """Take a person out of a lobby; LeaveRunning once the match has begun."""

        def change(match: Match) -> None:
            if match.status is Status.RUNNING:
                raise service_errors.LeaveRunning
            lobby.leave(match, who, self._now())

        return await self._changes.apply(match_id, change)

    async def ask_start(self, match_id: str, who: str, added: str) -> Stored:
        """Write down that a host starts a match, with the chance they add; NotHost, TooFewSeats."""
        return await self._changes.apply(
            match_id, lambda match: lobby.ask_start(match, who, added, self._now())
        )

    async def start(self, match_id: str, who: str, added: str = "") -> Stored:
        """Start a match, with the hours of each who sits there and the chance the host adds."""
        seated = [player.id for player in (await self._store.match(match_id)).match.players]
        hours = await match_transaction.calendars(self._store, seated)

        def change(match: Match) -> None:
            for player in match.players:
                player.calendar = hours.get(player.id, Calendar())
            lobby.start(match, who, self._now(), added)

        return await self._changes.apply(match_id, change)

    async def arrange(self, match_id: str, who: str, key: str, value: str) -> Stored:
        """Set an option of the table (the host) or of one's own seat, or the pace."""
        return await self._changes.apply(
            match_id, lambda match: lobby.arrange(match, who, key, value, self._now())
        )

    async def takes(self, who: str, other: str) -> bool:
        """Tell whether a person takes invitations from another."""
        person = await self._store.people.get(who)
        return person is None or other not in match_transaction.blocked_by(person)

    async def has_room(self, who: str, guild: int | None = None, opens: bool = False) -> None:
        """Refuse one match more for a person who sits down or opens a table: TooMany.

        TooManyHere if their server has as many as are allowed.
        """
        limits, mine = self.limits, await self._store.lists.counts(who)
        if opens and mine.lobbies >= limits.lobbies:
            raise service_errors.TooMany(most=limits.lobbies)
        if mine.lobbies + mine.running >= limits.matches:
            raise service_errors.TooMany(most=limits.matches)
        if not opens or guild is None:
            return
        here = await self._store.lists.counts(guild=guild)
        if here.lobbies >= limits.guild_lobbies:
            raise service_errors.TooManyHere(most=limits.guild_lobbies)
        if here.lobbies + here.running >= limits.guild_matches:
            raise service_errors.TooManyHere(most=limits.guild_matches)

    async def rematch(self, match_id: str, who: str) -> Stored:
        """Open a lobby for the same players, who will sit one seat further on; one at a time."""
        stored = await self._store.match(match_id)
        old = stored.match
        if old.status is not Status.OVER:
            raise errors.MatchClosed
        if who not in [player.id for player in old.players]:
            raise errors.NotSeated
        await self.has_room(who, stored.place.guild, opens=True)
        self._invitations.count(
            who, [player.id for player in old.players if player.computer is None]
        )
        again = lobby.open_match(
            match_ids.successor(old.id),
            old.key,
            who,
            self._secret(),
            self._now(),
            table=old.table,
            pace=old.pace,
            least=old.least,
            invited=[p.id for p in old.players if p.computer is None and p.id != who],
        )
        for player in old.players:
            if player.computer:
                lobby.join_computer(again, player.computer, self._now())
        ids = [player.id for player in old.players]
        again.seated = tuple(ids[1:] + ids[:1])
        old_place = stored.place
        place = Place(
            old_place.guild, old_place.channel, locale=old_place.locale, home=old_place.home
        )
        fresh, told = Stored(again, place), match_transaction.owed(again)
        while True:
            try:
                await self._store.create(fresh, told)
                return fresh
            except Conflict:  # somebody was quicker: theirs is the rematch, if it is one
                with contextlib.suppress(Unreadable, UnknownMatch):
                    other = await self._store.match(again.id)
                    if other.match.status is not Status.VOID and _again(old, other.match):
                        return other
                again.id = match_ids.successor(again.id)


def expect_in_time(match: Match, who: str, reliability: Reliability) -> None:
    """Refuse somebody who has played too few turns in time, unless they are invited; TooLate."""
    share = reliability.share
    if share is not None and share < match.least and who not in match.invited:
        raise service_errors.TooLate(least=match.least, share=share, n=reliability.turns)


def _again(old: Match, other: Match) -> bool:
    """Tell whether a match with the name of another's rematch is that, and not a stranger's."""
    table = {player.id for player in old.players if player.computer is None}
    there = {other.host, *(player.id for player in other.players)}
    return other.key == old.key and not table.isdisjoint(there)
