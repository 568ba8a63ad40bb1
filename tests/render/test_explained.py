"""What is explained cites the clause that a choice goes by, not only one for its verb."""

from dataclasses import replace

import pytest

from engine.games.magus import data
from engine.games.magus.data import APPRENTICE, PUSH
from engine.games.magus.state_and_actions import Push
from engine.games.magus_wargame import data as d
from engine.games.seven_sages.data import ROLES, SPELLS, kind
from engine.games.seven_sages.state import JOIN, NEGOTIATE, PLACE, TRIO
from engine.notation import read
from engine.registry import game
from render.registry import art
from tests.games.magus.positions import position as circle
from tests.games.magus_wargame.positions import position as world
from tests.games.seven_sages import moments


def cited(key, state, text):
    return art(key).clause(state, read(game(key), text))


@pytest.mark.parametrize(
    ("pending", "clause"),
    [((PUSH, 1, -1, -1, -1), "5.4"), ((PUSH, 2, -1, -1, -1), "6.9"), ((PUSH, 1, 1, 0, 2), "6.9")],
    ids=["power 6", "Red 8", "its second"],
)
def test_a_push_is_that_of_the_power_or_of_the_potion(pending, clause):
    s = circle("", "blue apprentice 2")
    s.pending = list(pending)
    assert art("magus").clause(s, Push(1, APPRENTICE, 1, 2)) == clause


@pytest.mark.parametrize(
    ("card", "text", "clause"),
    [
        ("creature_switch", "pick elves lich", "3.11"),
        ("red_summons", "replace lich red", "3.12"),
        ("metamorphosis", "replace lich red", "3.13"),
        ("commune", "stop", "3.8"),
        ("time_shift", "stop", "3.10"),
    ],
)
def test_what_a_spell_asks_for_is_of_that_spell(card, text, clause):
    s = world([{0: "knight"}, {24: "lich"}])
    s.open = (d.MAGIC.index(card), 0, 24)
    assert cited("magus_wargame", s, text) == clause


def test_the_pick_of_a_split_is_that_of_its_verb():
    s = world([{0: "knight"}, {24: "lich"}])
    s.open = (d.NONE, 0, 1)
    assert cited("magus_wargame", s, "pick elves lich") == ""


@pytest.mark.parametrize(
    ("text", "changed", "clause"),
    [
        ("power 2", {}, "5.2"),
        ("power 4", {}, "5.3"),
        ("power 6", {}, "5.4"),
        ("use red_8", {}, "6.9"),
        ("use yellow_5", {}, "6.8"),
        ("use blue_3", {}, "6.7"),
        ("use violet_1", {}, "6.6"),
        ("use green_4", {}, "6.5"),
        ("use red_7", {}, "10.5"),
        ("move mage blue green", {"pending": [data.LEAD, data.ARCHMAGE]}, "5.4"),
        ("place blue", {"pending": [data.GROUP, 2]}, "6.5"),
        ("place blue", {}, ""),
        ("raise 3", {"counting": 1}, "8.3"),
        ("raise 3", {}, ""),
        ("lower seat_2 3", {"lowered": 1}, "2.5"),
        ("lower seat_2 3", {}, ""),
        ("take blue tie_power", {}, "5.3"),
        ("take blue plain", {}, ""),
    ],
)
def test_what_a_power_a_potion_or_a_count_allows_is_of_it(text, changed, clause):
    s = circle("", "blue apprentice 2")
    for name, value in changed.items():
        setattr(s, name, value)
    assert cited("magus", s, text) == clause


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("build consul harvest", "7.3"),
        ("deed consul harvest", "7.2"),
        ("sell consul", "7.2"),
        ("sell castle", ""),
    ],
)
def test_what_is_done_with_a_court_is_of_the_courts(text, clause):
    assert cited("magnate", None, text) == clause


def test_a_lone_army_and_a_full_one_go_by_clauses_of_their_own():
    s = world([{0: "knight"}, {24: "lich"}])
    s.lone = True
    assert cited("magus_wargame", s, "move 0 3") == "4.3"
    s.lone = False
    assert cited("magus_wargame", s, "move 0 3") == ""
    assert cited("magus_wargame", s, "recruit 3 elves") == "5.3"
    assert cited("magus_wargame", s, "recruit 3 none") == ""


@pytest.mark.parametrize(
    ("phase", "text", "clause"),
    [
        (NEGOTIATE, "answer no_deal", "3.4"),
        (JOIN, "answer enter", "3.6"),
        (PLACE, "answer first", "3.8"),
        (TRIO, "answer speak", "3.9"),
    ],
)
def test_an_answer_is_of_what_it_answers(phase, text, clause):
    s = moments.match(3, "panel 3")[-1][0]
    s = replace(s, phase=phase, order=[0, 1, 2], active=0)
    assert cited("seven_sages", s, text) == clause


def test_an_answer_after_the_highest_has_let_others_speak_is_of_the_clause_on_them():
    s = moments.match(3, "panel 3")[-1][0]
    s = replace(s, phase=TRIO, order=[2, 0, 1], active=2)
    assert cited("seven_sages", s, "answer alone") == "3.9"
    for seat, word in ((0, "join"), (0, "alone"), (0, "open"), (1, "first")):
        assert cited("seven_sages", replace(s, active=seat), f"answer {word}") == "3.10"


def test_a_spell_what_it_asks_for_and_a_second_one_go_by_clauses_of_their_own():
    s = moments.match(3, "panel 3")[-1][0]
    assert cited("seven_sages", s, "cast anulensa nothing") == "5.4"
    assert cited("seven_sages", s, "cast potentia nothing") == "5.8"
    assert cited("seven_sages", s, "pass for_now") == "5.5"
    assert cited("seven_sages", s, "pass for_good") == ""
    asking = replace(s, casting=SPELLS.index("volensia"))
    assert cited("seven_sages", asking, "target 1 owl 4") == "5.3"
    witch = kind(ROLES.index("witch"), 0)
    first = replace(s, active=1, laid=[witch])  # of seat 0
    assert cited("seven_sages", first, "play witch 1") == ""
    assert cited("seven_sages", replace(first, laid=[64 + witch]), "play witch 1") == "4.4"


def test_what_the_last_to_pass_chooses_is_discarded():
    s = moments.match(3, "panel 3")[-1][0]
    for out, clause in (([0], ""), ([0, 1, 2], "4.10")):
        left = replace(s, out=out)
        assert cited("seven_sages", left, "gift least") == clause
        assert cited("seven_sages", left, "hand_on owl 4") == clause
