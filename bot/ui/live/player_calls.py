"""The calls of people who look for players to a table that has opened: one message a table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import discord

from bot.delivery.body import Plain
from bot.delivery.message_keeper import MessageKeeper, Wanted
from bot.delivery.rate_limits import Priority
from bot.model.messages import MessageKey, MessageKind, MessageRow
from bot.model.tables import Status
from bot.tables import guild_settings, looking
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts.catalog import Say, speaker
from bot.texts.keys import game_key, key_of
from bot.ui.kit.buttons import LinkButton, TableButton
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.names import host_name
from bot.ui.kit.services import link_to_post
from bot.ui.live.posts import post_key


@dataclass(frozen=True, slots=True)
class PlayerCalls:
    """Keeps the calls of people to open tables; each mentions them once."""

    tables: Tables
    keeper: MessageKeeper

    async def show(self, table: Table, known: Mapping[MessageKey, MessageRow]) -> None:
        """Brings a table's call up to date. Raises `Unavailable`."""
        key = MessageKey(MessageKind.PLAYERS, table.id)
        shown, say = known.get(key), speaker(table.row.language)
        if table.status is not Status.OPEN:
            if shown is not None:
                await self.keeper.leave(shown, _over(table, say))
            return
        called = await looking.called_to(self.tables, table)
        if not called or (shown is None and not table.free_seats):  # it was full before it could be sent
            return
        link = link_to_post(table, await self.keeper.known(post_key(table)))
        wanted = Wanted(
            table.row.channel_id if shown is None else shown.channel_id,
            _call(table, called, say, link),
            mentions=called,
            is_news=shown is None,
            since=0 if shown is None else shown.message_id,
            priority=Priority.CALL,
        )
        guild = await guild_settings.settings_of(self.tables, table.row.guild_id)
        chosen = guild.meeting_channel if shown is None else None
        if chosen is None or not await self.keeper.try_to_keep(key, replace(wanted, channel_id=chosen)):
            await self.keeper.try_to_keep(key, wanted)


def _call(table: Table, called: Sequence[int], say: Say, link: str) -> Plain:
    text = say(
        "looking-call",
        mentions=" ".join(f"<@{user_id}>" for user_id in called),
        host=host_name(table, say),
        game=say(game_key(table.row.game)),
        pace=say(key_of("pace", table.row.pace)),
        seats=say("lobby-seats", taken=len(table.seats), places=table.row.places),
    )
    style = discord.ButtonStyle.primary
    join = TableButton(ButtonId(table.id, "join"), say("button-join"), style=style)
    return Plain(text, [*([join] if table.free_seats else []), LinkButton(say("button-to-table"), link)])


def _over(table: Table, say: Say) -> Plain:
    others = TableButton(ButtonId(NO_TABLE, "looking"), say("button-looking"))
    return Plain(say("looking-call-over", game=say(game_key(table.row.game))), [others])
