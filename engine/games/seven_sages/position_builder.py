"""Parts of positions of The Seven Sages written in words, for lessons and tests."""

from collections.abc import Sequence

from . import card_moves, data as d, set_up, state as m


def cards(text: str) -> list[int]:
    """Return the kinds of a text as `witch 1 owl 4 spell potentia`, in its order."""
    words = text.split()
    pairs = zip(words[::2], words[1::2], strict=True)
    return [d.kind(d.SUITS.index(suit), d.VALUES.index(value)) for suit, value in pairs]


def left(box: Sequence[int], gone: Sequence[int]) -> list[int]:
    """Return what is left in a box; what is gone is in it."""
    rest = list(box)
    for one in gone:
        rest.remove(one)
    return rest


def lay_out(
    s: m.State,
    roles: Sequence[str],
    tiles: Sequence[int],
    crystals: Sequence[Sequence[int]],
    won: Sequence[Sequence[int]],
) -> None:
    """Lay out roles, clearings and crystals; the pawn is on the first clearing.

    `crystals` lie on the clearings, `won` by seat; all others are in the bag and in the box.
    """
    s.roles = tuple(sorted(map(d.ROLES.index, roles)))
    s.slots = list(tiles)
    s.tiles = left(range(12), [tile for tile in tiles if tile in range(12)])
    s.pawn, s.arena = 0, tiles[0]
    s.crystals = [sorted(row) for row in crystals]
    s.won = [sorted(won[seat]) if won else [] for seat in range(len(s.won))]
    s.bag = left(set_up.crystals(), [value for row in (*s.crystals, *s.won) for value in row])


def choose(s: m.State, roles: Sequence[str]) -> None:
    """Let each seat have chosen its role."""
    s.token = list(map(d.ROLES.index, roles))
    s.card, s.order = s.token[:], card_moves.ranked(s)
