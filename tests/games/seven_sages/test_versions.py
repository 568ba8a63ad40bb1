"""Matches that began under the first rules of The Seven Sages go on by them."""

from engine.apply_move import begin
from engine.codec import pack, unpack
from engine.game import options
from engine.games.seven_sages import game
from engine.games.seven_sages.v1 import game as first
from engine.rng import Rng


def test_a_position_of_the_first_rules_has_no_memory_of_the_piles():
    old, new = (
        begin(rules, 4, options(rules.meta, {}, [{}] * 4), Rng("v:0")).state
        for rules in (first, game)
    )
    kept, now = pack(old), pack(new)
    assert set(now) - set(kept) == {"piled", "might"}
    assert unpack(kept, first.State) == old
