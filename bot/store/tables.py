"""The queries of tables and their seats, each change in one transaction."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Unpack

from bot.games.contract import Options, ScoreLine
from bot.model.meetings import WishRow
from bot.model.tables import (
    BANK_DAYS,
    Absence,
    ActionRow,
    LobbyRow,
    MoveRow,
    Pace,
    ProposalRow,
    SeatRow,
    Status,
    TableChanges,
    TableRow,
)
from bot.store.challenges import accept_challenge
from bot.store.clocks import NO_CHANGE, ClockChange, update_clocks
from bot.store.engine import Queries, Row, Transaction
from bot.store.errors import not_unique
from bot.store.lobbies import upsert_lobby
from bot.store.log import MOVES, SCOREPAD, clear_proposal, score_line_of
from bot.store.meetings import delete_wishes, require_wished
from bot.store.rows import columns_of, row_of, rows_of, stored
from bot.store.seats import replace_seats, seat_of
from bot.store.statements import Statement, add_row, execute, insert_action, revise

_EVERY_SEAT = """
SELECT seats.table_id AS at_table, seats.seat AS at, seats.user_id AS holder, seats.name, seats.player,
       seats.missed, seats.level, seats.bank, seats.here_at, plans.plan, plans.dropped,
       coalesce(people.forced, 0) AS forced, coalesce(people.forced_offered, 0) AS forced_offered,
       people.animal,
       CASE WHEN people.tips = 'always' THEN 1 ELSE 0 END AS tips,
       seats.user_id IS NOT NULL AND coalesce(people.tips, 'first') = 'first' AND NOT EXISTS (
           SELECT 1 FROM seats AS earlier JOIN tables AS over ON over.id = earlier.table_id
           WHERE earlier.user_id = seats.user_id AND over.status = 'finished' AND over.id <> seats.table_id
               AND over.game = (SELECT game FROM tables WHERE tables.id = seats.table_id)
       ) AS is_first_game, clocks.*
FROM seats LEFT JOIN clocks USING (table_id, seat) LEFT JOIN plans USING (table_id, seat)
     LEFT JOIN people ON people.user_id = seats.user_id
"""
_SEATS = f"{_EVERY_SEAT} WHERE seats.table_id = ? ORDER BY at"
_TABLES = """
SELECT tables.*, lobbies.*, (
    SELECT rounds.ends_at FROM matches
    JOIN leagues ON leagues.id = matches.league_id AND leagues.stage = 'running'
    JOIN rounds ON rounds.league_id = matches.league_id AND rounds.number = matches.round
    WHERE matches.id = tables.match_id
) AS ends_at, (
    SELECT lost_at FROM lost_guilds WHERE lost_guilds.guild_id = tables.guild_id
) AS lost_at, (
    SELECT leagues.paused_at FROM matches
    JOIN leagues ON leagues.id = matches.league_id AND leagues.stage = 'paused' AND leagues.rests = 1
    WHERE matches.id = tables.match_id
) AS rests_at FROM tables LEFT JOIN lobbies ON lobbies.table_id = tables.id
"""
_TABLE = f"{_TABLES} WHERE id = ?"
_LAST = "SELECT max(number) AS number FROM moves WHERE table_id = ?"
_TO_RESUME = """
SELECT id FROM tables WHERE told < revision OR (status = 'running' AND paused_at IS NULL AND (
    played_out_at IS NOT NULL
    OR id NOT IN (SELECT table_id FROM clocks)
    OR id IN (SELECT table_id FROM seats WHERE player IN ('computer', 'absent'))
    OR id IN (SELECT table_id FROM plans WHERE plan IS NOT NULL)
    OR id IN (SELECT table_id FROM clocks WHERE since IS NULL OR since > :now
              OR user_id IN (SELECT user_id FROM people WHERE forced = 1))
)) ORDER BY (SELECT min(next_at) FROM clocks WHERE table_id = id) IS NULL,
            (SELECT min(next_at) FROM clocks WHERE table_id = id), id
