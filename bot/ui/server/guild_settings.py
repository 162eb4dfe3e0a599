"""`/tavern server-settings`: a panel with a server's settings, for people who manage it.

https://discord.com/developers/docs/topics/permissions: MANAGE_GUILD, called "Manage Server".
"""

from discord import ui

from bot.model.guilds import GuildRow
from bot.model.settings import settings_of
from bot.tables import guild_settings
from bot.tables.refusal import Refusal
from bot.ui.kit import settings
from bot.ui.kit.answering import answers
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.errors import refusal_notice
from bot.ui.kit.layout import page
from bot.ui.kit.permissions import is_gone

SETTINGS = settings_of(GuildRow)


async def show_settings(caller: Caller) -> None:
    """Shows the settings. Raises `Refusal` unless the caller manages the server."""
    row = await guild_settings.settings_of(caller.tables, _managed(caller))
    await caller.show(_panel(caller, row))


def _managed(caller: Caller) -> int:
    if caller.interaction.guild_id is None:
        raise Refusal("guild_only")
    if not caller.interaction.permissions.manage_guild:
        raise Refusal("manage_server_only")
    return caller.interaction.guild_id


@answers("settle")
async def _settle(caller: Caller, button_id: ButtonId) -> None:
    guild_id, notice = _managed(caller), caller.say("done-settled")
    setting = SETTINGS[button_id.words.among(0, SETTINGS)]
    change = guild_settings.change(setting.name, settings.chosen(setting, button_id.words.after(1)))
    try:
        row = await guild_settings.settle(caller.tables, guild_id, change, caller.person)
    except Refusal as refusal:
        row = await guild_settings.settings_of(caller.tables, guild_id)
        notice = await refusal_notice(caller, refusal)
    await caller.show_in_place(_panel(caller, row, notice))


def _panel(caller: Caller, row: GuildRow, notice: str = "") -> ui.LayoutView:
    say, guild = caller.say, caller.interaction.guild
    title = f"## {say('settings-title')}\n{say('settings-about')}"
    lines = [*settings.lines(row, say)]
    if row.meeting_channel is not None and is_gone(guild, row.meeting_channel):
        lines.append(f"⚠️ {say('settings-meeting-gone')}")
    blocks = [*([notice] if notice else []), title, "\n".join(lines)]
    selects = [
        settings.select(setting, getattr(row, setting.name), _button_id(setting.name), guild, say)
        for setting in SETTINGS.values()
        if settings.is_chosen(setting) and setting.fits(row)
    ]
    return page(blocks, list(settings.buttons(row, _button_id, say)), selects)


def _button_id(setting: str) -> ButtonId:
    return ButtonId(NO_TABLE, "settle", None, setting)
