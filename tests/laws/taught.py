"""Laws of lessons: what is asked can be done, nothing else does it, and all of it can be read."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from cogs.handlers.turn_panel_actions import whole
from cogs.pages.course_quiz import ANSWERS, answered, quiz
from cogs.pages.page_wording import Reader
from cogs.pages.sheet import MOST_LABEL
from cogs.show.lesson_view import _panels as panels_at, _seen as seen_at, lesson as drawn
from cogs.show.match_sheet_builder import DisplaySettings
from db.course_progress import Course
from engine.bots import greedy_easy_and_random
from engine.bots.think_budget import Count
from engine.codec import pack
from engine.game import AnyGame
from engine.lesson import Lesson
from engine.lesson_attempt import LessonAttempt, Verdict
from engine.notation import write
from engine.rng import Rng
from languages import COMPLETE, ORIGINAL
from render.paint.scene import Scene
from render.paint.theme import DARK, LIGHT
from render.words import lesson_presentation
from render.words.catalogues import ids
from render.words.turn_panel import controls, links
from services.learning import CurrentLesson, about, part
from services.workers.draw_pool import Drawn
from tests.laws import pictured, shown
from tests.laws.declared import clauses
from tests.laws.translated import TRANSLATED

NAMES = ("Ann", "Ben", "Cléo", "Dora", "Eve")
FEWEST, MOST = 6, 10
"""Lessons of a course, the match at its end not counted."""
NOTES = 5
EXAMS = Path(__file__).parents[1] / "learn"
QUESTIONS, ENOUGH = 10, 8
"""Questions about a game, and how many of them its course must let one answer."""
LONGEST = {"": 40, "text": 420, "task": 200, "why": 260, "missed": 200}
"""Characters of each part of a lesson; what is said of a wrong step is as long as `missed`."""
MOST_NOTE = 260
ASKED, MOST_ASKED = 3, 120
"""Questions at the end of a course, and characters of one."""
MOST_OFFERED = 18
"""Choices that the message of a task offers at first sight."""
MOST_STEPS = 150
"""Steps of one's own in the match at the end of a course."""


def law_course(game: AnyGame) -> None:
    """A course has six to ten lessons and a match at its end; each has a name of its own.

    What follows the match is on playing by post.
    """
    course = part(game)
    keys = [lesson.key for lesson in game.lessons]
    assert len(set(keys)) == len(keys), "a lesson twice"
    assert keys == [one.key for one in (*course, *part(game, post=True))], "by post comes last"
    assert not any(one.notes for one in part(game, post=True))
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", key) for key in keys), keys
    assert FEWEST <= len(course) - 1 <= MOST, f"{len(course) - 1} lessons"
    assert [lesson.notes for lesson in course] == [0] * (len(course) - 1) + [NOTES]


def law_verbs(game: AnyGame) -> None:
    """Every verb of a game is done in some lesson, by the learner or in front of them."""
    lines = [line for one in game.lessons for line in (*one.solution, *one.replies)]
    untaught = {cls.verb for cls in game.actions} - {line.split()[0] for line in lines}
    assert not untaught, f"in no lesson: {sorted(untaught)}"


def law_position(game: AnyGame, lesson: Lesson) -> None:
    """A lesson begins with everything in its place, and the learner is asked, or may order."""
    s = lesson.position(game)
    game.check(s)
    assert game.result(s) is None
    assert lesson.seat in game.to_act(s) or lesson.waits(s)
    assert choices(game, lesson)
    assert game.meta.seats[0] <= lesson.seats <= game.meta.seats[1]


def law_solution(game: AnyGame, lesson: Lesson) -> None:
    """The solution is legal and meets the goal with its last step, twice in the same way."""
    ends = []
    for _ in range(2):
        practice = LessonAttempt(game, lesson)
        for step in lesson.solution:
            assert practice.verdict() is Verdict.OPEN, f"over before {step}"
            assert practice.advice() == step
            practice.act(step)
        assert practice.verdict() is Verdict.DONE, lesson.solution
        again = LessonAttempt(game, lesson, practice.lines)
        ends += [pack(practice.state), pack(again.state)]
    assert all(end == ends[0] for end in ends), "it is not always the same"
    assert len(lesson.solution) <= lesson.most


