"""Stores each new message before it is sent, and finds it again after a kill or a lost answer.

Discord knows a nonce for some minutes, and answers it with the message that it has
(https://discord.com/developers/docs/resources/message#create-message). Later, or for one not wanted any more,
the channel is searched.
"""

import logging
import re
from collections.abc import Awaitable, Callable, Sequence, Set
from dataclasses import replace
from itertools import groupby

import discord

from bot.delivery.body import Body, custom_ids, looks_of
from bot.delivery.discord_errors import ClosedError, GoneError, InvalidRequestError
from bot.delivery.messenger import Messenger, Sent
from bot.delivery.rate_limits import Priority
from bot.model.messages import BeingSent, MessageKey, MessageKind, MessageRow
from bot.model.shown import Unsure
from bot.tables.lookup import Messages

log = logging.getLogger(__name__)

NONCE_LASTS = 120  # seconds for which Discord surely knows a nonce; it promises a few minutes
LOOKED_FOR = 24 * 60 * 60  # seconds for which the bot waits to be let in where it may not read
CLOCKS_DIFFER = 300  # seconds by which our clock may be ahead of Discord's
# The custom id of a button or a select at a table.
_AT_A_TABLE = re.compile(r"s?t:(?P<table>\d+):.*", re.DOTALL)


class Outbox:
    """New messages that Discord may have without our knowing."""

    def __init__(self, messages: Messages, messenger: Messenger) -> None:
        self._store = messages
        self._messenger = messenger

    async def keys(self) -> Sequence[MessageKey]:
        """The keys of the messages."""
        return await self._store.keys_being_sent()

    async def needs_search(self, sending: BeingSent) -> bool:
        """Whether an earlier message of the key is to be looked for."""
        earlier = await self._store.being_sent(sending.row.key)
        return not all(_is_same(one, sending) for one in earlier)

    async def send(
        self,
        sending: BeingSent,
        body: Body,
        mentions: Sequence[int],
        *,
        priority: Priority,
        still: Callable[[], Awaitable[bool]] | None,
        role: int | None = None,
    ) -> Sent:
        """Stores a message, and sends it as `Messenger.send`; a refused one is forgotten."""
        earlier = await self._store.being_sent(sending.row.key)
        begun = next((one for one in earlier if _is_same(one, sending) and one.looks == sending.looks), None)

        async def begin() -> bool:
            if still is not None and not await still():
                return False
            if begun is None:
                await self._store.begin(sending)
            elif begun.row != sending.row:  # which of the two Discord has can't be seen
                await self._store.begin(replace(begun, row=replace(begun.row, shows=Unsure())))
            return True

        channel_id, nonce = sending.row.channel_id, sending.nonce
        try:
            return await self._messenger.send(
                channel_id, body, nonce, mentions, priority=priority, still=begin, role=role
            )
        except (ClosedError, GoneError, InvalidRequestError):
            if begun is None:  # else an earlier request may have reached Discord
                await self._store.give_up(sending)
            raise

    async def find(self, key: MessageKey) -> bool:
        """Finds a key's messages on Discord; whether one is kept. Raises `Unavailable`."""
        sent = await self._store.being_sent(key)
        rooms = groupby(sorted(sent, key=_channel_of), _channel_of)
        return any([await self._find_in(channel_id, list(there)) for channel_id, there in rooms])

    async def _find_in(self, channel_id: int, sent: Sequence[BeingSent]) -> bool:
        key, since = sent[0].row.key, min(one.begun_at for one in sent)
        messages = await self._messenger.own_messages(channel_id, since - CLOCKS_DIFFER)
        if messages is None:
            await self._pass_over(channel_id, sent)
            return False
        found = _ours(sent, messages, await self._store.known_ids(key.subject))
        latest = await self._store.latest(key)
        # Of several the newest stays: all others, and what it replaces, are deleted.
        if not found or (latest is not None and latest.message_id > found[-1].message_id):
            await self._store.take_in(key, channel_id, None, found)
            return False
        replaced = [] if latest is None or latest.is_gone else [latest]
        await self._store.take_in(key, channel_id, found[-1], [*found[:-1], *replaced])
        return True

    async def _pass_over(self, channel_id: int, sent: Sequence[BeingSent]) -> None:
        now = discord.utils.utcnow().timestamp()
        if max(one.begun_at for one in sent) + LOOKED_FOR < now:
            key = sent[0].row.key
            fields = {"kind": str(key.kind), "subject": key.subject, "channel": channel_id}
            log.warning("a message may stand where the bot may not read what it has sent", extra=fields)
            await self._store.take_in(key, channel_id, None, [])


def _is_same(one: BeingSent, sending: BeingSent) -> bool:
    same_place = one.row.channel_id == sending.row.channel_id
    return same_place and one.nonce == sending.nonce and sending.begun_at - one.begun_at <= NONCE_LASTS


def _ours(
    sent: Sequence[BeingSent], messages: Sequence[discord.Message], known: Set[int]
) -> Sequence[MessageRow]:
    by_looks = {one.looks: one.row for one in sent}
    pressed = replace(sent[-1].row, shows=Unsure())
    found = []
    for message in messages:
        row = by_looks.get(looks_of(message))
        # A hand may have been pressed since, and edited by that: all that is pressed at its table is one.
        if row is None and _may_be_hand(message, pressed.key):
            row = pressed
        if row is not None and message.id not in known:
            found.append(replace(row, message_id=message.id))
    return found


def _may_be_hand(message: discord.Message, key: MessageKey) -> bool:
    pressed = map(_AT_A_TABLE.fullmatch, custom_ids(message))
    return key.kind is MessageKind.HAND and any(one and int(one["table"]) == key.subject for one in pressed)


def _channel_of(sending: BeingSent) -> int:
    return sending.row.channel_id
