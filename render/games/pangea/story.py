"""A turn of Pangea in one sentence: amulets first, then magic, ways and protection."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.game import Seat
from engine.games.pangea import state as m
from engine.games.pangea.data import NONE, SEA
from engine.games.pangea.land import level
from engine.games.pangea.score import result
from engine.games.pangea.state import OVER, State
from render.games.pangea import names
from render.look import Look
from render.telling import LONGEST
from render.turns import Turn
from render.words import listing

_DEEDS = (
    m.Placed, m.Delivered, m.Bought, m.Drew, m.Summoned, m.Shifted, m.Led, m.Moved, m.Protected,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Deed:
    """What a seat did, in words that follow its name, and in fewer."""

    words: str
    short: str


def summary(turn: Turn, look: Look) -> tuple[str, ...]:
    """Return what each seat did in a turn, then what nobody may miss: who begins, a last lap."""
    lines: list[str] = []
    for seat in dict.fromkeys(event.seat for event in turn.of(*_DEEDS)):
        deeds = list(_deeds(turn, look, seat))
        lines.append(_fitting(look, seat, deeds, _led(turn, look, seat)))
    return (*lines, *_headlines(turn, look))


def _fitting(look: Look, seat: Seat, deeds: Sequence[_Deed], lead: str) -> str:
    """Return the longest sentence of these deeds that fits.

    The last ones are shortened first, then left out.
    """
    bare = [one.short for one in deeds]
    shorter = [[one.words for one in deeds[:n]] + bare[n:] for n in range(len(deeds), -1, -1)]
    for told in (*shorter, *(bare[:n] for n in range(len(deeds), 0, -1))):
        did = listing(look.locale, [words for words in told if words])
        line = look.say("pangea-story-turn", name=look.bold(seat), did=did, lead=lead)
        if len(line) <= LONGEST:
            break
    return line


def _deeds(turn: Turn, look: Look, seat: Seat) -> Iterator[_Deed]:
    """Yield what a seat did, what matters first."""
    own = [event for event in turn.events if getattr(event, "seat", None) == seat]
    home = [event for event in own if isinstance(event, m.Delivered)]
    for event in own:
        if isinstance(event, m.Placed):
            tower, tile = names.tower(look.locale, event.people), _tile(look, event.tile)
            yield _same(look.say("pangea-story-placed", tower=tower, tile=tile))
    if home:
        yield _delivered(look, home)
    if bought := [event for event in own if isinstance(event, m.Bought)]:
        yield _bought(turn, look, bought)
    brought = {event.amulet for event in home}
    ways = [e for e in own if isinstance(e, m.Moved) and e.load not in brought]
    yield from _carried(look, [event for event in ways if event.load != NONE])
    yield from _magic(look, own)
    yield from _walked(look, [event for event in ways if event.load == NONE])
    for event in own:
        if isinstance(event, m.Protected):
            place = _place(turn, look, event.cell)
            yield _Deed(look.say("pangea-story-protected", place=place), "")


def _same(words: str) -> _Deed:
    return _Deed(words, words)


def _tile(look: Look, index: int) -> str:
    return names.plain_tile(look.locale, index)


def _place(turn: Turn, look: Look, cell: int) -> str:
    """Return the tile that lies on a cell now, else the sea there."""
    view: State | None = turn.after
    if view is not None and view.cells[cell] != SEA:
        return _tile(look, view.cells[cell])
    return look.say("pangea-story-cell", cell=names.cell(cell))


def _delivered(look: Look, events: Sequence[Any]) -> _Deed:
    amulets = listing(look.locale, [names.the_amulet(look.locale, e.amulet) for e in events])
    count = max(event.level for event in events)
    number = look.say("pangea-story-number", n=count)
    bare = look.say("pangea-story-delivered-bare", amulets=amulets)
    words = look.say("pangea-story-delivered", amulets=amulets, count=count, number=number)
    return _Deed(words, bare)


def _bought(turn: Turn, look: Look, events: Sequence[Any]) -> _Deed:
    bare = listing(look.locale, [names.the_amulet(look.locale, e.amulet) for e in events])
    each = [
        look.say(
            "pangea-story-offer",
            amulet=names.the_amulet(look.locale, event.amulet),
            seller=_seller(turn, look, event.seller),
        )
        for event in events
    ]
    args = {"amulets": listing(look.locale, each), "price": events[0].price, "n": len(events)}
    return _Deed(
        look.say("pangea-story-bought", **args), look.say("pangea-story-bought-bare", amulets=bare)
    )


def _seller(turn: Turn, look: Look, people: int) -> str:
    """Return who sells: the player of a people, else the people."""
    view: State | None = turn.after or turn.before
    if view is not None and people in view.peoples:
        return look.say("pangea-story-from-player", name=look.name(view.peoples.index(people)))
    return look.say("pangea-story-from-people", people=names.people(look.locale, people))


def _carried(look: Look, events: Sequence[Any]) -> Iterator[_Deed]:
    for event in events:
        amulet = names.the_amulet(look.locale, event.load)
        words = look.say("pangea-story-carried", amulet=amulet, tile=_tile(look, event.to))
        yield _Deed(words, words if len(events) == 1 else "")


def _magic(look: Look, own: Sequence[Any]) -> Iterator[_Deed]:
    """Yield the actions of magic by kind."""
    for kind, key, told in (
        (m.Shifted, "shifted", _shifted),
        (m.Led, "led", _led_there),
        (m.Drew, "drew", _drew),
        (m.Summoned, "summoned", _summoned),
    ):
        events = [event for event in own if isinstance(event, kind)]
        if events:
            yield _counted(look, key, len(events), told(look, events[0]))


def _shifted(look: Look, event: Any) -> str:
    cell = names.cell(event.target)
    return look.say("pangea-story-shifted", tile=_tile(look, event.tile), cell=cell)


def _led_there(look: Look, event: Any) -> str:
    who = names.character(look.locale, event.home, of=event.people)
    return look.say("pangea-story-led", who=who, tile=_tile(look, event.to))


def _drew(look: Look, event: Any) -> str:
    return look.say("pangea-story-drew", who=names.character(look.locale, event.home))


def _summoned(look: Look, event: Any) -> str:
    who = names.character(look.locale, event.home, of=event.people)
    return look.say("pangea-story-summoned", who=who)


def _walked(look: Look, events: Sequence[Any]) -> Iterator[_Deed]:
    if events:
        who, tile = names.character(look.locale, events[0].home), _tile(look, events[0].to)
        one = look.say("pangea-story-moved", who=who, tile=tile)
        yield _counted(look, "moved", len(events), one)


def _counted(look: Look, key: str, count: int, one: str) -> _Deed:
    """Return a deed by itself in full, several of a kind as their number."""
    number = look.say("pangea-story-number", n=count)
    many = look.say(f"pangea-story-{key}-many", count=count, number=number)
    return _Deed(one if count == 1 else many, many)


# Who leads, and what nobody may miss.


def _rank(view: State, seat: Seat) -> tuple[int, int]:
    people = view.peoples[seat]
    return level(view, people), len(view.amulets[people])


def _led(turn: Turn, look: Look, seat: Seat) -> str:
    """Say that a seat is ahead of all others by its amulets, and was not; "" otherwise."""
    was: State | None = turn.before
    now: State | None = turn.after
    if was is None or now is None or not turn.of(m.Delivered) or turn.of(m.LapBegan):
        return ""
    others = [other for other in range(len(now.peoples)) if other != seat]
    ahead = (all(_rank(v, seat) > _rank(v, other) for other in others) for v in (was, now))
    if tuple(ahead) != (False, True):
        return ""
    return look.say("pangea-story-leads")


def _headlines(turn: Turn, look: Look) -> Iterator[str]:
    for event in turn.of(m.Began):
        yield look.say("pangea-event-began", name=look.bold(event.seat))
    for event in turn.of(m.LapBegan):
        view: State | None = turn.after
        key = "last" if view is not None and view.phase == OVER else "lap"
        yield look.say(f"pangea-story-{key}", name=look.bold(event.seat), level=event.level)
    for event in turn.of(m.LastRound):
        yield look.say("pangea-event-last-round", round=event.round)
    for event in turn.of(m.Left):
        people = names.people(look.locale, event.people)
        yield look.say("pangea-event-left", name=look.name(event.seat), people=people)
    if turn.of(m.Ended):
        yield _ended(turn, look)


def _ended(turn: Turn, look: Look) -> str:
    """Tell with which victory the match was won; only that it is over where there is none."""
    view: State | None = turn.after
    found = result(view) if view is not None else None
    winners = [] if found is None else [s for s, rank in enumerate(found.ranks) if rank == 1]
    if view is None or len(winners) != 1 or not level(view, view.peoples[winners[0]]):
        return look.say("pangea-event-ended")
    people = view.peoples[winners[0]]
    number = look.say("pangea-story-number", n=len(view.amulets[people]))
    return look.say(
        "pangea-story-won",
        name=look.bold(winners[0]),
        level=level(view, people),
        number=number,
        wealth=view.wealth[people],
    )
