"""The picture of a hand: drawn from the view of its seat, for whoever wants pictures."""

import logging

import discord
from discord import ui

from bot.games.contract import Seat
from bot.model.tables import PersonRow, Status
from bot.presenters.picture import Picture
from bot.tables import guild_settings, people
from bot.tables.announcing import Unavailable
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts.catalog import Say
from bot.ui.kit.answering import edit_answer
from bot.ui.kit.body import Page
from bot.ui.kit.discord_errors import ClosedError, GoneError, InvalidRequestError, sorted_errors
from bot.ui.kit.layout import with_drawing
from bot.ui.kit.names import names_at
from bot.ui.kit.pictures import Pictures

log = logging.getLogger(__name__)


def hand_picture(table: Table, seat: Seat, say: Say) -> Picture | None:
    """What the seat's hand looks like; None where there is none, or the game has no pictures."""
    told = table.entry.pictures
    if told is None or table.status is not Status.RUNNING or table.fold is None:
        return None
    return told.hand_picture(table.view(seat), names_at(table, say), say)


class HandPictures:
    """Adds pictures to hands."""

    def __init__(self, tables: Tables, pictures: Pictures) -> None:
        self._tables = tables
        self.pictures = pictures

    async def wanted(self, table: Table, person: PersonRow) -> bool:
        """Whether a person's hand has a picture: they and the server may have chosen text alone."""
        if not (self.pictures.are_on and person.pictures):
            return False
        return (await guild_settings.settings_of(self._tables, table.row.guild_id)).pictures

    async def added_for(self, user_id: int, table: Table, say: Say, view: ui.LayoutView) -> Page | None:
        """As `added`, for whoever sits there and wants pictures."""
        seat = table.seat_of(user_id)
        if seat is None or not self.pictures.are_on:
            return None
        person = await people.person(self._tables, user_id, table.row.language)
        return await self.added(table, seat, say, view) if await self.wanted(table, person) else None

    async def added(self, table: Table, seat: Seat, say: Say, view: ui.LayoutView) -> Page | None:
        """The hand with its picture; None where there is none, or not in time."""
        picture = hand_picture(table, seat, say)
        drawing = None if picture is None else await self.pictures.drawn(picture)
        return None if drawing is None or not isinstance(view, Page) else with_drawing(view, drawing)

    def follow(
        self,
        interaction: discord.Interaction,
        person: PersonRow,
        table: Table,
        view: ui.LayoutView,
        picture: Picture,
    ) -> None:
        """Adds a picture to an answer that was given, if the person wants pictures; nobody waits for it."""
        self.pictures.later(self._follow(interaction, person, table, view, picture))

    async def _follow(
        self,
        interaction: discord.Interaction,
        person: PersonRow,
        table: Table,
        view: ui.LayoutView,
        picture: Picture,
    ) -> None:
        drawing = await self.pictures.drawn(picture) if await self.wanted(table, person) else None
        if drawing is None or not isinstance(view, Page):
            return
        try:
            with sorted_errors():
                await edit_answer(interaction, with_drawing(view, drawing))
        except (GoneError, ClosedError, InvalidRequestError, Unavailable) as error:
            log.info("a picture can't be added", extra={"table": table.id, "error": str(error)})

    def kept(self, table: Table, seat: Seat, say: Say, view: ui.LayoutView) -> ui.LayoutView:
        """The hand with the picture that its message shows already: it is not drawn again."""
        picture = hand_picture(table, seat, say)
        if picture is None or not isinstance(view, Page):
            return view
        return with_drawing(view, self.pictures.as_shown(picture))
