"""What is explained of choices, and what is not silently left out."""

import pytest

from cogs.show import choice_effects
from cogs.show.lesson_view import faced
from cogs.show.match_sheet_builder import DisplaySettings
from db.course_progress import Course
from engine import registry
from engine.errors import EngineBug
from engine.lesson_attempt import LessonAttempt
from render.words.rules_search import entries
from services.learning import CurrentLesson


async def test_a_fault_of_ours_is_not_told_as_if_chance_had_decided(desk, table, monkeypatch):
    match = await table()
    facing = await desk.show.facing(match, match.to_act()[0], DisplaySettings())
    assert choice_effects.explained(facing)

    def broken(*_):
        raise EngineBug("no")

    monkeypatch.setattr(choice_effects, "step", broken)
    with pytest.raises(EngineBug):
        choice_effects.explained(facing)


@pytest.mark.parametrize(("key", "number", "word"), [("magnate", 2, "castle"), ("pangea", 5, None)])
def test_the_text_of_what_is_held_is_told_once_and_of_what_lies_open_never(key, number, word):
    game = registry.game(key)
    found = CurrentLesson(game, number, LessonAttempt(game, game.lessons[number - 1]), Course())
    told = "\n".join(choice_effects.explained(faced(found, DisplaySettings(), "Ann")))
    quoted = {card.id: told.count(card.text) for card in entries(key, "en") if card.text in told}
    assert set(quoted.values()) <= {1}
    assert (word in quoted) == bool(quoted) == bool(word)
