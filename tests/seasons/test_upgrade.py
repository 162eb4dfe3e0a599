"""A league that was killed under the version before this one goes on after the upgrade."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from bot.model.leagues import LeagueStage
from bot.model.matches import MatchState
from bot.seasons import league_admin
from bot.store.sqlite.migrations import MIGRATIONS, migrate
from tests.databases import left_by_0_1_0, sqlite_only
from tests.seasons.leagues import DAY, Killed, Leagues

OPENED_AND_UNKNOWN = """
SELECT count(*) FROM tables JOIN matches ON thread_id = channel_id
WHERE matches.table_id IS NULL AND matches.state = 'waiting' AND status IN ({})
"""


_killed: dict[str, bytes] = {}
"""The databases that were found once, by the statuses of their tables: each is sought by many kills."""


async def killed_while_a_match_started(folder: Path, statuses: str) -> Path:
    """The database of a league killed when a table was opened and its match did not know it yet."""
    if statuses not in _killed:
        _killed[statuses] = (await _sought(folder, statuses)).read_bytes()
    path = folder / "killed.sqlite3"
    path.write_bytes(_killed[statuses])
    return path


async def _sought(folder: Path, statuses: str) -> Path:
    for at in range(1, 500):
        leagues = await Leagues.opened(folder / f"killed {at}")
        league = await leagues.created("Winter", people=4, rounds=1, size=2)
        await league_admin.begin(leagues.seasons, league.id)
        await leagues.settle()
        leagues.dies_at = leagues.instants + at
        with suppress(Killed):
            await leagues.all_there(league.id)
            await leagues.wait(8 * DAY)
        row = await leagues.database.fetch_one(OPENED_AND_UNKNOWN.format(statuses))
        await leagues.close()
        if row is not None and row[0]:
            return folder / f"killed {at}" / "tavern.sqlite3"
    raise AssertionError("no match was ever killed while it started")


@pytest.mark.slow
@pytest.mark.parametrize("statuses", ["'open'", "'running'"])
@sqlite_only("PostgreSQL came after 0.1.0")
async def test_a_match_that_was_being_started_at_the_upgrade_is_played_at_the_table_it_has(
    tmp_path: Path, statuses: str
) -> None:
    path = await killed_while_a_match_started(tmp_path, statuses)
    upgraded = tmp_path / "upgraded" / "tavern.sqlite3"
    left_by_0_1_0(path, upgraded)
    leagues = await Leagues.opened(upgraded.parent)
    await leagues.all_there(1)
    await leagues.wait(14 * DAY)
    league = await leagues.load(1)
    assert league.row.stage is LeagueStage.FINISHED
    assert {match.state for match in league.matches} == {MatchState.DONE}
    assert await leagues.tables() == len(league.matches) == 2
    await leagues.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    "other",
    [
        "UPDATE tables SET host_id = 77",
        "UPDATE tables SET game = 'corsari'",
        """UPDATE tables SET options = json_set(options, '$.rounds', 99)""",
        "UPDATE seats SET user_id = 77 WHERE seat = 1",
        "DELETE FROM seats WHERE seat = 1",
    ],
)
@sqlite_only("PostgreSQL came after 0.1.0")
async def test_a_table_that_others_opened_in_a_matchs_thread_is_not_taken_for_its_own(
    tmp_path: Path, other: str
) -> None:
    path = await killed_while_a_match_started(tmp_path, "'open', 'running'")
    old = tmp_path / "old" / "tavern.sqlite3"
    left_by_0_1_0(path, old)
    with closing(sqlite3.connect(old, isolation_level=None)) as connection:
        connection.execute(other)
    migrate(old, MIGRATIONS)
    with closing(sqlite3.connect(old)) as connection:
        rows = connection.execute(
            "SELECT count(*) FROM tables WHERE match_id IS NOT NULL"
            " AND id NOT IN (SELECT table_id FROM matches WHERE table_id IS NOT NULL)"
        ).fetchone()
    assert rows == (0,)
