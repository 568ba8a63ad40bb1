"""A match and its entries as rows of the tables, and back."""

import functools
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from sqlalchemy.engine import RowMapping

from engine import AnyGame, Calendar, Entry, Event, GameError, Kind, Move, Result, Seat, registry
from engine.codec import clone, pack, pack_event, unpack, unpack_event
from engine.match import Draft, LateSeatChoice, Match, Pace, Player, Stage, Status
from engine.match_types import Undo, is_computer
from engine.notation import read, write
from languages import ORIGINAL

Values: TypeAlias = dict[str, Any]
"""The columns of a row that are to be written."""


THREAD, LETTERS, GROUP = "thread", "letters", "group"
"""The homes of a match: in a thread of a server; by letters to each player; these, and a card in a
place where the bot is no member."""


class UnknownMatch(GameError):
    """There is no match of this id."""


class Unreadable(GameError):
    """A match is there, but not in a form that this version can read."""


@contextmanager
def understood(match: str) -> Iterator[None]:
    """Turn whatever comes of rows that are not as expected into Unreadable."""
    try:
        yield
    except MISREAD as error:
        raise Unreadable(id=match) from error


@dataclass(slots=True)
class Place:
    """Where a match is shown: ids of Discord, when the board was posted, and the language.

    `board_first`: the first entry that the present board tells, `told`: the first that no post
    has told. `pinged`: JSON, by seat since when the wait
    lasts for which it was pinged. `board_channel`: where the board message is, the thread or the
    channel. `posts`: JSON, the last posts as [message, channel, first entry told, first not told].
    `away`: JSON, notices that are edited, each as [channel, message]: by seat that of their
    vacations, "undo" the question whether a turn shall be undone.
    `trouble`: what keeps posts out, of which the host was told; "" while nothing does. `home`:
    how it is told and called for: THREAD, LETTERS or GROUP.
    """

    guild: int | None
    channel: int
    thread: int | None = None
    lobby_message: int | None = None
    board_message: int | None = None
    board_at: int = 0
    board_first: int = 0
    told: int = 0
    pinged: str = "{}"
    locale: str = ORIGINAL
    board_channel: int | None = None
    trouble: str = ""
    posts: str = "[]"
    away: str = "{}"
    home: str = THREAD


@dataclass(frozen=True, slots=True)
class Loaded:
    """The rows of a match as they were read, from which a save sees what it must write."""

    match: Values
    seats: Mapping[Seat, Values]
    drafts: Mapping[Seat, Values]


@dataclass(slots=True)
class Stored:
    """A match and its place. `loaded` belongs to the store; None for one that is new."""

    match: Match = field(repr=False)  # its repr tells the secret
    place: Place
    loaded: Loaded | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Listing:
    """A match in a list: `seats` are the ids of its players, `waited` the seats waited for.

    `deadlines`: by seat, None for one whose clock does not run. `readable`: this version can read
    its state. `season`: it is part of one.
    """

    id: str
    key: str
    status: Status
    host: str
    place: Place
    seats: tuple[str, ...]
    waited: tuple[Seat, ...]
    deadlines: tuple[int | None, ...]
    deadline: int | None
    updated: int
    readable: bool = True
    season: bool = False


_NEVER_AWAY = ""
"""The calendar of nearly everybody."""

MISREAD = (GameError, ValueError, LookupError, TypeError, AttributeError, ImportError)
"""What is raised where rows are not as this version expects them."""

LIVE = (Status.LOBBY.value, Status.RUNNING.value)
"""The states of a match that is not over."""
PLACE = tuple(Place.__dataclass_fields__)
"""The columns of a place, which are written by themselves and never by a save."""


