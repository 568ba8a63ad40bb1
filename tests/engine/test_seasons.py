import itertools
import json
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import pytest

from engine import AnyGame, registry
from engine.__main__ import computer_match
from engine.errors import BadExport
from engine.match_record import positions
from engine.seasons import (
    Form,
    How,
    Kind,
    Phase,
    Season,
    Table,
    Terms,
    open_season,
    points_and_standings,
    replay,
    rounds_clocks_and_duration,
    season_export,
    season_types,
    tournament_pairings,
)
from engine.seasons.league_pairings import DESIGNS, divided, each, largest, tables
from tests.soak import seasons as lives

SECRET = "5" * 64


def terms(form: Form = Form.LEAGUE, seats: int = 2, size: int = 8, **more: object) -> Terms:
    found = rounds_clocks_and_duration.planned(form, seats, size, 3, 12, "daily")
    made = Terms(
        form, "magus", seats, found.turn, found.reserve, size, found.at_once, 1000,
        1000 + found.lasts, found.life, found.rounds,
    )  # fmt: skip
    return replace(made, **more)  # type: ignore[arg-type]


def entered(many: int, **told: object) -> Season:
    season = open_season("abc", terms(**told), SECRET, 0)  # type: ignore[arg-type]
    for i in range(many):
        season.enter(f"p{i}", i, f"word {i}")
    return season


def begun(many: int, **told: object) -> Season:
    season = entered(many, **told)
    season.begin(season.terms.begins)
    return season


def over(*cells: tuple[tuple[str, ...], tuple[int, ...]]) -> list[Table]:
    found = []
    for number, (ids, ranks) in enumerate(cells):
        found.append(Table(number, 0, 1, ids, list(ids), how=How.PLAYED, ranks=ranks))
    return found


def finish(season: Season, now: int, order: Sequence[str] = ()) -> None:
    """Play all tables that may begin: who comes first in `order` wins."""
    while found := season.due(now):
        for table in found:
            season.start(table.number, f"m{table.number}", now)
            known = {who: at for at, who in enumerate(order)}
            key = [known.get(who, 99) for who in table.ids]
            ranks = [1 + sum(other < mine for other in key) for mine in key]
            season.result(table.number, now, ranks)


# What is worth how much


def test_points_are_shared_by_who_shares_a_place() -> None:
    assert points_and_standings.shares(over((("a", "b"), (1, 1)))[0]) == {
        "a": Fraction(1, 2),
        "b": Fraction(1, 2),
    }
    assert points_and_standings.shares(over((("a", "b", "c"), (2, 1, 2)))[0]) == {
        "a": Fraction(1, 2), "b": 3, "c": Fraction(1, 2),
    }  # fmt: skip
    five = points_and_standings.shares(over((tuple("abcde"), (1, 2, 3, 4, 5)))[0])
    assert list(five.values()) == [6, 4, Fraction(5, 2), 1, 0]
    four = points_and_standings.shares(over((tuple("abcd"), (1, 1, 3, 3)))[0])
    assert list(four.values()) == [4, 4, Fraction(1, 2), Fraction(1, 2)]


def test_who_left_is_last_and_the_places_of_the_others_close_up() -> None:
    table = over((tuple("abcd"), (2, 1, 3, 4)))[0]
    table.gone = {1}
    assert points_and_standings.shares(table) == {"a": 5, "c": 3, "d": 1}


def test_equal_points_are_decided_by_the_direct_encounter_first() -> None:
    played = over(
        (("a", "b"), (2, 1)), (("a", "c"), (1, 2)), (("b", "d"), (2, 1)), (("c", "d"), (1, 2))
    )
    rows = points_and_standings.standing(["a", "b"], played, ["a", "b"])
    assert [row.id for row in rows] == ["b", "a"]
    assert rows[0].by == "direct"


def test_sonneborn_berger_counts_the_points_of_who_was_beaten() -> None:
    played = over((("a", "c"), (1, 2)), (("b", "d"), (1, 2)), (("d", "c"), (1, 2)))
    rows = points_and_standings.standing(list("abcd"), played, list("abcd"))
    assert [(row.id, row.berger) for row in rows[:3]] == [("b", 1), ("a", 0), ("d", 0)]
    assert rows[0].by == "berger"


