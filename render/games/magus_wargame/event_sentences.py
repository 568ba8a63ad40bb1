"""Log entries of the wargame: event by event, and as the short story under a picture."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine import HIDDEN, Event, TurnEnded
from engine.games.magus_wargame import battle_totals, data as d, events as m
from render.look import Look
from render.words.catalogues import listing
from render.words.event_importance import weights
from . import names

_ID = "magus-wargame-event"

WEIGHTS = weights(
    headlines=(
        m.Fought, m.Eliminated, m.Ended,
    ),
    deeds=(
        m.SpellCast, m.Answered, m.Moved, m.Switched, m.Exchanged, m.Recruited, m.Lost,
        m.Parted, m.BattleBegan, m.Fell, m.Fuelled, m.Played, m.Negated, m.Retreated,
    ),
    ledger=(
        m.Dealt, m.TurnBegan, m.Drew, m.Refilled, m.Discarded, m.Owes, m.SawHand,
        m.SawDeck, m.SawArmy, m.Rolled, m.Shifted, m.Declared, m.Stolen,
        m.ArmyGone, TurnEnded,
    ),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Alike(m.Declared):
    """What `n` equal creatures of a seat have named, one after the other: the same."""

    n: int = 1


def tell(event: Event, look: Look) -> str | None:
    """Return an event as a sentence; None for what need not be told."""
    teller = _TELLERS.get(type(event))
    return teller(event, look) if teller else None


def together(events: Sequence[Event]) -> Sequence[Event]:
    """Return events with what a seat discards card by card as one, and what equal creatures name.

    That a turn begins with its draw is told to nobody but who sees the cards.
    """
    told: list[Event] = []
    for at, event in enumerate(events):
        last = told[-1] if told else None
        begins = at > 0 and isinstance(events[at - 1], m.TurnBegan)
        if isinstance(event, m.TurnBegan):
            continue
        if isinstance(event, m.Drew) and begins and not _seen(event.cards):
            continue
        if (
            isinstance(event, m.Discarded)
            and isinstance(last, m.Discarded)
            and event.seat == last.seat
        ):
            told[-1] = m.Discarded(event.seat, last.cards + event.cards)
        elif (
            isinstance(event, m.Declared)
            and isinstance(last, m.Declared)
            and (event.seat, event.unit, event.named) == (last.seat, last.unit, last.named)
        ):
            n = last.n + 1 if isinstance(last, _Alike) else 2
            e = event
            told[-1] = _Alike(e.seat, e.side, e.creature, e.unit, e.target, e.named, n)
        else:
            told.append(event)
    return told


def _said(look: Look, message: str, **args: str | int) -> str:
    return look.say(f"{_ID}-{message}", **args)


def _space(look: Look, index: int) -> str:
    return names.land(look.locale, index)


def _seen(row: Any) -> bool:
    return HIDDEN not in row


def _spaces(message: str, *fields: str) -> Callable[[Any, Look], str]:
    """Return a teller that names the seat and spaces of an event."""

    def teller(e: Any, look: Look) -> str:
        args = {field: _space(look, getattr(e, field)) for field in fields}
        return _said(look, message, name=look.name(e.seat), **args)

    return teller


def _dealt(e: m.Dealt, look: Look) -> str:
    colours = listing(look.locale, [names.colour(look.locale, c) for c in e.colours])
    told = _said(
        look,
        "dealt",
        name=look.name(e.seat),
        space=_space(look, e.space),
        colours=colours,
        artifacts=names.artifacts(look.locale, e.artifacts),
    )
    if _seen(e.creatures):
        own = _said(look, "dealt-own", creatures=names.units(look.locale, e.creatures))
        return f"{told} {own}"
    return told


def _drew(e: m.Drew, look: Look) -> str:
    if _seen(e.cards):
        return _said(look, "drew-own", cards=names.cards(look.locale, e.cards))
    return _said(look, "drew", name=look.name(e.seat), n=len(e.cards))


def _cast(e: m.SpellCast, look: Look) -> str:
    card, name = names.card(look.locale, e.card), look.name(e.seat)
    if e.card == d.COMMUNE or e.at == d.NOWHERE:
        return _said(look, "cast", name=name, card=card)
    where = [_place(look, place) for place in (e.at, e.to) if place != d.NOWHERE]
    return _said(look, "cast-at", name=name, card=card, at=" → ".join(where))


def _place(look: Look, place: int) -> str:
    return _space(look, place - d.SPACE) if place >= d.SPACE else names.place(look, place)


def _answered(e: m.Answered, look: Look) -> str | None:
    if e.by < 0:
        return None
    return _said(look, "answered", by=look.name(e.by), card=names.card(look.locale, e.card))


def _saw_hand(e: m.SawHand, look: Look) -> str:
    victim = look.name(e.victim)
    if _seen(e.cards) and e.cards:
        cards = names.cards(look.locale, e.cards)
        return _said(look, "saw-hand-own", victim=victim, cards=cards)
    return _said(look, "saw-hand", name=look.name(e.seat), whose=look.whose(e.victim))


def _saw_deck(e: m.SawDeck, look: Look) -> str:
    deck = names.deck(look.locale, e.deck)
    if not _seen(e.cards) or not e.cards:
        top = names.the_deck(look.locale, e.deck)
        return _said(look, "saw-deck", name=look.name(e.seat), deck=top)
    found = names.cards if e.deck == 5 else names.units
    return _said(look, "saw-deck-own", deck=deck, cards=found(look.locale, e.cards))


def _saw_army(e: m.SawArmy, look: Look) -> str:
    victim, space = look.name(e.victim), _space(look, e.space)
    if _seen(e.creatures):
        own = names.units(look.locale, e.creatures)
        return _said(look, "saw-army-own", victim=victim, space=space, creatures=own)
    whose = look.whose(e.victim)
    return _said(look, "saw-army", name=look.name(e.seat), whose=whose, space=space)


def _moved(e: m.Moved, look: Look) -> str:
    args = {"name": look.name(e.seat), "start": _space(look, e.start), "to": _space(look, e.to)}
    if e.foe < 0:
        return _said(look, "moved", **args)
    return _said(look, "moved-foe", **args, foe=look.name(e.foe))


def _switched(e: m.Switched, look: Look) -> str:
    first, second = _space(look, e.first), _space(look, e.second)
    told = _said(look, "switched", name=look.name(e.seat), first=first, second=second)
    if e.gave is HIDDEN:
        return told
    gave, took = names.unit(look.locale, e.gave), names.unit(look.locale, e.took)
    own = _said(look, "switched-own", gave=gave, took=took, first=first, second=second)
    return f"{told} {own}"


def _unit(message: str) -> Callable[[Any, Look], str]:
    def teller(e: Any, look: Look) -> str:
        unit, space = names.unit(look.locale, e.creature), _space(look, e.space)
        return _said(look, message, name=look.name(e.seat), unit=unit, space=space)

    return teller


def _parted(e: m.Parted, look: Look) -> str:
    space, to = _space(look, e.space), _space(look, e.to)
    told = _said(look, "parted", name=look.name(e.seat), space=space, to=to)
    if _seen(e.creatures):
        own = names.units(look.locale, e.creatures)
        return f"{told} {_said(look, 'parted-own', to=to, creatures=own)}"
    return told


def _battle(e: m.BattleBegan, look: Look) -> str:
    return _said(
        look,
        "battle",
        space=_space(look, e.space),
        name=look.name(e.seat),
        attackers=names.units(look.locale, e.attackers),
        victim=look.name(e.victim),
        defenders=names.units(look.locale, e.defenders),
    )


def _declared(e: m.Declared, look: Look) -> str:
    unit, named = names.the(look.locale, e.unit), names.the(look.locale, e.named)
    if isinstance(e, _Alike):
        unit = names.some(look.locale, e.unit, e.n)
    return _said(look, "declared", name=look.name(e.seat), unit=unit, named=named)


def _by(unit: int, message: str) -> str:
    """Return the message for what acted: a creature, or a Doppelganger that copies it."""
    return f"{message}-copy" if unit == d.DOPPELGANGER else message


def _stolen(e: m.Stolen, look: Look) -> str:
    pair = {"name": look.name(e.seat), "victim": look.name(e.victim)}
    if e.card is HIDDEN:
        return _said(look, _by(e.unit, "stolen"), **pair)
    return _said(look, "stolen-own", **pair, card=names.card(look.locale, e.card))


def _card(message: str) -> Callable[[Any, Look], str]:
    def teller(e: Any, look: Look) -> str:
        card = names.card(look.locale, e.card)
        return _said(look, _by(e.unit, message), name=look.name(e.seat), card=card)

    return teller


def _played(e: m.Played, look: Look) -> str:
    card, name = names.card(look.locale, e.card), look.name(e.seat)
    if e.target == d.NO_TARGET:
        return _said(look, "played", name=name, card=card)
    target = names.aim(look.locale, e.target)
    return _said(look, "played-at", name=name, card=card, target=target)


def _fought(e: m.Fought, look: Look) -> str:
    space = _space(look, e.space)
    if e.winner == battle_totals.BOTH_GONE:
        return _said(look, "fought-none", space=space)
    name, victim = look.name(e.seat), look.name(e.victim)
    if e.winner == battle_totals.TIE:
        pair = {"name": name, "victim": victim}
        return _said(look, "fought-tie", **pair, space=space, a=e.totals[0])
    won = e.totals[e.winner], e.totals[1 - e.winner]
    return _said(
        look, "fought", winner=victim if e.winner else name, space=space, a=won[0], b=won[1]
    )


def _discarded(e: m.Discarded, look: Look) -> str:
    cards = names.cards(look.locale, e.cards)
    return _said(look, "discarded", name=look.name(e.seat), cards=cards)


def _refilled(e: m.Refilled, look: Look) -> str:
    return _said(look, "refilled", deck=names.deck(look.locale, e.deck), n=e.count)


def _rolled(e: m.Rolled, look: Look) -> str:
    dice = listing(look.locale, [str(die) for die in e.dice])
    return _said(look, "rolled", name=look.name(e.seat), dice=dice)


def _shifted(e: m.Shifted, look: Look) -> str:
    return _said(look, "shifted", die=e.die, space=_space(look, e.space))


_TELLERS: dict[type, Callable[[Any, Look], str | None]] = {
    m.Dealt: _dealt,
    m.TurnBegan: lambda e, look: _said(look, "turn", round=e.round, name=look.name(e.seat)),
    m.Drew: _drew,
    m.Refilled: _refilled,
    m.Discarded: _discarded,
    m.SpellCast: _cast,
    m.Answered: _answered,
    m.Owes: lambda e, look: _said(look, "owes", name=look.name(e.seat), n=e.count),
    m.SawHand: _saw_hand,
    m.SawDeck: _saw_deck,
    m.SawArmy: _saw_army,
    m.Rolled: _rolled,
    m.Shifted: _shifted,
    m.Moved: _moved,
    m.Switched: _switched,
    m.Exchanged: _spaces("exchanged", "first", "second"),
    m.Recruited: _unit("recruited"),
    m.Lost: _unit("lost"),
    m.Fell: _unit("fell"),
    m.Parted: _parted,
    m.BattleBegan: _battle,
    m.Declared: _declared,
    _Alike: _declared,
    m.Stolen: _stolen,
    m.Fuelled: _card("fuelled"),
    m.Played: _played,
    m.Negated: _card("negated"),
    m.Fought: _fought,
    m.Retreated: _spaces("retreated", "start", "to"),
    m.ArmyGone: _spaces("gone", "space"),
    m.Eliminated: lambda e, look: _said(look, "out", name=look.name(e.seat)),
    m.Ended: lambda e, look: _said(look, "ended", round=e.round),
}
