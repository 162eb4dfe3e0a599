"""What is stored of scorepads: the newest one is found, what no post shows is told, and nothing is lost."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.model.scorepads import ScorepadLineRow, ScorepadPlayerRow, ScorepadRow, ScorepadState
from bot.store.scorepads import ScorepadStore, clear_confirmations, confirm_seat, insert_line, update_state
from tests.databases import opened

ROW = ScorepadRow(0, 10, 20, "skullking", {"rounds": 3}, 1, "en", ScorepadState.OPEN, 5)
PLAYERS = (ScorepadPlayerRow(0, 1, "Anna"), ScorepadPlayerRow(1, None, "Zoe"))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[ScorepadStore]:
    database = await opened(tmp_path / "data" / "tavern.sqlite3")
    yield ScorepadStore(database)
    await database.close()


async def test_what_is_added_is_read_again(store: ScorepadStore) -> None:
    pad_id = await store.add(ROW, PLAYERS)
    assert await store.scorepads([pad_id]) == (replace(ROW, id=pad_id),)
    assert await store.players([pad_id]) == {pad_id: PLAYERS}
    assert await store.lines([pad_id]) == {}
    assert await store.scorepads([pad_id + 1]) == ()


async def test_lines_are_only_ever_added(store: ScorepadStore) -> None:
    pad_id = await store.add(ROW, PLAYERS)
    lines = (
        ScorepadLineRow(1, "a", 1, "Anna", 6),
        ScorepadLineRow(1, "b", 2, "Ben", 7),
        ScorepadLineRow(1, None, 1, "Anna", 8),
    )
    for line in lines:
        await store.change(pad_id, insert_line(pad_id, line))
    assert await store.lines([pad_id]) == {pad_id: lines}


async def test_confirmations_are_kept_and_taken_back(store: ScorepadStore) -> None:
    pad_id = await store.add(ROW, PLAYERS)
    await store.change(pad_id, confirm_seat(pad_id, 0), update_state(pad_id, ScorepadState.CONFIRMED))
    assert [row.confirmed for row in (await store.players([pad_id]))[pad_id]] == [True, False]
    await store.change(pad_id, clear_confirmations(pad_id))
    assert [row.confirmed for row in (await store.players([pad_id]))[pad_id]] == [False, False]


async def test_the_newest_of_a_channel_is_found_and_first_ones_own(store: ScorepadStore) -> None:
    own = await store.add(ROW, PLAYERS)
    other = await store.add(ROW, (replace(PLAYERS[0], user_id=2), PLAYERS[1]))
    await store.add(replace(ROW, channel_id=21), PLAYERS)
    await store.add(replace(ROW, guild_id=11), PLAYERS)
    everything = tuple(ScorepadState)
    assert await store.newest(10, 20, everything, 1) == own
    assert await store.newest(10, 20, everything, 3) == other
    assert await store.newest(10, 20, (ScorepadState.FINISHED,), 1) is None
    assert [row.id for row in await store.of_guild(10, 2)] == [3, 2]


async def test_what_no_post_shows_is_told_until_it_is(store: ScorepadStore) -> None:
    pad_id = await store.add(ROW, PLAYERS)
    assert await store.outdated() == [pad_id]
    await store.mark_shown(pad_id, 1)
    assert await store.outdated() == []
    await store.change(pad_id, update_state(pad_id, ScorepadState.DROPPED))
    await store.mark_shown(pad_id, 1)
    assert await store.outdated() == [pad_id]
    [row] = await store.scorepads([pad_id])
    assert (row.message_id, row.revision) == (None, 2)
