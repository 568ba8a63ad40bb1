"""Learning a game: which lesson somebody is at, what they do in it, how far they are."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from db import Store, course_progress
from engine import AnyGame, Lesson, errors, registry
from engine.lesson_attempt import LessonAttempt, Verdict


class NoCourse(errors.GameError):
    """The game has no lessons, or none of this number."""


@dataclass(frozen=True, slots=True)
class CurrentLesson:
    """A lesson that somebody is at: its number in the course from 1, and the position in it.

    `first`: the first of the moves that their last deed made. `stale`: what they saw was older
    than the position, and nothing was done.
    """

    game: AnyGame
    number: int
    practice: LessonAttempt
    course: course_progress.Course
    first: int = 0
    stale: bool = False

    @property
    def lesson(self) -> Lesson:
        """Return the lesson."""
        return self.practice.lesson


def has_course(key: str) -> bool:
    """Tell whether there is a course of a game."""
    try:
        game = registry.game(key)
    except errors.UnknownGame:
        return False
    return game.meta.listed and bool(game.lessons)


def taught() -> list[AnyGame]:
    """Return the games that have a course."""
    return [game for game in registry.games() if game.lessons]


def part(game: AnyGame, *, post: bool = False) -> list[Lesson]:
    """Return the lessons of a course, or those of its second part, on playing by post."""
    return [lesson for lesson in game.lessons if lesson.post is post]


def about(key: str) -> list[tuple[int, Lesson]]:
    """Return the lessons of a game that questions are asked about, with their numbers from 1."""
    if not has_course(key):
        return []
    course = list(registry.game(key).lessons)
    keys = [asked for lesson in course for asked in lesson.asks]
    numbers = {lesson.key: number for number, lesson in enumerate(course, 1)}
    return [(numbers[asked], course[numbers[asked] - 1]) for asked in keys]


def finished(game: AnyGame, course: course_progress.Course) -> bool:
    """Tell whether every lesson of a course is done, those on playing by post left aside."""
    lessons = part(game)
    return bool(lessons) and {lesson.key for lesson in lessons} <= set(course.done)


class Learning:
    """The courses of people; what they do there is kept at once, and tells nobody else."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def progress(self, who: str) -> dict[str, course_progress.Course]:
        """Return how far somebody is in each course, begun or not."""
        begun = await self._store.courses.of(who)
        return {game.key: begun.get(game.key, course_progress.Course()) for game in taught()}

    async def open(self, who: str, key: str, number: int | None = None) -> CurrentLesson:
        """Open a lesson where it was left, or without a number the next one; NoCourse."""
        if not has_course(key):
            raise NoCourse
        game, course = registry.game(key), (await self.progress(who))[key]
        lessons = game.lessons
        if number is None:
            number = _next(lessons, course)
        if not 1 <= number <= len(lessons):
            raise NoCourse
        lesson = lessons[number - 1]
        if course.lesson == lesson.key:
            try:
                practice = await asyncio.to_thread(LessonAttempt, game, lesson, course.lines)
                return CurrentLesson(game, number, practice, course, practice.last)
            except errors.GameError:
                pass  # the lesson has changed since: it begins anew
        return await self._keep(
            who, CurrentLesson(game, number, LessonAttempt(game, lesson), course)
        )

    async def act(
        self, who: str, key: str, number: int, steps: int, texts: Sequence[str]
    ) -> CurrentLesson:
        """Take steps in a lesson of which somebody saw so many; GameError if one is not legal.

        What comes after the step that does or misses the task is not taken.
        """
        found = await self.open(who, key, number)
        practice = found.practice
        if len(practice.own) != steps:
            return replace(found, stale=True)
        first = len(practice.moves)
        for text in texts:
            if practice.verdict() is Verdict.OPEN:
                await asyncio.to_thread(practice.act, text)
        return await self._keep(who, replace(found, first=first))

    async def undo(self, who: str, key: str, number: int, steps: int) -> CurrentLesson:
        """Take the last step in a lesson back."""
        found = await self.open(who, key, number)
        if len(found.practice.own) != steps:
            return replace(found, stale=True)
        practice = found.practice.undone()
        return await self._keep(who, replace(found, practice=practice, first=practice.last))

    async def again(self, who: str, key: str, number: int) -> CurrentLesson:
        """Begin a lesson anew."""
        found = await self.open(who, key, number)
        practice = LessonAttempt(found.game, found.lesson)
        return await self._keep(who, replace(found, practice=practice, first=0))

    async def shown(self, who: str, key: str, number: int, steps: int) -> CurrentLesson:
        """Return a lesson with the first steps of its solution taken; nothing is kept."""
        found = await self.open(who, key, number)
        practice, first = LessonAttempt(found.game, found.lesson), 0
        for text in found.lesson.solution[:steps]:
            first = len(practice.moves)
            practice.act(text)
        return replace(found, practice=practice, first=first)

    async def _keep(self, who: str, found: CurrentLesson) -> CurrentLesson:
        """Keep a lesson as it is now, and that it is done if it is."""
        done, key = found.course.done, found.lesson.key
        if key not in done and found.practice.verdict() is Verdict.DONE:
            done = (*done, key)
        course = course_progress.Course(key, found.practice.lines, done)
        await self._store.courses.save(who, found.game.key, course)
        return replace(found, course=course)


def _next(lessons: Sequence[Lesson], course: course_progress.Course) -> int:
    """Return the number of the lesson that somebody is at, or that comes next; 1 after the last."""
    for number, lesson in enumerate(lessons, 1):
        if lesson.key == course.lesson and lesson.key not in course.done:
            return number
    left = (n for n, lesson in enumerate(lessons, 1) if lesson.key not in course.done)
    return next(left, 1)
