"""Log entries of Magus, event by event, with the weight of each."""

from collections.abc import Callable, Sequence
from typing import Any

from engine import HIDDEN, Event, TurnEnded
from engine.games.magus import data as d, events as m
from render.look import Look
from render.words.catalogues import listing
from render.words.event_importance import weights
from . import names

WEIGHTS = weights(
    headlines=(
        m.Lowered, m.Counted, m.LastRound, m.Ended,
    ),
    deeds=(
        m.RolledMore, m.Rerolled, m.Changed, m.Chosen, m.Placed, m.Moved, m.Pushed,
        m.Created, m.Raised, m.Transferred, m.PowerUsed, m.Bought, m.Used, m.Traded, m.Gained,
        m.RingPaid, m.TrackPaid, m.PotionPaid, m.FamiliesPaid,
    ),
    ledger=(
        m.Laid, m.Rolled, m.Reliquat, m.Offered, m.Inspired, m.Preferred, TurnEnded,
    ),
)  # fmt: skip


def tell(event: Event, look: Look) -> str | None:
    """Return an event as a sentence; None for what need not be told."""
    teller = _TELLERS.get(type(event))
    return teller(event, look) if teller else None


def gains(look: Look, figures: Sequence[int]) -> str:
    """Return gains by seat as a list: Ann 9 and Bob 6."""
    return listing(
        look.locale,
        [look.say("magus-gain", name=look.name(seat), n=n) for seat, n in enumerate(figures) if n],
    )


# Event by event.


def _say(message: str, **more: Callable[[Any, str], str | int]) -> Callable[[Any, Look], str]:
    """Return a teller: the message with the seat's name, the event's numbers, and `more`."""

    def teller(event: Any, look: Look) -> str:
        args: dict[str, str | int] = {"name": look.name(event.seat)}
        for field in event.__slots__:
            value = getattr(event, field)
            if isinstance(value, int):
                args[field] = value
        args |= {key: make(event, look.locale) for key, make in more.items()}
        return look.say(message, **args)

    return teller


def _source(e: Any, locale: str) -> str:
    return names.source(locale, e.source)


def _origin(e: Any, locale: str) -> str:
    return names.source(locale, e.origin)


def _to(e: Any, locale: str) -> str:
    return names.source(locale, e.to)


def _track(e: Any, locale: str) -> int:
    return int(e.track) + 1


def _laid(e: m.Laid, look: Look) -> str:
    return look.say(
        "magus-event-laid",
        name=look.name(e.first),
        sources=names.sources(look.locale, e.circle),
        potions=names.potions(look.locale, e.potions),
    )


def _chosen(e: m.Chosen, look: Look) -> str:
    message = "magus-event-chosen-7" if e.action == d.CREATION else "magus-event-chosen"
    return look.say(message, name=look.name(e.seat), action=e.action, die=e.die)


def _pushed(e: m.Pushed, look: Look) -> str:
    return look.say(
        "magus-event-pushed",
        name=look.name(e.seat),
        victim=look.name(e.victim),
        count=names.count(look.locale, e.kind, 1),
        origin=names.source(look.locale, e.origin),
        to=names.source(look.locale, e.to),
    )


def _lowered(e: m.Lowered, look: Look) -> str:
    return look.say(
        "magus-event-lowered",
        name=look.name(e.seat),
        victim=look.name(e.victim),
        track=e.track + 1,
        level=e.level,
    )


def _offered(e: m.Offered, look: Look) -> str:
    return look.say(
        "magus-event-offered",
        potion=names.potion(look.locale, e.potion),
        effect=names.effect(look.locale, e.potion),
    )


def _ring(e: m.RingPaid, look: Look) -> str:
    if e.levels:
        return look.say("magus-event-ring-levels", list=gains(look, e.gains))
    place = names.the_source(look.locale, e.source)
    return look.say("magus-event-ring-paid", source=place, list=gains(look, e.gains))


def _paid_track(e: m.TrackPaid, look: Look) -> str:
    return look.say("magus-event-track-paid", track=e.track + 1, list=gains(look, e.gains))


def _preferred(e: m.Preferred, look: Look) -> str | None:
    if e.tracks is HIDDEN:
        return None
    if not e.tracks:
        return look.say("magus-event-preferred-none")
    return look.say("magus-event-preferred", tracks=names.dice(t + 1 for t in e.tracks))


_TELLERS: dict[type[Event], Callable[[Any, Look], str | None]] = {
    m.Laid: _laid,
    m.Rolled: _say("magus-event-rolled", dice=lambda e, locale: names.dice(e.dice)),
    m.RolledMore: _say("magus-event-rolled-more", dice=lambda e, locale: names.dice(e.dice)),
    m.Rerolled: _say(
        "magus-event-rerolled",
        old=lambda e, locale: names.dice(e.old),
        new=lambda e, locale: names.dice(e.new),
    ),
    m.Changed: _say("magus-event-changed"),
    m.Chosen: _chosen,
    m.Placed: _say(
        "magus-event-placed",
        source=_source,
        count=lambda e, locale: names.count(locale, 0, e.count),
    ),
    m.Moved: _say(
        "magus-event-moved",
        origin=_origin,
        to=_to,
        count=lambda e, locale: names.count(locale, e.kind, e.count),
    ),
    m.Pushed: _pushed,
    m.Created: _say(
        "magus-event-created",
        source=_source,
        count=lambda e, locale: names.count(locale, e.kind, 1),
        replaced=lambda e, locale: names.kinds(locale, e.replaced),
    ),
    m.Raised: _say("magus-event-raised", track=_track),
    m.Reliquat: _say("magus-event-reliquat", track=_track),
    m.Transferred: _say(
        "magus-event-transferred",
        lowered=lambda e, locale: e.lowered + 1,
        raised=lambda e, locale: e.raised + 1,
    ),
    m.Lowered: _lowered,
    m.PowerUsed: _say(
        "magus-event-power-used",
        track=_track,
        power=lambda e, locale: names.power(locale, e.track),
    ),
    m.Bought: _say(
        "magus-event-bought",
        potion=lambda e, locale: names.potion(locale, e.potion),
        mana=lambda e, locale: names.purse(locale, e.paid),
    ),
    m.Offered: _offered,
    m.Used: _say(
        "magus-event-used",
        potion=lambda e, locale: names.potion(locale, e.potion),
        effect=lambda e, locale: names.effect(locale, e.potion),
    ),
    m.Gained: _say(
        "magus-event-gained", mana=lambda e, locale: names.mana(locale, e.mana, e.count)
    ),
    m.Traded: _say(
        "magus-event-traded",
        give=lambda e, locale: names.mana(locale, e.give, 2),
        get=lambda e, locale: names.mana(locale, e.get, 1),
    ),
    m.Inspired: _say("magus-event-inspired"),
    m.Counted: lambda e, look: look.say("magus-event-counted", n=e.count),
    m.RingPaid: _ring,
    m.TrackPaid: _paid_track,
    m.PotionPaid: _say(
        "magus-event-potion-paid", potion=lambda e, locale: names.potion(locale, e.potion)
    ),
    m.FamiliesPaid: _say("magus-event-families-paid"),
    m.LastRound: _say("magus-event-last-round"),
    m.Ended: lambda e, look: look.say("magus-event-ended"),
    m.Preferred: _preferred,
}
