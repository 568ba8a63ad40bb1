"""The log of The Seven Sages: a sentence for each event."""

from collections.abc import Callable
from typing import Any

from engine.game import Event, TurnEnded
from engine.games.seven_sages.data import ABSENTUS, FINITUM, FIRST_SPELL, NONE, SPELLS, VOLENSIA
from engine.games.seven_sages.events import alliance, combat, reward, start
from engine.games.seven_sages.verbs import ANSWERS
from engine.see import HIDDEN
from render.games.seven_sages import names
from render.games.seven_sages.names import KEY
from render.look import Look
from render.weight import weights
from render.words import listing, sentence, signed

WEIGHTS = weights(
    headlines=(
        alliance.Formed, combat.Crushed, reward.Won, reward.Moved, reward.Ended,
    ),
    deeds=(
        start.Became, alliance.Invited, alliance.Withdrew, alliance.Declined,
        alliance.Allied, alliance.StayedOut, alliance.Joined, alliance.Spoke,
        alliance.Sided, alliance.Shown, alliance.Given, combat.Played, combat.Spelled,
        combat.Removed, combat.Swapped, combat.Traded, combat.Doubled, combat.Waited,
        combat.Passed, reward.Took, combat.Discarded,
    ),
    ledger=(
        start.Prepared, start.Dealt, reward.Laid, alliance.NoAlliance, alliance.Exchanged,
        combat.Began, combat.Cancelled, combat.Received, combat.Drew, reward.Learned,
        combat.Reshuffled, reward.Left, start.RoundBegan, reward.HandShown, reward.Counted,
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
    start.Prepared: _prepared,
    start.Dealt: _dealt,
    reward.Laid: _laid,
    start.Became: lambda t: t.say("became", role=names.the_role(t.locale, t.event.role)),
    alliance.Invited: _plain("invited"),
    alliance.Withdrew: _plain("withdrew"),
    alliance.Declined: _plain("declined"),
    alliance.Allied: _plain("allied"),
    alliance.NoAlliance: _plain("no-alliance"),
    alliance.StayedOut: _plain("stayed"),
    alliance.Joined: _plain("joined"),
    alliance.Spoke: _spoke,
    alliance.Sided: lambda t: t.say("sided", side=names.side(t.locale, t.event.side)),
    alliance.Formed: _formed,
    alliance.Shown: lambda t: t.say("shown", cards=names.cards(t.locale, t.event.cards)),
    alliance.Given: _given,
    alliance.Exchanged: _exchanged,
    combat.Began: _began,
    combat.Played: lambda t: t.say(
        "played", points=signed(t.locale, t.event.points), lead=t.marker()
    ),
    combat.Spelled: _spelled,
    combat.Removed: _removed,
    combat.Swapped: _swapped,
    combat.Cancelled: lambda t: t.say("cancelled", spell=SPELLS[ABSENTUS].capitalize()),
    combat.Traded: _plain("traded"),
    combat.Doubled: lambda t: t.say("doubled", role=names.the_role(t.locale, t.event.role)),
    combat.Waited: _plain("waited"),
    combat.Passed: _plain("passed"),
    combat.Received: lambda t: t.say("received", cards=names.cards(t.locale, t.event.cards)),
    combat.Drew: _drew,
    reward.Learned: _learned,
    combat.Reshuffled: lambda t: t.say("reshuffled-spells" if t.event.spells else "reshuffled"),
    combat.Discarded: _discarded,
    combat.Crushed: lambda t: t.say(
        "crushed", side=names.side(t.locale, t.event.side), n=t.event.lead
    ),
    reward.Won: _won,
    reward.Took: lambda t: t.say("took", n=t.event.crystal),
    reward.Left: lambda t: t.say(
        "left", crystals=listing(t.locale, [str(value) for value in t.event.crystals])
    ),
    reward.Moved: lambda t: t.say(
        "moved",
        slot=names.slot(t.locale, t.event.slot),
        tile=names.the_tile(t.locale, t.event.tile),
    ),
    start.RoundBegan: lambda t: t.say("round", n=t.event.round, first=t.look.name(t.event.first)),
    reward.HandShown: _shown_hand,
    reward.Counted: _counted,
    reward.Ended: _plain("ended"),
}  # fmt: skip
