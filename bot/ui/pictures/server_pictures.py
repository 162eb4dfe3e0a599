"""Pictures for servers and people who want them."""

import logging
from typing import NamedTuple

import discord
from discord import ui

from bot.delivery.answers import Answers
from bot.delivery.body import Page, with_drawing
from bot.delivery.discord_errors import ClosedError, GoneError, InvalidRequestError, sorted_errors
from bot.model.people import PersonRow
from bot.presenters.picture import Picture
from bot.tables import guild_settings
from bot.tables.presence import Unavailable
from bot.tables.tables import Tables
from bot.ui.pictures.pictures import Pictures

log = logging.getLogger(__name__)


class Shown(NamedTuple):
    """An answer, known by the id of the interaction that it first answered."""

    interaction: discord.Interaction
    known_by: int
    guild_id: int


class ServerPictures:
    """Adds pictures to posts and answers."""

    def __init__(self, tables: Tables, pictures: Pictures, answers: Answers) -> None:
        self._tables = tables
        self.pictures = pictures
        self._answers = answers
        self._following: dict[int, Shown] = {}

    async def wanted_in(self, guild_id: int) -> bool:
        if not self.pictures.are_on:
            return False
        return (await guild_settings.settings_of(self._tables, guild_id)).pictures

    async def wanted(self, guild_id: int, person: PersonRow) -> bool:
        return person.pictures and await self.wanted_in(guild_id)

    async def added(self, guild_id: int, view: ui.LayoutView, picture: Picture | None) -> ui.LayoutView:
        """A message with a picture, if the server wants one."""
        if picture is None or not isinstance(view, Page) or not await self.wanted_in(guild_id):
            return view
        return with_drawing(view, self.pictures.drawing(picture))

    def follow(self, shown: Shown, person: PersonRow, view: ui.LayoutView, picture: Picture) -> None:
        """Adds a picture to an answer, `view`, if it is wanted."""
        self._following[shown.known_by] = shown
        self.pictures.later(self._follow(shown, person, view, picture))

    def drop(self, known_by: int) -> None:
        """Adds none to an answer that shows something newer."""
        self._following.pop(known_by, None)

    async def _follow(self, shown: Shown, person: PersonRow, view: ui.LayoutView, picture: Picture) -> None:
        def still() -> bool:
            return self._following.get(shown.known_by) is shown

        drawing = self.pictures.drawing(picture, still)
        is_drawn = await self.wanted(shown.guild_id, person) and await drawing.comes(still)
        if not still():
            return
        self.drop(shown.known_by)
        if not is_drawn or not isinstance(view, Page):
            return
        try:
            with sorted_errors():
                await self._answers.edit(shown.interaction, with_drawing(view, drawing))
        except (GoneError, ClosedError, InvalidRequestError, Unavailable) as error:
            log.info("a picture can't be added", extra={"guild": shown.guild_id, "error": str(error)})
