"""A turn of Magus in one sentence: who was created, placed, pushed, what was bought, who leads."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from engine.game import Seat
from engine.games.magus import data as d, events as m, majorities_and_mana
from render.look import Look
from render.words import Turn, listing, sentence, turn_narration
from . import names

_DEEDS = (
    m.RolledMore, m.Rerolled, m.Changed, m.Chosen, m.Placed, m.Moved, m.Pushed, m.Created,
    m.Raised, m.Lowered, m.Transferred, m.PowerUsed, m.Bought, m.Used, m.Traded, m.Gained,
)  # fmt: skip
_QUIETLY = {m.RolledMore, m.Rerolled, m.Changed, m.Chosen, m.PowerUsed}
"""Told only where nothing else was done."""
_QUIETER = (
    (),
    (m.Gained,),
    (m.Gained, m.Used),
    (m.Gained, m.Used, m.Traded, m.Transferred, m.Moved),
)  # fmt: skip
"""Left out where there is no room, so that what stood around them is told together."""
_PAID = (m.RingPaid, m.TrackPaid, m.PotionPaid, m.FamiliesPaid)
_LOUD, _PLAIN, _SMALL, _QUIET = range(4)
"""How soon a part of the sentence goes where there is no room: the last first."""


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of the sentence, in words that follow a name; unexplained; and with fewer facts.

    `at`: the event of the turn by which it has its place.
    """

    at: int
    weight: int
    words: str
    bare: str = ""
    short: str = ""


def summary(turn: Turn, look: Look) -> tuple[str, ...]:
    """Return what each seat did in a turn, then a line for each count, and for the end."""
    lines: list[str] = []
    for seat in dict.fromkeys(event.seat for event in turn.of(*_DEEDS)):
        own = tuple(event for event in turn.events if getattr(event, "seat", None) == seat)
        lines.append(_fitting(replace(turn, seat=seat, events=own), seat, look))
    return (*lines, *map(sentence, _headlines(turn, look)))


def _fitting(turn: Turn, seat: Seat, look: Look) -> str:
    """Return the sentence of a seat's turn: shortened, then with fewer parts, until it fits."""
    led = _led(turn, seat, look)
    for fewer in _ever_less(turn, look):
        line = _told(fewer, led, seat, look)
        if len(line) <= turn_narration.LONGEST:
            return line
    return _told(fewer, "", seat, look)


def _ever_less(turn: Turn, look: Look) -> Iterator[list[_Part]]:
    """Yield what was done in its order, then ever less of it.

    What only explains goes first, then what is told in fewer words, then what is quieter.
    """
    left: list[_Part] = []
    for quiet in _QUIETER:
        if parts := _in_order(turn, look, quiet):
            yield (left := parts)
            yield [replace(part, words=part.bare or part.words) for part in parts]
            yield [_shorter(part) for part in parts]
    yield from _shortened(left)


def _in_order(turn: Turn, look: Look, quiet: tuple[type, ...]) -> list[_Part]:
    """Return what was done but for the quiet, together only where nothing is told between."""
    told = [event for event in turn.of(*_DEEDS) if not isinstance(event, quiet)]
    kinds = {type(event) for event in told}
    if kinds - _QUIETLY:
        told = [event for event in told if type(event) not in _QUIETLY]
    runs = [tuple(run) for _, run in groupby(told, type)]
    return [part for run in runs for part in _parts(replace(turn, events=run), look)]


def _shorter(part: _Part) -> _Part:
    short = part.short if part.weight >= _PLAIN else ""
    return replace(part, words=short or part.bare or part.words)


def _shortened(parts: Sequence[_Part]) -> Iterator[list[_Part]]:
    """Yield ever less of some parts: what matters least goes first, the last first."""
    left = [replace(part, words=part.bare or part.words) for part in parts]
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


