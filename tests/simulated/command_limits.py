"""What Discord enforces on application commands, in every language that they are translated into.

discord.py sends what a translator gives it unseen: an illegal name in one language makes Discord refuse the
whole list of commands, for every language.
"""

import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord

Node = Mapping[str, Any]
"""A command, an option, a subcommand or a group of them, or a choice."""

CHAT_INPUT = 1
SUBCOMMANDS = (1, 2)

COMMANDS = 100
NODES = 25
NAME_LENGTH = 32
TEXT_LENGTH = 100
COMMAND_LENGTH = 8000

LOCALES = frozenset(locale.value for locale in discord.Locale)


def command_complaints(commands: Sequence[Node]) -> Iterator[str]:
    """Complaints about a list of commands that belong together, as `commands.0.options.1.name: ...`."""
    chat = [command for command in commands if _is_chat(command)]
    if len(chat) > COMMANDS:
        yield f"commands: {len(chat)}, at most {COMMANDS}"
    yield from _sibling_complaints("commands", chat)
    for place, command in enumerate(commands):
        path = f"commands.{place}"
        yield from _chat_complaints(path, command) if _is_chat(command) else _menu_complaints(path, command)


def _is_chat(command: Node) -> bool:
    return bool(command.get("type", CHAT_INPUT) == CHAT_INPUT)


def _chat_complaints(path: str, command: Node) -> Iterator[str]:
    yield from _node_complaints(path, command)
    length = command_length(command)
    if length > COMMAND_LENGTH:
        yield f"{path}: {length} characters in all, at most {COMMAND_LENGTH}"


def _menu_complaints(path: str, command: Node) -> Iterator[str]:
    """An entry of a context menu: any 1 to 32 characters, and no description."""
    for where, name in _texts(path, command, "name"):
        if not 1 <= len(name) <= NAME_LENGTH:
            yield f"{where}: {len(name)} characters, 1 to {NAME_LENGTH}"
    if command.get("description"):
        yield f"{path}.description: an entry of a context menu has none"


def command_length(node: Node) -> int:
    """How much of the 8,000 characters a command takes: of each text the longest translation counts."""
    own = sum(
        max((len(text) for _, text in _texts("", node, key)), default=0) for key in ("name", "description")
    )
    value = len(node["value"]) if isinstance(node.get("value"), str) else 0
    return (
        own + value + sum(map(command_length, [*(node.get("options") or ()), *(node.get("choices") or ())]))
    )


def _node_complaints(path: str, node: Node) -> Iterator[str]:
    """A command, a group, a subcommand or an option, and all that is in it."""
    options: Sequence[Node] = node.get("options") or ()
    yield from _name_complaints(path, node)
    yield from _length_complaints(path, node, "description")
    yield from _order_complaints(f"{path}.options", options)
    yield from _sibling_complaints(f"{path}.options", options)
    for place, option in enumerate(options):
        yield from _node_complaints(f"{path}.options.{place}", option)
    yield from _choice_complaints(f"{path}.choices", node.get("choices") or ())


def _choice_complaints(path: str, choices: Sequence[Node]) -> Iterator[str]:
    yield from _sibling_complaints(path, choices)
    for place, choice in enumerate(choices):
        yield from _length_complaints(f"{path}.{place}", choice, "name")
        value = choice["value"]
        if isinstance(value, str) and len(value) > TEXT_LENGTH:
            yield f"{path}.{place}.value: {len(value)} characters, at most {TEXT_LENGTH}"


def _texts(path: str, node: Node, key: str) -> Iterator[tuple[str, str]]:
    """A name or a description and its translations, each with its place."""
    if key in node:
        yield f"{path}.{key}", node[key]
    for locale, text in (node.get(f"{key}_localizations") or {}).items():
        yield f"{path}.{key}_localizations.{locale}", text


def _name_complaints(path: str, node: Node) -> Iterator[str]:
    for where, name in _texts(path, node, "name"):
        if not 1 <= len(name) <= NAME_LENGTH:
            yield f"{where}: {len(name)} characters, 1 to {NAME_LENGTH}"
        if not all(map(_may_be_in_a_name, name)) or name != name.lower():
            yield f"{where}: {name!r} may hold small letters, digits, - _ and ' only"
    yield from _locale_complaints(path, node, "name")


def _may_be_in_a_name(character: str) -> bool:
    r"""Whether Discord's pattern `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$` takes a character."""
    script = unicodedata.name(character, "").partition(" ")[0]
    return (
        character in "-_'" or unicodedata.category(character)[0] in "LN" or script in ("DEVANAGARI", "THAI")
    )


def _length_complaints(path: str, node: Node, key: str) -> Iterator[str]:
    if key not in node:
        yield f"{path}.{key}: missing"
    for where, text in _texts(path, node, key):
        if not 1 <= len(text) <= TEXT_LENGTH:
            yield f"{where}: {len(text)} characters, 1 to {TEXT_LENGTH}"
    yield from _locale_complaints(path, node, key)


def _locale_complaints(path: str, node: Node, key: str) -> Iterator[str]:
    for locale in node.get(f"{key}_localizations") or {}:
        if locale not in LOCALES:
            yield f"{path}.{key}_localizations.{locale}: Discord has no such locale"


def _order_complaints(path: str, options: Sequence[Node]) -> Iterator[str]:
    """Subcommands stand among subcommands, and what is required before what is not."""
    if len({option["type"] in SUBCOMMANDS for option in options}) > 1:
        yield f"{path}: subcommands and other options side by side"
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield f"{path}: a required option after one that is not"


def _sibling_complaints(path: str, nodes: Sequence[Node]) -> Iterator[str]:
    """Too many side by side (the commands themselves have a limit of their own), or two of one name."""
    if len(nodes) > NODES and path != "commands":
        yield f"{path}: {len(nodes)}, at most {NODES}"
    spoken = {locale for node in nodes for locale in node.get("name_localizations") or {}}
    for locale in ("", *sorted(spoken)):
        names = Counter(_name_in(node, locale) for node in nodes)
        for name in (name for name, count in names.items() if count > 1):
            yield f"{path}: two are named {name!r}" + (f" in {locale}" if locale else "")


def _name_in(node: Node, locale: str) -> str:
    translations: Mapping[str, str] = node.get("name_localizations") or {}
    return translations.get(locale, node["name"])
