"""Pictures for servers and people who want them."""

from collections.abc import Callable

from discord import ui

from bot.delivery.body import Drawing, Page, with_drawing
from bot.model.people import PersonRow
from bot.presenters.picture import Picture
from bot.tables import guild_settings
from bot.tables.tables import Tables
from bot.ui.pictures.captions import signed
from bot.ui.pictures.pictures import Pictures


class ServerPictures:
    """Adds pictures to posts and answers."""

    def __init__(
        self, tables: Tables, pictures: Pictures, server_name: Callable[[int], str] = lambda _: ""
    ) -> None:
        self._tables = tables
        self._server_name = server_name
        self.pictures = pictures

    async def signature(self, guild_id: int) -> str | None:
        """The server's name if its pictures name it, else nothing; None where no pictures are wanted."""
        if not self.pictures.are_on:
            return None
        settings = await guild_settings.settings_of(self._tables, guild_id)
        if not settings.pictures:
            return None
        return self._server_name(guild_id) if settings.signed else ""

    async def wanted_in(self, guild_id: int) -> bool:
        return await self.signature(guild_id) is not None

    async def drawing(self, guild_id: int, described: Callable[[], Picture | None]) -> Drawing | None:
        """A picture for messages, asked for only if its server wants some."""
        signature = await self.signature(guild_id)
        if signature is None or (picture := described()) is None:
            return None
        return self.pictures.drawing(signed(picture, signature))

    async def wanted(self, guild_id: int, person: PersonRow) -> bool:
        return person.pictures and await self.wanted_in(guild_id)

    async def added(
        self, guild_id: int, view: ui.LayoutView, picture: Picture | None, person: PersonRow | None = None
    ) -> ui.LayoutView:
        """A message with a picture, if its server wants one, and the `person` who alone reads it."""
        if picture is None or not isinstance(view, Page) or (person is not None and not person.pictures):
            return view
        drawing = await self.drawing(guild_id, lambda: picture)
        return view if drawing is None else with_drawing(view, drawing)
