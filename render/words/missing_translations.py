"""Messages and texts that a translation lacks, each under the file in which it would stand."""

from collections.abc import Iterator
from pathlib import Path

from engine import registry
from languages import ORIGINAL, translation
from render.words.catalogues import files, load, missing, shipped

_TEXTS = ("RULES.md", "questions.txt")
_OTHERS = ("sandbox.json", "guides/players.md", "guides/hosts.md", "guides/privacy.md")


def check(code: str) -> None:
    """Raise `WordsError` for what a language must not have.

    That is a message or variable that is not in the original, or what cannot be read.
    """
    load(code, files(code), shipped(ORIGINAL))


def lacking(code: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield what a language lacks: files of its folder, each with the messages that it would have.

    The list of messages is empty for a file that has none.
    """
    lacked = set(missing(code))
    for path in files(ORIGINAL):
        found = lacked & set(load(ORIGINAL, [path], shipped(ORIGINAL)).ids)
        if found:
            yield _place(path), tuple(sorted(found))
    wanted = [f"{game.key}/{name}" for game in registry.games() for name in _TEXTS]
    for name in (*wanted, *_OTHERS):
        if translation(code, name) is None:
            yield name, ()


def _place(path: Path) -> str:
    """Return where the translation of a file of the original stands in a language's folder."""
    parts = path.parts
    if "games" in parts:
        return "/".join(parts[len(parts) - parts[::-1].index("games") :])
    return path.name