"""
_CHANNEL = "tables.channel_id"  # the column of the unique index over the channels of live tables
_LIVE = "status IN ('open', 'running', 'frozen')"
_LIVE_IN = f"SELECT id FROM tables WHERE channel_id = ? AND game = coalesce(?, game) AND {_LIVE}"  # noqa: S608 - constant
_OF_PERSON = f"""
id IN (SELECT id FROM tables WHERE host_id = ? AND {_LIVE} UNION SELECT table_id FROM seats WHERE user_id = ?)
"""  # noqa: S608 - constant


@dataclass(frozen=True, slots=True)
class Opening:
    """A table to be opened, its host in seat 0."""

    game: str
    rules: int
    options: Options
    places: int
    seed: bytes
    guild_id: int
    channel_id: int
    host_id: int
    language: str
    created_at: int
    follows: int | None = None
    pace: Pace = Pace.NONE
    absence: Absence = Absence.MOVE
    match_id: int | None = None
    advice: bool = False
    bank_days: int = BANK_DAYS[0]


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table at one instant; `moves` and `scorepad` where they were asked for."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    last: int
    moves: tuple[MoveRow, ...] = ()
    scorepad: tuple[ScoreLine, ...] = ()


class ChannelTakenError(Exception):
    """There is a live table in the channel already."""


Seated = tuple[TableRow, tuple[SeatRow, ...]]  # a table and who sits there


class TableStore(Queries):
    """Reads and writes tables, each change in one transaction with its actions."""

    async def table(self, table_id: int) -> TableRow | None:
        """The table of this number."""
        row = await self._database.fetch_one(_TABLE, (table_id,))
        return None if row is None else table_of(row)

    async def whole(self, table_id: int, *, with_log: bool = False) -> StoredTable | None:
        """The table with all that belongs to it at one instant, perhaps its log."""
        queries = [(sql, (table_id,)) for sql in (_TABLE, _SEATS, _LAST)]
        if with_log:
            queries += [(sql, (table_id,)) for sql in (MOVES, SCOREPAD)]
        found, seats, last, *log = await self._database.fetch_together(*queries)
        if not found:
            return None
        row, number = table_of(found[0]), last[0]["number"] or 0
        if not log:
            return StoredTable(row, tuple(map(seat_of, seats)), number)
        moves, lines = log
        return StoredTable(
            row,
            tuple(map(seat_of, seats)),
            number,
            rows_of(MoveRow, moves),
            tuple(map(score_line_of, lines)),
        )

    async def live_table_in(self, channel_id: int, game: str | None = None) -> int | None:
        """The number of the live table in a channel, perhaps of one game."""
        found = await self._database.fetch_all(_LIVE_IN, (channel_id, game))
        return int(found[0]["id"]) if found else None

    async def latest_table_in(self, channel_id: int, game: str | None = None) -> int | None:
        """The number of the last table in a channel, closed or not."""
        return await self._latest("channel_id = ? AND game = coalesce(?, game)", channel_id, game)

    async def latest_finished_of(self, user_id: int) -> int | None:
        """The number of the last table whose game a person has played to its end."""
        seated = "id IN (SELECT table_id FROM seats WHERE user_id = ?)"
        return await self._latest(f"status = 'finished' AND {seated}", user_id)

    async def table_of_match(self, match_id: int) -> int | None:
        """The number of the table of a league's match."""
        return await self._latest("match_id = ?", match_id)

    async def live_tables_of(self, user_id: int) -> Sequence[int]:
        """The numbers of a player's or host's live tables, newest first."""
        rows = await self._database.fetch_all(
            f"SELECT id FROM tables WHERE {_LIVE} AND {_OF_PERSON} ORDER BY id DESC",  # noqa: S608 - constants
            (user_id, user_id),
        )
        return [int(row["id"]) for row in rows]

    async def live_of(self, user_id: int, guild_id: int | None = None) -> Sequence[Seated]:
        """A player's or host's live tables, newest first, perhaps of one server."""
        condition = f"{_LIVE} AND guild_id = coalesce(?, guild_id) AND {_OF_PERSON}"
        return await self._seated(condition, guild_id, user_id, user_id)

    async def live_in_guild(self, guild_id: int) -> Sequence[Seated]:
        """The live tables of a server, newest first."""
        return await self._seated(f"{_LIVE} AND guild_id = ?", guild_id)

    async def tables_to_resume(self, now: int) -> Sequence[int]:
        """The tables that have something to do by themselves, the soonest deadline first."""
        rows = await self._database.scan(_TO_RESUME, {"now": now})
        return [int(row["id"]) for row in rows]

    async def outdated(self) -> Sequence[int]:
        """The tables of which Discord shows an outdated state."""
        rows = await self._database.scan("SELECT id FROM tables WHERE told < revision ORDER BY id")
        return [int(row["id"]) for row in rows]

    async def seats(self, table_id: int) -> tuple[SeatRow, ...]:
        """The seats, with their clocks and plans."""
        return tuple(map(seat_of, await self._database.fetch_all(_SEATS, (table_id,))))

    async def open(
        self,
        opening: Opening,
        seats: Sequence[SeatRow],
        settled: int | None = None,
        clocked: Callable[[int], LobbyRow] | None = None,
        *,
        challenge_id: int | None = None,
        wished: Sequence[WishRow] = (),
    ) -> int:
        """Stores a new table, `clocked` by its number; returns that.

        At the table `settled` all have agreed to open it; else it may be `wished` for, or accept a challenge.
        Other wishes of its people go, unless a league has it. Raises `ChannelTakenError`, and
        `ChallengeOverError` or `WishGoneError`.
        """

        def work(connection: Transaction) -> int:
            people = [seat.user_id for seat in seats if seat.user_id is not None]
            for wish in wished:
                require_wished(connection, wish)
            table_id = add_row(connection, "tables", {**columns_of(opening), "status": Status.OPEN})
            execute(connection, replace_seats(table_id, seats))
            if clocked is not None:
                execute(
                    connection, [upsert_lobby(clocked(table_id)), delete_wishes(opening.guild_id, people)]
                )
            if settled is not None:
                execute(connection, [clear_proposal(settled), revise(settled)])
            if challenge_id is not None:
                accept_challenge(connection, challenge_id, table_id, opening.created_at)
            return table_id

        with not_unique({_CHANNEL: ChannelTakenError}):
            return await self._database.write(work)

    async def discard(self, table_id: int) -> None:
        """Deletes a table at which nothing was played."""
        await self._database.run(*_delete_table(table_id))

    async def change(
        self,
        table_id: int,
        *statements: Statement,
        actions: Sequence[ActionRow] = (),
        clocks: ClockChange = NO_CHANGE,
        **changes: Unpack[TableChanges],
    ) -> None:
        """Changes columns and clocks of a table, with the actions that led to it, in one transaction.

        Discord is to show it. Raises `ChannelTakenError`.
        """
        columns = {name: stored(value) for name, value in changes.items()}
        assignments = ", ".join([*(f"{name} = ?" for name in columns), "revision = revision + 1"])
        update = f"UPDATE tables SET {assignments} WHERE id = ?"  # noqa: S608 - names of our columns
        with not_unique({_CHANNEL: ChannelTakenError}):
            await self._database.run(
                *statements,
                *update_clocks(table_id, clocks),
                *map(insert_action, actions),
                (update, (*columns.values(), table_id)),
            )

    async def _seated(self, condition: str, *values: object) -> Sequence[Seated]:
        chosen = f"SELECT id FROM tables WHERE {condition}"  # noqa: S608 - constants above
        rows, seats = await self._database.fetch_together(
            (f"{_TABLES} WHERE id IN ({chosen}) ORDER BY id DESC", values),
            (f"{_EVERY_SEAT} WHERE seats.table_id IN ({chosen}) ORDER BY at_table, at", values),
        )
        at = {
            key: tuple(map(seat_of, some)) for key, some in groupby(seats, lambda row: int(row["at_table"]))
        }
        return [(row, at.get(row.id, ())) for row in map(table_of, rows)]

    async def _latest(self, condition: str, *values: object) -> int | None:
        row = await self._database.fetch_one(
            f"SELECT max(id) AS id FROM tables WHERE {condition}",  # noqa: S608 - constants above
            values,
        )
        return None if row is None else row["id"]


def table_of(row: Row) -> TableRow:
    """The table in a whole row."""
    words, by, agreed = row["proposal"], row["proposed_by"], row["agreed"]
    proposal = None if words is None else ProposalRow(words, by, tuple(json.loads(agreed)))
    lobby = None if row["table_id"] is None else row_of(LobbyRow, row)
    return row_of(TableRow, row, proposal=proposal, lobby=lobby)


def _delete_table(table_id: int) -> Sequence[Statement]:
    of_table = ("seats", "substitutes", "actions", "lobbies")
    return [
        *((f"DELETE FROM {name} WHERE table_id = ?", (table_id,)) for name in of_table),  # noqa: S608 - constants
        ("DELETE FROM tables WHERE id = ?", (table_id,)),
    ]
