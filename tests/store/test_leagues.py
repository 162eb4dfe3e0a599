"""What the rules of the tables refuse of a league is told for what it is."""

from dataclasses import replace

import pytest

from bot.model.leagues import EntrantRow, Format, LeagueStage, Role
from bot.model.matches import MatchRow, MatchState, RoundRow
from bot.store.errors import StatementError
from bot.store.leagues import NameTakenError, TableCountsError, upsert_entrant, upsert_round
from bot.store.matches import upsert_match
from bot.store.store import Store
from bot.store.tables import ChannelTakenError, Opening
from tests.seasons.snapshots import row
from tests.tables.company import Company

NOWHERE = 99
"""The number of a table that is not there."""


@pytest.fixture
def store(company: Company) -> Store:
    return company.tables.store


async def ladder(store: Store, name: str, stage: LeagueStage = LeagueStage.RUNNING) -> int:
    return await store.leagues.add(row(name=name, format=Format.LADDER, stage=stage))


def match_at(league_id: int, table_id: int) -> MatchRow:
    return MatchRow(0, league_id, 0, 1, MatchState.PLAYING, (1, 2), table_id=table_id)


async def test_a_name_that_another_league_of_the_server_has_is_taken(store: Store) -> None:
    await ladder(store, "Harbour")
    with pytest.raises(NameTakenError):
        await ladder(store, "harbour")
    draft = await ladder(store, "Harbour", LeagueStage.DRAFT)
    with pytest.raises(NameTakenError):
        await store.leagues.change(draft, stage=LeagueStage.RUNNING)


async def test_a_table_counts_for_one_match_alone(company: Company, store: Store) -> None:
    table = await company.dealt()
    first, second = await ladder(store, "Harbour"), await ladder(store, "Reef")
    await store.leagues.change(first, upsert_match(match_at(first, table.id)))
    with pytest.raises(TableCountsError):
        await store.leagues.change(second, upsert_match(match_at(second, table.id)))


async def test_what_else_the_tables_refuse_is_neither_a_name_nor_a_table_that_counts(store: Store) -> None:
    league_id = await ladder(store, "Harbour")
    nobody = upsert_entrant(NOWHERE, EntrantRow(1, "Anna", Role.PLAYER, 5))
    with pytest.raises(StatementError):
        await store.leagues.change(league_id, nobody)
    with pytest.raises(StatementError):
        await store.leagues.change(league_id, upsert_match(match_at(league_id, NOWHERE)))
    same = MatchRow(0, league_id, 1, 1, MatchState.PLANNED, (1, 2))
    first = RoundRow(1, False, (), 5, None, None)
    with pytest.raises(StatementError, match=r"matches\.league_id"):
        await store.leagues.change(
            league_id, upsert_round(league_id, first), upsert_match(same), upsert_match(same)
        )
    assert await store.leagues.rounds(league_id) == ()


async def test_a_match_has_one_table_and_a_second_is_no_channel_that_is_taken(
    company: Company, store: Store
) -> None:
    league_id = await ladder(store, "Harbour")
    await store.leagues.change(league_id, upsert_match(match_at(league_id, (await company.dealt()).id)))
    [match] = await store.matches.of_league(league_id)
    opening = Opening("skullking", 1, {}, 2, bytes(32), 1, 77, 1, "en", 5, match_id=match.id)
    await store.tables.open(opening, [])
    with pytest.raises(ChannelTakenError):
        await store.tables.open(replace(opening, match_id=None), [])
    with pytest.raises(StatementError, match=r"tables\.match_id"):
        await store.tables.open(replace(opening, channel_id=78), [])
