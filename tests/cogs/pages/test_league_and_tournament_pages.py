"""What pages of seasons say: figures, cross tables, what decided."""

import re
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from cogs.pages import league_and_tournament_pages as pages
from cogs.pages.page_wording import Reader
from cogs.pages.sheet import Buttons
from db.seasons import SeasonPlace, StoredSeason
from engine.seasons import Form, How, open_season, points_and_standings, season_types
from languages import CODES
from render.widgets import season_standings_table, standings_picture
from render.words import season_conditions as rules
from render.words.season_results import set_apart
from services import leagues_and_tournaments as desk
from services.leagues_and_tournaments import IDLE
from tests.engine.test_seasons import SECRET, begun, entered, finish, terms

NAMES = {f"p{n}": f"Player {n}" for n in range(40)} | {"computer-1": "Computer 1"}


def labels(sheet):
    rows = [part for part in sheet.parts if isinstance(part, Buttons)]
    return [button.label for row in rows for button in row.buttons]


@pytest.mark.parametrize(
    ("value", "told"),
    [(Fraction(0), "0"), (Fraction(1, 2), "½"), (Fraction(11, 2), "5½"), (Fraction(43, 3), "14⅓"),
     (Fraction(13, 6), "2.17"), (Fraction(3), "3")],
)  # fmt: skip
def test_points_are_written_as_people_do(value, told):
    assert pages.figure("en", value) == told


KINDS = [
    terms(form, seats, compared=compared)
    for form in Form
    for seats in (2, 3, 4, 5)
    for compared in (True, False)
] + [terms(Form.LEAGUE, filled=8), terms(Form.LEAGUE, letters=True)]
HELD = {
    "season-few": "test_too_few_are_told_and_nothing_is_left_open",
    "season-filled": "test_computers_fill_a_league_and_are_placed_like_everybody",
    "season-letters": "test_a_league_by_letter_is_entered_from_anywhere",
    "season-each": "test_designs_are_balanced",
    "season-lasts": "test_a_player_has_a_budget_whatever_the_game",
    "season-worth": "test_points_are_shared_by_who_shares_a_place",
    "season-final": "test_a_tournament_for_more_than_two_ends_with_a_final",
    "season-moves": "test_two_go_up_and_two_go_down",
    "season-clock": "test_after_two_turns_out_of_time_a_computer_plays_until_they_are_back",
    "season-missed": "test_who_never_plays_gets_a_computer_and_is_out_with_the_second_match",
    "season-leave-two-league": "test_who_leaves_early_counts_for_nobody_who_leaves_late_has_lost",
    "season-leave-two-tournament": "test_who_leaves_a_tournament_keeps_what_was_played",
    "season-leave-more-league": "test_a_seat_that_is_left_goes_to_who_waits_else_to_a_computer",
    "season-leave-more-tournament": "test_who_leaves_a_tournament_for_three_is_paired_no_more",
    "season-end-score": "test_at_the_end_the_score_decides_and_the_match_is_called_off",
    "season-end-mean": "test_what_no_score_decides_gives_the_mean_as_does_what_is_called_off",
    "season-ties": "test_equal_points_are_decided_in_the_order_that_is_told",
    "season-vacation": "test_a_vacation_counts_until_the_budget_is_spent",
    "season-called-off": "test_a_season_that_is_called_off_lets_its_matches_go_on",
}
"""Tests of what a clause says, by the clause."""


def test_each_clause_that_is_told_has_a_test():
    told = [(*rules.conditions("en", kind), *rules.decisions("en", kind)) for kind in KINDS]
    assert {message for clauses in told for message, _ in clauses} == HELD.keys()
    texts = [Path("tests", at, "test_seasons.py").read_text("utf-8") for at in ("engine", "db")]
    assert not [name for name in HELD.values() if f"def {name}(" not in "".join(texts)]
    assert (season_types.MISSES, season_types.MOVERS, IDLE) == (2, 2, 2)  # the sentences say two


@pytest.mark.parametrize("locale", CODES)
def test_what_one_enters_is_told_before(locale):
    reader = Reader(locale, ())
    many = {f"p{n}": f"{n:_>64}" for n in range(60)}
    for kind in KINDS:
        told = replace(kind, begins=1_800_000_000, ends=1_803_000_000)
        sheets = [pages.proposal(reader, told, kind.form.value, runs=True)]
        season = open_season("abc", told, SECRET, 0)
        for who in [*many][: 60 if kind.form is Form.LEAGUE else 8]:
            season.enter(who, 1)
        sheets.append(pages.message(reader, season, many, None))
        for sheet in sheets:
            assert "<t:1800000000:F>" in sheet.text
            assert "<t:1803000000:D>" in sheet.text
            assert len(sheet.text) < 4_000
        for what in (rules.conditions(locale, told), rules.decisions(locale, told)):
            assert all(line in sheets[0].text for line in rules.told(locale, what))
    forms = [[field.title for field in pages.form(reader, kind).fields] for kind in Form]
    assert [a == b for a, b in zip(*forms, strict=True)] == [True, True, True, False, True]
    assert all(len(title) <= 45 for titles in forms for title in titles)


