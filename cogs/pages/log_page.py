"""What is read about a match: its log, its history, its whispers; and the rules of a game."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cogs.pages.custom_ids import ControlId
from cogs.pages.reader import LOG_LINES, Reader, bare, quoted, title, typed
from cogs.pages.sheet import (
    MAIN,
    MOST_LABEL,
    Button,
    Buttons,
    Form,
    Image,
    Line,
    Part,
    Picture,
    Sheet,
    Words,
    clip,
)
from db.whispers import Whisper
from engine.game import Seat
from engine.match import Match, Status
from engine.visibility import Viewer
from render.words.catalogues import word
from render.words.glossary import Entry, Term
from render.words.match_log import Step
from render.words.rulebook import Rule, beside
from render.words.rules_search import Answer, Hit
from render.words.turn_panel import MOST_BUTTONS
from render.workers.replay_film import Film

MOST_RULES = 3_000
FULL = 3
"""Answers to a question that are told in full."""
MOST_NEXT = 600
"""Characters of an answer after the best."""
MOST_BESIDE = 160
"""Characters of a clause beside the one that answers."""
MOST_CITING = 4
"""Clauses citing a card of which the beginning is told."""
MOST_REST = 40
"""Clauses and cards for which there is no room."""
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


def log(reader: Reader, match: Match, steps: Sequence[Step], wanted: Asked) -> Sheet:
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
    parts: list[Part] = [
        Words("\n".join(lines)),
        Words(pages[page - 1] or reader.say("log-nothing-such" if narrowed else "log-none")),
    ]
    if len(pages) > 1:
        parts.append(Words(f"-# {reader.say('log-page', page=page, pages=len(pages))}"))
        turns = [("log-newer", page - 1), ("log-older", page + 1)]
        parts.append(
            Buttons(
                tuple(
                    Button(
                        reader.say(label),
                        ControlId("log", match.id, words=replace(wanted, page=to).words()),
                    )
                    for label, to in turns
                    if 1 <= to <= len(pages)
                )
            )
        )
    return Sheet(tuple(parts))


def details(reader: Reader, match: Match, steps: Sequence[Step]) -> Sheet:
    """Return all that the newest post tells, move by move; the rest of the log is a tap away."""
    head = f"### {reader.say('log-title', game=title(reader, match), id=match.id)}"
    told = _pages(reader, steps)[0] or reader.say("log-quiet")
    whole = Button(reader.say("log-whole"), ControlId("log", match.id, words=Asked().words()))
    return Sheet((Words(head), Words(told), Buttons((whole,))))


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
    text = clip(" ".join(step.lines), MOST_STEP)
    if step.undone:
        text = f"~~{text}~~ {reader.say('log-undone')}"
    head = "-" if step.number is None else f"{step.number}."
    return f"{head} {text} · <t:{step.at}:d>"


def history(
    reader: Reader, match: Match, step: Step, of: int, picture: Image | None, position: str
) -> Sheet:
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
        Button(
            reader.say(f"history-{way}"),
            ControlId("history", match.id, words=f"{way} {to}"),
            disabled=to == n or not 0 <= to <= of,
        )
        for way, to in ways.items()
    )
    text = clip("\n".join(lines), MOST_LOG)
    return Sheet((Words(text), picture or Words(position), Buttons(buttons)))


def replay(reader: Reader, match: Match, seat: Viewer, film: Film) -> Sheet:
    """Return the film of a match with what it is."""
    game, n = title(reader, match), film.frames
    if seat is not None:
        head = reader.say("replay-title-seat", game=game, id=match.id, n=n, name=reader.names[seat])
    else:
        kind = "replay-title-over" if match.status is Status.OVER else "replay-title"
        head = reader.say(kind, game=game, id=match.id, n=n)
    alt = reader.say("replay-alt", n=n, last=film.last)
    return Sheet((Words(f"### {head}"), Picture(f"replay-{match.id}.webp", film.data, alt)))


def lately(reader: Reader, match: Match, film: Film) -> Sheet:
    """Return the film of what happened since somebody's own turn, and the way back."""
    head = reader.say("film-title", game=title(reader, match), id=match.id)
    alt = reader.say("replay-alt", n=film.frames, last=film.last)
    back = Button(reader.say("panel-back"), ControlId("play", match.id), MAIN)
    picture = Picture(f"since-{match.id}.webp", film.data, alt)
    return Sheet((Words(f"### {head}"), picture, Buttons((back,))))


def whispers(
    reader: Reader, match: Match, who: str, said: Sequence[tuple[str, str, Whisper]]
) -> Sheet:
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
    text = Words("\n".join([f"### {head}", *(lines or [reader.say("whisper-none")])]))
    return Sheet((text, *_replies(reader, match, [one for _, _, one in said if one.sender != who])))


