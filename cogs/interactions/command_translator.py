"""Names and descriptions of commands, in every language."""

import inspect
from collections.abc import Callable
from typing import Any

import discord
from discord.app_commands import Command, TranslationContextTypes, locale_str

from languages import LANGUAGES, ORIGINAL
from render.words.catalogues import say, translated

_CODES = {spoken: one.code for one in LANGUAGES for spoken in one.discord}


def _(message: str) -> locale_str:
    """Return the original text of a message, with its id for the translator.

    Discord shows the text itself to every language that has no translation.
    """
    return locale_str(say(ORIGINAL, message), id=message)


def command(
    name: str, helped: str = "", **described: str
) -> Callable[[Callable[..., Any]], Command[Any, ..., Any]]:
    """Make a slash command of a method, named and described by the catalogues, as its options are.

    Of the command they have `command-<name>` and `help-<helped or name>`; of each option, which is
    a parameter, `arg-<parameter>` and `arghelp-<what described gives for it, or parameter>`.
    """

    def made(method: Callable[..., Any]) -> Command[Any, ..., Any]:
        options = list(inspect.signature(method).parameters)[2:]  # after self and the interaction
        words = {option: option.strip("_").replace("_", "-") for option in options}
        told = {option: _(f"arghelp-{word}") for option, word in (words | described).items()}
        discord.app_commands.rename(**{o: _(f"arg-{word}") for o, word in words.items()})(method)
        discord.app_commands.describe(**told)(method)
        called, said = _(f"command-{name}"), _(f"help-{helped or name}")
        return discord.app_commands.command(name=called, description=said)(method)

    return made


class Translator(discord.app_commands.Translator):
    """Translates what `_` made."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the text in a language; None where the original serves."""
        message = string.extras.get("id")
        code = _CODES.get(locale.value, ORIGINAL)
        if code == ORIGINAL or message is None or not translated(code, message):
            return None
        return say(code, message)
