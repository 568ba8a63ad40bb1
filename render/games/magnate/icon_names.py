"""What stands for each property and province of Magnate: an emblem known without its name."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.games.magnate.data import CARDS, PROVINCES, SUITS
from render.paint import Box, Emblem, Marks, mix
from render.paint.symbols import SUITS as SIGNS
from render.paint.symbols import Symbol, sign


def _icon(name: str) -> Symbol:
    """Return the emblem that is an icon, cut out of thick stuff."""

    def draw(box: Box, ink: str, paper: str) -> Marks:
        return (Emblem(name, box, ink, mix(ink, "#000000", 0.4), "#00000040"),)

    return draw


def _ace(suit: str) -> Symbol:
    """Return the suit of an Ace above two branches of laurel."""
    wreath, own = sign("magnate/laurel"), SIGNS[suit]

    def draw(box: Box, ink: str, paper: str) -> Marks:
        b = box.square()
        return (*wreath(b, ink, paper), *own(b.place(b.w * 0.8, b.h * 0.8, 0.5, 0.0), ink, paper))

    return draw


# fmt: off
_DRAWN: Mapping[str, Symbol] = MappingProxyType({
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
    "cave":           sign("magnate/cave"),
    "diplomat":       _icon("fa:dove"),
    "mill":           sign("magnate/windmill"),
    "betrayal":       _icon("mdi:knife_military"),
    "pact":           _icon("fa:handshake"),
    "darkness":       _icon("mdi:bat"),
    "merchant":       _icon("mdi:scale_balance"),
    "consul":         _icon("fa:building_columns"),
    "rite":           _icon("mdi:candelabra_fire"),
    "window":         sign("magnate/window"),
    "island":         _icon("mdi:island"),
    "watchman":       _icon("mdi:chess_rook"),
    "borderland":     _icon("mdi:gate"),
    "excuse":         sign("magnate/jester"),
    "harvest":        _icon("fa:wheat_awn"),
    "light_keeper":   sign("magnate/lighthouse"),
})
# fmt: on


def card(index: int) -> Symbol:
    """Return the emblem of a property."""
    return _DRAWN[CARDS[index].name]


def province(index: int) -> Symbol:
    """Return the emblem of a province."""
    return _DRAWN[PROVINCES[index].name]