def test_sonneborn_berger_at_a_table_for_three() -> None:
    played = over((("a", "b", "c"), (1, 2, 2)), (("a", "b", "c"), (2, 1, 3)))
    rows = {row.id: row for row in points_and_standings.standing(list("abc"), played, list("abc"))}
    assert [rows[who].points for who in "abc"] == [4, Fraction(7, 2), Fraction(1, 2)]
    assert rows["a"].berger == Fraction(7, 2) + 2 * Fraction(
        1, 2
    )  # better than b once, than c twice
    assert rows["b"].berger == 4 + Fraction(1, 2) * Fraction(1, 2) + Fraction(1, 2)
    assert rows["c"].berger == Fraction(1, 2) * Fraction(7, 2)


def test_then_less_time_lost_and_last_the_lot_decide() -> None:
    played = over((("a", "c"), (1, 2)), (("b", "d"), (1, 2)))
    played[0].late = (0,)
    rows = points_and_standings.standing(["a", "b"], played, ["a", "b"])
    assert ([row.id for row in rows], rows[0].by) == (["b", "a"], "time")
    played[0].late = ()
    rows = points_and_standings.standing(["a", "b"], played, ["b", "a"])
    assert ([row.id for row in rows], rows[0].by) == (["b", "a"], "chance")


def test_equal_points_are_decided_in_the_order_that_is_told() -> None:
    strong = [(("c", "d"), (1, 2)), (("c", "e"), (1, 2))]
    weak = [(("a", "x"), (1, 2)), (("b", "y"), (1, 2))]
    cases = [  # by, tables, who was late; the lot and all that comes after favour the other
        ("direct", [(("a", "b"), (1, 2)), (("b", "c"), (1, 2)), *strong], "a", "ba"),
        ("berger", [(("a", "c"), (1, 2)), weak[1], *strong], "a", "ba"),
        ("time", weak, "b", "ba"),
        ("chance", weak, "", "ab"),
    ]
    for by, cells, tardy, lot in cases:
        played = over(*cells)
        for table in played:
            table.late = tuple(seat for seat, who in enumerate(table.ids) if who == tardy)
        rows = points_and_standings.standing(["b", "a"], played, [*lot])
        assert [(row.id, row.points, row.by) for row in rows] == [("a", 1, by), ("b", 1, "")]
    played = over((("a", "b"), (1, 2)))
    played[0].late = (0,)
    assert (
        points_and_standings.standing(["a", "b"], played, ["a", "b"])[0].id == "a"
    )  # points come first


def test_an_undecided_table_gives_the_mean_of_the_others() -> None:
    played = over((("a", "b", "c"), (1, 2, 3)), (("a", "b", "c"), (1, 2, 3)))
    played.append(Table(2, 0, 1, ("a", "b", "d"), ["a", "b", "d"], how=How.MEAN))
    sums = points_and_standings.points(played)
    assert (sums["a"], sums["b"], sums["d"]) == (9, 3, Fraction(4, 3))


def test_a_row_counts_what_is_over_and_who_was_late() -> None:
    tables = over(*[(("a", "b"), (1, 2))] * 5)
    tables[0].late = (1,)
    tables[1].how, tables[2].how, tables[3].how = How.ANNULLED, None, How.MEAN
    rows = {row.id: row for row in points_and_standings.standing(["a", "b"], tables, ["a", "b"])}
    assert [(rows[who].played, rows[who].late) for who in "ab"] == [(3, 0), (3, 1)]
    assert (rows["a"].points, rows["b"].points) == (3, 0)
    tables[3].gone = {0}
    assert points_and_standings.points(tables) == {"a": 2, "b": 0}  # who has left has no share
    assert points_and_standings.bounds(["a", "b"], tables) == {"a": (2, 4), "b": (0, 2)}


def test_which_tables_count_by_how_they_ended() -> None:
    (table,) = over((("a", "b"), (1, 2)))
    counted = set()
    for how in (None, *How):
        table.how = how
        least, most = points_and_standings.bounds(["a"], [table])["a"]
        assert (least, most) == (table.counts, table.counts or how in (None, How.MEAN))
        counted |= {how} if table.counts else set()
    assert counted == {How.PLAYED, How.ADJUDGED, How.FORFEIT, How.BYE}


