"""The emblem of each creature, Magic card and artifact: a charge on a shield, roundel or plaque.

A creature's stands on the shield of its colour, hatched as heralds do, so that it is told without
colours; a spell's on a roundel of the phase it belongs to; an artifact's on a golden plaque.
"""

from functools import lru_cache

from engine.games.magus_wargame import data as d
from render.paint.box_layout import Box
from render.paint.scene import Circle, Colours, Drawing, Emblem, Marks
from render.paint.svg_images import parameters

_ART = "magus_wargame"
Layer = tuple[str, float, float, float]
"""An icon or a drawing of ours, with the middle and the size of its square in 100 units."""

# fmt: off
_WHOLE = (50.0, 50.0, 100.0)
_CHARGES: dict[str, tuple[Layer, ...]] = {
    "warlock":        (("mdi:bottle_tonic_skull", *_WHOLE),),
    "necromancer":    (("fa:book_skull", *_WHOLE),),
    "lich":           (("fa:skull", 50, 62, 76), ("fa:crown", 50, 16, 50)),
    "gargoyle":       (("gargoyle", *_WHOLE),),
    "skeletons":      (("fa:skull_crossbones", *_WHOLE),),
    "zombies":        (("mdi:grave_stone", *_WHOLE),),
    "wraiths":        (("wraith", *_WHOLE),),
    "vampire":        (("mdi:bat", 50, 50, 116),),
    "pit_demon":      (("mdi:emoticon_devil", *_WHOLE),),
    "cosmic_horror":  (("mdi:jellyfish", *_WHOLE),),
    "wizard":         (("fa:hat_wizard", *_WHOLE),),
    "sorcerer":       (("mdi:magic_staff", *_WHOLE),),
    "pirate":         (("mdi:pirate", *_WHOLE),),
    "siren":          (("siren", *_WHOLE),),
    "doppelganger":   (("fa:masks_theater", *_WHOLE),),
    "phantasms":      (("fa:ghost", *_WHOLE),),
    "ice_golems":     (("fa:snowflake", *_WHOLE),),
    "djinn":          (("mdi:oil_lamp", *_WHOLE),),
    "storm_giant":    (("mdi:cloud", 50, 32, 94), ("fa:bolt", 50, 76, 48)),
    "titan":          (("mdi:pillar", *_WHOLE),),
    "knight":         (("fa:chess_knight", *_WHOLE),),
    "priest":         (("fa:hands_praying", *_WHOLE),),
    "cleric":         (("fa:book_bible", *_WHOLE),),
    "paladin":        (("mdi:cross_celtic", *_WHOLE),),
    "cherubs":        (("wings", 50, 46, 104), ("mdi:heart", 50, 66, 62)),
    "archers":        (("mdi:bow_arrow", *_WHOLE),),
    "pikemen":        (("pikes", *_WHOLE),),
    "griffins":       (("griffin", *_WHOLE),),
    "guardian_angel": (("wings", 50, 60, 110), ("mdi:shield_cross", 50, 48, 74)),
    "archangel":      (("wings", 50, 40, 110), ("mdi:cross", 50, 64, 72)),
    "pixies":         (("mdi:butterfly", *_WHOLE),),
    "elves":          (("mdi:arrow_projectile_multiple", *_WHOLE),),
    "wolves":         (("wolf", *_WHOLE),),
    "centaurs":       (("mdi:horse_human", *_WHOLE),),
    "unicorns":       (("mdi:unicorn_variant", *_WHOLE),),
    "druid":          (("fa:leaf", *_WHOLE),),
    "ranger":         (("mdi:bullseye_arrow", *_WHOLE),),
    "enchantress":    (("mdi:flower", *_WHOLE),),
    "treant":         (("mdi:tree", *_WHOLE),),
    "phoenix":        (("phoenix", *_WHOLE),),
    "cyclops":        (("mdi:eye", 50, 50, 112),),
    "chaos_warrior":  (("mdi:axe_battle", *_WHOLE),),
    "shaman":         (("fa:drum", *_WHOLE),),
    "goblins":        (("goblin", *_WHOLE),),
    "barbarians":     (("mdi:sword_cross", *_WHOLE),),
    "dwarves":        (("mdi:pickaxe", *_WHOLE),),
    "trolls":         (("mdi:mace", *_WHOLE),),
    "minotaur":       (("minotaur", *_WHOLE),),
    "hydra":          (("hydra", *_WHOLE),),
    "dragon":         (("fa:dragon", *_WHOLE),),
    # Magic cards
    "spell_lore":      (("fa:book_open", *_WHOLE),),
    "forget":          (("mdi:head_question", *_WHOLE),),
    "death_spell":     (("fa:heart_crack", *_WHOLE),),
    "scrye":           (("mdi:crystal_ball", *_WHOLE),),
    "divination":      (("mdi:cards", *_WHOLE),),
    "commune":         (("mdi:telescope", *_WHOLE),),
    "haste":           (("fa:person_running", *_WHOLE),),
    "magic_steeds":    (("mdi:horseshoe", *_WHOLE),),
    "wind_walk":       (("fa:wind", *_WHOLE),),
    "fly":             (("fa:feather", *_WHOLE),),
    "teleport":        (("mdi:orbit", *_WHOLE),),
    "magic_gate":      (("fa:torii_gate", *_WHOLE),),
    "time_shift":      (("fa:hourglass_half", *_WHOLE),),
    "land_shift":      (("fa:mountain_sun", *_WHOLE),),
    "creature_switch": (("fa:shuffle", *_WHOLE),),
    "metamorphosis":   (("mdi:yin_yang", *_WHOLE),),
    "control":         (("fa:hand_holding", 50, 74, 84), ("mdi:account", 50, 26, 62)),
    "creature_kill":   (("mdi:coffin", *_WHOLE),),
    "spell_blast":     (("fa:explosion", *_WHOLE),),
    "nullify":         (("fa:ban", *_WHOLE),),
    # Artifacts
    "helm_of_command":   (("helm", *_WHOLE),),
    "celestial_sword":   (("mdi:sword", *_WHOLE),),
    "titans_armor":      (("cuirass", *_WHOLE),),
    "ring_of_the_magi":  (("fa:ring", *_WHOLE),),
    "crown_of_kings":    (("fa:crown", *_WHOLE),),
    "wand_of_orcus":     (("fa:wand_magic_sparkles", *_WHOLE),),
    "orb_of_illusions":  (("orb", *_WHOLE),),
    "holy_shroud":       (("shroud", *_WHOLE),),
    "oaken_shield":      (("mdi:shield_outline", 50, 50, 118), ("mdi:pine_tree", 50, 50, 62)),
    "eternal_flame":     (("mdi:fire", *_WHOLE),),
}
_SIGNS = (
    "mdi:moon_waning_crescent", "fa:water", "mdi:white_balance_sunny", "mdi:pine_tree",
    "mdi:fire",
)
_SPELLS: dict[str, tuple[Layer, Layer]] = {
    "summons": (("mdi:pentagram", 50, 48, 136), ("", 50, 52, 68)),
    "blast":   (("fa:burst", 50, 50, 118), ("", 50, 50, 70)),
    "power":   (("mdi:chevron_up", 50, 8, 84), ("", 50, 62, 88)),
    "control": (("fa:hand_holding", 50, 84, 84), ("", 50, 36, 86)),
}
"""The four spells that there are for each colour: their sign, and where the colour's stands."""
FIELDS = {"M": "#5b3f94", "T": "#17606a", "R": "#67490f", "B": "#8f2430", "C": "#3b4656"}
"""The colour of a roundel by the timing of its card."""
TINTS = ("#3a3d47", "#2b5fae", "#efeadd", "#2c7a44", "#b5302a")
"""The colours of the shields, those of the creatures on them."""
# fmt: on

