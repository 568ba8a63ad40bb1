"""Standing orders: which a seat may file unasked, and how they decide.

Orders are seen by their owner alone. What everybody sees that leaves one outcome is decided here
too: a combat turn of a seat without cards, the last crystal, a pass after a lead of 25.
"""

from collections.abc import Sequence

from engine import Action, Emit, Rng, Seat
from . import actions, card_moves, data as d, state as m
from .legal import GIFTS, PLAY, TAKE, filed, legal

_PREFER = tuple(tuple(actions.Prefer(slot, role) for role in range(7)) for slot in range(3))
PICK = tuple(actions.Pick(d.SUIT_OF[card], d.value_word(card)) for card in range(len(d.SUIT_OF)))
_NEXT = tuple(
    actions.PlayNext(d.SUIT_OF[card], d.value_word(card)) for card in range(d.FIRST_SPELL)
)
_STANDING = tuple(actions.Standing(what) for what in range(len(actions.STANDINGS)))
_CANCEL = tuple(actions.Cancel(what) for what in range(10))
_PLANS = ((3, 4), (5, 3, 6), (7, 8))
"""What the highest, the second and the third may plan with three seats, as answers."""


def orders(s: m.State, seat: Seat) -> Sequence[Action]:
    """Return what a seat may file now."""
    if s.reason:
        return ()
    found: list[Action] = _preferences(s, seat)
    if s.phase in m.PHASE_TWO:
        found += _talk(s, seat)
    if s.phase == m.COMBAT:
        found += _fight(s, seat)
    if s.phase in m.PHASE_TWO or (s.phase == m.COMBAT and _gives(s, seat)):
        found += _picks(s, seat)
    row = s.standing[seat]
    found += [_STANDING[what] for what in (actions.LEAST_GIFT, actions.HIGHEST) if what not in row]
    found += [_CANCEL[what] for what in range(len(_CANCEL)) if _kept(s, seat, what)]
    return found


def _preferences(s: m.State, seat: Seat) -> list[Action]:
    """[protocol 1] Roles for the clearings where the pawn may stand next, or stands."""
    row = s.prefers[seat]
    choosing = s.phase == m.ROLES_PHASE and s.token[seat] == d.NONE
    return [
        _PREFER[slot][role]
        for slot in range(len(d.SLOTS))
        if s.slots[slot] not in (d.NONE, d.FINITUM) and (s.slots[slot] != s.arena or choosing)
        for role in s.roles
        if slot * 8 + role not in row and not (s.slots[slot] == s.arena and role in s.token)
    ]


def _talk(s: m.State, seat: Seat) -> list[Action]:
    found: list[Action] = []
    others = [other for other in range(len(s.side)) if other != seat]
    if s.phase in (m.NEGOTIATE, m.JOIN, m.PLACE):
        row = s.wishes[seat]
        found += [
            actions.Wish(how, other)
            for other in others
            for how in (0, 1)
            if other * 2 + how not in row and s.side[seat] == d.NONE
        ]
    if s.phase == m.TRIO:
        plans = _PLANS[s.order.index(seat)]
        found += [actions.Plan(how) for how in plans if how not in s.plans[seat]]
    allies = [o for o in others if d.NONE in (s.side[o], s.side[seat]) or s.side[o] == s.side[seat]]
    if not (s.phase == m.EXCHANGE and s.ready[seat]):
        found += [
            actions.Put(other) for other in allies if s.picks[seat] or s.offers[seat].get(other)
        ]
        if actions.READY_AT_ONCE not in s.standing[seat]:
            found.append(_STANDING[actions.READY_AT_ONCE])
    return found


def _gives(s: m.State, seat: Seat) -> bool:
    """Tell whether a seat may still file what it hands on."""
    return seat not in s.out or s.giving == seat or (s.out[-1] == seat and s.active != d.NONE)


