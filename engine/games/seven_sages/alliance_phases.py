"""Phases 1 and 2: roles, negotiation, joining, sides, the exchange of cards.

Functions trust their callers: legality is decided in `legal`.
"""

from engine.game import Emit, Seat, TurnEnded, tell
from engine.rng import Rng
from . import actions, card_moves, combat_phase, data as d, events, seat_knowledge, state as m


def become(s: m.State, seat: Seat, a: actions.Become, rng: Rng, emit: Emit) -> None:
    """[S5] Take a role; after the last one phase 2 begins."""
    s.token[seat] = s.card[seat] = a.role
    tell(emit, events.Became, seat, a.role)
    tell(emit, TurnEnded, seat)
    seats = len(s.token)
    s.active = (seat + 1) % seats
    if s.active != s.first:
        return
    s.order = card_moves.ranked(s)
    if seats == 3:
        s.phase, s.active = m.TRIO, s.order[0]
    else:
        s.phase, s.active = m.NEGOTIATE, d.NONE


# Negotiation: four and five seats.


def invite(s: m.State, seat: Seat, a: actions.Invite, rng: Rng, emit: Emit) -> None:
    """[L1b] Invite another seat, unseen by the rest."""
    s.invited[seat][a.seat] = m.OPEN
    tell(emit, events.Invited, seat, a.seat)


def withdraw(s: m.State, seat: Seat, a: actions.Withdraw, rng: Rng, emit: Emit) -> None:
    """[L1b] Take an invitation back."""
    s.invited[seat][a.seat] = m.WITHDRAWN
    tell(emit, events.Withdrew, seat, a.seat)


def accept(s: m.State, seat: Seat, a: actions.Accept, rng: Rng, emit: Emit) -> None:
    """[L1] Two who agree are alliance 1; with four seats the others are alliance 2 [L2]."""
    tell(emit, events.Allied, seat, a.seat)
    tell(emit, TurnEnded, seat)
    _forget_invitations(s)
    s.side[seat] = s.side[a.seat] = 0
    if len(s.side) == 4:
        _rest_to(s, 1)
        _formed(s, emit)
    else:
        s.phase = m.JOIN


def answer(s: m.State, seat: Seat, a: actions.Answer, rng: Rng, emit: Emit) -> None:
    """Say which way to go: what it means depends on the phase."""
    if s.phase == m.NEGOTIATE:
        _decline(s, seat, emit)
    elif s.phase == m.JOIN:
        _seal(s, seat, a.how, emit)
    elif s.phase == m.PLACE:
        _stand(s, seat, int(a.how == actions.SECOND), emit)
        tell(emit, TurnEnded, seat)
        _place_next(s, emit)
    else:
        _speak(s, seat, a.how, emit)


def _decline(s: m.State, seat: Seat, emit: Emit) -> None:
    """[L1b] See no deal; when all do, the hierarchy decides [L4]."""
    s.no_deal[seat] = True
    tell(emit, events.Declined, seat)
    tell(emit, TurnEnded, seat)
    if all(s.no_deal):
        tell(emit, events.NoAlliance)
        _forget_invitations(s)
        s.phase = m.PLACE
        _stand(s, s.order[0], 0, emit)
        _place_next(s, emit)


def _forget_invitations(s: m.State) -> None:
    seats = range(len(s.side))
    s.invited = [[m.NO for _ in seats] for _ in seats]


def _seal(s: m.State, seat: Seat, how: int, emit: Emit) -> None:
    """[protocol 3] Answer sealed; the highest that says join does, once all above have not."""
    s.answered[seat], s.answers[seat] = True, int(how == actions.ENTER)
    tell(emit, TurnEnded, seat)
    waiting = [other for other in s.order if s.side[other] == d.NONE]
    front = waiting.index(seat)
    if any(not s.answered[other] for other in waiting[:front]):
        return
    for other in waiting[front:]:
        if not s.answered[other]:
            return
        if s.answers[other]:
            s.side[other] = 0
            tell(emit, events.Joined, other)
            break
        tell(emit, events.StayedOut, other)
    s.answers = [d.NONE] * len(s.side)
    _rest_to(s, 1)  # [L3] nobody: the three are the other alliance
    _formed(s, emit)


def _stand(s: m.State, seat: Seat, side: int, emit: Emit) -> None:
    s.side[seat] = side
    tell(emit, events.Sided, seat, side)


