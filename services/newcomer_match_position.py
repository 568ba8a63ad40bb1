"""Somebody's first match: against computers, short, and begun where there is something to choose.

No table option makes a match of every game short, so that its beginning is played by computers for
all who sit there: as many turns as leave the newcomer a few of their own.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine import AnyGame, Calendar, Entry, Kind, Seat, TurnEnded, lobby, registry, substitutes
from engine.bots import greedy_easy_and_random, think_budget
from engine.match import Match, News, Notice, Pace
from engine.notation import write
from engine.post_match_analysis import chances
from services import match_ids

LEAST, MOST = 8, 12
"""Turns that are left to the newcomer, if they play as the computer would; in matches of many
turns, at least half of them and at most two thirds: the match is theirs."""
OPEN = 400, 600
"""The newcomer's chance to win at their first turn, in thousandths, at least and at most.

The analysis of the match says so afterwards of 350 to 650: it smooths chances.
"""
WAYS = 3
"""What can be done at the newcomer's first turn must differ so much, as the computer sees it."""
TRIES = 30
_Step: TypeAlias = tuple[Seat, str]
_BOUNDS = ("rounds", "limit")
"""Options that end a match after so many rounds."""


def prepared(
    who: str, key: str, pace: Pace | None, secret: Callable[[], str], calendar: Calendar, now: int
) -> Match:
    """Return a running match of one person in which their first turn has come; it takes seconds.

    Who wins is open then. Where no try is so, the nearest of all is taken.
    """

    def seated(chance: str) -> Match:
        return _seated(who, key, pace, chance, calendar, now)

    best: tuple[int, str, Sequence[_Step]] | None = None
    for _ in range(TRIES):
        chance = secret()
        steps, cuts = _played(seated(chance), who, now)
        match, done = seated(chance), 0
        seat = match.seat_of(who)
        for cut, late in cuts:
            _follow(match, steps[done:cut], now)
            done, off = cut, 1000 * late or _off(match, seat)
            if not off:
                return _given_back(match, seat, now)
            if best is None or off < best[0]:
                best = off, chance, steps[:cut]
    assert best is not None
    match = seated(best[1])
    _follow(match, best[2], now)
    return _given_back(match, match.seat_of(who), now)


def _played(match: Match, who: str, now: int) -> tuple[list[_Step], list[tuple[int, int]]]:
    """Play a match to its end; return its steps, and where the last turns of a person begin.

    These as how many steps are before one, and how many turns too few are left then.
    """
    seat, steps, turns = match.seat_of(who), list[_Step](), list[tuple[int, int]]()
    while match.to_act():
        if match.to_act()[0] == seat and seat not in match.drafts:
            turns.append((len(steps), _ended(match.entries, seat)))
        steps.append(_stepped(match, seat, now))
    total = _ended(match.entries, seat)
    least, most = max(LEAST, total // 2), max(MOST, total * 2 // 3)
    left = [(cut, total - before) for cut, before in turns]
    return steps, [(cut, max(least - n, 0)) for cut, n in left if n <= most]


def _follow(match: Match, steps: Sequence[_Step], now: int) -> None:
    for seat, text in steps:
        match.add(seat, text, now)


def _off(match: Match, seat: Seat) -> int:
    """Return how far a position is from one to begin with; 0 for one that will do."""
    game, s, (least, most) = match.game, match.state, OPEN
    if choices(game, s, seat) < WAYS or game.at_rest(s) is False:
        return 1000
    chance = chances(game, s, len(match.players))[seat]
    return max(least - chance, chance - most, 0)


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
    match = lobby.open_match(match_ids.fresh(), key, who, secret, now, table=short, pace=pace)
    for _ in range(max(1, meta.seats[0] - 1)):
        lobby.join_computer(match, "easy", now)
    match.players[0].calendar = calendar
    lobby.start(match, who, now)
    substitutes.lend(match, match.seat_of(who), now)
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
        action = greedy_easy_and_random.first(match.game, view, seat, match.game.legal(view, seat))
    else:
        action = match.thinker(seat)(view, think_budget.Count(1))
    text = write(action)
    match.add(seat, text, now)
    return seat, text


def _given_back(match: Match, seat: Seat, now: int) -> Match:
    """Return a match whose person plays from now on; of what was, only the beginning is news."""
    substitutes.back(match, seat, now)
    match.news = [Notice(News.LOBBY), Notice(News.STARTED)]
    match.news += [Notice(News.ASKED, seat) for seat in match.since]
    return match


def _ended(entries: Sequence[Entry], seat: Seat) -> int:
    events = (event for entry in entries for move in entry.moves for event in move.events)
    return sum(isinstance(event, TurnEnded) and event.seat == seat for event in events)
