"""The turn panel of Magus: the action and its parts, powers and potions, mana, the end.

A plain turn is one menu: a die with all that its action does, and the end, which takes the best
mana.
"""

from collections.abc import Sequence
from typing import Any

from engine.game import Action, Warn
from engine.games.magus import data, majorities_and_mana, state_and_actions, state_and_actions as m
from engine.notation import matching, words
from render.look import Look
from render.words import Do, Menu, Panel, PanelLabels, Row, Style, do, listing
from render.words.turn_panel import MOST_OPTIONS, plain
from . import legal_highlights, names, turn_panel_menus
from .turn_panel_choices import PanelInputs, hinted, lowering, menu, rank, several, victims


def panel(
    view: state_and_actions.State,
    seat: int,
    look: Look,
    legal: Sequence[Action],
    orders: Sequence[Action],
    focus: Sequence[str],
    labels: PanelLabels,
) -> Panel:
    """Return the controls of a seat for what is legal, narrowed to `focus`, and what they mean."""
    desk = PanelInputs(view, seat, look, tuple(legal), tuple(orders), labels)
    if focus and focus[0] in ("prefer", "forget"):
        return _ranking(desk)
    found = matching(desk.legal, focus) if focus else []
    if found:
        return _narrowed(desk, found, tuple(focus))
    if not legal:
        return _waiting(desk)
    if view.asked:
        return _ring(desk)
    return _pending(desk) if view.pending else Panel(_lines(desk), turn_panel_menus.turn(desk))


# While others play, and levels from the ring of power.


def _waiting(desk: PanelInputs) -> Panel:
    if desk.look.result is not None or desk.view.counted == 3:
        return Panel((desk.say("magus-line-over"),), ())
    line = desk.say("magus-line-wait", name=desk.look.named(desk.look.to_act))
    return Panel((line, _ranked(desk)), _orders(desk))


def _ring(desk: PanelInputs) -> Panel:
    """[8.3] The tracks on which a level of the ring can be taken."""
    count = desk.view.asked.count(desk.seat)
    ways = tuple(hinted(desk, way) for way in desk.legal)
    levels = Menu(desk.say("magus-verb-raise"), ways, many=count > 1)
    return Panel((desk.say("magus-line-ring", n=count),), (levels, rank(desk)))


def _ranking(desk: PanelInputs) -> Panel:
    """[8.3] The ranking, and what can be done with it."""
    return Panel((_ranked(desk),), _orders(desk), ("prefer",))


def _orders(desk: PanelInputs) -> tuple[Row, ...]:
    """Return the tracks that can come next in the ranking, and its clearing."""
    ways = [order for order in desk.orders if isinstance(order, m.Prefer)]
    rows: list[Row] = []
    if ways:
        title = desk.say("magus-verb-prefer")
        options = tuple(
            Do(names.track(desk.look.locale, way.track), " ".join(words(way))) for way in ways
        )
        rows.append(Menu(title, options))
    rows += [
        (do(order, desk.labels, Style.PLAIN),)
        for order in desk.orders
        if isinstance(order, m.Forget)
    ]
    return tuple(rows)


def _ranked(desk: PanelInputs) -> str:
    ranking = desk.view.rankings[desk.seat]
    if not ranking:
        return desk.say("magus-line-no-ranking")
    return desk.say("magus-line-ranking", tracks=names.dice(track + 1 for track in ranking))


# An effect under way.


def _pending(desk: PanelInputs) -> Panel:
    effect = desk.view.pending[0]
    if effect == data.REPLACE:
        rows = several(desk, "replace", desk.of(m.Replace))
        return Panel((desk.say(legal_highlights.effect(desk.view)),), (*rows, rank(desk)))
    line = desk.say(legal_highlights.effect(desk.view))
    rows = [*turn_panel_menus.parts(desk, _ends(desk)), *_effects(desk)]
    skips = tuple(do(action, desk.labels, Style.PLAIN) for action in desk.of(m.Skip))
    rows.append((*skips, *rank(desk)))
    lines = (line, _purse(desk)) if effect == data.TRADE else (line,)
    return Panel(lines, tuple(rows))


def _ends(desk: PanelInputs) -> tuple[Do, ...]:
    """Return the end of the turn, which can come once all that an effect raises is picked."""
    if not desk.view.action or desk.view.pending[0] != data.RAISE:
        return ()
    return (Do(desk.say("magus-do-end"), "end", warn=Warn.PASS),)


def _effects(desk: PanelInputs) -> list[Row]:
    """Return the controls of what only effects do."""
    rows: list[Row] = []
    pushes, transfers = desk.of(m.Push), desk.of(m.Transfer)
    if len(pushes) > MOST_OPTIONS:
        rows.append(victims(desk, "push", pushes))
    else:
        rows += several(desk, "push", pushes)
    if len(transfers) > MOST_OPTIONS:
        given = dict.fromkeys(way.lowered for way in transfers)
        options = tuple(
            Do(f"−1 · {names.track(desk.look.locale, track)}", f"transfer {data.TRACKS[track]}")
            for track in given
        )
        rows.append(Menu(desk.say("magus-verb-transfer"), options))
    elif transfers:
        rows.append(menu(desk, "transfer", transfers))
    for verb, kind in (("change", m.Change), ("reroll", m.Reroll), ("trade", m.Trade)):
        rows += several(desk, verb, desk.of(kind))
    return rows


# Narrowed panels, and their parts.


def _narrowed(desk: PanelInputs, found: Sequence[Any], focus: tuple[str, ...]) -> Panel:
    """Return what begins with the words of the focus."""
    verb = focus[0]
    if verb in ("push", "lower") and len(focus) == 1 and len(found) > MOST_OPTIONS:
        return Panel(_lines(desk), (victims(desk, verb, found),), focus)
    if verb == "push":
        return Panel((), (menu(desk, "push", found),), focus)
    if verb == "lower":
        options = tuple(lowering(desk, way) for way in found)
        return Panel(_lines(desk), (Menu(desk.say("magus-verb-lower"), options),), focus)
    if verb in ("buy", "use"):
        return Panel(_lines(desk), (menu(desk, verb, found),), focus)
    return Panel(_lines(desk), plain(found, focus, desk.labels).rows, focus)


# Lines.


def _lines(desk: PanelInputs) -> tuple[str, ...]:
    """Say which dice are free, what is left of the action, the mana, and the 421."""
    view = desk.view
    if view.free:
        dice = desk.say("magus-line-dice", dice=names.dice(view.free))
    else:
        dice = desk.say("magus-line-no-dice")
    lines = [f"{dice} {_asked(desk)}", _purse(desk)]
    if desk.of(m.Lower) and majorities_and_mana.curses_left(view, desk.seat) > 0:
        lines.append(desk.say("magus-line-421"))
    return tuple(lines)


def _asked(desk: PanelInputs) -> str:
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


def _purse(desk: PanelInputs) -> str:
    mana = names.purse(desk.look.locale, desk.view.mana[desk.seat])
    return desk.say("magus-line-mana", mana=mana)
