"""The Seven Sages in words: actions and their fields; events are in `event_sentences`."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.game import Action
from engine.games.seven_sages import actions as m, data, state
from render.look import Look
from render.words.catalogues import has
from . import names
from .event_sentences import WEIGHTS, tell
from .position_text import describe

__all__ = ["SCORE", "WEIGHTS", "describe", "label", "tell", "value"]

SCORE = "total"
"""The line of the score that the end is told by."""

_SLOT_FIELDS = ("slot", "one", "other")
_WORDED = ("how", "what", "whom")


def label(look: Look, view: state.State, action: Action) -> str:
    """Return what a button or a step of the turn says: the whole action.

    At most 80 characters, unless a display name is long.
    """
    return _LABELS[type(action)](_LabelInputs(look, view), action)


def value(look: Look, view: state.State, verb: str, field: str, word: str) -> str:
    """Return the name of one word of a field of a verb, or of an argument of a refusal.

    A word that the field does not have is returned as it is.
    """
    if field == "seat" and word in data.SEAT_NAMES:
        return names.seat(look, view, int(word))
    if field in ("suit", "role") and word in data.SUITS:
        return names.suit(look.locale, data.SUITS.index(word))
    if field in ("spell", "value") and word in data.SPELLS:
        return names.spell(data.SPELLS.index(word))
    if field in _SLOT_FIELDS and word in data.SLOTS:
        return names.place(look.locale, view, data.SLOTS.index(word))
    if field == "aim":
        return _aim(look, view, word)
    if field in _WORDED:
        return _worded(look, view, verb, word)
    return word


def _aim(look: Look, view: state.State, word: str) -> str:
    if word in data.SEAT_NAMES:
        return names.seat(look, view, int(word))
    if word in data.ROLES:
        return names.role(look.locale, data.ROLES.index(word))
    return look.say(f"{names.KEY}-aim-nothing") if word == "nothing" else word


def _worded(look: Look, view: state.State, verb: str, word: str) -> str:
    """Name a word that stands for a phrase: an answer, a standing order, a group of seats."""
    if verb == "leave_for" and word in data.SEAT_NAMES:
        return names.seat(look, view, int(word))
    head, _, number = word.partition("_")
    if verb == "standing" and head == "lead":
        return look.say(f"{names.KEY}-standing-lead", n=int(number))
    stem = "answer" if verb == "plan" else verb
    found = f"{names.KEY}-{stem}-{word}"
    return look.say(found) if has(look.locale, found) else word


@dataclass(frozen=True, slots=True)
class _LabelInputs:
    """A view, and the look that it is told in."""

    look: Look
    view: state.State

    def say(self, key: str, **args: str | int) -> str:
        return self.look.say(f"{names.KEY}-{key}", **args)

    def who(self, seat: int) -> str:
        return names.seat(self.look, self.view, seat)

    def card(self, a: Any) -> str:
        return names.card(self.look.locale, data.kind(a.suit, a.value))


def _cast(d: _LabelInputs, a: m.Cast) -> str:
    spell = names.spell(a.spell)
    if a.aim >= 6:
        return d.say("do-cast-role", spell=spell, role=names.role(d.look.locale, a.aim - 6))
    if a.aim:
        return d.say("do-cast-seat", spell=spell, who=d.who(a.aim - 1))
    return d.say("do-cast", spell=spell)


def _answer(d: _LabelInputs, a: m.Answer) -> str:
    """Return an answer with the names of those whom it concerns, where they are known."""
    view, word = d.view, m.ANSWERS[a.how]
    if view.phase == state.TRIO and len(view.order) == 3:
        return _spoken(d, a.how)
    if view.phase == state.JOIN:
        pair = tuple(seat for seat, side in enumerate(view.side) if side == 0)
        return d.say(f"do-answer-{word}", names=d.look.named(pair))
    if view.phase == state.PLACE:
        side = int(a.how == m.SECOND)
        there = tuple(seat for seat, own in enumerate(view.side) if own == side)
        if there:
            return d.say("do-answer-place", side=names.SIGNS[side], names=d.look.named(there))
    return d.say(f"answer-{word}")


def _spoken(d: _LabelInputs, how: int) -> str:
    """Return an answer of one of three seats."""
    highest, second, third = d.view.order
    if how == m.ALONE:
        others = tuple(seat for seat in d.view.order if seat != d.view.active)
        return d.say("do-answer-alone", names=d.look.named(others))
    if how == m.SPEAK:
        return d.say("do-answer-speak", who=d.who(second))
    if how == m.OPEN_TO:
        return d.say("do-answer-open", who=d.who(third), name=d.look.name(highest))
    ally, foe = (second, highest) if how == m.SECOND else (highest, second)
    if how == m.JOIN_HIM:
        foe = third
    return d.say("do-answer-join", who=d.who(ally), name=d.look.name(foe))


def _target(d: _LabelInputs, a: m.Target) -> str:
    key = "do-target-owl" if d.view.casting == data.VOLENSIA else "do-target-card"
    return d.say(key, card=d.card(a), who=d.who(a.seat))


def _swap(d: _LabelInputs, a: m.Swap) -> str:
    return d.say(
        "do-swap",
        crystal=str(a.crystal),
        one=names.place(d.look.locale, d.view, a.one),
        against=str(a.against),
        other=names.place(d.look.locale, d.view, a.other),
    )


def _hand_on(d: _LabelInputs, a: m.HandOn) -> str:
    last = names.all_out(d.view)
    return d.say("do-discard" if last else "do-hand_on", card=d.card(a))


def _put(d: _LabelInputs, a: m.Put) -> str:
    seat = next((i for i, row in enumerate(d.view.picks) if isinstance(row, list) and row), None)
    return d.say("do-put" if seat is not None else "do-put-back", who=d.who(a.seat))


def _prefer(d: _LabelInputs, a: m.Prefer) -> str:
    place, role = names.place(d.look.locale, d.view, a.slot), names.role(d.look.locale, a.role)
    return d.say("do-prefer", place=place, role=role)


def _wish(d: _LabelInputs, a: m.Wish) -> str:
    return d.say(f"do-wish-{m.WISHES[a.how]}", who=d.who(a.seat))


def _standing(d: _LabelInputs, a: m.Standing) -> str:
    return _worded(d.look, d.view, "standing", m.STANDINGS[a.what])


def _leave_for(d: _LabelInputs, a: m.LeaveFor) -> str:
    return d.say("do-leave_for", whom=_worded(d.look, d.view, "leave_for", m.WHOM[a.whom]))


def _plain(key: str, field: str, words: tuple[str, ...]) -> Callable[[_LabelInputs, Any], str]:
    """Return the namer of a verb whose only field is a phrase."""
    return lambda d, a: d.say(f"{key}-{words[getattr(a, field)]}")


def _with_card(key: str) -> Callable[[_LabelInputs, Any], str]:
    return lambda d, a: d.say(key, card=d.card(a))


def _with_seat(key: str) -> Callable[[_LabelInputs, Any], str]:
    return lambda d, a: d.say(key, who=d.who(a.seat))


_LABELS: dict[type[Action], Callable[[_LabelInputs, Any], str]] = {
    m.Become: lambda d, a: d.say("do-become", role=names.the_role(d.look.locale, a.role)),
    m.Invite: _with_seat("do-invite"),
    m.Withdraw: _with_seat("do-withdraw"),
    m.Accept: _with_seat("do-accept"),
    m.Answer: _answer,
    m.Ready: _plain("ready", "how", m.READIES),
    m.Show: _with_seat("do-show"),
    m.Play: _with_card("do-play"),
    m.Cast: _cast,
    m.Target: _target,
    m.Swap: _swap,
    m.Pass: _plain("pass", "how", m.PASSES),
    m.HandOn: _hand_on,
    m.Gift: _plain("gift", "how", m.GIFTS),
    m.Take: lambda d, a: d.say("do-take", n=a.crystal),
    m.Move: lambda d, a: d.say("do-move", place=names.place(d.look.locale, d.view, a.slot)),
    m.Prefer: _prefer,
    m.Wish: _wish,
    m.Plan: lambda d, a: d.say("do-plan", answer=d.say(f"answer-{m.ANSWERS[a.how]}")),
    m.Pick: _with_card("do-pick"),
    m.Put: _put,
    m.Standing: _standing,
    m.PlayNext: _with_card("do-play_next"),
    m.LeaveFor: _leave_for,
    m.Cancel: _plain("cancel", "what", m.CANCELS),
}
