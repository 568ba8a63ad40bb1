"""Laws about playing: what is legal, what a step does, how a match ends."""

import dataclasses
import functools
import math
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from engine import bots
from engine.apply_move import begin, playout, replay, step, submit
from engine.bots.think_budget import Count
from engine.codec import clone, pack
from engine.errors import Clause, EngineBug
from engine.game import AnyGame, Event, TurnEnded, unheard
from engine.match import MOST_FALLBACKS, MOST_STEPS
from engine.notation import words, write
from engine.rng import Rng
from tests.laws.declared import clauses
from tests.laws.positions import Played, Position, every_game, matches, tables

MOST_ENTRIES = 150
MOST_VALUES = 25
MOST_ORDERS = 60


def law_who_acts(p: Position) -> None:
    """Who is waited for may act and has something to do; who may not act has nothing."""
    waited, may = p.game.to_act(p.state), p.game.may_act(p.state)
    assert set(waited) <= set(may) <= set(range(p.seats))
    assert len(set(waited)) == len(waited)
    assert len(set(may)) == len(may)
    for seat in range(p.seats):
        actions = p.game.legal(p.state, seat)
        assert actions or seat not in waited, f"seat {seat} is waited for and can do nothing"
        assert not actions or seat in may, f"seat {seat} may not act and has actions"


def law_the_end(p: Position) -> None:
    """There is a result exactly when nobody is waited for, and then nothing can be done."""
    over = p.game.to_act(p.state) == ()
    assert (p.game.result(p.state) is not None) == over
    if over:
        assert p.game.may_act(p.state) == ()
        assert not any(p.game.legal(p.state, seat) for seat in range(p.seats))
        assert not any(p.game.orders(p.state, seat) for seat in range(p.seats))


def law_ranks(p: Position) -> None:
    """Somebody is first, and k seats before a place mean the place k + 1; rows are complete."""
    result = p.game.result(p.state)
    if result is None:
        return
    assert len(result.ranks) == p.seats
    for rank in result.ranks:
        assert rank == 1 + sum(other < rank for other in result.ranks), f"{result.ranks}"
    assert result.reason
    for row in result.score:
        assert len(row.values) == p.seats, f"{row}"


def law_legal_is_a_list(p: Position) -> None:
    """Legal actions and orders have a stable order, no duplicates, and fit menus."""
    for seat in range(p.seats):
        for find in (p.game.legal, p.game.orders):
            actions = list(find(p.state, seat))
            assert actions == list(find(clone(p.state), seat)), "another order the second time"
            assert len(set(actions)) == len(actions), "the same action twice"
            assert {type(a) for a in actions} <= set(p.game.actions), "an undeclared action"
            assert len(actions) <= MOST_ENTRIES, f"{len(actions)} entries"
            _fits(actions)


def _fits(actions: list[Any]) -> None:
    """No field may have too many values once the earlier ones are filled."""
    values: dict[tuple[str, ...], set[str]] = defaultdict(set)
    for action in actions:
        said = words(action)
        for i, word in enumerate(said):
            values[said[:i]].add(word)
    for prefix, choices in values.items():
        assert len(choices) <= MOST_VALUES, f"{len(choices)} values after {prefix}"


def law_legal_actions_step(p: Position) -> None:
    """Each legal action steps, warned of rightly, to a sound state, and changes no other.

    It comes to the same where nobody hears of it.
    """
    before = pack(p.state)
    for seat, action in some(p, "step", 5):
        done = step(p.game, p.state, seat, action, p.rng(write(action)))
        p.game.check(done.state)
        after = clone(p.state)
        p.game.apply(after, seat, action, p.rng(write(action)), unheard)
        assert after == done.state, "it matters whether anybody hears of it"
    assert pack(p.state) == before, "a step changed the state it was given"


def law_check(p: Position) -> None:
    """Invariants hold."""
    p.game.check(p.state)


def law_why_not(p: Position) -> None:
    """`why_not` is None exactly for legal actions; else it cites a clause that exists."""
    numbers = clauses(p.game)
    for seat in range(p.seats):
        for action in sorted(p.game.legal(p.state, seat), key=write)[:10]:
            assert p.game.why_not(p.state, seat, action) is None, f"{write(action)} is legal"
    for seat, action in refused(p):
        clause = p.game.why_not(p.state, seat, action)
        assert isinstance(clause, Clause), f"seat {seat}: {action} is not legal, but why?"
        assert clause.number in numbers, f"{clause.number} is no clause of RULES.md"


def law_fallback(p: Position) -> None:
    """The fallback is legal and, repeated, ends what its seat is asked for."""
    for seat in p.game.to_act(p.state):
        s = p.state
        for i in range(MOST_FALLBACKS):
            action = p.game.fallback(s, seat)
            assert action in p.game.legal(s, seat), f"{action} is not legal"
            done = step(p.game, s, seat, action, p.rng(f"fallback {i}"))
            s = done.state
            if _ended(done.events, seat) or seat not in p.game.to_act(s):
                break
        else:
            raise AssertionError(f"seat {seat} is still asked after {MOST_FALLBACKS} fallbacks")


def law_orders_decide_legally(p: Position) -> None:
    """What orders decide is legal, after whatever was done or filed."""
    filed = [(seat, order) for seat in range(p.seats) for order in p.game.orders(p.state, seat)]
    p.rng("file").shuffle(filed)
    for seat, action in (*filed[:6], *some(p, "decide", 4)):
        s = step(p.game, p.state, seat, action, p.rng("decided")).state
        for other in p.game.to_act(s):
            decided = p.game.ordered(s, other)
            legal = p.game.legal(s, other)
            assert decided is None or decided in legal, f"the order {decided} is not legal"


