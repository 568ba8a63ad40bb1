"""What lessons say of their positions, and how it is counted: a module of each game."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from engine.lesson_attempt import LessonAttempt

E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Claim:
    """Numbers that a part of a lesson says, where they stand, and how they are counted.

    `says`: patterns by language; each of their groups is a number, in the order of `count`. A
    language without one says these numbers in that order.
    """

    lesson: str
    part: str
    says: dict[str, str] = field(hash=False)
    count: Callable[[LessonAttempt], tuple[int, ...]]


def event(practice: LessonAttempt, kind: type[E]) -> E:
    """Return the last event of a class."""
    return [one for move in practice.moves for one in move.events if isinstance(one, kind)][-1]


def both(practice: LessonAttempt, pair: Any) -> tuple[int, int]:
    """Return what is counted by seat with the learner's first."""
    mine = practice.lesson.seat
    return pair[mine], pair[1 - mine]
