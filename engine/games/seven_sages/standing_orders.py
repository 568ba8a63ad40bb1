"""What a seat may file unasked, and what its orders decide.

Orders are seen by their owner alone. What everybody sees that leaves one outcome is decided here
too: a combat turn of a seat without cards, the last crystal, a pass after a lead of 25.
"""

from collections.abc import Sequence

from engine.game import Action, Emit, Seat
from engine.games.seven_sages.actions import (
    C_GIFT,
    C_HIGHEST,
    C_OFFERS,
    C_PASS,
    C_PICKS,
    C_PLAN,
    C_PLAY,
    C_PREFER,
    C_READY,
    C_WISH,
    DONE,
    ENTER,
    FIRST,
    FOR_GOOD,
    HIGHEST,
    LEADS,
    LEAST_GIFT,
    PASS_LEAD,
    PASS_NEXT,
    PASS_STUCK,
    READY_AT_ONCE,
    SECOND,
    STANDINGS,
    STAY_OUT,
    WITH,
    Answer,
    Become,
    Cancel,
    LeaveFor,
    Pass,
    Pick,
    Plan,
    PlayNext,
    Prefer,
    Put,
    Ready,
    Standing,
    Wish,
)
from engine.games.seven_sages.card_moves import cards, playable
from engine.games.seven_sages.data import (
    FINITUM,
    FIRST_SPELL,
    GIFT,
    NONE,
    SLOTS,
    SUIT_OF,
    kind,
    value_word,
)
from engine.games.seven_sages.legal import GIFTS, PLAY, TAKE, filed, legal
from engine.games.seven_sages.state import (
    COMBAT,
    EXCHANGE,
    JOIN,
    NEGOTIATE,
    PHASE_TWO,
    PLACE,
    ROLES_PHASE,
    TRIO,
    State,
)
from engine.rng import Rng

_PREFER = tuple(tuple(Prefer(slot, role) for role in range(7)) for slot in range(3))
PICK = tuple(Pick(SUIT_OF[card], value_word(card)) for card in range(len(SUIT_OF)))
_NEXT = tuple(PlayNext(SUIT_OF[card], value_word(card)) for card in range(FIRST_SPELL))
_STANDING = tuple(Standing(what) for what in range(len(STANDINGS)))
_CANCEL = tuple(Cancel(what) for what in range(10))
_PLANS = ((3, 4), (5, 3, 6), (7, 8))
"""What the highest, the second and the third may plan with three seats, as answers."""


def orders(s: State, seat: Seat) -> Sequence[Action]:
    """Return what a seat may file now."""
    if s.reason:
        return ()
    found: list[Action] = _preferences(s, seat)
    if s.phase in PHASE_TWO:
        found += _talk(s, seat)
    if s.phase == COMBAT:
        found += _fight(s, seat)
    if s.phase in PHASE_TWO or (s.phase == COMBAT and _gives(s, seat)):
        found += _picks(s, seat)
    row = s.standing[seat]
    found += [_STANDING[what] for what in (LEAST_GIFT, HIGHEST) if what not in row]
    found += [_CANCEL[what] for what in range(len(_CANCEL)) if _kept(s, seat, what)]
    return found


def _preferences(s: State, seat: Seat) -> list[Action]:
    """[protocol 1] Roles for the clearings where the pawn may stand next, or stands."""
    row = s.prefers[seat]
    choosing = s.phase == ROLES_PHASE and s.token[seat] == NONE
    return [
        _PREFER[slot][role]
        for slot in range(len(SLOTS))
        if s.slots[slot] not in (NONE, FINITUM) and (s.slots[slot] != s.arena or choosing)
        for role in s.roles
        if slot * 8 + role not in row and not (s.slots[slot] == s.arena and role in s.token)
    ]


