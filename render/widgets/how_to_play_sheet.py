"""One page on how a game is played: a labelled picture of its board, and four short texts.

The board is that of a lesson. Each of its eight numbers is pinned to something on the picture, by
`PAGE` in `render/games/<key>/how_to_play_callouts.py`; the words are a message of its lessons,
`<key>-page`. Apart from the lessons, which point out what one can name in notation.
"""

import importlib
import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from engine import AnyGame, Lesson, lesson_attempt
from languages import ORIGINAL
from render.look import Look, names
from render.paint import GAP, Box, Marks, Point, Rect, Scene, Sprite, lettering, rasterize_scene
from render.paint.theme import DARK, LEAST, NAME, SIGN, Theme
from render.registry import art
from render.widgets import board_frame, dice_counters_and_marks
from render.words import lesson_presentation, rulebook
from render.words.catalogues import LOCALES, say, translated, word

POINTS = 8
PARTS = ("goal", "turn", "end", "wrong")
"""What is said of a game."""
WIDTH = 1000
"""Pixels across a page."""
_HEAD = 56.0


@dataclass(frozen=True, slots=True)
class Pin:
    """Say where a number is: at shares of the box of a sprite, by its key; else of the page.

    Shares below 0 and above 1 lie beside the sprite. `nth`: of several sprites of that key.
    """

    u: float
    v: float
    on: str = ""
    nth: int = 0


@dataclass(frozen=True, slots=True)
class Page:
    """Name the lesson whose position is shown, and what its numbers, from 1, are pinned to."""

    lesson: str
    pins: tuple[Pin, ...]


def page(key: str) -> Page:
    """Return what the page of a game shows."""
    found: Page = importlib.import_module(f"render.games.{key}.how_to_play_callouts").PAGE
    return found


def said(locale: str, key: str, part: str) -> str:
    """Return a text of a game's page: one of `PARTS`, or "point-1" and so on."""
    return say(locale, f"{word(key)}-page.{part}")


def title(locale: str, key: str) -> str:
    """Return the title of a game's page."""
    return say(locale, "page-title", game=say(locale, f"{word(key)}-title"))


def told(locale: str, key: str) -> str:
    """Return all that a page says below its title, as Markdown."""
    parts = (f"**{say(locale, f'page-{part}')}** {said(locale, key, part)}" for part in PARTS)
    return "\n\n".join((legend(locale, key), *parts))


def legend(locale: str, key: str) -> str:
    """Return what the numbers of a page mean, a line each, as Markdown."""
    lines = (f"{n}. {said(locale, key, f'point-{n}')}" for n in range(1, POINTS + 1))
    return "\n".join(lines)


def alt(locale: str, key: str) -> str:
    """Return what stands for the picture of a page: all that it says."""
    return told(locale, key).replace("**", "").replace("\n\n", "\n")


def bare(game: AnyGame, locale: str, theme: Theme = DARK) -> Scene:
    """Return the board that is shown, without its numbers."""
    lesson, practice = _lesson(game)
    players = tuple(say(locale, "board-player", n=n + 1) for n in range(lesson.seats))
    look = lesson_presentation.look(practice, names(locale, players), (), theme, locale)
    look = replace(look, computers=frozenset(), marks=())
    return art(game.key).board(game.view(practice.state, lesson.seat), lesson.seat, look)


def _lesson(game: AnyGame) -> tuple[Lesson, lesson_attempt.LessonAttempt]:
    lesson = next(one for one in game.lessons if one.key == page(game.key).lesson)
    return lesson, lesson_attempt.LessonAttempt(game, lesson)


def spots(scene: Scene, pins: tuple[Pin, ...]) -> list[Point]:
    """Return where the numbers are on a board; LookupError if something is not there."""
    return [_box(scene, pin).at(pin.u, pin.v) for pin in pins]


def board(game: AnyGame, locale: str, theme: Theme = DARK) -> Scene:
    """Return the board with its numbers."""
    scene = bare(game, locale, theme)
    for n, (x, y) in enumerate(spots(scene, page(game.key).pins), 1):
        scene += dice_counters_and_marks.candidate(x, y, str(n), theme)
    return scene


