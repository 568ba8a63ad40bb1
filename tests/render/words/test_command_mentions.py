"""Commands named in sentences."""

from languages import COMPLETE
from render.words.catalogues import say
from render.words.command_mentions import mentioned, plain


def test_a_command_is_mentioned_by_its_own_name_and_id_in_every_language():
    for locale in COMPLETE:
        text = mentioned(say(locale, "list-none"), {"match": 12, "my": 13})
        assert "</match new:12>" in text
        assert "partie nouvelle" not in text


def test_a_command_without_an_id_is_named_in_the_language_of_the_reader():
    assert "`/match new`" in mentioned(say("en", "list-none"), {"my": 13})
    assert "`/partie nouvelle`" in mentioned(say("fr", "list-none"), {})


def test_what_knows_no_mentions_has_the_name_alone():
    assert plain(say("fr", "list-none")).endswith("/partie nouvelle.")


def test_a_mention_and_what_merely_looks_like_one_stay_as_they_are():
    for text in ("</match new:12>", "</x>", "a </ b: c>", "</match:>"):
        assert mentioned(text, {"match": 1}) == plain(text) == text
