"""The post at the end of a match: ranking, score in the rulebook's lines, the secret."""

import re
import textwrap
from collections.abc import Mapping, Sequence

from cogs.pages import page_wording, public_match_post, sheet
from cogs.pages.custom_ids import ControlId
from db.people_and_servers import FORMER
from engine import Match, Result, Seat
from render.words.catalogues import has, ordinal, word
from render.words.text_escaping import bare

WIDEST = 36
"""Characters of a row of the score, which a phone 400 pixels wide shows whole."""
MOST_NAME = 12
_LABELS = range(18, 11, -1)
"""Characters of a line's name: as many as there is room for."""


def end(
    reader: page_wording.Reader,
    match: Match,
    told: Sequence[str],
    picture: sheet.Image | None,
    position: str,
    people: Mapping[str, str],
    called: Sequence[Seat] = (),
    main: str = "",
    page: str | None = None,
) -> sheet.Sheet:
    """Return the last message of a match: who won, the board, the score, how it can be verified.

    `people` are the names of all who sat at the table, by id; `called` the seats to mention;
    `main` the line of the score that the end is told by, `page` the address of the match's page.
    """
    outcome = match.outcome
    assert outcome is not None
    lines = [*told, f"## {won(reader, outcome, main)}"]
    reason = f"{word(match.key)}-reason-{outcome.reason}"
    if has(reader.locale, reason):
        lines.append(reader.say(reason))
    lines += _decided(reader, match, main)
    gone = [seat for seat, player in enumerate(match.players) if player.resigned]
    if gone:
        lines.append(reader.say("end-resigned-by", names=reader.named(gone)))
    for seat in ranked(outcome):
        rank = ordinal(reader.locale, outcome.ranks[seat])
        name = marked(reader, match, seat, people)
        lines.append(f"**{reader.say('end-rank', rank=rank, name=name)}**")
    if called:
        mentions = [f"<@{match.players[seat].id}>" for seat in called]
        lines.append(reader.say("end-called", names=mentions))
    parts: list[sheet.Part] = [sheet.Words("\n".join(lines))]
    parts.append(picture or sheet.Words(position))
    if outcome.score:
        parts.append(sheet.Words(score(reader, match)))
    sealed = {"secret": f"`{match.secret}`", "hash": f"`{match.commitment}`"}
    parts.append(sheet.Words(f"-# {reader.say('end-verify', **sealed)}"))
    parts.append(_onward(reader, match, page))
    return sheet.Sheet(tuple(parts), mentions=tuple(match.players[seat].id for seat in called))


def _onward(reader: page_wording.Reader, match: Match, page: str | None) -> sheet.Buttons:
    """Return what can be done with a match that is over."""
    again = sheet.Button(reader.say("end-rematch"), ControlId("again", match.id), sheet.GOOD)
    film = sheet.Button(reader.say("replay-button"), ControlId("replay", match.id))
    analysis = sheet.Button(reader.say("analysis-button"), ControlId("analysis", match.id))
    return sheet.Buttons((again, film, analysis, *public_match_post.to_page(reader, match, page)))


def ranked(outcome: Result) -> list[Seat]:
    """Return the seats in the order of their places."""
    return sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat))


def won(reader: page_wording.Reader, outcome: Result, main: str = "") -> str:
    """Return "Cleo wins, 153 : 122 : 98", the figures in the order of the places."""
    names = reader.named(outcome.winners)
    told = reader.say("end-wins", n=len(names), names=names)
    row = next((row for row in outcome.score if row.label == main), None)
    if row is None:
        return told
    figures = " : ".join(_figure(row.values[seat]) for seat in ranked(outcome))
    return reader.say("end-figures", told=told, figures=figures)


def _decided(reader: page_wording.Reader, match: Match, main: str) -> list[str]:
    """Say which line decided, where the first two have the same in the line that is told."""
    outcome = match.outcome
    assert outcome is not None
    first, *others = ranked(outcome)
    second = next((seat for seat in others if outcome.ranks[seat] > 1), None)
    labels = [row.label for row in outcome.score]
    if second is None or main not in labels:
        return []
    rows = outcome.score[labels.index(main) :]
    at = next((n for n, row in enumerate(rows) if row.values[first] != row.values[second]), 0)
    if at == 0:
        return []
    label = reader.say(f"{word(match.key)}-score-{rows[at].label}")
    figures = " : ".join(_figure(rows[at].values[seat]) for seat in (first, second))
    return [reader.say("end-decided", label=label, figures=figures)]


def _figure(value: int | None) -> str:
    return "–" if value is None else str(value)


def marked(reader: page_wording.Reader, match: Match, seat: Seat, people: Mapping[str, str]) -> str:
    """Return a seat's name with what others should know: resigned, replaced, helped."""
    player, first = match.players[seat], match.seated[seat]
    marks = []
    if player.resigned:
        marks.append(reader.say("mark-resigned"))
    if player.stand_in and not player.once:
        marks.append(reader.say("mark-computer"))
    elif player.helped:
        marks.append(reader.say("mark-helped"))
    if player.id != first and not player.id.startswith(FORMER):
        marks.append(reader.say("mark-replaced", name=people.get(first, "?")))
    if not marks:
        return reader.names[seat]
    return reader.say("mark-marked", name=reader.names[seat], marks=", ".join(marks))


def score(reader: page_wording.Reader, match: Match) -> str:
    """Return the final score as the rulebook breaks it down, a column for each place in order."""
    outcome = match.outcome
    assert outcome is not None
    order = ranked(outcome)
    labels = [reader.say(f"{word(match.key)}-score-{row.label}") for row in outcome.score]
    gap = "  " if len(order) < 4 else " "
    names = [bare(reader.names[seat]) for seat in order]
    wide, room = _room(labels, names, len(gap))
    names = short(names, room)
    rows = [("", names)] + [
        (label, [_figure(row.values[seat]) for seat in order])
        for label, row in zip(labels, outcome.score, strict=True)
    ]
    columns = [max(len(cells[n]) for _, cells in rows) for n in range(len(order))]
    lines = list[str]()
    for label, cells in rows:
        *above, last = textwrap.wrap(label, wide) or [""]
        lines += above
        figures = (cell.rjust(width) for cell, width in zip(cells, columns, strict=True))
        lines.append(gap.join([last.ljust(wide), *figures]).rstrip())
    table = "\n".join(lines)
    return f"**{reader.say('end-score')}**\n```\n{table}\n```"


def _room(labels: Sequence[str], names: Sequence[str], gap: int) -> tuple[int, int]:
    """Return how wide the names of the lines may be, and those of players."""
    longest, wide, room = min(MOST_NAME, max(map(len, names))), 0, 0
    for most in _LABELS:
        wide = min(most, max(map(len, labels)))
        room = (WIDEST - wide) // len(names) - gap
        if longest <= room:
            break
    return wide, min(MOST_NAME, room)


def short(names: Sequence[str], most: int) -> list[str]:
    """Return names in so many characters: as they are, else shortened, no two of them alike.

    Of a name that ends in a number the first letter and the number are left: "C2".
    """
    told = list[str]()
    for at, name in enumerate(names, 1):
        number = re.search(r"\d+$", name)
        if len(name) > most:
            name = f"{name[0]}{number[0]}" if number else name[:most].rstrip()
        told.append(f"{name[: most - 1]}{at}" if name in told or len(name) > most else name)
    return told
