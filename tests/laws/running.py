"""Matches as they are being played, and laws that what is secret leaves no trace for others.

Unlike a `Position`, a running match has its people, its log, its clocks and its buttons: whatever
a viewer can be sent or can ask for is made from it as the bot makes it.
"""

import copy
import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any

from cogs.show.log_and_replay import LogNarrator
from cogs.show.match_sheet_builder import DisplaySettings, Show
from db.match_rows import Place, Stored
from engine import bots, lobby, undo_by_consent
from engine.apply_move import Move, sees
from engine.bots.think_budget import Count
from engine.game import AnyGame, Options, Seat
from engine.match import Match, Status
from engine.match_record import Entry, Kind, dump, seen
from engine.notation import write
from engine.rng import Rng
from engine.visibility import Viewer
from render.look import Look
from render.registry import art
from render.words.turn_grouping import Views
from render.workers.replay_film import frames
from services.log_and_position_cache import MatchPositions, _grown, record_of
from services.match_transaction import owed
from services.workers.draw_pool import Drawn
from tests.laws.positions import Position, tables
from tests.laws.secret import others, told
from tests.laws.shown import NOW, TASTES, Easel, made, mailed, run, showing

PLACE = Place(10**18, 10**18 + 1, thread=10**18 + 2, told=0, locale="fr")
ROUNDS = 6
"""How long computers think where their choices are compared."""


class Outline:
    """A picture by what it is drawn from, and by its scene where another is drawn from more."""

    def __init__(self, wanted: Sequence[Any]) -> None:
        self._wanted = tuple(wanted)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Outline):
            return NotImplemented
        return self._wanted == other._wanted or self._drawn() == other._drawn()

    __hash__ = None  # type: ignore[assignment]

    def _drawn(self) -> str:
        scenes = (one.scene() for one in self._wanted)
        return repr(next((scene for scene in scenes if scene is not None), None))


class Planner(Easel):
    """Stands for the studio as well: a picture is its outline, for equal orders are drawn alike."""

    async def soon(self, wanted: Any, rank: Any, whose: str, calm: bool = False) -> Drawn | None:
        return Drawn(wanted[0], Outline(wanted))  # type: ignore[arg-type]


class Brush(Easel):
    """Stands for the studio as well: a picture is its bytes."""

    async def soon(self, wanted: Any, rank: Any, whose: str, calm: bool = False) -> Drawn | None:
        drawn = ((one, one.png()) for one in wanted)
        return next((Drawn(one, data) for one, data in drawn if data is not None), None)


@dataclass(slots=True)
class Watched(MatchPositions):
    """A past that keeps what viewers saw, for each is asked again and again."""

    seen: dict[tuple[int, Viewer], Any] = field(default_factory=dict)

    def views(self, match: Match, viewer: Viewer) -> Views:
        def view(state: Any) -> Any:
            key = id(state), viewer  # a state stays as long as the past
            if key not in self.seen:
                self.seen[key] = match.game.view(state, viewer)
            return self.seen[key]

        return lambda key: (view(self.earlier(key)), view(self.later(key)))


@dataclass
class Running:
    """A match with its log, and with the positions that were replayed of it.

    `easel` draws its pictures; its board tells what happened from entry number `first` on. `mail`:
    viewers get the card and letters alone, these in that taste.
    """

    match: Match
    log: list[Entry]
    past: Watched = field(default_factory=Watched)
    easel: Easel = field(default_factory=Planner)
    first: int = 0
    mail: DisplaySettings | None = None
    known: dict[tuple[Viewer, bool], dict[str, Any]] = field(default_factory=dict)

    def do(self, seat: Seat, text: str) -> None:
        """Let a seat take a step."""
        self.known.clear()
        self.match.add(seat, text, NOW)
        self.log += self.match.entries
        self.match.entries = []

    def branch(self, state: Any = None) -> "Running":
        """Return another course that the match may take, or the match with another state."""
        kept = self.match.state
        match = copy.deepcopy(self.match, {id(kept): kept})  # nobody changes a state
        match.state = kept if state is None else state
        return Running(match, list(self.log), self.past, self.easel, self.first, self.mail)

    def got(self, viewer: Viewer, whole: bool) -> dict[str, Any]:
        """Return what a viewer has received of it as it stands, made once."""
        if (viewer, whole) not in self.known:
            self.known[viewer, whole] = received(self, viewer, whole)
        return self.known[viewer, whole]

    def show(self) -> Show:
        """Return what shows the match, which has replayed it all."""
        made_ = showing(self.log[1:], self.easel)
        if self.past.entries < len(self.log):
            fresh = self.log[self.past.entries :]
            grown = _grown(self.past, record_of(self.match, fresh), fresh)
            parts = (getattr(grown, one.name) for one in fields(grown))
            self.past = Watched(*parts, dict(self.past.seen))
        made_.pasts._kept.put(self.match.id, self.past)
        return made_

    def position(self) -> Position:
        """Return the position without its log."""
        match = self.match
        options: Options = match.options
        return Position(
            match.game, len(match.players), options, match.id, match.ply - 1, match.state
        )


