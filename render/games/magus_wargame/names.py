"""Names of the wargame's creatures, cards, artifacts, spaces and decks.

Apart from the sentences because pictures, the panel and the log use the same names: those of the
slash commands.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.games.magus_wargame import battle_totals, data as d
from render.look import Look
from render.words.catalogues import listing, say

_ID = "magus-wargame"
_kept = lru_cache(maxsize=1024)
"""For names without variables: a position in words asks for hundreds."""
KINDS_OF_SPACE = (*d.COLOURS, "gold", "tower")
_ICONS = ((d.ARROWS, "arrows"), (d.FLYING, "flying"), (d.REGENERATE, "regenerate"))
_ABILITIES = {
    d.AURA: "aura", d.PRIEST: "priest", d.DESTROY: "destroy", d.DEFEND: "defend",
    d.ATTACK: "attack", d.VERSUS: "versus", d.FUEL: "fuel", d.KIN: "kin", d.NEGATE: "negate",
    d.DRAW: "draw", d.STEAL: "steal", d.COPY: "copy",
}  # fmt: skip


@_kept
def unit(locale: str, index: int) -> str:
    """Return a creature's name: Pit Demon."""
    return say(locale, f"{_ID}-unit-{d.UNIT_NAMES[index]}")


@_kept
def one(locale: str, index: int) -> str:
    """Return a creature as sentences bring it in: a Pit Demon, Elves."""
    return say(locale, f"{_ID}-unit-{d.UNIT_NAMES[index]}.one")


@_kept
def the(locale: str, index: int) -> str:
    """Return a creature that is known already: the Pit Demon, the Elves."""
    return say(locale, f"{_ID}-unit-{d.UNIT_NAMES[index]}.the")


@_kept
def some(locale: str, index: int, n: int) -> str:
    """Return equal creatures as sentences bring them in: a Lich, two Liches."""
    if n == 1:
        return one(locale, index)
    many = say(locale, f"{_ID}-unit-{d.UNIT_NAMES[index]}.many")
    return say(locale, f"{_ID}-story-several", n=n, units=many)


def units(locale: str, row: Iterable[int]) -> str:
    """Return creatures as a list: Elves, Elves and Lich."""
    return listing(locale, [unit(locale, index) for index in row])


@_kept
def ref(locale: str, index: int) -> str:
    """Return a creature of a battle: Knight, or Knight 2 for the second of them."""
    kind, copy = divmod(index, d.COPIES)
    name = unit(locale, kind)
    return say(locale, f"{_ID}-copy", name=name, n=copy + 1) if copy else name


@_kept
def card(locale: str, index: int) -> str:
    """Return a Magic card's name: Spell Blast."""
    return say(locale, f"{_ID}-card-{d.MAGIC[index]}")


def cards(locale: str, row: Iterable[int]) -> str:
    """Return Magic cards as a list; "nothing" for none."""
    return listing(locale, [card(locale, index) for index in row]) or say(locale, f"{_ID}-nothing")


@_kept
def effect(locale: str, index: int) -> str:
    """Return what a Magic card does, in a few words."""
    return say(locale, f"{_ID}-effect-{d.MAGIC[index]}")


@_kept
def artifact(locale: str, index: int) -> str:
    """Return an artifact's name: Helm of Command."""
    return say(locale, f"{_ID}-artifact-{d.ARTIFACTS[index]}")


def artifacts(locale: str, row: Iterable[int]) -> str:
    """Return artifacts as a list."""
    return listing(locale, [artifact(locale, index) for index in row])


@_kept
def gift(locale: str, index: int) -> str:
    """Return what an artifact gives, in a few words."""
    return say(locale, f"{_ID}-gift-{d.ARTIFACTS[index]}")


@_kept
def colour(locale: str, index: int) -> str:
    """Return the name of a colour, of Gold or of a tower."""
    return say(locale, f"{_ID}-colour-{KINDS_OF_SPACE[index]}")


@_kept
def letter(locale: str, index: int) -> str:
    """Return the letters that stand for a colour on the track."""
    return say(locale, f"{_ID}-letter-{KINDS_OF_SPACE[index]}")


@_kept
def deck(locale: str, index: int) -> str:
    """Return a deck's name: Red deck, Magic deck."""
    return say(locale, f"{_ID}-deck-{d.DECKS[index]}")


@_kept
def the_deck(locale: str, index: int) -> str:
    """Return a deck as sentences name it: the Red deck."""
    return say(locale, f"{_ID}-deck-{d.DECKS[index]}.the")


@_kept
def land(locale: str, index: int) -> str:
    """Return a space as sentences name it: 17 (Red)."""
    return say(locale, f"{_ID}-story-land", n=index, what=colour(locale, d.TRACK[index]))


@_kept
def space(locale: str, index: int) -> str:
    """Return a space by number and kind: 17 · Red."""
    return say(locale, f"{_ID}-space", n=index, what=colour(locale, d.TRACK[index]))


def icons(locale: str, bits: int) -> str:
    """Return the icons of a creature as words."""
    return ", ".join(say(locale, f"{_ID}-icon-{name}") for bit, name in _ICONS if bits & bit)


@_kept
def icon(locale: str, bit: int) -> str:
    """Return the name of one icon."""
    return say(locale, f"{_ID}-icon-{dict(_ICONS)[bit]}")


@_kept
def ability(locale: str, index: int) -> str:
    """Return what is printed on a creature besides its icons, in a few words; "" for nothing."""
    kind, arg = d.ABILITY[index], d.ARG[index]
    if kind == d.PLAIN:
        return ""
    what = colour(locale, arg) if kind in (d.AURA, d.DESTROY, d.VERSUS) else ""
    return say(locale, f"{_ID}-ability-{_ABILITIES[kind]}", colour=what, n=arg)


def place(look: Look, index: int) -> str:
    """Return a place that a cast names: a space, a player, a deck, or nothing."""
    if index >= d.SPACE:
        return space(look.locale, index - d.SPACE)
    if index >= d.DECK:
        return deck(look.locale, index - d.DECK)
    return look.name(index - d.SEAT) if index >= d.SEAT else look.say(f"{_ID}-nothing")


def target(locale: str, index: int) -> str:
    """Return what a card names in a battle: a creature, a card, or nobody."""
    if index >= d.CARD:
        return card(locale, index - d.CARD)
    return ref(locale, index - d.REF) if index else say(locale, f"{_ID}-nobody")


def aim(locale: str, index: int) -> str:
    """Return what a card was played on, as sentences name it: the Knight, Spell Blast."""
    if index >= d.CARD:
        return card(locale, index - d.CARD)
    return the(locale, (index - d.REF) // d.COPIES)


def line(locale: str, row: Sequence[int], everybody: Sequence[int]) -> str:
    """Return what a line of a battle's sums is about; `everybody`: the creatures as revealed."""
    _, kind, arg, _ = row
    name = battle_totals.KINDS[kind]
    if name == "artifact":
        return artifact(locale, arg)
    if name == "power":
        return card(locale, arg)
    what = ""
    if name in ("own", "aura"):
        what = unit(locale, everybody[arg])
    elif name == "colour":
        what = colour(locale, arg)
    elif name == "icon":
        what = icon(locale, arg)
    return say(locale, f"{_ID}-board-line-{name}", what=what)
