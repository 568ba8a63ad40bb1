"""A lesson in words and pictures: its texts, what its picture points out, what was done in it.

The texts of a game's course are in `render/games/<key>/lessons.<locale>.ftl`: a message for each
lesson, with its title, and attributes for the rest.
"""

import re
from collections.abc import Iterable
from typing import Any

from engine import Entry, Kind, Lesson, lesson_attempt
from languages import ORIGINAL
from render.look import Look
from render.paint.scene import Scene
from render.paint.theme import DARK, Theme
from render.registry import art
from render.words import turn_grouping, turn_narration
from render.words.catalogues import has, say, word

PARTS = ("text", "task", "why", "missed")
"""What is said of every lesson besides its title."""
_RINGED = "①②③④⑤⑥⑦⑧⑨"


def message(key: str, lesson: Lesson, part: str = "") -> str:
    """Return the id of a text of a lesson; without a part, that of its title."""
    return f"{word(key)}-lesson-{lesson.key}{part and f'.{part}'}"


def part_of(step: str) -> str:
    """Return the part that speaks of a wrong step, or of all that begin so."""
    return f"wrong-{re.sub('[^a-z0-9]+', '-', step)}"


def said(locale: str, key: str, lesson: Lesson, part: str = "") -> str:
    """Return a text of a lesson."""
    return say(locale, message(key, lesson, part))


def why_not(locale: str, key: str, lesson: Lesson, steps: Iterable[str]) -> str:
    """Return why the task is not done by these steps: what is said of one of them, else of all."""
    for step in steps:
        if (start := lesson.wrong_by(step)) is not None:
            return said(locale, key, lesson, part_of(start))
    return said(locale, key, lesson, "missed")


def note(locale: str, key: str, lesson: Lesson, turn: int) -> str:
    """Return the note that goes with a turn of one's own in a lesson's match; "" for none."""
    n = turn // lesson.pace + 1
    which = message(key, lesson, f"note-{n}")
    return say(locale, which) if n <= lesson.notes and has(locale, which) else ""


def numbered(text: str) -> list[int]:
    """Return the numbers in rings that a text holds, in their order."""
    return [_RINGED.index(char) + 1 for char in text if char in _RINGED]


def marks(lesson: Lesson) -> tuple[tuple[str, str], ...]:
    """Return what a lesson points out with its numbers, as `Look.marks` takes it."""
    return tuple((word, str(n)) for n, word in enumerate(lesson.points, 1))


def told(practice: lesson_attempt.LessonAttempt, first: int = 0) -> list[turn_grouping.Turn]:
    """Return what the learner may know to have happened from a move on, as turns."""
    game, seat, states = practice.game, practice.lesson.seat, practice.states
    log = [
        Entry(at, Kind.MOVE if move.ply is not None else Kind.ORDER, 0, move.seat, at, (move,))
        for at, move in enumerate(practice.moves)
    ]

    def views(key: turn_grouping.Key) -> tuple[Any, Any]:
        return game.view(states[key[0]], seat), game.view(states[key[0] + 1], seat)

    return turn_grouping.turns(log[first:], seat, views)


def answer(practice: lesson_attempt.LessonAttempt, first: int, look: Look) -> list[str]:
    """Return what the moves from number `first` on did: as a match tells it, else by their names.

    The look is that of `told` from there on.
    """
    game, seat = practice.game, practice.lesson.seat
    drawn = art(game.key)
    if lines := turn_narration.post(drawn, look.turns, look):
        return lines
    return [
        drawn.label(look, game.view(practice.states[at], seat), move.action)
        for at, move in enumerate(practice.moves[first:], first)
        if move.seat == seat
    ]


def look(
    practice: lesson_attempt.LessonAttempt,
    names: tuple[str, ...],
    found: Iterable[turn_grouping.Turn] = (),
    theme: Theme = DARK,
    locale: str = ORIGINAL,
) -> Look:
    """Return how the position of a lesson is looked at, with the turns that it shows."""
    game, seat, s = practice.game, practice.lesson.seat, practice.state
    found = tuple(found)
    return Look(
        theme=theme,
        locale=locale,
        names=names,
        to_act=tuple(game.to_act(s)),
        events=tuple(event for turn in found for event in turn.events),
        move=1,
        result=game.result(s),
        computers=frozenset(range(practice.lesson.seats)) - {seat},
        turns=found,
        marks=marks(practice.lesson),
    )


def pictures(practice: lesson_attempt.LessonAttempt, look: Look) -> list[tuple[str, Scene]]:
    """Return the pictures that a lesson shows, by name: its board, one's hand, or both."""
    game, seat = practice.game, practice.lesson.seat
    drawn, view = art(game.key), game.view(practice.state, seat)
    drawing = {"board": drawn.board, "hand": drawn.hand}
    found = ((name, drawing[name](view, seat, look)) for name in practice.lesson.shows)
    return [(name, scene) for name, scene in found if scene is not None]
