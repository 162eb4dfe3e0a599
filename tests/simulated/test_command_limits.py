"""Each rule for application commands: what keeps it passes, and what breaks it is named, in any language."""

from collections.abc import Mapping
from typing import Any

import pytest
from simcord import HttpLogEntry

from tests.simulated import limits
from tests.simulated.command_limits import command_complaints, command_length
from tests.simulated.private import Unchanging

Body = dict[str, Any]


def named(name: str, **facts: Any) -> Body:
    return {"name": name, "description": "What it does", **facts}


def option(name: str, **facts: Any) -> Body:
    return named(name, type=3, **facts)


LEGAL_COMMANDS: Mapping[str, list[Body]] = {
    "100 commands": [named(f"c{n}") for n in range(100)],
    "25 subcommands": [named("try", options=[named(f"s{n}", type=1) for n in range(25)])],
    "every script": [named("karten-zeigen_2", name_localizations={"fr": "l'île", "ja": "手札", "hi": "ताश"})],
    "one word for two languages": [
        named("hand", name_localizations={"de": "blatt"}),
        named("leave", name_localizations={"fr": "blatt"}),
    ],
    "what is required first": [named("try", options=[option("a", required=True), option("b")])],
    "an entry of a menu": [{"name": "Show the Hand", "type": 2}],
    "choices": [named("try", options=[option("a", choices=[{"name": "Ten", "value": "10"}])])],
}


@pytest.mark.parametrize("commands", LEGAL_COMMANDS.values(), ids=LEGAL_COMMANDS)
def test_commands_within_the_limits_pass(commands: list[Body]) -> None:
    assert list(command_complaints(commands)) == []


ILLEGAL_COMMANDS: Mapping[str, tuple[list[Body], str]] = {
    "101 commands": ([named(f"c{n}") for n in range(101)], "commands: 101, at most 100"),
    "a capital": ([named("Hand")], "commands.0.name: 'Hand' may hold small letters, digits, - _ and ' only"),
    "a space in a translation": (
        [named("hand", name_localizations={"de": "mein blatt"})],
        "commands.0.name_localizations.de: 'mein blatt' may hold small letters, digits, - _ and ' only",
    ),
    "a typographic apostrophe": (
        [named("try", options=[named("island", type=1, name_localizations={"fr": "l’île"})])],
        "commands.0.options.0.name_localizations.fr: 'l’île' may hold small letters, digits, - _ and ' only",
    ),
    "a long name": (
        [named("hand", name_localizations={"de": "x" * 33})],
        "commands.0.name_localizations.de: 33 characters, 1 to 32",
    ),
    "no name": ([named("")], "commands.0.name: 0 characters, 1 to 32"),
    "an unknown locale": (
        [named("hand", name_localizations={"de-CH": "blatt"})],
        "commands.0.name_localizations.de-CH: Discord has no such locale",
    ),
    "an unknown locale of a description": (
        [named("hand", description_localizations={"en": "Show"})],
        "commands.0.description_localizations.en: Discord has no such locale",
    ),
    "a long description": (
        [named("hand", description_localizations={"de": "x" * 101})],
        "commands.0.description_localizations.de: 101 characters, 1 to 100",
    ),
    "no description": ([{"name": "hand"}], "commands.0.description: missing"),
    "an empty description": (
        [named("try", options=[option("card", description="")])],
        "commands.0.options.0.description: 0 characters, 1 to 100",
    ),
    "26 subcommands": (
        [named("try", options=[named(f"s{n}", type=1) for n in range(26)])],
        "commands.0.options: 26, at most 25",
    ),
    "26 options of a subcommand": (
        [named("try", options=[named("sub", type=1, options=[option(f"o{n}") for n in range(26)])])],
        "commands.0.options.0.options: 26, at most 25",
    ),
    "26 choices": (
        [named("try", options=[option("o", choices=[{"name": str(n), "value": "x"} for n in range(26)])])],
        "commands.0.options.0.choices: 26, at most 25",
    ),
    "a long choice": (
        [named("try", options=[option("o", choices=[{"name": "x", "value": "x" * 101}])])],
        "commands.0.options.0.choices.0.value: 101 characters, at most 100",
    ),
    "a choice without a name": (
        [named("try", options=[option("o", choices=[{"name": "", "value": 5}])])],
        "commands.0.options.0.choices.0.name: 0 characters, 1 to 100",
    ),
    "two of one name": ([named("hand"), named("hand")], "commands: two are named 'hand'"),
    "two of one name in one language": (
        [
            named("hand", name_localizations={"de": "blatt"}),
            named("sheet", name_localizations={"de": "blatt"}),
        ],
        "commands: two are named 'blatt' in de",
    ),
    "a translation that is another's own name": (
        [named("try", options=[option("hand"), option("cards", name_localizations={"de": "hand"})])],
        "commands.0.options: two are named 'hand' in de",
    ),
    "what is required last": (
        [named("try", options=[option("a"), option("b", required=True)])],
        "commands.0.options: a required option after one that is not",
    ),
    "a subcommand beside an option": (
        [named("try", options=[named("a", type=1), option("b")])],
        "commands.0.options: subcommands and other options side by side",
    ),
    "a menu's description": (
        [{"name": "Show", "type": 3, "description": "x"}],
        "commands.0.description: an entry of a context menu has none",
    ),
    "a menu's long name": (
        [{"name": "x" * 33, "type": 3}],
        "commands.0.name: 33 characters, 1 to 32",
    ),
}


