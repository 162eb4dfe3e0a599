"""Messages of components v2: blocks of text and rows of buttons."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import ceil
from typing import Any

import discord

from bot.delivery.body import ROW, Button, Components, Page
from bot.ui.kit.buttons import TableButton, TablePicker, TableSelect

Kind = discord.ComponentType
SEA = discord.Colour(0x1F6F8B)
Select = TableSelect | TablePicker
Row = Sequence[Button] | Select  # up to five buttons, or one select
PHONE, BETWEEN = 256, 8  # pixels for a line of buttons on a phone 390 pixels wide, and between two
# About how many pixels wide the borders, a letter and the emoji of a button are.
BORDERS, LETTER, EMOJI = 26, 7, 24
MAX_COMPONENTS = 40  # in one message
MOST_PARTS = MAX_COMPONENTS - 2  # beside the container, and a picture
MAX_TEXT = 3_900  # characters of text in one message; Discord takes 4,000 in all
# Bytes of that as UTF-8: Discord takes 10,170 in all, 12 for each text counted in, and for more answers with
# 500 (https://github.com/discord/discord-api-docs/issues/8554).
MAX_BYTES = 9_500


def page(
    blocks: Sequence[str],
    buttons: Sequence[TableButton] = (),
    rows: Iterable[Row] = (),
    *,
    beside: Callable[[], Sequence[str]] | None = None,
    below: Sequence[str] = (),
    picture_first: bool = False,
) -> Page:
    """A message: blocks of text with lines between them, buttons, then whole rows, and small print `below`.

    Without the lines where Discord would not take as many components with them.
    `beside` gives the blocks beside a picture, which is above the buttons or `picture_first`. Raises
    `ValueError` for an empty block, which Discord refuses.
    """
    pressed = [_row(row) for row in (*in_rows(buttons), *rows)]

    def components(texts: Sequence[str]) -> Components:
        room = MAX_TEXT - sum(map(room_of, texts))
        parts = [*_texts(texts), *pressed, *_texts(below, room)]
        if len([*_parts(parts)]) > MOST_PARTS:
            parts = [part for part in parts if part["type"] != Kind.separator.value]
        return [{"type": Kind.container.value, "accent_color": SEA.value, "components": parts}]

    shown = None if beside is None else lambda: components(beside())
    return Page(components(blocks), beside=shown, picture_first=picture_first)


def fits(page: Page) -> bool:
    """Whether Discord takes so many components with so much text."""
    return all(_fits(components) for components in (page.to_components(), page.beside))


def _fits(components: Components) -> bool:
    parts = list(_parts(components))
    return (
        len(parts) <= MAX_COMPONENTS and sum(room_of(part.get("content", "")) for part in parts) <= MAX_TEXT
    )


def _parts(components: Components) -> Iterator[dict[str, Any]]:
    for part in components:
        yield part
        yield from _parts(part.get("components", []))


def room_of(text: str) -> int:
    """The characters of `MAX_TEXT` that a text takes: more than it has where they are long as UTF-8."""
    return max(len(text), ceil(len(text.encode()) * MAX_TEXT / MAX_BYTES))


def start_of(text: str, room: int) -> str:
    """As much of a text as fits into a room."""
    most = max(0, room)
    return text[:most].encode()[: most * MAX_BYTES // MAX_TEXT].decode(errors="ignore")


def in_rows(buttons: Sequence[TableButton]) -> Sequence[Sequence[TableButton]]:
    """The buttons in rows of up to five that end where a phone's line does."""
    rows: list[list[TableButton]] = []
    for line in _lines(buttons):
        if rows and len(rows[-1]) + len(line) <= ROW:
            rows[-1] += line
        else:
            rows.append(line)
    return rows


def _lines(buttons: Sequence[TableButton]) -> Sequence[list[TableButton]]:
    lines: list[list[TableButton]] = []
    left = 0.0
    for button in buttons:
        wide = _width(button)
        if not lines or wide > left or len(lines[-1]) == ROW:
            lines.append([])
            left = PHONE
        lines[-1].append(button)
        left -= wide + BETWEEN
    return lines


def _width(button: TableButton) -> float:
    return BORDERS + LETTER * len(button.label) + (EMOJI if button.emoji else 0)


def _texts(blocks: Sequence[str], left: int = MAX_TEXT) -> Iterator[dict[str, Any]]:
    for at, block in enumerate(blocks):
        if not block.strip():
            raise ValueError("an empty block")
        shown = start_of(block, left)
        if not shown.strip():
            return  # only very long names can make a message too long
        if at:
            yield {"type": Kind.separator.value, "divider": True, "spacing": 1}
        yield {"type": Kind.text_display.value, "content": shown}
        left -= room_of(block)


def _row(row: Row) -> dict[str, Any]:
    items = row if isinstance(row, Sequence) else [row]
    return {"type": Kind.action_row.value, "components": [item.to_component_dict() for item in items]}
