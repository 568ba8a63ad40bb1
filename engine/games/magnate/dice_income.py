"""The dice of a turn: tax, and what Crowns, properties and deeds pay (phase a)."""

from engine import Emit, Rng, unheard
from . import data as d, legal, state_actions_and_events


def roll(s: state_actions_and_events.State, rng: Rng, emit: Emit) -> None:
    """Roll for the active seat, tax and pay both; leave in `owed` what it has to choose."""
    first, second = rng.roll(d.SIDES), rng.roll(d.SIDES)
    tax = rng.roll(d.TAX_SIDES) if first == 1 or second == 1 else 0  # [A1] once, two 1s or one
    s.dice = [first, second, tax]
    if emit is not unheard:
        emit(
            state_actions_and_events.Rolled(
                s.active, s.turn, first, second, tax - 1 if tax else d.NONE
            )
        )
    if tax:  # [A2] before the income
        _tax(s, tax - 1, emit)
    high = max(first, second)
    if high == d.SIDES:
        _crowns(s, emit)
    else:
        _properties(s, high, emit)


def _tax(s: state_actions_and_events.State, suit: int, emit: Emit) -> None:
    for seat, tokens in enumerate(s.tokens):
        if tokens[suit] > 1:
            emit(state_actions_and_events.Taxed(seat, suit, tokens[suit] - 1))
            tokens[suit] = 1


def _crowns(s: state_actions_and_events.State, emit: Emit) -> None:
    for seat, suits in enumerate(s.crowns):
        for suit in suits:
            s.tokens[seat][suit] += 1
        if emit is not unheard:
            emit(state_actions_and_events.CrownsPaid(seat, tuple(suits)))


def _properties(s: state_actions_and_events.State, rank: int, emit: Emit) -> None:
    """Pay every property of a rank [A4]; deeds leave their owner a choice on its own roll.

    Cards of one rank share no suit, so it is of no matter which of them pays first [A6b].
    """
    for seat, columns in enumerate(s.columns):
        tokens, deeds = s.tokens[seat], s.deeds[seat]
        for province, column in enumerate(columns):
            for card in column:
                if d.RANK[card] != rank:
                    continue
                if deeds[province] and card == column[-1] and legal.chooses(card):
                    if seat == s.active:
                        s.owed.append(province)
                        continue
                    suit = usual(s, seat, province)
                    tokens[suit] += 1
                    emit(state_actions_and_events.DeedPaid(seat, card, province, suit))
                    continue
                for suit in d.SUITS_OF[card]:  # [A7] the deed of an Ace as well
                    tokens[suit] += 1
                if emit is not unheard:
                    emit(state_actions_and_events.Earned(seat, card, province, d.SUITS_OF[card]))


def usual(s: state_actions_and_events.State, seat: int, province: int) -> int:
    """Return the suit that a deed pays unasked [A6b]: the wish, else the scarcer one."""
    wish = s.wishes[seat][province]
    if wish != d.NONE:
        return wish
    tokens = s.tokens[seat]
    return min(d.SUITS_OF[s.columns[seat][province][-1]], key=tokens.__getitem__)


assert d.COURT_RANK == d.SIDES  # so that no roll of the dice makes a Court pay