def _fight(s: m.State, seat: Seat) -> list[Action]:
    found: list[Action] = []
    if seat not in s.out:
        row = s.standing[seat]
        found += [
            _STANDING[what]
            for what in range(actions.PASS_NEXT, len(actions.STANDINGS))
            if what not in row
        ]
        found += [_NEXT[card] for card in card_moves.playable(s, seat) if card != s.playing[seat]]
    if _gives(s, seat) and len(s.picks[seat]) == d.GIFT:
        others = [other for other in range(len(s.side)) if other != seat and other not in s.out]
        found += [actions.LeaveFor(whom) for whom in (*others, 5, 6, 7)]
    return found


def _picks(s: m.State, seat: Seat) -> list[Action]:
    """Offer each card that is not picked as often as it is held; to hand on, three at most."""
    picked = s.picks[seat]
    hand = s.hands[seat] if s.phase == m.COMBAT else card_moves.cards(s, seat)
    if s.phase == m.COMBAT and len(picked) >= d.GIFT:
        return []
    return [
        PICK[card]
        for card in dict.fromkeys(hand)
        if card not in picked or picked.count(card) < hand.count(card)
    ]


def _kept(s: m.State, seat: Seat, what: int) -> bool:
    row = s.standing[seat]
    return (
        bool(s.picks[seat]),
        bool(s.offers[seat]),
        bool(s.prefers[seat]),
        bool(s.wishes[seat]),
        bool(s.plans[seat]),
        actions.READY_AT_ONCE in row,
        actions.LEAST_GIFT in row or bool(s.filed[seat]),
        actions.HIGHEST in row,
        any(one >= actions.PASS_NEXT for one in row),
        s.playing[seat] != d.NONE,
    )[what]


# Filing.


def prefer(s: m.State, seat: Seat, a: actions.Prefer, rng: Rng, emit: Emit) -> None:
    """Add a role to the wishes for a clearing, after those filed before."""
    s.prefers[seat].append(a.slot * 8 + a.role)


def wish(s: m.State, seat: Seat, a: actions.Wish, rng: Rng, emit: Emit) -> None:
    """[L4b] Add to the ranked list of wishes."""
    s.wishes[seat].append(a.seat * 2 + a.how)


def plan(s: m.State, seat: Seat, a: actions.Plan, rng: Rng, emit: Emit) -> None:
    """[L4b] Say ahead what to answer, in place of what was said before."""
    s.plans[seat] = [a.how]


def pick(s: m.State, seat: Seat, a: actions.Pick, rng: Rng, emit: Emit) -> None:
    """Pick a card."""
    s.picks[seat].append(d.kind(a.suit, a.value))
    s.picks[seat].sort()


def put(s: m.State, seat: Seat, a: actions.Put, rng: Rng, emit: Emit) -> None:
    """[L6b] Put the picked cards down for an ally in place of what lay there."""
    picked, s.picks[seat] = s.picks[seat], []
    s.offers[seat].pop(a.seat, None)
    if picked:
        s.offers[seat][a.seat] = picked


def standing(s: m.State, seat: Seat, a: actions.Standing, rng: Rng, emit: Emit) -> None:
    """Let an order stand; of several leads the last one counts."""
    if a.what >= actions.PASS_LEAD:
        s.standing[seat] = [what for what in s.standing[seat] if what < actions.PASS_LEAD]
    s.standing[seat] = sorted([*s.standing[seat], a.what])


def play_next(s: m.State, seat: Seat, a: actions.PlayNext, rng: Rng, emit: Emit) -> None:
    """Note which card to play next."""
    s.playing[seat] = d.kind(a.suit, a.value)


def leave_for(s: m.State, seat: Seat, a: actions.LeaveFor, rng: Rng, emit: Emit) -> None:
    """[protocol 6] File the picked cards for all, a side or a seat."""
    s.filed[seat][a.whom], s.picks[seat] = s.picks[seat], []


