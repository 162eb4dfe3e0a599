"""The queries of matches: the tables of a league's rounds, their results, corrections and protests."""

from collections.abc import Mapping, Sequence

from bot.model.matches import CorrectionRow, MatchRow, ProtestRow, ResultRow, Results
from bot.store.engine import Queries, Row
from bot.store.rows import columns_of, insert, row_of, rows_of, upsert
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
"""The latest last; people who have entered are called as they were then."""


class MatchStore(Queries):
    """Reads matches; they are written by the statements below, with the change of their league."""

    async def of_league(self, league_id: int) -> tuple[MatchRow, ...]:
        """The matches of a league, in order."""
        rows = await self._database.scan(
            "SELECT * FROM matches WHERE league_id = ? ORDER BY round, number", (league_id,)
        )
        return await read(lambda: rows_of(MatchRow, rows), len(rows))

    async def not_over(self, league_id: int) -> Sequence[MatchRow]:
        rows = await self._database.fetch_all(
            "SELECT * FROM matches WHERE league_id = ? AND state NOT IN ('done', 'void')", (league_id,)
        )
        return rows_of(MatchRow, rows)

    async def match(self, match_id: int) -> MatchRow | None:
        """The match of this number."""
        row = await self._database.fetch_one("SELECT * FROM matches WHERE id = ?", (match_id,))
        return None if row is None else row_of(MatchRow, row)

    async def of_table(self, table_id: int) -> MatchRow | None:
        """The match that is played at a table, if it is one of a league."""
        row = await self._database.fetch_one("SELECT * FROM matches WHERE table_id = ?", (table_id,))
        return None if row is None else row_of(MatchRow, row)

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
        return None if row is None else row_of(MatchRow, row)

    async def results(self, league_id: int) -> Results:
        """The results of a league's matches."""
        rows = await self._database.scan(
            "SELECT match_results.* FROM match_results JOIN matches ON matches.id = match_id"
            " WHERE league_id = ? ORDER BY match_id, seat",
            (league_id,),
        )
        return await read(lambda: _by_match(rows), len(rows))

    async def revisions(self, guild_id: int) -> str:
        """Revisions of a server's leagues, which rise with every change that their posts should show."""
        rows = await self._database.fetch_all(
            "SELECT id, revision FROM leagues WHERE guild_id = ? ORDER BY id", (guild_id,)
        )
        return ",".join(f"{row['id']}.{row['revision']}" for row in rows)

    async def corrections(self, league_id: int) -> Sequence[CorrectionRow]:
        """All corrections in a league, in order."""
        rows = await self._database.fetch_all(
            "SELECT corrections.* FROM corrections JOIN matches ON matches.id = match_id"
            " WHERE league_id = ? ORDER BY corrections.id",
            (league_id,),
        )
        return rows_of(CorrectionRow, rows)

    async def protests(self, league_id: int) -> tuple[ProtestRow, ...]:
        """All protests in a league, in order."""
        rows = await self._database.fetch_all(
            "SELECT protests.* FROM protests JOIN matches ON matches.id = match_id"
            " WHERE league_id = ? ORDER BY protests.id",
            (league_id,),
        )
        return rows_of(ProtestRow, rows)

    async def match_of_protest(self, protest_id: int) -> int:
        """The match against whose result a protest is; 0 where there is no such protest."""
        row = await self._database.fetch_one("SELECT match_id FROM protests WHERE id = ?", (protest_id,))
        return 0 if row is None else int(row["match_id"])

    async def names(self, guild_id: int) -> Mapping[int, str]:
        """The latest names of all who have played in or entered a server's leagues."""
        rows = await self._database.fetch_all(_NAMES, {"guild": guild_id})
        return {row["user_id"]: row["name"] for row in rows}


def delete_matches(league_id: int, number: int) -> Statement:
    """Forgets the matches of a round, none of which was opened."""
    return "DELETE FROM matches WHERE league_id = ? AND round = ?", (league_id, number)


def upsert_match(match: MatchRow) -> Statement:
    """Keeps a match; one whose `id` is 0 is new."""
    if match.id == 0:
        return insert("matches", columns_of(match, without=("id",)))
    return upsert("matches", columns_of(match), "id")


def replace_results(match_id: int, results: Sequence[ResultRow]) -> list[Statement]:
    """Keeps the result of a match, in the place of a former one."""
    return _replace_results("id", match_id, results)


def replace_results_of_scorepad(pad_id: int, results: Sequence[ResultRow]) -> list[Statement]:
    """Keeps the result of a scorepad's match, whatever number the match gets."""
    return _replace_results("pad_id", pad_id, results)


def _replace_results(column: str, value: int, results: Sequence[ResultRow]) -> list[Statement]:
    found = f"(SELECT id FROM matches WHERE {column} = ?)"  # noqa: S608 - one of our columns
    statements: list[Statement] = [(f"DELETE FROM match_results WHERE match_id = {found}", (value,))]  # noqa: S608 - as above
    for result in results:
        columns = columns_of(result)
        names, marks = ", ".join(columns), ", ".join("?" * len(columns))
        sql = f"INSERT INTO match_results (match_id, {names}) VALUES ({found}, {marks})"  # noqa: S608 - as above
        statements.append((sql, (value, *columns.values())))
    return statements


def insert_correction(correction: CorrectionRow) -> Statement:
    """Keeps a correction."""
    return insert("corrections", columns_of(correction))


def insert_protest(protest: ProtestRow) -> Statement:
    """Keeps a new protest, whose `id` counts for nothing."""
    return insert("protests", columns_of(protest, without=("id",)))


def mark_protest_announced(protest_id: int) -> Statement:
    """Keeps that moderators know of it; it may have been decided meanwhile."""
    return "UPDATE protests SET told = 1 WHERE id = ?", (protest_id,)


def mark_protest_answered(protest_id: int) -> Statement:
    """Keeps that the people of the match know the decision."""
    return "UPDATE protests SET answered = 1 WHERE id = ?", (protest_id,)


def decide_protest(protest: ProtestRow) -> Statement:
    """Keeps the decision of moderators."""
    return (
        "UPDATE protests SET outcome = ?, answer = ?, decider_id = ?, decided_by = ? WHERE id = ?",
        (protest.outcome, protest.answer, protest.decider_id, protest.decided_by, protest.id),
    )


def _by_match(rows: Sequence[Row]) -> Results:
    found: dict[int, list[ResultRow]] = {}
    for row in rows:
        found.setdefault(row["match_id"], []).append(row_of(ResultRow, row))
    return {match_id: tuple(results) for match_id, results in found.items()}
