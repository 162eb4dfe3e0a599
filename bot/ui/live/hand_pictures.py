"""The picture of a hand, for people who want pictures."""

from collections.abc import Set

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

    async def wanted_at(self, table: Table) -> Set[Seat]:
        """The seats of those at a table who want pictures, if their server does."""
        if not await self._of_server.wanted_in(table.row.guild_id):
            return frozenset()
        here = await people.at_table(self._tables, table)
        return {seat for seat, person in here.items() if person.pictures}

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
        if shown is None and not is_due:
            return view
        picture = hand_picture(table, seat, say)
        if picture is None or not isinstance(view, Page):
            return view
        drawing = self.pictures.drawing(picture)
        is_shown = shown is not None and shown.key == drawing.key
        return with_drawing(view, drawing) if is_due or is_shown else view