def _talk(s: State, seat: Seat) -> list[Action]:
    found: list[Action] = []
    others = [other for other in range(len(s.side)) if other != seat]
    if s.phase in (NEGOTIATE, JOIN, PLACE):
        row = s.wishes[seat]
        found += [
            Wish(how, other)
            for other in others
            for how in (0, 1)
            if other * 2 + how not in row and s.side[seat] == NONE
        ]
    if s.phase == TRIO:
        plans = _PLANS[s.order.index(seat)]
        found += [Plan(how) for how in plans if how not in s.plans[seat]]
    allies = [o for o in others if NONE in (s.side[o], s.side[seat]) or s.side[o] == s.side[seat]]
    if not (s.phase == EXCHANGE and s.ready[seat]):
        found += [Put(other) for other in allies if s.picks[seat] or s.offers[seat].get(other)]
        if READY_AT_ONCE not in s.standing[seat]:
            found.append(_STANDING[READY_AT_ONCE])
    return found


def _gives(s: State, seat: Seat) -> bool:
    """Tell whether a seat may still file what it hands on."""
    return seat not in s.out or s.giving == seat or (s.out[-1] == seat and s.active != NONE)


def _fight(s: State, seat: Seat) -> list[Action]:
    found: list[Action] = []
    if seat not in s.out:
        row = s.standing[seat]
        found += [_STANDING[what] for what in range(PASS_NEXT, len(STANDINGS)) if what not in row]
        found += [_NEXT[card] for card in playable(s, seat) if card != s.playing[seat]]
    if _gives(s, seat) and len(s.picks[seat]) == GIFT:
        others = [other for other in range(len(s.side)) if other != seat and other not in s.out]
        found += [LeaveFor(whom) for whom in (*others, 5, 6, 7)]
    return found


def _picks(s: State, seat: Seat) -> list[Action]:
    """Offer each card that is not picked as often as it is held; to hand on, three at most."""
    picked = s.picks[seat]
    hand = s.hands[seat] if s.phase == COMBAT else cards(s, seat)
    if s.phase == COMBAT and len(picked) >= GIFT:
        return []
    return [
        PICK[card]
        for card in dict.fromkeys(hand)
        if card not in picked or picked.count(card) < hand.count(card)
    ]


def _kept(s: State, seat: Seat, what: int) -> bool:
    row = s.standing[seat]
    return (
        bool(s.picks[seat]),
        bool(s.offers[seat]),
        bool(s.prefers[seat]),
        bool(s.wishes[seat]),
        bool(s.plans[seat]),
        READY_AT_ONCE in row,
        LEAST_GIFT in row or bool(s.filed[seat]),
        HIGHEST in row,
        any(one >= PASS_NEXT for one in row),
        s.playing[seat] != NONE,
    )[what]


# Filing.


def prefer(s: State, seat: Seat, a: Prefer, rng: Rng, emit: Emit) -> None:
    """Add a role to the wishes for a clearing, after those filed before."""
    s.prefers[seat].append(a.slot * 8 + a.role)


def wish(s: State, seat: Seat, a: Wish, rng: Rng, emit: Emit) -> None:
    """[L4b] Add to the ranked list of wishes."""
    s.wishes[seat].append(a.seat * 2 + a.how)


def plan(s: State, seat: Seat, a: Plan, rng: Rng, emit: Emit) -> None:
    """[L4b] Say ahead what to answer, in place of what was said before."""
    s.plans[seat] = [a.how]


def pick(s: State, seat: Seat, a: Pick, rng: Rng, emit: Emit) -> None:
    """Pick a card."""
    s.picks[seat].append(kind(a.suit, a.value))
    s.picks[seat].sort()


def put(s: State, seat: Seat, a: Put, rng: Rng, emit: Emit) -> None:
    """[L6b] Put the picked cards down for an ally in place of what lay there."""
    picked, s.picks[seat] = s.picks[seat], []
    s.offers[seat].pop(a.seat, None)
    if picked:
        s.offers[seat][a.seat] = picked


def standing(s: State, seat: Seat, a: Standing, rng: Rng, emit: Emit) -> None:
    """Let an order stand; of several leads the last one counts."""
    if a.what >= PASS_LEAD:
        s.standing[seat] = [what for what in s.standing[seat] if what < PASS_LEAD]
    s.standing[seat] = sorted([*s.standing[seat], a.what])


def play_next(s: State, seat: Seat, a: PlayNext, rng: Rng, emit: Emit) -> None:
    """Note which card to play next."""
    s.playing[seat] = kind(a.suit, a.value)


