"""What a host or a moderator does to a table: end it, give a seat to somebody else, move it elsewhere."""

from bot.games.contract import Seat
from bot.store.rows import SeatRow, Status
from bot.store.tables import ChannelTakenError
from bot.tables import lobby
from bot.tables.house import House
from bot.tables.lobby import Person, computer_row, shown_name
from bot.tables.refusal import Refusal
from bot.tables.table import Table


def may_govern(table: Table, user_id: int, *, moderator: bool) -> bool:
    """Whether somebody may end or mend the table: its host, or a moderator of the server."""
    return moderator or user_id == table.row.host_id


async def end(house: House, table_id: int, user_id: int, *, moderator: bool) -> Table:
    """Ends the table at once; there is no result. Raises `Refusal` unless the host or a moderator asks."""
    async with house.locked(table_id) as table:
        if not table.status.live:
            raise Refusal("table_closed")
        require_governor(table, user_id, moderator=moderator)
        await house.tables.set_status(table.id, Status.ENDED, house.now())
        house.changed(table.id)
        return await house.load(table.id)


async def replace(
    house: House, table_id: int, seat: Seat, substitute: Person | None, user_id: int, *, moderator: bool
) -> Table:
    """Gives a seat, hand and all, to a substitute; to a computer player for None.

    Raises `Refusal` unless the host, a moderator or the seat's own person asks, and if the substitute sits
    here already or a computer player would replace another.
    """
    async with house.locked(table_id) as table:
        table.require_live()
        if not 0 <= seat < len(table.seats):
            raise Refusal("no_such_seat")
        if table.seats[seat].user_id != user_id:
            require_governor(table, user_id, moderator=moderator)
        if substitute is None and table.seats[seat].is_computer:
            raise Refusal("computer_already")
        if substitute is not None and table.seat_of(substitute.user_id) is not None:
            raise Refusal("already_seated_there", name=shown_name(substitute.name))
        taken = _row(seat, substitute)
        seats = [taken if row.seat == seat else row for row in table.seats]
        return await lobby.seat(house, table, seats)


async def move_to(house: House, table_id: int, channel_id: int) -> Table:
    """Moves the table to another channel, its game untouched. Raises `Refusal("channel_taken")`."""
    async with house.locked(table_id) as table:
        table.require_live()
        try:
            await house.tables.set_channel(table.id, channel_id)
        except ChannelTakenError:
            taken = await house.tables.live_table_in(channel_id)
            raise Refusal("channel_taken", table=taken) from None
        house.changed(table.id)
        return await house.load(table.id)


def require_governor(table: Table, user_id: int, *, moderator: bool) -> None:
    """Raises `Refusal("host_or_moderator_only")` for anyone but those two."""
    if not may_govern(table, user_id, moderator=moderator):
        raise Refusal("host_or_moderator_only")


def _row(seat: Seat, substitute: Person | None) -> SeatRow:
    if substitute is None:
        return computer_row(seat)
    return SeatRow(seat, substitute.user_id, shown_name(substitute.name))
