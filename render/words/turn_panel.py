"""The private turn panel as data: what can be done, in rows of buttons and menus.

A game's `render/games/<key>/turn_buttons_and_menus.py` lays its own panel out for few taps, or
returns what `plain` makes of whatever is legal. Nothing here decides what is legal.
"""

import enum
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from itertools import count, groupby
from typing import Any

from engine import Action, Warn, notation

MOST_LABEL = 80
MOST_HINT = 100
MOST_BUTTONS = 5
MOST_OPTIONS = 25
MOST_ROWS = 6
MOST_WANTED = 5
"""Choices of a menu that is narrowed to what is wanted, if no more than these are wanted."""
MOST_FIELDS = 5
"""Menus of a form."""
_LINK = "; "


class Style(enum.Enum):
    """How much a button stands out."""

    PLAIN = "plain"
    MAIN = "main"
    GOOD = "good"
    GRAVE = "grave"


@dataclass(frozen=True, slots=True)
class Do:
    """Something to press or pick.

    `words`: a whole notation, which is done, or several (see `chain`), which are done one after
    another, or the beginning of some, which narrows the panel to them. `warn`: why it cannot be
    taken back. `mark`: the word of the notation under which the
    board shows what is chosen (`Look.mark`), a place or a card that lies there; "" for none.
    """

    label: str
    words: str
    style: Style = Style.PLAIN
    warn: Warn | None = None
    hint: str = ""
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """A list to pick from: at most 25; with `many`, several at once, done in their order.

    `chosen`: the words of the option that a form picks unless another is.
    """

    title: str
    options: tuple[Do, ...]
    many: bool = False
    chosen: str = ""


Row = tuple[Do, ...] | Menu


@dataclass(frozen=True, slots=True)
class Panel:
    """Lines of text and rows of controls. `focus`: the words that it is narrowed to.

    `form`: menus of whole notations that one form may ask at once; nothing need be picked in any.
    `places`: what the board itself calls the places of choices, by their marks; else they get
    letters.
    """

    lines: tuple[str, ...]
    rows: tuple[Row, ...]
    focus: tuple[str, ...] = ()
    form: tuple[Menu, ...] = ()
    places: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class PanelLabels:
    """How a panel names things in one language, players by the names of one look.

    `action` names a whole action, `verb` a verb, `value` a word of a field:
    value(verb, field, word). `warn` tells why an action cannot be taken back, `ahead` what comes
    after one that can.
    """

    action: Callable[[Action], str]
    verb: Callable[[str], str]
    value: Callable[[str, str, str], str]
    warn: Callable[[Action], Warn | None]
    ahead: Callable[[Action], "Ahead"]


@dataclass(frozen=True, slots=True)
class Ahead:
    """What a seat sees, can do and how it is named, once it has taken a step."""

    view: Any
    legal: Sequence[Action]
    labels: PanelLabels


def controls(of: Panel | Row) -> tuple[Do, ...]:
    """Return all that a panel, or a row of one, offers to press or pick, in its order."""
    rows = of.rows if isinstance(of, Panel) else (of,)
    return tuple(do for row in rows for do in (row.options if isinstance(row, Menu) else row))


def formed(*rows: Sequence[Row]) -> tuple[Menu, ...]:
    """Return the menus of some rows as the fields of a form; none where there are not several.

    Each row of `rows` is one field's; what does not fit into one menu is in no form.
    """
    menus = [row for found in rows if len(found) == 1 for row in found if isinstance(row, Menu)]
    whole = [menu for menu in menus if 0 < len(menu.options) <= MOST_OPTIONS]
    return tuple(whole[:MOST_FIELDS]) if len(whole) > 1 else ()


def changed(panel: Panel, change: Callable[[Do], Do]) -> Panel:
    """Return a panel with each control changed."""
    rows = (
        replace(row, options=tuple(map(change, row.options)))
        if isinstance(row, Menu)
        else tuple(map(change, row))
        for row in panel.rows
    )
    return replace(panel, rows=tuple(rows))


def narrowed(panel: Panel, wanted: Sequence[str], marks: Collection[str] = ()) -> Panel:
    """Return a panel with the choices that some notations, or beginnings of them, are about.

    Those of another verb go. A menu keeps at most `MOST_WANTED` choices: the wanted ones with
    those that bear a mark, and as many of the first others as there is room for. The panel stays
    whole where nothing of it is wanted.
    """
    verbs = {text.split()[0] for text in wanted}
    exact = [text for text in wanted if " " in text]

    def fits(d: Do) -> bool:
        return all(one.split()[0] in verbs for one in links(d.words))

    def kept(options: Sequence[Do]) -> tuple[Do, ...]:
        fitting = [d for d in options if fits(d)]
        said = {d: f"{links(d.words)[-1]} " for d in fitting}
        first = [d for d in fitting if d.mark in marks]
        for text in exact:
            first += [d for d in fitting if f"{text} ".startswith(said[d])]
            first += [d for d in fitting if said[d].startswith(f"{text} ")][:1]
        rest = [d for d in fitting if d not in first]
        left = {*first, *rest[: max(MOST_WANTED - len(set(first)), 0)]}
        return tuple(d for d in fitting if d in left)

    rows = (
        replace(row, options=kept(row.options))
        if isinstance(row, Menu)
        else tuple(filter(fits, row))
        for row in panel.rows
    )
    found = tuple(row for row in rows if (row.options if isinstance(row, Menu) else row))
    return replace(panel, rows=found) if found else panel


