"""What is explained cites the clause that a choice goes by, not only one for its verb."""

from dataclasses import replace

import pytest

from engine.games.magus.data import APPRENTICE, PUSH
from engine.games.magus.state import Push
from engine.games.magus_wargame import data as d
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
    ("phase", "text", "clause"),
    [
        (NEGOTIATE, "answer no_deal", "3.4"),
        (JOIN, "answer enter", "3.6"),
        (PLACE, "answer first", "3.8"),
        (TRIO, "answer alone", "3.9"),
    ],
)
def test_an_answer_is_of_what_it_answers(phase, text, clause):
    s = moments.match(3, "panel 3")[-1][0]
    s = replace(s, phase=phase)
    assert cited("seven_sages", s, text) == clause
