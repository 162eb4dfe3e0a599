"""Deleting somebody's data, at tables of every kind: what is left of the games, and nothing of the person."""

import pytest

from bot.model.people import PersonRow, VacationRow
from bot.model.tables import Player, Status, SubstituteRow
from bot.store.log import upsert_plan
from bot.store.privacy import ANONYMOUS, NOBODY, PrivacyStore
from bot.tables import lobby, people, proposals, seats, table_admin
from bot.tables.lobby import Invitation
from bot.tables.person import Person
from bot.tables.table import Table
from tests.entries import GAMES
from tests.people import remembered
from tests.tables.company import ANNA, BEN, CARLA, HERE, MODERATOR, THERE, Company
from tests.traces import traces

ZORA = Person(300_000_000_000_000_007, "Zora Quillfeather")
MOVES = 7


async def dealt(company: Company, *people: Person, game: str = "skullking") -> Table:
    options = (("rounds", 2),) if game == "skullking" else ()
    table = await lobby.open_table(company.tables, Invitation(game, options=options), HERE, people[0])
    for person in people[1:]:
        await lobby.join(company.tables, table.id, person)
    return await lobby.deal(company.tables, table.id, people[0])


async def erased(company: Company, table: Table) -> Table:
    await people.erase(company.tables, ZORA)
    assert await traces(company.database, ZORA) == []
    company.tables.folds.forget(table.id)
    return await company.tables.load(table.id)


@pytest.mark.parametrize("game", GAMES)
async def test_a_computer_player_takes_a_running_seat_and_plays_the_game_to_its_end(
    company: Company, game: str
) -> None:
    table = await dealt(company, ANNA, ZORA, game=game)
    table = await company.play(table, lambda table: table.number >= MOVES)
    log = await company.moves(table)
    after = await erased(company, table)
    assert after.status is Status.RUNNING
    assert after.seats[1].player is Player.COMPUTER
    assert after.dealt.state == table.dealt.state
    assert await company.moves(table) == log
    over = await company.play(after)
    assert over.status is Status.FINISHED
    company.tables.folds.forget(table.id)
    over = await company.tables.load(table.id)
    assert await company.tables.store.log.scorepad(table.id) == tuple(over.game.scorepad(over.dealt.state))
    assert await company.tables.store.log.results(table.id) == tuple(over.game.result(over.dealt.state) or ())
    assert over.departures[0].other_name == ANONYMOUS


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_keeps_its_results_and_an_anonymous_seat(company: Company, game: str) -> None:
    table = await company.play(await dealt(company, ZORA, ANNA, game=game))
    store = company.tables.store
    before = (
        await company.moves(table),
        await store.log.scorepad(table.id),
        await store.log.results(table.id),
    )
    after = await erased(company, table)
    assert (after.seats[0].user_id, after.seats[0].name) == (None, ANONYMOUS)
    assert after.seats[0].player is Player.ANONYMOUS
    assert after.seats[1] == table.seats[1]
    assert after.row.host_id == NOBODY
    assert after.dealt.state == table.dealt.state
    assert after.row.revision > table.row.revision
    assert before == (
        await company.moves(table),
        await store.log.scorepad(table.id),
        await store.log.results(table.id),
    )


async def test_at_an_open_table_the_seat_is_free_and_the_host_is_the_next(company: Company) -> None:
    table = await lobby.open_table(company.tables, Invitation("skullking"), HERE, ZORA)
    await lobby.join(company.tables, table.id, ANNA)
    after = await erased(company, table)
    assert after.status is Status.OPEN
    assert [row.user_id for row in after.seats] == [ANNA.user_id]
    assert after.row.host_id == ANNA.user_id


async def test_a_table_at_which_nobody_is_left_is_closed(company: Company) -> None:
    alone = await lobby.open_table(company.tables, Invitation("skullking", computers=1), HERE, ZORA)
    running = await lobby.open_table(company.tables, Invitation("skullking", computers=1), THERE, ZORA)
    await lobby.deal(company.tables, running.id, ZORA)
    for table in (alone, running):
        after = await erased(company, table)
        assert after.status is Status.ENDED
        assert after.seats[0].player is Player.ANONYMOUS


async def test_a_frozen_table_keeps_an_anonymous_seat(company: Company) -> None:
    table = await dealt(company, ZORA, ANNA)
    await company.tables.store.tables.change(table.id, status=Status.FROZEN)
    after = await erased(company, table)
    assert after.status is Status.FROZEN
    assert after.seats[0].player is Player.ANONYMOUS
    ended = await table_admin.end(company.tables, table.id, MODERATOR)
    assert ended.status is Status.ENDED


