"""RULES.md in both languages: the same clauses, each with a test, and those that errors cite."""

import re
from pathlib import Path

from engine.games import pangea
from engine.games.pangea.illegal_reasons import WHY
from languages import COMPLETE
from tests.laws.declared import rules_file

FOLDER = Path(pangea.__file__).parent
TESTS = Path(__file__).parent
RULINGS = {
    *("S0", "S1", "S2", "S3", "F1", "N1", "X1", "X2", "P1", "P2", "P3", "B1", "B2"),
    *(f"M{n}" for n in range(1, 7)),
    *(f"V{n}" for n in range(1, 5)),
    *(f"A{n}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)),
    *(f"W{n}" for n in range(1, 7)),
}


def _text(code: str) -> str:
    return rules_file(pangea.game, code).read_text(encoding="utf-8")


def _clauses(code: str) -> dict[str, str]:
    return dict(re.findall(r"^\*\*(\d+\.\d+)\*\* (.+)$", _text(code), re.MULTILINE))


def _source(pattern: str) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in TESTS.glob(pattern))


def test_every_ruling_is_named_in_the_rules_and_in_a_test():
    assert set(re.findall(r"\[(\w+)\]", _text("en"))) == RULINGS
    tested = set(re.findall(r"\[([A-Z]\d+)\]", _source("test_?_*.py")))
    assert tested == RULINGS


def test_french_puts_a_no_break_space_before_high_marks():
    assert not re.findall(r" [:;?!»]|« ", _text("fr"))


def test_both_languages_credit_the_author():
    for code in COMPLETE:
        assert "Ralf Burkert" in _text(code)


def test_the_clauses_that_errors_cite_exist():
    assert {number for _, number, _ in WHY} <= set(_clauses("en"))
    assert len({message for message, _, _ in WHY}) == len(WHY)


def test_the_rulings_that_the_code_cites_exist():
    cited = {
        ruling
        for path in FOLDER.glob("*.py")
        for ruling in re.findall(r"\[([A-Z]\d+)\]", path.read_text(encoding="utf-8"))
    }
    assert cited
    assert cited <= RULINGS


def test_every_clause_has_a_test_named_for_it():
    tested = {
        f"{a}.{b}"
        for a, b in re.findall(r"^def test_(\d)_(\d+)_", _source("test_?_*.py"), re.MULTILINE)
    }
    assert tested == set(_clauses("en"))


def test_every_way_to_be_wrong_is_tried():
    source = _source("test_?_*.py")
    for message, _, _ in WHY:
        assert f'"{message}"' in source, message
