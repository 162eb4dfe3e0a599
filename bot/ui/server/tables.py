"""`/tavern tables`: a list of a server's live tables, for its moderators."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.tables import notes
from bot.tables.moderation import Overseen, overseen
from bot.texts.catalog import Say
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableSelect
from bot.ui.kit.caller import Caller, moderated
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.names import game_name, host_label, host_name, status_of, waiting
from bot.ui.kit.pagination import Paged, leaf, page_of

PAGE = 7  # tables on a page: as many as fit into one message with the longest names
NO_PAGE = -1
NAMED = 2  # people to move who are named in the list; the others are counted


async def show_tables(caller: Caller) -> None:
    """Shows the live tables of the server. Raises `Refusal` unless the caller moderates it."""
    is_to_know = await notes.note_rights(caller.tables, moderated(caller))
    await caller.show(await _list(caller, 0, [caller.say("tables-rights")] if is_to_know else []))


@answers("tables")
async def _turn(caller: Caller, button_id: ButtonId) -> None:
    await caller.show_in_place(await _list(caller, page_of(button_id) or 0))


async def _list(caller: Caller, number: int, below: Sequence[str] = ()) -> ui.LayoutView:
    # There may be fewer pages by now.
    found, say = await overseen(caller.tables, moderated(caller)), caller.say
    if not found:
        return page([f"## {say('tables-title', count=0)}", say("tables-none")], below=below)
    paged = Paged(found, PAGE, number)
    lines = "\n".join(_line(one, say) for one in paged.shown)
    title = f"## {say('tables-title', count=len(found))}"
    without_files = caller.services.delivery.messenger.without_files
    places = dict.fromkeys(one.table.row.channel_id for one in found)
    mute = " ".join(f"<#{place}>" for place in places if without_files.has(place))
    warnings = [say("tables-without-files", channels=mute)] if mute else []
    refresh = leaf(NO_TABLE, "tables", f"🔄 {say('tables-refresh')}", NO_PAGE, paged.here)
    buttons, selects = [*paged.arrows("tables"), refresh], [_select(paged.shown, say)]
    return page([title, *warnings, lines], buttons, selects, below=below)


def _line(one: Overseen, say: Say) -> str:
    table = one.table
    line = say(
        "tables-line",
        id=str(table.id),
        game=game_name(table, say),
        channel=f"<#{table.row.channel_id}>",
        status=status_of(table, say),
        host=host_name(table, say),
    )
    waits = [waiting(table, wait, say) for wait in one.waits[:NAMED]]
    if len(one.waits) > NAMED:
        waits.append(say("tables-waits-more", count=len(one.waits) - NAMED))
    return "\n".join([line, *(f"-# {each}" for each in waits)])


def _select(shown: Sequence[Overseen], say: Say) -> TableSelect:
    options = [
        discord.SelectOption(
            label=f"{one.table.id} · {game_name(one.table, say)} · {host_label(one.table, say)}"[:100],
            value=str(one.table.id),
            description=status_of(one.table, say),
            emoji="⏰" if one.late else None,
        )
        for one in shown
    ]
    return TableSelect(ButtonId(NO_TABLE, "pick"), say("tables-select"), options)
