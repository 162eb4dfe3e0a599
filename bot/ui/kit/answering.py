"""Answers to interactions that are panels: each leaves with the application's own emojis."""

import discord

from bot.ui.kit.body import Body, arguments, edited
from bot.ui.kit.delivery import NOBODY
from bot.ui.kit.services import services_of


async def answer(interaction: discord.Interaction, body: Body) -> None:
    """Answers with an ephemeral message. Raises as discord.py does."""

    async def send(shown: Body) -> None:
        await interaction.response.send_message(**arguments(shown), ephemeral=True, allowed_mentions=NOBODY)

    await services_of(interaction).messenger.emojis.send(body, send)


async def answer_in_place(interaction: discord.Interaction, body: Body) -> None:
    """Answers a button by bringing its own message up to date. Raises as discord.py does."""

    async def send(shown: Body) -> None:
        await interaction.response.edit_message(**edited(shown), allowed_mentions=NOBODY)

    await services_of(interaction).messenger.emojis.send(body, send)


async def edit_answer(interaction: discord.Interaction, body: Body) -> None:
    """Edits the answer that was given, or was promised. Raises as discord.py does."""

    async def send(shown: Body) -> None:
        await interaction.edit_original_response(**edited(shown), allowed_mentions=NOBODY)

    await services_of(interaction).messenger.emojis.send(body, send)
