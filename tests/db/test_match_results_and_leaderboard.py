"""What finished matches say of those who played them."""

import asyncio
import itertools

import pytest
from sqlalchemy import delete, select

from db import Place, Stored, UnknownMatch, match_results_and_leaderboard
from db.match_results_and_leaderboard import count_all
from db.ratings import ENOUGH, LEAST, YEARLY, Chair, Finished, Standing, count
from db.tables import standings
from engine import lobby, registry
from engine.game import Result
from engine.match import Status
from engine.notation import write
from engine.playing_hours import DAY
from tests.db.positions import NOW, new_lobby

GUILD = 10**18 + 1
names = (f"r{n}" for n in itertools.count())


def finished(*chairs, at=0):
    return Finished(f"m{at}", "harbours", at, tuple(chairs))


def table(*matches):
    counted = {}
    count(counted, matches)
    return counted


def over(people, ranks, *, at=NOW, guild=GUILD, name=None):
    """Return a match that ended like this, by seat."""
    match = new_lobby(name or next(names), *people)
    lobby.start(match, people[0], at)
    ids = [player.id for player in match.players]
    match.status = Status.OVER
    match.outcome = Result(tuple(ranks[people.index(who)] for who in ids), "rounds")
    match.news.clear()
    return Stored(match, Place(guild, 2))


def seat(stored, who):
    return next(player for player in stored.match.players if player.id == who)


# What counts


def test_the_better_rank_is_rated_higher_and_all_are_counted():
    after = table(finished(Chair("ann", 1), Chair("ben", 2), Chair("cleo", 3)))
    assert after["ann"].rating > after["ben"].rating > after["cleo"].rating
    assert [(s.matches, s.wins, s.rated) for s in after.values()] == [
        (1, 1, 1),
        (1, 0, 1),
        (1, 0, 1),
    ]


def test_two_who_tie_for_the_first_rank_have_both_won_and_are_rated_alike():
    after = table(finished(Chair("ann", 1), Chair("ben", 1)))
    assert after["ann"].wins == after["ben"].wins == 1
    assert after["ann"].mu == after["ben"].mu


def test_a_win_against_computers_that_a_computer_helped_to_is_none():
    computer = Chair("computer-1", 2, computer=True)
    after = table(finished(Chair("ann", 1, helped=True), computer))
    assert (after["ann"].matches, after["ann"].wins) == (1, 0)
    after = table(finished(Chair("ann", 1, helped=True), Chair("ben", 2)))
    assert after["ann"].wins == 1
    after = table(finished(Chair("ann", 1), computer))
    assert after["ann"].wins == 1


@pytest.mark.parametrize("odd", [Chair("computer-1", 3, computer=True), Chair("eve", 3)])
def test_a_match_with_a_computer_or_a_replaced_seat_is_played_but_not_rated(odd):
    odd = odd if odd.computer else Chair("eve", 3, replaced=True)
    after = table(finished(Chair("ann", 1), Chair("ben", 2), odd))
    assert (after["ann"].matches, after["ann"].wins, after["ann"].rated) == (1, 1, 0)
    assert after["ann"].mu == Standing().mu
    assert "computer-1" not in after


def test_who_leaves_loses_against_all_and_nobody_else_is_rated():
    after = table(finished(Chair("ann", 1), Chair("ben", 2), Chair("cleo", 3, left=True)))
    fresh = Standing()
    assert after["cleo"].mu < fresh.mu
    assert after["cleo"].rated == 1
    for other in ("ann", "ben"):
        assert (after[other].mu, after[other].sigma, after[other].rated) == (
            fresh.mu,
            fresh.sigma,
            0,
        )
    assert after["ann"].wins == 1


def test_a_seat_that_a_computer_took_over_wins_nothing_for_who_left_it():
    after = table(finished(Chair("ann", 1, left=True), Chair("ben", 2)))
    assert after["ann"].wins == 0
    assert after["ann"].mu < Standing().mu
    assert after["ben"].mu == Standing().mu


@pytest.mark.parametrize(("turns", "rated"), [(ENOUGH - 1, False), (ENOUGH, True)])
def test_who_resigns_against_one_other_after_some_turns_loses_like_anybody(turns, rated):
    chairs = (Chair("ann", 1), Chair("ben", 2, left=True))
    after = table(Finished("m", "harbours", 0, chairs, turns))
    assert (after["ann"].mu > Standing().mu) is rated
    assert after["ben"].mu < Standing().mu


