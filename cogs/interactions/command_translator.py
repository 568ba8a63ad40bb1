"""Names and descriptions of commands, in every language."""

import discord
from discord.app_commands import TranslationContextTypes, locale_str

from languages import LANGUAGES, ORIGINAL
from render.words.catalogues import say, translated

_CODES = {spoken: one.code for one in LANGUAGES for spoken in one.discord}


def _(message: str) -> locale_str:
    """Return the original text of a message, with its id for the translator.

    Discord shows the text itself to every language that has no translation.
    """
    return locale_str(say(ORIGINAL, message), id=message)


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
