"""A tree search for any game, over what a seat thinks possible (single-observer ISMCTS).

Each round guesses a full state from the view, goes down the tree by what has proved good for
whoever moves, adds a position, plays on from there, and tells all moves on the way how that went.
Moves are kept by what was done, not by what came of it, so chance and hidden cards are averaged;
a move counts how often it could have been made, since not every guess allows it.

Where several seats choose at once only the own choice is in the tree: the others choose by what
their game rates best, so that nobody answers what they cannot have seen.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import nlargest
from math import sqrt
from typing import Any

from engine.bots import greedy_easy_and_random, think_budget
from engine.game import AnyGame, Event, Result, Seat, TurnEnded
from engine.rng import Rng

_PLACES = 0.1
"""What of a reward the places behind the first decide, so that a lost match is still played."""


_DOUBT = 0.25
"""How far what was tried once may be wrong; less with the root of how often it was tried."""


@dataclass(frozen=True, slots=True)
class ActionEstimate:
    """What thinking found of a legal action: how often it was tried, and what to expect of it.

    `chance`: the chance of the seat to win, 0 to 1; None if the action was not tried.
    """

    action: Any
    visits: int
    chance: float | None


class _Move:
    """An action in the tree, for whoever makes it."""

    __slots__ = ("action", "available", "next", "rate", "visits", "won")

    def __init__(self, action: Any, rate: float) -> None:
        self.action = action
        self.rate = rate
        self.visits = 0
        self.available = 0
        self.won = 0.0
        self.next: dict[Seat, _Node] = {}


class _Node:
    """A decision of a seat."""

    __slots__ = ("moves", "visits", "won")

    def __init__(self) -> None:
        self.moves: dict[Any, _Move] = {}
        self.visits = 0
        self.won = 0.0


class Search:
    """The thinking of one seat; what it found is kept from step to step of one turn."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Rng) -> None:
        self._game, self._seat, self._rng = game, seat, rng
        self._plan = game.plan
        self._rate = game.plan.rate or game.rate
        self._root = _Node()
        self._turns = 0  # that ended in the play of this round
        self._apart: set[Seat] = set()  # who chooses without knowing what is chosen meanwhile

    def choose(self, view: Any, budget: think_budget.Budget) -> Any:
        """Return an order that is worth filing, else the legal action that is surely the best."""
        order = greedy_easy_and_random.order(self._game, view, self._seat)
        if order is not None:
            return order
        found = self.weigh(view, budget)
        best = max(found, key=surely).action
        if not any(one.visits for one in found) and len(found) > 1:
            best = greedy_easy_and_random.best(self._game, view, self._seat, self._rng)
        self._go_on(view, best, forced=len(found) == 1)
        return best

    def weigh(
        self, view: Any, budget: think_budget.Budget, also: Any = None
    ) -> list[ActionEstimate]:
        """Return what there is to say of each legal action, in their order.

        `also`: an action that every other round tries, whatever is to be expected of it.
        """
        legal = list(self._game.legal(view, self._seat))
        if len(legal) == 1:
            return [ActionEstimate(legal[0], 0, None)]
        if not self._root.moves.keys() <= set(legal):
            self._root = _Node()
        while budget.more():
            self._round(view, also if self._root.visits % 2 else None)
        return [_weighed(action, self._root.moves.get(action)) for action in legal]

    def _go_on(self, view: Any, action: Any, forced: bool) -> None:
        """Keep the tree below a step of a draft; whatever else happens makes another position."""
        if self._game.warns(view, self._seat, action) is not None:
            self._root = _Node()
        elif not forced:
            move = self._root.moves.get(action)
            self._root = move.next.get(self._seat, _Node()) if move else _Node()

    # One round

    def _round(self, view: Any, first: Any = None) -> None:
        """Play a guess on; `first` is what to begin with, None for what is to be tried."""
        game, seat, node = self._game, self._seat, self._root
        s = game.guess(view, seat, self._rng)
        way: list[tuple[Seat, _Node, _Move]] = []
        self._apart.clear()
        while waited := game.to_act(s):
            mover = seat if seat in waited else waited[0]
            self._apart.intersection_update(waited)
            if len(waited) > 1:
                self._apart.update(other for other in waited if other != seat)
            legal = game.legal(s, mover)
            if len(legal) == 1:
                action = legal[0]
            elif mover in self._apart:
                action = greedy_easy_and_random.first(game, s, mover, legal)
            else:
                if way:
                    before = way[-1][2].next
                    if mover not in before:
                        before[mover] = _Node()
                        break
                    node = before[mover]
                move = self._pick(node, s, mover, legal)
                if first is not None and not way and first in legal:
                    move = node.moves[first]
                way.append((mover, node, move))
                action = move.action
            game.apply(s, mover, action, self._rng, self._hear)
        self._tell(way, s, self._play_on(s))

    def _pick(self, node: _Node, s: Any, mover: Seat, legal: Sequence[Any]) -> _Move:
        """Return the move to try: one that went well, or was seldom tried when it could be."""
        plan, moves = self._plan, node.moves
        found = [moves.get(action) for action in legal]
        if None in found:
            fresh = [action for action, move in zip(legal, found, strict=True) if move is None]
            for action, rate in zip(fresh, self._rate(s, mover, fresh), strict=True):
                moves[action] = _Move(action, rate)
            found = [moves[action] for action in legal]
        most = min(plan.width, plan.first + int(sqrt(node.visits)))
        here = nlargest(most, filter(None, found), key=_rate)
        mean = node.won / node.visits if node.visits else 0.5
        best, top = here[0], -1.0
        for place, move in enumerate(here):
            move.available += 1
            tried = move.visits
            hope = move.won / tried if tried else mean
            known = (1 + plan.trust * place) * (1 + tried)
            hope += plan.explore * sqrt(move.available) / known
            if hope > top:
                best, top = move, hope
        return best

    def _play_on(self, s: Any) -> Result | None:
        """Play a position on for the turns of the plan; return the result if it came to its end."""
        game, plan, rng = self._game, self._plan, self._rng
        self._turns = 0
        for _ in range(plan.steps):
            waited = game.to_act(s)
            if not waited:
                return game.result(s)
            if plan.turns is not None and self._turns >= plan.turns:
                return None
            mover = waited[0] if len(waited) == 1 else rng.choice(waited)
            legal = game.legal(s, mover)
            if plan.wise and rng.random() < plan.wise:
                action = greedy_easy_and_random.first(game, s, mover, legal)
            else:
                action = legal[rng.index(len(legal))]
            game.apply(s, mover, action, rng, self._hear)
        return None

    def _tell(
        self, way: Sequence[tuple[Seat, _Node, _Move]], s: Any, result: Result | None
    ) -> None:
        """Note on the way what came of it for whoever moved there."""
        rewards: dict[Seat, float] = {}
        for mover, node, move in way:
            if mover not in rewards:
                rewards[mover] = worth(self._game, s, result, mover)
            reward = rewards[mover]
            node.visits += 1
            node.won += reward
            move.visits += 1
            move.won += reward

    def _hear(self, event: Event) -> None:
        if type(event) is TurnEnded:
            self._turns += 1
            self._apart.discard(event.seat)


