"""What each message says: sheets made of a match, without Discord and without drawing.

Pictures are drawn before (`_studio`) and handed in; where there is none, the position is told in
words instead.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from discord.utils import escape_mentions

from cogs._ids import ControlId
from cogs._sheet import (
    GOOD,
    GRAVE,
    MAIN,
    MOST_OPTIONS,
    PLAIN,
    Button,
    Buttons,
    Choice,
    Part,
    Picture,
    Select,
    Sheet,
    Words,
)
from db.rows import Listing, Place
from db.whispers import Whisper
from engine import bots, registry
from engine.errors import GameError
from engine.game import Option, Seat, Warn
from engine.match import LEAST_TURN, MOST_TURN, Match, Status
from engine.notation import read, words
from engine.play import preview
from render.panel import Do, Menu, Panel, Style
from render.registry import Art
from render.rulebook import Rule
from render.words import has, ordinal, say

PACES = (3_600, 6 * 3_600, 86_400, 2 * 86_400, 3 * 86_400, 7 * 86_400, MOST_TURN)
LOG_LINES = 25
MOST_RULES = 3_000
_STYLES = {Style.PLAIN: PLAIN, Style.MAIN: MAIN, Style.GOOD: GOOD, Style.GRAVE: GRAVE}
assert PACES[0] == LEAST_TURN


@dataclass(frozen=True, slots=True)
class Reader:
    """Whom a sheet is for: their language, and the display names of the seats."""

    locale: str
    names: tuple[str, ...]

    def say(self, message: str, /, **args: str | int | Sequence[str]) -> str:
        """Return a message in the reader's language."""
        return say(self.locale, message, **args)

    def named(self, seats: Sequence[Seat]) -> list[str]:
        """Return the display names of seats."""
        return [self.names[seat] for seat in seats]


def title(reader: Reader, match: Match) -> str:
    """Return the name of the game that is played."""
    return reader.say(f"{word(match.key)}-title")


def word(key: str) -> str:
    """Return how a key is written in message ids."""
    return key.replace("_", "-")