def _place_next(s: m.State, emit: Emit) -> None:
    """[L4] Ask the next in the hierarchy; once a side is full the rest go to the other."""
    most = 2 if len(s.side) == 4 else 3
    for side in (0, 1):
        if s.side.count(side) == most:
            _rest_to(s, 1 - side)
    if d.NONE in s.side:
        s.active = next(seat for seat in s.order if s.side[seat] == d.NONE)
    else:
        _formed(s, emit)


# Three seats.


def _speak(s: m.State, seat: Seat, how: int, emit: Emit) -> None:
    """Settle sides with three seats: A, B and C of the original are the order of the seats."""
    highest, second, third = s.order
    tell(emit, TurnEnded, seat)
    if how not in (actions.FIRST, actions.SECOND):
        tell(emit, events.Spoke, seat, how)
    if how == actions.SPEAK:
        s.side[highest], s.active = 0, second
    elif how == actions.OPEN_TO:
        s.side[second], s.active = 1, third
    else:
        s.side[highest] = 0
        s.side[second] = int(not (seat == second and how == actions.JOIN_HIM))
        s.side[third] = int(not (how == actions.FIRST or (seat == second and how == actions.ALONE)))
        _formed(s, emit)


def _rest_to(s: m.State, side: int) -> None:
    s.side = [side if own == d.NONE else own for own in s.side]


def _formed(s: m.State, emit: Emit) -> None:
    """[L6] The alliances are clear: allies may exchange; who has none is ready."""
    s.phase, s.active = m.EXCHANGE, d.NONE
    s.ready = [s.side.count(side) == 1 for side in s.side]
    tell(emit, events.Formed, tuple(s.side))


# Showing and exchanging.


def show(s: m.State, seat: Seat, a: actions.Show, rng: Rng, emit: Emit) -> None:
    """[L8] Show the picked cards to another seat."""
    picked = s.picks[seat]
    s.picks[seat] = []
    seat_knowledge.mark_shown(s, a.seat, seat, picked)
    tell(emit, events.Shown, seat, a.seat, tuple(picked))


def ready(s: m.State, seat: Seat, a: actions.Ready, rng: Rng, emit: Emit) -> None:
    """[L6b] Be ready; when the whole alliance is, what was put down changes hands."""
    s.ready[seat], s.again[seat] = True, a.how == actions.AGAIN
    if a.how == actions.NOTHING:
        s.offers[seat] = {}
    tell(emit, TurnEnded, seat)
    side = s.side[seat]
    members = [other for other, own in enumerate(s.side) if own == side]
    for other in members:
        if not s.ready[other]:
            return
    s.exchanges[side] += 1
    givers = [giver for giver in members if s.offers[giver]]
    if givers:
        _exchange(s, givers, members, emit)
    again = s.exchanges[side] <= d.REPEATS and s.again[seat] and all(s.again[o] for o in members)
    tell(emit, events.Exchanged, side, again)
    for other in members:
        s.ready[other], s.again[other] = not again, False
        s.offers[other] = {}
    if all(s.ready):
        combat_phase.begin(s, emit)


def _exchange(s: m.State, givers: list[Seat], members: list[Seat], emit: Emit) -> None:
    """Move what was put down, all at once."""
    gifts = [
        (giver, taker, taken)
        for giver in givers
        for taker, taken in _takings(s, giver, members)
        if taken
    ]
    for giver, _, taken in gifts:
        for card in taken:
            card_moves.remove(s, giver, card)
    for giver in givers:
        takers = {taker: taken for one, taker, taken in gifts if one == giver}
        witness = d.NONE
        if len(takers) == 1:
            ((witness, taken),) = takers.items()
            seat_knowledge.unmark_cards(s, witness, giver, taken)
        if takers:
            seat_knowledge.unmark_hand(s, giver, witness)
    for giver, taker, taken in gifts:
        seat_knowledge.mark(s, giver, taker, taken)
        powers = tuple(card for card in taken if card < d.FIRST_SPELL)
        spells = tuple(card - d.FIRST_SPELL for card in taken if card >= d.FIRST_SPELL)
        card_moves.add(s, taker, powers)
        s.spells[taker] = sorted([*s.spells[taker], *spells])
        for card in taken:
            seat_knowledge.saw(s, taker, card)
        tell(emit, events.Given, giver, taker, powers, spells)


def _takings(s: m.State, giver: Seat, members: list[Seat]) -> list[tuple[Seat, list[int]]]:
    """Return what each ally gets; a card put down for two goes to the lower seat."""
    left = card_moves.cards(s, giver)
    found = []
    for taker in members:
        taken = []
        for card in s.offers[giver].get(taker, ()) if taker != giver else ():
            if card in left:
                left.remove(card)
                taken.append(card)
        found.append((taker, taken))
    return found
