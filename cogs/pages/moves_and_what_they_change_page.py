"""The page that explains what can be done now, and what each choice would change."""

from collections.abc import Callable, Sequence

from cogs.pages.custom_ids import ControlId
from cogs.pages.page_wording import Reader, title
from cogs.pages.sheet import MAIN, Button, Buttons, Part, Sheet, Words, clip
from engine import Match, Seat

MOST = 2_800
"""Characters of a page."""
LONGEST = 700
"""Characters of what is said of one choice."""


def explain(reader: Reader, match: Match, seat: Seat, told: Sequence[str], page: int = 0) -> Sheet:
    """Return a page of what can be done in a match."""
    return explanations(
        reader,
        f"{title(reader, match)} {match.id}",
        told,
        page,
        lambda to: ControlId("explain", match.id, -1, seat, str(to)),
        ControlId("play", match.id, seat=seat),
    )


def explanations(
    reader: Reader,
    where: str,
    told: Sequence[str],
    page: int,
    turn: Callable[[int], ControlId],
    back: ControlId,
) -> Sheet:
    """Return a page of explanations, with the ways to its neighbours and back to the panel."""
    pages = _pages([clip(one, LONGEST) for one in told or [reader.say("explain-nothing")]])
    page = min(page, len(pages) - 1)
    head = f"### {reader.say('explain-title', where=where)}"
    buttons = [
        Button(reader.say(f"explain-{way}"), turn(to))
        for way, to in (("before", page - 1), ("after", page + 1))
        if 0 <= to < len(pages)
    ]
    buttons.append(Button(reader.say("panel-back"), back, MAIN))
    parts: list[Part] = [Words("\n\n".join([head, *pages[page]])), Buttons(tuple(buttons))]
    return Sheet(tuple(parts))


def _pages(told: Sequence[str]) -> list[list[str]]:
    pages: list[list[str]] = [[]]
    room = MOST
    for one in told:
        if pages[-1] and len(one) > room:
            pages.append([])
            room = MOST
        pages[-1].append(one)
        room -= len(one) + 2
    return pages
