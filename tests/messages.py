"""Reading a message of the bot: its text, and what its buttons and selects are for."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui
from simcord import ResponseMessage

from bot.games.contract import Seat
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.custom_id import PATTERN, ButtonId, decode
from bot.ui.kit.text import until

Part = Mapping[str, Any]
BUTTON = discord.ComponentType.button.value


def walk(parts: Sequence[Part]) -> Iterator[Part]:
    for part in parts:
        yield part
        yield from walk(part.get("components") or ())


def custom_ids(message: ResponseMessage) -> list[str]:
    return [part["custom_id"] for part in walk(message.components) if part.get("custom_id")]


def buttons(message: ResponseMessage) -> list[str]:
    parts = walk(message.components)
    return [part["custom_id"] for part in parts if part["type"] == BUTTON and part.get("custom_id")]


def shown(number: int) -> str:
    return str(number).replace("-", "−")


def press_of(custom_id: str) -> ButtonId:
    match = re.fullmatch(f"[spa]?{PATTERN}", custom_id)
    assert match, custom_id
    return decode(match)


def presses(message: ResponseMessage) -> list[ButtonId]:
    return [press_of(custom_id) for custom_id in custom_ids(message)]


def text_of(message: ResponseMessage) -> str:
    return _text(message.content, message.components)


def text_of_view(view: ui.LayoutView) -> str:
    components: Sequence[Part] = view.to_components()  # type: ignore[no-untyped-call]
    return _text("", components)


def sent_text(callback: Part) -> str:
    body = callback.get("data") or {}
    return _text(body.get("content") or "", body.get("components") or ())


def nudge_of(table: Table, seats: Sequence[Seat], say: Say) -> str:
    mentions = " ".join(f"<@{table.seats[seat].user_id}>" for seat in seats)
    [due_at] = {clock.due_at for seat in seats if (clock := table.seats[seat].clock) is not None}
    return say("nudge", mentions=mentions, game=say(f"game-{table.row.game}"), until=until(due_at, say))


def links_of(message: ResponseMessage) -> list[str]:
    return [part["url"] for part in walk(message.components) if part.get("url")]


def _text(content: str, components: Sequence[Part]) -> str:
    blocks = [part["content"] for part in walk(components) if part.get("content")]
    return "\n".join([content, *blocks]).strip()


# How numbered cards begin in a text, and the letters of their codes: `🔷 7 8` is B7 and B8.
_SUITS = dict(zip("❤🍊⭐🍀🔷💧🍇🌸🥜⛓🦜📜🏴☀🦀🐳🐢💰", "ROYGBLVPNSGUKYRBGT", strict=True))
_RANKS = dict(zip("🧹🔧🪢🔭🍲🗺💣⚔🩺🎖🧭🎩", range(1, 13), strict=True))
# Special cards of which there is one kind, by the shape before their name.
_SPECIALS = {
    "💀": "SK",
    "🎭": "SM",
    "🐯": "TI",
    "🐋": "WW",
    "👻": "FH",
    "🐙": "KR",
    "🔃": "MU",
    "🌀": "WH",
    "🏰": "CASTLE",
    "🦴": "SKELETON",
    "🌊": "WAVE",
    "👥": "DOUBLE",
    "🚩": "FLAG",
    "🪣": "BUCKET",
    "🏊": "LIFEGUARD",
    "🩴": "FLIPFLOPS",
    "🐷": "PIGGY",
}
_NUMBERED = re.compile(rf"([{''.join(_SUITS)}])\ufe0f?((?: \d+)+)")
_NAMED = re.compile(rf"([{''.join(_SPECIALS)}])\ufe0f? [^\W\d]")
_CODED = re.compile(r"`([^`]+)`")


def cards_in(text: str) -> set[str]:
    """The codes of the cards that a text names: by shape and number, by shape and name, or by code."""
    numbered = {
        f"{_SUITS[shape]}{number}" for shape, numbers in _NUMBERED.findall(text) for number in numbers.split()
    }
    ranks = {str(rank) for shape, rank in _RANKS.items() if re.search(rf"{shape}\ufe0f? {rank}\b", text)}
    coded = {word for codes in _CODED.findall(text) for word in re.findall(r"\w+", codes)}
    return numbered | ranks | coded | {_SPECIALS[shape] for shape in _NAMED.findall(text)}


def told(text: str) -> set[str]:
    """The words of a text, and the codes of the cards that it names."""
    return {*re.findall(r"\w+", text), *cards_in(text)}
