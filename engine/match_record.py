"""The log of a match, and how anyone replays and checks it.

A `Record` is all that a replay needs. Exported as JSON, it is checked by `python -m engine verify`.
"""

import enum
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine import apply_move, codec, errors, game, notation, provably_fair_seed, registry, rng
from engine.game import AnyGame, Event, Options, Result, Seat, options
from engine.visibility import Viewer

FORMAT = 1
DEEPEST, MOST_CELLS, LONGEST = 8, 250_000, 1_000
"""Bounds of an export: levels of its JSON, values in it, characters of one. Far more than a match
of many months has."""


class Kind(enum.Enum):
    """What an entry records."""

    OPEN = "open"
    JOIN = "join"
    ARRANGE = "arrange"
    READY = "ready"
    LEAVE = "leave"
    START = "start"
    MOVE = "move"
    ORDER = "order"
    EXPIRE = "expire"
    UNDO = "undo"
    RESIGN = "resign"
    VOID = "void"
    KICK = "kick"
    INVITE = "invite"
    HOST = "host"
    CLOCK = "clock"
    LATE = "late"
    PAUSE = "pause"
    RESUME = "resume"
    VOTE = "vote"
    STAND_IN = "stand-in"
    BACK = "back"
    OFFER = "offer"
    REPLACE = "replace"
    ASK = "ask"
    AGREE = "agree"
    REFUSE = "refuse"


LOBBY_KINDS = frozenset(
    {
        Kind.OPEN,
        Kind.JOIN,
        Kind.ARRANGE,
        Kind.READY,
        Kind.LEAVE,
        Kind.KICK,
        Kind.INVITE,
        Kind.HOST,
        Kind.CLOCK,
        Kind.LATE,
    }
)
"""Entries about the table and its clocks, which no replay needs."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened to a match; its number is never shown to players.

    `ply`: the first ply it took, or for an undo the ply that it goes back to; -1 for none.
    `who`: the id of the person, where a seat does not say it.
    """

    number: int
    kind: Kind
    at: int
    seat: Seat | None = None
    ply: int = -1
    moves: tuple[apply_move.Move, ...] = ()
    events: tuple[Event, ...] = ()
    who: str = ""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat at the start: the id of its player, the kind of computer, the options it chose."""

    id: str
    computer: str | None
    options: dict[str, str]


@dataclass(frozen=True, slots=True)
class Line:
    """A move in a log: `ply` None for an order."""

    ply: int | None
    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class Page:
    """An entry in a log, by what a replay needs of it."""

    kind: Kind
    at: int
    seat: Seat | None
    ply: int
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A match from set-up on. `secret` is None and `partial` True while it is being played.

    `added`: the chance that players added, in the order in which they joined; () if none could.
    """

    game: str
    rules: int
    table: dict[str, str]
    chairs: tuple[Chair, ...]
    joined: tuple[str, ...]
    drawn: bool
    commitment: str
    secret: str | None
    partial: bool
    pages: tuple[Page, ...]
    result: Result | None
    added: tuple[str, ...] = ()

    @property
    def options(self) -> Options:
        """Return the complete options."""
        meta = registry.game(self.game, self.rules).meta
        return options(meta, self.table, [chair.options for chair in self.chairs])

    @property
    def seed(self) -> str:
        """Return the seed; BadExport while the secret is not revealed."""
        if self.secret is None:
            raise errors.BadExport(reason="no-secret")
        return provably_fair_seed.seed(self.secret, [chair.id for chair in self.chairs], self.added)


@dataclass(frozen=True, slots=True)
class Position:
    """A state of a replay, and the page and move that led to it (None: set-up, leaving, undo).

    `rolled`: it used chance.
    """

    page: Page
    move: apply_move.Move | None
    state: Any
    events: tuple[Event, ...]
    rolled: bool = False


def page(entry: Entry) -> Page:
    """Return what a log keeps of an entry."""
    lines = tuple(Line(move.ply, move.seat, notation.write(move.action)) for move in entry.moves)
    return Page(entry.kind, entry.at, entry.seat, entry.ply, lines)


def positions(record: Record) -> Iterator[Position]:
    """Yield every state of a match in order; GameError or EngineBug where a line does not fit."""
    first = beginning(record)
    yield from onward(record, record.pages, first.state, {}, first.events)


def beginning(record: Record) -> apply_move.Step[Any]:
    """Return the set-up of a match."""
    game = registry.game(record.game, record.rules)
    return apply_move.begin(
        game, len(record.chairs), record.options, provably_fair_seed.chance(record.seed, 0)
    )


