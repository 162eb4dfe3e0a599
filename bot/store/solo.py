"""The queries of deals that people play alone: hands, reference games, and who may be named where."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.model.matches import MatchRow, ResultRow
from bot.model.solo import (
    DAYS,
    ReferenceGamesRow,
    Series,
    SoloDealRow,
    SoloHandRow,
    SoloNameRow,
    SoloShareRow,
)
from bot.store.engine import Queries, Transaction
from bot.store.matches import upsert_match
from bot.store.rows import columns_of, insert, row_of, rows_of, upsert
from bot.store.statements import Statement, add_row, execute

_KEY = ("user_id", "series", "number", "ranked")
_HAND = "SELECT * FROM solo_hands WHERE user_id = ? AND series = ? AND number = ? AND ranked = ?"
_JUDGED = """
UPDATE solo_hands SET measure = ?, figure = ?, bid_cost = ?, captains_bid = ?
WHERE user_id = ? AND series = ? AND number = ? AND ranked = ? AND deal = ? AND moves = ?
    AND finished_at IS NOT NULL
"""
_FIGURES = """
SELECT figure FROM solo_hands
WHERE user_id = ? AND series = '' AND ranked = 1 AND measure = ? AND number <= ?
ORDER BY number DESC LIMIT ?
"""
_UNFINISHED = """
SELECT * FROM solo_hands
WHERE user_id = ? AND series = '' AND ranked = 1 AND finished_at IS NULL AND number BETWEEN ? AND ?
ORDER BY number DESC LIMIT 1
"""
_MOVE = """
UPDATE solo_hands SET moves = ?, finished_at = ?, score = ?, record = ?
WHERE user_id = ? AND series = ? AND number = ? AND ranked = ? AND deal = ? AND moves = ?
    AND finished_at IS NULL
