"""The queries of messages: where they are on Discord, and which are still to be deleted there."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import replace

from bot.model.messages import (
    OF_LEAGUES_AND_SCOREPADS,
    BeingSent,
    MessageKey,
    MessageRow,
    ShownPicture,
    Subjects,
)
from bot.model.shown import ShownHand, ShownNudge
from bot.store.engine import Queries, Row, Transaction
from bot.store.notes import LOOKS, keep_note
from bot.store.rows import columns_of, one_of, row_of, rows_of, upsert
from bot.store.shown import read, written
from bot.store.statements import Statement, revise

_OTHER_KINDS = ", ".join(f"'{kind}'" for kind in OF_LEAGUES_AND_SCOREPADS)
_OF_TABLE = f"SELECT * FROM messages WHERE subject = ? AND kind NOT IN ({_OTHER_KINDS})"  # noqa: S608 - constants
_POSTS = "SELECT * FROM messages WHERE kind = 'post' AND seat = -1 AND subject IN "
_KNOWN_IDS = (
    "SELECT message_id FROM messages WHERE subject = ? UNION ALL SELECT message_id FROM messages_to_delete"
)
_DOUBT_ALL = """
UPDATE messages SET shows = '' WHERE kind IN ('post', 'hand', 'channel', 'league', 'scorepad') AND is_gone = 0
"""
# Versions before kept a draft as a hand that ends so.
_DOUBT = f"{_DOUBT_ALL} AND is_draft = 0 AND shows NOT LIKE '%…'"
_SHOW_ANEW = (
    _DOUBT_ALL,
    "UPDATE tables SET revision = revision + 1 WHERE status IN ('open', 'running', 'frozen')",
    "UPDATE leagues SET revision = revision + 1 WHERE stage IN ('sign_up', 'running', 'paused')",
    "UPDATE pads SET revision = revision + 1 WHERE state = 'open'",
)
_DOUBTED = """
SELECT DISTINCT {of}.id FROM messages JOIN {of} ON {of}.id = subject
WHERE kind IN ({kinds}) AND is_gone = 0 AND shows = '' AND {of}.id < :before
    AND coalesce({closed_at}, :since) >= :since
