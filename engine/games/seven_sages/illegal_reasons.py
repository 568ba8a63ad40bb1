"""Why an action is not legal: the clause that forbids it, and the sentence to say it with.

It only explains: `legal` decides. Arguments that name a role, a card's suit or value, a spell or
a slot hold its word in the notation; `seat` holds the word of a seat.
"""

from collections.abc import Callable
from typing import Any, Final

from engine import Clause, Seat, errors
from . import actions, data as d, state as m

# fmt: off
WHY: Final = (
    ("over",           "6.10", ()),
    ("turn",           "4.2",  ()),
    ("roles-first",    "2.1",  ()),
    ("role-turn",      "2.1",  ()),
    ("roles-over",     "2.1",  ()),
    ("role-taken",     "2.1",  ("role",)),
    ("role-box",       "1.3",  ("role",)),
    ("talk-over",      "3.1",  ()),
    ("three",          "3.9",  ()),
    ("agreed",         "3.2",  ()),
    ("self",           "3.2",  ()),
    ("nobody",         "1.1",  ()),
    ("invited-you",    "3.2",  ("seat",)),
    ("invited",        "3.2",  ("seat",)),
    ("withdrawn",      "3.3",  ("seat",)),
    ("not-invited",    "3.3",  ("seat",)),
    ("no-invitation",  "3.2",  ("seat",)),
    ("answered",       "3.4",  ()),
    ("answer-wrong",   "3.4",  ()),
    ("join-answers",   "3.6",  ()),
    ("in-alliance",    "3.6",  ()),
    ("place-answers",  "3.8",  ()),
    ("three-answers",  "3.10", ()),
    ("no-exchange",    "3.11", ()),
    ("ready",          "3.14", ()),
    ("nothing-down",   "3.14", ()),
    ("show-when",      "3.12", ()),
    ("show-self",      "3.12", ()),
    ("show-pick",      "3.12", ()),
    ("no-combat",      "4.2",  ()),
    ("out",            "4.7",  ()),
    ("gift-first",     "4.9",  ()),
    ("crushed",        "4.12", ()),
    ("target-first",   "5.1",  ("spell",)),
    ("no-card",        "1.2",  ("suit", "value")),
    ("not-held",       "4.2",  ("suit", "value")),
    ("other-role",     "4.3",  ("suit",)),
    ("spells-cast",    "4.5",  ()),
    ("one-spell",      "4.5",  ()),
    ("spell-held",     "4.5",  ("spell",)),
    ("aim-ally",       "5.6",  ()),
    ("aim-role",       "5.7",  ()),
    ("aim-none",       "5.1",  ("spell",)),
    ("no-target",      "5.1",  ()),
    ("target-table",   "5.1",  ("seat", "suit", "value")),
    ("target-owl",     "5.3",  ()),
    ("target-power",   "5.4",  ()),
    ("no-swap",        "5.2",  ()),
    ("swap-crystals",  "5.2",  ()),
    ("absentus",       "5.5",  ()),
    ("absentus-last",  "5.5",  ()),
    ("no-gift",        "4.9",  ()),
    ("gift-card",      "4.9",  ("suit", "value")),
    ("gift-begun",     "4.9",  ()),
    ("gift-filed",     "7.7",  ()),
    ("no-crystal",     "6.1",  ()),
    ("crystal-value",  "6.1",  ("crystal",)),
    ("no-pawn",        "6.6",  ()),
    ("crystals-first", "6.6",  ()),
    ("pawn-stay",      "6.6",  ("slot",)),
    ("pawn-empty",     "6.8",  ("slot",)),
    ("prefer-slot",    "7.2",  ("slot",)),
    ("prefer-role",    "7.2",  ("role",)),
    ("wish-when",      "7.3",  ()),
    ("wish-three",     "7.4",  ()),
    ("wish-side",      "7.3",  ()),
    ("wish-who",       "7.3",  ()),
    ("plan-when",      "7.4",  ()),
    ("plan-what",      "7.4",  ()),
    ("pick-when",      "7.1",  ()),
    ("pick-spell",     "4.9",  ()),
    ("pick-passed",    "7.7",  ()),
    ("pick-card",      "7.1",  ("suit", "value")),
    ("pick-three",     "7.7",  ()),
    ("put-when",       "3.13", ()),
    ("put-who",        "3.13", ("seat",)),
    ("put-pick",       "3.13", ()),
    ("standing-ready", "7.1",  ()),
    ("standing-pass",  "7.1",  ()),
    ("standing-same",  "7.5",  ()),
    ("next-when",      "7.6",  ()),
    ("next-same",      "7.6",  ("suit", "value")),
    ("leave-when",     "7.7",  ()),
    ("leave-pick",     "7.7",  ()),
    ("leave-who",      "7.7",  ()),
    ("cancel-none",    "7.8",  ()),
)
"""Every sentence: message id without `seven-sages-why-`, clause, names of its arguments."""
# fmt: on
_clause = errors.sentences("seven-sages", WHY)