def test_two_who_leave_lose_alike_and_a_match_that_all_left_rates_nobody():
    chairs = [Chair("ann", 1), Chair("ben", 2, left=True), Chair("cleo", 3, left=True)]
    after = table(finished(*chairs))
    assert after["ben"].mu == after["cleo"].mu < Standing().mu
    after = table(finished(Chair("ann", 1, left=True), Chair("ben", 2, left=True)))
    assert after["ann"].mu == after["ben"].mu == Standing().mu


def test_nobody_is_listed_before_a_few_rated_matches():
    rounds = [finished(Chair("ann", 1), Chair("ben", 2), at=n) for n in range(LEAST)]
    assert not table(*rounds[:-1])["ann"].listed
    assert table(*rounds)["ann"].listed


PATTERNS = [(1, 1, 3), (1, 1, 3, 4), (1, 1, 3, 3), (1, 1, 1, 4), (1, 1, 3, 4, 5), (1, 1, 1, 4, 5)]


@pytest.mark.parametrize("ranks", PATTERNS, ids=str)
def test_who_shares_a_win_is_never_rated_below_who_lost(ranks):
    chairs = [Chair(f"p{seat}", rank) for seat, rank in enumerate(ranks)]
    after = {}
    for at in range(10):
        count(after, [finished(*chairs, at=at)])
        rated = [after[chair.person].rating for chair in chairs]
        won = [rating for rating, rank in zip(rated, ranks, strict=True) if rank == 1]
        lost = [rating for rating, rank in zip(rated, ranks, strict=True) if rank > 1]
        assert min(won) == pytest.approx(max(won))
        assert min(won) > max(lost)


def test_all_seats_of_a_match_are_compared_with_each_other():
    """The model compares so many neighbours alone as its window has."""
    for seats in range(2, 1 + max(game.meta.seats[1] for game in registry.games())):
        chairs = [Chair(f"p{seat}", 1 if seat == 0 else 2) for seat in range(seats)]
        after = table(finished(*chairs))
        assert len({after[chair.person].mu for chair in chairs[1:]}) == 1


# Absence


def test_of_who_has_not_played_for_long_less_is_certain():
    rounds = [finished(Chair("ann", 1), Chair("ben", 2), at=NOW + n) for n in range(30)]
    ann = table(*rounds)["ann"]
    assert ann.by(NOW + 29) == ann
    year = ann.by(NOW + 29 + 365 * DAY)
    assert year.sigma == pytest.approx((ann.sigma**2 + YEARLY) ** 0.5)
    assert (year.mu, year.matches, year.rated) == (ann.mu, ann.matches, ann.rated)
    assert year.rating < ann.rating
    assert ann.by(NOW + 99 * 365 * DAY).sigma == Standing().sigma  # of a newcomer no more is known
    assert Standing().by(NOW) == Standing()


def test_a_match_after_an_absence_says_more_than_one_without():
    rounds = [finished(Chair("ann", 1), Chair("ben", 2), at=NOW + n) for n in range(30)]
    soon = table(*rounds, finished(Chair("ann", 2), Chair("ben", 1), at=NOW + 30))
    late = finished(Chair("ann", 2), Chair("ben", 1), at=NOW + 3 * 365 * DAY)
    assert table(*rounds, late)["ann"].mu < soon["ann"].mu


async def test_standings_are_as_of_now(store):
    times = {"now": NOW}
    store.results._clock = lambda: times["now"]
    await store.create(over(("ann", "ben"), (1, 2)))
    before = (await store.results.standings("harbours"))["ann"]
    times["now"] += 365 * DAY
    assert (await store.results.standings("harbours"))["ann"] == before.by(times["now"])
    assert before.by(times["now"]).rating < before.rating


# What is read


async def test_standings_are_of_one_game_and_of_one_server_or_of_all(store):
    await store.create(over(("ann", "ben"), (1, 2)))
    await store.create(over(("ann", "ben"), (2, 1), guild=GUILD + 1))
    here, all_ = (
        await store.results.standings("harbours", GUILD),
        await store.results.standings("harbours"),
    )
    assert (here["ann"].wins, here["ben"].wins) == (1, 0)
    assert (all_["ann"].wins, all_["ben"].wins) == (1, 1)
    assert await store.results.standings("magnate") == {}
    assert await store.results.standings("harbours", people=["ann"]) == {"ann": all_["ann"]}
    assert await store.results.of_person("ann") == {"harbours": all_["ann"]}
    assert await store.results.of_person("eve") == {}


