"""A turn of Magus in one sentence: who was created, placed, pushed, what was bought, who leads."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.game import Seat
from engine.games.magus import events as m
from engine.games.magus.board import standing
from engine.games.magus.data import (
    APPRENTICE,
    KINDS,
    MANA,
    SOURCES,
    STEADFAST,
    TRACK_LEADER,
    TRACKS,
)
from render.games.magus import names
from render.look import Look
from render.telling import LONGEST
from render.turns import Turn
from render.words import listing, sentence

_DEEDS = (
    m.RolledMore, m.Rerolled, m.Changed, m.Chosen, m.Placed, m.Moved, m.Pushed, m.Created,
    m.Raised, m.Transferred, m.PowerUsed, m.Bought, m.Used, m.Traded, m.Gained,
)  # fmt: skip
_PAID = (m.RingPaid, m.TrackPaid, m.PotionPaid, m.FamiliesPaid)
_LOUD, _PLAIN, _SMALL, _QUIET = range(4)
"""How soon a part of the sentence goes where there is no room: the last first."""


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of the sentence, in words that follow a name; unexplained; and with fewer facts."""

    weight: int
    words: str
    bare: str = ""
    short: str = ""


def summary(turn: Turn, look: Look) -> tuple[str, ...]:
    """Return what each seat did in a turn, then a line for a 421, for each count, for the end."""
    lines: list[str] = []
    for seat in dict.fromkeys(event.seat for event in turn.of(*_DEEDS)):
        own = tuple(event for event in turn.events if getattr(event, "seat", None) == seat)
        lines.append(_fitting(replace(turn, seat=seat, events=own), seat, look))
    return (*lines, *map(sentence, _headlines(turn, look)))


def _fitting(turn: Turn, seat: Seat, look: Look) -> str:
    """Return the sentence of a seat's turn: shortened, then with fewer parts, until it fits."""
    parts = list(_parts(turn, look))
    if any(part.weight < _QUIET for part in parts):
        parts = [part for part in parts if part.weight < _QUIET]
    led = _led(turn, seat, look)
    for fewer in _shortened(parts):
        line = _told(fewer, led, seat, look)
        if len(line) <= LONGEST:
            return line
    return _told(fewer, "", seat, look)


def _shortened(parts: Sequence[_Part]) -> Iterator[list[_Part]]:
    """Yield the parts, then ever less of them: what matters least first, the last first.

    What only explains goes before any fact does.
    """
    left = list(parts)
    yield left
    for at in reversed(range(len(left))):
        if left[at].bare:
            left[at] = replace(left[at], words=left[at].bare)
            yield left
    for loudest in (_PLAIN, _LOUD):
        for at in reversed(range(len(left))):
            if left[at].weight >= loudest and left[at].short:
                left[at] = replace(left[at], words=left[at].short, short="")
                yield left
        while len(left) > 1 and (least := max(part.weight for part in left)) > loudest:
            del left[max(at for at, part in enumerate(left) if part.weight == least)]
            yield left


def _told(parts: Sequence[_Part], led: str, seat: Seat, look: Look) -> str:
    did = listing(look.locale, [part.words for part in parts])
    if led:
        did = look.say("magus-story-leads", did=did, sources=led)
    return look.say("magus-story-turn", name=look.bold(seat), did=did)


def _parts(turn: Turn, look: Look) -> Iterator[_Part]:
    """Yield what was done in words that follow a name, what matters first."""
    yield from _creations(turn, look)
    yield from _pushes(turn, look)
    yield from _placings(turn, look)
    yield from _moves(turn, look)
    for weight, kind, events in (
        (_LOUD, "bought", turn.of(m.Bought)),
        (_SMALL, "used", turn.of(m.Used)),
    ):
        if events:
            yield _potions(weight, f"magus-story-{kind}", events, look)
    yield from _powers(turn, look)
    yield from _mana(turn, look)
    yield from _dice(turn, look)


def _creations(turn: Turn, look: Look) -> Iterator[_Part]:
    for event in turn.of(m.Created):
        source = _at(look, event.source)
        yield _Part(_LOUD, look.say("magus-story-created", kind=KINDS[event.kind], source=source))


def _pushes(turn: Turn, look: Look) -> Iterator[_Part]:
    if events := turn.of(m.Pushed):
        pushed = Counter((event.victim, event.kind, event.to) for event in events)
        ways = [
            look.say(
                "magus-story-push",
                n=n,
                whose=look.whose(victim),
                kind=KINDS[kind],
                to=_at(look, to),
            )
            for (victim, kind, to), n in pushed.items()
        ]
        words = look.say("magus-story-pushed", list=listing(look.locale, ways))
        yield _Part(_LOUD, words, short=look.say("magus-story-pushed-many", n=len(events)))