def refusal(s: m.State, seat: Seat, action: Any) -> Clause:
    """Return the clause that forbids an action which is neither legal nor an order."""
    if s.reason:
        return _clause("over")
    if not 0 <= getattr(action, "seat", 0) < len(s.side):
        return _clause("nobody")
    suit = getattr(action, "suit", d.NONE)
    if suit != d.NONE and d.kind(suit, action.value) == d.NONE:
        return _clause("no-card", d.SUITS[suit], d.VALUES[action.value])
    return _REASONS[type(action)](s, seat, action)


def _become(s: m.State, seat: Seat, a: actions.Become) -> Clause:
    if s.phase != m.ROLES_PHASE:
        return _clause("roles-over")
    if s.active != seat:
        return _clause("role-turn")
    return _clause("role-taken" if a.role in s.token else "role-box", d.ROLES[a.role])


def _not_talking(s: m.State) -> Clause | None:
    """Return why nobody bargains now."""
    if s.phase == m.ROLES_PHASE:
        return _clause("roles-first")
    return None if s.phase in m.PHASE_TWO else _clause("talk-over")


def _not_inviting(s: m.State, seat: Seat, a: Any) -> Clause | None:
    stop = _not_talking(s)
    if stop:
        return stop
    if len(s.side) == 3:
        return _clause("three")
    if s.phase != m.NEGOTIATE:
        return _clause("agreed")
    return _clause("self") if a.seat == seat else None


def _invite(s: m.State, seat: Seat, a: actions.Invite) -> Clause:
    stop = _not_inviting(s, seat, a)
    if stop:
        return stop
    if s.invited[a.seat][seat] == m.OPEN:
        return _clause("invited-you", a.seat)
    return _clause("invited" if s.invited[seat][a.seat] == m.OPEN else "withdrawn", a.seat)


def _withdraw(s: m.State, seat: Seat, a: actions.Withdraw) -> Clause:
    return _not_inviting(s, seat, a) or _clause("not-invited", a.seat)


def _accept(s: m.State, seat: Seat, a: actions.Accept) -> Clause:
    return _not_inviting(s, seat, a) or _clause("no-invitation", a.seat)


def _answer(s: m.State, seat: Seat, a: actions.Answer) -> Clause:
    stop = _not_talking(s)
    if stop:
        return stop
    if s.phase == m.NEGOTIATE:
        return _clause("answered" if s.no_deal[seat] else "answer-wrong")
    if s.phase == m.JOIN:
        if s.side[seat] != d.NONE:
            return _clause("in-alliance")
        return _clause("answered" if s.answered[seat] else "join-answers")
    if s.phase == m.EXCHANGE:
        return _clause("agreed")
    if s.active != seat:
        return _clause("turn")
    return _clause("three-answers" if s.phase == m.TRIO else "place-answers")


def _ready(s: m.State, seat: Seat, a: actions.Ready) -> Clause:
    if s.phase != m.EXCHANGE:
        return _clause("no-exchange")
    return _clause("ready" if s.ready[seat] else "nothing-down")


def _show(s: m.State, seat: Seat, a: actions.Show) -> Clause:
    if s.phase not in m.PHASE_TWO:
        return _clause("show-when")
    return _clause("show-self" if a.seat == seat else "show-pick")


