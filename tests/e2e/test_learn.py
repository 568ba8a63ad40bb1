"""Learning a game over the wire: every lesson of every game, by its solution and once wrongly."""

import json

import pytest
from driver import leave_blank
from learner import way, ways

from cogs.pages.course_quiz import answered
from db.course_progress import Course
from engine import registry
from engine.games.magnate.lessons import END
from engine.lesson_attempt import LessonAttempt, Verdict
from render.widgets import how_to_play_sheet
from render.words import lesson_presentation
from services.learning import about
from tests.laws import taught

MAGNATE = registry.game("magnate")


@pytest.fixture
def ada(table):
    return table.box.user("Ada")


async def course(table, player, game):
    """Open a course; return its message."""
    leave_blank(table)
    it = await player.slash(f"/learn game:{game.key}")
    await it.done()
    return it.message


async def at(table, player, game, number):
    """Open a lesson of a course; return its message."""
    shown = await course(table, player, game)
    menu = next(menu for menu in shown.selects if menu.custom_id.startswith("c:lesson:"))
    if number > 1:
        await pressed(table, shown, player.select(shown, menu.custom_id, [str(number)]))
    return shown


async def pressed(table, shown, pressing):
    """Wait until what was pressed or picked has changed a message."""
    revision = shown.revision
    it = await pressing
    await it.answered()
    await table.box.until(lambda: shown.revision > revision)


async def steps(table, player, shown, texts):
    """Press what says these notations, narrowing the panel as often as it takes."""
    left = list(texts)
    for _ in range(9 * len(left)):
        if not left:
            return
        id_, value, done = way(shown, left)
        if value is None:
            await pressed(table, shown, player.press(shown, custom_id=id_))
        else:
            await pressed(table, shown, player.select(shown, id_, [value]))
        del left[:done]
    raise AssertionError(f"no way to {left}")


async def press(table, player, shown, label):
    await pressed(table, shown, player.press(shown, label))


def wrong(game, lesson):
    """Return a first step that misses the task, one that is expected if there is any."""
    spoken_of = {text.split()[0] for text in lesson.steps}  # no others are offered
    found = [text for text in taught.choices(game, lesson) if text.split()[0] in spoken_of]
    for text in sorted(found, key=lambda text: lesson.wrong_by(text) is None):
        practice = LessonAttempt(game, lesson)
        practice.act(text)
        if practice.verdict() is Verdict.MISSED:
            return text
    return None


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.key)
async def test_lessons_are_missed_by_a_wrong_step_and_done_by_their_solution(table, ada, game):
    done = []
    for number, lesson in enumerate(game.lessons, 1):
        if lesson.notes:
            continue
        shown = await at(table, ada, game, number)
        assert "Your task:" in shown.text, lesson.key
        if text := wrong(game, lesson):
            await steps(table, ada, shown, [text])
            assert "Not yet." in shown.text, lesson.key
            await press(table, ada, shown, "Try again")
        await steps(table, ada, shown, lesson.solution)
        assert "Done!" in shown.text, lesson.key
        done.append(lesson.key)
        assert (await table.store.courses.of(str(ada.id)))[game.key].done == tuple(done)


# Once, with the course of Magnate


async def test_all_courses_are_shown_with_how_far_one_is(table, ada):
    shown = await at(table, ada, MAGNATE, 1)
    await steps(table, ada, shown, MAGNATE.lessons[0].solution)
    it = await ada.slash("/learn")
    await it.done()
    assert "**Magnate** · ▰▱▱▱▱▱▱▱▱▱ 1 of 11" in it.message.text
    await pressed(table, it.message, ada.press(it.message, "Magnate"))
    assert f"Magnate 2/11 · {said('build')}" in it.message.text


