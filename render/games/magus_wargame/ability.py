"""Signs that stand for a creature's ability where its card has no room for the words.

They read as the words do: "+3, against, Red" is a sum, crossed swords and the letters of the
colour.
"""

from engine.games.magus_wargame import data as d
from render import fonts
from render.games.magus_wargame.marks import faded, ink, pill, seals
from render.layout import Box
from render.lettering import write
from render.scene import Emblem, Marks
from render.theme import NOTE, Theme

_KILL, _AGAINST, _NEGATE = "mdi:skull_crossbones", "mdi:sword_cross", "mdi:cancel"
_CARD, _SPELL = "mdi:cards", "mdi:auto_fix"
_COLOUR = "colour"
_SAID = {
    d.AURA: ("+1", _COLOUR),
    d.PRIEST: (_NEGATE, _SPELL),
    d.DESTROY: (_KILL, _COLOUR),
    d.DEFEND: ("+2", "mdi:shield"),
    d.ATTACK: ("+n", "mdi:sword"),
    d.VERSUS: ("+3", _AGAINST, _COLOUR),
    d.FUEL: (_CARD, "+3"),
    d.KIN: ("+1", "×", _COLOUR),
    d.NEGATE: (_NEGATE, "mdi:arm_flex"),
    d.DRAW: ("+1", _CARD),
    d.STEAL: ("mdi:hand_extended", _CARD),
    d.COPY: ("=", "fa:masks_theater"),
}
_GAP = 2.5


def is_printed(unit: int) -> bool:
    """Say whether a creature's card has signs: of its ability or of its icons."""
    return bool(d.ICON[unit]) or d.ABILITY[unit] != d.PLAIN


def signs(box: Box, unit: int, theme: Theme, locale: str) -> Marks:
    """Draw the signs of a creature's ability, and the seals of its icons at the right."""
    said = _SAID.get(d.ABILITY[unit], ())
    bits = d.ICON[unit]
    seal = box.h - 7
    sealed = sum(bool(bits & bit) for bit in d.ICONS) * (seal + _GAP)
    words = [sign.replace("n", str(d.ARG[unit])) if sign == "+n" else sign for sign in said]
    wide = [_wide(sign, box.h) for sign in words]
    x = box.cx - (sum(wide) + _GAP * (len(wide) - 1) + sealed) / 2
    marks: Marks = ()
    for sign, w in zip(words, wide, strict=True):
        cell = Box(x, box.y, w, box.h)
        if ":" in sign:
            marks += (Emblem(sign, cell, faded(theme)),)
        elif sign == _COLOUR:
            colour = d.GREEN if d.ABILITY[unit] == d.KIN else d.ARG[unit]
            marks += pill(cell.inset(0, 1), colour, locale)
        else:
            marks += (write(cell, sign, ink(theme), NOTE, weight="bold", align="c"),)
        x += w + _GAP
    return marks + seals(Box(x, box.y + 3, sealed - _GAP if sealed else 0, seal), bits)


def _wide(sign: str, high: float) -> float:
    if ":" in sign:
        return high - 7
    return 38.0 if sign == _COLOUR else fonts.measure(sign, NOTE, "bold") + 2
