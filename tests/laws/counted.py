"""The law of numbers: what a lesson says of its position is counted there, in each language.

Apart from the other laws of lessons: it needs to know where each game keeps what is counted.
"""

import re
from collections.abc import Iterator

from engine.game import AnyGame
from engine.lesson import Lesson
from engine.lesson_attempt import LessonAttempt
from engine.notation import write
from languages import COMPLETE
from render.words import lesson_presentation
from tests.laws.claims import magnate, magus, magus_wargame, pangea, seven_sages

CLAIMS = {
    "magnate": magnate.CLAIMS,
    "magus": magus.CLAIMS,
    "pangea": pangea.CLAIMS,
    "seven_sages": seven_sages.CLAIMS,
    "magus_wargame": magus_wargame.CLAIMS,
}
WORDS = {
    "en": {"nothing": 0, "no": 0, "a single": 1, "one": 1, "two": 2, "three": 3, "four": 4}
    | {"five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "twelve": 12},
    "fr": {
        "rien": 0,
        "aucun": 0,
        "aucune": 0,
        "un": 1,
        "une": 1,
        "deux": 2,
        "trois": 3,
        "quatre": 4,
    }
    | {"cinq": 5, "six": 6, "sept": 7, "huit": 8, "neuf": 9, "douze": 12},
    "de": {"nichts": 0, "keine": 0, "ein": 1, "eine": 1, "einen": 1, "zwei": 2, "drei": 3}
    | {"vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9, "zwölf": 12},
}


def law_counted(game: AnyGame, lesson: Lesson) -> int:
    """What is said of a position is counted there; return how many numbers were."""
    found = 0
    claims = [one for one in CLAIMS[game.key] if one.lesson == lesson.key]
    spoken = dict(_spoken_of(game, lesson))
    for claim in claims:
        there = claim.count(spoken[claim.part])
        for locale in COMPLETE:
            text = lesson_presentation.said(locale, game.key, lesson, claim.part)
            if pattern := claim.says.get(locale):
                said = re.search(pattern, text)
                assert said, f"{claim.part} in {locale} no longer says “{pattern}”"
                numbers = tuple(_number(locale, word) for word in said.groups())
                assert numbers == there, f"{claim.part} in {locale}: {said[0]}, not {there}"
            else:
                numbers = tuple(_number(locale, word) for word in re.findall(r"\w+", text))
                rest = iter(numbers)
                assert all(n in rest for n in there), f"{claim.part} in {locale}: no {there}"
            found += len(there)
    return found


def _number(locale: str, word: str) -> int | None:
    return int(word) if word.isdecimal() else WORDS[locale].get(word.lower())


def _spoken_of(game: AnyGame, lesson: Lesson) -> Iterator[tuple[str, LessonAttempt]]:
    """Yield the parts of a lesson that speak of a position, with what has led to it."""
    yield from ((part, LessonAttempt(game, lesson)) for part in ("text", "task"))
    practice = LessonAttempt(game, lesson)
    for step in lesson.solution:
        legal = [write(one) for one in game.legal(practice.state, lesson.seat)]
        for start in lesson.wrong:
            if wrong := [text for text in legal if lesson.wrong_by(text) == start]:
                tried = LessonAttempt(game, lesson, practice.lines)
                tried.act(wrong[0])
                yield lesson_presentation.part_of(start), tried
        practice.act(step)
    yield "why", practice
