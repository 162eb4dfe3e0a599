"""The picture of a hand, for people who want pictures."""

from discord import ui

from bot.delivery.body import Page, with_drawing
from bot.games.contract import Seat
from bot.model.messages import ShownPicture
from bot.model.people import PersonRow
from bot.model.tables import Status
from bot.presenters.picture import Picture
from bot.tables import people
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts.catalog import Say
from bot.ui.kit.names import names_at
from bot.ui.pictures.server_pictures import ServerPictures


def hand_picture(table: Table, seat: Seat, say: Say) -> Picture | None:
    """The picture of a seat's hand, if there is one."""
    pictures = table.entry.presenter.pictures
    if pictures is None or table.status is not Status.RUNNING or table.fold is None:
        return None
    return pictures.hand_picture(table.view(seat), names_at(table, say), say)


class HandPictures:
    """Adds pictures to hands."""

    def __init__(self, tables: Tables, of_server: ServerPictures) -> None:
        self._tables = tables
        self._of_server = of_server
        self.pictures = of_server.pictures

    async def wanted(self, guild_id: int, person: PersonRow) -> bool:
        """Whether a person, and their server, want pictures."""
        return await self._of_server.wanted(guild_id, person)

    async def wanted_by(self, user_id: int, table: Table) -> bool:
        """The same of a person at a table."""
        if not self.pictures.are_on:
            return False
        person = await people.person(self._tables, user_id, table.row.language)
        return await self.wanted(table.row.guild_id, person)

    def added(
        self,
        table: Table,
        seat: Seat,
        say: Say,
        view: ui.LayoutView,
        shown: ShownPicture | None = None,
        *,
        is_due: bool = True,
    ) -> ui.LayoutView:
        """The hand with its picture; where none is due, only with the one `shown`, if that is still right."""
        picture = hand_picture(table, seat, say)
        if picture is None or not isinstance(view, Page):
            return view
        drawing = self.pictures.drawing(picture)
        is_shown = shown is not None and shown.key == drawing.key
        return with_drawing(view, drawing) if is_due or is_shown else view
