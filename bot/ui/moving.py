"""From an interaction to a move, and back to the hand that shows it: the same for commands and buttons."""

from dataclasses import dataclass, replace

import discord
from discord import ui

from bot.games.contract import IllegalMove, Seat
from bot.store.rows import MessageKind, MessageRow, Status
from bot.tables import road
from bot.tables.house import House
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.custom_id import Press
from bot.ui.delivery import NOBODY
from bot.ui.desk import Desk, desk_of, person_of
from bot.ui.digest import digest
from bot.ui.door import explain, tell
from bot.ui.hand import hand
from bot.ui.watching import spectators_view


@dataclass(frozen=True, slots=True)
class Reader:
    """Who acts, and how they are spoken to."""

    interaction: discord.Interaction
    desk: Desk
    say: Say
    person: Person

    @property
    def user_id(self) -> int:
        """The id of who acts."""
        return self.interaction.user.id

    @property
    def house(self) -> House:
        """The tables."""
        return self.desk.house

    def at(self, table: Table) -> Person:
        """Who acts, as they stand to the table: a moderator only of its own server."""
        moderator = self.person.moderator and self.interaction.guild_id == table.row.guild_id
        return replace(self.person, moderator=moderator)

    async def show(self, view: ui.LayoutView) -> None:
        """Answers with a message for who acts, and nobody else."""
        await self.interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)

    async def show_in_place(self, view: ui.LayoutView) -> None:
        """Answers a button by bringing its own message up to date."""
        await self.interaction.response.edit_message(view=view, allowed_mentions=NOBODY)


async def reader_of(interaction: discord.Interaction) -> Reader:
    """Who acts in an interaction."""
    desk = desk_of(interaction)
    say, moderates = await desk.meet(interaction), await desk.moderates(interaction)
    return Reader(interaction, desk, say, replace(person_of(interaction.user), moderator=moderates))


async def show_hand(reader: Reader, table: Table, notice: str = "") -> None:
    """Answers with the hand of who acts, for them alone; at a running table others see what spectators do.

    Raises `Refusal` for who has no seat at any other.
    """
    if table.status is Status.RUNNING and table.seat_of(reader.user_id) is None:
        await reader.show(spectators_view(table, reader.say))
        return
    seat = table.seated(reader.user_id)
    link = await reader.desk.link(table)
    view = hand(table, seat, reader.say, link, notice=notice)
    await reader.show(view)
    reader.desk.hand_opened(reader.interaction, table, reader.say, link, view)
    await _tell_of_closed_dm(reader)


async def move_by_words(reader: Reader, table: Table, words: str) -> None:
    """Makes a move that was typed, and answers with the hand after it."""
    moved = await road.move(reader.house, table.id, reader.person, words)
    await show_hand(reader, moved.table)


async def move_by_press(reader: Reader, press: Press) -> None:
    """Makes a move that was tapped in a hand, and brings that hand up to date, whatever came of it."""
    try:
        moved = await road.move(reader.house, press.table, reader.person, press.argument, press.decision)
    except (Refusal, IllegalMove) as error:
        await _refused(reader, press, error)
    else:
        await refresh_hand(reader, moved.table, moved.seat)


async def draft_by_press(reader: Reader, press: Press) -> None:
    """Takes the next step of a large move, or none: the hand asks for what follows the draft."""
    table = await reader.house.load(press.table)
    seat = table.seated(reader.user_id)
    if press.decision is not None and table.require_running().decisions[seat] != press.decision:
        await _refused(reader, press, Refusal("table_moved_on"))
    else:
        await refresh_hand(reader, table, seat, draft=press.argument)


async def _refused(reader: Reader, press: Press, error: Refusal | IllegalMove) -> None:
    """Shows the hand as it is now, the refusal above it."""
    table = await reader.house.load(press.table)
    seat = table.seated(reader.user_id)
    notice = f"⚠️ {await explain(reader.desk, error, reader.say, table)}"
    await refresh_hand(reader, table, seat, notice=notice)


async def refresh_hand(
    reader: Reader, table: Table, seat: Seat, *, notice: str = "", draft: str = ""
) -> None:
    """Answers a button in a hand by bringing that hand up to date."""
    link = await reader.desk.link(table)
    view = hand(table, seat, reader.say, link, notice=notice, draft=draft)
    await reader.show_in_place(view)
    # A draft stays in sight, whatever others do, until the hand that it was begun in changes.
    begun_in = hand(table, seat, reader.say, link) if draft else view
    if reader.interaction.guild_id is None:
        await _remember(reader, table, seat, begun_in)
    else:
        reader.desk.hand_opened(reader.interaction, table, reader.say, link, begun_in)
    await _tell_of_closed_dm(reader)


async def _tell_of_closed_dm(reader: Reader) -> None:
    """Says, once, that direct messages are closed: apart from the hand, which changes, so that it is read."""
    if await reader.desk.unreachable(reader.user_id):
        await tell(reader.interaction, reader.say("hand-closed-dm"))


async def _remember(reader: Reader, table: Table, seat: Seat, view: ui.LayoutView) -> None:
    """Keeps what a hand in a DM shows now, so that it is not edited once more for nothing."""
    message = reader.interaction.message
    if message is None:
        return
    row = MessageRow(table.id, MessageKind.HAND, seat, message.channel.id, message.id, digest(view))
    await reader.house.store.messages.remember(row)
