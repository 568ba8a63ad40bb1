"""What logs say of the time that people took, and of the matches they left."""

import itertools

import pytest

from db import Place, Store, Stored
from db.player_reliability import FEW, LAST, Line, Log, Reliability, sat
from db.ratings import ENOUGH
from engine import Calendar, Kind, Match, Pace, Status, lobby, substitutes
from engine.match import LateSeatChoice
from engine.notation import write
from tests.db.positions import NOW, SECRET, running

HOUR = 3_600
names = (f"r{n}" for n in itertools.count())


def turn(match: Match, now: int, seat: int = -1) -> int:
    """Play a turn by fallbacks for whoever is waited for first; return their seat."""
    seat = match.to_act()[0] if seat < 0 else seat
    entries = len(match.entries)
    while len(match.entries) == entries:
        match.add(seat, write(match.game.fallback(match.position(seat), seat)), now)
    match.news.clear()
    return seat


async def of(store: Store, match: Match, who: str) -> Reliability:
    """Return how reliable somebody is when a match is stored."""
    match.news.clear()
    await store.create(Stored(match, Place(None, 2)))
    return (await store.reliability.of([who]))[who]


def name_of(match: Match, seat: int) -> str:
    return match.players[seat].id


async def test_turns_in_time_and_one_that_was_late_are_told_apart(store):
    match, now = running(next(names)), NOW
    late = match.to_act()[0]
    now += 2 * HOUR
    assert match.ring(now)
    turn(match, now, late)
    had = dict.fromkeys(range(3), 0)
    for _ in range(12):
        had[turn(match, now)] += 1
    found = await of(store, match, name_of(match, late))
    assert found == Reliability(had[late] + 1, had[late], 1, 0)
    other = (late + 1) % 3
    ben = name_of(match, other)
    assert (await store.reliability.of([ben]))[ben] == Reliability(had[other], had[other], 1, 0)


async def test_a_turn_that_is_late_counts_once_and_before_it_is_played(store):
    match = running(next(names))
    late = match.to_act()[0]
    match.ring(NOW + 2 * HOUR)
    substitutes.vote(match, (late + 1) % 3, late, LateSeatChoice.MORE, NOW + 2 * HOUR)
    substitutes.vote(match, (late + 2) % 3, late, LateSeatChoice.MORE, NOW + 2 * HOUR)
    match.ring(NOW + 4 * HOUR)
    found = await of(store, match, name_of(match, late))
    assert (found.turns, found.in_time) == (1, 0)


async def test_what_a_strict_clock_plays_is_late(store):
    match = running(next(names), strict=True)
    late = match.to_act()[0]
    assert match.ring(NOW + 2 * HOUR)
    found = await of(store, match, name_of(match, late))
    assert (found.turns, found.in_time) == (1, 0)


async def test_hours_vacations_pauses_and_the_reserve_are_no_delay(store):
    match = lobby.open_match(
        next(names), "harbours", "ann", SECRET, NOW, pace=Pace(HOUR, reserve=HOUR)
    )
    lobby.join(match, "ben", NOW)
    for player in match.players:
        player.calendar = Calendar(away=((NOW, NOW + 10 * HOUR),))
    lobby.start(match, "ann", NOW)
    assert not match.ring(NOW + 10 * HOUR)
    now = NOW + 11 * HOUR + HOUR // 2  # half of the reserve is used
    match.pause("ann", now)
    match.resume("ann", now + 30 * HOUR)
    match.ring(now + 30 * HOUR)
    seat = turn(match, now + 30 * HOUR)
    found = await of(store, match, name_of(match, seat))
    assert (found.turns, found.in_time) == (1, 1)


async def test_a_computer_for_one_turn_is_one_late_turn_and_later_ones_are_ones_own(store):
    match = running(next(names))
    late = match.to_act()[0]
    match.ring(NOW + 2 * HOUR)
    for voter in (late + 1, late + 2):
        substitutes.vote(match, voter % 3, late, LateSeatChoice.MOVE, NOW + 2 * HOUR)
    had = [turn(match, NOW + 2 * HOUR) for _ in range(12)].count(late)
    found = await of(store, match, name_of(match, late))
    assert (found.turns, found.in_time, found.left) == (had, had - 1, 0)


async def test_the_turns_of_a_computer_are_not_counted_and_who_comes_back_has_not_left(store):
    match = running(next(names))
    late = match.to_act()[0]
    match.ring(NOW + 2 * HOUR)
    for voter in (late + 1, late + 2):
        substitutes.vote(match, voter % 3, late, LateSeatChoice.COMPUTER, NOW + 2 * HOUR)
    for _ in range(12):
        turn(match, NOW + 2 * HOUR)
    who = name_of(match, late)
    found = await of(store, match, who)
    assert (found.turns, found.in_time, found.left) == (1, 0, 0)
    stored = await store.match(match.id)
    substitutes.back(stored.match, late, NOW + 3 * HOUR)
    own = [turn(stored.match, NOW + 3 * HOUR) for _ in range(6)].count(late)
    await store.save(stored)
    found = (await store.reliability.of([who]))[who]
    assert (found.turns, found.in_time, found.left) == (1 + own, own, 0)


