"""Magnate, by Cristyn Magnus: what each verb does, and the contract of the engine.

Clauses are those of RULES.md.
"""

from collections.abc import Callable
from typing import Any

from engine import EngineBug, Rng, game
from . import (
    data as d,
    determinization,
    dice_income,
    final_ranking,
    greedy_ratings,
    illegal_reasons,
    legal,
    lessons,
    search_features,
    state_actions_and_events,
)

_ENDED = (game.TurnEnded(0), game.TurnEnded(1))
_NOBODY: tuple[game.Seat, ...] = ()
_ACTIVE: tuple[tuple[game.Seat, ...], ...] = ((0,), (1,))


class Magnate(game.Game[state_actions_and_events.State, Any]):
    """Build the most provinces of a duchy, one card a turn, before its Duke dies."""

    key = "magnate"
    meta = game.Meta(
        title="Magnate",
        author="Cristyn Magnus",
        seats=(2, 2),
        minutes=30,
        options=(game.Option("courts", ("off", "on"), "off"),),
        turns=24,
        compared=True,
    )
    rules = 1
    State = state_actions_and_events.State
    actions = (
        state_actions_and_events.Collect, state_actions_and_events.Build,
        state_actions_and_events.Pay, state_actions_and_events.Deed,
        state_actions_and_events.Develop, state_actions_and_events.Trade,
        state_actions_and_events.Sell, state_actions_and_events.Prefer,
        state_actions_and_events.End,
    )  # fmt: skip
    events = (
        state_actions_and_events.Dealt, state_actions_and_events.Rolled,
        state_actions_and_events.Taxed, state_actions_and_events.CrownsPaid,
        state_actions_and_events.Earned, state_actions_and_events.DeedPaid,
        state_actions_and_events.Collected, state_actions_and_events.Built,
        state_actions_and_events.Deeded, state_actions_and_events.Paid,
        state_actions_and_events.Developed, state_actions_and_events.Completed,
        state_actions_and_events.Traded, state_actions_and_events.Sold,
        state_actions_and_events.Drew, state_actions_and_events.Reshuffled,
        state_actions_and_events.LastTurns, state_actions_and_events.HandShown,
        state_actions_and_events.DeedLost, state_actions_and_events.Ended,
        state_actions_and_events.Preferred, game.TurnEnded,
    )  # fmt: skip
    reasons = ("pile",)
    judged = 2
    plan = search_features.PLAN
    orders = staticmethod(legal.orders)
    legal = staticmethod(legal.legal)
    result = staticmethod(final_ranking.result)
    guess = staticmethod(determinization.guess)
    refusal = staticmethod(illegal_reasons.refusal)
    rate = staticmethod(greedy_ratings.rate)
    value = staticmethod(search_features.value)
    lessons = lessons.LESSONS

    def setup(
        self, seats: int, options: game.Options, rng: Rng, emit: game.Emit
    ) -> state_actions_and_events.State:
        """[1.5] Deal three Crowns and three cards each, and roll for seat 0 [A8]."""
        courts = options["courts"] == "on"
        s = _empty(courts)
        crowns = list(range(len(d.SUITS)))
        s.pile = list(range(len(d.CARDS) if courts else d.PLAIN))
        s.crowns = [sorted(rng.draw(crowns) for _ in range(d.CROWNS_EACH)) for _ in range(seats)]
        for seat in range(seats):
            s.hands[seat] = sorted(rng.draw(s.pile) for _ in range(d.HAND))
            for suit in s.crowns[seat]:
                s.tokens[seat][suit] = 1
            emit(state_actions_and_events.Dealt(seat, tuple(s.crowns[seat]), tuple(s.hands[seat])))
        dice_income.roll(s, rng, emit)
        return s

    def to_act(self, s: state_actions_and_events.State) -> tuple[game.Seat, ...]:
        """Return the seat whose turn it is."""
        return _ACTIVE[s.active] if s.last else _NOBODY

    def apply(
        self,
        s: state_actions_and_events.State,
        seat: game.Seat,
        action: Any,
        rng: Rng,
        emit: game.Emit,
    ) -> None:
        """Carry out an action."""
        _VERBS[type(action)](s, seat, action, rng, emit)

    def check(self, s: state_actions_and_events.State) -> None:
        """Raise EngineBug unless each card is in one place and each deed can be."""
        _check_cards(s)
        _check_columns(s)
        _check_tokens(s)

    def warns(
        self, s: state_actions_and_events.State, seat: game.Seat, action: Any
    ) -> game.Warn | None:
        """Warn of the end of a turn: it rolls, or shows the hands at the very end."""
        if type(action) is not state_actions_and_events.End:
            return None
        return game.Warn.SECRET if s.last == 1 else game.Warn.CHANCE  # [E2a]

    def fallback(self, s: state_actions_and_events.State, seat: game.Seat) -> Any:
        """[G1] Collect the usual suit, pay the first way, sell the lowest card, end the turn."""
        if s.owed:
            return state_actions_and_events.Collect(
                s.owed[0], dice_income.usual(s, seat, s.owed[0])
            )
        if s.bill >= 0:
            return legal.payments(s.bill, s.tokens[seat])[0]
        return (
            state_actions_and_events.End()
            if s.played
            else state_actions_and_events.Sell(min(s.hands[seat]))
        )

    def standing(self, s: state_actions_and_events.State) -> tuple[int, ...]:
        """Return the places by what the provinces are worth now."""
        return final_ranking.scored(s).ranks

    def turn(self, s: state_actions_and_events.State) -> int:
        """Return the number of the turn; both seats' turns count."""
        return s.turn