def _parts(turn: Turn, look: Look) -> list[_Part]:
    """Return what was done in words that follow a name, in its order."""
    found = [
        *_cursed(turn, look),
        *_creations(turn, look),
        *_pushes(turn, look),
        *_placings(turn, look),
        *_moves(turn, look),
        *_potions(turn, m.Bought, _LOUD, "magus-story-bought", look),
        *_potions(turn, m.Used, _SMALL, "magus-story-used", look),
        *_powers(turn, look),
        *_mana(turn, look),
        *_dice(turn, look),
    ]
    return sorted(found, key=lambda part: part.at)


def _each(turn: Turn, *kinds: type) -> Iterator[tuple[int, Any]]:
    """Yield the events of these classes with their places in the turn."""
    for at, event in enumerate(turn.events):
        if isinstance(event, kinds):
            yield at, event


def _first(turn: Turn, kind: type) -> int:
    """Return the place of the first event of a class, where those of a kind are told together."""
    return next(at for at, _ in _each(turn, kind))


def _cursed(turn: Turn, look: Look) -> Iterator[_Part]:
    """Yield what a 421 did to whom."""
    if events := turn.of(m.Lowered):
        ways = [
            look.say(
                "magus-story-lowered-one",
                whose=look.whose(event.victim),
                track=event.track + 1,
                level=event.level,
            )
            for event in events
        ]
        words, bare = (
            look.say(f"magus-story-{key}", list=listing(look.locale, ways))
            for key in ("lowered", "lowered-bare")
        )
        short = look.say("magus-story-lowered-many", n=len(events))
        yield _Part(_first(turn, m.Lowered), _LOUD, words, bare, short)


def _creations(turn: Turn, look: Look) -> Iterator[_Part]:
    for at, event in _each(turn, m.Created):
        source = _at(look, event.source)
        words = look.say("magus-story-created", kind=d.KINDS[event.kind], source=source)
        yield _Part(at, _LOUD, words)


def _pushes(turn: Turn, look: Look) -> Iterator[_Part]:
    if events := turn.of(m.Pushed):
        pushed = Counter((event.victim, event.kind, event.to) for event in events)
        ways = [
            look.say(
                "magus-story-push",
                n=n,
                whose=look.whose(victim),
                kind=d.KINDS[kind],
                to=_at(look, to),
            )
            for (victim, kind, to), n in pushed.items()
        ]
        words = look.say("magus-story-pushed", list=listing(look.locale, ways))
        short = look.say("magus-story-pushed-many", n=len(events))
        yield _Part(_first(turn, m.Pushed), _LOUD, words, short=short)


def _placings(turn: Turn, look: Look) -> Iterator[_Part]:
    placed: Counter[int] = Counter()
    for event in turn.of(m.Placed):
        placed[event.source] += event.count
    groups = []
    for count in sorted(set(placed.values()), reverse=True):
        there = [source for source in placed if placed[source] == count]
        crowd = names.count(look.locale, d.APPRENTICE, count)
        if len(there) == 1:
            one = _at(look, there[0])
            groups.append(look.say("magus-story-place", count=crowd, sources=one))
        else:
            each = names.sources(look.locale, there)
            groups.append(look.say("magus-story-place-each", count=crowd, sources=each))
    if groups:
        words = look.say("magus-story-placed", list=listing(look.locale, groups))
        yield _Part(_first(turn, m.Placed), _PLAIN, words)


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
        short = look.say("magus-story-moved-many", n=n)
        yield _Part(_first(turn, m.Moved), _PLAIN, words, short=short)


def _potions(turn: Turn, kind: type, weight: int, message: str, look: Look) -> Iterator[_Part]:
    """Yield potions by name: one with what it does, several as a list."""
    cards = [event.potion for event in turn.of(kind)]
    if not cards:
        return
    bare = names.potions(look.locale, cards)
    said = bare
    if len(cards) == 1:
        effect = names.effect(look.locale, cards[0])
        said = look.say("magus-story-potion", potion=bare, effect=effect)
    ways = (look.say(message, potions=text) for text in (said, bare))
    yield _Part(_first(turn, kind), weight, *ways)


