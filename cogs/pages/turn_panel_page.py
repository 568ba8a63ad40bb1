"""The private panel of a seat: its pictures, its draft, its choices.

Pictures are drawn before and handed in; where there is none, the position is told in words.
"""

import enum
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from cogs.pages import match_log_page, sheet as sheets
from cogs.pages.custom_ids import NOBODY, ControlId
from cogs.pages.page_wording import Reader, title
from cogs.pages.public_match_post import deadline, thought
from db.match_rows import Place
from engine import AnyGame, GameError, Match, Seat, Status, Warn, notation, preview
from render.look import Look
from render.registry import Art, art
from render.words import listing, word
from render.words.text_escaping import bare, plain, typed
from render.words.turn_panel import Menu, Panel, begins, controls, links, unfolded

MOST_SHOWN = 4
"""Rows of choices that are shown at once."""
ORDERING = "-"
"""The words of a control that is about orders."""
SHORT = 110
"""Characters of what is asked and of news above the choices; with more, news stand below."""
MOST_RETRIES = 6
"""Picks that are tried before the others, of those that would be left."""


@dataclass(frozen=True, slots=True)
class PanelExtras:
    """What a panel offers beside the choices.

    `news`: what happened since the last own turn. `page`: of the rows of choices. `orders`: there
    are any that could be filed; `ordering`: they are what is shown. `next`: something else waits
    for the player. `note`: their own line about the match. `hints`: one may be asked for; `hint`:
    one that was.
    """

    news: tuple[str, ...] = ()
    page: int = 0
    orders: bool = False
    ordering: bool = False
    next: bool = False
    note: str = ""
    hints: bool = False
    hint: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PanelFacts:
    """What a private panel is made of. `steps` are the labels of the draft so far.

    `panel`: the controls, with names as buttons take them; `said`: the same as Markdown takes
    them, for the lines. `film`: whether the news can be shown as a moving picture.
    """

    panel: Panel
    said: Panel
    steps: tuple[str, ...]
    pictures: tuple[sheets.Image, ...]
    position: str
    aside: PanelExtras = field(default_factory=PanelExtras)
    film: bool = False


def panel(
    reader: Reader, match: Match, place: Place, seat: Seat, facts: PanelFacts
) -> sheets.Sheet:
    """Return the private panel of a seat, short enough for the screen of a phone.

    First what is asked, then the picture, the choices, what is to be warned of, and until when.
    """
    asked, revision = seat in match.to_act(), match.revisions[seat] if match.revisions else -1
    running, news = match.status is Status.RUNNING, "\n".join(facts.aside.news)
    lines = [f"### {head(reader, match, asked)}"]
    if facts.steps:
        lines.append(reader.say("panel-draft"))
        lines += [reader.say("panel-step", n=n, step=s) for n, s in enumerate(facts.steps, 1)]
    above = sum(map(len, facts.said.lines)) + len(news) <= SHORT
    lines += [*facts.said.lines, *([news] if news and above else [])]
    lines += [f"> {line}" for line in facts.aside.hint]
    parts: list[sheets.Part] = [sheets.Words("\n".join(lines)), *facts.pictures]
    if not facts.pictures:
        parts.append(sheets.Words(facts.position))
    if running:
        parts += choices(
            facts.panel,
            facts.aside.page,
            lambda words: ControlId("do", match.id, revision, seat, words),
            lambda row: ControlId("pick", match.id, revision, seat, row),
        )
        parts += _way_back(reader, match, seat, revision, facts)
    foot = [*_warnings(reader, facts.said)] if running else []
    foot += [*_small(reader, match, place, asked)] if running else []
    foot += [news] if news and not above else []
    if facts.aside.note:
        foot.append("-# " + reader.say("note-line", text=plain([facts.aside.note])[0]))
    foot += [line for line in [thought(reader, match)] if line]
    if foot:
        parts.append(sheets.Words("\n".join(foot)))
    if running:
        parts += _returning(reader, match, seat)
    parts += _beside(reader, match, seat, asked, facts)
    return sheets.Sheet(tuple(parts))


def noted(sheet: sheets.Sheet, note: str) -> sheets.Sheet:
    """Return a panel with one note more below its headline."""
    words = sheet.parts[0]
    assert isinstance(words, sheets.Words)
    head, *rest = words.text.split("\n")
    return sheet.instead(words, sheets.Words("\n".join([head, f"**{note}**", *rest])))


def head(reader: Reader, match: Match, asked: bool) -> str:
    """Return the headline of a panel: the match, and whose turn it is."""
    game = title(reader, match)
    if match.status is not Status.RUNNING:
        return reader.say("panel-over", game=game, id=match.id)
    if asked:
        return reader.say("panel-title", game=game, id=match.id)
    return reader.say("panel-waits", game=game, id=match.id, names=reader.named(match.to_act()))


