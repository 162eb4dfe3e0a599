"""Keeps each message on Discord as it should be: sends, edits, replaces, deletes and remembers it.

A kill leaves no orphan. It is stored that a message is going to be sent, and then, with what it replaces,
that it is there. Killed in between, the bot sends it again with the same nonce, and Discord answers with the
message that it has; otherwise `Outbox` looks for it. Edits are stored later: to make one twice does no harm.
"""

import asyncio
import hashlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

import discord

from bot.delivery.body import Body, Drawing, Plain, always, drawing_of, fingerprint, looks, text_of
from bot.delivery.circuit_breaker import TRIES, Circuit
from bot.delivery.discord_errors import ClosedError, GoneError, InvalidRequestError
from bot.delivery.following import Following
from bot.delivery.messenger import Messenger, OvertakenError
from bot.delivery.outbox import Outbox
from bot.delivery.rate_limits import Priority
from bot.model.messages import BeingSent, MessageKey, MessageKind, MessageRow, ShownPicture
from bot.model.shown import Looks, Shown, Unsure
from bot.store.errors import StoreError
from bot.tables.lookup import Messages
from bot.tables.presence import Unavailable, until_available
from bot.tables.worker import end

log = logging.getLogger(__name__)

# Seconds until a message whose sending failed is looked for: by then it was sent again, if it is wanted.
LOOKED_FOR_AFTER = 10.0
# Seconds from which on edits are paced: Discord limits those of messages older than an hour.
SOON_OLD = 55 * 60


@dataclass(frozen=True, slots=True)
class Wanted:
    """A message as it should be."""

    channel_id: int
    body: Body
    shows: Shown | None = None  # what it is about, where that is not how it looks
    mentions: Sequence[int] = ()
    is_news: bool = False  # then it is sent anew: an edit notifies nobody
    still: Callable[[], Awaitable[bool]] | None = None  # whether it is wanted in its turn
    priority: Priority = Priority.BULK
    role: int | None = None
    since: int | None = None  # the id of the message before, 0 for none, where it is wanted only after that

    @property
    def is_plain(self) -> bool:
        """Whether it is no components-v2 message."""
        return isinstance(self.body, Plain)

    def row(self, key: MessageKey, message_id: int) -> MessageRow:
        """The row to store when the message is on Discord."""
        return MessageRow(
            key, self.channel_id, message_id, self.shows or Looks(fingerprint(self.body)), self.is_plain
        )


