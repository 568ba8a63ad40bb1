"""Glossary entries beside the clauses: terms of a game, and its cards by name.

A game's terms are messages of its catalogue, `<key>-glossary-<id>`: the term as it is written,
with the attributes `.means` (what it is, a sentence), `.also` (what people call it, or ask who
mean it, between commas) and `.clauses` (the numbers of the clauses, between spaces).
`<key>-asked` has a line for each clause that people ask for in words which it does not have.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from render.words.catalogues import has, ids, say, word


@dataclass(frozen=True, slots=True)
class Term:
    """A word of a game's own: what it means, what else it is called, and the clauses on it."""

    id: str
    name: str
    means: str
    also: tuple[str, ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A card, role, spell, potion or creature: its name, its whole text and its clause.

    `open`: it lies on the board from the first turn on, and need not be told again and again.
    """

    id: str
    name: str
    text: str
    clause: str
    open: bool = False


@lru_cache(maxsize=32)
def glossary(key: str, locale: str) -> tuple[Term, ...]:
    """Return the terms of a game in a language, sorted by id; none where it explains none."""
    prefix = f"{word(key)}-glossary-"
    found = [one for one in ids(locale) if one.startswith(prefix) and "." not in one]
    return tuple(
        Term(
            one.removeprefix(prefix),
            say(locale, one),
            say(locale, f"{one}.means"),
            tuple(part.strip() for part in say(locale, f"{one}.also").split(",")),
            tuple(say(locale, f"{one}.clauses").split()),
        )
        for one in found
    )


def met(key: str, locale: str, text: str) -> tuple[Term, ...]:
    """Return the terms of a game that stand in a text, in the order in which one meets them."""
    terms = {_plain(term.name): term for term in glossary(key, locale)}
    if not terms:
        return ()
    found = (terms[_plain(one[1])] for one in _named(tuple(terms)).finditer(text))
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=32)
def _named(names: tuple[str, ...]) -> re.Pattern[str]:
    """Return what finds terms, or several of them: the longest where one begins another."""
    longest = sorted(names, key=len, reverse=True)
    return re.compile(rf"\b({'|'.join(map(re.escape, longest))})(?:e?s|x)?\b", re.IGNORECASE)


def _plain(name: str) -> str:
    return name.casefold()


@lru_cache(maxsize=32)
def asked(key: str, locale: str) -> dict[str, str]:
    """Return what people ask who mean a clause, by its number."""
    message = f"{word(key)}-asked"
    if not has(locale, message):
        return {}
    rows = (line.partition(":") for line in say(locale, message).splitlines())
    return {number: words.strip() for number, _, words in rows}
