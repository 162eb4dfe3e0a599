"""Before the first card: opening a table, sitting down, standing up, and dealing.

All raise `Refusal` for steps that are not possible; only the host changes the game and its options. What an
open table does by itself is in `bot.tables.lobby_clock`.
"""

import secrets
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, repeat

from bot.ai.contract import Level
from bot.ai.pirates import PIRATES
from bot.entry import Entry
from bot.games.contract import Options, OptionValue, Rules, Seat
from bot.games.shuffle import SEED_BYTES
from bot.model.meetings import WishRow
from bot.model.tables import BANK_DAYS, IN_DAYS, Absence, ActionRow, Pace, Player, SeatRow, Status
from bot.store.challenges import ChallengeOverError
from bot.store.lobbies import delete_lobby, upsert_lobby
from bot.store.meetings import delete_wishes
from bot.store.seats import change_seats
from bot.store.statements import Statement
from bot.store.tables import ChannelTakenError, Opening
from bot.tables.lobby_clock import (
    all_may_deal_at,
    opened,
    seating,
    seating_at,
    touched,
)
from bot.tables.openers import require_opener
from bot.tables.person import Person, action, shown_name
from bot.tables.refusal import Refusal
from bot.tables.table import LockedTable, Table
from bot.tables.tables import Tables


@dataclass(frozen=True, slots=True)
class Invitation:
    """The wishes of a host; None is the server's choice."""

    game: str
    places: int | None = None
    computers: int = 0
    options: tuple[tuple[str, OptionValue], ...] = ()
    follows: int | None = None  # the table of the game before
    pace: Pace | None = None
    absence: Absence | None = None
    match_id: int | None = None  # the league's
    challenge_id: int | None = None  # that is accepted by it
    wished: tuple[WishRow, ...] = ()  # the wishes that are met by it
    levels: tuple[Level, ...] = ()  # of the computer players; the others are Bosuns
    advice: bool = False
    bank_days: int = BANK_DAYS[0]


@dataclass(frozen=True, slots=True)
class Place:
    """Where on Discord a table is, and the server's language."""

    guild_id: int
    channel_id: int
    language: str
    parent_id: int | None = None  # the channel of a new thread, where tables may be opened or not


@asynccontextmanager
async def host_at(tables: Tables, table_id: int, user_id: int) -> AsyncIterator[LockedTable]:
    """Locks an open table for its host. Raises `Refusal` for anyone else, and once it is dealt."""
    async with tables.locked(table_id) as table:
        table.require_open()
        if user_id != table.row.host_id:
            raise Refusal("host_only")
        yield table


async def open_table(tables: Tables, invitation: Invitation, place: Place, host: Person) -> Table:
    """Opens a table: its host is seated, then the computer players."""
    seats = [SeatRow(0, host.user_id, shown_name(host.name), here_at=tables.now())]
    levels = chain(invitation.levels, repeat(Level.BOSUN))
    places = range(1, len(PIRATES))[: max(0, invitation.computers)]  # more than there are is refused below
    seats += [computer_row(seat, next(levels)) for seat in places]
    return await _store_new_table(tables, invitation, place, seats, host.user_id, asked=[host])


async def discard(tables: Tables, table_id: int) -> None:
    """Deletes a table that can't be shown, unless it is dealt."""
    async with tables.locked(table_id) as table:
        if table.status is Status.OPEN:
            await tables.store.tables.discard(table_id)


async def seat_and_deal(
    tables: Tables,
    invitation: Invitation,
    place: Place,
    seats: Sequence[SeatRow],
    host: Person,
    *,
    asked: Sequence[Person] = (),
) -> Table:
    """Opens a table with all seats taken, and deals, if one of those `asked` may."""
    table = await _store_new_table(tables, invitation, place, seats, host.user_id, asked=asked)
    return await deal(tables, table.id, host)


async def open_for(
    tables: Tables,
    invitation: Invitation,
    place: Place,
    seats: Sequence[SeatRow],
    *,
    asked: Sequence[Person],
) -> Table:
    """Opens a table with people seated, if one of those `asked` may; the first is its host."""
    host_id = seats[0].user_id
    assert host_id is not None  # a person's
    return await _store_new_table(tables, invitation, place, seats, host_id, asked=asked)


async def rematch(
    tables: Tables, table: LockedTable, asked: Sequence[Person], place: Place | None = None
) -> Table:
    """Opens a table like one that is over, with the same seats, and deals, if one of those `asked` may.

    Without a `place` it is where that one was. A computer player takes the seat of an absent person.
    """
    row = table.row
    options = tuple(table.options_again().items())
    invitation = Invitation(
        row.game,
        row.places,
        options=options,
        follows=table.id,
        pace=row.pace,
        absence=row.absence,
        advice=row.advice,
        bank_days=row.bank_days,
    )
    seats = [
        SeatRow(old.seat, old.user_id, old.name)
        if old.player is Player.PERSON
        else computer_row(old.seat, Level(old.level))
        for old in table.seats
    ]
    people = [seat.user_id for seat in seats if seat.user_id is not None]
    host_id = row.host_id if row.host_id in people else people[0]
    place = place or Place(row.guild_id, row.channel_id, row.language)
    host = next(seat for seat in seats if seat.user_id == host_id)
    follower = await _store_new_table(
        tables, invitation, place, seats, host_id, asked=asked, settled=table.id
    )
    tables.changed(table.id)
    return await deal(tables, follower.id, Person(host_id, host.name))


