"""The rules of a game as numbered clauses."""

import re

import pytest

import languages
from engine import registry
from engine.errors import UnknownGame
from render.words.rulebook import beside, cited, named, opening, rules
from tests.cogs.harbours import LANGUAGES
from tests.harbours import game as harbours
from tests.laws.declared import clauses, law_rules_text
from tests.laws.positions import every_game

games = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)


@pytest.fixture(autouse=True)
def guests(monkeypatch):
    monkeypatch.setattr(registry, "_guests", {})
    registry.welcome(harbours)
    monkeypatch.setattr(languages, "FOLDERS", (*languages.FOLDERS, LANGUAGES))
    rules.cache_clear()


def numbers(found):
    return [rule.number for rule in found]


def test_a_clause_has_its_number_its_heading_and_its_text():
    rule = rules("harbours", "en")[0]
    assert (rule.number, rule.heading) == ("1.1", "The voyage")
    assert rule.text.startswith("There are 24 cards")
    assert "**" not in rule.text


@games
def test_every_clause_is_found_in_both_languages(game):
    law_rules_text(game)
    english, french = rules(game.key, "en"), rules(game.key, "fr")
    assert numbers(english) == numbers(french)
    assert {number for number in clauses(game) if "." in number} <= set(numbers(english))
    for rule in (*english, *french):
        assert rule.text.strip(), f"{rule.number} is empty"
        assert rule.heading, f"{rule.number} stands under nothing"
        assert not rule.heading[0].isdigit()
    assert [one.text for one in english] != [one.text for one in french]


@games
def test_every_number_finds_its_clause(game):
    for rule in rules(game.key, "en"):
        assert rule in named(game.key, "en", rule.number)


def test_a_number_finds_its_clause_alone():
    assert numbers(named("harbours", "en", "3.2")) == ["3.2"]
    assert numbers(named("harbours", "en", " 3.2. ")) == ["3.2"]
    assert named("harbours", "en", "3.9") == ()


def test_a_chapter_has_its_clauses_and_no_others():
    assert numbers(named("harbours", "en", "2")) == ["2.1", "2.2", "2.3", "2.4", "2.5"]
    assert numbers(named("harbours", "fr", "3.")) == ["3.1", "3.2", "3.3", "3.4"]


def test_the_opening_is_the_first_clause_of_each_chapter():
    assert numbers(opening("harbours", "en")) == ["1.1", "2.1", "3.1", "4.1", "5.1", "6.1"]


@pytest.mark.parametrize("typed", ["K20", "k20", "[K20]", "(k20)"])
def test_a_ruling_is_cited_by_its_clauses_and_no_others(typed):
    found = cited("seven_sages", "en", typed)
    assert found
    assert all("[K20]" in rule.text for rule in found)
    assert numbers(found) == numbers(cited("seven_sages", "fr", typed))
    assert all("[L1]" in rule.text for rule in cited("seven_sages", "en", "L1"))


def test_the_clauses_beside_one_are_those_of_its_chapter():
    known = {rule.number: rule for rule in rules("harbours", "en")}
    assert beside("harbours", "en", known["2.1"]) == (None, known["2.2"])
    assert beside("harbours", "en", known["2.3"]) == (known["2.2"], known["2.4"])
    assert beside("harbours", "en", known["2.5"]) == (known["2.4"], None)


@pytest.mark.parametrize("locale", ["fr", "fr-FR", "fr_CA"])
def test_french_rules_are_for_every_french_locale(locale):
    assert rules("harbours", locale) == rules("harbours", "fr")
    assert rules("harbours", "en-GB") == rules("harbours", "en")


def test_a_game_that_is_not_there_has_no_rules():
    with pytest.raises(UnknownGame):
        rules("chess", "en")


@pytest.mark.parametrize(("locale", "name"), [("en", "Lich"), ("fr", "Liche")])
def test_a_row_of_a_table_is_told_in_words(locale, name):
    row = next(rule for rule in rules("magus_wargame", locale) if rule.text.startswith(f"{name} ("))
    assert re.match(r"10\b", row.number)
    assert " 5, " in row.text
    assert not any(rule.text.count("|") > 3 for rule in rules("magus_wargame", locale))