def play(game: AnyGame, seed: str) -> Iterator[Running]:
    """Yield random matches of a game after every step, tables as `tables` names them in turn."""
    number = 0
    while True:
        for seats, chosen in tables(game):
            yield from _course(begun(game, seats, chosen, f"{seed}:{number}"), f"{seed}:{number}")
            number += 1


def begun(game: AnyGame, seats: int, chosen: Options, seed: str) -> Running:
    """Return a match that has just begun."""
    secret = hashlib.sha256(seed.encode()).hexdigest()
    table = dict(chosen.table)
    match = lobby.open_match("abcdefgh", game.key, _id(0), secret, NOW, table=table)
    match.rules = game.rules
    for seat in range(1, seats):
        lobby.join(match, _id(seat), NOW)
    for player, own in zip(match.players, chosen.seats, strict=True):
        player.options = dict(own)
    lobby.start(match, _id(0), NOW)
    log, match.entries, match.news = match.entries, [], []
    return Running(match, log)


def _course(at: Running, seed: str) -> Iterator[Running]:
    rng = Rng(f"{seed}:players")
    while at.match.status is Status.RUNNING:
        yield at
        seat, action = _pick(at.match, rng)
        at.do(seat, write(action))
        at.match.news = []


def _pick(match: Match, rng: Rng) -> tuple[Seat, Any]:
    """Return what somebody does: now and then an order, or something unasked."""
    game, whim = match.game, rng.index(20)
    if whim == 0:
        seat = rng.index(len(match.players))
        filed = game.orders(match.state, seat)
        if filed:
            return seat, rng.choice(filed)
    free = [seat for seat in game.may_act(match.state) if game.legal(match.state, seat)]
    seat = rng.choice(free if whim < 4 and free else match.to_act())
    return seat, rng.choice(game.legal(match.position(seat), seat))


# What a viewer gets


def received(at: Running, viewer: Viewer, whole: bool = True) -> dict[str, Any]:
    """Return all that a viewer is sent or can ask for, by what it is.

    `whole`: also what is told from the beginning, which takes long: history, export, film and
    undo.
    """
    match, show = at.match, at.show()
    place = replace(PLACE, told=at.first, board_first=at.first)
    stored, drawn = Stored(match, place), TASTES[0]
    if at.mail:
        return {"mail": mailed(stored, viewer, show, at.mail)}
    story = LogNarrator(show._umpire, show)
    found = {
        "messages": made(stored, viewer, show),
        "who is waited for": (match.to_act(), match.since, match.clock.deadlines(), match.undo),
        "revision": None if viewer is None else match.revisions[viewer],
        "draft": None if viewer is None else match.drafts.get(viewer),
    }
    if whole:
        record = record_of(match, at.log)
        book, look = art(match.key, match.rules), Look()
        found["history"] = run(story.history(stored, viewer, drawn, None))
        found["export"] = dump(seen(record, viewer))
        found["film"] = frames(record, viewer, lambda event: book.tell(event, look))
        if viewer is not None:
            way = undo_by_consent.way_back(record, viewer)
            going = way and run(show.going(stored, way.ply, viewer, drawn))
            found["undo"] = (way is not None, going)
            lately = run(story.lately(stored, viewer, drawn))
            found["what is new"] = (lately.first == len(record.pages), lately.most)
    return found


def _same(ours: dict[str, Any], theirs: dict[str, Any], viewer: Viewer, why: str) -> None:
    """Fail if a viewer gets something else of one course of a match than of another."""
    differing = [name for name in ours if ours[name] != theirs[name]]
    assert not differing, f"{viewer} sees by {', '.join(differing)} {why}"


