"""How much of everything a player and a server may have."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """How many lobbies and running matches a player and a server may have.

    `vacation`: days a calendar year on which a player's clocks may stand still. `pictures`: how
    many answers with pictures a player gets in a minute. `keep`: days for which matches that
    are over are kept, 0 for ever. `calls`, `calls_all`: how often in ten minutes a player may
    call one other, and all others together.
    """

    lobbies: int = 5
    matches: int = 40
    vacation: int = 30
    guild_lobbies: int = 50
    guild_matches: int = 500
    pictures: int = 60
    keep: int = 730
    calls: int = 8
    calls_all: int = 30
