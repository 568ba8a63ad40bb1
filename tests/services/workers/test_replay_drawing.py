"""Replays are drawn by processes, one for each person."""

import asyncio
from dataclasses import replace

import pytest

from engine import registry
from engine.__main__ import computer_match
from render.workers.replay_film import Order
from services.workers.replay_drawing import FilmFailed, ReplayBusy, ReplayDrawing


@pytest.fixture(scope="module")
def order():
    record = computer_match(registry.game("magnate"), 2, "film", "greedy", {}).record()
    return Order(replace(record, pages=record.pages[:3]), None, "abc", names=("A", "B"), width=60)


async def test_a_film_comes_with_its_progress_and_bots_go_on_meanwhile(order):
    told, beats, cinema = [], 0, ReplayDrawing(pause=0.0)

    async def progress(done, of):
        told.append((done, of))

    drawing = asyncio.create_task(cinema.film(order, progress))
    while not drawing.done():
        beats += 1
        await asyncio.sleep(0.005)
    film = await drawing
    assert film.data[8:12] == b"WEBP"
    assert told[-1] == (film.frames, film.frames)
    assert told == sorted(told)
    assert beats > 5


async def test_a_process_that_fails_is_an_error_and_frees_the_place(order):
    cinema = ReplayDrawing()
    broken = replace(order, record=replace(order.record, pages=order.record.pages[1:] * 2))
    async with cinema.seat("ann"):
        with pytest.raises(FilmFailed):
            await cinema.film(broken, _quiet)
    async with cinema.seat("ann"):
        assert (await cinema.film(order, _quiet)).frames == 3


async def test_a_film_that_takes_too_long_is_given_up_and_its_process_ended(order):
    with pytest.raises(TimeoutError):
        await ReplayDrawing(seconds=0.01).film(order, _quiet)


async def test_a_person_waits_for_one_replay_and_others_for_their_own():
    cinema = ReplayDrawing()
    async with cinema.seat("ann"), cinema.seat("ben"):
        with pytest.raises(ReplayBusy):
            async with cinema.seat("ann"):
                raise AssertionError
    async with cinema.seat("ann"):
        pass


async def _quiet(done, of):
    """Tell nobody."""
