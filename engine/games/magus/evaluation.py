"""Value of a position of Magus, in glory: hand, majorities in sight, mana and potions.

By what constants, is for whoever asks: the greedy computer goes by rough ones, one that searches
by those that were learned (`evaluation_weights.py`).
"""

from functools import lru_cache
from typing import Final, NamedTuple

from . import data as d, majorities_and_mana, scoring, state_and_actions as m

_HOARD: Final = 9
"""Crystals beyond which one more is worth little."""


class Constants(NamedTuple):
    """What each thing counts, in glory where nothing else is said."""

    mana: float
    """A crystal."""
    beyond: float
    """A crystal of a hoard."""
    colourless: float
    """A colourless crystal."""
    level: float
    """A level of a power, to be used."""
    magic: float
    """A magic level."""
    source: float
    """A magic level on a source, times what is still to be counted."""
    reserve: float
    """An Apprentice still to be placed."""
    single: float
    """The effect of a potion that is used once."""
    lasting: float
    """An effect that lasts."""
    reusable: float
    """Any other effect of a potion."""
    reliquat: float
    """A level that a Reliquat will give."""
    coming: float
    """How often a majority of now is counted, at the beginning."""
    counted: float
    """How much less often after each count."""
    ring: float
    """The share of a source's glory that it promises."""
    power_ring: float
    """The same of the power ring, times `ring`."""
    track: float
    """The share of a track's glory that it promises."""
    rivals: float
    """The share of the others' glory that counts against one's own."""


ROUGH: Final = Constants(
    mana=0.7,
    beyond=0.2,
    colourless=0.9,
    level=0.35,
    magic=0.45,
    source=0.1,
    reserve=0.2,
    single=1.5,
    lasting=2.0,
    reusable=2.5,
    reliquat=0.6,
    coming=2.0,
    counted=0.5,
    ring=1.0,
    power_ring=0.8,
    track=1.0,
    rivals=0.35,
)
"""What somebody who knows the game would say."""


class Worth:
    """The worth of positions by some constants; remembers what it has judged."""

    def __init__(self, by: Constants) -> None:
        self.by = by
        self._ring = lru_cache(maxsize=1 << 15)(self._ring_gains)
        self._track = lru_cache(maxsize=1 << 15)(self._track_gains)
        self._used = lru_cache(maxsize=1 << 14)(self._uses)

    def __call__(self, s: m.State, seat: int) -> float:
        """Return what a position is worth to a seat, in glory."""
        by = self.by
        weight = by.coming - by.counted * s.counted
        rows = zip(*[majorities_and_mana.levels(*pieces) for pieces in s.pieces], strict=True)
        mine = total = 0.0
        for ring, row in zip(s.rings, rows, strict=True):
            own, every = self._ring(ring, row, seat)
            mine += own
            total += every
        for track, row in enumerate(zip(*s.powers, strict=True)):
            own, every = self._track(track == d.GLORY_POWER, row, seat)
            mine += own
            total += every
        held = sum(s.glory[seat])
        rivals = sum(map(sum, s.glory)) - held + weight * (total - mine)
        return held + weight * mine - by.rivals * rivals + self._means(s, seat)

    def _ring_gains(self, ring: int, row: tuple[int, ...], seat: int) -> tuple[float, float]:
        """Return what levels on a source promise a seat, and that with the others' promise."""
        scale = self.by.ring * (self.by.power_ring if ring == d.POWER_RING else 1.0)
        gains = [
            scale * majorities_and_mana.tranche_of(row, own, d.RINGS[ring]) if own else 0
            for own in row
        ]
        held = self.by.source * row[seat]
        return gains[seat] + held, sum(gains) + held

    def _track_gains(self, glory: bool, row: tuple[int, ...], seat: int) -> tuple[float, float]:
        """Return what levels of a track promise a seat, and what they promise all."""
        gains = [
            self.by.track * majorities_and_mana.tranche_of(row, own, d.TRACK_TRANCHES)
            + (d.GLORY_FIGURES[own] if glory else 0)
            for own in row
        ]
        return gains[seat], sum(gains)

    def _means(self, s: m.State, seat: int) -> float:
        """Return what mana, powers, potions and magic levels promise."""
        by, mana = self.by, s.mana[seat]
        crystals = sum(mana[: d.COLOURLESS])
        worth = by.mana * min(crystals, _HOARD) + by.beyond * max(0, crystals - _HOARD)
        worth += by.colourless * mana[d.COLOURLESS] + by.level * sum(
            s.powers[seat][: d.GLORY_POWER]
        )
        potions = s.potions[seat]
        if potions:
            worth += scoring.families(potions) + sum(
                bonus for _, bonus in scoring.potion_bonuses(s, seat)
            )
            if s.counted < 3:
                worth += self._used(*potions)
                worth -= sum(
                    by.single for card in s.tilted[seat] if d.POTIONS[card].use == d.SINGLE
                )
        worth += (
            by.magic * sum(majorities_and_mana.levels(*s.pieces[seat]))
            + by.reserve * s.reserve[seat][d.APPRENTICE]
        )
        if (
            s.active == seat
            and s.activated & ~s.taken
            and majorities_and_mana.takes_left(s, seat) > 0
        ):
            sources = [c for c in d.SOURCES if (s.activated & ~s.taken) >> c & 1]
            worth += by.mana * max(majorities_and_mana.yields(s, seat, c) for c in sources)
        if s.active == seat and s.action:
            track = d.GLORY_POWER if s.action == d.CREATION else s.action - 1
            worth += by.reliquat * min(s.free.count(s.die), 6 - s.powers[seat][track])
        return worth

    def _uses(self, *potions: int) -> float:
        """Return what the effects of potions promise."""
        counts = {d.SINGLE: self.by.single, d.LASTING: self.by.lasting}
        return sum(counts.get(d.POTIONS[card].use, self.by.reusable) for card in potions)
