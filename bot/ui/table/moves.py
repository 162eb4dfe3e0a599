"""From an interaction to a move, and back to the hand that shows it: the same for commands and buttons."""

from discord import ui

from bot.games.contract import IllegalMove, Seat
from bot.model.tables import MessageKind, MessageRow, Status
from bot.tables import moves
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.ui.kit.caller import Reader
from bot.ui.kit.custom_id import Press
from bot.ui.kit.errors import explain, tell
from bot.ui.kit.fingerprint import digest
from bot.ui.live.hand import hand
from bot.ui.table.spectating import spectators_view


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
    moved = await moves.move(reader.house, table.id, reader.person, words)
    await show_hand(reader, moved.table)


async def move_by_press(reader: Reader, press: Press) -> None:
    """Makes a move that was tapped in a hand, and brings that hand up to date, whatever came of it."""
    try:
        moved = await moves.move(reader.house, press.table, reader.person, press.argument, press.decision)
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