ORDER BY {of}.id DESC LIMIT :most
"""
_SETTLED_AT = "CASE WHEN state IN ('counted', 'dropped') THEN created_at END"  # at the earliest
_DOUBTED_OF: Mapping[Subjects, str] = {
    "tables": _DOUBTED.format(of="tables", kinds="'post', 'hand', 'channel'", closed_at="closed_at"),
    "leagues": _DOUBTED.format(of="leagues", kinds="'league'", closed_at="closed_at"),
    "pads": _DOUBTED.format(of="pads", kinds="'scorepad'", closed_at=_SETTLED_AT),
}
_GONE = "is_gone = 1, shows = '', picture = NULL, attachment_id = NULL"
_THE_ONE = "kind = ? AND subject = ? AND seat = ?"


class MessageStore(Queries):
    """Reads and writes the messages that the bot keeps up to date."""

    async def of_table(self, table_id: int) -> Mapping[MessageKey, MessageRow]:
        rows = map(message_of, await self._database.fetch_all(_OF_TABLE, (table_id,)))
        return {row.key: row for row in rows if not row.is_gone}

    async def posts_of(self, table_ids: Sequence[int]) -> Mapping[int, MessageRow]:
        """The posts of tables, by the table's number."""
        rows = map(message_of, await self._database.fetch_all(_POSTS + one_of(table_ids), table_ids))
        return {row.key.subject: row for row in rows if not row.is_gone}

    async def latest(self, key: MessageKey) -> MessageRow | None:
        """The last message of a key, even if gone."""
        sql = f"SELECT * FROM messages WHERE {_THE_ONE}"  # noqa: S608 - constant
        rows = await self._database.fetch_all(sql, key)
        return message_of(rows[0]) if rows else None

    async def one(self, key: MessageKey) -> MessageRow | None:
        """The message of a key, unless it is gone."""
        latest = await self.latest(key)
        return None if latest is None or latest.is_gone else latest

    async def place(self, row: MessageRow, replaced: MessageRow | None = None) -> None:
        """Keeps where a message is; the one that it has replaced is to be deleted."""
        to_delete = [] if replaced is None else [_to_delete(replaced)]
        settled = _settle(row.key, row.channel_id)
        # Not durable: it is kept that the message was being sent.
        await self._database.run(upsert_message(row), *to_delete, settled, durable=False)

    async def begin(self, sending: BeingSent) -> None:
        """Keeps that a message is going to be sent."""
        await self._database.run(_insert_being_sent(sending))

    async def being_sent(self, key: MessageKey) -> Sequence[BeingSent]:
        """The messages of a key that Discord may have."""
        sql = f"SELECT * FROM messages_being_sent WHERE {_THE_ONE}"  # noqa: S608 - constant
        return [_being_sent(row) for row in await self._database.fetch_all(sql, key)]

    async def keys_being_sent(self) -> Sequence[MessageKey]:
        """The keys of all such messages."""
        rows = await self._database.fetch_all("SELECT DISTINCT kind, subject, seat FROM messages_being_sent")
        return rows_of(MessageKey, rows)

    async def known_ids(self, subject: int) -> Set[int]:
        """The ids of a subject's messages, and of all that are to be deleted."""
        rows = await self._database.fetch_all(_KNOWN_IDS, (subject,))
        return {row["message_id"] for row in rows}

    async def take_in(
        self, key: MessageKey, channel_id: int, found: MessageRow | None, unwanted: Sequence[MessageRow]
    ) -> None:
        """Keeps the outcome for the messages of a key that were being sent in a channel.

        The `found` one counts from now on, the `unwanted` ones are to be deleted.
        """
        taken = [] if found is None else [upsert_message(found)]
        if found is not None and key.is_of_table:
            taken.append(revise(key.subject))  # it may have changed since that was sent
        await self._database.run(*taken, *map(_to_delete, unwanted), _settle(key, channel_id), durable=False)

    async def give_up(self, sending: BeingSent) -> None:
        """Keeps that a message was refused."""
        await self._database.run(_delete_being_sent(sending), durable=False)

    async def take_away(self, row: MessageRow, *, is_deleted: bool = True) -> None:
        """Keeps that a message is gone, or is to be deleted."""
        gone = (
            f"UPDATE messages SET {_GONE} WHERE {_THE_ONE} AND message_id = ?",  # noqa: S608 - constants
            (*row.key, row.message_id),
        )
        await self._database.run(gone, *([] if is_deleted else [_to_delete(row)]))

    async def update_shown(self, rows: Sequence[MessageRow]) -> None:
        """Keeps what messages show since they were edited."""
        await self._database.run(*map(shown, rows))

    async def mark_shown(self, revisions: Mapping[int, int], rows: Sequence[MessageRow] = ()) -> None:
        """Keeps that Discord shows tables at these revisions, by the edited `rows`."""
        sql = "UPDATE tables SET told = ? WHERE id = ? AND told < ?"
        updates = [(sql, (revision, table_id, revision)) for table_id, revision in revisions.items()]
        # Not durable: after a loss of power Discord is brought up to date once more.
        await self._database.run(*map(shown, rows), *updates, durable=False)

    async def doubt_looks(self, version: str) -> None:
        """Forgets, once a version, how the messages that are edited look, except drafts."""

        def work(connection: Transaction) -> None:
            kept = connection.execute("SELECT value FROM notes WHERE name = ?", (LOOKS,)).fetchone()
            if kept is None or kept["value"] != version:
                connection.execute(_DOUBT)
                _doubt_nudges(connection)
                connection.execute(*keep_note(LOOKS, version))

        await self._database.write(work)

    async def show_anew(self) -> None:
        """Has all live tables, leagues and scorepads shown again at the next start, after a restore."""
        await self._database.run(*((sql, ()) for sql in _SHOW_ANEW))

    async def doubted(self, of: Subjects, before: int, since: int, most: int) -> Sequence[int]:
        """Those below a number with a message of unknown looks, newest first, live or closed since."""
        rows = await self._database.fetch_all(
            _DOUBTED_OF[of], {"before": before, "since": since, "most": most}
        )
        return [int(row["id"]) for row in rows]

    async def to_delete(self) -> Sequence[tuple[int, int]]:
        """The messages still to be deleted, by channel and id."""
        rows = await self._database.fetch_all("SELECT channel_id, message_id FROM messages_to_delete")
        return [(row["channel_id"], row["message_id"]) for row in rows]

    async def delete_later(self, rows: Sequence[MessageRow]) -> None:
        """Keeps that messages are to be deleted."""
        await self._database.run(*map(_to_delete, rows))

    async def mark_deleted(self, message_id: int) -> None:
        """Keeps that a message is deleted, or can't be."""
        deleted = ("DELETE FROM messages_to_delete WHERE message_id = ?", (message_id,))
        await self._database.run(deleted, durable=False)