def test_a_direct_encounter_counts_once_however_often_they_met() -> None:
    cells = [(("a", "b"), (1, 2))] * 2 + [(("b", "c"), (1, 2)), (("c", "a"), (1, 2))]
    cells += [(("b", "x"), (1, 2)), (("c", "y"), (1, 2))]
    rows = points_and_standings.standing(["a", "b", "c"], over(*cells), ["c", "b", "a"])
    assert [(row.id, row.points, row.by) for row in rows[:2]] == [
        ("a", 2, "berger"),
        ("c", 2, "chance"),
    ]
    assert [(row.direct, row.equal) for row in rows[:2]] == [(1, 3), (1, 3)]


# Who meets whom


@pytest.mark.parametrize(("n", "seats"), [*((n, 2) for n in range(3, 11)), *DESIGNS])
def test_designs_are_balanced(n: int, seats: int) -> None:
    met = dict.fromkeys(itertools.combinations(range(n), 2), 0)
    had = [[0] * seats for _ in range(n)]
    for table in tables(n, seats):
        assert len(set(table)) == seats
        for seat, who in enumerate(table):
            had[who][seat] += 1
        for pair in itertools.combinations(sorted(table), 2):
            met[pair] += 1
    assert all(max(counts) - min(counts) <= 1 for counts in had)
    assert {sum(counts) for counts in had} == {each(n, seats)}
    apart = max(met.values()) - min(met.values())
    assert apart <= 1 or ((n, seats) == (8, 4) and apart == 2)


def test_no_design_for_eight_at_four_is_better() -> None:
    blocks = list(itertools.combinations(range(8), 4))
    met, had = Counter[tuple[int, int]](), [0] * 8

    def found(first: int, left: int) -> bool:
        if not left:
            return len(+met) == 28
        for at in range(first, len(blocks)):
            pairs = list(itertools.combinations(blocks[at], 2))
            if any(had[who] == 3 for who in blocks[at]) or any(met[pair] == 2 for pair in pairs):
                continue
            for who in blocks[at]:
                had[who] += 1
            met.update(pairs)
            if found(at, left - 1):
                return True
            met.subtract(pairs)
            for who in blocks[at]:
                had[who] -= 1
            if left == 6:
                break  # the first table is any
        return False

    assert not found(0, 6)


def test_divisions_are_full_enough_and_never_too_big() -> None:
    assert [len(one) for one in divided("abcdefghijk", 10)] == [6, 5]
    assert [len(one) for one in divided("abcdefg", 6)] == [7]
    for size in range(5, 11):
        for n in range(3, 60):
            sizes = [len(one) for one in divided([""] * n, size)]
            assert sum(sizes) == n
            assert max(sizes) - min(sizes) <= 1
            assert max(sizes) <= largest(size) <= 10
            assert len(sizes) == 1 or min(sizes) >= 5


@pytest.mark.parametrize(("seats", "many"), [(2, 59), (3, 99), (4, 99), (5, 299)])
def test_nobody_meets_again_in_a_large_field_and_seats_are_shared_evenly(
    seats: int, many: int
) -> None:
    season = begun(many, form=Form.TOURNAMENT, seats=seats, size=300)
    rng = random.Random(1)
    for _ in range(4):
        for table in [table for table in season.tables if table.how is None]:
            season.result(table.number, 2000, rng.sample(range(seats), seats))
        season.proceed(2000)
    assert season.round == 5
    people = [
        pair
        for pair in tournament_pairings.meetings(season.tables)
        if not any("-" in w for w in pair)
    ]
    met = tournament_pairings.meetings(season.tables)
    assert {met[pair] for pair in people} == {1}
    had = tournament_pairings.seats_had(season.tables, seats)
    spread = Counter(max(n) - min(n) for who, n in had.items() if who.startswith("p"))
    assert max(spread) <= 2
    byes = Counter(table.ids[0] for table in season.tables if len(table.ids) == 1)
    assert set(byes.values()) <= {1}


def test_a_swiss_round_pairs_equal_points() -> None:
    season = begun(8, form=Form.TOURNAMENT, size=8)
    for table in season.due(1000):
        season.result(table.number, 1001, (1, 2))
    season.proceed(1001)
    won = {table.ids[0] for table in season.tables[:4]}
    assert all(len(won & set(table.ids)) in (0, 2) for table in season.tables[4:])


