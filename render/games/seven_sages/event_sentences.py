"""The log of The Seven Sages: a sentence for each event."""

from collections.abc import Callable
from typing import Any

from engine import HIDDEN, Event, TurnEnded
from engine.games.seven_sages import actions, data as d, events
from render.look import Look
from render.words.catalogues import listing, sentence, signed
from render.words.event_importance import weights
from . import names

WEIGHTS = weights(
    headlines=(
        events.Formed, events.Crushed, events.Won, events.Moved, events.Ended,
    ),
    deeds=(
        events.Became, events.Invited, events.Withdrew, events.Declined, events.Allied,
        events.StayedOut, events.Joined, events.Spoke, events.Sided, events.Shown, events.Given,
        events.Played, events.Spelled, events.Removed, events.Swapped, events.Traded,
        events.Doubled, events.Waited, events.Passed, events.Took, events.Discarded,
    ),
    ledger=(
        events.Prepared, events.Dealt, events.Laid, events.NoAlliance, events.Exchanged,
        events.Began, events.Cancelled, events.Received, events.Drew, events.Learned,
        events.Reshuffled, events.Left, events.RoundBegan, events.HandShown, events.Counted,
        TurnEnded,
    ),
)  # fmt: skip


def tell(event: Event, look: Look) -> str | None:
    """Return the sentence of the log for an event; None for what needs no telling."""
    teller = _TELLERS.get(type(event))
    text = teller(_Tell(look, event)) if teller else None
    return sentence(text) if text else None


class _Tell:
    """An event on its way to a sentence."""

    __slots__ = ("event", "locale", "look")

    def __init__(self, look: Look, event: Any) -> None:
        self.look, self.event, self.locale = look, event, look.locale

    def say(self, key: str, **args: str | int | list[str]) -> str:
        """Say a sentence with the names of the seats that the event concerns."""
        event = self.event
        seats = {"name": "seat", "to": "to", "owner": "owner", "ally": "ally"}
        given = {
            key: self.look.name(getattr(event, field))
            for key, field in seats.items()
            if hasattr(event, field)
        }
        if hasattr(event, "card"):
            given["card"] = names.card(self.locale, event.card)
        return self.look.say(f"{names.KEY}-event-{key}", **{**given, **args})

    def marker(self) -> str:
        """Return the marker as a lead: alliance I leads by 5."""
        lead = self.event.marker
        if not lead:
            return self.look.say(f"{names.KEY}-level")
        side = names.side(self.locale, int(lead < 0))
        return self.look.say(f"{names.KEY}-leads", side=side, n=abs(lead))

    def named(self, seats: tuple[int, ...]) -> str:
        return self.look.named(seats)


def _laid(t: _Tell) -> str | None:
    slot, tile = names.slot(t.locale, t.event.slot), names.tile(t.locale, t.event.tile)
    if t.event.tile == d.FINITUM:
        return t.say("finitum", slot=slot)
    crystals = listing(t.locale, [str(value) for value in t.event.crystals])
    return t.say("laid", slot=slot, tile=tile, crystals=crystals)


def _dealt(t: _Tell) -> str | None:
    if HIDDEN in t.event.cards:
        return None
    held = [*t.event.cards, *(d.FIRST_SPELL + spell for spell in t.event.spells)]
    return t.say("dealt", cards=names.cards(t.locale, held))


def _formed(t: _Tell) -> str:
    sides = t.event.sides
    one, two = (
        t.named(tuple(seat for seat, own in enumerate(sides) if own == side)) for side in (0, 1)
    )
    return t.say("formed", one=one, two=two)


def _given(t: _Tell) -> str | None:
    event = t.event
    parts = []
    if event.cards:
        parts.append(names.cards(t.locale, event.cards))
    if event.spells:
        parts.append(names.spells(t.locale, event.spells))
    return t.say("given", what=listing(t.locale, parts))


def _began(t: _Tell) -> str:
    name = t.look.name(t.event.active)
    if t.event.marker:
        return t.say("began-bonus", name=name, lead=t.marker())
    return t.say("began", name=name)


def _spelled(t: _Tell) -> str:
    key = "cast-moot" if t.event.moot else "cast"
    return t.say(key, spell=names.spell(t.event.spell))


def _removed(t: _Tell) -> str:
    key = "recalled" if t.event.spell == d.VOLENSIA else "annulled"
    return t.say(key, lead=t.marker())


def _swapped(t: _Tell) -> str:
    return t.say(
        "swapped",
        crystal=str(t.event.crystal),
        one=names.slot(t.locale, t.event.one),
        against=str(t.event.against),
        other=names.slot(t.locale, t.event.other),
    )


