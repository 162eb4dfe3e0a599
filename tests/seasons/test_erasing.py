"""Deleting somebody's data while they take part in leagues."""

from dataclasses import replace

from bot.model.leagues import Role
from bot.model.matches import MatchState
from bot.seasons import erasing, matches, participation
from bot.seasons.seasons import Seasons
from bot.store.privacy import ANONYMOUS
from bot.tables import lobby
from bot.tables.lobby import Invitation
from bot.tables.person import Person
from tests.seasons.snapshots import kept, season
from tests.tables.company import ANNA, BEN, HERE, Company
from tests.traces import traces

ZORA = Person(300_000_000_000_000_007, "Zora Quillfeather")
OPEN = """
INSERT INTO leagues (guild_id, name, stage, format, game, options, size, pace, rounds, round_hours,
    start_hours, channel_id, language, created_by, created_at, seed, places)
VALUES (10, ?, ?, 'season', 'skullking', '{}', 2, 'daily', 3, 24, 24, 30, 'en', ?, 5, 6, 2)
"""


class Noted:
    """The leagues of which somebody was told that they have changed."""

    def __init__(self) -> None:
        self.leagues: list[int] = []

    def league_changed(self, league_id: int) -> None:
        self.leagues.append(league_id)


async def test_the_first_of_the_waiting_list_comes_in_and_no_name_is_left(company: Company) -> None:
    seasons = Seasons(company.tables)
    await company.execute(OPEN, "Winter", "sign_up", 77)
    for person in (ANNA, ZORA, BEN):
        await participation.sign_up(seasons, 1, person)
    assert {one.name: one.role for one in (await seasons.load(1)).entrants}["Ben"] is Role.WAITING
    table = await lobby.open_table(company.tables, Invitation("skullking"), HERE, ZORA)
    await lobby.join(company.tables, table.id, ANNA)
    await lobby.deal(company.tables, table.id, ZORA)
    noted = Noted()
    seasons.watchers.append(noted)
    await erasing.erase(seasons, ZORA)
    assert await traces(company.database, ZORA) == []
    entrants = {one.name: one.role for one in (await seasons.load(1)).entrants}
    assert entrants == {"Anna": Role.PLAYER, "Ben": Role.PLAYER, ANONYMOUS: Role.OUT}
    assert (await company.tables.load(table.id)).seats[0].is_computer
    assert noted.leagues[-1] == 1


async def test_a_draft_goes_with_who_was_making_it(company: Company) -> None:
    seasons = Seasons(company.tables)
    await company.execute(OPEN, "Idea", "draft", ZORA.user_id)
    await company.execute(OPEN, "Winter", "sign_up", ZORA.user_id)
    await erasing.erase(seasons, ZORA)
    assert await traces(company.database, ZORA) == []
    assert await seasons.store.league(1) is None
    assert (await seasons.load(2)).row.name == "Winter"


async def test_who_comes_back_takes_part_as_a_new_entrant(company: Company) -> None:
    seasons = Seasons(company.tables)
    await company.execute(OPEN, "Winter", "sign_up", 77)
    await participation.sign_up(seasons, 1, ZORA)
    await erasing.erase(seasons, ZORA)
    league = await participation.sign_up(seasons, 1, ZORA)
    assert [(one.name, one.role) for one in sorted(league.entrants, key=lambda one: one.user_id)] == [
        (ANONYMOUS, Role.OUT),
        (ZORA.name, Role.PLAYER),
    ]


async def test_at_a_match_that_waits_a_computer_player_takes_the_seat_and_it_is_lost(
    company: Company,
) -> None:
    seasons = Seasons(company.tables)
    names = {ANNA.user_id: "Anna", ZORA.user_id: ZORA.name}
    made = season([(ANNA.user_id, 1), (ZORA.user_id, 2)], people=names)
    waiting = replace(made.matches[0], state=MatchState.WAITING, thread_id=55, finished_at=None)
    league = await kept(seasons, replace(made, matches=(waiting,), results={}))
    await erasing.erase(seasons, ZORA)
    league = await seasons.load(league.id)
    assert matches.missing(league.matches[0]) == [ANNA.user_id]
    async with seasons.locked(league.id) as locked:
        match = await matches.start(seasons, locked, locked.matches[0])
    assert match.table_id is not None
    table = await company.tables.load(match.table_id)
    assert [row.user_id for row in table.seats] == [ANNA.user_id, None]
    await company.play(table)
    async with seasons.locked(league.id) as locked:
        assert await matches.take_result(seasons, locked, match)
    league = await seasons.load(league.id)
    lost = league.results[match.id][1]
    assert (league.name(lost.user_id or 0), lost.forfeited) == (ANONYMOUS, True)
    assert await traces(company.database, ZORA) == []
