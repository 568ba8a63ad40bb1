"""The page of a lesson: its idea, its task, the choices, and the outcome."""

from dataclasses import dataclass

from cogs.pages import courses_page, page_wording, sheet, turn_panel_page
from cogs.pages.custom_ids import NOBODY, ControlId
from engine import AnyGame, Lesson, lesson_attempt
from render.words import Panel, lesson_presentation, word
from services.learning import CurrentLesson


@dataclass(frozen=True, slots=True)
class LessonFacts:
    """What a lesson's message is made of.

    `told`: what one's last deed did; `why`: why the task is done, or is not. `position`: in words,
    where there is no picture. `page`: of the rows of choices; `orders`: there are some that are
    not shown. `showing`: the label of the step that the solution goes on with, None where nothing
    is shown. `won`: who has won the match of the course. `hint`: one that was asked for.
    """

    found: CurrentLesson
    panel: Panel
    said: Panel
    told: tuple[str, ...]
    why: str
    note: str
    pictures: tuple[sheet.Image, ...]
    position: str
    notes: tuple[str, ...] = ()
    page: int = 0
    orders: bool = False
    ordering: bool = False
    showing: str | None = None
    won: str = ""
    hint: tuple[str, ...] = ()

    @property
    def game(self) -> AnyGame:
        """Return the game of the course."""
        return self.found.game

    @property
    def lesson(self) -> Lesson:
        """Return the lesson."""
        return self.found.lesson

    @property
    def done(self) -> tuple[bool, ...]:
        """Return of each lesson of the course whether it is done."""
        return tuple(one.key in self.found.course.done for one in self.game.lessons)

    @property
    def within(self) -> tuple[bool, ...]:
        """Return the same of the lessons of its part: the course, or playing by post."""
        lessons = zip(self.game.lessons, self.done, strict=True)
        return tuple(done for one, done in lessons if one.post is self.lesson.post)

    @property
    def verdict(self) -> lesson_attempt.Verdict:
        """Return whether the task is done."""
        return self.found.practice.verdict()

    @property
    def steps(self) -> int:
        """Return how many of one's own steps were taken."""
        return len(self.found.practice.own)

    @property
    def words(self) -> str:
        """Return the lesson as controls name it."""
        return f"{self.game.key} {self.found.number}"


def lesson(reader: page_wording.Reader, facts: LessonFacts) -> sheet.Sheet:
    """Return the message of a lesson: what it is about, the picture, and what can be done."""
    parts: list[sheet.Part] = [sheet.Words("\n".join(_lines(reader, facts))), *facts.pictures]
    if not facts.pictures:
        parts.append(sheet.Words(facts.position))
    if facts.showing is None and facts.verdict is lesson_attempt.Verdict.OPEN:
        parts += turn_panel_page.choices(
            facts.panel,
            facts.page,
            lambda words: ControlId("try", NOBODY, facts.steps, words=f"{facts.words} {words}"),
            lambda row: ControlId("trypick", NOBODY, facts.steps, words=f"{facts.words} {row}"),
        )
    parts += sheet.in_rows(_ways(reader, facts))
    parts.append(_contents(reader, facts))
    page = ControlId("page", NOBODY, words=facts.game.key)
    parts.append(sheet.Buttons((sheet.Button(reader.say("page-button"), page),)))
    rules = reader.say("lesson-rules", n=len(facts.lesson.clauses), clauses=facts.lesson.clauses)
    parts.append(sheet.Words(f"-# {rules}"))
    return sheet.Sheet(tuple(parts))


def _lines(reader: page_wording.Reader, facts: LessonFacts) -> list[str]:
    def said(part: str = "") -> str:
        return lesson_presentation.said(reader.locale, facts.game.key, facts.lesson, part)

    game, of = reader.say(f"{word(facts.game.key)}-title"), len(facts.within)
    post, n = facts.lesson.post, facts.found.number
    if post:
        n -= len(facts.done) - of
    where = reader.say("lesson-post-of", game=game) if post else game
    head = reader.say("lesson-title", game=where, n=n, of=of, title=said())
    task = f"**{reader.say('lesson-task')}** {said('task')}"
    lines = [f"### {head}", f"-# {courses_page.bar(reader, facts.within)}"]
    lines += [f"**{note}**" for note in facts.notes]
    if facts.showing is None and not facts.steps:
        lines += [said("text"), task]
    lines += [f"> {line}" for line in facts.told]
    if facts.verdict is lesson_attempt.Verdict.DONE:
        lines.append(f"**{facts.won or reader.say('lesson-done')}** {facts.why}")
        if facts.showing is None and all(facts.within):
            end = "lesson-post-done" if post else "lesson-course-done"
            lines.append(reader.say(end, game=game))
    elif facts.showing is not None:
        lines.append(reader.say("lesson-next-step", step=f"**{facts.showing}**"))
    elif facts.verdict is lesson_attempt.Verdict.MISSED:
        lines += [f"**{reader.say('lesson-missed')}** {facts.why}", task]
    elif facts.steps:
        lines.append(task)
    if facts.note:
        lines.append(f"**{reader.say('lesson-note')}** {facts.note}")
    if facts.verdict is lesson_attempt.Verdict.OPEN and facts.showing is None:
        lines += [*facts.said.lines, *(f"> {line}" for line in facts.hint)]
    return lines


