"""Answers to interactions, with the application's own emojis and with pictures."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import InteractionResponseType as Kind

from bot.delivery.attachments import Attachments, as_file
from bot.delivery.body import Body, Drawing, Still, always, arguments, drawing_of, shows_picture, text_of
from bot.delivery.following import Following
from bot.delivery.messenger import NOBODY
from bot.model.messages import ShownPicture

PICTURE = "picture"  # in the `extras` of an interaction: the picture that its answer shows
BODY = "body"  # in the `extras` of an interaction: what its answer shows
_IN_PLACE = {Kind.message_update, Kind.deferred_message_update}


def picture_of(interaction: discord.Interaction) -> ShownPicture | None:
    """The picture that the answer to an interaction shows."""
    found: ShownPicture | None = interaction.extras.get(PICTURE)
    return found


class Answers:
    """Gives answers and edits them; raises as discord.py does."""

    def __init__(self, attachments: Attachments, following: Following) -> None:
        self._attachments = attachments
        self._following = following

    async def send(self, interaction: discord.Interaction, body: Body) -> None:
        """Answers with an ephemeral message, without its picture."""
        interaction.extras[BODY] = body

        async def send(shown: Body) -> None:
            await interaction.response.send_message(
                **arguments(shown), ephemeral=True, allowed_mentions=NOBODY
            )

        await self._attachments.emojis.send(body, send)

    async def post(self, interaction: discord.Interaction, body: Body) -> discord.WebhookMessage:
        """Sends a message for all beside the answer, with its picture; gives it as Discord has taken it."""
        drawing = drawing_of(body)
        has_picture = drawing is not None and await drawing.comes(always)
        data = await drawing.data(always) if drawing is not None and has_picture else None
        files = [] if data is None else [as_file(data)]

        async def send(shown: Body) -> discord.WebhookMessage:
            return await interaction.followup.send(
                **arguments(shown), files=files, allowed_mentions=NOBODY, wait=True
            )

        return await self._attachments.emojis.send(body if files else text_of(body), send)

    def has_to_draw(self, body: Body, shown: ShownPicture | None) -> bool:
        """Whether a message that has `shown` a picture needs another one."""
        return drawing_of(body) is not None and not self._attachments.is_kept(body, shown)

    async def edit_in_place(
        self, interaction: discord.Interaction, body: Body, shown: ShownPicture | None = None
    ) -> None:
        """Answers a button by editing its message, which keeps the picture it has `shown`; another follows.

        One that Discord does not keep is left out.
        """

        async def edit(changes: Mapping[str, Any]) -> None:
            await interaction.response.edit_message(**changes, allowed_mentions=NOBODY)

        assert interaction.message is not None
        still, drawing = self._following.show(_origin(interaction.message)), drawing_of(body)
        picture = interaction.extras[PICTURE] = await self._attachments.edit_at_once(body, shown, edit)
        if drawing is not None and picture is None and (shown is None or shown.key != drawing.key):
            self._follow(interaction, body, drawing, still)

    async def edit(
        self, interaction: discord.Interaction, body: Body, shown: ShownPicture | None = None
    ) -> bool:
        """Edits the answer given or promised, which has `shown` a picture; one that takes long follows.

        False if the message shows something newer by the time that the picture is drawn.
        """
        interaction.extras[BODY] = body
        still = self._following.show(shown_in(interaction))
        is_shown, drawing = await self._edit(interaction, body, shown, still), drawing_of(body)
        if is_shown and drawing is not None and picture_of(interaction) is None:
            self._follow(interaction, body, drawing, still)
        return is_shown

    def _follow(self, interaction: discord.Interaction, body: Body, drawing: Drawing, still: Still) -> None:
        message = _edited(interaction)
        # What the bot has sent by itself gets its picture by `MessageKeeper`.
        if message is None or message.flags.ephemeral:
            self._following.follow(still, drawing, lambda: self._edit(interaction, body, None, still))

    async def _edit(
        self, interaction: discord.Interaction, body: Body, shown: ShownPicture | None, still: Still
    ) -> bool:
        async def edit(changes: Mapping[str, Any]) -> int | None:
            return shows_picture(await interaction.edit_original_response(**changes, allowed_mentions=NOBODY))

        ready = await self._attachments.ready(body, shown, still)
        if not still():
            return False
        interaction.extras[PICTURE] = await self._attachments.edit(ready, edit)
        return True


def shown_in(interaction: discord.Interaction) -> int:
    """The id of the interaction that was first answered with the message that shows this answer."""
    message = _edited(interaction)
    return interaction.id if message is None else _origin(message)


def _edited(interaction: discord.Interaction) -> discord.Message | None:
    # The message of a button that the answer edits; None where the answer is a message of its own.
    return interaction.message if interaction.response.type in _IN_PLACE else None


def _origin(message: discord.Message) -> int:
    # The interaction that was first answered with the message: that has another id in each of its answers.
    return message.id if message.interaction_metadata is None else message.interaction_metadata.id