def picture(game: AnyGame, locale: str, theme: Theme = DARK) -> Scene:
    """Return the whole page: the board with its numbers, what they mean, and the four texts."""
    scene = board(game, locale, theme)
    top = Box(scene.box.x, scene.box.bottom, scene.box.w, 0).inset(2 * GAP, 0)
    look, worn = Look(theme=theme, locale=locale), art(game.key).worn
    if worn:
        lesson, practice = _lesson(game)
        look = board_frame.on_matter(worn(game.view(practice.state, lesson.seat), look))
    legend, y = _legend(top, game.key, look)
    texts, bottom = _texts(replace(top, y=y), game.key, look)
    low = Box(scene.box.x, scene.box.bottom, scene.box.w, bottom - scene.box.bottom)
    whole = replace(scene.box, h=bottom - scene.box.y)
    return Scene(whole, *scene.layers, (Rect(low, look.theme.panel),), legend, texts)


def place(key: str, locale: str) -> Path:
    """Return where the page of a game is kept, from the project's folder."""
    home = Path("docs") if locale == ORIGINAL else Path("languages", locale, "guides")
    return home / "howto" / f"{key}.md"


def draw(game: AnyGame, root: Path) -> Iterator[Path]:
    """Write the page of a game into the project's folder, in every language: picture and text.

    A language in which the page has no words, or not all, has none.
    """
    for locale in LOCALES:
        if not all(translated(locale, message) for message in _messages(game.key)):
            continue
        text = root / place(game.key, locale)
        text.parent.mkdir(parents=True, exist_ok=True)
        image = text.with_suffix(".webp")
        image.write_bytes(
            rasterize_scene.webp(rasterize_scene.paint(picture(game, locale), width=WIDTH))
        )
        yield image
        text.write_text(markdown(game, locale, image.name), encoding="utf-8")
        yield text


def markdown(game: AnyGame, locale: str, image: str) -> str:
    """Return the page as text, with its picture and the way to the rules."""
    if rulebook.language(game.key, locale) == ORIGINAL:
        rules = Path("engine", "games", game.key, "RULES.md")
    else:
        rules = Path("languages", locale, game.key, "RULES.md")
    way = Path(os.path.relpath(rules, place(game.key, locale).parent)).as_posix()
    return "\n\n".join(
        (
            f"# {title(locale, game.key)}",
            f"![{say(locale, 'page-picture')}]({image})",
            told(locale, game.key),
            f"{say(locale, 'page-further')} [RULES.md]({way})\n",
        )
    )


def _messages(key: str) -> list[str]:
    """Return the messages of a game's page."""
    return [
        f"{word(key)}-page.{part}" for part in (*PARTS, *(f"point-{n + 1}" for n in range(POINTS)))
    ]


def _box(scene: Scene, pin: Pin) -> Box:
    """Return what a number is pinned to."""
    if not pin.on:
        return scene.box
    marks = (mark for layer in scene.layers for mark in layer)
    found = [mark.box for mark in marks if isinstance(mark, Sprite) and mark.key == pin.on]
    if pin.nth >= len(found):
        raise LookupError(f"the board shows no {pin.on} number {pin.nth}")
    return found[pin.nth]


def _legend(top: Box, key: str, look: Look) -> tuple[Marks, float]:
    """Draw what the numbers mean in two columns; return also where it ends."""
    t, rows = look.theme, POINTS // 2
    area = replace(top, y=top.y + GAP, h=rows * (SIGN + GAP / 2))
    marks: Marks = ()
    for half, column in enumerate(area.columns(2, 2 * GAP)):
        for row, cell in enumerate(column.rows(rows)):
            n = half * rows + row + 1
            sign, text = cell.split(SIGN, GAP)
            marks += dice_counters_and_marks.candidate(sign.cx, sign.cy, str(n), t)
            said_ = said(look.locale, key, f"point-{n}")
            marks += (lettering.write(text, said_, t.ink, LEAST),)
    return marks, area.bottom + GAP


def _texts(top: Box, key: str, look: Look) -> tuple[Marks, float]:
    """Draw the four texts, the turn beside the others; return also where they end."""
    left, right = top.columns(2, 2 * GAP)
    marks: Marks = ()
    ends = []
    for column, parts in ((left, [part for part in PARTS if part != "turn"]), (right, ["turn"])):
        y = column.y
        for part in parts:
            text, title = said(look.locale, key, part), look.say(f"page-{part}")
            high = len(lettering.wrap(text, column.w, LEAST)) * LEAST * lettering.LEADING + 1
            head, body = replace(column, y=y, h=_HEAD), replace(column, y=y + _HEAD, h=high)
            marks += (lettering.write(head, title, look.theme.ink, NAME, weight="bold"),)
            marks += lettering.paragraph(body, text, look.theme.ink, LEAST)
            y = body.bottom + GAP / 2
        ends.append(y)
    return marks, max(ends) + GAP