def onward(
    record: Record,
    pages: Sequence[Page],
    s: Any,
    before: dict[int, Any],
    first: tuple[Event, ...] = (),
) -> Iterator[Position]:
    """Yield the states that pages of a match lead to, from the state before them.

    `before` has the state before each ply so far, and gets those of these pages; `first` are the
    events of the set-up.
    """
    game, seed, rolled = registry.game(record.game, record.rules), record.seed, rng.Rng("")

    def chance(ply: int) -> rng.Rng:
        nonlocal rolled
        rolled = provably_fair_seed.chance(seed, ply)
        return rolled

    for entry in pages:
        if entry.kind is Kind.START:
            yield Position(entry, None, s, first)
        elif entry.kind is Kind.UNDO:
            s = before[entry.ply]
            yield Position(entry, None, s, ())
        elif entry.kind is Kind.RESIGN and len(record.chairs) > 2:
            s, events = leave(game, s, entry.seat or 0)
            yield Position(entry, None, s, events)
        lines = [(line.ply, line.seat, line.text) for line in entry.lines]
        for after, move in apply_move.replay(game, s, lines, chance):
            if move.ply is not None:
                before[move.ply] = s
            s = after
            yield Position(entry, move, s, move.events, move.ply is not None and rolled.used)


def numbered(
    pages: Sequence[Page], found: Iterable[Position]
) -> Iterator[tuple[tuple[int, int], Position]]:
    """Yield the positions that pages led to, each with the number of its page and of its move.

    Both count from 0; the number of a move is -1 where none led there.
    """
    page, at, index = None, -1, -1
    for position in found:
        if position.page is not page:
            page, index = position.page, -1
            at = next(n for n in range(at + 1, len(pages)) if pages[n] is page)
        if position.move is not None:
            index += 1
        yield (at, index), position


def leave(game: AnyGame, s: Any, seat: Seat) -> tuple[Any, tuple[Event, ...]]:
    """Return the state after a seat has left a match of three or more, and what happened."""
    state, events = codec.clone(s), list[Event]()
    game.leave(state, seat, events.append)
    return state, tuple(events)


def seen(record: Record, viewer: Viewer) -> Record:
    """Return what a viewer may know of a match that is being played."""
    game = registry.game(record.game, record.rules)
    pages = (_seen(game, entry, viewer) for entry in record.pages)
    kept = [entry for entry in pages if entry.lines or entry.kind not in _MOVES]
    plies = sorted(line.ply for entry in kept for line in entry.lines if line.ply is not None)
    counted = tuple(_counted(entry, plies) for entry in kept)
    return replace(record, secret=None, partial=True, pages=counted, result=None)


def _counted(entry: Page, plies: Sequence[int]) -> Page:
    """Return a page with its plies counted over those that are left, so that none is missed."""

    def among(ply: int) -> int:
        return ply if ply < 0 else 1 + bisect_left(plies, ply)

    lines = [replace(line, ply=line.ply and among(line.ply)) for line in entry.lines]
    return replace(entry, ply=among(entry.ply), lines=tuple(lines))


def dump(record: Record) -> dict[str, Any]:
    """Return the export of a match as JSON data."""
    return {"conclave": FORMAT, **codec.pack(record)}


def load(data: Any) -> Record:
    """Return the match that was exported; BadExport if the data is no export."""
    if not isinstance(data, Mapping) or data.get("conclave") != FORMAT:
        raise errors.BadExport(reason="format")
    _bounded(data)
    try:
        fields = {k: v for k, v in data.items() if k != "conclave"}
        return codec.unpack({"added": [], **fields}, Record)  # older exports have none
    except codec.CodecError as error:
        raise errors.BadExport(reason="fields") from error


