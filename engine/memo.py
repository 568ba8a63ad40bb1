"""Caches: of what is known of a class, and of values that are made again and again."""

import functools
import typing
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def memo(make: Callable[[Any], T]) -> Callable[[Any], T]:
    """Cache a function of one type hint (`functools.cache`, typed so that classes may be keys)."""
    return typing.cast("Callable[[Any], T]", functools.cache(make))


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """Return what makes frozen values, each only once, of a class or function with few of them.

    An event that was kept costs a fifth of one that is made.
    """
    return typing.cast("Callable[P, T]", functools.cache(make))
