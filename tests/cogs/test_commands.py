"""The slash commands keep their names: people type them by heart, and guides quote them."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from discord import Locale, app_commands

from bot.texts.catalog import LANGUAGES
from bot.ui.kit.translator import Translator
from tests.tavern import Tavern, tavern
from tests.texts.test_catalogues import catalogue

NAMES = Path(__file__).with_name("command_names")
"""In a file for each language a line for each command with its options: `/skullking bid tricks:integer!`.

`!` is an option that must be given, `~` one with suggestions; what may be chosen stands in brackets. To let a
name change on purpose, change its line.
"""
TYPES = {3: "string", 4: "integer", 5: "boolean", 6: "user", 11: "attachment"}
SUBCOMMAND = 1
SLASH = 1


async def test_every_command_and_option_is_called_as_before(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        for language in LANGUAGES:
            lines = sorted(line for command in sent(t) for line in command_lines(command, language))
            assert lines == (NAMES / f"{language}.txt").read_text(encoding="utf-8").splitlines()


async def test_commands_are_offered_where_the_bot_is_and_of_the_taverns_in_its_direct_messages(
    tmp_path: Path,
) -> None:
    """0 is a server, 1 the bot's direct messages, 2 any chat; installed by a server (0) or by a person (1).

    Only the deal of the day can be a person's own.
    """
    async with tavern(tmp_path) as t:
        offered = {command["name"]: command["contexts"] for command in sent(t)}
        assert offered.pop("tavern") == [0, 1]
        assert offered.pop("daily") == [0, 1, 2]
        assert set(map(tuple, offered.values())) == {(0,)}
        installed = {command["name"]: command["integration_types"] for command in sent(t)}
        assert installed.pop("daily") == [0, 1]
        assert set(map(tuple, installed.values())) == {(0,)}


def sent(t: Tavern) -> list[dict[str, Any]]:
    """The commands as they were sent to Discord."""
    [request] = [r for r in t.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
    assert isinstance(request.json, list)
    return request.json


def command_lines(command: Mapping[str, Any], language: str) -> Iterator[str]:
    if "options" not in command or not command["options"]:
        yield f"/{name_in(command, language)}"
    for sub in command.get("options", ()):
        assert sub["type"] == SUBCOMMAND
        options = (shown_option(option, language) for option in sub.get("options", ()))
        yield " ".join([f"/{name_in(command, language)}", name_in(sub, language), *options])


def shown_option(option: Mapping[str, Any], language: str) -> str:
    marks = ("!" if option.get("required") else "") + ("~" if option.get("autocomplete") else "")
    values = ",".join(str(choice["value"]) for choice in option.get("choices", ()))
    return f"{name_in(option, language)}:{TYPES[option['type']]}{marks}{f'[{values}]' if values else ''}"


def name_in(named: Mapping[str, Any], language: str) -> str:
    return str(named["name_localizations"].get(LANGUAGES[language][-1], named["name"]))


MOST = 49
"""How many slash commands there may be."""


async def test_there_are_no_more_commands_than_a_person_can_look_through(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        typed = [command for command in sent(t) if command.get("type", SLASH) == SLASH]
        lines = [line for command in typed for line in command_lines(command, "en")]
    assert len(lines) <= MOST


class Overheard(Translator):
    """Translates, and keeps the keys that were asked for."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        self.keys.add(string.extras.get("key", ""))
        return await super().translate(string, locale, context)


@pytest.mark.slow
async def test_every_word_of_a_command_in_the_catalogues_is_used(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        overheard = Overheard()
        await t.bot.tree.set_translator(overheard)
        for command in t.bot.tree.get_commands():
            await command.get_translated_payload(t.bot.tree, overheard)
    written = {key for key in catalogue("en") if key.startswith(("command-", "option-"))}
    of_the_demo = {key for key in written if key.startswith("command-demo")}
    assert written - overheard.keys == {"option-yes", "option-no", *of_the_demo}
