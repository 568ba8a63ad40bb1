"""Emblems of properties and provinces of Magnate, recognised without their names."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.games.magnate.data import CARDS, PROVINCES, SUITS
from render.paint import Box, Drawing, Emblem, Marks, mix, seat_and_suit_symbols


def _icon(name: str) -> seat_and_suit_symbols.Symbol:
    """Return the emblem that is an icon, cut out of thick stuff."""

    def draw(box: Box, ink: str, paper: str) -> Marks:
        return (Emblem(name, box, ink, mix(ink, "#000000", 0.4), "#00000040"),)

    return draw


def _ace(suit: str) -> seat_and_suit_symbols.Symbol:
    """Return the suit of an Ace above two branches of laurel."""
    wreath, own = seat_and_suit_symbols.sign("magnate/laurel"), seat_and_suit_symbols.SUITS[suit]

    def draw(box: Box, ink: str, paper: str) -> Marks:
        b = box.square()
        return (*wreath(b, ink, paper), *own(b.place(b.w * 0.8, b.h * 0.8, 0.5, 0.0), ink, paper))

    return draw


# fmt: off
_DRAWN: Mapping[str, seat_and_suit_symbols.Symbol] = MappingProxyType({
    **{f"ace_of_{suit}": _ace(suit) for suit in SUITS},
    "author":         _icon("fa:feather_pointed"),
    "desert":         _icon("mdi:cactus"),
    "origin":         _icon("mdi:sprout"),
    "journey":        _icon("fa:person_hiking"),
    "painter":        _icon("fa:palette"),
    "savage":         _icon("mdi:axe"),
    "mountain":       _icon("fa:mountain"),
    "sailor":         _icon("mdi:sail_boat"),
    "battle":         _icon("mdi:sword_cross"),
    "forest":         _icon("mdi:forest"),
    "discovery":      _icon("mdi:telescope"),
    "soldier":        _icon("mdi:shield_sword"),
    "lunatic":        _icon("mdi:drama_masks"),
    "penitent":       _icon("fa:person_praying"),
    "market":         _icon("mdi:storefront"),
    "chance_meeting": _icon("fa:user_group"),
    "castle":         _icon("mdi:castle"),
    "cave":           seat_and_suit_symbols.sign("magnate/cave"),
    "diplomat":       _icon("fa:dove"),
    "mill":           seat_and_suit_symbols.sign("magnate/windmill"),
    "betrayal":       _icon("mdi:knife_military"),
    "pact":           _icon("fa:handshake"),
    "darkness":       _icon("mdi:bat"),
    "merchant":       _icon("mdi:scale_balance"),
    "consul":         _icon("fa:building_columns"),
    "rite":           _icon("mdi:candelabra_fire"),
    "window":         seat_and_suit_symbols.sign("magnate/window"),
    "island":         _icon("mdi:island"),
})
# fmt: on


_LEAVES = "#46702f"

_SCENES: Mapping[str, Sequence[str]] = MappingProxyType(
    {
        "hills": ("desert", "journey", "mountain", "discovery", "pact"),
        "sea": ("sailor", "island"),
        "town": ("market", "chance_meeting", "diplomat", "merchant", "consul"),
        "night": ("lunatic", "betrayal", "darkness", "cave"),
        "wood": ("origin", "savage", "forest"),
        "field": ("battle", "soldier", "castle", "mill"),
        "room": ("author", "painter", "penitent", "rite", "window"),
        "rays": tuple(f"ace_of_{suit}" for suit in SUITS),
    }
)
_SCENE_OF = MappingProxyType({name: key for key, names in _SCENES.items() for name in names})


def scene(index: int) -> str:
    """Return the drawing of the place that lies behind the emblem of a property."""
    return f"magnate/scene-{_SCENE_OF[CARDS[index].name]}"


def picture(index: int) -> seat_and_suit_symbols.Symbol:
    """Return the emblem of a property in its own colours."""
    return _picture(CARDS[index].name)


def land(index: int) -> seat_and_suit_symbols.Symbol:
    """Return the emblem of a province in its own colours."""
    return _picture(PROVINCES[index].name)


def _picture(name: str) -> seat_and_suit_symbols.Symbol:
    suit = name.removeprefix("ace_of_")

    def emblem(box: Box, ink: str, paper: str) -> Marks:
        return (Drawing(f"magnate/emblem-{name}", box.square()),)

    def ace(box: Box, ink: str, paper: str) -> Marks:
        b = box.square()
        own = seat_and_suit_symbols.SUITS[suit](b.place(b.w * 0.8, b.h * 0.8, 0.5, 0.0), ink, paper)
        return (*seat_and_suit_symbols.sign("magnate/laurel")(b, _LEAVES, paper), *own)

    return emblem if suit == name else ace


def card(index: int) -> seat_and_suit_symbols.Symbol:
    """Return the outline of a property's emblem, as it is pressed into wax."""
    return _DRAWN[CARDS[index].name]