async def test_who_stepped_in_or_was_replaced_leaves_no_name_in_what_was_done(company: Company) -> None:
    table = await dealt(company, ANNA, BEN, CARLA)
    await table_admin.replace(company.tables, table.id, 1, ZORA, ANNA)
    await table_admin.replace(company.tables, table.id, 1, BEN, ZORA)
    await seats.offer(company.tables, table.id, ZORA)
    async with company.tables.locked(table.id) as found:
        await seats.bring_in_substitute(company.tables, found, 2)
    await proposals.propose(company.tables, table.id, ZORA, "pause")
    await proposals.decline(company.tables, table.id, ANNA, "pause")
    assert len(await traces(company.database, ZORA)) > 9
    await erased(company, table)
    done = await company.tables.store.actions.of_table(table.id)
    replaced = [
        (action.name, action.other_name, action.detail) for action in done if action.kind == "replaced"
    ]
    assert replaced == [("Anna", "Ben", ANONYMOUS), (ANONYMOUS, ANONYMOUS, "Ben")]
    [substituted] = [action for action in done if action.kind == "substituted"]
    assert (substituted.other_name, substituted.detail) == ("Carla", ANONYMOUS)


async def test_what_is_remembered_of_a_person_goes_with_their_clocks_plans_and_offers(
    company: Company,
) -> None:
    store = company.tables.store
    await remembered(store.people, PersonRow(ZORA.user_id, "fr", 12345, quiet=(60, 120)))
    await store.people.set_vacations(ZORA.user_id, (VacationRow(1, 2),))
    await remembered(store.people, PersonRow(ANNA.user_id, "de"))
    others = await dealt(company, ANNA, BEN)
    await store.substitutes.add(others.id, SubstituteRow(ZORA.user_id, ZORA.name), company.now)
    await store.substitutes.add(others.id, SubstituteRow(CARLA.user_id, CARLA.name), company.now)
    hers = await lobby.open_table(company.tables, Invitation("skullking"), THERE, ZORA)
    await lobby.join(company.tables, hers.id, ANNA)
    hers = await lobby.deal(company.tables, hers.id, ZORA)
    await company.arm()
    await store.tables.change(hers.id, upsert_plan(hers.id, 0, "P"))
    after = await erased(company, hers)
    assert after.seats[0].plan is None
    assert [clock.user_id for clock in await store.clocks.of_person(ANNA.user_id)] == [ANNA.user_id] * 2
    assert await store.people.person(ANNA.user_id) == PersonRow(ANNA.user_id, "de")
    assert await store.substitutes.of_table(others.id) == (SubstituteRow(CARLA.user_id, CARLA.name),)


async def test_games_that_follow_are_tallied_without_the_name(company: Company) -> None:
    first = await company.play(await dealt(company, ZORA, ANNA))
    async with company.tables.locked(first.id) as over:
        second = await company.play(await lobby.rematch(company.tables, over, []))
    after = await erased(company, second)
    assert [row.games for row in after.tally] == [2, 2]
    assert {row.name for row in after.tally} == {ANONYMOUS, "Anna"}


async def test_two_who_were_deleted_are_not_tallied_as_one(company: Company) -> None:
    first = await company.play(await dealt(company, ZORA, ANNA))
    async with company.tables.locked(first.id) as over:
        second = await company.play(await lobby.rematch(company.tables, over, []))
    await people.erase(company.tables, ANNA)
    after = await erased(company, second)
    assert [(row.name, row.games) for row in after.tally] == [(ANONYMOUS, 2)] * 2
    assert sum(row.wins for row in after.tally) >= 2


async def test_who_comes_back_is_a_new_person(company: Company) -> None:
    old = await company.play(await dealt(company, ZORA, ANNA))
    await erased(company, old)
    new = await dealt(company, ZORA, ANNA)
    assert new.seat_of(ZORA.user_id) == 0
    export = await company.tables.store.privacy.export(ZORA.user_id)
    assert [seat["table_id"] for seat in export["seats"]] == [new.id]
    assert (await company.play(new)).status is Status.FINISHED


async def test_who_sits_down_meanwhile_gives_up_that_seat_too(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await dealt(company, ANNA, ZORA)
    erase = PrivacyStore.erase
    late: list[Table] = []

    async def sat_down_before(store: PrivacyStore, user_id: int) -> object:
        if not late:
            late.append(await lobby.open_table(company.tables, Invitation("skullking"), THERE, ZORA))
        return await erase(store, user_id)

    monkeypatch.setattr(PrivacyStore, "erase", sat_down_before)
    after = await erased(company, table)
    assert after.seats[1].is_computer
    assert (await company.tables.load(late[0].id)).status is Status.ENDED