def _ways(reader: page_wording.Reader, facts: LessonFacts) -> list[sheet.Button]:
    """Return what can be done about the lesson itself."""

    def button(
        op: str, label: str, main: bool = False, more: str = "", steps: int = -1
    ) -> sheet.Button:
        id_ = ControlId(op, NOBODY, steps, words=f"{facts.words}{more}")
        return sheet.Button(reader.say(label), id_, sheet.MAIN if main else sheet.PLAIN)

    on = [_onward(reader, facts)] if facts.found.number < len(facts.done) else []
    if facts.showing is not None:
        if facts.verdict is lesson_attempt.Verdict.DONE:
            return [button("retry", "lesson-yourself", True), *on]
        on = [button("show", "lesson-step", True, steps=facts.steps + 1)]
        return [*on, button("lessonat", "panel-back")]
    if facts.verdict is lesson_attempt.Verdict.DONE:
        return [*_asking(reader, facts), *on, button("retry", "lesson-again")]
    if facts.verdict is lesson_attempt.Verdict.MISSED:
        return [button("retry", "lesson-retry", True), button("show", "lesson-show", steps=1)]
    buttons = []
    if len(facts.panel.rows) > (facts.page + 1) * turn_panel_page.MOST_SHOWN:
        way = "-" if facts.ordering else "+"
        more = " ".join(["", way, str(facts.page + 1), *facts.panel.focus])
        buttons.append(button("trymore", "panel-more", more=more, steps=facts.steps))
    if facts.panel.focus or facts.page or facts.ordering:
        buttons.append(button("lessonat", "panel-back"))
    elif facts.orders:
        buttons.append(button("trymore", "panel-orders", more=" - 0", steps=facts.steps))
    if facts.steps:
        buttons.append(button("untry", "panel-undo", steps=facts.steps))
        buttons.append(button("retry", "lesson-again"))
    buttons.append(button("tryexplain", "panel-explain", more=" 0"))
    buttons.append(button("tryhint", "panel-hint"))
    if not facts.lesson.notes:
        buttons.append(button("show", "lesson-show", steps=1))
    return buttons


def _asking(reader: page_wording.Reader, facts: LessonFacts) -> list[sheet.Button]:
    """Return the button of the questions at the end of a course."""
    id_ = ControlId("quiz", NOBODY, words=f"{facts.game.key} 1")
    count = len(facts.lesson.asks)
    return [sheet.Button(reader.say("quiz-button", n=count), id_, sheet.MAIN)] if count else []


def _onward(reader: page_wording.Reader, facts: LessonFacts) -> sheet.Button:
    id_ = ControlId("lessonat", NOBODY, words=f"{facts.game.key} {facts.found.number + 1}")
    over = bool(facts.lesson.notes)  # what follows the match is the second part
    return sheet.Button(reader.say("lesson-post" if over else "lesson-next"), id_, sheet.MAIN)


def _marked(reader: page_wording.Reader, lesson: Lesson, done: bool) -> list[str]:
    """Return what stands beside a lesson in the menu of all."""
    marks = [reader.say("lesson-post")] if lesson.post else []
    return [*marks, *([reader.say("lesson-is-done")] if done else [])]


def _contents(reader: page_wording.Reader, facts: LessonFacts) -> sheet.Select:
    """Return the menu of the lessons of the course."""
    course = zip(facts.game.lessons, facts.done, strict=True)
    options = tuple(
        sheet.Choice(
            f"{n} · {lesson_presentation.said(reader.locale, facts.game.key, one)}",
            str(n),
            " · ".join(_marked(reader, one, done)),
            chosen=n == facts.found.number,
        )
        for n, (one, done) in enumerate(course, 1)
    )
    id_ = ControlId("lesson", NOBODY, words=facts.game.key)
    return sheet.Select(id_, reader.say("lesson-contents"), options)
