"""Computers think in processes of their own; whatever becomes of those, the match goes on."""

import asyncio
import json
import os
import signal
import sys
import time
from unittest.mock import Mock

import pytest
import structlog

from db.match_rows import Place
from engine import bots, lobby, registry
from engine.apply_move import begin
from engine.codec import pack
from engine.errors import EngineBug
from engine.game import options
from engine.match import Status
from engine.notation import write
from engine.rng import Rng
from services import computer_turns
from services.workers import think_pool
from services.workers.child_process import Stopped
from services.workers.think_pool import ThinkFailed, ThinkPool, question
from services.workers.think_worker import HARD, CpuSeconds, Thinker
from tests.cogs import fakes
from tests.cogs.conftest import ANN, CHANNEL, GUILD, THREAD, owed

READ = """import sys, json
print("{}", flush=True)
for line in sys.stdin:
    """


def program(does):
    """Return a program that does so with each line that it is asked."""
    return "-c", READ + does


ANSWER = program("print(json.dumps({'words': 'rest'}), flush=True)")
NONSENSE = program("print('what?', flush=True)")
ILLEGAL = program("print(json.dumps({'words': 'bid 99'}), flush=True)")
FAULTY = program("print(json.dumps({'error': 'KeyError', 'line': 'rate.py:7'}), flush=True)")
ENDS = program("sys.exit(3)")
LOOPS = program("while True: pass")
NOWHERE = ("-m", "nowhere")


@pytest.fixture
async def lending(umpire, monkeypatch):
    """Give the umpire processes that run a program; they end with the test."""
    monkeypatch.setattr(think_pool, "START", 60.0)  # however busy the machine of the tests is
    monkeypatch.setattr(computer_turns, "THINKING", 120.0)
    opened = []

    async def made(*words, most=1):
        opened.append(ThinkPool(most, *([words] if words else [])))
        umpire.computers.minds = opened[-1]
        return opened[-1]

    yield made
    for one in opened:
        await one.close()


@pytest.fixture
async def asked(umpire, table):
    """A match in which a computer is waited for, and its seat."""
    match = await table(ANN, computers=1)
    seat = next(s for s, player in enumerate(match.players) if player.computer)
    if seat not in match.to_act():
        await umpire.act(match.id, ANN, ["rest"])
        await owed(umpire)
    return match.id, seat


@pytest.fixture
async def magnate(umpire):
    """Open a match of Magnate of a person and a computer of a level, whose turn it is."""

    async def made(level):
        place = Place(GUILD, CHANNEL, thread=THREAD, lobby_message=THREAD)
        stored = await umpire.tables.open(ANN, "magnate", place)
        await umpire.tables.join_computer(stored.match.id, ANN, level)
        await umpire.tables.start(stored.match.id, ANN)
        stored = await umpire.store.match(stored.match.id)
        seat = next(s for s, player in enumerate(stored.match.players) if player.computer)
        if seat not in stored.match.to_act():
            stored.match.fall_back(1 - seat, umpire.now())
            await umpire.store.save(stored)
        return stored.match.id, seat

    return made


async def thinking(pool):
    """Return the process that thinks, once it does."""
    async with asyncio.timeout(30):
        while not pool._busy:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
    (mind,) = pool._busy
    return mind


async def entries(umpire, match_id):
    return await umpire.store.entries(match_id)


# What thinks


async def test_a_turn_that_was_thought_elsewhere_is_played_whole(
    umpire, lending, magnate, monkeypatch
):
    await lending()
    monkeypatch.setattr(bots, "share", lambda kind, spent: 0.02)
    for level in bots.LEVELS:
        match_id, seat = await magnate(level)
        before = len(await entries(umpire, match_id))
        with structlog.testing.capture_logs() as logs:
            await umpire.computers.play(match_id, seat)
        assert logs == []
        stored = await umpire.store.match(match_id)
        assert seat not in stored.match.to_act()
        assert len(await entries(umpire, match_id)) > before
        rows = [row for row in await owed(umpire) if row[:2] == ("thread", "board")]
        assert len(rows) == 1, "one post for a turn"


