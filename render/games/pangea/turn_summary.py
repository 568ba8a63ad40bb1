"""A turn of Pangea in one sentence: amulets, magic, ways and protection, in their order."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.game import Seat
from engine.games.pangea import crowds_and_prices, data as d, state_actions_and_events as m
from render.look import Look
from render.words import Turn, listing, turn_narration
from . import names

_DEEDS = (
    m.Placed, m.Delivered, m.Bought, m.Drew, m.Summoned, m.Shifted, m.Led, m.Moved, m.Protected,
)  # fmt: skip

_QUIET, _MAGIC, _CARRIED, _AMULET = range(4)
"""How much a deed matters where there is no room: the first goes first."""
_Own: TypeAlias = tuple[int, Any]
"""An event of a seat, with its place in the turn."""


@dataclass(frozen=True, slots=True)
class _Deed:
    """What a seat did, in words that follow its name, and in fewer; `at`: by which event."""

    at: int
    words: str
    short: str
    weight: int = _QUIET


def summary(turn: Turn, look: Look) -> tuple[str, ...]:
    """Return what each seat did in a turn, then what nobody may miss: who begins, a last lap."""
    lines: list[str] = []
    for seat in dict.fromkeys(event.seat for event in turn.of(*_DEEDS)):
        deeds = _deeds(turn, look, seat)
        lines.append(_fitting(look, seat, deeds, _led(turn, look, seat)))
    return (*lines, *_headlines(turn, look))


def _fitting(look: Look, seat: Seat, deeds: Sequence[_Deed], lead: str) -> str:
    """Return the longest sentence of these deeds that fits.

    What matters least is shortened first, then left out, of equals the last.
    """
    least = sorted(range(len(deeds)), key=lambda at: (deeds[at].weight, -at))
    told: list[str] = [one.words for one in deeds]
    shorter = [(at, deeds[at].short) for at in least] + [(at, "") for at in least[:-1]]
    for at, words in ((least[0], told[least[0]]), *shorter):
        told[at] = words
        did = listing(look.locale, [words for words in told if words])
        line = look.say("pangea-story-turn", name=look.bold(seat), did=did, lead=lead)
        if len(line) <= turn_narration.LONGEST:
            break
    return line


def _deeds(turn: Turn, look: Look, seat: Seat) -> list[_Deed]:
    """Return what a seat did, in its order; what was done several times stands at the first."""
    own = [(n, event) for n, event in enumerate(turn.events) if _seat(event) == seat]
    found = [*_amulets(turn, look, own), *_magic(look, own)]
    for at, event in own:
        if isinstance(event, m.Placed):
            tower, tile = (
                names.tower(look.locale, event.people),
                _tile(look, event.tile, event.cell),
            )
            found.append(_same(at, look.say("pangea-story-placed", tower=tower, tile=tile)))
        elif isinstance(event, m.Protected):
            place = _place(turn, look, event.cell)
            found.append(_Deed(at, look.say("pangea-story-protected", place=place), ""))
    return sorted(found, key=lambda one: one.at)


def _seat(event: Any) -> Seat | None:
    return getattr(event, "seat", None)


def _same(at: int, words: str) -> _Deed:
    return _Deed(at, words, words, _AMULET)


def _tile(look: Look, index: int, cell: int) -> str:
    """Return a tile with the cell on which it lay then: the board names its cells."""
    return names.tile(look.locale, index, cell)


def _place(turn: Turn, look: Look, cell: int) -> str:
    """Return the tile that lies on a cell now, else the sea there."""
    view: m.State | None = turn.after
    if view is not None and view.cells[cell] != d.SEA:
        return _tile(look, view.cells[cell], cell)
    return look.say("pangea-story-cell", cell=names.cell(cell))


def _amulets(turn: Turn, look: Look, own: Sequence[_Own]) -> Iterator[_Deed]:
    """Yield what became of amulets, and the ways of those who carried none."""
    if home := _of(own, m.Delivered):
        yield _delivered(look, home)
    if bought := _of(own, m.Bought):
        yield _bought(turn, look, bought)
    brought = {event.amulet for _, event in home}
    ways = [(at, event) for at, event in _of(own, m.Moved) if event.load not in brought]
    yield from _carried(look, [one for one in ways if one[1].load != d.NONE])
    yield from _walked(look, [one for one in ways if one[1].load == d.NONE])


def _of(own: Sequence[_Own], kind: type) -> list[_Own]:
    return [(at, event) for at, event in own if isinstance(event, kind)]


def _delivered(look: Look, found: Sequence[_Own]) -> _Deed:
    events = [event for _, event in found]
    amulets = listing(look.locale, [names.the_amulet(look.locale, e.amulet) for e in events])
    count = max(event.level for event in events)
    number = look.say("pangea-story-number", n=count)
    bare = look.say("pangea-story-delivered-bare", amulets=amulets)
    words = look.say("pangea-story-delivered", amulets=amulets, count=count, number=number)
    return _Deed(found[0][0], words, bare, _AMULET)


def _bought(turn: Turn, look: Look, found: Sequence[_Own]) -> _Deed:
    events = [event for _, event in found]
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
    short = look.say("pangea-story-bought-bare", amulets=bare)
    return _Deed(found[0][0], look.say("pangea-story-bought", **args), short, _AMULET)


def _seller(turn: Turn, look: Look, people: int) -> str:
    """Return who sells: the player of a people, else the people."""
    view: m.State | None = turn.after or turn.before
    if view is not None and people in view.peoples:
        return look.say("pangea-story-from-player", name=look.name(view.peoples.index(people)))
    return look.say("pangea-story-from-people", people=names.people(look.locale, people))


def _carried(look: Look, found: Sequence[_Own]) -> Iterator[_Deed]:
    for at, event in found:
        amulet = names.the_amulet(look.locale, event.load)
        tile = _tile(look, event.to, event.target)
        words = look.say("pangea-story-carried", amulet=amulet, tile=tile)
        yield _Deed(at, words, words if len(found) == 1 else "", _CARRIED)


def _magic(look: Look, own: Sequence[_Own]) -> Iterator[_Deed]:
    """Yield the actions of magic by kind."""
    for kind, key, told in (
        (m.Shifted, "shifted", _shifted),
        (m.Led, "led", _led_there),
        (m.Drew, "drew", _drew),
        (m.Summoned, "summoned", _summoned),
    ):
        if found := _of(own, kind):
            yield _counted(look, key, found, told(look, found[0][1]), _MAGIC)


def _shifted(look: Look, event: Any) -> str:
    tile, cell = names.plain_tile(look.locale, event.tile), names.cell(event.target)
    return look.say("pangea-story-shifted", tile=tile, cell=cell)


def _led_there(look: Look, event: Any) -> str:
    who = names.character(look.locale, event.home, of=event.people)
    return look.say("pangea-story-led", who=who, tile=_tile(look, event.to, event.target))


def _drew(look: Look, event: Any) -> str:
    return look.say("pangea-story-drew", who=names.character(look.locale, event.home))


def _summoned(look: Look, event: Any) -> str:
    who = names.character(look.locale, event.home, of=event.people)
    return look.say("pangea-story-summoned", who=who)


def _walked(look: Look, found: Sequence[_Own]) -> Iterator[_Deed]:
    if found:
        event = found[0][1]
        who, tile = names.character(look.locale, event.home), _tile(look, event.to, event.target)
        one = look.say("pangea-story-moved", who=who, tile=tile)
        yield _counted(look, "moved", found, one)


def _counted(look: Look, key: str, found: Sequence[_Own], one: str, weight: int = _QUIET) -> _Deed:
    """Return a deed by itself in full, several of a kind as their number."""
    count = len(found)
    number = look.say("pangea-story-number", n=count)
    many = look.say(f"pangea-story-{key}-many", count=count, number=number)
    return _Deed(found[0][0], one if count == 1 else many, many, weight)


# Who leads, and what nobody may miss.


def _rank(view: m.State, seat: Seat) -> tuple[int, int]:
    people = view.peoples[seat]
    return crowds_and_prices.level(view, people), len(view.amulets[people])


def _led(turn: Turn, look: Look, seat: Seat) -> str:
    """Say that a seat is ahead of all by its amulets, and was not; "" else, and at the end."""
    was: m.State | None = turn.before
    now: m.State | None = turn.after
    if was is None or now is None or not turn.of(m.Delivered) or turn.of(m.LapBegan):
        return ""
    if now.phase == m.OVER:
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
        view: m.State | None = turn.after
        key = "last" if view is not None and view.phase == m.OVER else "lap"
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
    view: m.State | None = turn.after
    found = crowds_and_prices.result(view) if view is not None else None
    winners = [] if found is None else [s for s, rank in enumerate(found.ranks) if rank == 1]
    if (
        view is None
        or len(winners) != 1
        or not crowds_and_prices.level(view, view.peoples[winners[0]])
    ):
        return look.say("pangea-event-ended")
    people = view.peoples[winners[0]]
    number = look.say("pangea-story-number", n=len(view.amulets[people]))
    return look.say(
        "pangea-story-won",
        name=look.bold(winners[0]),
        level=crowds_and_prices.level(view, people),
        number=number,
        wealth=view.wealth[people],
    )
