"""RULES.md in both languages: the same clauses, each with a test, and those that errors cite."""

import re
from pathlib import Path

import pytest

from engine.games import magus_wargame
from engine.games.magus_wargame import data as d
from engine.games.magus_wargame.illegal_reasons import WHY
from languages import COMPLETE
from render.games.magus_wargame import names
from tests.laws.declared import rules_file

FOLDER = Path(magus_wargame.__file__).parent
TESTS = Path(__file__).parent
RULINGS = {
    *("S1", "S2", "S3", "S3b", "S4", "S5"),
    *("A1", "A2", "A3", "A4", "A5", "A6", "A6b", "A7"),
    *(f"G{n}" for n in range(1, 16)),
    *("G7b", "G13b"),
    *(f"T{n}" for n in range(1, 10)),
    *("T2b", "T2c", "T5b", "T8b"),
    *(f"B{n}" for n in range(15)),
    *("B2c", "B2d", "B3a", "B3b", "B3c", "B7b", "B9b", "B11b"),
    *("V1", "V2", "V3"),
}


def _text(code: str) -> str:
    return rules_file(magus_wargame.game, code).read_text(encoding="utf-8")


def _clauses(code: str) -> dict[str, str]:
    return dict(re.findall(r"^\*\*(\d+\.\d+)\*\* (.+)$", _text(code), re.MULTILINE))


def _sources() -> str:
    return "".join(path.read_text(encoding="utf-8") for path in sorted(TESTS.glob("test_?_*.py")))


def test_every_ruling_is_named_in_the_rules():
    """B3, T7 and G3 are told with others; all but these are cited."""
    cited = set(re.findall(r"\[([A-Z]\d+\w?)\]", _text("en")))
    assert RULINGS - cited <= {"B3", "B10", "G10", "T7"} | {"B2b"}
    assert cited <= RULINGS


def test_every_ruling_has_a_test():
    named = set(re.findall(r"\[([A-Z]\d+\w?)\]", _sources()))
    assert RULINGS - named <= {"B3"}, RULINGS - named


def test_both_languages_credit_the_author():
    for code in COMPLETE:
        assert "Lloyd Krassner" in _text(code)


def test_marks_are_set_as_each_language_sets_them():
    assert "'" not in _text("en") + _text("fr")
    assert not re.findall(r"[^ |] [:;!?»]|« ", _text("fr"))


ICONS = (d.ARROWS, d.FLYING, d.REGENERATE)
BONUS = {d.AURA: 1, d.VERSUS: 3, d.FUEL: 3, d.KIN: 1}
COLOURED = (d.AURA, d.DESTROY, d.VERSUS)
FAMILIES = {*range(d.SUMMONS, d.METAMORPHOSIS), *range(d.BLAST, d.CONTROL_ANY)}
"""Cards that the table tells by fives."""


@pytest.mark.parametrize("code", COMPLETE)
def test_the_tables_say_what_is_printed(code):
    lines = re.findall(r"^\| (.+) \|$", _text(code), re.MULTILINE)
    rows = {first: rest for first, *rest in (line.split(" | ") for line in lines)}
    for index, unit in enumerate(d.UNITS):
        force, points, note = rows[names.unit(code, index)]
        assert (force, points) == (
            "X" if unit.ability == d.COPY else str(unit.force),
            str(unit.points),
        )
        icons = {bit for bit in ICONS if re.search(rf"\b{names.icon(code, bit)}\b", note)}
        assert icons == {bit for bit in ICONS if unit.icons & bit}, note
        bonus = BONUS.get(unit.ability, unit.arg if unit.ability in (d.ATTACK, d.DEFEND) else None)
        assert re.findall(r"\+(\d)", note) == ([str(bonus)] if bonus else []), note
        if unit.ability in COLOURED:
            assert names.colour(code, unit.arg)[:4].casefold() in note.casefold(), note
    for index, letter in enumerate(d.TIMING):
        told = next(rest for first, rest in rows.items() if first.startswith(f"{letter}, "))
        assert index in FAMILIES or names.card(code, index) in told[0], told
    assert {names.artifact(code, index) for index in range(len(d.ARTIFACTS))} <= rows.keys()


def test_the_clauses_that_errors_cite_exist():
    assert {number for _, number, _ in WHY} <= set(_clauses("en"))
    assert len({message for message, _, _ in WHY}) == len(WHY)


def test_every_clause_has_a_test_named_for_it():
    tested = {f"{a}.{b}" for a, b in re.findall(r"^def test_(\d)_(\d+)_", _sources(), re.MULTILINE)}
    assert tested == set(_clauses("en"))


def test_every_way_to_be_wrong_is_tried():
    for message, _, _ in WHY:
        assert f'"{message}"' in _sources(), message
