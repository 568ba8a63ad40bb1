"""The rules of a game to search in: the numbered clauses of its RULES.md and RULES.fr.md."""

import re
import sys
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from engine import registry
from render.words import language

_CLAUSE = re.compile(r"^\*\*(\d+(?:\.\d+)+)\*\*\s*(.*)$")
_LIKE = {(False, False): 3, (False, True): 2, (True, False): 1, (True, True): 1}
"""How much a word is worth by whether letters stand before and after it."""
_HEADING = re.compile(r"^##\s+(?:(\d+)\.?\s+)?(.*)$")


@dataclass(frozen=True, slots=True)
class Rule:
    """A clause: its number, the heading it stands under, its text as Markdown."""

    number: str
    heading: str
    text: str


@lru_cache(maxsize=32)
def rules(key: str, locale: str) -> tuple[Rule, ...]:
    """Return the clauses of a game in a language; UnknownGame.

    A chapter without clauses gives its lines and the rows of its tables, under its own number.
    """
    game = registry.game(key)
    folder = Path(sys.modules[type(game).__module__].__file__ or "").parent
    name = "RULES.fr.md" if language(locale) == "fr" else "RULES.md"
    found: list[Rule] = []
    number = heading = ""
    inside, columns = False, list[str]()
    for line in (folder / name).read_text(encoding="utf-8").splitlines():
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


def search(key: str, locale: str, about: str) -> tuple[Rule, ...]:
    """Return the clauses with all the words, those that fit best first.

    A number ("3.2") or chapter ("3") finds its clauses, the id of a ruling ("K15") those that cite
    it. Accents and capitals do not matter. Without words, the first clause of each chapter.
    """
    known = rules(key, locale)
    wanted = _plain(about).split()
    if not wanted:
        first = {rule.number.split(".")[0]: rule for rule in reversed(known)}
        return tuple(reversed(first.values()))
    if len(wanted) == 1:
        id_ = wanted[0].strip("[]().,;:§")
        if id_.replace(".", "").isdecimal():
            return tuple(r for r in known if f"{r.number}.".startswith(f"{id_}."))
        cited = tuple(rule for rule in known if f"[{id_}]" in _plain(rule.text))
        if cited:
            return cited
    scored = ((_fit(rule, wanted), rule) for rule in known)
    return tuple(rule for fit, rule in sorted(scored, key=lambda one: -one[0]) if fit)


def _cells(line: str) -> list[str]:
    """Return the cells of a row of a table."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _row(columns: list[str], cells: list[str]) -> str:
    """Return a row in words: "Lich (Black): F 5, S 3, Flying"."""
    told = [f"{column} {cell}".strip() for column, cell in zip(columns, cells, strict=False)]
    return f"{cells[0]} ({columns[0]}): {', '.join(one for one in told[1:] if one)}"


def _fit(rule: Rule, wanted: list[str]) -> float:
    """Return how well a clause fits words; 0 if one of them is missing.

    A whole word counts more than a part of one, its heading more than its text, words that stand
    together more than apart, and a short clause more than a long one.
    """
    heading, text = _plain(rule.heading), _plain(rule.text)
    fit = 0.0
    for word in wanted:
        if word not in heading and word not in text:
            return 0
        found = re.findall(rf"(\w*){re.escape(word)}(\w*)", text)
        fit += max((_LIKE[bool(before), bool(after)] for before, after in found), default=0)
        fit += len(found) / (len(found) + 3) + (word in heading.split())
    if " ".join(wanted) in text:
        fit += len(wanted)
    return fit + 1 / (1 + len(text))


def _plain(text: str) -> str:
    """Return a text without accents, ligatures or capitals."""
    plain = text.casefold().replace("’", "'").replace("œ", "oe").replace("æ", "ae")
    parts = unicodedata.normalize("NFKD", plain)
    return "".join(char for char in parts if not unicodedata.combining(char))
