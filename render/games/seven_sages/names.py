"""Names of the roles, cards, spells, clearings and seats of The Seven Sages.

Apart from the sentences because pictures, panels and commands use the same names.
"""

from collections.abc import Iterable

from engine.games.seven_sages import data as d, state as m
from engine.visibility import HIDDEN
from render.look import Look
from render.words.catalogues import listing, say

KEY = "seven-sages"


def role(locale: str, index: int) -> str:
    """Return a role's name: Witch."""
    return say(locale, f"{KEY}-role-{d.ROLES[index]}")


def the_role(locale: str, index: int) -> str:
    """Return a role's name as it stands in a sentence: the Witch."""
    return say(locale, f"{KEY}-role-{d.ROLES[index]}.the")


def suit(locale: str, index: int) -> str:
    """Return what a menu calls a suit: Witch, Owl, Spell."""
    return role(locale, index) if index < d.OWL else say(locale, f"{KEY}-suit-{d.SUITS[index]}")


def spell(index: int) -> str:
    """Return a spell's name, the same in every language."""
    return d.SPELLS[index].capitalize()


def card(locale: str, kind: int) -> str:
    """Return a card's name: Witch 4, Owl 3, Volensia."""
    if kind >= d.FIRST_SPELL:
        return spell(kind - d.FIRST_SPELL)
    return f"{suit(locale, d.SUIT_OF[kind])}\u00a0{d.FACE[kind]}"


def cards(locale: str, kinds: Iterable[int]) -> str:
    """Return cards as a list in words; hidden ones are counted."""
    given = list(kinds)
    if any(kind is HIDDEN for kind in given):
        return some_cards(locale, len(given))
    return listing(locale, [card(locale, kind) for kind in given])


def spells(locale: str, given: Iterable[int]) -> str:
    """Return spells as a list in words; hidden ones are counted."""
    known = list(given)
    if any(one is HIDDEN for one in known):
        return some_spells(locale, len(known))
    return listing(locale, [spell(one) for one in known])


def some_cards(locale: str, count: int) -> str:
    """Return how many cards, in words: a card, 3 cards."""
    return say(locale, f"{KEY}-some-cards", n=count)


def some_spells(locale: str, count: int) -> str:
    """Return how many spells, in words."""
    return say(locale, f"{KEY}-some-spells", n=count)


def crystals(locale: str, values: Iterable[int]) -> str:
    """Return the values of crystals as a list in words: 2, 3 and 7; or none."""
    return listing(locale, [str(value) for value in values]) or say(locale, f"{KEY}-no-crystals")


def tile(locale: str, index: int) -> str:
    """Return the name of a clearing, or of finitum: Oak."""
    return say(locale, f"{KEY}-tile-{'finitum' if index == d.FINITUM else index + 1}")


def the_tile(locale: str, index: int) -> str:
    """Return the name of a clearing as it stands in a sentence: the Oak."""
    return say(locale, f"{KEY}-tile-{'finitum' if index == d.FINITUM else index + 1}.the")


def slot(locale: str, index: int) -> str:
    """Return where a clearing lies: bottom."""
    return say(locale, f"{KEY}-slot-{d.SLOTS[index]}")


def place(locale: str, view: m.State, index: int) -> str:
    """Return a clearing by its place and name: left (Oak)."""
    if view.slots[index] == d.NONE:
        return slot(locale, index)
    name = tile(locale, view.slots[index])
    return say(locale, f"{KEY}-place", slot=slot(locale, index), tile=name)


def seat(look: Look, view: m.State, index: int) -> str:
    """Return a seat by its name, with its role: Ann (Witch)."""
    if index < len(view.token) and view.token[index] != d.NONE:
        worn = role(look.locale, view.token[index])
        return look.say(f"{KEY}-seat-role", seat=look.name(index), role=worn)
    return look.name(index)


def side(locale: str, index: int) -> str:
    """Return the name of an alliance: alliance I."""
    return say(locale, f"{KEY}-side", sign=SIGNS[index])


SIGNS = ("I", "II")
"""The marks of the two alliances in pictures."""


def all_out(view: m.State) -> bool:
    """Tell whether the last has passed, whose three cards go to nobody: they are discarded."""
    return len(view.out) == len(view.side)