def _small(reader: Reader, match: Match, place: Place, asked: bool) -> list[str]:
    """Return the one small line: until when there is time, and where the thread is."""
    told = [line.removeprefix("-# ") for line in (deadline(reader, match) if asked else [])]
    if place.thread:
        told.append(reader.say("panel-thread", thread=f"<#{place.thread}>"))
    return ["-# " + " ".join(told)] if told else []


def _beside(
    reader: Reader, match: Match, seat: Seat, asked: bool, facts: PanelFacts
) -> list[sheets.Part]:
    """Return the rows of what is beside the choices."""
    running, buttons = match.status is Status.RUNNING, list[sheets.Button]()
    if facts.film:
        buttons.append(sheets.Button(reader.say("panel-film"), ControlId("film", match.id)))
    if match.status is Status.OVER:
        buttons.append(
            sheets.Button(reader.say("analysis-button"), ControlId("analysis", match.id))
        )
    if running and facts.aside.orders and not facts.aside.ordering:
        orders = ControlId("orders", match.id, seat=seat)
        buttons.append(sheets.Button(reader.say("panel-orders"), orders))
    if running and facts.panel.form:
        revision, way = match.revisions[seat], ORDERING if facts.aside.ordering else ""
        opens = ControlId("form", match.id, revision, seat, way)
        buttons.append(sheets.Button(reader.say("panel-form"), opens))
    if running and facts.panel.rows:
        explain = ControlId("explain", match.id, seat=seat)
        buttons.append(sheets.Button(reader.say("panel-explain"), explain))
    if facts.aside.hints:
        hint = ControlId("hint", match.id, seat=seat)
        buttons.append(sheets.Button(reader.say("panel-hint"), hint))
    if running:
        buttons.append(sheets.Button(reader.say("panel-note"), ControlId("note", match.id)))
    if facts.aside.next:
        style = sheets.PLAIN if asked and running else sheets.MAIN
        buttons.append(sheets.Button(reader.say("panel-next"), ControlId("next", match.id), style))
    return list[sheets.Part](sheets.in_rows(buttons))


def form(reader: Reader, match: Match, seat: Seat, panel: Panel, way: str) -> sheets.Form:
    """Return the form of a panel; `way` is ORDERING where it asks for orders."""
    revision = match.revisions[seat]
    fields = (
        sheets.Select(
            ControlId("pick", match.id, revision, seat, str(number)),
            menu.title,
            tuple(
                sheets.Choice(d.label, d.words, d.hint, d.words == menu.chosen)
                for d in menu.options
            ),
            len(menu.options) if menu.many else 1,
        )
        for number, menu in enumerate(panel.form)
    )
    sent = ControlId("fill", match.id, revision, seat, way)
    return sheets.Form(
        sent, reader.say("panel-form-title", game=title(reader, match)), tuple(fields)
    )


def _returning(reader: Reader, match: Match, seat: Seat) -> list[sheets.Part]:
    """Return the button of a player for whom the computer plays meanwhile."""
    player = match.players[seat]
    if player.stand_in is None or player.resigned:
        return []
    back = sheets.Button(reader.say("seat-back"), ControlId("back", match.id), sheets.MAIN)
    return [sheets.Words(f"**{reader.say('seat-played')}**"), sheets.Buttons((back,))]


def choices(
    panel: Panel, page: int, do: Callable[[str], ControlId], pick: Callable[[str], ControlId]
) -> list[sheets.Part]:
    """Return the choices of a page; a menu says by its row, counted over all pages, which it is.

    `do(words)` makes the id of a button, `pick(row)` that of a menu.
    """
    parts: list[sheets.Part] = []
    first = page * MOST_SHOWN
    for number, row in list(enumerate(panel.rows))[first : first + MOST_SHOWN]:
        if isinstance(row, Menu):
            options = tuple(
                sheets.Choice(d.label, d.words, d.hint) for d in row.options[: sheets.MOST_OPTIONS]
            )
            most = len(options) if row.many else 1
            parts.append(sheets.Select(pick(str(number)), row.title, options, most))
        elif row:
            buttons = (sheets.Button(d.label, do(d.words), d.style) for d in row)
            parts.append(sheets.Buttons(tuple(buttons)))
    return parts


