"""Leagues and tournaments over both databases: what is asked, what time brings, what kills do."""

import asyncio
import itertools
import re
from collections import Counter
from collections.abc import Collection
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, event, select, text as sql
from sqlalchemy.ext.asyncio import AsyncEngine

from db import Conflict, OutboxRow, Store, season_moves_and_late_turns
from db.connect import scripts
from db.people_and_servers import FORMER
from db.seasons import ANYWHERE, SeasonPlace, StoredSeason, UnknownSeason
from db.tables import matches, outbox, seasons
from db.transactions import reading, written
from engine.errors import GameError
from engine.match import Match, Status
from engine.match_record import Kind as Happened
from engine.playing_hours import DAY, Calendar
from engine.seasons import Form, How, Kind, Phase, Season, points_and_standings, season_export
from engine.seasons.season_types import EnteredAlready, NotEntered, SeasonClosed
from services import service_errors
from services.leagues_and_tournaments import Organiser, within
from services.umpire import Umpire
from services.votes_substitutes_undo_pauses import Steward

GUILD, CHANNEL = 10**18 + 1, 10**18 + 2
HOST = "host"


class Time:
    def __init__(self) -> None:
        self.now = 1_800_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Time:
    return Time()


@pytest.fixture
def umpire(store: Store, clock: Time) -> Umpire:
    secrets = itertools.count(1)
    return Umpire(store, clock, lambda: f"{next(secrets):064x}")


@pytest.fixture
def desk(umpire: Umpire) -> Organiser:
    return umpire.seasons


async def opened(
    desk: Organiser,
    many: int = 5,
    form: Form = Form.LEAGUE,
    game: str = "magnate",
    seats: int = 2,
    size: int = 8,
    **more: Any,
) -> str:
    """Announce a season that begins in a day, and let so many enter; return its id."""
    begins = desk._now() + DAY
    terms = desk.terms(form, game, seats, size, "daily", 2, begins, HOST, GUILD, **more)
    stored = await desk.open(terms, SeasonPlace(GUILD, CHANNEL))
    for i in range(many):
        await desk.enter(stored.season.id, f"p{i}", GUILD, f"word {i}")
    return stored.season.id


async def begun(desk: Organiser, clock: Time, many: int = 5, **told: Any) -> str:
    id_ = await opened(desk, many, **told)
    clock.now += DAY
    await desk.look(id_)
    return id_


async def season(desk: Organiser, id_: str) -> Season:
    return (await desk._store.seasons.get(id_)).season


async def of(store: Store, engine: AsyncEngine, id_: str) -> list[Match]:
    async with reading(engine) as conn:
        ids = list(await conn.scalars(select(matches.c.id).where(matches.c.season == id_)))
    return [(await store.match(one)).match for one in ids]


async def sound(desk: Organiser, engine: AsyncEngine, id_: str) -> None:
    """Every table that has begun has one match, every match one table, nobody sits twice."""
    found = await season(desk, id_)
    kept = Counter(match.id for match in await of(desk._store, engine, id_))
    assert kept == Counter(table.match for table in found.tables if table.match)
    for match in await of(desk._store, engine, id_):
        table = next(table for table in found.tables if table.match == match.id)
        assert match.commitment == table.sealed
        assert match.seated == tuple(table.seated) or table.gone
    log = await desk._store.seasons.log(id_)
    assert [entry.number for entry in log] == list(range(len(log)))


async def give_up(umpire: Umpire, id_: str) -> None:
    """End all matches that run: the second seat gives up."""
    for one in await umpire.store.seasons.running(id_):
        match = (await umpire.store.match(one)).match
        await umpire.resign(one, match.players[1].id)


async def lived(umpire: Umpire, id_: str) -> Season:
    while (found := await season(umpire.seasons, id_)).phase is Phase.RUNNING:
        await give_up(umpire, id_)
        await umpire.seasons.look(id_)
    return found


