"""Everything said: Fluent catalogues in English and French, numbers and lists in each.

`catalogues/<locale>/*.ftl` are shared; `games/<key>/<locale>.ftl` and `lessons.<locale>.ftl` belong
to a game, `games/<key>/v<rules>/<locale>.ftl` to an older version of its rules: their ids start
with its key.
Nothing is guessed: a missing id, a broken entry or a missing variable raises `WordsError`, in
French as in English.
"""

import datetime as dt
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast, visitor

from render.words import command_mentions

Locale = Literal["en", "fr"]
Argument = str | int | float | Sequence[str]

LOCALES: tuple[Locale, ...] = ("en", "fr")

LONGEST = 2_500
"""Characters that Fluent fills in for one variable; what is longer is cut."""

_ROOT = Path(__file__).parents[1]
# British English lists have no comma before "and".
_REGIONS: dict[Locale, str] = {"en": "en_GB", "fr": "fr_FR"}


class WordsError(KeyError):
    """Say what is wrong with a catalogue or with a call; a fault of ours, never of a player."""

    def __str__(self) -> str:
        return str(self.args[0])


@lru_cache(maxsize=64)
def language(locale: str) -> Locale:
    """Return the catalogue for a locale as Discord gives it: French for "fr...", else English."""
    return "fr" if locale.replace("_", "-").split("-")[0].lower() == "fr" else "en"


def word(key: str) -> str:
    """Return how a key is written in message ids."""
    return key.replace("_", "-")


def say(locale: str, message: str, /, **args: Argument) -> str:
    """Return a message, or one of its attributes ("id.attribute"), in the locale's language.

    Numbers are written as the language writes them, sequences as lists. Raise `WordsError` when the
    message does not exist or one of its variables is not given; more than are needed may be given.
    """
    for name, value in args.items():
        if isinstance(value, list):
            args[name] = tuple(value)
    return _said(language(locale), message, **args)


# A page says much that the page before said. Typed, for 1 is not True here.
@lru_cache(maxsize=8192, typed=True)
def _said(locale: Locale, message: str, /, **args: Argument) -> str:
    return shipped(locale).say(message, args)


def has(locale: str, message: str) -> bool:
    """Say whether the locale's language has the message (or attribute)."""
    return message in shipped(language(locale)).variables


def ids(locale: str) -> tuple[str, ...]:
    """Return every message and attribute of the locale's language, sorted."""
    return tuple(sorted(shipped(language(locale)).variables))


def variables(message: str, locale: str = "en") -> frozenset[str]:
    """Return the variables which a message needs, those of messages it refers to included."""
    return shipped(language(locale)).needs(message)


def listing(locale: str, items: Sequence[str]) -> str:
    """Return "A, B and C", or "A, B et C"; "" for no items."""
    return _listed(language(locale), tuple(items)) if items else ""


@lru_cache(maxsize=2048)
def _listed(locale: Locale, items: tuple[str, ...]) -> str:
    return str(format_list(items, locale=_REGIONS[locale]))


def number(locale: str, value: float) -> str:
    """Return a number with the thousands and decimals of the language."""
    return str(format_decimal(value, locale=_REGIONS[language(locale)]))


def date(locale: str, day: dt.date) -> str:
    """Return "Friday 15 January 2027", or "vendredi 15 janvier 2027"."""
    return str(format_date(day, "EEEE d MMMM y", locale=_REGIONS[language(locale)]))


def signed(locale: str, value: float) -> str:
    """Return a number with its sign: +3, −2 (a true minus) or 0."""
    plain = number(locale, abs(value))
    return plain if value == 0 else f"{'+' if value > 0 else '−'}{plain}"


def ordinal(locale: str, value: int) -> str:
    """Return 1st, 2nd, 3rd ... or 1er, 2e, 3e ..."""
    return say(locale, "ordinal", n=value, kind=_ordinal_kind(language(locale), value))


def share(locale: str, thousandths: float) -> str:
    """Return a chance in hundredths as a language writes them: 45%, 45 %."""
    return say(locale, "share", n=round(thousandths / 10))


def sentence(text: str) -> str:
    """Return the text with its first letter raised."""
    return text[:1].upper() + text[1:]


