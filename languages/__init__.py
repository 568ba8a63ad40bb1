"""The languages that Conclave speaks: a row each, and for each but the original a folder.

English is the original: its words stand beside what they are about, in `render/catalogues`,
`render/games`, `engine/games` and `docs`. The folder of another language, named by its code, holds
all that is translated. What it lacks is said in the original, message by message.
docs/adding-a-language.md leads through it.
"""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

FOLDERS: tuple[Path, ...] = (Path(__file__).parent,)
"""Where the folders of languages are."""


@dataclass(frozen=True, slots=True)
class Language:
    """Describe a language: one row of the table."""

    code: str
    """Names its folder, and is stored for those who have chosen it."""
    name: str
    """What it calls itself."""
    region: str
    """Whose numbers, dates, lists and plurals it uses, as Babel names them."""
    discord: tuple[str, ...]
    """Discord's codes for it."""
    stemmer: str | None
    """The algorithm of Snowball that finds the stems of its words, if there is one."""
    compounds: bool = False
    """Whether it writes several words as one, which the search takes apart."""
    complete: bool = True
    """Whether the tests ask for a translation of everything."""


LANGUAGES = (
    Language("en", "English", "en_GB", ("en-GB", "en-US"), "english"),
    Language("fr", "Français", "fr_FR", ("fr",), "french"),
    Language("de", "Deutsch", "de_DE", ("de",), "german", True, complete=True),
)
ORIGINAL = LANGUAGES[0].code
"""The code of the language in which everything is written first."""
CODES = tuple(one.code for one in LANGUAGES)
COMPLETE = tuple(one.code for one in LANGUAGES if one.complete)


@lru_cache(maxsize=64)
def spoken(locale: str) -> Language:
    """Return the language for a locale ("fr", "fr-CA", "fr_FR"); the original for a strange one."""
    wanted = locale.replace("_", "-").casefold()
    for one in LANGUAGES:
        if wanted in (one.code.casefold(), *(code.casefold() for code in one.discord)):
            return one
    first = wanted.partition("-")[0]
    return next((one for one in LANGUAGES if one.code.casefold() == first), LANGUAGES[0])


def translation(code: str, *parts: str) -> Path | None:
    """Return a file in the folder of a language; None if it is not translated."""
    paths = (folder.joinpath(code, *parts) for folder in FOLDERS)
    return next((path for path in paths if path.is_file()), None)
