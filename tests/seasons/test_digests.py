"""A league sums up each week what is still to play: on Monday evenings, once, and only if it is asked to."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.model.leagues import LeagueStage
from bot.seasons import league_admin, notices
from bot.seasons.league import League
from bot.tables import preferences
from tests.seasons.leagues import DAY, MAKER, Leagues
from tests.seasons.over import over
from tests.seasons.played_matches import refused

WEEK = 7 * DAY


def seconds(text: str, zone: str) -> int:
    """Seconds since 1970 of a local time."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


async def asked_for(leagues: Leagues, hours: int = 60 * 24) -> League:
    league = await leagues.created("Winter", people=4, size=2, rounds=1, round_hours=hours, start_hours=hours)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    return await notices.switch_digest(leagues.seasons, league.id, MAKER, on=True)


async def wait_until(leagues: Leagues, at: int) -> None:
    await leagues.wait(at - leagues.now)


@pytest.mark.parametrize(
    ("after", "following"),
    [
        ("2026-03-23T17:59", "2026-03-23T18:00"),
        ("2026-03-23T18:00", "2026-03-30T18:00"),
        ("2026-03-29T01:00", "2026-03-30T18:00"),
        ("2026-10-24T12:00", "2026-10-26T18:00"),
    ],
)
def test_a_week_begins_on_monday_at_18_by_the_clock_of_its_zone(after: str, following: str) -> None:
    zone = "Europe/Berlin"
    assert notices.next_evening(seconds(after, zone), ZoneInfo(zone)) == seconds(following, zone)


async def test_each_week_with_an_open_game_is_summed_up_once_over_restarts(leagues: Leagues) -> None:
    league = await asked_for(leagues)
    first = league.row.digest_at
    assert first is not None
    assert datetime.fromtimestamp(first, UTC).strftime("%A %H:%M") == "Monday 18:00"
    await wait_until(leagues, first - 60)
    assert leagues.discord.summed_up == []
    await wait_until(leagues, first)
    assert leagues.discord.summed_up == [(league.id, first)]
    await leagues.restarted()
    await leagues.wait(DAY)
    assert leagues.discord.summed_up == [(league.id, first)]
    await wait_until(leagues, first + WEEK)
    assert leagues.discord.summed_up == [(league.id, first), (league.id, first + WEEK)]


async def test_a_quiet_week_and_a_league_that_is_not_asked_to_tell_nothing(leagues: Leagues) -> None:
    league = await asked_for(leagues)
    await notices.switch_digest(leagues.seasons, league.id, MAKER, on=False)
    await leagues.wait(2 * WEEK)
    assert leagues.discord.summed_up == []
    await notices.switch_digest(leagues.seasons, league.id, MAKER, on=True)
    await over(leagues.seasons, league.id)
    await leagues.wait(2 * WEEK)
    assert leagues.discord.summed_up == []
    assert (await leagues.load(league.id)).row.stage is LeagueStage.FINISHED
    again = notices.switch_digest(leagues.seasons, league.id, MAKER, on=True)
    assert await refused(again) == "league_over"


async def test_the_zone_is_that_of_who_has_made_the_league(leagues: Leagues) -> None:
    await preferences.set_zone(leagues.seasons.tables, MAKER.user_id, "Tokyo")
    league = await asked_for(leagues)
    assert league.row.digest_at is not None
    local = datetime.fromtimestamp(league.row.digest_at, ZoneInfo("Asia/Tokyo"))
    assert local.strftime("%A %H:%M") == "Monday 18:00"
