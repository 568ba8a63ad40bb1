"""What the private panel of a seat says: its pictures, its draft, what it can do.

Pictures are drawn before and handed in; where there is none, the position is told in words.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.pages.call import deadline
from cogs.pages.ids import ControlId
from cogs.pages.reader import Reader, title, word
from cogs.pages.sheet import (
    GRAVE,
    MAIN,
    MOST_OPTIONS,
    Button,
    Buttons,
    Choice,
    Part,
    Picture,
    Select,
    Sheet,
    Words,
)
from db.rows import Place
from engine.errors import GameError
from engine.game import Seat, Warn
from engine.match import Match, Status
from engine.notation import read, words
from engine.play import preview
from render.look import Look
from render.panel import Do, Menu, Panel
from render.registry import Art


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
    return Button(do.label, id_, do.style)


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


def sure(reader: Reader, step: str, warn: Warn, control: ControlId) -> Sheet:
    """Ask once more before a step that cannot be taken back; `control` carries it out."""
    text = reader.say(f"panel-warn-{warn.value}", step=f"**{step}**")
    back = ControlId("play", control.match, seat=control.seat)
    buttons = (
        Button(reader.say("my-sure-yes"), control, MAIN),
        Button(reader.say("panel-back"), back),
    )
    return Sheet((Words(f"{text}\n{reader.say('my-sure')}"), Buttons(buttons)))


def resigning(reader: Reader, match: Match) -> Sheet:
    """Ask whether somebody wants to resign."""
    ask = reader.say("resign-ask", game=title(reader, match), id=match.id)
    yes = Button(reader.say("resign-yes"), ControlId("resign", match.id), GRAVE)
    return Sheet((Words(ask), Buttons((yes,))))


def undoing(reader: Reader, match: Match, told: Sequence[str]) -> Sheet:
    """Name what would be undone, and ask whether it shall be."""
    lines = [f"**{reader.say('undo-alone')}**", *told]
    yes = Button(reader.say("undo-yes"), ControlId("revert", match.id), MAIN)
    back = Button(reader.say("panel-back"), ControlId("play", match.id))
    return Sheet((Words("\n".join(lines)), Buttons((yes, back))))
