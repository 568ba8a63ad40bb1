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
_HEADING = re.compile(r"^##\s+(?:\d+\.?\s+)?(.*)$")


@dataclass(frozen=True, slots=True)
class Rule:
    """A clause: its number, the heading it stands under, its text as Markdown."""

    number: str
    heading: str
    text: str


@lru_cache(maxsize=32)
def rules(key: str, locale: str) -> tuple[Rule, ...]:
    """Return the clauses of a game in a language; UnknownGame."""
    game = registry.game(key)
    folder = Path(sys.modules[type(game).__module__].__file__ or "").parent
    name = "RULES.fr.md" if language(locale) == "fr" else "RULES.md"
    found: list[Rule] = []
    heading = ""
    for line in (folder / name).read_text(encoding="utf-8").splitlines():
        if chapter := _HEADING.match(line):
            heading = chapter[1]
        elif clause := _CLAUSE.match(line):
            found.append(Rule(clause[1], heading, clause[2]))
        elif line.strip() and found and not line.startswith("#"):
            last = found[-1]
            found[-1] = Rule(last.number, last.heading, f"{last.text}\n{line}")
    return tuple(found)


def search(key: str, locale: str, about: str) -> tuple[Rule, ...]:
    """Return the clauses with all the words, or of a number or chapter ("3" or "3.2").

    Accents and capitals do not matter. Without words, the first clause of each chapter.
    """
    known = rules(key, locale)
    wanted = _plain(about).split()
    if not wanted:
        first = {rule.number.split(".")[0]: rule for rule in reversed(known)}
        return tuple(reversed(first.values()))
    if len(wanted) == 1 and wanted[0].replace(".", "").isdecimal():
        number = wanted[0].rstrip(".")
        return tuple(r for r in known if r.number == number or r.number.startswith(f"{number}."))
    return tuple(
        rule
        for rule in known
        if all(word in _plain(f"{rule.heading} {rule.text}") for word in wanted)
    )


def _plain(text: str) -> str:
    """Return a text without accents, ligatures or capitals."""
    plain = text.casefold().replace("’", "'").replace("œ", "oe").replace("æ", "ae")
    parts = unicodedata.normalize("NFKD", plain)
    return "".join(char for char in parts if not unicodedata.combining(char))
