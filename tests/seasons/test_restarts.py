"""A league goes on after every kill: no table is opened twice, nobody invited twice, none forgotten."""

import shutil
from contextlib import suppress
from pathlib import Path

import pytest

from bot.model.leagues import LeagueStage
from bot.model.matches import MatchState
from bot.seasons import league_admin
from tests.seasons.sea import DAY, Killed, Leagues

pytestmark = pytest.mark.slow

STEP = 5
"""Every so many instants the bot is killed; the tests begin at different ones."""
LIFE = (7 + 3 + 1) * DAY
"""A round's week, the three days in which its games may still end, and a day until their threads close."""


async def _founded(folder: Path) -> tuple[Path, int]:
    """The database of a bot with a season of one round for four at tables of two, and the league's number."""
    leagues = await Leagues.opened(folder)
    league = await leagues.founded("Winter", people=4, rounds=1, size=2)
    await leagues.close()
    return folder / "tavern.sqlite3", league.id


async def _with_league(folder: Path, database: Path) -> Leagues:
    """A bot of its own on a copy of that database."""
    folder.mkdir()
    shutil.copy(database, folder)
    return await Leagues.opened(folder)


async def _brought_on(leagues: Leagues, league_id: int) -> None:
    """Begins the league, lets all come, and its time pass, until it is over or the bot is killed."""
    league = await leagues.load(league_id)
    if league.row.stage is LeagueStage.SIGN_UP:
        await league_admin.begin(leagues.seasons, league_id)
        await leagues.settle()
    await leagues.all_there(league_id)
    await leagues.wait(LIFE)


async def _instants(leagues: Leagues, league_id: int) -> tuple[int, int]:
    """The first and the last instant of such a league's life."""
    first = leagues.instants
    await _brought_on(leagues, league_id)
    last = leagues.instants
    assert (await leagues.load(league_id)).row.stage is LeagueStage.FINISHED
    await leagues.close()
    return first, last


@pytest.mark.parametrize("offset", [0, 1])
async def test_a_killed_league_goes_on_with_no_table_twice_and_none_missed(
    tmp_path: Path, offset: int
) -> None:
    database, league_id = await _founded(tmp_path / "founded")
    first, last = await _instants(await _with_league(tmp_path / "whole", database), league_id)
    assert last - first > 60
    for at in range(first + 1 + offset, last, STEP):
        leagues = await _with_league(tmp_path / f"killed {at}", database)
        leagues.dies_at = leagues.instants + at - first
        with suppress(Killed):
            await _brought_on(leagues, league_id)
        await leagues.restarted()
        await _brought_on(leagues, league_id)
        league = await leagues.load(league_id)
        assert league.row.stage is LeagueStage.FINISHED, at
        assert {match.state for match in league.matches} == {MatchState.DONE}, at
        assert {len(ids) for ids in leagues.discord.threads.values()} == {1}, at
        assert leagues.discord.threads.keys() == {match.id for match in league.matches}, at
        assert {*leagues.discord.invitations.values()} == {1}, at
        assert await leagues.tables() == len(league.matches) == 2, at
        assert [row.games for row in league.standings] == [1] * 4, at
        await leagues.close()
