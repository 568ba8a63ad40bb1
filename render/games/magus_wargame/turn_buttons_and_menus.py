"""The turn panel of the wargame: a menu for each die, one of spells, recruits, the end.

A plain turn is the roll, a pick in the menu of each die, and the end, which takes the recruits.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.game import Action
from engine.games.magus_wargame import actions as a_, data as d, state as m
from engine.notation import fields, matching, words
from render.look import Look
from render.words import listing, turn_panel, turn_panel_inputs
from . import battle_drawing as clash, names, prompt

_ID = "magus-wargame"
_FEW = 5
"""So many choices are buttons, more are a menu."""
_SEVERAL = (a_.Discard, a_.Owe, a_.Peek)
"""Verbs of which several are often done, one after the other."""


@dataclass(frozen=True, slots=True)
class _PanelInputs(turn_panel_inputs.PanelInputs[m.State]):
    """What the parts of the panel are made from."""

    def say(self, message: str, **args: str | int) -> str:
        return self.look.say(f"{_ID}-{message}", **args)


def panel(
    view: m.State,
    seat: int,
    look: Look,
    legal: Sequence[Action],
    orders: Sequence[Action],
    focus: Sequence[str],
    labels: turn_panel.PanelLabels,
) -> turn_panel.Panel:
    """Return the controls of a seat for what is legal, narrowed to `focus`, and what they mean."""
    idle = {way for way in legal if clash.is_idle(view, seat, way)}
    ways = sorted(legal, key=lambda way: way in idle)
    desk = _PanelInputs(view, seat, look, tuple(ways), tuple(orders), labels)
    return _marked(desk, _laid(desk, focus), {" ".join(words(way)) for way in idle})


def _laid(desk: _PanelInputs, focus: Sequence[str]) -> turn_panel.Panel:
    """Return the controls, narrowed to `focus` where anything begins so."""
    if focus:
        found = matching(desk.legal, focus) or matching(desk.orders, focus)
        if found:
            ordering = isinstance(found[0], a_.ORDERS)
            lines = _standing(desk) if ordering else _lines(desk)
            return turn_panel.Panel(
                lines, turn_panel.plain(found, focus, desk.labels).rows, tuple(focus)
            )
    dice = turn_panel.formed(*([row] for row in _dice(desk)))  # a menu a die, where they are many
    return turn_panel.Panel(_lines(desk), tuple(row for row in _rows(desk) if row), form=dice)


def _marked(desk: _PanelInputs, panel: turn_panel.Panel, idle: Collection[str]) -> turn_panel.Panel:
    """Return a panel in which each choice that changes nothing as the battle stands says so."""

    def marked(one: turn_panel.Do) -> turn_panel.Do:
        if one.words not in idle:
            return one
        return replace(one, label=turn_panel.cut(desk.say("panel-idle", what=one.label)))

    return turn_panel.changed(panel, marked) if idle else panel


# Controls.


def _rows(desk: _PanelInputs) -> list[turn_panel.Row]:
    rows = _dice(desk)
    kind: type[Action]
    for kind in (a_.Declare, a_.Fuel, a_.Recruit, a_.Decline, a_.Split, a_.Fight):
        rows += _menu(desk, desk.of(kind))
    rows += _spells(desk, desk.of(a_.Cast))
    rows += _spells(desk, desk.of(a_.Lay))
    for kind in (a_.Negate, a_.Discard, a_.Owe, a_.Peek, a_.Pick, a_.Replace, a_.Shift):
        rows += _menu(desk, desk.of(kind), many=kind in _SEVERAL)
    rows.append(_last(desk))
    return rows


def _menu(
    desk: _PanelInputs, ways: Sequence[Action], *, many: bool = False
) -> list[turn_panel.Row]:
    """Return a few ways as buttons, more as a menu, too many as a menu of their first field.

    `many`: several may be picked at once.
    """
    if not ways:
        return []
    if len(ways) <= _FEW:
        return [tuple(turn_panel.do(way, desk.labels) for way in ways)]
    verb = type(ways[0]).verb
    title = desk.labels.verb(verb)
    if len(ways) <= turn_panel.MOST_OPTIONS:
        options = tuple(turn_panel.do(way, desk.labels, turn_panel.Style.PLAIN) for way in ways)
        return [turn_panel.Menu(title, options, many=many)]
    return [turn_panel.Menu(title, _firsts(desk, ways))]


def _firsts(desk: _PanelInputs, ways: Sequence[Action]) -> tuple[turn_panel.Do, ...]:
    """Return an option for each word of the first field."""
    field = fields(type(ways[0]))[0]
    starts = list(dict.fromkeys(words(way)[:2] for way in ways))
    return tuple(
        turn_panel.Do(desk.labels.value(start[0], field, start[1]), " ".join(start))
        for start in starts
    )


def _dice(desk: _PanelInputs) -> list[turn_panel.Row]:
    """Return one menu of moves, from which one is picked for each die; a menu a die if many."""
    left = list(dict.fromkeys(desk.view.left))
    moves = desk.of(a_.Move)
    if not moves:
        return []
    if not desk.view.lone and len(desk.view.left) > 1 and len(moves) <= turn_panel.MOST_OPTIONS:
        dice = listing(desk.look.locale, [str(die) for die in desk.view.left])
        options = tuple(_to(way, desk, tell_die=len(left) > 1) for way in moves)
        return [turn_panel.Menu(desk.say("panel-moves", dice=dice), options, many=True)]
    if len(moves) <= _FEW:
        return [tuple(_to(way, desk) for way in moves)]
    rows: list[turn_panel.Row] = []
    for die in left:
        ways = [way for way in moves if abs(d.distance(way.army, way.to)) == die]
        if ways:
            title = f"{desk.labels.verb('move')} · {die}"
            rows.append(turn_panel.Menu(title, tuple(_to(way, desk) for way in ways)))
    return rows


def _to(way: a_.Move, desk: _PanelInputs, *, tell_die: bool = False) -> turn_panel.Do:
    """Return the option of a move, lettered by the space where it ends; its die may be told."""
    shown = turn_panel.do(way, desk.labels, turn_panel.Style.PLAIN)
    die = abs(d.distance(way.army, way.to))
    hint = desk.say("panel-die", die=die) if tell_die else ""
    return replace(shown, mark=str(way.to), hint=hint)


def _spells(desk: _PanelInputs, ways: Sequence[Any]) -> list[turn_panel.Row]:
    """Return a menu of cards with their targets; where these are many, the targets come next."""
    if not ways:
        return []
    verb = type(ways[0]).verb
    if len(ways) <= _FEW:
        return [tuple(turn_panel.do(way, desk.labels, turn_panel.Style.PLAIN) for way in ways)]
    flat = len(ways) <= turn_panel.MOST_OPTIONS
    options = []
    for card in dict.fromkeys(way.card for way in ways):
        mine = [way for way in ways if way.card == card]
        hint = names.effect(desk.look.locale, card)[:100]
        if len(mine) == 1 or flat:
            options += [
                replace(turn_panel.do(way, desk.labels, turn_panel.Style.PLAIN), hint=hint)
                for way in mine
            ]
        else:
            label = desk.say("panel-card", card=names.card(desk.look.locale, card))
            options.append(turn_panel.Do(label, f"{verb} {d.MAGIC[card]}", hint=hint))
    return [turn_panel.Menu(desk.labels.verb(verb), tuple(options))]


def _last(desk: _PanelInputs) -> tuple[turn_panel.Do, ...]:
    """Return the last row: what goes on, and the orders."""
    buttons = [
        turn_panel.do(way, desk.labels) for way in desk.of(a_.Roll, a_.End, a_.Done, a_.Stop)
    ]
    for kind in a_.ORDERS:
        if any(isinstance(order, kind) for order in desk.orders):
            verb = kind.verb
            buttons.append(turn_panel.Do(desk.labels.verb(verb), verb))
    return tuple(buttons[: turn_panel.MOST_BUTTONS])


# Lines.


def _lines(desk: _PanelInputs) -> tuple[str, ...]:
    view = desk.view
    lines = [prompt.asked(view, desk.seat, desk.look, desk.legal)]
    battle = clash.under_way(view)
    if battle is None or desk.look.result is not None or view.reason or view.out[desk.seat]:
        return tuple(lines)
    one, other = (desk.look.name(seat) for seat in battle.seats)
    a, b = battle.totals
    return (*lines, desk.say("line-totals", one=one, a=a, other=other, b=b))


def _standing(desk: _PanelInputs) -> tuple[str, ...]:
    """Say how a seat's orders stand."""
    view, seat, locale = desk.view, desk.seat, desk.look.locale
    when = desk.say(f"when-{a_.WHEN[view.blast[seat]]}")
    lines = [desk.say("line-orders"), desk.say("line-blast-now", when=when)]
    if view.blast[seat] == m.LISTED or view.listed[seat]:
        lines.append(desk.say("line-list-now", cards=names.cards(locale, view.listed[seat])))
    if view.stance[seat] == m.PLAN:
        lines.append(desk.say("line-plan-now", card=names.card(locale, view.plan[seat])))
    elif view.stance[seat] != m.ASK:
        how = desk.say(f"how-{a_.STANCES[view.stance[seat]]}")
        lines.append(desk.say("line-stance-now", how=how))
    return tuple(lines)