async def join(tables: Tables, table_id: int, person: Person) -> Table:
    """Seats a person."""
    async with tables.locked(table_id) as table:
        table.require_live()
        if table.seat_of(person.user_id) is not None:
            raise Refusal("already_seated")
        table.require_open()
        if len(table.seats) >= table.row.places:
            raise Refusal("table_full", places=table.row.places)
        own = SeatRow(len(table.seats), person.user_id, shown_name(person.name), here_at=tables.now())
        looks = [] if table.row.lobby is None else [delete_wishes(table.row.guild_id, [person.user_id])]
        return await seat(tables, table, [*table.seats, own], others=looks)


async def add_computer(tables: Tables, table_id: int, user_id: int) -> Table:
    """Seats one more computer player."""
    async with host_at(tables, table_id, user_id) as table:
        if len(table.seats) >= table.row.places:
            raise Refusal("table_full", places=table.row.places)
        return await seat(tables, table, [*table.seats, computer_row(len(table.seats))])


async def remove_computer(tables: Tables, table_id: int, user_id: int) -> Table:
    """Removes the last computer player."""
    async with host_at(tables, table_id, user_id) as table:
        computers = [row for row in table.seats if row.is_computer]
        if not computers:
            raise Refusal("no_computer_here")
        return await seat(tables, table, [row for row in table.seats if row != computers[-1]])


async def set_level(tables: Tables, table_id: int, user_id: int, at: Seat, level: Level) -> Table:
    """Changes the level of a computer player."""
    async with host_at(tables, table_id, user_id) as table:
        if at >= len(table.seats) or not table.seats[at].is_computer:
            raise Refusal("no_computer_here")
        if level not in table.entry.computer.LEVELS:
            raise Refusal("no_such_level")
        seats = [replace(row, level=level) if row.seat == at else row for row in table.seats]
        return await seat(tables, table, seats)


async def set_options(tables: Tables, table_id: int, user_id: int, changes: Options) -> Table:
    """Changes options; drops those that don't go with them. Raises also `IllegalMove`.

    A table with as many places as the game allows still has as many afterwards.
    """
    async with host_at(tables, table_id, user_id) as table:
        rules, row = table.game.RULES, table.row
        options = _with_length(rules, rules.changed(row.options, changes), changes, row.pace, had=row.options)
        places = _places_with(table, options)
        return await tables.change(
            table, *touch(tables, table, places=places), options=options, places=places
        )


def _with_levels(entry: Entry, seats: Sequence[SeatRow]) -> Sequence[SeatRow]:
    known = entry.computer.LEVELS
    return [
        replace(row, level=Level.BOSUN) if row.is_computer and row.level not in known else row
        for row in seats
    ]


def _places_with(table: Table, options: Options) -> int:
    rules, places = table.game.RULES, table.row.places
    most = rules.most_players(options)
    if len(table.seats) > most:
        raise Refusal("too_many_seated", most=most, seated=len(table.seats))
    return most if places == rules.most_players(table.row.options) else min(places, most)


async def set_bank(tables: Tables, table_id: int, user_id: int, days: int) -> Table:
    """Changes how many days are in a bank of time."""
    async with host_at(tables, table_id, user_id) as table:
        return await tables.change(table, *touch(tables, table), bank_days=days)


async def set_language(tables: Tables, table_id: int, user_id: int, language: str) -> Table:
    """Changes the language of the table's public messages."""
    async with host_at(tables, table_id, user_id) as table:
        return await tables.change(table, *touch(tables, table), language=language)


async def deal(tables: Tables, table_id: int, by: Person) -> Table:
    """Starts the game; all who sit there may, once they have been enough for a while."""
    async with tables.locked(table_id) as table:
        table.require_open()
        _require_may_deal(table, by, tables.now())
        return await deal_cards(tables, table, by)


async def deal_cards(
    tables: Tables, table: LockedTable, by: Person | None, seats: Sequence[SeatRow] | None = None
) -> LockedTable:
    """Starts the game for `by`, who may, or by itself; perhaps with other seats."""
    least = table.game.RULES.min_players
    if len(seats or table.seats) < least:
        raise Refusal("too_few_players", least=least)
    changes = [delete_lobby(table.id), *(change_seats(table.id, seats) if seats else ())]
    dealt = action(table, tables.now(), "dealt", by)
    return await tables.change(table, *changes, status=Status.RUNNING, actions=[dealt])


def _require_may_deal(table: Table, by: Person, now: int) -> None:
    if by.user_id == table.row.host_id or by.moderates(table.row.guild_id, table.row.channel_id):
        return
    table.seated(by.user_id)
    lobby = table.row.lobby
    at = None if lobby is None else all_may_deal_at(lobby, seating_at(table))
    if at is None:
        raise Refusal("host_only")
    if at > now:
        raise Refusal("deal_later", at=at)


