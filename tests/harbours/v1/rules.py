"""The first rules of Harbours: one die, no storms, and a ship that rests is said to anchor.

Where they are the same as today, today's are asked.
"""

from collections.abc import Sequence
from typing import Any

from engine.game import Action, Emit, Options, Seat, Warn
from engine.rng import Rng
from tests.harbours.rules import Harbours
from tests.harbours.state import Prefer, Rest, Roll, Rolled, Stormed
from tests.harbours.v1.state import Anchor, Blew, State
from tests.harbours.verbs import earn, end_turn


class FirstHarbours(Harbours):
    """Harbours before there were storms."""

    rules = 1
    State = State
    actions = (*(verb for verb in Harbours.actions if verb not in (Rest, Prefer)), Anchor)
    events = (*(event for event in Harbours.events if event not in (Rolled, Stormed)), Blew)

    def setup(self, seats: int, options: Options, rng: Rng, emit: Emit) -> Any:
        now = super().setup(seats, options, rng, emit)
        kept = {name: getattr(now, name) for name in State.__slots__ if name != "gust"}
        return State(**kept, gust=0)

    def legal(self, s: Any, seat: Seat) -> Sequence[Action]:
        return [_then(action) for action in super().legal(s, seat)]

    def orders(self, s: Any, seat: Seat) -> Sequence[Action]:
        return [order for order in super().orders(s, seat) if not isinstance(order, Prefer)]

    def apply(self, s: Any, seat: Seat, action: Action, rng: Rng, emit: Emit) -> None:
        if isinstance(action, Roll):
            s.gust = rng.roll(6)
            emit(Blew(seat, s.gust))
            earn(s, seat, s.gust, emit)
            end_turn(s, seat, emit)
        else:
            super().apply(s, seat, _now(action), rng, emit)

    def warns(self, s: Any, seat: Seat, action: Action) -> Warn | None:
        return super().warns(s, seat, _now(action))

    def fallback(self, s: Any, seat: Seat) -> Action:
        return _then(super().fallback(s, seat))

    def rate(self, view: Any, seat: Seat, actions: Sequence[Action]) -> list[float]:
        return super().rate(view, seat, [_now(action) for action in actions])


def _now(action: Action) -> Action:
    return Rest() if isinstance(action, Anchor) else action


def _then(action: Action) -> Action:
    return Anchor() if isinstance(action, Rest) else action
