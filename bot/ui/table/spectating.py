"""What somebody sees of a running game who has no seat at it."""

from discord import ui

from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.event_text import last_told
from bot.ui.kit.layout import MAX_TEXT, page
from bot.ui.live.post import board_blocks
from bot.ui.table.history import newest

MOVES_TOLD = 8


def spectators_view(table: Table, say: Say) -> ui.LayoutView:
    """The board of a running game, what happened last, and the ways to the log and to a seat."""
    blocks = [f"-# {say('spectator-about')}", *board_blocks(table, say)]
    title = f"**{say('spectator-last')}**"
    room = MAX_TEXT - len(title) - sum(map(len, blocks))
    if lines := newest(list(last_told(table, MOVES_TOLD, None, say)), room, say):
        blocks.append(f"{title}\n{lines}")
    buttons = [
        TableButton(ButtonId(table.id, "log"), say("button-log")),
        TableButton(ButtonId(table.id, "offer"), say("button-offer")),
    ]
    return page(blocks, buttons)
