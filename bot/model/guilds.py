"""The rows of servers, as values. Times are seconds since 1970."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from bot.model.settings import Channel, ChannelKind, Choice, Language, Number, Role, Setting, Switch
from bot.model.tables import Absence, Pace


class Openers(StrEnum):
    """The people who may open tables in a server."""

    EVERYONE = "everyone"
    ROLE = "role"
    MODERATORS = "moderators"


# The kinds of channels in which tables, or the threads they are in, can be.
_STANDING = (ChannelKind.TEXT, ChannelKind.NEWS, ChannelKind.FORUM)
# As many as a select can tick (https://discord.com/developers/docs/components/reference#channel-select).
MOST_CHANNELS = 25
MOST_DAYS = 366  # the days of the longest year: a vacation of all of them stops the clock for good


def _posts_mornings(guild: "GuildRow") -> bool:
    return guild.daily_channel is not None


def _posts_no_mornings(guild: "GuildRow") -> bool:
    return guild.daily_channel is None


def _has_meeting_channel(guild: "GuildRow") -> bool:
    return guild.meeting_channel is not None


@dataclass(frozen=True, slots=True)
class GuildRow:
    """A server's settings, which those with Manage Server change."""

    guild_id: int
    openers: Annotated[Openers, Setting(Choice(Openers, "openers"), label="select-openers")] = (
        Openers.EVERYONE
    )
    opener_role: Annotated[
        int | None,
        Setting(
            Role(),
            label="settings-select-opener-role",
            clear="settings-clear-opener-role",
        ),
    ] = None
    channels: Annotated[
        tuple[int, ...],
        Setting(
            Channel(_STANDING, most=MOST_CHANNELS, none="settings-every-channel"),
            label="settings-select-channels",
            line="settings-channels",
            clear="settings-clear-channels",
        ),
    ] = ()
    moderator_role: Annotated[
        int | None,
        Setting(
            Role(none="settings-no-role"),
            label="settings-select-moderator-role",
            line="settings-moderators",
            clear="settings-clear-moderator-role",
        ),
    ] = None
    # For news of leagues; else they come to the league's own.
    moderator_channel: Annotated[
        int | None,
        Setting(
            Channel(none="settings-league-channel"),
            label="settings-select-moderator-channel",
            line="settings-moderator-channel",
            clear="settings-clear-moderator-channel",
        ),
    ] = None
    # Whether shares of the deal of the day ask for the morning's posts, and those are posted.
    mornings: Annotated[
        bool, Setting(Switch("settings-mornings", "button-mornings"), fits=_posts_no_mornings)
    ] = True
    # For these posts, once somebody has answered.
    daily_channel: Annotated[
        int | None,
        Setting(
            Channel(),
            label="settings-select-mornings",
            line="settings-mornings-channel",
            fits=_posts_mornings,
        ),
    ] = None
    # Where people who look for players are called, and meet, in servers that once chose it.
    meeting_channel: Annotated[
        int | None,
        Setting(
            Channel(),
            label="settings-select-meeting",
            line="settings-meeting",
            clear="settings-clear-meeting",
            fits=_has_meeting_channel,
        ),
    ] = None
    # Whether people who look for players are called where others read it.
    calls: Annotated[bool, Setting(Switch("settings-calls", "button-calls"))] = True
    pace: Annotated[Pace, Setting(Choice(Pace, "pace"), label="select-pace")] = Pace.DAILY
    absence: Annotated[Absence, Setting(Choice(Absence, "absence"), label="select-absence")] = Absence.MOVE
    language: Annotated[
        str | None,
        Setting(Language(none="settings-language-discord"), label="select-language"),
    ] = None
    vacation_days: Annotated[
        int,
        Setting(
            Number(0, MOST_DAYS, (0, 7, 14, 30, 60, 90, MOST_DAYS), text="settings-vacation-days"),
            label="settings-select-vacation",
        ),
    ] = 30
    pictures: Annotated[bool, Setting(Switch("settings-pictures", "button-pictures"))] = True
    # Whether its name stands in pictures that are seen elsewhere, too.
    signed: Annotated[bool, Setting(Switch("settings-server", "button-server"))] = False


@dataclass(frozen=True, slots=True)
class LostGuildRow:
    """A server that has lost the bot."""

    guild_id: int
    lost_at: int
    has_ended: bool = False  # its games were ended since
