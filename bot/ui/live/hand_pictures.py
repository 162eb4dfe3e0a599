"""The picture of a hand: drawn from the view of its seat, for whoever wants pictures."""

import logging

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
from bot.ui.kit.services import Shown

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
        self._following: dict[int, Shown] = {}

    async def wanted(self, guild_id: int, person: PersonRow) -> bool:
        """Whether a person is shown pictures: they and the server may have chosen text alone."""
        if not (self.pictures.are_on and person.pictures):
            return False
        return (await guild_settings.settings_of(self._tables, guild_id)).pictures

    async def added_for(self, user_id: int, table: Table, say: Say, view: ui.LayoutView) -> Page | None:
        """As `added`, for whoever sits there and wants pictures."""
        seat = table.seat_of(user_id)
        if seat is None or not self.pictures.are_on:
            return None
        person = await people.person(self._tables, user_id, table.row.language)
        is_wanted = await self.wanted(table.row.guild_id, person)
        return await self.added(table, seat, say, view) if is_wanted else None

    async def added(self, table: Table, seat: Seat, say: Say, view: ui.LayoutView) -> Page | None:
        """The hand with its picture; None where there is none, or not in time."""
        picture = hand_picture(table, seat, say)
        drawing = None if picture is None else await self.pictures.drawn(picture)
        return None if drawing is None or not isinstance(view, Page) else with_drawing(view, drawing)

    def follow(self, shown: Shown, person: PersonRow, view: ui.LayoutView, picture: Picture) -> None:
        """Adds a picture to an answer, `view`, if the person and the server want any; nobody waits for it."""
        self._following[shown.message_id] = shown
        self.pictures.later(self._follow(shown, person, view, picture))

    def drop(self, message_id: int) -> None:
        """Adds none to a message, which shows something newer now."""
        self._following.pop(message_id, None)

    async def _follow(self, shown: Shown, person: PersonRow, view: ui.LayoutView, picture: Picture) -> None:
        is_wanted = await self.wanted(shown.guild_id, person)
        drawing = await self.pictures.drawn(picture) if is_wanted else None
        if self._following.get(shown.message_id) is not shown:
            return
        self.drop(shown.message_id)
        if drawing is None or not isinstance(view, Page):
            return
        try:
            with sorted_errors():
                await edit_answer(shown.interaction, with_drawing(view, drawing))
        except (GoneError, ClosedError, InvalidRequestError, Unavailable) as error:
            log.info("a picture can't be added", extra={"guild": shown.guild_id, "error": str(error)})

    def kept(self, table: Table, seat: Seat, say: Say, view: ui.LayoutView) -> ui.LayoutView:
        """The hand with the picture that its message shows already: it is not drawn again."""
        picture = hand_picture(table, seat, say)
        if picture is None or not isinstance(view, Page):
            return view
        return with_drawing(view, self.pictures.as_shown(picture))
