"""Before the first card: opening a table, sitting down, standing up, and dealing."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.contract import OptionValue, Rules, Seat
from bot.games.registry import GAMES
from bot.games.shuffle import SEED_BYTES
from bot.store.rows import SeatRow, Status
from bot.store.tables import ChannelTakenError, Opening
from bot.tables.house import House
from bot.tables.refusal import Refusal
from bot.tables.table import Table

COMPUTER_NAMES = ("Anne", "Bartolomeo", "Calico", "Dorothea", "Edward", "Flint")
"""Names of computer players, by seat; the same in every language, as a person's is."""

MAX_NAME = 32


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on Discord: their id, and their name as it is shown in the server."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class Invitation:
    """What a host asks for: how many may sit, how many of them computer players, the game's options.

    `follows` is the table whose game was played before, if this one goes on from there.
    """

    game: str
    places: int | None = None
    computers: int = 0
    options: tuple[tuple[str, OptionValue], ...] = ()
    follows: int | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """Where on Discord a table stands, and the server's language."""

    guild_id: int
    channel_id: int
    language: str


async def open_table(house: House, invitation: Invitation, place: Place, host: Person) -> Table:
    """A new table, its host seated, the computer players after them.

    Raises `Refusal` if the channel has a live table ("channel_taken", with it), or the game can't seat them.
    """
    rules = GAMES[invitation.game].RULES
    places = invitation.places or rules.max_players
    _check_places(rules, places, invitation.computers)
    opening = Opening(
        game=rules.key,
        rules=rules.version,
        options=rules.complete(dict(invitation.options)),
        places=places,
        seed=secrets.token_bytes(SEED_BYTES),
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        host_id=host.user_id,
        language=place.language,
        at=house.now(),
        follows=invitation.follows,
    )
    seats = [SeatRow(0, host.user_id, shown_name(host.name))]
    seats += [computer_row(seat) for seat in range(1, 1 + invitation.computers)]
    try:
        table_id = await house.tables.open(opening, seats)
    except ChannelTakenError:
        taken = await house.tables.live_table_in(place.channel_id)
        raise Refusal("channel_taken", table=taken) from None
    house.changed(table_id)
    return await house.load(table_id)


async def join(house: House, table_id: int, person: Person) -> Table:
    """Seats a person. Raises `Refusal` if they sit here already, the table is full, or cards are dealt."""
    async with house.locked(table_id) as table:
        table.require_live()
        if table.seat_of(person.user_id) is not None:
            raise Refusal("already_seated")
        table.require_open()
        if len(table.seats) >= table.row.places:
            raise Refusal("table_full", places=table.row.places)
        seats = [*table.seats, SeatRow(len(table.seats), person.user_id, shown_name(person.name))]
        return await seat(house, table, seats)


async def leave(house: House, table_id: int, user_id: int) -> Table:
    """Gives up a person's seat: at an open table it is free, at a running one a computer player takes it.

    A host who leaves hands the table to the next person; with nobody left it is closed.
    """
    async with house.locked(table_id) as table:
        table.require_live()
        own = table.seated(user_id)
        if table.status is Status.RUNNING:
            seats = [computer_row(own) if row.seat == own else row for row in table.seats]
        else:
            seats = [row for row in table.seats if row.seat != own]
        return await seat(house, table, seats)


async def add_computer(house: House, table_id: int, user_id: int) -> Table:
    """Seats one more computer player. Raises `Refusal` unless the host asks and there is room."""
    async with house.locked(table_id) as table:
        table.require_open()
        require_host(table, user_id)
        if len(table.seats) >= table.row.places:
            raise Refusal("table_full", places=table.row.places)
        return await seat(house, table, [*table.seats, computer_row(len(table.seats))])


async def remove_computer(house: House, table_id: int, user_id: int) -> Table:
    """Sends the last computer player away. Raises `Refusal` unless the host asks and there is one."""
    async with house.locked(table_id) as table:
        table.require_open()
        require_host(table, user_id)
        computers = [row for row in table.seats if row.is_computer]
        if not computers:
            raise Refusal("no_computer_here")
        return await seat(house, table, [row for row in table.seats if row != computers[-1]])


async def set_option(house: House, table_id: int, user_id: int, name: str, value: OptionValue) -> Table:
    """Changes one option before the cards are dealt. Raises `Refusal` or `IllegalMove("unknown_option")`."""
    async with house.locked(table_id) as table:
        table.require_open()
        require_host(table, user_id)
        options = table.game.RULES.complete({**table.row.options, name: value})
        await house.tables.set_options(table.id, options)
        return await _reload(house, table)


async def deal(house: House, table_id: int, user_id: int) -> Table:
    """Starts the game. Raises `Refusal` unless the host asks and enough are seated."""
    async with house.locked(table_id) as table:
        table.require_open()
        require_host(table, user_id)
        least = table.game.RULES.min_players
        if len(table.seats) < least:
            raise Refusal("too_few_players", least=least)
        await house.tables.set_status(table.id, Status.RUNNING, house.now())
        return await _reload(house, table)


def require_host(table: Table, user_id: int) -> None:
    """Raises `Refusal("host_only")` for anyone but the host."""
    if user_id != table.row.host_id:
        raise Refusal("host_only")


def _check_places(rules: Rules, places: int, computers: int) -> None:
    if not rules.min_players <= places <= rules.max_players:
        raise Refusal("places_out_of_range", least=rules.min_players, most=rules.max_players)
    if not 0 <= computers < places:
        raise Refusal("too_many_computers", most=places - 1)


def computer_row(seat: Seat) -> SeatRow:
    """A computer player on the seat."""
    return SeatRow(seat, None, COMPUTER_NAMES[seat])


def shown_name(name: str) -> str:
    """A person's name as the table keeps it: one line, not longer than Discord's own names."""
    return " ".join(name.split())[:MAX_NAME] or "?"


async def seat(house: House, table: Table, seats: Sequence[SeatRow]) -> Table:
    """Stores who sits at the table from now on, and tells.

    A host who sits here no longer hands the table to the next person; with nobody left it is closed.
    """
    people = [row.user_id for row in seats if row.user_id is not None]
    if not people:
        return await _close(house, table)
    host_id = table.row.host_id if table.row.host_id in people else people[0]
    numbered = seats if table.status is Status.RUNNING else _renumbered(seats)
    await house.tables.set_seats(table.id, numbered, host_id)
    return await _reload(house, table)


def _renumbered(seats: Sequence[SeatRow]) -> Sequence[SeatRow]:
    return [
        computer_row(number) if row.is_computer else replace(row, seat=number)
        for number, row in enumerate(seats)
    ]


async def _close(house: House, table: Table) -> Table:
    await house.tables.set_status(table.id, Status.ENDED, house.now())
    return await _reload(house, table)


async def _reload(house: House, table: Table) -> Table:
    house.changed(table.id)
    return await house.load(table.id)