async def test_a_table_a_board_and_help_lead_to_the_course(table, ada):
    leave_blank(table)
    it = await table.do(ada.slash("/match new game:magnate"))
    lobby = table.box.messages(table.box.channel)[-1]
    it = await ada.press(lobby, "How to play")
    await it.done()
    assert it.message.ephemeral
    assert f"Magnate 1/11 · {said('goal')}" in it.message.text
    first = ada.dms[-1]
    assert "How to play" in [button.label for button in first.buttons]
    await table.lobby(ada, lobby, "Add computer")
    await table.lobby(ada, lobby, "Start")
    thread = table.box.messages(next(iter(table.box.threads)))
    board = next(message for message in reversed(thread) if message.buttons)
    it = await ada.press(board, "How to play")
    await it.done()
    assert it.message.ephemeral
    assert f"Magnate 1/11 · {said('goal')}" in it.message.text
    it = await ada.slash("/help")
    await it.done()
    courses = await ada.press(it.message, "How to play")
    await courses.done()
    assert courses.message.id != it.message.id
    assert "**Magnate**" in courses.message.text
    it = await ada.press(first, "How to play")
    await it.done()
    assert "You sit at a table" in first.text
    assert f"Magnate 1/11 · {said('goal')}" in it.message.text


def said(key):
    """Return the title of a lesson."""
    return lesson_presentation.said(
        "en", "magnate", next(x for x in MAGNATE.lessons if x.key == key)
    )


@pytest.mark.parametrize(
    ("locale", "label", "title"),
    [
        ("en-US", "On one page", "### How to play Magnate"),
        ("fr", "Sur une page", "### Comment jouer"),
    ],
)
async def test_a_lesson_leads_to_the_page_on_its_game_and_stays(table, locale, label, title):
    reader = table.box.user("Ada", locale=locale)
    shown = await course(table, reader, MAGNATE)
    before = shown.text
    it = await reader.press(shown, label)
    await it.done()
    assert it.message.ephemeral
    assert it.message.text.startswith(title)
    assert [file.filename for file in it.message.attachments] == ["page.png"]
    assert how_to_play_sheet.alt(locale[:2], "magnate") in it.message.alts
    assert it.message.text.endswith(how_to_play_sheet.legend(locale[:2], "magnate"))
    assert shown.text == before
    await table.store.people.update(str(reader.id), pictures=False)
    it = await reader.press(shown, label)
    await it.done()
    assert how_to_play_sheet.told(locale[:2], "magnate") in it.message.text
    assert it.message.attachments == []


async def test_show_me_plays_the_solution_step_by_step_and_does_nothing_for_one(table, ada):
    shown = await at(table, ada, MAGNATE, 2)
    await press(table, ada, shown, "Show me")
    assert "Next: **Pay 3 Suns and 4 Knots**" in shown.text
    await press(table, ada, shown, "Show the next step")
    assert "Done!" in shown.text
    assert (await table.store.courses.of(str(ada.id)))["magnate"].done == ()
    await press(table, ada, shown, "Do it yourself")
    assert "Your task:" in shown.text


async def test_undo_and_beginning_again_lead_back(table, ada):
    shown = await at(table, ada, MAGNATE, 2)
    first = shown.text
    await steps(table, ada, shown, ["build castle light_keeper"])
    assert "How do you pay" in shown.text
    await press(table, ada, shown, "Undo")
    assert shown.text == first
    await steps(table, ada, shown, ["build castle light_keeper"])
    await press(table, ada, shown, "Begin again")
    assert shown.text == first


async def test_a_control_of_an_older_position_changes_nothing(table, ada):
    old, shown = await at(table, ada, MAGNATE, 2), await at(table, ada, MAGNATE, 2)
    await steps(table, ada, shown, ["build castle light_keeper"])
    kept = await table.store.courses.of(str(ada.id))
    await steps(table, ada, old, ["sell castle"])
    assert "has changed" in old.text
    assert await table.store.courses.of(str(ada.id)) == kept


