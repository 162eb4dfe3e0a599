"""What people's finished games come to: kept at a game's end, counted for whoever played all of it."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.model.careers import Career, RecordKind
from bot.model.people import CardOf, PersonRow
from bot.store.careers import CareerStore
from bot.tables import careers, lobby, preferences, table_admin
from bot.tables.careers import Summaries
from bot.tables.lobby import Invitation
from bot.tables.people import erase
from bot.tables.person import Person
from bot.tables.table import Table
from tests import chance
from tests.failures import failing
from tests.people import remembered
from tests.tables.company import ANNA, BEN, CARLA, HERE, Company
from tools.cards import differences, differences_of_days, differences_of_seasons


async def game_of(company: Company, *people: Person, computers: int = 0, rounds: int = 2) -> Table:
    """A whole game of the first person and the others."""
    first, *others = people
    invitation = Invitation("skullking", None, computers, (("rounds", rounds),))
    table = await lobby.open_table(company.tables, invitation, HERE, first)
    for person in others:
        await lobby.join(company.tables, table.id, person)
    await company.play(await lobby.deal(company.tables, table.id, first))
    return await company.tables.load(table.id)


async def career(company: Company, person: Person, card: CardOf = CardOf.SERVER) -> Career:
    return await careers.career_of(company.tables, person.user_id, HERE.guild_id, card)


def place_of(table: Table, person: Person) -> int:
    seat = table.seat_of(person.user_id)
    return next(one.place for one in table.game.result(table.dealt.state) or () if one.seat == seat)


async def summed_up(company: Company) -> Sequence[tuple[object, ...]]:
    rows = await company.database.fetch_all("SELECT * FROM seat_summaries ORDER BY table_id, seat")
    return [tuple(row) for row in rows]


async def test_a_game_is_counted_when_it_ends(company: Company) -> None:
    table = await game_of(company, ANNA, BEN)
    [figures] = (await career(company, ANNA)).figures
    assert (figures.game, figures.games, figures.bids) == ("skullking", 1, 2)
    assert figures.wins == (place_of(table, ANNA) == 1)


async def test_games_against_computer_pirates_alone_are_counted_apart(company: Company) -> None:
    await game_of(company, ANNA, computers=2)
    [figures] = (await career(company, ANNA)).figures
    assert (figures.games, figures.alone) == (0, 1)


async def test_older_games_are_summed_up_as_those_of_today(company: Company) -> None:
    for _ in range(2):
        await game_of(company, ANNA, BEN)
    before = await summed_up(company)
    await company.execute("DELETE FROM seat_summaries")
    summaries = Summaries(company.tables)
    while not summaries.are_complete:
        await summaries.run()
    assert await summed_up(company) == before


async def test_an_older_game_that_can_not_be_summed_up_holds_up_no_other_and_no_record(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        await game_of(company, ANNA, BEN)
    before = await summed_up(company)
    await company.execute("DELETE FROM seat_summaries")
    failing(monkeypatch, CareerStore, "keep", [ValueError("a bug")])
    summaries = Summaries(company.tables)
    while not summaries.are_complete:
        await summaries.run()
    assert len(await summed_up(company)) == len(before) * 2 // 3
    company.now += 5
    await summaries.run()
    assert await summed_up(company) == before


async def test_a_seat_that_another_took_over_counts_for_nobody(company: Company) -> None:
    table = await company.dealt()
    await table_admin.replace(company.tables, table.id, 1, CARLA, ANNA)
    await company.play(await company.tables.load(table.id))
    assert not (await career(company, CARLA)).games
    assert (await career(company, ANNA)).games == 1


async def test_rivals_have_finished_three_games_together(company: Company) -> None:
    for _ in range(2):
        await game_of(company, ANNA, BEN)
    assert not (await career(company, ANNA)).rivals
    await game_of(company, ANNA, BEN)
    [rival] = (await career(company, ANNA)).rivals
    assert (rival.user_id, rival.name, rival.games) == (BEN.user_id, "Ben", 3)


async def test_whoever_wins_more_often_has_the_other_for_prey_and_is_their_nemesis(company: Company) -> None:
    chance.always(1)  # one of them wins more often
    tables = [await game_of(company, ANNA, BEN) for _ in range(3)]
    margin = sum(place_of(one, BEN) - place_of(one, ANNA) for one in tables)
    ahead, behind = (ANNA, BEN) if margin > 0 else (BEN, ANNA)
    first, second = await career(company, ahead), await career(company, behind)
    assert first.prey is not None
    assert second.nemesis is not None
    assert (first.prey.user_id, second.nemesis.user_id) == (behind.user_id, ahead.user_id)
    assert (first.nemesis, second.prey) == (None, None)


async def test_whoever_comes_in_before_another_as_often_as_behind_is_neither_prey_nor_nemesis(
    company: Company,
) -> None:
    for _ in range(3):
        await game_of(company, ANNA, BEN)
    await company.execute("UPDATE seat_summaries SET place = 1")
    found = await career(company, ANNA)
    assert [(one.ahead, one.behind) for one in found.rivals] == [(0, 0)]
    assert (found.prey, found.nemesis) == (None, None)


async def test_whoever_is_private_is_named_in_no_figures_of_others(company: Company) -> None:
    for _ in range(3):
        await game_of(company, ANNA, BEN)
    await preferences.prefer(company.tables, BEN.user_id, "card", CardOf.PRIVATE)
    found = await career(company, ANNA)
    assert (found.rivals, found.prey, found.nemesis) == ([], None, None)
    assert "Ben" not in {one.name for one in await careers.records_of(company.tables, HERE.guild_id)}


async def test_whoever_erases_their_data_is_anonymous_in_records_at_once(company: Company) -> None:
    await game_of(company, BEN, CARLA)
    for person in (BEN, CARLA):
        await erase(company.tables, person)
    names = {one.name for one in await careers.records_of(company.tables, HERE.guild_id) if one.has_holder}
    assert names == {"Anon."}
    assert not (await career(company, BEN)).games


async def test_games_of_all_servers_are_counted_for_whoever_wants_that(company: Company) -> None:
    await game_of(company, ANNA, BEN)
    found = {
        card: (await careers.career_of(company.tables, ANNA.user_id, 11, card)).games
        for card in (CardOf.SERVER, CardOf.ALL)
    }
    assert found == {CardOf.SERVER: 0, CardOf.ALL: 1}


async def test_a_card_is_shown_unless_its_person_says_otherwise(company: Company) -> None:
    await remembered(company.tables.store.people, PersonRow(ANNA.user_id, "en"))
    assert (await preferences.preferred(company.tables, ANNA.user_id)).card is CardOf.SERVER


async def test_the_longest_game_of_a_server_is_that_of_most_moves(company: Company) -> None:
    await game_of(company, ANNA, BEN, rounds=1)
    longest = await game_of(company, ANNA, BEN, rounds=3)
    await game_of(company, ANNA, BEN, rounds=2)
    found = {one.kind: one for one in await careers.records_of(company.tables, HERE.guild_id)}
    record = found[RecordKind.LENGTH]
    assert (record.table_id, record.value) == (longest.id, len(await company.moves(longest)))


async def test_a_record_falls_only_after_five_games_of_the_kind(company: Company) -> None:
    summaries = Summaries(company.tables)
    await summaries.run()
    for _ in range(careers.RECORDS_AFTER):
        table = await game_of(company, ANNA, BEN, rounds=1)
        assert await summaries.fallen(table) == {}
        company.now += 60
    longer = await game_of(company, ANNA, BEN, rounds=2)
    assert (await summaries.fallen(longer))[RecordKind.LENGTH] == len(await company.moves(longer))
    assert RecordKind.LENGTH not in await summaries.fallen(table)


async def test_games_alone_make_no_records(company: Company) -> None:
    await game_of(company, ANNA, computers=1)
    assert await careers.records_of(company.tables, HERE.guild_id) == []


async def test_every_figure_is_what_the_game_files_say(company: Company) -> None:
    """`python -m tools.cards` plays hundreds of games."""
    compared, wrong = await differences(company, 16)
    assert compared > 50
    assert wrong == []
    compared, wrong = await differences_of_days(company, 2)
    assert (compared, wrong) == (14, [])


@pytest.mark.slow
async def test_every_figure_of_ratings_and_recaps_is_what_the_exports_say(tmp_path: Path) -> None:
    compared, wrong = await differences_of_seasons(tmp_path, 2)
    assert compared > 20
    assert wrong == []
