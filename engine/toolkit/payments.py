"""Ways to pay a price out of stacks of tokens."""

from collections.abc import Sequence


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