def _empty(courts: bool) -> state_actions_and_events.State:
    """Return a table before anything is dealt."""
    places = range(len(d.PROVINCES))
    return state_actions_and_events.State(
        courts=courts,
        turn=1,
        active=0,
        dice=[],
        owed=[],
        bill=-1,
        played=False,
        last=-1,
        crowns=[],
        tokens=[[0] * len(d.SUITS) for _ in (0, 1)],
        columns=[[[] for _ in places] for _ in (0, 1)],
        deeds=[[[] for _ in places] for _ in (0, 1)],
        discards=[],
        recycled=[],
        pile=[],
        hands=[[], []],
        wishes=[[d.NONE] * len(d.PROVINCES) for _ in (0, 1)],
    )


def _collect(
    s: state_actions_and_events.State,
    seat: game.Seat,
    a: state_actions_and_events.Collect,
    rng: Rng,
    emit: game.Emit,
) -> None:
    """[2.7] A deed pays its owner the suit that it chose."""
    s.owed.pop(0)
    s.tokens[seat][a.suit] += 1
    emit(
        state_actions_and_events.Collected(
            seat, s.columns[seat][a.province][-1], a.province, a.suit
        )
    )


def _build(
    s: state_actions_and_events.State,
    seat: game.Seat,
    a: state_actions_and_events.Build,
    rng: Rng,
    emit: game.Emit,
) -> None:
    """[3.2] Lay a property outright; what leaves one way to pay is paid at once."""
    card = a.card
    s.hands[seat].remove(card)
    s.columns[seat][a.province].append(card)
    s.played = True
    s.bill = card
    emit(state_actions_and_events.Built(seat, card, a.province))
    ways = legal.payments(card, s.tokens[seat])
    if len(ways) == 1:
        _pay(s, seat, ways[0], rng, emit)


def _pay(
    s: state_actions_and_events.State,
    seat: game.Seat,
    a: state_actions_and_events.Pay,
    rng: Rng,
    emit: game.Emit,
) -> None:
    """[3.3] Pay for what was built."""
    card, s.bill = s.bill, -1
    _charge(s, seat, card, (a.first, a.second, a.third), emit)


def _deed(
    s: state_actions_and_events.State,
    seat: game.Seat,
    a: state_actions_and_events.Deed,
    rng: Rng,
    emit: game.Emit,
) -> None:
    """[3.4] Buy a deed; its price goes to the bank [B8]."""
    card = a.card
    s.hands[seat].remove(card)
    s.columns[seat][a.province].append(card)
    s.deeds[seat][a.province] = [0] * len(d.SUITS)
    s.played = True
    emit(state_actions_and_events.Deeded(seat, card, a.province))
    _charge(s, seat, card, (d.EACH[card],) * len(d.SUITS_OF[card]), emit)  # [B11]


