"""The search in the rules: clauses, cards and terms that answer a question."""

import pytest

from bench.rules_search_hit_rate import FIRST, SET_ASIDE, answered, number, questions
from engine import registry
from engine.errors import UnknownGame
from languages import COMPLETE
from render.words.catalogues import ids
from render.words.glossary import Entry, asked, glossary
from render.words.rulebook import plain, rules
from render.words.rules_search import entries, example, named_card, parts, search
from tests.cogs.harbours import welcome
from tests.laws.positions import every_game

GAMES = registry.games()
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
all_games = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
locales = pytest.mark.parametrize("locale", COMPLETE)


@pytest.fixture(autouse=True)
def guests(monkeypatch):
    welcome(monkeypatch)


def found(key, locale, about):
    return [number(hit) for hit in search(key, locale, about).hits]


def pictured(key, about):
    card = example(key, "en", search(key, "en", about))
    return card and card.id


def test_an_answer_is_pictured_by_the_card_it_is_or_that_goes_by_its_clause():
    assert pictured("magnate", "castle") == "castle"
    assert pictured("seven_sages", "5.4") == "anulensa"
    assert pictured("magus_wargame", "7.7") == "spell_blast"


def test_a_chapter_and_a_clause_that_no_card_goes_by_have_no_picture():
    assert pictured("seven_sages", "5") is None
    assert pictured("seven_sages", "") is None
    assert pictured("seven_sages", "8.3") is None
    assert pictured("seven_sages", "zebra") is None


@pytest.mark.parametrize(
    ("key", "locale", "name", "card"),
    [
        ("magus_wargame", "en", "Unicorn", "Unicorns"),
        ("magus_wargame", "en", "knights", "Knight"),
        ("magus_wargame", "en", "titans", "Titan"),
        ("magus_wargame", "fr", "licorne", "Licornes"),
        ("magus_wargame", "fr", "golem de glace", "Golems de Glace"),
        ("magus_wargame", "fr", "necromancien", "Nécromancien"),
        ("magnate", "fr", "forets", "Forêt"),
        ("magnate", "de", "Hohle", "Höhle"),
        ("magus_wargame", "de", "Einhorn", "Einhörner"),
        ("magnate", "en", "ace of moon", "Ace of Moons"),
        ("seven_sages", "fr", "pretresse", "Prêtresse"),
        ("seven_sages", "en", "druids", "Druid"),
    ],
)
def test_a_card_is_known_by_one_or_several_of_it_and_without_accents(key, locale, name, card):
    found = named_card(key, locale, name)
    assert found is not None
    assert found.name == card


@pytest.mark.parametrize(
    ("key", "locale", "about", "clause"),
    [
        ("magnate", "en", "tiebreaker", "6.6"),
        ("magnate", "en", "who wins if it's a tie", "6.6"),
        ("magnate", "fr", "qui gagne en cas d’égalité", "6.6"),
        ("magnate", "en", "how many cards do I hold", "1.7"),
        ("magnate", "fr", "combien de cartes ai-je en main", "1.7"),
        ("magnate", "fr", "peut-on vendre une carte", "3.8"),
        ("magus", "en", "what do the numbers 1-2-4 on a potion mean", "8.5"),
        ("magus", "fr", "que veulent dire les chiffres 1-2-4 sur une potion", "8.5"),
        ("magus", "en", "what does 1-2-4 mean", "8.5"),
        ("magus", "fr", "1-2-4", "8.5"),
        ("magus", "en", "what does 1× mean", "6.3"),
        ("magus", "fr", "que veut dire 1×", "6.3"),
        ("magus", "en", "who wins if it's a tie", "9.1"),
        ("pangea", "en", "overcrowded", "1.5"),
        ("pangea", "fr", "surpeuplé", "1.5"),
        ("pangea", "fr", "surpopulation", "1.5"),
        ("pangea", "en", "tiebreaker", "9.4"),
        ("seven_sages", "en", "what is the bonus for fighting alone", "4.1"),
        ("seven_sages", "fr", "quel est le bonus quand on combat seul", "4.1"),
        ("seven_sages", "fr", "bonus du solitaire", "4.1"),
        ("seven_sages", "en", "how many cards do I hold", "1.5"),
        ("seven_sages", "fr", "qui gagne en cas d’égalité", "6.10"),
        ("magus_wargame", "en", "who wins if it's a tie", "8.3"),
        ("magus_wargame", "fr", "qui gagne en cas d’égalité", "8.3"),
        ("magus_wargame", "en", "how many cards do I hold", "2.4"),
        ("magus_wargame", "fr", "combien de cartes ai-je en main", "2.4"),
        ("magus_wargame", "en", "tie in a battle", "7.18"),
        ("magus_wargame", "fr", "égalité dans une bataille", "7.18"),
        ("magus", "fr", "qui gagne en cas d’égalité", "9.1"),
        ("pangea", "en", "who wins if it's a tie", "9.4"),
        ("pangea", "fr", "qui gagne en cas d’égalité", "9.4"),
        ("seven_sages", "en", "who wins if it's a tie", "6.10"),
        ("seven_sages", "fr", "combien de cartes ai-je en main", "1.5"),
        ("magnate", "de", "wer gewinnt bei Gleichstand", "6.6"),
        ("magus", "de", "was heißen die Zahlen 1-2-4 auf einem Trank", "8.5"),
        ("pangea", "de", "zu viele Figuren auf einem Plättchen", "1.5"),
        ("seven_sages", "de", "wie viele Karten habe ich auf der Hand", "1.5"),
        ("magus_wargame", "de", "Gleichstand in einer Schlacht", "7.18"),
    ],
)
def test_what_people_asked_in_their_words_is_answered_first(key, locale, about, clause):
    assert found(key, locale, about)[0] == clause


