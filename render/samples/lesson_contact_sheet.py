"""The sheet of a course: every lesson of a game with its texts and its pictures, to be looked at.

Apart from the gallery, whose plates are pictures of matches.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from engine import AnyGame, Lesson, lesson_attempt
from languages import ORIGINAL
from render.look import names
from render.paint import Box, paragraph, rasterize_scene, theme, wrap
from render.paint.scene import Marks, Rect, Scene, Weight
from render.samples.game_stage_gallery import columns
from render.words import lesson_presentation, say

FILE = "lessons.webp"
_WIDTH = 460
_PAGE = 1500.0
_TITLE, _TEXT, _GAP = 56.0, 40.0, 28.0
_LEADING = 1.3
_RING = re.compile("[①-⑨]")


def draw(game: AnyGame, out: Path, locale: str = ORIGINAL) -> Path | None:
    """Write the sheet of a game's course into a folder; None if it has none."""
    cells = [_cell(game, n, lesson, locale) for n, lesson in enumerate(game.lessons, 1)]
    if not cells:
        return None
    out.mkdir(parents=True, exist_ok=True)
    file = out / FILE
    file.write_bytes(rasterize_scene.webp(columns(cells, _WIDTH)))
    return file


def _cell(game: AnyGame, number: int, lesson: Lesson, locale: str) -> Image.Image:
    """Return a lesson: its words, then its pictures below each other."""
    practice = lesson_attempt.LessonAttempt(game, lesson)
    players = [say(locale, "board-player", n=n + 1) for n in range(lesson.seats)]
    look = lesson_presentation.look(practice, names(locale, tuple(players)), (), theme.DARK, locale)
    scenes = [_words(game, number, lesson, locale)]
    scenes += [scene for _, scene in lesson_presentation.pictures(practice, look)]
    images = [rasterize_scene.paint(scene, width=_WIDTH) for scene in scenes]
    page = Image.new("RGB", (_WIDTH, sum(image.height for image in images)))
    top = 0
    for image in images:
        page.paste(image, (0, top))
        top += image.height
    return page


def _words(game: AnyGame, number: int, lesson: Lesson, locale: str) -> Scene:
    """Return the title, the text and the task of a lesson as a picture."""
    box = Box(_GAP, _GAP, _PAGE - 2 * _GAP, 0)
    marks: Marks = ()
    for text, size, weight in _said(game, number, lesson, locale):
        high = len(wrap(text, box.w, size, weight)) * size * _LEADING + _GAP / 2
        room = Box(box.x, box.y, box.w, high)
        marks += paragraph(room, text, theme.DARK.ink, size, weight=weight)
        box = Box(box.x, box.y + high, box.w, 0)
    page = Box(0, 0, _PAGE, box.y + _GAP / 2)
    return Scene(page, (Rect(page, theme.DARK.panel),), marks)


def _said(
    game: AnyGame, number: int, lesson: Lesson, locale: str
) -> Iterator[tuple[str, float, Weight]]:
    """Yield texts with their sizes and weights; the fonts have no rings."""

    def told(part: str) -> str:
        return _RING.sub(_plain, lesson_presentation.said(locale, game.key, lesson, part))

    yield f"{number} · {told('')}", _TITLE, "bold"
    yield told("text"), _TEXT, "regular"
    yield told("task"), _TEXT, "bold"


def _plain(ring: re.Match[str]) -> str:
    return f"({lesson_presentation.numbered(ring[0])[0]})"
