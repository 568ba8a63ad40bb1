"""The three counts: rings, tracks, potions, and who has won.

A count can stop in the middle: who gains levels from the power ring chooses the tracks [C4].
"""

import functools
from collections.abc import Sequence

from engine import game
from engine.game import Emit, Result, Row, Seat
from . import data as d, events, majorities_and_mana, state_and_actions as m

LAST = 3
_COUNTING = frozenset({*d.COLOUR_BONUS, d.ALL_BONUS, d.FIGURES})
"""Potions that count others."""


def end_of_turn(s: m.State, seat: Seat, emit: Emit) -> None:
    """[7.2] See whether the seat's magic level brings counts, and run them [A15]."""
    if not s.final and majorities_and_mana.magic(s.pieces[seat]) >= d.THRESHOLDS[2]:
        s.final = True  # [C3] never cancelled
        emit(events.LastRound(seat))
    go_on(s, emit)


def go_on(s: m.State, emit: Emit) -> None:
    """Go on with the count under way and those that are due, until a seat must choose."""
    while True:
        if s.counting:
            _force(s, emit)
            if s.asked:
                return
            _close(s, emit)
        count = _due(s)
        if not count:
            return
        s.counting = count
        emit(events.Counted(count))
        _rings(s, emit)


def _due(s: m.State) -> int:
    """Return the count that is to be run now, 0 for none [C1] [C2] [C3] [C10]."""
    if s.counted == LAST:
        return 0
    if s.counted < 2 and majorities_and_mana.magic(s.pieces[s.active]) >= d.THRESHOLDS[s.counted]:
        return s.counted + 1
    round_over = (s.active + 1) % len(s.pieces) == s.first
    return LAST if round_over and (s.final or s.round >= s.limit) else 0


def _rings(s: m.State, emit: Emit) -> None:
    """[8.2] Step A: the majorities of the sources; levels of power wait for their seats."""
    row = (s.counting - 1) * 2
    for source in s.circle:
        levels = majorities_and_mana.standing(s, source)
        ring = d.RINGS[s.rings[source]]
        gains = tuple(
            majorities_and_mana.tranche_of(levels, mine, ring) if mine else 0 for mine in levels
        )  # [C5]
        if s.rings[source] == d.POWER_RING:
            s.asked = [seat for seat in _best_first(s, levels) for _ in range(gains[seat])]
        else:
            for seat, gain in enumerate(gains):
                s.glory[seat][row] += gain
        if any(gains):
            emit(events.RingPaid(source, s.rings[source] == d.POWER_RING, gains))
    for seat, potions in enumerate(s.potions):
        if d.STEADFAST in potions:  # [K15]
            led = sum(_leads(s, seat, source) for source in range(majorities_and_mana.N))
            _bonus(s, seat, row, d.STEADFAST, led, emit)
    s.picked = 0


def _best_first(s: m.State, levels: Sequence[int]) -> list[Seat]:
    """[C4] Best-placed first, a tied group in turn order from the first player."""
    n = len(s.pieces)
    order = [(s.first + i) % n for i in range(n)]
    return sorted(order, key=lambda seat: -levels[seat])


def _leads(s: m.State, seat: Seat, source: int) -> bool:
    levels = majorities_and_mana.standing(s, source)
    return levels[seat] > 0 and majorities_and_mana.place_among(levels, levels[seat]) == 1


def _bonus(s: m.State, seat: Seat, row: int, potion: int, glory: int, emit: Emit) -> None:
    if glory:
        s.glory[seat][row] += glory
        emit(events.PotionPaid(seat, potion, glory))


def take_level(s: m.State, track: int, emit: Emit) -> None:
    """[8.3] The seat asked first takes a level of the power ring."""
    seat = s.asked.pop(0)
    powers = s.powers[seat]
    powers[track] += 1
    emit(events.Raised(seat, track, powers[track]))
    s.picked = s.picked | 1 << track if s.asked and s.asked[0] == seat else 0


def _force(s: m.State, emit: Emit) -> None:
    """Give the levels of the power ring that leave no choice of track."""
    while s.asked:
        seat = s.asked[0]
        powers, count = s.powers[seat], s.asked.count(seat)
        free = [t for t in range(len(d.TRACKS)) if powers[t] < d.TOP and not s.picked >> t & 1]
        if len(free) > count:
            return
        for track in free:
            take_level(s, track, emit)
        while s.asked and s.asked[0] == seat:
            s.asked.pop(0)
        s.picked = 0


def _close(s: m.State, emit: Emit) -> None:
    """Run steps B and C of the count under way [C8]."""
    _tracks(s, emit)
    if s.counting == LAST:
        for seat in range(len(s.pieces)):
            _potions(s, seat, emit)
        emit(events.Ended())
    s.counted, s.counting = s.counting, 0