def _powers(turn: Turn, look: Look) -> Iterator[_Part]:
    """Yield the powers that were raised or shifted; those that were used say what they brought."""
    if tracks := [event.track for event in turn.of(m.Raised)]:
        ring = turn.before is not None and turn.before.asked
        message = "magus-story-ring" if ring else "magus-story-raised"
        several = sorted(set(tracks))
        plain = listing(look.locale, [d.TRACKS[track] for track in several])
        ways = (_tracks(tracks, look), plain)
        said = (look.say(message, n=len(several), tracks=text) for text in ways)
        yield _Part(_first(turn, m.Raised), _PLAIN, *said)
    for at, event in _each(turn, m.Transferred):
        low, high = d.TRACKS[event.lowered], d.TRACKS[event.raised]
        yield _Part(at, _PLAIN, look.say("magus-story-shifted", low=low, high=high))
    if tracks := [event.track for event in turn.of(m.PowerUsed)]:
        words = look.say("magus-story-powers", n=len(tracks), tracks=_tracks(tracks, look))
        yield _Part(_first(turn, m.PowerUsed), _QUIET, words)


def _tracks(tracks: Sequence[int], look: Look) -> str:
    """Return powers by their numbers, one with what it does."""
    several = sorted(set(tracks))
    if len(several) == 1:
        power = names.power(look.locale, several[0])
        return look.say("magus-story-power", track=d.TRACKS[several[0]], power=power)
    return listing(look.locale, [d.TRACKS[track] for track in several])


def _mana(turn: Turn, look: Look) -> Iterator[_Part]:
    """Yield what was traded, and all mana that came."""
    for at, event in _each(turn, m.Traded):
        give, get = (names.mana(look.locale, *mana) for mana in ((event.give, 2), (event.get, 1)))
        yield _Part(at, _PLAIN, look.say("magus-story-traded", give=give, get=get))
    gained = [0] * len(d.MANA)
    for event in turn.of(m.Gained):
        gained[event.mana] += event.count
    if turn.of(m.Gained):
        words = look.say("magus-story-gained", mana=names.gain(look.locale, gained))
        yield _Part(_first(turn, m.Gained), _SMALL, words)


def _dice(turn: Turn, look: Look) -> Iterator[_Part]:
    """Yield what was done to the dice, and the action: told where nothing else is."""
    for at, event in _each(turn, m.Chosen, m.RolledMore, m.Rerolled, m.Changed):
        match event:
            case m.Chosen():
                words = look.say("magus-story-chosen", action=event.action)
            case m.RolledMore():
                words = look.say("magus-story-rolled", dice=names.dice(event.dice))
            case m.Rerolled():
                old, new = names.dice(event.old), names.dice(event.new)
                words = look.say("magus-story-rerolled", old=old, new=new)
            case _:
                words = look.say("magus-story-changed", old=event.old, new=event.new)
        yield _Part(at, _QUIET, words)


def _led(turn: Turn, seat: Seat, look: Look) -> str:
    """Return the sources where a seat took the lead from others who stand there; "" for none."""
    if turn.before is None or turn.after is None:
        return ""
    taken = [
        _at(look, source)
        for source in d.SOURCES
        if _leads(turn.after, seat, source) and not _leads(turn.before, seat, source)
    ]
    return listing(look.locale, taken)


def _leads(view: Any, seat: Seat, source: int) -> bool:
    """Say whether a seat is strictly ahead of others who stand at a source."""
    levels = majorities_and_mana.standing(view, source)
    return 0 < max(levels[:seat] + levels[seat + 1 :]) < levels[seat]


def _at(look: Look, source: int) -> str:
    return names.short_source(look.locale, source)


# Headlines.


def _headlines(turn: Turn, look: Look) -> Iterator[str]:
    yield from _counts(turn, look)
    for event in turn.of(m.LastRound):
        yield look.say("magus-event-last-round", name=look.name(event.seat))
    if turn.of(m.Ended):
        yield _ended(turn, look)


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
        return event.potion not in (d.STEADFAST, d.TRACK_LEADER)
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
