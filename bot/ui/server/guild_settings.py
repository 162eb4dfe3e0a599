"""What a server settles for all of its tables, as those who manage the server meet it.

https://discord.com/developers/docs/topics/permissions: MANAGE_GUILD, which Discord shows as "Manage Server".
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence

import discord
from discord import ui

from bot.model.guilds import GuildRow, Openers
from bot.model.tables import Absence, Pace
from bot.tables import guild_settings
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say, speaker
from bot.texts.keys import key_of
from bot.ui.kit.buttons import TableButton, TablePicker, TableSelect
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId, Words
from bot.ui.kit.errors import refusal_notice
from bot.ui.kit.layout import Row, page
from bot.ui.kit.widgets import choice, language_in, language_select

DAYS = (0, 7, 14, 30, 60, 90, guild_settings.MOST_DAYS)
"""The days of vacation that are offered."""
STANDING = [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum]
"""The kinds of channels in which tables, or the threads that they stand in, can be."""


async def show_settings(caller: Caller) -> None:
    """Shows what is settled, with what changes it. Raises `Refusal` unless the caller manages the server."""
    settled = await guild_settings.settings_of(caller.tables, _managed(caller))
    await caller.show(_panel(caller, settled))


def _managed(caller: Caller) -> int:
    """The server that the caller manages, by its id. Raises `Refusal`."""
    if caller.interaction.guild_id is None:
        raise Refusal("guild_only")
    if not caller.interaction.permissions.manage_guild:
        raise Refusal("manage_server_only")
    return caller.interaction.guild_id


async def _settle(caller: Caller, button_id: ButtonId) -> None:
    """Settles what was chosen; the panel shows what holds now, a refusal above it."""
    guild_id, notice = _managed(caller), caller.say("done-settled")
    change = _CHANGES[button_id.words.among(0, _CHANGES)](button_id.words.after(1))
    try:
        settled = await guild_settings.settle(caller.tables, guild_id, change, caller.person)
    except Refusal as refusal:
        settled = await guild_settings.settings_of(caller.tables, guild_id)
        notice = await refusal_notice(caller, refusal)
    await caller.show_in_place(_panel(caller, settled, notice))


def _panel(caller: Caller, settled: GuildRow, notice: str = "") -> ui.LayoutView:
    say = caller.say
    title = f"## {say('settings-title')}\n{say('settings-about')}"
    blocks = [*([notice] if notice else []), title, "\n".join(_lines(settled, say))]
    buttons = [*_clearing(settled, say), _pictures(settled, say)]
    return page(blocks, buttons, _rows(settled, caller.interaction.guild, say))


def _lines(settled: GuildRow, say: Say) -> Iterator[str]:
    who = say(key_of("openers", settled.openers))
    if settled.openers is Openers.ROLE:
        who = f"{who} <@&{settled.opener_role}>"
    channels = " ".join(f"<#{channel}>" for channel in settled.channels) or say("settings-every-channel")
    role = settled.moderator_role
    yield say("settings-openers", who=who)
    yield say("settings-channels", channels=channels)
    yield say("settings-moderators", role=say("settings-no-role") if role is None else f"<@&{role}>")
    told_in = settled.moderator_channel
    place = say("settings-league-channel") if told_in is None else f"<#{told_in}>"
    yield say("settings-moderator-channel", channel=place)
    yield say(
        "settings-defaults",
        pace=say(key_of("pace", settled.pace)),
        absence=say(key_of("absence", settled.absence)),
    )
    yield say("settings-language", language=_language_name(settled, say))
    yield say("settings-vacation", days=settled.vacation_days)
    yield say("settings-pictures-on") if settled.pictures else say("settings-pictures-off")


def _language_name(settled: GuildRow, say: Say) -> str:
    code = settled.language
    return say("settings-language-discord") if code is None else speaker(code)("language-name")


def _clearing(settled: GuildRow, say: Say) -> Sequence[TableButton]:
    """What takes a role or the channels away again: the selects' own settings, with nothing chosen."""
    kept = {
        "opener_role": settled.opener_role is not None,
        "channels": bool(settled.channels),
        "moderator_role": settled.moderator_role is not None,
        "moderator_channel": settled.moderator_channel is not None,
    }
    labels = {setting: say(key_of("settings-clear", setting)) for setting in kept}
    return [TableButton(_button_id(setting), labels[setting]) for setting, there in kept.items() if there]