def test_nobody_has_a_second_bye_while_others_had_none() -> None:
    for seed in range(40):
        season, rng = begun(7, form=Form.TOURNAMENT, size=32), random.Random(seed)
        season.rounds = 5
        while season.phase is Phase.RUNNING:
            for table in season.due(1001):
                season.result(table.number, 1001, rng.sample((1, 2), 2))
            season.proceed(1001)
        byes = Counter(table.ids[0] for table in season.tables if len(table.ids) == 1)
        assert set(byes.values()) == {1}


def test_computers_fill_the_last_tables_one_each() -> None:
    season = begun(10, form=Form.TOURNAMENT, seats=4, size=16)
    filled = [sum(who.startswith("computer-") for who in t.ids) for t in season.tables]
    assert filled == [0, 1, 1]
    season.result(2, 1001, (1, 2, 3, 4))
    assert all(
        not who.startswith("computer-") for who in points_and_standings.points(season.tables)
    )


# From the announcement to the end


def test_nobody_enters_twice_nor_late() -> None:
    season = entered(4)
    with pytest.raises(season_types.EnteredAlready):
        season.enter("p1", 5)
    season.leave("p3", 6)
    season.begin(1000)
    with pytest.raises(season_types.SeasonBegun):
        season.enter("late", 1001)
    season.leave("p2", 1001)
    with pytest.raises(season_types.WasOut):
        season.enter("p2", 1002)
    season.call_off(1003, "host")
    with pytest.raises(season_types.SeasonClosed):
        season.enter("later", 1004)


def test_a_tournament_is_full_at_its_size() -> None:
    season = entered(8, form=Form.TOURNAMENT, size=8)
    with pytest.raises(season_types.SeasonFull):
        season.enter("ninth", 9)


def test_too_few_call_it_off() -> None:
    season = begun(2)
    assert (season.phase, season.why) == (Phase.VOID, "few")


def test_computers_fill_a_league_and_are_placed_like_everybody() -> None:
    season = begun(2, filled=10, size=6)
    computers = [f"computer-{n}" for n in range(1, 9)]
    assert season.players == ["p0", "p1", *computers]
    assert [len(division) for division in season.divisions] == [5, 5]
    log = season.entries
    order = sorted(season.players)  # a computer is best, both people come last
    finish(season, 1001, order)
    season.proceed(1002)
    assert season.phase is Phase.OVER
    assert season.champion() in computers
    for number in (0, 1):
        assert [row.played for row in season.standing(number)] == [4] * 5
        assert not any(table.gone for table in season.tables)
    assert {*season.next_order()} == {*season.players}
    assert season.movers(1)[0] == [row.id for row in season.standing(1)][:2]
    assert season_export.verify(season_export.dump(season, log))[0] == []
    full = begun(12, filled=10)
    assert full.players == [f"p{n}" for n in range(12)]
    nobody = begun(0, filled=10)
    assert (nobody.phase, nobody.why) == (Phase.VOID, "few")
    assert begun(1, filled=4).phase is Phase.RUNNING


def test_a_seat_that_is_left_goes_to_a_computer_that_has_not_entered() -> None:
    season = begun(2, filled=6, seats=3)
    season.leave("p0", 1001)
    left = [table for table in season.tables if "p0" in table.ids]
    for table in left:
        seat = table.ids.index("p0")
        assert (table.seated[seat], table.gone) == ("computer-5", {seat})


def test_computers_meet_each_other_a_few_at_a_time() -> None:
    season = begun(1, filled=8)
    found = season.due(1000)
    alone = [table for table in found if "p0" not in table.seated]
    assert (len(alone), len(found)) == (season_types.COMPUTERS_AT_ONCE, 2 + 3)
    for table in found:
        season.start(table.number, f"m{table.number}", 1000)
    assert not season.due(1001)
    season.result(alone[0].number, 1002, (1, 2))
    assert len(season.due(1002)) == 1
    assert len(season.due(season.last_start)) == 28 - 5


def test_terms_of_before_computers_filled_leagues_are_read() -> None:
    season = begun(5)
    log = season.entries
    packed = log[0].data["terms"]
    del packed["filled"], packed["letters"]
    assert replay("abc", log).terms == season.terms
    assert season_export.verify(season_export.dump(season, log) | {"secret": SECRET})[1].tables


