"""Chance: the values of a seed are for ever."""

import pytest

from engine.errors import ChanceNeeded, EngineBug
from engine.rng import NoChance, Rng
from tests.scripted import Scripted


def test_a_seed_gives_the_same_values_on_every_python() -> None:
    """Change these never: every match that was ever played depends on them."""
    rng = Rng("harbours:1")
    assert [rng.index(1000) for _ in range(6)] == [91, 746, 380, 44, 481, 384]
    assert [Rng("harbours:2").roll(6), Rng("harbours:3").roll(6)] == [4, 3]
    assert f"{Rng('harbours:4').random():.12f}" == "0.243367827583"


def test_a_shuffle_and_draws_are_for_ever_too() -> None:
    cells = list(range(10))
    Rng("harbours:5").shuffle(cells)
    assert cells == [7, 6, 2, 4, 1, 3, 0, 8, 9, 5]
    rng, bag = Rng("harbours:6"), list("abcdef")
    assert "".join(rng.draw(bag) for _ in range(6)) == "adefbc"
    assert Rng("harbours:7").choice("abcdef") == "e"


def test_indices_and_dice_stay_in_range() -> None:
    rng = Rng("range")
    assert {rng.index(3) for _ in range(200)} == {0, 1, 2}
    assert {rng.roll(6) for _ in range(300)} == {1, 2, 3, 4, 5, 6}


def test_used_tells_whether_anything_was_drawn() -> None:
    rng = Rng("x")
    assert not rng.used
    rng.shuffle([1])
    assert not rng.used
    rng.index(1)
    assert rng.used


def test_a_draw_takes_the_cell_out() -> None:
    bag = [1, 2, 3]
    taken = Rng("bag").draw(bag)
    assert sorted([taken, *bag]) == [1, 2, 3]


@pytest.mark.parametrize("empty", [Rng("x").choice, Rng("x").draw])
def test_nothing_can_be_drawn_from_nothing(empty: object) -> None:
    with pytest.raises(IndexError):
        empty([])  # type: ignore[operator]


def test_a_script_gives_what_it_says() -> None:
    rng = Scripted(2, 0, 4)
    assert rng.choice("abc") == "c"
    assert rng.index(5) == 0
    assert rng.left == 1
    assert rng.roll(6) == 5
    assert rng.used


@pytest.mark.parametrize("script", [(), (3,), (-1,)])
def test_a_script_that_does_not_fit_is_found(script: tuple[int, ...]) -> None:
    with pytest.raises(ChanceNeeded):
        Scripted(*script).index(3)


def test_a_script_has_no_floats() -> None:
    with pytest.raises(ChanceNeeded):
        Scripted(1).random()


def test_a_preview_has_no_chance_and_asking_for_it_is_a_bug() -> None:
    with pytest.raises(EngineBug):
        NoChance().index(2)
    assert not NoChance().used
