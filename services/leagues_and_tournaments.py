"""The use cases of leagues and tournaments: opened, entered, left; paired, counted, ended.

A season is loaded, asked, and written with the matches that begin with it. What a season decides
about a match that runs is done afterwards, and again at every look until it is done.
"""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from dataclasses import replace

from db import Conflict, OutboxRow, Place, Stored, UnknownMatch, Unreadable
from db.match_rows import LETTERS, THREAD
from db.seasons import ANYWHERE, SeasonPlace, StoredSeason, message_of
from engine import Calendar, Match, Pace, Status, bots, errors, lobby, registry, substitutes
from engine.match import DAY, LateSeatChoice, Player
from engine.match_types import is_computer
from engine.seasons import Form, How, Phase, Season, Table, Terms, open_season
from engine.seasons.rounds_clocks_and_duration import PACES, SeasonPlan, planned
from engine.seasons.season_types import LEAST_AT_ONCE, MOST_AT_ONCE, MOST_ENTRANTS
from services import match_ids, service_errors
from services.match_transaction import TRIES, Changes, blocked_by, calendars, owed
from services.quotas_and_rate_limits import Limits

SOONEST, LATEST = 600, 60 * DAY
"""Seconds from now within which a season begins."""
LEAGUE_SIZES, LEAST_TOURNAMENT = (5, 10), 4
FILLS = (4, 6, 8, 10, 12, 16)
"""Up to how many players computers may fill a league."""
MOST_SEASONS = 20
"""Seasons of a server that are not over."""
MOST_OPENED = 50
"""Matches that begin in one transaction; the next look opens more."""
PAUSE = 7 * DAY
"""Seconds for which the next season of a league can be entered."""
YEAR = 365
BELOW = 120
"""Seconds after which it is posted that a season has begun, below the tables of its matches."""
IDLE = 2
"""Turns in a row for which the time was over, after which a computer plays."""