async def posts(engine: AsyncEngine) -> list[tuple[str, str]]:
    async with reading(engine) as conn:
        rows = (await conn.execute(select(outbox).where(outbox.c.match_id.is_(None)))).mappings()
        return sorted((row["destination"], row["kind"]) for row in rows)


async def test_a_league_goes_from_its_announcement_to_the_next_season(
    umpire: Umpire, desk: Organiser, clock: Time, engine: AsyncEngine, store: Store
) -> None:
    id_ = await begun(desk, clock)
    await sound(desk, engine, id_)
    running = await season(desk, id_)
    load = Counter(who for table in running.running for who in table.seated)
    assert max(load.values()) == 2
    done = await lived(umpire, id_)
    assert done.phase is Phase.OVER
    assert all(table.how is How.PLAYED for table in done.tables)
    await sound(desk, engine, id_)
    wrong, _ = season_export.verify(
        season_export.dump(done, await store.seasons.log(id_)),
        [await umpire.record(table.match) for table in done.tables],
    )
    assert wrong == []
    live = await store.seasons.in_guild(GUILD)
    (following,) = [row.id for row in live]
    again = await season(desk, following)
    assert again.terms.order == done.next_order()
    assert (again.terms.number, again.terms.before) == (2, id_)
    assert again.terms.begins == clock.now + 7 * 86_400
    (over,) = [one for one in await store.seasons.in_guild(GUILD, live=False) if one.over]
    assert over.champion == done.champion()
    assert (f"season:{following}", "season") in await posts(engine)


async def test_computers_that_fill_a_league_play_each_other_without_a_thread(
    umpire: Umpire, desk: Organiser, clock: Time, engine: AsyncEngine, store: Store
) -> None:
    id_ = await begun(desk, clock, 2, filled=4)
    homes = Counter[tuple[bool, str]]()
    for one in await store.seasons.running(id_):
        stored = await store.match(one)
        kinds = [player.computer for player in stored.match.players]
        homes[None in kinds, stored.place.home] += 1
        assert {*kinds} <= {None, "normal"}
    assert homes == {(True, "thread"): 4, (False, "letters"): 1}  # two at once for each person
    await sound(desk, engine, id_)
    done = await lived(umpire, id_)
    assert done.phase is Phase.OVER
    assert [row.played for row in done.standing()] == [3] * 4
    (following,) = await store.seasons.in_guild(GUILD)
    again = await season(desk, following.id)
    assert (again.terms.filled, again.players) == (4, [])
    assert {"computer-1", "computer-2"} < {*again.terms.order}


async def test_a_league_by_letter_is_entered_from_anywhere(
    umpire: Umpire, desk: Organiser, clock: Time, store: Store
) -> None:
    id_ = await opened(desk, 2, letters=True)
    await desk.enter(id_, "stranger", GUILD + 1)
    await desk.enter(id_, "at home", None)
    clock.now += DAY
    await desk.look(id_)
    for one in await store.seasons.running(id_):
        place = (await store.match(one)).place
        assert (place.home, place.guild, place.thread) == ("letters", None, None)
    assert not await store.seasons.in_guild(GUILD)
    assert [row.id for row in await store.seasons.in_guild(ANYWHERE)] == [id_]
    assert (await lived(umpire, id_)).phase is Phase.OVER
    (following,) = await store.seasons.in_guild(ANYWHERE)
    assert (await season(desk, following.id)).terms.letters


