"""A cache keyed by types."""

import functools
import typing
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


def memo(make: Callable[[Any], T]) -> Callable[[Any], T]:
    """Cache a function of one type hint (`functools.cache`, typed so that classes may be keys)."""
    return typing.cast("Callable[[Any], T]", functools.cache(make))
