import unicodedata

import pytest
from hypothesis import given, strategies as st

from render.look import names
from render.paint import font_metrics

FRENCH = "ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆàâäçéèêëîïôöùûüÿœæ«»’…–—−×·½"


@pytest.mark.parametrize("family", ["sans", "serif"])
def test_the_fonts_cover_both_languages(family):
    assert font_metrics.covers(FRENCH, family)
    assert font_metrics.covers("".join(map(chr, range(0x20, 0x7F))), family)


@pytest.mark.parametrize("char", "☾☀❧●★👑♔")
def test_the_fonts_lack_what_we_draw_ourselves(char):
    assert not font_metrics.covers(char)


def test_figures_have_one_width():
    assert len({font_metrics.measure(figure, 30) for figure in "0123456789"}) == 1


def test_serif_draws_the_narrow_space_of_french_as_a_no_break_space():
    assert not font_metrics.has("\u202f", "serif")
    assert font_metrics.covers("12\u202f000", "serif")
    assert font_metrics.drawable("12\u202f000", "serif") == "12\u00a0000"
    assert font_metrics.drawable("12\u202f000", "sans") == "12\u202f000"


@given(st.text(max_size=40))
def test_a_cleaned_name_can_always_be_drawn(name):
    plain = font_metrics.clean(name, "Player 1")
    assert plain
    assert font_metrics.covers(plain, "sans")
    assert font_metrics.covers(plain, "serif")
    assert not any(unicodedata.category(char) in ("Cf", "Cc") for char in plain)
    assert plain == plain.strip()


@given(st.text(max_size=40))
def test_cleaning_twice_changes_nothing(name):
    once = font_metrics.clean(name, "Player 1")
    assert font_metrics.clean(once, "Player 1") == once


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
    assert font_metrics.clean(given_, "?") == plain


def test_two_seats_never_have_one_name():
    assert names("fr", ("👑", "Zoé", "Zoé", "🎲")) == ("Joueur 1", "Zoé", "Zoé 3", "Joueur 4")
    assert len(set(names("en", ("A", "A 2", "A", "A", "A")))) == 5


@given(st.text("abc éÀ…,", max_size=60), st.floats(0, 500))
def test_trimmed_text_fits(text, width):
    assert font_metrics.measure(font_metrics.trim(text, width, 30), 30) <= width


def test_trim_keeps_what_fits_and_marks_what_is_gone():
    assert font_metrics.trim("Castle", 500, 30) == "Castle"
    assert font_metrics.trim("The Light Keeper", 120, 30).endswith("…")
    assert font_metrics.trim("Castle", 1, 30) == ""


def test_measures_grow_with_size_and_weight():
    assert font_metrics.measure("Castle", 44) > font_metrics.measure("Castle", 30)
    assert font_metrics.measure("Castle", 44, "bold") > font_metrics.measure("Castle", 44)
    assert font_metrics.measure("Castle", 44, family="serif") != font_metrics.measure("Castle", 44)
