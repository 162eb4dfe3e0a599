"""Ladders: every table that is marked for the league counts."""

from contextlib import suppress

import pytest

from bot.model.leagues import LeagueStage
from bot.model.tables import Status
from bot.seasons import corrections, counting, league_admin
from bot.store.leagues import LeagueStore
from bot.tables import lobby, moves
from bot.tables.lobby import Invitation, Place
from bot.tables.person import Person
from bot.tables.table import Table
from tests.seasons.leagues import GUILD, MAKER, Leagues, person
from tests.seasons.played_matches import OTHER_GUILD, played_table, refused
from tests.tables.test_one_transaction import KilledError


async def test_a_ladder_counts_every_table_that_is_marked_live_or_over(leagues: Leagues) -> None:
    ladder = await leagues.created("Ladder", format="ladder")
    assert ladder.row.stage is LeagueStage.RUNNING
    live, over = [await played_table(leagues, 60 + at) for at in range(2)]
    over = await leagues.company.play(over)
    for table in (live, over):
        await counting.count_table(leagues.seasons, ladder.id, table)
    again = counting.count_table(leagues.seasons, ladder.id, over)
    assert await refused(again) == "table_counts_already"
    await leagues.settle()
    assert len((await leagues.load(ladder.id)).results) == 1
    await leagues.company.play(await leagues.company.tables.load(live.id))
    await leagues.settle()
    ladder = await leagues.load(ladder.id)
    assert {row.person: row.games for row in ladder.standings} == {person(0).user_id: 2, person(1).user_id: 2}
    assert ladder.row.stage is LeagueStage.RUNNING
    assert leagues.discord.threads == {}


async def test_a_ladder_counts_no_table_of_another_game_or_server_and_none_not_dealt(
    leagues: Leagues,
) -> None:
    ladder = await leagues.created("Ladder", format="ladder", game="corsari", options={})
    season = await leagues.created("Winter")
    table = await played_table(leagues, 60)
    counted = counting.count_table(leagues.seasons, ladder.id, table)
    assert await refused(counted) == "another_game"
    assert await refused(counting.count_table(leagues.seasons, season.id, table)) == "not_a_ladder"
    other = await leagues.created("Other", format="ladder")
    elsewhere = await played_table(leagues, 61, OTHER_GUILD)
    assert await refused(counting.count_table(leagues.seasons, other.id, elsewhere)) == "another_game"
    place = Place(GUILD, 62, "en")
    still_open = await lobby.open_table(leagues.company.tables, Invitation("skullking"), place, person(0))
    assert still_open.status is Status.OPEN
    assert await refused(counting.count_table(leagues.seasons, other.id, still_open)) == "table_cannot_count"


async def test_a_marked_table_can_be_unmarked_while_it_is_played_and_counted_again(leagues: Leagues) -> None:
    ladder = await leagues.created("Ladder", format="ladder")
    table = await played_table(leagues, 60)
    ladder = await counting.count_table(leagues.seasons, ladder.id, table)
    [match] = ladder.matches
    await corrections.void(leagues.seasons, match.id, MAKER, "just for fun")
    await leagues.company.play(table)
    await leagues.settle()
    assert (await leagues.load(ladder.id)).results == {}
    await corrections.count_again(leagues.seasons, match.id, MAKER, "after all")
    await leagues.settle()
    assert len((await leagues.load(ladder.id)).results) == 1


async def moved(leagues: Leagues, table: Table, seat: int) -> Table:
    line = next(iter(table.game.legal(table.dealt.state, seat)))
    by = Person(table.seats[seat].user_id or 0, table.name(seat))
    return (await moves.make(leagues.company.tables, table.id, by, line)).table


async def test_all_agree_before_the_first_move_that_a_game_counts(leagues: Leagues) -> None:
    ladder = await leagues.created("Ladder", format="ladder")
    table = await played_table(leagues, 60)
    asked = await counting.ask_to_count(leagues.seasons, ladder.id, table.id, person(0))
    assert not asked.done
    assert (await leagues.load(ladder.id)).matches == ()
    agreed = await counting.agree_to_count(leagues.seasons, ladder.id, table.id, person(1))
    assert agreed.done
    assert agreed.table.row.proposal is None
    assert [match.table_id for match in (await leagues.load(ladder.id)).matches] == [table.id]


async def test_that_all_agree_and_that_the_game_counts_are_stored_together(
    leagues: Leagues, monkeypatch: pytest.MonkeyPatch
) -> None:
    ladder, table = await leagues.created("Ladder", format="ladder"), await played_table(leagues, 60)
    await counting.ask_to_count(leagues.seasons, ladder.id, table.id, person(0))

    async def killed(*_: object, **__: object) -> None:
        raise KilledError

    for dies in (True, False):
        with monkeypatch.context() as patched, suppress(KilledError):
            if dies:
                patched.setattr(LeagueStore, "change", killed)
            await counting.agree_to_count(leagues.seasons, ladder.id, table.id, person(1))
        after = await leagues.company.tables.load(table.id)
        counts = bool((await leagues.load(ladder.id)).matches)
        actions = await leagues.company.tables.store.actions.of_table(table.id)
        agreed = "agreed" in [one.kind for one in actions]
        assert (counts, agreed, after.row.proposal is None) == (not dies, not dies, not dies)


