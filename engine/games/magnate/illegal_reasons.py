"""Why an action is not legal: the clause that forbids it, and the sentence to say it with.

It only explains: `legal` decides. Arguments that name a card, a province or a suit hold its word
in the notation; the others are numbers.
"""

from collections.abc import Callable
from typing import Any, Final

from engine import Clause, errors
from . import data as d, legal, state_actions_and_events

# fmt: off
WHY: Final = (
    ("over",           "6.1", ()),
    ("turn",           "1.7", ()),
    ("collect-first",  "2.7", ("card", "province")),
    ("collect-order",  "2.7", ("card", "province")),
    ("collect-none",   "2.7", ("province",)),
    ("collect-suit",   "2.7", ("card", "suit")),
    ("prefer-none",    "2.9", ("province",)),
    ("prefer-fixed",   "2.9", ("card",)),
    ("prefer-suit",    "2.9", ("card", "suit")),
    ("prefer-same",    "2.9", ("card", "suit")),
    ("played",         "3.1", ()),
    ("hand",           "3.1", ("card",)),
    ("end",            "3.1", ()),
    ("build-tokens",   "3.2", ("card", "cost", "have")),
    ("build-each",     "3.2", ("card", "suit")),
    ("pay-first",      "3.3", ("card", "cost")),
    ("pay-none",       "3.3", ()),
    ("pay-each",       "3.2", ("card",)),
    ("pay-sum",        "3.2", ("card", "cost", "count")),
    ("pay-tokens",     "3.3", ("suit", "count", "have")),
    ("deed-tokens",    "3.4", ("card", "suit", "cost", "have")),
    ("place-pawn",     "3.5", ("card", "province")),
    ("place-last",     "3.5", ("card", "province", "last")),
    ("place-deed",     "3.6", ("province", "last")),
    ("develop-none",   "4.2", ("province",)),
    ("develop-suit",   "4.2", ("card", "suit")),
    ("develop-count",  "4.2", ()),
    ("develop-more",   "4.2", ("card", "count", "left")),
    ("develop-tokens", "4.2", ("suit", "count", "have")),
    ("trade-same",     "4.5", ("suit",)),
    ("trade-tokens",   "4.4", ("suit", "have")),
)
"""Every sentence: its name, clause, names of its arguments."""
# fmt: on
_clause = errors.sentences("magnate", WHY)


def refusal(s: state_actions_and_events.State, seat: int, action: Any) -> Clause:
    """Return the clause that forbids an action which is neither legal nor an order."""
    if not s.last:
        return _clause("over")
    if seat != s.active:
        return _clause("turn")
    if type(action) is state_actions_and_events.Prefer:
        return _prefer(s, seat, action)
    if s.owed:
        return _owed(s, seat, action)
    if s.bill >= 0 and type(action) is not state_actions_and_events.Pay:
        return _clause("pay-first", d.CARD_NAMES[s.bill], d.COST[s.bill])
    return _REASONS[type(action)](s, seat, action)


def _owed(s: state_actions_and_events.State, seat: int, a: Any) -> Clause:
    province = s.owed[0]
    card = d.CARD_NAMES[s.columns[seat][province][-1]]
    if type(a) is not state_actions_and_events.Collect:
        return _clause("collect-first", card, d.PROVINCE_NAMES[province])
    if a.province in s.owed[1:]:
        return _clause("collect-order", card, d.PROVINCE_NAMES[province])
    if a.province != province:
        return _clause("collect-none", d.PROVINCE_NAMES[a.province])
    return _clause("collect-suit", card, d.SUITS[a.suit])


def _collect(
    s: state_actions_and_events.State, seat: int, a: state_actions_and_events.Collect
) -> Clause:
    return _clause("collect-none", d.PROVINCE_NAMES[a.province])


def _prefer(
    s: state_actions_and_events.State, seat: int, a: state_actions_and_events.Prefer
) -> Clause:
    if not s.deeds[seat][a.province]:
        return _clause("prefer-none", d.PROVINCE_NAMES[a.province])
    card = s.columns[seat][a.province][-1]
    if not legal.chooses(card):
        return _clause("prefer-fixed", d.CARD_NAMES[card])
    suit = "none" if a.suit == d.NONE else d.SUITS[a.suit]
    same = a.suit == s.wishes[seat][a.province]
    return _clause("prefer-same" if same else "prefer-suit", d.CARD_NAMES[card], suit)


def _build(
    s: state_actions_and_events.State, seat: int, a: state_actions_and_events.Build
) -> Clause:
    return _card(s, seat, a.card) or _place(s, seat, a) or _outright(s, seat, a.card)


def _deed(s: state_actions_and_events.State, seat: int, a: state_actions_and_events.Deed) -> Clause:
    return _card(s, seat, a.card) or _place(s, seat, a) or _price(s, seat, a.card)