def test_controls_are_those_that_can_be_used():
    reader = Reader("en", ())
    assert labels(pages.message(reader, entered(5), NAMES, None)) == [
        "Enter",
        "Leave",
        "My matches",
    ]
    running = pages.message(reader, begun(5), NAMES, None)
    assert labels(running) == ["Leave", "Standing", "My matches"]
    tables = pages.message(reader, begun(6, seats=3), NAMES, None)
    assert labels(tables) == ["Be called in", "Leave", "Standing", "My matches"]
    few = begun(2)
    sheet = pages.message(reader, few, NAMES, None)
    assert (labels(sheet), "3 players are needed" in sheet.text) == ([], True)


def test_a_cross_table_has_each_against_each():
    season = begun(4)
    finish(season, season.last_start, ["p2", "p1", "p0"])
    table = season_standings_table.table_of("en", season, 0, NAMES)
    assert [row.name for row in table.rows] == ["Player 2", "Player 1", "Player 0", "Player 3"]
    assert [row.cells for row in table.rows] == [
        ("x", "1", "1", "1"), ("0", "x", "1", "1"), ("0", "0", "x", "1"), ("0", "0", "0", "x"),
    ]  # fmt: skip
    assert [row.points for row in table.rows] == ["3", "2", "1", "0"]
    open_ = begun(4)
    open_.result(0, 1001, how=How.MEAN)
    cells = [
        cell
        for row in season_standings_table.table_of("en", open_, 0, NAMES).rows
        for cell in row.cells
    ]
    assert cells.count("~") == 2


def test_larger_tables_count_places():
    season = begun(6, seats=3)
    finish(season, season.last_start, [f"p{n}" for n in range(6)])
    first = season_standings_table.table_of("en", season, 0, NAMES).rows[0]
    assert (first.name, first.cells) == ("Player 0", ("3", "0", "0"))


def test_who_goes_up_is_marked_and_why_is_told():
    season = begun(12, size=6)
    finish(season, season.last_start, [f"p{n}" for n in range(12)])
    upper, lower = (season_standings_table.table_of("en", season, n, NAMES) for n in (0, 1))
    assert [row.move for row in upper.rows] == [0, 0, 0, 0, -1, -1]
    assert [row.move for row in lower.rows] == [1, 1, 0, 0, 0, 0]
    assert (upper.foot, lower.foot) == ("Two go down.", "Two go up.")
    equal = begun(4)
    for table in equal.due(equal.last_start):
        equal.result(table.number, 1001, (1, 1))
    foot = season_standings_table.table_of("en", equal, 0, NAMES).foot
    first, second, *_ = (NAMES[who] for who in equal.lot)
    lot = "by the lot that was drawn. The matches among the 4 who are equal, SB and time decide"
    assert foot == f"{first} before {second} at equal points: {lot} nothing."


def test_the_end_says_who_moves_and_what_decided_it():
    reader, season = Reader("en", ()), begun(10, size=5)
    for table in season.due(season.last_start):
        who = [season.divisions[table.division].index(one) for one in table.ids]
        season.start(table.number, f"m{table.number}", 1001)
        season.result(
            table.number, 1001, [1 + ({*who} != {1, 2} and one != min(who)) for one in who]
        )
    season.proceed(1001)
    (first, *_, last), (up, even, third, *_) = (
        [NAMES[row.id] for row in season.standing(n)] for n in (0, 1)
    )
    lot = f"{even} before {third} at equal points: by the lot that was drawn. Their own match, SB"
    lot += " and time decide nothing."
    for sheet in (
        pages.post(reader, season, "over", NAMES),
        pages.message(reader, season, NAMES, None),
    ):
        assert f"Champion: {first}." in sheet.text
        assert f"Division 2: Up: {up}, {even}. {lot}" in sheet.text
        assert f"{last}.\n" in sheet.text
        assert sheet.text.count(" before ") == 1  # second and third of the first go nowhere
    assert [season_standings_table.table_of("en", season, n, NAMES).foot for n in (0, 1)] == [
        "Two go down.", lot,
    ]  # fmt: skip


