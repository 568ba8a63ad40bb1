"""Positions of matches that computers play, with looks at them and labels for their panels."""

from functools import lru_cache

from engine import bots
from engine.apply_move import settle, submit
from engine.bots.think_budget import Count
from engine.games.seven_sages import game
from engine.rng import Rng
from render.look import Look
from render.paint.theme import DARK
from render.registry import art
from render.words.turn_panel_inputs import PanelLookahead
from tests.games.seven_sages.positions import new

NAMES = ("Éloïse", "Maximilien de Robertval", "Bo", "Ødegård", "Wu")


@lru_cache(maxsize=8)
def match(seats, seed, computer="greedy", every=11):
    """Return some positions of a match, with what happened in the move before."""
    s, ply, rng = new(seats, seed).state, 1, Rng(f"bots {seed}")
    s, ply = settle(game, s, ply, lambda n: Rng(f"{seed}:{n}"), [])
    found, events = [], ()
    for number in range(5000):
        if number % every == 0 or not game.to_act(s):
            found.append((s, events))
        if not game.to_act(s):
            break
        seat = game.to_act(s)[0]
        action = bots.choose(computer, game, game.view(s, seat), seat, Count(0), rng)
        s, moves = submit(game, s, seat, [action], ply, lambda n: Rng(f"{seed}:{n}"))
        ply += sum(move.ply is not None for move in moves)
        events = tuple(event for move in moves for event in move.events)
    return tuple(found)


def look(s, events=(), locale="en", theme=DARK):
    return Look(
        theme=theme,
        locale=locale,
        names=NAMES[: len(s.side)],
        to_act=game.to_act(s),
        events=tuple(events),
        match="k7f2",
        move=7,
        result=game.result(s),
    )


def labels(view, seat, look):
    """Return how a panel names things, as the cogs make it."""
    return PanelLookahead(game, view, seat).labels(art("seven_sages"), look)
