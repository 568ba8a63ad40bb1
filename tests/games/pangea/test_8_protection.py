"""Chapter 8: what stays where it is."""

import pytest

from engine.games.pangea.data import CELL
from engine.games.pangea.state_actions_and_events import MOVE, PROTECT, Protected
from tests.games.pangea.positions import do, lines, of, position, refused


def test_8_1_one_tile_or_cell_of_sea_or_nothing():  # [B1]
    s = position(phase=PROTECT)
    assert [line.split()[1] for line in lines(s, "protect")].count("tile") == 15
    assert [line.split()[1] for line in lines(s, "protect")].count("sea") == 11
    assert lines(s)[-1] == "done"
    done = do(s, "protect sea c4")
    assert done.state.wards[0] == CELL["c4"]
    assert of(done.events, Protected) == [Protected(0, CELL["c4"])]
    assert done.state.active == 1


def test_8_1_a_tile_is_a_tile_and_sea_is_sea():
    s = position(phase=PROTECT)
    assert refused(s, "protect tile c4") == ("8.1", "protect-tile")
    assert refused(s, "protect sea c1") == ("8.1", "protect-sea")


def test_8_1_several_may_protect_the_same():  # [B1]
    s = position(phase=PROTECT, wards={1: "c4", 2: "c4"})
    assert do(s, "protect sea c4").state.wards[::2] == [CELL["c4"], CELL["c4"]]


@pytest.mark.parametrize("active", [0, 1])
def test_8_2_it_holds_for_everybody(active):  # [B1]
    wards = {2: "b3"}
    s = position(wards=wards, active=active)
    assert refused(s, "shift forest_2 c3") == ("8.2", "shift-tile")


def test_8_2_no_tile_comes_to_a_protected_cell():  # vector 5
    s = position(wards={1: "c3"})
    assert not [line for line in lines(s, "shift") if line.endswith("c3")]
    assert [line for line in lines(position(), "shift") if line.endswith("c3")]


def test_8_2_characters_are_not_hindered():  # [B2], vector 5
    on = {"forest_2": "mauve:moor"}
    free, held = (position(on, phase=MOVE, wards=w) for w in ({}, {1: "a3", 2: "a2"}))
    assert lines(free) == lines(held)
