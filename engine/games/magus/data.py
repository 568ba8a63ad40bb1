"""The components of Magus: Sorcerers, sources, rings, tracks, actions and the fifty potions.

Apart from the rules so that the tables can be read beside the cards. Colours, tracks and potions
are known by their index in the tables here; track 1 has index 0.
"""

from dataclasses import dataclass
from typing import Final

COLOURS: Final = ("yellow", "green", "blue", "violet", "red")
MANA: Final = (*COLOURS, "colourless")
COLOURLESS: Final = 5
CRYSTALS: Final = 18  # [S3]
SOURCES: Final = range(len(COLOURS))

KINDS: Final = ("apprentice", "initiate", "mage", "archmage")
APPRENTICE, INITIATE, MAGE, ARCHMAGE = range(4)
LEVEL: Final = (1, 3, 5, 7)
PIECES: Final = (8, 2, 2, 2)
PUSHED: Final = (APPRENTICE, MAGE)
"""Kinds that opponents may move."""

SEAT_NAMES: Final = ("seat_1", "seat_2", "seat_3", "seat_4", "seat_5")

TRACKS: Final = ("1", "2", "3", "4", "5", "6", "7")
"""The seven powers; each lies beside the action of its number."""
DICE_POWER, CHANGE_POWER, MANA_POWER, TIE_POWER, LEAD_POWER, PUSH_POWER, GLORY_POWER = range(7)
TOP: Final = 6
START: Final = 1
GLORY_FIGURES: Final = (0, 0, 1, 1, 2, 2, 3)
"""Glory under the disc of track 7, by level."""
TRACK_TRANCHES: Final = (3, 2, 1)
MOST_POWERS: Final = (3, 4)
"""Powers a turn [W1], without and with the potion for a fourth."""

FACES: Final = ("0", "1", "2", "3", "4", "5", "6")
MOST_DICE: Final = 5
DICE: Final = 3

MANA_TRANCHES: Final = (4, 2, 1)

RINGS: Final = ((9, 6, 3), (8, 5, 2), (7, 4, 2), (6, 4, 3), (3, 2, 1))
POWER_RING: Final = 4
"""The ring that gives levels of power instead of glory."""

THRESHOLDS: Final = (11, 19, 24)
"""Magic levels of the three counts."""

COUNT_ROWS: Final = ("rings-1", "tracks-1", "rings-2", "tracks-2", "rings-3", "tracks-3")
GLORY_ROWS: Final = (*COUNT_ROWS, "creations", "potions")
"""Where glory comes from, as it is kept for each seat."""
CREATIONS, POTIONS_ROW = 6, 7


@dataclass(frozen=True, slots=True)
class Play:
    """What an action offers: `groups` of `size` Apprentices, `raises` of `step` levels."""

    size: int
    groups: int
    raises: int
    step: int


# fmt: off
PLAYS: Final = (
    Play(0, 0, 0, 0),
    Play(0, 0, 3, 1),
    Play(2, 1, 1, 2),
    Play(1, 2, 1, 1),
    Play(3, 1, 0, 0),
    Play(2, 2, 0, 0),
    Play(1, 3, 0, 0),
)
# fmt: on
"""By the number of the action, 1 to 6 [A2]."""
CREATION: Final = 7

# Effects: what a power or a potion opens. The first number of a row of `EFFECT` and of the
# state's `pending`.
RAISE: Final = 1
"""(RAISE, tracks, levels each, tracks taken as bits)"""
GROUP: Final = 2
"""(GROUP, Apprentices): place or move them."""
WALK: Final = 3
"""(WALK, Apprentices): move them."""
LEAD: Final = 4
"""(LEAD, highest kind): move an own Mage, or an Archmage too."""
PUSH: Final = 5
"""(PUSH, moves left, victim, kind, source): the last three say which one was moved; -1 none."""
CHANGE: Final = 6
"""(CHANGE,): a die by 1."""
COPY: Final = 7
"""(COPY,): a die takes the value of another."""
REROLL: Final = 8
"""(REROLL, dice at most)"""
TRANSFER: Final = 9
"""(TRANSFER,): a level from one own power to another."""
TRADE: Final = 10
"""(TRADE,): two mana of a colour for one of another."""
REPLACE: Final = 11
"""(REPLACE, die, kind, source): which Sorcerers make room for the new one."""
GAIN: Final = 12
"""(GAIN, colourless mana): at once."""
MORE: Final = 13
"""(MORE, dice): roll them, at once."""

