"""A turn of the wargame: marches, towers, recruits and spells in sentences, battles in lines."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from engine.game import Event, Result, Seat
from engine.games.magus_wargame import battle_totals, data as d, events as m, final_ranking, state
from render.look import Look
from render.words import Turn, listing, turn_narration
from . import names

_ID = "magus-wargame-story"
_DEEDS = (
    m.Moved, m.Recruited, m.SpellCast, m.Exchanged, m.Switched, m.Parted, m.Lost, m.Fell,
    m.Played, m.Negated, m.Fuelled, m.Answered, m.Retreated,
)  # fmt: skip
_LINES = (m.BattleBegan, m.Fought, m.Eliminated, m.Ended)
"""What has a line of its own."""
_NAMED = 3
"""So many recruits are named, the others are counted."""
_LEAST = ("split", "gave-up", "cast", "marched", "recruited")
"""What goes first where there is no room; what is not among these goes last."""


@dataclass(frozen=True, slots=True)
class _Part:
    """Something that was done, in words that follow a name, or still to be told with others.

    `at`: by which event of the turn. `kind`: what can be told together. `what`: words, or what
    the words of the kind are made of.
    """

    at: int
    kind: str
    what: Any


def summary(turn: Turn, look: Look) -> tuple[str, ...]:
    """Return what was done, battles, who is out, and the end, in their order."""
    fought = {event.space for event in turn.of(m.Fought)}
    lines: list[str] = []
    for seat, run in _runs(turn):
        if seat is not None:
            lines.append(_sentence(turn, seat, run, look))
            continue
        (at,) = run
        lines += _headline(turn.events[at], turn, fought, look)
    return tuple(line for line in lines if line)


def _runs(turn: Turn) -> Iterator[tuple[Seat | None, list[int]]]:
    """Yield the places of what a seat did without a break, and of each line of its own (None)."""
    run: list[int] = []
    doer: Seat | None = None
    for at, event in enumerate(turn.events):
        if not isinstance(event, _DEEDS + _LINES):
            continue
        seat = None if isinstance(event, _LINES) else _doer(turn, event)
        if run and (seat != doer or seat is None):
            yield doer, run
            run = []
        doer = seat
        run.append(at)
    if run:
        yield doer, run


def _doer(turn: Turn, event: Any) -> Seat:
    """Return whose deed an event is: what a Death Spell kills is the caster's."""
    if isinstance(event, m.Fell):
        casts = [cast.seat for cast in turn.of(m.SpellCast) if cast.card == d.DEATH_SPELL]
        return casts[-1] if casts else event.seat
    return int(event.by) if isinstance(event, m.Answered) and event.by >= 0 else int(event.seat)


def _sentence(turn: Turn, seat: Seat, run: Sequence[int], look: Look) -> str:
    """Return what a seat did without a break, as much of it as fits, in its order."""
    parts = sorted(_parts(turn, seat, run, look), key=lambda part: part.at)
    together = sorted(parts, key=lambda part: next(p.at for p in parts if p.kind == part.kind))
    gained = _gained(turn, seat, run, look)
    line = ""
    for told in (parts, *_fewer(together)):
        did = [
            _words(kind, [part.what for part in same], look)
            for kind, same in groupby(told, key=lambda part: part.kind)
        ]
        if not did:
            break
        line = _say(look, "turn", name=look.bold(seat), did=listing(look.locale, did)) + gained
        if len(line) <= turn_narration.LONGEST:
            break
    return line


def _fewer(parts: list[_Part]) -> Iterator[list[_Part]]:
    """Yield the parts, then ever fewer of them."""
    yield parts
    least = [kind for kind in _LEAST if any(part.kind == kind for part in parts)]
    for kind in least:
        parts = [part for part in parts if part.kind != kind]
        yield parts
    for kept in range(len(parts) - 1, 0, -1):
        yield parts[:kept]