def law_offered(game: AnyGame, lesson: Lesson) -> None:
    """What the task needs is offered, and little else; orders only in the lessons on them."""
    number = [one.key for one in game.lessons].index(lesson.key) + 1
    filed = False
    for taken, step in enumerate(lesson.solution):
        practice = played(game, lesson, *lesson.solution[:taken])
        found = CurrentLesson(game, number, practice, Course(), practice.last)
        seen = seen_at(found, DisplaySettings("en"), "Ann")
        said = {
            (focus, ordering): {
                do.words
                for do in controls(panels_at(found, seen, focus, ordering and not focus)[0])
            }
            for focus, ordering in opened(found, DisplaySettings("en"))
        }
        here = [way for way, words in said.items() if any(step in links(one) for one in words)]
        assert here, f"{step} is not offered"
        first = len(said[(), False])
        assert first <= MOST_OFFERED, f"{first} choices for {step}"
        ordered = all(ordering for _, ordering in here)
        assert not ordered or lesson.post, f"{step} is under Orders"
        legal = [write(action) for action in game.legal(practice.state, lesson.seat)]
        filed = filed or step not in legal
    assert filed or not lesson.post, "nothing is ordered"


def law_quiz(game: AnyGame) -> None:
    """Three questions end a course, each with one right answer, and the way back to its lesson."""
    (last,) = (lesson for lesson in game.lessons if lesson.notes)
    lessons_ = about(game.key)
    assert [one.key for _, one in lessons_] == list(last.asks)
    assert len(set(last.asks)) == ASKED
    for reader in (Reader(code, ()) for code in COMPLETE):
        for number, (at, lesson) in enumerate(lessons_, 1):
            assert not lesson.post, "the course has not taught it"
            shown.fits(quiz(reader, game.key, lessons_, number))
            for picked, answer in enumerate(answered(number, lesson)):
                sheet = quiz(reader, game.key, lessons_, number, picked)
                shown.fits(sheet)
                back = f"c:lessonat::::{game.key} {at}" in shown.ids(sheet)
                assert back is (answer != "right"), answer
                assert (
                    lesson_presentation.said(reader.locale, game.key, lesson, answer) in sheet.text
                )


def law_first_steps(game: AnyGame, lesson: Lesson) -> None:
    """No other first step meets the goal unless it is listed; each has an answer."""
    legal = choices(game, lesson)
    assert set(lesson.also) <= set(legal), "one that is listed cannot be done"
    for text in legal:
        practice = LessonAttempt(game, lesson)
        practice.act(text)
        done = practice.verdict() is Verdict.DONE
        wanted = text in lesson.also or (text,) == lesson.solution
        assert done is wanted, f"{text}: {practice.verdict().value}"
        for locale in COMPLETE:
            look = lesson_presentation.look(
                practice, NAMES[: lesson.seats], lesson_presentation.told(practice)
            )
            assert lesson_presentation.answer(practice, 0, look), text
            assert lesson_presentation.why_not(locale, game.key, lesson, practice.own)


def law_wrong_steps_exist(game: AnyGame, lesson: Lesson) -> None:
    """What has a sentence of its own as a wrong step can be done on the way."""
    practice, met = LessonAttempt(game, lesson), set[str]()
    for step in (*lesson.solution, None):
        s = practice.state
        actions = [*game.legal(s, lesson.seat), *game.orders(s, lesson.seat)]
        met |= {start for a in actions if (start := lesson.wrong_by(write(a))) is not None}
        if step is not None:
            assert write(next(a for a in actions if write(a) == step)) == step
            practice.act(step)
    assert met == set(lesson.wrong), f"never done: {set(lesson.wrong) - met}"


def law_mistakes(game: AnyGame, lesson: Lesson) -> None:
    """What has a sentence of its own as a mistake does not do the task, wherever on the way.

    What is one too early ("end") is the solution's own step in the end.
    """
    for done, right in enumerate(lesson.solution):
        before, early = lesson.solution[:done], lesson.wrong_by(right)
        for action in game.legal(played(game, lesson, *before).state, lesson.seat):
            step = write(action)
            if lesson.wrong_by(step) not in (None, early):
                verdict = played(game, lesson, *before, step).verdict()
                assert verdict is Verdict.MISSED, (*before, step)


def played(game: AnyGame, lesson: Lesson, *steps: str) -> LessonAttempt:
    """Return a lesson after some steps of the learner."""
    practice = LessonAttempt(game, lesson)
    for step in steps:
        practice.act(step)
    return practice


