"""The turn of a Magus panel, in as few taps as it has parts.

A menu is all that can be picked at once: a die with all that its action does, powers and potions
with what their effects do, and the end of the turn.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import Any

from engine.games.magus import data, majorities_and_mana, state_and_actions as m
from render.words.turn_panel import MOST_BUTTONS, MOST_OPTIONS, Do, Menu, Row, Style, cut, do
from . import names
from .turn_panel_choices import PanelInputs, after, hinted, lowering, menu, rank, title, together

_MOST_NEAR = 2
"""Buttons of a kind beside the end of the turn: what rolls, what takes mana; more are a menu."""
_MOST_SEEN = 4
"""Rows that are seen at once."""


def turn(desk: PanelInputs) -> tuple[Row, ...]:
    """Return a turn in as few rows as are seen at once: dice each, dice together, or as buttons."""
    left = parts(desk, _ends(desk))
    near = _rolls(desk)[: min(_MOST_NEAR, MOST_BUTTONS - len(_last(desk, ())))]
    laid: tuple[Row, ...] = ()
    for rolls, dice in product((near, []), _dice(desk)):
        last = _last(desk, rolls)
        room = _MOST_SEEN - len(dice) - len(left) - bool(last)
        laid = (*dice, *left, *_extras(desk, room, rolls), *([last] if last else []))
        if len(laid) <= _MOST_SEEN:
            break
    return laid


def _dice(desk: PanelInputs) -> list[list[Row]]:
    """Return the ways to lay out the dice and the creations, the fullest first."""
    choices, creations = desk.of(m.Choose), _creations(desk)
    if not choices:
        return [[]]
    each = [_whole(desk, choice) for choice in choices]
    buttons = tuple(do(choice, desk.labels, Style.GOOD) for choice in choices)
    return [[*each, *creations], _joined(desk, choices, [*each, *creations]), [buttons, *creations]]


def _whole(desk: PanelInputs, choice: m.Choose) -> Menu:
    """Return the menu of a die: all that its action does, and the end of the turn, at once."""
    first, then = do(choice, desk.labels), desk.ahead(choice)
    ways = [hinted(then, way) for way in then.of(m.Place, m.Move, m.Raise)]
    ways += _further(then, then.of(m.Place))
    alone = replace(first, label=desk.say("magus-panel-alone", n=choice.die))
    options = (after(first, way) for way in (*ways[: MOST_OPTIONS - 2], *_ends(then)))
    return Menu(first.label, (alone, *options), many=True)


def _joined(desk: PanelInputs, choices: Sequence[m.Choose], each: Sequence[Menu]) -> list[Row]:
    """Return the menus of the dice and of the creations, several in one while there is room."""
    groups: list[list[int]] = [[]]
    for n, one in enumerate(each):
        held = sum(len(each[at].options) for at in groups[-1])
        if held + len(one.options) > MOST_OPTIONS:
            groups.append([])
        groups[-1].append(n)
    dice = [choice.die for choice in choices]
    return [
        each[group[0]] if len(group) == 1 else _together(desk, dice, each, group)
        for group in groups
    ]


def _together(
    desk: PanelInputs, dice: Sequence[int], each: Sequence[Menu], group: Sequence[int]
) -> Menu:
    """Return menus as one; those beyond the dice are of creations, which say so themselves."""
    options = (
        replace(one, label=cut(desk.say("magus-panel-of-action", n=dice[at], what=one.label)))
        if at < len(dice)
        else one
        for at in group
        for one in each[at].options
    )
    title = "magus-panel-actions-create" if group[-1] >= len(dice) else "magus-panel-actions"
    numbers = names.dice(dice[at] for at in group if at < len(dice))
    return Menu(desk.say(title, dice=numbers), tuple(options), many=True)


def _creations(desk: PanelInputs) -> list[Menu]:
    """Return the menu of creations: all while there is room, else first dice and kind."""
    ways = desk.of(m.Create)
    if not ways:
        return []
    head = desk.say("magus-verb-create")
    whole = tuple(option for way in ways for option in _made(desk, way))
    if len(whole) <= MOST_OPTIONS:
        return [Menu(head, whole)]
    if len(ways) <= MOST_OPTIONS:
        return [Menu(head, tuple(hinted(desk, way) for way in ways))]
    starts = dict.fromkeys((way.die, way.kind) for way in ways)
    options = tuple(
        Do(
            f"{names.kind(desk.look.locale, kind)} ({names.dice([die, die])})",
            f"create {die} {data.KINDS[kind]}",
        )
        for die, kind in starts
    )
    return [Menu(head, options)]


def _made(desk: PanelInputs, way: m.Create) -> list[Do]:
    """Return a creation with each way in which others can make room, if there are several."""
    first, then = hinted(desk, way), desk.ahead(way)
    rooms = then.of(m.Replace)
    return [together(first, hinted(then, room)) for room in rooms] if rooms else [first]


def parts(desk: PanelInputs, ends: tuple[Do, ...]) -> list[Row]:
    """Return all that is left of the action, or of an effect: what goes where, what is raised.

    Several parts are picked at once from one menu, with the end of the turn.
    """
    view = desk.view
    places, others = desk.of(m.Place), desk.of(m.Move, m.Raise)
    groups, raises = (0, 0) if view.pending else (view.groups, view.raises)
    if places and not others and groups <= 1:
        return [tuple(hinted(desk, way, Style.MAIN) for way in places)]
    ways = [*places, *others]
    if not ways:
        return []
    if view.pending and view.pending[0] == data.RAISE:
        raises = view.pending[1]
    options = tuple(hinted(desk, way) for way in ways)
    if groups > 1:
        options += tuple(_further(desk, places))
    if len(ways) + len(ends) <= MOST_OPTIONS:
        many = groups + raises + len(ends) > 1
        return [Menu(title(desk, ways), (*options[: MOST_OPTIONS - len(ends)], *ends), many)]
    halves = (places + desk.of(m.Move), desk.of(m.Raise))
    return [Menu(title(desk, half), tuple(hinted(desk, w) for w in half)) for half in halves]


def _further(desk: PanelInputs, places: Sequence[m.Place]) -> list[Do]:
    """Return the sources that only groups placed before bring into reach, each after those."""
    near, found = {way.source for way in places}, list[Do]()
    ways = [(hinted(desk, way), desk.ahead(way)) for way in places]
    for before, then in ways:
        for way in then.of(m.Place):
            if way.source not in near:
                found.append(together(before, hinted(then, way)))
                ways.append((found[-1], then.ahead(way)))
    return found


def _ends(desk: PanelInputs) -> tuple[Do, ...]:
    """Return the end of the turn as it is picked together with what comes before it."""
    return tuple(do(action, desk.labels) for action in desk.of(m.End))


def _extras(desk: PanelInputs, room: int, near: Sequence[Any]) -> list[Row]:
    """Return what may come at any time: powers, potions, purchases, mana, in `room` rows if it can.

    `near` are those that have buttons. Several are picked at once.
    """
    takes = desk.of(m.Take)
    rows: list[Row] = [menu(desk, "take", takes)] if len(takes) > _MOST_NEAR else []
    calls = [way for way in desk.of(m.Power, m.Use, m.Buy) if way not in near]
    found = {way: _called(desk, way) for way in calls}
    if _few(desk):
        found |= {way: [lowering(desk, way)] for way in desk.of(m.Lower)}
    while sum(map(len, found.values())) >= MOST_OPTIONS:
        widest = max(found, key=lambda way: len(found[way]))
        alone, *ways = found[widest]
        if not ways:
            break
        if len(ways) < MOST_OPTIONS and len(rows) + 1 < room:
            rows.append(Menu(alone.label, (*ways, *_ends(desk)), many=True))
        found[widest] = [alone]
    options = [option for ways in found.values() for option in ways]
    head, most = title(desk, list(found)), MOST_OPTIONS - 1
    pages = [options[i : i + most] for i in range(0, len(options), most)]
    return [*(Menu(head, (*page, *_ends(desk)), many=True) for page in pages), *rows]


def _few(desk: PanelInputs) -> bool:
    """Tell whether what a 421 can lower has room beside powers, potions and purchases."""
    calls = desk.of(m.Power, m.Use, m.Buy)
    held = sum(len(_called(desk, way)) for way in calls)
    return held + len(desk.of(m.Lower)) < MOST_OPTIONS


def _rolls(desk: PanelInputs) -> list[Any]:
    """Return the powers and potions that roll dice at once."""
    return [way for way in desk.of(m.Power, m.Use) if desk.labels.warn(way) is not None]


def _called(desk: PanelInputs, way: Any) -> list[Do]:
    """Return a power or a potion alone, then with each thing that its effect can do."""
    alone = hinted(desk, way)
    then = desk.ahead(way) if alone.warn is None else desk
    if then is desk or not then.view.pending:
        return [alone]
    ways = (hinted(then, one) for one in then.legal if not isinstance(one, m.Skip))
    return [alone, *(_by(desk, way, alone, one) for one in ways)]


def _by(desk: PanelInputs, way: m.Power | m.Use, alone: Do, then: Do) -> Do:
    """Return what an effect can do, and say what is used for it, and what that costs."""
    if isinstance(way, m.Power):
        means = desk.say("magus-panel-power", n=data.TRACKS[way.track])
    else:
        means = names.potion(desk.look.locale, way.potion)
    label = cut(f"{then.label} · {means}")
    return replace(after(alone, then), label=label, hint=then.hint or alone.hint)


def _last(desk: PanelInputs, rolls: Sequence[Any]) -> tuple[Do, ...]:
    """Return the last row: the 421, the ranking, and the end, which says what mana it takes."""
    takes = desk.of(m.Take)
    near = takes if len(takes) <= _MOST_NEAR else []
    buttons = [hinted(desk, way) for way in rolls]
    buttons += [hinted(desk, way, Style.GOOD) for way in near]
    if desk.of(m.Lower) and not _few(desk):
        buttons.append(Do(desk.say("magus-verb-lower"), "lower", Style.GOOD))
    buttons += rank(desk)
    for action in desk.of(m.End):
        shown = do(action, desk.labels, Style.MAIN)
        buttons.append(Do(_ending(desk), shown.words, shown.style, shown.warn))
    return tuple(buttons)


def _ending(desk: PanelInputs) -> str:
    view, seat = desk.view, desk.seat
    source, count = majorities_and_mana.best_take(view, seat)
    if not count:
        return desk.say("magus-do-end")
    mana = names.mana(desk.look.locale, source, count)
    return desk.say("magus-panel-end-take", mana=mana)
