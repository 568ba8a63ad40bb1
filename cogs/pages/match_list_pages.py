"""The matches of a person in lists: what waits for them, all of them, which of several was meant.

Each is named by its game and by who else plays; its short name comes last.
"""

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, replace

from cogs.pages import sheet
from cogs.pages.account_pages import NOBODY, link
from cogs.pages.custom_ids import ControlId
from cogs.pages.page_wording import LOG_LINES, Reader
from db import Listing, Place, match_lists
from engine import DAY, Status, match_types
from render.words import catalogues, text_escaping

MOST_WHICH = 20
"""Matches that are offered where none was named."""
ROWS = 8
"""Matches on a page of what waits."""
MOST_SERVER = 40
"""Characters of the name of a server in a list."""

MOST_NAMED = 2
"""People of a match who are named in a list; of more it is told how many."""
MOST_NAME = 20
"""Characters of a name in a list: eight rows fit on the screen of a phone."""

Names = Mapping[str, str]
"""The display names of people, by id. Whoever is not in it was forgotten."""


def against(reader: Reader, key: str, seats: Sequence[str], who: str, names: Names) -> str:
    """Return a match as its player speaks of it: the game, and whom they play against."""
    game = reader.say(f"{catalogues.word(key)}-title")
    others = [one for one in seats if one != who]
    computers = sum(map(match_types.is_computer, others))
    people = [one for one in others if not match_types.is_computer(one)]
    named = [names.get(one) or reader.say("my-former") for one in people[:MOST_NAMED]]
    further = len(people) - len(named)
    named += [reader.say("list-others", n=further)] if further else []
    named += [reader.say("list-computers", n=computers)] if computers else []
    return reader.say("list-against", game=game, names=named) if named else game


# What waits


@dataclass(frozen=True, slots=True)
class Wait:
    """Something that waits for somebody: their "turn", or an answer: "undo", "vote", "offer".

    "unreadable" is a match that waits itself. `deadline` is None where no clock runs. `seats`: the
    ids of its players.
    """

    key: str
    id: str
    place: Place
    deadline: int | None = None
    why: str = "turn"
    seats: tuple[str, ...] = ()
    season: bool = False


def waits(rows: Sequence[Listing], who: str, asked: Mapping[str, str]) -> list[Wait]:
    """Return what waits for somebody in their matches, the nearest deadline first.

    A match of a season goes before others that have up to a day longer.

    `asked`: by match, why others wait for an answer.
    """
    found = [
        Wait(row.key, row.id, row.place, row.deadlines[seat], seats=row.seats, season=row.season)
        for row in rows
        for seat in row.waited
        if row.seats[seat] == who and row.readable
    ]
    found += [
        Wait(
            row.key,
            row.id,
            row.place,
            None,
            asked[row.id] if row.readable else "unreadable",
            row.seats,
        )
        for row in rows
        if row.id in asked or not row.readable
    ]
    return sorted(found, key=_pressing)


def _pressing(one: Wait) -> tuple[bool, int, str]:
    """Return what orders a list: a season's match goes before what has a day longer."""
    return one.deadline is None, (one.deadline or 0) - DAY * one.season, one.id