async def take_over(tables: Tables, table_id: int, by: Person) -> Table:
    """Makes a seated person the host of an open table, whose host has left the server."""
    async with tables.locked(table_id) as table:
        table.require_open()
        table.seated(by.user_id)
        seats = _renumbered([row for row in table.seats if row.user_id != table.row.host_id])
        changes = [*change_seats(table.id, seats), *touch(tables, table, seats)]
        return await tables.change(table, *changes, host_id=by.user_id)


def touch(
    tables: Tables,
    table: Table,
    seats: Sequence[SeatRow] | None = None,
    *,
    places: int | None = None,
    pace: Pace | None = None,
) -> Sequence[Statement]:
    """Sets the clock of an open table as a change needs it; nothing for any other table."""
    if table.row.lobby is None:
        return ()
    return [upsert_lobby(touched(table.row.lobby, seating_at(table, seats, places, pace), tables.now()))]


async def _store_new_table(
    tables: Tables,
    invitation: Invitation,
    place: Place,
    seats: Sequence[SeatRow],
    host_id: int,
    *,
    asked: Sequence[Person] = (),
    settled: int | None = None,
) -> Table:
    entry = tables.entries[invitation.game]
    rules = entry.rules
    guild = await tables.store.guilds.guild(place.guild_id)
    pace, options = invitation.pace or guild.pace, rules.complete(dict(invitation.options))
    if invitation.match_id is None:
        options = _with_length(rules, options, dict(invitation.options), pace)
    most = rules.most_players(options)
    places = invitation.places or most
    _check_places(rules.min_players, most, places, invitation.computers)
    require_opener(guild, place.parent_id or place.channel_id, *asked)
    opening = Opening(
        game=rules.key,
        rules=rules.version,
        options=options,
        places=places,
        seed=secrets.token_bytes(SEED_BYTES),
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        host_id=host_id,
        language=place.language,
        created_at=tables.now(),
        follows=invitation.follows,
        pace=pace,
        absence=invitation.absence or guild.absence,
        match_id=invitation.match_id,
        advice=invitation.advice,
        bank_days=invitation.bank_days,
    )
    here = seating(rules, seats, places, opening.pace)
    clocked = None if opening.match_id else partial(opened, seats=here, now=opening.created_at)
    try:
        table_id = await tables.store.tables.open(
            opening,
            _with_levels(entry, seats),
            settled,
            clocked,
            challenge_id=invitation.challenge_id,
            wished=invitation.wished,
        )
    except ChallengeOverError:
        raise Refusal("challenge_old") from None
    except ChannelTakenError:
        taken = await tables.store.tables.live_table_in(place.channel_id)
        raise Refusal("channel_taken", table=taken) from None
    tables.changed(table_id)
    return await tables.load(table_id)


def _with_length(
    rules: Rules,
    options: dict[str, OptionValue],
    chosen: Options,
    pace: Pace,
    *,
    had: Collection[str] = (),
) -> dict[str, OptionValue]:
    """With the shortest length, at a pace at which a game takes days, if none is chosen nor was `had`."""
    found = rules.length_option(options)
    if found is None or pace not in IN_DAYS or found[0].name in had or rules.lengths.keys() & chosen.keys():
        return options
    return rules.changed(options, {found[0].name: rules.lengths[found[0].name][0]})


def _check_places(least: int, most: int, places: int, computers: int) -> None:
    if not least <= places <= most:
        raise Refusal("places_out_of_range", least=least, most=most)
    if not 0 <= computers < places:
        raise Refusal("too_many_computers", most=places - 1)


def computer_row(seat: Seat, level: Level = Level.BOSUN) -> SeatRow:
    """A computer player on the seat."""
    return SeatRow(seat, None, PIRATES[seat].name, Player.COMPUTER, level=level)


async def seat(
    tables: Tables,
    table: LockedTable,
    seats: Sequence[SeatRow],
    *actions: ActionRow,
    others: Sequence[Statement] = (),
) -> LockedTable:
    """Stores the seats of the table, with the actions that led to them, and other changes.

    A host who leaves their seat hands the table on; without people it is closed. A host without a seat, as a
    league's, keeps it.
    """
    people = [row.user_id for row in seats if row.user_id is not None]
    if not people:
        return await tables.close(table, *actions)
    leaves = table.seat_of(table.row.host_id) is not None and table.row.host_id not in people
    host_id = people[0] if leaves else table.row.host_id
    numbered = seats if table.status is Status.RUNNING else _renumbered(seats)
    changes = [*change_seats(table.id, numbered), *touch(tables, table, numbered), *others]
    return await tables.change(table, *changes, host_id=host_id, actions=actions)


def _renumbered(seats: Sequence[SeatRow]) -> Sequence[SeatRow]:
    return [
        computer_row(number, Level(row.level)) if row.is_computer else replace(row, seat=number)
        for number, row in enumerate(seats)
    ]
