"""The players of seats once the cards are dealt: leaving, being away, coming back, stepping in."""

from contextlib import suppress
from dataclasses import replace

from bot.games.contract import Seat
from bot.model.tables import Player, SeatRow, Status, SubstituteRow
from bot.tables import lobby
from bot.tables.computers import level_of
from bot.tables.lobby import computer_row
from bot.tables.person import Person, action, shown_name
from bot.tables.refusal import Refusal
from bot.tables.table import LockedTable, Table
from bot.tables.tables import Tables


async def leave(tables: Tables, table_id: int, person: Person, kind: str = "left") -> Table:
    """Gives up a seat: a computer player takes it at a running table.

    The host's table goes to the next person; without people it is closed. `kind` is the action, such as
    "gone" from the server.
    """
    async with tables.locked(table_id) as table:
        table.require_live()
        own = table.seated(person.user_id)
        if table.status is not Status.RUNNING:
            return await lobby.seat(tables, table, [row for row in table.seats if row.seat != own])
        left = action(table, tables.now(), kind, person, seat=own)
        taken = computer_row(own, await level_of(tables, table, person.user_id))
        return await lobby.seat(tables, table, seats_with(table, taken), left)


async def remove_gone(tables: Tables, table_id: int, row: SeatRow) -> None:
    """Frees the seat of a person who has left the server, unless they have left the table meanwhile."""
    assert row.user_id is not None  # a person's
    with suppress(Refusal):
        await leave(tables, table_id, Person(row.user_id, row.name), "gone")


async def hand_over(tables: Tables, table_id: int, seat: Seat, user_id: int, kind: str = "away") -> Table:
    """Has a computer player play for a person, if they are still there."""
    async with tables.locked(table_id) as table:
        if table.status is not Status.RUNNING or table.seats[seat].user_id != user_id:
            return table
        return await give_to_computer(tables, table, seat, kind)


async def give_to_computer(tables: Tables, table: LockedTable, seat: Seat, kind: str = "away") -> LockedTable:
    """Has a computer player play for a seat's person; `kind` is the action."""
    absent = replace(table.seats[seat], player=Player.ABSENT, missed=0, plan=None, dropped=None)
    away = action(table, tables.now(), kind, seat=seat)
    return await lobby.seat(tables, table, seats_with(table, absent), away)


async def take_back(tables: Tables, table_id: int, person: Person) -> Table:
    """Gives a seat back to its person. Raises `Refusal` unless a computer player had it."""
    async with tables.locked(table_id) as table:
        table.require_running()
        seat = table.seated(person.user_id)
        if table.seats[seat].player is not Player.ABSENT:
            raise Refusal("not_away")
        return await return_to_seat(tables, table, person)


async def return_to_seat(tables: Tables, table: LockedTable, person: Person) -> LockedTable:
    """Gives a person who was away their seat back."""
    seat = table.seated(person.user_id)
    back = replace(table.seats[seat], player=Player.PERSON, missed=0)
    done = action(table, tables.now(), "back", person, seat=seat)
    return await lobby.seat(tables, table, seats_with(table, back), done)


async def offer(tables: Tables, table_id: int, person: Person) -> None:
    """Keeps that a person would step in. Raises `Refusal` if they sit there."""
    async with tables.locked(table_id) as table:
        table.require_running()
        if table.seat_of(person.user_id) is not None:
            raise Refusal("already_seated")
        substitute = SubstituteRow(person.user_id, shown_name(person.name))
        await tables.store.substitutes.add(table_id, substitute, tables.now())


async def has_offered(tables: Tables, table_id: int, user_id: int) -> bool:
    """Whether a person has offered to step in."""
    return any(row.user_id == user_id for row in await tables.store.substitutes.of_table(table_id))


async def withdraw(tables: Tables, table_id: int, person: Person) -> None:
    """Takes that back. Raises `Refusal` if there was nothing."""
    if not await has_offered(tables, table_id, person.user_id):
        raise Refusal("no_substitute")
    await tables.store.substitutes.remove(table_id, person.user_id)


async def bring_in_substitute(tables: Tables, table: LockedTable, seat: Seat) -> LockedTable | None:
    """Gives a seat to the first substitute, if there is one."""
    offers = await tables.store.substitutes.of_table(table.id)
    taken_elsewhere = await seated_this_round(tables, table)
    free = [
        offer
        for offer in offers
        if table.seat_of(offer.user_id) is None and offer.user_id not in taken_elsewhere
    ]
    if not free:
        return None
    taken = SeatRow(seat, free[0].user_id, free[0].name)
    step = action(table, tables.now(), "substituted", seat=seat, taker=taken)
    return await lobby.seat(tables, table, seats_with(table, taken), step)


async def seated_this_round(tables: Tables, table: Table) -> frozenset[int]:
    """The people at other tables of the same round of a league."""
    if table.row.match_id is None:
        return frozenset()
    return await tables.store.substitutes.seated_in_round(table.row.match_id)


def seats_with(table: Table, taken: SeatRow) -> list[SeatRow]:
    """The seats with one of them taken by another."""
    return [taken if row.seat == taken.seat else row for row in table.seats]
