"""Progress of people in the courses, and the lesson that each is at."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from db.match_rows import text
from db.tables import courses
from db.transactions import DatabasePart, reading, retried, writing


@dataclass(frozen=True, slots=True)
class Course:
    """What somebody has done in the course of a game.

    `done`: the keys of the lessons. `lesson`: the one they are at, "" for none; `lines`: what they
    have done in it.
    """

    lesson: str = ""
    lines: tuple[str, ...] = ()
    done: tuple[str, ...] = ()


class Courses(DatabasePart):
    """The courses of a database."""

    async def of(self, person: str) -> dict[str, Course]:
        """Return how far somebody is, by the keys of the games that they have begun to learn."""
        c = courses.c
        asked = select(c.game, c.lesson, c.lines, c.done).where(c.person == person)
        async with reading(self._engine) as conn:
            rows = (await conn.execute(asked.order_by(c.game))).all()
        return {row.game: Course(row.lesson, _words(row.lines), _words(row.done)) for row in rows}

    @retried
    async def save(self, person: str, game: str, course: Course) -> None:
        """Keep how far somebody is in the course of a game."""
        c = courses.c
        row = {"lesson": course.lesson, "lines": text(course.lines), "done": text(course.done)}
        change = update(courses).where(and_(c.person == person, c.game == game)).values(**row)
        try:
            async with writing(self._engine) as conn:
                if (await conn.execute(change)).rowcount == 0:
                    fresh = insert(courses).values(person=person, game=game, **row)
                    await conn.execute(fresh)
        except IntegrityError:  # another process wrote it between the two
            async with writing(self._engine) as conn:
                await conn.execute(change)


def _words(kept: str) -> tuple[str, ...]:
    words: Sequence[str] = json.loads(kept)
    return tuple(words)
