"""Every translation beside its original and its glossary; and texts that break the laws."""

import re
import shutil
from collections import Counter
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import pytest
from compare_locales.compare import compareProjects
from compare_locales.paths import TOMLParser

import languages
from engine import registry
from languages import COMPLETE, ORIGINAL
from render.words import catalogues
from render.words.catalogues import ids
from render.words.rulebook import rules
from tests.laws import translated
from tests.laws.translated import Term

GUIDES = Path(languages.__file__).parent
NAMES = "(?:name|names|seat|who|to|by|old|newcomer|other|owner|victim|sender|receiver)"
others = pytest.mark.parametrize("code", translated.TRANSLATED)


@others
def test_messages_keep_to_the_glossary_of_their_language(code: str) -> None:
    found = [
        (translated.game_of(one), translated.said(ORIGINAL, one), translated.said(code, one))
        for one in read_by_people(code)
    ]
    for key, original, text in found:
        translated.law_terms(code, key, original, text)
    translated.law_left_out(code, found)


@others
def test_rules_and_guides_keep_to_the_glossary_of_their_language(code: str) -> None:
    for game in registry.games():
        for one, own in zip(rules(game.key, ORIGINAL), rules(game.key, code), strict=True):
            translated.law_terms(code, game.key, one.text, own.text)
    for path in GUIDES.glob(f"{code}/guides/*.md"):
        for line in path.read_text(encoding="utf-8").splitlines():
            for term in translated.terms(code, ""):
                translated.law_never(term, line)


@others
def test_messages_choose_by_what_is_there(code: str) -> None:
    for message in ids(code):
        translated.law_variants(code, message)


@others
def test_messages_are_about_as_long_as_in_the_original(code: str) -> None:
    for message in read_by_people(code):
        translated.law_length(code, message)


@others
def test_messages_have_no_words_of_other_languages(code: str) -> None:
    assert len(translated.strangers(code)) > 2000
    for message in read_by_people(code):
        translated.law_no_other_language(code, translated.said(code, message))


@others
def test_a_tool_of_translators_finds_nothing_wrong_or_missing(code: str) -> None:
    assert compared(Path(languages.__file__).parents[1], code) == ""


def test_french_has_no_word_before_a_name_that_the_name_would_change() -> None:
    """Before a vowel "de" and "que" lose a letter; "de Les" and "à Les" are one word each."""
    wrong = re.compile(rf"\b(?:(?:de|que) {{ \${NAMES}\b|(?:de|à) {{ \$game\b)")
    for path in sorted(GUIDES.glob("fr/**/*.ftl")):
        found = [line for line in path.read_text("utf-8").splitlines() if wrong.search(line)]
        assert [line for line in found if not line.startswith("board-whose =")] == []


FORMAL = re.compile(r"(?<=[\w,;)“] )(?:Sie|Ihnen|Ihre?[mnrs]?)\b")


def test_german_says_du() -> None:
    """What is polite in German has a capital where no sentence begins."""
    for path in sorted(GUIDES.glob("de/**/*.*")):
        if path.suffix in (".ftl", ".md", ".json", ".txt") and path.name != "GLOSSARY.md":
            assert FORMAL.findall(path.read_text("utf-8")) == [], path
    assert FORMAL.search("Wählen Sie eine Karte.")
    assert not FORMAL.search("Es ist leer. Sie beginnt, und ihre Karten, ihr Zug.")


def compared(root: Path, code: str) -> str:
    """Return what compare-locales finds wrong or missing in a language."""
    environment = {"l10n_base": str(root)}
    project = TOMLParser().parse(str(root / "languages" / "l10n.toml"), env=environment)
    project.set_locales([code], deep=True)
    return str(compareProjects([project], [code], str(root)).serializeDetails())


def read_by_people(code: str) -> list[str]:
    return [one for one in ids(code) if not translated.UNSAID.fullmatch(one)]


# Texts that break them

TURN = Term("all", ("turn",), ("tour",), ("ronde",))
Tell = Callable[[str, str], None]


