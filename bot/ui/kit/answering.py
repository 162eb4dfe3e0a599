"""Answers to interactions that are panels: each leaves with the application's own emojis."""

from collections.abc import Mapping
from typing import Any

import discord

from bot.delivery.body import Body, arguments, shows_picture
from bot.delivery.messenger import NOBODY
from bot.model.messages import ShownPicture
from bot.ui.kit.services import services_of


async def answer(interaction: discord.Interaction, body: Body) -> None:
    """Answers with an ephemeral message. Raises as discord.py does."""

    async def send(shown: Body) -> None:
        await interaction.response.send_message(**arguments(shown), ephemeral=True, allowed_mentions=NOBODY)

    await services_of(interaction).messenger.emojis.send(body, send)


async def answer_in_place(
    interaction: discord.Interaction, body: Body, shown: ShownPicture | None = None
) -> ShownPicture | None:
    """Answers a button by bringing its own message up to date; gives the picture that this shows then.

    `shown` is the picture that it has shown: it stays, or goes, and another can follow. Raises as discord.py
    does.
    """

    async def edit(changes: Mapping[str, Any]) -> None:
        await interaction.response.edit_message(**changes, allowed_mentions=NOBODY)

    return await services_of(interaction).messenger.attachments.edit_at_once(body, shown, edit)


async def edit_answer(
    interaction: discord.Interaction, body: Body, shown: ShownPicture | None = None
) -> ShownPicture | None:
    """Edits the answer that was given, or was promised; gives the picture that it shows then.

    `shown` is the picture that it has shown. Raises as discord.py does.
    """

    async def edit(changes: Mapping[str, Any]) -> int | None:
        return shows_picture(await interaction.edit_original_response(**changes, allowed_mentions=NOBODY))

    attachments = services_of(interaction).messenger.attachments
    return await attachments.edit(await attachments.ready(body, shown), edit)
