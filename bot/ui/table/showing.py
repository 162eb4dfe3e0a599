"""Answers that only show something: the scorepad, the record, a spectator's board, a link."""

import io
from collections.abc import Sequence

import discord
from discord import ui

from bot.delivery.body import Page
from bot.delivery.messenger import NOBODY
from bot.games.record import Record, export
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.answering import answers, its_table
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.errors import reply
from bot.ui.kit.event_text import last_sentences
from bot.ui.kit.layout import MAX_TEXT, Row, page, room_of
from bot.ui.kit.names import game_name, names_at
from bot.ui.kit.services import link_to
from bot.ui.live.captions import captioned
from bot.ui.live.live import live_of
from bot.ui.live.post import board_blocks
from bot.ui.table.history import newest

LAST_MOVES = 4  # moves that a spectator reads of below the board


@answers("scorepad", given=its_table)
async def show_scorepad(caller: Caller, table: Table) -> None:
    """Answers with the scorepad so far."""
    shown, public, pictures = (
        scorepad_page(table, caller.say),
        table.view(None),
        table.entry.presenter.pictures,
    )
    sheet = None
    if pictures is not None and public.scorepad:
        sheet = captioned(
            pictures.sheet_picture(public.scorepad, names_at(table, caller.say)), table, caller.tables.now()
        )
    await caller.show(await caller.pictured(table.row.guild_id, shown, sheet))


def scorepad_page(table: Table, say: Say) -> Page:
    """The scorepad so far."""
    public, names, presenter = table.view(None), names_at(table, say), table.entry.presenter
    whole = presenter.scorepad.scorepad(public, names, say)
    heading = f"### {say('button-scorepad')} · {game_name(table, say)}"
    if not whole:
        return page([heading, say("scorepad-empty")])
    return page([heading, whole], beside=None if presenter.pictures is None else lambda: [heading])


@answers("board", given=its_table)
async def show_board(caller: Caller, table: Table) -> None:
    """Answers with the whole board of a running table as text. Raises `Refusal("not_running")`."""
    table.require_running()
    await caller.show(page(board_blocks(table, caller.say)))


@answers("record", given=its_table)
async def show_record(caller: Caller, table: Table) -> None:
    """Answers with the game as a file. Raises `Refusal("not_over")`."""
    if table.status.live:
        raise Refusal("not_over")
    text = export(
        Record(
            game=table.game,
            rules=table.row.rules,
            players=len(table.seats),
            options=table.row.options,
            seed=table.row.seed,
            moves=tuple(table.dealt.moves),
        )
    )
    file = discord.File(io.BytesIO(text.encode()), filename=f"{table.row.game}-{table.id}.game")
    await caller.interaction.response.send_message(
        caller.say("done-record"), file=file, ephemeral=True, allowed_mentions=NOBODY
    )


async def show_link(caller: Caller, table: Table, key: str) -> None:
    """Answers with a sentence that links to the table."""
    await reply(caller.interaction, caller.say(key, link=await link_to(caller.tables, table)))


async def show_at_once(caller: Caller, table: Table) -> None:
    """Shows the post at the end of its channel. Raises `Refusal`."""
    if not await live_of(caller.interaction).posts.show_again(table):
        raise not_taken(caller)


def not_taken(caller: Caller) -> Refusal:
    """The refusal after this channel has not accepted a post.

    A private thread takes messages once the bot was mentioned there, which permissions don't say.
    """
    channel, me = caller.interaction.channel, caller.interaction.client.user
    if isinstance(channel, discord.Thread) and channel.is_private() and me is not None:
        return Refusal("not_in_thread", bot=f"<@{me.id}>")
    return Refusal("post_not_taken")


def spectators_view(
    table: Table, say: Say, predicted: Sequence[str] = (), selects: Sequence[Row] = ()
) -> ui.LayoutView:
    """The board of a running game, the predictions, the last events, and two buttons: log, substitute."""
    title, about = f"**{say('spectator-last')}**", f"-# {say('spectator-about')}"
    events, presenter = list(last_sentences(table, LAST_MOVES, None, say)), table.entry.presenter

    def blocks(board: Sequence[str]) -> Sequence[str]:
        room = MAX_TEXT - sum(map(room_of, (title, about, *board, *predicted)))
        lines = newest(events, room, say)
        return [about, *board, *predicted, *([f"{title}\n{lines}"] if lines else [])]

    def beside() -> Sequence[str]:
        return blocks(presenter.board.beside_stage(table.view(None), names_at(table, say), say))

    buttons = [
        TableButton(ButtonId(table.id, "log"), say("button-log")),
        TableButton(ButtonId(table.id, "offer"), say("button-offer")),
    ]
    whole = blocks(board_blocks(table, say))
    shown = None if presenter.pictures is None else beside
    return page(whole, buttons, selects, beside=shown, picture_first=True)