def law_texts(game: AnyGame, lesson: Lesson) -> None:
    """Every text is there in every language, is short, and points at what is pointed out.

    Only the text that the lesson begins with points: what is said after a step is read beside a
    picture in which a card may have gone from the hand.
    """
    wanted = _wanted(lesson)
    if any(lesson.key in one.asks for one in game.lessons):
        wanted |= {"ask": MOST_ASKED, **dict.fromkeys(ANSWERS, MOST_LABEL)}
    for locale in COMPLETE:
        own = lesson_presentation.message(game.key, lesson)
        known = {one for one in ids(locale) if one == own or one.startswith(f"{own}.")}
        named = {lesson_presentation.message(game.key, lesson, part) for part in wanted}
        assert known == named, f"{locale}: {sorted(known ^ named)}"
        for name, most in wanted.items():
            text = lesson_presentation.said(locale, game.key, lesson, name)
            assert len(text) <= most, f"{locale}: {name} has {len(text)} characters"
            numbers = list(dict.fromkeys(lesson_presentation.numbered(text)))
            pointed = range(1, len(lesson.points) + 1 if name == "text" else 1)
            assert numbers == list(pointed), f"{locale}: {name} points at {numbers}"


def _wanted(lesson: Lesson) -> dict[str, int]:
    """Return the parts that a lesson needs, with how long they may be."""
    if lesson.notes:
        parts = {part: LONGEST[part] for part in ("", "text", "task", "why")}
        return parts | {f"note-{n}": MOST_NOTE for n in range(1, lesson.notes + 1)}
    return LONGEST | {
        lesson_presentation.part_of(start): LONGEST["missed"] for start in lesson.wrong
    }


def law_clauses(game: AnyGame, lesson: Lesson) -> None:
    """A lesson says which rules it teaches, and they exist; its texts cite no others."""
    assert lesson.clauses
    assert set(lesson.clauses) <= clauses(game), set(lesson.clauses) - clauses(game)
    for locale in COMPLETE:
        for name in _wanted(lesson):
            text = lesson_presentation.said(locale, game.key, lesson, name)
            assert set(re.findall(r"\b\d+\.\d+\b", text)) <= set(lesson.clauses), text


def languages(game: AnyGame, lesson: Lesson) -> tuple[str, str]:
    """Return the original and a translation: lessons of a course take them in turn."""
    number = [one.key for one in game.lessons].index(lesson.key)
    return ORIGINAL, TRANSLATED[number % len(TRANSLATED)]


def law_pictures(game: AnyGame, lesson: Lesson) -> None:
    """The pictures of a lesson can be read, and show each number once and nothing else."""
    practice = LessonAttempt(game, lesson)
    for theme, locale in zip((DARK, LIGHT), languages(game, lesson), strict=True):
        look = lesson_presentation.look(practice, NAMES[: lesson.seats], (), theme, locale)
        found = lesson_presentation.pictures(practice, look)
        assert [name for name, _ in found] == list(lesson.shows)
        for name, scene in found:
            assert unreadable(scene) == (), f"{name} in {locale}"
        bare = lesson_presentation.pictures(practice, replace(look, marks=()))
        numbers = Counter(text for _, scene in found for text in scene.texts())
        numbers -= Counter(text for _, scene in bare for text in scene.texts())
        expected = [str(n) for n in range(1, len(lesson.points) + 1)]
        assert sorted(numbers.elements()) == expected, f"the pictures show {numbers}"


def law_numbers(game: AnyGame, lesson: Lesson) -> None:
    """Each number of a text is in the pictures of its message, whatever is asked for in it."""
    number = [one.key for one in game.lessons].index(lesson.key) + 1
    found = CurrentLesson(game, number, LessonAttempt(game, lesson), Course())
    for taste in map(DisplaySettings, languages(game, lesson), ("dark", "light")):
        for focus, ordering in opened(found, taste):
            easel = _Marking()
            show = shown.showing(easel=easel)
            sheet = shown.run(drawn(show, found, taste, "Ann", focus, ordering=ordering))
            told = {str(n) for n in lesson_presentation.numbered(sheet.text)}
            lost = sorted(told - set(easel.marked))
            assert not lost, f"{taste.locale}, {' '.join(focus) or 'first'}: no {lost} in a picture"


class _Marking(shown.Easel):
    """An easel that remembers which texts the marks of a look have added to its pictures."""

    def __init__(self) -> None:
        self.marked = Counter[str]()

    async def soon(self, wanted: Any, rank: Any, whose: str, calm: bool = False) -> Drawn | None:
        for one in wanted:
            if (scene := one.scene()) is not None:
                bare = replace(one, look=replace(one.look, marks=()))
                self.marked += Counter(scene.texts()) - Counter(bare.scene().texts())
                return Drawn(one, b"")
        return None


