"""Hit rate of the search in the rules, for questions of people who have not read them.

A game's questions lie in `tests/games/<key>/questions.txt`, in another language in its folder,
`languages/<code>/<key>/questions.txt`, one a line: the clauses or cards that answer it, a bar, the
question. The last `SET_ASIDE` of a list were asked after the search was tuned.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.timing_statistics import Figure
from engine import registry
from languages import ORIGINAL, translation
from render.words import Entry, catalogues, rules_search

SET_ASIDE = 10
FIRST = 3
"""Among how many answers the right one must be."""
LISTS = Path(__file__).parent.parent / "tests" / "games"


@dataclass(frozen=True, slots=True)
class Question:
    """What somebody asks, and the numbers of clauses or ids of cards that answer it."""

    words: str
    right: frozenset[str]


def measure() -> Iterator[Figure]:
    """Yield for each game and language how many questions are answered, in a hundred."""
    for game in registry.games():
        for locale in catalogues.LOCALES:
            if not (asked := questions(game.key, locale)):
                continue
            for name, some in (("", asked), (", set aside", asked[-SET_ASIDE:])):
                share = 100 * sum(answered(game.key, locale, one) for one in some) / len(some)
                target = None if name else 89.99
                title = f"{game.key}, {locale}{name}: answered among the first {FIRST}"
                yield Figure(title, share, "%", target=target, better="more")


def questions(key: str, locale: str) -> Sequence[Question]:
    """Return the questions about a game in a language; none if nobody has asked any in it."""
    own = LISTS / key / "questions.txt"
    file = own if locale == ORIGINAL else translation(locale, key, "questions.txt")
    if file is None:
        return []
    rows = (line.split("|") for line in file.read_text(encoding="utf-8").splitlines())
    return [Question(row[1].strip(), frozenset(row[0].split())) for row in rows if len(row) == 2]


def answered(key: str, locale: str, asked: Question) -> bool:
    """Tell whether a right answer is among the first."""
    found = rules_search.search(key, locale, asked.words).hits[:FIRST]
    return any(number(hit) in asked.right for hit in found)


def number(hit: rules_search.Hit) -> str:
    """Return how a list of questions names an answer."""
    return hit.id if isinstance(hit, Entry) else hit.number