async def test_who_resigns_among_three_has_left_and_an_early_resignation_of_two_is_leaving(store):
    match = running(next(names))
    turn(match, NOW)
    match.resign(0, NOW)
    assert (await of(store, match, name_of(match, 0))).left == 1
    two = running(next(names), "dora", "eve")
    two.resign(two.seat_of("dora"), NOW)
    assert (await of(store, two, "dora")).left == 1
    assert (await store.reliability.of(["eve"]))["eve"].left == 0


async def test_a_resignation_of_one_of_two_after_some_turns_is_a_defeat(store):
    match = running(next(names), "dora", "eve")
    had = [0, 0]
    while min(had) < ENOUGH:
        had[turn(match, NOW)] += 1
    match.resign(match.seat_of("dora"), NOW)
    found = await of(store, match, "dora")
    assert (found.turns, found.left) == (had[match.seated.index("dora")], 0)


@pytest.mark.parametrize("late", [True, False])
async def test_who_is_replaced_has_left_if_the_match_waited_for_them_in_vain(store, late):
    match = running(next(names))
    seat = match.to_act()[0]
    who = name_of(match, seat)
    had = [turn(match, NOW, seat)]
    while match.to_act() != (seat,):
        had.append(turn(match, NOW))
    mine = had.count(seat)
    now = NOW + (2 * HOUR if late else 0)
    match.ring(now)
    substitutes.offer(match, seat, now)
    substitutes.replace(match, seat, "eve", now)
    turn(match, now, seat)
    found = await of(store, match, who)
    assert (found.turns, found.in_time, found.left) == (mine + late, mine, int(late))
    assert (await store.reliability.of(["eve"]))["eve"] == Reliability(1, 1, 1, 0)


async def test_a_match_called_off_while_it_waits_for_somebody_late_was_left_by_them(store):
    match = running(next(names))
    late = match.to_act()[0]
    match.ring(NOW + 2 * HOUR)
    for voter in (late + 1, late + 2):
        substitutes.vote(match, voter % 3, late, LateSeatChoice.END, NOW + 2 * HOUR)
    assert match.status is Status.VOID
    assert (await of(store, match, name_of(match, late))).left == 1
    assert (await store.reliability.of([name_of(match, (late + 1) % 3)])).popitem()[1].left == 0


async def test_turns_against_computers_alone_say_nothing(store):
    match = lobby.open_match(next(names), "harbours", "ann", SECRET, NOW)
    lobby.join_computer(match, "easy", NOW)
    lobby.start(match, "ann", NOW)
    for _ in range(4):
        turn(match, NOW)
    assert await of(store, match, "ann") == Reliability()


async def test_who_has_played_nothing_is_new_and_so_is_who_was_forgotten(store, other):
    assert await store.reliability.of(["nobody"]) == {"nobody": Reliability()}
    assert await store.reliability.of([]) == {}
    match = running(next(names))
    for _ in range(6):
        turn(match, NOW)
    assert (await of(store, match, "ann")).turns == 2
    await other.people.forget("ann")
    assert await store.reliability.of(["ann"]) == {"ann": Reliability()}
    assert (await store.reliability.of(["ben"]))["ben"].turns == 2


async def test_another_process_counts_the_same_as_one_that_counted_piece_by_piece(store, other):
    match = running(next(names))
    await store.create(Stored(match, Place(None, 2)))
    for n in range(9):
        stored = await store.match(match.id)
        turn(stored.match, NOW + n)
        await store.save(stored)
        mine = await store.reliability.of(["ann", "ben", "cleo"])
    assert mine == await other.reliability.of(["ann", "ben", "cleo"])
    assert sum(one.turns for one in mine.values()) == 9


def test_the_last_turns_of_all_matches_are_counted_and_few_make_no_share():
    assert Reliability(FEW - 1, FEW - 1).share is None
    assert Reliability(FEW, FEW).share == 100
    assert Reliability(LAST, LAST - 1).share == 99
    assert Reliability(30, 29).share == 96  # rounded down: all in time alone is a hundred


async def test_a_table_that_gathers_players_is_no_match(store):
    match = lobby.open_match(next(names), "harbours", "ann", SECRET, NOW)
    lobby.join(match, "ben", NOW)
    assert await of(store, match, "ann") == Reliability()


def test_a_turn_that_ends_when_a_window_closes_is_held_against_nobody():
    lines = [Line(Kind.MOVE, 1, 0, ended=(0,)), Line(Kind.EXPIRE, 2, None, ended=(0, 1))]
    ann, ben = sat(Log(Status.RUNNING, ("ann", "ben"), (), (), lines))
    assert (ann.turns, ben.turns) == ([(1, True)], [])
