"""Pictures for servers and people who want them."""

from discord import ui

from bot.delivery.body import Page, with_drawing
from bot.model.people import PersonRow
from bot.presenters.picture import Picture
from bot.tables import guild_settings
from bot.tables.tables import Tables
from bot.ui.pictures.pictures import Pictures


class ServerPictures:
    """Adds pictures to posts and answers."""

    def __init__(self, tables: Tables, pictures: Pictures) -> None:
        self._tables = tables
        self.pictures = pictures

    async def wanted_in(self, guild_id: int) -> bool:
        if not self.pictures.are_on:
            return False
        return (await guild_settings.settings_of(self._tables, guild_id)).pictures

    async def wanted(self, guild_id: int, person: PersonRow) -> bool:
        return person.pictures and await self.wanted_in(guild_id)

    async def added(
        self, guild_id: int, view: ui.LayoutView, picture: Picture | None, person: PersonRow | None = None
    ) -> ui.LayoutView:
        """A message with a picture, if its server wants one, and the `person` who alone reads it."""
        if picture is None or not isinstance(view, Page) or (person is not None and not person.pictures):
            return view
        if not await self.wanted_in(guild_id):
            return view
        return with_drawing(view, self.pictures.drawing(picture))
