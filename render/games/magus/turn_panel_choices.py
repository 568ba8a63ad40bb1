"""Choices of a Magus panel, one by one: what each says, costs or brings, and where it is.

Apart from the panel, which lays them out.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.game import Action
from engine.games.magus import data, majorities_and_mana, state_and_actions, state_and_actions as m
from engine.notation import words
from render.words import turn_panel, turn_panel_inputs
from . import names


@dataclass(frozen=True, slots=True)
class PanelInputs(turn_panel_inputs.PanelInputs[state_and_actions.State]):
    """What the parts of the panel are made from."""

    def say(self, message: str, **args: str | int) -> str:
        """Return a message in the reader's language."""
        return self.look.say(message, **args)

    def ahead(self, action: Action) -> "PanelInputs":
        """Return the same after a step that can be taken back."""
        then = self.labels.ahead(action)
        return replace(self, view=then.view, legal=tuple(then.legal), labels=then.labels)


def hinted(
    desk: PanelInputs, way: Any, style: turn_panel.Style = turn_panel.Style.PLAIN
) -> turn_panel.Do:
    """Return a choice with what it costs or brings, and the place on the board that it is about."""
    shown = turn_panel.do(way, desk.labels, style)
    return replace(shown, hint=_hint(desk, way)[: turn_panel.MOST_HINT], mark=_place(way))


def rank(desk: PanelInputs) -> tuple[turn_panel.Do, ...]:
    """Return the button that opens the ranking, or clears it when nothing can follow."""
    if any(isinstance(order, m.Prefer) for order in desk.orders):
        return (turn_panel.Do(desk.say("magus-panel-rank"), "prefer"),)
    return tuple(turn_panel.do(order, desk.labels, turn_panel.Style.PLAIN) for order in desk.orders)


def _place(way: Any) -> str:
    """Return the word of what an action chooses on the board; "" for nothing."""
    match way:
        case m.Place() | m.Create() | m.Take():
            return data.COLOURS[way.source]
        case m.Move() | m.Push():
            return data.COLOURS[way.to]
        case m.Buy():
            return data.POTION_NAMES[way.potion]
    return ""


def _hint(desk: PanelInputs, way: Any) -> str:
    view, seat, locale = desk.view, desk.seat, desk.look.locale
    match way:
        case m.Place() | m.Move():
            return _stand(desk, way)
        case m.Raise():
            own = view.powers[seat][way.track]
            steps = view.step if view.raises and not view.pending and not view.asked else 1
            if view.pending:
                steps = view.pending[2]
            return f"{own} → {min(own + steps, data.TOP)}"
        case m.Power():
            own = view.powers[seat][way.track]
            return f"{names.power(locale, way.track)} · {own} → {own - 1}"
        case m.Use():
            return names.effect(locale, way.potion, long=True)
        case m.Buy():
            effect = names.effect(locale, way.potion, long=True)
            cost, figures = names.cost(locale, way.potion), names.figures(way.potion)
            return f"{cost} · {figures} · {effect}"
    return ""


def _stand(desk: PanelInputs, way: m.Place | m.Move) -> str:
    """Say how a seat would stand where Sorcerers come to: its level, and the best of the others."""
    view, seat = desk.view, desk.seat
    to = way.to if isinstance(way, m.Move) else way.source
    kind = way.kind if isinstance(way, m.Move) else data.APPRENTICE
    size = 1 if kind != data.APPRENTICE else view.pending[1] if view.pending else view.size
    own = majorities_and_mana.level(view.pieces[seat], to)
    others = [
        majorities_and_mana.level(pieces, to)
        for other, pieces in enumerate(view.pieces)
        if other != seat
    ]
    came = own + size * data.LEVEL[kind]
    return desk.say("magus-hint-stand", old=own, new=came, other=max(others))


def after(first: turn_panel.Do, then: turn_panel.Do) -> turn_panel.Do:
    """Return a choice together with the step that it needs before."""
    return replace(then, words=turn_panel.chain(first.words, then.words))


def together(alone: turn_panel.Do, then: turn_panel.Do) -> turn_panel.Do:
    """Return a choice with the step that it needs before, and say both."""
    return replace(after(alone, then), label=turn_panel.cut(f"{alone.label} · {then.label}"))


def title(desk: PanelInputs, ways: Sequence[Any]) -> str:
    """Return what a menu of parts is for: one verb, or several."""
    verbs = list(dict.fromkeys(type(way).verb for way in ways))
    return " · ".join(desk.say(f"magus-verb-{verb}") for verb in verbs)


def menu(desk: PanelInputs, verb: str, ways: Sequence[Action]) -> turn_panel.Menu:
    """Return ways of one verb as a menu."""
    title = desk.say(f"magus-verb-{verb}")
    return turn_panel.Menu(title, tuple(hinted(desk, way) for way in ways))


def several(desk: PanelInputs, verb: str, ways: Sequence[Action]) -> list[turn_panel.Row]:
    """Return a few ways as buttons, more as a menu."""
    if not ways:
        return []
    if len(ways) <= turn_panel.MOST_BUTTONS:
        return [tuple(hinted(desk, way) for way in ways)]
    return [menu(desk, verb, ways)]


def victims(desk: PanelInputs, verb: str, ways: Sequence[Any]) -> tuple[turn_panel.Do, ...]:
    """Return a button for each opponent."""
    seats = dict.fromkeys(way.victim for way in ways)
    return tuple(
        turn_panel.Do(desk.look.name(seat), f"{verb} {data.SEAT_NAMES[seat]}") for seat in seats
    )


def lowering(desk: PanelInputs, way: m.Lower) -> turn_panel.Do:
    """Return a level that a 421 takes, with what is left of the power."""
    level = desk.view.powers[way.victim][way.track]
    label = f"{desk.look.name(way.victim)} · {names.track(desk.look.locale, way.track)}"
    return turn_panel.Do(turn_panel.cut(label), " ".join(words(way)), hint=f"{level} → {level - 1}")
