"""RULES.md in both languages: the same clauses, each with a test, and those that errors cite."""

import re
from pathlib import Path

from engine.games import magus
from engine.games.magus.data import COLOURS, POTIONS, REUSABLE, SINGLE
from engine.games.magus.illegal_reasons import WHY
from languages import COMPLETE
from tests.laws.declared import rules_file

FOLDER = Path(magus.__file__).parent
TESTS = Path(__file__).parent
RULINGS = {
    *(f"S{n}" for n in range(1, 9)),
    *(f"A{n}" for n in range(1, 16)),
    *(f"M{n}" for n in range(1, 7)),
    *(f"W{n}" for n in range(1, 9)),
    *(f"C{n}" for n in range(1, 11)),
    *("K1", "K1a"),
    *(f"K{n}" for n in range(2, 17)),
}


def _text(code: str) -> str:
    return rules_file(magus.game, code).read_text(encoding="utf-8")


def _clauses(code: str) -> dict[str, str]:
    return dict(re.findall(r"^\*\*(\d+\.\d+)\*\* (.+)$", _text(code), re.MULTILINE))


def _source(pattern: str) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in sorted(TESTS.glob(pattern)))


def test_every_ruling_is_named_in_the_rules_and_in_a_test():
    assert set(re.findall(r"\[([A-Z]\w+)\]", _text("en"))) == RULINGS
    assert set(re.findall(r"\[([A-Z]\d+a?)\]", _source("test_*_*.py"))) == RULINGS


def test_every_ruling_is_cited_in_the_code():
    code = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    assert set(re.findall(r"\[([A-Z]\d+a?)\]", code)) == RULINGS


def test_both_languages_credit_the_author():
    for code in COMPLETE:
        assert "Christophe Coat" in _text(code)


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
    names = re.findall(r"^def test_(\d+)_(\d+)_", _source("test_*_*.py"), re.MULTILINE)
    assert {f"{a}.{b}" for a, b in names} == set(_clauses("en"))


def test_every_way_to_be_wrong_is_tried():
    source = _source("test_?_*.py")
    for message, _, _ in WHY:
        assert f'"{message}"' in source, message


def test_the_rules_list_each_potion_with_its_cost_and_figures():
    words = {
        "en": ("Yellow Green Blue Violet Red", "Single use", "Reusable", "1 of each other"),
        "fr": (
            "Jaune Verte Bleue Violette Rouge",
            "Usage unique",
            "Réutilisable",
            "1 de chaque autre",
        ),
        "de": ("Gelb Grün Blau Violett Rot", "Einmalig", "Mehrfach", "1 jeder anderen Farbe"),
    }
    assert words.keys() == {*COMPLETE}
    for code, (colours, single, reusable, each) in words.items():
        lines = re.findall(r"^- (\w+) (\d+)\s?: (.+)$", _text(code), re.MULTILINE)
        assert len(lines) == len(POTIONS)
        for potion, (colour, number, line) in zip(POTIONS, lines, strict=True):
            own = colours.split().index(colour)
            assert potion.name == f"{COLOURS[own]}_{number}"
            cost, figures, effect = line.split(". ", 2)
            said = sum(map(int, re.findall(r"\d+", cost))) + (3 if each in cost else 0)
            assert said == sum(potion.cost), line
            assert figures == "-".join(map(str, potion.tranches)), line
            assert effect.startswith(single) is (potion.use == SINGLE), line
            assert effect.startswith(reusable) is (potion.use == REUSABLE), line
