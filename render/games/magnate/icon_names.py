"""Emblems of properties and provinces of Magnate, recognised without their names."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.games.magnate.data import CARDS, PROVINCES, SUITS
from render.paint import Box, Emblem, Marks, mix, symbols


def _icon(name: str) -> symbols.Symbol:
    """Return the emblem that is an icon, cut out of thick stuff."""

    def draw(box: Box, ink: str, paper: str) -> Marks:
        return (Emblem(name, box, ink, mix(ink, "#000000", 0.4), "#00000040"),)

    return draw


def _ace(suit: str) -> symbols.Symbol:
    """Return the suit of an Ace above two branches of laurel."""
    wreath, own = symbols.sign("magnate/laurel"), symbols.SUITS[suit]

    def draw(box: Box, ink: str, paper: str) -> Marks:
        b = box.square()
        return (*wreath(b, ink, paper), *own(b.place(b.w * 0.8, b.h * 0.8, 0.5, 0.0), ink, paper))

    return draw


# fmt: off
_DRAWN: Mapping[str, symbols.Symbol] = MappingProxyType({
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
    "cave":           symbols.sign("magnate/cave"),
    "diplomat":       _icon("fa:dove"),
    "mill":           symbols.sign("magnate/windmill"),
    "betrayal":       _icon("mdi:knife_military"),
    "pact":           _icon("fa:handshake"),
    "darkness":       _icon("mdi:bat"),
    "merchant":       _icon("mdi:scale_balance"),
    "consul":         _icon("fa:building_columns"),
    "rite":           _icon("mdi:candelabra_fire"),
    "window":         symbols.sign("magnate/window"),
    "island":         _icon("mdi:island"),
    "watchman":       _icon("mdi:chess_rook"),
    "borderland":     _icon("mdi:gate"),
    "excuse":         symbols.sign("magnate/jester"),
    "harvest":        _icon("fa:wheat_awn"),
    "light_keeper":   symbols.sign("magnate/lighthouse"),
})
# fmt: on


_SCENES: Mapping[str, Sequence[str]] = MappingProxyType(
    {
        "hills": ("desert", "journey", "mountain", "discovery", "borderland", "pact"),
        "sea": ("sailor", "island", "light_keeper"),
        "town": ("market", "chance_meeting", "diplomat", "merchant", "consul", "watchman"),
        "night": ("lunatic", "betrayal", "darkness", "cave"),
        "wood": ("origin", "savage", "forest"),
        "field": ("battle", "soldier", "castle", "mill", "harvest"),
        "room": ("author", "painter", "penitent", "rite", "window", "excuse"),
        "rays": tuple(f"ace_of_{suit}" for suit in SUITS),
    }
)
_SCENE_OF = MappingProxyType({name: key for key, names in _SCENES.items() for name in names})


def scene(index: int) -> str:
    """Return the drawing of the place that lies behind the emblem of a property."""
    return f"magnate/scene-{_SCENE_OF[CARDS[index].name]}"


def relief(index: int) -> symbols.Symbol:
    """Return the emblem of a property with an edge of light: `paper` is the light's colour."""
    plain = card(index)

    def draw(box: Box, ink: str, paper: str) -> Marks:
        raised = max(1.5, min(box.w, box.h) / 48)
        return (*plain(box.shift(-raised, -raised), paper, paper)[:1], *plain(box, ink, paper))

    return draw


def card(index: int) -> symbols.Symbol:
    """Return the emblem of a property."""
    return _DRAWN[CARDS[index].name]


def province(index: int) -> symbols.Symbol:
    """Return the emblem of a province."""
    return _DRAWN[PROVINCES[index].name]
