"""What leagues tell of their people: how quickly they answer, and how much a server has played."""

import pytest

from bot.model.leagues import Rhythm
from bot.seasons import creation
from bot.seasons.records import server_statistics, usual_answer
from bot.tables import moves
from bot.tables.clock import HOUR, MINUTE
from bot.tables.lobby import Place
from bot.tables.person import Person
from bot.tables.table import Table
from tests.seasons.leagues import CHANNEL, GUILD, MAKER, Leagues
from tests.seasons.played_matches import dealt, table_of


async def move_after(leagues: Leagues, table: Table, seconds: int) -> Table:
    leagues.now += seconds
    seat = table.to_move()[0]
    line = next(iter(table.game.legal(table.dealt.state, seat)))
    by = Person(table.seats[seat].user_id or 0, table.name(seat))
    return (await moves.make(leagues.company.tables, table.id, by, line)).table


async def test_half_of_somebodys_turns_are_made_within_their_usual_answer(leagues: Leagues) -> None:
    league = await dealt(leagues, rounds=1)
    table = await table_of(leagues, league)
    for seconds in (0, 60, 60, 60):  # the bids
        table = await move_after(leagues, table, seconds)
    first = table.seats[table.to_move()[0]].user_id or 0
    table = await move_after(leagues, table, 40 * MINUTE)
    assert await usual_answer(leagues.seasons, GUILD, first) in (40 * MINUTE, 60)
    second = table.seats[table.to_move()[0]].user_id or 0
    await move_after(leagues, table, 3 * HOUR)
    assert await usual_answer(leagues.seasons, GUILD, second) == 3 * HOUR
    assert await usual_answer(leagues.seasons, GUILD, 999) is None
    assert await usual_answer(leagues.seasons, GUILD + 1, first) is None


async def test_a_server_is_told_its_games_its_people_and_their_bids(leagues: Leagues) -> None:
    league = await dealt(leagues, rounds=2)
    league = await leagues.played(league.id)
    await leagues.round_played(league.id)
    told = await server_statistics(leagues.seasons, GUILD, "skullking")
    assert (told.games, told.people) == (2, 4)
    assert told.bids is not None
    assert told.bids.made == 8, "one round a game, four seats"
    met = 0
    for match in (await leagues.load(league.id)).matches:
        lines = await leagues.company.tables.store.log.scorepad(match.table_id or 0)
        met += sum(line.details["bid"] == line.details["tricks"] for line in lines)
    assert told.bids.met == met
    other = await server_statistics(leagues.seasons, GUILD, "corsari")
    assert (other.games, other.people, other.bids) == (0, 0, None)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seconds", "rhythm"), [(2 * HOUR, Rhythm.OFTEN), (9 * HOUR, Rhythm.FEW), (15 * HOUR, Rhythm.ONCE)]
)
async def test_a_new_league_proposes_how_often_people_look_in_by_how_quickly_its_server_answers(
    leagues: Leagues, seconds: int, rhythm: Rhythm
) -> None:
    league = await dealt(leagues, rounds=1, options={"edition": "first", "rounds": 10}, size=4)
    table = await table_of(leagues, league)
    while table.status.live:
        table = await move_after(leagues, table, seconds)
    draft = await creation.draft(leagues.seasons, "Next", Place(GUILD, CHANNEL, "en"), MAKER)
    assert draft.row.rhythm is rhythm


async def test_few_turns_tell_nothing_of_a_server(leagues: Leagues) -> None:
    league = await dealt(leagues, rounds=1)
    table = await table_of(leagues, league)
    while table.status.live:
        table = await move_after(leagues, table, 15 * HOUR)
    draft = await creation.draft(leagues.seasons, "Next", Place(GUILD, CHANNEL, "en"), MAKER)
    assert draft.row.rhythm is Rhythm.FEW, "it would be once a day"
