"""What each message says: sheets made of a match, without Discord and without drawing.

Pictures are drawn before (`_studio`) and handed in; where there is none, the position is told in
words instead.
"""

from collections.abc import Sequence
from dataclasses import dataclass

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
from engine import bots, registry
from engine.errors import GameError
from engine.game import Seat, Warn
from engine.match import LEAST_TURN, MOST_TURN, Match, Status
from engine.notation import read, words
from engine.play import preview
from render.look import Look
from render.panel import Do, Menu, Panel, Style
from render.registry import Art
from render.words import say

PACES = (3_600, 6 * 3_600, 86_400, 2 * 86_400, 3 * 86_400, 7 * 86_400, MOST_TURN)
LOG_LINES = 25
MOST_NEWS = 12
"""Lines of what happened in a public post."""
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

    def look(self) -> Look:
        """Return the look of what a game says in the reader's lines."""
        return Look(locale=self.locale, names=self.names)

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
    lines = recent(reader, told)
    if pinged:
        mentions = [f"<@{match.players[seat].id}>" for seat in pinged]
        lines.append("**" + reader.say("post-asked", names=mentions) + "**")
    waited = [seat for seat in match.to_act() if seat not in pinged]
    if waited:
        lines.append(reader.say("post-waits", n=len(waited), names=reader.named(waited)))
    lines += deadline(reader, match)
    parts: list[Part] = [Words("\n".join(lines))] if lines else []
    parts.append(picture or Words(position))
    if match.status is Status.RUNNING:
        parts.append(controls(reader, match, has_hand))
    return Sheet(tuple(parts), mentions=tuple(match.players[seat].id for seat in pinged))


def recent(reader: Reader, told: Sequence[str]) -> list[str]:
    """Return the last lines of what happened, and how many more there were."""
    more = len(told) - MOST_NEWS
    head = ["-# " + reader.say("post-more", n=more)] if more > 0 else []
    return [*head, *told[-MOST_NEWS:]]


def controls(reader: Reader, match: Match, has_hand: bool) -> Buttons:
    """Return the public buttons of a match; they say nothing that a spectator does not know."""
    buttons = [Button(reader.say("post-play"), ControlId("play", match.id), MAIN)]
    if has_hand:
        buttons.append(Button(reader.say("post-hand"), ControlId("hand", match.id)))
    return Buttons(tuple(buttons))


def deadline(reader: Reader, match: Match) -> list[str]:
    """Return the line that says until when those waited for have time; none without a limit."""
    end = match.deadline()
    if end is None:
        return []
    return ["-# " + reader.say("post-deadline", when=f"<t:{end}:f>", relative=f"<t:{end}:R>")]


@dataclass(frozen=True, slots=True)
class PanelFacts:
    """What a private panel is made of. `steps` are the labels of the draft so far.

    `panel`: the controls, with names as buttons take them; `said`: the same as Markdown takes
    them, for the lines. `muted`: whether the player wants to hear nothing of the match.
    """

    panel: Panel
    said: Panel
    steps: tuple[str, ...]
    pictures: tuple[Picture, ...]
    position: str
    notes: tuple[str, ...] = ()
    muted: bool = False


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
    lines += facts.said.lines
    parts: list[Part] = [Words("\n".join(lines)), *facts.pictures]
    if not facts.pictures:
        parts.append(Words(facts.position))
    if match.status is Status.RUNNING:
        parts += _rows(reader, match, seat, revision, facts.panel)
        parts += _way_back(reader, match, seat, revision, facts)
        foot = [*_warnings(reader, facts.said), *(deadline(reader, match) if asked else [])]
        if place.thread:
            foot.append("-# " + reader.say("panel-thread", thread=f"<#{place.thread}>"))
        if foot:
            parts.append(Words("\n".join(foot)))
        parts += _returning(reader, match, seat)
        mute = Button(
            reader.say("my-unmute" if facts.muted else "my-mute"), ControlId("mute", match.id)
        )
        parts.append(Buttons((mute,)))
    return Sheet(tuple(parts))


def _returning(reader: Reader, match: Match, seat: Seat) -> list[Part]:
    """Return the button of a player for whom the computer plays meanwhile."""
    player = match.players[seat]
    if player.stand_in is None or player.resigned:
        return []
    back = Button(reader.say("seat-back"), ControlId("back", match.id), MAIN)
    return [Words(f"**{reader.say('seat-played')}**"), Buttons((back,))]


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
    first = Button(reader.say("first-button"), ControlId("first", ""), MAIN)
    return Sheet((Words("\n\n".join(lines)), Buttons((first,))))


def steps(art: Art, look: Look, match: Match, seat: Seat) -> tuple[str, ...]:
    """Return the labels of the steps of a seat's draft, each as it was named when taken."""
    draft = match.drafts.get(seat)
    labels, s = [], match.state
    for text in draft.steps if draft else ():
        action = read(match.game, text)
        labels.append(art.label(look, match.game.view(s, seat), action))
        s = preview(match.game, s, seat, [action])
    return tuple(labels)


def refusal(reader: Reader, error: GameError, art: Art | None = None, view: object = None) -> str:
    """Return the sentence for an error: what is wrong and which rule says so."""
    lines = [reader.say(error.message, **error.arguments)]
    if error.clause is not None and art is not None:
        verb = str(error.arguments.get("verb", ""))
        filled = {
            name: art.value(reader.look(), view, verb, name, value)
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
