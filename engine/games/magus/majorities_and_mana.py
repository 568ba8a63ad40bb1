"""Questions about a position: neighbours, magic levels, places in a majority, mana.

Apart because the rules, the greedy computer and the pictures all ask them.
"""

import functools
import itertools
from collections.abc import Sequence
from typing import Final

from . import data as d, state_and_actions as m

ALL_SOURCES: Final = (1 << len(d.COLOURS)) - 1
BITS: Final = tuple(tuple(c for c in range(7) if mask >> c & 1) for mask in range(1 << 7))
"""The members of a set of sources or tracks."""
N: Final = len(d.COLOURS)


@functools.cache  # 120 circles
def near(*circle: int) -> tuple[int, ...]:
    """Return the two neighbours of each source, as bits [5.1 of the data]."""
    rows = [0] * N
    for place, source in enumerate(circle):
        rows[source] = 1 << circle[place - 1] | 1 << circle[(place + 1) % N]
    return tuple(rows)


@functools.cache
def reach(*circle: int) -> tuple[int, ...]:
    """Return by the set of sources where a seat stands those where it may place [A7] [A8]."""
    rows = near(*circle)
    spread = [functools.reduce(int.__or__, (rows[c] for c in BITS[p]), p) for p in range(1 << N)]
    spread[0] = ALL_SOURCES
    return tuple(spread)


def presence(pieces: Sequence[int]) -> int:
    """Return the sources where a seat has Sorcerers, as bits."""
    mask = 0
    for bit in itertools.compress(_BIT, pieces):
        mask |= bit
    return mask


_BIT = tuple(1 << i % N for i in range(N * len(d.KINDS)))


def level(pieces: Sequence[int], source: int) -> int:
    """Return the magic level of a seat on a source."""
    return (
        pieces[source] + 3 * pieces[source + 5] + 5 * pieces[source + 10] + 7 * pieces[source + 15]
    )


def standing(s: m.State, source: int) -> list[int]:
    """Return the magic level of each seat on a source."""
    return [level(pieces, source) for pieces in s.pieces]


@functools.lru_cache(maxsize=1 << 14)  # few change from one position to the next
def levels(*pieces: int) -> tuple[int, ...]:
    """Return the magic level of a seat on each source."""
    return tuple(level(pieces, source) for source in range(N))


def magic(pieces: Sequence[int]) -> int:
    """Return the magic level of a seat: all its Sorcerers on the board."""
    return sum(levels(*pieces))


def at(kind: int, source: int) -> int:
    """Return where the count of a kind on a source is in a seat's pieces."""
    return kind * N + source


def place_among(values: Sequence[int], mine: int) -> int:
    """Return a place in a majority: those strictly above, and all tied, oneself included."""
    return sum([value >= mine for value in values])


def tranche_of(values: Sequence[int], mine: int, tranches: Sequence[int]) -> int:
    """Return what a value earns in a majority of three tranches; ties come down by one each."""
    rank = place_among(values, mine)
    return tranches[rank - 1] if rank <= len(tranches) else 0


@functools.lru_cache(maxsize=1 << 10)  # hands grow by a card now and then
def mana_by_place(*potions: int) -> tuple[int, ...]:
    """Return what each place at a source gives a seat: the best figure of each [M5]."""
    rows = [row for card, row in d.TRANCHES.items() if card in potions]
    return (*map(max, d.MANA_TRANCHES, d.MANA_TRANCHES, *rows), 0, 0)


def prospects(s: m.State, seat: int, source: int, given: Sequence[int]) -> tuple[int, int]:
    """Return the crystals a seat would get from a source where the places give it so many.

    First as it stands; then with power 4, which lifts it above all with whom it is tied [M3].
    Nothing without a Sorcerer there [M1].
    """
    found = standing(s, source)
    mine = found[seat]
    if not mine:
        return 0, 0
    found.sort(reverse=True)  # [M2] who is not there has level 0, and is last
    above, left = found.index(mine), s.stock[source]
    return min(given[above + found.count(mine) - 1], left), min(given[above], left)


def yields(s: m.State, seat: int, source: int, tie_power: bool = False) -> int:
    """Return the crystals a seat would get from a source now, if it likes with power 4."""
    return prospects(s, seat, source, mana_by_place(*s.potions[seat]))[tie_power]


def takes_left(s: m.State, seat: int) -> int:
    """Return how many sources may still give mana this turn: one, or two with blue 9."""
    return 1 + (d.TWO_SOURCES in s.potions[seat]) - s.taken.bit_count()


def best_take(s: m.State, seat: int) -> tuple[int, int]:
    """Return whose mana is taken if the player says nothing [M1], and how much; 0 for none."""
    mana, sources = s.mana[seat], s.activated & ~s.taken
    if not sources or takes_left(s, seat) < 1:
        return -1, 0
    given = mana_by_place(*s.potions[seat])
    found = [(c, prospects(s, seat, c, given)[0]) for c in s.circle if sources >> c & 1]
    return max(found, key=lambda take: (take[1], -mana[take[0]]))


def may_call(s: m.State, seat: int) -> bool:
    """Tell whether the seat may use one more power this turn [W1]."""
    return s.called.bit_count() < d.MOST_POWERS[d.FOURTH_POWER in s.potions[seat]]


def may_win_ties(s: m.State, seat: int) -> bool:
    """Tell whether power 4 can be used."""
    return bool(
        s.powers[seat][d.TIE_POWER] and not s.called >> d.TIE_POWER & 1 and may_call(s, seat)
    )


def shows_421(s: m.State) -> bool:
    """Tell whether three of the dice, spent ones included, show 4, 2 and 1 [S6] [S8]."""
    dice = s.free + s.spent
    return 4 in dice and 2 in dice and 1 in dice


def curses_left(s: m.State, seat: int) -> int:
    """Return how many levels of opponents the seat may still lower this turn [S6] [S7] [K10]."""
    if not shows_421(s):
        return 0
    return 1 + (d.CURSE_LEVELS if d.CURSE in s.potions[seat] else 0) - s.lowered


def payment(mana: Sequence[int], cost: Sequence[tuple[int, int]]) -> tuple[int, ...] | None:
    """Return what pays a cost: its colours first, then colourless [K1a] [M6]; or None."""
    paid = [0] * (N + 1)
    for colour, count in cost:
        own = min(count, mana[colour])
        paid[colour] = own
        paid[d.COLOURLESS] += count - own
    return tuple(paid) if paid[d.COLOURLESS] <= mana[d.COLOURLESS] else None


def sorcerers(pieces: Sequence[int], source: int) -> list[int]:
    """Return how many Sorcerers of each kind a seat has on a source."""
    return [pieces[at(kind, source)] for kind in range(len(d.KINDS))]