def law_rate(p: Position) -> None:
    """Every action has a finite rate, and filing the best orders comes to rest."""
    for seat in range(p.seats):
        s = p.state
        for _ in range(MOST_ORDERS):
            view = p.game.view(s, seat)
            for actions in (p.game.legal(view, seat), orders := p.game.orders(view, seat)):
                rates = p.game.rate(view, seat, actions)
                assert len(rates) == len(actions)
                assert all(math.isfinite(rate) for rate in rates)
            if not orders or max(rates) <= 0:
                break
            s = step(p.game, s, seat, orders[rates.index(max(rates))], Rng("none")).state
        else:
            raise AssertionError(f"seat {seat} files orders for ever")


def law_greedy(game: AnyGame, seats: int, seconds: float) -> None:
    """The greedy computer ends its turns, as far as it gets in some seconds."""
    chosen = next(chosen for number, chosen in tables(game) if number == seats)
    rng, start = Rng(f"greedy:{game.key}"), time.process_time()
    s = begin(game, seats, chosen, rng).state
    ply = steps = 1
    while game.to_act(s) and time.process_time() - start < seconds:
        seat = game.to_act(s)[0]
        action = bots.choose("greedy", game, game.view(s, seat), seat, Count(0), rng)
        s, moves = submit(game, s, seat, [action], ply, lambda n: Rng(f"{game.key}:{n}"))
        ply += len(moves)
        steps = 1 if any(_ended(move.events, seat) for move in moves) else steps + 1
        assert steps <= MOST_STEPS, f"seat {seat} never ends its turn"


def _ended(events: Sequence[Event], seat: int) -> bool:
    return any(type(event) is TurnEnded and event.seat == seat for event in events)


def law_leave(p: Position) -> None:
    """A seat may leave a match of three or more at any time, and the match goes on soundly."""
    if p.seats < 3 or p.over:
        return
    for seat in range(p.seats):
        s, events = clone(p.state), list[Event]()
        p.game.leave(s, seat, events.append)
        p.game.check(s)
        assert {type(event) for event in events} <= set(p.game.events)
        after = dataclasses.replace(p, state=s)
        law_who_acts(after)
        law_the_end(after)
        law_fallback(after)


def law_matches_end(game: AnyGame, seats: int) -> None:
    """Random matches end."""
    chosen = next(chosen for number, chosen in tables(game) if number == seats)
    rng = Rng(f"end:{game.key}:{seats}")
    s = begin(game, seats, chosen, rng).state
    try:
        playout(game, s, rng, limit=50_000)
    except EngineBug as error:
        raise AssertionError(str(error)) from error
    assert game.result(s) is not None
    game.check(s)


def law_replay(match: Played, kept: list[Position], most: int) -> None:
    """The log and the seed give the same states and events, through the one door."""
    states = {p.ply: p.state for p in kept if p.seed == match.seed}
    first = begin(match.game, match.seats, match.options, match.chance(0))
    assert first.events == match.first, "another set-up from the same seed"
    lines = match.lines[:most]
    log = [(line.ply, line.seat, write(line.action)) for line in lines]
    done = list(replay(match.game, first.state, log, match.chance))
    for i, (line, (s, move)) in enumerate(zip(lines, done, strict=True)):
        assert move.events == line.events, f"other events at ply {line.ply}"
        settled = i + 1 < len(match.lines) and match.lines[i + 1].ply is not None
        if line.ply in states and settled:
            assert pack(s) == pack(states[line.ply]), f"another state at ply {line.ply}"


def some(p: Position, use: str, most: int) -> list[tuple[int, Any]]:
    """Return some legal actions at a position with their seats, each verb among them."""
    pairs = [(seat, a) for seat in p.game.may_act(p.state) for a in p.game.legal(p.state, seat)]
    p.rng(use).shuffle(pairs)
    firsts = {(seat, type(a)): (seat, a) for seat, a in reversed(pairs)}
    chosen = list(firsts.values())[:most]
    return chosen + [pair for pair in pairs if pair not in chosen][: most - len(chosen)]


def refused(p: Position) -> Iterator[tuple[int, Any]]:
    """Yield seats with actions that are neither legal nor orders for them at a position."""
    pool, rng = _pool(p.game.key), p.rng("why")
    for seat in range(p.seats):
        legal = list(p.game.legal(p.state, seat))
        free = {*legal, *p.game.orders(p.state, seat)}
        others = [rng.choice(pool) for _ in range(12)]
        near = (m for a in legal[:3] + others[:3] for m in mutated(a))
        yield from ((seat, a) for a in dict.fromkeys([*others, *near]) if a not in free)


def mutated(action: Any) -> Iterator[Any]:
    """Yield actions like this one with one field changed, sensible or not."""
    for field in dataclasses.fields(action):
        value = getattr(action, field.name)
        names = field.metadata.get("names")
        if type(value) is int:
            near = [value - 1, value + 1, 0]
            for other in near if names is None else [n for n in near if 0 <= n < len(names)]:
                yield dataclasses.replace(action, **{field.name: other})
        elif type(value) is bool:
            yield dataclasses.replace(action, **{field.name: not value})
        elif type(value) is tuple and value:
            yield dataclasses.replace(action, **{field.name: value[1:]})


@functools.cache
def _pool(key: str) -> list[Any]:
    """Return the actions of the sampled matches of a game, each once."""
    game = next(game for game in every_game() if game.key == key)
    played = [line.action for match in matches(game)[:6] for line in match.lines[:300]]
    return list(dict.fromkeys(played))
