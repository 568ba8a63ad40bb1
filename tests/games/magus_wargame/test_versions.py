"""Matches that began under older rules of the wargame go on by them."""

from engine.apply_move import step
from engine.games.magus_wargame import game
from engine.games.magus_wargame.v1 import game as first
from engine.games.magus_wargame.v2 import game as second
from engine.notation import read, write
from engine.rng import Rng
from tests.games.magus_wargame.positions import actor, do, fight


def fuelled():
    """Return a battle whose defender may spur Goblins, and whose attacker holds Nullify."""
    return fight("lich", "goblins titan", ("nullify", "fly haste")).state


def asked_after(rules, *texts):
    """Return who is asked in which step after some steps by some rules."""
    s = do(fuelled(), "done").state
    for text in texts:
        s = step(rules, s, actor(s), read(rules, text), Rng("any")).state
    return (actor(s), s.battle.step) if s.battle else None


def test_a_discard_for_goblins_was_not_answered():  # [B11b]
    texts = ("fuel goblins fly", "done")
    assert asked_after(first, *texts) is None
    assert asked_after(second, *texts) == asked_after(game, *texts) == (0, 2)


def test_done_was_asked_for_where_nothing_else_was_left():  # [B3c]
    s = fight("siren", "elves dragon").state
    for rules, asked in ((first, ["done"]), (second, ["done"]), (game, None)):
        done = step(rules, s, 0, read(rules, "declare siren elves"), Rng("any"))
        left = [write(action) for action in rules.legal(done.state, 0)]
        assert (left if done.state.battle else None) == asked
        assert done.final is (asked is None)