# Laws over all games


@games
@locales
def test_nine_of_ten_questions_are_answered_among_the_first_three(game, locale):
    given = questions(game.key, locale)
    assert len(given) >= 30
    assert len({one.words for one in given}) == len(given)
    missed = [one.words for one in given if not answered(game.key, locale, one)]
    assert len(missed) <= len(given) // 10, missed


@games
@locales
def test_most_questions_that_were_asked_after_the_tuning_are_answered_too(game, locale):
    given = questions(game.key, locale)[-SET_ASIDE:]
    assert sum(answered(game.key, locale, one) for one in given) >= 0.5 * SET_ASIDE


@games
def test_questions_ask_for_clauses_and_cards_that_exist(game):
    known = {rule.number for rule in rules(game.key, "en")}
    known |= {entry.id for entry in entries(game.key, "en")}
    for locale in COMPLETE:
        for one in questions(game.key, locale):
            assert one.right, one.words
            assert one.right <= known, one.words


@games
@locales
def test_the_glossary_has_the_same_terms_in_every_language_and_clauses_that_exist(game, locale):
    english, own = glossary(game.key, "en"), glossary(game.key, locale)
    assert 8 <= len(english) <= 20, f"{len(english)} messages {game.key}-glossary-…"
    assert [one.id for one in english] == [one.id for one in own]
    assert [one.clauses for one in english] == [one.clauses for one in own]
    numbers = {rule.number for rule in rules(game.key, "en")}
    for term in own:
        assert set(term.clauses) <= numbers, term.id
        assert term.clauses, term.id
        assert all(term.also), term.id
        assert len(term.means) <= 200, term.id
        assert not term.means.endswith("."), term.id  # it stands in a sentence


@games
@locales
def test_a_term_is_told_to_whoever_asks_for_it(game, locale):
    for term in glossary(game.key, locale):
        told = search(game.key, locale, term.name).term
        assert told is not None
        assert plain(told.name) == plain(term.name)


@all_games
@locales
def test_what_people_ask_for_names_clauses_that_exist(game, locale):
    english, own = asked(game.key, "en"), asked(game.key, locale)
    assert list(english) == list(own)
    assert set(own) <= {rule.number for rule in rules(game.key, "en")}
    assert all(own.values())


@games
@locales
def test_entries_are_the_same_in_every_language_and_cite_what_exists(game, locale):
    english, other = (entries(game.key, code) for code in ("en", locale))
    assert [(one.id, one.clause) for one in english] == [(one.id, one.clause) for one in other]
    assert len({one.id for one in english}) == len(english)
    assert {one.clause for one in english} <= {rule.number for rule in rules(game.key, "en")}
    assert all(one.name and len(one.text) < 600 for one in (*english, *other))


@games
@locales
def test_every_card_is_found_first_by_its_name(game, locale):
    for entry in entries(game.key, locale):
        first = search(game.key, locale, entry.name).hits[0]
        assert isinstance(first, Entry)
        assert first.name == entry.name


@all_games
@locales
def test_every_number_finds_its_clause(game, locale):
    for rule in rules(game.key, locale):
        assert rule in search(game.key, locale, rule.number).hits


@all_games
@locales
def test_whoever_types_a_clause_finds_it(game, locale):
    for rule in rules(game.key, locale):
        if "." in rule.number:
            assert rule.number in found(game.key, locale, rule.text)[:FIRST]


def test_a_game_without_cards_and_terms_is_searched_all_the_same():
    assert glossary("harbours", "en") == ()
    assert asked("harbours", "en") == {}
    assert "4.2" in found("harbours", "en", "what is the standing bid?")


