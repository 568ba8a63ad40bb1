"""A language is a row of the table and a folder: no source elsewhere names one."""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import babel
import pytest
import snowballstemmer

from languages import CODES, LANGUAGES, ORIGINAL, Language, spoken, translation
from tests.laws.layers import ROOT

ROOMS = ("engine", "render", "db", "services", "cogs", "sandbox", "bench", "tools")
SOURCES = {".py", ".js", ".html", ".toml", ".css", ".service"}
_LITERAL = re.compile(r"\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'")


def sources() -> list[Path]:
    """Return the files of the rooms, and those beside them."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, check=True)
    paths = [Path(line) for line in listed.stdout.decode().splitlines()]
    return [path for path in paths if path.parts[0] in ROOMS or len(path.parts) == 1]


def strings(path: Path, text: str) -> Iterator[str]:
    """Yield the strings of a source."""
    if path.suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
    else:
        yield from (one[1:-1] for one in _LITERAL.findall(text))


def law_no_language_is_named(path: Path, text: str) -> None:
    """No string is a language's code, or has it as a part of a file's name; no word is its name.

    The original is English, which words may say, and what is no module may be in it.
    """
    found = set(strings(path, text))
    for one in LANGUAGES:
        codes = {one.code, one.region, one.region.replace("_", "-")}
        if one.code == ORIGINAL and path.suffix != ".py":
            continue
        if one.code != ORIGINAL:
            codes |= {*one.discord}
            words = "|".join(filter(None, (one.name, one.stemmer)))
            named = re.search(rf"\b({words})\b", text, re.IGNORECASE)
            assert not named, f"{path} names {one.name}"
        part = re.compile(rf"(^|[\w/}}])[./-]{one.code}[./-]\w")
        for string in found:
            assert string not in codes, f"{path} names {string!r}"
            assert not part.search(string), f"{path} names {string!r}"


def law_no_file_is_named_for_a_language(path: Path) -> None:
    """A language's files are in its folder."""
    for code in CODES:
        assert code not in (*path.parts[:-1], *path.name.split(".")[:-1]), path


def test_no_source_outside_the_table_names_a_language() -> None:
    found = [path for path in sources() if path.suffix in SOURCES]
    assert len(found) > 300
    for path in found:
        law_no_language_is_named(path, (ROOT / path).read_text(encoding="utf-8"))
    for path in sources():
        law_no_file_is_named_for_a_language(path)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("cogs/a.py", 'LOCALES = ("fr",)'),
        ("render/a.py", 'def f(locale: str = "en"): ...'),
        ("render/a.py", 'name = "RULES.fr.md"'),
        ("render/a.py", 'name = f"{key}.fr.png"'),
        ("render/a.py", 'REGION = "fr_FR"'),
        ("render/a.py", '"""As French has it."""'),
        ("cogs/a.py", "locale is discord.Locale.french"),
        ("sandbox/page/a.js", 'const words = locale.startsWith("fr")'),
        ("sandbox/page/a.html", "<option>Français</option>"),
    ],
)
def test_a_language_that_is_named_is_found(path: str, text: str) -> None:
    with pytest.raises(AssertionError, match=path):
        law_no_language_is_named(Path(path), text)


def test_a_file_that_is_named_for_a_language_is_found() -> None:
    for path in ("render/games/magus/fr.ftl", "docs/fr/hosts.md", "engine/RULES.fr.md"):
        with pytest.raises(AssertionError):
            law_no_file_is_named_for_a_language(Path(path))


# The table


@pytest.mark.parametrize("one", LANGUAGES, ids=lambda one: one.code)
def test_a_row_is_known_to_those_who_use_it(one: Language) -> None:
    assert babel.Locale.parse(one.region).language == one.code.partition("-")[0]
    assert one.stemmer is None or one.stemmer in snowballstemmer.algorithms()
    assert one.discord
    assert all(spoken(code) is one for code in (one.code, one.region, *one.discord))


def test_codes_are_not_twice_in_the_table() -> None:
    for found in (CODES, [code for one in LANGUAGES for code in one.discord]):
        assert len(set(found)) == len(found)


def test_a_locale_that_nobody_speaks_is_answered_in_the_original() -> None:
    for strange in ("", "xx", "xx-YY", "frr"):
        assert spoken(strange).code == ORIGINAL
        assert translation(strange, "board.ftl") is None
