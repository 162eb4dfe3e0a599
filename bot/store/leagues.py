"""The queries of leagues: settings, people, rounds, and the steps of those who run them."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Unpack

from bot.model.leagues import (
    AdjustmentRow,
    EntrantRow,
    GivenRole,
    LeagueActionRow,
    LeagueChanges,
    LeagueRow,
    folded,
)
from bot.model.matches import RoundRow
from bot.model.settings import Changed, settings_of
from bot.store.engine import Queries, Transaction
from bot.store.errors import not_unique
from bot.store.rows import columns_of, insert, read_column, row_of, rows_of, stored, upsert
from bot.store.statements import Statement, add_row, read

_LIVE = "stage IN ('sign_up', 'running', 'paused')"
_LEAGUES = (
    "SELECT leagues.*, message_id FROM leagues"
    " LEFT JOIN messages ON kind = 'league' AND subject = leagues.id AND is_gone = 0"
)
_FOLLOWING = "SELECT id FROM leagues WHERE follows = ? ORDER BY id DESC"
_NOT_STORED = ("id", "message_id")
"""Fields of a league that are only read: the database gives the number, the messages the other."""
_NAMES = "leagues.guild_id, leagues.folded"
_TABLES = "matches.table_id"
"""The columns of the unique indexes over names of leagues, and over tables of matches."""
_EDITS_KEPT_FOR = 7 * 24 * 60 * 60  # seconds after which an edit that was begun and left is forgotten


class NameTakenError(Exception):
    """The server has a league of that name already."""


class TableCountsError(Exception):
    """The table counts for a match already."""


_TAKEN = {_NAMES: NameTakenError, _TABLES: TableCountsError}


class LeagueStore(Queries):
    """Reads and writes leagues, who takes part, and their rounds."""

    async def league(self, league_id: int) -> LeagueRow | None:
        """The league of this number."""
        row = await self._database.fetch_one(f"{_LEAGUES} WHERE id = ?", (league_id,))
        return None if row is None else row_of(LeagueRow, row)

    async def named(self, guild_id: int, name: str) -> LeagueRow | None:
        """The league of a server by its name, in any case."""
        rows = await self.of_guild(guild_id)
        return next((row for row in rows if folded(row.name) == folded(name)), None)

    async def without_key(self) -> Sequence[LeagueRow]:
        """The leagues from before names had a key."""
        rows = await self._database.fetch_all(f"{_LEAGUES} WHERE folded IS NULL ORDER BY id")
        return rows_of(LeagueRow, rows)

    async def of_guild(self, guild_id: int) -> Sequence[LeagueRow]:
        """The leagues of a server, live ones first, then the newest first; no drafts."""
        rows = await self._database.fetch_all(
            f"{_LEAGUES} WHERE guild_id = ? AND stage <> 'draft' ORDER BY {_LIVE} DESC, id DESC",
            (guild_id,),
        )
        return rows_of(LeagueRow, rows)

    async def live(self) -> Sequence[int]:
        """The live leagues of all servers."""
        rows = await self._database.fetch_all(f"SELECT id FROM leagues WHERE {_LIVE} ORDER BY id")  # noqa: S608 - constant
        return [int(row["id"]) for row in rows]

    async def outdated(self) -> Sequence[int]:
        """The leagues whose posts are outdated."""
        rows = await self._database.fetch_all(
            "SELECT id FROM leagues WHERE told < revision AND stage <> 'draft' ORDER BY id"
        )
        return [int(row["id"]) for row in rows]

    async def due(self, now: int) -> Sequence[int]:
        """The leagues for which something is due."""
        rows = await self._database.fetch_all(
            "SELECT id FROM leagues WHERE next_at <= ? ORDER BY next_at, id", (now,)
        )
        return [int(row["id"]) for row in rows]

    async def next_at(self) -> int | None:
        """When something is due next."""
        row = await self._database.fetch_one("SELECT min(next_at) AS at FROM leagues")
        return None if row is None or row["at"] is None else int(row["at"])

    async def add(self, league: LeagueRow) -> int:
        """Stores a new league, whose `id` counts for nothing; returns its number. Raises `NameTakenError`."""

        def work(connection: Transaction) -> int:
            columns = {**columns_of(league, without=_NOT_STORED), "folded": folded(league.name)}
            return add_row(connection, "leagues", columns)

        with not_unique(_TAKEN):
            return await self._database.write(work)

    async def add_seasons(self, seasons: Sequence[tuple[LeagueRow, Sequence[EntrantRow]]]) -> Sequence[int]:
        """Stores next seasons with their people, each below the season after its `above_id`; as `add`."""

        def work(connection: Transaction) -> Sequence[int]:
            numbers = []
            for league, entrants in seasons:
                above = connection.execute(_FOLLOWING, (league.above_id,)).fetchone()
                below = {"above_id": None, "moves": 0} if above is None else {"above_id": above["id"]}
                columns = {**columns_of(league, without=_NOT_STORED), "folded": folded(league.name), **below}
                numbers.append(add_row(connection, "leagues", columns))
                for one in entrants:
                    connection.execute(*upsert_entrant(numbers[-1], one))
            return numbers

        with not_unique(_TAKEN):
            return await self._database.write(work)

    async def change(
        self, league_id: int, *more: Statement, revise: bool = True, **changes: Unpack[LeagueChanges]
    ) -> None:
        """Changes columns of a league, and runs `more`, in one transaction; `revise` has its post shown.

        Raises `NameTakenError`, `TableCountsError`, and `StatementError` where any other rule of the tables
        is broken.
        """
        statements = [*more, *_update(league_id, {name: stored(value) for name, value in changes.items()})]
        if revise:
            statements.append(revise_league(league_id))
        with not_unique(_TAKEN):
            await self._database.run(*statements)

    async def rename(self, league_id: int, name: str) -> None:
        """Gives a league a name, and that its key. Raises `NameTakenError`."""
        await self.change(league_id, *_update(league_id, {"name": name}))

    async def mark_shown(self, league_id: int, revision: int, next_at: int | None) -> None:
        """The league's post shows it as it was at this revision; something is due next at `next_at`."""
        await self._database.run(
            ("UPDATE leagues SET next_at = ? WHERE id = ?", (next_at, league_id)),
            (
                "UPDATE leagues SET told = ? WHERE id = ? AND told < ?",
                (revision, league_id, revision),
            ),
        )

    async def remove_drafts(self, guild_id: int, user_id: int) -> None:
        """Forgets the drafts of a person in a server."""
        await self._database.run(
            (
                "DELETE FROM leagues WHERE guild_id = ? AND created_by = ? AND stage = 'draft'",
                (guild_id, user_id),
            ),
        )

    async def entrants(self, league_id: int) -> tuple[EntrantRow, ...]:
        """The people who take part, or did, the first to sign up first."""
        rows = await self._database.fetch_all(
            "SELECT entrants.user_id, name, role, at, joined_at, animal FROM entrants"
            " LEFT JOIN people ON people.user_id = entrants.user_id"
            " WHERE league_id = ? ORDER BY at, entrants.user_id",
            (league_id,),
        )
        return await read(lambda: rows_of(EntrantRow, rows), len(rows))

    async def actions(self, league_id: int) -> tuple[LeagueActionRow, ...]:
        """The steps of moderators in a league, in order."""
        sql = "SELECT * FROM league_actions WHERE league_id = ? ORDER BY id"
        rows = await self._database.fetch_all(sql, (league_id,))
        return tuple(row_of(LeagueActionRow, row, changes=tuple(_changes(row["changes"]))) for row in rows)

    async def roles_given(self, league_id: int) -> frozenset[GivenRole]:
        """The roles of the server that a league has given and not taken back."""
        sql = "SELECT user_id, role_id FROM league_roles WHERE league_id = ?"
        return frozenset(rows_of(GivenRole, await self._database.fetch_all(sql, (league_id,))))

    async def is_given_elsewhere(self, league_id: int, one: GivenRole) -> bool:
        """Whether another league has given a person the same role."""
        row = await self._database.fetch_one(
            "SELECT 1 FROM league_roles WHERE user_id = ? AND role_id = ? AND league_id <> ?",
            (one.user_id, one.role_id, league_id),
        )
        return row is not None

    async def edit(self, league_id: int, user_id: int) -> Mapping[str, Any]:
        """The settings that a person is about to change, by their columns; empty where there are none."""
        row = await self._database.fetch_one(
            "SELECT wanted FROM league_edits WHERE league_id = ? AND user_id = ?", (league_id, user_id)
        )
        known = settings_of(LeagueRow)
        kept: Mapping[str, Any] = {} if row is None else json.loads(row["wanted"])
        return {name: read_column(LeagueRow, name, value) for name, value in kept.items() if name in known}

    async def adjustments(self, league_id: int) -> tuple[AdjustmentRow, ...]:
        """The points that moderators have given or taken by hand, in order."""
        sql = "SELECT * FROM adjustments WHERE league_id = ? ORDER BY id"
        return rows_of(AdjustmentRow, await self._database.fetch_all(sql, (league_id,)))

    async def rounds(self, league_id: int) -> tuple[RoundRow, ...]:
        """The rounds so far, in order."""
        rows = await self._database.fetch_all(
            "SELECT * FROM rounds WHERE league_id = ? ORDER BY number", (league_id,)
        )
        return rows_of(RoundRow, rows)


