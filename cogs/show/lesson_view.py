"""A lesson with its pictures, for one person; nothing of it is seen by anybody else."""

from collections.abc import Sequence
from dataclasses import replace

from cogs.pages import (
    ControlId,
    lesson_page as pages,
    match_end_post,
    moves_and_what_they_change_page,
    sheet,
)
from cogs.show import choice_effects, match_sheet_builder, viewer_pictures_and_words
from engine import lesson_attempt, notation
from render.look import names
from render.registry import art
from render.words import lesson_presentation, say, turn_panel
from render.workers.picture_request import What
from services.learning import CurrentLesson
from services.workers.draw_queue import Rank


async def lesson(
    show: match_sheet_builder.Show,
    found: CurrentLesson,
    taste: match_sheet_builder.DisplaySettings,
    name: str,
    focus: Sequence[str] = (),
    notes: Sequence[str] = (),
    page: int = 0,
    ordering: bool = False,
    showing: bool = False,
    hint: Sequence[str] = (),
) -> sheet.Sheet:
    """Return the message of a lesson; `name` is the learner's, the rest is as in any panel.

    `showing`: the solution is shown, and nothing can be chosen.
    """
    practice, one = found.practice, found.lesson
    shown = _seen(found, taste, name)
    panel, said, orders = _panels(found, shown, focus, ordering)
    panel, letters = turn_panel.lettered(panel, shown.look.marks)
    shown = replace(shown, look=replace(shown.look, marks=(*shown.look.marks, *letters)))
    wanted = dict.fromkeys((*one.shows, "board") if letters else one.shows)
    pictures = await _pictures(show, shown, tuple(wanted))
    facts = pages.LessonFacts(
        found,
        panel,
        said,
        tuple(lesson_presentation.answer(practice, found.first, shown.said))
        if practice.moves
        else (),
        _why(practice, taste.locale),
        lesson_presentation.note(taste.locale, found.game.key, one, practice.turns),
        pictures,
        "" if pictures else shown.position(),
        tuple(notes),
        page,
        orders,
        ordering,
        _step(shown, practice) if showing else None,
        _won(shown, found),
        tuple(hint),
    )
    return pages.lesson(shown.reader, facts)


async def explain(
    found: CurrentLesson, taste: match_sheet_builder.DisplaySettings, name: str, page: int
) -> sheet.Sheet:
    """Return a page of what each choice of a lesson's panel would do."""
    facing, words = faced(found, taste, name), f"{found.game.key} {found.number}"
    return moves_and_what_they_change_page.explanations(
        facing.shown.reader,
        lesson_presentation.said(taste.locale, found.game.key, found.lesson),
        await choice_effects.told(facing),
        page,
        lambda to: ControlId("tryexplain", "", words=f"{words} {to}"),
        ControlId("lessonat", "", words=words),
    )


def faced(
    found: CurrentLesson, taste: match_sheet_builder.DisplaySettings, name: str
) -> viewer_pictures_and_words.SeatChoices:
    """Return what a learner has to choose from."""
    shown = _seen(found, taste, name)
    panel = _panels(found, shown)[1]
    return viewer_pictures_and_words.SeatChoices(
        shown, found.game, found.lesson.seat, found.practice.state, panel
    )


def _panels(
    found: CurrentLesson,
    shown: viewer_pictures_and_words.ViewForReader,
    focus: Sequence[str] = (),
    ordering: bool = False,
) -> tuple[turn_panel.Panel, turn_panel.Panel, bool]:
    """Return the panel of a lesson (see `laid`), and whether orders are offered apart from it.

    Of a task it holds what the task is about; only a match offers all that can be done.
    """
    game, one, state = found.game, found.lesson, found.practice.state
    legal, orders = list(game.legal(state, one.seat)), list(game.orders(state, one.seat))
    offered = [] if ordering else legal
    filed = orders if ordering or focus or not legal else []  # who is not asked can only order
    panel, said = viewer_pictures_and_words.laid(shown, game, state, offered, filed, focus)
    if not one.notes:
        panel, said = (turn_panel.narrowed(each, one.steps, one.points) for each in (panel, said))
    apart = legal and orders and (one.post or one.notes)
    return panel, said, bool(apart) and not focus


def _seen(
    found: CurrentLesson, taste: match_sheet_builder.DisplaySettings, name: str
) -> viewer_pictures_and_words.ViewForReader:
    """Return the position of a lesson as its learner sees it."""
    game, practice, one = found.game, found.practice, found.lesson
    turns = lesson_presentation.told(practice, found.first) if practice.moves else []
    look = lesson_presentation.look(
        practice,
        _names(taste.locale, name, practice),
        turns,
        match_sheet_builder.worn(taste),
        taste.locale,
    )
    drawn = art(game.key)
    view = game.view(practice.state, one.seat)
    kept = (game.key, game.rules, view, one.seat, look, taste.pictures)
    return viewer_pictures_and_words.ViewForReader(drawn, *kept, drawn.describe)


def _names(locale: str, name: str, practice: lesson_attempt.LessonAttempt) -> tuple[str, ...]:
    """Return the names at the table: the learner's, and those of computers."""
    others = range(1, practice.lesson.seats)
    given = [say(locale, "computer-name", n=n) for n in others]
    given.insert(practice.lesson.seat, name)
    return names(locale, tuple(given))


async def _pictures(
    show: match_sheet_builder.Show,
    shown: viewer_pictures_and_words.ViewForReader,
    wanted: Sequence[What],
) -> tuple[sheet.Image, ...]:
    """Return the pictures, or what stands for those that come later: the position, told once."""
    found = [image for what in wanted if (image := await show.picture(shown, Rank.PRIVATE, what))]
    late = next((image for image in found if isinstance(image, sheet.PicturePlaceholder)), None)
    return tuple(
        replace(image, text="")
        if isinstance(image, sheet.PicturePlaceholder) and image is not late
        else image
        for image in found
    )


def _why(practice: lesson_attempt.LessonAttempt, locale: str) -> str:
    """Return why the task is done, or is not."""
    key, lesson = practice.game.key, practice.lesson
    if practice.verdict() is lesson_attempt.Verdict.DONE:
        return lesson_presentation.said(locale, key, lesson, "why")
    return "" if lesson.notes else lesson_presentation.why_not(locale, key, lesson, practice.own)


def _won(shown: viewer_pictures_and_words.ViewForReader, found: CurrentLesson) -> str:
    """Return who has won the match at the end of a course; "" for a task, or while it lasts."""
    outcome = found.game.result(found.practice.state)
    if outcome is None or not found.lesson.notes:
        return ""
    return match_end_post.won(shown.reader, outcome, shown.art.score)


def _step(
    shown: viewer_pictures_and_words.ViewForReader, practice: lesson_attempt.LessonAttempt
) -> str:
    """Return the name of the step that comes next in the solution; "" after the last."""
    taken, solution = len(practice.own), practice.lesson.solution
    if practice.verdict() is not lesson_attempt.Verdict.OPEN or taken >= len(solution):
        return ""
    text = solution[taken]
    return shown.art.label(shown.said, shown.view, notation.read(practice.game, text))
