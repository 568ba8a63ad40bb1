"""Positions of the wargame written in words, for lessons and tests."""

from collections.abc import Mapping, Sequence

from . import data as d, empty_table, seat_knowledge, state as m


def units(text: str) -> list[int]:
    """Return the creatures of a text as `skeletons pirate`, in order."""
    return sorted(d.UNIT_NAMES.index(word) for word in text.split())


def cards(text: str) -> list[int]:
    """Return the Magic cards of a text."""
    return [d.MAGIC.index(word) for word in text.split()]


def position(
    armies: Sequence[Mapping[int, str]],
    hands: Sequence[str] = (),
    *,
    artifacts: Sequence[str] = (),
    phase: int = m.RECRUIT,
    dice: Sequence[int] = (),
    left: Sequence[int] | None = None,
    active: int = 0,
    tops: str = "",
    graves: str = "",
    empty: str = "",
    magic: str = "",
    deck: int | None = None,
    owed: Sequence[int] = (),
    landed: Sequence[int] = (),
    heading: int = 1,
    limit: int = 60,
    round: int = 1,  # noqa: A002 - as in the state
) -> m.State:
    """Return a position. `armies`: by seat, space to creatures.

    `tops`: creatures on top of their decks. `graves`: discarded ones. `empty`: colours whose
    deck is empty, its cards being discarded. `magic`: the top of the Magic deck, the next card
    first; `deck`: how many cards it has, the rest being discarded. `landed`: spaces of armies of
    the active seat that may recruit; all its armies last moved `heading`.
    """
    s = empty_table.empty(len(armies), limit)
    s.order, s.round, s.active, s.phase = tuple(range(len(armies))), round, active, phase
    s.dice, s.left = list(dice), list(dice if left is None else left)
    s.lone = len(armies[active]) == 1
    for seat, placed in enumerate(armies):
        s.at[seat][: len(placed)] = placed
        s.armies[seat][: len(placed)] = map(units, placed.values())
    s.diced, s.parted, s.heading = ([one] * d.MOST_TOKENS for one in (0, 0, heading))
    s.landed = [int(space in landed) for space in s.at[active]]
    for seat, text in enumerate(artifacts):
        s.artifacts[seat] = [d.ARTIFACTS.index(word) for word in text.split()]
    for seat, text in enumerate(hands):
        s.hands[seat] = cards(text)
    s.owed[: len(owed)] = owed
    _stack_units(s, tops, graves, empty)
    _stack_magic(s, cards(magic), deck)
    for seat, row in enumerate(s.armies):
        for token, army in enumerate(row):
            for unit in army:
                seat_knowledge.came(s, seat, token, seat_knowledge.shade(d.COLOUR[unit]))
    return s


def _stack_units(s: m.State, tops: str, graves: str, gone: str) -> None:
    """Lay out recruit decks and discards of what is in no army; `gone`: colours with no deck."""
    rest = [unit for unit in range(len(d.UNITS)) for _ in range(d.COPIES)]
    for unit in [u for row in s.armies for army in row for u in army] + units(graves + " " + tops):
        rest.remove(unit)
    s.decks, s.graves = (
        [[u for u in pile if d.COLOUR[u] == c] for c in range(len(d.COLOURS))]
        for pile in (rest, units(graves))
    )
    for name in gone.split():
        colour = d.COLOURS.index(name)
        s.graves[colour] += s.decks[colour]
        s.decks[colour] = []
    for unit in units(tops):
        s.decks[d.COLOUR[unit]].append(unit)


def _stack_magic(s: m.State, top: Sequence[int], size: int | None) -> None:
    """Put the Magic cards that nobody holds into the deck; beyond its size they are discarded."""
    held = {card for hand in s.hands for card in hand}
    rest = [card for card in s.magic if card not in held and card not in top]
    s.magic = rest + [*top][::-1]
    if size is not None:
        cut = len(s.magic) - size
        s.spent, s.magic = s.magic[:cut], s.magic[cut:]
