"""The rules of a game to search in."""

import re

import pytest

from engine import registry
from engine.errors import UnknownGame
from render.rulebook import rules, search
from tests.harbours import game as harbours
from tests.laws.declared import clauses, law_rules_text
from tests.laws.positions import every_game

games = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)


@pytest.fixture(autouse=True)
def guests(monkeypatch):
    monkeypatch.setattr(registry, "_guests", {})
    registry.welcome(harbours)
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
        assert rule in search(game.key, "en", rule.number)


def test_a_number_finds_its_clause_alone():
    assert numbers(search("harbours", "en", "3.2")) == ["3.2"]
    assert numbers(search("harbours", "en", " 3.2. ")) == ["3.2"]
    assert search("harbours", "en", "3.9") == ()


def test_a_chapter_finds_its_clauses_and_no_others():
    assert numbers(search("harbours", "en", "2")) == ["2.1", "2.2", "2.3", "2.4", "2.5"]
    assert numbers(search("harbours", "fr", "3.")) == ["3.1", "3.2", "3.3", "3.4"]
    assert search("harbours", "en", "24") == ()  # a number of a clause, not a word of 1.1


def test_without_words_each_chapter_gives_its_first_clause():
    assert numbers(search("harbours", "en", "  ")) == ["1.1", "2.1", "3.1", "4.1", "5.1", "6.1"]


def test_words_are_found_whatever_their_capitals_and_order():
    found = search("harbours", "en", "STANDING bid")
    assert "4.2" in numbers(found)
    assert found == search("harbours", "en", "Bid  standing")
    assert all("bid" in rule.text.casefold() for rule in found)


def test_every_word_must_be_there():
    assert search("harbours", "en", "storm zebra") == ()
    assert numbers(search("harbours", "en", "storm doubles")) == ["2.4"]


def test_the_heading_is_searched_too():
    assert numbers(search("harbours", "en", "auction")) != []
    assert set(numbers(search("harbours", "en", "auction"))) >= {"3.1", "3.2", "3.3", "3.4"}


@pytest.mark.parametrize(
    ("typed", "written"),
    [("héritier", "heritier"), ("Nœuds", "noeuds"), ("n'a", "n’a"), ("DUCHÉ", "duché")],
)
def test_accents_ligatures_and_apostrophes_do_not_matter(typed, written):
    found = search("magnate", "fr", typed)
    assert "1.1" in numbers(found) or "1.2" in numbers(found)
    assert found == search("magnate", "fr", written)


@pytest.mark.parametrize("locale", ["fr", "fr-FR", "fr_CA"])
def test_french_rules_are_for_every_french_locale(locale):
    assert search("harbours", locale, "1.1") == search("harbours", "fr", "1.1")
    assert search("harbours", "en-GB", "1.1") == search("harbours", "en", "1.1")


@pytest.mark.parametrize("about", ["(", "[a-", "**", "\\", "٣", "💥", "a" * 6000])
def test_whatever_is_typed_is_searched_for(about):
    for rule in search("harbours", "en", about):
        assert about in rule.text


def test_a_game_that_is_not_there_has_no_rules():
    with pytest.raises(UnknownGame):
        search("chess", "en", "1")


def test_the_id_of_a_ruling_finds_the_clauses_that_cite_it_and_no_other():
    for typed in ("K20", "k20", "[K20]", "(k20)"):
        found = search("seven_sages", "en", typed)
        assert found
        assert all("[K20]" in rule.text for rule in found)
        assert numbers(found) == numbers(search("seven_sages", "fr", typed))
    assert all("[L1]" in rule.text for rule in search("seven_sages", "en", "L1"))


@pytest.mark.parametrize(
    ("about", "best"), [("ordinary roll", "1.6"), ("no heir", "1.1"), ("taxed suit", "2.2")]
)
def test_the_clause_that_fits_best_comes_first(about, best):
    found = search("magnate", "en", about)
    assert found[0].number == best
    assert set(found) <= set(rules("magnate", "en"))


def test_a_whole_word_is_better_than_a_part_of_one():
    found = search("harbours", "en", "bid")
    whole = [bool(re.search(r"\bbid\b", rule.text.casefold())) for rule in found]
    assert whole[0]
    assert whole == sorted(whole, reverse=True)


@pytest.mark.parametrize(("locale", "about"), [("en", "lich"), ("fr", "liche")])
def test_a_row_of_a_table_is_found_in_words(locale, about):
    found = search("magus_wargame", locale, about)
    assert any(re.match(r"10\b", rule.number) and " 5, " in rule.text for rule in found)
    assert not any(rule.text.count("|") > 3 for rule in rules("magus_wargame", locale))