def _placings(turn: Turn, look: Look) -> Iterator[_Part]:
    placed: Counter[int] = Counter()
    for event in turn.of(m.Placed):
        placed[event.source] += event.count
    groups = []
    for count in sorted(set(placed.values()), reverse=True):
        there = [source for source in placed if placed[source] == count]
        crowd = names.count(look.locale, APPRENTICE, count)
        if len(there) == 1:
            one = _at(look, there[0])
            groups.append(look.say("magus-story-place", count=crowd, sources=one))
        else:
            each = names.sources(look.locale, there)
            groups.append(look.say("magus-story-place-each", count=crowd, sources=each))
    if groups:
        yield _Part(_PLAIN, look.say("magus-story-placed", list=listing(look.locale, groups)))


def _moves(turn: Turn, look: Look) -> Iterator[_Part]:
    if events := turn.of(m.Moved):
        ways = [
            look.say(
                "magus-story-move",
                count=names.count(look.locale, event.kind, event.count),
                origin=_at(look, event.origin),
                to=_at(look, event.to),
            )
            for event in events
        ]
        words = look.say("magus-story-moved", list=listing(look.locale, ways))
        n = sum(event.count for event in events)
        yield _Part(_PLAIN, words, short=look.say("magus-story-moved-many", n=n))


def _potions(weight: int, message: str, events: Sequence[Any], look: Look) -> _Part:
    """Name potions: one with what it does, several as a list."""
    cards = [event.potion for event in events]
    bare = names.potions(look.locale, cards)
    said = bare
    if len(cards) == 1:
        effect = names.effect(look.locale, cards[0])
        said = look.say("magus-story-potion", potion=bare, effect=effect)
    return _Part(weight, look.say(message, potions=said), look.say(message, potions=bare))


def _powers(turn: Turn, look: Look) -> Iterator[_Part]:
    """Yield the powers that were raised or shifted; those that were used say what they brought."""
    if tracks := [event.track for event in turn.of(m.Raised)]:
        ring = turn.before is not None and turn.before.asked
        message = "magus-story-ring" if ring else "magus-story-raised"
        several = sorted(set(tracks))
        plain = listing(look.locale, [TRACKS[track] for track in several])
        ways = (_tracks(tracks, look), plain)
        yield _Part(_PLAIN, *(look.say(message, n=len(several), tracks=text) for text in ways))
    for event in turn.of(m.Transferred):
        low, high = TRACKS[event.lowered], TRACKS[event.raised]
        yield _Part(_PLAIN, look.say("magus-story-shifted", low=low, high=high))
    if tracks := [event.track for event in turn.of(m.PowerUsed)]:
        said = _tracks(tracks, look)
        yield _Part(_QUIET, look.say("magus-story-powers", n=len(tracks), tracks=said))


def _tracks(tracks: Sequence[int], look: Look) -> str:
    """Return powers by their numbers, one with what it does."""
    several = sorted(set(tracks))
    if len(several) == 1:
        power = names.power(look.locale, several[0])
        return look.say("magus-story-power", track=TRACKS[several[0]], power=power)
    return listing(look.locale, [TRACKS[track] for track in several])


def _mana(turn: Turn, look: Look) -> Iterator[_Part]:
    """Yield what was traded, and all mana that came."""
    for event in turn.of(m.Traded):
        give, get = (names.mana(look.locale, *mana) for mana in ((event.give, 2), (event.get, 1)))
        yield _Part(_PLAIN, look.say("magus-story-traded", give=give, get=get))
    gained = [0] * len(MANA)
    for event in turn.of(m.Gained):
        gained[event.mana] += event.count
    if turn.of(m.Gained):
        yield _Part(_SMALL, look.say("magus-story-gained", mana=names.gain(look.locale, gained)))


def _dice(turn: Turn, look: Look) -> Iterator[_Part]:
    """Yield what was done to the dice, and the action: told where nothing else is."""
    for event in turn.of(m.Chosen):
        yield _Part(_QUIET, look.say("magus-story-chosen", action=event.action))
    for event in turn.of(m.RolledMore):
        yield _Part(_QUIET, look.say("magus-story-rolled", dice=names.dice(event.dice)))
    for event in turn.of(m.Rerolled):
        old, new = names.dice(event.old), names.dice(event.new)
        yield _Part(_QUIET, look.say("magus-story-rerolled", old=old, new=new))
    for event in turn.of(m.Changed):
        yield _Part(_QUIET, look.say("magus-story-changed", old=event.old, new=event.new))


def _led(turn: Turn, seat: Seat, look: Look) -> str:
    """Return the sources where a seat took the lead from others who stand there; "" for none."""
    if turn.before is None or turn.after is None:
        return ""
    taken = [
        _at(look, source)
        for source in SOURCES
        if _leads(turn.after, seat, source) and not _leads(turn.before, seat, source)
    ]
    return listing(look.locale, taken)


