"""Terms of a game are explained where somebody meets them first."""

import pytest

from cogs.interactions.new_terms import explained
from cogs.pages.custom_ids import ControlId
from cogs.pages.sheet import Button, Buttons, Sheet, Words
from engine import registry
from render.words.catalogues import LOCALES
from render.words.glossary import glossary, met
from tests.cogs.conftest import ANN


def panel(text, *labels):
    buttons = tuple(Button(label, ControlId("do", "abcdef", words=label)) for label in labels)
    return Sheet((Words(text), Buttons(buttons)))


async def test_the_first_unknown_term_is_explained_once(store):
    shown = panel("Your Crowns pay 2 tokens.", "End turn")
    for name in ("**Crown**", "**token**"):
        known = frozenset((await store.people.get(ANN)).settings.get("terms", ()))
        told = await explained(store.people, ANN, known, shown, "magnate", "en")
        assert told.parts[:-1] == shown.parts
        assert told.parts[-1].text.startswith(f"-# {name}: ")
    known = frozenset((await store.people.get(ANN)).settings["terms"])
    assert known == {"magnate:crown", "magnate:token"}
    assert await explained(store.people, ANN, known, shown, "magnate", "en") == shown


async def test_a_term_on_a_button_is_met_too(store):
    told = await explained(
        store.people, ANN, frozenset(), panel("x", "Payer l’impôt"), "magnate", "fr"
    )
    assert told.parts[-1].text.startswith("-# **impôt**")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_term_is_found_by_its_name_and_words_within_words_are_none(locale):
    for game in registry.games():
        for term in glossary(game.key, locale):
            assert term in met(game.key, locale, f"({term.name}s)"), term.name
            assert term not in met(game.key, locale, f"x{term.name}"), term.name