class Organiser:
    """Runs the seasons of a store. `secret` makes secrets, from which their chance comes."""

    def __init__(self, changes: Changes, limits: Limits, secret: Callable[[], str]) -> None:
        self._changes, self._store, self._now = changes, changes.store, changes.now
        self._limits, self._secret = limits, secret

    # What people ask

    def planned(
        self, form: Form, game: str, seats: int, size: int, pace: str, at_once: int
    ) -> SeasonPlan:
        """Return what follows from a pace and a size; UnknownGame, BadSeason."""
        meta = registry.game(game).meta
        least, most = meta.seats
        low, high = LEAGUE_SIZES if form is Form.LEAGUE else (LEAST_TOURNAMENT, MOST_ENTRANTS)
        if not least <= seats <= most:
            raise service_errors.BadSeason(what="seats", least=least, most=most)
        if not low <= size <= high:
            raise service_errors.BadSeason(what="size", least=low, most=high)
        if not LEAST_AT_ONCE <= at_once <= MOST_AT_ONCE:
            raise service_errors.BadSeason(what="once", least=LEAST_AT_ONCE, most=MOST_AT_ONCE)
        if pace not in PACES:
            raise service_errors.BadSeason(what="pace", least=1, most=len(PACES))
        return planned(form, seats, size, at_once, meta.turns, pace)

    def terms(
        self,
        form: Form,
        game: str,
        seats: int,
        size: int,
        pace: str,
        at_once: int,
        begins: int,
        host: str,
        guild: int,
        filled: int = 0,
        letters: bool = False,
    ) -> Terms:
        """Return all that is announced; UnknownGame, BadSeason."""
        plan = self.planned(form, game, seats, size, pace, at_once)
        if filled and filled not in fills(form, seats):
            raise service_errors.BadSeason(
                what="filled", least=max(FILLS[0], seats), most=FILLS[-1]
            )
        if not self._now() + SOONEST <= begins <= self._now() + LATEST:
            raise service_errors.BadSeason(what="start", least=SOONEST // 60, most=LATEST // DAY)
        return Terms(
            form,
            game,
            seats,
            plan.turn,
            plan.reserve,
            size,
            at_once,
            begins,
            begins + plan.lasts,
            plan.life,
            plan.rounds,
            registry.game(game).meta.compared,
            self._limits.vacation * plan.lasts // YEAR,
            str(guild),
            host,
            filled=filled,
            letters=letters,
        )

    async def open(self, terms: Terms, place: SeasonPlace) -> StoredSeason:
        """Announce a season; TooManySeasons."""
        place = replace(place, guild=ANYWHERE) if terms.letters else place
        if len(await self._store.seasons.in_guild(place.guild)) >= MOST_SEASONS:
            raise service_errors.TooManySeasons(most=MOST_SEASONS)
        season = open_season(match_ids.fresh(), terms, self._secret(), self._now())
        stored = StoredSeason(season, place)
        await self._store.seasons.create(stored, [message_of(season.id)])
        return stored

    async def enter(
        self,
        id: str,  # noqa: A002
        who: str,
        guild: int | None,
        added: str = "",
        at_once: int = 0,
    ) -> StoredSeason:
        """Enter somebody; OtherServerSeason, NotWilling, and what a season refuses."""
        stored = await self._store.seasons.get(id)
        if stored.place.guild not in (guild, ANYWHERE):
            raise service_errors.OtherServerSeason
        host = await self._store.people.get(stored.season.terms.host)
        if host is not None and who in blocked_by(host):
            raise service_errors.NotWilling
        return await self._ask(id, lambda season: season.enter(who, self._now(), added, at_once))

    async def wish(self, id: str, who: str, at_once: int) -> StoredSeason:  # noqa: A002
        """Note how many matches at once an entrant likes; NotEntered, SeasonClosed."""
        return await self._ask(id, lambda season: season.wish(who, self._now(), at_once))

    async def leave(self, id: str, who: str) -> StoredSeason:  # noqa: A002
        """Let somebody leave, before the beginning or after; NotEntered, SeasonClosed."""
        stored = await self._ask(id, lambda season: season.leave(who, self._now()))
        await self._settle(stored.season)
        return stored

    async def call_off(self, id: str, who: str, admin: bool) -> StoredSeason:  # noqa: A002
        """Call a season off, as its host or who manages the server; NotSeasonHost.

        Matches that run go on, and count for no season.
        """

        def change(season: Season) -> None:
            if who != season.terms.host and not admin:
                raise service_errors.NotSeasonHost
            season.call_off(self._now(), "host")

        return await self._ask(id, change)

    async def forget(self, who: str) -> None:
        """Take somebody out of all seasons that are not over."""
        for row in await self._store.seasons.of_person(who):
            with contextlib.suppress(errors.GameError):  # they are out already
                left = await self._ask(row.id, lambda s: s.leave(who, self._now(), "forgotten"))
                await self._settle(left.season)

    async def calendar(self, season: str, calendar: Calendar) -> Calendar:
        """Return when clocks run in the matches of a season: always, but for its vacations."""
        return within(calendar, (await self._store.seasons.get(season)).season.terms)

    # What time brings

    async def look(self, id: str) -> None:  # noqa: A002
        """See to all that has come for a season: its beginning, results, rounds, its end."""
        for _ in range(TRIES):
            stored = await self._store.seasons.get(id)
            opened, rows = await self._advance(stored)
            if not stored.season.entries:
                await self._rest(stored)
                return
            try:
                await self._store.seasons.save(stored, opened, rows, self._following(stored))
                break
            except Conflict:
                continue
        else:
            raise service_errors.Busy
        await self._settle(stored.season)

    async def _rest(self, stored: StoredSeason) -> None:
        """Do what is left to be done to matches; when that is all, look no more once it is over."""
        season = stored.season
        await self._settle(season)
        alarm: int | None = min(season.alarm() or 2**62, self._now() + 3_600)
        if season.phase is Phase.OVER and not await self._store.seasons.running(season.id):
            alarm = None
        await self._store.seasons.put_off(stored, alarm)

    async def _ask(self, id: str, change: Callable[[Season], None]) -> StoredSeason:  # noqa: A002
        for _ in range(TRIES):
            stored = await self._store.seasons.get(id)
            before = _known(stored.season)
            change(stored.season)
            rows = [(None, row) for row in _told(stored.season, before)]
            try:
                await self._store.seasons.save(stored, owed=rows)
            except Conflict:
                continue
            return stored
        raise service_errors.Busy

    async def _advance(
        self, stored: StoredSeason
    ) -> tuple[list[tuple[Stored, Sequence[OutboxRow]]], list[tuple[str | None, OutboxRow]]]:
        """Let a season go on as far as it can; return the matches that begin, and what is owed."""
        season, now = stored.season, self._now()
        before, opened = _known(season), list[Table]()
        rows: list[tuple[str | None, OutboxRow]] = []
        if season.phase is Phase.OPEN and now >= season.terms.begins:
            season.begin(now, await self._seeds(season))
        if season.phase is Phase.RUNNING:
            rows += await self._count(season)
        while season.phase is Phase.RUNNING and len(opened) < MOST_OPENED:
            number = season.number
            for table in season.overdue(now):
                await self._adjudicate(season, table, now)
            for table in season.due(now)[: MOST_OPENED - len(opened)]:
                if all(is_computer(who) and who not in season.entrants for who in table.seated):
                    season.result(table.number, now, how=How.MEAN)
                else:
                    opened.append(table)
                    season.start(table.number, match_ids.fresh(), now)
            season.proceed(now)
            if season.number == number:
                break
        matches = await self._matches(stored, opened)
        rows += [(None, row) for row in _told(season, before)] if season.entries else []
        return matches, rows

    async def _seeds(self, season: Season) -> list[str]:
        """Return the entrants of a first season by their rating, the best first."""
        table = await self._store.results.standings(season.terms.game, people=season.players)
        known = [who for who in season.players if who in table]
        return sorted(known, key=lambda who: -table[who].rating)

    async def _count(self, season: Season) -> list[tuple[str | None, OutboxRow]]:
        """Take the results of matches that are over, and note who does not play at all."""
        now, tables = self._now(), {table.match: table for table in season.running}
        ended = await self._store.seasons.ended(season.id, tables)
        done = await self._store.seasons.played(list(tables))
        over = {one.id for one in ended}
        for id_, table in tables.items():
            for seat, who in enumerate(table.ids):
                had = done[id_].get(seat)
                idle = had and (had.late if id_ in over else had.row >= IDLE)
                if had and idle and not had.moves and who == table.seated[seat]:
                    season.miss(table.number, who, now)
        rows: list[tuple[str | None, OutboxRow]] = []
        for one in ended:
            late = [seat for seat, had in done[one.id].items() if had.late]
            how = How.PLAYED if one.ranks else How.MEAN
            if season.result(tables[one.id].number, now, one.ranks, sorted(late), how):
                rows.append((one.id, OutboxRow("thread", "standing", data={"season": season.id})))
        return rows

    async def _adjudicate(self, season: Season, table: Table, now: int) -> None:
        """Decide a match that still runs by its score, if that can be compared."""
        ranks: tuple[int, ...] = ()
        if season.terms.compared and table.match:
            with contextlib.suppress(Unreadable, UnknownMatch):
                match = (await self._store.match(table.match)).match
                ranks = match.game.standing(match.state) if match.status is Status.RUNNING else ()
        how = How.ADJUDGED if ranks else How.MEAN
        season.result(table.number, now, ranks, how=how)

    async def _matches(
        self, stored: StoredSeason, tables: Sequence[Table]
    ) -> list[tuple[Stored, Sequence[OutboxRow]]]:
        """Return the matches of tables that begin, each with what is owed for it."""
        season, now = stored.season, self._now()
        people = {who for table in tables for who in table.seated if not is_computer(who)}
        known = await calendars(self._store, sorted(people))
        hours = {who: within(one, season.terms) for who, one in known.items()}
        found = await asyncio.to_thread(
            lambda: [begun(season, table, self._secret(), hours, now) for table in tables]
        )
        sealed = {match.id: match.commitment for match in found}
        season.entries[:] = [
            replace(entry, data={**entry.data, "sealed": sealed[entry.data["match"]]})
            if entry.data.get("match") in sealed
            else entry
            for entry in season.entries
        ]
        for table in tables:
            table.sealed = sealed[table.match]
        return [(Stored(match, home_of(stored.place, match)), owed(match)) for match in found]

    def _following(self, stored: StoredSeason) -> StoredSeason | None:
        """Return the next season of a league that is over."""
        season, terms = stored.season, stored.season.terms
        if terms.form is not Form.LEAGUE or season.phase is not Phase.OVER:
            return None
        begins = season.seen + PAUSE
        again = replace(
            terms,
            begins=begins,
            ends=begins + terms.ends - terms.begins,
            number=terms.number + 1,
            before=season.id,
            order=season.next_order(),
        )
        name = match_ids.successor(season.id)
        following = open_season(name, again, self._secret(), season.seen)
        return StoredSeason(following, replace(stored.place, message=None))

    async def _settle(self, season: Season) -> None:
        """Do to matches that run what their season has decided about them."""
        running = await self._store.seasons.running(season.id)
        if season.phase is Phase.VOID or not running:
            return
        tables = {table.match: table for table in season.tables if table.match}
        done = await self._store.seasons.played(running)
        for match_id in running:
            if (table := tables.get(match_id)) is not None:
                idle = [seat for seat, had in done[match_id].items() if had.row >= IDLE]
                if table.how is not None or table.gone or idle:
                    change = _settling(season, table, idle, self._now())
                    with contextlib.suppress(errors.MatchClosed, Unreadable, UnknownMatch):
                        await self._changes.apply(match_id, change)


def begun(season: Season, table: Table, secret: str, hours: dict[str, Calendar], now: int) -> Match:
    """Return the match of a table, begun, with who sits there in the order of the seats."""
    terms = season.terms
    host = next((who for who in table.seated if not is_computer(who)), table.seated[0])
    pace = Pace(terms.turn, strict=True, reserve=terms.reserve)
    given = (table.match, terms.game, host, secret, now)
    match = lobby.open_match(*given, table=terms.options, pace=pace)
    match.season, match.seated = season.id, tuple(table.seated)
    match.players = [
        Player(
            who, bots.STAND_IN if is_computer(who) else None, calendar=hours.get(who, Calendar())
        )
        for who in table.seated
    ]
    lobby.start(match, host, now)
    return match


def home_of(place: SeasonPlace, match: Match) -> Place:
    """Return where a match of a season is told: not in a thread if only computers play."""
    if place.guild == ANYWHERE:
        return Place(None, place.channel, locale=place.locale, home=LETTERS)
    home = THREAD if any(player.computer is None for player in match.players) else LETTERS
    return Place(place.guild, place.channel, locale=place.locale, home=home)


def fills(form: Form, seats: int) -> tuple[int, ...]:
    """Return up to how many players computers may fill a season."""
    return tuple(n for n in FILLS if n >= seats) if form is Form.LEAGUE else ()


def within(calendar: Calendar, terms: Terms) -> Calendar:
    """Return a calendar as a season takes it: no daily hours, and no more vacation than it has."""
    left, spans = terms.vacation, []
    for start, end in sorted((max(a, terms.begins), b or terms.ends) for a, b in calendar.away):
        taken = min(end, terms.ends, start + left) - start
        if taken > 0:
            spans.append((start, start + taken))
            left -= taken
    return Calendar(None, tuple(spans))


def _settling(
    season: Season, table: Table, idle: Sequence[int], now: int
) -> Callable[[Match], None]:
    """Return what a season has decided about a match that runs."""

    def change(match: Match) -> None:
        if match.status is not Status.RUNNING:
            raise errors.MatchClosed
        gone = [
            seat
            for seat, player in enumerate(match.players)
            if player.id == table.ids[seat]
            and (one := season.entrants.get(player.id))
            and one.out
            and not player.resigned
        ]
        if table.how in (How.MEAN, How.ADJUDGED) or (table.how is not None and match.rest):
            match.void("season", now)
            return
        if match.rest:
            return
        for seat in gone:
            if match.status is Status.RUNNING:
                substitutes.resign(match, seat, now)
        for seat in idle:
            free = match.status is Status.RUNNING and not match.players[seat].played_by
            if free and seat in match.since and not match.players[seat].resigned:
                substitutes.relieve(match, seat, LateSeatChoice.COMPUTER, now)

    return change


def _known(season: Season) -> tuple[Phase, bool, int]:
    """Return what of a season is worth a post when it changes."""
    return season.phase, season.halved, len(season.decided)


def _told(season: Season, before: tuple[Phase, bool, int]) -> list[OutboxRow]:
    """Return what is owed to a channel after a season has changed."""
    phase, halved, decided = before
    words = [f"decided {division}" for division in season.decided[decided:]]
    if season.phase is not phase:
        words = [season.phase.value]
    elif season.halved and not halved:
        words.insert(0, "half")
    where = f"season:{season.id}"
    begins = phase is Phase.OPEN and season.phase is Phase.RUNNING
    due = season.seen + BELOW if begins else 0
    told = [{"season": season.id, "what": what} for what in words]
    posts = [OutboxRow(where, "season-post", data=data, due=due) for data in told]
    return [message_of(season.id), *posts]