def text(data: Any) -> str:
    """Return JSON as it is kept."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def loaded(match: Match) -> Loaded:
    """Return the rows of a match as it is now."""
    ends = match.clock.deadlines()
    return Loaded(
        _match_row(match, ends),
        {seat: _seat_row(match, seat, ends.get(seat)) for seat in range(len(match.players))},
        {seat: _draft_row(draft) for seat, draft in match.drafts.items()},
    )


def named(match: Match) -> list[str]:
    """Return the people who are named in a match and its new entries, in the order of their ids."""
    players = (who for player in match.players for who in (player.id, player.offered))
    said = (entry.who for entry in match.entries)
    found = {match.host, *match.invited, *match.joined, *match.seated, *players, *said}
    return sorted(who for who in found if who and not is_computer(who))


def read_as(row: RowMapping, seats: Sequence[RowMapping]) -> Loaded:
    """Return the rows of a match as they were read; they hold more columns than are saved."""
    chairs = {seat["seat"]: dict(seat) for seat in seats}
    drafts = {seat: chair for seat, chair in chairs.items() if chair["steps"] is not None}
    return Loaded(dict(row), chairs, drafts)


def match_of(row: RowMapping, seats: Sequence[RowMapping]) -> Match:
    """Return the match of its row, and of its seats in order with the drafts they may have."""
    game = registry.game(row["game"], row["rules"])
    return Match(
        row["id"],
        row["game"],
        row["rules"],
        row["host"],
        row["secret"],
        table=json.loads(row["options"]),
        pace=Pace(row["pace"], row["strict"], row["reserve"], row["increment"]),
        invited=tuple(json.loads(row["invited"])),
        status=Status(row["status"]),
        players=[_player(seat) for seat in seats],
        joined=tuple(json.loads(row["joined"])),
        seated=tuple(json.loads(row["seated"])),
        drawn=row["drawn"],
        asked=row["asked"],
        least=row["least"],
        wanted=row["wanted"],
        state=None if row["state"] is None else clone(_state(game, row["state"])),
        ply=row["ply"],
        number=row["number"],
        opened=row["created"],
        since=dict(json.loads(row["since"])),
        rung={seat: Stage(stage) for seat, stage in json.loads(row["rung"])},
        votes=_votes(row["votes"]),
        undo=None if row["undo"] is None else unpack(json.loads(row["undo"]), Undo),
        stops=tuple((start, end) for start, end in json.loads(row["stops"])),
        rest=row["rest"],
        drafts={seat["seat"]: _draft(seat) for seat in seats if seat["steps"] is not None},
        revisions=[seat["revision"] for seat in seats] if row["state"] is not None else [],
        outcome=None if row["outcome"] is None else unpack(json.loads(row["outcome"]), Result),
        season=row["season"] or "",
    )


@functools.lru_cache(maxsize=256)  # whoever reads a match is seldom the only one
def _state(game: AnyGame, kept: str) -> Any:
    """Return a state as it is kept, which is for cloning alone."""
    return unpack(json.loads(kept), game.State)


def place_of(row: RowMapping) -> Place:
    """Return the place of a match from its row."""
    return Place(**{name: row[name] for name in PLACE})


def listing_of(row: RowMapping, chairs: Sequence[tuple[str, int | None]]) -> Listing:
    """Return the listing of a match from its row, and the ids and deadlines of its players."""
    return Listing(
        row["id"],
        row["game"],
        Status(row["status"]),
        row["host"],
        place_of(row),
        tuple(person for person, _ in chairs),
        tuple(seat for seat, _ in json.loads(row["since"])),
        tuple(deadline for _, deadline in chairs),
        row["deadline"],
        row["updated"],
        _readable(row["game"], row["rules"], row["state"]),
        row["season"] is not None,
    )


@functools.lru_cache(maxsize=1024)  # a list is asked for with every letter of a completion
def _readable(key: str, rules: int, state: str | None) -> bool:
    try:
        game = registry.game(key, rules)
        if state is not None:
            _state(game, state)
    except MISREAD:
        return False
    return True


def entry_row(match: str, entry: Entry) -> Values:
    """Return the row of an entry."""
    return {
        "match_id": match,
        "number": entry.number,
        "kind": entry.kind.value,
        "at": entry.at,
        "seat": entry.seat,
        "ply": entry.ply,
        "who": entry.who,
        "moves": text([_line(move) for move in entry.moves]),
        "events": text([pack_event(event) for event in entry.events]),
    }


def entry_of(game: AnyGame, row: RowMapping) -> Entry:
    """Return the entry of a row."""
    moves, events = _happened(game, row["moves"], row["events"])
    kind = Kind(row["kind"])
    return Entry(row["number"], kind, row["at"], row["seat"], row["ply"], moves, events, row["who"])


@functools.lru_cache(
    maxsize=1024
)  # what is read of a match is kept elsewhere (`services.log_and_position_cache`)
def _happened(game: AnyGame, moves: str, events: str) -> tuple[tuple[Move, ...], tuple[Event, ...]]:
    done = tuple(_move(game, line) for line in json.loads(moves))
    return done, _events(game, json.loads(events))


def _match_row(match: Match, ends: Mapping[Seat, int | None]) -> Values:
    return {
        "game": match.key,
        "rules": match.rules,
        "status": match.status.value,
        "host": match.host,
        "secret": match.secret,
        "options": text(match.table),
        "pace": match.pace.turn,
        "strict": match.pace.strict,
        "reserve": match.pace.reserve,
        "increment": match.pace.increment,
        "stops": text(match.stops),
        "rest": match.rest,
        "rung": text(list(match.rung.items())),
        "votes": text([[late, list(given.items())] for late, given in _given(match)]),
        "undo": None if match.undo is None else text(pack(match.undo)),
        "drawn": match.drawn,
        "invited": text(match.invited),
        "joined": text(match.joined),
        "seated": text(match.seated),
        "asked": match.asked,
        "least": match.least,
        "wanted": match.wanted,
        "since": text(list(match.since.items())),
        "ply": match.ply,
        "number": match.number,
        "deadline": min((end for end in ends.values() if end is not None), default=None),
        "alarm": match.alarm(),
        "outcome": None if match.outcome is None else text(pack(match.outcome)),
        "season": match.season or None,
        "state": None if match.state is None else text(pack(match.state)),
    }


def _given(match: Match) -> list[tuple[Seat, dict[Seat, str]]]:
    return [
        (late, {voter: relief.value for voter, relief in given.items()})
        for late, given in match.votes.items()
    ]


def _votes(kept: str) -> dict[Seat, dict[Seat, LateSeatChoice]]:
    return {
        late: {voter: LateSeatChoice(relief) for voter, relief in given}
        for late, given in json.loads(kept)
    }


def _seat_row(match: Match, seat: Seat, deadline: int | None) -> Values:
    player = match.players[seat]
    return {
        "person": player.id,
        "computer": player.computer,
        "stand_in": player.stand_in,
        "resigned": player.resigned,
        "once": player.once,
        "helped": player.helped,
        "bank": player.bank,
        "calendar": _NEVER_AWAY if player.calendar == Calendar() else text(pack(player.calendar)),
        "offered": player.offered,
        "deadline": deadline,
        "options": text(player.options),
        "revision": match.revisions[seat] if match.revisions else 0,
        "added": player.added,
    }


def _player(row: RowMapping) -> Player:
    return Player(
        row["person"],
        row["computer"],
        json.loads(row["options"]),
        row["stand_in"],
        row["resigned"],
        row["once"],
        row["helped"],
        row["bank"],
        _calendar(row["calendar"]),
        row["offered"],
        row["added"],
    )


def _calendar(kept: str) -> Calendar:
    if kept == _NEVER_AWAY:
        return Calendar()
    return unpack({"past": [], **json.loads(kept)}, Calendar)  # older rows have none


def _draft(row: RowMapping) -> Draft:
    return Draft(row["base"], tuple(json.loads(row["steps"])))


def _draft_row(draft: Draft) -> Values:
    return {"base": draft.base, "steps": text(draft.steps)}


def _line(move: Move) -> list[Any]:
    events = [pack_event(event) for event in move.events]
    return [move.ply, move.seat, write(move.action), events]


def _move(game: AnyGame, line: list[Any]) -> Move:
    ply, seat, notation, events = line
    return Move(ply, seat, read(game, notation), _events(game, events))


def _events(game: AnyGame, data: list[Any]) -> tuple[Event, ...]:
    return tuple(unpack_event(game, event) for event in data)
