"""The courses of every game; and lessons that break each law."""

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace

import pytest

from engine import registry
from engine.game import AnyGame
from engine.games.magnate import game as magnate
from engine.games.magnate.lessons import BUILD, END, GOAL, LAST, LESSONS
from engine.games.magnate.rules import Magnate
from engine.games.pangea import game as pangea
from engine.games.pangea.data import CELLS
from engine.games.seven_sages import game as sages
from engine.lesson import Lesson
from languages import COMPLETE, ORIGINAL
from render.games.pangea import turn_buttons_and_menus
from services.learning import about
from tests.laws import counted, taught

games = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.key)


def each(fits: Callable[[Lesson], bool] = lambda lesson: True) -> pytest.MarkDecorator:
    """Return what runs a test once for each lesson that fits."""
    found = [
        pytest.param(game, lesson, id=f"{game.key}-{lesson.key}")
        for game in registry.games()
        for lesson in game.lessons
        if fits(lesson)
    ]
    return pytest.mark.parametrize(("game", "lesson"), found)


lessons = each()
tasks = each(lambda lesson: not lesson.notes)


@games
def test_a_course_has_six_to_ten_lessons_and_a_match_at_its_end(game: AnyGame) -> None:
    taught.law_course(game)


@games
def test_every_verb_is_done_in_a_lesson(game: AnyGame) -> None:
    taught.law_verbs(game)


@games
def test_ten_questions_ask_what_a_course_has_taught(game: AnyGame) -> None:
    taught.law_exam(game)


@games
def test_three_questions_end_a_course_and_lead_back(game: AnyGame) -> None:
    taught.law_quiz(game)


@lessons
def test_a_lesson_begins_where_the_learner_is_asked(game: AnyGame, lesson: Lesson) -> None:
    taught.law_position(game, lesson)


@tasks
def test_the_solution_is_legal_and_meets_the_goal(game: AnyGame, lesson: Lesson) -> None:
    taught.law_solution(game, lesson)


@tasks
def test_what_a_task_needs_is_offered_and_little_else(game: AnyGame, lesson: Lesson) -> None:
    taught.law_offered(game, lesson)


@tasks
def test_no_other_first_step_meets_the_goal_and_each_has_an_answer(
    game: AnyGame, lesson: Lesson
) -> None:
    taught.law_first_steps(game, lesson)
    taught.law_wrong_steps_exist(game, lesson)


@tasks
def test_no_mistake_with_a_sentence_of_its_own_does_the_task(game: AnyGame, lesson: Lesson) -> None:
    taught.law_mistakes(game, lesson)


@lessons
def test_the_texts_are_short_and_point_at_what_is_there(game: AnyGame, lesson: Lesson) -> None:
    taught.law_texts(game, lesson)


@lessons
def test_the_texts_cite_clauses_that_exist(game: AnyGame, lesson: Lesson) -> None:
    taught.law_clauses(game, lesson)


@lessons
def test_what_texts_say_that_one_has_is_counted(game: AnyGame, lesson: Lesson) -> None:
    counted.law_counted(game, lesson)


@games
def test_numbers_of_texts_are_counted_in_every_game(game: AnyGame) -> None:
    claims = counted.CLAIMS[game.key]
    assert {claim.lesson for claim in claims} <= {lesson.key for lesson in game.lessons}
    assert all(ORIGINAL in claim.says for claim in claims)
    assert set(counted.WORDS) >= set(COMPLETE)
    assert sum(counted.law_counted(game, lesson) for lesson in game.lessons) >= 24


@lessons
def test_the_pictures_are_readable_and_show_every_number(game: AnyGame, lesson: Lesson) -> None:
    taught.law_pictures(game, lesson)


@lessons
def test_each_number_of_a_text_is_in_its_picture(game: AnyGame, lesson: Lesson) -> None:
    taught.law_numbers(game, lesson)


@lessons
def test_every_message_of_a_lesson_fits(game: AnyGame, lesson: Lesson) -> None:
    taught.law_messages(game, lesson)


@each(lambda lesson: bool(lesson.notes))
def test_the_match_at_the_end_of_a_course_comes_to_its_end(game: AnyGame, lesson: Lesson) -> None:
    taught.law_match(game, lesson)


# Lessons that break them


def broken(law: Callable[[AnyGame, Lesson], None], lesson: Lesson, told: str | None = None) -> None:
    """Assert that a law finds what is wrong with a lesson of Magnate."""
    with pytest.raises(AssertionError, match=told):
        law(magnate, lesson)


def test_a_course_that_is_too_short_or_has_no_match_is_found() -> None:
    class Short(Magnate):
        lessons = LESSONS[3:]

    taught.law_course(Short())
    for course in (LESSONS[6:], LESSONS[:8], (*LESSONS[:8], LESSONS[0], LESSONS[-1])):
        Short.lessons = course
        with pytest.raises(AssertionError):
            taught.law_course(Short())


