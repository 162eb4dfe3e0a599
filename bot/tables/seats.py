"""The players of seats once the cards are dealt: leaving, being away, coming back, stepping in."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from bot.games.contract import Seat
from bot.model.tables import Absence, ActionRow, Player, SeatRow, Status, SubstituteRow
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
    """Gives a seat back to its person, from a computer player or a substitute who has not moved.

    Raises `Refusal`.
    """
    async with tables.locked(table_id) as table:
        table.require_running()
        if (step := await substitution_of(tables, table, person.user_id)) is not None:
            return await _take_back_from(tables, table, person, step)
        seat = table.seated(person.user_id)
        if table.seats[seat].player is not Player.ABSENT:
            raise Refusal("not_away")
        return await return_to_seat(tables, table, person)


async def substitution_of(tables: Tables, table: Table, user_id: int) -> ActionRow | None:
    """The step by which a substitute has come into a person's seat, if they still have it."""
    if table.seat_of(user_id) is not None:
        return None
    actions = await tables.store.actions.of_table(table.id)
    own = [one for one in actions if one.kind == "substituted" and one.other_id == user_id]
    return own[-1] if own and table.seat_of(own[-1].detail_id or 0) == own[-1].seat else None


async def has_moved_since(tables: Tables, step: ActionRow) -> bool:
    """Whether the substitute of such a step has made a move of their own."""
    moves = await tables.store.log.moves(step.table_id)
    return any(
        line.seat == step.seat and line.number > step.number and not line.by_computer for line in moves
    )


async def _take_back_from(tables: Tables, table: LockedTable, person: Person, step: ActionRow) -> LockedTable:
    assert step.seat is not None  # a substitute's
    if await has_moved_since(tables, step):
        raise Refusal("substitute_has_moved", name=step.detail)
    back = SeatRow(step.seat, person.user_id, shown_name(person.name))
    done = action(table, tables.now(), "returned", person, seat=step.seat, taker=back)
    return await lobby.seat(tables, table, seats_with(table, back), done)


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
    """Gives a seat to the first substitute of the table, if there is one."""
    return await _bring_in(tables, table, seat, await tables.store.substitutes.of_table(table.id))


async def bring_in_for_absent(tables: Tables, table: Table, seat: Seat) -> bool:
    """Gives the seat of a person who stays away to the league's first substitute; whether one has come."""
    match_id = table.row.match_id
    if match_id is None or table.seats[seat].player is not Player.ABSENT:
        return False
    async with tables.locked(table.id) as now:
        if not await _stays_away(tables, now, seat):
            return False
        offers = await tables.store.substitutes.of_league(match_id)
        return await _bring_in(tables, now, seat, offers) is not None


async def _stays_away(tables: Tables, table: Table, seat: Seat) -> bool:
    """Whether a person has missed a turn since they were away, and their round is not in its overtime."""
    row, ends_at = table.row, table.row.ends_at
    is_in_time = ends_at is not None and tables.now() < ends_at and row.played_out_at is None
    is_awaited = seat in table.to_move() and table.seats[seat].player is Player.ABSENT
    if row.absence is not Absence.MOVE or not is_in_time or not is_awaited:
        return False
    actions = await tables.store.actions.of_table(table.id)
    away = max((one.number for one in actions if one.seat == seat and one.kind == "away"), default=None)
    last = table.dealt.history[-1:]
    if away is None or [played.seat for played in last] == [seat]:
        return False  # the turn that a computer player makes is not over
    return any(played.seat == seat and played.number > away for played in table.dealt.history)


async def _bring_in(
    tables: Tables, table: LockedTable, seat: Seat, offers: Sequence[SubstituteRow]
) -> LockedTable | None:
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
    """The people of other tables of the same round of a league, those whose game is over included.

    Nobody has the points of two tables of a round.
    """
    if table.row.match_id is None:
        return frozenset()
    return await tables.store.substitutes.seated_in_round(table.row.match_id)


def seats_with(table: Table, taken: SeatRow) -> list[SeatRow]:
    """The seats with one of them taken by another."""
    return [taken if row.seat == taken.seat else row for row in table.seats]
