"""Magnate in words: buttons, sentences of the log, and a position told in full."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.game import Action, Event
from engine.games.magnate import score
from engine.games.magnate import state as m
from engine.games.magnate.data import (
    CARD,
    COST,
    NONE,
    PROVINCE,
    PROVINCES,
    RATE,
    SUITS,
    SUITS_OF,
)
from engine.games.magnate.state import State
from engine.see import HIDDEN, known
from render.games.magnate import names
from render.look import Look
from render.text import Text
from render.words import listing, say, sentence

_PAYS = ("first", "second", "third")
_CARD_FIELDS = ("card", "last")
_SUIT_FIELDS = ("suit", "give", "get")


def label(locale: str, view: State, action: Action) -> str:
    """Return what a button or a step of the turn says: the whole action, at most 80 characters."""
    return _LABELS[type(action)](locale, view, action)


def value(locale: str, view: State, verb: str, field: str, word: str) -> str:
    """Return the name of one word of a field of a verb, or of an argument of a refusal.

    A word that the field does not have is returned as it is.
    """
    if field in _CARD_FIELDS and word in CARD:
        return names.card(locale, CARD[word])
    if field == "province" and word in PROVINCE:
        return names.province(locale, PROVINCE[word])
    if field in _SUIT_FIELDS and word in names.SUIT_WORDS:
        return names.suit(locale, names.SUIT_WORDS.index(word))
    if field in _PAYS and view.bill >= 0 and word.isdecimal():
        suits = SUITS_OF[view.bill]
        place = _PAYS.index(field)
        if place < len(suits):
            return names.token(locale, suits[place], int(word))
    return word


def tell(event: Event, look: Look) -> str | None:
    """Return the sentence of the log for an event; None for what needs no telling."""
    teller = _TELLERS.get(type(event))
    text = teller(event, look) if teller else None
    return sentence(text) if text else None


def story(look: Look) -> tuple[str, ...]:
    """Return in short sentences what the seats did since the viewer's last picture.

    The dice and what they paid are left out: the board shows them.
    """
    told: list[str] = []
    events = look.events
    for at, event in enumerate(events):
        following = events[at + 1] if at + 1 < len(events) else None
        text = _short(event, following, look)
        if text:
            told.append(sentence(text))
    return tuple(told)


def describe(view: State, seat: int | None, look: Look) -> Text:
    """Return the position as the description of its picture and in full.

    Only what the view holds is said: the seat's own hand, nobody else's.
    """
    return Text(_brief(view, seat, look), _full(view, seat, look))


# Actions.


def _place(locale: str, a: Any) -> dict[str, str]:
    return {
        "card": names.the_card(locale, a.card),
        "province": names.the_province(locale, a.province),
    }


def _collect(locale: str, view: State, a: m.Collect) -> str:
    tokens, place = names.token(locale, a.suit, 1), names.the_province(locale, a.province)
    return say(locale, "magnate-do-collect", tokens=tokens, province=place)


def _pay(locale: str, view: State, a: m.Pay) -> str:
    counts = (a.first, a.second, a.third)
    if view.bill < 0:  # a step already taken: its card is not known any more
        plain = " + ".join(str(count) for count in counts if count)
        return say(locale, "magnate-do-pay", tokens=plain)
    return say(locale, "magnate-do-pay", tokens=names.tokens(locale, paid(view.bill, counts)))


def paid(card: int, counts: Sequence[int]) -> list[int]:
    """Return tokens by suit from the counts for a card's first, second and third suit."""
    tokens = [0] * len(SUITS)
    for suit, count in zip(SUITS_OF[card], counts, strict=False):
        tokens[suit] = count
    return tokens


def sale(card: int) -> list[int]:
    """Return the tokens by suit that the sale of a card brings."""
    suits = SUITS_OF[card]
    return names.counted(suits * 2 if len(suits) == 1 else suits)


