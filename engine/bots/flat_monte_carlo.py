"""A search that tries the choices of a decision side by side, for games of fights and of luck.

What the view leaves open is guessed, and the guess is played on once for every choice that is
still in question: with the same chance, by what the game rates best, to the end of a round. There
it is judged, and not before: in a fight it looks better for whoever has just moved. Since all
choices meet the same luck, few guesses tell them apart; what is surely behind is tried no more.

The others are taken for players of what is rated best, who file the orders that the plan names: a
tree of what else they might do, as in `ismcts`, costs more guesses than it is worth here.
"""

from collections.abc import Sequence
from heapq import nlargest
from math import sqrt
from statistics import fmean, stdev
from typing import Any, TypeAlias

from engine.bots import greedy_easy_and_random, ismcts, think_budget
from engine.codec import clone
from engine.game import AnyGame, Seat, unheard
from engine.rng import Rng

_Tried: TypeAlias = dict[Any, list[float]]
"""What came of each choice, guess by guess."""
_FEW = 8
"""Guesses before a choice is left out."""
_MORE = 1.25
"""How many times as many guesses there are until choices are compared again."""
_BEHIND = 1.5
"""Standard errors of the difference by which a choice that is left out is behind the best."""


class FlatMonteCarlo:
    """The thinking of one seat about one decision after the other."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Rng) -> None:
        self._game, self._seat, self._rng = game, seat, rng
        self._plan = game.plan

    def choose(self, view: Any, budget: think_budget.Budget) -> Any:
        """Return an order that is worth filing, else the legal action that does best."""
        filed = greedy_easy_and_random.order(self._game, view, self._seat, self._plan.asks)
        if filed is not None:
            return filed
        best = max(self.weigh(view, budget), key=ismcts.surely)
        if best.visits:
            return best.action
        return greedy_easy_and_random.best(self._game, view, self._seat, self._rng)

    def weigh(
        self, view: Any, budget: think_budget.Budget, also: Any = None
    ) -> list[ismcts.ActionEstimate]:
        """Return what there is to say of each legal action, in their order.

        `also`: an action that every guess tries, whatever is to be expected of it.
        """
        legal = list(self._game.legal(view, self._seat))
        kept = () if also is None else (also,)
        tried = self._candidates(view, legal, kept)
        trying, guesses, compared = list(tried), 0, _FEW
        while len(trying) > 1 and budget.more():
            self._guess(view, trying, tried)
            guesses += 1
            if guesses >= compared:
                trying = _ahead(trying, tried, kept)
                compared = int(compared * _MORE) + 1
        best = max((tried[action] for action in trying), key=_mean)
        return [_weighed(action, tried.get(action, ()), best) for action in legal]

    def _candidates(self, view: Any, legal: Sequence[Any], kept: Sequence[Any]) -> _Tried:
        """Return what is to be tried, the best rated first, with no rewards yet."""
        rates = dict(zip(legal, self._game.rate(view, self._seat, legal), strict=True))
        found = nlargest(self._plan.width, legal, key=rates.__getitem__)
        return {action: [] for action in (*found, *kept)}

    def _guess(self, view: Any, trying: Sequence[Any], tried: _Tried) -> None:
        """Play one guess on with each choice, and note what came of it."""
        game, seat = self._game, self._seat
        s = game.guess(view, seat, self._rng)
        chance = str(self._rng.random())
        until = game.turn(view) + self._plan.rounds
        for action in trying:
            then, rng = clone(s), Rng(chance)
            game.apply(then, seat, action, rng, unheard)
            self._play_on(then, until, rng)
            tried[action].append(ismcts.worth(game, then, game.result(then), seat))

    def _play_on(self, s: Any, until: int, rng: Rng) -> None:
        """Play a position on until a round begins, by what is rated best."""
        game = self._game
        for _ in range(self._plan.steps):
            waited = game.to_act(s)
            if not waited or game.turn(s) >= until:
                return
            mover = waited[0] if len(waited) == 1 else rng.choice(waited)
            for order in self._plan.files(s, mover):
                game.apply(s, mover, order, rng, unheard)
            legal = game.legal(s, mover)
            game.apply(s, mover, greedy_easy_and_random.first(game, s, mover, legal), rng, unheard)


def _ahead(trying: Sequence[Any], tried: _Tried, kept: Sequence[Any]) -> list[Any]:
    """Return what is not surely behind the best, and what is kept whatever comes of it."""
    best = max((tried[action] for action in trying), key=_mean)
    return [one for one in trying if one in kept or not _behind(tried[one], best)]


def _behind(row: Sequence[float], best: Sequence[float]) -> bool:
    """Tell whether rewards of the same guesses differ by more than chance would have it."""
    off = [one - other for one, other in zip(best, row, strict=True)]
    return fmean(off) > _BEHIND * stdev(off) / sqrt(len(off))


def _weighed(action: Any, row: Sequence[float], best: Sequence[float]) -> ismcts.ActionEstimate:
    """Judge what was left out by how far it was behind in the guesses that it met."""
    if not row:
        return ismcts.ActionEstimate(action, 0, None)
    chance = _mean(best) + _mean(row) - _mean(best[: len(row)])
    return ismcts.ActionEstimate(action, len(row), min(1.0, max(0.0, chance)))


def _mean(row: Sequence[float]) -> float:
    return fmean(row) if row else 0.0
