"""Inputs of a turn panel: a seat's view, what is legal, labels, and positions a step ahead.

Apart from `turn_panel`, which knows no game: this asks one what is legal, and what a step makes of
it.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from engine import Action, AnyGame, Seat, Warn, preview
from render.look import Look
from render.registry import Art
from render.words import catalogues, turn_panel

V = TypeVar("V")
"""The type of the view of a game."""


@dataclass(frozen=True, slots=True)
class PanelInputs(Generic[V]):
    """What the parts of a game's panel are made from: the view of a seat, and what it can do."""

    view: V
    seat: int
    look: Look
    legal: tuple[Action, ...]
    orders: tuple[Action, ...]
    labels: turn_panel.PanelLabels

    def of(self, *kinds: type) -> list[Any]:
        """Return what is legal of some kinds."""
        return [action for action in self.legal if isinstance(action, kinds)]


class PanelLookahead:
    """A position, a state or the view that a seat has, as the seat decides in it.

    Each step is looked at once, in however many looks its panel is laid out.
    """

    def __init__(self, game: AnyGame, state: Any, seat: Seat) -> None:
        self._game, self._state, self._seat = game, state, seat
        self._ahead: dict[Action, PanelLookahead] = {}

    @cached_property
    def view(self) -> Any:
        """Return what the seat sees."""
        return self._game.view(self._state, self._seat)

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """Return what the seat may do."""
        return tuple(self._game.legal(self._state, self._seat))

    def warn(self, action: Action) -> Warn | None:
        """Return why an action cannot be taken back; None also for one that is not legal."""
        return self._game.warns(self._state, self._seat, action) if action in self.legal else None

    def ahead(self, action: Action) -> "PanelLookahead":
        """Return the position after a step that can be taken back."""
        if action not in self._ahead:
            then = preview(self._game, self._state, self._seat, [action])
            self._ahead[action] = PanelLookahead(self._game, then, self._seat)
        return self._ahead[action]

    def labels(self, art: Art, look: Look) -> turn_panel.PanelLabels:
        """Return how a panel names things here."""

        def ahead(action: Action) -> turn_panel.Ahead:
            then = self.ahead(action)
            return turn_panel.Ahead(then.view, then.legal, then.labels(art, look))

        return turn_panel.PanelLabels(
            lambda action: art.label(look, self.view, action),
            lambda verb: look.say(f"{catalogues.word(self._game.key)}-verb-{verb}"),
            lambda verb, field, word: art.value(look, self.view, verb, field, word),
            self.warn,
            ahead,
        )
