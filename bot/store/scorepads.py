"""The queries of scorepads of games with real cards. Lines are only ever added."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from bot.games.contract import Options, Seat
from bot.model.scorepads import ScorepadLineRow, ScorepadPlayerRow, ScorepadRow, ScorepadState
from bot.store.engine import Queries, Row, Transaction
from bot.store.rows import columns_of, insert, one_of, row_of, rows_of
from bot.store.statements import Statement, add_row, execute

_PADS = (
    "SELECT pads.*, message_id FROM pads"
    " LEFT JOIN messages ON kind = 'scorepad' AND subject = pads.id AND is_gone = 0"
)
_PLAYERS = """
SELECT pad_id, seat, pad_players.user_id, name, confirmed, animal FROM pad_players
LEFT JOIN people ON people.user_id = pad_players.user_id WHERE pad_id IN {pads} ORDER BY seat
"""
_LINES = "SELECT pad_id, number, line, user_id, name, at FROM pad_lines WHERE pad_id IN {pads} ORDER BY id"
_LEAGUES = "SELECT pad_id, name FROM matches JOIN leagues ON leagues.id = league_id WHERE pad_id IN {pads}"
_NEWEST = """
SELECT id FROM pads WHERE guild_id = ? AND channel_id = ? AND state IN {states}
ORDER BY EXISTS (SELECT 1 FROM pad_players WHERE pad_id = id AND user_id = ?) DESC, id DESC LIMIT 1
"""
_CONFIRMED = f"""
SELECT id FROM pads JOIN pad_players ON pad_id = pads.id
WHERE user_id = :user AND state IN ('{ScorepadState.CONFIRMED}', '{ScorepadState.COUNTED}')
    AND (guild_id = :guild OR :everywhere = 1) ORDER BY id
"""  # noqa: S608 - constants


T = TypeVar("T")


class ScorepadStore(Queries):
    """Reads and writes scorepads, each change in one transaction."""

    async def scorepads(self, scorepad_ids: Sequence[int]) -> Sequence[ScorepadRow]:
        """The scorepads of these numbers, in order."""
        sql = f"{_PADS} WHERE id IN {one_of(scorepad_ids)} ORDER BY id"
        rows = await self._database.fetch_all(sql, scorepad_ids)
        return rows_of(ScorepadRow, rows)

    async def players(self, scorepad_ids: Sequence[int]) -> Mapping[int, tuple[ScorepadPlayerRow, ...]]:
        """The players of each of these scorepads, by their seats."""
        rows = await self._database.fetch_all(_PLAYERS.format(pads=one_of(scorepad_ids)), scorepad_ids)
        return _by_scorepad(ScorepadPlayerRow, rows)

    async def lines(self, scorepad_ids: Sequence[int]) -> Mapping[int, tuple[ScorepadLineRow, ...]]:
        """All lines that were ever written on each of these scorepads, in order."""
        rows = await self._database.fetch_all(_LINES.format(pads=one_of(scorepad_ids)), scorepad_ids)
        return _by_scorepad(ScorepadLineRow, rows)

    async def leagues_of(self, scorepad_ids: Sequence[int]) -> Mapping[int, str]:
        """The names of the leagues in which these scorepads count."""
        rows = await self._database.fetch_all(_LEAGUES.format(pads=one_of(scorepad_ids)), scorepad_ids)
        return {int(row["pad_id"]): str(row["name"]) for row in rows}

    async def confirmed_of(self, user_id: int, guild_id: int, *, everywhere: bool) -> Sequence[int]:
        """The numbers of a person's scorepads that everyone has confirmed, in a server or in all."""
        facts = {"user": user_id, "guild": guild_id, "everywhere": int(everywhere)}
        return [int(row["id"]) for row in await self._database.scan(_CONFIRMED, facts)]

    async def newest(
        self, guild_id: int, channel_id: int, states: Sequence[ScorepadState], user_id: int
    ) -> int | None:
        """The newest scorepad of a channel in such a state, the person's own first."""
        row = await self._database.fetch_one(
            _NEWEST.format(states=one_of(states)), (guild_id, channel_id, *states, user_id)
        )
        return None if row is None else int(row["id"])

    async def of_guild(self, guild_id: int, most: int) -> Sequence[ScorepadRow]:
        """The newest scorepads of a server."""
        rows = await self._database.fetch_all(
            f"{_PADS} WHERE guild_id = ? ORDER BY id DESC LIMIT ?", (guild_id, most)
        )
        return rows_of(ScorepadRow, rows)

    async def outdated(self) -> Sequence[int]:
        """The scorepads whose posts are outdated."""
        rows = await self._database.fetch_all("SELECT id FROM pads WHERE told < revision ORDER BY id")
        return [int(row["id"]) for row in rows]

    async def add(
        self,
        scorepad: ScorepadRow,
        players: Sequence[ScorepadPlayerRow],
        lines: Sequence[ScorepadLineRow] = (),
    ) -> int:
        """Stores a new scorepad; returns its number."""

        def work(connection: Transaction) -> int:
            columns = columns_of(scorepad, without=("id", "message_id"))
            pad_id = add_row(connection, "pads", columns)
            execute(connection, [insert_player(pad_id, row) for row in players])
            execute(connection, [insert_line(pad_id, row) for row in lines])
            return pad_id

        return await self._database.write(work)

    async def change(self, scorepad_id: int, *statements: Statement) -> None:
        """Runs the statements as a change that the post should show."""
        await self._database.run(
            *statements,
            ("UPDATE pads SET revision = revision + 1 WHERE id = ?", (scorepad_id,)),
        )

    async def mark_shown(self, scorepad_id: int, revision: int) -> None:
        """Keeps that the post shows this revision."""
        sql = "UPDATE pads SET told = ? WHERE id = ? AND told < ?"
        await self._database.run((sql, (revision, scorepad_id, revision)))


