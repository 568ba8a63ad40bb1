"""Laws about words: whatever the house says of a game is in the game's catalogues."""

from collections.abc import Iterator

from cogs.client import found_cogs
from cogs.interactions.game_cog import GameCog
from cogs.pages.page_wording import Reader
from cogs.pages.turn_panel_page import refusal
from engine.errors import IllegalAction
from engine.game import AnyGame
from engine.notation import fields, write
from render.registry import art
from render.words.catalogues import LOCALES, WordsError, files, translated, word
from tests.laws.declared import spoken
from tests.laws.played import refused
from tests.laws.positions import Position, positions

NAMES = ("Ann", "Ben", "Cléo", "Dora", "Eve")


def law_messages_are_there(game: AnyGame) -> None:
    """The catalogues have every message that lobby, panel, commands and the end ask for."""
    lacking = [
        f"{code}: {', '.join(missing)}"
        for code in spoken(game)
        if (missing := [message for message in asked(game) if not translated(code, message)])
    ]
    assert not lacking, f"{game.key} lacks in {'; in '.join(lacking)}"


def asked(game: AnyGame) -> list[str]:
    """Return the ids of the messages that are asked of a game, each once."""
    key = word(game.key)
    found = ["title", "blurb"]
    found += [f"verb-{action.verb}" for action in game.actions]
    for option in game.meta.options:
        found += [f"option-{option.key}", *(f"option-{option.key}-{c}" for c in option.choices)]
    found += [f"reason-{reason}" for reason in game.reasons]
    ends = [game.result(p.state) for p in positions(game) if p.over]
    found += [f"score-{row.label}" for end in ends if end for row in end.score]
    if any(issubclass(cog, GameCog) and cog.game == game.key for cog in found_cogs()):
        found += _commands(game)
    return [f"{key}-{name}" for name in dict.fromkeys(found)]


def catalogue(key: str, locale: str) -> str:
    """Return the text of the file with a game's words in a language."""
    (file,) = (path for path in files(locale) if path.parts[-2:] == (key, "words.ftl"))
    return file.read_text(encoding="utf-8")


def _commands(game: AnyGame) -> Iterator[str]:
    yield "help"
    for action in game.actions:
        yield from (f"command-{action.verb}", f"help-{action.verb}")
        yield from (f"{kind}-{field}" for field in fields(action) for kind in ("arg", "arghelp"))


def law_refusals_are_sentences(p: Position) -> None:
    """What `why_not` cites against an action is a sentence in both languages."""
    book = art(p.game.key, p.game.rules)
    for seat, action in refused(p):
        error = IllegalAction(p.game.why_not(p.state, seat, action), verb=action.verb)
        for locale in LOCALES:
            try:
                refusal(Reader(locale, NAMES), error, book, p.game.view(p.state, seat))
            except WordsError as lack:
                raise AssertionError(f"{write(action)} cannot be refused: {lack}") from lack
