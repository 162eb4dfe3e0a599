"""Answers that only show something: the scorepad, the record, where the table is."""

import io

import discord

from bot.games.record import Record, export
from bot.presenters import FACES
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.ui.kit.caller import Reader
from bot.ui.kit.delivery import NOBODY
from bot.ui.kit.errors import tell
from bot.ui.kit.layout import page
from bot.ui.kit.names import names_at


async def show_scorepad(reader: Reader, table: Table) -> None:
    """Answers with the scorepad so far."""
    public = table.view(None)
    pad = FACES[table.row.game].scorepad(public, names_at(table), reader.say)
    await reader.show(page([pad or reader.say("scorepad-empty")]))


async def show_record(reader: Reader, table: Table) -> None:
    """Answers with the game as a file. Raises `Refusal("not_over")` while its secrets are secrets."""
    if table.status.live:
        raise Refusal("not_over")
    text = export(
        Record(
            game=table.row.game,
            rules=table.row.rules,
            players=len(table.seats),
            options=table.row.options,
            seed=table.row.seed,
            moves=tuple(table.dealt.moves),
        )
    )
    file = discord.File(io.BytesIO(text.encode()), filename=f"{table.row.game}-{table.id}.game")
    await reader.interaction.response.send_message(
        reader.say("done-record"), file=file, ephemeral=True, allowed_mentions=NOBODY
    )


async def show_link(reader: Reader, table: Table, key: str) -> None:
    """Answers with a sentence that leads to the table."""
    await tell(reader.interaction, reader.say(key, link=await reader.desk.link(table)))
