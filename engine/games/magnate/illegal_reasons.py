"""Why an action is not legal: the clause that forbids it, and the sentence to say it with.

It only explains: `legal` decides. Arguments that name a card, a province or a suit hold its word
in the notation; the others are numbers.
"""

from collections.abc import Callable
from typing import Any, Final

from engine import toolkit
from engine.errors import Clause
from engine.games.magnate.data import (
    CARD_NAMES,
    COST,
    EACH,
    MASK,
    NONE,
    PAWN,
    PROVINCE_NAMES,
    RATE,
    SUITS,
    SUITS_OF,
)
from engine.games.magnate.legal import chooses
from engine.games.magnate.state import (
    Build,
    Collect,
    Deed,
    Develop,
    End,
    Pay,
    Prefer,
    Sell,
    State,
    Trade,
)

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
"""Every sentence: message id, clause, names of its arguments."""
# fmt: on
_clause = toolkit.sentences("magnate", WHY)


def refusal(s: State, seat: int, action: Any) -> Clause:
    """Return the clause that forbids an action which is neither legal nor an order."""
    if not s.last:
        return _clause("over")
    if seat != s.active:
        return _clause("turn")
    if type(action) is Prefer:
        return _prefer(s, seat, action)
    if s.owed:
        return _owed(s, seat, action)
    if s.bill >= 0 and type(action) is not Pay:
        return _clause("pay-first", CARD_NAMES[s.bill], COST[s.bill])
    return _REASONS[type(action)](s, seat, action)


def _owed(s: State, seat: int, a: Any) -> Clause:
    province = s.owed[0]
    card = CARD_NAMES[s.columns[seat][province][-1]]
    if type(a) is not Collect:
        return _clause("collect-first", card, PROVINCE_NAMES[province])
    if a.province in s.owed[1:]:
        return _clause("collect-order", card, PROVINCE_NAMES[province])
    if a.province != province:
        return _clause("collect-none", PROVINCE_NAMES[a.province])
    return _clause("collect-suit", card, SUITS[a.suit])


def _collect(s: State, seat: int, a: Collect) -> Clause:
    return _clause("collect-none", PROVINCE_NAMES[a.province])


def _prefer(s: State, seat: int, a: Prefer) -> Clause:
    if not s.deeds[seat][a.province]:
        return _clause("prefer-none", PROVINCE_NAMES[a.province])
    card = s.columns[seat][a.province][-1]
    if not chooses(card):
        return _clause("prefer-fixed", CARD_NAMES[card])
    suit = "none" if a.suit == NONE else SUITS[a.suit]
    same = a.suit == s.wishes[seat][a.province]
    return _clause("prefer-same" if same else "prefer-suit", CARD_NAMES[card], suit)


def _build(s: State, seat: int, a: Build) -> Clause:
    return _card(s, seat, a.card) or _place(s, seat, a) or _outright(s, seat, a.card)


def _deed(s: State, seat: int, a: Deed) -> Clause:
    return _card(s, seat, a.card) or _place(s, seat, a) or _price(s, seat, a.card)


def _sell(s: State, seat: int, a: Sell) -> Clause:
    return _card(s, seat, a.card) or _clause("hand", CARD_NAMES[a.card])


def _card(s: State, seat: int, card: int) -> Clause | None:
    """Tell whether the card itself cannot be played."""
    if s.played:
        return _clause("played")
    return None if card in s.hands[seat] else _clause("hand", CARD_NAMES[card])


def _place(s: State, seat: int, a: Build | Deed) -> Clause | None:
    """Tell whether the card cannot stand there [B1] [B3]."""
    column, card, province = s.columns[seat][a.province], CARD_NAMES[a.card], a.province
    if s.deeds[seat][province]:
        return _clause("place-deed", PROVINCE_NAMES[province], CARD_NAMES[column[-1]])
    if MASK[a.card] & (MASK[column[-1]] if column else PAWN[province]):
        return None
    if column:
        return _clause("place-last", card, PROVINCE_NAMES[province], CARD_NAMES[column[-1]])
    return _clause("place-pawn", card, PROVINCE_NAMES[province])


def _outright(s: State, seat: int, card: int) -> Clause:
    tokens = s.tokens[seat]
    have = sum(tokens[suit] for suit in SUITS_OF[card])
    if have < COST[card]:
        return _clause("build-tokens", CARD_NAMES[card], COST[card], have)
    missing = next(suit for suit in SUITS_OF[card] if not tokens[suit])
    return _clause("build-each", CARD_NAMES[card], SUITS[missing])


def _price(s: State, seat: int, card: int) -> Clause:
    tokens = s.tokens[seat]
    suit = next(suit for suit in SUITS_OF[card] if tokens[suit] < EACH[card])
    return _clause("deed-tokens", CARD_NAMES[card], SUITS[suit], EACH[card], tokens[suit])


def _pay(s: State, seat: int, a: Pay) -> Clause:
    if s.bill < 0:
        return _clause("pay-none")
    suits, counts = SUITS_OF[s.bill], (a.first, a.second, a.third)
    if min(counts[: len(suits)]) < 1 or any(counts[len(suits) :]):
        return _clause("pay-each", CARD_NAMES[s.bill])
    if sum(counts) != COST[s.bill]:
        return _clause("pay-sum", CARD_NAMES[s.bill], COST[s.bill], sum(counts))
    tokens = s.tokens[seat]
    suit, count = next((x, n) for x, n in zip(suits, counts, strict=False) if n > tokens[x])
    return _clause("pay-tokens", SUITS[suit], count, tokens[suit])


def _develop(s: State, seat: int, a: Develop) -> Clause:
    deed = s.deeds[seat][a.province]
    if not deed:
        return _clause("develop-none", PROVINCE_NAMES[a.province])
    card = s.columns[seat][a.province][-1]
    if a.suit not in SUITS_OF[card]:
        return _clause("develop-suit", CARD_NAMES[card], SUITS[a.suit])
    if a.count < 1:
        return _clause("develop-count")
    left = COST[card] - sum(deed)
    if a.count > left:
        return _clause("develop-more", CARD_NAMES[card], a.count, left)
    return _clause("develop-tokens", SUITS[a.suit], a.count, s.tokens[seat][a.suit])


def _trade(s: State, seat: int, a: Trade) -> Clause:
    if s.tokens[seat][a.give] < RATE:
        return _clause("trade-tokens", SUITS[a.give], s.tokens[seat][a.give])
    return _clause("trade-same", SUITS[a.give])


def _end(s: State, seat: int, a: End) -> Clause:
    return _clause("end")


_REASONS: Final[dict[type, Callable[[State, int, Any], Clause]]] = {
    Collect: _collect,
    Build: _build,
    Deed: _deed,
    Sell: _sell,
    Pay: _pay,
    Develop: _develop,
    Trade: _trade,
    End: _end,
}
