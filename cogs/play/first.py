"""Somebody's first match: against computers, short, and begun where there is something to choose.

No table option makes a match of every game short, so that its beginning is played by computers for
all who sit there: as many turns as leave the newcomer a few of their own.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from cogs.play import names
from engine import registry
from engine.bots import greedy
from engine.bots.budget import Count
from engine.clock import Calendar
from engine.game import AnyGame, Seat, TurnEnded
from engine.match import Match, News, Notice, Pace, opened
from engine.notation import write
from engine.record import Entry, Kind

LEAST, MOST = 6, 8
"""Turns that are left to the newcomer, if they play as the computer would."""
WAYS = 3
"""What can be done at the newcomer's first turn must differ so much, as the computer sees it."""
TRIES = 6
_Step: TypeAlias = tuple[Seat, str]
_BOUNDS = ("rounds", "limit")
"""Options that end a match after so many rounds."""


def prepared(
    who: str, key: str, pace: Pace | None, secret: Callable[[], str], calendar: Calendar, now: int
) -> Match:
    """Return a running match of one person in which their first turn has come; it takes seconds.

    The last of the tries takes whatever turn it finds.
    """
    tries = TRIES
    while True:
        chance, tries = secret(), tries - 1
        match = _seated(who, key, pace, chance, calendar, now)
        seat, steps, cuts = match.seat_of(who), list[_Step](), list[tuple[int, int]]()
        while match.to_act():
            if match.to_act()[0] == seat and seat not in match.drafts:
                cuts.append((len(steps), _ended(match.entries, seat)))
            steps.append(_stepped(match, seat, now))
        total = _ended(match.entries, seat)
        for cut, before in cuts:
            if total - before > MOST or (tries > 0 and total - before < LEAST):
                continue
            found = _seated(who, key, pace, chance, calendar, now)
            for mover, text in steps[:cut]:
                found.add(mover, text, now)
            if tries < 1 or choices(found.game, found.state, seat) >= WAYS:
                return _given_back(found, seat, now)


def latest(entries: Sequence[Entry], seat: Seat) -> int:
    """Return the number of the entry with a seat's last turn, from which its person is told."""
    ended = [entry.number for entry in entries if _ended([entry], seat)]
    return ended[-1] if ended else 0


def choices(game: AnyGame, s: object, seat: Seat) -> int:
    """Return how many of the things a seat can do the computer values differently."""
    view = game.view(s, seat)
    rates = game.rate(view, seat, game.legal(view, seat))
    return len({round(rate, 3) for rate in rates})


def moves(entries: Sequence[Entry], seat: Seat) -> int:
    """Return how often a person has moved since their seat was theirs."""
    given = [at for at, entry in enumerate(entries) if entry.kind is Kind.BACK]
    own = entries[given[-1] :] if given else entries
    return sum(entry.kind is Kind.MOVE and entry.seat == seat for entry in own)


def _seated(
    who: str, key: str, pace: Pace | None, secret: str, calendar: Calendar, now: int
) -> Match:
    """Return a match that begins, with a computer in every seat for now."""
    meta = registry.game(key).meta
    short = {o.key: min(o.choices, key=_number) for o in meta.options if o.key in _BOUNDS}
    match = opened(names.fresh(), key, who, secret, now, table=short, pace=pace)
    for _ in range(max(1, meta.seats[0] - 1)):
        match.join_computer("easy", now)
    match.players[0].calendar = calendar
    match.start(who, now)
    match.lend(match.seat_of(who), now)
    return match


def _number(choice: str) -> int:
    return int(choice) if choice.isdecimal() else 10_000


def _stepped(match: Match, newcomer: Seat, now: int) -> _Step:
    """Take one step as the computer of whoever is waited for; return it.

    For the newcomer no order is filed, which would stand when they play themselves.
    """
    seat = match.to_act()[0]
    view = match.looked_at(seat)
    if seat == newcomer:
        action = greedy.first(match.game, view, seat, match.game.legal(view, seat))
    else:
        action = match.thinker(seat)(view, Count(1))
    text = write(action)
    match.add(seat, text, now)
    return seat, text


def _given_back(match: Match, seat: Seat, now: int) -> Match:
    """Return a match whose person plays from now on; of what was, only the beginning is news."""
    match.back(seat, now)
    match.news = [Notice(News.LOBBY), Notice(News.STARTED)]
    match.news += [Notice(News.ASKED, seat) for seat in match.since]
    return match


def _ended(entries: Sequence[Entry], seat: Seat) -> int:
    events = (event for entry in entries for move in entry.moves for event in move.events)
    return sum(isinstance(event, TurnEnded) and event.seat == seat for event in events)