async def test_the_same_view_and_chance_are_answered_alike(umpire, magnate):
    match_id, seat = await magnate("strong")
    match = (await umpire.store.match(match_id)).match
    asked = question(match.game, match.looked_at(seat), seat, match.mind_seed(seat))
    asked |= {"kind": "strong", "seconds": 0.0}
    first, second = (Thinker().answer(json.loads(json.dumps(asked))) for _ in range(2))
    assert first == second, first
    assert "words" in first, first
    assert first["words"] in {write(a) for a in match.game.legal(match.state, seat)}


async def test_all_that_is_legal_is_weighed_from_the_view_of_a_seat(umpire, magnate):
    match_id, seat = await magnate("normal")
    match = (await umpire.store.match(match_id)).match
    asked = question(match.game, match.looked_at(seat), seat, "hint")
    here = fakes.Here()
    found = json.loads(json.dumps(await here.weigh({**asked, "seconds": 0.0})))
    assert [words for words, _, _ in found] == [
        write(action) for action in match.game.legal(match.state, seat)
    ]
    assert sum(visits for _, visits, _ in found) > 0
    assert all((chance is not None) is (visits > 0) for _, visits, chance in found)
    assert all(0 <= chance <= 1 for _, _, chance in found if chance is not None)
    seldom = min(found, key=lambda one: one[1])[0]
    anew = await here.weigh({**asked, "seconds": 0.0, "also": seldom})
    tried = {words: visits for words, visits, _ in anew}
    assert tried[seldom] == max(tried.values()), "tried as often as any, if it is asked about"


async def test_what_is_said_of_a_long_match_is_read_whole(lending):
    pool = await lending(*program("print(json.dumps({'survey': 'x' * 200_000}), flush=True)"))
    async with pool.lent() as mind:
        assert len((await mind.answer({"seconds": 0.1}))["survey"]) == 200_000


async def test_what_is_weighed_elsewhere_comes_back_or_why_it_does_not(lending):
    pool = await lending(*program("print(json.dumps({'weighed': [['rest', 3, 0.5]]}), flush=True)"))
    async with pool.lent() as mind:
        assert await mind.weigh({"seconds": 0.1}) == [("rest", 3, 0.5)]
    pool = await lending(*FAULTY)
    with pytest.raises(ThinkFailed, match="KeyError"):
        async with pool.lent() as mind:
            await mind.weigh({"seconds": 0.1})


async def test_nothing_that_is_sent_holds_what_the_seat_may_not_see(umpire, magnate, monkeypatch):
    sent = []

    class Listener:
        process = None

        async def choose(self, asked, hard=0):
            sent.append(json.dumps(asked))
            raise ThinkFailed("heard enough")

    match_id, seat = await magnate("normal")
    match = (await umpire.store.match(match_id)).match
    pool = ThinkPool(1)
    pool._idle.append(Listener())
    umpire.computers.minds = pool
    monkeypatch.setattr(think_pool, "end", lambda process: asyncio.sleep(0))
    await umpire.computers.play(match_id, seat)
    (told,) = sent
    assert match.secret not in told
    assert match.seed not in told
    assert json.loads(told)["view"]["hands"][1 - seat] != pack(match.state)["hands"][1 - seat]


def test_an_error_is_told_by_its_kind_and_line_alone():
    answer = Thinker().answer({"key": "magnate", "rules": 1, "kind": "easy", "seat": 0, "seed": ""})
    assert answer["error"] == "KeyError"
    assert answer["line"].startswith("think_worker.py:")
    assert answer.keys() == {"error", "line"}


def test_thinking_ends_by_its_own_time_and_by_the_clock():
    budget, rounds = CpuSeconds(0.03), 0
    start = time.process_time()
    while budget.more():
        rounds += 1
    assert rounds
    assert time.process_time() - start < 0.3
    late = CpuSeconds(5.0, slow=0.001)
    time.sleep(0.01)  # it has used none of its own time
    assert not late.more()


