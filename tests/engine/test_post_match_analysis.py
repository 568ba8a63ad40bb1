"""A finished match looked back on: how it stood, what is weighed, and what a move cost."""

from dataclasses import replace
from typing import Any

import pytest

from engine import lobby, registry, substitutes
from engine.bots.ismcts import ActionEstimate
from engine.bots.think_budget import Count
from engine.match import Match
from engine.match_record import Kind, Record, numbered, positions
from engine.match_types import Status
from engine.notation import write
from engine.post_match_analysis import (
    MOST_DECISIONS,
    Decision,
    Mistake,
    Point,
    PreliminaryAnalysis,
    slip,
    smoothed,
    survey,
    swing,
    turning,
    worst,
)
from tests.engine.test_exported_entries import begun, eventful, turn
from tests.harbours import game as harbours

DECISION = Decision((3, 0), 1, 2, "load b apple_3")


def over(match: Match) -> Record:
    """Play a match to its end as sensible computers do."""
    while match.status is Status.RUNNING:
        turn(match, 100)
    return match.record()


def surveyed(record: Record, most: int = MOST_DECISIONS) -> PreliminaryAnalysis:
    """Survey a match with as little thinking as there can be."""
    return survey(record, Count(0), most)


def before(record: Record) -> dict[tuple[int, int], Any]:
    """Return the state before each move."""
    found, last = {}, None
    for at, position in numbered(record.pages, positions(record)):
        found[at], last = last, position.state
    return found


@pytest.fixture(scope="module")
def magnate() -> Record:
    return over(begun("magnate", 2))


@pytest.mark.parametrize("key", ["magnate", "pangea", "seven_sages"])  # the short ones
def test_a_match_is_surveyed_from_its_beginning_to_its_result(key) -> None:
    seats = registry.game(key).meta.seats[0]
    record = over(begun(key, seats))
    found = surveyed(record)
    assert record.result
    assert [found.points[0].at, found.points[0].seat] == [(0, -1), None]
    assert found.points[-1].chances == tuple(
        round(1000 / record.result.ranks.count(1)) if rank == 1 else 0
        for rank in record.result.ranks
    )
    assert all(abs(sum(point.chances) - 1000) <= seats for point in found.points)
    rounds = [point.round for point in found.points]
    assert rounds == sorted(rounds)
    assert {one.seat for one in found.decisions} == set(range(seats))
    assert surveyed(record) == found


def test_what_is_weighed_was_chosen_among_several(magnate) -> None:
    game, seen = registry.game("magnate"), before(magnate)
    for one in surveyed(magnate).decisions:
        page, line = one.at
        said = magnate.pages[page].lines[line]
        assert (said.seat, said.text) == (one.seat, one.played)
        assert len(game.legal(seen[one.at], one.seat)) > 1


def test_of_many_decisions_those_are_weighed_first_that_are_not_what_is_rated_best() -> None:
    match = begun("magnate", 2)
    game = match.game
    while match.status is Status.RUNNING:
        seat = match.to_act()[0]
        if seat:
            turn(match, 0)
        else:
            match.add(seat, write(game.legal(match.position(seat), seat)[0]), 0)
    record = match.record()
    seen, few = before(record), surveyed(record, 6).decisions
    assert len(few) == 6
    assert [one.at for one in few] == sorted(one.at for one in few)
    for one in few:
        legal = game.legal(seen[one.at], one.seat)
        rates = game.rate(game.view(seen[one.at], one.seat), one.seat, legal)
        assert rates[[write(action) for action in legal].index(one.played)] < max(rates)


def test_what_was_undone_leaves_no_trace() -> None:
    match = eventful("pangea", 3, 12)
    record = over(match)
    back = next(n for n, page in enumerate(record.pages) if page.kind is Kind.UNDO)
    ply = record.pages[back].ply
    gone = {
        (n, i)
        for n, page in enumerate(record.pages[:back])
        for i, line in enumerate(page.lines)
        if line.ply is not None and line.ply >= ply
    }
    found = surveyed(record, 1_000)
    assert gone
    assert not gone & {one.at for one in (*found.points, *found.decisions)}