def before(word: str, message: str) -> str:
    """Return which message a word follows: the one for vowels ends in -vowel (French: d’Ann)."""
    first = unicodedata.normalize("NFD", word)[:1].casefold()
    return f"{message}-vowel" if first in set("aeiouœæ") else message


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Hold the messages of one language and the variables that each needs."""

    locale: Locale
    bundle: FluentBundle
    variables: Mapping[str, frozenset[str]]

    def needs(self, message: str) -> frozenset[str]:
        """Return the variables of a message; raise `WordsError` when there is no such message."""
        if message not in self.variables:
            raise WordsError(f"{self.locale}: no message {message!r}")
        return self.variables[message]

    def say(self, message: str, args: Mapping[str, Argument]) -> str:
        """Return the message with its variables filled in."""
        if missing := self.needs(message) - args.keys():
            raise WordsError(f"{self.locale}: {message} needs {', '.join(sorted(missing))}")
        name, _, attribute = message.partition(".")
        entry = self.bundle.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
        filled = {key: self._filled(message, key, value) for key, value in args.items()}
        assert pattern is not None  # only ids with a pattern are in `variables`
        text, errors = self.bundle.format_pattern(pattern, filled)
        if errors:
            raise WordsError(f"{self.locale}: {message}: {errors[0]}")
        return str(text)

    def _filled(self, message: str, key: str, value: Argument) -> str | int | float:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (int, float)):
            return value
        if isinstance(value, str):
            return _cut(value)
        if isinstance(value, Sequence) and all(isinstance(item, str) for item in value):
            return _cut(listing(self.locale, value))
        raise WordsError(f"{self.locale}: {message}: {key} is a {type(value).__name__}")


@lru_cache(maxsize=len(LOCALES))
def shipped(locale: Locale) -> Catalogue:
    """Return the catalogue that comes with the project."""
    return load(locale, files(locale, _ROOT))


def files(locale: Locale, root: Path) -> tuple[Path, ...]:
    """Return the shared files of a language and then those of the games, below `root`."""
    shared = sorted((root / "catalogues" / locale).glob("*.ftl"))
    games = sorted((root / "games").glob(f"**/*{locale}.ftl"))
    return (*shared, *games)


def load(locale: Locale, paths: Sequence[Path]) -> Catalogue:
    """Read files into a catalogue; raise `WordsError` on a broken or doubled entry.

    An id in a game's file must start with the game's key, so that games cannot collide.
    """
    entries: dict[str, ast.Message | ast.Term] = {}
    for path in paths:
        for entry in _entries(path):
            name = _name(entry)
            if name in entries:
                raise WordsError(f"{path.name}: {name} is defined twice")
            for home in path.parents[:2]:  # that of a game, or that of an older version in it
                if home.parent.name == "games":
                    _check_key(name, home.name)
            entries[name] = entry
    needed = {key: frozenset(_needed(node, entries, key)) for key, node in _patterns(entries)}
    return Catalogue(locale, _bundle(locale, entries), needed)


def _bundle(locale: Locale, entries: Mapping[str, ast.Message | ast.Term]) -> FluentBundle:
    """Return messages as they are said; in them `COMMAND` names a command by its own name."""

    def command(path: str) -> str:
        named = [_text(entries[f"command-{word}"]) for word in path.split()]
        return command_mentions.mark(" ".join(named), path)

    region = _REGIONS[locale].replace("_", "-")
    functions: dict[str, Callable[[Any], Any]] = {"COMMAND": command}
    bundle = FluentBundle([region], functions=functions, use_isolating=False)
    bundle.add_resource(ast.Resource(list(entries.values())))
    return bundle


def _text(entry: ast.Message | ast.Term) -> str:
    """Return the words of an entry that is nothing but words."""
    parts = entry.value.elements if entry.value else ()
    return "".join(part.value for part in parts if isinstance(part, ast.TextElement))


def _entries(path: Path) -> Iterator[ast.Message | ast.Term]:
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().split("\n")[0]
            raise WordsError(f"{path.name}: cannot be read at {line!r}")
        if isinstance(entry, (ast.Message, ast.Term)):
            yield entry


def _name(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else str(entry.id.name)


def _check_key(name: str, key: str) -> None:
    if not word(name.lstrip("-")).startswith(f"{word(key)}-"):
        raise WordsError(f"games/{key}: {name} does not start with the key of its game")


def _patterns(entries: Mapping[str, ast.Message | ast.Term]) -> Iterator[tuple[str, ast.Pattern]]:
    """Yield each sayable id with its pattern: messages with a value, and their attributes."""
    for name, entry in entries.items():
        if isinstance(entry, ast.Message):
            if entry.value:
                yield name, entry.value
            for attribute in entry.attributes:
                yield f"{name}.{attribute.id.name}", attribute.value


class _References(visitor.Visitor):
    """Collect what a pattern refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.messages.add(f"{node.id.name}{attribute}")

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.messages.add(f"-{node.id.name}")
        for argument in node.arguments.named if node.arguments else ():
            self.visit(argument.value)


def _needed(
    pattern: ast.Pattern, entries: Mapping[str, ast.Message | ast.Term], where: str
) -> set[str]:
    """Return the variables of a pattern and of the messages in it; raise on a dead reference."""
    open_, seen = [pattern], set[str]()
    needed: set[str] = set()
    while open_:
        found = _References()
        found.visit(open_.pop())
        needed |= found.variables
        for reference in found.messages - seen:
            seen.add(reference)
            target = _target(reference, entries)
            if target is None:
                raise WordsError(f"{where} refers to {reference}, which does not exist")
            if not reference.startswith("-"):  # a term sees only what it is given
                open_.append(target)
    return needed


def _target(reference: str, entries: Mapping[str, ast.Message | ast.Term]) -> ast.Pattern | None:
    name, _, attribute = reference.partition(".")
    entry = entries.get(name)
    if entry is None or not attribute:
        return entry.value if entry else None
    return next((a.value for a in entry.attributes if a.id.name == attribute), None)


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _ordinal_kind(locale: Locale, value: int) -> str:
    """Return st, nd, rd or th as English has them; French sets only the first apart."""
    if locale == "fr":
        return "st" if value == 1 else "th"
    if value % 100 in (11, 12, 13):
        return "th"
    return {1: "st", 2: "nd", 3: "rd"}.get(value % 10, "th")
