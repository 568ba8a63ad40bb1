"""A hint in words: a step, what is expected of it, what it would change, and what else is good."""

from collections.abc import Sequence

from cogs.show.explain import paragraph
from cogs.show.shown import Facing
from engine.bots.ismcts import Weighed
from engine.notation import read, write
from render.panel import Do, controls
from render.words import share


def hinted(facing: Facing, found: Sequence[Weighed]) -> list[str]:
    """Return a hint from what thinking found of a seat's choices, the best first.

    A choice without a chance was not thought about, and that is said.
    """
    best, look = found[0], facing.shown.said
    head, *more = _said(facing, write(best.action))
    lines = [look.say("hint-step", step=head), *more]
    if best.chance is not None:
        lines.insert(1, look.say("hint-chance", chance=share(look.locale, 1000 * best.chance)))
        return lines + [_other(facing, best.chance, one) for one in found[1:2]]
    alone = len(facing.game.legal(facing.shown.view, facing.seat)) == 1
    return [*lines, look.say("hint-only" if alone else "hint-glance")]


def towards(facing: Facing, text: str) -> list[str]:
    """Return a hint towards a task, whose solution goes on with this step."""
    head, *more = _said(facing, text)
    return [facing.shown.said.say("hint-task", step=head), *more]


def astray(facing: Facing, found: Sequence[Weighed]) -> list[str]:
    """Return a hint where the solution of a task leads no further: what a computer would do.

    Who can only file orders gets none, and is told the way back.
    """
    look = facing.shown.said
    if not found:
        return [look.say("hint-back")]
    head, *more = _said(facing, write(found[0].action))
    return [look.say("hint-step", step=head), *more, look.say("hint-astray")]


def _said(facing: Facing, text: str) -> list[str]:
    """Return what is said of a step: its name with its rule, and what it would change."""
    beside = (do.hint for do in controls(facing.panel) if do.words == text)
    return paragraph(facing, Do(_label(facing, text), text, hint=next(beside, "")))


def _label(facing: Facing, text: str) -> str:
    """Return how a panel names a step that was taken."""
    shown = facing.shown
    return shown.art.label(shown.said, shown.view, read(facing.game, text))


def _other(facing: Facing, best: float, one: Weighed) -> str:
    """Return a line about the second choice; what was seldom tried may only seem better."""
    chance = one.chance or 0.0
    message = "hint-next" if chance <= best else "hint-unsure"
    look, label = facing.shown.said, _label(facing, write(one.action))
    return look.say(message, step=label, chance=share(look.locale, 1000 * chance))