def cancel(s: m.State, seat: Seat, a: actions.Cancel, rng: Rng, emit: Emit) -> None:
    """Forget orders of a sort."""
    row = s.standing[seat]
    if a.what in (actions.C_READY, actions.C_GIFT, actions.C_HIGHEST):
        gone = {
            actions.C_READY: actions.READY_AT_ONCE,
            actions.C_GIFT: actions.LEAST_GIFT,
            actions.C_HIGHEST: actions.HIGHEST,
        }[a.what]
        s.standing[seat] = [what for what in row if what != gone]
    if a.what == actions.C_PASS:
        s.standing[seat] = [what for what in row if what < actions.PASS_NEXT]
    if a.what == actions.C_GIFT:
        s.filed[seat] = {}
    if a.what == actions.C_OFFERS:
        s.offers[seat] = {}
    if a.what == actions.C_PLAY:
        s.playing[seat] = d.NONE
    lists = {
        actions.C_PICKS: s.picks,
        actions.C_PREFER: s.prefers,
        actions.C_WISH: s.wishes,
        actions.C_PLAN: s.plans,
    }
    if a.what in lists:
        lists[a.what][seat] = []


# Deciding.


def ordered(s: m.State, seat: Seat) -> Action | None:
    """Return what public facts, or the orders of a seat that is waited for, decide now."""
    if s.phase == m.COMBAT:
        found = _turn(s, seat) if s.active == seat else None
        return found or (_crystal(s, seat) if s.chooser == seat and s.taking else None)
    if s.phase == m.ROLES_PHASE:
        return _role(s, seat)
    if s.phase == m.EXCHANGE:
        asked = actions.READY_AT_ONCE in s.standing[seat] and not s.ready[seat]
        return actions.Ready(actions.DONE) if asked else None
    found = _answer(s, seat) if s.phase in (m.JOIN, m.PLACE, m.TRIO) else None
    return found if found in legal(s, seat) else None


def _role(s: m.State, seat: Seat) -> Action | None:
    for code in s.prefers[seat]:
        if code >> 3 == s.pawn and code & 7 not in s.token:
            return actions.Become(code & 7)
    return None


def _answer(s: m.State, seat: Seat) -> Action | None:
    if s.phase == m.TRIO:
        return actions.Answer(s.plans[seat][0]) if s.plans[seat] else None
    most = 2 if len(s.side) == 4 else 3
    for code in s.wishes[seat]:
        side, how = s.side[code >> 1], code & 1
        if side == d.NONE:
            continue
        if s.phase == m.JOIN:
            return actions.Answer(actions.ENTER if how == actions.WITH else actions.STAY_OUT)
        side = side if how == actions.WITH else 1 - side
        if s.side.count(side) < most:
            return actions.Answer(actions.SECOND if side else actions.FIRST)
    return None


def _turn(s: m.State, seat: Seat) -> Action | None:
    row = s.standing[seat]
    if s.giving == seat:
        if s.gift[seat]:
            return None
        if filed(s, seat):
            return GIFTS[1]
        return GIFTS[0] if actions.LEAST_GIFT in row else None
    if s.casting != d.NONE:
        return None
    if s.leader != d.NONE:
        return actions.Pass(actions.FOR_GOOD)
    spells = s.spells[seat] and not s.spent[seat]
    if not s.hands[seat] and not spells and s.absent != seat:  # [protocol 5a]
        return actions.Pass(actions.FOR_GOOD)
    if not row and s.playing[seat] == d.NONE:
        return None
    lead = -s.marker if s.side[seat] else s.marker
    leads = [actions.LEADS[what - actions.PASS_LEAD] for what in row if what >= actions.PASS_LEAD]
    if actions.PASS_NEXT in row or any(lead >= n for n in leads):
        return actions.Pass(actions.FOR_GOOD)
    plays = card_moves.playable(s, seat)
    if s.playing[seat] in plays:
        return PLAY[s.playing[seat]]
    if actions.PASS_STUCK in row and not plays and not spells:
        return actions.Pass(actions.FOR_GOOD)
    return None


def _crystal(s: m.State, seat: Seat) -> Action | None:
    """[protocol 8] Equal values, and the last of all, are no choice."""
    here = s.crystals[s.pawn]
    if len(set(here)) == 1 or actions.HIGHEST in s.standing[seat]:
        return TAKE[max(here)]
    return None