def waiting(
    reader: Reader,
    found: Sequence[Wait],
    page: int,
    who: str,
    names: Names,
    title: str = "my-waiting-title",
    server: Callable[[int | None], str | None] = lambda guild: None,
    muted: Container[str] = (),
) -> sheet.Sheet:
    """Return a page of what waits for somebody; `server` names a server, if the bot knows it.

    Each match has its button beside it: to play, or to go there. A menu mutes any of them.
    """
    if not found:
        return sheet.Sheet((sheet.Words(reader.say("my-waiting-none")),))
    pages = -(-len(found) // ROWS)
    page = min(max(page, 1), pages)
    known = _escaped(names)
    parts: list[sheet.Part] = [
        sheet.Words(f"### {reader.say(title, n=len({one.id for one in found}))}")
    ]
    shown = found[(page - 1) * ROWS : page * ROWS]
    for one in shown:
        name = against(reader, one.key, one.seats, who, known)
        told = [] if one.why == "turn" else [reader.say(f"my-wait-{one.why}")]
        told += [reader.say("season-wait")] if one.season else []
        told += [] if one.deadline is None else [f"<t:{one.deadline}:R>"]
        told += [sheet.clip(server(one.place.guild) or "", MOST_SERVER), f"`{one.id}`"]
        small = " · ".join(part for part in told if part)
        text = f"**[{name}]({link(one.place)})**\n-# {small}"
        parts.append(sheet.Section(text, _beside(reader, one)))
    parts += turning(reader, ControlId("waiting", NOBODY), page, pages)
    parts += _muting(reader, shown, who, names, muted)
    return sheet.Sheet(tuple(parts))


def turning(reader: Reader, to: ControlId, page: int, pages: int) -> list[sheet.Part]:
    """Return which of several pages this is, and the buttons to those beside it."""
    if pages < 2:
        return []
    turns = [("my-page-before", page - 1), ("my-page-after", page + 1)]
    buttons = [
        sheet.Button(reader.say(label), replace(to, words=str(n)))
        for label, n in turns
        if 1 <= n <= pages
    ]
    told = f"-# {reader.say('log-page', page=page, pages=pages)}"
    return [sheet.Words(told), sheet.Buttons(tuple(buttons))]


def _beside(reader: Reader, one: Wait) -> sheet.Button:
    """Return the button of something that waits: a turn, an offered seat, or the way there."""
    if one.why == "turn":
        return sheet.Button(reader.say("post-play"), ControlId("play", one.id), sheet.MAIN)
    if one.why == "offer":
        return sheet.Button(reader.say("seat-take"), ControlId("take", one.id), sheet.GOOD)
    return sheet.Button(reader.say("my-wait-go"), url=link(one.place))


def _muting(
    reader: Reader, shown: Sequence[Wait], who: str, names: Names, muted: Container[str]
) -> list[sheet.Part]:
    """Return the menu of the turns of a page of which one wants to hear nothing, or again."""
    choices = {
        one.id: sheet.Choice(
            sheet.clip(
                reader.say(
                    "my-hush-off" if one.id in muted else "my-hush-on",
                    match=against(reader, one.key, one.seats, who, names),
                ),
                sheet.MOST_LABEL,
            ),
            one.id,
        )
        for one in shown
        if one.why == "turn"
    }
    title = reader.say("my-hush")
    menu = sheet.Select(ControlId("hush", NOBODY), title, tuple(choices.values()))
    return [menu] if choices else []


def playing(reader: Reader, match: str, muted: bool) -> sheet.Buttons:
    """Return the buttons of a match that waits: to play it, and to hear of it no more."""
    play = sheet.Button(reader.say("post-play"), ControlId("play", match), sheet.MAIN)
    mute = ControlId("mute", match)
    return sheet.Buttons(
        (play, sheet.Button(reader.say("my-unmute" if muted else "my-mute"), mute))
    )


# All matches, and which was meant


def listing(reader: Reader, who: str, rows: Sequence[Listing], names: Names) -> sheet.Sheet:
    """Return the matches of a person, those that wait first: whose turn it is, and where.

    The first have their buttons beside them: to play, or to go there.
    """
    if not rows:
        return sheet.Sheet((sheet.Words(reader.say("list-none")),))
    known = _escaped(names)
    ranked = sorted(rows, key=lambda row: (not match_lists.waits_for(row, who), row.deadline or 0))
    parts: list[sheet.Part] = [sheet.Words(f"### {reader.say('list-title')}")]
    for row in ranked[:ROWS]:
        play = sheet.Button(reader.say("post-play"), ControlId("play", row.id), sheet.MAIN)
        go = sheet.Button(reader.say("my-wait-go"), url=link(row.place))
        beside = play if match_lists.waits_for(row, who) else go
        parts.append(sheet.Section(_row(reader, row, who, known), beside))
    if rest := ranked[ROWS:LOG_LINES]:
        parts.append(sheet.Words("\n".join(f"- {_row(reader, row, who, known)}" for row in rest)))
    return sheet.Sheet(tuple(parts))


def which(
    reader: Reader, rows: Sequence[Listing], who: str, names: Names, asked: ControlId
) -> sheet.Sheet:
    """Ask which of several matches was meant: a button each, by game and players."""
    buttons = []
    for row in rows[:MOST_WHICH]:
        told = f" · {row.id}"
        label = sheet.clip(
            against(reader, row.key, row.seats, who, names), sheet.MOST_LABEL - len(told)
        )
        buttons.append(sheet.Button(label + told, replace(asked, match=row.id)))
    return sheet.Sheet((sheet.Words(reader.say("error-which-match")), *sheet.in_rows(buttons)))


def _row(reader: Reader, row: Listing, who: str, names: Names) -> str:
    return reader.say(
        "list-row",
        match=f"[{against(reader, row.key, row.seats, who, names)}]({link(row.place)})",
        id=f"`{row.id}`",
        status=reader.say(_standing(row, who)),
    )


def _standing(row: Listing, who: str) -> str:
    if not row.readable:
        return "list-unreadable"
    if row.status is Status.LOBBY:
        return "list-lobby"
    if row.status is Status.RUNNING:
        return "list-your-turn" if match_lists.waits_for(row, who) else "list-waits"
    return "list-over"


def _escaped(names: Names) -> Names:
    short = [sheet.clip(name, MOST_NAME) for name in names.values()]
    return dict(zip(names, text_escaping.plain(short), strict=True))
