"""Everything that is stored about somebody, told to them and removed."""

import json
import random
import shutil

import pytest
from sqlalchemy import event, select

from db import Place, Stored, connect
from db.course_progress import Course
from db.interaction_tokens import LivePanel, PendingAnswer, Request
from db.last_private_messages import Delivery
from db.outbox import OutboxRow
from db.people_and_servers import FORMER
from db.store import Conflict
from db.tables import metadata, participants
from engine import Kind, lobby, substitutes
from engine.match_types import LateSeatChoice, Stage, Undo
from engine.notation import write
from engine.post_match_analysis import Analysis, Decision, Mistake, Point
from engine.provably_fair_seed import seed
from tests.db.positions import NOW, SECRET, advance, new_lobby
from tests.db.test_match_results_and_leaderboard import over

ANN, BEN, CLEO, DORA = (str(9 * 10**17 + n) for n in range(4))
OTHERS = {"alembic_version", "beats", "guilds", "links", "season_links", "turns"}
"""Tables in which nobody is named."""


async def begun(store, name="m1", people=(ANN, BEN, CLEO)):
    """Store a match that has begun, in which the first player waited for has taken a step."""
    match = new_lobby(name, *people)
    match.invited = (ANN, DORA)
    lobby.start(match, people[0], NOW)
    stored = Stored(match, Place(1, 2, 3))
    match.news.clear()
    await store.create(stored)
    return (await store.match(name)).match


async def everywhere(store, who):
    """Let a person leave a trace in every table."""
    match = await begun(store)
    await store.people.meet(who, "Ann", "fr")
    await store.people.update(who, palette="contrast", zone="Europe/Paris")
    stored = await store.match("m1")
    match, seat = stored.match, stored.match.seat_of(who)
    advance(match, random.Random(3), 12, NOW + 5)
    await store.save(stored)
    await store.deliveries.save("m1", seat, Delivery("sent", 7, 8, "mark", NOW))
    await store.whispers.add("m1", who, BEN, "psst", NOW, [OutboxRow(f"dm:{BEN}", "whisper")])
    await store.whispers.add("m1", CLEO, BEN, "secret", NOW, [])
    await store.outbox.owe(
        "m1", [OutboxRow(f"dm:{who}", "hand", seat), OutboxRow(f"dm:{BEN}", "hand", 0)]
    )
    for id_, person in enumerate((who, BEN)):
        answer = PendingAnswer(id_, 0, 5, "t0ken", person, "m1", 7, "fr", NOW)
        await store.pending_answers.add(answer)
        await store.pending_commands.add(Request(id_, person, "people.whisper", f"[{id_}]", NOW))
        await store.courses.save(person, "harbours", Course("winds", ("> roll",), (f"of {id_}",)))
    moves = [Decision((1, 0), other, 1, "rest") for other in range(3)]
    slips = tuple(Mistake(move, 100 * (move.seat + 1), "roll", 900) for move in moves)
    points = (Point((0, -1), None, 1, (200, 300, 500)),)
    await store.analyses.save("m1", Analysis(points, slips))
    return match


async def test_everything_is_told_and_nothing_of_others(store):
    await everywhere(store, ANN)
    told = await store.people.everything(ANN)
    assert told["person"]["name"] == "Ann"
    assert told["person"]["settings"] == {"palette": "contrast", "zone": "Europe/Paris"}
    (match,) = told["matches"]
    assert (match["id"], match["host"], match["invited"]) == ("m1", True, True)
    assert match["delivery"]["message"] == 8
    assert [one["kind"] for one in match["did"]][:2] == ["open", "start"]
    seat = match["seat"]
    assert match["analysis"]["chances"] == [(200, 300, 500)[seat]]
    assert [one["chance"] for one in match["analysis"]["slips"]] == [100 * (seat + 1)]
    assert [one["text"] for one in told["whispers"]] == ["psst"]
    assert [one["kind"] for one in told["owed"]] == ["hand"]
    assert [one["match"] for one in told["promises"]] == ["m1"]
    assert told["requests"] == [{"deed": "people.whisper", "given": "[0]"}]
    assert [json.loads(one["done"]) for one in told["courses"]] == [["of 0"]]
    whole = json.dumps(told)
    assert "t0ken" not in whole
    assert SECRET not in whole
    assert "secret" not in whole


