"""A turn of the wargame in one sentence: marches, towers, recruits, spells; then its battles."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from engine.game import Event, Result, Seat
from engine.games.magus_wargame import data as d
from engine.games.magus_wargame import events as m
from engine.games.magus_wargame.battle import BOTH_GONE, DESTROYED, TIE
from engine.games.magus_wargame.score import result
from engine.games.magus_wargame.state import State, owner_at
from render.games.magus_wargame import names
from render.look import Look
from render.telling import LONGEST
from render.turns import Turn
from render.words import listing

_ID = "magus-wargame-story"
_DEEDS = (
    m.Moved, m.Recruited, m.SpellCast, m.Exchanged, m.Switched, m.Parted, m.Lost, m.Fell,
    m.Played, m.Negated, m.Fuelled, m.Answered, m.Retreated,
)  # fmt: skip
_Parts: TypeAlias = Callable[[Turn, Sequence[Any], Look], Iterator[str]]
_NAMED = 3
"""So many recruits are named, the others are counted."""


def summary(turn: Turn, look: Look) -> tuple[str, ...]:
    """Return what a turn was, then its battles, who is out, and the end."""
    seats = dict.fromkeys(_doer(turn, event) for event in turn.of(*_DEEDS))
    deeds = (_sentence(turn, seat, look, _parts) for seat in seats)
    plays = (_sentence(turn, seat, look, _played) for seat in seats)
    lines = (*deeds, *_headlines(turn, look), *plays)
    return tuple(line for line in lines if line)


def _doer(turn: Turn, event: Any) -> Seat:
    """Return whose deed an event is: what a Death Spell kills is the caster's."""
    if isinstance(event, m.Fell):
        casts = [cast.seat for cast in turn.of(m.SpellCast) if cast.card == d.DEATH_SPELL]
        return casts[-1] if casts else event.seat
    return int(event.by) if isinstance(event, m.Answered) and event.by >= 0 else int(event.seat)


def _sentence(turn: Turn, seat: Seat, look: Look, parts_of: _Parts) -> str:
    """Return what a seat did, as much of it as fits, what matters first."""
    own = [event for event in turn.of(*_DEEDS) if _doer(turn, event) == seat]
    parts = list(parts_of(turn, own, look))
    line = ""
    for kept in range(len(parts), 0, -1):
        did = listing(look.locale, parts[:kept])
        line = _say(look, "turn", name=look.bold(seat), did=did)
        if parts_of is _parts:
            line += _gained(turn, seat, own, look)
        if len(line) <= LONGEST:
            break
    return line


def _parts(turn: Turn, own: Sequence[Any], look: Look) -> Iterator[str]:
    """Yield what was done, in words that follow a name."""
    yield from _marches(turn, own, look)
    if recruits := [event for event in own if isinstance(event, m.Recruited)]:
        yield _say(look, "recruited", units=_recruits(recruits, look))
    yield from _spells(turn, own, look)
    if parted := sum(isinstance(event, m.Parted) for event in own):
        yield _say(look, "split", n=parted)
    if lost := [event.creature for event in own if isinstance(event, m.Lost)]:
        yield _say(look, "gave-up", units=_brought(lost, look))


def _recruits(recruits: Sequence[m.Recruited], look: Look) -> str:
    """Return who was recruited, one or two with the land that they come from."""
    if len(recruits) >= _NAMED:
        return _brought([event.creature for event in recruits], look)
    told = []
    for event in recruits:
        unit, land = names.one(look.locale, event.creature), place(look, event.space)
        told.append(_say(look, "recruit", unit=unit, where=land))
    return listing(look.locale, told)


def _marches(turn: Turn, own: Sequence[Any], look: Look) -> Iterator[str]:
    """Yield where armies went: attacks that are yet to be fought, towers, other lands."""
    ends: dict[int, m.Moved] = {}
    for event in own:
        if isinstance(event, m.Moved):
            ends.pop(event.start, None)  # a die and then a spell: only the end of the way counts
            ends[event.to] = event
    told = {event.space for event in turn.of(m.Fought, m.BattleBegan)}
    for space, event in ends.items():
        if event.foe >= 0 and space not in told:
            where = place(look, space)
            yield _say(look, "marched-on", name=look.name(event.foe), where=where)
    quiet = [space for space, event in ends.items() if event.foe < 0]
    if held := [str(space) for space in quiet if space in d.TOWERS]:
        yield _say(look, "entered", n=len(held), where=listing(look.locale, held))
    manned = {event.space for event in own if isinstance(event, m.Recruited)}
    rest = [space for space in quiet if space not in d.TOWERS and space not in manned]
    if rest:
        where = listing(look.locale, [_land(look, space) for space in rest])
        yield _say(look, "marched", where=where)
    for event in own:
        if isinstance(event, m.Retreated) and event.to not in told and not turn.of(m.Fought):
            yield _say(look, "withdrew", where=place(look, event.to))


