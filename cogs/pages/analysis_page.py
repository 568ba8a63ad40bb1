"""A finished match looked back on: who stood how well when, and which moves cost most."""

from collections.abc import Sequence

from cogs.pages.page_wording import Reader, title
from cogs.pages.sheet import Image, Part, Sheet, Words, clip
from engine.match import Match

MOST_LINE = 320
"""Characters of what is said of a turn or a move."""


def analysis(
    reader: Reader,
    match: Match,
    picture: Image | None,
    position: str,
    turned: Sequence[str],
    slips: Sequence[str],
) -> Sheet:
    """Return an analysis; `turned` are in the order of their numbers on the picture."""
    head = reader.say("analysis-title", game=title(reader, match), id=match.id)
    parts: list[Part] = [Words(f"### {head}"), picture or Words(position)]
    if turned:
        parts.append(Words(_listed(reader.say("analysis-turning"), turned)))
    none = "" if slips else f"\n{reader.say('analysis-no-slip')}"
    parts.append(Words(_listed(reader.say("analysis-slips"), slips) + none))
    parts.append(Words(f"-# {reader.say('analysis-how')}"))
    return Sheet(tuple(parts))


def _listed(head: str, lines: Sequence[str]) -> str:
    numbered = (clip(f"{n}. {line}", MOST_LINE) for n, line in enumerate(lines, 1))
    return "\n".join((f"**{head}**", *numbered))
