"""The one road of a move: checked, stored, then told; and back again."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.games.contract import IllegalMove
from bot.games.skullking import View
from bot.model.tables import Status
from bot.tables import fold, lobby, moves, proposals, seats
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from tests.databases import sqlite_only
from tests.patience import eventually
from tests.tables.company import ANNA, BEN, CARLA, Company, Refused


def playing(table: Table) -> bool:
    view: View = table.view(None)
    return view.step == "play"


async def test_the_stored_scorepad_and_result_are_those_of_the_fold(company: Company) -> None:
    table = await company.play(await company.dealt(computers=1, rounds=3))
    assert table.status is Status.FINISHED
    company.tables.folds.forget(table.id)
    again = await company.tables.load(table.id)
    assert again.dealt.state == table.dealt.state
    assert tuple(again.game.scorepad(again.dealt.state)) == await company.tables.store.log.scorepad(table.id)
    assert tuple(again.game.result(again.dealt.state) or ()) == await company.tables.store.log.results(
        table.id
    )


async def test_at_every_move_the_fold_from_the_log_is_the_fold_in_memory(company: Company) -> None:
    table = await company.dealt(rounds=2)
    while table.status is Status.RUNNING:
        company.tables.folds.forget(table.id)
        again = await company.tables.load(table.id)
        assert again.dealt == table.dealt
        number = table.dealt.number
        table = await company.play(table, lambda table, number=number: table.dealt.number > number)  # type: ignore[misc]


async def test_what_is_refused_changes_nothing(company: Company) -> None:
    table = await company.dealt()
    async with Refused(company, "not_your_table"):
        await moves.make(company.tables, table.id, CARLA, "bid 1")
    async with Refused(company, "bid_out_of_range"):
        await moves.make(company.tables, table.id, ANNA, "bid 9")
    async with Refused(company, "unknown_move"):
        await moves.make(company.tables, table.id, ANNA, "undo 1")
    async with Refused(company, "table_moved_on"):
        await moves.make(company.tables, table.id, ANNA, "bid 1", decision=7)
    async with Refused(company, "no_such_table"):
        await moves.make(company.tables, 999, ANNA, "bid 1")


async def test_anothers_bid_makes_no_button_stale_but_the_reveal_does(company: Company) -> None:
    table = await company.dealt()
    decision = table.dealt.decisions[0]
    await moves.make(company.tables, table.id, BEN, "bid 0")
    moved = await moves.make(company.tables, table.id, ANNA, "bid 0", decision)
    assert moved.table.view(None).step == "play"
    async with Refused(company, "table_moved_on"):
        await moves.make(company.tables, table.id, ANNA, "bid 1", decision)


@pytest.mark.usefixtures("reads")
async def test_of_many_moves_at_once_those_that_can_count_do_one_after_the_other(company: Company) -> None:
    table = await company.play(await company.dealt(), playing)
    seat = table.to_move()[0]
    move = next(iter(table.game.legal(table.dealt.state, seat)))
    row = table.seats[seat]
    assert row.user_id is not None
    person, before = Person(row.user_id, row.name), table.dealt.number
    tries = (moves.make(company.tables, table.id, person, move) for _ in range(30))
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(result, moves.Moved) for result in results) == 1
    assert {type(result) for result in results} <= {moves.Moved, IllegalMove, Refusal}
    assert (await company.tables.load(table.id)).dealt.number == before + 1


@sqlite_only("the file is read behind the bot's back")
async def test_a_move_whose_caller_was_cancelled_as_it_reached_the_disk_counts_and_the_game_goes_on(
    company: Company, tmp_path: Path
) -> None:
    table = await company.dealt()
    bid = asyncio.create_task(moves.make(company.tables, table.id, ANNA, "bid 0"))
    with closing(sqlite3.connect(tmp_path / "data" / "tavern.sqlite3")) as disk:
        stored = "SELECT count(*) FROM moves"
        await eventually(lambda: disk.execute(stored).fetchone() == (1,), "the commit", every=0)
    bid.cancel()
    with pytest.raises(asyncio.CancelledError):
        await bid
    moved = await moves.make(company.tables, table.id, BEN, "bid 1")
    assert moved.table.dealt.moves == [(0, "bid 0"), (1, "bid 1")]


async def test_a_computer_player_moves_only_on_its_own_seat(company: Company) -> None:
    table = await company.dealt(computers=1)
    away = await seats.hand_over(company.tables, table.id, 0, ANNA.user_id)
    await seats.take_back(company.tables, table.id, ANNA)
    async with Refused(company, "table_moved_on"):
        await moves.make_for(company.tables, away, 0, "bid 0")
    await seats.leave(company.tables, table.id, BEN)
    async with Refused(company, "table_moved_on"):
        await moves.make_for(company.tables, table, 2, "bid 0", missed=1)


async def test_a_move_for_a_seat_is_refused_once_its_decision_is_made(company: Company) -> None:
    table = await company.dealt(computers=1)
    await company.play(table, playing)
    async with Refused(company, "table_moved_on"):
        await moves.make_for(company.tables, table, 1, "bid 0")


async def test_an_undo_is_a_line_of_the_log_and_no_number_comes_twice(company: Company) -> None:
    table = await company.dealt()
    await moves.make(company.tables, table.id, ANNA, "bid 1")
    undone = await proposals.undo(company.tables, table.id, ANNA)
    assert undone.table.dealt.moves == []
    assert undone.table.dealt.state == table.dealt.state
    await moves.make(company.tables, table.id, ANNA, "bid 0")
    lines = await company.tables.store.log.moves(table.id)
    assert [(line.number, line.seat, line.move) for line in lines] == [
        (1, 0, "bid 1"),
        (2, 0, "undo 1"),
        (3, 0, "bid 0"),
    ]
    company.tables.folds.forget(table.id)
    assert (await company.tables.load(table.id)).dealt.moves == [(0, "bid 0")]


@pytest.mark.parametrize(("who", "other", "left"), [(ANNA, BEN, []), (BEN, ANNA, [(0, "bid 1")])])
async def test_an_undo_after_others_or_after_a_reveal_waits_until_the_others_agree(
    company: Company, who: Person, other: Person, left: list[tuple[int, str]]
) -> None:
    table = await company.dealt()
    await moves.make(company.tables, table.id, ANNA, "bid 1")
    before = (await moves.make(company.tables, table.id, BEN, "bid 1")).table
    asked = await proposals.undo(company.tables, table.id, who)
    assert not asked.done
    assert asked.table.dealt == before.dealt
    assert asked.table.row.proposal is not None
    agreed = await proposals.agree(company.tables, table.id, other, asked.table.row.proposal.words)
    assert agreed.done
    assert agreed.table.dealt.moves == left
    assert agreed.table.row.proposal is None


async def test_an_undo_can_not_re_roll_a_deal(company: Company) -> None:
    table = await company.opened(computers=1, rounds=3)
    table = await lobby.deal(company.tables, table.id, ANNA)
    table = await company.play(table, lambda table: table.view(None).round == 2)
    dealt = table.view(0).hand
    undone = (await proposals.undo(company.tables, table.id, ANNA)).table
    assert undone.view(None).round == 1
    again = await company.play(undone, lambda table: table.view(None).round == 2)
    assert again.view(0).hand == dealt


async def test_a_log_folds_to_the_same_decisions_as_it_was_played(company: Company) -> None:
    table = await company.play(await company.dealt(rounds=1))
    lines = await company.tables.store.log.moves(table.id)
    first = table.dealt.state_after(0)
    assert fold.fold(table.game, first, 2, lines) == table.dealt
    with pytest.raises(IllegalMove):
        fold.fold(table.game, first, 2, lines[1:])
