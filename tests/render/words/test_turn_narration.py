"""Posts, recaps and feet of pictures are made of turns."""

from dataclasses import replace

import pytest

from engine.game import TurnEnded
from engine.match_record import Kind
from render.look import Look
from render.words import turn_narration
from render.words.turn_grouping import Turn
from tests.cogs import harbours
from tests.harbours.state import BidsOpened, Drawn, Rolled, Sailed

NAMES = ("Ann", "Ben", "Cleo")
LOOK = Look(names=NAMES, markdown=True)
DREW = Drawn(1, 0)
SOLD = BidsOpened(3, (1, 2, 0), 1)


@pytest.fixture(autouse=True)
def guests(monkeypatch):
    harbours.welcome(monkeypatch)


def sailed(seat, **more):
    return Turn(seat, (Sailed(seat, 1), TurnEnded(seat)), **more)


def numbered(turn, look):
    """Return a summary which is another for each turn."""
    return tuple(f"{turn.key[0]} {line}" for line in harbours.summary(turn, look))


NUMBERED = replace(harbours.ART, summary=numbered)


def many(count):
    return [sailed(n % 3, key=(n, 0)) for n in range(count)]


def plain(lines):
    return [line for line in lines if not line.startswith("-# ")]


def test_a_post_tells_turn_by_turn_with_names_in_bold():
    assert plain(turn_narration.post(harbours.ART, [sailed(0), sailed(2)], LOOK)) == [
        "**Ann**: sailed.",
        "**Cleo**: sailed.",
    ]


def test_what_followed_by_itself_is_told_small_where_there_is_room():
    lines = turn_narration.post(harbours.ART, [Turn(1, (Sailed(1, 2), DREW))], LOOK)
    small = f"-# {harbours.tell(DREW, LOOK)}"
    assert lines == ["**Ben**: sailed.", small]
    assert small not in turn_narration.post(NUMBERED, [*many(12), Turn(None, (DREW,))], LOOK)


def test_the_oldest_quiet_turns_are_folded_and_counted():
    lines = turn_narration.post(NUMBERED, many(15), LOOK)
    assert len(lines) == turn_narration.MOST_LINES
    assert lines[0].startswith("-# … and 4 more lines")
    assert lines[1] == "4 **Ben**: sailed."


def test_a_headline_is_never_folded_for_what_is_newer():
    sale = Turn(None, (SOLD,), key=(99, 0))
    lines = turn_narration.post(NUMBERED, [sale, *many(30)], LOOK)
    assert lines[1] == "99 **Ben** buys the lot for 2 coins."


def test_the_same_line_is_told_once():
    assert len(plain(turn_narration.post(harbours.ART, [sailed(0), sailed(0)], LOOK))) == 1


def test_an_undone_turn_is_struck_out_in_a_post_and_missing_from_a_recap():
    turns = [sailed(0, undone=True), Turn(0, (), Kind.UNDO)]
    assert turn_narration.post(harbours.ART, turns, LOOK) == [
        "~~**Ann**: sailed.~~ (taken back)",
        "The last turn of **Ann** is taken back.",
    ]
    assert turn_narration.recap(harbours.ART, turns, LOOK) == [
        "The last turn of **Ann** is taken back."
    ]


def test_a_recap_tells_in_the_order_of_events():
    turns = [sailed(2, key=(1, 0)), sailed(0, key=(2, 0)), Turn(2, (Rolled(2, (1,)),), key=(3, 0))]
    drawn, sold = Turn(None, (DREW,), key=(4, 0)), Turn(None, (SOLD,), key=(5, 0))
    lines = turn_narration.recap(NUMBERED, [*turns, drawn, sold], LOOK)
    small = f"-# {harbours.tell(DREW, LOOK)}"
    told = [line if line == small else line.split()[0] for line in lines]
    assert [one for one in told if one != "-#"] == ["1", "2", "3", small, "5"]


def test_what_followed_before_a_deed_is_told_before_it():
    lines = turn_narration.post(harbours.ART, [Turn(1, (DREW, Sailed(1, 2)))], LOOK)
    assert lines == [f"-# {harbours.tell(DREW, LOOK)}", "**Ben**: sailed."]


def test_a_turn_that_was_interrupted_is_still_ones_own_last_one():
    parts = [sailed(2), Turn(0, (Sailed(0, 1),)), sailed(1), Turn(0, (SOLD,))]
    assert turn_narration.since(parts, 0) == parts[1:]
    assert turn_narration.since([*parts, sailed(0)], 0) == [*parts, sailed(0)][1:]


def test_without_a_summary_of_its_own_a_game_is_told_by_its_sentences():
    book = replace(harbours.ART, summary=None)
    turn = Turn(0, (Sailed(0, 1), Rolled(0, (2,)), SOLD))
    assert turn_narration.told(book, turn, LOOK) == (
        "**Ann** sailed Ann rolled",
        "Harbours bidsopened",
    )


def test_a_sentence_that_is_too_long_ends_where_a_sentence_ends():
    book = replace(harbours.ART, summary=None)
    (line,) = turn_narration.told(book, Turn(0, (Sailed(0, 1),) * 40), LOOK)
    assert len(line) <= turn_narration.LONGEST
    assert line.endswith("sailed …")


def test_the_foot_of_a_picture_tells_the_turns_of_the_post_without_markdown():
    look = Look(names=NAMES, turns=(sailed(0), sailed(1, undone=True), sailed(2)))
    assert turn_narration.foot(harbours.summary, look) == ("Ann: sailed.", "Cleo: sailed.")
    assert turn_narration.foot(harbours.summary, Look(names=NAMES, events=(SOLD,))) == (
        "Ben buys the lot for 2 coins.",
    )


def test_a_picture_marks_what_was_not_undone():
    assert turn_narration.events([sailed(0), sailed(1, undone=True)]) == sailed(0).events


def test_a_recap_of_many_posts_is_no_longer_than_one_the_folded_lines_counted():
    lines = turn_narration.recap(NUMBERED, many(30), LOOK)
    assert len(lines) == turn_narration.MOST_LINES
    assert lines[0].startswith("-# … and 19 more lines")