def choose(game: AnyGame, view: Any, seat: Seat, budget: think_budget.Budget, rng: Rng) -> Any:
    """Return the legal action, or the order, that a search finds best."""
    return Search(game, seat, rng).choose(view, budget)


def worth(game: AnyGame, s: Any, result: Result | None, seat: Seat) -> float:
    """Return what a position is worth to a seat, 0 to 1: its result, else as the game judges it."""
    if result is not None:
        return reward(result, seat)
    value = game.value(s, seat)
    return 0.5 if value is None else value


def reward(result: Result, seat: Seat) -> float:
    """Return what a result is worth to a seat, 0 to 1: its share of the win, and a bit its place.

    With two seats that is 1, 0, or 0.5 for a draw.
    """
    ranks = result.ranks
    behind = sum(0.5 * (rank == ranks[seat]) + (rank > ranks[seat]) for rank in ranks) - 0.5
    return (1 - _PLACES) * win_share(result, seat) + _PLACES * behind / (len(ranks) - 1)


def win_share(result: Result, seat: Seat) -> float:
    """Return the share of the win that a seat has, 0 to 1."""
    return 1 / result.ranks.count(1) if result.ranks[seat] == 1 else 0.0


def surely(one: ActionEstimate) -> float:
    """Return the chance that an action has at least, as far as it was tried."""
    return -1.0 if one.chance is None else one.chance - _DOUBT / sqrt(one.visits)


def _weighed(action: Any, move: _Move | None) -> ActionEstimate:
    tried = move.visits if move else 0
    return ActionEstimate(action, tried, move.won / tried if move and tried else None)


def _rate(move: _Move) -> float:
    return move.rate
