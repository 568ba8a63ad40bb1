"""The turn panel of Magus: the action and its parts, powers and potions, mana, the end.

A plain turn is a die, a source or two, and the end which takes the best mana: three to five taps.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.game import Action
from engine.games.magus import data
from engine.games.magus import state as m
from engine.games.magus.board import best_take, curses_left, takes_left, yields
from engine.games.magus.data import SEAT_NAMES, TRACKS
from engine.games.magus.state import State
from engine.notation import matching, words
from render.games.magus import names
from render.look import Look
from render.panel import (
    MOST_BUTTONS,
    MOST_OPTIONS,
    MOST_ROWS,
    Do,
    Menu,
    Panel,
    Row,
    Style,
    Tongue,
    do,
    plain,
)
from render.words import listing

_EFFECT_LINES = {
    data.RAISE: "raise",
    data.GROUP: "group",
    data.WALK: "move",
    data.LEAD: "move",
    data.PUSH: "push",
    data.CHANGE: "die",
    data.COPY: "die",
    data.REROLL: "reroll",
    data.TRANSFER: "transfer",
    data.TRADE: "trade",
}


@dataclass(frozen=True, slots=True)
class _Desk:
    """What the parts of a panel are made from: the view of a seat, and what it can do."""

    view: State
    seat: int
    look: Look
    legal: tuple[Action, ...]
    orders: tuple[Action, ...]
    tongue: Tongue

    def of(self, *kinds: type) -> list[Any]:
        return [action for action in self.legal if isinstance(action, kinds)]

    def say(self, message: str, **args: str | int) -> str:
        return self.look.say(message, **args)


def panel(
    view: State,
    seat: int,
    look: Look,
    legal: Sequence[Action],
    orders: Sequence[Action],
    focus: Sequence[str],
    tongue: Tongue,
) -> Panel:
    """Return the controls of a seat for what is legal, narrowed to `focus`, and what they mean."""
    desk = _Desk(view, seat, look, tuple(legal), tuple(orders), tongue)
    if focus and focus[0] in ("prefer", "forget"):
        return _ranking(desk)
    found = matching(desk.legal, focus) if focus else []
    if found:
        return _narrowed(desk, found, tuple(focus))
    if not legal:
        return _waiting(desk)
    if view.asked:
        return _ring(desk)
    return _pending(desk) if view.pending else _turn(desk)


# While others play, and levels from the ring of power.


def _waiting(desk: _Desk) -> Panel:
    if desk.look.result is not None or desk.view.counted == 3:
        return Panel((desk.say("magus-line-over"),), ())
    line = desk.say("magus-line-wait", name=desk.look.named(desk.look.to_act))
    return Panel((line, _ranked(desk)), (_rank(desk),) if desk.orders else ())


def _rank(desk: _Desk) -> tuple[Do, ...]:
    """Return the button that opens the ranking, or clears it when nothing can follow."""
    if any(isinstance(order, m.Prefer) for order in desk.orders):
        return (Do(desk.say("magus-panel-rank"), "prefer"),)
    return tuple(do(order, desk.tongue, Style.PLAIN) for order in desk.orders)


def _ring(desk: _Desk) -> Panel:
    """[8.3] The tracks on which a level of the ring can be taken."""
    count = desk.view.asked.count(desk.seat)
    rows = (_menu(desk, "raise", desk.legal), _rank(desk))
    return Panel((desk.say("magus-line-ring", n=count),), rows)


def _ranking(desk: _Desk) -> Panel:
    """[8.3] The tracks that can come next in the ranking, and its clearing."""
    ways = [order for order in desk.orders if isinstance(order, m.Prefer)]
    rows: list[Row] = []
    if ways:
        title = desk.say("magus-verb-prefer")
        options = tuple(
            Do(names.track(desk.look.locale, way.track), " ".join(words(way))) for way in ways
        )
        rows.append(Menu(title, options))
    rows += [
        (do(order, desk.tongue, Style.PLAIN),)
        for order in desk.orders
        if isinstance(order, m.Forget)
    ]
    return Panel((_ranked(desk),), tuple(rows), ("prefer",))


def _ranked(desk: _Desk) -> str:
    ranking = desk.view.rankings[desk.seat]
    if not ranking:
        return desk.say("magus-line-no-ranking")
    return desk.say("magus-line-ranking", tracks=names.dice(track + 1 for track in ranking))


# An effect under way.


def _pending(desk: _Desk) -> Panel:
    effect = desk.view.pending[0]
    if effect == data.REPLACE:
        rows = _ways(desk, "replace", desk.of(m.Replace))
        return Panel((desk.say("magus-line-replace"),), (*rows, _rank(desk)))
    line = desk.say(f"magus-line-effect-{_EFFECT_LINES[effect]}")
    rows = [*_parts(desk), *_effects(desk)]
    skips = tuple(do(action, desk.tongue, Style.PLAIN) for action in desk.of(m.Skip))
    rows.append((*skips, *_rank(desk)))
    lines = (line, _purse(desk)) if effect == data.TRADE else (line,)
    return Panel(lines, tuple(rows))


def _effects(desk: _Desk) -> list[Row]:
    """Return the controls of what only effects do."""
    rows: list[Row] = []
    pushes, transfers = desk.of(m.Push), desk.of(m.Transfer)
    if len(pushes) > MOST_OPTIONS:
        rows.append(_victims(desk, "push", pushes))
    elif pushes:
        rows.append(_menu(desk, "push", pushes))
    if len(transfers) > MOST_OPTIONS:
        given = dict.fromkeys(way.lowered for way in transfers)
        options = tuple(
            Do(f"−1 · {names.track(desk.look.locale, track)}", f"transfer {TRACKS[track]}")
            for track in given
        )
        rows.append(Menu(desk.say("magus-verb-transfer"), options))
    elif transfers:
        rows.append(_menu(desk, "transfer", transfers))
    for verb, kind in (("change", m.Change), ("reroll", m.Reroll), ("trade", m.Trade)):
        rows += _ways(desk, verb, desk.of(kind))
    return rows


def _victims(desk: _Desk, verb: str, ways: Sequence[Any]) -> tuple[Do, ...]:
    """Return a button for each opponent."""
    seats = dict.fromkeys(way.victim for way in ways)
    return tuple(Do(desk.look.name(seat), f"{verb} {SEAT_NAMES[seat]}") for seat in seats)


# The turn.


def _turn(desk: _Desk) -> Panel:
    rows: list[Row] = []
    choices = desk.of(m.Choose)
    if choices:
        rows.append(tuple(do(action, desk.tongue, Style.GOOD) for action in choices))
    rows += _creations(desk)
    rows += _parts(desk)
    extras = _extras(desk)
    last = _last(desk)
    if len(rows) + len(extras) + bool(last) > MOST_ROWS:
        extras = _folded(desk)
    rows += extras
    if last:
        rows.append(last)
    return Panel(_lines(desk), tuple(rows))


def _creations(desk: _Desk) -> list[Row]:
    """Return the menu of creations: all while there is room, else first dice and kind."""
    ways = desk.of(m.Create)
    if not ways:
        return []
    title = desk.say("magus-verb-create")
    if len(ways) <= MOST_OPTIONS:
        return [Menu(title, tuple(do(way, desk.tongue, Style.PLAIN) for way in ways))]
    starts = dict.fromkeys((way.die, way.kind) for way in ways)
    options = tuple(
        Do(
            f"{names.kind(desk.look.locale, kind)} ({names.dice([die, die])})",
            f"create {die} {data.KINDS[kind]}",
        )
        for die, kind in starts
    )
    return [Menu(title, options)]


def _parts(desk: _Desk) -> list[Row]:
    """Return where a group can be placed or moved, and the powers that can be raised."""
    rows: list[Row] = []
    places = desk.of(m.Place)
    if places:
        rows.append(tuple(do(action, desk.tongue, Style.MAIN) for action in places))
    for verb, kind in (("move", m.Move), ("raise", m.Raise)):
        if ways := desk.of(kind):
            rows.append(_menu(desk, verb, ways))
    return rows


def _extras(desk: _Desk) -> list[Row]:
    """Return what may come at any time: powers and potions, purchases, mana."""
    rows: list[Row] = []
    for verb, kinds in (("power", m.Power), ("use", m.Use), ("buy", m.Buy)):
        rows += _hinted(desk, verb, desk.of(kinds))
    takes = desk.of(m.Take)
    if len(takes) > MOST_BUTTONS:
        rows.append(_menu(desk, "take", takes))
    elif takes:
        rows.append(tuple(do(action, desk.tongue, Style.GOOD) for action in takes))
    return rows


def _hinted(desk: _Desk, verb: str, ways: Sequence[Any]) -> list[Row]:
    """Return a menu whose potions tell their whole text."""
    if not ways:
        return []
    options = tuple(_with_text(desk, way) for way in ways[:MOST_OPTIONS])
    return [Menu(desk.say(f"magus-verb-{verb}"), options)]


def _with_text(desk: _Desk, way: Action) -> Do:
    shown = do(way, desk.tongue, Style.PLAIN)
    if not isinstance(way, m.Buy | m.Use):
        return shown
    locale = desk.look.locale
    hint = names.effect(locale, way.potion, long=True)
    if isinstance(way, m.Buy):
        hint = f"{names.cost(locale, way.potion)} · {names.figures(way.potion)} · {hint}"
    return Do(shown.label, shown.words, shown.style, shown.warn, hint[:100])


def _folded(desk: _Desk) -> list[Row]:
    """Return the same as buttons that each open their own panel, where rows are short."""
    buttons = tuple(
        Do(desk.say(f"magus-verb-{verb}"), verb)
        for verb, kind in (("power", m.Power), ("use", m.Use), ("buy", m.Buy), ("take", m.Take))
        if desk.of(kind)
    )
    return [buttons] if buttons else []


def _last(desk: _Desk) -> tuple[Do, ...]:
    """Return the last row: the 421, the ranking, and the end, which says what mana it takes."""
    buttons: list[Do] = []
    if desk.of(m.Lower):
        buttons.append(Do(desk.say("magus-verb-lower"), "lower", Style.GOOD))
    buttons += _rank(desk)
    for action in desk.of(m.End):
        shown = do(action, desk.tongue, Style.MAIN)
        buttons.append(Do(_ending(desk), shown.words, shown.style, shown.warn))
    return tuple(buttons)


def _ending(desk: _Desk) -> str:
    view, seat = desk.view, desk.seat
    source = best_take(view, seat) if takes_left(view, seat) > 0 else -1
    if source < 0:
        return desk.say("magus-do-end")
    mana = names.mana(desk.look.locale, source, yields(view, seat, source))
    return desk.say("magus-panel-end-take", mana=mana)


# Narrowed panels, and their parts.


def _narrowed(desk: _Desk, found: Sequence[Any], focus: tuple[str, ...]) -> Panel:
    """Return what begins with the words of the focus."""
    verb = focus[0]
    if verb in ("push", "lower") and len(focus) == 1:
        return Panel(_lines(desk), (_victims(desk, verb, found),), focus)
    if verb == "push":
        return Panel((), (_menu(desk, "push", found),), focus)
    if verb == "lower":
        options = tuple(_lowering(desk, way) for way in found)
        title = f"{desk.say('magus-verb-lower')} · {desk.look.name(found[0].victim)}"
        return Panel(_lines(desk), (Menu(title, options),), focus)
    if verb in ("buy", "use"):
        return Panel(_lines(desk), tuple(_hinted(desk, verb, found)), focus)
    return Panel(_lines(desk), plain(found, focus, desk.tongue).rows, focus)


def _lowering(desk: _Desk, way: m.Lower) -> Do:
    level = desk.view.powers[way.victim][way.track]
    label = names.track(desk.look.locale, way.track)
    return Do(label, " ".join(words(way)), hint=f"{level} → {level - 1}")


def _menu(desk: _Desk, verb: str, ways: Sequence[Action]) -> Menu:
    title = desk.say(f"magus-verb-{verb}")
    return Menu(title, tuple(do(way, desk.tongue, Style.PLAIN) for way in ways))


def _ways(desk: _Desk, verb: str, ways: Sequence[Action]) -> list[Row]:
    """Return a few ways as buttons, more as a menu."""
    if not ways:
        return []
    if len(ways) <= MOST_BUTTONS:
        return [tuple(do(way, desk.tongue) for way in ways)]
    return [_menu(desk, verb, ways)]


# Lines.


def _lines(desk: _Desk) -> tuple[str, ...]:
    """Say which dice are free, what is left of the action, the mana, and the 421."""
    view = desk.view
    if view.free:
        dice = desk.say("magus-line-dice", dice=names.dice(view.free))
    else:
        dice = desk.say("magus-line-no-dice")
    lines = [f"{dice} {_asked(desk)}", _purse(desk)]
    if desk.of(m.Lower) and curses_left(view, desk.seat) > 0:
        lines.append(desk.say("magus-line-421"))
    return tuple(lines)


def _asked(desk: _Desk) -> str:
    view = desk.view
    if not view.action:
        return desk.say("magus-line-choose")
    rest: list[str] = []
    if view.groups and desk.of(m.Place, m.Move):
        rest.append(desk.say("magus-line-left-groups", groups=view.groups, size=view.size))
    if view.raises and desk.of(m.Raise):
        rest.append(desk.say("magus-line-left-raises", n=view.raises))
    if not rest:
        return desk.say("magus-line-done")
    return desk.say("magus-line-action", n=view.action, rest=listing(desk.look.locale, rest))


def _purse(desk: _Desk) -> str:
    mana = names.purse(desk.look.locale, desk.view.mana[desk.seat])
    return desk.say("magus-line-mana", mana=mana)