def _by_scorepad(kind: type[T], rows: Iterable[Row]) -> Mapping[int, tuple[T, ...]]:
    found: dict[int, tuple[T, ...]] = {}
    for row in rows:
        found[row["pad_id"]] = (*found.get(row["pad_id"], ()), row_of(kind, row))
    return found


def insert_player(scorepad_id: int, player: ScorepadPlayerRow) -> Statement:
    """Adds a player."""
    return insert("pad_players", {"pad_id": scorepad_id, **columns_of(player, without=("animal",))})


def replace_players(scorepad_id: int, players: Sequence[ScorepadPlayerRow]) -> Sequence[Statement]:
    """Puts these players in the place of all."""
    gone: Statement = ("DELETE FROM pad_players WHERE pad_id = ?", (scorepad_id,))
    return [gone, *(insert_player(scorepad_id, row) for row in players)]


def insert_line(scorepad_id: int, line: ScorepadLineRow) -> Statement:
    """Adds a line."""
    return insert("pad_lines", {"pad_id": scorepad_id, **columns_of(line)})


def update_state(scorepad_id: int, state: ScorepadState) -> Statement:
    """Changes the state."""
    return ("UPDATE pads SET state = ? WHERE id = ?", (state, scorepad_id))


def update_options(scorepad_id: int, options: Options) -> Statement:
    """Changes the options."""
    return ("UPDATE pads SET options = ? WHERE id = ?", (json.dumps(dict(options)), scorepad_id))


def confirm_seat(scorepad_id: int, seat: Seat) -> Statement:
    """Keeps a player's confirmation."""
    return ("UPDATE pad_players SET confirmed = 1 WHERE pad_id = ? AND seat = ?", (scorepad_id, seat))


def clear_confirmations(scorepad_id: int) -> Statement:
    """Takes all confirmations back."""
    return ("UPDATE pad_players SET confirmed = 0 WHERE pad_id = ?", (scorepad_id,))


def mark_counted(scorepad_id: int, user_id: int) -> Statement:
    """Keeps the person who counted the scorepad in a league."""
    return (
        "UPDATE pads SET state = 'counted', counted_by = ?, revision = revision + 1 WHERE id = ?",
        (user_id, scorepad_id),
    )
