"""The only door through which a move passes: `step`, and what is built on it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from engine import codec, errors, notation, visibility
from engine.game import Action, AnyGame, Event, Game, Options, Seat, TurnEnded, Warn, unheard
from engine.rng import NoChance, Rng

S = TypeVar("S")
Chance: TypeAlias = Callable[[int], Rng]
"""The generator of a ply."""

MOST_ORDERS = 200
"""Actions that orders may decide after one step; more is a loop."""


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What one accepted action made of a state. `warn` is set when it cannot be taken back."""

    state: S
    events: tuple[Event, ...]
    warn: Warn | None

    @property
    def final(self) -> bool:
        """Tell whether the step ends a submission."""
        return self.warn is not None


@dataclass(frozen=True, slots=True)
class Move:
    """An accepted action of a submission. `ply` is None for an order."""

    ply: int | None
    seat: Seat
    action: Any
    events: tuple[Event, ...]


def begin(game: Game[S, Any], seats: int, options: Options, rng: Rng) -> Step[S]:
    """Set a game up: ply 0."""
    events: list[Event] = []
    state = game.setup(seats, options, rng, events.append)
    return Step(state, tuple(events), None)


def step(game: Game[S, Any], s: S, seat: Seat, action: Any, rng: Rng) -> Step[S]:
    """Carry out one action on a clone of the state.

    NotYourTurn or IllegalAction if the seat may not; EngineBug if the game's `warns` and what
    happened disagree.
    """
    if action not in game.legal(s, seat):
        if action not in game.orders(s, seat):
            refuse(game, s, seat, action)
        return _order(game, s, seat, action)
    expected = game.warns(s, seat, action)
    state, events = codec.clone(s), list[Event]()
    game.apply(state, seat, action, rng, events.append)
    found = _finality(events, seat, rng)
    if found is not expected:
        raise errors.EngineBug(f"{game.key}: {action.verb} warned of {expected}, and {found} came")
    return Step(state, tuple(events), found)


def preview(game: Game[S, Any], s: S, seat: Seat, actions: Iterable[Any]) -> S:
    """Return the state after the steps of a draft, none of which may be final.

    IllegalAction if one is illegal, FinalInside if one is final; neither uses chance.
    """
    for action in actions:
        if action in game.legal(s, seat) and game.warns(s, seat, action):
            raise errors.FinalInside
        s = step(game, s, seat, action, NoChance()).state
    return s


def submit(
    game: Game[S, Any], s: S, seat: Seat, actions: Sequence[Any], ply: int, chance: Chance
) -> tuple[S, tuple[Move, ...]]:
    """Carry out a seat's actions from ply `ply` on, and what orders then decide.

    Only the last may be final: FinalInside, before any chance is used, if an earlier one is.
    """
    preview(game, s, seat, actions[:-1])
    moves: list[Move] = []
    for action in actions:
        s, ply = _advance(game, s, seat, action, ply, chance, moves)
        s, ply = settle(game, s, ply, chance, moves)
    return s, tuple(moves)


def settle(game: Game[S, Any], s: S, ply: int, chance: Chance, moves: list[Move]) -> tuple[S, int]:
    """Carry out what orders decide until nothing changes; return the state and the next ply."""
    for _ in range(MOST_ORDERS):
        for seat in game.to_act(s):
            action = game.ordered(s, seat)
            if action is not None:
                s, ply = _advance(game, s, seat, action, ply, chance, moves)
                break
        else:
            return s, ply
    raise errors.EngineBug(f"{game.key}: orders never come to rest")


def refuse(game: Game[S, Any], s: S, seat: Seat, action: Any) -> None:
    """Raise what keeps a seat from an action that is neither legal nor an order."""
    if game.result(s) is None and seat not in game.may_act(s) and not game.orders(s, seat):
        raise errors.NotYourTurn
    raise errors.IllegalAction(clause=game.why_not(s, seat, action), verb=action.verb)


def replay(
    game: Game[S, Any], s: S, log: Iterable[tuple[int | None, Seat, str]], chance: Chance
) -> Iterator[tuple[S, Move]]:
    """Yield the state after each line (ply, seat, notation) of a log, and what it was.

    Actions that orders decided are lines of the log like any other, so none is decided anew.
    """
    for ply, seat, text in log:
        action = notation.read(game, text)
        done = step(game, s, seat, action, NoChance() if ply is None else chance(ply))
        s = done.state
        yield s, Move(ply, seat, action, done.events)


def playout(game: Game[S, Any], s: S, rng: Rng, limit: int = 100_000) -> int:
    """Play a state (which is changed) to its end by random legal actions; return the steps.

    EngineBug if the limit is reached. Events are dropped; `step` checks what this trusts.
    """
    to_act, legal, apply, index = game.to_act, game.legal, game.apply, rng.index
    for steps in range(limit):
        waited = to_act(s)
        if not waited:
            return steps
        seat = waited[0] if len(waited) == 1 else waited[index(len(waited))]
        actions = legal(s, seat)
        apply(s, seat, actions[index(len(actions))], rng, unheard)
    raise errors.EngineBug(f"{game.key}: no end after {limit} steps")


def witness(event: Event, viewer: visibility.Viewer) -> Event | None:
    """Return an event as a viewer sees it; None if they may not know of it."""
    if not type(event).seen_by(event, _actor(event), viewer):
        return None
    return visibility.redact(event, viewer)


def sees(action: Action, seat: Seat, viewer: visibility.Viewer) -> bool:
    """Tell whether a viewer may see the action that a seat took."""
    return type(action).seen_by(action, seat, viewer)


def tells(event: Event, viewer: visibility.Viewer) -> bool:
    """Tell whether an event reveals something hidden to a viewer."""
    return type(event).reveals(event, _actor(event), viewer)


def _advance(
    game: Game[S, Any],
    s: S,
    seat: Seat,
    action: Any,
    ply: int,
    chance: Chance,
    moves: list[Move],
) -> tuple[S, int]:
    order = action not in game.legal(s, seat)
    done = step(game, s, seat, action, NoChance() if order else chance(ply))
    moves.append(Move(None if order else ply, seat, action, done.events))
    return done.state, ply if order else ply + 1


def _order(game: Game[S, Any], s: S, seat: Seat, action: Any) -> Step[S]:
    state, events = codec.clone(s), list[Event]()
    game.apply(state, seat, action, NoChance(), events.append)
    if any(witness(event, other) for event in events for other in _strangers(game, seat)):
        raise errors.EngineBug(f"{game.key}: the order {action.verb} shows to others")
    return Step(state, tuple(events), None)


def _strangers(game: AnyGame, seat: Seat) -> list[visibility.Viewer]:
    return [None, *(other for other in range(game.meta.seats[1]) if other != seat)]


def _finality(events: Iterable[Event], seat: Seat, rng: Rng) -> Warn | None:
    if rng.used:
        return Warn.CHANCE
    events = list(events)
    if any(tells(event, seat) for event in events):
        return Warn.SECRET
    if any(isinstance(event, TurnEnded) and event.seat == seat for event in events):
        return Warn.PASS
    return None


def _actor(event: Event) -> int:
    seat = getattr(event, "seat", -1)
    return -1 if seat is None or seat is visibility.HIDDEN else seat
