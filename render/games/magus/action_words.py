"""Magus in words: its actions and their fields.

Events are worded in `event_sentences`, positions in `position_text`.
"""

from collections.abc import Callable
from typing import Any

from engine.game import Action
from engine.games.magus import data as d, majorities_and_mana, state_and_actions as m
from render.look import Look
from . import names
from .event_sentences import WEIGHTS, tell
from .position_text import describe

__all__ = ["SCORE", "WEIGHTS", "describe", "label", "tell", "value"]

SCORE = "total"
"""The line of the score that the end is told by."""

_PLACES = ("source", "origin", "to")
_COLOURS = ("give", "get", "mana")
_TRACKS = ("track", "lowered", "raised")
_HOWS = ("plain", "tie_power")


def label(look: Look, view: m.State, action: Action) -> str:
    """Return what a button or a step of the turn says: the whole action.

    At most 80 characters, unless a display name is long.
    """
    return _LABELS[type(action)](look, view, action)


def value(look: Look, view: m.State, verb: str, field: str, word: str) -> str:
    """Return the name of one word of a field of a verb, or of an argument of a refusal.

    A word that the field does not have is returned as it is.
    """
    if field in _PLACES and word in d.COLOURS:
        return names.source(look.locale, d.COLOURS.index(word))
    if field in _COLOURS and word in d.COLOURS:
        return names.colour(look.locale, d.COLOURS.index(word))
    if field == "kind" and word in d.KINDS:
        return names.kind(look.locale, d.KINDS.index(word))
    if field == "kinds" and set(word.split(",")) <= set(d.KINDS):
        return names.kinds(look.locale, [d.KINDS.index(kind) for kind in word.split(",")])
    if field == "potion" and word in d.POTION:
        return names.potion(look.locale, d.POTION[word])
    if field in ("victim", "seat") and word in d.SEAT_NAMES:
        return look.name(d.SEAT_NAMES.index(word))
    if field in _TRACKS and verb and word in d.TRACKS:
        return names.track(look.locale, d.TRACKS.index(word))
    if field == "how" and word in _HOWS:
        return look.say(f"magus-how-{word}")
    if field == "dice":
        return word.replace(",", " ")
    return word


def _choose(look: Look, view: m.State, a: m.Choose) -> str:
    return look.say("magus-do-choose", n=a.die, what=look.say(f"magus-action-{a.die}"))


def _create(look: Look, view: m.State, a: m.Create) -> str:
    kind, place = names.kind(look.locale, a.kind), names.source(look.locale, a.source)
    return look.say("magus-do-create", die=a.die, kind=kind, source=place)


def _group(view: m.State) -> int:
    """Return how many Apprentices are placed or moved now; 0 if the view does not say."""
    if view.pending:
        return view.pending[1] if view.pending[0] in (d.GROUP, d.WALK) else 0
    return view.size if view.groups else 0


def _place(look: Look, view: m.State, a: m.Place) -> str:
    n, place = _group(view), names.source(look.locale, a.source)
    if not n:
        return look.say("magus-do-place", source=place)
    count = names.count(look.locale, d.APPRENTICE, n)
    return look.say("magus-do-place-count", count=count, source=place)


def _move(look: Look, view: m.State, a: m.Move) -> str:
    ways = {"origin": names.source(look.locale, a.origin), "to": names.source(look.locale, a.to)}
    n = _group(view) if a.kind == d.APPRENTICE else 0
    if n:
        count = names.count(look.locale, a.kind, n)
        return look.say("magus-do-move-count", count=count, **ways)
    return look.say("magus-do-move", kind=names.kind(look.locale, a.kind), **ways)


def _push(look: Look, view: m.State, a: m.Push) -> str:
    return look.say(
        "magus-do-push",
        kind=names.kind(look.locale, a.kind),
        name=look.name(a.victim),
        origin=names.source(look.locale, a.origin),
        to=names.source(look.locale, a.to),
    )


def _transfer(look: Look, view: m.State, a: m.Transfer) -> str:
    return look.say("magus-do-transfer", lowered=a.lowered + 1, raised=a.raised + 1)


def _lower(look: Look, view: m.State, a: m.Lower) -> str:
    name = look.name(a.victim)
    return look.say("magus-do-lower", track=a.track + 1, name=name)


def _potion(message: str) -> Callable[[Look, m.State, Any], str]:
    def named(look: Look, view: m.State, a: Any) -> str:
        potion, effect = names.potion(look.locale, a.potion), names.effect(look.locale, a.potion)
        return look.say(message, potion=potion, effect=effect)

    return named


def _trade(look: Look, view: m.State, a: m.Trade) -> str:
    give, get = names.mana(look.locale, a.give, 2), names.mana(look.locale, a.get, 1)
    return look.say("magus-do-trade", give=give, get=get)


def _take(look: Look, view: m.State, a: m.Take) -> str:
    """Name the mana that would come; only the source for a step that is taken already."""
    message = "magus-do-take-tie" if a.how else "magus-do-take"
    may = (view.activated & ~view.taken) >> a.source & 1
    count = majorities_and_mana.yields(view, view.active, a.source, bool(a.how)) if may else 0
    if not count:
        return look.say(f"{message}-plain", source=names.the_source(look.locale, a.source))
    return look.say(message, mana=names.mana(look.locale, a.source, count))


_LABELS: dict[type[Action], Callable[[Look, m.State, Any], str]] = {
    m.Choose: _choose,
    m.Create: _create,
    m.Replace: lambda look, view, a: look.say(
        "magus-do-replace", kinds=names.kinds(look.locale, a.kinds)
    ),
    m.Place: _place,
    m.Move: _move,
    m.Push: _push,
    m.Raise: lambda look, view, a: look.say(
        "magus-do-raise", track=names.track(look.locale, a.track)
    ),
    m.Transfer: _transfer,
    m.Lower: _lower,
    m.Power: lambda look, view, a: look.say(
        "magus-do-power", track=names.track(look.locale, a.track)
    ),
    m.Buy: _potion("magus-do-buy"),
    m.Use: _potion("magus-do-use"),
    m.Change: lambda look, view, a: look.say("magus-do-change", die=a.die, to=a.to),
    m.Reroll: lambda look, view, a: look.say("magus-do-reroll", dice=names.dice(a.dice)),
    m.Trade: _trade,
    m.Take: _take,
    m.Skip: lambda look, view, a: look.say("magus-do-skip"),
    m.End: lambda look, view, a: look.say("magus-do-end"),
    m.Prefer: lambda look, view, a: look.say(
        "magus-do-prefer", track=names.track(look.locale, a.track)
    ),
    m.Forget: lambda look, view, a: look.say("magus-do-forget"),
}
