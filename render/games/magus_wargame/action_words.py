"""The wargame in words: its actions and their fields.

Events are worded in `event_sentences`, positions in `position_text`.
"""

from collections.abc import Callable
from typing import Any

from engine.game import Action
from engine.games.magus_wargame import actions as a_, battle_course, data as d, events, state as m
from engine.games.magus_wargame.travel_recruit_split_phases import gives
from render.look import Look
from . import names
from .event_sentences import WEIGHTS, tell, together
from .position_text import describe

__all__ = ["OUT", "SCORE", "WEIGHTS", "describe", "label", "tell", "together", "value"]

SCORE = "towers"
"""The line of the score that the end is told by."""
OUT = (events.Eliminated,)
"""Events after which the match is over for their seat."""

_ID = "magus-wargame"
_SPACES = ("army", "space")
_CREATURES = ("first", "second", "creature", "drop", "target")


def label(look: Look, view: m.State, action: Action) -> str:
    """Return what a button or a step of the turn says: the whole action.

    At most 80 characters, unless a display name is long.
    """
    return _LABELS[type(action)](look, view, action)


def value(look: Look, view: m.State, verb: str, field: str, word: str) -> str:
    """Return the name of one word of a field of a verb, or of an argument of a refusal.

    A word that the field does not have is returned as it is.
    """
    if field == "card" and word in a_.CARD_OR_RANDOM:
        return _card(look, a_.CARD_OR_RANDOM.index(word))
    if verb == "cast" and field in ("at", "to") and word in d.PLACES:
        return names.place(look, d.PLACES.index(word))
    if field == "to" and word in d.SPACE_NAMES:
        return landing(look, view, int(word)) if verb else names.space(look.locale, int(word))
    if field in _SPACES and word in d.SPACE_NAMES:
        return names.space(look.locale, int(word))
    if field == "deck" and word in d.DECKS:
        return names.deck(look.locale, d.DECKS.index(word))
    if field in _CREATURES and word in d.TARGETS:
        return names.target(look.locale, d.TARGETS.index(word))
    if field == "when" and word in a_.WHEN:
        return look.say(f"{_ID}-when-{word}")
    if field == "how" and word in a_.STANCES:
        return look.say(f"{_ID}-how-{word}")
    return word


def landing(look: Look, view: m.State, to: int) -> str:
    """Return a space with what lies there: Gold's card, the top of its deck, an enemy's size."""
    where = names.space(look.locale, to)
    if d.TRACK[to] == d.GOLD and gives(view, to):
        where = look.say(f"{_ID}-do-land-gold", space=where)
    foe = m.owner_at(view, to, view.active)
    if foe >= 0:
        n = len(view.armies[foe][view.at[foe].index(to)])
        return look.say(f"{_ID}-do-land-foe", space=where, name=look.name(foe), n=n)
    kind = d.TRACK[to]
    if kind < d.GOLD and view.decks[kind]:
        top = names.unit(look.locale, view.decks[kind][-1])
        return look.say(f"{_ID}-do-land-top", space=where, unit=top)
    return where


def _card(look: Look, index: int) -> str:
    return look.say(f"{_ID}-random") if index == a_.RANDOM else names.card(look.locale, index)


def _cast(look: Look, view: m.State, a: a_.Cast) -> str:
    card, at = names.card(look.locale, a.card), names.place(look, a.at)
    if a.at == d.NOWHERE:
        return look.say(f"{_ID}-do-cast", card=card)
    if a.to == d.NOWHERE:
        return look.say(f"{_ID}-do-cast-at", card=card, at=at)
    to = names.place(look, a.to)
    if d.HASTE <= a.card < d.TIME_SHIFT:
        to = landing(look, view, a.to - d.SPACE)
    return look.say(f"{_ID}-do-cast-to", card=card, at=at, to=to)


def _space(message: str, *fields: str) -> Callable[[Look, m.State, Any], str]:
    def named(look: Look, view: m.State, a: Any) -> str:
        args = {field: names.space(look.locale, getattr(a, field)) for field in fields}
        return look.say(f"{_ID}-do-{message}", **args)

    return named


def _pick(look: Look, view: m.State, a: a_.Pick) -> str:
    pair = {"first": names.unit(look.locale, a.first), "second": names.unit(look.locale, a.second)}
    return look.say(f"{_ID}-do-pick", **pair)


def _replace(look: Look, view: m.State, a: a_.Replace) -> str:
    args = {"drop": names.unit(look.locale, a.drop), "deck": names.deck(look.locale, a.deck)}
    args["unit"] = names.unit(look.locale, view.decks[a.deck][-1])
    return look.say(f"{_ID}-do-replace", **args)


