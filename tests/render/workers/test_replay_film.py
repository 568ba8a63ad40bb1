"""Replays as moving pictures."""

import io
import json
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image

import render
from engine import lobby, registry
from engine.__main__ import computer_match
from engine.apply_move import witness
from engine.games.pangea.data import SEA
from engine.games.pangea.state_actions_and_events import Protected
from engine.match_record import Kind, positions
from engine.notation import write
from render.look import Look
from render.registry import art
from render.workers import replay_film
from render.workers.replay_film import Frame, Order, frames


@pytest.fixture(scope="module")
def order():
    """A short match of Magnate from its beginning, drawn small."""
    record = computer_match(registry.game("magnate"), 2, "film", "greedy", {}).record()
    return Order(record, None, "abcd", names=("Ann", "Ben"), width=90)


def few(order, count):
    return replace(order, record=replace(order.record, pages=order.record.pages[:count]))


def read(drawn):
    image = Image.open(io.BytesIO(drawn.data))
    spans = []
    for n in range(image.n_frames):
        image.seek(n)
        image.load()
        spans.append(image.info["duration"])
    return image, spans


def shown(order, viewer=None):
    book, look = art(order.record.game), Look(names=order.names)
    return frames(order.record, viewer, lambda event: book.tell(event, look))


def table(key):
    """Return a match of two that has begun."""
    match = lobby.open_match("abcdefgh", key, "a", "5e" * 32, 0)
    lobby.join(match, "b", 0)
    lobby.start(match, "a", 0)
    return match


def inside(match):
    """Return the order of a film of a match that is being played."""
    record = replace(match.record(), secret=match.secret, partial=False)
    return Order(record, None, match.id, names=("Ann", "Ben"))


def test_frames_name_who_sat_there_then(order):
    asked = replay_film.read(replay_film.write(replace(few(order, 6), sat=((2, ("Zoe", "Ben")),))))
    assert asked.sat == ((2, ("Zoe", "Ben")),)
    book, look = art(asked.record.game), replay_film._look(asked)
    reel = replay_film._Reel(asked, book, look, lambda done, of: None)
    names = {frame.page: reel.look(frame).names for frame in reel.frames}
    assert {page <= 2 for page in names} == {True, False}
    for page, told in names.items():
        assert told == (("Zoe", "Ben") if page <= 2 else ("Ann", "Ben"))


def test_a_film_is_an_animated_webp_whose_last_frame_stays_longest(order):
    told = []
    drawn = replay_film.film(few(order, 6), lambda done, of: told.append((done, of)))
    image, spans = read(drawn)
    assert (image.format, image.width) == ("WEBP", 90)
    assert image.n_frames == drawn.frames == len(shown(few(order, 6)))
    assert max(spans[:-1]) <= replay_film.FRAME_MS < spans[-1]
    assert {of for _, of in told} == {drawn.frames}
    assert sorted({done for done, _ in told}) == list(range(1, drawn.frames + 1))
    assert told == sorted(told)
    assert drawn.last.startswith("Magnate")


def test_each_frame_changes_something_that_the_viewer_sees(order):
    book, look = art("magnate"), Look(names=order.names)
    for viewer in (None, 0, 1):
        found = shown(order, viewer)
        assert len(found) > 20
        for before, after in pairwise(found):
            told = [one for one in after.events if book.tell(one, look)]
            assert before.view != after.view or told


def test_an_order_has_a_frame_for_its_owner_alone():
    match = table("magnate")
    while not (able := [n for n in (0, 1) if match.game.orders(match.state, n)]):
        match.computer_turn(match.to_act()[0], 0, 0)
    seat, before = able[0], len(shown(inside(match)))
    match.add(seat, write(match.game.orders(match.state, seat)[0]), 1)
    order = inside(match)
    assert order.record.pages[-1].kind is Kind.ORDER
    assert len(shown(order)) == before
    assert len(shown(order, seat)) == len(shown(order, 1 - seat)) + 1


def test_a_frame_holds_a_view_and_no_state(order):
    game = registry.game("magnate")
    last = list(positions(order.record))[-1]
    for viewer in (None, 0, 1):
        found = shown(order, viewer)
        assert found[-1].view == game.view(last.state, viewer)
        for frame in found:
            assert all(witness(event, viewer) == event for event in frame.events)


def test_moves_are_numbered_as_the_log_numbers_them(order):
    found = shown(order)
    assert found[0].move == 0
    assert [frame.move for frame in found] == sorted({frame.move for frame in found})


