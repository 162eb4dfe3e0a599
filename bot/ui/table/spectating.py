"""What somebody sees of a running game who has no seat at it."""

from collections.abc import Iterator

from discord import ui

from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.layout import MAX_TEXT, page
from bot.ui.kit.names import names_at
from bot.ui.live.post import board_blocks
from bot.ui.table.history import newest, sentences

MOVES_TOLD = 8


def spectators_view(table: Table, say: Say) -> ui.LayoutView:
    """The board of a running game, what happened last, and the ways to the log and to a seat."""
    blocks = [f"-# {say('spectator-about')}", *board_blocks(table, say)]
    title = f"**{say('spectator-last')}**"
    room = MAX_TEXT - len(title) - sum(map(len, blocks))
    if lines := newest(list(_last_told(table, say)), room, say):
        blocks.append(f"{title}\n{lines}")
    buttons = [
        TableButton(ButtonId(table.id, "log"), say("button-log")),
        TableButton(ButtonId(table.id, "offer"), say("button-offer")),
    ]
    return page(blocks, buttons)


def _last_told(table: Table, say: Say) -> Iterator[str]:
    """What everybody was told of the last moves in effect."""
    folded = table.dealt
    for step in folded.steps(max(0, len(folded.numbers) - MOVES_TOLD)):
        yield from sentences(table, step, None, names_at(table), say)