def _drew(t: _Tell) -> str:
    return t.say("drew", cards=names.cards(t.locale, t.event.cards))


def _learned(t: _Tell) -> str:
    if t.event.spell is HIDDEN:
        return t.say("learned-one")
    return t.say("learned", spell=names.spell(t.event.spell))


def _won(t: _Tell) -> str:
    takers = t.named(t.event.seats)
    if t.event.side == d.NONE:
        return t.say("tie", names=takers)
    return t.say("won", side=names.side(t.locale, t.event.side), n=abs(t.event.marker))


def _counted(t: _Tell) -> str:
    suit = names.suit(t.locale, t.event.suit)
    return t.say("counted", suit=suit, n=t.event.points, names=t.named(t.event.seats))


def _shown_hand(t: _Tell) -> str:
    crystals = names.crystals(t.locale, t.event.crystals)
    if not t.event.cards:
        return t.say("hand-none", crystals=crystals)
    return t.say("hand", cards=names.cards(t.locale, t.event.cards), crystals=crystals)


def _prepared(t: _Tell) -> str:
    roles = listing(t.locale, [names.role(t.locale, role) for role in t.event.roles])
    return t.say("prepared", roles=roles, first=t.look.name(t.event.first))


def _spoke(t: _Tell) -> str | None:
    return t.say(f"spoke-{actions.ANSWERS[t.event.how]}")


def _discarded(t: _Tell) -> str | None:
    return t.say("discarded", cards=names.cards(t.locale, t.event.cards)) if t.event.cards else None


def _exchanged(t: _Tell) -> str:
    key = "exchanged-again" if t.event.again else "exchanged"
    return t.say(key, side=names.side(t.locale, t.event.side))


def _plain(key: str) -> Callable[[_Tell], str]:
    return lambda t: t.say(key)


_TELLERS: dict[type[Event], Callable[[_Tell], str | None]] = {
    events.Prepared: _prepared,
    events.Dealt: _dealt,
    events.Laid: _laid,
    events.Became: lambda t: t.say("became", role=names.the_role(t.locale, t.event.role)),
    events.Invited: _plain("invited"),
    events.Withdrew: _plain("withdrew"),
    events.Declined: _plain("declined"),
    events.Allied: _plain("allied"),
    events.NoAlliance: _plain("no-alliance"),
    events.StayedOut: _plain("stayed"),
    events.Joined: _plain("joined"),
    events.Spoke: _spoke,
    events.Sided: lambda t: t.say("sided", side=names.side(t.locale, t.event.side)),
    events.Formed: _formed,
    events.Shown: lambda t: t.say("shown", cards=names.cards(t.locale, t.event.cards)),
    events.Given: _given,
    events.Exchanged: _exchanged,
    events.Began: _began,
    events.Played: lambda t: t.say(
        "played", points=signed(t.locale, t.event.points), lead=t.marker()
    ),
    events.Spelled: _spelled,
    events.Removed: _removed,
    events.Swapped: _swapped,
    events.Cancelled: lambda t: t.say("cancelled", spell=d.SPELLS[d.ABSENTUS].capitalize()),
    events.Traded: _plain("traded"),
    events.Doubled: lambda t: t.say("doubled", role=names.the_role(t.locale, t.event.role)),
    events.Waited: _plain("waited"),
    events.Passed: _plain("passed"),
    events.Received: lambda t: t.say("received", cards=names.cards(t.locale, t.event.cards)),
    events.Drew: _drew,
    events.Learned: _learned,
    events.Reshuffled: lambda t: (
        t.say("reshuffled-spells" if t.event.spells else "reshuffled")
    ),
    events.Discarded: _discarded,
    events.Crushed: lambda t: t.say(
        "crushed", side=names.side(t.locale, t.event.side), n=t.event.lead
    ),
    events.Won: _won,
    events.Took: lambda t: t.say("took", n=t.event.crystal),
    events.Left: lambda t: t.say(
        "left", crystals=listing(t.locale, [str(value) for value in t.event.crystals])
    ),
    events.Moved: lambda t: t.say(
        "moved",
        slot=names.slot(t.locale, t.event.slot),
        tile=names.the_tile(t.locale, t.event.tile),
    ),
    events.RoundBegan: lambda t: (
        t.say("round", n=t.event.round, first=t.look.name(t.event.first))
    ),
    events.HandShown: _shown_hand,
    events.Counted: _counted,
    events.Ended: _plain("ended"),
}  # fmt: skip
