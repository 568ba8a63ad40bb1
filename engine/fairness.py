"""Chance that nobody can choose and anybody can check.

The lobby announces the commitment, SHA-256 of a secret of 256 bits (the ASCII of its 64 lower-case
hex digits). Seats and chance come from the secret and the players' ids, so neither the host of
the bot nor a player can pick them; the end reveals the secret.
"""

import hashlib
from collections.abc import Sequence

from engine.rng import Rng


def commitment(secret: str) -> str:
    """Return what the lobby announces of a secret: 64 lower-case hex digits."""
    return _digest(secret)


def seating(secret: str, joined: Sequence[str]) -> list[str]:
    """Return the ids in seat order, drawn from the secret and the order in which they joined."""
    order = list(joined)
    Rng(_digest("|".join([secret, "seats", *joined]))).shuffle(order)
    return order


def seed(secret: str, seated: Sequence[str]) -> str:
    """Return the seed of a match from its secret and the ids in seat order."""
    return _digest("|".join([secret, *seated]))


def chance(seed: str, ply: int) -> Rng:
    """Return the generator of one ply; set-up is ply 0."""
    return Rng(f"{seed}:{ply}")


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