async def counted_anew(engine):
    async with engine.begin() as conn:
        before = (await conn.execute(select(standings).order_by(*standings.primary_key))).all()
        await conn.execute(delete(standings))
        await conn.run_sync(count_all)
        after = (await conn.execute(select(standings).order_by(*standings.primary_key))).all()
    assert before
    return before, after


async def test_counted_one_by_one_standings_are_what_all_matches_say(store, engine, monkeypatch):
    monkeypatch.setattr(match_results_and_leaderboard, "MOST", 2)
    ends = [(("ann", "ben"), (1, 2)), (("ben", "cleo"), (1, 2)), (("ann", "cleo"), (2, 1))]
    for n, (people, ranks) in enumerate(ends):
        await store.create(over(people, ranks, at=NOW + n, guild=None if n == 1 else GUILD))
    before, after = await counted_anew(engine)
    assert before == after
    assert (await store.results.standings("harbours"))["ann"].matches == 2
    assert (await store.results.standings("harbours", GUILD))["cleo"].matches == 1


async def test_standings_that_are_there_are_not_counted_anew(store, engine):
    await store.create(over(("ann", "ben"), (1, 2)))
    before = await store.results.standings("harbours")
    async with engine.begin() as conn:
        await conn.run_sync(count_all)
    assert await store.results.standings("harbours") == before


async def test_matches_that_end_at_once_are_all_counted(store, other):
    """People of them are written in one order, so that nobody waits for each other in turn."""
    pairs = [("ann", "ben"), ("ben", "cleo"), ("cleo", "ann"), ("ben", "ann"), ("cleo", "ben")]
    stores = itertools.cycle((store, other))
    await asyncio.gather(
        *(one.create(over(p, (1, 2))) for p, one in zip(pairs, stores, strict=False))
    )
    found = await store.results.standings("harbours")
    assert {who: standing.matches for who, standing in found.items()} == {
        "ann": 3,
        "ben": 4,
        "cleo": 3,
    }


async def test_a_match_counts_when_it_ends_and_stays_counted_when_it_is_deleted(store):
    match = new_lobby("m1", "ann", "ben")
    lobby.start(match, "ann", NOW)
    match.news.clear()
    await store.create(Stored(match, Place(GUILD, 2)))
    stored = await store.match("m1")
    stored.match.resign(stored.match.seat_of("ann"), NOW + 1)
    await store.save(stored)
    found = await store.results.standings("harbours")
    assert (found["ann"].matches, found["ben"].wins) == (1, 1)
    while await store.retention.prune(NOW + 2 + DAY, 1):
        pass
    with pytest.raises(UnknownMatch):
        await store.match("m1")
    assert await store.results.standings("harbours") == found


async def test_who_left_who_was_replaced_and_computers_are_told_apart(store):
    left = over(("ann", "ben", "cleo"), (1, 2, 3))
    seat(left, "cleo").resigned = True
    seat(left, "ben").stand_in = "greedy"
    await store.create(left)
    found = await store.results.standings("harbours")
    assert [found[who].rated for who in ("ann", "ben", "cleo")] == [0, 1, 1]
    replaced = over(("ann", "ben"), (1, 2))
    seat(replaced, "ben").id = "eve"
    await store.create(replaced)
    found = await store.results.standings("harbours")
    assert (found["ann"].matches, found["ann"].rated) == (2, 0)
    assert found["eve"].matches == 1


@pytest.mark.parametrize("short", [0, 1])
async def test_turns_are_counted_before_a_resignation_of_one_of_two(store, short):
    match = new_lobby("given", "ann", "ben")
    lobby.start(match, "ann", NOW)
    had = [0, 0]
    while min(had) < ENOUGH - short:
        seat_ = min(match.to_act(), key=lambda n: had[n])
        chosen = match.game.fallback(match.position(seat_), seat_)
        if match.add(seat_, write(chosen), NOW):
            had[seat_] += 1
    match.resign(match.seat_of("ben"), NOW)
    match.news.clear()
    await store.create(Stored(match, Place(GUILD, 2)))
    found = await store.results.standings("harbours")
    assert (found["ann"].rated, found["ben"].rated) == (1 - short, 1)


async def test_a_running_match_counts_for_nobody(store):
    match = new_lobby("live", "ann", "ben")
    lobby.start(match, "ann", NOW)
    await store.create(Stored(match, Place(GUILD, 2)))
    assert await store.results.standings("harbours") == {}
