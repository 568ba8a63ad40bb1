"""A computer that searches bargains as the others do: it invites, accepts, and sees no deal."""

from collections import Counter

from engine import bots
from engine.apply_move import begin, submit
from engine.bots.think_budget import Count
from engine.game import options
from engine.games.seven_sages import game
from engine.rng import Rng


def test_alliances_of_searching_computers_come_from_bargaining():
    rng = Rng("bargain")
    s, ply = begin(game, 4, options(game.meta, {}, [{}] * 4), rng).state, 1
    minds = [bots.thinker("strong", game, seat, Rng(f"{seat}")) for seat in range(4)]
    verbs = Counter()
    while game.to_act(s) and game.turn(s) < 5:
        seat = game.to_act(s)[0]
        action = minds[seat](game.view(s, seat), Count(12))
        verbs[action.verb] += 1
        s, moves = submit(game, s, seat, [action], ply, lambda n: Rng(f"bargain:{n}"))
        ply += sum(move.ply is not None for move in moves)
    assert verbs["invite"] > 1
    assert verbs["accept"] > 1
    assert verbs["invite"] > verbs["accept"], "not every invitation is accepted"
    assert not verbs["prefer"], "roles are thought about when they are chosen"