def test_only_the_end_shows_the_result(order):
    reel = replay_film._Reel(order, art("magnate"), replay_film._look(order), lambda done, of: None)
    results = [reel.look(frame).result for frame in reel.frames]
    assert results[-1] == order.record.result
    assert set(results[:-1]) == {None}


def test_nothing_can_be_done_in_a_frame(order):
    reel = replay_film._Reel(order, art("magnate"), replay_film._look(order), lambda done, of: None)
    assert all(reel.look(frame).past for frame in reel.frames)


def test_a_very_long_match_shows_several_changes_in_one_frame():
    every = [Frame(n, (), (n,), n, n) for n in range(95)]
    thin = replay_film._thinned(every, 10)
    assert len(thin) <= 11
    assert (thin[0].move, thin[-1].move) == (0, 94)
    assert [event for frame in thin for event in frame.events] == list(range(95))
    assert replay_film._thinned(every[:9], 10) == every[:9]


def test_a_film_that_would_be_too_large_is_drawn_smaller(order, monkeypatch):
    whole = replay_film.film(few(order, 8))
    monkeypatch.setattr(replay_film, "MOST_BYTES", len(whole.data) * 2 // 3)
    drawn = replay_film.film(few(order, 8))
    assert len(drawn.data) <= replay_film.MOST_BYTES
    assert read(drawn)[0].width < 90
    assert drawn.frames == whole.frames


def test_an_order_is_read_as_it_was_written(order):
    for one in (order, replace(order, viewer=1, locale="fr", theme="light", computers=(1,))):
        assert replay_film.read(replay_film.write(one)) == one


def test_the_process_writes_its_progress_and_then_the_film(order):
    short = few(order, 3)
    root = Path(render.__file__).parents[1]
    done = subprocess.run(
        [sys.executable, "-m", "render.workers.replay_film"],
        input=replay_film.write(short).encode(),
        capture_output=True,
        cwd=root,
        check=True,
    )
    assert done.stderr == b""
    told, rest = done.stdout.split(b"{", 1)
    line, data = rest.split(b"\n", 1)
    end = json.loads(b"{" + line)
    assert [int(row.split()[1]) for row in told.splitlines()] == [end["frames"]] * len(
        told.splitlines()
    )
    assert (len(data), data[8:12]) == (end["bytes"], b"WEBP")
    assert short.record.secret.encode() not in done.stdout


def test_an_undo_is_a_frame_of_its_own(order):
    game = registry.game("magnate")
    assert game.key == order.record.game
    start = order.record.pages[0]
    assert start.kind is Kind.START
    first = next(page for page in order.record.pages if page.lines)
    undo = replace(first, kind=Kind.UNDO, lines=())
    pages = (start, first, undo)
    found = shown(replace(order, record=replace(order.record, pages=pages)))
    assert [frame.move for frame in found] == [0, found[1].move, found[1].move + 1]
    assert found[0].view == found[2].view


def test_one_change_is_shown_between_what_was_and_what_is(order):
    whole, last = shown(order), len(order.record.pages) - 1
    book, look = art("magnate"), Look(names=order.names)
    short = frames(order.record, None, lambda event: book.tell(event, look), last)
    assert [bool(frame.events) for frame in short] == [False, True, False]
    assert [frame.view for frame in short] == [whole[-2].view, whole[-1].view, whole[-1].view]
    assert short[1].events == whole[-1].events


@pytest.mark.parametrize("key", ["magnate", "seven_sages"])
def test_all_frames_of_a_film_are_of_one_height(key):
    record = computer_match(
        registry.game(key), 3 if key != "magnate" else 2, "film", "greedy", {}
    ).record()
    order = Order(record, None, "abcd", names=("Ann", "Ben", "Zoé"), width=90)
    book, look = art(key), replay_film._look(order)
    reel = replay_film._Reel(order, book, look, lambda done, of: None)
    sample = [*reel.frames[:: max(1, len(reel.frames) // 40)], reel.frames[-1]]
    assert len({reel._scene(frame).box.h for frame in sample}) == 1


def test_a_film_tells_what_lies_where_it_lay_then():
    record = computer_match(registry.game("pangea"), 2, "film", "greedy", {}).record()
    order = Order(record, None, "abcd", names=("Ann", "Ben"), width=90)
    book = art("pangea")
    reel = replay_film._Reel(order, book, replay_film._look(order), lambda done, of: None)
    found = 0
    for frame in reel.frames:
        for event in frame.events:
            if isinstance(event, Protected) and frame.view.cells[event.cell] != SEA:
                found += 1
                told = " ".join(reel._scene(frame).texts())
                assert "protected the sea" not in told, told
    assert found > 3