def _way_back(
    reader: Reader, match: Match, seat: Seat, revision: int, facts: PanelFacts
) -> list[sheets.Part]:
    buttons, aside = list[sheets.Button](), facts.aside
    if len(facts.panel.rows) > (aside.page + 1) * MOST_SHOWN:
        words = " ".join([str(aside.page + 1), *facts.panel.focus])
        more = ControlId("more", match.id, revision, seat, words)
        buttons.append(sheets.Button(reader.say("panel-more"), more))
    if facts.panel.focus or aside.page or aside.ordering:
        buttons.append(
            sheets.Button(reader.say("panel-back"), ControlId("play", match.id, seat=seat))
        )
    if facts.steps:
        undo = ControlId("undo", match.id, revision, seat)
        buttons.append(sheets.Button(reader.say("panel-undo"), undo))
        if len(facts.steps) > 1:
            clear = ControlId("clear", match.id, revision, seat)
            buttons.append(sheets.Button(reader.say("panel-undo-all"), clear))
    return [sheets.Buttons(tuple(buttons))] if buttons else []


def _warnings(reader: Reader, shown: Panel) -> list[str]:
    """Say once for each kind of step that cannot be taken back which one it is, or that some are.

    Whatever a step is called: the kind is all that counts.
    """
    said: dict[Warn, list[str]] = {}
    for do in controls(shown):
        if do.warn is not None:
            said.setdefault(do.warn, []).append(do.label)
    return [
        f"-# {_warning(reader, labels[0], warn)}"
        if len(set(labels)) == 1
        else f"-# {reader.say(f'panel-warn-{warn.value}-many')}"
        for warn, labels in said.items()
    ]


def _warning(reader: Reader, step: str, warn: Warn) -> str:
    return reader.say(f"panel-warn-{warn.value}", step=f"**{step}**")


def steps(art: Art, look: Look, match: Match, seat: Seat) -> tuple[str, ...]:
    """Return the labels of the steps of a seat's draft, each as it was named when taken."""
    draft = match.drafts.get(seat)
    labels, s = [], match.state
    for text in draft.steps if draft else ():
        action = notation.read(match.game, text)
        labels.append(art.label(look, match.game.view(s, seat), action))
        s = preview(match.game, s, seat, [action])
    return tuple(labels)


def refusal(reader: Reader, error: GameError, art: Art | None = None, view: object = None) -> str:
    """Return the sentence for an error: what is wrong and which rule says so."""
    given = {
        key: typed(value) if isinstance(value, str) else value
        for key, value in error.arguments.items()
    }
    lines = [reader.say(error.message, **given)]
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
    verbs = list(dict.fromkeys(notation.words(action)[0] for action in legal))
    if not verbs:
        waited = match.to_act()
        return reader.say("post-waits", n=len(waited), names=reader.named(waited))
    names = [reader.say(f"{word(match.key)}-verb-{verb}") for verb in verbs]
    return reader.say("error-now", verbs=names)


def watching(reader: Reader, match: Match, who: str) -> tuple[str, list[sheets.Part]]:
    """Return what somebody without a seat can do, and buttons for that."""
    buttons = [
        sheets.Button(reader.say("post-details"), ControlId("details", match.id)),
        sheets.Button(
            reader.say("log-whole"),
            ControlId("log", match.id, words=match_log_page.Asked().words()),
        ),
        sheets.Button(reader.say("first-button"), ControlId("first", NOBODY)),
    ]
    running = match.status is Status.RUNNING
    for seat, player in enumerate(match.players):
        if running and player.offered in ("", who):
            take = ControlId("take", match.id, seat=seat)
            label = reader.say("seat-take-of", name=bare(reader.names[seat]))
            buttons.insert(
                0, sheets.Button(sheets.clip(label, sheets.MOST_LABEL), take, sheets.GOOD)
            )
    head = reader.say("watch-title", game=title(reader, match), id=match.id)
    text = f"### {head}\n{reader.say('watch-can')}"
    return text, list[sheets.Part](sheets.in_rows(buttons))


def sure(
    reader: Reader, step: str, warn: Warn, control: ControlId, alone: bool = False
) -> sheets.Sheet:
    """Ask once more before a step that cannot be taken back; `control` carries it out.

    `alone`: nobody else has to agree to an undo.
    """
    text = _warning(reader, step, warn)
    back = ControlId("play", control.match, seat=control.seat)
    buttons = (
        sheets.Button(reader.say("my-sure-yes"), control, sheets.MAIN),
        sheets.Button(reader.say("panel-back"), back),
    )
    passing = "my-sure-alone" if alone else "my-sure-pass"
    after = reader.say(passing if warn is Warn.PASS else "my-sure")
    return sheets.Sheet((sheets.Words(f"{text}\n{after}"), sheets.Buttons(buttons)))


def resigning(reader: Reader, match: Match) -> sheets.Sheet:
    """Ask whether somebody wants to resign."""
    ask = reader.say("resign-ask", game=title(reader, match), id=match.id)
    yes = sheets.Button(reader.say("resign-yes"), ControlId("resign", match.id), sheets.GRAVE)
    return sheets.Sheet((sheets.Words(ask), sheets.Buttons((yes,))))