@pytest.mark.parametrize(("commands", "complaint"), ILLEGAL_COMMANDS.values(), ids=ILLEGAL_COMMANDS)
def test_a_command_beyond_a_limit_is_named(commands: list[Body], complaint: str) -> None:
    assert list(command_complaints(commands)) == [complaint]


def long_command(name: str, **facts: Any) -> Body:
    options = [option("a", description="x" * 100), option("b", description="x" * 85)]
    subcommands = [named(f"{n:032}", type=1, description="x" * 100, options=options) for n in range(25)]
    return named(name, description="x", options=subcommands, **facts)


def test_a_command_with_all_that_is_in_it_takes_8000_characters_at_most() -> None:
    assert command_length(long_command("a" * 24)) == 8000
    assert list(command_complaints([long_command("a" * 24)])) == []
    assert list(command_complaints([long_command("a" * 25)])) == [
        "commands.0: 8001 characters in all, at most 8000"
    ]


def test_of_each_text_the_longest_translation_counts() -> None:
    words = {"de": "a" * 25, "fr": "a" * 26}
    assert command_length(long_command("a", name_localizations=words)) == 7976 + 26


def test_the_value_of_a_choice_counts_where_it_is_a_text() -> None:
    choices = [{"name": "Ten", "value": "10"}, {"name": "Ten", "value": 10}]
    assert command_length(named("a", description="x", choices=choices)) == 2 + 5 + 3


COMMANDS = "/applications/1/commands"
ROADS: Mapping[str, tuple[str, str, Any]] = {
    "all at once": ("PUT", COMMANDS, [named("Hand")]),
    "those of every bot": ("PUT", COMMANDS, [Unchanging(named("Hand"))]),
    "all of a guild": ("PUT", "/applications/1/guilds/2/commands", [named("Hand")]),
    "one more": ("POST", COMMANDS, named("Hand")),
    "one changed": ("PATCH", f"{COMMANDS}/3", named("Hand")),
}


@pytest.mark.parametrize(("method", "path", "json"), ROADS.values(), ids=ROADS)
def test_commands_are_judged_on_whichever_road_they_go(method: str, path: str, json: Any) -> None:
    assert limits.problems(HttpLogEntry(method, path, {}, json, None)) == [
        f"{method} {path}: commands.0.name: 'Hand' may hold small letters, digits, - _ and ' only"
    ]
