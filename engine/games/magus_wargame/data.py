"""The tables of the game: track, creatures, Magic cards, artifacts.

A creature is an index of `UNITS` (three cards of each), a colour of `COLOURS`, a Magic card of
`MAGIC`, an artifact of `ARTIFACTS`, a space counts clockwise from the tower in the north-west.
"""

from dataclasses import dataclass
from typing import Final

COLOURS: Final = ("black", "blue", "white", "green", "red")
BLACK, BLUE, WHITE, GREEN, RED = range(5)
GOLD, TOWER = 5, 6
NONE: Final = -1

SPACES: Final = 48
SIDE: Final = (TOWER, BLACK, BLUE, WHITE, GREEN, RED, GOLD, RED, GREEN, WHITE, BLUE, BLACK)
TRACK: Final = SIDE * 4
"""What each space is: a colour, GOLD or TOWER."""
TOWERS: Final = (0, 12, 24, 36)

ARROWS, FLYING, REGENERATE = 1, 2, 4
ICONS: Final = (ARROWS, REGENERATE, FLYING)
"""In the order in which the rulebook counts them."""

PLAIN, AURA, PRIEST, DESTROY, DEFEND, ATTACK, VERSUS, FUEL, KIN, NEGATE, DRAW, STEAL, COPY = range(
    13
)
"""Kinds of abilities; AURA, DESTROY and VERSUS go with a colour, DEFEND and ATTACK with a sum."""


@dataclass(frozen=True, slots=True)
class Unit:
    """A creature: what is printed on its three cards. `arg`: colour or sum of the ability."""

    name: str
    colour: int
    force: int
    points: int
    icons: int = 0
    ability: int = PLAIN
    arg: int = NONE


# fmt: off
UNITS: Final = (
    Unit("warlock",        BLACK, 3, 2, 0,                   DESTROY, GREEN),
    Unit("necromancer",    BLACK, 2, 2, 0,                   AURA, BLACK),
    Unit("lich",           BLACK, 5, 3, FLYING),
    Unit("gargoyle",       BLACK, 4, 0, FLYING),
    Unit("skeletons",      BLACK, 1, 0, REGENERATE),
    Unit("zombies",        BLACK, 2, 0, REGENERATE),
    Unit("wraiths",        BLACK, 4, 1, 0,                   VERSUS, GREEN),
    Unit("vampire",        BLACK, 4, 1, FLYING,              VERSUS, WHITE),
    Unit("pit_demon",      BLACK, 6, 2, 0,                   DESTROY, WHITE),
    Unit("cosmic_horror",  BLACK, 7, 1, FLYING | REGENERATE),
    Unit("wizard",         BLUE,  1, 3, 0,                   DRAW),
    Unit("sorcerer",       BLUE,  2, 2, 0,                   AURA, BLUE),
    Unit("pirate",         BLUE,  3, 0, 0,                   STEAL),
    Unit("siren",          BLUE,  1, 0, 0,                   NEGATE),
    Unit("doppelganger",   BLUE,  0, 0, 0,                   COPY),
    Unit("phantasms",      BLUE,  3, 1, FLYING,              VERSUS, GREEN),
    Unit("ice_golems",     BLUE,  4, 0, REGENERATE,          DESTROY, GREEN),
    Unit("djinn",          BLUE,  5, 3, FLYING),
    Unit("storm_giant",    BLUE,  6, 1, ARROWS,              DESTROY, RED),
    Unit("titan",          BLUE,  7, 2, 0,                   VERSUS, RED),
    Unit("knight",         WHITE, 4, 0, 0,                   AURA, WHITE),
    Unit("priest",         WHITE, 1, 2, 0,                   PRIEST),
    Unit("cleric",         WHITE, 3, 1, 0,                   DESTROY, BLACK),
    Unit("paladin",        WHITE, 4, 0, 0,                   DESTROY, RED),
    Unit("cherubs",        WHITE, 2, 1, ARROWS | FLYING),
    Unit("archers",        WHITE, 3, 0, ARROWS),
    Unit("pikemen",        WHITE, 3, 0, 0,                   DEFEND, 2),
    Unit("griffins",       WHITE, 5, 0, FLYING),
    Unit("guardian_angel", WHITE, 6, 1, FLYING,              VERSUS, RED),
    Unit("archangel",      WHITE, 7, 2, FLYING,              VERSUS, BLACK),
    Unit("pixies",         GREEN, 1, 1, FLYING),
    Unit("elves",          GREEN, 2, 1, ARROWS),
    Unit("wolves",         GREEN, 3, 0, 0,                   ATTACK, 1),
    Unit("centaurs",       GREEN, 4, 0, ARROWS,              KIN),
    Unit("unicorns",       GREEN, 5, 2, 0,                   AURA, GREEN),
    Unit("druid",          GREEN, 3, 2, 0,                   DESTROY, BLUE),
    Unit("ranger",         GREEN, 4, 0, ARROWS,              DESTROY, BLACK),
    Unit("enchantress",    GREEN, 2, 1, 0,                   NEGATE),
    Unit("treant",         GREEN, 6, 1, 0,                   VERSUS, BLUE),
    Unit("phoenix",        GREEN, 7, 0, FLYING | REGENERATE),
    Unit("cyclops",        RED,   6, 0, 0,                   DESTROY, BLUE),
    Unit("chaos_warrior",  RED,   4, 0, 0,                   DESTROY, WHITE),
    Unit("shaman",         RED,   1, 2, 0,                   AURA, RED),
    Unit("goblins",        RED,   2, 1, 0,                   FUEL),
    Unit("barbarians",     RED,   3, 0, ARROWS,              ATTACK, 2),
    Unit("dwarves",        RED,   2, 0, 0,                   VERSUS, BLUE),
    Unit("trolls",         RED,   4, 0, REGENERATE),
    Unit("minotaur",       RED,   5, 0, 0,                   VERSUS, WHITE),
    Unit("hydra",          RED,   5, 0, REGENERATE),
    Unit("dragon",         RED,   7, 1, FLYING),
)

