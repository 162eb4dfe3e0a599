"""All live tables of a server, as its moderators meet them; what they do to one is `table_panel`."""

from collections.abc import Awaitable, Callable, Mapping, Sequence

import discord
from discord import ui

from bot.tables.moderation import Overseen, overseen
from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.caller import Reader
from bot.ui.kit.custom_id import NO_TABLE, Press
from bot.ui.kit.layout import page
from bot.ui.kit.names import game_name, host_name
from bot.ui.kit.pagination import arrows, leaf, page_of
from bot.ui.server.table_panel import moderated, open_panel, status, waiting

PAGE = 7
"""Tables on a page: as many as fit into one message with the longest names."""
NO_PAGE = -1
NAMED = 2
"""Awaited people who are named in the list; the others are counted."""


async def show_tables(reader: Reader) -> None:
    """Answers with the live tables of the server. Raises `Refusal` for who does not moderate it."""
    await reader.show(await _list(reader, 0))


async def _turn(reader: Reader, press: Press) -> None:
    """Shows a page of the list in place."""
    await reader.show_in_place(await _list(reader, page_of(press) or 0))


async def _pick(reader: Reader, press: Press) -> None:
    """Shows the panel of the table that was picked, in place."""
    await open_panel(reader, int(press.argument))


async def _list(reader: Reader, number: int) -> ui.LayoutView:
    """A page of the list; the last one where there are fewer by now."""
    found, say = await overseen(reader.house, moderated(reader)), reader.say
    if not found:
        return page([f"## {say('tables-title', count=0)}", say("tables-none")])
    last = (len(found) - 1) // PAGE
    number = min(number, last)
    shown = found[number * PAGE : (number + 1) * PAGE]
    lines = "\n".join(_line(one, say) for one in shown)
    title = f"## {say('tables-title', count=len(found))}"
    return page([title, lines], _leaves(number, last, say), [_select(shown, say)])


def _line(one: Overseen, say: Say) -> str:
    table = one.table
    line = say(
        "tables-line",
        id=str(table.id),
        game=game_name(table, say),
        channel=f"<#{table.row.channel_id}>",
        status=status(table, say),
        host=host_name(table),
    )
    told = [waiting(table, wait, say) for wait in one.waits[:NAMED]]
    if len(one.waits) > NAMED:
        told.append(say("tables-waits-more", count=len(one.waits) - NAMED))
    return "\n".join([line, *(f"-# {each}" for each in told)])


def _leaves(here: int, last: int, say: Say) -> Sequence[TableButton]:
    refresh = leaf(NO_TABLE, "tables", f"🔄 {say('tables-refresh')}", NO_PAGE, here)
    return [*(arrows(NO_TABLE, "tables", here, last) if last else ()), refresh]


def _select(shown: Sequence[Overseen], say: Say) -> TableSelect:
    options = [
        discord.SelectOption(
            label=f"{one.table.id} · {game_name(one.table, say)} · {host_name(one.table)}"[:100],
            value=str(one.table.id),
            description=status(one.table, say),
            emoji="⏰" if one.late else None,
        )
        for one in shown
    ]
    return TableSelect(Press(NO_TABLE, "pick"), say("tables-select"), options)


ACTIONS: Mapping[str, Callable[[Reader, Press], Awaitable[None]]] = {"tables": _turn, "pick": _pick}