async def test_of_the_steps_of_a_match_one_is_told_the_own_ones(store):
    match = await everywhere(store, ANN)
    steps = {}
    match = (await store.match("m1")).match
    for seat, player in enumerate(match.players):
        (told,) = (await store.people.everything(player.id))["matches"]
        steps[seat] = [step for one in told["did"] for step in one["steps"]]
        assert told["draft"] == list(match.drafts[seat].steps if seat in match.drafts else ())
    log = await store.entries("m1")
    for seat, own in steps.items():
        assert own == [write(m.action) for entry in log for m in entry.moves if m.seat == seat]
    assert any(steps.values())


async def test_who_gave_a_seat_up_is_told_what_they_did_before(store):
    await begun(store, people=(ANN, BEN))
    stored = await store.match("m1")
    seat = stored.match.seat_of(BEN)
    substitutes.offer(stored.match, seat, NOW + 1)
    substitutes.replace(stored.match, seat, DORA, NOW + 2)
    await store.save(stored)
    (before,) = (await store.people.everything(BEN))["matches"]
    assert [one["kind"] for one in before["did"]] == ["join", "offer"]
    assert "seat" not in before
    (after,) = (await store.people.everything(DORA))["matches"]
    assert after["seat"] == seat
    assert [one["kind"] for one in after["did"]] == ["replace"]


async def test_who_is_forgotten_is_named_nowhere_but_where_chance_comes_from(store, engine):
    match = await everywhere(store, ANN)
    seated, sealed = match.seated, seed(SECRET, match.seated)
    await store.people.forget(ANN)
    async with engine.connect() as conn:
        for table in metadata.sorted_tables:
            if table.name in OTHERS:
                continue
            for row in (await conn.execute(select(table))).mappings():
                if table.name == "participants" and row["match_id"] == "m1":
                    continue  # they joined it and sat down
                rest = {k: v for k, v in row.items() if k not in ("joined", "seated")}
                assert ANN not in json.dumps(rest, default=str), table.name
    stored = await store.match("m1")
    assert stored.match.seated == seated
    assert stored.match.seed == sealed
    assert stored.match.players[seated.index(ANN)].id.startswith(FORMER)
    assert stored.match.host.startswith(FORMER)
    assert DORA in stored.match.invited
    assert await store.check() == []
    told = await store.people.everything(ANN)
    assert told["person"] is None
    for name in ("whispers", "owed", "promises", "requests", "courses"):
        assert told[name] == [], name
    assert [one.person for one in await store.pending_answers.of_shard(0, NOW)] == [BEN]


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_kill_while_somebody_is_forgotten_leaves_all_or_nothing(store, engine, tmp_path):
    await everywhere(store, ANN)
    left = []

    def killed(*_):
        """Keep what a process that is killed now leaves on the disk."""
        there = tmp_path / f"{len(left)}.db"
        for ending in ("", "-wal"):
            shutil.copy(f"{engine.url.database}{ending}", f"{there}{ending}")
        left.append(there)

    whole = await rows(engine)
    event.listen(engine.sync_engine, "after_cursor_execute", killed)
    await store.people.forget(ANN)
    event.remove(engine.sync_engine, "after_cursor_execute", killed)
    assert len(left) > 10
    for file in left:
        after = await connect(f"sqlite:///{file}")
        assert await rows(after) == whole
        await after.dispose()
    assert await rows(engine) != whole


async def rows(engine, *without):
    """Return all rows of all tables in which nobody is named who is left out, as text."""
    found = set()
    async with engine.connect() as conn:
        for table in metadata.sorted_tables:
            for row in (await conn.execute(select(table))).mappings():
                told = json.dumps(dict(row), default=str)
                if not any(one in told for one in without):
                    found.add(f"{table.name} {told}")
    return found


