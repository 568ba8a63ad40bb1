"""Laws of translations: messages beside the originals, and words beside the glossary.

A glossary, `languages/<code>/GLOSSARY.md`, has rows of what a term is in the original, how a
translation says it, and how it never does. Its headings are games' keys; the terms of any other
heading hold in all texts. What is in parentheses may be left out, of a few messages.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import babel
from fluent.syntax import ast, visitor

import languages
from engine import registry
from languages import COMPLETE, ORIGINAL, spoken, translation
from render.words import catalogues
from render.words.catalogues import ids, say, word
from render.words.rulebook import rules

TRANSLATED = tuple(code for code in COMPLETE if code != ORIGINAL)
"""The languages that are complete, without the original."""
FOUND = 3
"""Stands for a number where a message is measured."""
MORE, MUCH = 1.5, 20
"""How long a translation may be: so many times its original, and so many characters."""
OFTEN, FAR = 3, 10
"""How many texts of another language have a word of it, and how many times as many as here."""
SIGNS = re.compile(
    r"<[^>]*>|\]\([^)]*\)|`[^`]*`|\w*\d\w*|\S+[/-]\w\S*"
    r"|Source Sans|Source Serif|SIL Open Font License"
)
"""What no language is looked for in: mentions, what is typed, ids, addresses, compounds, fonts."""
GUIDES = {ORIGINAL: Path(languages.__file__).parents[1] / "docs"}
LEFT_OUT = 0.1
"""The share of texts that may say a term of the glossary otherwise."""
UNSAID = re.compile(r"search-.*|.*-asked|.*\.also")
"""Messages that nobody reads: other words for things, by which they are found."""


@dataclass(frozen=True, slots=True)
class Term:
    """What a term of the original is called: the words of a row of a glossary."""

    where: str
    original: tuple[str, ...]
    own: tuple[str, ...]
    never: tuple[str, ...]
    free: bool = False

    def said(self, text: str) -> bool:
        """Tell whether a translation has one of the term's forms."""
        return any(one.casefold() in text.casefold() for one in self.own)

    def asked(self, text: str) -> bool:
        """Tell whether a text of the original has the term."""
        return any(_asked(one).search(text) for one in self.original)


@cache
def _asked(word: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(word)}(s|es)?\b")


@cache
def glossary(code: str) -> tuple[Term, ...]:
    """Return the terms of a language; none if it has no glossary."""
    path = translation(code, "GLOSSARY.md")
    return tuple(read(path)) if path else ()


def read(path: Path) -> Iterator[Term]:
    """Yield the rows of a glossary."""
    where = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            where = line[3:].strip()
        elif line.startswith("|") and not re.match(r"\|[- |]+$", line):
            cells = [_words(cell) for cell in line.strip("|").split("|")]
            if cells[0] != ("English",):
                own = tuple(one.strip("()") for one in cells[1])
                yield Term(where, cells[0], own, cells[2], free=own != cells[1])


def _words(cell: str) -> tuple[str, ...]:
    return tuple(one.strip() for one in cell.split(",") if one.strip())


def game_of(message: str) -> str:
    """Return the key of the game that has a message; "" if all share it."""
    keys = (game.key for game in registry.games())
    return max((k for k in keys if message.startswith(f"{word(k)}-")), key=len, default="")


def terms(code: str, key: str) -> Iterator[Term]:
    """Yield the terms that hold in a game: its own, and those of all that it does not call so."""
    keys = {game.key for game in registry.games()}
    own = [one for one in glossary(code) if one.where == key]
    taken = {name for one in own for name in one.original}
    yield from own
    for one in glossary(code):
        if one.where not in keys and not taken & set(one.original):
            yield one


def law_terms(code: str, key: str, original: str, text: str) -> None:
    """Where an original has a term, its translation has one of its forms, and no wrong one."""
    if not _letters(text):
        return
    for term in terms(code, key):
        assert term.free or term.said(text) or not term.asked(original), (
            f"{term.original[0]} is {' or '.join(term.own)}: {original} | {text}"
        )
        law_never(term, text)


def law_left_out(code: str, texts: Iterable[tuple[str, str, str]]) -> None:
    """What may be left out is left out of few texts, each with its game and its original."""
    asked, lacks = Counter[Term](), Counter[Term]()
    for key, original, text in texts:
        for term in terms(code, key):
            if term.free and term.asked(original):
                asked[term] += 1
                lacks[term] += not term.said(text)
    for term, n in lacks.items():
        told = f"{term.original[0]} is not {term.own[0]} in {n} of {asked[term]}"
        assert n <= LEFT_OUT * asked[term], told


