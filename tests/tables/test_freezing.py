"""A table whose log and rows don't agree is frozen: nothing is guessed, and nothing of the log is lost."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.model.tables import Status
from bot.tables import moves, proposals, table_admin
from bot.tables.fold import fold
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts.catalog import speaker
from tests.messages import presses, text_of
from tests.tables.company import ANNA, MODERATOR, Company, Refused
from tests.taps import manage
from tests.tavern import tavern

TAMPERINGS = {
    "a score": "UPDATE scorepad SET score = score + 1, total = total + 1 WHERE seat = 0",
    "a missing line": "DELETE FROM scorepad WHERE seat = 0",
    "a bid": "UPDATE moves SET move = 'bid 9' WHERE number = 1",
    "a move that is none": "UPDATE moves SET move = 'dance' WHERE number = 2",
    "an undo too far": "UPDATE moves SET move = 'undo 99' WHERE number = 2",
    "an undo of nothing": "UPDATE moves SET move = 'undo x' WHERE number = 2",
    "a seat": "UPDATE moves SET seat = 9 WHERE number = 1",
    "a missing move": "DELETE FROM moves WHERE number = 3",
    "the seed": "UPDATE tables SET seed = ?",
    "half a seed": "UPDATE tables SET seed = ?",
    "the rules": "UPDATE tables SET rules = 99",
    "the game": "UPDATE tables SET game = 'poker'",
}
VALUES = {"the seed": [bytes(32)], "half a seed": [bytes(16)]}


def in_round_two(table: Table) -> bool:
    return bool(table.view(None).round == 2)


@pytest.mark.parametrize("tampering", TAMPERINGS)
async def test_a_tampered_table_is_frozen_and_its_log_stays(company: Company, tampering: str) -> None:
    table = await company.play(await company.dealt(), in_round_two)
    await company.execute(TAMPERINGS[tampering], *VALUES.get(tampering, ()))
    log = await company.moves(table)
    company.tables.folds.forget(table.id)
    before = await company.rows()
    assert (await company.tables.load(table.id)).status is Status.FROZEN
    assert await company.rows() == before  # a look stores nothing; what locks the table freezes it
    async with company.tables.locked(table.id) as frozen:
        assert frozen.status is Status.FROZEN
    row = await company.tables.store.tables.table(table.id)
    assert row is not None
    assert row.status is Status.FROZEN
    assert await company.moves(table) == log
    if tampering != "the game":
        async with Refused(company, "table_frozen"):
            await moves.make(company.tables, table.id, ANNA, "bid 0")
        async with Refused(company, "table_frozen"):
            await proposals.undo(company.tables, table.id, ANNA)


async def test_a_frozen_table_can_be_ended(company: Company) -> None:
    table = await company.play(await company.dealt(), in_round_two)
    await company.execute(TAMPERINGS["a score"])
    company.tables.folds.forget(table.id)
    await company.tables.load(table.id)
    ended = await table_admin.end(company.tables, table.id, MODERATOR)
    assert ended.status is Status.ENDED


async def test_a_moderator_thaws_a_table_whose_log_can_be_trusted_again(company: Company) -> None:
    table = await company.play(await company.dealt(), in_round_two)
    async with Refused(company, "not_frozen"):
        await table_admin.thaw(company.tables, table.id, MODERATOR)
    await company.execute(TAMPERINGS["a score"])
    company.tables.folds.forget(table.id)
    async with company.tables.locked(table.id) as frozen:
        assert frozen.status is Status.FROZEN
    async with Refused(company, "moderators_only"):
        await table_admin.thaw(company.tables, table.id, ANNA)
    async with Refused(company, "still_frozen"):
        await table_admin.thaw(company.tables, table.id, MODERATOR)
    await company.execute("UPDATE scorepad SET score = score - 1, total = total - 1 WHERE seat = 0")
    thawed = await table_admin.thaw(company.tables, table.id, MODERATOR)
    assert (thawed.status, thawed.dealt) == (Status.RUNNING, table.dealt)
    after = await company.play(thawed)
    assert after.status is Status.FINISHED


async def test_a_look_that_a_move_overtakes_freezes_nothing_and_is_not_remembered(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The look has read the log, as after a restart, and is held up until the move is on the disk."""
    has_read, go_on, original = asyncio.Event(), asyncio.Event(), Tables._fold_in_slices

    async def held(self: Tables, *arguments: Any) -> Any:
        folded = await original(self, *arguments)
        has_read.set()
        await go_on.wait()
        return folded

    table = await company.dealt(rounds=2)
    while table.status is Status.RUNNING:
        company.tables.folds.forget(table.id)
        with monkeypatch.context() as patched:
            patched.setattr(Tables, "_fold_in_slices", held)
            look = asyncio.create_task(company.tables.load(table.id))
            await has_read.wait()
        company.tables.folds.keep(table.id, table.dealt)
        number = table.number
        table = await company.play(table, lambda table, number=number: table.number > number)  # type: ignore[misc]
        go_on.set()
        seen = await look
        assert (seen.status, seen.number) == (Status.RUNNING, number)
        after = await company.tables.load(table.id)
        assert (after.status, after.number, after.fold) == (table.status, table.number, table.fold)
        go_on.clear()
        has_read.clear()


@pytest.mark.usefixtures("reads")
async def test_a_table_is_read_with_its_log_at_one_instant(company: Company) -> None:
    table = await company.dealt(rounds=2)
    playing = asyncio.create_task(company.play(table))
    while not playing.done():
        stored = await company.tables.store.tables.whole(table.id, with_log=True)
        assert stored is not None
        assert stored.last == len(stored.moves)
        rounds = {line.round for line in stored.scorepad}
        folded = fold(table.game, table.dealt.state_after(0), 2, stored.moves)
        assert rounds == {line.round for line in table.game.scorepad(folded.state)}
        await asyncio.sleep(0)


@pytest.mark.slow
@pytest.mark.parametrize("tampering", ["a score", "a missing move", "the seed"])
async def test_the_post_of_a_frozen_table_says_so_and_nothing_is_dealt_anew(
    tmp_path: Path, tampering: str
) -> None:
    async with tavern(tmp_path) as t:
        t.overheard.expect("table=1")  # whoever runs the bot is told in the log
        await t.start(rounds=3)
        await t.play(in_round_two)
        company = Company(t.bot.services.tables, await t.bot.open_store())
        await company.execute(TAMPERINGS[tampering], *VALUES.get(tampering, ()))
        await t.restart()
        say = speaker("en")
        await t.slash(t.people[0], "hand")  # nobody looks at a table before it is needed
        await t.env.settle()
        table = await t.table()
        assert table.status is Status.FROZEN
        assert say("table-frozen") in text_of(await t.post())
        for command in ("hand", "undo", "scores"):
            answer = await t.slash(t.people[0], command)
            assert answer.private
        assert (await t.slash(t.people[1], "bid", tricks=0)).text == say("refusal-table-frozen")
        for person in t.people:
            for message in t.seen_by(person.user):
                assert "move" not in {press.action for press in presses(message)}
        await manage(t, t.people[0], "End the game", "Yes, end it")
        assert (await t.table()).status is Status.ENDED