def verify(record: Record) -> list[str]:
    """Return what is wrong with an exported match, as message ids; [] when all is as it should.

    It checks the secret against its commitment, the draw of the seats and of all chance from the
    secret and what players added, every move, that plies are consecutive, that each entry is what
    its moves make it, and the result. When something happened is the word of whoever ran the
    match, and so is that the seats of a rematch were not drawn.
    """
    if record.partial or record.secret is None:
        raise errors.BadExport(reason="partial")
    wrong = []
    if provably_fair_seed.commitment(record.secret) != record.commitment:
        wrong.append("commitment")
    ids = [chair.id for chair in record.chairs]
    drawn = provably_fair_seed.seating(record.secret, record.joined, record.added)
    if ids != (drawn if record.drawn else ids):
        wrong.append("seating")
    if sorted(ids) != sorted(record.joined) or len(record.added) not in (0, len(ids)):
        wrong.append("players")
    game = registry.game(record.game, record.rules)
    if not game.meta.seats[0] <= len(ids) <= game.meta.seats[1]:
        return [*wrong, "players"]
    if not all(_in_place(entry, len(ids), at) for at, entry in enumerate(record.pages)):
        return [*wrong, "entries"]
    plies = [line.ply for entry in record.pages for line in entry.lines if line.ply is not None]
    if plies != list(range(1, len(plies) + 1)):
        wrong.append("plies")
    try:
        last, sound = _last(record)
    except (errors.GameError, errors.EngineBug, KeyError, IndexError):
        return [*wrong, "moves"]
    if not sound:
        wrong.append("entries")
    resigned = [entry for entry in record.pages if entry.kind is Kind.RESIGN]
    if outcome(len(ids), game.result(last), [entry.seat or 0 for entry in resigned]) != (
        record.result
    ):
        wrong.append("result")
    return wrong


def outcome(seats: int, result: Result | None, resigned: Sequence[Seat]) -> Result | None:
    """Return the result of a match from the game's own and the seats that resigned.

    With two seats a resignation ends the match; with more, who resigned is ranked last.
    """
    if resigned and seats == 2:
        return Result(tuple(2 if seat == resigned[0] else 1 for seat in range(seats)), "resigned")
    if result is None or not resigned:
        return result
    keys = [(seat not in resigned, -rank) for seat, rank in enumerate(result.ranks)]
    return Result(game.ranks(keys), result.reason, result.score)


_MOVES = (Kind.MOVE, Kind.ORDER, Kind.EXPIRE)


def _seen(game: AnyGame, entry: Page, viewer: Viewer) -> Page:
    lines = tuple(line for line in entry.lines if _sees(game, line, viewer))
    return Page(entry.kind, entry.at, entry.seat, entry.ply, lines)


def _sees(game: AnyGame, line: Line, viewer: Viewer) -> bool:
    if line.ply is None and line.seat != viewer:
        return False
    return apply_move.sees(notation.read(game, line.text), line.seat, viewer)


def _in_place(entry: Page, seats: int, at: int) -> bool:
    """Tell whether an entry is of seats that there are, and has the moves that its kind has."""
    lines, plies = entry.lines, [line.ply for line in entry.lines if line.ply is not None]
    named = [line.seat for line in lines] + ([] if entry.seat is None else [entry.seat])
    if not all(0 <= seat < seats for seat in named) or (entry.kind is Kind.START) != (at == 0):
        return False
    if entry.kind is Kind.START:
        return entry.ply == 0
    if entry.kind is Kind.UNDO:
        return not lines and entry.ply > 0
    if entry.ply != (plies[0] if plies else -1):
        return False
    if entry.kind in (Kind.MOVE, Kind.ORDER):  # an order may set moves off
        own = bool(lines) and lines[0].seat == entry.seat
        return own and (lines[0].ply is None) is (entry.kind is Kind.ORDER)
    if entry.kind is Kind.EXPIRE:
        return bool(plies)
    if entry.kind is Kind.RESIGN:
        return entry.seat is not None
    return not lines


def _last(record: Record) -> tuple[Any, bool]:
    """Return the last state, and whether what is said to be played for want of time was that."""
    game, state, sound = registry.game(record.game, record.rules), None, True
    for position in positions(record):
        move = position.move
        if position.page.kind is Kind.EXPIRE and move is not None:
            by_itself = (game.fallback(state, move.seat), game.ordered(state, move.seat))
            sound = sound and move.action in by_itself
        state = position.state
    if state is None:
        raise errors.BadExport(reason="moves")
    return state, sound


def _bounded(data: Any) -> None:
    """Refuse JSON data that is deeper or longer than any match, or that hides something.

    BadExport. It goes level by level, so that depth costs no stack.
    """
    level, cells = [data], 0
    for _ in range(DEEPEST):
        inner: list[Any] = []
        for cell in level:
            if isinstance(cell, Mapping):
                if "?" in cell:
                    raise errors.BadExport(reason="fields")
                inner += cell.values()
            elif isinstance(cell, list):
                inner += cell
            elif isinstance(cell, str) and (len(cell) > LONGEST or not _encodable(cell)):
                raise errors.BadExport(reason="text")
        cells += len(inner)
        if cells > MOST_CELLS:
            raise errors.BadExport(reason="length")
        level = inner
    if level:
        raise errors.BadExport(reason="depth")


def _encodable(text: str) -> bool:
    """Tell whether a text is one: half a surrogate pair is none."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
