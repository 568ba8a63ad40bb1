"""The turn panel of Magus: the action and its parts, powers and potions, mana, the end.

A plain turn is a die, one menu for all that its action does, and the end, which takes the best
mana: four taps.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.game import Action
from engine.games.magus import data
from engine.games.magus import state as m
from engine.games.magus.board import best_take, curses_left, level, takes_left, yields
from engine.games.magus.data import SEAT_NAMES, TRACKS
from engine.games.magus.state import State
from engine.notation import matching, words
from render.games.magus import able, names
from render.look import Look
from render.panel import (
    MOST_BUTTONS,
    MOST_HINT,
    MOST_OPTIONS,
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

_MOST_TAKES = 2
"""Buttons that take mana beside the end, which takes the best of it; more are a menu."""
_MOST_SEEN = 4
"""Rows that are seen at once."""


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
    ways = tuple(_hinted(desk, way) for way in desk.legal)
    menu = Menu(desk.say("magus-verb-raise"), ways, many=count > 1)
    return Panel((desk.say("magus-line-ring", n=count),), (menu, _rank(desk)))


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
        return Panel((desk.say(able.effect(desk.view)),), (*rows, _rank(desk)))
    line = desk.say(able.effect(desk.view))
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
    else:
        rows += _ways(desk, "push", pushes)
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
    last = _last(desk)
    end: list[Row] = [last] if last else []
    extras = _extras(desk)
    if len(rows) + len(extras) + len(end) > _MOST_SEEN:
        extras = _extras(desk, short=True)
    return Panel(_lines(desk), (*rows, *extras, *end))


def _creations(desk: _Desk) -> list[Row]:
    """Return the menu of creations: all while there is room, else first dice and kind."""
    ways = desk.of(m.Create)
    if not ways:
        return []
    title = desk.say("magus-verb-create")
    if len(ways) <= MOST_OPTIONS:
        return [Menu(title, tuple(_hinted(desk, way) for way in ways))]
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
    """Return all that is left of the action, or of an effect: what goes where, what is raised.

    Several parts are picked at once from one menu, and done in its order.
    """
    view = desk.view
    places, others = desk.of(m.Place), desk.of(m.Move, m.Raise)
    if places and not others:
        return [tuple(_hinted(desk, way, Style.MAIN) for way in places)]
    ways = [*places, *others]
    if not ways:
        return []
    groups, raises = (0, 0) if view.pending else (view.groups, view.raises)
    if view.pending and view.pending[0] == data.RAISE:
        raises = view.pending[1]
    options = tuple(_hinted(desk, way) for way in ways)
    title = _title(desk, ways)
    if len(options) <= MOST_OPTIONS:
        return [Menu(title, options, many=groups + raises > 1)]
    halves = (places + desk.of(m.Move), desk.of(m.Raise))
    return [Menu(_title(desk, half), tuple(_hinted(desk, w) for w in half)) for half in halves]


def _title(desk: _Desk, ways: Sequence[Any]) -> str:
    """Return what a menu of parts is for: one verb, or several."""
    verbs = list(dict.fromkeys(type(way).verb for way in ways))
    return " · ".join(desk.say(f"magus-verb-{verb}") for verb in verbs)


def _extras(desk: _Desk, *, short: bool = False) -> list[Row]:
    """Return what may come at any time: powers, potions, purchases, mana.

    With `short` powers and potions share a row.
    """
    powers, uses = desk.of(m.Power), desk.of(m.Use)
    rows: list[Row] = []
    for ways in ([*powers, *uses],) if short else (powers, uses):
        if len(ways) > MOST_BUTTONS:
            rows.append(Menu(_title(desk, ways), tuple(_hinted(desk, way) for way in ways)))
        elif ways:
            rows.append(tuple(_hinted(desk, way) for way in ways))
    for verb, ways in (("buy", desk.of(m.Buy)), ("take", desk.of(m.Take))):
        if ways and (verb == "buy" or len(ways) > _MOST_TAKES):
            rows.append(_menu(desk, verb, ways))
    return rows


def _hinted(desk: _Desk, way: Any, style: Style = Style.PLAIN) -> Do:
    """Return a choice with what it costs or brings, and the place on the board that it is about."""
    shown = do(way, desk.tongue, style)
    return replace(shown, hint=_hint(desk, way)[:MOST_HINT], mark=_place(way))


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


def _hint(desk: _Desk, way: Any) -> str:
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


def _stand(desk: _Desk, way: m.Place | m.Move) -> str:
    """Say how a seat would stand where Sorcerers come to: its level, and the best of the others."""
    view, seat = desk.view, desk.seat
    to = way.to if isinstance(way, m.Move) else way.source
    kind = way.kind if isinstance(way, m.Move) else data.APPRENTICE
    size = 1 if kind != data.APPRENTICE else view.pending[1] if view.pending else view.size
    own = level(view.pieces[seat], to)
    others = [level(pieces, to) for other, pieces in enumerate(view.pieces) if other != seat]
    came = own + size * data.LEVEL[kind]
    return desk.say("magus-hint-stand", old=own, new=came, other=max(others))


def _last(desk: _Desk) -> tuple[Do, ...]:
    """Return the last row: the 421, the ranking, and the end, which says what mana it takes."""
    takes = desk.of(m.Take)
    near = takes if len(takes) <= _MOST_TAKES else []
    buttons = [_hinted(desk, way, Style.GOOD) for way in near]
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
        return Panel(_lines(desk), (_menu(desk, verb, found),), focus)
    return Panel(_lines(desk), plain(found, focus, desk.tongue).rows, focus)


def _lowering(desk: _Desk, way: m.Lower) -> Do:
    level = desk.view.powers[way.victim][way.track]
    label = names.track(desk.look.locale, way.track)
    return Do(label, " ".join(words(way)), hint=f"{level} → {level - 1}")


def _menu(desk: _Desk, verb: str, ways: Sequence[Action]) -> Menu:
    title = desk.say(f"magus-verb-{verb}")
    return Menu(title, tuple(_hinted(desk, way) for way in ways))


def _ways(desk: _Desk, verb: str, ways: Sequence[Action]) -> list[Row]:
    """Return a few ways as buttons, more as a menu."""
    if not ways:
        return []
    if len(ways) <= MOST_BUTTONS:
        return [tuple(_hinted(desk, way) for way in ways)]
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