def upsert_entrant(league_id: int, entrant: EntrantRow) -> Statement:
    """Keeps a person's role in a league."""
    columns = {"league_id": league_id, **columns_of(entrant, without=("animal",))}
    return upsert("entrants", columns, "league_id", "user_id")


def revise_league(league_id: int) -> Statement:
    """Marks a change of a league that its post is to show."""
    return "UPDATE leagues SET revision = revision + 1 WHERE id = ?", (league_id,)


def upsert_round(league_id: int, row: RoundRow) -> Statement:
    """Keeps a round, in the place of one with its number."""
    return upsert("rounds", {"league_id": league_id, **columns_of(row)}, "league_id", "number")


def insert_league_action(action: LeagueActionRow) -> Statement:
    """Keeps a step of a moderator, in the transaction of its change."""
    changes = {one.setting: (stored(one.before), stored(one.after)) for one in action.changes}
    columns = columns_of(action, without={"changes"})
    return insert("league_actions", {**columns, "changes": json.dumps(changes)})


def upsert_edit(league_id: int, user_id: int, wanted: Mapping[str, Any], at: int) -> tuple[Statement, ...]:
    """Keeps the changes that a person prepares, and forgets those that were left long ago."""
    kept = json.dumps({name: stored(value) for name, value in wanted.items()})
    columns = {"league_id": league_id, "user_id": user_id, "wanted": kept, "at": at}
    return (
        ("DELETE FROM league_edits WHERE at < ?", (at - _EDITS_KEPT_FOR,)),
        upsert("league_edits", columns, "league_id", "user_id"),
    )