def test_matches_begin_as_those_who_play_have_room() -> None:
    season = open_season("abc", terms(), SECRET, 0)
    for i in range(8):
        season.enter(f"p{i}", i, at_once=2)
    season.begin(1000)
    for table in season.due(1000):
        season.start(table.number, f"m{table.number}", 1000)
    load = Counter(who for table in season.running for who in table.seated)
    assert max(load.values()) == 2
    last = season.terms.ends - season.terms.life
    assert not season.due(1001)
    assert not season.due(last - 1)
    assert len(season.due(last)) == 28 - len(season.running)


def test_the_end_decides_what_still_runs() -> None:
    season = begun(4)
    assert not season.overdue(season.terms.ends - 1)
    assert len(season.overdue(season.terms.ends)) == 6
    for table in season.overdue(season.terms.ends):
        season.result(table.number, season.terms.ends, how=How.MEAN)
    season.proceed(season.terms.ends)
    assert season.phase is Phase.OVER


def test_who_leaves_early_counts_for_nobody_who_leaves_late_has_lost() -> None:
    early, late = begun(5), begun(5)
    for season, many in ((early, 1), (late, 3)):
        mine = [table for table in season.tables if "p0" in table.ids]
        for table in mine[:many]:
            season.result(table.number, 1001, [1 if who == "p0" else 2 for who in table.ids])
        season.leave("p0", 1002)
    how = [table.how for table in early.tables if "p0" in table.ids]
    assert how == [How.ANNULLED] * 4
    how = [table.how for table in late.tables if "p0" in table.ids]
    assert how == [How.PLAYED] * 3 + [How.FORFEIT]
    last = next(table for table in late.tables if table.how is How.FORFEIT)
    (winner,) = (who for who, share in points_and_standings.shares(last).items() if share == 1)
    assert winner != "p0"
    assert late.standing()[-1].id == "p0"
    assert late.standing()[-1].out == "left"


def test_who_leaves_a_tournament_keeps_what_was_played() -> None:
    season = begun(8, form=Form.TOURNAMENT, size=8)
    first = season.tables[0]
    gone, other = first.ids
    for table in season.due(1000):
        season.result(table.number, 1001, (1, 2))
    season.proceed(1001)
    season.leave(gone, 1002)
    (lost,) = [table for table in season.tables[4:] if gone in table.ids]
    (winner,) = {*lost.ids} - {gone}
    assert (first.how, lost.how) == (How.PLAYED, How.FORFEIT)
    assert points_and_standings.shares(first) == {gone: 1, other: 0}
    assert points_and_standings.shares(lost) == {gone: 0, winner: 1}
    for table in season.due(1003):
        season.result(table.number, 1003, (1, 2))
    season.proceed(1003)
    assert season.round == 3
    assert all(gone not in table.ids for table in season.tables if table.round == 3)
    assert season.standing()[-1].id == gone


def test_who_leaves_a_tournament_in_its_first_round_has_lost() -> None:
    season = begun(8, form=Form.TOURNAMENT, size=8)
    gone, other = season.tables[0].ids
    season.leave(gone, 1001)
    assert season.tables[0].how is How.FORFEIT
    assert points_and_standings.points(season.tables) == {gone: 0, other: 1}


def test_who_leaves_a_tournament_for_three_is_paired_no_more() -> None:
    season = begun(9, form=Form.TOURNAMENT, seats=3, size=9)
    for table in season.due(1000):
        season.start(table.number, f"m{table.number}", 1000)
    gone, *others = season.tables[0].ids
    season.leave(gone, 1001)
    assert season.tables[0].seated[0].startswith("computer-")
    with pytest.raises(season_types.SeasonBegun):
        season.enter("late", 1002)
    for table in season.running:
        season.result(table.number, 1003, (1, 2, 3))
    assert points_and_standings.shares(season.tables[0]) == dict(zip(others, (3, 1), strict=True))
    season.proceed(1003)
    later = [who for table in season.tables if table.round == 2 for who in table.ids]
    assert (gone in later, len(later)) == (False, 9)
    assert season.standing()[-1].id == gone


def test_the_second_match_that_is_missed_puts_out() -> None:
    season = begun(6)
    season.miss(0, "p1", 1001)
    assert not season.entrants["p1"].out
    season.miss(1, "p1", 1001)
    assert season.entrants["p1"].out == "missed"


