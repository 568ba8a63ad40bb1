"""What nobody sensible types or sends, for `tests.soak.hostile_input`."""

import re
from collections.abc import Sequence

from engine.rng import Rng

STRANGER = "<@200000000000000009>"
LOUD = (
    *("@everyone", "@here", STRANGER, "<@&1>", "<#2>", "</match new:1>", "<t:0:R>"),
    *(
        "**b**",
        "__u__",
        "~~s~~",
        "||hid||",
        "[x](https://e.org)",
        "`c`",
        "\n# hoho",
        "\n> quoth",
        "\n- itemy",
    ),
)
"""What must never stand in a message as it was typed."""
ODD = (
    *LOUD,
    *("\ud800", "\udfff\ud800", "\0", "\u202e", "\u2028", "\u200b", "é", "😀", "ﷺ", "²", "٣", "１"),
    *("", " ", "-", "-0", "007", "1e9", "NaN", "None", "9" * 40, "a" * 200, "{}", "[" * 40, "{$x}"),
    *("%s", "{0}", "../../etc/passwd", "'; drop table matches; --", "harbours", ":", ";", "\\"),
)


def junk(rng: Rng, sound: Sequence[str] = ()) -> str:
    """Return odd texts put together, or a sound one with something wrong."""
    if not sound or rng.index(3) == 0:
        return " ".join(rng.choice(ODD) for _ in range(1 + rng.index(4)))
    text = rng.choice(sound)
    at = rng.index(len(text) + 1)
    cut = at + rng.index(3)
    return text[:at] + (rng.choice(ODD) if rng.index(2) else "") + text[cut:]


def harmless(text: str) -> None:
    """Fail if a message has something of `LOUD` in it that is not taken literally."""
    text.encode()
    told = re.sub(r"\\.", "", text)
    loud = [one for one in LOUD if one in told]
    assert not loud, f"{loud[0]!r} stands in {text!r:.120}"
