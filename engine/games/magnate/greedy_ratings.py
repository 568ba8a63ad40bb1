"""Heuristic ratings of actions, by which the greedy computer chooses.

Everything is weighed in tokens: a province won, the income a property will bring until the end,
what an action costs. Apart from the rules: nothing here decides what is legal.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import exp, sqrt
from typing import Any, Final, NamedTuple

from . import data as d, dice_income, final_ranking, legal, state_actions_and_events

_PRIZE: Final = 16.0
"""Tokens that a province is worth."""

_NEVER: Final = -100.0
_RESALES: Final = 0.45
"""Cards sold for each card drawn, as matches go: they become the second pile."""

_CHANCE: Final = tuple((2 * rank - 1) / 100 for rank in range(d.COURT_RANK + 1))
"""Chance that the higher die shows a rank."""


class _Goal(NamedTuple):
    """What tokens may buy: the rest of a deed (`left` tokens), or a card of the hand (`left` 0).

    `merit`: the rate of having it, at its best place; `worth`: what a deed of a card is worth
    there when it is completed.
    """

    card: int
    left: int
    merit: float
    worth: float


@dataclass(frozen=True, slots=True)
class _Outlook:
    """What a seat looks at: turns of both and of its own to come, its tokens, its needs.

    `coin`: what a token is worth now. `margins`: by province, own total less the other's.
    `builds`: the rates of building that were asked for, by card and province. `goals`: where there
    is something to trade, what for; `best`: the best rate of what its tokens could buy.
    """

    view: state_actions_and_events.State
    seat: int
    turns: float
    own: float
    coin: float
    tokens: tuple[int, ...]
    margins: tuple[float, ...]
    needs: tuple[float, ...]
    builds: dict[tuple[int, int], float]
    goals: tuple[_Goal, ...] = ()
    best: float = 0.0


def rate(view: state_actions_and_events.State, seat: int, actions: Sequence[Any]) -> list[float]:
    """Rate legal actions or orders of a seat from its view."""
    if not actions:
        return []
    look = _outlook(view, seat)
    if any(type(action) is state_actions_and_events.Trade for action in actions):
        goals = tuple(_goals(look))
        look = replace(look, goals=goals, best=_best(look, goals, look.tokens))
    return [_RATES[type(action)](look, action) for action in actions]


def _outlook(v: state_actions_and_events.State, seat: int) -> _Outlook:
    turns = float(v.last)
    if v.last < 0:
        resold = 0.0 if v.recycled else len(v.discards) + _RESALES * len(v.pile)
        turns = len(v.pile) + resold + 2
    own = (turns + 1) // 2
    needs = [0.0] * len(d.SUITS)
    for card in v.hands[seat]:
        for suit in d.SUITS_OF[card]:
            needs[suit] += 0.3
    for column, deed in zip(v.columns[seat], v.deeds[seat], strict=True):
        if deed:
            for suit in d.SUITS_OF[column[-1]]:
                needs[suit] += 0.7
    coin = min(1.0, 0.05 + (own - 1) / 5)
    mine, yours = _sums(v, seat, own), _sums(v, 1 - seat, own)
    margins = tuple(a - b for a, b in zip(mine, yours, strict=True))
    return _Outlook(v, seat, turns, own, coin, tuple(v.tokens[seat]), margins, tuple(needs), {})


def _sums(v: state_actions_and_events.State, seat: int, own: float) -> list[float]:
    """Return the totals of a seat by province, deeds as far as they are likely."""
    sums = []
    for column, deed in zip(v.columns[seat], v.deeds[seat], strict=True):
        if not deed:
            sums.append(float(final_ranking.total(column)))
            continue
        card = column[-1]
        missing = d.COST[card] - sum(deed) - sum(v.tokens[seat][suit] for suit in d.SUITS_OF[card])
        sums.append(
            final_ranking.total(column[:-1]) + _gain(column, d.RANK[card]) * _likely(missing, own)
        )
    return sums


def _gain(column: Sequence[int], rank: int) -> float:
    """Return what a card adds to its column; an Ace hopes for company."""
    return float(rank) if rank > 1 else 1.0 + 0.4 * len(column)


def _likely(missing: float, own: float) -> float:
    """Return the chance that a deed which lacks tokens is completed in time."""
    if missing <= 0:
        return 1.0
    return max(0.0, 1.0 - missing / (1.2 * (own - 1) + 0.01)) if own > 1 else 0.0


def _prize(look: _Outlook, province: int, gain: float, doubt: float = 0.0) -> float:
    """Return what it is worth to gain so many ranks in a province, with some less than hoped."""
    scale = 1.0 + 0.3 * look.turns
    margin = look.margins[province] - doubt
    return _PRIZE * (1 / (1 + exp(-(margin + gain) / scale)) - 1 / (1 + exp(-margin / scale)))


def _pays(look: _Outlook, card: int, deed: bool) -> float:
    """Return what a property will pay until the end, in tokens as they are worth now."""
    if d.RANK[card] == d.COURT_RANK:
        return 0.0
    tokens = 1 if deed else len(d.SUITS_OF[card])
    return 0.8 * look.coin * tokens * _CHANCE[d.RANK[card]] * max(0.0, look.turns - 2)


def _build_at(look: _Outlook, card: int, province: int) -> float:
    at = (card, province)
    if at not in look.builds:
        look.builds[at] = _built(look, card, province)
    return look.builds[at]


def _built(look: _Outlook, card: int, province: int) -> float:
    column = look.view.columns[look.seat][province]
    friends = sum(1 for c in column if d.RANK[c] == 1 and d.MASK[c] & d.MASK[card])
    gain = (
        final_ranking.total([*column, card]) - final_ranking.total(column)
        if d.RANK[card] == 1
        else d.RANK[card] + friends
    )
    return (
        _prize(look, province, gain)
        + _pays(look, card, deed=False)
        - look.coin * 0.6 * d.COST[card]
    )


def _deed_at(look: _Outlook, card: int, province: int) -> float:
    return _begun(look, look.tokens, card, _deed_worth(look, card, province))


def _deed_worth(look: _Outlook, card: int, province: int) -> float:
    """Return what a deed is worth when it is completed, less what that costs."""
    column = look.view.columns[look.seat][province]
    return _prize(look, province, _gain(column, d.RANK[card])) - 0.6 * look.coin * d.COST[card]


def _begun(look: _Outlook, tokens: Sequence[int], card: int, worth: float) -> float:
    """Return what beginning a deed promises to who has these tokens."""
    price = d.EACH[card] * len(d.SUITS_OF[card])
    have = sum(tokens[suit] for suit in d.SUITS_OF[card])
    chance = _likely(d.COST[card] - (have - price), look.own)
    return chance * worth + _pays(look, card, deed=True) - look.coin * price


def _complete(look: _Outlook, province: int, left: int) -> float:
    """Return what completing a deed is worth to a seat that has the tokens."""
    column = look.view.columns[look.seat][province]
    card = column[-1]
    extra = _pays(look, card, deed=False) - _pays(look, card, deed=True)
    return _prize(look, province, d.RANK[card], d.RANK[card]) + extra - 0.4 * look.coin * left


def _build(look: _Outlook, a: state_actions_and_events.Build) -> float:
    return _build_at(look, a.card, a.province)


def _deed(look: _Outlook, a: state_actions_and_events.Deed) -> float:
    return _deed_at(look, a.card, a.province)


def _sell(look: _Outlook, a: state_actions_and_events.Sell) -> float:
    """Rate a sale: a card is kept for what it could become."""
    at = legal.places(a.card, legal.open_places(look.view, look.seat))
    hope = max((_build_at(look, a.card, p) for p in at), default=0.0)
    # an unsuitable card may yet suit; the last turns have no use for it
    return 1.6 * look.coin - 0.35 * max(hope, 0.1 * d.RANK[a.card]) * min(1.0, (look.own - 1) / 3)


def _develop(look: _Outlook, a: state_actions_and_events.Develop) -> float:
    """Complete what can be completed; otherwise shelter what tax would take."""
    card, deed = (
        look.view.columns[look.seat][a.province][-1],
        look.view.deeds[look.seat][a.province],
    )
    left = d.COST[card] - sum(deed)
    have = sum(look.tokens[suit] for suit in d.SUITS_OF[card])
    if have >= left:
        planned = _spending(look, card, left)[a.suit] == a.count
        return _complete(look, a.province, left) + 0.01 * planned
    if not look.view.played or look.own <= 1:
        return _NEVER
    spare = look.tokens[a.suit] - 2
    if a.count > spare or _likely(left - have, look.own) < 0.3:
        return _NEVER
    return 0.1 * a.count


def _spending(look: _Outlook, card: int, left: int) -> dict[int, int]:
    """Return how many tokens of each suit complete a deed so that the rest serve best."""
    suits = d.SUITS_OF[card]
    ways = legal.splits(left, [look.tokens[suit] for suit in suits])
    best = min(ways, key=lambda way: sum(map(partial(_keep, look), suits, way)))
    return dict(zip(suits, best, strict=True))


def _keep(look: _Outlook, suit: int, spent: int) -> float:
    """Return how far spending hurts: the greater the count that stays, the less."""
    return -sqrt(look.tokens[suit] - spent) * (1 + look.needs[suit])


def _trade(look: _Outlook, a: state_actions_and_events.Trade) -> float:
    """Rate a trade by what it makes possible at once."""
    tokens = list(look.tokens)
    tokens[a.give] -= d.RATE
    tokens[a.get] += 1
    after = _best(look, look.goals, tokens, a.get)
    loss = look.coin * (d.RATE - 1) + 0.1 - 0.05 * look.coin * max(0, tokens[a.give] - 2)
    return after - loss if after > look.best + loss else _NEVER


def _best(
    look: _Outlook, goals: Sequence[_Goal], tokens: Sequence[int], suit: int = d.NONE
) -> float:
    """Return the best rate of what tokens could buy: a card, or the rest of a deed.

    With a suit, only of what takes that suit: nothing else becomes possible by having more of it.
    """
    best = 0.0
    for card, left, merit, worth in goals:
        suits = d.SUITS_OF[card]
        if suit != d.NONE and suit not in suits:
            continue
        have = 0
        for one in suits:
            have += tokens[one]
        if left:
            if have >= left:
                best = max(best, merit)
        elif min([tokens[one] for one in suits]) >= d.EACH[card]:
            if have >= d.COST[card]:
                best = max(best, merit)
            best = max(best, _begun(look, tokens, card, worth))
    return best


def _goals(look: _Outlook) -> Iterator[_Goal]:
    """Yield what the seat could want to buy, each at its best place."""
    v, seat = look.view, look.seat
    for province, deed in enumerate(v.deeds[seat]):
        if deed:
            card = v.columns[seat][province][-1]
            left = d.COST[card] - sum(deed)
            yield _Goal(card, left, _complete(look, province, left), 0.0)
    room = legal.open_places(v, seat)
    for card in () if v.played else v.hands[seat]:
        at = legal.places(card, room)
        if at:
            build = max(_build_at(look, card, p) for p in at)
            yield _Goal(card, 0, build, max(_deed_worth(look, card, p) for p in at))


def _pay(look: _Outlook, a: state_actions_and_events.Pay) -> float:
    counts = (a.first, a.second, a.third)
    suits = d.SUITS_OF[look.view.bill]
    return -sum(_keep(look, x, n) for x, n in zip(suits, counts, strict=False))


def _wish(look: _Outlook, suit: int) -> float:
    """Return how welcome one more token of a suit is."""
    count = look.tokens[suit]
    return (sqrt(count + 1) - sqrt(count)) * (1 + look.needs[suit])


def _collect(look: _Outlook, a: state_actions_and_events.Collect) -> float:
    return _wish(look, a.suit)


def _prefer(look: _Outlook, a: state_actions_and_events.Prefer) -> float:
    """Rate a wish: it is filed where the usual suit would be the wrong one."""
    if a.suit == d.NONE or not look.view.played or look.own <= 1:
        return -1.0
    now = dice_income.usual(look.view, look.seat, a.province)
    return _wish(look, a.suit) - _wish(look, now) - 0.3


def _end(look: _Outlook, a: state_actions_and_events.End) -> float:
    return 0.0


_RATES: Final[dict[type, Callable[[_Outlook, Any], float]]] = {
    state_actions_and_events.Collect: _collect,
    state_actions_and_events.Build: _build,
    state_actions_and_events.Pay: _pay,
    state_actions_and_events.Deed: _deed,
    state_actions_and_events.Sell: _sell,
    state_actions_and_events.Develop: _develop,
    state_actions_and_events.Trade: _trade,
    state_actions_and_events.End: _end,
    state_actions_and_events.Prefer: _prefer,
}