def test_nobody_is_told_of_what_a_computer_chose_or_of_what_time_chose(magnate) -> None:
    ann, ben = magnate.chairs
    alone = replace(magnate, chairs=(ann, replace(ben, computer="easy")))
    assert {one.seat for one in surveyed(alone).decisions} == {0}
    late = replace(
        magnate,
        pages=tuple(
            replace(page, kind=Kind.EXPIRE) if page.kind is Kind.MOVE else page
            for page in magnate.pages
        ),
    )
    assert surveyed(late).decisions == ()
    assert surveyed(late).points


def test_while_a_computer_stood_in_nothing_is_weighed() -> None:
    match = begun("pangea", 3)
    seat = match.to_act()[0]
    substitutes.lend(match, seat, 0)
    for now in range(9):
        turn(match, now)
    away = len(match.record().pages)
    substitutes.back(match, seat, 9)
    record = over(match)
    mine = [one.at[0] for one in surveyed(record, 1_000).decisions if one.seat == seat]
    assert mine
    assert min(mine) >= away


def test_who_has_resigned_has_no_chance_from_then_on() -> None:
    match = eventful("pangea", 3, 6)
    seat = match.to_act()[0]
    match.resign(seat, 50)
    page = len(match.record().pages) - 1
    record = over(match)
    after = [point for point in surveyed(record).points if point.at >= (page, -1)]
    assert after[0].seat == seat
    assert all(point.chances[seat] == 0 for point in after)


def test_where_a_game_has_no_opinion_it_is_played_out(monkeypatch) -> None:
    monkeypatch.setattr(registry, "_guests", {})
    registry.welcome(harbours)
    record = over(begun("harbours", 3))
    first, *_, last = surveyed(record).points
    assert abs(sum(first.chances) - 1000) <= 3
    assert record.result
    assert [chance > 0 for chance in last.chances] == [rank == 1 for rank in record.result.ranks]


def test_the_more_a_position_is_played_on_the_more_is_thought_of(magnate) -> None:
    once, often = (survey(magnate, Count(times)).points for times in (0, 6))
    assert [point._replace(chances=()) for point in once] == [
        point._replace(chances=()) for point in often
    ]
    assert once != often


def test_a_move_costs_what_a_better_one_has_surely_more() -> None:
    weighed = [
        ActionEstimate("load b apple_3", 100, 0.4),
        ActionEstimate("rest", 100, 0.6),
        ActionEstimate("load a apple_3", 1, 0.8),
        ActionEstimate("roll", 0, None),
    ]
    assert slip(DECISION, weighed) == Mistake(DECISION, 400, "rest", 575)


@pytest.mark.parametrize(
    "weighed",
    [
        [ActionEstimate("load b apple_3", 100, 0.6), ActionEstimate("rest", 100, 0.6)],
        [ActionEstimate("load b apple_3", 100, 0.59), ActionEstimate("rest", 100, 0.6)],
        [ActionEstimate("load b apple_3", 0, None), ActionEstimate("rest", 100, 0.6)],
        [ActionEstimate("load b apple_3", 0, None)],
    ],
)
def test_what_is_not_surely_better_is_not_spoken_of(weighed) -> None:
    assert slip(DECISION, weighed) is None


def test_the_dearest_moves_come_first() -> None:
    found = [Mistake(DECISION, 500 - cost, "rest", 500) for cost in (80, 200, 60, 130)]
    assert [one.cost for one in worst([None, *found], 3)] == [200, 130, 80]


def line(*chances: int) -> list[Point]:
    """Return the points of a match of two, by the chance of the first."""
    return [Point((n, 0), n % 2, n, (one, 1000 - one)) for n, one in enumerate(chances)]


def test_a_match_turns_where_a_chance_changes_most() -> None:
    points = line(500, 520, 700, 690, 600, 610, 310, 330, 380, 1000)
    assert turning(points) == (2, 6, 9)
    assert turning(points, 1) == (9,)
    assert [swing(points, n) for n in (2, 6)] == [(0, 170), (1, 270)]


def test_what_changes_little_or_beside_a_turning_point_is_none() -> None:
    assert turning(line(500, 570, 500, 550)) == ()
    assert turning(line(500, 700, 500, 700, 800)) == (4,)
    assert turning(line(500)) == ()


