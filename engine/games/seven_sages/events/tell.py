"""How the rules tell what happens. Whole games are played in which nobody hears of it."""

from collections.abc import Callable
from typing import ParamSpec

from engine.game import Emit, Event, unheard

P = ParamSpec("P")


def tell(emit: Emit, event: Callable[P, Event], *values: P.args, **named: P.kwargs) -> None:
    """Emit an event with these values; without a hearer it is not even made."""
    if emit is not unheard:
        emit(event(*values, **named))