def _words(kind: str, what: Sequence[Any], look: Look) -> str:
    """Return parts of a kind in words that follow a name."""
    match kind:
        case "recruited":
            return _say(look, kind, units=_recruits(what, look))
        case "entered":
            return _say(look, kind, n=len(what), where=listing(look.locale, list(map(str, what))))
        case "marched":
            return _say(
                look, kind, where=listing(look.locale, [_land(look, space) for space in what])
            )
        case "cast" | "played":
            return _say(look, kind, cards=listing(look.locale, list(what)))
        case "split":
            return _say(look, kind, n=len(what))
        case "gave-up":
            return _say(look, kind, units=_brought(what, look))
    return str(what[0])


def _parts(turn: Turn, seat: Seat, run: Sequence[int], look: Look) -> Iterator[_Part]:
    """Yield what was done: marches by where they ended, the rest by itself."""
    yield from _marches(turn, seat, run, look)
    yield from _spells(turn, run, look)
    yield from _plays(turn, run, look)
    for at in run:
        match turn.events[at]:
            case m.Recruited() as event:
                yield _Part(at, "recruited", event)
            case m.Parted():
                yield _Part(at, "split", None)
            case m.Lost() as event:
                yield _Part(at, "gave-up", event.creature)


def _recruits(recruits: Sequence[m.Recruited], look: Look) -> str:
    """Return who was recruited, one or two with the land that they come from."""
    if len(recruits) >= _NAMED:
        return _brought([event.creature for event in recruits], look)
    told = []
    for event in recruits:
        unit, land = names.one(look.locale, event.creature), place(look, event.space)
        told.append(_say(look, "recruit", unit=unit, where=land))
    return listing(look.locale, told)


def _marches(turn: Turn, seat: Seat, run: Sequence[int], look: Look) -> Iterator[_Part]:
    """Yield where armies went: attacks that are yet to be fought, towers, other lands."""
    ends: dict[int, tuple[int, m.Moved]] = {}
    for at, event in enumerate(turn.events):
        if isinstance(event, m.Moved) and event.seat == seat:
            ends.pop(event.start, None)  # a die and then a spell: only the end of the way counts
            ends[event.to] = (at, event)
    told = {event.space for event in turn.of(m.Fought, m.BattleBegan)}
    manned = {event.space for event in turn.of(m.Recruited) if event.seat == seat}
    for space, (at, event) in ends.items():
        if at not in run:
            continue
        if event.foe >= 0:
            if space not in told:
                where, name = place(look, space), look.name(event.foe)
                yield _Part(at, f"on {at}", _say(look, "marched-on", name=name, where=where))
        elif space in d.TOWERS:
            yield _Part(at, "entered", space)
        elif space not in manned:
            yield _Part(at, "marched", space)
    for at in run:
        match turn.events[at]:
            case m.Retreated() as event if event.to not in told and not turn.of(m.Fought):
                where = place(look, event.to)
                yield _Part(at, f"from {at}", _say(look, "withdrew", where=where))


def _spells(turn: Turn, run: Sequence[int], look: Look) -> Iterator[_Part]:
    """Yield the spells of a turn that no march or recruit tells."""
    for at in run:
        words = ""
        match turn.events[at]:
            case m.Fell() as event:
                unit = names.one(look.locale, event.creature)
                own = event.seat == _doer(turn, event)
                words = (
                    _say(look, "struck-own", unit=unit)
                    if own
                    else _say(look, "struck", whose=look.whose(event.seat), unit=unit)
                )
            case m.Exchanged() as event:
                words = _say(look, "exchanged", first=event.first, second=event.second)
            case m.Switched() as event:
                words = _say(look, "switched", first=event.first, second=event.second)
            case m.Answered() as event if event.by >= 0:
                card = names.card(look.locale, event.card)
                words = _say(look, "answered", whose=look.whose(event.seat), card=card)
            case m.SpellCast() as event if not _is_told(event, turn):
                yield _Part(at, "cast", _aimed(event, look))
        if words:
            yield _Part(at, f"spell {at}", words)


def _is_told(cast: m.SpellCast, turn: Turn) -> bool:
    """Say whether what a spell did is told by itself."""
    if any(event.card == cast.card and event.by >= 0 for event in turn.of(m.Answered)):
        return False
    by = {d.DEATH_SPELL: m.Fell, d.LAND_SHIFT: m.Exchanged, d.CREATURE_SWITCH: m.Switched}
    kind: type[Event] | None = by.get(cast.card)
    if kind is None and d.HASTE <= cast.card <= d.TIME_SHIFT:
        kind = m.Moved
    elif kind is None and d.SUMMONS <= cast.card <= d.METAMORPHOSIS:
        kind = m.Recruited
    return kind is not None and bool(turn.of(kind))