def _shift(look: Look, view: m.State, a: a_.Shift) -> str:
    return look.say(f"{_ID}-do-shift", to=landing(look, view, a.to))


def _move(look: Look, view: m.State, a: a_.Move) -> str:
    to = landing(look, view, a.to)
    return look.say(f"{_ID}-do-move", army=names.space(look.locale, a.army), to=to)


def _owe(look: Look, view: m.State, a: a_.Owe) -> str:
    if a.card == a_.RANDOM:
        return look.say(f"{_ID}-do-owe-random")
    return look.say(f"{_ID}-do-owe", card=names.card(look.locale, a.card))


def _recruit(look: Look, view: m.State, a: a_.Recruit) -> str:
    army, kind = names.space(look.locale, a.army), d.TRACK[a.army]
    if kind == d.GOLD:
        return look.say(f"{_ID}-do-recruit-gold", army=army)
    if kind == d.TOWER or not view.decks[kind]:
        return look.say(f"{_ID}-do-recruit", army=army)
    unit = names.unit(look.locale, view.decks[kind][-1])
    if a.drop == a_.NO_UNIT:
        return look.say(f"{_ID}-do-recruit-unit", army=army, unit=unit)
    drop = names.unit(look.locale, a.drop)
    return look.say(f"{_ID}-do-recruit-drop", army=army, unit=unit, drop=drop)


def _end(look: Look, view: m.State, a: a_.End) -> str:
    return look.say(f"{_ID}-do-end-battles" if battle_course.pending(view) else f"{_ID}-do-end")


def _declare(look: Look, view: m.State, a: a_.Declare) -> str:
    pair = {
        "creature": names.ref(look.locale, a.creature),
        "target": names.ref(look.locale, a.target),
    }
    return look.say(f"{_ID}-do-declare", **pair)


def _with_card(message: str) -> Callable[[Look, m.State, Any], str]:
    def named(look: Look, view: m.State, a: Any) -> str:
        args = {"card": names.card(look.locale, a.card)}
        if hasattr(a, "creature"):
            args["creature"] = names.ref(look.locale, a.creature)
        return look.say(f"{_ID}-do-{message}", **args)

    return named


def _lay(look: Look, view: m.State, a: a_.Lay) -> str:
    card = names.card(look.locale, a.card)
    if a.target == d.NO_TARGET:
        return look.say(f"{_ID}-do-lay", card=card)
    target = names.target(look.locale, a.target)
    if a.drop == d.NO_TARGET:
        return look.say(f"{_ID}-do-lay-target", card=card, target=target)
    drop = names.target(look.locale, a.drop)
    return look.say(f"{_ID}-do-lay-drop", card=card, target=target, drop=drop)


def _plain(message: str) -> Callable[[Look, m.State, Any], str]:
    return lambda look, view, a: look.say(f"{_ID}-do-{message}")


def _blast(look: Look, view: m.State, a: a_.Blast) -> str:
    return look.say(f"{_ID}-do-blast", when=look.say(f"{_ID}-when-{a_.WHEN[a.when]}"))


def _list(look: Look, view: m.State, a: a_.List) -> str:
    on = any(isinstance(row, list) and a.card in row for row in view.listed)
    message = f"{_ID}-do-list-off" if on else f"{_ID}-do-list-on"
    return look.say(message, card=names.card(look.locale, a.card))


def _stance(look: Look, view: m.State, a: a_.Stance) -> str:
    return look.say(f"{_ID}-do-stance", how=look.say(f"{_ID}-how-{a_.STANCES[a.how]}"))


_LABELS: dict[type[Action], Callable[[Look, m.State, Any], str]] = {
    a_.Cast: _cast,
    a_.Peek: _space("peek", "army"),
    a_.Stop: _plain("stop"),
    a_.Pick: _pick,
    a_.Replace: _replace,
    a_.Shift: _shift,
    a_.Discard: _with_card("discard"),
    a_.Owe: _owe,
    a_.Roll: _plain("roll"),
    a_.Move: _move,
    a_.Recruit: _recruit,
    a_.Decline: _space("decline", "army"),
    a_.Split: _space("split", "army", "to"),
    a_.End: _end,
    a_.Fight: _space("fight", "army"),
    a_.Declare: _declare,
    a_.Fuel: _with_card("fuel"),
    a_.Lay: _lay,
    a_.Negate: _with_card("negate"),
    a_.Done: _plain("done"),
    a_.Blast: _blast,
    a_.List: _list,
    a_.Stance: _stance,
    a_.Plan: _with_card("plan"),
}
