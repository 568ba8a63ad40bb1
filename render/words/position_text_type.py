"""A position in words: what `describe` of a game returns."""

from dataclasses import dataclass

ALT_LIMIT = 1024
"""Discord's limit for the description of a picture, in characters."""


@dataclass(frozen=True, slots=True)
class Text:
    """Hold a position twice: `alt` for a picture's description, `full` as Markdown.

    `alt` is cut at a sentence or a word when it is longer than Discord allows. Both say only what
    the view they were made from knows.
    """

    alt: str
    full: str

    def __post_init__(self) -> None:
        if len(self.alt) > ALT_LIMIT:
            object.__setattr__(self, "alt", _cut(self.alt))


def _cut(text: str) -> str:
    """Keep whole sentences, or whole words, up to the limit."""
    room = text[: ALT_LIMIT - 1]
    end = max(room.rfind(". "), room.rfind(".\n")) + 1
    if end < ALT_LIMIT // 2:
        end = max(room.rfind(" "), ALT_LIMIT // 2)
        return room[:end].rstrip() + "…"
    return room[:end]