def _charge(
    s: state_actions_and_events.State,
    seat: game.Seat,
    card: int,
    counts: tuple[int, ...],
    emit: game.Emit,
) -> None:
    """Give the bank so many tokens of the first, the second and the third suit of a card."""
    tokens, paid = s.tokens[seat], [0] * len(d.SUITS)
    for suit, count in zip(d.SUITS_OF[card], counts, strict=False):
        tokens[suit] -= count
        paid[suit] = count
    emit(state_actions_and_events.Paid(seat, card, tuple(paid)))


def _sell(
    s: state_actions_and_events.State,
    seat: game.Seat,
    a: state_actions_and_events.Sell,
    rng: Rng,
    emit: game.Emit,
) -> None:
    """[3.8] Discard a card for a token of each suit, an Ace for two."""
    s.hands[seat].remove(a.card)
    s.discards.append(a.card)
    s.played = True
    suits = _SALES[a.card]
    for suit in suits:
        s.tokens[seat][suit] += 1
    if emit is not game.unheard:
        emit(state_actions_and_events.Sold(seat, a.card, suits))


_SALES = tuple(card.suits * 2 if card.rank == 1 else card.suits for card in d.CARDS)


def _develop(
    s: state_actions_and_events.State,
    seat: game.Seat,
    a: state_actions_and_events.Develop,
    rng: Rng,
    emit: game.Emit,
) -> None:
    """[4.2] Lay tokens on a deed; the last one completes it [B13]."""
    province, deed = a.province, s.deeds[seat][a.province]
    card = s.columns[seat][province][-1]
    s.tokens[seat][a.suit] -= a.count
    deed[a.suit] += a.count
    if emit is not game.unheard:
        emit(state_actions_and_events.Developed(seat, card, province, a.suit, a.count))
    if sum(deed) == d.COST[card]:
        s.deeds[seat][province] = []  # [B7] to the bank
        if s.wishes[seat][province] != d.NONE:
            s.wishes[seat][province] = d.NONE
        emit(state_actions_and_events.Completed(seat, card, province))


def _trade(
    s: state_actions_and_events.State,
    seat: game.Seat,
    a: state_actions_and_events.Trade,
    rng: Rng,
    emit: game.Emit,
) -> None:
    """[4.4] Three of a suit for one of another."""
    tokens = s.tokens[seat]
    tokens[a.give] -= d.RATE
    tokens[a.get] += 1
    if emit is not game.unheard:
        emit(state_actions_and_events.Traded(seat, a.give, a.get))


def _prefer(
    s: state_actions_and_events.State,
    seat: game.Seat,
    a: state_actions_and_events.Prefer,
    rng: Rng,
    emit: game.Emit,
) -> None:
    """[2.9] Note which suit a deed shall pay on the other seat's roll."""
    s.wishes[seat][a.province] = a.suit
    emit(state_actions_and_events.Preferred(seat, a.province, a.suit))


def _end(
    s: state_actions_and_events.State,
    seat: game.Seat,
    a: state_actions_and_events.End,
    rng: Rng,
    emit: game.Emit,
) -> None:
    """[5.1] Draw, and roll for the other seat; or close the match after the last turn."""
    emit(_ENDED[seat])
    if s.last > 0:  # [E2a]
        s.last -= 1
    else:
        _draw(s, seat, rng, emit)
    if not s.last:
        _close(s, emit)
        return
    s.turn += 1
    s.active = 1 - seat
    s.played = False
    dice_income.roll(s, rng, emit)


