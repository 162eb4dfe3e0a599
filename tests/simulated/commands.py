"""The commands of a bot with their words in all languages, put together once a run.

Every bot that a test starts registers the same ones, and each has 17,000 words to look up.
"""

from typing import Any
from weakref import WeakKeyDictionary

from discord import app_commands

import bot.commands
from tests.simulated.private import Unchanging


def translate_once() -> None:
    """Has bots whose commands and texts are the same register what the first of them put together."""
    known: dict[str, bot.commands.Payload] = {}
    found = WeakKeyDictionary[app_commands.CommandTree[Any], str]()
    payload, fingerprint = bot.commands._payload, bot.commands._fingerprint

    def noted(tree: app_commands.CommandTree[Any], application_id: int) -> str:
        found[tree] = fingerprint(tree, application_id)
        return found[tree]

    async def remembered(tree: app_commands.CommandTree[Any]) -> bot.commands.Payload:
        key = found[tree]  # the bot asks for it just before
        if key not in known:
            known[key] = [Unchanging(command) for command in await payload(tree)]
        return known[key]

    bot.commands._fingerprint, bot.commands._payload = noted, remembered