"""
_REFERENCE_GAMES = "SELECT * FROM solo_fields WHERE deal = ?"
_NAMED = """
SELECT user_id, number, name, CASE WHEN measure = ? THEN figure END AS figure
FROM solo_names JOIN solo_hands USING (user_id, number)
WHERE guild_id = ? AND number BETWEEN ? AND ? AND series = '' AND ranked = 1 AND finished_at IS NOT NULL
ORDER BY number, name, user_id
"""
_SHARES = "SELECT * FROM solo_shares WHERE channel_id = ? AND day = ?"


class SoloStore(Queries):
    """Reads and writes hands in one database."""

    async def hand(
        self, user_id: int, number: int, *, ranked: bool, series: Series = DAYS
    ) -> SoloHandRow | None:
        """A person's hand of a deal, if they have one."""
        rows = await self._database.fetch_all(_HAND, (user_id, series, number, int(ranked)))
        return row_of(SoloHandRow, rows[0]) if rows else None

    async def unfinished(self, user_id: int, first: int, last: int) -> SoloHandRow | None:
        """A person's latest hand that is not over, of these deals."""
        rows = await self._database.fetch_all(_UNFINISHED, (user_id, first, last))
        return row_of(SoloHandRow, rows[0]) if rows else None

    async def begin(self, row: SoloHandRow) -> SoloHandRow:
        """Keeps a new hand, unless there is one; gives the one that is kept."""

        # Two devices may begin at once: the first hand counts.
        def work(connection: Transaction) -> SoloHandRow:
            key = row.user_id, row.series, row.number, int(row.ranked)
            known = connection.execute(_HAND, key).fetchone()
            if known is not None:
                return row_of(SoloHandRow, known)
            connection.execute(*insert("solo_hands", columns_of(row)))
            return row

        return await self._database.write(work)

    async def begin_again(self, row: SoloHandRow) -> None:
        """Keeps a hand in the place of the one before."""
        await self._database.run(upsert("solo_hands", columns_of(row), *_KEY))

    async def move(self, before: SoloHandRow, after: SoloHandRow, *more: Statement) -> bool:
        """Keeps a move and `more`; False where another device has moved since, or the hand is gone."""
        changed = columns_of(after)
        key = columns_of(before)
        parameters = (
            *(changed[name] for name in ("moves", "finished_at", "score", "record")),
            *(key[name] for name in (*_KEY, "deal", "moves")),
        )

        def work(connection: Transaction) -> bool:
            moved = connection.execute(_MOVE, parameters).rowcount > 0
            if moved:
                execute(connection, more)
            return moved

        return await self._database.write(work)

    async def keep_verdict(self, row: SoloHandRow) -> None:
        """Keeps the verdict on a hand that is over, unless it was played again since."""
        columns = columns_of(row)
        names = ("measure", "figure", "bid_cost", "captains_bid", *_KEY, "deal", "moves")
        # Not durable: it can be judged again, and comes out alike.
        await self._database.run((_JUDGED, tuple(columns[name] for name in names)), durable=False)

    async def figures(self, user_id: int, measure: int, until: int, most: int) -> Sequence[int]:
        """The figures of a person's last deals of the day up to one, by this measure, the latest first."""
        rows = await self._database.fetch_all(_FIGURES, (user_id, measure, until, most))
        return [int(row["figure"]) for row in rows]

    async def days(self, user_id: int) -> Collection[int]:
        """The numbers of the deals that a person has played on their days."""
        rows = await self._database.fetch_all(
            "SELECT number FROM solo_hands"
            " WHERE user_id = ? AND series = '' AND ranked = 1 AND finished_at IS NOT NULL",
            (user_id,),
        )
        return {int(row["number"]) for row in rows}

    async def in_series(self, series: Series) -> Sequence[SoloHandRow]:
        """All hands of a series, in the order of the deals and then of their end."""
        rows = await self._database.fetch_all(
            # By the index that leaves out the deals of the day.
            "SELECT * FROM solo_hands WHERE series = ? AND series <> ''"
            " ORDER BY number, finished_at NULLS FIRST, user_id",
            (series,),
        )
        return rows_of(SoloHandRow, rows)

    async def under_way(self, user_id: int) -> Sequence[SoloHandRow]:
        """A person's hands in voyages that are not over."""
        rows = await self._database.fetch_all(
            "SELECT solo_hands.* FROM solo_hands JOIN leagues ON series = 'v' || leagues.id"
            " WHERE user_id = ? AND finished_at IS NULL AND stage IN ('running', 'paused')"
            " ORDER BY leagues.id, number",
            (user_id,),
        )
        return rows_of(SoloHandRow, rows)

    async def drawn(self, series: Series, number: int) -> SoloDealRow | None:
        """A deal that was drawn."""
        found = await self.drawn_for(series)
        return next((row for row in found if row.number == number), None)

    async def drawn_for(self, series: Series) -> Sequence[SoloDealRow]:
        """The deals that were drawn for a series, in order."""
        rows = await self._database.fetch_all(
            "SELECT * FROM solo_deals WHERE series = ? ORDER BY number", (series,)
        )
        return rows_of(SoloDealRow, rows)

    async def delete_unfinished(self, before: int) -> None:
        """Deletes hands that are not over, of deals before a number."""
        sql = "DELETE FROM solo_hands WHERE finished_at IS NULL AND series = '' AND number < ?"
        await self._database.run((sql, (before,)))

    async def reference_games(self, deal: str) -> ReferenceGamesRow | None:
        """The reference games of a deal, if they were begun."""
        row = await self._database.fetch_one(_REFERENCE_GAMES, (deal,))
        return None if row is None else row_of(ReferenceGamesRow, row)

    async def keep_reference_games(self, row: ReferenceGamesRow) -> None:
        """Keeps the reference games as far as they are played."""
        # Not durable: it can be played again, and comes out alike.
        await self._database.run(upsert("solo_fields", columns_of(row), "deal"), durable=False)

    async def begin_share(self, row: SoloShareRow) -> SoloShareRow:
        """Keeps a share, of which a channel's first of the day may ask; gives the person's if it was sent."""

        def work(connection: Transaction) -> SoloShareRow:
            of_day = rows_of(SoloShareRow, connection.execute(_SHARES, (row.channel_id, row.day)))
            own = next((one for one in of_day if one.user_id == row.user_id), None)
            if own is not None and own.is_sent:
                return own
            fresh = replace(row, asks=row.asks and not any(one.is_sent for one in of_day))
            columns = columns_of(fresh, without=("id",))
            if own is None:
                return replace(fresh, id=add_row(connection, "solo_shares", columns))
            connection.execute(*upsert("solo_shares", {"id": own.id, **columns}, "id"))
            return replace(fresh, id=own.id)

        return await self._database.write(work)

    async def has_shared(self, user_id: int, channel_id: int, day: int) -> bool:
        """Whether a person has shared in a channel on the day of a deal."""
        shares = rows_of(SoloShareRow, await self._database.fetch_all(_SHARES, (channel_id, day)))
        return any(one.user_id == user_id and one.is_sent for one in shares)

    async def finish_share(self, row: SoloShareRow) -> None:
        """Keeps that a share was sent, and that its server may read of the person if it names them."""
        sent: Statement = ("UPDATE solo_shares SET is_sent = 1 WHERE id = ?", (row.id,))
        await self._database.run(sent, _name_of(row))

    async def share(self, share_id: int) -> SoloShareRow | None:
        """A share, if it is known."""
        row = await self._database.fetch_one("SELECT * FROM solo_shares WHERE id = ?", (share_id,))
        return None if row is None else row_of(SoloShareRow, row)

    async def allow_name(self, guild_id: int, number: int, user_id: int, name: str) -> None:
        """Keeps that a server may read of a person for a deal."""
        await self._database.run(_upsert_name(guild_id, number, user_id, name))

    async def named(self, guild_id: int, first: int, last: int, measure: int) -> Sequence[SoloNameRow]:
        """The people whose results a server may read for these deals, with their figures by a measure."""
        rows = await self._database.fetch_all(_NAMED, (measure, guild_id, first, last))
        return rows_of(SoloNameRow, rows)

    async def days_of_server(self, guild_id: int) -> Collection[int]:
        """The numbers of the deals for which a server may read of anyone."""
        sql = "SELECT DISTINCT number FROM solo_names WHERE guild_id = ?"
        return {int(row["number"]) for row in await self._database.fetch_all(sql, (guild_id,))}

    async def servers_to_tell(self) -> Sequence[tuple[int, int]]:
        """The servers that want the morning's message, with its channel; none that has lost the bot."""
        rows = await self._database.fetch_all(
            "SELECT guild_id, daily_channel FROM guilds WHERE daily_channel IS NOT NULL AND mornings = 1"
            " AND guild_id NOT IN (SELECT guild_id FROM lost_guilds) ORDER BY guild_id"
        )
        return [(int(row["guild_id"]), int(row["daily_channel"])) for row in rows]