async def test_the_match_at_the_end_is_played_with_notes_and_advice_to_its_end(table, ada):
    number = MAGNATE.lessons.index(END) + 1
    shown = await at(table, ada, MAGNATE, number)
    assert lesson_presentation.note("en", "magnate", END, 0) in shown.text
    await press(table, ada, shown, "Hint")
    assert "only at first glance" in shown.text
    for _ in range(taught.MOST_STEPS):
        if " wins, " in shown.text:
            break
        (course,) = (await table.store.courses.of(str(ada.id))).values()
        practice = LessonAttempt(MAGNATE, END, course.lines)
        await steps(table, ada, shown, [taught.best(practice)])
    assert " wins, " in shown.text
    assert lesson_presentation.said("en", "magnate", END, "why") in shown.text
    await press(table, ada, shown, "3 questions")
    assert "Magnate: question 1 of 3" in shown.text
    for number, (at_, lesson) in enumerate(about("magnate"), 1):
        order = answered(number, lesson)
        await press(table, ada, shown, "ABC"[order.index("false-1")])
        assert "Not so:" in shown.text
        title = lesson_presentation.said("en", "magnate", lesson)
        assert f"Back to lesson {at_} · {title}" in [button.label for button in shown.buttons]
        await press(table, ada, shown, "Try again")
        await press(table, ada, shown, "ABC"[order.index("right")])
        assert "Right:" in shown.text
        await press(table, ada, shown, "Next question" if number < 3 else "Back")
    assert "Your task:" in shown.text


async def test_orders_stay_open_after_each_order(table, ada):
    game = registry.game("magus_wargame")
    number = [lesson.key for lesson in game.lessons].index("what-answers") + 1
    shown = await at(table, ada, game, number)
    assert "by post 2/2" in shown.text
    await press(table, ada, shown, "Orders")
    await steps(table, ada, shown, ["stance ask"])
    assert "Orders" not in [button.label for button in shown.buttons]
    assert any(said == "list scrye" or said == "list" for said, *_ in ways(shown))


async def test_a_finished_course_is_told_and_forgotten(table, ada):
    done = tuple(lesson.key for lesson in MAGNATE.lessons)
    await table.store.courses.save(str(ada.id), "magnate", Course("end", (), done))
    it = await ada.slash("/my stats")
    await it.done()
    assert "Course finished: Magnate." in it.message.text
    it = await ada.slash("/my data")
    await it.done()
    (told,) = json.loads(it.message.attachments[0].data.decode())["courses"]
    assert json.loads(told["done"]) == list(done)
    it = await ada.slash("/my forget")
    await it.done()
    await pressed(table, it.message, ada.press(it.message, it.message.buttons[0].label))
    assert await table.store.courses.of(str(ada.id)) == {}


async def test_a_hint_leads_towards_the_task_and_says_so_where_it_cannot(table, ada):
    number = [lesson.key for lesson in MAGNATE.lessons].index("build") + 1
    shown = await at(table, ada, MAGNATE, number)
    await press(table, ada, shown, "Hint")
    assert "> Towards your task: **Build the Castle" in shown.text
    assert "%" not in shown.text
    await steps(table, ada, shown, MAGNATE.lessons[number - 1].solution[:1])
    await press(table, ada, shown, "Hint")
    assert "> Towards your task: **Pay" in shown.text
    await table.store.courses.save(str(ada.id), "magnate", Course("build", ("> trade suns moons",)))
    shown = await course(table, ada, MAGNATE)
    await press(table, ada, shown, "Hint")
    assert "> Hint: **" in shown.text
    assert "the prepared solution cannot be finished from here" in shown.text
    assert "%" not in shown.text


async def test_a_hint_for_a_lesson_that_is_done_is_the_lesson_as_it_stands(table, ada):
    shown = await at(table, ada, MAGNATE, 1)
    hint = next(button.custom_id for button in shown.buttons if button.label == "Hint")
    old = await at(table, ada, MAGNATE, 1)
    await steps(table, ada, shown, MAGNATE.lessons[0].solution)
    await pressed(table, old, ada.press(old, custom_id=hint))
    assert "Done!" in old.text


async def test_explain_tells_what_each_choice_of_a_lesson_would_do(table):
    ada = table.box.user("Ada")
    it = await table.do(ada.slash("/learn game:magnate"))
    await ada.press(it.message, "Explain")
    await table.box.until(lambda: "what it would change" in it.message.text)
    assert "[3.2]" in it.message.text
    await ada.press(it.message, "Back")
    await table.box.until(lambda: "Whom the throne waits for" in it.message.text)
