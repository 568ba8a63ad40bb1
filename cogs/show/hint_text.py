"""A hint in words: a step, what is expected of it, what it would change, and what else is good."""

from collections.abc import Sequence
from dataclasses import replace

from cogs.show.choice_effects import clause_of, paragraph
from cogs.show.viewer_pictures_and_words import SeatChoices, laid
from engine import Action, errors, notation, rng, step
from engine.bots import greedy_easy_and_random
from engine.bots.ismcts import ActionEstimate
from render.words.catalogues import share
from render.words.turn_panel import Do, controls, links

CLOSE = 0.03
"""Chances to win that differ by less than this cannot be told apart by a second's thinking."""
SELDOM = 4
"""What was tried so many times less often than the best is not known well enough to be a hint."""


def hinted(
    facing: SeatChoices, found: Sequence[ActionEstimate], noted: Action | None = None
) -> list[str]:
    """Return a hint from what thinking found of a seat's choices, the best first.

    A choice without a chance was not thought about, and that is said. `noted`: what a note of the
    same moment has named at first glance; it is the hint too, unless something is clearly better.
    """
    found = _agreeing(found, noted)
    best, look = found[0], facing.shown.said
    head, *more = _said(facing, notation.write(best.action))
    lines = [look.say("hint-step", step=head), *more]
    lines += _noted(facing, found, noted)
    if best.chance is not None:
        lines.insert(1, look.say("hint-chance", chance=share(look.locale, 1000 * best.chance)))
        return lines + [line for one in found[1:2] for line in _other(facing, best, one)]
    alone = len(facing.game.legal(facing.shown.view, facing.seat)) == 1
    return [*lines, look.say("hint-only" if alone else "hint-glance")]


def _agreeing(found: Sequence[ActionEstimate], noted: Action | None) -> list[ActionEstimate]:
    """Return choices with the one that a note has named first, if nothing is clearly better."""
    first, best = list(found), found[0]
    for one in found[1:]:
        same = noted is not None and notation.write(one.action) == notation.write(noted)
        if not same or one.chance is None or best.chance is None:
            continue
        if one.chance > best.chance - CLOSE and one.visits * SELDOM >= best.visits:
            first.remove(one)
            return [one, *first]
    return first


def towards(facing: SeatChoices, text: str) -> list[str]:
    """Return a hint towards a task, whose solution goes on with this step."""
    head, *more = paragraph(facing, _control(facing, text), opens=False)
    return [facing.shown.said.say("hint-task", step=head), *more]


def astray(facing: SeatChoices, found: Sequence[ActionEstimate]) -> list[str]:
    """Return a hint where the solution of a task leads no further: what a computer would do.

    Of what its panel offers, that is. Who is offered nothing of it, as who can only file orders,
    is told the way back.
    """
    look, offered = facing.shown.said, [links(do.words)[0] for do in controls(facing.panel)]
    known = (
        one
        for one in found
        if any(f"{notation.write(one.action)} ".startswith(f"{way} ") for way in offered)
    )
    best = next(known, None)
    if best is None:
        return [look.say("hint-back")]
    head, *more = _said(facing, notation.write(best.action))
    return [look.say("hint-step", step=head), *more, look.say("hint-astray")]


def _said(facing: SeatChoices, text: str) -> list[str]:
    """Return what is said of a step: its name with its rule, and what it would change.

    Of one that changes nothing by itself, as the choice of a die, that is how it may go on.
    """
    lines = paragraph(facing, _control(facing, text), opens=False)
    return lines + _onward(facing, text)


def _control(facing: SeatChoices, text: str) -> Do:
    """Return a step as a panel offers it, with its hint."""
    beside = (do.hint for do in controls(facing.panel) if do.words == text)
    return Do(_label(facing, text), text, hint=next(beside, ""))


def _onward(facing: SeatChoices, text: str) -> list[str]:
    """Return what is rated best after a step that is only the beginning of something.

    That is a choice that the step asks for, which goes by the same clause. Of a step of which a
    panel says nothing more, it is whatever comes next, unless that was there before and cannot be
    taken back.
    """
    game, seat, shown = facing.game, facing.seat, facing.shown
    action = notation.read(game, text)
    if game.warns(facing.state, seat, action) is not None:
        return []
    try:
        state = step(game, facing.state, seat, action, rng.NoChance()).state
    except (errors.GameError, errors.ChanceNeeded):
        return []
    legal, view, tally = game.legal(state, seat), game.view(state, seat), shown.art.tally
    if seat not in game.to_act(state) or not legal:
        return []
    if tally is not None and tally(view) != tally(shown.view):
        return []
    best = greedy_easy_and_random.first(game, view, seat, legal)
    later = replace(shown, view=view)
    panel = laid(later, game, state, list(legal), [], ())[1]
    then = SeatChoices(later, game, seat, state, panel)
    control, here = _control(then, notation.write(best)), _control(facing, text)
    if best in game.legal(facing.state, seat):
        wanted = not here.hint and game.warns(state, seat, best) is None
    else:
        wanted = not here.hint or clause_of(then, control) == clause_of(facing, here)
    if not wanted:
        return []
    said = f"**{control.label}** {control.hint}".rstrip()
    return [shown.said.say("hint-onward", step=said)]


def _noted(facing: SeatChoices, found: Sequence[ActionEstimate], noted: Action | None) -> list[str]:
    """Return what thinking found of the step that a note has named, unless it is the hint."""
    if noted is None or notation.write(noted) == notation.write(found[0].action):
        return []
    look, text = facing.shown.said, notation.write(noted)
    chances = (one.chance for one in found if notation.write(one.action) == text)
    chance = next((at for at in chances if at is not None), None)
    if chance is None:
        return [look.say("hint-noted-less", step=_label(facing, text))]
    said = share(look.locale, 1000 * chance)
    return [look.say("hint-noted", step=_label(facing, text), chance=said)]


def _label(facing: SeatChoices, text: str) -> str:
    """Return how a panel names a step that was taken."""
    shown = facing.shown
    return shown.art.label(shown.said, shown.view, notation.read(facing.game, text))


def _other(facing: SeatChoices, best: ActionEstimate, one: ActionEstimate) -> list[str]:
    """Return lines about the second choice and what it would give.

    What was seldom tried may only seem better.
    """
    chance, message = one.chance or 0.0, "hint-next"
    if chance > (best.chance or 0.0):
        message = "hint-unsure" if one.visits < best.visits else "hint-as-good"
    look, text = facing.shown.said, notation.write(one.action)
    control = _control(facing, text)
    head = look.say(message, step=control.label, chance=share(look.locale, 1000 * chance))
    _, *more = _said(facing, text)
    return [f"{head} · {control.hint}" if control.hint else head, *more]
