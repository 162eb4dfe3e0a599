"""Translates the slash commands: each of their words carries the key of its sentence."""

import discord
from discord import app_commands

from bot.texts.catalog import DEFAULT, LANGUAGE_OF, speaker


def word(key: str) -> app_commands.locale_str:
    """A name or a description of a command, in English, that knows its key."""
    return app_commands.locale_str(speaker(DEFAULT)(key), key=key)


class Translator(app_commands.Translator):
    """Gives Discord the words of every command in the languages we speak."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The word in a locale; None where we don't speak it, so that Discord shows the English one."""
        key, language = string.extras.get("key"), LANGUAGE_OF.get(locale.value)
        return None if key is None or language is None else speaker(language)(key)
