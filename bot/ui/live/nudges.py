"""Nudges: who is awaited is told so, in the channel or by a direct message, and again when time runs out.

What is told follows from the clocks of a table alone, so that a kill loses nothing and repeats nothing.
"""

import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence, Set
from contextlib import suppress

from bot.model.messages import MessageKey, MessageKind, MessageRow
from bot.model.tables import ClockRow, DmState, NudgesBy, PersonRow, SeatRow, Stage
from bot.tables import people, seats
from bot.tables.person import Person
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts.catalog import speaker
from bot.ui.kit.delivery import Messenger, OvertakenError
from bot.ui.kit.discord_errors import NO_DIRECT_MESSAGES, ClosedError, GoneError
from bot.ui.kit.lanes import Lane
from bot.ui.kit.message_keeper import MessageKeeper, Wanted
from bot.ui.kit.services import link_to_post
from bot.ui.live.calls import Called, nudge
from bot.ui.live.direct_messages import DirectMessages

log = logging.getLogger(__name__)


class Nudges:
    """Keeps the nudges of all tables as they should be."""

    def __init__(
        self, tables: Tables, messenger: Messenger, keeper: MessageKeeper, direct_messages: DirectMessages
    ) -> None:
        self._tables = tables
        self._messenger = messenger
        self._keeper = keeper
        self._direct_messages = direct_messages

    async def show(self, table: Table, known: Mapping[MessageKey, MessageRow]) -> None:
        """Tells all who are to be told now, and takes back what is no longer so; `known` is what stands.

        Raises `Unavailable`.
        """
        called, written = [], []
        for row, clock in _called(table):
            person = await people.person(self._tables, clock.user_id, table.row.language)
            key = MessageKey(MessageKind.TURN, table.id, row.seat)
            if _by_dm(person, clock) and await self._write(table, row, clock, person, known.get(key)):
                written.append(row.seat)
            elif person.nudges is not NudgesBy.NONE or clock.stage is Stage.EXPIRED:
                called.append((row, clock))
        await self._call(table, called, known.get(MessageKey(MessageKind.NUDGE, table.id)))
        for key, message in known.items():
            if key.kind is MessageKind.TURN and key.seat not in written:
                await self._keeper.withdraw(message)

    async def _call(self, table: Table, called: Sequence[Called], known: MessageRow | None) -> None:
        told = _calls("" if known is None else known.shows)
        new = [(row, clock) for row, clock in called if not _calls(_sign(clock)) <= told]
        if any([await self._is_gone(table, row) for row, _ in new]):
            return  # the table has changed, and is announced again
        if not called:
            await self._keeper.withdraw(known)
            return
        link = link_to_post(table, None)
        body = nudge(table, called, speaker(table.row.language), link)
        mentions = [_mentioned(table, clock) for _, clock in new]
        shows = " ".join(_sign(clock) for _, clock in called)
        still = self._awaits(table, new)
        wanted = Wanted(table.row.channel_id, body, shows, mentions, bool(new), still, Lane.CALL)
        try:
            await self._keep(MessageKey(MessageKind.NUDGE, table.id), wanted)
        except (ClosedError, GoneError) as error:
            log.warning("a nudge can't be shown", extra={"table": table.id, "error": str(error)})

    async def _write(
        self, table: Table, row: SeatRow, clock: ClockRow, person: PersonRow, known: MessageRow | None
    ) -> bool:
        """Tells somebody by a direct message; False where they can't be told so."""
        is_new = known is None or _calls(known.shows) != _calls(_sign(clock))
        if is_new and await self._is_gone(table, row):
            return True  # the table has changed, and is announced again
        try:
            await self._send(table, row, clock, person, is_new)
        except (ClosedError, GoneError) as error:
            if isinstance(error, ClosedError) and error.code in NO_DIRECT_MESSAGES:
                await self._direct_messages.refused(person)
            return False
        await self._direct_messages.taken(person)
        return True

    async def _send(
        self, table: Table, row: SeatRow, clock: ClockRow, person: PersonRow, is_new: bool
    ) -> None:
        channel_id = await self._direct_messages.channel(person)
        say = speaker(person.spoken_to_in)
        body = nudge(table, [(row, clock)], say, link_to_post(table, None))
        still = self._awaits(table, [(row, clock)])
        wanted = Wanted(channel_id, body, _sign(clock), [clock.user_id], is_new, still, Lane.CALL)
        await self._keep(MessageKey(MessageKind.TURN, table.id, row.seat), wanted)

    async def _keep(self, key: MessageKey, wanted: Wanted) -> None:
        with suppress(OvertakenError):  # the table has changed, and is announced again
            await self._keeper.keep(key, lambda: wanted)

    def _awaits(self, table: Table, called: Sequence[Called]) -> Callable[[], Awaitable[bool]]:
        """Tells whether the table still waits for them all: some may have moved since it was loaded."""

        async def awaits() -> bool:
            now = await self._tables.load(table.id)
            awaited = {(row.user_id, now.dealt.decisions[row.seat]) for row in now.awaited_people()}
            return all((clock.user_id, clock.decision) in awaited for _, clock in called)

        return awaits

    async def _is_gone(self, table: Table, row: SeatRow) -> bool:
        """Whether the person has left the server: then a computer player has their seat from now on."""
        assert row.user_id is not None  # only people are called
        if await self._messenger.is_member(table.row.guild_id, row.user_id):
            return False
        await seats.leave(self._tables, table.id, Person(row.user_id, row.name), "gone")
        return True


def _called(table: Table) -> Iterator[Called]:
    for row in table.awaited_people():
        if row.clock is not None and row.clock.stage is not Stage.WAITING:
            yield row, row.clock


def _by_dm(person: PersonRow, clock: ClockRow) -> bool:
    """Whether the person wants to be told by direct messages, and none has been refused."""
    may_take = person.dm in (DmState.OPEN, DmState.UNKNOWN)
    return person.nudges is NudgesBy.DM and may_take and clock.stage is not Stage.EXPIRED


def _sign(clock: ClockRow) -> str:
    return f"{clock.user_id}:{clock.decision}:{clock.stage}:{clock.due_at or ''}"


def _calls(shows: str) -> Set[str]:
    """Who is called for what and how urgently; another deadline alone is shown, but calls nobody again."""
    return {sign.rpartition(":")[0] for sign in shows.split()}


def _mentioned(table: Table, clock: ClockRow) -> int:
    """Whom a call notifies: who is awaited, and once their time is up the host."""
    return table.row.host_id if clock.stage is Stage.EXPIRED else clock.user_id
