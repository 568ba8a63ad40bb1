"""Events of few values, made once: whole games are played in which nobody hears of them."""

from functools import cache

from engine.game import Event


@cache
def once(event: type[Event], *values: int) -> Event:
    """Return an event with its values, the same each time."""
    return event(*values)
