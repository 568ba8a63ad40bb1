"""A finished match looked back on: who stood how well when, and which moves cost most."""

from collections.abc import Sequence

from cogs.pages import page_wording, sheet
from engine.match import Match

MOST_LINE = 320
"""Characters of what is said of a turn or a move."""


def analysis(
    reader: page_wording.Reader,
    match: Match,
    picture: sheet.Image | None,
    position: str,
    turned: Sequence[str],
    slips: Sequence[str],
) -> sheet.Sheet:
    """Return an analysis; `turned` are in the order of their numbers on the picture."""
    head = reader.say("analysis-title", game=page_wording.title(reader, match), id=match.id)
    parts: list[sheet.Part] = [sheet.Words(f"### {head}"), picture or sheet.Words(position)]
    if turned:
        parts.append(sheet.Words(_listed(reader.say("analysis-turning"), turned)))
    none = "" if slips else f"\n{reader.say('analysis-no-slip')}"
    parts.append(sheet.Words(_listed(reader.say("analysis-slips"), slips) + none))
    parts.append(sheet.Words(f"-# {reader.say('analysis-how')}"))
    return sheet.Sheet(tuple(parts))


def _listed(head: str, lines: Sequence[str]) -> str:
    numbered = (sheet.clip(f"{n}. {line}", MOST_LINE) for n, line in enumerate(lines, 1))
    return "\n".join((f"**{head}**", *numbered))
