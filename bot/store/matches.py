"""The queries of matches: the tables of a league's rounds, what they came to, and who corrected it."""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.model.matches import CorrectionRow, MatchRow, MatchState, ProtestRow, ResultRow, Results
from bot.store.database import Database
from bot.store.protests import protests_of_league
from bot.store.statements import Statement, read

_NAMES = """
SELECT seats.user_id, seats.name, 0 AS entered, matches.id AS at
FROM seats JOIN matches USING (table_id) JOIN leagues ON leagues.id = league_id
WHERE guild_id = :guild AND seats.user_id IS NOT NULL
UNION ALL
SELECT user_id, entrants.name, 1, at FROM entrants JOIN leagues ON leagues.id = league_id
WHERE guild_id = :guild AND stage <> 'draft'
ORDER BY entered, at
"""
"""The latest last; who has entered is called as they did."""


class MatchStore:
    """Reads matches; they are written by the statements below, with the change of their league."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_league(self, league_id: int) -> tuple[MatchRow, ...]:
        """The matches of a league, in order."""
        rows = await self._database.scan(
            "SELECT * FROM matches WHERE league_id = ? ORDER BY round, number", (league_id,)
        )
        return await read(lambda: tuple(map(_match, rows)), len(rows))

    async def going_on(self, league_id: int) -> Sequence[MatchRow]:
        """The matches of a league that are not over."""
        rows = await self._database.fetch_all(
            "SELECT * FROM matches WHERE league_id = ? AND state NOT IN ('done', 'void')", (league_id,)
        )
        return [_match(row) for row in rows]

    async def match(self, match_id: int) -> MatchRow | None:
        """The match of this number."""
        row = await self._database.fetch_one("SELECT * FROM matches WHERE id = ?", (match_id,))
        return None if row is None else _match(row)

    async def of_table(self, table_id: int) -> MatchRow | None:
        """The match that is played at a table, if it is one of a league."""
        row = await self._database.fetch_one("SELECT * FROM matches WHERE table_id = ?", (table_id,))
        return None if row is None else _match(row)

    async def level_at(self, match_id: int) -> int | None:
        """How well computer players play at the tables of a match's league."""
        row = await self._database.fetch_one(
            "SELECT level FROM matches JOIN leagues ON leagues.id = league_id WHERE matches.id = ?",
            (match_id,),
        )
        return None if row is None else int(row["level"])

    async def waiting_in(self, thread_id: int) -> MatchRow | None:
        """The match whose game is still to be dealt in a thread."""
        row = await self._database.fetch_one(
            "SELECT * FROM matches WHERE thread_id = ? AND table_id IS NULL AND state = 'waiting'",
            (thread_id,),
        )
        return None if row is None else _match(row)

    async def results(self, league_id: int) -> Results:
        """The results of a league's matches."""
        rows = await self._database.scan(
            "SELECT match_results.* FROM match_results JOIN matches ON matches.id = match_id"
            " WHERE league_id = ? ORDER BY match_id, seat",
            (league_id,),
        )
        return await read(lambda: _by_match(rows), len(rows))

    async def of_game(self, guild_id: int, game: str) -> Sequence[tuple[MatchRow, tuple[ResultRow, ...]]]:
        """All finished matches of a game in a server's leagues, in the order in which they ended."""
        done = (
            "FROM matches JOIN leagues ON leagues.id = league_id"
            " WHERE guild_id = ? AND game = ? AND state = 'done'"
        )
        matches = await self._database.scan(
            f"SELECT matches.* {done} ORDER BY finished_at, matches.id",
            (guild_id, game),
        )
        rows = await self._database.scan(
            f"SELECT * FROM match_results WHERE match_id IN (SELECT matches.id {done})"  # noqa: S608 - constant
            " ORDER BY match_id, seat",
            (guild_id, game),
        )

        def found() -> Sequence[tuple[MatchRow, tuple[ResultRow, ...]]]:
            results = _by_match(rows)
            return [(match, results.get(match.id, ())) for match in map(_match, matches)]

        return await read(found, len(rows))

    async def revisions(self, guild_id: int) -> str:
        """Revisions of a server's leagues, which rise with every change that their posts should show."""
        row = await self._database.fetch_one(
            "SELECT group_concat(id || '.' || revision) AS all_of_them FROM leagues WHERE guild_id = ?",
            (guild_id,),
        )
        return "" if row is None else str(row["all_of_them"])

    async def corrections(self, league_id: int) -> Sequence[CorrectionRow]:
        """All corrections in a league, in order."""
        rows = await self._database.fetch_all(
            "SELECT corrections.* FROM corrections JOIN matches ON matches.id = match_id"
            " WHERE league_id = ? ORDER BY corrections.id",
            (league_id,),
        )
        return [_correction(row) for row in rows]

    async def protests(self, league_id: int) -> tuple[ProtestRow, ...]:
        """All protests in a league, in order."""
        return await protests_of_league(self._database, league_id)

    async def match_of_protest(self, protest_id: int) -> int:
        """The match against whose result a protest is; 0 where there is no such protest."""
        row = await self._database.fetch_one("SELECT match_id FROM protests WHERE id = ?", (protest_id,))
        return 0 if row is None else int(row["match_id"])

    async def names(self, guild_id: int) -> Mapping[int, str]:
        """The latest names of everybody who has played or entered a server's leagues."""
        rows = await self._database.fetch_all(_NAMES, {"guild": guild_id})
        return {row["user_id"]: row["name"] for row in rows}


