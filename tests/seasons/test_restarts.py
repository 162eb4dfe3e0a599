"""A league goes on after every kill: no table is opened twice, nobody invited twice, none forgotten."""

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


async def _league(leagues: Leagues) -> int:
    """A season of one round for four at tables of two."""
    league = await leagues.founded("Winter", people=4, rounds=1, size=2)
    return league.id


async def _brought_on(leagues: Leagues, league_id: int) -> None:
    """Begins the league, lets all come, and its time pass, until it is over or the bot is killed."""
    league = await leagues.load(league_id)
    if league.row.stage is LeagueStage.SIGN_UP:
        await league_admin.begin(leagues.seasons, league_id)
        await leagues.settle()
    await leagues.all_there(league_id)
    await leagues.wait(LIFE)


async def _instants(folder: Path) -> tuple[int, int]:
    """The first and the last instant of such a league's life."""
    leagues = await Leagues.opened(folder)
    league_id, first = await _league(leagues), leagues.instants
    await _brought_on(leagues, league_id)
    last = leagues.instants
    assert (await leagues.load(league_id)).row.stage is LeagueStage.FINISHED
    await leagues.close()
    return first, last


@pytest.mark.parametrize("offset", [0, 1])
async def test_a_killed_league_goes_on_with_no_table_twice_and_none_missed(
    tmp_path: Path, offset: int
) -> None:
    first, last = await _instants(tmp_path / "whole")
    assert last - first > 60
    for at in range(first + 1 + offset, last, STEP):
        leagues = await Leagues.opened(tmp_path / f"killed {at}")
        league_id = await _league(leagues)
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