@pytest.fixture
def tell(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Tell:
    """Return what says a message in the original and in another language."""

    def told(original: str, text: str) -> None:
        found: dict[str, catalogues.Catalogue] = {}
        for code, said in ((ORIGINAL, original), ("fr", text)):
            file = tmp_path / code / "board.ftl"
            file.parent.mkdir()
            file.write_text(f"sail = {said}\n", encoding="utf-8")
            found[code] = catalogues.load(code, [file], found.get(ORIGINAL))
        monkeypatch.setattr(catalogues, "shipped", found.__getitem__)
        monkeypatch.setattr(translated, "say", lambda code, m, **args: found[code].say(m, args))

    return told


@pytest.mark.parametrize(
    ("own", "text", "wrong"),
    [
        ("tour", "C’est votre tour.", None),
        ("tour", "C’est à vous.", "turn is tour"),
        ("manche, tour", "C’est votre tour.", None),
        ("(tour)", "C’est à vous.", None),
        ("tour", "Un tour, une ronde.", "never ronde"),
        ("(tour)", "Une ronde.", "never ronde"),
    ],
)
def test_a_term_that_is_said_otherwise_is_found(
    monkeypatch: pytest.MonkeyPatch, own: str, text: str, wrong: str | None
) -> None:
    row = replace(TURN, own=tuple(own.strip("()").split(", ")), free=own.startswith("("))
    monkeypatch.setattr(translated, "glossary", lambda code: (row,))
    with pytest.raises(AssertionError, match=wrong) if wrong else nullcontext():
        translated.law_terms("fr", "", "It is your turn.", text)


def test_a_term_that_is_often_left_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translated, "glossary", lambda code: (replace(TURN, free=True),))
    texts = [("", "It is your turn.", "C’est votre tour.")] * 18
    without = ("", "It is your turn.", "C’est à vous.")
    translated.law_left_out("fr", [*texts, without, without])
    with pytest.raises(AssertionError, match="turn is not tour in 3 of 21"):
        translated.law_left_out("fr", [*texts, without, without, without])


def test_a_game_calls_a_thing_by_its_own_row(monkeypatch: pytest.MonkeyPatch) -> None:
    own = replace(TURN, where="magus", own=("manche",))
    monkeypatch.setattr(translated, "glossary", lambda code: (TURN, own))
    assert list(translated.terms("fr", "magus")) == [own]
    assert list(translated.terms("fr", "pangea")) == [TURN]
    names = ("magus-title", "magus-wargame-title", "board-start")
    assert [translated.game_of(one) for one in names] == ["magus", "magus_wargame", ""]


def test_the_rows_of_a_glossary_are_read(tmp_path: Path) -> None:
    file = tmp_path / "GLOSSARY.md"
    file.write_text(
        "# A\n\n## all\n\n| English | x | no |\n|---|---|---|\n| turn | tour | ronde |\n"
    )
    assert list(translated.read(file)) == [TURN]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("{ $n ->\n    [one] a\n   *[other] b\n}", None),
        ("{ $n ->\n    [0] a\n   *[other] b\n}", None),
        ("{ $n ->\n    [on] a\n   *[other] b\n}", "n is never on"),
        ("{ $n ->\n    [few] a\n   *[other] b\n}", "n is never few"),
    ],
)
def test_a_variant_that_is_never_chosen_is_found(tell: Tell, text: str, wrong: str | None) -> None:
    tell("{ $n ->\n    [one] a\n   *[other] b\n}", text)
    with pytest.raises(AssertionError, match=wrong) if wrong else nullcontext():
        translated.law_variants("fr", "sail")


def test_a_long_text_is_found(tell: Tell) -> None:
    tell("ten { $n } here", "x" * 38)
    with pytest.raises(AssertionError, match="38 after 10"):
        translated.law_length("fr", "sail")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("sail = Segeln\n    .also = segeln\n", ""),
        ("", "+sail"),
        ("sail = Segeln\n", "also"),
        ("sail = { sea }\n    .also = segeln\n", "sea"),
        ("sail = { $n\n    .also = segeln\n", "sail"),
    ],
    ids=["well", "missing", "no attribute", "a message that is not there", "cannot be read"],
)
def test_what_the_tool_finds_wrong_is_told(tmp_path: Path, text: str, wrong: str) -> None:
    files = {"render/catalogues": "sail = Sail\n    .also = sail\n", "languages/fr": text}
    for folder, said in files.items():
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "board.ftl").write_text(said, encoding="utf-8")
    project = Path(languages.__file__).with_name("l10n.toml")
    shutil.copy(project, tmp_path / "languages")
    found = compared(tmp_path, "fr")
    assert wrong in found
    assert bool(wrong) is bool(found)


@pytest.mark.parametrize("text", ["It is your turn.", "Ces mots\nIt is your turn.\nle bateau"])
def test_words_of_another_language_are_found(text: str) -> None:
    with pytest.raises(AssertionError, match="your"):
        translated.law_no_other_language("fr", text)
    translated.law_no_other_language("fr", "un bateau nommé The Last If", "The Last If")


def test_words_of_a_text_that_is_not_translated_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {code: translated.words(code) for code in COMPLETE}
    known["de"] = known["de"] + Counter({"nobody": 1, "plays": 1})
    monkeypatch.setattr(translated, "words", known.__getitem__)
    monkeypatch.setattr(translated, "_strangers", translated._strangers.__wrapped__)
    translated.law_no_other_language("de", "Niemand spielt, nobody.")
    with pytest.raises(AssertionError, match="nobody"):
        translated.law_no_other_language("de", "Nobody plays here.")
