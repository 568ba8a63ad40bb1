"""Names and descriptions of commands, in the languages of the catalogues."""

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from render.words.catalogues import has, say


def _(message: str) -> locale_str:
    """Return the English text of a message, with its id for the translator.

    Discord shows the text itself to every language that has no translation.
    """
    return locale_str(say("en", message), id=message)


class Translator(app_commands.Translator):
    """Translates what `_` made."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the text in a language; None where English serves."""
        message = string.extras.get("id")
        if locale is not discord.Locale.french or message is None or not has("fr", message):
            return None
        return say("fr", message)
