"""Shares of results in the channels of servers, each person's once a day, and where mornings are posted."""

from dataclasses import replace

from bot.model.guilds import GuildRow
from bot.model.solo import SoloShareRow
from bot.tables import guild_settings, notes, preferences
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables


async def begin(tables: Tables, row: SoloShareRow) -> SoloShareRow:
    """Keeps that a person shares a result. Raises `Refusal("deal_shared")`."""
    asks = await _is_unanswered(tables, row)
    row = await tables.store.solo.begin_share(replace(row, asks=asks))
    if row.is_sent:
        raise Refusal("deal_shared")
    return row


async def has_shared(tables: Tables, user_id: int, channel_id: int, day: int) -> bool:
    """Whether a person has shared a result in a channel on the day of this deal."""
    return await tables.store.solo.has_shared(user_id, channel_id, day)


async def finish(tables: Tables, row: SoloShareRow) -> None:
    """Keeps that a share was sent, and whether its person is named in the morning."""
    await tables.store.solo.finish_share(row)


async def name_no_more(tables: Tables, user_id: int) -> None:
    """Ends what versions before offered: to be named in every server."""
    await preferences.prefer(tables, user_id, "named", value=False)


async def still_asks(tables: Tables, row: SoloShareRow) -> bool:
    """Whether a share asks for the morning's posts, and nobody has answered yet."""
    return row.asks and await _is_unanswered(tables, row)


async def answer(tables: Tables, share_id: int, channel_id: int, by: Person, *, yes: bool) -> SoloShareRow:
    """Keeps whether the results are posted each morning where they were shared; gives the share.

    Yes is for the server, no for the channel. Raises `Refusal("mornings_answered")`.
    """
    row = await tables.store.solo.share(share_id)
    if row is None or row.channel_id != channel_id or not await _is_unanswered(tables, row):
        raise Refusal("mornings_answered")

    def change(guild: GuildRow) -> GuildRow:
        if not _asks(guild):
            raise Refusal("mornings_answered")
        return replace(guild, daily_channel=channel_id)

    if yes:
        await guild_settings.settle(tables, row.guild_id, change, by)
    else:
        await notes.note_no_mornings(tables, channel_id)
    return row


async def _is_unanswered(tables: Tables, row: SoloShareRow) -> bool:
    asks = _asks(await guild_settings.settings_of(tables, row.guild_id))
    return asks and not await notes.wants_no_mornings(tables, row.channel_id)


def _asks(guild: GuildRow) -> bool:
    return guild.mornings and guild.daily_channel is None
