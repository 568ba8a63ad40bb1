"""The rules of a game to read in: the numbered clauses of its RULES.md, or of a translation."""

import re
import sys
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from engine import registry
from languages import ORIGINAL, spoken, translation

_CLAUSE = re.compile(r"^\*\*(\d+(?:\.\d+)+)\*\*\s*(.*)$")
_HEADING = re.compile(r"^##\s+(?:(\d+)\.?\s+)?(.*)$")


@dataclass(frozen=True, slots=True)
class Rule:
    """A clause: its number, the heading it stands under, its text as Markdown."""

    number: str
    heading: str
    text: str


@lru_cache(maxsize=32)
def rules(key: str, locale: str) -> tuple[Rule, ...]:
    """Return the clauses of a game in a language, or else in the original; UnknownGame.

    A chapter without clauses gives its lines and the rows of its tables, under its own number.
    """
    path = _file(key, locale)
    found: list[Rule] = []
    number = heading = ""
    inside, columns = False, list[str]()
    for line in path.read_text(encoding="utf-8").splitlines():
        if chapter := _HEADING.match(line):
            number, heading, inside = chapter[1] or "", chapter[2], False
        elif clause := _CLAUSE.match(line):
            found.append(Rule(clause[1], heading, clause[2]))
            inside = True
        elif not line.strip() or line.startswith("#") or not (inside or number):
            columns = []
        elif inside:
            last = found[-1]
            found[-1] = Rule(last.number, last.heading, f"{last.text}\n{line}")
        elif not line.startswith("|"):
            found.append(Rule(number, heading, line))
        elif not columns:
            columns = _cells(line)
        elif not set(line) <= set("|-: "):
            found.append(Rule(number, heading, _row(columns, _cells(line))))
    return tuple(found)


def language(key: str, locale: str) -> str:
    """Return the code of the language in which a reader gets the rules of a game."""
    code = spoken(locale).code
    return code if translation(code, key, "RULES.md") else ORIGINAL


def opening(key: str, locale: str) -> tuple[Rule, ...]:
    """Return the first clause of each chapter."""
    first = {rule.number.split(".")[0]: rule for rule in reversed(rules(key, locale))}
    return tuple(reversed(first.values()))


def named(key: str, locale: str, about: str) -> tuple[Rule, ...]:
    """Return the clause with a number ("3.2"), or the clauses of a chapter ("3")."""
    number = re.sub(r"^\W+|\W+$", "", about)
    return tuple(r for r in rules(key, locale) if f"{r.number}.".startswith(f"{number}."))


def cited(key: str, locale: str, about: str) -> tuple[Rule, ...]:
    """Return the clauses that cite a ruling by its id ("K15")."""
    id_ = plain(about).strip("[]().,;:§ ")
    if not re.fullmatch(r"[a-z]+\d+[a-z]?", id_):
        return ()
    return tuple(rule for rule in rules(key, locale) if f"[{id_}]" in plain(rule.text))


def beside(key: str, locale: str, rule: Rule) -> tuple[Rule | None, Rule | None]:
    """Return the clauses before and after one under its heading; None at an end."""
    known = rules(key, locale)
    at = known.index(rule)
    near = (known[at - 1] if at else None, known[at + 1] if at + 1 < len(known) else None)
    before, after = (one if one and one.heading == rule.heading else None for one in near)
    return before, after


def plain(text: str) -> str:
    """Return a text without accents, ligatures or capitals."""
    plain = (
        text.casefold().replace("’", "'").replace("×", "x").replace("œ", "oe").replace("æ", "ae")
    )
    parts = unicodedata.normalize("NFKD", plain)
    return "".join(char for char in parts if not unicodedata.combining(char))


def _file(key: str, locale: str) -> Path:
    """Return the rules of a game in a language, or else in the original; UnknownGame."""
    game = registry.game(key)
    written = Path(sys.modules[type(game).__module__].__file__ or "").parent / "RULES.md"
    return translation(spoken(locale).code, key, "RULES.md") or written


def _cells(line: str) -> list[str]:
    """Return the cells of a row of a table."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _row(columns: list[str], cells: list[str]) -> str:
    """Return a row in words: "Lich (Black): F 5, S 3, Flying"."""
    told = [f"{column} {cell}".strip() for column, cell in zip(columns, cells, strict=False)]
    return f"{cells[0]} ({columns[0]}): {', '.join(one for one in told[1:] if one)}"