def _leads(view: Any, seat: Seat, source: int) -> bool:
    """Say whether a seat is strictly ahead of others who stand at a source."""
    levels = standing(view, source)
    return 0 < max(levels[:seat] + levels[seat + 1 :]) < levels[seat]


def _at(look: Look, source: int) -> str:
    return names.short_source(look.locale, source)


# Headlines.


def _headlines(turn: Turn, look: Look) -> Iterator[str]:
    if lowered := turn.of(m.Lowered):
        yield _cursed(lowered, look)
    yield from _counts(turn, look)
    for event in turn.of(m.LastRound):
        yield look.say("magus-event-last-round", name=look.name(event.seat))
    if turn.of(m.Ended):
        yield _ended(turn, look)


def _cursed(events: Sequence[m.Lowered], look: Look) -> str:
    """Tell what a 421 did to whom."""
    ways = [
        look.say(
            "magus-story-lowered-one",
            whose=look.whose(event.victim),
            track=event.track + 1,
            level=event.level,
        )
        for event in events
    ]
    name, did = look.name(events[0].seat), listing(look.locale, ways)
    return look.say("magus-story-lowered", name=name, list=did)


def _counts(turn: Turn, look: Look) -> Iterator[str]:
    """Tell each count with the glory of all its steps, or what still came of one, and who leads."""
    told: list[tuple[int, list[Any]]] = []
    for event in turn.events:
        if isinstance(event, m.Counted):
            told.append((event.count, []))
        elif isinstance(event, _PAID):
            if not told:
                told.append((0, []))
            told[-1][1].append(event)
    for at, (count, paid) in enumerate(told):
        ahead = _ahead(turn, look) if at == len(told) - 1 else ""
        yield f"{_count(count, paid, look)} {ahead}".strip()


def _count(count: int, paid: Sequence[Any], look: Look) -> str:
    """Tell what a count gave; one under way already by what its powers and potions gave."""
    sums = _sums(paid, look)
    if not any(sums):
        return look.say("magus-event-counted", n=count) if count else ""
    potions = _sums([event for event in paid if _of_potions(event)], look)
    if count or not any(potions):
        message = "magus-story-counted" if count else "magus-story-paid"
        return look.say(message, n=count, list=_glory(sums, look))
    shares = [
        look.say(
            "magus-story-two",
            name=look.name(seat),
            powers=sums[seat] - potions[seat],
            potions=potions[seat],
        )
        for seat in sorted(range(len(sums)), key=lambda seat: -sums[seat])
    ]
    return look.say("magus-story-paid-last", list=listing(look.locale, shares))


def _of_potions(event: Any) -> bool:
    """Say whether glory is for potions owned, not for sources or power tracks that one leads."""
    if isinstance(event, m.PotionPaid):
        return event.potion not in (STEADFAST, TRACK_LEADER)
    return isinstance(event, m.FamiliesPaid)


def _sums(paid: Sequence[Any], look: Look) -> list[int]:
    """Return the glory by seat that events of a count gave."""
    rows = [_gains(event, len(look.names)) for event in paid]
    return [sum(row[seat] for row in rows if row) for seat in range(len(look.names))]


def _gains(event: Any, seats: int) -> list[int]:
    """Return the glory by seat that an event of a count gave; [] for another event."""
    match event:
        case m.RingPaid(levels=False) | m.TrackPaid():
            return list(event.gains)
        case m.PotionPaid() | m.FamiliesPaid():
            return [event.glory if seat == event.seat else 0 for seat in range(seats)]
    return []


def _glory(sums: Sequence[int], look: Look) -> str:
    """Return what seats got, the most first."""
    order = sorted((seat for seat, n in enumerate(sums) if n), key=lambda seat: -sums[seat])
    gains = [look.say("magus-gain", name=look.name(seat), n=sums[seat]) for seat in order]
    return listing(look.locale, gains)


def _ahead(turn: Turn, look: Look) -> str:
    """Say who has most glory now; "" where that is not known, or the match is over."""
    if turn.after is None or turn.of(m.Ended):
        return ""
    totals = [sum(rows) for rows in turn.after.glory]
    first = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    if len(first) == len(totals):
        return ""
    names_ = look.named(first)
    return look.say("magus-story-ahead", name=names_, seats=len(first), glory=max(totals))


def _ended(turn: Turn, look: Look) -> str:
    """Tell the end with the glory of all, the most first."""
    if turn.after is None:
        return look.say("magus-event-ended")
    totals = [sum(rows) for rows in turn.after.glory]
    order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    standing = [look.say("magus-story-total", name=look.name(s), n=totals[s]) for s in order]
    return look.say("magus-story-ended", list=listing(look.locale, standing))
