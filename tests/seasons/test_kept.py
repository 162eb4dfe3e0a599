"""Standings and ratings are computed once for each revision; those of large leagues not on the loop."""

import asyncio
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.leagues.ratings import courses
from bot.leagues.standings import standings
from bot.model.leagues import Format
from bot.model.matches import MatchRow, MatchState
from bot.seasons import records
from bot.seasons.league import League
from bot.seasons.runner import Running
from bot.seasons.seasons import LARGE, KeptByRevision, LeaguePort, Seasons
from bot.store.matches import MatchStore, replace_results, upsert_match
from tests.seasons.snapshots import ANNA, BEN, kept, season
from tests.tables.company import Company

GAME = [(ANNA, 9), (BEN, 3)]


@pytest.fixture
def seasons(company: Company) -> Seasons:
    return Seasons(company.tables)


@contextmanager
def calls_on_the_loop(function: Any) -> Iterator[list[None]]:
    """The calls of a function in the thread of the loop while the block runs."""
    calls: list[None] = []

    def profile(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code is function.__code__:
            calls.append(None)

    before = sys.getprofile()
    sys.setprofile(profile)
    try:
        yield calls
    finally:
        sys.setprofile(before)


async def with_another_result(seasons: Seasons, league: League) -> None:
    seats = league.matches[0].seats
    done = MatchRow(900, league.id, 1, 99, MatchState.DONE, seats, finished_at=10**9)
    results = league.results[league.matches[0].id]
    lost = [type(row)(row.seat, row.user_id, 3 - row.place, 0, False, False) for row in results]
    await seasons.store.change(league.id, upsert_match(done), *replace_results(900, lost))


async def test_the_standings_of_one_revision_are_computed_once(seasons: Seasons) -> None:
    league = await kept(seasons, season(GAME, GAME))
    with calls_on_the_loop(standings) as calls:
        again, by_name = (
            await seasons.load(league.id),
            await seasons.named(league.row.guild_id, league.row.name),
        )
        assert again.standings == by_name.standings == league.standings
        assert again.history == league.history
    assert calls == []


async def test_a_result_is_in_the_standings_and_ratings_at_once(seasons: Seasons) -> None:
    league = await kept(seasons, season(GAME))
    before = await records.ratings_in(seasons, league.row.guild_id, league.row.game)
    assert [row.games for row in league.standings][:2] == [1, 1]
    await with_another_result(seasons, league)
    assert [row.games for row in (await seasons.load(league.id)).standings][:2] == [2, 2]
    after = await records.ratings_in(seasons, league.row.guild_id, league.row.game)
    assert [row.rating.games for row in before] == [1, 1]
    assert [row.rating.games for row in after] == [2, 2]


async def test_the_figures_of_a_large_league_are_not_computed_on_the_loop(seasons: Seasons) -> None:
    small, large = season(*[GAME] * 3, name="Small"), season(*[GAME] * (LARGE + 1), name="Large")
    with calls_on_the_loop(standings) as calls:
        await kept(seasons, small)
        assert calls
    with calls_on_the_loop(standings) as calls:
        league = await kept(seasons, large)
        await with_another_result(seasons, league)
        assert (await seasons.load(league.id)).standings[0].games == LARGE + 2
    assert len(calls) <= 1, "only while the league was still empty"


async def test_a_league_that_nobody_has_changed_is_not_loaded_again(seasons: Seasons) -> None:
    league = await kept(seasons, season(GAME))
    assert await seasons.again(league) is league
    await with_another_result(seasons, league)
    assert len((await seasons.again(league)).results) == 2


async def test_a_look_loads_no_match_that_was_over_at_the_last_one(
    seasons: Seasons, monkeypatch: pytest.MonkeyPatch
) -> None:
    league = await kept(seasons, season(GAME, GAME, format=Format.LADDER))
    before = await seasons.load(league.id)

    async def never(self: MatchStore, league_id: int) -> tuple[MatchRow, ...]:
        raise AssertionError

    with monkeypatch.context() as patch:
        patch.setattr(MatchStore, "of_league", never)
        assert await seasons.load(league.id) == before
        # What goes on is read anew, even where no post has to show it.
        played = MatchRow(901, league.id, 1, 98, MatchState.WAITING, (1, 2))
        await seasons.store.change(league.id, upsert_match(played), revise=False)
        assert (await seasons.load(league.id)).match(901) == played
    await with_another_result(seasons, league)
    assert len((await seasons.load(league.id)).results) == 3


async def test_what_could_not_be_read_is_tried_again(
    seasons: Seasons, monkeypatch: pytest.MonkeyPatch
) -> None:
    league = await kept(seasons, season(GAME))
    await with_another_result(seasons, league)

    async def fails(self: MatchStore, league_id: int) -> tuple[MatchRow, ...]:
        raise OSError

    with monkeypatch.context() as patch:
        patch.setattr(MatchStore, "of_league", fails)
        with pytest.raises(OSError):  # noqa: PT011 - it has no text
            await seasons.load(league.id)
    assert len((await seasons.load(league.id)).results) == 2


async def test_a_result_loads_its_league_once(seasons: Seasons, monkeypatch: pytest.MonkeyPatch) -> None:
    league = await kept(seasons, season(GAME, format=Format.LADDER))
    loads: list[int] = []
    load = MatchStore.of_league

    async def counted(self: MatchStore, league_id: int) -> tuple[MatchRow, ...]:
        loads.append(league_id)
        return await load(self, league_id)

    await with_another_result(seasons, league)
    monkeypatch.setattr(MatchStore, "of_league", counted)
    port = AsyncMock(LeaguePort)
    await Running(seasons, port)._run(league.id)
    [shown] = port.show.await_args.args
    assert len(shown.results) == 2
    assert loads == [league.id]


async def test_ratings_are_computed_once_until_something_counts(seasons: Seasons) -> None:
    league = await kept(seasons, season(GAME))
    guild, game = league.row.guild_id, league.row.game
    with calls_on_the_loop(courses) as calls:
        for _ in range(3):
            await records.ratings_in(seasons, guild, game)
            await records.player_card(seasons, guild, game, ANNA)
    assert len(calls) == 1


async def test_those_who_come_while_it_is_computed_wait_for_the_same() -> None:
    computed: list[int] = []
    cache: KeptByRevision[str, int] = KeptByRevision(2)

    async def compute() -> int:
        computed.append(len(computed))
        await asyncio.sleep(0)
        return computed[-1]

    assert await asyncio.gather(*(cache.value("a", 1, compute) for _ in range(5))) == [0] * 5
    assert await cache.value("a", 2, compute) == 1
    assert [await cache.value(key, 1, compute) for key in "bc"] == [2, 3]
    assert await cache.value("c", 1, compute) == 3
    assert await cache.value("a", 2, compute) == 4, "the oldest of three keys was dropped"


async def test_a_caller_who_goes_away_spoils_it_for_nobody() -> None:
    go = asyncio.Event()
    cache: KeptByRevision[str, str] = KeptByRevision(1)

    async def compute() -> str:
        await go.wait()
        return "done"

    first = asyncio.ensure_future(cache.value("a", 1, compute))
    second = asyncio.ensure_future(cache.value("a", 1, compute))
    await asyncio.sleep(0)
    first.cancel()
    go.set()
    assert await second == "done"


async def test_a_failure_for_which_nobody_waits_any_more_is_no_complaint(
    caplog: pytest.LogCaptureFixture,
) -> None:
    kept_values, go_on = KeptByRevision[int, int](1), asyncio.Event()

    async def fail() -> int:
        await go_on.wait()
        raise LookupError("closed")

    caller = asyncio.create_task(kept_values.value(1, 1, fail))
    await asyncio.sleep(0)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    go_on.set()
    await asyncio.sleep(0.01)
    del caller, kept_values
    gc.collect()
    assert caplog.text == ""
