"""The short names of matches."""

import hashlib
import secrets

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no letters that are read as another
_LENGTH = 6


def fresh() -> str:
    """Return a name that hardly any match has."""
    return "".join(secrets.choice(ALPHABET) for _ in range(_LENGTH))


def successor(match_id: str) -> str:
    """Return the name of the rematch of a match: always the same, so that there is only one."""
    number = int.from_bytes(hashlib.sha256(match_id.encode()).digest()[:8])
    letters = []
    for _ in range(_LENGTH):
        number, index = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[index])
    return "".join(letters)
