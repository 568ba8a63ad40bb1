"""What was picked at once: the steps in an order in which they can be done, and what is not."""

import enum
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cogs.pages.reader import Reader
from engine.errors import GameError
from engine.game import AnyGame, Seat
from engine.notation import read
from engine.play import preview
from render.registry import art
from render.words.catalogues import listing
from render.words.turn_panel import begins, links, unfolded

MOST_RETRIES = 6
"""Picks that are tried before the others, of those that would be left."""


class Kind(enum.Enum):
    """How a pick fits in: freely, with nothing after it, or not at all."""

    FREE = enum.auto()
    LAST = enum.auto()
    NOT = enum.auto()


@dataclass(frozen=True, slots=True)
class Picks:
    """Notations to be done one after another, and what of the picks is not done.

    `left`: the picks that cannot be together with the steps. `held`: those that could come next
    but cannot be taken back; they wait for another choice.
    """

    steps: list[str]
    left: list[str]
    held: list[str]


def ordered(game: AnyGame, s: Any, seat: Seat, picked: Sequence[str], waited: bool = True) -> Picks:
    """Return the steps of whole picks: what can be taken back first, each as soon as it can be.

    `s` is the position with the draft of the seat; unless it is `waited` for, each step is carried
    out at once. A step that several picks begin with is done once. What is left is tried before
    the others, for it may have to come first. What cannot be taken back is done only where every
    pick is. Where nothing can be done, the first pick comes with all its steps: whoever carries
    them out says what is wrong.
    """
    order = list(picked)
    found = _in_turn(game, s, seat, order, waited)
    for pick in found.left[:MOST_RETRIES]:
        sooner = [pick, *(one for one in order if one != pick)]
        other = _in_turn(game, s, seat, sooner, waited)
        if len(other.left) < len(found.left):
            order, found = sooner, other
    if not found.steps and not found.held:
        return Picks(list(links(picked[0])), list(picked[1:]), [])
    return found


def _in_turn(game: AnyGame, s: Any, seat: Seat, picked: Sequence[str], waited: bool) -> Picks:
    """Return what can be done of picks, each time the first that can be done and taken back."""
    steps, rest = list[str](), list(picked)
    while True:
        ways = {pick: unfolded(steps, links(pick)) for pick in rest}
        kinds = {pick: _kind(game, s, seat, ways[pick], waited) for pick in rest}
        free = next((pick for pick in rest if kinds[pick] is Kind.FREE), None)
        if free is None:
            break
        rest = [pick for pick in rest if pick != free and not begins(pick, free)]
        steps += ways[free]
        s = preview(game, s, seat, [read(game, text) for text in ways[free]])
    held = [pick for pick in rest if kinds[pick] is Kind.LAST]
    if len(rest) == len(held) == 1:
        return Picks([*steps, *ways[held[0]]], [], [])
    return Picks(steps, [pick for pick in rest if pick not in held], held)


def not_done(reader: Reader, game: AnyGame, s: Any, seat: Seat, picks: Picks) -> list[str]:
    """Return the lines that say which picks are not done and ask what shall be; none if all are."""
    look, view, drawn = reader.look(), game.view(s, seat), art(game.key, game.rules)

    def named(some: Sequence[str]) -> str:
        actions = [read(game, links(pick)[-1]) for pick in some]
        return listing(reader.locale, [drawn.label(look, view, action) for action in actions])

    lines = []
    if picks.left:
        lines.append(reader.say("panel-left", steps=named(picks.left)))
    if picks.held:
        message = "panel-held" if picks.left else "panel-held-one"
        lines.append(reader.say(message, steps=named(picks.held)))
    return lines


def _kind(game: AnyGame, s: Any, seat: Seat, texts: Sequence[str], waited: bool) -> Kind:
    """Tell whether steps can be done in a position, and whether nothing can come after them."""
    actions = [read(game, text) for text in texts]
    try:
        then = preview(game, s, seat, actions[:-1])
    except GameError:
        return Kind.NOT
    if actions[-1] in game.legal(then, seat):
        last = not waited or game.warns(then, seat, actions[-1])
        return Kind.LAST if last else Kind.FREE
    return Kind.FREE if actions[-1] in game.orders(then, seat) else Kind.NOT
