"""What every command and button works with, found from the interaction."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol, cast

import discord
from discord import ui

from bot.store.people import PeopleStore
from bot.store.rows import DirectMessages, MessageKind, PersonRow
from bot.tables.house import House
from bot.tables.lobby import Person
from bot.tables.table import Table
from bot.texts.catalog import Say, language_of, speaker
from bot.ui.custom_id import Press


@dataclass(slots=True)
class Desk:
    """The tables, what is remembered of people, and what answers for presses, posts and hands."""

    house: House
    people: PeopleStore
    on_press: Callable[[discord.Interaction, Press], Awaitable[None]]
    show_again: Callable[[Table], Awaitable[None]]
    hand_opened: Callable[[discord.Interaction, Table, Say, str, ui.LayoutView], None]
    _languages: dict[int, str] = field(default_factory=dict)

    async def meet(self, interaction: discord.Interaction) -> Say:
        """Says things in the language of who acts, and remembers it for their direct messages."""
        user_id, language = interaction.user.id, language_of(interaction.locale)
        if self._languages.get(user_id) != language:
            known = await self.people.person(user_id)
            if known is None or known.language != language:
                person = replace(known or PersonRow(user_id, language), language=language)
                await self.people.remember(person)
            self._languages[user_id] = language
        return speaker(language)

    async def link(self, table: Table) -> str:
        """An address that leads to the table's post, or to its channel while it has none."""
        base = f"https://discord.com/channels/{table.row.guild_id}"
        shown = await self.house.tables.message(table.id, MessageKind.POST)
        if shown is None:
            return f"{base}/{table.row.channel_id}"
        return f"{base}/{shown.channel_id}/{shown.message_id}"

    async def unreachable(self, user_id: int) -> bool:
        """Whether to tell somebody, once, that their direct messages are closed."""
        known = await self.people.person(user_id)
        if known is None or known.dm is not DirectMessages.CLOSED:
            return False
        await self.people.remember(replace(known, dm=DirectMessages.TOLD))
        return True


class HasDesk(Protocol):
    """A client with a desk: our bot."""

    desk: Desk


def desk_of(interaction: discord.Interaction) -> Desk:
    """The desk of the bot that received the interaction."""
    return cast("HasDesk", interaction.client).desk


def person_of(user: discord.User | discord.Member) -> Person:
    """Somebody on Discord as the tables know them, under the name the server shows."""
    return Person(user.id, user.display_name)


def is_moderator(interaction: discord.Interaction, table: Table) -> bool:
    """Whether who acts may govern the table as a moderator: Manage Messages in the table's own server."""
    return interaction.guild_id == table.row.guild_id and interaction.permissions.manage_messages


def missing_permissions(interaction: discord.Interaction) -> Sequence[str]:
    """The permissions that a table needs and the bot does not have in this channel, by their names."""
    granted = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = (
        "view_channel",
        "send_messages_in_threads" if in_thread else "send_messages",
        "read_message_history",
        "attach_files",
    )
    return [name for name in needed if not getattr(granted, name)]
