"""RULES.md in both languages: the same clauses, each with a test, and those that errors cite."""

import re
from pathlib import Path

from engine.games import magnate
from engine.games.magnate.illegal_reasons import WHY
from languages import COMPLETE
from tests.laws.declared import rules_file

FOLDER = Path(magnate.__file__).parent
TESTS = Path(__file__).parent
RULINGS = {
    *("A1", "A2", "A3", "A4", "A5", "A6", "A6a", "A6b", "A6c", "A7", "A8"),
    *(f"B{n}" for n in range(1, 18)),
    *("C1", "C2", "D1", "D2", "D3", "D4", "D5", "D6", "E1", "E2", "E2a", "F1", "G1"),
}


def _text(code: str) -> str:
    return rules_file(magnate.game, code).read_text(encoding="utf-8")


def _clauses(code: str) -> dict[str, str]:
    return dict(re.findall(r"^\*\*(\d+\.\d+)\*\* (.+)$", _text(code), re.MULTILINE))


def test_every_ruling_is_named_in_the_rules():
    assert set(re.findall(r"\[(\w+)\]", _text("en"))) == RULINGS


def test_both_languages_credit_the_authors():
    for code in COMPLETE:
        assert "Cristyn Magnus" in _text(code)
        assert "P.D. Magnus" in _text(code)


def test_each_language_has_its_own_typography():
    for code in COMPLETE:
        assert "'" not in _text(code)
    assert re.findall(r"[^\xa0][:;!?»]|«[^\xa0]", _text("fr")) == []


def test_the_clauses_that_errors_cite_exist():
    assert {number for _, number, _ in WHY} <= set(_clauses("en"))
    assert len({message for message, _, _ in WHY}) == len(WHY)


def test_the_clauses_that_the_code_cites_exist():
    cited = {
        number
        for path in FOLDER.glob("*.py")
        for number in re.findall(r"\[([1-9]\.\d+)\]", path.read_text(encoding="utf-8"))
    }
    assert cited
    assert cited <= set(_clauses("en"))


def test_every_clause_has_a_test_named_for_it():
    source = "".join(path.read_text(encoding="utf-8") for path in TESTS.glob("test_?_*.py"))
    tested = {f"{a}.{b}" for a, b in re.findall(r"^def test_(\d)_(\d+)_", source, re.MULTILINE)}
    assert tested == set(_clauses("en"))


def test_every_way_to_be_wrong_is_tried():
    source = "".join(path.read_text(encoding="utf-8") for path in TESTS.glob("test_?_*.py"))
    for message, _, _ in WHY:
        assert f'"{message}"' in source, message