MAGIC: Final = (
    # M: the Magic Phase
    "spell_lore", "forget", "death_spell", "scrye", "divination", "commune",
    # T: the Travel Phase
    "haste", "magic_steeds", "wind_walk", "fly", "teleport", "magic_gate",
    "time_shift", "land_shift", "creature_switch",
    # R: the Recruit Phase
    "black_summons", "blue_summons", "white_summons", "green_summons", "red_summons",
    "metamorphosis",
    # B: battles
    "black_blast", "blue_blast", "white_blast", "green_blast", "red_blast",
    "black_power", "blue_power", "white_power", "green_power", "red_power",
    "control_black", "control_blue", "control_white", "control_green", "control_red",
    "control", "creature_kill",
    # C: counters
    "spell_blast", "nullify",
)
TIMING: Final = "MMMMMM" "TTTTTTTTT" "RRRRRR" "BBBBBBBBBBBBBBBBB" "CC"

ARTIFACTS: Final = (
    "helm_of_command", "celestial_sword", "titans_armor", "ring_of_the_magi", "crown_of_kings",
    "wand_of_orcus", "orb_of_illusions", "holy_shroud", "oaken_shield", "eternal_flame",
)
# fmt: on

HELM, SWORD, ARMOR, RING, CROWN = range(5)
FIRST_CHARM: Final = 5
"""Artifacts from here on give the creatures of a colour +3: those of BLACK, BLUE, ..."""

SPELL_LORE, FORGET, DEATH_SPELL, SCRYE, DIVINATION, COMMUNE = range(6)
HASTE, TIME_SHIFT, LAND_SHIFT, CREATURE_SWITCH = 6, 12, 13, 14
SUMMONS, METAMORPHOSIS = 15, 20
BLAST, POWER, CONTROL, CONTROL_ANY, CREATURE_KILL = 21, 26, 31, 36, 37
SPELL_BLAST, NULLIFY = 38, 39
OUTSIDE: Final = 21
"""Magic cards below are cast outside battles."""

COPIES: Final = 3
START: Final = 4
"""Creatures at the start."""
FULL: Final = 6
"""Most creatures of an army; one more with the Helm of Command [A1]."""
MANY: Final = 5
"""An army with more may split."""
TOKENS: Final = 7
"""Armies of a player; one more with the Crown of Kings [A5]."""
MOST_TOKENS: Final = 8
HAND: Final = 7
FORGOTTEN: Final = 2
DEPTH: Final = 10
"""Cards that Divination shows."""
PEEKS: Final = 3
"""Armies that Commune shows."""
LORE: Final = 3
"""Cards that Spell Lore draws."""
LIMITS: Final = ("15", "30", "60", "90", "none")

UNIT_NAMES: Final = tuple(unit.name for unit in UNITS)
COLOUR: Final = tuple(unit.colour for unit in UNITS)
FORCE: Final = tuple(unit.force for unit in UNITS)
POINTS: Final = tuple(unit.points for unit in UNITS)
ICON: Final = tuple(unit.icons for unit in UNITS)
ABILITY: Final = tuple(unit.ability for unit in UNITS)
ARG: Final = tuple(unit.arg for unit in UNITS)
DOPPELGANGER: Final = UNIT_NAMES.index("doppelganger")

DECKS: Final = (*COLOURS, "magic")
MAGIC_DECK: Final = 5

SPACE_NAMES: Final = tuple(str(space) for space in range(SPACES))
PLACES: Final = ("none", "seat_1", "seat_2", "seat_3", "seat_4", *DECKS, *SPACE_NAMES)
"""What a cast outside battles names; `at_seat`, `at_deck`, `at_space` are the indices."""
NOWHERE, SEAT, DECK, SPACE = 0, 1, 5, 11

REFS: Final = tuple(
    name if copy == 0 else f"{name}_{copy + 1}" for name in UNIT_NAMES for copy in range(COPIES)
)
"""A creature in a battle: its unit, and which of the equal ones of its army, from the left."""
TARGETS: Final = ("none", *REFS, *MAGIC)
NO_TARGET, REF, CARD = 0, 1, 1 + len(REFS)


def ahead(space: int, steps: int) -> int:
    """Return the space so many steps clockwise (less than 0: anticlockwise)."""
    return (space + steps) % SPACES


def distance(start: int, end: int) -> int:
    """Return the steps from a space to another by the shorter way: anticlockwise below 0."""
    return _DISTANCE[end - start]


_DISTANCE: Final = tuple(
    steps if steps <= SPACES // 2 else steps - SPACES for steps in range(SPACES)
)
"""By steps clockwise; as an index of Python's, so many anticlockwise (below 0) are the same."""
