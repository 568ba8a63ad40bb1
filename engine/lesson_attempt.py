"""A lesson being played: a position of one person, kept as the lines of what was done in it."""

import enum
from collections.abc import Callable, Iterable
from typing import Any

from engine import apply_move, bots, errors, notation, rng
from engine.bots.think_budget import Count
from engine.game import AnyGame, Options, Seat, TurnEnded, options
from engine.lesson import Lesson, LessonOutcome

MINE = ">"
"""How a line begins that says a step of the learner's."""
MOST_REPLIES = 400
"""Steps of the other seats after one of the learner's; more is a loop."""
EASY = "easy"
"""The computer that a lesson's match is played against."""


class Verdict(enum.Enum):
    """What has become of the task."""

    OPEN = "open"
    DONE = "done"
    MISSED = "missed"


class LessonAttempt:
    """The position of a lesson, with what was done in it.

    `states` are those before each of the `moves`, and the last one. A line begins with who did it:
    `>` the learner, else the number of a seat, the learner's own too where an order decided.
    """

    def __init__(self, game: AnyGame, lesson: Lesson, lines: Iterable[str] = ()) -> None:
        """Begin a lesson, and do again what `lines` say; GameError if it cannot be done."""
        self.game, self.lesson = game, lesson
        self.states: list[Any] = [lesson.position(game)]
        self.moves: list[apply_move.Move] = []
        self._chosen: list[int] = []
        for line in lines:
            who, _, text = line.partition(" ")
            if who == MINE:
                self._choose(text)
            else:
                self._step(int(who), notation.read(game, text))

    @property
    def state(self) -> Any:
        """Return the position."""
        return self.states[-1]

    @property
    def lines(self) -> tuple[str, ...]:
        """Return what was done, as it is kept."""
        return tuple(
            f"{MINE if at in self._chosen else move.seat} {notation.write(move.action)}"
            for at, move in enumerate(self.moves)
        )

    @property
    def own(self) -> tuple[str, ...]:
        """Return the notations of the learner's own steps."""
        return tuple(notation.write(self.moves[at].action) for at in self._chosen)

    @property
    def last(self) -> int:
        """Return which of the moves was the learner's last step; 0 for none."""
        return self._chosen[-1] if self._chosen else 0

    @property
    def turns(self) -> int:
        """Return how many turns of one's own are over."""
        events = (event for move in self.moves for event in move.events)
        mine = self.lesson.seat
        return sum(isinstance(event, TurnEnded) and event.seat == mine for event in events)

    def verdict(self) -> Verdict:
        """Return whether the task is done, missed or still open."""
        game, lesson, s = self.game, self.lesson, self.state
        if lesson.notes:
            return Verdict.DONE if game.result(s) is not None else Verdict.OPEN
        events = tuple(event for move in self.moves for event in move.events)
        if lesson.goal(LessonOutcome(s, lesson.seat, events)):
            return Verdict.DONE
        if any(lesson.wrong_by(text) is not None for text in self.own):
            return Verdict.MISSED
        asked = lesson.seat in game.to_act(s) or lesson.waits(s)
        out = len(self._chosen) >= lesson.most or not asked
        return Verdict.MISSED if out else Verdict.OPEN

    def act(self, text: str) -> None:
        """Take a step of the learner's, and let the others answer; GameError if it is not legal."""
        self._choose(text)
        self._settled()
        for _ in range(MOST_REPLIES):
            if self.verdict() is Verdict.DONE or not self._reply():
                return
            self._settled()
        raise errors.EngineBug(f"{self.game.key}: the lesson {self.lesson.key} never comes to rest")

    def undone(self) -> "LessonAttempt":
        """Return the lesson as it was before the learner's last step."""
        return LessonAttempt(self.game, self.lesson, self.lines[: self.last])

    def advice(self) -> str | None:
        """Return the next step of the solution, if what is left of it still does the task."""
        left = list(self.lesson.solution)
        for text in self.own:
            if text in left:
                left.remove(text)
        trial = LessonAttempt(self.game, self.lesson, self.lines)
        try:
            for text in left:
                if trial.verdict() is Verdict.OPEN:
                    trial.act(text)
        except errors.GameError:
            return None
        return left[0] if left and trial.verdict() is Verdict.DONE else None

    def _choose(self, text: str) -> None:
        number = len(self.moves)
        self._step(self.lesson.seat, notation.read(self.game, text))
        self._chosen.append(number)

    def _reply(self) -> bool:
        """Let a seat that is waited for do what it answers; return whether one did."""
        game, s = self.game, self.state
        waited = game.to_act(s)
        if self.lesson.seat in waited or self.lesson.waits(s):
            return False
        if self.lesson.notes:
            if waited:
                self._step(waited[0], self._choice(waited[0]))
            return bool(waited)
        given = sum(move.seat != self.lesson.seat for move in self.moves)
        for text in self.lesson.replies[given : given + 1]:
            action = notation.read(game, text)
            for seat in waited:
                if action in game.legal(s, seat):
                    self._step(seat, action)
                    return True
        return False

    def _choice(self, seat: Seat) -> Any:
        view, chance = self.game.view(self.state, seat), self._chance(len(self.moves), " picks")
        return bots.choose(EASY, self.game, view, seat, Count(0), chance)

    def _step(self, seat: Seat, action: Any) -> None:
        number = len(self.moves)
        order = action not in self.game.legal(self.state, seat)
        chance = rng.NoChance() if order else self._chance(number)
        done = apply_move.step(self.game, self.state, seat, action, chance)
        self.moves.append(apply_move.Move(None if order else number + 1, seat, action, done.events))
        self.states.append(done.state)

    def _settled(self) -> None:
        """Carry out what orders decide."""
        for _ in range(apply_move.MOST_ORDERS):
            decided = (
                (seat, action)
                for seat in self.game.to_act(self.state)
                if (action := self.game.ordered(self.state, seat)) is not None
            )
            found = next(decided, None)
            if found is None:
                return
            self._step(*found)

    def _chance(self, number: int, what: str = "") -> rng.Rng:
        return rng.Rng(f"{self.game.key} {self.lesson.key} {self.lesson.seed}:{number}{what}")


def dealt(seed: str, *lines: str, seats: int = 2, **chosen: str) -> Callable[[AnyGame], Any]:
    """Return what makes a position from a seed and what is then done, a notation each.

    Each line is done by the first seat waited for that may. `chosen` are options of the table.
    """

    def position(game: AnyGame) -> Any:
        told: Options = options(game.meta, chosen, [{} for _ in range(seats)])
        s = apply_move.begin(game, seats, told, rng.Rng(f"{seed}:0")).state
        for number, text in enumerate(lines, 1):
            action = notation.read(game, text)
            seat = next((one for one in game.may_act(s) if action in game.legal(s, one)), None)
            if seat is None:
                raise errors.EngineBug(f"{game.key}: {text} is not legal in line {number}")
            s = apply_move.step(game, s, seat, action, rng.Rng(f"{seed}:{number}")).state
        return s

    return position
