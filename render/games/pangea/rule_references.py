"""Explanations of the choices of Pangea: their clauses, and the characters that produce."""

from collections.abc import Mapping

from engine.games.pangea import crowds_and_prices, state_actions_and_events as m

# fmt: off
CLAUSES: Mapping[str, str] = {
    "place": "2.5",
    "draw": "4.2",
    "summon": "4.4",
    "shift": "4.3",
    "lead": "4.5",
    "move": "5.1",
    "buy": "6.1",
    "protect": "8.1",
    "done": "3.2",
    "rank": "2.6",
    "unrank": "2.6",
}
# fmt: on
"""By verb, the clause that says what it does."""


def tally(view: m.State) -> tuple[int, ...]:
    """Return how much each seat would produce as things stand."""
    return tuple(crowds_and_prices.producers(view, people) for people in view.peoples)