def test_a_match_is_missed_once_and_by_nobody_who_is_out() -> None:
    season = begun(6)
    for table in (0, 0, 1, 2):
        season.miss(table, "p1", 1001)
    told = [(one.kind, one.data.get("table")) for one in season.entries if one.who == "p1"]
    assert told[-3:] == [(Kind.MISS, 0), (Kind.MISS, 1), (Kind.OUT, None)]


def test_the_alarm_is_the_next_date_and_half_is_told_at_half() -> None:
    season = begun(4)
    assert season.alarm() == min(season.half, season.last_start)
    season.proceed(season.half - 1)
    assert not season.halved
    season.proceed(season.half)
    assert season.halved
    assert season.alarm() == season.last_start
    for table in season.due(season.last_start):
        season.start(table.number, f"m{table.number}", season.last_start)
    assert season.last_start == season.terms.ends - season.terms.life
    assert season.alarm() == season.terms.ends
    rounds_ = begun(8, form=Form.TOURNAMENT)
    assert rounds_.alarm() == rounds_.round_ends == 1000 + rounds_.terms.life
    assert not rounds_.overdue(rounds_.round_ends - 1)
    assert len(rounds_.overdue(rounds_.round_ends)) == 4


def test_the_deciding_match_is_the_last_that_the_champion_played() -> None:
    season = begun(4)
    finish(season, season.last_start, ["p2"])
    mine = [table.match for table in season.tables if "p2" in table.ids]
    assert (season.champion(), season.deciding()) == ("p2", mine[-1])
    assert season.tables[-1].match != mine[-1] or season.tables[0].match != mine[0]


def test_a_seat_that_is_left_goes_to_who_waits_else_to_a_computer() -> None:
    season = begun(6, seats=3)
    season.enter("spare", 1001)
    assert "spare" not in season.players
    mine = [table for table in season.tables if "p0" in table.ids]
    season.start(mine[0].number, "m", 1001)
    season.leave("p0", 1002)
    seats = [table.ids.index("p0") for table in mine]
    assert mine[0].seated[seats[0]].startswith("computer-")  # it runs: a computer plays on
    assert [t.seated[s] for t, s in zip(mine[1:], seats[1:], strict=True)] == ["spare"] * 2
    season.leave("spare", 1003)
    assert all(t.seated[s].startswith("computer-") for t, s in zip(mine, seats, strict=True))
    season.result(mine[0].number, 1004, [1 + (seat != seats[0]) for seat in range(3)])
    assert "p0" not in points_and_standings.points(season.tables)


def test_a_tournament_for_more_than_two_ends_with_a_final() -> None:
    season = begun(9, form=Form.TOURNAMENT, seats=3, size=9)
    order = [f"p{i}" for i in range(9)]
    while season.phase is Phase.RUNNING:
        finish(season, 1001, order)
        season.proceed(1001)
    final = season.tables[-1]
    assert season.is_final(final)
    assert season.champion() == "p0"
    assert [row.id for row in season.standing()[:3]] == sorted(final.ids)
    assert sum(season.is_final(table) for table in season.tables) == 1


def test_two_go_up_and_two_go_down() -> None:
    season = begun(12, size=6)
    order = [f"p{i}" for i in range(12)]
    finish(season, season.last_start, order)
    season.proceed(season.last_start)
    assert season.phase is Phase.OVER
    (_, down), (up, _) = season.movers(0), season.movers(1)
    again = season.next_order()
    assert set(up) == set(again[4:6])
    assert set(down) == set(again[6:8])
    following = open_season("abd", terms(size=6, order=again), SECRET, 0)
    for who in reversed(order):
        following.enter(who, 1)
    following.begin(1000)
    assert set(up) < set(following.divisions[0])
    assert set(down) < set(following.divisions[1])


def test_who_moves_changes_places_in_order_and_who_is_out_moves_nowhere() -> None:
    season = begun(12, size=6)
    finish(season, season.last_start, [f"p{i}" for i in range(12)])
    upper, lower = ([row.id for row in season.standing(n)] for n in (0, 1))
    assert season.movers(0) == ([], upper[4:])
    assert season.movers(1) == (lower[:2], [])
    assert [*season.next_order()] == [*upper[:4], *lower[:2], *upper[4:], *lower[2:]]
    season.leave(upper[5], season.last_start)
    assert season.movers(0) == ([], upper[3:5])
    assert upper[5] not in season.next_order()
    for who in upper[1:5]:
        season.leave(who, season.last_start)
    assert [*season.next_order()] == [lower[0], upper[0], *lower[1:]]
    assert season.champion() == upper[0]
    season.leave(upper[0], season.last_start)
    assert season.champion() == ""


