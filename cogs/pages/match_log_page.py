"""Pages that look back on a match: its log, its history, its whispers."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cogs.pages import sheet
from cogs.pages.custom_ids import ControlId
from cogs.pages.page_wording import LOG_LINES, Reader, title
from db.whispers import Whisper
from engine import Match, Seat, Status, Viewer
from render.words.match_log_steps import Step
from render.words.text_escaping import bare, quoted
from render.words.turn_panel import MOST_BUTTONS
from render.workers.replay_film import Film

MOST_LOG = 3_200
"""Characters of a page of the log."""
MOST_WHISPER = 1_000
"""Characters of a whisper."""
MOST_STEP = 700
"""Characters of what one move did."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody wants to read of a log: a page, and of which seat and round only."""

    page: int = 1
    player: Seat | None = None
    round: int | None = None

    def words(self) -> str:
        """Return this as the words of a custom id: "2.0.3", with nothing for None."""
        return ".".join("" if n is None else str(n) for n in (self.page, self.player, self.round))


def asked(words: str) -> Asked:
    """Return what the words of a custom id ask for."""
    page, player, round_ = (int(n) if n else None for n in [*words.split("."), "", ""][:3])
    return Asked(page or 1, player, round_)


def log(reader: Reader, match: Match, steps: Sequence[Step], wanted: Asked) -> sheet.Sheet:
    """Return a page of the log, the newest page first, with buttons to the others."""
    pages = _pages(reader, steps)
    page = min(max(wanted.page, 1), len(pages))
    lines = [f"### {reader.say('log-title', game=title(reader, match), id=match.id)}"]
    if wanted.player is not None:
        name = reader.names[wanted.player]
        lines.append("-# " + reader.say("log-filter-player", name=name))
    if wanted.round is not None:
        lines.append("-# " + reader.say("log-filter-round", n=wanted.round))
    narrowed = len(lines) > 1
    parts: list[sheet.Part] = [
        sheet.Words("\n".join(lines)),
        sheet.Words(pages[page - 1] or reader.say("log-nothing-such" if narrowed else "log-none")),
    ]
    if len(pages) > 1:
        parts.append(sheet.Words(f"-# {reader.say('log-page', page=page, pages=len(pages))}"))
        turns = [("log-newer", page - 1), ("log-older", page + 1)]
        parts.append(
            sheet.Buttons(
                tuple(
                    sheet.Button(
                        reader.say(label),
                        ControlId("log", match.id, words=replace(wanted, page=to).words()),
                    )
                    for label, to in turns
                    if 1 <= to <= len(pages)
                )
            )
        )
    return sheet.Sheet(tuple(parts))


def details(reader: Reader, match: Match, steps: Sequence[Step]) -> sheet.Sheet:
    """Return all that the newest post tells, move by move; the rest of the log is a tap away."""
    head = f"### {reader.say('log-title', game=title(reader, match), id=match.id)}"
    told = _pages(reader, steps)[0] or reader.say("log-quiet")
    whole = sheet.Button(reader.say("log-whole"), ControlId("log", match.id, words=Asked().words()))
    return sheet.Sheet((sheet.Words(head), sheet.Words(told), sheet.Buttons((whole,))))


def _pages(reader: Reader, steps: Sequence[Step]) -> list[str]:
    """Return the log as pages, the newest first, each within what a message holds."""
    pages, lines, room = list[str](), list[str](), MOST_LOG
    for step in reversed(steps):
        told = _told(reader, step)
        if lines and (len(lines) == LOG_LINES or len(told) > room):
            pages.append("\n".join(reversed(lines)))
            lines, room = [], MOST_LOG
        lines.append(told)
        room -= len(told) + 1
    return [*pages, "\n".join(reversed(lines))]


def _told(reader: Reader, step: Step) -> str:
    """Return a step as a line: its number, when it was, what it was; struck out if undone."""
    text = sheet.clip(" ".join(step.lines), MOST_STEP)
    if step.undone:
        text = f"~~{text}~~ {reader.say('log-undone')}"
    head = "-" if step.number is None else f"{step.number}."
    return f"{head} {text} · <t:{step.at}:d>"