def _sell(locale: str, view: State, a: m.Sell) -> str:
    tokens = names.tokens(locale, sale(a.card))
    return say(locale, "magnate-do-sell", card=names.the_card(locale, a.card), tokens=tokens)


def _develop(locale: str, view: State, a: m.Develop) -> str:
    tokens = names.token(locale, a.suit, a.count)
    place = names.the_province(locale, a.province)
    return say(locale, "magnate-do-develop", tokens=tokens, province=place)


def _trade(locale: str, view: State, a: m.Trade) -> str:
    give, get = names.token(locale, a.give, RATE), names.token(locale, a.get, 1)
    return say(locale, "magnate-do-trade", give=give, get=get)


def _prefer(locale: str, view: State, a: m.Prefer) -> str:
    place = names.the_province(locale, a.province)
    if a.suit == NONE:
        return say(locale, "magnate-do-prefer-none", province=place)
    return say(locale, "magnate-do-prefer", suit=names.suit(locale, a.suit), province=place)


_LABELS: dict[type[Action], Callable[[str, State, Any], str]] = {
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


# Events.


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
    args = {"name": look.name(e.seat), "turn": e.turn, "first": e.first, "second": e.second}
    if e.tax == NONE:
        return look.say("magnate-event-rolled", **args)
    return look.say("magnate-event-rolled-tax", **args, suit=names.suit(look.locale, e.tax))


def _dealt(e: m.Dealt, look: Look) -> str:
    suits = names.suits(look.locale, e.crowns)
    return look.say("magnate-event-dealt", name=look.name(e.seat), suits=suits)


def _traded(e: m.Traded, look: Look) -> str:
    give, get = names.token(look.locale, e.give, RATE), names.token(look.locale, e.get, 1)
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
    if e.suit == NONE:
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
    m.Collected: lambda e, look: _says(e, look, "magnate-event-collected", _one(e.suit)),
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
    m.Ended: lambda e, look: look.say("magnate-event-ended"),
    m.Preferred: _preferred,
}

_MUTE = (m.Dealt, m.Rolled, m.Taxed, m.CrownsPaid, m.Earned, m.DeedPaid, m.Paid, m.Drew,
         m.HandShown, m.Preferred, m.Completed)  # fmt: skip


def _short(event: Event, following: Event | None, look: Look) -> str | None:
    """Return the short sentence for an event; what follows from it is said with it."""
    if isinstance(event, _MUTE):
        return None
    if isinstance(event, m.Built) and isinstance(following, m.Paid):
        return _says(event, look, "magnate-foot-built", following.tokens)
    if isinstance(event, m.Deeded):
        return _says(event, look, "magnate-foot-deeded")
    if isinstance(event, m.Developed):
        done = isinstance(following, m.Completed)
        message = "magnate-foot-completed" if done else "magnate-foot-developed"
        return _says(event, look, message, _one(event.suit, event.count))
    if isinstance(event, m.LastTurns):
        return look.say("magnate-foot-last")
    return tell(event, look)


# The position.


def led(view: State) -> tuple[int, int]:
    """Return how many provinces each seat leads."""
    pairs = score.totals(view)
    return sum(a > b for a, b in pairs), sum(b > a for a, b in pairs)


def _dice(view: State, look: Look) -> str:
    first, second, tax = view.dice
    if not tax:
        return look.say("magnate-text-dice", first=first, second=second)
    suit = names.suit(look.locale, tax - 1)
    return look.say("magnate-text-dice-tax", first=first, second=second, suit=suit)


def _turn(view: State, look: Look) -> str:
    if look.result is None and look.to_act:
        return look.say("magnate-text-move", name=look.named(look.to_act))
    winners = tuple(getattr(look.result, "winners", ()))
    if len(winners) == 1:
        return look.say("magnate-text-result", name=look.name(winners[0]))
    return look.say("magnate-text-draw" if winners else "magnate-line-over")