def test_newcomers_are_placed_by_what_is_known_of_them() -> None:
    season = entered(12, size=6)
    season.begin(1000, [f"p{i}" for i in range(12)])
    assert set(season.divisions[0]) == {f"p{i}" for i in range(6)}


def test_who_was_here_keeps_their_place_and_newcomers_enter_at_the_bottom() -> None:
    before = ("p9", "gone", "p8", "p7", "p6", "p5")
    season = entered(10, size=5, order=before)
    season.begin(1000, ["p0", "p5", "p9"])  # by rating, the best first
    assert [{*ids} for ids in season.divisions] == [
        {"p5", "p6", "p7", "p8", "p9"},
        {"p0", "p1", "p2", "p3", "p4"},
    ]
    assert "gone" not in season.next_order()


@pytest.mark.parametrize("n", range(3, 11))
def test_everybody_is_first_as_often_as_second_but_for_one(n: int) -> None:
    first, second = (Counter(pair[seat] for pair in tables(n, 2)) for seat in (0, 1))
    assert max(abs(first[who] - second[who]) for who in range(n)) <= 1


def test_who_has_equal_points_meets_in_the_next_round() -> None:
    season = begun(16, form=Form.TOURNAMENT, size=16)
    finish(season, 1001, season.players)
    had = points_and_standings.points(season.tables)
    season.proceed(1002)
    later = [table for table in season.tables if table.round == 2]
    assert [had[a] == had[b] for a, b in (table.ids for table in later)] == [True] * 8


def test_the_lot_follows_from_the_secret_and_from_what_each_adds() -> None:
    lots = []
    for secret, word in ((SECRET, "word"), (SECRET, "word"), (SECRET, "other"), ("6" * 64, "word")):
        season = open_season("abc", terms(), secret, 0)
        for i in range(8):
            season.enter(f"p{i}", 1, word if i == 7 else "")
        season.begin(1000)
        lots.append(season.lot)
    assert lots[0] == lots[1]
    assert len({*lots}) == 3


def test_the_log_leads_to_the_same_season() -> None:
    for seed in range(24):
        lives.check(seed)


# What anybody can check


def told(season: Season) -> dict[str, object]:
    return json.loads(json.dumps(season_export.dump(season, season.entries)))  # type: ignore[no-any-return]


def ended() -> Season:
    season = begun(5)
    finish(season, season.last_start, ["p3", "p1"])
    season.proceed(season.last_start)
    return season


def test_a_season_is_verified_and_its_secret_told_only_at_the_end() -> None:
    assert season_export.verify(told(ended()))[0] == []
    running = begun(5)
    assert SECRET not in json.dumps(told(running))
    with pytest.raises(BadExport):
        season_export.verify(told(running))


def test_what_was_changed_is_found() -> None:
    data = told(ended())
    entries = data["entries"]
    assert isinstance(entries, list)
    begin = next(entry for entry in entries if entry[1] == Kind.BEGIN.value)
    begin[4]["tables"][0][2].reverse()
    assert any("does not follow" in line for line in season_export.verify(data)[0])
    data = told(ended()) | {"secret": "6" * 64}
    assert "the secret is not the one that was announced" in season_export.verify(data)[0]
    data = told(ended())
    entries = data["entries"]
    assert isinstance(entries, list)
    del entries[-2:]  # that half is over, and the end
    assert season_export.verify(data)[0] == ["the log ends before the season does"]


@pytest.mark.parametrize("junk", [None, [], {}, {"conclave_season": 1}, {"conclave_season": 1,
    "id": "a", "secret": "b", "entries": [[0, "open", 0, "", {}]]}])  # fmt: skip
def test_what_is_no_season_is_refused(junk: object) -> None:
    with pytest.raises(BadExport):
        season_export.verify(junk)


def test_a_replay_needs_no_secret() -> None:
    season = ended()
    assert replay("abc", season.entries).standing() == season.standing()


