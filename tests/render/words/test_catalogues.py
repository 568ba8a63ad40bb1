import datetime as dt
import re

import pytest
from hypothesis import given, strategies as st

from languages import LANGUAGES, ORIGINAL
from render.__main__ import main
from render.paint.font_metrics import covers
from render.words import catalogues, missing_translations
from render.words.catalogues import LOCALES, WordsError, files, load

SAMPLE = {"n": 3, "of": 8, "rank": "2"}


def catalogue(tmp_path, text, locale="en", place="catalogues/board.ftl", original=None):
    file = tmp_path / place
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return load(locale, [file], original)


# Laws of the catalogues that are shipped.


@pytest.mark.parametrize("one", LANGUAGES[1:], ids=lambda one: one.code)
def test_a_complete_language_says_everything(one):
    assert set(catalogues.ids(one.code)) <= set(catalogues.ids(ORIGINAL))
    if one.complete:
        assert list(missing_translations.lacking(one.code)) == []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [("board-yuo = vous", "board-yuo"), ("board-you = { $nam }", "nam"), ("board-you = {", "you")],
    ids=["a message that English has not", "a variable that is not given", "cannot be read"],
)
def test_what_a_language_must_not_have_is_told(monkeypatch, tmp_path, capsys, text, wrong):
    file = tmp_path / "board.ftl"
    file.write_text(f"{text}\n", encoding="utf-8")
    monkeypatch.setattr(missing_translations, "files", lambda code: [file])
    assert main(["missing", "fr"]) == 2
    assert wrong in capsys.readouterr().err


def test_french_marks_of_two_parts_stay_with_their_words():
    text = "".join(file.read_text(encoding="utf-8") for file in files("fr"))
    assert text
    plain = re.sub(r"(?m)^#.*$", "", text)
    assert re.findall(r"\S+ [:;!?»]|« \S+", plain) == []


def test_each_shipped_entry_is_read_and_refers_to_what_there_is():
    made = {}
    for code in LOCALES:
        made[code] = load(code, files(code), made.get(ORIGINAL))
        assert made[code].ids == catalogues.shipped(code).ids


@pytest.mark.parametrize("locale", LOCALES)
def test_a_translation_needs_the_same_variables(locale):
    for message in catalogues.ids(locale):
        needed = catalogues.variables(message, locale)
        assert needed == catalogues.variables(message), message


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_can_be_said_and_drawn(locale):
    for message in catalogues.ids(locale):
        args = {name: SAMPLE.get(name, "x") for name in catalogues.variables(message, locale)}
        text = catalogues.say(locale, message, **args)
        assert text.strip()
        assert "{" not in text
        if message.startswith(("board-", "ordinal")):  # the others are written, not drawn
            assert covers(text), message


def test_no_shipped_message_is_empty_handed():
    assert len(catalogues.ids("en")) >= 20


# One call.


def test_a_locale_chooses_its_language():
    assert [catalogues.language(given_) for given_ in ("fr", "fr-FR", "fr_CA", "FR")] == ["fr"] * 4
    assert [catalogues.language(given_) for given_ in ("en-GB", "xx", "", "frr")] == ["en"] * 4
    assert catalogues.say("fr-CA", "board-to-move", name="Zoé") == "À Zoé de jouer"
    assert catalogues.say("xx", "board-to-move", name="Zoé") == "Zoé to move"


def test_plurals_follow_the_language():
    assert [catalogues.say("en", "duration-days", n=n) for n in (0, 1, 2)] == [
        "0 days", "1 day", "2 days",
    ]  # fmt: skip
    assert [catalogues.say("fr", "duration-days", n=n) for n in (0, 1, 2)] == [
        "0 jour", "1 jour", "2 jours",
    ]  # fmt: skip


def test_sequences_become_lists():
    assert catalogues.say("en", "board-waiting", names=("A", "B", "C")) == "Waiting for A, B and C"
    assert catalogues.say("fr", "board-waiting", names=["A", "B"]) == "On attend A et B"


def test_no_isolating_marks_are_added():
    assert catalogues.say("en", "board-to-move", name="Zoé").isprintable()


def test_lists_in_both_languages():
    assert catalogues.listing("en", ()) == ""
    assert catalogues.listing("en", ("A",)) == "A"
    assert catalogues.listing("en", ("A", "B", "C")) == "A, B and C"
    assert catalogues.listing("fr", ("A", "B", "C")) == "A, B et C"