def delete_edit(league_id: int, user_id: int) -> Statement:
    """Forgets the changes that a person prepared."""
    return ("DELETE FROM league_edits WHERE league_id = ? AND user_id = ?", (league_id, user_id))


def insert_adjustment(adjustment: AdjustmentRow) -> Statement:
    """Keeps points by hand, whose `id` counts for nothing."""
    return insert("adjustments", columns_of(adjustment, without=("id",)))


def insert_given(league_id: int, one: GivenRole) -> Statement:
    """Keeps that a league has given a role."""
    columns = {"league_id": league_id, **columns_of(one)}
    return upsert("league_roles", columns, *columns)


def delete_given(league_id: int, one: GivenRole) -> Statement:
    """Keeps that a league has taken a role back."""
    return (
        "DELETE FROM league_roles WHERE league_id = ? AND user_id = ? AND role_id = ?",
        (league_id, one.user_id, one.role_id),
    )


def update_league(before: LeagueRow, after: LeagueRow) -> Sequence[Statement]:
    """Keeps the differences between two rows of a league."""
    known = columns_of(before, without=_NOT_STORED)
    changed = {
        name: value for name, value in columns_of(after, without=_NOT_STORED).items() if value != known[name]
    }
    return _update(before.id, changed)


def _update(league_id: int, columns: Mapping[str, object]) -> Sequence[Statement]:
    if "name" in columns:
        columns = {**columns, "folded": folded(str(columns["name"]))}
    assignments = ", ".join(f"{name} = ?" for name in columns)
    update = f"UPDATE leagues SET {assignments} WHERE id = ?"  # noqa: S608 - names of our columns
    return [(update, (*columns.values(), league_id))] if columns else []


def _changes(kept: str) -> Iterator[Changed]:
    known = settings_of(LeagueRow)
    for name, two in json.loads(kept).items():
        if name in known:  # a later version may have settings that this one does not know
            yield Changed(name, *(read_column(LeagueRow, name, value) for value in two))