def test_what_does_not_last_is_no_turning_point() -> None:
    assert turning(line(500, 510, 1000, 0, 1000, 520, 500, 510)) == ()
    assert turning(line(500, 510, 505, 720, 710, 730, 700)) == (3,)


def test_chances_are_drawn_to_each_other_as_far_as_they_are_doubtful() -> None:
    jagged = [0.5, 0.9, 0.1, 0.8, 0.2, 0.5]
    sure, unsure = smoothed(jagged, [0.0] * 6), smoothed(jagged, [0.1] * 6)
    assert sure == pytest.approx(jagged)
    assert max(unsure) - min(unsure) < 0.3
    one = smoothed([0.5, 0.5, 0.9, 0.5, 0.5], [0.001, 0.001, 0.1, 0.001, 0.001])
    assert one[2] < 0.6


def test_the_sages_are_judged_where_no_combat_is_under_way() -> None:
    record = over(begun("seven_sages", 4))
    states = {at: one.state for at, one in numbered(record.pages, positions(record))}
    found = survey(record, Count(3)).points
    game = registry.game("seven_sages")
    assert all(game.at_rest(states[point.at]) for point in found[:-1])
    assert [point.round for point in found[:-1]] == list(range(1, len(found)))


def test_chances_do_not_sway_with_whose_turn_ended() -> None:
    sway = []
    for n in range(4):
        match = lobby.open_match("abcdefgh", "magnate", "ann", f"{n:064x}", 0)
        lobby.join(match, "ben", 0)
        lobby.start(match, "ann", 0)
        points = survey(over(match), Count(5)).points
        for before, point, after in zip(points, points[1:], points[2:], strict=False):
            if point.seat is not None:
                mean = (before.chances[point.seat] + after.chances[point.seat]) / 2
                sway.append(point.chances[point.seat] - mean)
    assert abs(sum(sway) / len(sway)) < 15


def test_a_match_taken_over_in_the_middle_is_analysed_from_there() -> None:
    match = begun("pangea", 3)
    seats = range(3)
    for seat in seats:
        substitutes.lend(match, seat, 0)
    for now in range(9):
        turn(match, now)
    for seat in seats:
        substitutes.back(match, seat, 9)
    back = next(n for n, page in enumerate(match.record().pages) if page.kind is Kind.BACK)
    found = surveyed(over(match))
    assert found.points[0].at[0] >= back
    assert found.points[0].seat is None
    assert found.points[1].at[0] > back


def test_a_match_that_nobody_who_is_left_began_is_analysed_from_who_took_it_over() -> None:
    record = over(begun("pangea", 3))
    half = len(record.pages) // 2
    came = replace(record.pages[half], kind=Kind.REPLACE, seat=1, lines=(), ply=-1)
    pages = (*record.pages[:half], came, *record.pages[half:])
    ann, ben, cleo = record.chairs
    chairs = (replace(ann, computer="easy"), ben, replace(cleo, computer="easy"))
    assert surveyed(replace(record, pages=pages)).points[0].at == (0, -1)
    alone = surveyed(replace(record, pages=pages, chairs=chairs))
    assert alone.points[0].at == (half, -1)


def test_what_is_undone_to_before_somebody_came_is_where_the_analysis_begins() -> None:
    match = begun("pangea", 2)
    for seat in range(2):
        substitutes.lend(match, seat, 0)
    for now in range(9):
        turn(match, now)
    for seat in range(2):
        substitutes.back(match, seat, 9)
    record = replace(match.record(), secret=match.secret, partial=False)
    undone = replace(record.pages[-1], kind=Kind.UNDO, seat=1, ply=4)
    (only,) = surveyed(replace(record, pages=(*record.pages, undone))).points
    assert only.at == (len(record.pages), -1)


def test_what_a_leaver_did_is_not_judged_as_of_who_took_over() -> None:
    record = over(begun("pangea", 3))
    half = len(record.pages) // 2
    came = replace(record.pages[half], kind=Kind.REPLACE, seat=1, lines=(), ply=-1)
    pages = (*record.pages[:half], came, *record.pages[half:])
    found = surveyed(replace(record, pages=pages), 1_000).decisions
    assert min(one.at[0] for one in found if one.seat == 1) > half
    assert min(one.at[0] for one in found if one.seat == 0) < half