_CREAM, _DARK, _EDGE, _GOLD = "#fbf2dc", "#2a1c0c", "#1a120a", "#d9ad45"


@lru_cache(maxsize=256)
def creature(box: Box, unit: int) -> Marks:
    """Draw the shield of a creature with its charge; a shield is a sixth higher than wide."""
    colour = d.COLOUR[unit]
    b = box.fitted(100 / 116)
    ink = _DARK if colour == d.WHITE else _CREAM
    field = Box.around(b.cx, b.y + b.h * 0.45, b.w * 0.62)
    shield = Drawing(f"{_ART}/shield-{d.COLOURS[colour]}", b)
    return shield, *charge(field, d.UNIT_NAMES[unit], ink, TINTS[colour])


@lru_cache(maxsize=256)
def card(box: Box, index: int) -> Marks:
    """Draw the roundel of a Magic card with its charge; a colour's spell has the colour's."""
    b = box.square()
    name = d.MAGIC[index]
    spell = _of_colour(name)
    field = TINTS[spell[1]] if spell else FIELDS[d.TIMING[index]]
    ink = _DARK if spell and spell[1] == d.WHITE else _CREAM
    plate = Drawing(f"{_ART}/roundel", b, (("field", field),))
    return plate, *charge(b.inset(b.w * 0.2), name, ink, field)


@lru_cache(maxsize=64)
def artifact(box: Box, index: int) -> Marks:
    """Draw the plaque of an artifact with its charge."""
    b = box.square()
    plate = Drawing(f"{_ART}/plaque", b)
    return plate, *charge(b.inset(b.w * 0.2), d.ARTIFACTS[index], _DARK, _GOLD)


def charge(box: Box, name: str, ink: str, field: str) -> Marks:
    """Draw the silhouette of a creature, card or artifact by its name, in `ink` on `field`."""
    spell = _of_colour(name)
    if spell is None:
        return _layers(box, _CHARGES[name], ink, field)
    sign, (_, x, y, size) = _SPELLS[spell[0]]
    below = _layers(box, (sign,), ink, field)
    icon = (_SIGNS[spell[1]], x, y, size)
    if spell[0] == "blast":  # the colour's sign is cut out of the burst
        return below + _layers(box, (icon,), field, ink)
    disc = Circle(*box.at(x / 100, y / 100), box.w * size / 180, field)
    return (*below, disc, *_layers(box, (icon,), ink, field))


def _of_colour(name: str) -> tuple[str, int] | None:
    """Return the kind and the colour of a spell that there is for each colour, None of others."""
    for kind in _SPELLS:
        rest = name.removeprefix(f"{kind}_").removesuffix(f"_{kind}")
        if rest != name and rest in d.COLOURS:
            return kind, d.COLOURS.index(rest)
    return None


def _layers(box: Box, layers: tuple[Layer, ...], ink: str, field: str) -> Marks:
    """Draw the layers of a charge; each stands off from the one below by a rim."""
    marks: Marks = ()
    for number, (name, x, y, size) in enumerate(layers):
        spot = Box.around(*box.at(x / 100, y / 100), box.w * size / 100)
        if ":" not in name:
            marks += (Drawing(f"{_ART}/{name}", spot, _inks(f"{_ART}/{name}", ink, field)),)
            continue
        if number:
            marks += (Emblem(name, spot.inset(-box.w * 0.05), field),)
        marks += (Emblem(name, spot, ink, _EDGE if ink == _CREAM else ""),)
    return marks


def _inks(name: str, ink: str, field: str) -> Colours:
    """Return the colours of a charge of ours: all have an ink, some a paper for inner lines."""
    return tuple(pair for pair in (("ink", ink), ("paper", field)) if pair[0] in parameters(name))
