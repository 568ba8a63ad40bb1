"""The questions at the end of a course: what is asked, and the way back to what taught it."""

from collections.abc import Sequence

from cogs.pages.custom_ids import NOBODY, ControlId
from cogs.pages.page_wording import Reader
from cogs.pages.sheet import MAIN, PLAIN, Button, Sheet, Words, in_rows
from engine.lesson import Lesson
from render.words import lesson_presentation, word

ANSWERS = ("right", "false-1", "false-2")
"""The parts of a lesson's texts that are answers to its question."""
_LETTERS = "ABC"


def quiz(
    reader: Reader,
    game: str,
    about: Sequence[tuple[int, Lesson]],
    number: int,
    picked: int | None = None,
) -> Sheet:
    """Return a question by its number from 1, or what is said of an answer that was picked.

    `about`: the lessons of the questions, with their numbers in the course.
    """
    at, lesson = about[number - 1]

    def said(part: str) -> str:
        return lesson_presentation.said(reader.locale, game, lesson, part)

    def button(label: str, op: str, words: str, main: bool = True) -> Button:
        return Button(
            label, ControlId(op, NOBODY, words=f"{game} {words}"), MAIN if main else PLAIN
        )

    name, of = reader.say(f"{word(game)}-title"), len(about)
    lines = [f"### {reader.say('quiz-title', game=name, n=number, of=of)}", said("ask")]
    answers = answered(number, lesson)
    if picked is None:
        lines += [f"**{a}** · {said(part)}" for a, part in zip(_LETTERS, answers, strict=True)]
        buttons = [
            button(letter, "quiz", f"{number} {n}", main=False) for n, letter in enumerate(_LETTERS)
        ]
    elif answers[picked] == "right":
        lines.append(f"**{reader.say('quiz-right')}** {said('right')}")
        last = number == of
        lines += [reader.say("quiz-over")] * last
        on = [] if last else [button(reader.say("quiz-next"), "quiz", f"{number + 1}")]
        buttons = [
            *on,
            Button(reader.say("panel-back"), ControlId("course", words=game, match=NOBODY)),
        ]
    else:
        lines.append(f"**{reader.say('quiz-false')}** {said(answers[picked])}")
        title = said("")
        buttons = [
            button(reader.say("quiz-back", n=at, title=title), "lessonat", f"{at}"),
            button(reader.say("lesson-retry"), "quiz", f"{number}", main=False),
        ]
    return Sheet((Words("\n".join(lines)), *in_rows(buttons)))


def answered(number: int, lesson: Lesson) -> tuple[str, ...]:
    """Return the answers to a question in their order: the same always, the right one anywhere."""
    turn = (number + len(lesson.key)) % len(ANSWERS)
    return (*ANSWERS[turn:], *ANSWERS[:turn])
