"""Helpers that the rules of several games share."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine.errors import Clause


def splits(price: int, stacks: Sequence[int], least: int = 0) -> list[tuple[int, ...]]:
    """Return every way to pay exactly `price` with at least `least` tokens of each stack.

    A way is a count per stack; those that spend the fewest of the first stacks come first.
    """
    if len(stacks) == 1:
        return [(price,)] if least <= price <= stacks[0] else []
    rest = stacks[1:]
    lowest = max(least, price - sum(rest))
    highest = min(stacks[0], price - least * len(rest))
    return [
        (count, *way)
        for count in range(lowest, highest + 1)
        for way in splits(price - count, rest, least)
    ]


def ranks(keys: Sequence[Any]) -> tuple[int, ...]:
    """Return the places of seats by what each has, the greatest first; equal ones share a place."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def sentences(game: str, rows: Iterable[tuple[str, str, tuple[str, ...]]]) -> Callable[..., Clause]:
    """Return what makes the clause of a refusal from the name of its sentence and its arguments.

    A row is the name of a sentence, the number of its clause, and the names of its arguments. The
    message is `<game>-why-<name>`; a seat is passed on as a word, not as a number.
    """
    known = {name: (number, names) for name, number, names in rows}

    def clause(key: str, *values: str | int) -> Clause:
        number, names = known[key]
        pairs = zip(names, values, strict=True)
        told = tuple((name, str(value) if name == "seat" else value) for name, value in pairs)
        return Clause(number, f"{game}-why-{key}", told)

    return clause