def test_what_a_turn_may_take_is_the_same_for_all_that_can_be_seen():
    for kind, most in (("easy", 0.3), ("normal", 1.0), ("strong", 3.0)):
        spent = 0.0
        for _ in range(200):
            assert 0 <= bots.share(kind, spent) <= most
            spent += bots.share(kind, spent)
        assert spent <= bots.TURN
    assert bots.share("greedy", 0.0) == 0.0


# What can go wrong


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (NONSENSE, "Ended"),
        (FAULTY, "KeyError"),
        (ENDS, "Ended"),
        (LOOPS, "TimeoutError"),
        (NOWHERE, None),
    ],
    ids=["nonsense", "exception", "ends", "endless loop", "cannot be started"],
)
async def test_a_broken_computer_costs_a_line_and_a_plain_move(
    umpire, lending, asked, words, why, monkeypatch
):
    await lending(*words)
    if words is LOOPS:
        monkeypatch.setattr(think_pool.ThinkProcess.choose, "__defaults__", (0.3,))
    if words is NOWHERE:
        monkeypatch.setattr(think_pool, "begun", Mock(side_effect=FileNotFoundError))
    match_id, seat = asked
    before = (await umpire.store.match(match_id)).match.ply
    with structlog.testing.capture_logs() as logs:
        await umpire.computers.play(match_id, seat)
    assert [(line["event"], line["log_level"]) for line in logs] == [("computer failed", "error")]
    assert logs[0].get("why") == why
    assert (await umpire.store.match(match_id)).match.ply > before
    assert (await entries(umpire, match_id))[-1].kind.value == "move"


async def test_a_move_that_is_not_legal_is_none(umpire, lending, asked):
    await lending(*ILLEGAL)
    match_id, seat = asked
    with structlog.testing.capture_logs() as logs:
        await umpire.computers.play(match_id, seat)
    assert len(logs) == 1
    assert (await entries(umpire, match_id))[-1].kind.value == "move"


async def test_a_process_that_died_idle_costs_no_turn(umpire, lending, asked):
    pool = await lending(*ANSWER)
    async with pool.lent() as mind:
        first = mind.process.pid
    os.kill(first, signal.SIGKILL)
    match_id, seat = asked
    with structlog.testing.capture_logs() as logs:
        await umpire.computers.play(match_id, seat)
    assert logs == []
    async with pool.lent() as mind:
        assert mind.process.pid != first
        assert await mind.choose({"seconds": 0.1}) == "rest"


async def test_another_process_is_taken_once_and_none_for_one_that_ended_thinking(
    lending, monkeypatch
):
    pool, begun, begin = await lending(*ANSWER), [], ThinkPool._begun

    async def counted(self):
        begun.append(None)
        return await begin(self)

    async with pool.lent() as mind:
        rested = mind.process.pid
    monkeypatch.setattr(ThinkPool, "_begun", counted)
    pool._idle[0]._another = pool._begun
    monkeypatch.setattr(pool, "_program", ENDS)
    os.kill(rested, signal.SIGKILL)
    for count in (1, 2):
        with pytest.raises(ThinkFailed, match="Ended"):
            async with pool.lent() as mind:
                await mind.choose({"seconds": 0.1})
        assert len(begun) == count


async def test_where_even_the_plain_move_fails_the_fallback_is_played(
    umpire, lending, asked, monkeypatch
):
    await lending(*ENDS)

    def broken(*_):
        raise EngineBug("no")

    monkeypatch.setattr("engine.match.Match.computer_turn", broken)
    match_id, seat = asked
    with structlog.testing.capture_logs() as logs:
        await umpire.computers.play(match_id, seat)
    assert len(logs) == 2
    assert (await entries(umpire, match_id))[-1].kind.value == "expire"


async def test_who_waits_too_long_for_a_process_plays_without_one(
    umpire, lending, asked, monkeypatch
):
    pool = await lending(*ANSWER)
    monkeypatch.setattr(think_pool, "QUEUE", 0.05)
    match_id, seat = asked
    async with pool.lent():
        with structlog.testing.capture_logs() as logs:
            await umpire.computers.play(match_id, seat)
    assert [(line["why"], line["log_level"]) for line in logs] == [("Queue", "warning")]
    assert (await entries(umpire, match_id))[-1].kind.value == "move"


