"""No league stays open without a clock that runs, or a line that says what it waits for and what to do."""

import random
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

import pytest

from bot.leagues.errors import LeagueError
from bot.model.leagues import LeagueStage
from bot.model.matches import MatchState
from bot.model.tables import Pace, Status
from bot.seasons import corrections, league_admin, participation
from bot.seasons.league import League
from bot.tables import lobby, seats, table_admin
from bot.tables.clock import HOUR
from bot.tables.lobby import Invitation, Place
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import speaker
from bot.ui.leagues.news import delay_text
from tests.seasons.leagues import DAY, GUILD, MAKER, Leagues, person

SAY = speaker("en")
LONG = 90 * DAY
"""Longer than any round of these leagues with all that follows it."""

Step = Callable[[Leagues, League], Awaitable[object]]


async def running_tables(leagues: Leagues, league: League) -> list[Table]:
    ids = [match.table_id for match in league.matches if match.state is MatchState.PLAYING]
    found = [await leagues.company.tables.load(one) for one in ids if one is not None]
    return [table for table in found if table.status is Status.RUNNING]


async def come(leagues: Leagues, league: League) -> None:
    await leagues.all_there(league.id)


async def play(leagues: Leagues, league: League) -> None:
    for table in await running_tables(leagues, league):
        if table.stopped_at is None:
            await leagues.played(league.id)
            return


async def pause_table(leagues: Leagues, league: League) -> None:
    for table in (await running_tables(leagues, league))[:1]:
        await table_admin.pause(leagues.company.tables, table.id, MAKER)


async def freeze_table(leagues: Leagues, league: League) -> None:
    for table in (await running_tables(leagues, league))[:1]:
        await leagues.seasons.tables.store.tables.change(table.id, status=Status.FROZEN)
        leagues.company.tables.changed(table.id)


async def end_table(leagues: Leagues, league: League) -> None:
    for table in (await running_tables(leagues, league))[:1]:
        await table_admin.end(leagues.company.tables, table.id, MAKER)


async def void_match(leagues: Leagues, league: League) -> None:
    await corrections.void(leagues.seasons, league.matches[-1].id, MAKER, "a quarrel")


async def everybody_withdraws(leagues: Leagues, league: League) -> None:
    for one in league.players:
        await participation.withdraw(leagues.seasons, league.id, one.user_id)


async def all_but_one_withdraw(leagues: Leagues, league: League) -> None:
    for one in league.players[1:]:
        await participation.withdraw(leagues.seasons, league.id, one.user_id)


async def everybody_leaves_the_server(leagues: Leagues, league: League) -> None:
    leagues.discord.left = {one.user_id for one in league.players}
    for table in await running_tables(leagues, league):
        for row in table.people():
            await seats.leave(leagues.company.tables, table.id, Person(row.user_id or 0, row.name), "gone")


async def everybody_forfeits(leagues: Leagues, league: League) -> None:
    for user_id in league.matches[-1].seats:
        await league_admin.forfeit(leagues.seasons, league.matches[-1].id, user_id)


async def another_table_takes_the_thread(leagues: Leagues, league: League) -> None:
    place = Place(GUILD, league.matches[-1].thread_id or 0, "en")
    await lobby.open_table(leagues.company.tables, Invitation("skullking"), place, person(80))


async def close_channel(leagues: Leagues, league: League) -> None:
    leagues.port.is_closed = True


async def pause_league(leagues: Leagues, league: League) -> None:
    await league_admin.pause(leagues.seasons, league.id, rests=False)


async def next_round_early(leagues: Leagues, league: League) -> None:
    await league_admin.next_round(leagues.seasons, league.id)


STEPS: Mapping[str, Step] = {
    step.__name__: step
    for step in (
        *(come, play, pause_table, freeze_table, end_table, void_match, close_channel, pause_league),
        *(everybody_withdraws, all_but_one_withdraw, everybody_leaves_the_server, everybody_forfeits),
        *(another_table_takes_the_thread, next_round_early),
    )
}


def line_of(leagues: Leagues, league: League) -> str:
    """What everybody reads of why the league does not go on; empty where nothing is said."""
    if league.row.stage is LeagueStage.PAUSED:
        return SAY("league-paused")
    if league.row.stage is LeagueStage.SIGN_UP and league.row.sign_up_until is None:
        return SAY("league-sign-up")
    delay = leagues.seasons.delays.get(league.id)
    return "" if delay is None or not delay.what else delay_text(league, delay, SAY)


async def brought_to(leagues: Leagues, kind: str, steps: list[str]) -> League:
    """A league of four at tables of two in which these steps were taken, as far as they could be."""
    league = await leagues.created(
        "Winter", people=4, size=2, rounds=2, format=kind, pace=Pace.NONE, round_hours=48, start_hours=24
    )
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    for name in steps:
        with suppress(Refusal, LeagueError):
            await STEPS[name](leagues, await leagues.load(league.id))
        await leagues.settle()
    return await leagues.load(league.id)


async def assert_never_silent(leagues: Leagues, league: League) -> None:
    """While nobody does anything a clock brings the league to its end, or it says what it waits for."""
    until = leagues.now + LONG
    while league.row.stage.live and not line_of(leagues, league):
        clocks = await leagues.company.tables.store.clocks.next_at()
        next_at = min((at for at in (league.row.next_at, clocks) if at is not None), default=None)
        assert next_at is not None, "no clock runs, and nothing is said"
        assert next_at <= until, "it never ends"
        await leagues.wait(max(0, next_at - leagues.now))
        league = await leagues.load(league.id)
    if league.row.stage is LeagueStage.RUNNING:
        assert leagues.discord.warnings, "and moderators were told"


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["season", "cup"])
@pytest.mark.parametrize("step", STEPS)
async def test_after_each_thing_that_holds_it_up_a_league_ends_or_says_so(
    leagues: Leagues, kind: str, step: str
) -> None:
    await assert_never_silent(leagues, await brought_to(leagues, kind, [step]))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
async def test_after_any_of_them_in_any_order_a_league_ends_or_says_so(leagues: Leagues, seed: int) -> None:
    rng = random.Random(seed)
    steps = [rng.choice([*STEPS]) for _ in range(5)]
    kind = rng.choice(["season", "cup"])
    await assert_never_silent(leagues, await brought_to(leagues, kind, ["come", *steps]))


async def test_a_thread_that_another_table_has_taken_is_told_of(leagues: Leagues) -> None:
    league = await brought_to(leagues, "season", ["another_table_takes_the_thread", "come"])
    assert SAY("refusal-match-thread-taken", number=2) in line_of(leagues, league)
    assert leagues.discord.warnings == ["match_thread_taken 2 1"]


async def test_a_sign_up_that_ends_with_nobody_says_so(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=0, sign_up_until=leagues.now + HOUR)
    await assert_never_silent(leagues, league)