def test_numbers_in_both_languages():
    assert catalogues.number("en", 12345) == "12,345"
    assert catalogues.number("fr", 12345) == "12\u202f345"
    assert catalogues.number("fr", 2.5) == "2,5"


def test_signed_numbers_have_a_true_minus():
    assert [catalogues.signed("en", n) for n in (-3, 0, 5)] == ["−3", "0", "+5"]


@pytest.mark.parametrize(
    ("value", "english", "french"),
    [(1, "1st", "1er"), (2, "2nd", "2e"), (3, "3rd", "3e"), (4, "4th", "4e"), (11, "11th", "11e"),
     (12, "12th", "12e"), (13, "13th", "13e"), (21, "21st", "21e"), (102, "102nd", "102e")],
)  # fmt: skip
def test_ordinals(value, english, french):
    assert (catalogues.ordinal("en", value), catalogues.ordinal("fr", value)) == (english, french)


@given(st.text(max_size=20))
def test_a_sentence_begins_with_a_capital_and_keeps_the_rest(text):
    assert catalogues.sentence(text)[1:].endswith(text[1:])


@pytest.mark.parametrize(
    ("name", "french"), [("Ann", "d’Ann"), ("Élise", "d’Élise"), ("Zoé", "de Zoé"), ("", "de ")]
)
def test_an_owner_is_said_as_the_language_does(name, french):
    message = catalogues.before(name, "board-whose")
    assert catalogues.say("fr", message, name=name) == french
    assert catalogues.say("en", message, name=name) == f"{name}’s"


def test_has_knows_what_exists():
    assert catalogues.has("fr", "board-to-move")
    assert not catalogues.has("fr", "board-to-fly")


# Whatever is wrong raises.


def test_an_unknown_message_raises():
    with pytest.raises(WordsError, match="no message 'board-to-fly'"):
        catalogues.say("fr", "board-to-fly")
    with pytest.raises(KeyError):
        catalogues.variables("board-to-fly")


def test_a_missing_variable_raises():
    with pytest.raises(WordsError, match="board-to-move needs name"):
        catalogues.say("en", "board-to-move")


def test_a_variable_of_a_variant_not_taken_is_needed_too(tmp_path):
    made = catalogue(tmp_path, "pay = { $n ->\n    [0] nothing\n   *[other] { $n } { $what }\n}\n")
    assert made.needs("pay") == {"n", "what"}
    with pytest.raises(WordsError, match="pay needs what"):
        made.say("pay", {"n": 0})


def test_a_value_that_cannot_be_said_raises():
    with pytest.raises(WordsError, match="name is a NoneType"):
        catalogues.say("en", "board-to-move", name=None)


def test_one_is_a_number_and_true_is_not_however_often_they_are_said():
    for _ in range(2):
        said = [catalogues.say("en", "ordinal", n=n, kind="th") for n in (1, True, 1.0, "1")]
        assert said == ["1th", "yesth", "1th", "1th"]


def test_a_list_may_be_given_and_is_read_when_it_is_said():
    names = ["Ann"]
    first = catalogues.say("en", "board-to-move", name=names)
    names.append("Ben")
    assert (first, catalogues.say("en", "board-to-move", name=names)) == (
        catalogues.say("en", "board-to-move", name="Ann"),
        catalogues.say("en", "board-to-move", name="Ann and Ben"),
    )


def test_more_variables_than_needed_are_fine():
    assert catalogues.say("en", "board-passed", n=3) == "passed"


def test_broken_syntax_raises(tmp_path):
    with pytest.raises(WordsError, match="cannot be read at 'bad = "):
        catalogue(tmp_path, "good = yes\nbad = { $n\n")


def test_a_message_defined_twice_raises(tmp_path):
    with pytest.raises(WordsError, match="one is defined twice"):
        catalogue(tmp_path, "one = 1\none = 2\n")


def test_a_reference_to_nothing_raises(tmp_path):
    with pytest.raises(WordsError, match="one refers to two"):
        catalogue(tmp_path, "one = { two }\n")
    with pytest.raises(WordsError, match="refers to -suit"):
        catalogue(tmp_path, "one = { -suit }\n")


