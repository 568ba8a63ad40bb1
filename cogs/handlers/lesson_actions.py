"""Handlers of lessons: open one, try a step, be shown the solution."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from cogs.handlers.turn_panel_actions import thought, whole
from cogs.interactions.cog_base import Desk, Interaction, person
from cogs.pages import ControlId, Reader, course_quiz, courses_page as pages, turn_panel_page
from cogs.show import hint_text, lesson_view
from engine import lesson_attempt, registry
from render.words.catalogues import say
from render.words.text_escaping import legible
from services.learning import CurrentLesson, Learning, NoCourse, about, has_course, part, taught


async def learn(desk: Desk, it: Interaction, game: str | None) -> None:
    """Open the course of a game where one was; without one, show all courses."""
    if game and has_course(game):
        await _show(desk, it, await _learning(desk).open(person(it), game))
        return
    progress = await _learning(desk).progress(person(it))
    rows = [
        (each, [lesson.key in progress[each.key].done for lesson in part(each)])
        for each in taught()
    ]
    await desk.answer(it, pages.courses(await desk.reader(it), rows))


async def page(desk: Desk, it: Interaction, game: str) -> None:
    """Show the page on how to play a game, as a message of its own."""
    if not has_course(game):
        await learn(desk, it, None)
        return
    taste, notes = await desk.drawn(it)
    picture = await desk.show.printed(taste, game)
    await desk.answer(it, pages.page(Reader(taste.locale, ()), game, picture, notes))


async def ask(desk: Desk, it: Interaction, match: str) -> None:
    """Open the course of the game of a match; of none, show all courses."""
    row = await desk.umpire.store.lists.listing(match) if match else None
    await learn(desk, it, row.key if row else None)


async def open_(desk: Desk, it: Interaction, asked: ControlId, picked: Sequence[str]) -> None:
    """Open a lesson by its number: of a button, or picked from the menu of all."""
    game, number, _ = _meant(asked, picked)
    await _show(desk, it, await _learning(desk).open(person(it), game, number))


async def try_(desk: Desk, it: Interaction, asked: ControlId, picked: Sequence[str]) -> None:
    """Take the steps that a control names, or ask for the rest of one that it begins."""
    game, number, words = _meant(asked)
    texts = list(picked) or [" ".join(words)]
    rules = registry.game(game)
    if all(whole(rules, text) for text in texts):
        before = await _learning(desk).open(person(it), game, number)
        shown = lesson_view.faced(before, await desk.taste(it), legible(it.user.display_name)).shown
        s, seat = before.practice.state, before.lesson.seat
        picks = turn_panel_page.ordered(rules, s, seat, texts)
        found = await _learning(desk).act(person(it), game, number, asked.revision, picks.steps)
        goes_on = not found.stale and found.practice.verdict() is lesson_attempt.Verdict.OPEN
        notes = turn_panel_page.not_done(shown.reader, rules, s, seat, picks) if goes_on else []
        await _show(desk, it, found, notes=notes, ordering=_filing(found))
        return
    found = await _learning(desk).open(person(it), game, number)
    await _show(desk, it, found, texts[0].split())


async def more(desk: Desk, it: Interaction, asked: ControlId) -> None:
    """Show further rows of choices, "-" before their page: of orders."""
    game, number, (way, page, *focus) = _meant(asked)
    found = await _learning(desk).open(person(it), game, number)
    await _show(desk, it, found, focus, page=int(page), ordering=way == "-")


async def explain(desk: Desk, it: Interaction, asked: ControlId) -> None:
    """Tell what each choice of a lesson would do; the last word is the page."""
    game, number, (page,) = _meant(asked)
    found = await _learning(desk).open(person(it), game, number)
    name = legible(it.user.display_name)
    await desk.answer(it, await lesson_view.explain(found, await desk.taste(it), name, int(page)))


async def hint(desk: Desk, it: Interaction, asked: ControlId) -> None:
    """Say which step leads to the task; where none is, what a computer would do. TooQuick."""
    game, number, _ = _meant(asked)
    found = await _learning(desk).open(person(it), game, number)
    practice = found.practice
    if practice.verdict() is not lesson_attempt.Verdict.OPEN:
        await _show(desk, it, found)
        return
    facing = lesson_view.faced(found, await desk.taste(it), legible(it.user.display_name))
    step = await asyncio.to_thread(practice.advice)
    if step is not None:
        lines = await asyncio.to_thread(hint_text.towards, facing, step)
    else:
        weighed = await thought(desk, it, facing, f"{game} {number} {len(practice.own)}")
        way = hint_text.hinted if found.lesson.notes else hint_text.astray
        lines = await asyncio.to_thread(way, facing, weighed)
    now = await _learning(desk).open(person(it), game, number)
    if now.practice.lines == practice.lines:
        await _show(desk, it, now, hint=lines)
    else:
        await _show(desk, it, replace(now, stale=True))


async def quiz(desk: Desk, it: Interaction, asked: ControlId) -> None:
    """Ask a question about a course, or tell whether the answer to it is right; NoCourse."""
    game, number, chosen = _meant(asked)
    lessons = about(game)
    if not 1 <= number <= len(lessons):
        raise NoCourse
    picked = int(chosen[0]) if chosen else None
    await desk.answer(it, course_quiz.quiz(await desk.reader(it), game, lessons, number, picked))


async def undo(desk: Desk, it: Interaction, asked: ControlId) -> None:
    """Take the last step back."""
    game, number, _ = _meant(asked)
    await _show(desk, it, await _learning(desk).undo(person(it), game, number, asked.revision))


async def again(desk: Desk, it: Interaction, asked: ControlId) -> None:
    """Begin a lesson anew."""
    game, number, _ = _meant(asked)
    await _show(desk, it, await _learning(desk).again(person(it), game, number))


async def show(desk: Desk, it: Interaction, asked: ControlId) -> None:
    """Show the solution up to a step."""
    game, number, _ = _meant(asked)
    found = await _learning(desk).shown(person(it), game, number, asked.revision)
    await _show(desk, it, found, showing=True)


def _filing(found: CurrentLesson) -> bool:
    """Tell whether a learner who is asked for a move has just filed an order: more may follow."""
    practice, one = found.practice, found.lesson
    if found.stale or practice.verdict() is not lesson_attempt.Verdict.OPEN or not practice.moves:
        return False
    asked = bool(found.game.legal(practice.state, one.seat))
    return asked and practice.moves[practice.last].ply is None


def _learning(desk: Desk) -> Learning:
    return Learning(desk.umpire.store)


def _meant(asked: ControlId, picked: Sequence[str] = ()) -> tuple[str, int, list[str]]:
    """Return the game, the number of the lesson and the further words of a control."""
    game, *rest = [*asked.words.split(), *picked]
    return game, int(rest[0]), rest[1:]


async def _show(
    desk: Desk,
    it: Interaction,
    found: CurrentLesson,
    focus: Sequence[str] = (),
    page: int = 0,
    ordering: bool = False,
    showing: bool = False,
    hint: Sequence[str] = (),
    notes: Sequence[str] = (),
) -> None:
    taste, slow = await desk.drawn(it)
    notes = [*slow, *notes, *([say(taste.locale, "panel-changed")] if found.stale else [])]
    name = legible(it.user.display_name)
    sheet = await lesson_view.lesson(
        desk.show, found, taste, name, focus, notes, page, ordering, showing, hint
    )
    await desk.answer(it, sheet)
