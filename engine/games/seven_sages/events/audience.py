"""Who is told of what passes between two seats."""

from typing import Any

from engine.game import Seat
from engine.visibility import COUNT, Viewer


def between_two(event: Any, cards: tuple[int, ...], viewer: Viewer) -> Any:
    """Show cards to giver and receiver, and their number to the others."""
    return cards if viewer in (event.seat, event.to) else COUNT(event, cards, viewer)


def the_two(event: Any, seat: Seat, viewer: Viewer) -> bool:
    """Concern the two: what one has said to the other, neither can take back."""
    return viewer in (event.seat, event.to)


def receiver(event: Any, seat: Seat, viewer: Viewer) -> bool:
    """Concern the one to whom something was given."""
    return bool(viewer == event.to)
