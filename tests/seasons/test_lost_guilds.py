"""Leagues and games of a server that lost the bot: they rest, go on, come to their end, and are deleted."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.model.leagues import LeagueStage
from bot.model.messages import BeingSent, MessageKey, MessageKind, MessageRow
from bot.model.shown import Looks
from bot.model.tables import Pace, Status
from bot.seasons import export, league_admin
from bot.seasons.league import League
from bot.seasons.lost_guilds import LostGuilds, Patience
from bot.store.outages import delay_leagues
from bot.tables import table_admin
from bot.tables.clock import HOUR
from bot.tables.table import Table
from bot.tables.tables import Tables
from tests.databases import columns_of
from tests.seasons.diligent import tables_of
from tests.seasons.leagues import DAY, GUILD, Leagues
from tests.seasons.test_round_end import ends_at
from tests.seasons.test_voyages import ANNA, begun, play
from tests.store.test_privacy import well_known

ELSEWHERE = 99


async def _nothing(table: Table) -> None:
    pass


@pytest.fixture
def lost_guilds(leagues: Leagues) -> LostGuilds:
    return LostGuilds(leagues.seasons, Patience(30, 90), _nothing)


async def running(leagues: Leagues, guild: int = GUILD) -> League:
    league = await leagues.created("Winter", guild=guild, people=4, rounds=1, pace=Pace.DAILY, round_hours=72)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    await leagues.all_there(league.id)
    return await leagues.load(league.id)


async def test_a_lost_servers_league_asks_discord_nothing_and_has_its_time_again_afterwards(
    leagues: Leagues, lost_guilds: LostGuilds
) -> None:
    league = await running(leagues)
    await lost_guilds.lost(GUILD)
    leagues.seasons.watchers[0].league_changed(league.id)
    await leagues.settle()
    calls = leagues.port.calls
    await leagues.wait(10 * DAY)
    assert leagues.port.calls == calls
    await leagues.restarted()
    assert leagues.port.calls == 0
    await LostGuilds(leagues.seasons, Patience(30, 90), _nothing).regained(GUILD)
    await leagues.settle()
    after = await leagues.load(league.id)
    assert ends_at(after) == ends_at(league) + 10 * DAY
    assert leagues.port.calls > 0
    assert after.row.told == after.row.revision
    [table] = await tables_of(leagues, after)
    assert all(row.missed == 0 for row in table.seats)
    await leagues.played(league.id)
    assert (await leagues.load(league.id)).row.stage is LeagueStage.FINISHED


async def test_an_outage_meanwhile_gives_a_lost_servers_league_no_time_twice(
    leagues: Leagues, lost_guilds: LostGuilds
) -> None:
    league, other = await running(leagues), await running(leagues, ELSEWHERE)
    await lost_guilds.lost(GUILD)
    await leagues.database.run(*delay_leagues(leagues.now, leagues.now + 3 * HOUR))
    assert ends_at(await leagues.load(league.id)) == ends_at(league)
    assert ends_at(await leagues.load(other.id)) == ends_at(other) + 3 * HOUR


async def test_after_thirty_days_a_lost_servers_games_and_leagues_are_ended_as_they_stand(
    leagues: Leagues, lost_guilds: LostGuilds
) -> None:
    league, other = await running(leagues), await running(leagues, ELSEWHERE)
    await lost_guilds.lost(GUILD)
    leagues.now += 30 * DAY - 1
    await lost_guilds.run()
    assert [one.row.stage for one in await both(leagues, league, other)] == [LeagueStage.RUNNING] * 2
    leagues.now += 1
    await lost_guilds.run()
    assert [one.row.stage for one in await both(leagues, league, other)] == [
        LeagueStage.ENDED,
        LeagueStage.RUNNING,
    ]
    [table], [others] = await tables_of(leagues, league), await tables_of(leagues, other)
    assert (table.status, others.status) == (Status.ENDED, Status.RUNNING)
    actions = await leagues.seasons.tables.store.actions.of_table(table.id)
    assert (actions[-1].kind, actions[-1].user_id) == ("lost", None)
    before = await leagues.company.rows()
    await lost_guilds.run()
    assert await leagues.company.rows() == before, "once"


async def both(leagues: Leagues, *found: League) -> Sequence[League]:
    return [await leagues.load(league.id) for league in found]


OF_NO_SERVER = {"people", "vacations", "visits", "outages", "notes", "messages_to_delete"}
"""What is stored of people, of the bot itself, and what is still to be deleted on Discord."""


async def stored(leagues: Leagues) -> dict[str, list[tuple[object, ...]]]:
    found = {}
    for name in await columns_of(leagues.database):
        rows = await leagues.database.fetch_all(f"SELECT * FROM {name}")  # noqa: S608 - a table's name
        found[name] = [tuple(row) for row in rows]
    found["solo_hands"] = [hand for hand in found["solo_hands"] if hand[1]]  # those of days are of no server
    return {name: rows for name, rows in found.items() if rows and name not in OF_NO_SERVER}


async def test_after_ninety_days_nothing_is_stored_of_a_lost_server(
    leagues: Leagues, lost_guilds: LostGuilds
) -> None:
    await well_known(leagues.company)
    await leagues.company.execute("INSERT INTO guilds (guild_id) VALUES (10)")
    await lost_guilds.lost(GUILD)
    assert len(await stored(leagues)) > 15, "there is something of every kind"
    leagues.now += 90 * DAY
    await lost_guilds.run()
    await leagues.settle()
    await lost_guilds.run()
    assert await stored(leagues) == {}


async def test_games_are_ended_before_they_are_deleted_even_where_the_bot_was_off_all_the_time(
    leagues: Leagues, lost_guilds: LostGuilds
) -> None:
    league = await running(leagues)
    await lost_guilds.lost(GUILD)
    leagues.now += 100 * DAY
    await lost_guilds.run()
    [table] = await tables_of(leagues, await leagues.load(league.id))
    assert table.status is Status.ENDED
    assert (await leagues.load(league.id)).row.stage is LeagueStage.ENDED
    await lost_guilds.run()
    assert await stored(leagues) == {}


async def test_no_message_of_a_lost_server_stays_of_whatever_kind(
    leagues: Leagues, lost_guilds: LostGuilds
) -> None:
    await well_known(leagues.company)
    for kind in MessageKind:
        subject = GUILD if kind is MessageKind.MORNING else 1
        row = MessageRow(MessageKey(kind, subject), 20, 30, Looks("x"))
        await leagues.seasons.tables.store.messages.place(row)
        await leagues.seasons.tables.store.messages.begin(BeingSent(row, "nonce", "looks", 5))
    await lost_guilds.lost(GUILD)
    leagues.now += 90 * DAY
    await lost_guilds.run()
    await leagues.settle()
    await lost_guilds.run()
    assert await stored(leagues) == {}


async def test_what_is_stored_of_other_servers_stays_when_a_lost_one_is_deleted(
    leagues: Leagues, lost_guilds: LostGuilds
) -> None:
    other = await running(leagues, ELSEWHERE)
    before = await stored(leagues)
    await running(leagues)
    await lost_guilds.lost(GUILD)
    leagues.now += 90 * DAY
    await lost_guilds.run()
    await leagues.settle()
    await lost_guilds.run()
    assert await stored(leagues) == before
    await leagues.played(other.id)
    assert (await leagues.load(other.id)).row.stage is LeagueStage.FINISHED


async def test_a_server_of_which_nothing_is_stored_is_forgotten_at_once(
    leagues: Leagues, lost_guilds: LostGuilds
) -> None:
    await lost_guilds.lost(ELSEWHERE)
    await lost_guilds.regained(ELSEWHERE)
    assert await stored(leagues) == {}


async def test_a_lost_servers_voyage_ends_as_it_stands_and_what_no_field_measures_counts_for_nobody(
    leagues: Leagues, lost_guilds: LostGuilds
) -> None:
    league, other = await begun(leagues), await running(leagues, ELSEWHERE)
    await play(leagues, league, ANNA, 1)
    await leagues.database.run(("UPDATE solo_deals SET mean = NULL, tenth = NULL WHERE number = 1", ()))
    await lost_guilds.lost(GUILD)
    await lost_guilds.lost(ELSEWHERE)
    leagues.now += 30 * DAY
    await lost_guilds.run()
    stages = [one.row.stage for one in await both(leagues, league, other)]
    assert stages == [LeagueStage.FINISHED, LeagueStage.ENDED]
    after = await leagues.load(league.id)
    assert {match.round for match in after.matches if match.id in after.results} == {2, 3}
    assert export.exported(after, {})


async def test_a_table_that_can_not_be_ended_stops_no_other_and_is_deleted_all_the_same(
    leagues: Leagues, lost_guilds: LostGuilds, monkeypatch: pytest.MonkeyPatch
) -> None:
    league, other = await running(leagues), await running(leagues, ELSEWHERE)
    [table] = await tables_of(leagues, league)
    close: Any = table_admin.close_lost

    async def bug(tables: Tables, table_id: int) -> object:
        if table_id == table.id:
            raise ValueError("a bug")
        return await close(tables, table_id)

    monkeypatch.setattr(table_admin, "close_lost", bug)
    await lost_guilds.lost(GUILD)
    await lost_guilds.lost(ELSEWHERE)
    leagues.now += 30 * DAY
    await lost_guilds.run()
    assert [one.row.stage for one in await both(leagues, league, other)] == [LeagueStage.ENDED] * 2
    leagues.now += 60 * DAY
    await lost_guilds.run()
    await lost_guilds.run()
    assert await stored(leagues) == {}


async def test_a_server_of_which_only_wishes_for_tables_are_stored_is_noted_and_forgotten_too(
    leagues: Leagues, lost_guilds: LostGuilds
) -> None:
    await leagues.company.execute(
        "INSERT INTO wishes (guild_id, user_id, game, pace, name, at, ends_at)"
        " VALUES (?, 1, 'skullking', 'live', 'Anna', 1, ?)",
        GUILD,
        leagues.now + 365 * DAY,
    )
    await lost_guilds.lost(GUILD)
    leagues.now += 90 * DAY
    await lost_guilds.run()
    await lost_guilds.run()
    assert await stored(leagues) == {}