POWER_EFFECT: Final[tuple[tuple[int, ...] | None, ...]] = (
    (MORE, 2),
    (CHANGE,),
    (GAIN, 1),
    None,  # [M3] declared with the taking
    (LEAD, ARCHMAGE),
    (PUSH, 1, -1, -1, -1),
    None,  # [W4]
)

LASTING, SINGLE, REUSABLE = range(3)
USES: Final = ("lasting", "single", "reusable")

_SMALL, _MIDDLE, _GREAT, _GRAND = (1, 3), (1, 2, 4), (2, 4, 7), (3, 5, 8, 11)


@dataclass(frozen=True, slots=True)
class Potion:
    """A card: its name, cost by colour, glory tranches, use, and the effect that using it opens."""

    name: str
    cost: tuple[int, int, int, int, int]
    tranches: tuple[int, ...]
    use: int = LASTING
    effect: tuple[int, ...] | None = None


# fmt: off
POTIONS: Final = (
    Potion("yellow_1",  (2, 0, 0, 0, 0), _SMALL,  SINGLE,   (RAISE, 2, 1, 0)),
    Potion("yellow_2",  (1, 1, 0, 0, 0), _SMALL,  SINGLE,   (RAISE, 2, 1, 0)),
    Potion("yellow_3",  (1, 0, 0, 0, 1), _SMALL,  SINGLE,   (RAISE, 1, 2, 0)),
    Potion("yellow_4",  (2, 0, 1, 0, 0), _MIDDLE, SINGLE,   (RAISE, 3, 1, 0)),
    Potion("yellow_5",  (2, 0, 0, 1, 0), _MIDDLE, REUSABLE, (TRANSFER,)),
    Potion("yellow_6",  (2, 1, 0, 0, 1), _MIDDLE),
    Potion("yellow_7",  (3, 1, 1, 0, 0), _GREAT,  REUSABLE, (RAISE, 1, 1, 0)),
    Potion("yellow_8",  (3, 0, 0, 1, 1), _GREAT),
    Potion("yellow_9",  (4, 0, 1, 1, 0), _GREAT),
    Potion("yellow_10", (3, 1, 1, 1, 1), _GRAND),
    Potion("green_1",   (0, 2, 0, 0, 0), _SMALL,  SINGLE,   (GROUP, 1)),
    Potion("green_2",   (0, 1, 1, 0, 0), _SMALL,  SINGLE,   (GROUP, 1)),
    Potion("green_3",   (1, 1, 0, 0, 0), _SMALL,  SINGLE,   (LEAD, MAGE)),
    Potion("green_4",   (0, 2, 0, 1, 0), _MIDDLE, SINGLE,   (GROUP, 2)),
    Potion("green_5",   (0, 2, 0, 0, 1), _MIDDLE, SINGLE,   (GROUP, 2)),
    Potion("green_6",   (1, 2, 1, 0, 0), _MIDDLE, REUSABLE, (WALK, 1)),
    Potion("green_7",   (0, 3, 1, 1, 0), _GREAT,  REUSABLE, (LEAD, MAGE)),
    Potion("green_8",   (1, 3, 0, 0, 1), _GREAT),
    Potion("green_9",   (0, 4, 0, 1, 1), _GREAT,  REUSABLE, (GROUP, 1)),
    Potion("green_10",  (1, 3, 1, 1, 1), _GRAND),
    Potion("blue_1",    (0, 0, 2, 0, 0), _SMALL,  SINGLE,   (GAIN, 2)),
    Potion("blue_2",    (0, 0, 1, 1, 0), _SMALL,  REUSABLE, (TRADE,)),
    Potion("blue_3",    (0, 1, 1, 0, 0), _SMALL,  REUSABLE, (TRADE,)),
    Potion("blue_4",    (0, 0, 2, 0, 1), _MIDDLE),
    Potion("blue_5",    (1, 0, 2, 0, 0), _MIDDLE),
    Potion("blue_6",    (0, 1, 2, 1, 0), _MIDDLE, SINGLE,   (GAIN, 3)),
    Potion("blue_7",    (0, 0, 3, 1, 1), _GREAT),
    Potion("blue_8",    (1, 1, 3, 0, 0), _GREAT,  REUSABLE, (GAIN, 1)),
    Potion("blue_9",    (1, 0, 4, 0, 1), _GREAT),
    Potion("blue_10",   (1, 1, 3, 1, 1), _GRAND),
    Potion("violet_1",  (0, 0, 0, 2, 0), _SMALL,  SINGLE,   (COPY,)),
    Potion("violet_2",  (0, 0, 0, 1, 1), _SMALL,  SINGLE,   (COPY,)),
    Potion("violet_3",  (0, 0, 1, 1, 0), _SMALL),
    Potion("violet_4",  (1, 0, 0, 2, 0), _MIDDLE),
    Potion("violet_5",  (0, 1, 0, 2, 0), _MIDDLE),
    Potion("violet_6",  (0, 0, 1, 2, 1), _MIDDLE),
    Potion("violet_7",  (1, 0, 0, 3, 1), _GREAT),
    Potion("violet_8",  (0, 1, 1, 3, 0), _GREAT,  REUSABLE, (LEAD, ARCHMAGE)),
    Potion("violet_9",  (1, 1, 0, 4, 0), _GREAT),
    Potion("violet_10", (1, 1, 1, 3, 1), _GRAND),
    Potion("red_1",     (0, 0, 0, 0, 2), _SMALL,  SINGLE,   (REROLL, 3)),
    Potion("red_2",     (1, 0, 0, 0, 1), _SMALL,  SINGLE,   (REROLL, 3)),
    Potion("red_3",     (0, 0, 0, 1, 1), _SMALL,  SINGLE,   (CHANGE,)),
    Potion("red_4",     (0, 1, 0, 0, 2), _MIDDLE),
    Potion("red_5",     (0, 0, 1, 0, 2), _MIDDLE, REUSABLE, (REROLL, 1)),
    Potion("red_6",     (1, 0, 0, 1, 2), _MIDDLE, REUSABLE, (CHANGE,)),
    Potion("red_7",     (1, 1, 0, 0, 3), _GREAT,  REUSABLE, (REROLL, 3)),
    Potion("red_8",     (0, 0, 1, 1, 3), _GREAT,  SINGLE,   (PUSH, 2, -1, -1, -1)),
    Potion("red_9",     (0, 1, 1, 0, 4), _GREAT),
    Potion("red_10",    (1, 1, 1, 1, 3), _GRAND),
)
# fmt: on

