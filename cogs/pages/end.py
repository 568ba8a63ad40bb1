"""What the end of a match says: the ranking, the score in the rulebook's lines, the secret."""

from collections.abc import Mapping, Sequence

from cogs.pages.ids import ControlId
from cogs.pages.reader import Reader, word
from cogs.pages.sheet import GOOD, Button, Buttons, Part, Picture, Sheet, Words
from db.people import FORMER
from engine.game import Seat
from engine.match import Match
from render.words import has, ordinal


def end(
    reader: Reader,
    match: Match,
    told: Sequence[str],
    picture: Picture | None,
    position: str,
    people: Mapping[str, str],
) -> Sheet:
    """Return the last message of a match: the board, the ranking with its score, the secret.

    `people` are the names of all who sat at the table, by id.
    """
    outcome = match.outcome
    assert outcome is not None
    lines = [*told, f"## {reader.say('end-title')}"]
    reason = f"{word(match.key)}-reason-{outcome.reason}"
    if has(reader.locale, reason):
        lines.append(reader.say(reason))
    gone = [seat for seat, player in enumerate(match.players) if player.resigned]
    if gone:
        lines.append(reader.say("end-resigned-by", names=reader.named(gone)))
    order = sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat))
    for seat in order:
        rank = ordinal(reader.locale, outcome.ranks[seat])
        name = marked(reader, match, seat, people)
        lines.append(f"**{reader.say('end-rank', rank=rank, name=name)}**")
    parts: list[Part] = [Words("\n".join(lines))]
    parts.append(picture or Words(position))
    if outcome.score:
        parts.append(Words(score(reader, match)))
    secret = reader.say("end-secret", secret=f"`{match.secret}`", hash=f"`{match.commitment}`")
    parts.append(Words(f"-# {secret}\n-# {reader.say('end-verify')}"))
    again = Button(reader.say("end-rematch"), ControlId("again", match.id), GOOD)
    film = Button(reader.say("replay-button"), ControlId("replay", match.id))
    parts.append(Buttons((again, film)))
    return Sheet(tuple(parts))


def marked(reader: Reader, match: Match, seat: Seat, people: Mapping[str, str]) -> str:
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


def score(reader: Reader, match: Match) -> str:
    """Return the final score as the rulebook breaks it down, a line for each figure."""
    outcome = match.outcome
    assert outcome is not None
    title = f"**{reader.say('end-score')}**"
    lines = [reader.say("pair", label=title, text=" · ".join(reader.names))]
    for row in outcome.score:
        label = reader.say(f"{word(match.key)}-score-{row.label}")
        figures = " · ".join("–" if value is None else str(value) for value in row.values)
        lines.append("- " + reader.say("pair", label=label, text=figures))
    return "\n".join(lines)