def chain(*steps: str) -> str:
    """Return the words of a control that does several whole notations one after another."""
    return _LINK.join(steps)


def links(said: str) -> tuple[str, ...]:
    """Return the notations that the words of a control say."""
    return tuple(said.split(_LINK))


def begins(one: str, other: str) -> bool:
    """Tell whether a pick is no more than the first steps of another."""
    return other.startswith(one + _LINK)


def unfolded(before: Sequence[str], steps: Sequence[str]) -> list[str]:
    """Return the steps of a pick without those at its beginning that another did before.

    The last is what was picked, and always done.
    """
    first = next((n for n, step in enumerate(steps) if step not in before), len(steps) - 1)
    return list(steps[min(first, len(steps) - 1) :])


def plain(legal: Sequence[Action], focus: Sequence[str], labels: PanelLabels) -> Panel:
    """Lay out actions verb by verb: one is a button, up to 25 a menu, more a menu of parts."""
    rest = [action for action in legal if notation.words(action)[: len(focus)] == tuple(focus)]
    singles: list[Do] = []
    menus: list[Row] = []
    for verb, group in groupby(sorted(rest, key=_verb_order(rest)), key=lambda a: type(a).verb):
        actions = list(group)
        if len(actions) == 1:
            singles.append(do(actions[0], labels))
        else:
            menus += [
                Menu(labels.verb(verb), options) for options in _options(actions, focus, labels)
            ]
    rows: list[Row] = [
        tuple(singles[i : i + MOST_BUTTONS]) for i in range(0, len(singles), MOST_BUTTONS)
    ]
    return Panel((), (*menus, *rows), tuple(focus))


def lettered(
    panel: Panel, given: Sequence[tuple[str, str]] = ()
) -> tuple[Panel, tuple[tuple[str, str], ...]]:
    """Return a panel with a letter before each choice that the board shows, and those letters.

    The same place has the same letter wherever it is offered; what was `given` a number before (by
    a lesson) keeps that. A place that the board names is called by this name alone. The letters
    come as `Look.marks` takes them: words of the notation with their letters.
    """
    words_ = list(dict.fromkeys(d.mark for d in controls(panel) if d.mark))
    free = map(_letter, count())
    numbers, places = dict(given), dict(panel.places)
    letters = {word: numbers.get(word) or places.get(word) or next(free) for word in words_}

    def with_letter(d: Do) -> Do:
        letter = letters.get(d.mark, "")
        if not letter or (letter == places.get(d.mark) and letter in d.label):
            return d
        return replace(d, label=cut(f"{letter} · {d.label}"))

    form = (replace(menu, options=tuple(map(with_letter, menu.options))) for menu in panel.form)
    return replace(changed(panel, with_letter), form=tuple(form)), tuple(letters.items())


def _letter(number: int) -> str:
    """Return A to Z, then AA, AB and so on."""
    more, last = divmod(number, 26)
    return (_letter(more - 1) if more else "") + chr(ord("A") + last)


def do(action: Action, labels: PanelLabels, style: Style | None = None) -> Do:
    """Return the control of one whole action."""
    warn = labels.warn(action)
    if style is None:
        style = Style.MAIN if warn else Style.PLAIN
    return Do(cut(labels.action(action)), " ".join(notation.words(action)), style, warn)


def cut(label: str, most: int = MOST_LABEL) -> str:
    """Return a label that fits on a button, or a hint in a menu: many names make it too long."""
    return label if len(label) <= most else label[: most - 1] + "…"


def _verb_order(actions: Sequence[Action]) -> Callable[[Action], int]:
    order: dict[str, int] = {}
    for action in actions:
        order.setdefault(type(action).verb, len(order))
    return lambda action: order[type(action).verb]


def _options(
    actions: Sequence[Action], focus: Sequence[str], labels: PanelLabels
) -> list[tuple[Do, ...]]:
    if len(actions) <= MOST_OPTIONS:
        return [tuple(do(action, labels) for action in actions)]
    verb, depth = type(actions[0]).verb, max(len(focus), 1)
    field = notation.fields(type(actions[0]))[depth - 1]
    starts = list(dict.fromkeys(notation.words(action)[: depth + 1] for action in actions))
    return [
        tuple(
            Do(labels.value(verb, field, start[-1]), " ".join(start))
            for start in starts[i : i + MOST_OPTIONS]
        )
        for i in range(0, len(starts), MOST_OPTIONS)
    ]
