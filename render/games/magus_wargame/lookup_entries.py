"""The creatures, Magic cards and artifacts of the wargame to look up by name."""

from engine.games.magus_wargame import data as d
from render.words import Entry, say, sentence
from . import names

_ID = "magus-wargame-entry"
_CLAUSES = {
    "3.3": "spell_lore",
    "3.4": "forget",
    "3.5": "death_spell",
    "3.6": "scrye",
    "3.7": "divination",
    "3.8": "commune",
    "3.9": "haste magic_steeds wind_walk fly teleport magic_gate",
    "3.10": "time_shift",
    "3.11": "land_shift creature_switch",
    "3.12": "black_summons blue_summons white_summons green_summons red_summons",
    "3.13": "metamorphosis",
    "7.7": "spell_blast",
    "7.9": "nullify",
    "7.13": "control_black control_blue control_white control_green control_red control",
}
CLAUSE_OF = {name: clause for clause, cards in _CLAUSES.items() for name in cards.split()}
"""The clause of a Magic card that has one of its own."""
_BATTLE = "7.6"


def entries(locale: str) -> tuple[Entry, ...]:
    """Return every creature, Magic card and artifact."""
    return (
        *(_unit(locale, index) for index in range(len(d.UNITS))),
        *(_card(locale, index) for index in range(len(d.MAGIC))),
        *(_artifact(locale, index) for index in range(len(d.ARTIFACTS))),
    )


def _unit(locale: str, index: int) -> Entry:
    unit = d.UNITS[index]
    printed = (names.icons(locale, unit.icons), names.ability(locale, index))
    text = say(
        locale,
        f"{_ID}-unit",
        colour=names.colour(locale, unit.colour),
        force="X" if index == d.DOPPELGANGER else unit.force,
        points=unit.points,
        printed=sentence(", ".join(one for one in printed if one)),
    )
    return Entry(unit.name, names.unit(locale, index), text, "10")


def _card(locale: str, index: int) -> Entry:
    name = d.MAGIC[index]
    phase = say(locale, f"{_ID}-phase-{d.TIMING[index].lower()}")
    text = say(locale, f"{_ID}-card", phase=phase, effect=names.effect(locale, index))
    return Entry(name, names.card(locale, index), text, CLAUSE_OF.get(name, _BATTLE))


def _artifact(locale: str, index: int) -> Entry:
    text = say(locale, f"{_ID}-artifact", gift=sentence(names.gift(locale, index)))
    return Entry(d.ARTIFACTS[index], names.artifact(locale, index), text, "11")