async def test_a_process_that_is_late_to_start_is_no_fault(lending, monkeypatch):
    pool = await lending(*LOOPS)
    monkeypatch.setattr(think_pool, "START", 0.0)
    with pytest.raises(ThinkFailed) as late:
        async with pool.lent():
            pass
    assert think_pool.crowded(late.value)


async def test_a_decision_keeps_to_its_time_on_a_busy_machine(lending):
    game = registry.game("magus_wargame")
    s = begin(game, 4, options(game.meta, {}, [{}] * 4), Rng("busy")).state
    seat = game.to_act(s)[0]
    asked = question(game, game.view(s, seat), seat, "busy") | {"kind": "strong", "seconds": 0.0}
    pool = await lending()
    async with pool.lent() as mind:
        await mind.choose(asked)  # it has started, and knows the game
    busy = [
        await asyncio.create_subprocess_exec(sys.executable, "-c", "while True: pass")
        for _ in range(4)
    ]
    try:
        async with pool.lent() as mind:
            start = time.monotonic()
            words = await mind.choose({**asked, "seed": "anew", "seconds": 0.5})
            took = time.monotonic() - start
        assert words in {write(action) for action in game.legal(s, seat)}
        assert took < 0.5 * think_pool.SLOW + HARD
    finally:
        for one in busy:
            one.kill()
            await one.wait()


# Fairness, and the end


async def test_never_more_think_than_may_and_who_came_first_is_first(lending):
    pool = await lending(*ANSWER, most=2)
    async with pool.lent(), pool.lent():
        pass  # both have started
    order, at_once, most = [], 0, 0

    async def turn(number):
        nonlocal at_once, most
        async with pool.lent() as mind:
            order.append(number)
            at_once += 1
            most = max(most, at_once)
            await mind.choose({"seconds": 0.1})
            at_once -= 1

    async with asyncio.timeout(30):
        async with asyncio.TaskGroup() as group:
            for number in range(8):
                group.create_task(turn(number))
    assert order == sorted(order)
    assert most == 2
    assert len({mind.process.pid for mind in pool._idle}) == 2, "they are kept"


async def test_a_computer_that_is_stopped_plays_nothing_and_leaves_no_process(
    umpire, lending, asked
):
    pool = await lending(*LOOPS)
    match_id, seat = asked
    before = (await umpire.store.match(match_id)).match.number
    turn = asyncio.create_task(umpire.computers.play(match_id, seat))
    mind = await thinking(pool)
    await pool.close()
    with pytest.raises(Stopped):
        await turn
    assert mind.process.returncode is not None
    assert (await umpire.store.match(match_id)).match.number == before
    with pytest.raises(Stopped):
        await umpire.computers.play(match_id, seat)


async def test_who_waits_for_a_process_when_the_bot_stops_gets_none(lending, monkeypatch):
    pool = await lending(*ANSWER)
    begun = []
    monkeypatch.setattr(pool, "_started", begun.append)

    async def turn():
        async with pool.lent():
            raise AssertionError("a process was lent")

    async with asyncio.timeout(30):
        await pool._places.acquire()
        waiting = asyncio.create_task(turn())
        while not pool._waiting:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0)
        await pool.close()
        pool._places.release()
        with pytest.raises(Stopped):
            await waiting
        with pytest.raises(Stopped):
            await turn()
    assert begun == []


async def test_a_turn_that_is_cut_off_ends_its_process(umpire, lending, asked):
    pool = await lending(*LOOPS)
    turn = asyncio.create_task(umpire.computers.play(*asked))
    mind = await thinking(pool)
    turn.cancel()
    with pytest.raises(asyncio.CancelledError):
        await turn
    assert mind.process.returncode is not None


async def test_the_pace_is_that_of_the_level_however_soon_it_is_decided(
    umpire, lending, asked, monkeypatch
):
    await lending(*ANSWER)
    monkeypatch.setattr(bots, "share", lambda kind, spent: 0.4)
    start = time.monotonic()
    await umpire.computers.play(*asked)
    assert time.monotonic() - start >= 0.4


