"""Why an action of Harbours is not legal: it explains, and never decides."""

from engine.errors import Clause
from engine.game import Action, Seat
from tests.harbours.data import purse
from tests.harbours.state import Bid, Prefer, Sail, Show, Spy, Standing, State, Withdraw


def refusal(s: State, seat: Seat, action: Action) -> Clause:
    """Return the clause against an action that is not legal."""
    if s.reason:
        return Clause("5.1", "harbours-why-over")
    if s.out[seat]:
        return Clause("6.1", "harbours-why-out")
    if isinstance(action, Standing | Withdraw | Prefer):
        return Clause("4.2", "harbours-why-no-order")
    if isinstance(action, Bid | Show):
        return _no_trade(s, seat, action)
    return _no_voyage(s, seat, action)


def _no_trade(s: State, seat: Seat, a: Bid | Show) -> Clause:
    if s.lot is None:
        return Clause("3.1", "harbours-why-no-auction")
    if isinstance(a, Bid):
        if s.answered[seat]:
            return Clause("3.2", "harbours-why-bid-once")
        return Clause("3.2", "harbours-why-purse", (("most", purse(s.ships[seat].coins)),))
    return Clause("4.1", "harbours-why-show-once" if s.shown[seat] else "harbours-why-show-what")


def _no_voyage(s: State, seat: Seat, a: Action) -> Clause:
    if s.lot is not None or s.active != seat:
        return Clause("1.2", "harbours-why-not-your-turn")
    if isinstance(a, Sail):
        return Clause(
            "2.1", "harbours-why-sail-once" if s.sailed else "harbours-why-sail-elsewhere"
        )
    if isinstance(a, Spy):
        return Clause("2.2", "harbours-why-spy-once" if s.spied else "harbours-why-no-deck")
    return Clause("2.3", "harbours-why-not-in-hand")