@locales
def test_synonyms_are_kept_in_every_language(locale):
    groups = [one for one in ids("en") if one.startswith("search-alike-")]
    assert len(groups) > 20
    assert [one for one in ids(locale) if one.startswith("search-alike-")] == groups


# What is asked, and what is found


@pytest.mark.parametrize(
    ("key", "about", "right"),
    [
        ("magnate", "how do I win", "1.1"),
        ("magnate", "value of an ace", "6.3"),
        ("seven_sages", "what does Moventi do", "moventi"),
        ("magnate", "ordinary roll", "1.6"),
        ("magnate", "no heir", "1.1"),
        ("magnate", "taxed suit", "2.2"),
        ("magus", "421", "2.4"),
        ("magus", "relicat", "7.1"),
        ("magus_wargame", "lich", "lich"),
    ],
)
def test_the_answer_is_among_the_first(key, about, right):
    assert right in found(key, "en", about)[:FIRST]


def test_a_card_that_is_named_comes_before_clauses_that_speak_of_it():
    answer = search("seven_sages", "en", "what does Moventi do?")
    assert [number(hit) for hit in answer.hits][:2] == ["moventi", "5.2"]


def test_a_number_gives_its_clause_and_a_chapter_all_of_its_clauses():
    assert found("harbours", "en", "3.2") == ["3.2"]
    assert found("harbours", "en", "2") == ["2.1", "2.2", "2.3", "2.4", "2.5"]
    assert found("harbours", "en", "3.9") == []
    assert found("harbours", "en", "24") == []  # a number of a clause, not a word of 1.1
    assert not search("harbours", "en", "2").ranked


def test_without_words_each_chapter_gives_its_first_clause():
    assert found("harbours", "en", "  ") == ["1.1", "2.1", "3.1", "4.1", "5.1", "6.1"]


def test_the_id_of_a_ruling_finds_the_clauses_that_cite_it():
    hits = search("seven_sages", "en", "K20").hits
    assert hits
    assert all("[K20]" in rule.text for rule in hits)


def test_words_are_found_whatever_their_capitals_order_and_endings():
    assert "4.2" in found("harbours", "en", "STANDING bid")
    assert found("harbours", "en", "bids") == found("harbours", "en", "bid")


def test_a_word_that_nobody_knows_hides_nothing():
    assert found("harbours", "en", "storm zebra") == found("harbours", "en", "storm")
    assert found("harbours", "en", "zebra") == []


def test_a_word_that_is_spelled_wrong_finds_what_is_nearest():
    assert found("harbours", "en", "aucton") == found("harbours", "en", "auction")
    assert found("harbours", "en", "auct") == found("harbours", "en", "auction")


def test_the_heading_is_searched_too():
    assert {"3.1", "3.2", "3.3", "3.4"} <= set(found("harbours", "en", "auction"))


@pytest.mark.parametrize(
    ("typed", "written"),
    [("héritier", "heritier"), ("Nœuds", "noeuds"), ("n'a", "n’a"), ("DUCHÉ", "duché")],
)
def test_accents_ligatures_and_apostrophes_do_not_matter(typed, written):
    assert {"1.1", "1.2"} & set(found("magnate", "fr", typed))
    assert found("magnate", "fr", typed) == found("magnate", "fr", written)


@pytest.mark.parametrize("locale", ["fr", "fr-FR", "fr_CA"])
def test_every_french_locale_is_answered_in_french(locale):
    assert search("harbours", locale, "tempête") == search("harbours", "fr", "tempête")


@pytest.mark.parametrize("about", ["(", "[a-", "**", "\\", "٣", "💥", "a" * 6000, "qzx " * 1500])
def test_whatever_is_typed_breaks_nothing(about):
    assert len(search("harbours", "en", about).hits) <= 12


@pytest.mark.parametrize(
    ("compound", "made_of"),
    [
        ("siegpunkt", ("punkt", "sieg")),
        ("siegespunkt", ("punkt", "sieg")),  # letters link them
        ("zugend", ("end", "zug")),
        ("nachziehstapel", ("stapel",)),  # its last word is enough, if it is long
        ("abend", ()),
        ("punkt", ()),
        ("begegnung", ()),
    ],
)
def test_a_compound_is_taken_apart_into_words_that_are_known(compound, made_of):
    known = {"punkt", "sieg", "stapel", "zug", "end", "siegpunkt"}
    assert parts(compound, known) == made_of


def test_a_game_that_is_not_there_is_refused():
    with pytest.raises(UnknownGame):
        search("chess", "en", "1")