def _brief(view: State, seat: int | None, look: Look) -> str:
    """Tell whose turn it is, the standing, what changed and what the seat holds."""
    one, other = look.name(0), look.name(1)
    a, b = led(view)
    pairs = [
        look.say("magnate-text-province", province=names.province(look.locale, i), a=x, b=y)
        for i, (x, y) in enumerate(score.totals(view))
    ]
    parts = [
        look.say("magnate-text-head", turn=view.turn) + ".",
        _turn(view, look),
        look.say("magnate-text-standing", one=one, a=a, other=other, b=b),
        look.say("magnate-text-provinces", one=one, other=other, list=", ".join(pairs)),
    ]
    if told := story(look):
        parts.append(look.say("magnate-text-changed", story=" ".join(told)))
    parts.append(_dice(view, look))
    if seat is not None and view.hands[seat]:
        parts.append(look.say("magnate-text-hand", cards=_cards(look, view.hands[seat])))
    for each in (0, 1):
        tokens = names.tokens(look.locale, view.tokens[each])
        parts.append(look.say("magnate-text-tokens", name=look.name(each), tokens=tokens))
    parts.append(look.say("magnate-text-pile", pile=len(view.pile), discards=len(view.discards)))
    return " ".join(parts)


def _cards(look: Look, cards: Sequence[int]) -> str:
    return ", ".join(_face(look, card) for card in known(cards))


def _face(look: Look, card: int) -> str:
    return look.say(
        "magnate-text-card",
        card=names.card(look.locale, card),
        rank=names.rank(look.locale, card),
        suits=names.suits(look.locale, SUITS_OF[card]),
    )


def _full(view: State, seat: int | None, look: Look) -> str:
    lines = [f"**{look.say('magnate-text-head', turn=view.turn)}** · {_turn(view, look)}"]
    lines += [f"- {text}" for text in story(look)]
    lines.append(_dice(view, look))
    pairs = score.totals(view)
    for i in range(len(PROVINCES)):
        a, b = pairs[i]
        title = look.say("magnate-text-province", province=names.province(look.locale, i), a=a, b=b)
        lines.append(f"**{title}**")
        lines += [f"- {look.name(each)}: {_column(view, each, i, look)}" for each in (0, 1)]
    for each, count in enumerate(led(view)):
        lines += _player(view, each, count, seat, look)
    lines.append(look.say("magnate-text-pile", pile=len(view.pile), discards=len(view.discards)))
    if view.discards:
        lines.append(look.say("magnate-text-discards", cards=_cards(look, view.discards)))
    return "\n".join(lines)


def _column(view: State, seat: int, province: int, look: Look) -> str:
    column, deed = view.columns[seat][province], view.deeds[seat][province]
    if not column:
        return look.say("magnate-text-empty")
    faces = [_face(look, card) for card in column]
    if deed:
        card = column[-1]
        faces[-1] = look.say(
            "magnate-text-deed-on",
            card=_face(look, card),
            tokens=names.tokens(look.locale, deed),
            laid=sum(deed),
            cost=COST[card],
        )
    return ", ".join(faces)


def _player(view: State, seat: int, led_: int, viewer: int | None, look: Look) -> list[str]:
    provinces = look.say("magnate-board-provinces", n=led_)
    head = look.say("magnate-text-player", name=look.name(seat), provinces=provinces)
    crowns, tokens = view.crowns[seat], view.tokens[seat]
    lines = [
        f"**{head}**",
        "- " + look.say("magnate-text-crowns", suits=names.suits(look.locale, crowns)),
        "- " + look.say("magnate-text-reserve", tokens=names.tokens(look.locale, tokens)),
        "- " + look.say("magnate-text-cards", n=len(view.hands[seat])),
    ]
    if seat != viewer:
        return lines
    if hand := known(view.hands[seat]):
        lines.append("- " + look.say("magnate-text-hand", cards=_cards(look, hand)))
    for i, suit in enumerate(view.wishes[seat]):
        if suit != NONE:
            place, wished = names.the_province(look.locale, i), names.suit(look.locale, suit)
            lines.append("- " + look.say("magnate-text-prefer", province=place, suit=wished))
    return lines
