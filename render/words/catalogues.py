"""Everything said: Fluent catalogues, and how each language writes numbers, dates and lists.

Of the original, `render/catalogues/*.ftl` are shared; `render/games/<key>/words.ftl` and
`lessons.ftl` belong to a game, those in `render/games/<key>/v<rules>/` to an older version of its
rules. A translation has them all in its folder, `languages/<code>/` and `languages/<code>/<key>/`.
The ids of a game start with its key.
A message that a translation lacks is said in the original. Nothing else is guessed: an unknown id,
a broken entry or a missing variable raises `WordsError`.
"""

import datetime as dt
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Literal

import babel
from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast, visitor

import languages
from languages import CODES, ORIGINAL, spoken
from render.words import command_mentions

Argument = str | int | float | Sequence[str]

LOCALES = CODES

LONGEST = 2_500
"""Characters that Fluent fills in for one variable; what is longer is cut."""

_ROOT = Path(__file__).parents[1]
_Entry = ast.Message | ast.Term
_START = re.compile(r"^(?=#|-?[a-zA-Z][\w-]*[ \t]*=)", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^[ \t]+\.([a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)


class WordsError(KeyError):
    """Say what is wrong with a catalogue or with a call; a fault of ours, never of a player."""

    def __str__(self) -> str:
        return str(self.args[0])


def language(locale: str) -> str:
    """Return the code of the language for a locale as Discord gives it."""
    return spoken(locale).code


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
def _said(locale: str, message: str, /, **args: Argument) -> str:
    return shipped(locale).say(message, args)


def has(locale: str, message: str) -> bool:
    """Say whether there is the message (or attribute) in the locale's language or the original."""
    return message in shipped(ORIGINAL).ids or translated(locale, message)


def translated(locale: str, message: str) -> bool:
    """Say whether the locale's language itself has the message (or attribute)."""
    return message in shipped(language(locale)).ids


def ids(locale: str) -> tuple[str, ...]:
    """Return every message and attribute of the locale's language itself, sorted."""
    return tuple(sorted(shipped(language(locale)).ids))


def missing(locale: str) -> tuple[str, ...]:
    """Return every message and attribute that the locale's language lacks, sorted."""
    return tuple(sorted(shipped(ORIGINAL).ids - shipped(language(locale)).ids))


def variables(message: str, locale: str = ORIGINAL) -> frozenset[str]:
    """Return the variables which a message needs, those of messages it refers to included."""
    return shipped(language(locale)).needs(message)


def listing(locale: str, items: Sequence[str], *, either: bool = False) -> str:
    """Return "A, B and C", or "A, B or C", as the language says it; "" for no items."""
    return _listed(language(locale), tuple(items), either) if items else ""


@lru_cache(maxsize=2048)
def _listed(locale: str, items: tuple[str, ...], either: bool) -> str:
    style: Literal["or", "standard"] = "or" if either else "standard"
    return str(format_list(items, style=style, locale=spoken(locale).region))


def number(locale: str, value: float) -> str:
    """Return a number with the thousands and decimals of the language."""
    return str(format_decimal(value, locale=spoken(locale).region))


def date(locale: str, day: dt.date) -> str:
    """Return "Friday 15 January 2027" as the language says it."""
    return str(format_date(day, "EEEE d MMMM y", locale=spoken(locale).region))


def signed(locale: str, value: float) -> str:
    """Return a number with its sign: +3, −2 (a true minus) or 0."""
    plain = number(locale, abs(value))
    return plain if value == 0 else f"{'+' if value > 0 else '−'}{plain}"


def ordinal(locale: str, value: int) -> str:
    """Return 1st, 2nd, 3rd ... as the language says it.

    The message chooses by the category of the number among ordinals: one, two, few, many or other.
    """
    said_in = locale if translated(locale, "ordinal") else ORIGINAL
    kind = babel.Locale.parse(spoken(said_in).region).ordinal_form(value)
    return say(locale, "ordinal", n=value, kind=kind)


def share(locale: str, thousandths: float) -> str:
    """Return a chance in hundredths as the language writes them: 45%."""
    return say(locale, "share", n=round(thousandths / 10))


def sentence(text: str) -> str:
    """Return the text with its first letter raised."""
    return text[:1].upper() + text[1:]


def before(word: str, message: str) -> str:
    """Return which message a word follows: the one for vowels ends in -vowel."""
    first = unicodedata.normalize("NFD", word)[:1].casefold()
    return f"{message}-vowel" if first in set("aeiouœæ") else message


class Entries(Mapping[str, _Entry]):
    """Hold the entries of a language by name, terms with their dash; each is parsed when asked for.

    To parse all takes about a second; a process says a small part of them. What is not among the
    `sources` comes from `original`.
    """

    def __init__(self, sources: Mapping[str, str], original: "Entries | None" = None) -> None:
        self.sources = sources
        self._original = original
        self._parsed: dict[str, _Entry] = {}

    def __getitem__(self, name: str) -> _Entry:
        if name not in self._parsed:
            if name in self.sources:
                self._parsed[name] = _parsed(name, self.sources[name])
            elif self._original is None:
                raise KeyError(name)
            else:
                self._parsed[name] = self._original[name]
        return self._parsed[name]

    def __contains__(self, name: object) -> bool:
        return name in self.sources or (self._original is not None and name in self._original)

    def __iter__(self) -> Iterator[str]:
        yield from self.sources
        yield from (name for name in self._original or () if name not in self.sources)

    def __len__(self) -> int:
        return sum(1 for _ in self)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Hold the messages of one language; `ids` are those which can be said, attributes among them.

    What a translation lacks, its `original` says.
    """

    locale: str
    bundle: FluentBundle
    entries: Entries = field(repr=False)
    ids: frozenset[str]
    original: "Catalogue | None" = None
    _needs: dict[str, frozenset[str]] = field(default_factory=dict, repr=False)
    _added: set[str] = field(default_factory=set, repr=False)

    def needs(self, message: str) -> frozenset[str]:
        """Return the variables of a message; raise `WordsError` when there is no such message."""
        if message not in self.ids:
            if self.original:
                return self.original.needs(message)
            raise WordsError(f"{self.locale}: no message {message!r}")
        if message not in self._needs:
            pattern = _target(message, self.entries)
            assert pattern is not None  # only ids with a pattern are in `ids`
            self._needs[message] = frozenset(_needed(pattern, self.entries, message))
        return self._needs[message]

    def say(self, message: str, args: Mapping[str, Argument]) -> str:
        """Return the message with its variables filled in."""
        if self.original and message not in self.ids:
            return self.original.say(message, args)
        if missing := self.needs(message) - args.keys():
            raise WordsError(f"{self.locale}: {message} needs {', '.join(sorted(missing))}")
        name, _, attribute = message.partition(".")
        self._add(name)
        entry = self.bundle.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
        filled = {key: self._filled(message, key, value) for key, value in args.items()}
        assert pattern is not None  # only ids with a pattern are in `ids`
        text, errors = self.bundle.format_pattern(pattern, filled)
        if errors:
            raise WordsError(f"{self.locale}: {message}: {errors[0]}")
        return str(text)

    def _add(self, name: str) -> None:
        """Give the bundle an entry and all that it refers to."""
        open_, new = [name], dict[str, _Entry]()
        while open_:
            name = open_.pop()
            if name in self._added or name in new:
                continue
            new[name] = self.entries[name]
            found = _References()
            found.visit(new[name])
            open_.extend(reference.partition(".")[0] for reference in found.messages)
        self.bundle.add_resource(ast.Resource(list(new.values())))
        self._added.update(new)  # last, for another thread may say it too

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
def shipped(locale: str) -> Catalogue:
    """Return the catalogue that comes with the project; a test has checked it."""
    return _read(locale, files(locale), None if locale == ORIGINAL else shipped(ORIGINAL))


def files(locale: str) -> tuple[Path, ...]:
    """Return the files of a language: the shared ones and those of the games."""
    if locale != ORIGINAL:
        homes = [folder / locale for folder in languages.FOLDERS]
        return tuple(path for home in homes for path in sorted(home.rglob("*.ftl")))
    shared = sorted((_ROOT / "catalogues").glob("*.ftl"))
    return (*shared, *sorted((_ROOT / "games").rglob("*.ftl")))


def load(locale: str, paths: Sequence[Path], original: Catalogue | None = None) -> Catalogue:
    """Read files into a catalogue and check it; raise `WordsError` on a broken or doubled entry.

    An id in a game's file must start with the game's key, so that games cannot collide. What a
    translation has, its `original` must have with the same variables or more.
    """
    read = _read(locale, paths, original)
    for name in read.entries.sources:
        read.entries[name]  # is parsed, or raises
    for message in sorted(read.ids):
        needed = read.needs(message)
        if original and (strange := needed - original.needs(message)):
            raise WordsError(f"{locale}: {message} is given no {', '.join(sorted(strange))}")
    return read


def _read(locale: str, paths: Sequence[Path], original: Catalogue | None) -> Catalogue:
    own: dict[str, str] = {}
    for path in paths:
        key = _key(path)
        for name, source in _sources(path):
            if name in own:
                raise WordsError(f"{path.name}: {name} is defined twice")
            if key:
                _check_key(name, key)
            own[name] = source
    entries = Entries(own, original.entries if original else None)
    ids = frozenset(one for name, source in own.items() for one in _ids(name, source))
    return Catalogue(locale, _bundle(locale, entries), entries, ids, original)


def _key(path: Path) -> str | None:
    """Return the key of the game that a file belongs to, or an older version of its rules."""
    for home in path.parents[:2]:
        if home.parent.name == "games" or home.parents[1] in languages.FOLDERS:
            return home.name
    return None


def _bundle(locale: str, entries: Mapping[str, _Entry]) -> FluentBundle:
    """Return messages as they are said; in them `COMMAND` names a command by its own name."""

    def command(path: str) -> str:
        named = [_text(entries[f"command-{word}"]) for word in path.split()]
        return command_mentions.mark(" ".join(named), path)

    region = spoken(locale).region.replace("_", "-")
    functions: dict[str, Callable[[Any], Any]] = {"COMMAND": command}
    return FluentBundle([region], functions=functions, use_isolating=False)


def _text(entry: _Entry) -> str:
    """Return the words of an entry that is nothing but words."""
    parts = entry.value.elements if entry.value else ()
    return "".join(part.value for part in parts if isinstance(part, ast.TextElement))


def _sources(path: Path) -> Iterator[tuple[str, str]]:
    """Yield each entry of a file as its name and its source text.

    An entry begins at the start of a line with its id, and ends where the next or a comment begins.
    """
    before, *found = _START.split(path.read_text(encoding="utf-8"))
    if before.strip():
        raise WordsError(f"{path.name}: cannot be read at {_first_line(before)!r}")
    for start in found:
        if start.startswith("#"):
            _, _, rest = start.partition("\n")
            if rest.strip():
                raise WordsError(f"{path.name}: cannot be read at {_first_line(rest)!r}")
            continue
        yield start.partition("=")[0].strip(), start


@cache
def _parsed(name: str, source: str) -> _Entry:
    """Parse an entry; raise `WordsError` when it is none, or more than one."""
    body = FluentParser(with_spans=False).parse(source).body
    for entry in body:
        if isinstance(entry, ast.Junk):
            raise WordsError(f"{name}: cannot be read at {_first_line(entry.content or '')!r}")
    (entry,) = body
    assert isinstance(entry, (ast.Message, ast.Term))
    return entry


def _first_line(text: str) -> str:
    return text.strip().split("\n")[0]


def _ids(name: str, source: str) -> Iterator[str]:
    """Yield what can be said of an entry: a message that has a value, and its attributes."""
    if name.startswith("-"):
        return
    value, *attributes = _ATTRIBUTE.split(source.partition("=")[2])
    if value.strip():
        yield name
    yield from (f"{name}.{one}" for one in attributes[::2])


def _check_key(name: str, key: str) -> None:
    if not word(name.lstrip("-")).startswith(f"{word(key)}-"):
        raise WordsError(f"games/{key}: {name} does not start with the key of its game")


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


def _needed(pattern: ast.Pattern, entries: Mapping[str, _Entry], where: str) -> set[str]:
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


def _target(reference: str, entries: Mapping[str, _Entry]) -> ast.Pattern | None:
    name, _, attribute = reference.partition(".")
    entry = entries.get(name)
    if entry is None or not attribute:
        return entry.value if entry else None
    return next((a.value for a in entry.attributes if a.id.name == attribute), None)


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
