"""Answers to interactions, with the application's own emojis."""

from collections.abc import Mapping
from typing import Any

import discord

from bot.delivery.attachments import Attachments
from bot.delivery.body import Body, arguments, shows_picture
from bot.delivery.messenger import NOBODY
from bot.model.messages import ShownPicture


class Answers:
    """Gives answers and edits them; raises as discord.py does."""

    def __init__(self, attachments: Attachments) -> None:
        self._attachments = attachments

    async def send(self, interaction: discord.Interaction, body: Body) -> None:
        """Answers with an ephemeral message."""

        async def send(shown: Body) -> None:
            await interaction.response.send_message(
                **arguments(shown), ephemeral=True, allowed_mentions=NOBODY
            )

        await self._attachments.emojis.send(body, send)

    async def edit_in_place(
        self, interaction: discord.Interaction, body: Body, shown: ShownPicture | None = None
    ) -> ShownPicture | None:
        """Answers a button by editing its message, which has `shown` a picture; gives the one that stays."""

        async def edit(changes: Mapping[str, Any]) -> None:
            await interaction.response.edit_message(**changes, allowed_mentions=NOBODY)

        return await self._attachments.edit_at_once(body, shown, edit)

    async def edit(
        self, interaction: discord.Interaction, body: Body, shown: ShownPicture | None = None
    ) -> ShownPicture | None:
        """Edits the answer given or promised, which has `shown` a picture; gives the one it shows now."""

        async def edit(changes: Mapping[str, Any]) -> int | None:
            return shows_picture(await interaction.edit_original_response(**changes, allowed_mentions=NOBODY))

        return await self._attachments.edit(await self._attachments.ready(body, shown), edit)