def _replies(reader: Reader, match: Match, heard: Sequence[Whisper]) -> list[Buttons]:
    """Return a button for each who sits there still and whispered lately, the latest first."""
    seats = {player.id: seat for seat, player in enumerate(match.players)}
    last = {one.sender: one.at for one in heard if one.sender in seats}
    buttons = []
    for sender in sorted(last, key=lambda sender: last[sender], reverse=True)[:MOST_BUTTONS]:
        seat, label = seats[sender], reader.say("whisper-reply")
        if len(last) > 1:
            label = reader.say("whisper-reply-to", name=bare(reader.names[seat]))
        asks = ControlId("reply", match.id, seat=seat, words=str(last[sender]))
        buttons.append(Button(clip(label, MOST_LABEL), asks, MAIN))
    return [Buttons(tuple(buttons))] if buttons else []


def reply(reader: Reader, match: Match, asked: ControlId) -> Form:
    """Return the window in which a whisper is answered, as its button has `asked`."""
    title_ = reader.say("whisper-reply-to", name=bare(reader.names[asked.seat]))
    sent = ControlId("tell", match.id, seat=asked.seat, words=asked.words)
    return Form(sent, title_, (Line(asked, reader.say("whisper-your-line"), MOST_WHISPER),))


def term(reader: Reader, one: Term) -> str:
    """Return what a term of a game means, with the clauses that say so."""
    clauses = ", ".join(one.clauses)
    return reader.say("rules-term", name=one.name, means=one.means, clauses=clauses)


def rules(
    reader: Reader, key: str, about: str, answer: Answer, picture: Image | None = None
) -> Sheet:
    """Return what answers a question: the term it is about, the best clauses and cards in full.

    `picture`: of a card that goes by the best of them.
    """
    game = reader.say(f"{word(key)}-title")
    if not answer.hits:
        return Sheet((Words(reader.say("rules-none", game=game, words=typed(about))),))
    lines, room = [f"### {reader.say('rules-title', game=game)}"], MOST_RULES
    if answer.term:
        lines.append(term(reader, answer.term))
    shown = 0
    for hit in answer.hits[: FULL if answer.ranked else None]:
        line = clip(_hit(reader, hit), MOST_NEXT if shown and answer.ranked else MOST_RULES)
        if len(line) > room and shown:
            break
        lines.append(line)
        if not shown and (answer.ranked or len(answer.hits) == 1):
            lines += _beside(reader, key, hit, answer.hits[:FULL])
        room -= len(line)
        shown += 1
    lines += _rest(
        reader, [hit.name if isinstance(hit, Entry) else hit.number for hit in answer.hits[shown:]]
    )
    return Sheet((Words("\n".join(lines)), *([picture] if picture else [])))


def card(
    reader: Reader,
    key: str,
    found: Entry,
    clauses: Sequence[Rule],
    citing: Sequence[Rule],
    picture: Image | None = None,
    notes: Sequence[str] = (),
) -> Sheet:
    """Return a card with its whole text, the clauses that it goes by, and those `citing` it."""
    game = reader.say(f"{word(key)}-title")
    lines = [*notes, f"### {found.name}", f"-# {game}", found.text]
    lines += [f"> **{one.number}** {' '.join(one.text.split())}" for one in clauses]
    lines += [_short(one) for one in citing[:MOST_CITING]]
    lines += _rest(reader, [one.number for one in citing[MOST_CITING:]])
    words = Words(clip("\n".join(lines), MOST_RULES))
    return Sheet((picture, words) if picture else (words,))


def _hit(reader: Reader, hit: Hit) -> str:
    """Return a clause with its heading, or a card with its clause."""
    if isinstance(hit, Entry):
        return reader.say("rules-entry", name=hit.name, text=hit.text, clause=hit.clause)
    return f"**{hit.number}** *{hit.heading}* · {hit.text}"


def _beside(reader: Reader, key: str, hit: Hit, told: Sequence[Hit]) -> list[str]:
    """Return the clauses before and after one, small and cut, unless they are told anyway."""
    if isinstance(hit, Entry):
        return []
    near = [rule for rule in beside(key, reader.locale, hit) if rule and rule not in told]
    return [_short(rule) for rule in near]


def _short(rule: Rule) -> str:
    """Return a clause small and cut."""
    return f"-# {rule.number} · {clip(' '.join(rule.text.split()), MOST_BESIDE)}"


def _rest(reader: Reader, names: Sequence[str]) -> list[str]:
    """Return as a line the names of clauses and cards for which there is no room, if any."""
    if not names:
        return []
    listed = ", ".join(names[:MOST_REST]) + "…" * (len(names) > MOST_REST)
    return ["-# " + reader.say("rules-rest", n=len(names), numbers=listed)]
