"""Seasons that are lived through in no time: no-shows, leavers, vacations, outages.

python -m tests.soak.seasons 1000
"""

import itertools
import random
import sys
import time
from collections.abc import Sequence

from engine.seasons import (
    How,
    Kind,
    Phase,
    Season,
    open_season,
    replay,
    rounds_clocks_and_duration,
    season_export,
)
from engine.seasons.season_types import DAY, Entry, Form, Terms

NO_SHOWS, LEAVERS, OUTAGES = 0.2, 0.1, 0.1
TURNS = 12


def lived(seed: int) -> tuple[Season, list[Entry], str]:
    """Return a season from its announcement to its end, its log, and its secret."""
    rng = random.Random(seed)
    form, seats = rng.choice(list(Form)), rng.choice((2, 2, 3, 4, 5))
    pace, at_once = rng.choice(list(rounds_clocks_and_duration.PACES)), rng.randint(2, 6)
    size = rng.randint(6, 10) if form is Form.LEAGUE else rng.choice((8, 16, 32, 64))
    found = rounds_clocks_and_duration.planned(form, seats, size, at_once, TURNS, pace)
    begins = 7 * DAY
    terms = Terms(
        *(form, "magus", seats, found.turn, found.reserve, size, found.at_once, begins),
        *(begins + found.lasts, found.life, found.rounds),
        compared=rng.random() < 0.5,
        filled=rng.choice((0, 0, 8, 12)) if form is Form.LEAGUE else 0,
    )
    secret = f"{rng.getrandbits(256):064x}"
    season, log = open_season("season", terms, secret, 0), list[Entry]()
    most = min(size, 40) if form is Form.TOURNAMENT else 40
    for i in range(rng.randint(1 if terms.filled else 3, most)):
        season.enter(f"p{i}", i, f"added {i}", rng.randint(2, 6))
    for who in [who for who in season.players if rng.random() < 0.05]:
        season.leave(who, 100)
    absent = {who for who in season.players if rng.random() < NO_SHOWS}
    leaves = {
        who: rng.randint(begins, terms.ends) for who in season.players if rng.random() < LEAVERS
    }
    season.begin(begins)
    now, ends, ids = begins, dict[int, int](), itertools.count()
    blind = sorted(rng.randint(begins, terms.ends) for _ in range(3) if rng.random() < OUTAGES)
    while season.phase is Phase.RUNNING:
        for table in season.due(now):
            season.start(table.number, f"m{next(ids)}", now)
            slow = rng.random() < 0.05  # paused, or on vacation beyond what is kept
            ends[table.number] = now + int(terms.life * (2 if slow else rng.random() ** 2))
        for table in [t for t in season.running if ends[t.number] <= now]:
            away = [seat for seat, who in enumerate(table.ids) if who in absent]
            for seat in away:
                season.miss(table.number, table.ids[seat], now)
            places = rng.choices(range(1, len(table.ids) + 1), k=len(table.ids))
            how = How.MEAN if rng.random() < 0.02 else How.PLAYED  # called off by an admin
            season.result(table.number, now, [] if how is How.MEAN else places, away, how)
        for who in [who for who, at in leaves.items() if at <= now]:
            del leaves[who]
            if season.phase is Phase.RUNNING and not season.entrants[who].out:
                season.leave(who, now)
            if season.phase is Phase.RUNNING and seats > 2 and form is Form.LEAGUE:
                season.enter(f"{who} spare", now)
        for table in season.overdue(now):
            places = rng.choices(range(1, len(table.ids) + 1), k=len(table.ids))
            told = (places, How.ADJUDGED) if terms.compared and table.match else ([], How.MEAN)
            season.result(table.number, now, told[0], how=told[1])
        before = season.number
        season.proceed(now)
        if season.number == before and not season.due(now):
            times = [ends[t.number] for t in season.running] + list(leaves.values())
            alarm = season.alarm()
            assert alarm is not None
            now = max(now + 1, min([at for at in times if at > now] + [alarm]))
            if blind and now >= blind[0]:  # the bot is away for up to a week
                now = min(blind.pop(0) + rng.randint(0, 7 * DAY), max(terms.ends, now))
    log = season.entries
    return season, log, secret


def check(seed: int) -> Season:
    """Live through a season; AssertionError if it does not end on its date, or replay."""
    season, log, secret = lived(seed)
    if season.phase is Phase.OVER:
        assert log[-1].at <= season.terms.ends, "it ended after its date"
        assert all(table.how is not None for table in season.tables)
        assert season.tables
    else:
        assert season.why == "few"
    log = list(log)
    again = replay(season.id, log, secret)
    for number in range(len(season.divisions)):
        assert again.standing(number) == season.standing(number)
    assert again.next_order() == season.next_order()
    for entry in log:
        if entry.kind is Kind.DECIDED:
            check_decided(season, log, entry)
    told = season_export.dump(season, log)
    wrong, _ = season_export.verify(told)
    assert not wrong, wrong
    return season


def check_decided(season: Season, log: Sequence[Entry], entry: Entry) -> None:
    """What was told to be certain stayed so, unless somebody of that division left afterwards."""
    division = entry.data["division"]
    gone = {one.who for one in log[entry.number :] if one.kind is Kind.OUT}
    if not gone & {*season.divisions[division]}:
        then = replay(season.id, log[: entry.number])
        for before, after in zip(then.movers(division), season.movers(division), strict=True):
            assert {*before} == {*after}, "who moves was told to be certain"
        if division == 0:
            assert then.champion() == season.champion(), "the first was told to be certain"


def main() -> None:
    """Live through as many seasons as are asked for, and say how they ended."""
    many, start = int(sys.argv[1]) if len(sys.argv) > 1 else 1000, time.perf_counter()
    ended, tables, out = 0, 0, 0
    for seed in range(many):
        season = check(seed)
        ended += season.phase is Phase.OVER
        tables += len(season.tables)
        out += sum(bool(one.out) for one in season.entrants.values())
    took = time.perf_counter() - start
    print(f"{many} seasons, {ended} played to the end on their date, {many - ended} had too few")
    print(f"{tables} tables, {out} entrants out; every standing replayed, in {took:.0f} s")


if __name__ == "__main__":
    main()
