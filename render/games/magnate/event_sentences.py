"""The log of Magnate: a sentence for each event, and how much each matters."""

from collections.abc import Callable, Sequence
from typing import Any

from engine import HIDDEN, Event, TurnEnded
from engine.games.magnate import data as d, state_actions_and_events as m
from render.look import Look
from render.words.catalogues import listing, sentence
from render.words.event_importance import weights
from . import names

WEIGHTS = weights(
    headlines=(
        m.Completed, m.Reshuffled, m.LastTurns, m.DeedLost, m.Ended,
    ),
    deeds=(
        m.Built, m.Deeded, m.Paid, m.Developed, m.Traded, m.Sold,
    ),
    ledger=(
        m.Dealt, m.Rolled, m.Taxed, m.CrownsPaid, m.Earned, m.DeedPaid, m.Collected, m.Drew,
        m.HandShown, m.Preferred, TurnEnded,
    ),
)  # fmt: skip


def tell(event: Event, look: Look) -> str | None:
    """Return the sentence of the log for an event; None for what needs no telling."""
    teller = _TELLERS.get(type(event))
    text = teller(event, look) if teller else None
    return sentence(text) if text else None


def _says(event: Any, look: Look, message: str, tokens: Sequence[int] | None = None) -> str:
    """Say a message with whatever the event knows of: name, card, province, tokens."""
    args: dict[str, str] = {"name": look.name(event.seat)}
    if hasattr(event, "card"):
        args["card"] = names.the_card(look.locale, event.card)
    if hasattr(event, "province"):
        args["province"] = names.the_province(look.locale, event.province)
    if tokens is not None:
        args["tokens"] = names.tokens(look.locale, tokens)
    return look.say(message, **args)


def _one(suit: int, count: int = 1) -> list[int]:
    return names.counted([suit] * count)


def _rolled(e: m.Rolled, look: Look) -> str:
    message = "magnate-event-rolled" if e.tax == d.NONE else "magnate-event-rolled-tax"
    return look.say(
        message,
        name=look.name(e.seat),
        turn=e.turn,
        first=e.first,
        second=e.second,
        suit=names.suit(look.locale, e.tax),
    )


def _dealt(e: m.Dealt, look: Look) -> str:
    suits = names.suits(look.locale, e.crowns)
    return look.say("magnate-event-dealt", name=look.name(e.seat), suits=suits)


def _traded(e: m.Traded, look: Look) -> str:
    give, get = names.token(look.locale, e.give, d.RATE), names.token(look.locale, e.get, 1)
    return look.say("magnate-event-traded", name=look.name(e.seat), give=give, get=get)


def _drew(e: m.Drew, look: Look) -> str | None:
    return None if e.card is HIDDEN else _says(e, look, "magnate-event-drew")


def _last(e: m.LastTurns, look: Look) -> str:
    other = look.name(1 - e.seat)
    return look.say("magnate-event-last", name=look.name(e.seat), other=other)


def _shown(e: m.HandShown, look: Look) -> str:
    cards = listing(look.locale, [names.the_card(look.locale, card) for card in e.cards])
    return look.say("magnate-event-shown", name=look.name(e.seat), cards=cards)


def _preferred(e: m.Preferred, look: Look) -> str | None:
    if e.suit is HIDDEN:
        return None
    place = names.the_province(look.locale, e.province)
    if e.suit == d.NONE:
        return look.say("magnate-event-preferred-none", province=place)
    suit = names.suit(look.locale, e.suit)
    return look.say("magnate-event-preferred", suit=suit, province=place)


_TELLERS: dict[type[Event], Callable[[Any, Look], str | None]] = {
    m.Dealt: _dealt,
    m.Rolled: _rolled,
    m.Taxed: lambda e, look: _says(e, look, "magnate-event-taxed", _one(e.suit, e.count)),
    m.CrownsPaid: lambda e, look: _says(e, look, "magnate-event-crowns", names.counted(e.suits)),
    m.Earned: lambda e, look: _says(e, look, "magnate-event-earned", names.counted(e.suits)),
    m.DeedPaid: lambda e, look: _says(e, look, "magnate-event-deed-paid", _one(e.suit)),
    m.Collected: lambda e, look: _says(e, look, "magnate-event-deed-paid", _one(e.suit)),
    m.Built: lambda e, look: _says(e, look, "magnate-event-built"),
    m.Deeded: lambda e, look: _says(e, look, "magnate-event-deeded"),
    m.Paid: lambda e, look: _says(e, look, "magnate-event-paid", e.tokens),
    m.Developed: lambda e, look: _says(e, look, "magnate-event-developed", _one(e.suit, e.count)),
    m.Completed: lambda e, look: _says(e, look, "magnate-event-completed"),
    m.Traded: _traded,
    m.Sold: lambda e, look: _says(e, look, "magnate-event-sold", names.counted(e.suits)),
    m.Drew: _drew,
    m.Reshuffled: lambda e, look: look.say("magnate-event-reshuffled", n=len(e.cards)),
    m.LastTurns: _last,
    m.HandShown: _shown,
    m.DeedLost: lambda e, look: _says(e, look, "magnate-event-lost"),
    m.Preferred: _preferred,
}
