"""The nudge: a short message that mentions who is awaited, and goes away when they have moved."""

import asyncio
import logging
from collections.abc import Set

import discord

from bot.settings import Settings
from bot.store.rows import NO_SEAT, MessageKind, MessageRow
from bot.store.tables import TableStore
from bot.tables.background import Following
from bot.tables.house import House
from bot.tables.table import Table
from bot.texts.catalog import speaker
from bot.ui.delivery import ClosedError, GoneError, Mail
from bot.ui.names import names_at
from bot.ui.panels import notice

log = logging.getLogger(__name__)

Awaited = frozenset[tuple[int, int]]
"""Ids of people, each with the number of the decision that is awaited of them."""


class Nudges:
    """Nudges each person once for each decision, after they had some time to see it by themselves."""

    def __init__(self, house: House, mail: Mail, settings: Settings) -> None:
        self._house = house
        self._tables: TableStore = house.tables
        self._mail = mail
        self._after = settings.nudge_after
        self._following = Following(self._nudge)

    def changed(self, table_id: int) -> None:
        """The table has changed: perhaps somebody else is awaited."""
        self._following.changed(table_id)

    async def resume(self) -> None:
        """Takes up the games that were going on before the last stop."""
        for table_id in await self._tables.running_tables():
            self.changed(table_id)

    async def stop(self) -> None:
        """Ends all nudging; it goes on at the next start."""
        await self._following.stop()

    async def withdraw(self, table: Table) -> None:
        """Takes the nudge away once none of those it mentions is awaited any more."""
        known = await self._tables.message(table.id, MessageKind.NUDGE)
        if known is not None and not _read(known.shows) & _awaited(table):
            await self._mail.delete(known.channel_id, known.message_id)
            await self._tables.forget_message(table.id, MessageKind.NUDGE, NO_SEAT)

    async def _nudge(self, table_id: int) -> None:
        before = _awaited(await self._house.load(table_id))
        await asyncio.sleep(self._after)
        table = await self._house.load(table_id)
        still = before & _awaited(table)
        known = await self._tables.message(table_id, MessageKind.NUDGE)
        if not still or (known is not None and still <= _read(known.shows)):
            return
        if known is not None:
            await self._mail.delete(known.channel_id, known.message_id)
        await self._send(table, still)

    async def _send(self, table: Table, awaited: Awaited) -> None:
        say = speaker(table.row.language)
        mentioned, sentences = [], []
        for user_id in sorted(user_id for user_id, _ in awaited):
            if await self._mail.is_member(table.row.guild_id, user_id):
                mentioned.append(discord.Object(user_id))
            else:
                name = names_at(table)[table.seated(user_id)]
                sentences.append(say("nudge-left", name=name, command=table.row.game))
        if mentioned:
            mentions = " ".join(f"<@{person.id}>" for person in mentioned)
            sentences.insert(0, say("nudge", mentions=mentions, game=say(f"game-{table.row.game}")))
        nonce = f"n{table.id}.{max(number for _, number in awaited)}.{len(awaited)}"[:25]
        try:
            message_id = await self._mail.send(
                table.row.channel_id, notice("\n".join(sentences)), nonce, mentioned
            )
        except (GoneError, ClosedError) as error:
            log.warning("table %s can't nudge in its channel: %s", table.id, error)
            return
        shows = " ".join(f"{user_id}:{number}" for user_id, number in sorted(awaited))
        row = MessageRow(table.id, MessageKind.NUDGE, NO_SEAT, table.row.channel_id, message_id, shows)
        await self._tables.remember_message(row)


def _awaited(table: Table) -> Awaited:
    holders = ((seat, table.seats[seat].user_id) for seat in table.awaited())
    return frozenset(
        (user_id, table.dealt.decisions[seat]) for seat, user_id in holders if user_id is not None
    )


def _read(shows: str) -> Set[tuple[int, int]]:
    pairs = (pair.split(":") for pair in shows.split())
    return {(int(user_id), int(number)) for user_id, number in pairs}