async def test_who_is_forgotten_takes_nothing_of_others_along(store, engine):
    await everywhere(store, BEN)
    for number, (match, people) in enumerate({"m0": (ANN, CLEO), "m2": (DORA, CLEO)}.items()):
        await begun(store, match, people)
        for person in people:
            seat = (await store.match(match)).match.seat_of(person)
            await store.people.meet(person, person, "en")
            await store.deliveries.save(match, seat, Delivery("sent", number, 8, "mark", NOW))
            await store.panels.save(LivePanel(number * 10 + seat, match, person, "key", NOW))
            await store.pending_answers.add(
                PendingAnswer(int(person) + number, 0, 5, "t", person, "m", 7, "fr", NOW)
            )
            await store.pending_commands.add(
                Request(int(person) + number, person, "undo_requests.undo", "[]", NOW)
            )
            await store.courses.save(person, "harbours", Course("winds", (), ()))
        await store.whispers.add(
            match, *people, "psst", NOW, [OutboxRow(f"dm:{people[0]}", "whisper")]
        )
    before = await rows(engine, BEN, '"m1"')
    await store.people.forget(BEN)
    assert await rows(engine, BEN, '"m1"') >= before


async def test_no_table_is_left_out_of_what_is_told_and_forgotten():
    matches = {
        "analyses",
        "matches",
        "seats",
        "drafts",
        "entries",
        "deliveries",
        "whispers",
        "panels",
        "participants",
    }
    assert set(metadata.tables) - OTHERS == matches | {
        "courses",
        "season_entries",
        "seasons",
        "outbox",
        "people",
        "promises",
        "requests",
        "standings",
    }


async def test_who_is_saving_a_match_meanwhile_brings_nobody_back(store, other):
    await begun(store)
    late = await other.match("m1")
    seat = late.match.seat_of(ANN)
    late.match.players[seat].bank = 7
    await store.people.forget(ANN)
    with pytest.raises(Conflict):
        await other.save(late)
    assert (await store.match("m1")).match.players[seat].id.startswith(FORMER)


async def test_standings_count_a_forgotten_player_as_one_and_the_same_nobody(store):
    for n in range(2):
        await store.create(over((ANN, BEN), (1, 2), at=NOW + n))
    before = await store.results.standings("harbours")
    await store.people.forget(ANN)
    after = await store.results.standings("harbours")
    assert ANN not in after
    assert after[BEN].mu == before[BEN].mu
    (former,) = [who for who in after if who.startswith(FORMER)]
    assert after[former].mu == before[ANN].mu


async def test_whoever_is_named_in_a_match_is_a_participant(store, engine):
    """Each by another column, and by a save of its own."""
    await begun(store)
    for n, change in enumerate(
        (
            lambda match, who: setattr(match, "host", who),
            lambda match, who: setattr(match, "invited", (*match.invited, who)),
            lambda match, who: setattr(match.players[0], "offered", who),
            lambda match, who: setattr(match.players[0], "id", who),
            lambda match, who: match.note(Kind.KICK, NOW, who=who),
        )
    ):
        stored = await store.match("m1")
        change(stored.match, f"new{n}")
        await store.save(stored)
        asked = select(participants.c.match_id).where(participants.c.person == f"new{n}")
        async with engine.connect() as conn:
            assert await conn.scalar(asked) == "m1", n
    await store.people.forget("new1")
    async with engine.connect() as conn:
        found = set(await conn.scalars(select(participants.c.person)))
    assert "new1" not in found
    assert {ANN, BEN, CLEO, "new0"} <= found


async def test_standings_are_told_to_whom_they_are_about(store):
    await store.create(over((ANN, BEN), (1, 2), name="m1"))
    told = (await store.people.everything(ANN))["standings"]
    assert {(one["guild"] != 0, one["wins"]) for one in told} == {(True, 1), (False, 1)}


async def test_questions_are_asked_of_those_who_have_not_answered(store):
    await begun(store)
    stored = await store.match("m1")
    ann, ben, cleo = (stored.match.seat_of(who) for who in (ANN, BEN, CLEO))
    stored.match.undo = Undo(ann, 1, (ben,))
    stored.match.players[ann].offered = DORA
    await store.save(stored)
    asked = [await store.people.questions(who) for who in (ANN, BEN, CLEO, DORA)]
    assert asked == [{}, {}, {"m1": "undo"}, {"m1": "offer"}]
    stored = await store.match("m1")
    stored.match.undo = None
    stored.match.rung = {ann: Stage.LATE, cleo: Stage.HALF}
    stored.match.votes = {ann: {ben: LateSeatChoice.MORE}}
    await store.save(stored)
    asked = [await store.people.questions(who) for who in (ANN, BEN, CLEO)]
    assert asked == [{}, {}, {"m1": "vote"}]