def test_a_player_has_a_budget_whatever_the_game() -> None:
    for turns in (8, 24, 90):
        found = rounds_clocks_and_duration.planned(Form.LEAGUE, 2, 8, 4, turns, "daily")
        assert turns * found.turn + found.reserve <= found.life // 2
        assert found.life // 2 <= 26 * season_types.DAY
    found = rounds_clocks_and_duration.planned(Form.LEAGUE, 2, 8, 4, 24, "daily")
    assert (found.matches, found.lasts) == (8, 2 * found.life)  # nine may be in one division
    assert rounds_clocks_and_duration.planned(Form.TOURNAMENT, 2, 16, 4, 24, "weekend").rounds == 4
    assert (
        rounds_clocks_and_duration.planned(Form.TOURNAMENT, 4, 16, 4, 24, "weekend").lasts
        == 4 * 4 * 26 * 2400
    )


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.key)
def test_only_games_that_say_so_are_compared_before_their_end(game: AnyGame) -> None:
    least, _ = game.meta.seats
    match = computer_match(game, least, "1", "random", {})
    record = match.record()
    states = [position.state for position in positions(record)]
    for s in states[:: max(1, len(states) // 20)]:
        ranks = game.standing(s)
        assert bool(ranks) is game.meta.compared
        assert not ranks or (len(ranks) == least and min(ranks) == 1)
    if game.meta.compared:
        assert match.outcome
        assert game.standing(states[-1]) == match.outcome.ranks


def test_a_division_is_decided_when_no_result_can_change_who_moves() -> None:
    season = begun(6, size=6)
    order = [f"p{i}" for i in range(6)]
    told = []
    for table in season.tables:  # who comes first in the order wins
        season.start(table.number, f"m{table.number}", 1001)
        season.result(table.number, 1001, [1 + (who != min(table.ids)) for who in table.ids])
        season.proceed(1001)
        told.append((season.is_decided(0), season.champion()))
    assert season.decided == [0]
    first = next(at for at, (sure, _) in enumerate(told) if sure)
    assert first < len(told) - 1
    assert {who for _, who in told[first:]} == {order[0]}
    assert [entry.kind for entry in season.entries].count(Kind.DECIDED) == 1


@pytest.mark.parametrize(
    ("many", "division", "left", "upset", "decided"),
    [
        (12, 0, ["01"], "", False),  # who is first
        (12, 0, ["34"], "", False),  # who goes down
        (12, 0, ["23"], "", True),
        (12, 1, ["01"], "", True),  # both go up
        (12, 1, ["12"], "", False),
        (12, 1, ["45"], "", True),  # from the last division nobody goes down
        (6, 0, ["15"], "50", False),  # they may be equal yet
        (6, 0, ["15", "25", "35"], "", False),  # the last may leave, and all be annulled
        (5, 0, ["14", "24"], "", True),  # half of theirs are over
        (4, 0, ["23"], "", False),  # all would move
    ],
)
def test_a_division_is_decided_exactly_when_nobody_can_change_it(
    many: int, division: int, left: list[str], upset: str, decided: bool
) -> None:
    season = begun(many, size=6)
    order = list(season.divisions[division])
    for table in season.tables:
        pair = sorted(map(order.index, table.ids)) if table.division == division else [0, 0]
        told = "".join(map(str, pair))
        if told not in left:
            best = order[pair[told == upset[::-1]]]
            season.result(table.number, 1001, [1 + (who != best) for who in table.ids])
    assert season.is_decided(division) is decided


def test_who_leaves_at_half_keeps_what_was_played() -> None:
    season = begun(5)
    mine = [table for table in season.tables if "p0" in table.ids]
    for table in mine[:2]:
        season.result(table.number, 1001, (1, 2))
    season.leave("p0", 1002)
    assert [table.how for table in mine] == [How.PLAYED] * 2 + [How.FORFEIT] * 2
    won = points_and_standings.points(mine[2:])
    assert won == {who: who != "p0" for table in mine[2:] for who in table.ids}


def test_as_many_matches_begin_at_once_as_was_wished_last() -> None:
    season = entered(8)
    for who in season.players:
        season.wish(who, 500, 2)
    season.wish("p0", 501, 99)
    assert season.entrants["p0"].at_once == season_types.MOST_AT_ONCE
    season.begin(1000)
    load = Counter(who for table in season.due(1000) for who in table.seated)
    assert max(load.values()) == 2
    with pytest.raises(season_types.NotEntered):
        season.wish("stranger", 1001, 2)
