"""How the rules tell what happens. Whole games are played in which nobody hears of it."""

from collections.abc import Callable
from typing import TypeVarTuple

from engine.game import Emit, Event, unheard

Values = TypeVarTuple("Values")


def tell(emit: Emit, event: Callable[[*Values], Event], *values: *Values) -> None:
    """Emit an event with these values; without a hearer it is not even made."""
    if emit is not unheard:
        emit(event(*values))