def _doubt_nudges(connection: Transaction) -> None:
    # Without the post to which it leads a nudge is edited, and calls nobody again.
    for row in list(connection.execute("SELECT * FROM messages WHERE kind = 'nudge' AND is_gone = 0")):
        message = message_of(row)
        if isinstance(message.shows, ShownNudge):
            connection.execute(*shown(replace(message, shows=replace(message.shows, post=None))))


def upsert_message(row: MessageRow) -> Statement:
    """Keeps a message, instead of the one before."""
    columns = {
        **columns_of(row.key),
        **columns_of(row, without=("key", "shows", "picture")),
        **_looks_of(row),
    }
    return upsert("messages", columns, *MessageKey._fields)


def shown(row: MessageRow) -> Statement:
    """Keeps what a message shows, unless it was replaced."""
    columns = _looks_of(row)
    changes = ", ".join(f"{name} = ?" for name in columns)
    where = f"{_THE_ONE} AND message_id = ? AND is_gone = 0"
    parameters = (*columns.values(), *row.key, row.message_id)
    return (f"UPDATE messages SET {changes} WHERE {where}", parameters)  # noqa: S608 - constants


def _looks_of(row: MessageRow) -> Mapping[str, object]:
    picture, attachment_id = row.picture or (None, None)
    is_draft = isinstance(row.shows, ShownHand) and row.shows.is_draft
    looks = {"shows": written(row.shows), "is_draft": int(is_draft)}
    return {**looks, "picture": picture, "attachment_id": attachment_id}


def _to_delete(row: MessageRow) -> Statement:
    columns = {"message_id": row.message_id, "channel_id": row.channel_id}
    return upsert("messages_to_delete", columns, "message_id")


def _insert_being_sent(sending: BeingSent) -> Statement:
    of_message = columns_of(sending.row, without=("key", "message_id", "shows", "is_gone", "picture"))
    columns = {**columns_of(sending.row.key), **of_message, "shows": written(sending.row.shows)}
    columns |= columns_of(sending, without=("row",))
    key = *MessageKey._fields, "channel_id", "nonce", "looks"
    return upsert("messages_being_sent", columns, *key)


def _delete_being_sent(sending: BeingSent) -> Statement:
    where = f"{_THE_ONE} AND channel_id = ? AND nonce = ? AND looks = ?"
    parameters = (*sending.row.key, sending.row.channel_id, sending.nonce, sending.looks)
    return (f"DELETE FROM messages_being_sent WHERE {where}", parameters)  # noqa: S608 - constants


def _settle(key: MessageKey, channel_id: int) -> Statement:
    where = f"{_THE_ONE} AND channel_id = ?"
    return (f"DELETE FROM messages_being_sent WHERE {where}", (*key, channel_id))  # noqa: S608 - constants


def _being_sent(row: Row) -> BeingSent:
    key, is_plain = row_of(MessageKey, row), bool(row["is_plain"])
    message = MessageRow(key, row["channel_id"], 0, read(key.kind, row["shows"]), is_plain)
    return BeingSent(message, row["nonce"], row["looks"], row["begun_at"])


def message_of(row: Row) -> MessageRow:
    """The message in a whole row."""
    picture = None if row["picture"] is None else ShownPicture(row["picture"], row["attachment_id"])
    key = row_of(MessageKey, row)
    return row_of(MessageRow, row, key=key, shows=read(key.kind, row["shows"]), picture=picture)