@pytest.mark.parametrize("locale", CODES)
def test_what_decides_between_equals_is_told_with_figures(locale):
    a, b = NAMES["p0"], NAMES["p1"]
    row = points_and_standings.Row(
        1, "p0", Fraction(2), 3, Fraction(5, 2), 0, direct=Fraction(1), equal=2
    )
    below = points_and_standings.Row(2, "p1", Fraction(2), 3, Fraction(2), 1, equal=2)

    def told(by, equal=2):
        return set_apart(locale, replace(row, by=by, equal=equal), below, NAMES)

    lines = [told("direct"), told("direct", 3), told("berger"), told("time"), told("chance")]
    figures = [re.findall(r"[\d½]+", line.replace(a, "").replace(b, "")) for line in lines]
    assert figures == [["1", "0"], ["1", "0", "3"], ["2½", "2"], ["0", "1"], []]
    assert len({*lines}) == 5
    assert all(line.startswith(a) and b in line for line in lines)


def test_who_is_ahead_is_told_once_somebody_has_points():
    season = begun(10, size=5)
    assert "Division 2" not in pages.message(Reader("en", ()), season, NAMES, None).text
    (table,) = [t for t in season.tables if t.division == 1][:1]
    season.result(table.number, 1001, (1, 2))
    text = pages.message(Reader("en", ()), season, NAMES, None).text
    assert f"Division 2, most points so far: {NAMES[table.ids[0]]} (1)" in text


def test_a_decided_division_is_told_once():
    season, told = begun(12, size=6), []
    for table in season.tables:
        before = desk._known(season)
        best = min(table.ids, key=season.divisions[table.division].index)
        season.start(table.number, f"m{table.number}", 1001)
        season.result(table.number, 1001, [1 + (who != best) for who in table.ids])
        season.proceed(1001)
        told += [one.data["what"] for one in desk._told(season, before) if "what" in one.data]
    assert told == ["decided 0", "over"]  # the last match decides the second division
    down = ", ".join(NAMES[who] for who in season.movers(0)[1])
    text = pages.post(Reader("en", ()), season, "decided 0", NAMES).text
    assert "Division 1 is decided, whatever is still played. Champion: Player" in text
    assert f"Division 1: Down: {down}" in text


def test_half_of_the_time_is_told_once():
    season, told = begun(4), []
    for now in (season.half - 1, season.half, season.half + 1):
        before = desk._known(season)
        season.proceed(now)
        told.append([one.data["what"] for one in desk._told(season, before) if "what" in one.data])
    assert told == [[], ["half"], []]
    assert "Half of the time" in pages.post(Reader("en", ()), season, "half", NAMES).text


def test_the_end_says_that_everybody_enters_again_and_what_the_picture_shows():
    reader, season = Reader("en", ()), begun(4)
    finish(season, season.last_start, ["p2", "p1", "p0"])
    season.proceed(season.last_start)
    for sheet in (
        pages.post(reader, season, "over", NAMES),
        pages.message(reader, season, NAMES, None),
    ):
        assert "For season 2 everybody presses **Enter** again" in sheet.text
    (table,) = [t for t in season.tables if t.match == season.deciding()]
    (other,) = {*table.ids} - {"p2"}
    assert f"Player 2 against {NAMES[other]} (League 1" in pages.last_position(
        reader, season, NAMES
    )


def test_who_has_no_row_in_the_picture_is_told_their_place():
    season = begun(30, form=Form.TOURNAMENT, size=32)
    finish(season, season.terms.begins, [f"p{n}" for n in range(30)])
    table = season_standings_table.table_of("en", season, 0, NAMES)
    assert "\n18 more are not shown here. " in standings_picture.describe("en", table)
    shown, own = (season.standing()[at].id for at in (11, 12))

    def told(who):
        return pages.message(Reader("en", ()), season, NAMES, None, details=True, who=who).text

    assert told(own).endswith(f"\n{NAMES[own]} 13. (1)")
    assert told(shown) == told("") == pages.message(Reader("en", ()), season, NAMES, None).text


def test_a_season_that_ends_while_it_is_listed_is_left_out():
    few, gathering = (StoredSeason(one, SeasonPlace(1, 2)) for one in (begun(2), entered(5)))
    assert pages.listing(Reader("en", ()), [few, gathering], 1).text.count("\n") == 0
    assert "No season" in pages.listing(Reader("en", ()), [few], 1).text


def test_ones_own_matches_are_listed():
    season = begun(4)
    season.start(0, "m0", 1001)
    who = season.tables[0].ids[0]
    text = pages.own(Reader("en", ()), season, who, NAMES, {"m0": "[x](y)"}).text
    assert text.count("round") == 3
    assert "[x](y)" in text
    assert "no matches" in pages.own(Reader("en", ()), season, "p9", NAMES, {}).text
