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


# The letters of Corsari's colours, by the shapes that name a card with its number alone.
CORSARI = dict(zip(["❤️", "🍊", "⭐", "🍀", "🔷", "💧", "🍇", "🌸", "🥜", "⛓️"], "ROYGBLVPNS", strict=True))
_CARDS = re.compile(rf"({'|'.join(CORSARI)})((?: \d+)+)")


def told(text: str) -> set[str]:
    """The words of a text, and the codes of Corsari's cards that it names: `🔷 7 8` is B7 and B8."""
    cards = _CARDS.findall(text)
    codes = {f"{CORSARI[shape]}{number}" for shape, numbers in cards for number in numbers.split()}
    return {*re.findall(r"\w+", text), *codes}