def leave_for(s: State, seat: Seat, a: LeaveFor, rng: Rng, emit: Emit) -> None:
    """[protocol 6] File the picked cards for all, a side or a seat."""
    s.filed[seat][a.whom], s.picks[seat] = s.picks[seat], []


def cancel(s: State, seat: Seat, a: Cancel, rng: Rng, emit: Emit) -> None:
    """Forget orders of a sort."""
    row = s.standing[seat]
    if a.what in (C_READY, C_GIFT, C_HIGHEST):
        gone = {C_READY: READY_AT_ONCE, C_GIFT: LEAST_GIFT, C_HIGHEST: HIGHEST}[a.what]
        s.standing[seat] = [what for what in row if what != gone]
    if a.what == C_PASS:
        s.standing[seat] = [what for what in row if what < PASS_NEXT]
    if a.what == C_GIFT:
        s.filed[seat] = {}
    if a.what == C_OFFERS:
        s.offers[seat] = {}
    if a.what == C_PLAY:
        s.playing[seat] = NONE
    lists = {C_PICKS: s.picks, C_PREFER: s.prefers, C_WISH: s.wishes, C_PLAN: s.plans}
    if a.what in lists:
        lists[a.what][seat] = []


# Deciding.


def ordered(s: State, seat: Seat) -> Action | None:
    """Return what public facts, or the orders of a seat that is waited for, decide now."""
    if s.phase == COMBAT:
        found = _turn(s, seat) if s.active == seat else None
        return found or (_crystal(s, seat) if s.chooser == seat and s.taking else None)
    if s.phase == ROLES_PHASE:
        return _role(s, seat)
    if s.phase == EXCHANGE:
        asked = READY_AT_ONCE in s.standing[seat] and not s.ready[seat]
        return Ready(DONE) if asked else None
    found = _answer(s, seat) if s.phase in (JOIN, PLACE, TRIO) else None
    return found if found in legal(s, seat) else None


def _role(s: State, seat: Seat) -> Action | None:
    for code in s.prefers[seat]:
        if code >> 3 == s.pawn and code & 7 not in s.token:
            return Become(code & 7)
    return None


def _answer(s: State, seat: Seat) -> Action | None:
    if s.phase == TRIO:
        return Answer(s.plans[seat][0]) if s.plans[seat] else None
    most = 2 if len(s.side) == 4 else 3
    for code in s.wishes[seat]:
        side, how = s.side[code >> 1], code & 1
        if side == NONE:
            continue
        if s.phase == JOIN:
            return Answer(ENTER if how == WITH else STAY_OUT)
        side = side if how == WITH else 1 - side
        if s.side.count(side) < most:
            return Answer(SECOND if side else FIRST)
    return None


def _turn(s: State, seat: Seat) -> Action | None:
    row = s.standing[seat]
    if s.giving == seat:
        if s.gift[seat]:
            return None
        if filed(s, seat):
            return GIFTS[1]
        return GIFTS[0] if LEAST_GIFT in row else None
    if s.casting != NONE:
        return None
    if s.leader != NONE:
        return Pass(FOR_GOOD)
    spells = s.spells[seat] and not s.spent[seat]
    if not s.hands[seat] and not spells and s.absent != seat:  # [protocol 5a]
        return Pass(FOR_GOOD)
    if not row and s.playing[seat] == NONE:
        return None
    lead = -s.marker if s.side[seat] else s.marker
    leads = [LEADS[what - PASS_LEAD] for what in row if what >= PASS_LEAD]
    if PASS_NEXT in row or any(lead >= n for n in leads):
        return Pass(FOR_GOOD)
    plays = playable(s, seat)
    if s.playing[seat] in plays:
        return PLAY[s.playing[seat]]
    if PASS_STUCK in row and not plays and not spells:
        return Pass(FOR_GOOD)
    return None


def _crystal(s: State, seat: Seat) -> Action | None:
    """[protocol 8] Equal values, and the last of all, are no choice."""
    here = s.crystals[s.pawn]
    if len(set(here)) == 1 or HIGHEST in s.standing[seat]:
        return TAKE[max(here)]
    return None