def _spells(turn: Turn, own: Sequence[Any], look: Look) -> Iterator[str]:
    """Yield the spells of a turn that no march or recruit tells."""
    casts = [event for event in own if isinstance(event, m.SpellCast)]
    for event in own:
        if isinstance(event, m.Fell):
            unit = names.one(look.locale, event.creature)
            yield _say(look, "struck", whose=look.whose(event.seat), unit=unit)
        elif isinstance(event, m.Exchanged):
            yield _say(look, "exchanged", first=event.first, second=event.second)
        elif isinstance(event, m.Switched):
            yield _say(look, "switched", first=event.first, second=event.second)
        elif isinstance(event, m.Answered) and event.by >= 0:
            card = names.card(look.locale, event.card)
            yield _say(look, "answered", whose=look.whose(event.seat), card=card)
    plain = [event for event in casts if not _is_told(event, turn)]
    if plain:
        yield _say(look, "cast", cards=listing(look.locale, [_aimed(e, look) for e in plain]))


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


def _played(turn: Turn, own: Sequence[Any], look: Look) -> Iterator[str]:
    """Yield what was played in battles that are not decided yet: the others tell it themselves."""
    if turn.of(m.Fought):
        return
    cards = []
    for event in own:
        if isinstance(event, m.Played):
            card = names.card(look.locale, event.card)
            if event.target != d.NO_TARGET:
                card = _say(look, "cast-on", card=card, aim=names.aim(look.locale, event.target))
            cards.append(card)
    if cards:
        yield _say(look, "played", cards=listing(look.locale, cards))
    for event in own:
        if isinstance(event, m.Negated):
            yield _say(look, "negated", card=names.card(look.locale, event.card))
        elif isinstance(event, m.Fuelled):
            yield _say(look, "fuelled", card=names.card(look.locale, event.card))


def _gained(turn: Turn, seat: Seat, own: Sequence[Any], look: Look) -> str:
    """Say how many towers a seat holds now, if an army of its has come into one unopposed."""
    came = [e.to for e in own if isinstance(e, m.Parted) or (isinstance(e, m.Moved) and e.foe < 0)]
    if turn.of(m.Ended) or not set(came) & set(d.TOWERS):
        return ""
    return _holds(turn, seat, look)


def _holds(turn: Turn, seat: Seat, look: Look) -> str:
    """Say how many towers a seat holds, two or more, if these are more than before its turn."""
    if turn.after is None or turn.before is None:
        return ""
    now = _held(turn.after, seat)
    more = now > max(_held(turn.before, seat), 1)
    return " " + _say(look, "holds", n=now) if more else ""


def _held(view: State, seat: Seat) -> int:
    """Return how many towers only a seat's armies stand on."""
    return sum(
        view.at[seat].count(space) > 0 and owner_at(view, space, seat) == d.NONE
        for space in d.TOWERS
    )


def _headlines(turn: Turn, look: Look) -> Iterator[str]:
    """Yield a line for each battle, for each seat that is out, and for the end."""
    fought = {event.space for event in turn.of(m.Fought)}
    for event in turn.events:
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
    if len(line) <= LONGEST:
        return line
    return _say(
        look, "met-many", **pair, where=where, a=len(event.attackers), b=len(event.defenders)
    )


def _battle(event: m.Fought, turn: Turn, look: Look) -> str:
    """Tell a battle: who won, both totals, what it cost, what was played; as much as fits."""
    where = place(look, event.space)
    if event.winner == BOTH_GONE:
        pair = {"name": look.bold(event.seat), "victim": look.name(event.victim)}
        return _say(look, "none", **pair, where=where)
    if event.winner == TIE:
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
    lost = [event.units[at] for at in places if event.fate[at] == DESTROYED]
    for more in (_fallen(seats[won], lost, look), _cards(event, look)):
        if more and len(f"{line} {more}") <= LONGEST:
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
    final = result(turn.after) if turn.after is not None else None
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
    told = [names.some(look.locale, unit, n) for unit, n in Counter(units).items()]
    return _first(told, look, 7)


def _brought(units: Sequence[int], look: Look) -> str:
    """Return creatures that are brought in or lost, with an article each."""
    return _first([names.one(look.locale, unit) for unit in units], look, _NAMED)


def _first(told: list[str], look: Look, most: int) -> str:
    """Return names as a list; more than some are counted."""
    if len(told) > most:
        told = [*told[: most - 1], _say(look, "more", n=len(told) - most + 1)]
    return listing(look.locale, told)


def _say(look: Look, message: str, **args: str | int) -> str:
    return look.say(f"{_ID}-{message}", **args)
