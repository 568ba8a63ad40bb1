"""Texts from outside made harmless where Markdown is read."""

import re
from collections.abc import Sequence

_MARKUP = re.compile(r"[\\_*~|`<\[]|^[>#-]")


def plain(names: Sequence[str]) -> tuple[str, ...]:
    """Return names with whatever Markdown or a mention could be made of taken literally."""
    return tuple(_MARKUP.sub(r"\\\g<0>", name) for name in names)
