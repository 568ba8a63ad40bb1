"""Pictures are drawn off the loop: each once, in a fair order, none for nobody, none for ever."""

import asyncio
import os
import signal
import time

import pytest
import structlog

from engine import registry
from render.paint.theme import LIGHT
from render.workers import sample_positions
from render.workers.picture_request import PictureRequest, read
from services.workers import worker_pool
from services.workers.child_process import Stopped
from services.workers.draw_pool import MOST_WAITING, DrawPool, TooBusy
from services.workers.draw_queue import DrawQueue, Rank

PNG = b"\x89PNG"


class Wanted:
    """A picture made by a function, called as it is named."""

    what = "board"

    def __init__(self, name, make=lambda: PNG):
        self.name, self.make = name, make

    def png(self, width):
        return self.make()

    def written(self):
        return self.name.encode()


class Gate:
    """Pictures that are drawn one after another, each when it is let through."""

    def __init__(self):
        self.begun, self._open = [], asyncio.Event()

    async def draw(self, job):
        self.begun.append(job.wanted.name)
        await self._open.wait()
        return PNG

    def open(self):
        self._open.set()


@pytest.fixture
async def studio():
    made = DrawPool(width=150)
    yield made
    await made.close()


@pytest.fixture
async def gated(studio, monkeypatch):
    """A studio that draws one at a time, and its gate."""
    gate = Gate()
    monkeypatch.setattr(studio, "_drawn", gate.draw)
    studio._free = 1
    return studio, gate


def commission(key="magnate", what="board", ply=12):
    """What a seat of a match at random wants to see; a process of its own could draw it."""
    game = registry.game(key)
    position = sample_positions.at(game, game.meta.seats[0], "studio", ply)
    look = position.look(0, LIGHT)
    return PictureRequest(key, game.rules, what, position.view(0), 0, look)


async def test_a_scene_becomes_a_picture_off_the_loop(studio):
    wanted = commission()
    assert (await studio.draw(wanted)).startswith(PNG)
    assert await studio.draw(Wanted("nothing", lambda: None)) is None


async def test_a_drawing_that_fails_or_takes_too_long_is_none():
    studio = DrawPool(seconds=0.02)

    def broken():
        raise RuntimeError

    assert await studio.draw(Wanted("broken", broken)) is None
    assert await studio.draw(Wanted("slow", lambda: time.sleep(0.1))) is None
    await asyncio.sleep(0.15)
    await studio.close()


async def test_a_drawing_that_fails_is_logged_with_its_fault(studio):
    def broken():
        raise RuntimeError

    with structlog.testing.capture_logs() as logs:
        assert await studio.draw(Wanted("broken", broken)) is None
    assert [type(line["fault"]) for line in logs] == [RuntimeError]


async def test_what_two_want_is_drawn_once(gated):
    studio, gate = gated
    first, second = (asyncio.create_task(studio.draw(Wanted("a"))) for _ in range(2))
    await asyncio.sleep(0)
    gate.open()
    assert await asyncio.gather(first, second) == [PNG, PNG]
    assert await studio.draw(Wanted("a")) == PNG
    assert gate.begun == ["a"]


async def test_what_nobody_waits_for_any_more_is_not_drawn(gated):
    studio, gate = gated
    tasks = [asyncio.create_task(studio.draw(Wanted(name))) for name in "abc"]
    await asyncio.sleep(0)
    tasks[1].cancel()
    await asyncio.sleep(0)
    gate.open()
    await asyncio.gather(tasks[0], tasks[2])
    assert gate.begun == ["a", "c"]


async def test_one_of_two_who_goes_takes_nothing_from_the_other(gated):
    studio, gate = gated
    tasks = [asyncio.create_task(studio.draw(Wanted(name))) for name in "abb"]
    await asyncio.sleep(0)
    tasks[1].cancel()
    gate.open()
    assert await tasks[2] == PNG


async def test_boards_go_before_hands_and_those_before_the_past(gated):
    studio, gate = gated
    wanted = (("first", Rank.PAST), ("past", Rank.PAST), ("hand", Rank.PRIVATE), ("b", Rank.BOARD))
    tasks = [asyncio.create_task(studio.draw(Wanted(name), rank)) for name, rank in wanted]
    await asyncio.sleep(0)
    gate.open()
    await asyncio.gather(*tasks)
    assert gate.begun == ["first", "b", "hand", "past"]


async def test_a_newer_board_takes_the_place_of_one_that_waits(gated):
    studio, gate = gated
    asked = [("first", "x"), ("old", "m"), ("other", "n"), ("new", "m")]
    tasks = []
    for name, whose in asked:
        tasks.append(asyncio.create_task(studio.draw(Wanted(name), Rank.BOARD, whose)))
        await asyncio.sleep(0)
    gate.open()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert isinstance(done[1], TooBusy)
    assert gate.begun == ["first", "new", "other"]


async def test_a_picture_that_somebody_wants_sooner_is_drawn_sooner(gated):
    studio, gate = gated
    wanted = (("first", Rank.PAST), ("past", Rank.PAST), ("hand", Rank.PRIVATE))
    tasks = [asyncio.create_task(studio.draw(Wanted(name), rank)) for name, rank in wanted]
    tasks.append(asyncio.create_task(studio.draw(Wanted("past"), Rank.BOARD)))
    await asyncio.sleep(0)
    gate.open()
    await asyncio.gather(*tasks)
    assert gate.begun == ["first", "past", "hand"]


