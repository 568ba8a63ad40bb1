"""What was picked at once, as steps in an order in which they can be done."""

import enum
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.errors import GameError
from engine.game import AnyGame, Seat
from engine.notation import read
from engine.play import preview
from render.panel import links, unfolded


class Kind(enum.Enum):
    """How a pick fits in: freely, with nothing after it, or not at all."""

    FREE = 0
    LAST = 1
    NOT = 2


@dataclass(frozen=True, slots=True)
class Picks:
    """Notations to be done one after another; `left` are the picks that cannot be with those."""

    steps: list[str]
    left: list[str]


def ordered(game: AnyGame, s: Any, seat: Seat, picked: Sequence[str], waited: bool = True) -> Picks:
    """Return the steps of whole picks: what can be taken back first, each as soon as it can be.

    `s` is the position with the draft of the seat; unless it is `waited` for, each step is carried
    out at once. A step that several picks begin with is done once. Where nothing can be done, the
    first pick comes with all its steps: whoever carries them out says what is wrong.
    """
    steps, left = list[str](), list(picked)
    while left:
        ways = {pick: unfolded(steps, links(pick)) for pick in left}
        kinds = {pick: _kind(game, s, seat, ways[pick], waited) for pick in left}
        pick = min(left, key=lambda one: kinds[one].value)
        if kinds[pick] is Kind.NOT:
            break
        left.remove(pick)
        steps += ways[pick]
        if kinds[pick] is Kind.LAST:
            break
        s = preview(game, s, seat, [read(game, text) for text in ways[pick]])
    return Picks(steps, left) if steps else Picks(list(links(left[0])), left[1:])


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
