"""Chance that nobody can choose and anybody can check.

The lobby announces the commitment, SHA-256 of a secret of 256 bits (the ASCII of its 64 lower-case
hex digits). What players add after that, a word or a number that Discord chose, is mixed in:
whoever chose the secret could not know it, and whoever adds does not know the secret. Seats and
chance come from both and the players' ids; the end reveals the secret. `added` is in the order of
joining, "" for who adds nothing; where nobody does, all is as before anybody could.
"""

import hashlib
from collections.abc import Sequence

from engine.rng import Rng


def commitment(secret: str) -> str:
    """Return what the lobby announces of a secret: 64 lower-case hex digits."""
    return _digest(secret)


def seating(secret: str, joined: Sequence[str], added: Sequence[str] = ()) -> list[str]:
    """Return the ids in seat order, drawn from the secret, who joined in order, and what was added.

    `added` has one cell for each who joined, or none at all.
    """
    order = list(joined)
    Rng(_digest("|".join([secret, "seats", *joined, *_mixed(added)]))).shuffle(order)
    return order


def seed(secret: str, seated: Sequence[str], added: Sequence[str] = ()) -> str:
    """Return the seed of a match from its secret, the ids in seat order, and what was added."""
    return _digest("|".join([secret, *seated, *_mixed(added)]))


def chance(seed: str, ply: int) -> Rng:
    """Return the generator of one ply; set-up is ply 0."""
    return Rng(f"{seed}:{ply}")


def _mixed(added: Sequence[str]) -> list[str]:
    """Return what was added as parts that end where they end, whatever was typed."""
    return ["added", *map(_digest, added)] if any(added) else []


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
