"""What a server's leagues tell of its players, on a real database: cards, bids, ratings."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

import pytest

from bot.leagues.form import Bids, Card
from bot.leagues.ratings import Rating
from bot.model.leagues import ComputerSeats
from bot.model.matches import MatchState
from bot.model.people import CardOf
from bot.seasons import corrections, editing, erasing, league_admin
from bot.seasons.corrections import Stated
from bot.seasons.records import _records, player_card, ratings_in, server_statistics
from bot.seasons.seasons import Seasons
from bot.store.engine import Parameters, Query
from bot.store.sqlite.database import Rows, SqliteDatabase
from bot.tables import lobby, table_admin
from bot.tables.careers import career_of, records_of
from bot.tables.lobby import Invitation
from bot.tables.person import Person
from bot.tables.table import Table
from tests.databases import sqlite_only
from tests.seasons.leagues import FIRST, MAKER, Leagues
from tests.seasons.leagues import GUILD as LEAGUES_GUILD
from tests.seasons.snapshots import ANNA, BEN, CARLA, GUILD, NAMES, kept, season, with_result
from tests.tables.company import HERE, Company

PERSON = {user_id: Person(user_id, name) for user_id, name in NAMES.items()}


async def played(company: Company, *people: int) -> Table:
    invitation = Invitation("skullking", options=(("rounds", 3),))
    table = await lobby.open_table(company.tables, invitation, HERE, PERSON[people[0]])
    for person in people[1:]:
        await lobby.join(company.tables, table.id, PERSON[person])
    return await company.play(await lobby.deal(company.tables, table.id, PERSON[people[0]]))


async def test_the_card_is_over_all_leagues_of_the_game_in_this_server_alone(company: Company) -> None:
    seasons = Seasons(company.tables)
    await kept(seasons, season([(ANNA, 9), (BEN, 3)], [(ANNA, 2), (BEN, 3)], name="One"))
    await kept(seasons, season([(ANNA, 9), (CARLA, 3), (BEN, 1)], name="Two"))
    await kept(seasons, season([(ANNA, 1), (BEN, 3)], name="Away", guild_id=11))
    await kept(seasons, season([(ANNA, 1), (BEN, 3)], name="Corsari", game="corsari"))
    told = await player_card(seasons, GUILD, "skullking", ANNA)
    assert replace(told.card, form=()) == Card(3, 2, 0, Fraction(4, 3), ())
    assert sorted(told.card.form) == [1, 1, 2]
    assert told.rating is not None
    assert told.rating.games == 3
    stranger = await player_card(seasons, GUILD, "corsari", CARLA)
    assert (stranger.card.games, stranger.rating, stranger.bids) == (0, None, None)


async def test_a_result_that_is_void_is_on_no_card_and_in_no_rating(company: Company) -> None:
    seasons = Seasons(company.tables)
    league = season([(ANNA, 9), (BEN, 3)], [(ANNA, 2), (BEN, 3)])
    void = replace(league.matches[0], state=MatchState.VOID)
    await kept(seasons, replace(league, matches=(void, league.matches[1])))
    told = await player_card(seasons, GUILD, "skullking", ANNA)
    assert (told.card.games, told.card.form) == (1, (2,))
    assert {row.name: row.rating.games for row in await ratings_in(seasons, GUILD, "skullking")} == {
        "Anna": 1,
        "Ben": 1,
    }


async def test_bids_met_are_those_on_the_scorepads_of_seats_played_from_first_to_last(
    company: Company,
) -> None:
    seasons = Seasons(company.tables)
    own, replaced = await played(company, ANNA, BEN), await played(company, ANNA, CARLA)
    moderator = Person(77, "Mo", frozenset({10}))
    other = await lobby.open_table(
        company.tables, Invitation("skullking", options=(("rounds", 3),)), HERE, moderator
    )
    for person in (ANNA, BEN):
        await lobby.join(company.tables, other.id, PERSON[person])
    other = await lobby.deal(company.tables, other.id, moderator)
    await table_admin.replace(company.tables, other.id, 1, PERSON[CARLA], moderator)
    await table_admin.replace(company.tables, other.id, 1, PERSON[ANNA], moderator)
    other = await company.play(await company.tables.load(other.id))
    league = season(
        [(ANNA, 1), (BEN, 2)],
        [(ANNA, 1), (CARLA, 2)],
        [(BEN, 1), (ANNA, 2)],
    )
    league = with_result(league, 2, 0, by_computer=True)
    await kept(seasons, league, {1: own.id, 2: replaced.id, 3: other.id})
    told = await player_card(seasons, GUILD, "skullking", ANNA)
    lines = [line for line in await company.tables.store.log.scorepad(own.id) if line.seat == 0]
    met = [line for line in lines if line.details["bid"] == line.details["tricks"]]
    assert len(lines) == 3
    assert told.bids == Bids(len(met), 3)


SCREENS: Mapping[str, Callable[[Seasons], Awaitable[object]]] = {
    "card": lambda seasons: player_card(seasons, LEAGUES_GUILD, "skullking", FIRST),
    "ratings": lambda seasons: ratings_in(seasons, LEAGUES_GUILD, "skullking"),
    "server": lambda seasons: server_statistics(seasons, LEAGUES_GUILD, "skullking"),
    "career": lambda seasons: career_of(seasons.tables, FIRST, LEAGUES_GUILD, CardOf.SERVER),
    "records": lambda seasons: records_of(seasons.tables, LEAGUES_GUILD),
}


@sqlite_only("it counts what SQLite is asked")
@pytest.mark.parametrize("screen", SCREENS)
async def test_no_screen_asks_more_often_after_more_games(
    leagues: Leagues, screen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    at_once, in_thread = SqliteDatabase.fetch_together, SqliteDatabase.scan

    async def fetch_together(database: SqliteDatabase, *queries: Query) -> Sequence[Rows]:
        asked.extend(sql for sql, _ in queries)
        return await at_once(database, *queries)

    async def scan(database: SqliteDatabase, sql: str, parameters: Parameters = ()) -> Rows:
        asked.append(sql)
        return await in_thread(database, sql, parameters)

    monkeypatch.setattr(SqliteDatabase, "fetch_together", fetch_together)
    monkeypatch.setattr(SqliteDatabase, "scan", scan)
    league = await leagues.created("One", people=2, rounds=4, size=2)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    counts = []
    for _ in range(2):
        await leagues.round_played(league.id)
        asked.clear()
        await SCREENS[screen](Seasons(leagues.company.tables))
        counts.append(len(asked))
        await leagues.round_played(league.id)
    assert counts[0] == counts[1] > 0, asked


async def test_ratings_are_over_all_tables_with_the_number_of_games_and_the_best_first(
    company: Company,
) -> None:
    seasons = Seasons(company.tables)
    await kept(seasons, season([(ANNA, 9), (BEN, 3)], [(ANNA, 9), (CARLA, 3)]))
    await kept(seasons, season([(BEN, 9), (CARLA, 3), (-1, 20)], name="Two"))
    found = await ratings_in(seasons, GUILD, "skullking")
    assert [(row.rank, row.name, row.rating.games) for row in found] == [
        (1, "Anna", 2),
        (2, "Ben", 2),
        (3, "Carla", 2),
    ]
    assert all(row.rating.uncertainty < Rating().uncertainty for row in found)
    assert await ratings_in(seasons, GUILD + 1, "skullking") == []


async def test_who_has_the_same_rating_shares_the_rank(company: Company) -> None:
    seasons = Seasons(company.tables)
    await kept(seasons, season([(ANNA, 9), (BEN, 9)]))
    assert [(row.rank, row.name) for row in await ratings_in(seasons, GUILD, "skullking")] == [
        (1, "Anna"),
        (1, "Ben"),
    ]


async def test_a_deleted_person_is_in_no_ratings_and_the_others_keep_theirs(company: Company) -> None:
    seasons = Seasons(company.tables)
    await kept(seasons, season([(ANNA, 9), (BEN, 3)], [(BEN, 9), (CARLA, 3)], [(ANNA, 1), (CARLA, 2)]))
    before = {row.name: row.rating for row in await ratings_in(seasons, GUILD, "skullking")}
    standings = [(row.rank, row.points) for row in (await seasons.named(GUILD, "Winter")).standings]
    await erasing.erase(seasons, PERSON[BEN])
    after = {row.name: row.rating for row in await ratings_in(seasons, GUILD, "skullking")}
    assert after == {name: before[name] for name in ("Anna", "Carla")}
    league = await seasons.named(GUILD, "Winter")
    assert [(row.rank, row.points) for row in league.standings] == standings


async def test_ratings_that_go_on_from_known_ones_are_those_from_the_first_game(leagues: Leagues) -> None:
    """After a game, in another league, after a correction, a void, and with other settings."""
    seasons = leagues.seasons

    async def require_equal() -> None:
        warm = await _records(seasons, LEAGUES_GUILD, "skullking")
        cold = await _records(Seasons(seasons.tables), LEAGUES_GUILD, "skullking")
        assert warm == cold
        assert warm.courses

    founded = [await leagues.created(name, people=4, rounds=2, size=2) for name in ("One", "Two")]
    for one in founded:
        await league_admin.begin(seasons, one.id)
    await leagues.settle()
    for one in founded * 2:
        await leagues.round_played(one.id)
        await require_equal()
    [first, *_] = (await leagues.load(founded[0].id)).matches
    await corrections.correct(seasons, first.id, Stated([10, 20]), MAKER, "miscounted")
    await require_equal()
    await corrections.void(seasons, first.id, MAKER, "a quarrel")
    await require_equal()
    await corrections.count_again(seasons, first.id, MAKER, "settled")
    await require_equal()
    await editing.edit(seasons, founded[0].id, MAKER, {"computer_seats": ComputerSeats.FORFEIT})
    await require_equal()


async def test_one_more_game_rates_that_game_alone(leagues: Leagues) -> None:
    league = await leagues.created("One", people=2, rounds=2, size=2)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    await leagues.round_played(league.id)
    before = await _records(leagues.seasons, LEAGUES_GUILD, "skullking")
    await leagues.round_played(league.id)
    after = await _records(leagues.seasons, LEAGUES_GUILD, "skullking")
    person, [first] = next(iter(before.courses.items()))
    assert len(after.courses[person]) == 2
    assert after.courses[person][0] is first
