"""`/tavern privacy`: explains, exports and deletes a person's data."""

import io
import json
import logging
from collections.abc import Sequence

import discord

from bot.delivery.messenger import NOBODY
from bot.model.messages import MessageRow
from bot.seasons import erasing
from bot.tables import lookup, people
from bot.tables.presence import Unavailable
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.widgets import notice
from bot.ui.person.host import lines_of

log = logging.getLogger(__name__)

FILE_NAME = "pirate-tavern.json"
_SENTENCES = (
    "privacy-title",
    "privacy-tables",
    "privacy-leagues",
    "privacy-scorepads",
    "privacy-deals",
    "privacy-cards",
    "privacy-watching",
    "privacy-person",
    "privacy-never",
    "privacy-until",
)


async def show_privacy(caller: Caller) -> None:
    """Explains what the bot stores of the caller, with buttons to export and delete it."""
    say = caller.say
    blocks = [*(say(key) for key in _SENTENCES), *lines_of(caller.services.host, say)]
    buttons = [
        _button("my_data", say("button-my-data")),
        _button("delete_data", say("button-delete-data"), discord.ButtonStyle.danger),
    ]
    await caller.show(page(blocks, buttons))


@answers("my_data")
async def _my_data(caller: Caller, button_id: ButtonId) -> None:
    export = await people.export(caller.tables, caller.user_id)
    text = json.dumps(export, indent=2, ensure_ascii=False)
    file = discord.File(io.BytesIO(text.encode()), filename=FILE_NAME)
    await caller.interaction.response.send_message(
        caller.say("done-data-file"), file=file, ephemeral=True, allowed_mentions=NOBODY
    )


@answers("delete_data")
async def _ask(caller: Caller, button_id: ButtonId) -> None:
    tables = await lookup.live_tables_of(caller.tables, caller.user_id)
    text = caller.say("delete-data-question", tables=len(tables))
    buttons = [
        _button("yes_delete_data", caller.say("button-yes-delete-data"), discord.ButtonStyle.danger),
        _button("no", caller.say("button-keep-data")),
    ]
    await caller.show_in_place(page([text], buttons))


@answers("yes_delete_data")
async def _delete(caller: Caller, button_id: ButtonId) -> None:
    messages = await erasing.erase(caller.services.seasons, caller.person)
    await caller.show_in_place(notice(caller.say("done-data-deleted")))
    await caller.services.scorepads.show_outdated()
    caller.services.duels.changed()
    await _take_off(caller, messages)


async def _take_off(caller: Caller, messages: Sequence[MessageRow]) -> None:
    for message in messages:
        try:
            await caller.services.delivery.messenger.delete(message.channel_id, message.message_id)
        except Unavailable as error:
            log.warning("a message of a deleted person stays", extra={"error": str(error)})


def _button(
    action: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> TableButton:
    return TableButton(ButtonId(NO_TABLE, action), label, style=style)
