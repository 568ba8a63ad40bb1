"""How a sensible player rates the actions of Harbours."""

from engine.game import Action, Seat
from tests.harbours.data import good, value
from tests.harbours.state import NONE, Bid, Load, Prefer, Roll, Sail, State


def worth(v: State, seat: Seat, a: Action) -> float:
    """Return what an action promises, in points; an order above 0 is worth filing."""
    match a:
        case Load():
            return value(a.card) + 2.0 * (good(a.card) == v.ships[seat].harbour)
        case Sail():
            return 4.0 * any(good(card) == a.harbour for card in v.ships[seat].hand)
        case Bid() if v.lot is not None:
            return -abs(a.coins - value(v.lot))
        case Prefer() if v.prefers[seat] == NONE:
            return float(any(good(card) == a.harbour for card in v.ships[seat].hand))
    return 1.5 if isinstance(a, Roll) else 0.0
