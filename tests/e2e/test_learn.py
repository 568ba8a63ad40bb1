"""Learning a game over the wire: every lesson of every game, by its solution and once wrongly."""

import pytest
from driver import leave_blank

from engine import registry
from engine.notation import write
from engine.practice import Practice, Standing

TASKS = [
    pytest.param(game, number, id=f"{game.key}-{lesson.key}")
    for game in registry.games()
    for number, lesson in enumerate(game.lessons(), 1)
    if not lesson.notes
]
COURSES = [game for game in registry.games() if game.lessons()]


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


async def step(table, player, shown, text):
    """Press what says a notation, narrowing the panel as often as it takes."""
    for _ in range(9):
        ways = [
            (" ".join(id_.split(":", 5)[5].split()[2:]), id_, None)
            for button in shown.buttons
            if (id_ := button.custom_id or "").startswith("c:try:")
        ] + [
            (value, menu.custom_id, value)
            for menu in shown.selects
            if menu.custom_id.startswith("c:trypick:")
            for _, value in menu.options
        ]
        fitting = [way for way in ways if f"{text} ".startswith(f"{way[0]} ")]
        if not fitting:
            by_label = {button.label: button.custom_id for button in shown.buttons}
            on = [by_label[one] for one in ("More", "Orders", "Back") if one in by_label]
            fitting = [("", id_, None) for id_ in on[:1]]
        assert fitting, f"{text} is not offered: {[way[0] for way in ways]}"
        said, id_, value = max(fitting, key=lambda way: len(way[0]))
        pressing = (
            player.select(shown, id_, [value]) if value else player.press(shown, custom_id=id_)
        )
        await pressed(table, shown, pressing)
        if said == text:
            return
    raise AssertionError(f"no way to {text}")


async def press(table, player, shown, label):
    await pressed(table, shown, player.press(shown, label))


def wrong(game, lesson):
    """Return a first step that misses the task, one that is expected if there is any."""
    s = lesson.position(game)
    legal = [write(action) for action in game.legal(s, lesson.seat)]
    missed = []
    for text in sorted(legal, key=lambda text: lesson.wrong_by(text) is None):
        practice = Practice(game, lesson)
        practice.act(text)
        if practice.standing() is Standing.MISSED:
            return text
        missed.append(text)
    return None


@pytest.mark.parametrize(("game", "number"), TASKS)
async def test_a_lesson_is_missed_by_a_wrong_step_and_done_by_its_solution(
    table, ada, game, number
):
    lesson = game.lessons()[number - 1]
    shown = await at(table, ada, game, number)
    assert "Your task:" in shown.text
    if text := wrong(game, lesson):
        await step(table, ada, shown, text)
        assert "Not yet." in shown.text
        await press(table, ada, shown, "Try again")
    for text in lesson.solution:
        assert "Done!" not in shown.text
        await step(table, ada, shown, text)
    assert "Done!" in shown.text
    assert (await table.store.courses(str(ada.id)))[game.key].done == (lesson.key,)