def test_what_a_translation_lacks_is_said_in_the_original_message_by_message(tmp_path):
    text = "one = { $n ->\n    [one] one card\n   *[other] cards\n}\ntwo = two { one }\nthree = 3\n"
    english = catalogue(tmp_path, text)
    french = catalogue(tmp_path, "two = deux : { one }\n", "fr", "fr.ftl", english)
    assert set(french.ids) == {"two"}
    assert french.say("one", {"n": 0}) == "cards"  # by the plurals of English
    assert french.say("two", {"n": 1}) == "deux : one card"
    assert (french.say("three", {}), french.needs("one")) == ("3", {"n"})
    with pytest.raises(WordsError, match="en: no message 'four'"):
        french.say("four", {})


def test_a_translation_of_what_is_not_there_is_refused(tmp_path):
    english = catalogue(tmp_path, "one = { $n }\n")
    with pytest.raises(WordsError, match="en: no message 'oen'"):
        catalogue(tmp_path, "oen = x\n", "fr", "fr.ftl", english)
    with pytest.raises(WordsError, match="fr: one is given no card"):
        catalogue(tmp_path, "one = { $n } { $card }\n", "fr", "fr.ftl", english)


def test_attributes_are_said_by_their_path(tmp_path):
    made = catalogue(tmp_path, "suit = Moons\n    .short = M { $n }\nbare =\n    .only = x\n")
    assert made.say("suit.short", {"n": 2}) == "M 2"
    assert made.needs("suit.short") == {"n"}
    assert set(made.ids) == {"suit", "suit.short", "bare.only"}
    with pytest.raises(WordsError, match="no message 'bare'"):
        made.say("bare", {})


def test_variables_of_referred_messages_are_needed(tmp_path):
    made = catalogue(tmp_path, "card = the { $name }\nbuild = builds { card } for { $n }\n")
    assert made.needs("build") == {"name", "n"}
    assert made.say("build", {"name": "Castle", "n": 5}) == "builds the Castle for 5"


def test_terms_see_only_what_they_are_given(tmp_path):
    text = "-suit = { $case ->\n    [upper] Moons\n   *[lower] moons\n}\n"
    text += 'one = { -suit(case: "upper") }\n'
    made = catalogue(tmp_path, text)
    assert made.needs("one") == frozenset()
    assert made.say("one", {}) == "Moons"


def test_games_bring_their_own_words(tmp_path):
    made = catalogue(tmp_path, "harbours-sail = sail\n", place="games/harbours/words.ftl")
    assert made.say("harbours-sail", {}) == "sail"


def test_an_older_version_of_a_game_brings_what_it_says_otherwise(tmp_path):
    place = "games/harbours/v1/words.ftl"
    assert catalogue(tmp_path, "harbours-v1-a = x\n", place=place).say("harbours-v1-a", {}) == "x"
    with pytest.raises(WordsError, match="sail does not start with the key"):
        catalogue(tmp_path, "sail = x\n", place=place)


def test_a_games_words_begin_with_its_key(tmp_path):
    made = catalogue(tmp_path, "seven-sages-a = x\n", place="games/seven_sages/words.ftl")
    assert made.say("seven-sages-a", {}) == "x"
    with pytest.raises(WordsError, match="sail does not start with the key"):
        catalogue(tmp_path, "sail = sail\n", place="games/harbours/words.ftl")


def test_a_yes_or_no_can_be_chosen_by(tmp_path):
    made = catalogue(tmp_path, "a = { $won ->\n    [yes] won\n   *[no] lost\n}\n")
    assert (made.say("a", {"won": True}), made.say("a", {"won": False})) == ("won", "lost")


def test_a_date_is_written_in_full_as_the_language_has_it():
    day = dt.date(2027, 1, 15)
    assert catalogues.date("en", day) == "Friday 15 January 2027"
    assert catalogues.date("fr", day) == "vendredi 15 janvier 2027"


def test_a_long_text_is_cut_and_never_refused(tmp_path):
    """Fluent takes no longer ones; a post that tells of many moves must be sent all the same."""
    told = catalogue(tmp_path, "a = { $story }!").say(
        "a", {"story": "x" * (catalogues.LONGEST + 1)}
    )
    assert (len(told), told[-2:]) == (catalogues.LONGEST + 1, "…!")