def _draw(s: state_actions_and_events.State, seat: game.Seat, rng: Rng, emit: game.Emit) -> None:
    """[5.2] Draw a card; the pile is exhausted with its last [E1]."""
    card = rng.draw(s.pile)
    hand = s.hands[seat]
    hand.append(card)
    hand.sort()
    if emit is not game.unheard:
        emit(state_actions_and_events.Drew(seat, card))
    if s.pile:
        return
    if s.recycled or not s.discards:
        s.last = 2  # [E2]
        emit(state_actions_and_events.LastTurns(1 - seat))
        return
    s.recycled = sorted(s.discards)
    s.pile = s.recycled[:]
    s.discards = []
    emit(state_actions_and_events.Reshuffled(tuple(s.recycled)))


def _close(s: state_actions_and_events.State, emit: game.Emit) -> None:
    """[6.1] Hands and open deeds are discarded, with the tokens on them."""
    for seat, hand in enumerate(s.hands):
        if hand:
            emit(state_actions_and_events.HandShown(seat, tuple(hand)))
            s.discards += hand
            s.hands[seat] = []
        for province, deed in enumerate(s.deeds[seat]):
            if deed:
                card = s.columns[seat][province].pop()
                s.discards.append(card)
                s.deeds[seat][province] = []
                emit(state_actions_and_events.DeedLost(seat, card, province, tuple(deed)))
        s.wishes[seat] = [d.NONE] * len(d.PROVINCES)
    emit(state_actions_and_events.Ended())


_VERBS: dict[
    type[game.Action],
    Callable[[state_actions_and_events.State, game.Seat, Any, Rng, game.Emit], None],
] = {
    state_actions_and_events.Collect: _collect,
    state_actions_and_events.Build: _build,
    state_actions_and_events.Pay: _pay,
    state_actions_and_events.Deed: _deed,
    state_actions_and_events.Sell: _sell,
    state_actions_and_events.Develop: _develop,
    state_actions_and_events.Trade: _trade,
    state_actions_and_events.Prefer: _prefer,
    state_actions_and_events.End: _end,
}


def _check_cards(s: state_actions_and_events.State) -> None:
    places = [s.pile, s.discards, *s.hands, *(column for side in s.columns for column in side)]
    cards = sorted(card for place in places for card in place)
    if cards != list(range(len(d.CARDS) if s.courts else d.PLAIN)):
        raise EngineBug("magnate: a card is missing or twice there")
    if s.recycled and not set(s.pile) <= set(s.recycled):
        raise EngineBug("magnate: the second pile holds what was not discarded")
    if sorted(s.crowns[0] + s.crowns[1]) != list(range(len(d.SUITS))):
        raise EngineBug("magnate: a Crown is missing or twice there")
    for seat, hand in enumerate(s.hands):
        expected = d.HAND - 1 if s.last in (1, 2) and _has_had_last_draw(s, seat) else d.HAND
        expected -= s.active == seat and s.played
        if len(hand) != (expected if s.last else 0):
            raise EngineBug("magnate: a hand has the wrong size")


def _has_had_last_draw(s: state_actions_and_events.State, seat: game.Seat) -> bool:
    """Tell whether a seat's last turn, which draws nothing, is behind it."""
    return s.last == 1 and seat != s.active


def _check_columns(s: state_actions_and_events.State) -> None:
    for seat, columns in enumerate(s.columns):
        for province, column in enumerate(columns):
            under = d.PAWN[province]
            for card in column:
                if not d.MASK[card] & under:
                    raise EngineBug("magnate: a property matches nothing under it")
                under = d.MASK[card]
            deed = s.deeds[seat][province]
            if deed and (not column or sum(deed) >= d.COST[column[-1]]):
                raise EngineBug("magnate: a deed without a card, or complete")
            if not deed and s.wishes[seat][province] != d.NONE:
                raise EngineBug("magnate: a preference without a deed")


def _check_tokens(s: state_actions_and_events.State) -> None:
    stacks = [*s.tokens, *(deed for side in s.deeds for deed in side)]
    if any(count < 0 for stack in stacks for count in stack):
        raise EngineBug("magnate: tokens below nothing")
    if s.bill >= 0 and not legal.payments(s.bill, s.tokens[s.active]):
        raise EngineBug("magnate: a property that cannot be paid")
