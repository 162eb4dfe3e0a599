"""The pieces that every message is made of: blocks of text and rows of buttons, components v2."""

from collections.abc import Iterable, Sequence

import discord
from discord import ui

from bot.ui.kit.buttons import TableButton, TablePicker, TableSelect

SEA = discord.Colour(0x1F6F8B)
Row = Sequence[TableButton] | TableSelect | TablePicker
"""Up to five buttons, or one select."""
ROW = 5
"""Buttons in a row (https://discord.com/developers/docs/components/reference#action-row)."""
MAX_TEXT = 3_900
"""Characters of text in one message; Discord takes 4,000 in all."""


class Page(ui.LayoutView):
    """A message whose buttons are found by their custom ids alone, so that nothing of it need be kept.

    discord.py keeps every view that is not finished, ephemeral ones with a timer of fifteen minutes, until it
    is stopped. To it, a page is finished from the start.
    """

    def __init__(self) -> None:
        super().__init__(timeout=None)

    def is_finished(self) -> bool:
        """Always: there is nothing to listen for."""
        return True


def page(
    blocks: Sequence[str],
    buttons: Sequence[TableButton] = (),
    rows: Iterable[Row] = (),
) -> ui.LayoutView:
    """A message: blocks of text with a line between them, then buttons in rows of five, then whole rows."""
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=SEA)
    for at, block in enumerate(_fitting(blocks)):
        if at:
            container.add_item(ui.Separator())
        container.add_item(ui.TextDisplay(block))
    filled: list[Row] = [buttons[at : at + ROW] for at in range(0, len(buttons), ROW)]
    for row in (*filled, *rows):
        items = row if isinstance(row, Sequence) else [row]
        container.add_item(ui.ActionRow(*items))
    view = Page()
    view.add_item(container)
    return view


def _fitting(blocks: Sequence[str]) -> Sequence[str]:
    """The blocks that Discord takes in one message; only very long names could make them too long."""
    left, fitting = MAX_TEXT, []
    for block in blocks:
        fitting.append(block[:left])
        left -= len(block)
        if left <= 0:
            break
    return fitting