def _aimed(cast: m.SpellCast, look: Look) -> str:
    """Return a card with whom or what it was for."""
    card = names.card(look.locale, cast.card)
    if cast.card == d.COMMUNE or not d.SEAT <= cast.at < d.SPACE:
        return card
    at_deck = cast.at >= d.DECK
    aim = names.the_deck(look.locale, cast.at - d.DECK) if at_deck else names.place(look, cast.at)
    return _say(look, "cast-on", card=card, aim=aim)


def _plays(turn: Turn, run: Sequence[int], look: Look) -> Iterator[_Part]:
    """Yield what was played in battles that are not decided yet: the others tell it themselves."""
    if turn.of(m.Fought):
        return
    for at in run:
        match turn.events[at]:
            case m.Played() as event:
                card = names.card(look.locale, event.card)
                if event.target != d.NO_TARGET:
                    aim = names.aim(look.locale, event.target)
                    card = _say(look, "cast-on", card=card, aim=aim)
                yield _Part(at, "played", card)
            case m.Negated() as event:
                card = names.card(look.locale, event.card)
                yield _Part(at, f"battle {at}", _say(look, "negated", card=card))
            case m.Fuelled() as event:
                card = names.card(look.locale, event.card)
                yield _Part(at, f"battle {at}", _say(look, "fuelled", card=card))


def _gained(turn: Turn, seat: Seat, run: Sequence[int], look: Look) -> str:
    """Say how many towers a seat holds now, after the last army that came into one unopposed."""
    came = [at for at, event in enumerate(turn.events) if _enters(event, seat)]
    if turn.of(m.Ended) or not came or came[-1] not in run:
        return ""
    return _holds(turn, seat, look)


def _enters(event: Event, seat: Seat) -> bool:
    """Say whether an army of a seat comes into a tower that nobody else holds."""
    match event:
        case m.Parted() | m.Moved(foe=-1):
            return event.seat == seat and event.to in d.TOWERS
    return False


def _holds(turn: Turn, seat: Seat, look: Look) -> str:
    """Say how many towers a seat holds, two or more, if these are more than before its turn."""
    if turn.after is None or turn.before is None:
        return ""
    now = _held(turn.after, seat)
    more = now > max(_held(turn.before, seat), 1)
    return " " + _say(look, "holds", n=now) if more else ""


def _held(view: state.State, seat: Seat) -> int:
    """Return how many towers only a seat's armies stand on."""
    return sum(
        view.at[seat].count(space) > 0 and state.owner_at(view, space, seat) == d.NONE
        for space in d.TOWERS
    )


def _headline(event: Event, turn: Turn, fought: set[int], look: Look) -> Iterator[str]:
    """Yield the line for a battle, for a seat that is out, or for the end."""
    if isinstance(event, m.BattleBegan) and event.space not in fought:
        yield _met(event, look)
    elif isinstance(event, m.Fought):
        yield _battle(event, turn, look)
    elif isinstance(event, m.Eliminated):
        yield _say(look, "out", name=look.bold(event.seat))
    elif isinstance(event, m.Ended):
        yield _ended(event, turn, look)


def _met(event: m.BattleBegan, look: Look) -> str:
    """Say who has met whom, with which creatures if that is not too long."""
    one, other = (_army(row, look) for row in (event.attackers, event.defenders))
    pair = {"name": look.bold(event.seat), "victim": look.name(event.victim)}
    where = place(look, event.space)
    line = _say(look, "met", **pair, where=where, attackers=one, defenders=other)
    if len(line) <= turn_narration.LONGEST:
        return line
    return _say(
        look, "met-many", **pair, where=where, a=len(event.attackers), b=len(event.defenders)
    )


