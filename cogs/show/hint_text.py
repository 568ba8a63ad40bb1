"""A hint in words: a step, what is expected of it, what it would change, and what else is good."""

from collections.abc import Sequence
from dataclasses import replace

from cogs.show.choice_effects import paragraph
from cogs.show.shown_view import Facing, laid
from engine.bots import greedy
from engine.bots.ismcts import Weighed
from engine.errors import ChanceNeeded, GameError
from engine.game import Action
from engine.notation import read, write
from engine.play import step
from engine.rng import NoChance
from render.words.catalogues import share
from render.words.turn_panel import Do, controls


def hinted(facing: Facing, found: Sequence[Weighed], noted: Action | None = None) -> list[str]:
    """Return a hint from what thinking found of a seat's choices, the best first.

    A choice without a chance was not thought about, and that is said. `noted`: what a note of the
    same moment has named at first glance.
    """
    best, look = found[0], facing.shown.said
    head, *more = _said(facing, write(best.action))
    lines = [look.say("hint-step", step=head), *more]
    lines += _noted(facing, found, noted)
    if best.chance is not None:
        lines.insert(1, look.say("hint-chance", chance=share(look.locale, 1000 * best.chance)))
        return lines + [line for one in found[1:2] for line in _other(facing, best.chance, one)]
    alone = len(facing.game.legal(facing.shown.view, facing.seat)) == 1
    return [*lines, look.say("hint-only" if alone else "hint-glance")]


def towards(facing: Facing, text: str) -> list[str]:
    """Return a hint towards a task, whose solution goes on with this step."""
    head, *more = paragraph(facing, _control(facing, text), opens=False)
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
    """Return what is said of a step: its name with its rule, and what it would change.

    Of one that changes nothing by itself, as the choice of a die, that is how it may go on.
    """
    lines = paragraph(facing, _control(facing, text), opens=False)
    return lines + _onward(facing, text)


def _control(facing: Facing, text: str) -> Do:
    """Return a step as a panel offers it, with its hint."""
    beside = (do.hint for do in controls(facing.panel) if do.words == text)
    return Do(_label(facing, text), text, hint=next(beside, ""))


def _onward(facing: Facing, text: str) -> list[str]:
    """Return what is rated best after a step that is only the beginning of something."""
    game, seat, shown = facing.game, facing.seat, facing.shown
    action = read(game, text)
    if _control(facing, text).hint or game.warns(facing.state, seat, action) is not None:
        return []
    try:
        state = step(game, facing.state, seat, action, NoChance()).state
    except (GameError, ChanceNeeded):
        return []
    legal, view, tally = game.legal(state, seat), game.view(state, seat), shown.art.tally
    if seat not in game.to_act(state) or not legal:
        return []
    if tally is not None and tally(view) != tally(shown.view):
        return []
    best = greedy.first(game, view, seat, legal)
    if game.warns(state, seat, best) is not None:
        return []
    later = replace(shown, view=view)
    panel = laid(later, game, state, list(legal), [], ())[1]
    control = _control(Facing(later, game, seat, state, panel), write(best))
    said = f"**{control.label}** {control.hint}".rstrip()
    return [shown.said.say("hint-onward", step=said)]


def _noted(facing: Facing, found: Sequence[Weighed], noted: Action | None) -> list[str]:
    """Return what thinking found of the step that a note has named, unless it is the hint."""
    if noted is None or write(noted) == write(found[0].action):
        return []
    look, text = facing.shown.said, write(noted)
    chances = (one.chance for one in found if write(one.action) == text)
    chance = next((at for at in chances if at is not None), None)
    if chance is None:
        return [look.say("hint-noted-less", step=_label(facing, text))]
    said = share(look.locale, 1000 * chance)
    return [look.say("hint-noted", step=_label(facing, text), chance=said)]


def _label(facing: Facing, text: str) -> str:
    """Return how a panel names a step that was taken."""
    shown = facing.shown
    return shown.art.label(shown.said, shown.view, read(facing.game, text))


def _other(facing: Facing, best: float, one: Weighed) -> list[str]:
    """Return lines about the second choice and what it would give.

    What was seldom tried may only seem better.
    """
    chance = one.chance or 0.0
    message = "hint-next" if chance <= best else "hint-unsure"
    look, text = facing.shown.said, write(one.action)
    control = _control(facing, text)
    head = look.say(message, step=control.label, chance=share(look.locale, 1000 * chance))
    _, *more = _said(facing, text)
    return [f"{head} · {control.hint}" if control.hint else head, *more]
