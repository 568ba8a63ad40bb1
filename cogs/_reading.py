"""What is read about a match: its log, its whispers, its end; and the rules of a game."""

from collections.abc import Sequence

from discord.utils import escape_mentions

from cogs._ids import ControlId
from cogs._pages import LOG_LINES, Reader, title, word
from cogs._sheet import GOOD, Button, Buttons, Part, Picture, Sheet, Words
from db.whispers import Whisper
from engine.match import Match
from render.rulebook import Rule
from render.words import has, ordinal

MOST_RULES = 3_000


def log(reader: Reader, match: Match, lines: Sequence[str], page: int) -> Sheet:
    """Return a page of the log, the newest page first, with buttons to the others."""
    pages = max(1, -(-len(lines) // LOG_LINES))
    page = min(max(page, 1), pages)
    last = len(lines) - (page - 1) * LOG_LINES
    first = max(0, last - LOG_LINES)
    shown = [f"{n}. {line}" for n, line in enumerate(lines[first:last], first + 1)]
    head = f"### {reader.say('log-title', game=title(reader, match), id=match.id)}"
    text = "\n".join([head, *(shown or [reader.say("log-none")])])
    parts: list[Part] = [Words(text)]
    if pages > 1:
        parts.append(Words(f"-# {reader.say('log-page', page=page, pages=pages)}"))
        turns = [("log-newer", page - 1), ("log-older", page + 1)]
        parts.append(
            Buttons(
                tuple(
                    Button(reader.say(label), ControlId("log", match.id, words=str(to)))
                    for label, to in turns
                    if 1 <= to <= pages
                )
            )
        )
    return Sheet(tuple(parts))


def whispers(reader: Reader, match: Match, said: Sequence[tuple[str, str, Whisper]]) -> Sheet:
    """Return whispers with the names of who said them to whom, the newest last."""
    head = reader.say("whisper-title", game=title(reader, match), id=match.id)
    lines = [
        reader.say(
            "whisper-line",
            sender=sender,
            receiver=receiver,
            when=f"<t:{one.at}:R>",
            text=escape_mentions(one.text),
        )
        for sender, receiver, one in said[-LOG_LINES:]
    ]
    return Sheet((Words("\n".join([f"### {head}", *(lines or [reader.say("whisper-none")])])),))


def rules(reader: Reader, key: str, about: str, found: Sequence[Rule]) -> Sheet:
    """Return the clauses that were found, as many as a message holds."""
    game = reader.say(f"{word(key)}-title")
    if not found:
        return Sheet((Words(reader.say("rules-none", game=game, words=about)),))
    lines, room = [f"### {reader.say('rules-title', game=game)}"], MOST_RULES
    shown = 0
    for rule in found:
        line = f"**{rule.number}** *{rule.heading}* · {rule.text}"
        if len(line) > room and shown:
            break
        lines.append(line)
        room -= len(line)
        shown += 1
    if shown < len(found):
        lines.append("-# " + reader.say("rules-more", n=len(found) - shown))
    return Sheet((Words("\n".join(lines)),))


def end(
    reader: Reader, match: Match, told: Sequence[str], picture: Picture | None, position: str
) -> Sheet:
    """Return the last message of a match: the board, the ranking with its score, the secret."""
    outcome = match.outcome
    assert outcome is not None
    lines = [*told[-12:], f"## {reader.say('end-title')}"]
    reason = f"{word(match.key)}-reason-{outcome.reason}"
    lines.append(reader.say(reason if has(reader.locale, reason) else "end-resigned"))
    order = sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat))
    for seat in order:
        rank = ordinal(reader.locale, outcome.ranks[seat])
        lines.append(f"**{reader.say('end-rank', rank=rank, name=reader.names[seat])}**")
    parts: list[Part] = [Words("\n".join(lines))]
    parts.append(picture or Words(position))
    if outcome.score:
        parts.append(Words(score(reader, match)))
    secret = reader.say("end-secret", secret=f"`{match.secret}`", hash=f"`{match.commitment}`")
    parts.append(Words(f"-# {secret}\n-# {reader.say('end-verify')}"))
    parts.append(Buttons((Button(reader.say("end-rematch"), ControlId("again", match.id), GOOD),)))
    return Sheet(tuple(parts))


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