def test_a_question_about_what_is_taught_later_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    later = [(n, replace(lesson, post=True)) for n, lesson in about("magnate")]
    monkeypatch.setattr(taught, "about", lambda key: later)
    with pytest.raises(AssertionError, match="has not taught"):
        taught.law_quiz(magnate)


def test_a_position_in_which_another_seat_is_asked_is_found() -> None:
    broken(taught.law_position, replace(BUILD, seat=1))


def test_a_verb_that_no_lesson_shows_is_found() -> None:
    class Short(Magnate):
        lessons = tuple(lesson for lesson in LESSONS if lesson.key != "trade")

    with pytest.raises(AssertionError, match="'trade'"):
        taught.law_verbs(Short())


def test_a_solution_that_misses_or_is_met_too_early_is_found() -> None:
    broken(taught.law_solution, replace(BUILD, solution=("build castle light_keeper", "pay 5 2 0")))
    broken(taught.law_solution, replace(BUILD, goal=lambda tried: True), "over before")
    broken(taught.law_solution, replace(BUILD, limit=1))


def test_a_step_under_orders_or_in_a_crowd_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    by_post = next(one for one in sages.lessons if one.key == "role-ahead")
    with pytest.raises(AssertionError, match="under Orders"):
        taught.law_offered(sages, replace(by_post, key="lose", post=False))
    with pytest.raises(AssertionError, match="nothing is ordered"):
        taught.law_offered(magnate, replace(GOAL, post=True))
    monkeypatch.setattr(taught, "MOST_OFFERED", 3)
    with pytest.raises(AssertionError, match="4 choices for"):
        taught.law_offered(magnate, GOAL)


def test_a_first_step_that_does_it_by_accident_or_is_listed_in_vain_is_found() -> None:
    easy = replace(BUILD, goal=lambda tried: bool(tried.events), wrong=())
    broken(taught.law_first_steps, easy, "sell ace_of_waves: done")
    broken(taught.law_first_steps, replace(GOAL, also=("sell cave",)), "sell cave: missed")
    broken(taught.law_first_steps, replace(GOAL, also=("end",)), "cannot be done")


def test_a_mistake_that_nobody_can_make_is_found() -> None:
    broken(taught.law_wrong_steps_exist, replace(GOAL, wrong=(*GOAL.wrong, "develop")), "develop")


def test_a_mistake_that_does_the_task_is_found() -> None:
    easy = replace(GOAL, goal=lambda tried: bool(tried.events), wrong=("sell",))
    broken(taught.law_mistakes, easy, "sell forest")


def test_a_text_that_is_missing_or_points_at_nothing_is_found() -> None:
    broken(taught.law_texts, replace(GOAL, wrong=(*GOAL.wrong, "sell")), "wrong-sell")
    broken(taught.law_texts, replace(GOAL, points=GOAL.points[:2]), "points")


def test_a_clause_that_does_not_exist_is_found() -> None:
    broken(taught.law_clauses, replace(GOAL, clauses=("1.1", "9.9")), "9.9")


def test_a_number_that_is_not_counted_from_its_position_is_found() -> None:
    (victory,) = (one for one in pangea.lessons if one.key == "victory")
    (end,) = (one for one in pangea.lessons if one.key == "end")
    with pytest.raises(AssertionError, match=r"4 amulets and 12, not \(2, 5\)"):
        counted.law_counted(pangea, replace(victory, position=end.position))


def test_a_number_that_a_text_no_longer_says_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    (claim, *_) = (one for one in counted.CLAIMS["magnate"] if one.lesson == "goal")
    gone = replace(claim, says={"en": r"in (\w+) realms so far"})
    monkeypatch.setitem(counted.CLAIMS, "magnate", (gone,))
    broken(counted.law_counted, GOAL, "no longer says")


def test_a_number_that_no_picture_shows_is_found() -> None:
    broken(taught.law_pictures, replace(GOAL, points=(*GOAL.points, "pile")), "show")
    broken(taught.law_pictures, replace(GOAL, shows=("board",)), "show")


def test_a_number_that_goes_when_a_menu_is_opened_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = next(one for one in pangea.lessons if one.key == "protect")
    cells = lesson.position(pangea).cells
    names = [CELLS[cells.index(tile)] for tile in range(len(cells)) if tile in cells]
    other = SimpleNamespace(**vars(turn_buttons_and_menus.d) | {"TILE_NAMES": names})
    # The panel marks by cells, where the lesson names tiles.
    monkeypatch.setattr(turn_buttons_and_menus, "d", other)
    with pytest.raises(AssertionError, match="en, first: no"):
        taught.law_numbers(pangea, lesson)


def test_a_match_without_an_end_or_with_too_few_turns_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    broken(taught.law_match, replace(END, position=LAST.position), "notes are seen")
    monkeypatch.setattr(taught, "MOST_STEPS", 3)
    broken(taught.law_match, END, "no end")
