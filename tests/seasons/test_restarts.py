"""A league goes on after every kill: no table is opened twice, nobody invited twice, none forgotten."""

import sqlite3
from contextlib import closing
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.model.leagues import LeagueStage
from bot.model.matches import MatchState
from bot.seasons import league_admin
from tests.databases import sqlite_only
from tests.seasons.leagues import DAY, Discord, Leagues

pytestmark = pytest.mark.slow

STEP = 5
"""Every so many instants the bot is killed; the tests begin at different ones."""
LIFE = (7 + 3 + 3 + 3 + 1) * DAY
"""A round's week, the days by which its end moves, of overtime, of last turns, and until threads close."""


class Left(NamedTuple):
    """What a bot leaves that is killed: its database, which is in a folder, and what stands on Discord."""

    folder: Path
    discord: Discord
    now: int


async def _founded(folder: Path) -> tuple[Leagues, int]:
    leagues = await Leagues.opened(folder)
    league = await leagues.created("Winter", people=4, rounds=1, size=2)
    return leagues, league.id


async def _brought_on(leagues: Leagues, league_id: int) -> None:
    league = await leagues.load(league_id)
    if league.row.stage is LeagueStage.SIGN_UP:
        await league_admin.begin(leagues.seasons, league_id)
        await leagues.settle()
    await leagues.all_there(league_id)
    await leagues.wait(LIFE)


async def _killed(folder: Path, offset: int) -> tuple[int, dict[int, Left]]:
    """The league's number, and what the bot would leave at every so many instants of its life, by them."""
    leagues, league_id = await _founded(folder / "alive")
    first, left = leagues.instants, dict[int, Left]()

    def leave() -> None:
        if (leagues.instants - first) % STEP == 1 + offset:
            at = folder / f"killed {leagues.instants}"
            at.mkdir()
            with (
                closing(sqlite3.connect(folder / "alive" / "tavern.sqlite3")) as database,
                closing(sqlite3.connect(at / "tavern.sqlite3")) as copied,
            ):
                database.backup(copied)
            discord = deepcopy(replace(leagues.discord, posts=[]))
            left[leagues.instants - first] = Left(at, discord, leagues.now)

    leagues.at_instant = leave
    await _brought_on(leagues, league_id)
    assert (await leagues.load(league_id)).row.stage is LeagueStage.FINISHED
    await leagues.close()
    return league_id, left


@pytest.mark.parametrize("offset", [0, 1])
@sqlite_only("the database is copied at every instant")
async def test_a_killed_league_goes_on_with_no_table_twice_and_none_missed(
    tmp_path: Path, offset: int
) -> None:
    league_id, left = await _killed(tmp_path, offset)
    assert len(left) > 60 / STEP
    for at, (folder, discord, now) in left.items():
        leagues = await Leagues.opened(folder, discord, now)
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