def history(
    reader: Reader, match: Match, step: Step, of: int, picture: sheet.Image | None, position: str
) -> sheet.Sheet:
    """Return the board after a move, what that move did, and the way to its neighbours."""
    n = step.number or 0
    kind = "history-title" if n else "history-title-start"
    lines = [f"### {reader.say(kind, game=title(reader, match), id=match.id, n=n, of=of)}"]
    lines.append(" ".join(step.lines))
    lines.append(f"-# <t:{step.at}:f>")
    if step.undone:
        lines.append(f"**{reader.say('history-undone')}**")
    ways = {"first": 0, "back": n - 1, "forward": n + 1, "last": of}
    buttons = tuple(
        sheet.Button(
            reader.say(f"history-{way}"),
            ControlId("history", match.id, words=f"{way} {to}"),
            disabled=to == n or not 0 <= to <= of,
        )
        for way, to in ways.items()
    )
    text = sheet.clip("\n".join(lines), MOST_LOG)
    return sheet.Sheet(
        (sheet.Words(text), picture or sheet.Words(position), sheet.Buttons(buttons))
    )


def replay(reader: Reader, match: Match, seat: Viewer, film: Film) -> sheet.Sheet:
    """Return the film of a match with what it is."""
    game, n = title(reader, match), film.frames
    if seat is not None:
        head = reader.say("replay-title-seat", game=game, id=match.id, n=n, name=reader.names[seat])
    else:
        kind = "replay-title-over" if match.status is Status.OVER else "replay-title"
        head = reader.say(kind, game=game, id=match.id, n=n)
    alt = reader.say("replay-alt", n=n, last=film.last)
    return sheet.Sheet(
        (sheet.Words(f"### {head}"), sheet.Picture(f"replay-{match.id}.webp", film.data, alt))
    )


def lately(reader: Reader, match: Match, film: Film) -> sheet.Sheet:
    """Return the film of what happened since somebody's own turn, and the way back."""
    head = reader.say("film-title", game=title(reader, match), id=match.id)
    alt = reader.say("replay-alt", n=film.frames, last=film.last)
    back = sheet.Button(reader.say("panel-back"), ControlId("play", match.id), sheet.MAIN)
    picture = sheet.Picture(f"since-{match.id}.webp", film.data, alt)
    return sheet.Sheet((sheet.Words(f"### {head}"), picture, sheet.Buttons((back,))))


def whispers(
    reader: Reader, match: Match, who: str, said: Sequence[tuple[str, str, Whisper]]
) -> sheet.Sheet:
    """Return what a person said and heard, with the names of both, the newest last."""
    head = reader.say("whisper-title", game=title(reader, match), id=match.id)
    lines = [
        reader.say(
            "whisper-line",
            sender=sender,
            receiver=receiver,
            when=f"<t:{one.at}:R>",
            text=quoted(one.text),
        )
        for sender, receiver, one in said[-LOG_LINES:]
    ]
    while sum(map(len, lines)) > MOST_LOG and len(lines) > 1:
        del lines[0]
    text = sheet.Words("\n".join([f"### {head}", *(lines or [reader.say("whisper-none")])]))
    return sheet.Sheet(
        (text, *_replies(reader, match, [one for _, _, one in said if one.sender != who]))
    )


def _replies(reader: Reader, match: Match, heard: Sequence[Whisper]) -> list[sheet.Buttons]:
    """Return a button for each who sits there still and whispered lately, the latest first."""
    seats = {player.id: seat for seat, player in enumerate(match.players)}
    last = {one.sender: one.at for one in heard if one.sender in seats}
    buttons = []
    for sender in sorted(last, key=lambda sender: last[sender], reverse=True)[:MOST_BUTTONS]:
        seat, label = seats[sender], reader.say("whisper-reply")
        if len(last) > 1:
            label = reader.say("whisper-reply-to", name=bare(reader.names[seat]))
        asks = ControlId("reply", match.id, seat=seat, words=str(last[sender]))
        buttons.append(sheet.Button(sheet.clip(label, sheet.MOST_LABEL), asks, sheet.MAIN))
    return [sheet.Buttons(tuple(buttons))] if buttons else []


def reply(reader: Reader, match: Match, asked: ControlId) -> sheet.Form:
    """Return the window in which a whisper is answered, as its button has `asked`."""
    title_ = reader.say("whisper-reply-to", name=bare(reader.names[asked.seat]))
    sent = ControlId("tell", match.id, seat=asked.seat, words=asked.words)
    return sheet.Form(
        sent, title_, (sheet.Line(asked, reader.say("whisper-your-line"), MOST_WHISPER),)
    )