async def test_what_counts_for_another_ladder_meanwhile_is_agreed_to_in_vain(leagues: Leagues) -> None:
    ladder, other = [await leagues.created(name, format="ladder") for name in ("Ladder", "Other")]
    table = await played_table(leagues, 60)
    await counting.ask_to_count(leagues.seasons, ladder.id, table.id, person(0))
    await counting.count_table(leagues.seasons, other.id, table)
    agreed = counting.agree_to_count(leagues.seasons, ladder.id, table.id, person(1))
    assert await refused(agreed) == "table_counts_already"
    assert (await leagues.load(ladder.id)).matches == ()
    assert (await leagues.company.tables.load(table.id)).row.proposal is None


async def test_after_the_first_move_of_a_person_nobody_picks_the_games_that_count(leagues: Leagues) -> None:
    ladder = await leagues.created("Ladder", format="ladder")
    table = await played_table(leagues, 60)
    await counting.ask_to_count(leagues.seasons, ladder.id, table.id, person(0))
    table = await moved(leagues, table, table.seat_of(person(1).user_id) or 0)
    agreed = counting.agree_to_count(leagues.seasons, ladder.id, table.id, person(1))
    assert await refused(agreed) == "proposal_gone"
    late = counting.ask_to_count(leagues.seasons, ladder.id, table.id, person(0))
    assert await refused(late) == "count_too_late"


async def test_a_table_with_too_few_people_counts_for_no_ladder(leagues: Leagues) -> None:
    ladder = await leagues.created("Ladder", format="ladder", least_people=3)
    table = await played_table(leagues, 60)
    asked = counting.ask_to_count(leagues.seasons, ladder.id, table.id, person(0))
    assert await refused(asked) == "ladder_too_few_people"
    counted = counting.count_table(leagues.seasons, ladder.id, table)
    assert await refused(counted) == "ladder_too_few_people"


async def together(leagues: Leagues, channel: int, *people: int) -> Table:
    """A table of these people that is being played."""
    tables, place = leagues.company.tables, Place(GUILD, channel, "en")
    invitation = Invitation("skullking", len(people), 0, (("rounds", 1),))
    table = await lobby.open_table(tables, invitation, place, person(people[0]))
    for one in people[1:]:
        await lobby.join(tables, table.id, person(one))
    return await lobby.deal(tables, table.id, person(people[0]))


async def test_a_fourth_game_of_two_in_a_week_counts_only_with_somebody_else(leagues: Leagues) -> None:
    ladder = await leagues.created("Ladder", format="ladder")
    for channel in (60, 61, 62):
        table = await together(leagues, channel, 0, 1)
        await counting.count_table(leagues.seasons, ladder.id, table)
        await leagues.company.play(table)
        await leagues.settle()
    fourth = await together(leagues, 63, 0, 1)
    assert await refused(counting.count_table(leagues.seasons, ladder.id, fourth)) == "ladder_met_enough"
    asked = counting.ask_to_count(leagues.seasons, ladder.id, fourth.id, person(0))
    assert await refused(asked) == "ladder_met_enough"
    await counting.count_table(leagues.seasons, ladder.id, await together(leagues, 64, 0, 1, 2))
    leagues.now += 7 * 24 * 3600
    assert (await counting.count_table(leagues.seasons, ladder.id, fourth)).matches[-1].table_id == fourth.id


async def test_a_voided_game_is_no_meeting(leagues: Leagues) -> None:
    ladder = await leagues.created("Ladder", format="ladder")
    for channel in (60, 61, 62):
        table = await together(leagues, channel, 0, 1)
        ladder = await counting.count_table(leagues.seasons, ladder.id, table)
    await corrections.void(leagues.seasons, ladder.matches[0].id, MAKER, "just for fun")
    await counting.count_table(leagues.seasons, ladder.id, await together(leagues, 63, 0, 1))


async def test_a_ladder_of_before_counts_as_it_did(leagues: Leagues) -> None:
    ladder = await leagues.created("Ladder", format="ladder", ranking="points")
    for channel in (60, 61, 62, 63):
        table = await together(leagues, channel, 0, 1)
        await counting.count_table(leagues.seasons, ladder.id, table)
        await leagues.company.play(table)
        await leagues.settle()
    ladder = await leagues.load(ladder.id)
    assert sum(row.points for row in ladder.standings) == 4 * (3 + 1), "the usual points of two at a table"
    assert all(row.is_ranked for row in ladder.standings)


async def test_nobody_wins_a_ladder_by_rating_in_which_nobody_has_a_rank(leagues: Leagues) -> None:
    ladder = await leagues.created("Ladder", format="ladder", least_games=2)
    table = await together(leagues, 60, 0, 1)
    await counting.count_table(leagues.seasons, ladder.id, table)
    await leagues.company.play(table)
    await leagues.settle()
    ladder = await league_admin.end(leagues.seasons, ladder.id, MAKER)
    assert ladder.winners == ()
    assert [row.is_ranked for row in ladder.standings] == [False, False]


async def test_people_of_a_table_alone_with_computer_pirates_count_for_no_ladder_by_rating(
    leagues: Leagues,
) -> None:
    ladder = await leagues.created("Ladder", format="ladder", least_people=1)
    place = Place(GUILD, 60, "en")
    invitation = Invitation("skullking", 3, 2, (("rounds", 1),))
    tables = leagues.company.tables
    table = await lobby.open_table(tables, invitation, place, person(0))
    table = await lobby.deal(tables, table.id, person(0))
    counted = counting.count_table(leagues.seasons, ladder.id, table)
    assert await refused(counted) == "ladder_too_few_people"