def _battle(event: m.Fought, turn: Turn, look: Look) -> str:
    """Tell a battle: who won, both totals, what it cost, what was played; as much as fits."""
    where = place(look, event.space)
    if event.winner == battle_totals.BOTH_GONE:
        pair = {"name": look.bold(event.seat), "victim": look.name(event.victim)}
        return _say(look, "none", **pair, where=where)
    if event.winner == battle_totals.TIE:
        pair = {"name": look.bold(event.seat), "victim": look.name(event.victim)}
        return _say(look, "tie", **pair, where=where, a=event.totals[0])
    seats, won = (event.seat, event.victim), event.winner
    kind = "held" if won else "took" if event.space in d.TOWERS else "beat"
    line = _say(
        look, kind, name=look.bold(seats[won]), victim=look.name(seats[1 - won]), where=where,
        n=event.space, a=event.totals[won], b=event.totals[1 - won],
    )  # fmt: skip
    if kind == "took" and not turn.of(m.Ended):
        line += _holds(turn, seats[won], look)
    places = range(event.split) if won == 0 else range(event.split, len(event.units))
    lost = [event.units[at] for at in places if event.fate[at] == battle_totals.DESTROYED]
    for more in (_fallen(seats[won], lost, look), _cards(event, look)):
        if more and len(f"{line} {more}") <= turn_narration.LONGEST:
            line = f"{line} {more}"
    return line


def _fallen(seat: Seat, lost: Sequence[int], look: Look) -> str:
    """Say which creatures the winner lost."""
    return _say(look, "fallen", name=look.name(seat), units=_brought(lost, look)) if lost else ""


def _cards(event: m.Fought, look: Look) -> str:
    """Say which cards were played, side by side."""
    sides = []
    for side, seat in enumerate((event.seat, event.victim)):
        cards = [item.what for item in event.laid if item.side == side and item.is_card]
        if cards:
            played = listing(look.locale, [names.card(look.locale, card) for card in cards])
            sides.append(_say(look, "side", name=look.name(seat), cards=played))
    if len(sides) == 2:
        sides = [_say(look, "both", one=sides[0], other=sides[1])]
    return _say(look, "cards", sides=sides[0]) if sides else ""


def _ended(event: m.Ended, turn: Turn, look: Look) -> str:
    """Say who has won, and how."""
    final = final_ranking.result(turn.after) if turn.after is not None else None
    if final is None:
        return _say(look, "ended", round=event.round)
    won = listing(look.locale, [look.bold(seat) for seat in final.winners])
    if final.reason == "limit":
        return _limit(final, won, event.round, look)
    return _say(look, f"won-{final.reason}", names=won, round=event.round)


def _limit(final: Result, won: str, last: int, look: Look) -> str:
    """Say which line of the score decided between the first two after the last round."""
    best, second = sorted(range(len(final.ranks)), key=lambda seat: final.ranks[seat])[:2]
    decided, figures = "none", ""
    for row in final.score[1:]:
        a, b = row.values[best] or 0, row.values[second] or 0
        if a != b and len(final.winners) == 1:
            decided, figures = row.label, _say(look, "figures", a=a, b=b)
            break
    return _say(look, "won-limit", names=won, round=last, decided=decided, figures=figures)


def place(look: Look, space: int) -> str:
    """Return where something happened: in the tower at 12, or at 17 (Red)."""
    if space in d.TOWERS:
        return _say(look, "where-tower", n=space)
    return _say(look, "where", land=_land(look, space))


def _land(look: Look, space: int) -> str:
    return names.land(look.locale, space)


def _army(units: Sequence[int], look: Look) -> str:
    """Return creatures that meet others, with an article each, equal ones counted."""
    return _counted(units, look, 7)


def _brought(units: Sequence[int], look: Look) -> str:
    """Return creatures that are brought in or lost, with an article each, equal ones counted."""
    return _counted(units, look, _NAMED)


def _counted(units: Sequence[int], look: Look, most: int) -> str:
    """Return creatures as a list; if more kinds than some, the rest as a number."""
    kinds = list(Counter(units).items())
    named = kinds if len(kinds) <= most else kinds[: most - 1]
    told = [names.some(look.locale, unit, n) for unit, n in named]
    if rest := len(units) - sum(n for _, n in named):
        told.append(_say(look, "more", n=rest))
    return listing(look.locale, told)


def _say(look: Look, message: str, **args: str | int) -> str:
    return look.say(f"{_ID}-{message}", **args)
