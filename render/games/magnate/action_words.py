"""Magnate in words: its actions and their fields.

Events are worded in `event_sentences`, positions in `position_text`.
"""

from collections.abc import Callable
from typing import Any

from engine.game import Action
from engine.games.magnate import data as d, state_actions_and_events as m
from render.look import Look
from render.words.catalogues import say
from . import names
from .event_sentences import WEIGHTS, tell
from .position_text import describe

__all__ = ["SCORE", "WEIGHTS", "describe", "label", "tell", "value"]

SCORE = "provinces"
"""The line of the score that the end is told by."""

_PAYS = ("first", "second", "third")
_CARD_FIELDS = ("card", "last")
_SUIT_FIELDS = ("suit", "give", "get")


def label(look: Look, view: m.State, action: Action) -> str:
    """Return what a button or a step of the turn says: the whole action, at most 80 characters."""
    return _LABELS[type(action)](look.locale, view, action)


def value(look: Look, view: m.State, verb: str, field: str, word: str) -> str:
    """Return the name of one word of a field of a verb, or of an argument of a refusal.

    A word that the field does not have is returned as it is.
    """
    locale = look.locale
    if field in _CARD_FIELDS and word in d.CARD:
        return names.card(locale, d.CARD[word])
    if field == "province" and word in d.PROVINCE:
        return names.province(locale, d.PROVINCE[word])
    if field in _SUIT_FIELDS and word in names.SUIT_WORDS:
        return names.suit(locale, names.SUIT_WORDS.index(word))
    if field in _PAYS and view.bill >= 0 and word.isdecimal():
        suits = d.SUITS_OF[view.bill]
        place = _PAYS.index(field)
        if place < len(suits):
            return names.token(locale, suits[place], int(word))
    return word


def _place(locale: str, a: Any) -> dict[str, str]:
    return {
        "card": names.the_card(locale, a.card),
        "province": names.the_province(locale, a.province),
    }


def _collect(locale: str, view: m.State, a: m.Collect) -> str:
    tokens, place = names.token(locale, a.suit, 1), names.the_province(locale, a.province)
    return say(locale, "magnate-do-collect", tokens=tokens, province=place)


def _pay(locale: str, view: m.State, a: m.Pay) -> str:
    counts = (a.first, a.second, a.third)
    if view.bill < 0:  # a step already taken: its card is not known any more
        plain = " + ".join(str(count) for count in counts if count)
        return say(locale, "magnate-do-pay", tokens=plain)
    return say(locale, "magnate-do-pay", tokens=names.tokens(locale, names.paid(view.bill, counts)))


def _sell(locale: str, view: m.State, a: m.Sell) -> str:
    tokens = names.tokens(locale, names.sale(a.card))
    return say(locale, "magnate-do-sell", card=names.the_card(locale, a.card), tokens=tokens)


def _develop(locale: str, view: m.State, a: m.Develop) -> str:
    tokens = names.token(locale, a.suit, a.count)
    place = names.the_province(locale, a.province)
    return say(locale, "magnate-do-develop", tokens=tokens, province=place)


def _trade(locale: str, view: m.State, a: m.Trade) -> str:
    give, get = names.token(locale, a.give, d.RATE), names.token(locale, a.get, 1)
    return say(locale, "magnate-do-trade", give=give, get=get)


def _prefer(locale: str, view: m.State, a: m.Prefer) -> str:
    place = names.the_province(locale, a.province)
    if a.suit == d.NONE:
        return say(locale, "magnate-do-prefer-none", province=place)
    return say(locale, "magnate-do-prefer", suit=names.suit(locale, a.suit), province=place)


_LABELS: dict[type[Action], Callable[[str, m.State, Any], str]] = {
    m.Collect: _collect,
    m.Build: lambda locale, view, a: say(locale, "magnate-do-build", **_place(locale, a)),
    m.Pay: _pay,
    m.Deed: lambda locale, view, a: say(locale, "magnate-do-deed", **_place(locale, a)),
    m.Sell: _sell,
    m.Develop: _develop,
    m.Trade: _trade,
    m.End: lambda locale, view, a: say(locale, "magnate-do-end"),
    m.Prefer: _prefer,
}