def undoing(reader: Reader, match: Match, told: Sequence[str]) -> sheets.Sheet:
    """Name what would be undone, and ask whether it shall be."""
    lines = [f"**{reader.say('undo-alone')}**", *told]
    yes = sheets.Button(reader.say("undo-yes"), ControlId("revert", match.id), sheets.MAIN)
    back = sheets.Button(reader.say("panel-back"), ControlId("play", match.id))
    return sheets.Sheet((sheets.Words("\n".join(lines)), sheets.Buttons((yes, back))))


def note(reader: Reader, match: str, kept: str) -> sheets.Sheet:
    """Show somebody's own line about a match, and the way back to it."""
    text = reader.say("note-line", text=plain([kept])[0]) if kept else reader.say("note-none")
    buttons = [sheets.Button(reader.say("panel-back"), ControlId("play", match), sheets.MAIN)]
    if kept:
        buttons.append(sheets.Button(reader.say("note-clear"), ControlId("unnote", match)))
    return sheets.Sheet((sheets.Words(text), sheets.Buttons(tuple(buttons))))


class Kind(enum.Enum):
    """How a pick fits in: freely, with nothing after it, or not at all."""

    FREE = enum.auto()
    LAST = enum.auto()
    NOT = enum.auto()


@dataclass(frozen=True, slots=True)
class Picks:
    """Notations to be done one after another, and what of the picks is not done.

    `left`: the picks that cannot be together with the steps. `held`: those that could come next
    but cannot be taken back; they wait for another choice.
    """

    steps: list[str]
    left: list[str]
    held: list[str]


def ordered(game: AnyGame, s: Any, seat: Seat, picked: Sequence[str], waited: bool = True) -> Picks:
    """Return the steps of whole picks: what can be taken back first, each as soon as it can be.

    `s` is the position with the draft of the seat; unless it is `waited` for, each step is carried
    out at once. A step that several picks begin with is done once. What is left is tried before
    the others, for it may have to come first. What cannot be taken back is done only where every
    pick is. Where nothing can be done, the first pick comes with all its steps: whoever carries
    them out says what is wrong.
    """
    order = list(picked)
    found = _in_turn(game, s, seat, order, waited)
    for pick in found.left[:MOST_RETRIES]:
        sooner = [pick, *(one for one in order if one != pick)]
        other = _in_turn(game, s, seat, sooner, waited)
        if len(other.left) < len(found.left):
            order, found = sooner, other
    if not found.steps and not found.held:
        return Picks(list(links(picked[0])), list(picked[1:]), [])
    return found


def _in_turn(game: AnyGame, s: Any, seat: Seat, picked: Sequence[str], waited: bool) -> Picks:
    """Return what can be done of picks, each time the first that can be done and taken back."""
    steps, rest = list[str](), list(picked)
    while True:
        ways = {pick: unfolded(steps, links(pick)) for pick in rest}
        kinds = {pick: _kind(game, s, seat, ways[pick], waited) for pick in rest}
        free = next((pick for pick in rest if kinds[pick] is Kind.FREE), None)
        if free is None:
            break
        rest = [pick for pick in rest if pick != free and not begins(pick, free)]
        steps += ways[free]
        s = preview(game, s, seat, [notation.read(game, text) for text in ways[free]])
    held = [pick for pick in rest if kinds[pick] is Kind.LAST]
    if len(rest) == len(held) == 1:
        return Picks([*steps, *ways[held[0]]], [], [])
    return Picks(steps, [pick for pick in rest if pick not in held], held)


def not_done(reader: Reader, game: AnyGame, s: Any, seat: Seat, picks: Picks) -> list[str]:
    """Return the lines that say which picks are not done and ask what shall be; none if all are."""
    look, view, drawn = reader.look(), game.view(s, seat), art(game.key, game.rules)

    def named(some: Sequence[str]) -> str:
        actions = [notation.read(game, links(pick)[-1]) for pick in some]
        return listing(reader.locale, [drawn.label(look, view, action) for action in actions])

    lines = []
    if picks.left:
        lines.append(reader.say("panel-left", steps=named(picks.left)))
    if picks.held:
        message = "panel-held" if picks.left else "panel-held-one"
        lines.append(reader.say(message, steps=named(picks.held)))
    return lines


def _kind(game: AnyGame, s: Any, seat: Seat, texts: Sequence[str], waited: bool) -> Kind:
    """Tell whether steps can be done in a position, and whether nothing can come after them."""
    actions = [notation.read(game, text) for text in texts]
    try:
        then = preview(game, s, seat, actions[:-1])
    except GameError:
        return Kind.NOT
    if actions[-1] in game.legal(then, seat):
        last = not waited or game.warns(then, seat, actions[-1])
        return Kind.LAST if last else Kind.FREE
    return Kind.FREE if actions[-1] in game.orders(then, seat) else Kind.NOT
