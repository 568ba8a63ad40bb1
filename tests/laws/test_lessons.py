"""The courses of every game; and lessons that break each law."""

import pytest

from engine import registry
from engine.game import AnyGame
from engine.lesson import Lesson
from tests.laws import taught

UNDER_WORK = frozenset({"magus", "magus_wargame"})
"""Games whose course is not whole yet."""

games = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.key)
lessons = pytest.mark.parametrize(
    ("game", "lesson"),
    [
        pytest.param(game, lesson, id=f"{game.key}-{lesson.key}")
        for game in registry.games()
        for lesson in game.lessons()
    ],
)
tasks = pytest.mark.parametrize(
    ("game", "lesson"),
    [
        pytest.param(game, lesson, id=f"{game.key}-{lesson.key}")
        for game in registry.games()
        for lesson in game.lessons()
        if not lesson.notes
    ],
)


@games
def test_a_course_has_six_to_ten_lessons_and_a_match_at_its_end(game: AnyGame) -> None:
    if game.key in UNDER_WORK:
        with pytest.raises(AssertionError):
            taught.law_course(game)
    else:
        taught.law_course(game)


@lessons
def test_a_lesson_begins_where_the_learner_is_asked(game: AnyGame, lesson: Lesson) -> None:
    taught.law_position(game, lesson)


@tasks
def test_the_solution_is_legal_and_meets_the_goal(game: AnyGame, lesson: Lesson) -> None:
    taught.law_solution(game, lesson)


@tasks
def test_no_other_first_step_meets_the_goal_and_each_has_an_answer(
    game: AnyGame, lesson: Lesson
) -> None:
    taught.law_first_steps(game, lesson)
    taught.law_wrong_steps_exist(game, lesson)


@lessons
def test_the_texts_are_short_and_point_at_what_is_there(game: AnyGame, lesson: Lesson) -> None:
    taught.law_texts(game, lesson)


@lessons
def test_the_texts_cite_clauses_that_exist(game: AnyGame, lesson: Lesson) -> None:
    taught.law_clauses(game, lesson)


@lessons
def test_the_pictures_are_readable_and_show_every_number(game: AnyGame, lesson: Lesson) -> None:
    taught.law_pictures(game, lesson)


@lessons
def test_every_message_of_a_lesson_fits(game: AnyGame, lesson: Lesson) -> None:
    taught.law_messages(game, lesson)


@pytest.mark.parametrize(
    ("game", "lesson"),
    [
        pytest.param(game, lesson, id=game.key)
        for game in registry.games()
        for lesson in game.lessons()
        if lesson.notes
    ],
)
def test_the_match_at_the_end_of_a_course_comes_to_its_end(game: AnyGame, lesson: Lesson) -> None:
    taught.law_match(game, lesson)