def _not_fighting(s: m.State, seat: Seat) -> Clause | None:
    """Return why a seat neither plays, casts nor passes now."""
    if s.phase != m.COMBAT:
        return _clause("no-combat")
    if s.giving == seat:
        return _clause("gift-first")
    if seat in s.out:
        return _clause("out")
    if s.leader != d.NONE:
        return _clause("crushed")
    if s.active != seat:
        return _clause("turn")
    return _clause("target-first", d.SPELLS[s.casting]) if s.casting != d.NONE else None


def _held(s: m.State, seat: Seat, card: int) -> bool:
    if card >= d.FIRST_SPELL:
        return card - d.FIRST_SPELL in s.spells[seat]
    return card in s.hands[seat]


def _play(s: m.State, seat: Seat, a: actions.Play) -> Clause:
    stop = _not_fighting(s, seat)
    if stop:
        return stop
    if a.suit == d.SPELL:
        return _clause("spells-cast")
    if not _held(s, seat, d.kind(a.suit, a.value)):
        return _clause("not-held", d.SUITS[a.suit], d.VALUES[a.value])
    return _clause("other-role", d.SUITS[a.suit])


def _cast(s: m.State, seat: Seat, a: actions.Cast) -> Clause:
    stop = _not_fighting(s, seat)
    if stop:
        return stop
    if s.spent[seat]:
        return _clause("one-spell")
    if a.spell not in s.spells[seat]:
        return _clause("spell-held", d.SPELLS[a.spell])
    if d.SPELLS[a.spell] == "mutantus":
        return _clause("aim-ally")
    if d.SPELLS[a.spell] == "binensus":
        return _clause("aim-role")
    return _clause("aim-none", d.SPELLS[a.spell])


def _target(s: m.State, seat: Seat, a: actions.Target) -> Clause:
    if s.active != seat or s.casting == d.NONE or d.SPELLS[s.casting] == "moventi":
        return _clause("no-target")
    if d.SPELLS[s.casting] == "volensia" and a.suit != d.OWL:
        return _clause("target-owl")
    if a.suit == d.SPELL:
        return _clause("target-power")
    return _clause("target-table", a.seat, d.SUITS[a.suit], d.VALUES[a.value])


def _swap(s: m.State, seat: Seat, a: actions.Swap) -> Clause:
    if s.active != seat or s.casting == d.NONE or d.SPELLS[s.casting] != "moventi":
        return _clause("no-swap")
    return _clause("swap-crystals")


def _pass(s: m.State, seat: Seat, a: actions.Pass) -> Clause:
    stop = _not_fighting(s, seat)
    if s.leader != d.NONE and a.how == actions.FOR_NOW and s.active == seat and s.giving != seat:
        return _clause("crushed")
    if stop:
        return _clause("turn") if stop == _clause("crushed") else stop
    return _clause("absentus-last" if s.absent == seat else "absentus")


def _hand_on(s: m.State, seat: Seat, a: actions.HandOn) -> Clause:
    if s.giving != seat:
        return _clause("no-gift")
    return _clause("gift-card", d.SUITS[a.suit], d.VALUES[a.value])


def _gift(s: m.State, seat: Seat, a: actions.Gift) -> Clause:
    if s.giving != seat:
        return _clause("no-gift")
    return _clause("gift-begun" if s.gift[seat] else "gift-filed")


def _take(s: m.State, seat: Seat, a: actions.Take) -> Clause:
    if s.chooser != seat or not s.taking:
        return _clause("no-crystal")
    return _clause("crystal-value", a.crystal)


def _move(s: m.State, seat: Seat, a: actions.Move) -> Clause:
    if s.chooser != seat:
        return _clause("no-pawn")
    if s.taking:
        return _clause("crystals-first")
    return _clause("pawn-stay" if a.slot == s.pawn else "pawn-empty", d.SLOTS[a.slot])


