"""Phase 3: turns, cards, passes, what is handed on, and the end at 25.

Functions trust their callers: legality is decided in `legal`. The effects of spells are in
`spells`, what follows the combat in `reward_phases`.
"""

from collections.abc import Sequence

from engine.game import Emit, Seat, TurnEnded, tell
from engine.rng import Rng
from . import actions, card_moves, data as d, events, reward_phases, seat_knowledge, state as m


def begin(s: m.State, emit: Emit) -> None:
    """[K1] The highest begins; with three seats the lonely one places its bonus first."""
    s.phase = m.COMBAT
    s.picks = [[] for _ in s.picks]
    seats = len(s.side)
    if seats == 3:
        solo = next(seat for seat in range(3) if s.side.count(s.side[seat]) == 1)
        bonus = sum(s.crystals[s.pawn])
        s.bonus = s.marker = -bonus if s.side[solo] else bonus
        s.active = (solo + 1) % 3
    else:
        s.active = s.order[0]
    tell(emit, events.Began, s.active, s.marker)


def play(s: m.State, seat: Seat, a: actions.Play, rng: Rng, emit: Emit) -> None:
    """[K3] [K5] Play a power card: the marker moves by what it counts."""
    card = d.kind(a.suit, a.value)
    count = card_moves.points(s, seat, card)
    card_moves.remove(s, seat, card)
    s.laid.append(seat * 64 + card)
    seat_knowledge.unmark_kind(s, seat, card)
    if s.playing[seat] == card:
        s.playing[seat] = d.NONE
    s.marker += -count if s.side[seat] else count
    tell(emit, events.Played, seat, card, count, s.marker)
    end_turn(s, seat, emit)


def end_turn(s: m.State, seat: Seat, emit: Emit) -> None:
    """Give the turn to the next seat; a lead of 25 ends the combat first [K15]."""
    tell(emit, TurnEnded, seat)
    if s.leader == d.NONE and abs(s.marker) >= d.LEAD:
        _crush(s, seat, emit)
    else:
        _next(s, seat)


def _crush(s: m.State, seat: Seat, emit: Emit) -> None:
    """[K15] All others pass in turn order, then the seat that caused it."""
    s.leader = int(s.marker < 0)
    seats = len(s.side)
    ring = [(seat + 1 + i) % seats for i in range(seats)]
    s.forced = [other for other in ring if other not in s.out]
    s.active = s.forced[0]
    tell(emit, events.Crushed, s.leader, abs(s.marker))
    reward_phases.begin(s, emit)


def _next(s: m.State, seat: Seat) -> None:
    if s.leader != d.NONE:
        s.active = s.forced[0]
        return
    seats = len(s.side)
    while True:
        seat = (seat + 1) % seats
        if seat not in s.out:
            s.active = seat
            return


def leave_turn(s: m.State, seat: Seat, a: actions.Pass, rng: Rng, emit: Emit) -> None:
    """[K11] [K17] Pass: for this turn only, or for good, which draws and hands on."""
    if a.how == actions.FOR_NOW:
        tell(emit, events.Waited, seat)
        end_turn(s, seat, emit)
        return
    first = not s.out
    tell(emit, events.Passed, seat, len(s.out) + 1)
    received = 0 if first else _receive(s, seat, s.out[-1], emit)
    s.out.append(seat)
    if s.forced:
        s.forced.pop(0)
    s.playing[seat] = d.NONE
    if actions.PASS_NEXT in s.standing[seat]:
        s.standing[seat].remove(actions.PASS_NEXT)
    drawn = len(s.hands[seat])
    card_moves.draw(s, seat, d.FIRST_PASS if first else d.LATER_PASS, rng, emit)
    drawn = len(s.hands[seat]) - drawn
    if len(s.hands[seat]) <= d.GIFT:  # [K18] nothing to choose, as everybody sees
        s.gift[seat] = s.hands[seat][:]
        _chosen(s, seat, emit)
        return
    s.giving = seat
    if not drawn and not received:
        tell(emit, TurnEnded, seat)  # nothing else says that this cannot be taken back


def _receive(s: m.State, seat: Seat, giver: Seat, emit: Emit) -> int:
    """[K17] Take the cards that the one before hands on; return how many."""
    given = list(due(s, giver, seat))
    for card in given:
        card_moves.remove(s, giver, card)
    seat_knowledge.unmark_cards(s, seat, giver, given)
    if given:
        seat_knowledge.unmark_hand(s, giver, witness=seat)
    card_moves.add(s, seat, given)
    seat_knowledge.mark(s, giver, seat, given)
    for card in given:
        seat_knowledge.saw(s, seat, card)
    s.gift[giver] = []
    s.filed[giver] = {}
    if given:
        tell(emit, events.Received, giver, seat, tuple(given))
    return len(given)


def due(s: m.State, giver: Seat, seat: Seat) -> Sequence[int]:
    """[protocol 6] Return what a seat that has passed hands on to the next that passes."""
    filed = s.filed[giver]
    if filed:
        whose = m.ALLIES if s.side[giver] == s.side[seat] else m.FOES
        for whom in (seat, whose, m.ALL_SEATS):
            gift = filed.get(whom)
            if gift and card_moves.holds(s, giver, gift):
                return gift
    return s.gift[giver]


def hand_on(s: m.State, seat: Seat, a: actions.HandOn, rng: Rng, emit: Emit) -> None:
    """[K17] Choose a card to hand on, the last time to discard; the third ends the turn."""
    s.gift[seat].append(d.kind(a.suit, a.value))
    if len(s.gift[seat]) == d.GIFT:
        s.gift[seat].sort()
        _chosen(s, seat, emit)


def hand_on_all(s: m.State, seat: Seat, a: actions.Gift, rng: Rng, emit: Emit) -> None:
    """[protocol 6] Hand on the three cards of least worth, or those filed."""
    s.gift[seat] = (
        sorted(s.filed[seat][m.ALL_SEATS]) if a.how == actions.FILED else card_moves.least(s, seat)
    )
    s.filed[seat].pop(m.ALL_SEATS, None)
    _chosen(s, seat, emit)


def _chosen(s: m.State, seat: Seat, emit: Emit) -> None:
    s.giving = d.NONE
    if len(s.out) < len(s.side):
        tell(emit, TurnEnded, seat)
        _next(s, seat)
        return
    given = s.gift[seat]
    for card in given:
        card_moves.remove(s, seat, card)
    s.discards += given
    s.discarders += [seat] * len(given)
    if given:
        seat_knowledge.unmark_hand(s, seat)
    s.gift[seat] = []
    s.active = d.NONE
    tell(emit, events.Discarded, seat, tuple(given))
    tell(emit, TurnEnded, seat)
    if s.leader == d.NONE:
        reward_phases.begin(s, emit)
    else:
        reward_phases.close(s, emit)