POTION_NAMES: Final = tuple(potion.name for potion in POTIONS)
POTION: Final = {name: i for i, name in enumerate(POTION_NAMES)}
PER_COLOUR: Final = 10
ROW: Final = 5
"""Potions on offer."""

# Lasting effects, by the card that has them.
FOURTH_POWER: Final = POTION["yellow_6"]
RELIQUAT: Final = POTION["yellow_8"]
TRACK_LEADER: Final = POTION["yellow_9"]
MOST_LED: Final = 3  # [K16]
STEADFAST: Final = POTION["green_8"]
TWO_SOURCES: Final = POTION["blue_9"]
TRANCHES: Final = {
    POTION["blue_4"]: (5, 2, 1),
    POTION["blue_5"]: (4, 3, 2),
    POTION["blue_7"]: (6, 3, 1),
}
"""What the mana tranches become."""
FIGURES: Final = POTION["violet_3"]
PAIR: Final = POTION["violet_4"]
DOUBLE: Final = POTION["violet_5"]
TEACHER: Final = POTION["violet_6"]
CREATOR: Final = POTION["violet_7"]
CREATOR_GLORY: Final = 2
COLOUR_BONUS: Final = {
    POTION["yellow_10"]: 0,
    POTION["green_10"]: 1,
    POTION["blue_10"]: 2,
    POTION["violet_9"]: 3,
    POTION["red_10"]: 4,
}
"""Two glory for each potion of a colour."""
ALL_BONUS: Final = POTION["violet_10"]
CURSE: Final = POTION["red_4"]
CURSE_LEVELS: Final = 3
FOURTH_DIE: Final = POTION["red_9"]

COSTS: Final = tuple(
    tuple((colour, n) for colour, n in enumerate(potion.cost) if n) for potion in POTIONS
)
PRICE: Final = tuple(sum(potion.cost) for potion in POTIONS)
EFFECT: Final = tuple(potion.effect for potion in POTIONS)


def colour_of(card: int) -> int:
    """Return the colour of a potion."""
    return card // PER_COLOUR
