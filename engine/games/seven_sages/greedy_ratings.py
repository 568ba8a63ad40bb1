"""Heuristic ratings of the actions of The Seven Sages, as a sensible player sees them.

Rates are rough points: of the marker in a combat, of cards elsewhere. An order above 0 is filed;
each is rated so only until it stands, so that filing comes to rest.
"""

from collections.abc import Callable, Sequence
from typing import Any

from engine.game import Action, Seat
from . import actions, card_moves, data as d, prefiled_decisions, spells, state as m

CARD = 2.2
"""What an unknown card is thought to bring to a combat."""
SOLO = 24
"""A hand, with its bonus, that stands alone against two."""
_INVITED = 2
"""Partners that are invited."""


def rate(view: m.State, seat: Seat, actions: Sequence[Any]) -> list[float]:
    """Rate legal actions, or orders, in the view of a seat."""
    if not actions:
        return []
    if view.phase == m.COMBAT and view.active == seat and view.giving == d.NONE:
        fight = _Fight(view, seat)
        return [fight.rate(a) for a in actions]
    found = []
    for a in actions:
        rater = _RATERS.get(type(a))
        found.append(rater(view, seat, a) if rater else 0.0)
    return found


def strength(v: m.State, seat: Seat, role: int) -> float:
    """Return what the own hand is worth to a role, owls included."""
    found = d.worths(v.hands[seat])
    return found[role] + found[d.OWL]


def liking(v: m.State, seat: Seat, other: Seat) -> float:
    """Return how much a seat would like to have another on its side, from what all can see."""
    held = len(v.hands[other]) * CARD + len(v.spells[other]) * 2.0
    gifts = sum(d.FACE[card] for card in v.hands[seat] if d.SUIT_OF[card] == v.token[other])
    return float(held + gifts * 0.8 - len(v.won[other]) * 3.0)


def fitting(v: m.State, seat: Seat, other: Seat) -> list[int]:
    """Return the own cards of the role that another has chosen."""
    return [card for card in v.hands[seat] if d.SUIT_OF[card] == v.token[other]]


def gifts(v: m.State, seat: Seat) -> list[Action]:
    """Return the orders that put down the cards of their roles for all allies of an exchange."""
    found: list[Action] = []
    if v.phase != m.EXCHANGE or v.offers[seat]:
        return found
    for other, side in enumerate(v.side):
        cards = fitting(v, seat, other) if side == v.side[seat] and other != seat else ()
        if cards:
            found += [*(prefiled_decisions.PICK[card] for card in cards), actions.Put(other)]
    return found


def _others(v: m.State, seat: Seat) -> list[Seat]:
    """Return the other seats, the best partner first."""
    others = [other for other in range(len(v.hands)) if other != seat]
    return sorted(others, key=lambda other: (-liking(v, seat, other), other))


# Roles.


def _favourites(v: m.State, seat: Seat, slot: int) -> list[int]:
    """Return the roles to wish for on a clearing, the best first."""
    rank = d.RANK[v.slots[slot]]
    roles = sorted(v.roles, key=lambda role: (rank[role] * 0.4 - strength(v, seat, role), role))
    return roles[: len(v.hands)]


def _become(v: m.State, seat: Seat, a: actions.Become) -> float:
    return strength(v, seat, a.role) - 0.4 * d.RANK[v.arena][a.role]


def _prefer(v: m.State, seat: Seat, a: actions.Prefer) -> float:
    """File the favourites in order, while choosing what to hand on: the hand is full then."""
    if v.giving != seat:
        return 0.0
    filed = [wish & 7 for wish in v.prefers[seat] if wish >> 3 == a.slot]
    wanted = _favourites(v, seat, a.slot)
    return 1.0 if filed == wanted[: len(filed)] and wanted[len(filed) :][:1] == [a.role] else 0.0


def _cancel(v: m.State, seat: Seat, a: actions.Cancel) -> float:
    """Cancel what is not wished any more."""
    if a.what == actions.C_PREFER and v.giving == seat:
        for slot in {wish >> 3 for wish in v.prefers[seat]}:
            if v.slots[slot] == v.arena:
                continue
            filed = [wish & 7 for wish in v.prefers[seat] if wish >> 3 == slot]
            if filed != _favourites(v, seat, slot)[: len(filed)]:
                return 2.0
    if a.what == actions.C_PICKS:
        return 2.0 if _goal(v, seat)[0] == "cancel" else 0.0
    return 0.0


# Phase 2.


def _invite(v: m.State, seat: Seat, a: actions.Invite) -> float:
    place = _others(v, seat).index(a.seat)
    return 5.0 - place if place < _INVITED else 0.0


def _accept(v: m.State, seat: Seat, a: actions.Accept) -> float:
    place = _others(v, seat).index(a.seat)
    return 6.0 - place if 2 * place <= len(v.hands) - 1 else 1.0


