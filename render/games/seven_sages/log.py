"""The log of The Seven Sages: a sentence for each event."""

from collections.abc import Callable
from typing import Any

from engine.game import Event, TurnEnded
from engine.games.seven_sages.actions import ANSWERS
from engine.games.seven_sages.data import ABSENTUS, FINITUM, FIRST_SPELL, NONE, SPELLS, VOLENSIA
from engine.games.seven_sages.events import (
    alliance_events,
    combat_events,
    reward_events,
    start_events,
)
from engine.visibility import HIDDEN
from render.games.seven_sages import names
from render.games.seven_sages.names import KEY
from render.look import Look
from render.words.catalogues import listing, sentence, signed
from render.words.importance import weights

WEIGHTS = weights(
    headlines=(
        alliance_events.Formed, combat_events.Crushed, reward_events.Won, reward_events.Moved,
        reward_events.Ended,
    ),
    deeds=(
        start_events.Became, alliance_events.Invited, alliance_events.Withdrew,
        alliance_events.Declined, alliance_events.Allied, alliance_events.StayedOut,
        alliance_events.Joined, alliance_events.Spoke, alliance_events.Sided, alliance_events.Shown,
        alliance_events.Given, combat_events.Played, combat_events.Spelled, combat_events.Removed,
        combat_events.Swapped, combat_events.Traded, combat_events.Doubled, combat_events.Waited,
        combat_events.Passed, reward_events.Took, combat_events.Discarded,
    ),
    ledger=(
        start_events.Prepared, start_events.Dealt, reward_events.Laid, alliance_events.NoAlliance,
        alliance_events.Exchanged, combat_events.Began, combat_events.Cancelled,
        combat_events.Received, combat_events.Drew, reward_events.Learned, combat_events.Reshuffled,
        reward_events.Left, start_events.RoundBegan, reward_events.HandShown, reward_events.Counted,
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
        return self.look.say(f"{KEY}-event-{key}", **{**given, **args})

    def marker(self) -> str:
        """Return the marker as a lead: alliance I leads by 5."""
        lead = self.event.marker
        if not lead:
            return self.look.say(f"{KEY}-level")
        side = names.side(self.locale, int(lead < 0))
        return self.look.say(f"{KEY}-leads", side=side, n=abs(lead))

    def named(self, seats: tuple[int, ...]) -> str:
        return self.look.named(seats)


def _laid(t: _Tell) -> str | None:
    slot, tile = names.slot(t.locale, t.event.slot), names.tile(t.locale, t.event.tile)
    if t.event.tile == FINITUM:
        return t.say("finitum", slot=slot)
    crystals = listing(t.locale, [str(value) for value in t.event.crystals])
    return t.say("laid", slot=slot, tile=tile, crystals=crystals)


def _dealt(t: _Tell) -> str | None:
    if HIDDEN in t.event.cards:
        return None
    held = [*t.event.cards, *(FIRST_SPELL + spell for spell in t.event.spells)]
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
    key = "recalled" if t.event.spell == VOLENSIA else "annulled"
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
    if t.event.side == NONE:
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
    return t.say(f"spoke-{ANSWERS[t.event.how]}")


def _discarded(t: _Tell) -> str | None:
    return t.say("discarded", cards=names.cards(t.locale, t.event.cards)) if t.event.cards else None


def _exchanged(t: _Tell) -> str:
    key = "exchanged-again" if t.event.again else "exchanged"
    return t.say(key, side=names.side(t.locale, t.event.side))


def _plain(key: str) -> Callable[[_Tell], str]:
    return lambda t: t.say(key)


_TELLERS: dict[type[Event], Callable[[_Tell], str | None]] = {
    start_events.Prepared: _prepared,
    start_events.Dealt: _dealt,
    reward_events.Laid: _laid,
    start_events.Became: lambda t: t.say("became", role=names.the_role(t.locale, t.event.role)),
    alliance_events.Invited: _plain("invited"),
    alliance_events.Withdrew: _plain("withdrew"),
    alliance_events.Declined: _plain("declined"),
    alliance_events.Allied: _plain("allied"),
    alliance_events.NoAlliance: _plain("no-alliance"),
    alliance_events.StayedOut: _plain("stayed"),
    alliance_events.Joined: _plain("joined"),
    alliance_events.Spoke: _spoke,
    alliance_events.Sided: lambda t: t.say("sided", side=names.side(t.locale, t.event.side)),
    alliance_events.Formed: _formed,
    alliance_events.Shown: lambda t: t.say("shown", cards=names.cards(t.locale, t.event.cards)),
    alliance_events.Given: _given,
    alliance_events.Exchanged: _exchanged,
    combat_events.Began: _began,
    combat_events.Played: lambda t: t.say(
        "played", points=signed(t.locale, t.event.points), lead=t.marker()
    ),
    combat_events.Spelled: _spelled,
    combat_events.Removed: _removed,
    combat_events.Swapped: _swapped,
    combat_events.Cancelled: lambda t: t.say("cancelled", spell=SPELLS[ABSENTUS].capitalize()),
    combat_events.Traded: _plain("traded"),
    combat_events.Doubled: lambda t: t.say("doubled", role=names.the_role(t.locale, t.event.role)),
    combat_events.Waited: _plain("waited"),
    combat_events.Passed: _plain("passed"),
    combat_events.Received: lambda t: t.say("received", cards=names.cards(t.locale, t.event.cards)),
    combat_events.Drew: _drew,
    reward_events.Learned: _learned,
    combat_events.Reshuffled: lambda t: (
        t.say("reshuffled-spells" if t.event.spells else "reshuffled")
    ),
    combat_events.Discarded: _discarded,
    combat_events.Crushed: lambda t: t.say(
        "crushed", side=names.side(t.locale, t.event.side), n=t.event.lead
    ),
    reward_events.Won: _won,
    reward_events.Took: lambda t: t.say("took", n=t.event.crystal),
    reward_events.Left: lambda t: t.say(
        "left", crystals=listing(t.locale, [str(value) for value in t.event.crystals])
    ),
    reward_events.Moved: lambda t: t.say(
        "moved",
        slot=names.slot(t.locale, t.event.slot),
        tile=names.the_tile(t.locale, t.event.tile),
    ),
    start_events.RoundBegan: lambda t: (
        t.say("round", n=t.event.round, first=t.look.name(t.event.first))
    ),
    reward_events.HandShown: _shown_hand,
    reward_events.Counted: _counted,
    reward_events.Ended: _plain("ended"),
}  # fmt: skip
