import unicodedata

import pytest
from hypothesis import given, strategies as st

from render.look import names
from render.paint import fonts

FRENCH = "ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆàâäçéèêëîïôöùûüÿœæ«»’…–—−×·½"


@pytest.mark.parametrize("family", ["sans", "serif"])
def test_the_fonts_cover_both_languages(family):
    assert fonts.covers(FRENCH, family)
    assert fonts.covers("".join(map(chr, range(0x20, 0x7F))), family)


@pytest.mark.parametrize("char", "☾☀❧●★👑♔")
def test_the_fonts_lack_what_we_draw_ourselves(char):
    assert not fonts.covers(char)


def test_figures_have_one_width():
    assert len({fonts.measure(figure, 30) for figure in "0123456789"}) == 1


def test_serif_draws_the_narrow_space_of_french_as_a_no_break_space():
    assert not fonts.has("\u202f", "serif")
    assert fonts.covers("12\u202f000", "serif")
    assert fonts.drawable("12\u202f000", "serif") == "12\u00a0000"
    assert fonts.drawable("12\u202f000", "sans") == "12\u202f000"


@given(st.text(max_size=40))
def test_a_cleaned_name_can_always_be_drawn(name):
    plain = fonts.clean(name, "Player 1")
    assert plain
    assert fonts.covers(plain, "sans")
    assert fonts.covers(plain, "serif")
    assert not any(unicodedata.category(char) in ("Cf", "Cc") for char in plain)
    assert plain == plain.strip()


@given(st.text(max_size=40))
def test_cleaning_twice_changes_nothing(name):
    once = fonts.clean(name, "Player 1")
    assert fonts.clean(once, "Player 1") == once


@pytest.mark.parametrize(
    ("given_", "plain"),
    [
        ("Zoé", "Zoé"),
        ("Zoe\u0301", "Zoé"),
        ("𝓐𝓵𝓲𝓬𝓮", "Alice"),
        ("Z̷a̸lgo", "Zalgo"),
        ("fox 🦊🦊 den", "fox · den"),
        ("a\u202eb", "ab"),
        ("  much \n space ", "much space"),
        ("👑", "?"),
        ("", "?"),
        ("Иван", "Иван"),
    ],
)
def test_names_become_drawable(given_, plain):
    assert fonts.clean(given_, "?") == plain


def test_two_seats_never_have_one_name():
    assert names("fr", ("👑", "Zoé", "Zoé", "🎲")) == ("Joueur 1", "Zoé", "Zoé 3", "Joueur 4")
    assert len(set(names("en", ("A", "A 2", "A", "A", "A")))) == 5


@given(st.text("abc éÀ…,", max_size=60), st.floats(0, 500))
def test_trimmed_text_fits(text, width):
    assert fonts.measure(fonts.trim(text, width, 30), 30) <= width


def test_trim_keeps_what_fits_and_marks_what_is_gone():
    assert fonts.trim("Castle", 500, 30) == "Castle"
    assert fonts.trim("The Light Keeper", 120, 30).endswith("…")
    assert fonts.trim("Castle", 1, 30) == ""


def test_measures_grow_with_size_and_weight():
    assert fonts.measure("Castle", 44) > fonts.measure("Castle", 30)
    assert fonts.measure("Castle", 44, "bold") > fonts.measure("Castle", 44)
    assert fonts.measure("Castle", 44, family="serif") != fonts.measure("Castle", 44)