async def test_what_has_no_room_is_refused_and_nothing_waits_for_ever(gated):
    studio, gate = gated
    many = [
        asyncio.create_task(studio.draw(Wanted(str(n)), whose="greedy"))
        for n in range(3 * MOST_WAITING)
    ]
    await asyncio.sleep(0)
    other = asyncio.create_task(studio.draw(Wanted("other"), whose="modest"))
    await asyncio.sleep(0)
    gate.open()
    done = await asyncio.gather(*many, return_exceptions=True)
    assert await other == PNG
    assert sum(isinstance(one, TooBusy) for one in done) == MOST_WAITING
    assert gate.begun.index("other") <= 2
    assert len(studio._jobs) == 0


async def test_an_answer_does_not_wait_for_its_picture(gated):
    studio, gate = gated
    studio.patience = 0.01
    drawing = await studio.soon([Wanted("a")], Rank.PRIVATE, "")
    assert not drawing.done()
    gate.open()
    assert (await drawing).data == PNG


def test_each_has_their_turn_and_the_least_urgent_of_the_greediest_gives_way():
    line = DrawQueue(4)
    for one, whose in (("a1", "a"), ("a2", "a"), ("a3", "a"), ("b1", "b")):
        assert line.put(one, Rank.PRIVATE, whose) is None
    assert line.put("c1", Rank.BOARD, "c") == "a3"
    assert [line.take() for _ in range(5)] == ["c1", "a1", "b1", "a2", None]
    assert len(line) == 0


def test_of_pages_the_newest_is_next_and_the_oldest_gives_way():
    line = DrawQueue(3)
    for one in ("a1", "a2", "a3"):
        assert line.put(one, Rank.PAGE, "a") is None
    assert line.put("a4", Rank.PAGE, "a") == "a1"
    assert [line.take() for _ in range(3)] == ["a4", "a3", "a2"]


def test_what_comes_last_and_least_gives_way_itself():
    line = DrawQueue(1)
    line.put("board", Rank.BOARD, "a")
    assert line.put("past", Rank.PAST, "a") == "past"


def test_equal_pictures_are_written_alike_and_read_back_the_same():
    for key in (game.key for game in registry.games()):
        one, other = commission(key), commission(key)
        assert one.written() == other.written()
        back = read(one.written())
        assert back == one.bare()
        assert back.look.theme is LIGHT
        assert back.written() == one.written()
        assert back.written() != commission(key, ply=13).written()


@pytest.fixture
async def away():
    """A studio with one process of its own."""
    made = DrawPool(1, seconds=30.0, width=150)
    yield made
    await made.close()


async def test_a_process_draws_what_this_one_would(away, studio):
    wanted = commission()
    assert await away.draw(wanted) == await studio.draw(wanted)
    (process,) = away._workers._idle
    assert await away.draw(commission("pangea", "hand")) is None
    assert (await away.draw(commission("magus", "potions"))).startswith(PNG)
    assert away._workers._idle == [process]


async def test_a_process_that_fails_tells_where_and_not_what(away):
    with structlog.testing.capture_logs() as logs:
        assert await away.draw(Wanted("hand of seat 1")) is None
    (line,) = logs
    assert line["event"] == "drawing failed"
    assert "hand of" not in str(line)
    assert (await away.draw(commission())).startswith(PNG)


async def test_a_process_that_is_too_slow_is_ended_and_another_draws(away):
    await away.draw(commission())
    (stuck,) = away._workers._idle
    stuck.send_signal(19)  # it does nothing any more
    away._workers._seconds = 0.2
    with structlog.testing.capture_logs() as logs:
        assert await away.draw(commission(ply=5)) is None
    assert [line["event"] for line in logs] == ["drawing timed out"]
    assert stuck.returncode is not None
    away._workers._seconds = 30.0
    assert (await away.draw(commission(ply=6))).startswith(PNG)
    assert away._workers._idle != [stuck]


@pytest.mark.parametrize("noticed", [True, False])
async def test_a_process_that_died_idle_costs_no_picture(away, noticed):
    await away.draw(commission())
    (gone,) = away._workers._idle
    os.kill(gone.pid, signal.SIGKILL)
    if noticed:
        await gone.wait()
    with structlog.testing.capture_logs() as logs:
        assert (await away.draw(commission(ply=5))).startswith(PNG)
    assert logs == []
    assert gone not in away._workers._all


async def test_another_process_is_taken_once_and_not_again(away, monkeypatch):
    begun, asked = [], []

    async def fresh():
        begun.append(None)

    async def ends(*_):
        asked.append(None)
        raise asyncio.IncompleteReadError(b"", 4)

    await away.draw(commission())
    monkeypatch.setattr(away._workers, "_begun", fresh)
    monkeypatch.setattr(away._workers, "_end", lambda process: asyncio.sleep(0))
    monkeypatch.setattr(worker_pool, "_asked", ends)
    with structlog.testing.capture_logs() as logs:
        assert await away.draw(commission(ply=5)) is None
    assert (len(begun), len(asked)) == (1, 2)
    assert [type(line["fault"]) for line in logs] == [EOFError]


async def test_no_process_outlives_the_studio():
    studio = DrawPool(1, width=150)
    await studio.draw(commission())
    (process,) = studio._workers._all
    await studio.close()
    assert process.returncode is not None


async def test_what_a_stop_cuts_off_is_told_in_a_line_and_nothing_else_is_begun(away):
    wanted = [Wanted(f"hand {n}") for n in range(4)]
    first = asyncio.create_task(away.soon([wanted[0], commission()], Rank.PRIVATE, "a", calm=True))
    more = [asyncio.create_task(away.draw(one)) for one in wanted[1:]]
    while not away._workers._all:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0.01)
    with structlog.testing.capture_logs() as logs:
        await away.close()
        found = await asyncio.gather(first, *more, return_exceptions=True)
    assert [type(one) for one in found] == [Stopped] * 4
    assert logs == [{"event": "drawings cut off", "count": 4, "log_level": "info"}]
    assert not away._workers._all
    with pytest.raises(Stopped):
        await away.draw(commission())