def duration(reader: Reader, seconds: int) -> str:
    """Return "3 days", "6 hours" or "20 minutes"."""
    if seconds % 86_400 == 0:
        return reader.say("duration-days", n=seconds // 86_400)
    if seconds % 3_600 == 0:
        return reader.say("duration-hours", n=seconds // 3_600)
    return reader.say("duration-minutes", n=seconds // 60)


def lobby(reader: Reader, match: Match, place: Place) -> Sheet:
    """Return the message of a lobby: the table, its options, who sits there, and the seal.

    It calls those who are invited, when it is posted; edits call nobody.
    """
    meta, game = match.game.meta, title(reader, match)
    head = {Status.LOBBY: "lobby-title", Status.VOID: "lobby-void"}
    lines = [f"## {reader.say(head.get(match.status, 'lobby-started'), game=game)}"]
    blurb = f"{word(match.key)}-blurb"
    lines.append(f"{reader.say(blurb)} *{reader.say('lobby-author', author=meta.author)}*")
    least, most = meta.seats
    lines.append(
        reader.say(
            "lobby-facts-exact" if least == most else "lobby-facts",
            least=least,
            most=most,
            minutes=meta.minutes,
            pace=duration(reader, match.pace.turn),
        )
    )
    lines += [_option_line(reader, match, option) for option in meta.options if not option.each]
    if reader.names:
        lines.append("**" + reader.say("lobby-players", names=_seated(reader, match)) + "**")
    if match.status is Status.LOBBY:
        free = most - len(match.players)
        lines.append(reader.say("lobby-free", n=free) if free else reader.say("lobby-full"))
        seated = [player.id for player in match.players]
        if mentions := [f"<@{who}>" for who in match.invited if who not in seated]:
            lines.append(reader.say("lobby-invited", names=mentions))
        host = next(i for i, player in enumerate(match.players) if player.id == match.host)
        lines.append(reader.say("lobby-host", name=reader.names[host]))
    elif place.thread:
        lines.append(reader.say("lobby-thread", thread=f"<#{place.thread}>"))
    seal = reader.say("lobby-seal", hash=f"`{match.commitment}`")
    lines.append(f"-# {reader.say('lobby-id', id=match.id)} · {seal}")
    parts: list[Part] = [Words("\n".join(lines))]
    if match.status is Status.LOBBY:
        parts += _lobby_controls(reader, match)
    return Sheet(tuple(parts), mentions=match.invited)


def _seated(reader: Reader, match: Match) -> list[str]:
    """Return the names at the table with what each chose for its own seat."""
    told = []
    for name, player in zip(reader.names, match.players, strict=True):
        chosen = [
            reader.say(f"{word(match.key)}-option-{option.key}-{player.options[option.key]}")
            for option in match.game.meta.options
            if option.each and player.options.get(option.key)
        ]
        told.append(f"{name} ({', '.join(chosen)})" if chosen else name)
    return told


def _option_line(reader: Reader, match: Match, option: Option) -> str:
    value = match.table.get(option.key, option.default)
    prefix = f"{word(match.key)}-option-{option.key}"
    return reader.say(
        "lobby-option", option=reader.say(prefix), choice=reader.say(f"{prefix}-{value}")
    )


def _lobby_controls(reader: Reader, match: Match) -> list[Part]:
    def button(op: str, style=PLAIN, words: str = "") -> Button:  # type: ignore[no-untyped-def]
        return Button(reader.say(f"lobby-{op}"), ControlId(op, match.id, words=words), style)

    parts: list[Part] = [
        Buttons((button("join", GOOD), button("leave"), button("computer"), button("start", MAIN)))
    ]
    for option in match.game.meta.options:
        prefix = f"{word(match.key)}-option-{option.key}"
        chosen = "" if option.each else match.table.get(option.key, option.default)
        parts.append(
            Select(
                ControlId("option", match.id, words=option.key),
                reader.say(prefix),
                tuple(
                    Choice(reader.say(f"{prefix}-{value}"), value, chosen=value == chosen)
                    for value in option.choices
                ),
            )
        )
    parts.append(
        Select(
            ControlId("option", match.id, words="turn"),
            reader.say("lobby-pace"),
            tuple(
                Choice(
                    reader.say("pair", label=reader.say("lobby-pace"), text=duration(reader, pace)),
                    str(pace),
                    chosen=pace == match.pace.turn,
                )
                for pace in PACES
            ),
        )
    )
    return parts


def post(
    reader: Reader,
    match: Match,
    told: Sequence[str],
    pinged: Sequence[Seat],
    picture: Picture | None,
    position: str,
    has_hand: bool,
) -> Sheet:
    """Return the public message after a move: what happened, whom it waits for, the board."""
    lines = list(told[-12:])
    if pinged:
        mentions = [f"<@{match.players[seat].id}>" for seat in pinged]
        lines.append("**" + reader.say("post-asked", names=mentions) + "**")
    waited = [seat for seat in match.to_act() if seat not in pinged]
    if waited:
        lines.append(reader.say("post-waits", n=len(waited), names=reader.named(waited)))
    lines += _deadline(reader, match)
    parts: list[Part] = [Words("\n".join(lines))] if lines else []
    parts.append(picture or Words(f"{reader.say('post-undrawn')}\n\n{position}"))
    if match.status is Status.RUNNING:
        parts.append(controls(reader, match, has_hand))
    return Sheet(tuple(parts), mentions=tuple(match.players[seat].id for seat in pinged))


def controls(reader: Reader, match: Match, has_hand: bool) -> Buttons:
    """Return the public buttons of a match; they say nothing that a spectator does not know."""
    buttons = [Button(reader.say("post-play"), ControlId("play", match.id), MAIN)]
    if has_hand:
        buttons.append(Button(reader.say("post-hand"), ControlId("hand", match.id)))
    return Buttons(tuple(buttons))


def _deadline(reader: Reader, match: Match) -> list[str]:
    deadline = match.deadline()
    if deadline is None:
        return []
    return [
        "-# " + reader.say("post-deadline", when=f"<t:{deadline}:f>", relative=f"<t:{deadline}:R>")
    ]


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
    parts.append(picture or Words(f"{reader.say('post-undrawn')}\n\n{position}"))
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


@dataclass(frozen=True, slots=True)
class PanelFacts:
    """What a private panel is made of. `steps` are the labels of the draft so far."""

    panel: Panel
    steps: tuple[str, ...]
    pictures: tuple[Picture, ...]
    position: str
    notes: tuple[str, ...] = ()


def panel(reader: Reader, match: Match, place: Place, seat: Seat, facts: PanelFacts) -> Sheet:
    """Return the private panel of a seat: its pictures, its draft, what it can do."""
    asked = seat in match.to_act()
    game, revision = title(reader, match), match.revisions[seat] if match.revisions else -1
    if match.status is not Status.RUNNING:
        head = reader.say("panel-over", game=game, id=match.id)
    elif asked:
        head = reader.say("panel-title", game=game, id=match.id)
    else:
        names = reader.named(match.to_act())
        head = reader.say("panel-waits", game=game, id=match.id, names=names)
    lines = [f"### {head}", *(f"**{note}**" for note in facts.notes)]
    if facts.steps:
        lines.append(reader.say("panel-draft"))
        lines += [reader.say("panel-step", n=n, step=s) for n, s in enumerate(facts.steps, 1)]
    lines += facts.panel.lines
    parts: list[Part] = [Words("\n".join(lines)), *facts.pictures]
    if not facts.pictures:
        parts.append(Words(facts.position))
    if match.status is Status.RUNNING:
        parts += _rows(reader, match, seat, revision, facts.panel)
        parts += _way_back(reader, match, seat, revision, facts)
        foot = [*_warnings(reader, facts.panel), *(_deadline(reader, match) if asked else [])]
        if place.thread:
            foot.append("-# " + reader.say("panel-thread", thread=f"<#{place.thread}>"))
        if foot:
            parts.append(Words("\n".join(foot)))
    return Sheet(tuple(parts))


def _rows(reader: Reader, match: Match, seat: Seat, revision: int, shown: Panel) -> list[Part]:
    parts: list[Part] = []
    for number, row in enumerate(shown.rows):
        if isinstance(row, Menu):
            id_ = ControlId("pick", match.id, revision, seat, str(number))
            choices = tuple(Choice(d.label, d.words, d.hint) for d in row.options[:MOST_OPTIONS])
            most = len(choices) if row.many else 1
            parts.append(Select(id_, row.title, choices, most))
        elif row:
            parts.append(Buttons(tuple(_do(match, seat, revision, d) for d in row)))
    return parts


def _do(match: Match, seat: Seat, revision: int, do: Do) -> Button:
    id_ = ControlId("do", match.id, revision, seat, do.words)
    return Button(do.label, id_, _STYLES[do.style])


def _way_back(
    reader: Reader, match: Match, seat: Seat, revision: int, facts: PanelFacts
) -> list[Part]:
    buttons = []
    if facts.panel.focus:
        buttons.append(Button(reader.say("panel-back"), ControlId("play", match.id, seat=seat)))
    if facts.steps:
        undo = ControlId("undo", match.id, revision, seat)
        buttons.append(Button(reader.say("panel-undo"), undo))
        if len(facts.steps) > 1:
            clear = ControlId("clear", match.id, revision, seat)
            buttons.append(Button(reader.say("panel-undo-all"), clear))
    return [Buttons(tuple(buttons))] if buttons else []


def _warnings(reader: Reader, shown: Panel) -> list[str]:
    """Say once for each kind of step that cannot be taken back which one it is."""
    finals = [
        do
        for row in shown.rows
        for do in (row.options if isinstance(row, Menu) else row)
        if do.warn is not None
    ]
    said: dict[Warn, str] = {}
    for do in finals:
        if do.warn is not None:
            said.setdefault(do.warn, do.label)
    return [
        f"-# {reader.say(f'panel-warn-{warn.value}', step=label)}" for warn, label in said.items()
    ]


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


def listing(reader: Reader, who: str, rows: Sequence[Listing]) -> Sheet:
    """Return the matches of a person: whose turn it is, where, and until when."""
    if not rows:
        return Sheet((Words(reader.say("list-none")),))
    ranked = sorted(rows, key=lambda row: (not _waits_for(row, who), row.deadline or 0))
    lines = [f"### {reader.say('list-title')}"]
    lines += [
        "- "
        + reader.say(
            "list-row",
            game=reader.say(f"{word(row.key)}-title"),
            id=f"`{row.id}`",
            status=reader.say(_standing(row, who)),
            where=f"<#{row.place.thread or row.place.channel}>",
        )
        for row in ranked[:LOG_LINES]
    ]
    return Sheet((Words("\n".join(lines)),))


def _waits_for(row: Listing, who: str) -> bool:
    return any(row.seats[seat] == who for seat in row.waited if seat < len(row.seats))


def _standing(row: Listing, who: str) -> str:
    if row.status is Status.LOBBY:
        return "list-lobby"
    if row.status is Status.RUNNING:
        return "list-your-turn" if _waits_for(row, who) else "list-waits"
    return "list-over"


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


def help_(reader: Reader) -> Sheet:
    """Return what Conclave is and how one plays."""
    games = "\n".join(
        "- "
        + reader.say(
            "pair",
            label=f"**{reader.say(f'{word(game.key)}-title')}**",
            text=reader.say(f"{word(game.key)}-blurb"),
        )
        for game in registry.games()
    )
    lines = [
        f"## {reader.say('help-title')}",
        reader.say("help-text"),
        games,
        reader.say("help-more"),
    ]
    return Sheet((Words("\n\n".join(lines)),))


def steps(art: Art, locale: str, match: Match, seat: Seat) -> tuple[str, ...]:
    """Return the labels of the steps of a seat's draft, each as it was named when taken."""
    draft = match.drafts.get(seat)
    labels, s = [], match.state
    for text in draft.steps if draft else ():
        action = read(match.game, text)
        labels.append(art.label(locale, match.game.view(s, seat), action))
        s = preview(match.game, s, seat, [action])
    return tuple(labels)


def refusal(reader: Reader, error: GameError, art: Art | None = None, view: object = None) -> str:
    """Return the sentence for an error: what is wrong and which rule says so."""
    lines = [reader.say(error.message, **error.arguments)]
    if error.clause is not None and art is not None:
        verb = str(error.arguments.get("verb", ""))
        filled = {
            name: art.value(reader.locale, view, verb, name, value)
            if isinstance(value, str)
            else value
            for name, value in error.clause.args
        }
        text = reader.say(error.clause.message, **filled)
        lines.append(reader.say("error-rule", number=error.clause.number, text=text))
    return "\n".join(lines)


def can_do(reader: Reader, match: Match, seat: Seat) -> str | None:
    """Return a sentence with the verbs that a seat may use now, or who is waited for."""
    if match.status is not Status.RUNNING:
        return None
    legal = match.game.legal(match.position(seat), seat)
    verbs = list(dict.fromkeys(words(action)[0] for action in legal))
    if not verbs:
        waited = match.to_act()
        return reader.say("post-waits", n=len(waited), names=reader.named(waited))
    names = [reader.say(f"{word(match.key)}-verb-{verb}") for verb in verbs]
    return reader.say("error-now", verbs=names)


def computer_kinds() -> tuple[str, ...]:
    """Return the kinds of computers, the sensible one first."""
    return tuple(sorted(bots.kinds(), key=lambda kind: kind != "greedy"))