class MessageKeeper:
    """Keeps messages as they are wanted, each key in turn.

    `table_changed` is called when an unknown message of a table was found.
    """

    def __init__(
        self, messages: Messages, messenger: Messenger, table_changed: Callable[[int], None]
    ) -> None:
        self._store = messages
        self._messenger = messenger
        self._outbox = Outbox(messages, messenger)
        self._table_changed = table_changed
        self._edited: dict[MessageKey, MessageRow] = {}
        self._locks: WeakValueDictionary[MessageKey, asyncio.Lock] = WeakValueDictionary()
        self._sweeping: asyncio.Task[None] | None = None
        self._is_swept = True
        self._refused: set[MessageKey] = set()
        self._closed: Counter[MessageKey] = Counter()
        self.following = Following()

    async def resume(self) -> None:
        """Looks for messages that were being sent at the last stop, and deletes leftover ones."""
        self._sweep_later()

    async def stop(self) -> None:
        """Ends all work; the next start does the rest."""
        await self.following.stop()
        await end(self._sweeping)

    async def of_table(self, table_id: int) -> Mapping[MessageKey, MessageRow]:
        """The messages of a table that are on Discord."""
        stored = await self._store.of_table(table_id)
        return {key: self._latest(row) for key, row in stored.items()}

    async def known(self, key: MessageKey) -> MessageRow | None:
        """The message of a key on Discord, if there is one."""
        return (stored := await self._store.one(key)) and self._latest(stored)

    async def found(self, key: MessageKey) -> MessageRow | None:
        """The message of a key, which is looked for if Discord may have it. Raises `Unavailable`."""
        async with self._lock(key):
            await self._find(key)
            return await self.known(key)

    async def has_sent(self, key: MessageKey) -> bool:
        """Whether a key ever had a message."""
        return await self._store.latest(key) is not None

    async def keep(
        self,
        key: MessageKey,
        wanted: Callable[[], Wanted],
        *,
        again: bool = False,
        patiently: bool = False,
    ) -> None:
        """Brings a message up to date; `again` sends it anew at the end of the channel.

        `wanted` is called again after a wait. Raises `ClosedError`, `InvalidRequestError`, `OvertakenError`
        and `Unavailable`; if `patiently`, a refusal raises that, too, until the channel is paused.
        """
        try:
            async with self._lock(key):
                await self._edit_or_send(key, lambda: self._permitted(wanted()), again=again)
        except InvalidRequestError:
            self._refused.add(key)
            raise
        except ClosedError as error:
            self._closed[key] += 1
            if patiently and error.may_pass and self._closed[key] < TRIES:
                raise Unavailable(str(error)) from error
            raise
        self._refused.discard(key)
        self._closed.pop(key, None)

    async def try_to_keep(self, key: MessageKey, wanted: Wanted, *, patiently: bool = True) -> bool:
        """Keeps a message unless it is overtaken; False, and a line in the log, if its channel refuses it."""
        try:
            await self.keep(key, lambda: wanted, patiently=patiently)
        except OvertakenError:
            pass  # its table has changed, and is announced again
        except (ClosedError, GoneError) as error:
            fields = {"kind": str(key.kind), "subject": key.subject, "channel": wanted.channel_id}
            log.warning("a message is not taken", extra={**fields, "error": str(error)})
            return False
        return True

    def tables_with_bugs(self) -> Set[int]:
        """The tables with a message that Discord did not understand."""
        return {key.subject for key in self._refused if key.is_of_table}

    async def adopt(self, key: MessageKey, channel_id: int, message_id: int, body: Body) -> None:
        """Remembers a message that was sent as an answer."""
        await self._store.place(Wanted(channel_id, body).row(key, message_id))

    async def forget(self, key: MessageKey) -> None:
        """Forgets a message that is gone with its channel."""
        if (known := await self.known(key)) is not None:
            await self._store.take_away(known)

    async def withdraw(self, known: MessageRow | None) -> None:
        """Deletes a message now, or once it can. Raises `Unavailable`."""
        if known is not None:
            is_deleted = await self._messenger.delete(known.channel_id, known.message_id)
            await self._store.take_away(known, is_deleted=is_deleted)
            if not is_deleted:
                self._sweep_later(LOOKED_FOR_AFTER)

    async def leave(self, known: MessageRow, last: Body) -> None:
        """Edits a message for the last time. Raises `Unavailable`."""
        if known.is_plain is not isinstance(last, Plain):
            await self.withdraw(known)
            return
        with suppress(ClosedError, GoneError):
            await self._messenger.edit(known.channel_id, known.message_id, last, shown=known.picture)
        await self._store.take_away(known)

    def note(self, shown: MessageRow) -> None:
        """Remembers a message that was edited by the answer to its button."""
        self.following.drop(shown.key)
        self._edited[shown.key] = shown

    async def save(self, key: MessageKey) -> None:
        """Stores the latest edit of a message."""
        if (edited := self._edited.pop(key, None)) is not None:
            await self._store.update_shown([edited])

    async def mark_shown(self, table_id: int, revision: int) -> None:
        """Stores which revision Discord shows, and the edits for that."""
        rows = [row for key, row in self._edited.items() if key.is_of_table and key.subject == table_id]
        await self._store.mark_shown({table_id: revision}, rows)
        for row in rows:
            if self._edited.get(row.key) is row:  # nothing newer was shown meanwhile
                del self._edited[row.key]

    async def _edit_or_send(self, key: MessageKey, wanted: Callable[[], Wanted], *, again: bool) -> None:
        known = await self.known(key)
        if known is not None and not again and await self._try_to_edit(known, wanted):
            return
        if (now := wanted()).priority is not Priority.IDLE:  # what only looks old is edited or left
            await self._send(key, now, known)

    def _permitted(self, wanted: Wanted) -> Wanted:
        # Called again after a message was sent: Discord may have refused its picture.
        if not self._messenger.without_files.has(wanted.channel_id):
            return wanted
        return replace(wanted, body=text_of(wanted.body))

    async def _try_to_edit(self, known: MessageRow, wanted: Callable[[], Wanted]) -> bool:
        # Returns False where a new message is needed.
        now = wanted()
        if now.since not in (None, known.message_id):
            raise OvertakenError  # the sweep has found another, which has mentioned people
        if known == now.row(known.key, known.message_id):
            drawing = _lacking(known, now.body)
            if drawing is None:
                return True
            if await drawing.data(always) is None:
                self._let_picture_follow(known.key, now, None)
                return True
        if not _can_become(known, now):
            return False
        if _is_paced(known) and await self._messenger.pace.turn(known.channel_id):
            now = wanted()
        try:
            await self._edit(known, now)
        except GoneError:
            return False
        return True

    async def _edit(self, known: MessageRow, wanted: Wanted) -> None:
        before = self._edited.get(known.key)
        picture = await self._messenger.edit(
            known.channel_id, known.message_id, wanted.body, priority=wanted.priority, shown=known.picture
        )
        noted = self._edited.get(known.key)
        if noted is not None and noted is not before:
            # An answer to a press has edited it, too: which was last, and so what it shows, is unknown.
            self._edited[known.key] = replace(noted, shows=Unsure(), picture=None)
            raise OvertakenError
        wanted = self._permitted(wanted)
        self._edited[known.key] = replace(wanted.row(known.key, known.message_id), picture=picture)
        self._let_picture_follow(known.key, wanted, picture)

    async def _send(self, key: MessageKey, wanted: Wanted, known: MessageRow | None) -> None:
        nonce = _nonce(key, known or await self._store.latest(key))
        shown, now = self._messenger.emojis.shown(wanted.body), int(discord.utils.utcnow().timestamp())
        sending = BeingSent(wanted.row(key, 0), nonce, looks(shown), now)
        if await self._outbox.needs_search(sending):
            # Discord may have an earlier message of this key that it does not know by this nonce. If it is
            # found it is edited, or replaced where an edit can't do; the sweep deletes the others.
            self._sweep_later()
            if await self._find(key):
                await self._edit_or_send(key, lambda: wanted, again=False)
                return
        mentions = wanted.mentions if wanted.is_news else ()
        try:
            sent = await self._outbox.send(
                sending, wanted.body, mentions, priority=wanted.priority, still=wanted.still, role=wanted.role
            )
            wanted = self._permitted(wanted)
            # Discord may have answered with a message from before a kill, or before an answer was lost, which
            # says what was so then. It stays all the same; `Unsure` has it edited if that fails below.
            row = wanted.row(key, sent.id)
            row = replace(row, picture=sent.picture) if sent.is_as_sent else replace(row, shows=Unsure())
            await self._store.place(row, known)
        except (Unavailable, StoreError):
            # Discord may have it though we were not told, or could not store that.
            self._sweep_later(LOOKED_FOR_AFTER)
            raise
        self._edited.pop(key, None)
        self._let_picture_follow(key, wanted, sent.picture)
        if known is not None and known.message_id != sent.id:
            await self._delete_replaced(known)
        if not sent.names_all:
            # An edit notifies nobody: those who were not mentioned then need a new message. Its nonce is
            # another, since it comes after this one.
            await self._send(key, wanted, row)
        elif not sent.is_as_sent:
            await self._edit(row, wanted)

    def _let_picture_follow(self, key: MessageKey, wanted: Wanted, picture: ShownPicture | None) -> None:
        drawing, still = drawing_of(wanted.body), self.following.show(key)

        async def add() -> None:
            async with self._lock(key):
                known = await self.known(key)
                if still() and known is not None and known == wanted.row(key, known.message_id):
                    with suppress(OvertakenError):
                        await self._try_to_edit(known, lambda: wanted)

        if drawing is not None and picture is None:
            self.following.follow(still, drawing, add)

    async def _find(self, key: MessageKey) -> bool:
        # Returns whether an unknown message was found, which counts from now on.
        if not await self._outbox.find(key):
            return False
        self._edited.pop(key, None)
        if key.is_of_table:
            self._table_changed(key.subject)
        return True

    async def _delete_replaced(self, replaced: MessageRow) -> None:
        try:
            if not await self._delete(replaced.channel_id, replaced.message_id):
                self._sweep_later(LOOKED_FOR_AFTER)
        except Unavailable as error:
            log.warning("a message that was replaced stays for now", extra={"error": str(error)})
            self._sweep_later()

    async def _delete(self, channel_id: int, message_id: int) -> bool:
        # Returns whether it is gone.
        if is_gone := await self._messenger.delete(channel_id, message_id):
            await self._store.mark_deleted(message_id)
        return is_gone

    def _sweep_later(self, after: float = 0.0) -> None:
        self._is_swept = False
        if self._sweeping is None or self._sweeping.done():
            self._sweeping = asyncio.create_task(self._sweep(after), name="messages left over")

    async def _sweep(self, after: float) -> None:
        while not self._is_swept:
            await asyncio.sleep(after)
            self._is_swept = True
            try:
                await until_available(self._sweep_once)
            except StoreError:
                self._is_swept = False  # it can be later
            after = LOOKED_FOR_AFTER

    async def _sweep_once(self) -> None:
        for key in await self._outbox.keys():
            async with self._lock(key):
                await self._find(key)
        for channel_id, message_id in await self._store.to_delete():
            is_gone = await self._delete(channel_id, message_id)
            self._is_swept &= is_gone or not self._messenger.breaker.is_wavering(Circuit(channel_id))

    def _lock(self, key: MessageKey) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())

    def _latest(self, stored: MessageRow) -> MessageRow:
        edited = self._edited.get(stored.key)
        return edited if edited is not None and edited.message_id == stored.message_id else stored


def only_looks_old(known: MessageRow | None, *, is_over: bool) -> bool:
    """Whether a message's game or league is over and only its looks are old, so `Priority.IDLE` is enough."""
    return known is not None and known.shows is None and is_over


def _can_become(known: MessageRow, wanted: Wanted) -> bool:
    here = known.channel_id, known.is_plain
    return here == (wanted.channel_id, wanted.is_plain) and not wanted.is_news


def _lacking(known: MessageRow, body: Body) -> Drawing | None:
    drawing = drawing_of(body)
    has_it = drawing is not None and known.picture is not None and known.picture.key == drawing.key
    return None if has_it else drawing


def _is_paced(known: MessageRow) -> bool:
    age = discord.utils.utcnow() - discord.utils.snowflake_time(known.message_id)
    # A live post is edited with every move; Discord limits the edits of old messages.
    return known.key.kind is MessageKind.POST or age.total_seconds() > SOON_OLD


def _nonce(key: MessageKey, before: MessageRow | None) -> str:
    named = (*key, before.message_id if before is not None else 0)
    return hashlib.sha256(" ".join(map(str, named)).encode()).hexdigest()[:24]
