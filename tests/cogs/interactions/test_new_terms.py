"""Terms of a game are explained where somebody meets them first."""

import pytest

from cogs.pages.custom_ids import ControlId
from cogs.pages.rules_search_pages import explained, unmet
from cogs.pages.sheet import Button, Buttons, Sheet, Words
from engine import registry
from languages import COMPLETE
from render.words.glossary import glossary, met
from tests.cogs.conftest import ANN


def panel(text, *labels):
    buttons = tuple(Button(label, ControlId("do", "abcdef", words=label)) for label in labels)
    return Sheet((Words(text), Buttons(buttons)))


async def test_the_first_unknown_term_is_explained_once(desk, store):
    shown = panel("Your Crowns pay 2 tokens.", "End turn")
    for name in ("**Crown**", "**token**"):
        taste = await desk.show.taste(ANN, "en")
        told = await desk.explained(ANN, shown, "magnate", taste)
        assert told.parts[:-1] == shown.parts
        assert told.parts[-1].text.startswith(f"-# {name}: ")
    taste = await desk.show.taste(ANN, "en")
    assert taste.terms == {"magnate:crown", "magnate:token"}
    assert await desk.explained(ANN, shown, "magnate", taste) == shown


def test_a_term_on_a_button_is_met_too():
    shown = panel("x", "Payer l’impôt")
    new = unmet(shown, "magnate", "fr", frozenset())
    assert explained(shown, "fr", new).parts[-1].text.startswith("-# **impôt**")


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_term_is_found_by_its_name_and_words_within_words_are_none(locale):
    for game in registry.games():
        for term in glossary(game.key, locale):
            assert term in met(game.key, locale, f"({term.name}s)"), term.name
            assert term not in met(game.key, locale, f"x{term.name}"), term.name
