"""Names of Magus's sources, mana, Sorcerers, powers and potions.

Apart from the sentences because the board, the panel and the commands use the same names.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from engine.games.magus import data as d
from render.words.catalogues import listing, say

_EFFECTS: Final = {
    "raise-one": "yellow_7",
    "raise-double": "yellow_3",
    "raise-two": "yellow_1 yellow_2",
    "raise-three": "yellow_4",
    "transfer": "yellow_5",
    "fourth-power": "yellow_6",
    "reliquat": "yellow_8",
    "track-leader": "yellow_9",
    "bonus-colour": "yellow_10 green_10 blue_10 violet_9 red_10",
    "group-one": "green_1 green_2 green_9",
    "group-two": "green_4 green_5",
    "walk": "green_6",
    "lead-mage": "green_3 green_7",
    "lead-high": "violet_8",
    "steadfast": "green_8",
    "gain": "blue_1 blue_6 blue_8",
    "trade": "blue_2 blue_3",
    "tranches": "blue_4 blue_5 blue_7",
    "two-sources": "blue_9",
    "copy": "violet_1 violet_2",
    "figures": "violet_3",
    "pair": "violet_4",
    "double": "violet_5",
    "teacher": "violet_6",
    "creator": "violet_7",
    "bonus-all": "violet_10",
    "reroll-one": "red_5",
    "reroll-three": "red_1 red_2 red_7",
    "change": "red_3 red_6",
    "curse": "red_4",
    "push-two": "red_8",
    "fourth-die": "red_9",
}
_EFFECT_OF: Final = {
    d.POTION[name]: effect for effect, cards in _EFFECTS.items() for name in cards.split()
}


def source(locale: str, index: int) -> str:
    """Return a source's name: Yellow."""
    return say(locale, f"magus-source-{d.COLOURS[index]}")


def the_source(locale: str, index: int) -> str:
    """Return a source as it is spoken of: the yellow source."""
    return say(locale, f"magus-source-{d.COLOURS[index]}.the")


def short_source(locale: str, index: int) -> str:
    """Return a source as stories call it: Green, or with the article of the language."""
    return say(locale, f"magus-source-{d.COLOURS[index]}.short")


def sources(locale: str, indices: Iterable[int]) -> str:
    """Return several sources as a list."""
    return listing(locale, [source(locale, index) for index in indices])


def colour(locale: str, index: int) -> str:
    """Return a colour as an adjective: yellow."""
    return say(locale, f"magus-colour-{d.COLOURS[index]}")


def mana(locale: str, index: int, count: int) -> str:
    """Return an amount of one mana: 3 yellow."""
    return say(locale, f"magus-mana-{d.MANA[index]}", n=count)


def purse(locale: str, counts: Sequence[int]) -> str:
    """Return amounts by mana as a list; "no mana" for none."""
    parts = [mana(locale, index, count) for index, count in enumerate(counts) if count]
    return listing(locale, parts) or say(locale, "magus-no-mana")


def gain(locale: str, counts: Sequence[int]) -> str:
    """Return amounts by mana as a list that says so: 4 blue mana and 1 colourless."""
    held = [index for index, count in enumerate(counts) if count]
    full = [say(locale, f"magus-mana-{d.MANA[index]}.full", n=counts[index]) for index in held[:1]]
    return listing(locale, [*full, *(mana(locale, index, counts[index]) for index in held[1:])])


def kind(locale: str, index: int) -> str:
    """Return what a Sorcerer is: Mage."""
    return say(locale, f"magus-kind-{d.KINDS[index]}")


def count(locale: str, index: int, n: int) -> str:
    """Return a number of Sorcerers of a kind: 2 Mages."""
    return say(locale, f"magus-count-{d.KINDS[index]}", n=n)


def crowd(locale: str, counts: Sequence[int]) -> str:
    """Return counts by kind as a list; "" for nobody."""
    return listing(locale, [count(locale, index, n) for index, n in enumerate(counts) if n])


def kinds(locale: str, indices: Sequence[int]) -> str:
    """Return Sorcerers, a kind each, as a list of counts."""
    return crowd(locale, [indices.count(index) for index in range(len(d.KINDS))])


def track(locale: str, index: int) -> str:
    """Return a power with its number: 2 · die ±1."""
    return say(locale, "magus-track", n=d.TRACKS[index], power=power(locale, index))


def power(locale: str, index: int) -> str:
    """Return what a power does, in short."""
    return say(locale, f"magus-power-{d.TRACKS[index]}")


def potion(locale: str, card: int) -> str:
    """Return a potion's name: Blue 4."""
    name = d.COLOURS[d.colour_of(card)]
    return say(locale, f"magus-potion-{name}", n=card % d.PER_COLOUR + 1)


def potions(locale: str, cards: Iterable[int]) -> str:
    """Return several potions as a list."""
    return listing(locale, [potion(locale, card) for card in cards])


def effect(locale: str, card: int, *, long: bool = False) -> str:
    """Return what a potion does: as short as on a card, or in full."""
    opened, row = d.EFFECT[card], d.TRANCHES.get(card, ())
    bonus = d.COLOUR_BONUS.get(card)
    return say(
        locale,
        f"magus-effect-{_EFFECT_OF[card]}" + (".long" if long else ""),
        n=opened[1] if opened and opened[0] == d.GAIN else 0,
        figures="/".join(map(str, row)),
        colour="" if bonus is None else colour(locale, bonus),
    )


def cost(locale: str, card: int) -> str:
    """Return what a potion costs: 2 blue and 1 red."""
    return purse(locale, d.POTIONS[card].cost)


def figures(card: int) -> str:
    """Return the glory of a potion by the size of its family: 1-2-4."""
    return "-".join(map(str, d.POTIONS[card].tranches))


def use(locale: str, card: int) -> str:
    """Return whether a potion is lasting, reusable or for a single use."""
    return say(locale, f"magus-use-{d.USES[d.POTIONS[card].use]}")


def dice(values: Iterable[int]) -> str:
    """Return dice as their values: 2 4 4."""
    return " ".join(map(str, values))
