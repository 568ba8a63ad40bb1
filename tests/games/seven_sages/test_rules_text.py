"""RULES.md in both languages: the same clauses and rulings, each with a test, and those cited."""

import re
from pathlib import Path

import pytest

from engine.games import seven_sages
from engine.games.seven_sages.illegal_reasons import WHY
from languages import COMPLETE
from tests.laws.declared import rules_file

FOLDER = Path(seven_sages.__file__).parent
TESTS = Path(__file__).parent
RULINGS = {
    *(f"S{n}" for n in range(1, 6)),
    *("L1", "L1b", "L2", "L3", "L4", "L4b", "L5", "L6", "L6b", "L7", "L8"),
    *(f"K{n}" for n in range(1, 22)),
    *("K4b", "K13b", "K17b"),
    *(f"R{n}" for n in range(1, 12)),
    *("H1", "H2"),
}


def _text(code: str) -> str:
    return rules_file(seven_sages.game, code).read_text(encoding="utf-8")


def _clauses(code: str) -> dict[str, str]:
    return dict(re.findall(r"^\*\*(\d+\.\d+)\*\* (.+)$", _text(code), re.MULTILINE))


def _tests() -> str:
    return " ".join(
        name
        for path in TESTS.glob("test_*.py")
        for name in re.findall(r"def (test_\w+)", path.read_text(encoding="utf-8"))
    )


@pytest.mark.parametrize(
    ("number", "words"),
    [
        ("3.4", ("To accept takes it back", "Accepter annule")),
        ("4.10", ("with three or fewer", "trois ou moins")),
        ("7.1", ("until you have passed", "tant que vous n’avez pas passé")),
        ("7.8", ("leaves your hand", "quitte votre main")),
        ("8.1", ("highest sum", "plus forte somme")),
    ],
)
def test_a_clause_says_what_the_rules_do_in_both_languages(number, words):
    assert words[0] in _clauses("en")[number]
    assert words[1] in _clauses("fr")[number]


def test_every_ruling_is_named_in_the_rules_and_has_a_test():
    named = set(re.findall(r"\[([SLKRH]\d+b?)\]", _text("en")))
    assert named == RULINGS
    tests = set(re.findall(r"_([slkrh]\d+b?)(?=[_\s]|$)", _tests()))
    assert {ruling.lower() for ruling in RULINGS} - tests == set()


def test_every_point_of_the_protocol_has_a_test():
    found = set(re.findall(r"protocol_(\d+)", _tests()))
    assert found >= {"1", "2", "3", "5", "6", "7", "8", "9", "10"}


def test_both_languages_credit_the_author_and_the_translator():
    for code in COMPLETE:
        assert "Reiner Stockhausen" in _text(code)
        assert "Bruno Faidutti" in _text(code)


def test_the_clauses_that_errors_cite_exist():
    assert {number for _, number, _ in WHY} <= set(_clauses("en"))


def test_the_clauses_that_the_code_cites_exist():
    cited = {
        number
        for path in FOLDER.glob("*.py")
        for number in re.findall(r"\[([1-9]\.\d+)\]", path.read_text(encoding="utf-8"))
    }
    assert cited
    assert cited <= set(_clauses("en"))


def test_every_clause_has_a_test_named_for_it():
    tested = set(re.findall(r"(?:test|and)_(\d+)_(\d+)_", _tests()))
    assert tested == {tuple(number.split(".")) for number in _clauses("en")}
