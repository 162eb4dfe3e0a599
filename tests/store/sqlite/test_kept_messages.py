"""The messages of version 0.1 are still known after the migration, as what they are."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.model.messages import MessageKey, MessageKind, MessageRow
from bot.model.shown import Looks, ShownHand
from bot.store.leagues import LeagueStore
from bot.store.messages import MessageStore
from bot.store.scorepads import ScorepadStore
from bot.store.sqlite.database import SqliteDatabase
from bot.store.sqlite.migrations import MIGRATIONS

BEFORE = 6
"""The last migration without them."""
OLD = """
INSERT INTO tables (game, rules, options, places, seed, guild_id, channel_id, host_id, language, status,
    created_at)
    VALUES ('skullking', 1, '{}', 2, x'00', 10, 20, 1, 'en', 'running', 5);
INSERT INTO messages (table_id, kind, seat, channel_id, message_id, shows)
    VALUES (1, 'post', -1, 20, 100, 'looks'), (1, 'hand', 0, 40, 101, 'other looks');
INSERT INTO leagues (guild_id, name, stage, format, game, options, size, pace, rounds, round_hours,
    start_hours, channel_id, language, created_by, created_at, seed, message_id, shows)
    VALUES (10, 'Cup', 'running', 'cup', 'skullking', '{}', 2, 'daily', 1, 1, 1, 30, 'en', 1, 5, 6, 102, 'l'),
           (10, 'New', 'running', 'cup', 'skullking', '{}', 2, 'daily', 1, 1, 1, 30, 'en', 1, 5, 6, NULL, '');
INSERT INTO matches (league_id, round, number, state, seats, thread_id, message_id)
    VALUES (1, 1, 1, 'waiting', '[1, 2]', 50, 103), (1, 1, 2, 'planned', '[1, 2]', NULL, NULL);
INSERT INTO pads (guild_id, channel_id, game, options, host_id, language, state, created_at, message_id,
    shows)
    VALUES (10, 60, 'skullking', '{}', 1, 'en', 'open', 5, 104, 's');
"""


@pytest.fixture
async def migrated(tmp_path: Path) -> SqliteDatabase:
    old, path = tmp_path / "old", tmp_path / "data" / "tavern.sqlite3"
    old.mkdir()
    for file in sorted(MIGRATIONS.glob("*.sql"))[:BEFORE]:
        shutil.copy(file, old)
    await (await SqliteDatabase.open(path, old)).close()
    with closing(sqlite3.connect(path)) as database:
        database.executescript(OLD)
    return await SqliteDatabase.open(path)


async def test_the_messages_of_the_version_before_are_known_as_components(migrated: SqliteDatabase) -> None:
    store = MessageStore(migrated)
    post, hand = MessageKey(MessageKind.POST, 1), MessageKey(MessageKind.HAND, 1, 0)
    assert await store.of_table(1) == {
        post: MessageRow(post, 20, 100, Looks("looks")),
        hand: MessageRow(hand, 40, 101, ShownHand("other looks", "")),
    }
    for kind, channel_id, message_id, shows in (
        (MessageKind.LEAGUE, 30, 102, Looks("l")),
        (MessageKind.INVITATION, 50, 103, None),
        (MessageKind.SCOREPAD, 60, 104, Looks("s")),
    ):
        key = MessageKey(kind, 1)
        assert await store.one(key) == MessageRow(key, channel_id, message_id, shows)
    assert await store.one(MessageKey(MessageKind.LEAGUE, 2)) is None
    leagues = [await LeagueStore(migrated).league(number) for number in (1, 2)]
    assert [league.message_id for league in leagues if league is not None] == [102, None]
    [pad] = await ScorepadStore(migrated).scorepads([1])
    assert pad.message_id == 104
    await migrated.close()