def _tracks(s: m.State, emit: Emit) -> None:
    """[8.4] Step B: the majorities of the power tracks [C6], and what track 7 shows [C7]."""
    row = (s.counting - 1) * 2 + 1
    for track in range(len(d.TRACKS)):
        levels = [powers[track] for powers in s.powers]
        gains = [majorities_and_mana.tranche_of(levels, mine, d.TRACK_TRANCHES) for mine in levels]
        if track == d.GLORY_POWER:
            gains = [gain + d.GLORY_FIGURES[mine] for gain, mine in zip(gains, levels, strict=True)]
        for seat, gain in enumerate(gains):
            s.glory[seat][row] += gain
        if any(gains):
            emit(events.TrackPaid(track, tuple(gains)))
    for seat, potions in enumerate(s.potions):
        if d.TRACK_LEADER in potions:  # [K16]
            led = sum(_leads_track(s, seat, track) for track in range(len(d.TRACKS)))
            _bonus(s, seat, row, d.TRACK_LEADER, min(led, d.MOST_LED), emit)


def _leads_track(s: m.State, seat: Seat, track: int) -> bool:
    levels = [powers[track] for powers in s.powers]
    return levels[seat] > 0 and majorities_and_mana.place_among(levels, levels[seat]) == 1


def _potions(s: m.State, seat: Seat, emit: Emit) -> None:
    """[8.5] Step C: families, and the potions that count others [C9]."""
    potions = s.potions[seat]
    glory = families(potions)
    s.glory[seat][d.POTIONS_ROW] += glory
    if glory:
        emit(events.FamiliesPaid(seat, glory))
    for card, bonus in potion_bonuses(s, seat):
        _bonus(s, seat, d.POTIONS_ROW, card, bonus, emit)


def potion_bonuses(s: m.State, seat: Seat) -> list[tuple[int, int]]:
    """Return what each potion of a seat that counts others is worth in the final count."""
    figures = sum(s.pieces[seat][d.INITIATE * majorities_and_mana.N :])
    return [(card, figures if card == d.FIGURES else n) for card, n in _bonuses(*s.potions[seat])]


@functools.lru_cache(maxsize=1 << 14)  # hands grow by a card now and then
def _bonuses(*potions: int) -> tuple[tuple[int, int], ...]:
    """Return what each potion that counts others is worth; `FIGURES` is left to who sees them."""
    colours = [d.colour_of(card) for card in potions]
    return tuple(
        (card, 2 * colours.count(d.COLOUR_BONUS[card]) if card in d.COLOUR_BONUS else len(potions))
        for card in potions
        if card in _COUNTING
    )


def families(potions: Sequence[int]) -> int:
    """Return the most glory that potions give in families of one colour [K5] [K6] [K7]."""
    return _all_families(*potions)


@functools.lru_cache(maxsize=1 << 14)  # hands grow by a card now and then
def _all_families(*potions: int) -> int:
    hands: list[list[int]] = [[] for _ in d.COLOURS]
    for card in potions:
        hands[d.colour_of(card)].append(card)
    return sum(_best(*_by_tranches(hand)) for hand in hands if hand)


_LADDERS = tuple(dict.fromkeys(potion.tranches for potion in d.POTIONS))
"""The tranches there are, from the smallest."""
_LADDER = tuple(_LADDERS.index(potion.tranches) for potion in d.POTIONS)


def _by_tranches(cards: Sequence[int]) -> tuple[int, ...]:
    found = [_LADDER[card] for card in cards]
    return tuple(map(found.count, range(len(_LADDERS))))


@functools.cache  # at most 3, 3, 3 and 1 of each ladder
def _best(*counts: int) -> int:
    """Return the best sum over all ways to part cards, counted by ladder, into families."""
    if not any(counts):
        return 0
    best = 0
    first = next(i for i, count in enumerate(counts) if count)  # its family is chosen now
    for family in _families(counts):
        if family[first]:
            rest = tuple(c - f for c, f in zip(counts, family, strict=True))
            best = max(best, _worth(family) + _best(*rest))
    return best


def _families(counts: Sequence[int]) -> list[tuple[int, ...]]:
    """Return every family that may be formed: no larger than its biggest card allows [K6]."""
    found: list[tuple[int, ...]] = [()]
    for count in counts:
        found = [(*family, n) for family in found for n in range(count + 1)]
    return [family for family in found if any(family) and sum(family) <= _most(family)]


def _most(family: Sequence[int]) -> int:
    return max(len(_LADDERS[i]) for i, n in enumerate(family) if n)


def _worth(family: Sequence[int]) -> int:
    size = sum(family)
    return sum(n * _LADDERS[i][min(size, len(_LADDERS[i])) - 1] for i, n in enumerate(family))


def result(s: m.State) -> Result | None:
    """[9.1] Most glory wins, then most from potions [C9], then the seats share the place."""
    if s.counted < LAST:
        return None
    totals = [sum(rows) for rows in s.glory]
    merits = [(total, rows[d.POTIONS_ROW]) for total, rows in zip(totals, s.glory, strict=True)]
    columns = tuple(zip(*s.glory, strict=True))
    return Result(
        game.ranks(merits),
        "level" if s.final else "rounds",
        (
            *(Row(name, column) for name, column in zip(d.GLORY_ROWS, columns, strict=True)),
            Row("total", tuple(totals)),
        ),
    )
