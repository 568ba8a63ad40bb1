"""A season from its announcement to its end: what happens is an entry, all else follows from them.

What is asked of a season (`enter`, `begin`, `result` ...) is refused with a GameError, or leaves
entries in `entries` and is carried out from those alone: who replays the entries has the same
season. Times are passed in, as seconds since 1970 UTC.

Chance is that of a match: the commitment of a secret is announced, who enters adds to it, and the
order `lot` that decides pairings and the last ties is drawn from both.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import pairwise
from typing import Any

from engine import codec, provably_fair_seed
from engine.match_types import computer_id, is_computer
from engine.seasons import league_pairings, points_and_standings, season_types, tournament_pairings
from engine.seasons.rounds_clocks_and_duration import rounds
from engine.seasons.season_types import MOVERS, Entrant, Entry, Form, How, Kind, Phase, Table, Terms


@dataclass(slots=True)
class Season:
    """One league season or tournament. `entries` are those that are not written yet.

    `seen`: when the last thing happened. `lot`: the order drawn at the beginning. `divisions`:
    ids, the first division first; a tournament has one. `rounds`: of a tournament, without its
    final.
    """

    id: str
    secret: str = field(default="", repr=False)
    terms: Terms = None  # type: ignore[assignment]  # the first entry has them
    commitment: str = ""
    phase: Phase = Phase.OPEN
    number: int = 0
    seen: int = 0
    entrants: dict[str, Entrant] = field(default_factory=dict)
    lot: tuple[str, ...] = ()
    divisions: list[tuple[str, ...]] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    round: int = 0
    rounds: int = 0
    halved: bool = False
    decided: list[int] = field(default_factory=list)
    why: str = ""
    entries: list[Entry] = field(default_factory=list)

    # What is read

    @property
    def running(self) -> list[Table]:
        """Return the tables that have begun and are not over."""
        return [table for table in self.tables if table.match and table.how is None]

    @property
    def least(self) -> int:
        """Return how many must enter for the season to begin."""
        return self.terms.least

    @property
    def players(self) -> list[str]:
        """Return the ids of those who entered before the beginning, in order."""
        return [one.id for one in self.entrants.values() if not one.spare]

    @property
    def people(self) -> list[str]:
        """Return the ids of all who have to do with it, who entered first; computers too."""
        seated = (who for table in self.tables for who in (*table.ids, *table.seated))
        return list(dict.fromkeys([*self.entrants, *seated]))

    def standing(self, division: int = 0) -> list[points_and_standings.Row]:
        """Return the standing of a division; of a tournament, with its final once that is over."""
        ids = self.divisions[division] if self.divisions else tuple(self.players)
        out = {who: self.entrants[who].out for who in ids if self.entrants[who].out}
        mine = [t for t in self.tables if t.division == division and not self.is_final(t)]
        rows = points_and_standings.standing(ids, mine, self.lot, out)
        final = next((t for t in self.tables if self.is_final(t) and t.counts), None)
        if final is None:
            return rows
        places = final.places()
        rows.sort(key=lambda row: (places.get(row.id, len(places) + 1), row.rank))
        return [
            replace(row, rank=at + 1, by="final" if row.id in places else row.by)
            for at, row in enumerate(rows)
        ]

    def is_final(self, table: Table) -> bool:
        """Tell whether a table is the final of a tournament."""
        return self.terms.form is Form.TOURNAMENT and table.round > self.rounds > 0

    def movers(self, division: int) -> tuple[list[str], list[str]]:
        """Return who goes up from a division and who goes down, as it stands."""
        if self.terms.form is Form.TOURNAMENT:
            return [], []
        ids = [row.id for row in self.standing(division) if not row.out]
        up = ids[:MOVERS] if division > 0 else []
        down = ids[-MOVERS:] if division < len(self.divisions) - 1 else []
        return up, down

    def is_decided(self, division: int) -> bool:
        """Tell whether the first, or who moves, is certain in a division of a league.

        So long as no result can be annulled: half of everybody's matches are over.
        """
        ids = [row.id for row in self.standing(division) if not row.out]
        mine = [table for table in self.tables if table.division == division]
        if self.terms.form is Form.TOURNAMENT or len(ids) <= 2 * MOVERS:
            return False
        if any(_annullable(who, mine) for who in ids):
            return False
        bounds = points_and_standings.bounds(ids, mine)
        ups = MOVERS if division > 0 else 1
        downs = MOVERS if division < len(self.divisions) - 1 else 0
        cuts = [ups, len(ids) - downs] if downs else [ups]
        return all(
            min(bounds[who][0] for who in ids[:cut]) > max(bounds[who][1] for who in ids[cut:])
            for cut in cuts
        )

    def next_order(self) -> tuple[str, ...]:
        """Return who plays on in the next season, best first, with those exchanged who move."""
        ids = [
            [row.id for row in self.standing(d) if not row.out] for d in range(len(self.divisions))
        ]
        for upper, lower in pairwise(ids):
            count = min(MOVERS, len(upper), len(lower))
            if count:
                upper[-count:], lower[:count] = lower[:count], upper[-count:]
        return tuple(who for division in ids for who in division)

    def champion(self) -> str:
        """Return who is first of the first division; "" if nobody is left."""
        return next((row.id for row in self.standing(0) if not row.out), "")

    def deciding(self) -> str:
        """Return the id of the match that the champion played last; "" if they played none."""
        who = self.champion()
        played = [t.match for t in self.tables if t.how is How.PLAYED and who in t.ids]
        return played[-1] if played else ""

    def load(self, who: str) -> int:
        """Return how many matches somebody has to play now."""
        return sum(who in table.seated for table in self.running)

    def due(self, now: int) -> list[Table]:
        """Return the tables that are to begin now.

        A table of a league begins when all who sit there have room, and at the latest when its
        longest life is left before the end. Computers meet each other a few at a time.
        """
        if self.phase is not Phase.RUNNING:
            return []
        busy: Counter[str] = Counter(who for table in self.running for who in table.seated)
        thinking = sum(all(map(is_computer, table.seated)) for table in self.running)
        must, found = now >= self.last_start, []
        for table in self.tables:
            if table.match or table.how is not None:
                continue
            people = [who for who in table.seated if not is_computer(who)]
            room = all(busy[who] < self.entrants[who].at_once for who in people)
            room = room and (bool(people) or thinking < season_types.COMPUTERS_AT_ONCE)
            if must or self.terms.form is Form.TOURNAMENT or room:
                busy.update(people)
                thinking += not people
                found.append(table)
        return found

    def overdue(self, now: int) -> list[Table]:
        """Return the tables that are to be decided now, whatever stands on them."""
        date = self.round_ends if self.terms.form is Form.TOURNAMENT else self.terms.ends
        if self.phase is not Phase.RUNNING or now < min(date, self.terms.ends):
            return []
        return [table for table in self.tables if table.how is None]

    @property
    def last_start(self) -> int:
        """Return when the last match begins at the latest."""
        return max(self.terms.begins, self.terms.ends - self.terms.life)

    @property
    def round_ends(self) -> int:
        """Return when the present round of a tournament is over at the latest."""
        return min(self.terms.begins + self.round * self.terms.life, self.terms.ends)

    @property
    def half(self) -> int:
        """Return when half of the time is over."""
        return (self.terms.begins + self.terms.ends) // 2

    def alarm(self) -> int | None:
        """Return when the time next brings something; None once the season is over."""
        if self.phase is Phase.OPEN:
            return self.terms.begins
        if self.phase is not Phase.RUNNING:
            return None
        dates = [self.terms.ends]
        if not self.halved:
            dates.append(self.half)
        if self.terms.form is Form.TOURNAMENT:
            dates.append(self.round_ends)
        elif any(not table.match and table.how is None for table in self.tables):
            dates.append(self.last_start)
        return min(dates)

    # What is asked

    def enter(self, who: str, now: int, added: str = "", at_once: int = 0) -> None:
        """Enter somebody; once tables for three or more are played, to be called in.

        SeasonClosed, EnteredAlready, WasOut, SeasonFull, SeasonBegun.
        """
        self._expect_alive()
        mine = self.entrants.get(who)
        if mine is not None:
            raise season_types.WasOut if mine.out else season_types.EnteredAlready
        running = self.phase is Phase.RUNNING
        if running and (self.terms.form is Form.TOURNAMENT or self.terms.seats == 2):
            raise season_types.SeasonBegun
        most = self.terms.size if self.terms.form is Form.TOURNAMENT else season_types.MOST_ENTRANTS
        if not running and len(self.entrants) >= most:
            raise season_types.SeasonFull(most=most)
        wish = _bounded(at_once or self.terms.at_once)
        self._log(Kind.ENTER, now, who, added=added, at_once=wish)

    def wish(self, who: str, now: int, at_once: int) -> None:
        """Note how many matches at once an entrant likes; NotEntered, SeasonClosed."""
        self._expect_alive()
        if who not in self.entrants or self.entrants[who].out:
            raise season_types.NotEntered
        self._log(Kind.WISH, now, who, at_once=_bounded(at_once))

    def leave(self, who: str, now: int, why: str = "left") -> None:
        """Let somebody go: before the beginning as if they had not come, then as who is out."""
        self._expect_alive()
        if who not in self.entrants or self.entrants[who].out:
            raise season_types.NotEntered
        if self.phase is Phase.OPEN:
            self._log(Kind.LEAVE, now, who)
        else:
            self._log(Kind.OUT, now, who, why=why)

    def begin(self, now: int, seeds: Sequence[str] = ()) -> None:
        """Draw the order, the divisions and the first tables; called off if too few have entered.

        Computers enter first, where they fill it. `seeds`: newcomers in the order in which they are
        to be placed, best first.
        """
        self._expect(Phase.OPEN)
        entered = self.players
        if len(entered) < self.least:
            self._log(Kind.VOID, now, why="few")
            return
        for n in range(1, self.terms.filled - len(entered) + 1):
            self._log(Kind.ENTER, now, computer_id(n), added="", at_once=season_types.MOST_AT_ONCE)
        ids = self.players
        mixed = [self.entrants[who].added for who in ids]
        lot = provably_fair_seed.seating(self.secret, ids, mixed)
        known = [who for who in (*self.terms.order, *seeds) if who in self.entrants]
        order = list(dict.fromkeys([*known, *lot]))
        league = self.terms.form is Form.LEAGUE
        drawn = {who: at for at, who in enumerate(lot)}
        divisions = league_pairings.divided(order, self.terms.size) if league else [order]
        placed = [sorted(division, key=drawn.__getitem__) for division in divisions]
        self._log(
            Kind.BEGIN,
            now,
            seeds=list(seeds),
            lot=lot,
            divisions=placed,
            tables=[
                [number, at, list(table)]
                for number, division in enumerate(placed)
                for at, table in self._schedule(division)
            ],
        )
        if self.terms.form is Form.TOURNAMENT:
            self._next_round(now)

    def start(self, number: int, match: str, now: int, sealed: str = "") -> None:
        """Note that a table has begun, as a match whose secret has this commitment."""
        self._log(Kind.START, now, table=number, match=match, sealed=sealed)

    def miss(self, number: int, who: str, now: int) -> None:
        """Note that somebody has not played a match at all; with the second they are out."""
        mine = self.entrants.get(who)
        table = self.tables[number]
        if mine is None or mine.out or who in table.missed or self.phase is not Phase.RUNNING:
            return
        self._log(Kind.MISS, now, who, table=number)
        if mine.missed >= season_types.MISSES:
            self._log(Kind.OUT, now, who, why="missed")

    def result(
        self,
        number: int,
        now: int,
        ranks: Sequence[int] = (),
        late: Sequence[int] = (),
        how: How = How.PLAYED,
    ) -> bool:
        """Take the places of a table, by seat; return False if it was over before."""
        if self.phase is not Phase.RUNNING or self.tables[number].how is not None:
            return False
        self._log(Kind.RESULT, now, table=number, how=how.value, ranks=list(ranks), late=list(late))
        return True

    def proceed(self, now: int) -> None:
        """Go on where all tables are over: to the next round, the final or the end."""
        if self.phase is not Phase.RUNNING:
            return
        if not self.halved and now >= self.half:
            self._log(Kind.HALF, now)
        if any(table.how is None for table in self.tables):
            for division in range(len(self.divisions)):
                if division not in self.decided and self.is_decided(division):
                    self._log(Kind.DECIDED, now, division=division)
            return
        league = self.terms.form is Form.LEAGUE
        last = league or self.round >= self.rounds + (self.terms.seats > 2)
        staying = [who for who in self.players if not self.entrants[who].out]
        if last or now >= self.terms.ends or len(staying) < self.terms.seats:
            self._log(Kind.OVER, now)
        else:
            self._next_round(now)

    def call_off(self, now: int, why: str) -> None:
        """Call the season off: "host"."""
        self._expect_alive()
        self._log(Kind.VOID, now, why=why)

    # What follows

    def apply(self, entry: Entry) -> None:
        """Carry out an entry of the log."""
        self.number, self.seen = entry.number + 1, entry.at
        carry = {
            Kind.OPEN: self._opened,
            Kind.ENTER: self._entered,
            Kind.WISH: self._wished,
            Kind.LEAVE: self._left,
            Kind.BEGIN: self._begun,
            Kind.ROUND: self._round_paired,
            Kind.START: self._started,
            Kind.MISS: self._missed,
            Kind.OUT: self._gone,
            Kind.RESULT: self._decided,
            Kind.HALF: self._half_over,
            Kind.DECIDED: self._division_decided,
            Kind.OVER: self._ended,
            Kind.VOID: self._voided,
        }
        carry[entry.kind](entry)

    def _log(self, kind: Kind, at: int, who: str = "", **data: Any) -> None:
        entry = Entry(self.number, kind, at, who, data)
        self.apply(entry)
        self.entries.append(entry)

    def _opened(self, entry: Entry) -> None:
        self.terms = read_terms(entry.data["terms"])
        self.commitment = entry.data["commitment"]

    def _entered(self, entry: Entry) -> None:
        spare = self.phase is Phase.RUNNING
        self.entrants[entry.who] = Entrant(
            entry.who, entry.data["added"], entry.data["at_once"], spare
        )

    def _wished(self, entry: Entry) -> None:
        self.entrants[entry.who].at_once = entry.data["at_once"]

    def _left(self, entry: Entry) -> None:
        del self.entrants[entry.who]

    def _begun(self, entry: Entry) -> None:
        self.phase = Phase.RUNNING
        self.lot = tuple(entry.data["lot"])
        self.divisions = [tuple(ids) for ids in entry.data["divisions"]]
        if self.terms.form is Form.TOURNAMENT:
            self.rounds = min(
                rounds(len(self.lot), self.terms.seats),
                self.terms.rounds,
            )
        for division, at, ids in entry.data["tables"]:
            self._add_table(division, at, ids)

    def _round_paired(self, entry: Entry) -> None:
        self.round = entry.data["round"]
        for ids in entry.data["tables"]:
            self._add_table(0, self.round, ids)

    def _add_table(self, division: int, at: int, ids: Sequence[str]) -> None:
        table = Table(len(self.tables), division, at, tuple(ids), list(ids))
        table.gone = {
            seat for seat, who in enumerate(ids) if is_computer(who) and who not in self.entrants
        }
        if len(ids) == 1:
            table.how, table.ranks = How.BYE, (1,)
        self.tables.append(table)

    def _started(self, entry: Entry) -> None:
        table = self.tables[entry.data["table"]]
        table.match, table.sealed = entry.data["match"], entry.data["sealed"]

    def _missed(self, entry: Entry) -> None:
        self.entrants[entry.who].missed += 1
        self.tables[entry.data["table"]].missed.add(entry.who)

    def _decided(self, entry: Entry) -> None:
        table = self.tables[entry.data["table"]]
        table.how = How(entry.data["how"])
        table.ranks, table.late = tuple(entry.data["ranks"]), tuple(entry.data["late"])

    def _gone(self, entry: Entry) -> None:
        who = entry.who
        self.entrants[who].out = entry.data["why"]
        mine = [table for table in self.tables if who in table.ids]
        if self.terms.seats > 2:
            for table in self.tables:
                if table.how is None and who in table.seated:
                    self._replace(table, table.seated.index(who))
            return
        over = sum(table.how is not None for table in mine)
        annulled = self.terms.form is Form.LEAGUE and over * 2 < len(mine)
        for table in mine:
            if annulled:
                table.how = How.ANNULLED
            elif table.how is None:
                table.ranks = tuple(2 if one == who else 1 for one in table.ids)
                table.how = How.FORFEIT

    def _replace(self, table: Table, seat: int) -> None:
        """Give the seat of who has left to who may be called in, or to a computer.

        In a match that runs a computer plays on.
        """
        table.gone.add(seat)
        spares = [one.id for one in self.entrants.values() if one.spare and not one.out]
        free = [who for who in spares if who not in table.seated and not table.match]
        table.seated[seat] = free[0] if free else self._free_computer(table.seated)

    def _half_over(self, entry: Entry) -> None:
        self.halved = True

    def _division_decided(self, entry: Entry) -> None:
        self.decided.append(entry.data["division"])

    def _ended(self, entry: Entry) -> None:
        self.phase = Phase.OVER

    def _voided(self, entry: Entry) -> None:
        self.phase, self.why = Phase.VOID, entry.data["why"]

    # What begins and rounds consist of

    def _schedule(self, ids: Sequence[str]) -> Iterable[tuple[int, Sequence[str]]]:
        """Return the tables of a division of a league, each with its round."""
        if self.terms.form is Form.TOURNAMENT:
            return []
        if self.terms.seats > 2:
            made = league_pairings.tables(len(ids), self.terms.seats)
            return [(at + 1, [ids[i] for i in places]) for at, places in enumerate(made)]
        return [
            (at + 1, [ids[i] for i in places])
            for at, one in enumerate(league_pairings.round_robin(len(ids)))
            for places in one
        ]

    def _next_round(self, now: int) -> None:
        seats, number = self.terms.seats, self.round + 1
        staying = [who for who in self.lot if not self.entrants[who].out]
        if number > self.rounds:
            rows = [row.id for row in self.standing() if not row.out]
            had = tournament_pairings.seats_had(self.tables, seats)
            self._log(
                Kind.ROUND,
                now,
                round=number,
                tables=[list(tournament_pairings.seated(rows[:seats], had))],
            )
            return
        score = points_and_standings.points(self.tables)
        drawn = {who: at for at, who in enumerate(self.lot)}
        order = sorted(staying, key=lambda who: (-score.get(who, Fraction(0)), drawn[who]))
        self._log(Kind.ROUND, now, round=number, tables=self._paired(order, score))

    def _paired(self, order: list[str], score: Mapping[str, Fraction]) -> list[list[str]]:
        """Return the tables of a round, by seat; alone who has a bye."""
        seats, byes = self.terms.seats, list[list[str]]()
        if seats == 2 and len(order) % 2:
            had_bye = Counter(table.ids[0] for table in self.tables if len(table.ids) == 1)
            free = min(reversed(order), key=lambda who: had_bye[who])
            order.remove(free)
            byes = [[free]]
        count = -(-len(order) // seats)
        sizes = [seats] * count
        for at in range(count * seats - len(order)):  # as many computers play, at the last tables
            sizes[-1 - at % count] -= 1
        met = tournament_pairings.meetings(self.tables)
        had = tournament_pairings.seats_had(self.tables, seats)
        tables = tournament_pairings.grouped(order, score, met, had, sizes)
        for table in tables:
            while len(table) < seats:
                table.append(self._free_computer(table))
        return [*(list(tournament_pairings.seated(table, had)) for table in tables), *byes]

    def _free_computer(self, table: Sequence[str]) -> str:
        """Return a computer that has not entered and does not sit at a table."""
        names = map(computer_id, range(1, 999))
        return next(name for name in names if name not in table and name not in self.entrants)

    def _expect(self, phase: Phase) -> None:
        self._expect_alive()
        if self.phase is not phase:
            raise season_types.SeasonBegun

    def _expect_alive(self) -> None:
        if self.phase in (Phase.OVER, Phase.VOID):
            raise season_types.SeasonClosed


def open_season(id: str, terms: Terms, secret: str, now: int) -> Season:  # noqa: A002
    """Announce a season."""
    season = Season(id, secret)
    packed = {"terms": codec.pack(terms), "commitment": provably_fair_seed.commitment(secret)}
    entry = Entry(0, Kind.OPEN, now, terms.host, packed)
    season.apply(entry)
    season.entries.append(entry)
    return season


def read_terms(data: Mapping[str, Any]) -> Terms:
    """Return terms that were packed, also before there were all fields; CodecError."""
    return codec.unpack({"filled": 0, "letters": False, **data}, Terms)


def replay(id: str, entries: Iterable[Entry], secret: str = "") -> Season:  # noqa: A002
    """Return the season that entries lead to."""
    season = Season(id, secret)
    for entry in entries:
        season.apply(entry)
    return season


def _bounded(at_once: int) -> int:
    return max(season_types.LEAST_AT_ONCE, min(at_once, season_types.MOST_AT_ONCE))


def _annullable(who: str, tables: Sequence[Table]) -> bool:
    """Tell whether the results of an entrant would be annulled if they left now."""
    mine = [table for table in tables if who in table.ids]
    return sum(table.how is not None for table in mine) * 2 < len(mine)
