"""The caller: who sent the interaction, what they may do, and in which language they are answered."""

from dataclasses import dataclass, replace

import discord
from discord import ui

from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables
from bot.texts.catalog import Say
from bot.ui.kit.delivery import NOBODY
from bot.ui.kit.services import Services, services_of


def person_of(user: discord.User | discord.Member) -> Person:
    """Somebody on Discord as the tables know them, under the name the server shows."""
    return Person(user.id, user.display_name)


@dataclass(frozen=True, slots=True)
class Caller:
    """Who acts, and how they are spoken to."""

    interaction: discord.Interaction
    services: Services
    say: Say
    person: Person

    @property
    def user_id(self) -> int:
        """The caller's id."""
        return self.interaction.user.id

    @property
    def tables(self) -> Tables:
        """The tables."""
        return self.services.tables

    async def show(self, view: ui.LayoutView) -> None:
        """Answers with an ephemeral message."""
        await self.interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)

    async def show_in_place(self, view: ui.LayoutView) -> None:
        """Answers a button by bringing its own message up to date."""
        await self.interaction.response.edit_message(view=view, allowed_mentions=NOBODY)


async def caller_of(interaction: discord.Interaction) -> Caller:
    """Who acts in an interaction."""
    services = services_of(interaction)
    services.tables.answer_first()
    await services.tables.turns.one()
    say, of = await services.meet(interaction), await services.moderator_of(interaction)
    return Caller(interaction, services, say, replace(person_of(interaction.user), moderator_of=of))


def guild_of(caller: Caller) -> int:
    """The server in which somebody acts, by its id. Raises `Refusal("guild_only")`."""
    if caller.interaction.guild_id is None:
        raise Refusal("guild_only")
    return caller.interaction.guild_id