def _upsert_name(guild_id: int, number: int, user_id: int, name: str) -> Statement:
    columns = {"guild_id": guild_id, "number": number, "user_id": user_id, "name": name}
    return upsert("solo_names", columns, "guild_id", "number", "user_id")


def _name_of(row: SoloShareRow) -> Statement:
    if row.name:
        return _upsert_name(row.guild_id, row.number, row.user_id, row.name)
    where = "guild_id = ? AND number = ? AND user_id = ?"
    return (f"DELETE FROM solo_names WHERE {where}", (row.guild_id, row.number, row.user_id))  # noqa: S608


def insert_drawn(row: SoloDealRow) -> Statement:
    """Keeps a drawn deal."""
    return insert("solo_deals", columns_of(row))


def keep_yardstick(series: Series, number: int, mean: int, tenth: int) -> Statement:
    """Keeps the figures of a drawn deal's reference games, once."""
    return (
        "UPDATE solo_deals SET mean = ?, tenth = ? WHERE series = ? AND number = ? AND mean IS NULL",
        (mean, tenth, series, number),
    )


def insert_play(match: MatchRow, result: ResultRow) -> Sequence[Statement]:
    """Keeps a person's result in a league's deal, as a new match of one."""
    columns = columns_of(result)
    names, marks = ", ".join(columns), ", ".join("?" * len(columns))
    found = "(SELECT id FROM matches WHERE league_id = ? AND round = ? AND number = ?)"
    sql = f"INSERT INTO match_results (match_id, {names}) VALUES ({found}, {marks})"  # noqa: S608 - our columns
    return [upsert_match(match), (sql, (match.league_id, match.round, match.number, *columns.values()))]
