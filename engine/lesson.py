"""A lesson: a position, what is pointed out in it, and a task. Facts, no words.

Apart from `engine.lesson_attempt`, which plays it, so that the contract of a game can name it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class LessonOutcome:
    """What a learner has brought about: the state, and all events since the lesson began.

    The events are those of every seat, whole, as the engine knows them.
    """

    state: Any
    seat: int
    events: tuple[Any, ...]

    def of(self, *kinds: type) -> list[Any]:
        """Return the events of the given classes that are the learner's own, in their order."""
        found = (event for event in self.events if isinstance(event, kinds))
        return [event for event in found if getattr(event, "seat", self.seat) == self.seat]


@dataclass(frozen=True, slots=True)
class Lesson:
    """Something to be done in a position that a game has prepared for it.

    `key`: its name in the game, small letters and hyphens. `position(game)` makes the state.
    `goal` tells whether the task is done; `solution` does it, in notation, and takes no more steps
    than `limit` (0: as many as the solution has). `also`: other first steps that do it at once.
    `wrong`: beginnings of steps that have a sentence of their own when the task is missed.
    `points`: what is pointed out, as `Look.mark` knows it, numbered from 1; `shows` the pictures,
    of "board" and "hand". `clauses`: the rules that it teaches.

    Other seats do nothing but the `replies`, each as soon as a seat that is waited for may, and as
    `waits` does not hold of the state: for so long they leave the learner, who is not asked, time
    to file orders.
    `seed`: chance is that of this number, the same for everybody.

    `post`: it belongs to the second part of a course, on playing by post: orders filed beforehand.

    `notes` makes it a match that goes on to its end, against the easy computer, with so many notes
    on the way, a new one every `pace` turns of one's own; it has neither goal nor solution.
    `asks`: the keys of the lessons about which a question each is asked after it.
    """

    key: str
    position: Callable[[Any], Any]
    clauses: tuple[str, ...]
    goal: Callable[[LessonOutcome], bool] = lambda tried: False
    solution: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    shows: tuple[str, ...] = ("board",)
    also: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()
    waits: Callable[[Any], bool] = lambda state: False
    seats: int = 2
    seat: int = 0
    limit: int = 0
    seed: int = 0
    post: bool = False
    notes: int = 0
    pace: int = 1

    @property
    def most(self) -> int:
        """Return how many steps of one's own the task may take."""
        return self.limit or len(self.solution)

    @property
    def steps(self) -> tuple[str, ...]:
        """Return the notations that a learner may want: what does the task, or is spoken of."""
        return (*self.solution, *self.also, *self.wrong)

    def wrong_by(self, step: str) -> str | None:
        """Return by which beginning a step is one that has a sentence of its own; None if not."""
        return next((start for start in self.wrong if f"{step} ".startswith(f"{start} ")), None)