def delete_matches(league_id: int, number: int) -> Statement:
    """Forgets the matches of a round, none of which was opened."""
    return "DELETE FROM matches WHERE league_id = ? AND round = ?", (league_id, number)


def upsert_match(match: MatchRow) -> Statement:
    """Keeps a match; one whose `id` is 0 is new."""
    return (
        "INSERT INTO matches (id, league_id, round, number, state, seats, ready, forfeits, thread_id,"
        " table_id, starts_at, finished_at, nudged_at, pad_id, archived)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET state = excluded.state, seats = excluded.seats,"
        " ready = excluded.ready, forfeits = excluded.forfeits, thread_id = excluded.thread_id,"
        " table_id = excluded.table_id,"
        " starts_at = excluded.starts_at, finished_at = excluded.finished_at, nudged_at = excluded.nudged_at,"
        " pad_id = excluded.pad_id, archived = excluded.archived",
        (
            match.id or None,
            match.league_id,
            match.round,
            match.number,
            match.state,
            json.dumps(match.seats),
            json.dumps(match.ready),
            json.dumps(match.forfeits),
            match.thread_id,
            match.table_id,
            match.starts_at,
            match.finished_at,
            match.nudged_at,
            match.pad_id,
            int(match.archived),
        ),
    )


def replace_results(match_id: int, results: Sequence[ResultRow]) -> list[Statement]:
    """Keeps what a match came to, in the place of what was kept before."""
    return _replace_results("id", match_id, results)


def replace_results_of_scorepad(pad_id: int, results: Sequence[ResultRow]) -> list[Statement]:
    """Keeps what the match of a scorepad came to, whatever number it gets."""
    return _replace_results("pad_id", pad_id, results)


def _replace_results(column: str, value: int, results: Sequence[ResultRow]) -> list[Statement]:
    found = f"(SELECT id FROM matches WHERE {column} = ?)"  # noqa: S608 - one of our columns
    return [
        (f"DELETE FROM match_results WHERE match_id = {found}", (value,)),  # noqa: S608 - as above
        *(
            (
                "INSERT INTO match_results (match_id, seat, user_id, place, score, forfeited, by_computer,"  # noqa: S608 - as above
                f" moves, of_moves, other_id, other_moves, played_out)"
                f" VALUES ({found}, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    value,
                    result.seat,
                    result.user_id,
                    result.place,
                    result.score,
                    int(result.forfeited),
                    int(result.by_computer),
                    result.moves,
                    result.of_moves,
                    result.other_id,
                    result.other_moves,
                    result.played_out,
                ),
            )
            for result in results
        ),
    ]


def insert_correction(correction: CorrectionRow) -> Statement:
    """Keeps a correction."""
    return (
        "INSERT INTO corrections (match_id, user_id, name, reason, before, after, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            correction.match_id,
            correction.user_id,
            correction.name,
            correction.reason,
            json.dumps(correction.before),
            None if correction.after is None else json.dumps(correction.after),
            correction.at,
        ),
    )


def _by_match(rows: Sequence[sqlite3.Row]) -> Results:
    found: dict[int, list[ResultRow]] = {}
    for row in rows:
        found.setdefault(row["match_id"], []).append(_result(row))
    return {match_id: tuple(results) for match_id, results in found.items()}


def _match(row: sqlite3.Row) -> MatchRow:
    values = dict(row)
    ids = {name: tuple(json.loads(values[name])) for name in ("seats", "ready", "forfeits")}
    kept = {"state": MatchState(values["state"]), "archived": bool(values["archived"])}
    return MatchRow(**{**values, **ids, **kept})


def _result(row: sqlite3.Row) -> ResultRow:
    values = dict(row)
    del values["match_id"]
    flags = {name: bool(values[name]) for name in ("forfeited", "by_computer")}
    return ResultRow(**{**values, **flags})


def _correction(row: sqlite3.Row) -> CorrectionRow:
    values = dict(row)
    del values["id"]
    after = values["after"]
    correction = CorrectionRow(**values)
    return replace(
        correction,
        before=tuple(json.loads(values["before"])),
        after=None if after is None else tuple(json.loads(after)),
    )
