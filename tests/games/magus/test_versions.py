"""Matches that began under the first rules of Magus go on by them."""

from engine.apply_move import step
from engine.games.magus import game
from engine.games.magus.v1 import game as first
from engine.notation import read, write
from engine.rng import NoChance
from tests.games.magus.positions import do, position


def after(s, *texts):
    """Return what may be moved after some steps by the first rules."""
    for text in texts:
        s = step(first, s, 0, read(first, text), NoChance()).state
    return [write(a) for a in first.legal(s, 0) if a.verb == "move"]


def test_one_that_a_potion_moved_on_was_moved_again():  # [A5]
    s = position("yellow apprentice 1", action=6, potions=("green_6",))
    steps = "place green", "use green_6", "move apprentice green blue"
    assert "move apprentice blue violet" in after(s, *steps)
    assert "move apprentice blue violet" not in map(write, game.legal(do(s, *steps).state, 0))


def test_one_that_a_potion_placed_where_others_had_left_stayed():  # [A5]
    s = position("yellow apprentice 2", action=5, potions=("green_4 green_5",))
    steps = "place green", "use green_4", "move apprentice green blue", "use green_5", "place green"
    assert "move apprentice green yellow" not in after(s, *steps)
    assert "move apprentice green yellow" in map(write, game.legal(do(s, *steps).state, 0))