def _sell(s: state_actions_and_events.State, seat: int, a: state_actions_and_events.Sell) -> Clause:
    return _card(s, seat, a.card) or _clause("hand", d.CARD_NAMES[a.card])


def _card(s: state_actions_and_events.State, seat: int, card: int) -> Clause | None:
    """Tell whether the card itself cannot be played."""
    if s.played:
        return _clause("played")
    return None if card in s.hands[seat] else _clause("hand", d.CARD_NAMES[card])


def _place(
    s: state_actions_and_events.State,
    seat: int,
    a: state_actions_and_events.Build | state_actions_and_events.Deed,
) -> Clause | None:
    """Tell whether the card cannot stand there [B1] [B3]."""
    column, card, province = s.columns[seat][a.province], d.CARD_NAMES[a.card], a.province
    if s.deeds[seat][province]:
        return _clause("place-deed", d.PROVINCE_NAMES[province], d.CARD_NAMES[column[-1]])
    if d.MASK[a.card] & (d.MASK[column[-1]] if column else d.PAWN[province]):
        return None
    if column:
        return _clause("place-last", card, d.PROVINCE_NAMES[province], d.CARD_NAMES[column[-1]])
    return _clause("place-pawn", card, d.PROVINCE_NAMES[province])


def _outright(s: state_actions_and_events.State, seat: int, card: int) -> Clause:
    tokens = s.tokens[seat]
    have = sum(tokens[suit] for suit in d.SUITS_OF[card])
    if have < d.COST[card]:
        return _clause("build-tokens", d.CARD_NAMES[card], d.COST[card], have)
    missing = next(suit for suit in d.SUITS_OF[card] if not tokens[suit])
    return _clause("build-each", d.CARD_NAMES[card], d.SUITS[missing])


def _price(s: state_actions_and_events.State, seat: int, card: int) -> Clause:
    tokens = s.tokens[seat]
    suit = next(suit for suit in d.SUITS_OF[card] if tokens[suit] < d.EACH[card])
    return _clause("deed-tokens", d.CARD_NAMES[card], d.SUITS[suit], d.EACH[card], tokens[suit])


def _pay(s: state_actions_and_events.State, seat: int, a: state_actions_and_events.Pay) -> Clause:
    if s.bill < 0:
        return _clause("pay-none")
    suits, counts = d.SUITS_OF[s.bill], (a.first, a.second, a.third)
    if min(counts[: len(suits)]) < 1 or any(counts[len(suits) :]):
        return _clause("pay-each", d.CARD_NAMES[s.bill])
    if sum(counts) != d.COST[s.bill]:
        return _clause("pay-sum", d.CARD_NAMES[s.bill], d.COST[s.bill], sum(counts))
    tokens = s.tokens[seat]
    suit, count = next((x, n) for x, n in zip(suits, counts, strict=False) if n > tokens[x])
    return _clause("pay-tokens", d.SUITS[suit], count, tokens[suit])


def _develop(
    s: state_actions_and_events.State, seat: int, a: state_actions_and_events.Develop
) -> Clause:
    deed = s.deeds[seat][a.province]
    if not deed:
        return _clause("develop-none", d.PROVINCE_NAMES[a.province])
    card = s.columns[seat][a.province][-1]
    if a.suit not in d.SUITS_OF[card]:
        return _clause("develop-suit", d.CARD_NAMES[card], d.SUITS[a.suit])
    if a.count < 1:
        return _clause("develop-count")
    left = d.COST[card] - sum(deed)
    if a.count > left:
        return _clause("develop-more", d.CARD_NAMES[card], a.count, left)
    return _clause("develop-tokens", d.SUITS[a.suit], a.count, s.tokens[seat][a.suit])


def _trade(
    s: state_actions_and_events.State, seat: int, a: state_actions_and_events.Trade
) -> Clause:
    if s.tokens[seat][a.give] < d.RATE:
        return _clause("trade-tokens", d.SUITS[a.give], s.tokens[seat][a.give])
    return _clause("trade-same", d.SUITS[a.give])


def _end(s: state_actions_and_events.State, seat: int, a: state_actions_and_events.End) -> Clause:
    return _clause("end")


_REASONS: Final[dict[type, Callable[[state_actions_and_events.State, int, Any], Clause]]] = {
    state_actions_and_events.Collect: _collect,
    state_actions_and_events.Build: _build,
    state_actions_and_events.Deed: _deed,
    state_actions_and_events.Sell: _sell,
    state_actions_and_events.Pay: _pay,
    state_actions_and_events.Develop: _develop,
    state_actions_and_events.Trade: _trade,
    state_actions_and_events.End: _end,
}