# Laws


def law_hidden_cards_change_nothing(at: Running, viewer: Viewer, computers: bool = False) -> None:
    """What a viewer gets is the same whatever is true of what they cannot see.

    With `computers` the choices of a computer in their seat are, too.
    """
    p = at.position()
    other = next(others(p, viewer))
    truths = [at.branch(), at.branch(other)]
    for each in truths:  # another truth may not allow what another seat has begun
        kept = each.match.drafts.items()
        each.match.drafts = {seat: draft for seat, draft in kept if seat == viewer}
    if truths[0].match.drafts == at.match.drafts:
        truths[0] = at
    _same(*(each.got(viewer, whole=False) for each in truths), viewer, "what is hidden")
    if computers and viewer in p.game.to_act(p.state):
        _same_choice(p, other, viewer)


def _same_choice(p: Position, other: Any, seat: Seat) -> None:
    for kind in ("easy", "normal"):
        chosen = [
            bots.choose(kind, p.game, p.game.view(s, seat), seat, Count(ROUNDS), p.rng("mind"))
            for s in (p.state, other)
        ]
        assert chosen[0] == chosen[1], f"the {kind} computer sees what is hidden"


def law_secret_deeds_leave_no_trace(
    at: Running, viewer: Viewer, whole: bool = True, kinds: int = 2
) -> None:
    """What somebody does in secret changes nothing that another gets, and calls nobody.

    Of deeds of which others are told the same they get the same. So many kinds of deeds are tried.
    """
    alike: dict[Any, list[tuple[Running, str]]] = {(): [(at, "nothing was done")]}
    for seat, text in _secret(at, viewer, at.position().rng(f"deeds {viewer}"), kinds):
        after = at.branch()
        after.do(seat, text)
        heard = _heard(after.log[len(at.log) :], viewer)
        if after.match.status is not Status.RUNNING:
            continue
        alike.setdefault((seat, heard) if heard else (), []).append((after, f"{seat} did {text}"))
        if not heard:
            _calls_nobody(at, after, seat)
    for (first, was), *further in alike.values():
        for after, did in further:
            got = (each.got(viewer, whole) for each in (first, after))
            _same(*got, viewer, f"whether {did} or {was}")


def _secret(at: Running, viewer: Viewer, rng: Rng, most: int) -> list[tuple[Seat, str]]:
    """Return some steps of other seats that a viewer may not see, two of each kind."""
    match, game = at.match, at.match.game
    found: dict[tuple[Seat, Kind, type], list[str]] = {}
    for seat in range(len(match.players)):
        if seat == viewer:
            continue
        position = match.position(seat)
        for action in game.orders(match.state, seat):
            found.setdefault((seat, Kind.ORDER, type(action)), []).append(write(action))
        drafting = seat in match.to_act()
        for action in game.legal(position, seat):
            drafted = drafting and not game.warns(position, seat, action)
            if drafted or not sees(action, seat, viewer):
                found.setdefault((seat, Kind.MOVE, type(action)), []).append(write(action))
    kinds = list(found)
    rng.shuffle(kinds)
    return [(key[0], rng.draw(found[key])) for key in kinds[:most] for _ in range(2) if found[key]]


def _heard(entries: list[Entry], viewer: Viewer) -> tuple[Any, ...]:
    """Return what a viewer is told of entries; () for nothing."""
    moves: list[Move] = [move for entry in entries for move in entry.moves]
    return tuple(
        (move.seat, move.action if sees(move.action, move.seat, viewer) else None, heard)
        for move in moves
        if (heard := tuple(told(move.events, viewer)))
        or (move.ply and sees(move.action, move.seat, viewer))
    )


def _calls_nobody(at: Running, after: Running, seat: Seat) -> None:
    """Check that nothing is owed to others but what they have already, posted as it stands."""
    own = f"dm:{after.match.players[seat].id}"
    show, since = after.show(), len(at.log)
    for row in owed(after.match):
        if row.destination == own or row.kind == "hand":
            continue  # a hand that says the same is not sent again
        assert (row.destination, row.kind) == ("thread", "board"), f"{row.kind} is owed"
        assert run(show.unheard(after.match, since)), "the board is posted"


def _id(seat: int) -> str:
    return str(10**17 + seat)