def opened(found: CurrentLesson, taste: DisplaySettings) -> Iterator[tuple[tuple[str, ...], bool]]:
    """Yield what taps ask for before the first step of a lesson, and whether it is of orders."""
    seen = seen_at(found, taste, "Ann")
    open_: list[tuple[tuple[str, ...], bool]] = [((), False), ((), True)]
    known = set(open_)
    while open_:
        focus, ordering = open_.pop()
        yield focus, ordering
        for do in controls(panels_at(found, seen, focus, ordering and not focus)[0]):
            narrowed = (tuple(do.words.split()), ordering)
            part = len(links(do.words)) == 1 and not whole(found.game, do.words)
            if part and narrowed not in known:
                known.add(narrowed)
                open_.append(narrowed)


def law_exam(game: AnyGame) -> None:
    """Ten questions ask what the course has taught, in the words that stand below each answer."""
    text = (EXAMS / f"{game.key}.md").read_text(encoding="utf-8")
    found = re.findall(r"(?m)^(\d+)\. .+\?.*\n    .+ \[(\d[\d., ]*)\]\n    > (.+)$", text)
    assert [int(n) for n, *_ in found] == list(range(1, QUESTIONS + 1)), [n for n, *_ in found]
    said = "\n".join(_taught(game, lesson) for lesson in game.lessons)
    lost = [part for *_, quoted in found for part in quoted.split(" … ") if part not in said]
    assert not lost, f"no lesson says {lost}"
    cited = [set(numbers.split(", ")) for _, numbers, _ in found]
    assert set().union(*cited) <= clauses(game), set().union(*cited) - clauses(game)
    taught = {clause for lesson in game.lessons for clause in lesson.clauses}
    answered = sum(bool(numbers & taught) for numbers in cited)
    assert answered >= ENOUGH, f"{answered} of the answers are taught"


def _taught(game: AnyGame, lesson: Lesson) -> str:
    """Return what a lesson teaches, without the numbers that point at its picture."""
    parts = (
        lesson_presentation.said("en", game.key, lesson, part) for part in ("text", "task", "why")
    )
    return re.sub(" [①-⑨]", "", " ".join(parts))


def law_messages(game: AnyGame, lesson: Lesson) -> None:
    """Every message of a lesson is within Discord's limits, its controls too."""
    number = [one.key for one in game.lessons].index(lesson.key) + 1
    practices = [LessonAttempt(game, lesson)]
    for text in lesson.solution:
        practices.append(LessonAttempt(game, lesson, practices[-1].lines))
        practices[-1].act(text)
    missed = next(_first_steps(game, lesson), None)
    if missed is not None:
        practices.append(LessonAttempt(game, lesson))
        practices[-1].act(missed)
    for at, practice in enumerate(practices):
        found = CurrentLesson(game, number, practice, Course(), practice.last)
        settings = shown.tastes(at // 2 + number)[at % 2]
        for showing in {False, not lesson.notes}:
            sheet = shown.run(drawn(shown.showing(), found, settings, "Ann", showing=showing))
            shown.fits(sheet)
        shown.fits(shown.run(drawn(shown.showing(), found, settings, "Ann", ordering=True)))


def choices(game: AnyGame, lesson: Lesson) -> list[str]:
    """Return what a learner can do first: what is legal, where they are not asked the orders."""
    s, seat = lesson.position(game), lesson.seat
    return [write(action) for action in game.legal(s, seat) or game.orders(s, seat)]


def _first_steps(game: AnyGame, lesson: Lesson) -> Iterator[str]:
    """Yield what can be done first besides the solution."""
    for text in choices(game, lesson):
        if text != (*lesson.solution, "")[0]:
            yield text


def unreadable(scene: Scene) -> tuple[str, ...]:
    """Name what cannot be read on a picture."""
    return (
        *pictured.cut(scene),
        *pictured.small(scene, NAMES),
        *pictured.covered(scene),
        *pictured.faint(scene),
    )


def best(practice: LessonAttempt) -> str:
    """Return what the greedy computer would do in the learner's place."""
    game, seat = practice.game, practice.lesson.seat
    view, chance = game.view(practice.state, seat), Rng(f"picks {len(practice.moves)}")
    return write(greedy_easy_and_random.choose(game, view, seat, Count(0), chance))


def law_match(game: AnyGame, lesson: Lesson) -> None:
    """The match at the end goes on for as many turns as there are notes, and comes to an end."""
    practice = LessonAttempt(game, lesson)
    noted = set[str]()
    for _ in range(MOST_STEPS):
        if practice.verdict() is Verdict.DONE:
            break
        noted.add(lesson_presentation.note("en", game.key, lesson, practice.turns))
        practice.act(best(practice))
    assert practice.verdict() is Verdict.DONE, f"no end after {MOST_STEPS} steps"
    assert len(noted - {""}) == lesson.notes, f"{len(noted - {''})} notes are seen"