def law_never(term: Term, text: str) -> None:
    """A text does not call a thing what it is never called."""
    for wrong in term.never:
        assert not re.search(rf"\b{re.escape(wrong)}", text), f"never {wrong}: {text}"


def said(code: str, message: str) -> str:
    """Return all words of a message, those of each variant, without what is filled in."""
    return " ".join("".join(_read(code, message).found).split())


def keys(code: str, message: str) -> dict[str, set[str]]:
    """Return what a message chooses by, each with the keys of its variants."""
    return _read(code, message).keys


def _read(code: str, message: str) -> "_Texts":
    name, _, attribute = message.partition(".")
    entry, texts = catalogues.shipped(code).entries[name], _Texts()
    texts.visit(next((a.value for a in entry.attributes if a.id.name == attribute), entry.value))
    return texts


class _Texts(visitor.Visitor):
    """Collect the words of a pattern, and the selectors in it with the keys of their variants."""

    def __init__(self) -> None:
        super().__init__()
        self.found = list[str]()
        self.keys = dict[str, set[str]]()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        self.found.append(" … ")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        keys = self.keys.setdefault(node.selector.id.name, set())
        for one in node.variants:
            keys.add(one.key.name if isinstance(one.key, ast.Identifier) else one.key.value)
            self.found.append(" … ")
            self.visit(one.value)


def law_variants(code: str, message: str) -> None:
    """A translation chooses by what the original does, by numbers, and by plurals that it has."""
    chosen, known = keys(code, message), keys(ORIGINAL, message)
    region = babel.Locale.parse(spoken(code).region)
    form = region.ordinal_form if message == "ordinal" else region.plural_form
    plurals = {*form.tags, "other"}
    for name, own in chosen.items():
        there = known.get(name, set())
        strange = {key for key in own - there - plurals if not key.isdigit()}
        assert not strange, f"{message}: {name} is never {', '.join(sorted(strange))}"


def law_length(code: str, message: str) -> None:
    """What is read on a phone is about as long as the original."""
    given = dict.fromkeys(catalogues.shipped(ORIGINAL).needs(message), FOUND)
    long, text = len(say(ORIGINAL, message, **given)), say(code, message, **given)
    assert len(text) <= MORE * long + MUCH, f"{message}: {len(text)} after {long}: {text}"


def words(code: str) -> Counter[str]:
    """Count the texts of a language that have each word: its messages, rules and guides."""
    return _counted(code, languages.FOLDERS)


@cache
def _counted(code: str, _folders: Sequence[Path]) -> Counter[str]:
    home = GUIDES.get(code) or Path(languages.__file__).parent / code / "guides"
    texts = [said(code, one) for one in ids(code)]
    texts += (one.text for game in registry.games() for one in rules(game.key, code))
    for path in home.glob("*.md"):
        texts += path.read_text(encoding="utf-8").splitlines()
    return Counter(one for text in texts for one in {*_letters(text.casefold())})


def strangers(code: str) -> Mapping[str, bool]:
    """Return words that other languages have far more often, and whether this one has them never.

    One that only a text or two of it have may have come in with a text that is not translated.
    """
    return _strangers(code, languages.FOLDERS)


@cache
def _strangers(code: str, _folders: Sequence[Path]) -> Mapping[str, bool]:
    own, found = words(code), dict[str, bool]()
    for other in COMPLETE:
        for one, often in words(other).items() if other != code else ():
            if len(one) > 1 and often >= max(OFTEN, FAR * own[one]):
                found[one] = not own[one]
    return found


def law_no_other_language(code: str, text: str, names: str = "") -> None:
    """No line of a text has a word that is never said in its language, nor two that hardly are.

    What stands in `names` may be there.
    """
    strange, allowed = strangers(code), {*_letters(names.casefold())}
    for line in text.splitlines():
        said = _letters(SIGNS.sub(" ", line).casefold())
        found = {one for one in said if one in strange and one not in allowed}
        assert len(found) < 2, f"{sorted(found)} in {line!r}"
        assert not any(strange[one] for one in found), f"{sorted(found)} in {line!r}"


def _letters(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text)
