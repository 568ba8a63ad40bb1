"""A position of Magnate in words: what stands in for its picture."""

from collections.abc import Sequence

from engine.games.magnate import data as d, final_ranking, state_actions_and_events as m
from engine.visibility import known
from render.look import Look
from render.words import Text, turn_narration
from . import names, turn_summary, unseen_cards


def describe(view: m.State, seat: int | None, look: Look) -> Text:
    """Return the position as the description of its picture and in full.

    Only what the view holds is said: the seat's own hand, nobody else's.
    """
    return Text(_brief(view, seat, look), _full(view, seat, look))


def led(view: m.State) -> tuple[int, int]:
    """Return how many provinces each seat leads."""
    pairs = final_ranking.totals(view)
    return sum(a > b for a, b in pairs), sum(b > a for a, b in pairs)


def standing(view: m.State, seat: int, look: Look) -> str:
    """Say how many provinces a seat leads."""
    return _leads(seat, led(view)[seat], look)


def dice(view: m.State, look: Look) -> str:
    """Say what the dice show, and which suit they taxed."""
    first, second, tax = view.dice
    if not tax:
        return look.say("magnate-text-dice", first=first, second=second)
    suit = names.suit(look.locale, tax - 1)
    return look.say("magnate-text-dice-tax", first=first, second=second, suit=suit)


def _turn(view: m.State, look: Look) -> str:
    if look.result is None and look.to_act:
        return look.say("magnate-text-move", name=look.named(look.to_act))
    winners = look.winners
    if len(winners) == 1:
        return look.say("magnate-text-result", name=look.name(winners[0]))
    return look.say("magnate-text-draw" if winners else "magnate-line-over")


def _brief(view: m.State, seat: int | None, look: Look) -> str:
    """Tell whose turn it is, the standing, what changed and what the seat holds."""
    one, other = look.name(0), look.name(1)
    a, b = led(view)
    pairs = [
        look.say("magnate-text-province", province=names.province(look.locale, i), a=x, b=y)
        for i, (x, y) in enumerate(final_ranking.totals(view))
    ]
    parts = [
        look.say("magnate-text-head", turn=view.turn) + ".",
        _turn(view, look),
        look.say("magnate-text-standing", one=one, a=a, other=other, b=b),
        look.say("magnate-text-provinces", one=one, other=other, list=", ".join(pairs)),
    ]
    if told := turn_narration.foot(turn_summary.summary, look):
        parts.append(look.say("magnate-text-changed", story=" ".join(told)))
    parts.append(dice(view, look))
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
    if d.RANK[card] == 1:  # the name of an Ace says its rank and suit
        return names.card(look.locale, card)
    return look.say(
        "magnate-text-card",
        card=names.card(look.locale, card),
        rank=names.rank(look.locale, card),
        suits=names.suits(look.locale, d.SUITS_OF[card]),
    )


def _full(view: m.State, seat: int | None, look: Look) -> str:
    lines = [f"**{look.say('magnate-text-head', turn=view.turn)}** · {_turn(view, look)}"]
    lines += [f"- {text}" for text in turn_narration.foot(turn_summary.summary, look)]
    lines.append(dice(view, look))
    pairs = final_ranking.totals(view)
    for i in range(len(d.PROVINCES)):
        a, b = pairs[i]
        title = look.say("magnate-text-province", province=names.province(look.locale, i), a=a, b=b)
        lines.append(f"**{title}**")
        for each in (0, 1):
            laid = _column(view, each, i, look)
            lines.append(f"- {look.say('pair', label=look.name(each), text=laid)}")
    for each, count in enumerate(led(view)):
        lines += _player(view, each, count, seat, look)
    lines.append(look.say("magnate-text-pile", pile=len(view.pile), discards=len(view.discards)))
    if view.discards:
        lines.append(look.say("magnate-text-discards", cards=_cards(look, view.discards)))
    if view.last and (hidden := unseen_cards.unseen(view, seat)):
        cards = ", ".join(names.card(look.locale, card) for card in hidden)
        lines.append(look.say("magnate-text-unseen", cards=cards))
    return "\n".join(lines)


def _column(view: m.State, seat: int, province: int, look: Look) -> str:
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
            cost=d.COST[card],
        )
    return ", ".join(faces)


def _leads(seat: int, led_: int, look: Look) -> str:
    provinces = look.say("magnate-board-provinces", n=led_)
    return look.say("magnate-text-player", name=look.name(seat), provinces=provinces)


def _player(view: m.State, seat: int, led_: int, viewer: int | None, look: Look) -> list[str]:
    head = _leads(seat, led_, look)
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
        if suit != d.NONE:
            place, wished = names.the_province(look.locale, i), names.suit(look.locale, suit)
            lines.append("- " + look.say("magnate-text-prefer", province=place, suit=wished))
    return lines