async def test_orders_that_are_filed_do_not_show_in_the_pace(umpire, lending, asked, monkeypatch):
    await lending(*ANSWER)
    monkeypatch.setattr(bots, "share", lambda kind, spent: 0.01)
    match_id, seat = asked
    match = (await umpire.store.match(match_id)).match
    orders = [write(order) for order in match.game.orders(match.state, seat)][:3]
    words = iter([*orders, "rest"])

    async def choose(mind, given, hard=0.0):
        return next(words)

    monkeypatch.setattr(think_pool.ThinkProcess, "choose", choose)
    pace = await umpire.computers._think(umpire.computers.minds, match, seat, {})
    assert len(orders) > 1
    assert pace == 0.01


@pytest.mark.parametrize("secret", [0, 1, 2])
async def test_secret_steps_of_an_answer_do_not_show_in_the_pace(
    umpire, lending, monkeypatch, secret
):
    await lending(*ANSWER)
    monkeypatch.setattr(bots, "share", lambda kind, spent: 0.01)
    match = lobby.open_match("m", "seven_sages", ANN, "5e" * 32, 0)
    for _ in range(3):
        lobby.join_computer(match, "normal", 0)
    lobby.start(match, ANN, 0)
    while match.game.window(match.state) is None:
        match.fall_back(match.to_act()[0], 0)
    seat = match.seat_of(ANN)
    match.players[seat].computer = "normal"
    invited, told = [], []

    async def choose(mind, given, hard=0.0):
        told.append(given["seconds"])
        legal = [write(one) for one in match.game.legal(match.state, seat)]
        wanted = "invite" if len(invited) < secret else "answer"
        text = next(one for one in legal if one.startswith(wanted))
        invited.append(text)
        return text

    monkeypatch.setattr(think_pool.ThinkProcess, "choose", choose)
    assert await umpire.computers._think(umpire.computers.minds, match, seat, {}) == 0.02
    assert told == [0.01, 0.005, 0.0025][: len(invited)]
    assert len(invited) == secret + 1


async def test_a_turn_that_lost_a_race_is_not_thought_about_again(
    umpire, lending, asked, monkeypatch
):
    pool = await lending(*ANSWER)
    match_id, seat = asked
    save, lost, thought = umpire.store.save, [], []

    async def once(stored, rows=()):
        if not lost:
            lost.append(1)
            raise computer_turns.Conflict
        await save(stored, rows)

    async def choose(mind, given, hard=0.0):
        thought.append(given["view"])
        return "rest"

    monkeypatch.setattr(umpire.store, "save", once)
    monkeypatch.setattr(think_pool.ThinkProcess, "choose", choose)
    await umpire.computers.play(match_id, seat)
    assert len(thought) == 1
    assert pool.crowd == 1.0


async def test_a_match_of_all_levels_comes_to_its_end(umpire, lending, monkeypatch):
    await lending()
    monkeypatch.setattr(bots, "share", lambda kind, spent: 0.0)
    place = Place(GUILD, CHANNEL, thread=THREAD, lobby_message=THREAD)
    stored = await umpire.tables.open(ANN, "seven_sages", place)
    for level in bots.LEVELS:
        await umpire.tables.join_computer(stored.match.id, ANN, level)
    await umpire.tables.start(stored.match.id, ANN)
    assert registry.game("seven_sages").meta.seats[1] >= 4
    for _ in range(60):
        stored = await umpire.store.match(stored.match.id)
        if stored.match.status is not Status.RUNNING:
            break
        mine = stored.match.seat_of(ANN)
        if mine in stored.match.to_act():
            stored.match.fall_back(mine, umpire.now())
            await umpire.store.save(stored)
        for seat in stored.match.computers_owed()[:1]:
            number = stored.match.number
            with structlog.testing.capture_logs() as logs:
                await umpire.computers.play(stored.match.id, seat)
            assert logs == []
            stored = await umpire.store.match(stored.match.id)
            assert stored.match.number > number