def _pictures(settled: GuildRow, say: Say) -> TableButton:
    if settled.pictures:
        return TableButton(_button_id("pictures off"), say("button-pictures-off"))
    return TableButton(_button_id("pictures on"), say("button-pictures-on"))


def _rows(settled: GuildRow, guild: discord.Guild | None, say: Say) -> Iterator[Row]:
    yield choice(_button_id("openers"), "openers", [*Openers], settled.openers, say)
    yield _roles("opener_role", settled.opener_role, guild, say("settings-select-opener-role"))
    yield _channels(settled.channels, guild, say("settings-select-channels"))
    yield _roles("moderator_role", settled.moderator_role, guild, say("settings-select-moderator-role"))
    yield _moderator_channel(settled.moderator_channel, guild, say("settings-select-moderator-channel"))
    yield choice(_button_id("pace"), "pace", [*Pace], settled.pace, say)
    yield choice(_button_id("absence"), "absence", [*Absence], settled.absence, say)
    yield language_select(_button_id("language"), settled.language, say, say("settings-language-discord"))
    yield _vacation(settled.vacation_days, say)


def _roles(setting: str, role: int | None, guild: discord.Guild | None, hint: str) -> TablePicker:
    """A select of roles; one that is gone can't be ticked."""
    known = None if guild is None or role is None else guild.get_role(role)
    ticked = [] if known is None else [discord.Object(known.id)]
    return TablePicker(_button_id(setting), ui.RoleSelect(placeholder=hint, default_values=ticked))


def _channels(ids: Sequence[int], guild: discord.Guild | None, hint: str) -> TablePicker:
    """A select of channels; those that are gone can't be ticked."""
    known = [] if guild is None else [one for one in ids if guild.get_channel(one) is not None]
    picker: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        placeholder=hint,
        channel_types=STANDING,
        max_values=guild_settings.MOST_CHANNELS,
        default_values=[discord.Object(one) for one in known],
    )
    return TablePicker(_button_id("channels"), picker)


def _moderator_channel(channel: int | None, guild: discord.Guild | None, hint: str) -> TablePicker:
    """A select of one channel; one that is gone can't be ticked."""
    is_there = guild is not None and channel is not None and guild.get_channel(channel) is not None
    picker: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        placeholder=hint,
        channel_types=[discord.ChannelType.text],
        default_values=[discord.Object(channel)] if is_there and channel is not None else [],
    )
    return TablePicker(_button_id("moderator_channel"), picker)


def _vacation(now: int, say: Say) -> TableSelect:
    options = [
        discord.SelectOption(
            label=say("settings-vacation-option", days=days), value=str(days), default=days == now
        )
        for days in sorted({*DAYS, now})
    ]
    return TableSelect(_button_id("vacation_days"), say("settings-select-vacation"), options)


def _button_id(setting: str) -> ButtonId:
    return ButtonId(NO_TABLE, "settle", None, setting)


def _id(chosen: Words) -> int | None:
    return chosen.number(0) if chosen.all else None


_CHANGES: Mapping[str, Callable[[Words], guild_settings.Change]] = {
    "openers": lambda chosen: guild_settings.openers(chosen.among(0, Openers)),
    "opener_role": lambda chosen: guild_settings.opener_role(_id(chosen)),
    "channels": lambda chosen: guild_settings.channels([chosen.number(at) for at in range(len(chosen.all))]),
    "moderator_role": lambda chosen: guild_settings.moderator_role(_id(chosen)),
    "moderator_channel": lambda chosen: guild_settings.moderator_channel(_id(chosen)),
    "pace": lambda chosen: guild_settings.pace(chosen.among(0, Pace)),
    "absence": lambda chosen: guild_settings.absence(chosen.among(0, Absence)),
    "language": lambda chosen: guild_settings.language(language_in(chosen)),
    "pictures": lambda chosen: guild_settings.pictures(shown=chosen.among(0, ("on", "off")) == "on"),
    "vacation_days": lambda chosen: guild_settings.vacation_days(chosen.number(0)),
}
"""By setting, what is settled by what was chosen."""

ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {"settle": _settle}