def _prefer(s: m.State, seat: Seat, a: actions.Prefer) -> Clause:
    tile = s.slots[a.slot]
    here = tile == s.arena and (s.phase != m.ROLES_PHASE or s.token[seat] != d.NONE)
    if tile in (d.NONE, d.FINITUM) or here:
        return _clause("prefer-slot", d.SLOTS[a.slot])
    if a.role not in s.roles:
        return _clause("role-box", d.ROLES[a.role])
    return _clause("prefer-role", d.ROLES[a.role])


def _wish(s: m.State, seat: Seat, a: actions.Wish) -> Clause:
    if len(s.side) == 3:
        return _clause("wish-three")
    if s.phase not in m.PHASE_TWO:
        return _clause("wish-when")
    return _clause("wish-side" if s.side[seat] != d.NONE else "wish-who")


def _plan(s: m.State, seat: Seat, a: actions.Plan) -> Clause:
    return _clause("plan-what" if s.phase == m.TRIO else "plan-when")


def _pick(s: m.State, seat: Seat, a: actions.Pick) -> Clause:
    combat = s.phase == m.COMBAT
    if s.phase not in m.PHASE_TWO and not combat:
        return _clause("pick-when")
    if combat and a.suit == d.SPELL:
        return _clause("pick-spell")
    if combat and len(s.picks[seat]) >= d.GIFT:
        return _clause("pick-three")
    card = d.kind(a.suit, a.value)
    if _held(s, seat, card) and card not in s.picks[seat]:
        return _clause("pick-passed")
    return _clause("pick-card", d.SUITS[a.suit], d.VALUES[a.value])


def _put(s: m.State, seat: Seat, a: actions.Put) -> Clause:
    if s.phase not in m.PHASE_TWO or (s.phase == m.EXCHANGE and s.ready[seat]):
        return _clause("put-when")
    sides = s.side[a.seat], s.side[seat]
    if a.seat == seat or (d.NONE not in sides and sides[0] != sides[1]):
        return _clause("put-who", a.seat)
    return _clause("put-pick")


def _standing(s: m.State, seat: Seat, a: actions.Standing) -> Clause:
    if a.what in s.standing[seat]:
        return _clause("standing-same")
    return _clause("standing-ready" if a.what == actions.READY_AT_ONCE else "standing-pass")


def _play_next(s: m.State, seat: Seat, a: actions.PlayNext) -> Clause:
    if s.phase != m.COMBAT or seat in s.out:
        return _clause("next-when")
    card = d.kind(a.suit, a.value)
    if not _held(s, seat, card):
        return _clause("not-held", d.SUITS[a.suit], d.VALUES[a.value])
    if card == s.playing[seat]:
        return _clause("next-same", d.SUITS[a.suit], d.VALUES[a.value])
    if a.suit == d.SPELL:
        return _clause("spells-cast")
    return _clause("other-role", d.SUITS[a.suit])


def _leave_for(s: m.State, seat: Seat, a: actions.LeaveFor) -> Clause:
    if s.phase != m.COMBAT:
        return _clause("leave-when")
    return _clause("leave-pick" if len(s.picks[seat]) != d.GIFT else "leave-who")


def _cancel(s: m.State, seat: Seat, a: actions.Cancel) -> Clause:
    return _clause("cancel-none")


_REASONS: Final[dict[type, Callable[[m.State, Seat, Any], Clause]]] = {
    actions.Become: _become,
    actions.Invite: _invite,
    actions.Withdraw: _withdraw,
    actions.Accept: _accept,
    actions.Answer: _answer,
    actions.Ready: _ready,
    actions.Show: _show,
    actions.Play: _play,
    actions.Cast: _cast,
    actions.Target: _target,
    actions.Swap: _swap,
    actions.Pass: _pass,
    actions.HandOn: _hand_on,
    actions.Gift: _gift,
    actions.Take: _take,
    actions.Move: _move,
    actions.Prefer: _prefer,
    actions.Wish: _wish,
    actions.Plan: _plan,
    actions.Pick: _pick,
    actions.Put: _put,
    actions.Standing: _standing,
    actions.PlayNext: _play_next,
    actions.LeaveFor: _leave_for,
    actions.Cancel: _cancel,
}
