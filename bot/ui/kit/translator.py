"""Translates the slash commands."""

import discord
from discord import app_commands

from bot.texts.catalog import DEFAULT, LANGUAGE_OF, speaker


def word(key: str) -> app_commands.locale_str:
    """A word of a command, in English, with its key."""
    return app_commands.locale_str(speaker(DEFAULT)(key), key=key)


class Translator(app_commands.Translator):
    """Gives Discord the words of the commands in our languages."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The word in a locale, if we speak it."""
        key, language = string.extras.get("key"), LANGUAGE_OF.get(locale.value)
        return None if key is None or language is None else speaker(language)(key)