def _answer(v: m.State, seat: Seat, a: actions.Answer) -> float:
    if a.how == actions.NO_DEAL:
        return 2.0
    if v.phase == m.TRIO:
        return _speak(v, seat, a.how)
    side = 0 if a.how in (actions.ENTER, actions.FIRST) else 1
    friends = [other for other, own in enumerate(v.side) if own == side]
    foes = [other for other, own in enumerate(v.side) if own not in (side, d.NONE)]
    likes = [sum(liking(v, seat, other) for other in some) for some in (friends, foes)]
    return likes[0] - likes[1] if v.phase != m.EXCHANGE else 0.0


def _speak(v: m.State, seat: Seat, how: int) -> float:
    highest, second, third = v.order
    alone = strength(v, seat, v.token[seat]) + sum(v.crystals[v.pawn])
    if how == actions.ALONE:
        return 1.0 if alone >= SOLO else -1.0
    if how in (actions.SPEAK, actions.OPEN_TO):
        return 0.0
    other = third if seat == second else second
    gain = liking(v, seat, highest) - liking(v, seat, other)
    return (
        gain
        if how in (actions.JOIN_HIM, actions.FIRST)
        else -gain
        if how == actions.SECOND
        else 0.0
    )


def _wish(v: m.State, seat: Seat, a: actions.Wish) -> float:
    """With the best, against the worst, and so on."""
    if v.phase != m.NEGOTIATE:
        return 0.0
    others = _others(v, seat)
    wanted = []
    for i in range((len(others) + 1) // 2):
        wanted += [others[i] * 2, others[-1 - i] * 2 + 1]
    filed = v.wishes[seat]
    if filed != wanted[: len(filed)] or len(filed) >= len(others):
        return 0.0
    return 1.0 if wanted[len(filed)] == a.seat * 2 + a.how else 0.0


def _goal(v: m.State, seat: Seat) -> tuple[str, int]:
    """Return what to file next of the cards for allies: pick a card, put, or cancel the picks."""
    picked = v.picks[seat]
    for other in range(len(v.hands)):
        sides = v.side[other], v.side[seat]
        if other == seat or (d.NONE not in sides and sides[0] != sides[1]):
            continue
        wanted = fitting(v, seat, other)
        if not wanted or v.offers[seat].get(other) == wanted:
            continue
        if picked == wanted:
            return "put", other
        missing = list(wanted)
        for card in picked:
            if card not in missing:
                return "cancel", 0
            missing.remove(card)
        return "pick", missing[0]
    return ("cancel" if picked else "rest"), 0


def _pick(v: m.State, seat: Seat, a: actions.Pick) -> float:
    if not _bargains(v, seat):
        return 0.0
    return 1.0 if _goal(v, seat) == ("pick", d.kind(a.suit, a.value)) else 0.0


def _put(v: m.State, seat: Seat, a: actions.Put) -> float:
    return 1.0 if _bargains(v, seat) and _goal(v, seat) == ("put", a.seat) else 0.0


def _bargains(v: m.State, seat: Seat) -> bool:
    return v.phase < m.COMBAT and not v.ready[seat]


def _standing(v: m.State, seat: Seat, a: actions.Standing) -> float:
    if a.what == actions.READY_AT_ONCE:
        return 1.0 if _goal(v, seat)[0] == "rest" else 0.0
    return float(a.what in (actions.HIGHEST, actions.PASS_STUCK))


def _ready(v: m.State, seat: Seat, a: actions.Ready) -> float:
    return 1.0 - a.how


# Combat.


class _Fight:
    """What a seat makes of a combat when it is its turn; values are points of its side."""

    def __init__(self, v: m.State, seat: Seat) -> None:
        self.v, self.seat = v, seat
        self.side = v.side[seat]
        self.lead = -v.marker if self.side else v.marker
        self.plays = card_moves.playable(v, seat)
        own = [card for card in v.hands[seat] if card in self.plays]
        self.mine = sum(d.worths(own))
        self.mine += 9 * any(
            d.IS_ONE[card] and card_moves.points(v, seat, card) > 1 for card in own
        )
        self.friends = self._others(self.side)
        self.foes = self._others(1 - self.side)
        self.hopeless = self.lead + self.mine + self.friends <= 0
        self.safe = self.lead > 0 and (self.lead > self.foes or self.foes == 0)

    def rate(self, a: Any) -> float:
        """Rate one action; to pass for good is worth 0."""
        verb = type(a)
        if verb is actions.Play:
            return self._play(d.kind(a.suit, a.value))
        if verb is actions.Cast:
            return self._cast(a)
        if verb is actions.Target:
            return self._gain(a.seat, d.kind(a.suit, a.value), self.v.casting)
        if verb is actions.Swap:
            return self._swap(a.one, a.crystal, a.other, a.against)
        if verb is actions.Pass and a.how == actions.FOR_NOW:
            return 0.5 if self.lead > 0 and self.foes else -0.5
        if verb is actions.Standing:
            return _standing(self.v, self.seat, a)
        return 0.0

    def _others(self, side: int) -> float:
        """Return what the others of a side who are still in may bring."""
        v = self.v
        return sum(
            CARD + 0.45 * CARD * len(v.hands[other])
            for other, own in enumerate(v.side)
            if own == side and other != self.seat and other not in v.out and v.hands[other]
        )

    def _play(self, card: int) -> float:
        if self.hopeless or self.safe:
            return -1.0
        count = card_moves.points(self.v, self.seat, card)
        if d.IS_ONE[card] and count == 1 and self.v.hands[self.seat].count(card) == 2:
            return 7.0
        after = self.lead + count
        if after >= d.LEAD or count == d.SECOND_ONE:
            return 9.0
        return 6.0 - 0.1 * count if after > 0 else 1.0 + 0.1 * count

    def _cast(self, a: actions.Cast) -> float:
        v, seat = self.v, self.seat
        if a.spell in (d.VOLENSIA, d.ANULENSA):
            gains = [self._gain(c >> 6, c & 63, a.spell) for c in spells.targets(v, a.spell)]
            best = max(gains, default=-1.0)
            return best - 3.0 if self.lead + best + self.mine > 0 and not self.safe else -1.0
        if a.spell == d.POTENTIA:
            return 4.0 if v.deck or v.discards else -1.0
        if a.spell == d.MOVENTI:
            best = max((self._swap(*pair) for pair in spells.swaps(v)), default=-1.0)
            return 3.0 * best if self.lead > 0 else -1.0
        if self.safe or (self.hopeless and a.spell == d.ABSENTUS):
            return -1.0
        if a.spell == d.ABSENTUS:
            return 2.0 if len(self.plays) > 1 and self.foes else -1.0
        if a.spell == d.MUTANTUS and a.aim:
            return self._other_role(v.card[a.aim - 1]) - self._other_role(v.card[seat])
        return self._other_role(a.aim - 6) - 4.0 if a.spell == d.BINENSUS and a.aim else -1.0

    def _other_role(self, role: int) -> float:
        return float(d.worths(self.v.hands[self.seat])[role])

    def _gain(self, owner: Seat, card: int, spell: int) -> float:
        """Return what taking a card off the table brings."""
        v = self.v
        twin = d.IS_ONE[card] and v.laid.count(owner * 64 + card) == 2
        count = d.SECOND_ONE if twin else d.FACE[card]
        bonus = 0.5 * d.FACE[card] if spell == d.VOLENSIA else 0.0
        return (count if v.side[owner] != self.side else -count) + bonus

    def _swap(self, one: int, crystal: int, other: int, against: int) -> float:
        """Return by how much the crystals fought for grow."""
        if self.v.pawn not in (one, other):
            return 0.0
        gain = against - crystal if self.v.pawn == one else crystal - against
        return float(gain if self.lead > 0 else -gain)


# Afterwards.


def _hand_on(v: m.State, seat: Seat, a: actions.HandOn) -> float:
    card = d.kind(a.suit, a.value)
    twin = d.IS_ONE[card] and v.hands[seat].count(card) == 2
    return -5.5 if twin else -float(d.FACE[card])


def _gift(v: m.State, seat: Seat, a: actions.Gift) -> float:
    return 2.0 if a.how == actions.FILED else 1.0


def _take(v: m.State, seat: Seat, a: actions.Take) -> float:
    return float(a.crystal)


def _move(v: m.State, seat: Seat, a: actions.Move) -> float:
    """Go where crystals and a fitting role are, and to finitum with a fair share of crystals."""
    if v.slots[a.slot] == d.FINITUM:
        most = max(len(row) for row in v.won)
        return 20.0 if len(v.won[seat]) == most else 0.0
    rank = d.RANK[v.slots[a.slot]]
    return sum(v.crystals[a.slot]) + max(
        0.3 * strength(v, seat, role) - 0.2 * rank[role] for role in v.roles
    )


_RATERS: dict[type, Callable[[m.State, Seat, Any], float]] = {
    actions.Become: _become,
    actions.Prefer: _prefer,
    actions.Cancel: _cancel,
    actions.Invite: _invite,
    actions.Accept: _accept,
    actions.Answer: _answer,
    actions.Wish: _wish,
    actions.Pick: _pick,
    actions.Put: _put,
    actions.Standing: _standing,
    actions.Ready: _ready,
    actions.HandOn: _hand_on,
    actions.Gift: _gift,
    actions.Take: _take,
    actions.Move: _move,
}
