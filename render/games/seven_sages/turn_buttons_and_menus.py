"""The turn panel of The Seven Sages: what the phase asks, then cards to pick, then orders.

Cards are picked in one menu, several at once, and then shown, put down or handed on by a button.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.game import Action
from engine.games.seven_sages import actions as m, card_moves, data as d, state
from engine.games.seven_sages.prefiled_decisions import orders as fileable
from engine.notation import matching, words
from render.look import Look
from render.words import sentence, turn_panel, turn_panel_inputs
from . import names, position_text, prompt

_MENUS = (m.Become, m.Play, m.Cast, m.Target, m.Swap, m.HandOn)
_SHORT = (m.Play, m.HandOn, m.Pick)
"""Verbs whose menus name the card alone."""
_FOCUSED = ("prefer", "wish", "plan", "standing", "play_next", "leave_for", "cancel")
"""Orders that have a button which narrows the panel to them."""
_GOOD = ("accept", "ready", "answer")


@dataclass(frozen=True, slots=True)
class _PanelInputs(turn_panel_inputs.PanelInputs[state.State]):
    """What the parts of the panel are made from."""

    def say(self, key: str, **args: str | int) -> str:
        return self.look.say(f"{names.KEY}-{key}", **args)

    def do(self, action: Action, *, hint: str = "") -> turn_panel.Do:
        """Return the control of a whole action."""
        verb = type(action).verb
        text = self.labels.action(action)
        if isinstance(action, _SHORT):
            text = names.card(self.look.locale, d.kind(action.suit, action.value))
        elif isinstance(action, m.Become):
            text = names.role(self.look.locale, action.role)
        elif type(action) in _BRINGS:
            text = _BRINGS[type(action)](self, action) or text
        warn = self.labels.warn(action)
        style = (
            turn_panel.Style.GOOD
            if verb in _GOOD
            else turn_panel.Style.MAIN
            if warn
            else turn_panel.Style.PLAIN
        )
        mark = _MARKS[type(action)](action) if type(action) in _MARKS else ""
        return turn_panel.Do(
            turn_panel.cut(text),
            " ".join(words(action)),
            style,
            warn,
            turn_panel.cut(hint, turn_panel.MOST_HINT),
            mark,
        )


def panel(
    view: state.State,
    seat: int,
    look: Look,
    legal: Sequence[Action],
    orders: Sequence[Action],
    focus: Sequence[str],
    labels: turn_panel.PanelLabels,
) -> turn_panel.Panel:
    """Return the controls of a seat for what is legal and what it may file."""
    desk = _PanelInputs(view, seat, look, tuple(legal), tuple(orders), labels)
    narrowed = matching((*legal, *orders), focus) if focus else []
    if narrowed:
        return _narrow(desk, narrowed, tuple(focus))
    rows = [*_asked(desk), *_filing(desk)]
    return turn_panel.Panel(_lines(desk), tuple(rows))


def _narrow(desk: _PanelInputs, actions: list[Action], focus: tuple[str, ...]) -> turn_panel.Panel:
    """Return only what begins with the focus, and for orders what is filed already."""
    lines: tuple[str, ...] = ()
    if focus[0] in _FOCUSED:
        notes = position_text.filed(desk.view, desk.seat, desk.look)
        lines = (desk.say("line-orders"), *(f"- {sentence(note)}" for note in notes[:8]))
    if len(actions) > turn_panel.MOST_OPTIONS:
        return turn_panel.Panel(lines, turn_panel.plain(actions, focus, desk.labels).rows, focus)
    title = desk.labels.verb(focus[0])
    return turn_panel.Panel(lines, (_menu(desk, title, actions),), focus)


def _menu(
    desk: _PanelInputs, title: str, actions: Sequence[Action], *, many: bool = False
) -> turn_panel.Menu:
    return turn_panel.Menu(title, tuple(desk.do(a, hint=_hint(desk, a)) for a in actions), many)


def _led(desk: _PanelInputs, action: Action) -> turn_panel.Do:
    """Return the button of a card, with what it would make of the marker."""
    button = desk.do(action)
    return replace(button, label=turn_panel.cut(f"{button.label} · {_hint(desk, action)}"))


def _hint(desk: _PanelInputs, action: Action) -> str:
    """Say what a play would make of the marker, what a spell does, what an ally would have."""
    view, seat = desk.view, desk.seat
    if isinstance(action, m.Play):
        count = card_moves.points(view, seat, d.kind(action.suit, action.value))
        after = view.marker + (-count if view.side[seat] else count)
        own = -after if view.side[seat] else after
        return desk.say("panel-lead", n=abs(own), how=_how(own))
    if isinstance(action, m.Cast):
        return sentence(desk.say(f"spell-{d.SPELLS[action.spell]}"))
    if isinstance(action, m.Invite | m.Accept):
        held, won = len(view.hands[action.seat]), len(view.won[action.seat])
        return desk.say("panel-partner", cards=held, crystals=won)
    if isinstance(action, m.Pick | m.HandOn):
        card = d.kind(action.suit, action.value)
        count = view.hands[seat].count(card)
        return desk.say("panel-pick-left", n=count) if count > 1 else ""
    if isinstance(action, m.Become):
        of_role = [card for card in view.hands[seat] if d.SUIT_OF[card] == action.role]
        order = [role for role in d.HIERARCHY[view.arena] if role in view.roles]
        rank = desk.say("panel-rank", n=order.index(action.role) + 1, of=len(order))
        return " · ".join(part for part in (rank, names.cards(desk.look.locale, of_role)) if part)
    return ""


def _aside(desk: _PanelInputs, action: Action) -> str:
    """Return what is said of a button where it is explained, if its label does not say it."""
    return "" if isinstance(action, m.Play) else _hint(desk, action)


def _how(lead: int) -> str:
    return "ahead" if lead > 0 else "behind" if lead < 0 else "level"


# What a button brings.


def _taking(desk: _PanelInputs, a: m.Take) -> str:
    held = sum(desk.view.won[desk.seat])
    return desk.say("panel-take", n=a.crystal, sum=held + a.crystal)


def _moving(desk: _PanelInputs, a: m.Move) -> str:
    view, locale = desk.view, desk.look.locale
    if view.slots[a.slot] == d.FINITUM:
        return desk.say("panel-move-finitum")
    place, crystals = (
        names.place(locale, view, a.slot),
        names.crystals(locale, view.crystals[a.slot]),
    )
    return desk.say("panel-move", place=place, crystals=crystals)


def _passing(desk: _PanelInputs, a: m.Pass) -> str:
    """Say what a pass draws, where anything is left to be drawn."""
    if a.how == m.FOR_NOW:
        return ""
    if not desk.view.out:
        return desk.say("panel-pass-first", n=d.FIRST_PASS)
    return desk.say("panel-pass", n=d.LATER_PASS, name=desk.look.name(desk.view.out[-1]))


_BRINGS: dict[type[Action], Callable[[_PanelInputs, Any], str]] = {
    m.Take: _taking,
    m.Move: _moving,
    m.Pass: _passing,
}
"""Verbs whose buttons say what is gained."""

_MARKS: dict[type[Action], Callable[[Any], str]] = {
    m.Move: lambda a: d.SLOTS[a.slot],
    m.Target: lambda a: f"{a.seat} {d.SUITS[a.suit]} {d.VALUES[a.value]}",
}
"""Verbs that choose something on the board, with the word under which it is shown there."""


# What is asked.


def _asked(desk: _PanelInputs) -> list[turn_panel.Row]:
    """Return menus for verbs with many choices, and buttons for the rest."""
    rows: list[turn_panel.Row] = []
    buttons: list[turn_panel.Do] = []
    groups: dict[type[Action], list[Action]] = {}
    for action in desk.legal:
        groups.setdefault(type(action), []).append(action)
    for verb, actions in groups.items():
        if verb is m.Show:
            continue  # with what else can be done with picked cards
        if len(actions) > turn_panel.MOST_OPTIONS:
            rows += turn_panel.plain(actions, (), desk.labels).rows
        elif verb is m.Play and len(actions) <= turn_panel.MOST_BUTTONS:
            rows.append(tuple(_led(desk, action) for action in actions))
        elif verb in _MENUS and len(actions) > 1:
            rows.append(_menu(desk, _title(desk, verb), actions, many=verb is m.HandOn))
        else:
            buttons += [desk.do(action, hint=_aside(desk, action)) for action in actions]
    return [*rows, *_packed([*buttons, *_sparing(desk)])]


def _sparing(desk: _PanelInputs) -> list[turn_panel.Do]:
    """Offer the order that answers what is asked now, this time and from now on."""
    view, seat = desk.view, desk.seat
    what = d.NONE
    if view.giving == seat and not view.gift[seat]:
        what = m.LEAST_GIFT
    elif view.chooser == seat and view.taking:
        what = m.HIGHEST
    order = m.Standing(what)
    return [desk.do(order)] if order in fileable(view, seat) else []


def _title(desk: _PanelInputs, verb: type[Action]) -> str:
    if verb is m.HandOn and names.all_out(desk.view):
        return desk.say("panel-discard")
    return desk.labels.verb(verb.verb)


def _packed(buttons: Sequence[turn_panel.Do]) -> list[turn_panel.Row]:
    return [
        tuple(buttons[i : i + turn_panel.MOST_BUTTONS])
        for i in range(0, len(buttons), turn_panel.MOST_BUTTONS)
    ]


def _filing(desk: _PanelInputs) -> list[turn_panel.Row]:
    """Return the menu of cards to pick, what to do with them, and a button for each other order."""
    rows: list[turn_panel.Row] = []
    filed_ = desk.orders
    if (
        desk.legal and not filed_ and desk.view.phase == state.EXCHANGE
    ):  # to exchange is what is asked
        filed_ = tuple(o for o in fileable(desk.view, desk.seat) if isinstance(o, m.Pick | m.Put))
    picks = [order for order in filed_ if isinstance(order, m.Pick)]
    if 0 < len(picks) <= turn_panel.MOST_OPTIONS:
        rows.append(_menu(desk, desk.say("panel-pick"), picks, many=True))
    elif picks:
        rows += turn_panel.plain(picks, (), desk.labels).rows
    buttons = [desk.do(order) for order in filed_ if isinstance(order, m.Put)]
    buttons += [desk.do(action) for action in desk.legal if isinstance(action, m.Show)]
    if _stuck(desk):  # [protocol 5] offered as soon as nothing in the hand can be played
        stuck = m.Standing(m.PASS_STUCK)
        buttons += [desk.do(order) for order in desk.orders if order == stuck]
    verbs = dict.fromkeys(type(order).verb for order in desk.orders)
    buttons += [
        turn_panel.Do(sentence(desk.labels.verb(verb)), verb) for verb in verbs if verb in _FOCUSED
    ]
    return [*rows, *_packed(buttons)]


def _stuck(desk: _PanelInputs) -> bool:
    """Tell whether a seat is in the combat and has nothing to play."""
    view, seat = desk.view, desk.seat
    if view.phase != state.COMBAT or seat in view.out:
        return False
    return not card_moves.playable(view, seat) and (view.spent[seat] or not view.spells[seat])


# Lines.


def _lines(desk: _PanelInputs) -> tuple[str, ...]:
    lines = prompt.asked(desk.view, desk.seat, desk.look, desk.legal)
    return (*lines, *_spells(desk), *_picked(desk))


def _picked(desk: _PanelInputs) -> tuple[str, ...]:
    picked = desk.view.picks[desk.seat]
    if not picked:
        return ()
    return (desk.say("line-picks", cards=names.cards(desk.look.locale, picked)),)


def _spells(desk: _PanelInputs) -> list[str]:
    """Say what each spell does that can be cast now."""
    casts = dict.fromkeys(action.spell for action in desk.legal if isinstance(action, m.Cast))
    return [
        desk.say(
            "spell-line", spell=names.spell(spell), effect=desk.say(f"spell-{d.SPELLS[spell]}")
        )
        for spell in casts
    ]
