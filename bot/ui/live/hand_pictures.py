"""The picture of a hand: drawn from the view of its seat, for whoever wants pictures."""

import logging
from collections.abc import Callable

from discord import ui

from bot.games.contract import Seat
from bot.model.people import PersonRow
from bot.model.tables import Status
from bot.presenters.picture import Picture
from bot.tables import people
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts.catalog import Say
from bot.ui.kit.body import Page
from bot.ui.kit.layout import with_drawing
from bot.ui.kit.names import names_at
from bot.ui.kit.server_pictures import ServerPictures

log = logging.getLogger(__name__)


def hand_picture(table: Table, seat: Seat, say: Say) -> Picture | None:
    """What the seat's hand looks like; None where there is none, or the game has no pictures."""
    told = table.entry.pictures
    if told is None or table.status is not Status.RUNNING or table.fold is None:
        return None
    return told.hand_picture(table.view(seat), names_at(table, say), say)


class HandPictures:
    """Adds pictures to hands."""

    def __init__(self, tables: Tables, of_server: ServerPictures) -> None:
        self._tables = tables
        self._of_server = of_server
        self.pictures = of_server.pictures

    async def wanted(self, guild_id: int, person: PersonRow) -> bool:
        """Whether a person is shown pictures: they and the server may have chosen text alone."""
        return await self._of_server.wanted(guild_id, person)

    async def added_for(
        self, user_id: int, table: Table, say: Say, view: ui.LayoutView, still: Callable[[], bool]
    ) -> Page | None:
        """As `added`, for whoever sits there and wants pictures; after those who wait for an answer.

        None, and nothing is drawn, if it is not `still` wanted when its turn has come.
        """
        seat = table.seat_of(user_id)
        if seat is None or not self.pictures.are_on:
            return None
        await self._tables.turns.other()
        if not still():
            return None
        person = await people.person(self._tables, user_id, table.row.language)
        is_wanted = await self.wanted(table.row.guild_id, person)
        return await self.added(table, seat, say, view, still) if is_wanted else None

    async def added(
        self,
        table: Table,
        seat: Seat,
        say: Say,
        view: ui.LayoutView,
        still: Callable[[], bool] = lambda: True,
    ) -> Page | None:
        """The hand with its picture; None where there is none, or not in time."""
        picture = hand_picture(table, seat, say)
        drawing = None if picture is None else await self.pictures.drawn(picture, still)
        return None if drawing is None or not isinstance(view, Page) else with_drawing(view, drawing)

    def kept(self, table: Table, seat: Seat, say: Say, view: ui.LayoutView) -> ui.LayoutView:
        """The hand with the picture that its message shows already: it is not drawn again."""
        picture = hand_picture(table, seat, say)
        if picture is None or not isinstance(view, Page):
            return view
        return with_drawing(view, self.pictures.as_shown(picture))