async def test_who_is_rated_is_placed_first_and_clocks_are_those_announced(
    desk: Organiser, clock: Time, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {f"p{n}": SimpleNamespace(rating=float(n)) for n in range(12)}

    async def standings(game: str, people: Collection[str]) -> dict[str, Any]:
        return {who: known[who] for who in people}

    monkeypatch.setattr(store.results, "standings", standings)
    id_ = await begun(desk, clock, 12, size=6)
    found = await season(desk, id_)
    assert [{*division} for division in found.divisions] == [
        {f"p{n}" for n in range(6, 12)}, {f"p{n}" for n in range(6)}
    ]  # fmt: skip
    for one in await store.seasons.running(id_):
        pace = (await store.match(one)).match.pace
        assert (pace.turn, pace.reserve) == (found.terms.turn, found.terms.reserve)
        assert pace.strict


async def test_the_end_of_a_match_rings_for_its_season(
    umpire: Umpire, desk: Organiser, clock: Time, store: Store
) -> None:
    id_ = await begun(desk, clock)
    assert id_ not in await store.seasons.due(clock.now)
    await give_up(umpire, id_)
    assert id_ in await store.seasons.due(clock.now)
    await desk.look(id_)
    assert id_ not in await store.seasons.due(clock.now)
    assert id_ in await store.seasons.due(clock.now + 3_601)  # it is looked at every hour


async def test_a_result_that_comes_while_a_season_is_written_is_not_lost(
    umpire: Umpire, desk: Organiser, clock: Time, store: Store
) -> None:
    id_ = await begun(desk, clock)
    read = await store.seasons.get(id_)
    await give_up(umpire, id_)
    read.season.leave("p0", clock.now)
    with pytest.raises(Conflict):
        await store.seasons.save(read)
    await store.seasons.put_off(read, clock.now + 3_600)
    assert id_ in await store.seasons.due(clock.now)


async def test_bad_entries_are_refused(
    umpire: Umpire, desk: Organiser, clock: Time, store: Store
) -> None:
    id_ = await opened(desk)
    with pytest.raises(EnteredAlready):
        await desk.enter(id_, "p1", GUILD)
    with pytest.raises(service_errors.OtherServerSeason):
        await desk.enter(id_, "late", GUILD + 1)
    with pytest.raises(UnknownSeason):
        await desk.enter("nothing", "late", GUILD)
    await store.people.update(HOST, blocked=["villain"])
    with pytest.raises(service_errors.NotWilling):
        await desk.enter(id_, "villain", GUILD)
    with pytest.raises(NotEntered):
        await desk.leave(id_, "late")
    with pytest.raises(service_errors.NotSeasonHost):
        await desk.call_off(id_, "p1", admin=False)
    await desk.call_off(id_, "p1", admin=True)
    with pytest.raises(SeasonClosed):
        await desk.enter(id_, "late", GUILD)


@pytest.mark.parametrize(
    "told",
    [
        {"seats": 3}, {"size": 4}, {"size": 11}, {"at_once": 7}, {"pace": "never"},
        {"begins": 0}, {"begins": 2**40}, {"game": "chess"}, {"filled": 5}, {"filled": 18},
        {"form": Form.TOURNAMENT, "filled": 8},
    ],
)  # fmt: skip
def test_terms_that_cannot_be_are_refused(desk: Organiser, told: dict[str, Any]) -> None:
    good: dict[str, Any] = {
        "form": Form.LEAGUE, "game": "magnate", "seats": 2, "size": 8, "pace": "daily",
        "at_once": 3, "begins": desk._now() + DAY, "host": HOST, "guild": GUILD,
    }  # fmt: skip
    desk.terms(**good)
    with pytest.raises(GameError):
        desk.terms(**good | told)


async def test_too_few_are_told_and_nothing_is_left_open(
    desk: Organiser, clock: Time, engine: AsyncEngine, store: Store
) -> None:
    id_ = await begun(desk, clock, 2)
    found = await season(desk, id_)
    assert (found.phase, found.why) == (Phase.VOID, "few")
    assert (f"season:{id_}", "season-post") in await posts(engine)
    assert id_ not in await store.seasons.due(2**40)


async def test_at_the_end_the_score_decides_and_the_match_is_called_off(
    umpire: Umpire, desk: Organiser, clock: Time, engine: AsyncEngine, store: Store
) -> None:
    id_ = await begun(desk, clock)
    clock.now = (await season(desk, id_)).terms.ends
    await desk.look(id_)
    done = await season(desk, id_)
    assert done.phase is Phase.OVER
    assert done.seen == done.terms.ends
    assert {table.how for table in done.tables if table.match} <= {How.ADJUDGED, How.MEAN}
    assert How.ADJUDGED in {table.how for table in done.tables}
    assert {match.status for match in await of(store, engine, id_)} == {Status.VOID}
    await sound(desk, engine, id_)


async def test_what_no_score_decides_gives_the_mean_as_does_what_is_called_off(
    umpire: Umpire, desk: Organiser, clock: Time, store: Store
) -> None:
    id_ = await begun(desk, clock, 4, game="magus")
    one, *rest = await store.seasons.running(id_)
    await Steward(umpire).void(one, "admin")
    await desk.look(id_)
    tables = {table.match: table for table in (await season(desk, id_)).tables}
    assert tables[one].how is How.MEAN
    assert not points_and_standings.points(tables.values()).keys() - {*tables[one].ids}
    assert [points_and_standings.points(tables.values())[who] for who in tables[one].ids] == [
        0.5,
        0.5,
    ]
    assert all(tables[match].how is None for match in rest)
    clock.now = (await season(desk, id_)).terms.ends
    await desk.look(id_)
    done = await season(desk, id_)
    assert done.phase is Phase.OVER
    assert {table.how for table in done.tables} == {How.MEAN}


async def test_a_season_that_is_called_off_lets_its_matches_go_on(
    umpire: Umpire, desk: Organiser, clock: Time, store: Store
) -> None:
    id_ = await begun(desk, clock)
    ids = await store.seasons.running(id_)
    await desk.call_off(id_, HOST, admin=False)
    await desk.look(id_)
    assert await store.seasons.running(id_) == ids
    await give_up(umpire, id_)
    await desk.look(id_)
    found = await season(desk, id_)
    assert (found.phase, found.why) == (Phase.VOID, "host")
    assert {table.how for table in found.tables} == {None}
    assert not await store.seasons.in_guild(GUILD)  # no next season


async def test_who_leaves_early_resigns_what_runs(
    umpire: Umpire, desk: Organiser, clock: Time, engine: AsyncEngine, store: Store
) -> None:
    id_ = await begun(desk, clock)
    await desk.leave(id_, "p0")
    for match in await of(store, engine, id_):
        if "p0" in match.seated:
            assert match.status is Status.OVER
    found = await season(desk, id_)
    assert {t.how for t in found.tables if "p0" in t.ids} == {How.ANNULLED}
    await desk.look(id_)
    await sound(desk, engine, id_)


async def test_a_kill_before_a_season_is_obeyed_is_made_good_at_the_next_look(
    umpire: Umpire, desk: Organiser, clock: Time, engine: AsyncEngine, store: Store,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    id_ = await begun(desk, clock)
    with monkeypatch.context() as broken:
        broken.setattr(desk, "_settle", lambda _: asyncio.sleep(0, 1 / 0))
        with pytest.raises(ZeroDivisionError):
            await desk.leave(id_, "p0")
    await desk.look(id_)
    running = await store.seasons.running(id_)
    for one in running:
        assert not (await store.match(one)).match.sits("p0")


async def test_a_kill_at_the_end_leaves_no_match_that_runs(
    desk: Organiser, clock: Time, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await begun(desk, clock)
    clock.now = (await season(desk, id_)).terms.ends
    with monkeypatch.context() as broken:
        broken.setattr(desk, "_settle", lambda _: asyncio.sleep(0, 1 / 0))
        with pytest.raises(ZeroDivisionError):
            await desk.look(id_)
    assert (await season(desk, id_)).phase is Phase.OVER
    assert await store.seasons.running(id_)
    assert await store.seasons.due(clock.now) == [id_]
    await desk.look(id_)
    assert not await store.seasons.running(id_)
    assert id_ not in await store.seasons.due(clock.now + 10 * DAY)


async def test_who_never_plays_gets_a_computer_and_is_out_with_the_second_match(
    umpire: Umpire, desk: Organiser, clock: Time, engine: AsyncEngine, store: Store
) -> None:
    id_ = await begun(desk, clock, 4)
    played = await of(store, engine, id_)
    idle = next(match.players[match.to_act()[0]].id for match in played)
    for _ in range(100):
        found = await season(desk, id_)
        if found.entrants[idle].out:
            break
        clock.now += DAY
        for one in await store.seasons.running(id_):
            number = 0
            for _ in range(9):
                await umpire.ring(one)
                stored = await store.match(one)
                match = stored.match
                seats = [s for s in match.to_act() if match.players[s].id != idle]
                if seats:
                    match.computer_turn(seats[0], 0, clock.now)
                    await store.save(stored)
                elif match.number == number:
                    break
                number = match.number
        await desk.look(id_)
    found = await season(desk, id_)
    assert found.entrants[idle].out == "missed"
    assert found.entrants[idle].missed == 2
    kinds = Counter(entry.kind for entry in await store.seasons.log(id_) if entry.who == idle)
    assert (kinds[Kind.MISS], kinds[Kind.OUT]) == (2, 1)


async def test_after_two_turns_out_of_time_a_computer_plays_until_they_are_back(
    umpire: Umpire, desk: Organiser, clock: Time, engine: AsyncEngine, store: Store
) -> None:
    id_ = await begun(desk, clock)
    one = (await of(store, engine, id_))[0]
    idle = one.to_act()[0]
    for _ in range(40):
        stored = await store.match(one.id)
        if stored.match.players[idle].stand_in:
            break
        if idle in stored.match.to_act():
            clock.now = stored.match.clock.deadlines()[idle] or 0
            await umpire.ring(one.id)
        else:
            stored.match.computer_turn(1 - idle, 0, clock.now)
            await store.save(stored)
        await desk.look(id_)
    assert stored.match.players[idle].stand_in == "normal"
    mine = (await season(desk, id_)).entrants[one.players[idle].id]
    assert (mine.missed, mine.out) == (1, "")
    await Steward(umpire).back(one.id, mine.id)
    await desk.look(id_)
    assert (await store.match(one.id)).match.players[idle].stand_in is None
    assert (await season(desk, id_)).entrants[mine.id].missed == 1
    ids = await store.seasons.running(id_)
    kept = await store.seasons.played(ids)
    assert kept[one.id][idle].late >= 2 > kept[one.id][idle].row
    async with engine.begin() as conn:  # a database of before counts once what there is
        await conn.execute(sql("DROP TABLE turns"))
        await conn.run_sync(_upgraded, "0016")
    assert await store.seasons.played(ids) == kept


def _upgraded(conn: Connection, revision: str) -> None:
    with Operations.context(MigrationContext.configure(conn)):
        scripts().get_revision(revision).module.upgrade()


async def test_a_look_reads_a_row_a_seat_however_long_the_matches_are(
    umpire: Umpire, desk: Organiser, clock: Time, engine: AsyncEngine, executing: Engine,
    store: Store,
) -> None:  # fmt: skip
    id_ = await begun(desk, clock)
    one = (await of(store, engine, id_))[0]
    late, first = SimpleNamespace(seat=0), SimpleNamespace(seat=1)
    log = [
        (Happened.MOVE, 0, [late]), (Happened.EXPIRE, 0, [late]), (Happened.EXPIRE, 1, []),
        (Happened.EXPIRE, None, [late, late, first]), (Happened.UNDO, 0, []),
    ]  # fmt: skip
    told = SimpleNamespace(id=one.id, entries=[
        SimpleNamespace(kind=kind, seat=seat, moves=moves) for kind, seat, moves in log
    ])  # fmt: skip
    await written(engine, lambda conn: season_moves_and_late_turns.add(conn, cast("Match", told)))
    had = (await store.seasons.played([one.id]))[one.id]
    assert [(had[s].late, had[s].moves, had[s].row) for s in (0, 1)] == [(2, 1, 2), (2, 0, 2)]
    told.entries = [SimpleNamespace(kind=Happened.BACK, seat=0, moves=[]), told.entries[2]]
    await written(engine, lambda conn: season_moves_and_late_turns.add(conn, cast("Match", told)))
    had = (await store.seasons.played([one.id]))[one.id]
    assert [(had[s].late, had[s].moves, had[s].row) for s in (0, 1)] == [(2, 1, 0), (3, 0, 3)]
    asked = list[str]()
    for where in {executing, engine.sync_engine}:
        event.listen(where, "before_cursor_execute", lambda *given: asked.append(given[2]))
    await desk.look(id_)
    assert [statement for statement in asked if "FROM turns" in statement]
    found = await store.seasons.played(await store.seasons.running(id_))
    assert {len(seats) for seats in found.values()} == {2}
    assert not [s for s in asked if re.search(r"(FROM|JOIN) entries", s)]


async def test_a_seat_at_a_table_for_three_is_taken_by_who_waits(
    umpire: Umpire, desk: Organiser, clock: Time, engine: AsyncEngine, store: Store
) -> None:
    id_ = await begun(desk, clock, 6, game="pangea", seats=3)
    await desk.enter(id_, "spare", GUILD)
    before = {match.id for match in await of(store, engine, id_)}
    await desk.leave(id_, "p0")
    for match in await of(store, engine, id_):
        for player in match.players:
            assert player.id != "p0" or (player.resigned and player.stand_in == "normal")
    clock.now = (await season(desk, id_)).last_start
    await desk.look(id_)
    later = [match for match in await of(store, engine, id_) if match.id not in before]
    assert any(match.sits("spare") for match in later)
    await sound(desk, engine, id_)


async def test_who_is_forgotten_is_out_and_their_name_is_gone(
    umpire: Umpire, desk: Organiser, clock: Time, engine: AsyncEngine, store: Store
) -> None:
    id_ = await begun(desk, clock)
    done = await lived(umpire, id_)
    champion = done.champion()
    other = await begun(desk, clock)
    await Steward(umpire).forget(champion)
    (over,) = [one for one in await store.seasons.in_guild(GUILD, live=False) if one.id == id_]
    assert str(over.champion).startswith(FORMER)
    assert (await season(desk, other)).entrants[champion].out == "forgotten"
    for one in await store.seasons.running(other):
        assert not (await store.match(one)).match.sits(champion)
    told = (await store.people.everything(champion))["seasons"]
    assert {row["season_id"] for row in told if row["kind"] == "enter"} == {id_, other}


async def test_a_season_match_is_neither_paused_nor_handed_on(
    umpire: Umpire, desk: Organiser, clock: Time, store: Store
) -> None:
    id_ = await begun(desk, clock)
    one = (await store.seasons.running(id_))[0]
    who = (await store.match(one)).match.host
    with pytest.raises(service_errors.SeasonMatch):
        await Steward(umpire).pause(one, who)
    with pytest.raises(service_errors.SeasonMatch):
        await Steward(umpire).offer(one, who, who)


async def test_a_vacation_counts_until_the_budget_is_spent(
    umpire: Umpire, desk: Organiser, clock: Time, store: Store
) -> None:
    id_ = await opened(desk)
    terms = (await season(desk, id_)).terms
    assert terms.vacation == 30 * (terms.ends - terms.begins) // 365 * DAY // DAY
    start = terms.begins + DAY
    away = [[start, start + 60 * DAY]]
    await store.people.update("p0", away=away, hours=[600, 1200, "UTC"])
    clock.now = terms.begins
    await desk.look(id_)
    for one in await store.seasons.running(id_):
        for player in (await store.match(one)).match.players:
            calendar = player.calendar
            assert calendar.hours is None
            if player.id == "p0":
                assert calendar.away == ((start, start + terms.vacation),)
    await store.people.update("p1", away=away)
    await Steward(umpire).keep_hours("p1")
    for one in await store.seasons.running(id_):
        for player in (await store.match(one)).match.players:
            if player.id == "p1":
                assert player.calendar.away == ((start, start + terms.vacation),)


def test_several_vacations_share_one_budget(desk: Organiser) -> None:
    good = (Form.LEAGUE, "magnate", 2, 8, "daily", 2, desk._now() + DAY, HOST, GUILD)
    terms = replace(desk.terms(*good), vacation=3 * DAY)
    a, end = terms.begins, terms.ends
    away = ((a - DAY, a + DAY), (a + 5 * DAY, a + 9 * DAY), (a + 20 * DAY, end + DAY))
    assert within(Calendar(None, away), terms).away == ((a, a + DAY), (a + 5 * DAY, a + 7 * DAY))


async def test_a_tournament_for_three_is_played_to_its_final(
    umpire: Umpire, desk: Organiser, clock: Time, engine: AsyncEngine, store: Store
) -> None:
    id_ = await begun(desk, clock, 7, form=Form.TOURNAMENT, game="pangea", seats=3)
    for _ in range(10):
        found = await season(desk, id_)
        if found.phase is not Phase.RUNNING:
            break
        clock.now = found.round_ends
        await desk.look(id_)
    assert found.phase is Phase.OVER
    assert found.is_final(found.tables[-1])
    assert found.seen <= found.terms.ends
    assert not await store.seasons.in_guild(GUILD)
    await sound(desk, engine, id_)


@pytest.mark.parametrize("after", range(0, 24, 3))
async def test_a_kill_in_pairing_loses_and_doubles_nothing(
    desk: Organiser, clock: Time, engine: AsyncEngine, executing: Engine, store: Store, after: int
) -> None:
    id_ = await opened(desk)
    clock.now += DAY
    left = [after]

    def kill(conn: Any, cursor: Any, statement: str, *rest: Any) -> None:
        if statement.startswith(("INSERT", "UPDATE")):
            left[0] -= 1
            if left[0] < 0:
                raise RuntimeError("killed")

    for one in {executing, engine.sync_engine}:
        event.listen(one, "before_cursor_execute", kill)
    try:
        with pytest.raises(RuntimeError):
            await desk.look(id_)
    finally:
        for one in {executing, engine.sync_engine}:
            event.remove(one, "before_cursor_execute", kill)
    await sound(desk, engine, id_)
    await desk.look(id_)
    await sound(desk, engine, id_)
    assert (await season(desk, id_)).phase is Phase.RUNNING
    assert len(await of(store, engine, id_)) == 5


async def test_two_who_look_at_once_begin_each_match_once(
    umpire: Umpire, other: Store, clock: Time, desk: Organiser, engine: AsyncEngine
) -> None:
    secrets = itertools.count(1000)
    second = Umpire(other, clock, lambda: f"{next(secrets):064x}").seasons
    id_ = await opened(desk)
    clock.now += DAY
    await asyncio.gather(*(one.look(id_) for one in (desk, second) * 2))
    await sound(desk, engine, id_)
    await give_up(umpire, id_)
    await asyncio.gather(*(one.look(id_) for one in (desk, second) * 2))
    await sound(desk, engine, id_)


async def test_a_server_has_so_many_seasons(desk: Organiser, store: Store) -> None:
    terms = desk.terms(Form.LEAGUE, "magnate", 2, 8, "daily", 2, desk._now() + DAY, HOST, GUILD)
    for _ in range(20):
        await desk.open(terms, SeasonPlace(GUILD, CHANNEL))
    with pytest.raises(service_errors.TooManySeasons):
        await desk.open(replace(terms), SeasonPlace(GUILD, CHANNEL))


async def test_an_id_is_used_once(desk: Organiser, store: Store) -> None:
    found = await store.seasons.get(await opened(desk))
    found.season.entries = await store.seasons.log(found.season.id)
    with pytest.raises(Conflict):
        await store.seasons.create(StoredSeason(found.season, found.place), [OutboxRow("x", "y")])


async def test_the_message_of_a_season_is_kept(desk: Organiser, store: Store) -> None:
    id_ = await opened(desk)
    await store.seasons.place(id_, 77)
    assert (await store.seasons.get(id_)).place.message == 77
    assert [row.id for row in await store.seasons.of_person("p1")] == [id_]
    async with reading(store._engine) as conn:
        assert await conn.scalar(select(seasons.c.number)) == 6
