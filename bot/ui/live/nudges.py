"""Nudges: messages to the people to move, and reminders before their time is up.

They follow from the stored stages of clocks, which `Deadlines` changes: a kill loses and repeats nothing.
"""

import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence, Set
from contextlib import suppress

from bot.delivery.direct_messages import DirectMessages
from bot.delivery.discord_errors import ClosedError, GoneError, InvalidRequestError
from bot.delivery.message_keeper import MessageKeeper, Wanted
from bot.delivery.messenger import Messenger, OvertakenError
from bot.delivery.rate_limits import Priority
from bot.games.contract import Seat
from bot.model.messages import MessageKey, MessageKind, MessageRow
from bot.model.people import DmState, NudgesBy, PersonRow
from bot.model.shown import Call, ShownNudge
from bot.model.tables import ClockRow, SeatRow, Stage
from bot.tables import clocks, people, seats
from bot.tables.presence import Unavailable
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts.catalog import speaker
from bot.ui.kit.services import link_to_post
from bot.ui.live.calls import Called, nudge
from bot.ui.live.posts import post_key
from bot.ui.live.rings import rung_lately

log = logging.getLogger(__name__)


class Nudges:
    """Keeps the nudges of all tables."""

    def __init__(
        self, tables: Tables, messenger: Messenger, keeper: MessageKeeper, direct_messages: DirectMessages
    ) -> None:
        self._tables = tables
        self._messenger = messenger
        self._keeper = keeper
        self._direct_messages = direct_messages

    async def show(
        self, table: Table, known: Mapping[MessageKey, MessageRow], asked: Set[Seat] = frozenset()
    ) -> None:
        """Nudges the people to move, and withdraws old nudges. Raises `InvalidRequestError`, `Unavailable`.

        People who were `asked` when the trick was led, or lately called to the full table, get no nudge, but
        later the reminder. A last call that Discord refuses for good counts as sent, so that no game stops.
        """
        called = [
            (row, clock)
            for row, clock in _called(table)
            if clock.stage is not Stage.NUDGED or row.seat not in asked
        ]
        if any(_is_of_deal(clock) for _, clock in called):
            rung = await rung_lately(self._tables, self._keeper, table)
            called = [one for one in called if not (_is_of_deal(one[1]) and one[1].user_id in rung)]
        try:
            await self._show(table, called, known)
        except OvertakenError:
            return  # the table has changed, and is announced again
        except Unavailable:
            raise
        except Exception:
            await self._note_last_calls(called)
            raise
        await self._note_last_calls(called)

    async def withdraw(self, table: Table) -> None:
        """Withdraws all nudges, so that people are nudged again."""
        for key, message in (await self._keeper.of_table(table.id)).items():
            if key.kind in (MessageKind.NUDGE, MessageKind.TURN, MessageKind.LEAD):
                with suppress(Unavailable):
                    await self._keeper.withdraw(message)

    async def _show(
        self, table: Table, called: Sequence[Called], known: Mapping[MessageKey, MessageRow]
    ) -> None:
        by_mention, written = [], []
        for row, clock in called:
            person = await people.person(self._tables, clock.user_id, table.row.language)
            message = known.get(_turn_key(table, row))
            if _by_dm(person, clock) and await self._write(table, (row, clock), person, message):
                written.append(row.seat)
            elif person.nudges is not NudgesBy.NONE or clock.stage is Stage.EXPIRED:
                by_mention.append((row, clock))
        refusal = await self._call(table, by_mention, known.get(MessageKey(MessageKind.NUDGE, table.id)))
        if refusal is not None:
            written += await self._write_instead(table, by_mention, known)
        for key, message in known.items():
            if key.kind is MessageKind.TURN and key.seat not in written:
                await self._keeper.withdraw(message)
        if isinstance(refusal, InvalidRequestError):
            raise refusal

    async def _call(
        self, table: Table, called: Sequence[Called], known: MessageRow | None
    ) -> ClosedError | GoneError | InvalidRequestError | None:
        called_before = _calls_in(known)
        new = [(row, clock) for row, clock in called if _call(clock) not in called_before]
        if any([await self._is_gone(table, row) for row, _ in new]):
            raise OvertakenError
        if not called:
            await self._keeper.withdraw(known)
            return None
        post = await self._post(table)
        body = nudge(table, called, speaker(table.row.language), link_to_post(table, post))
        mentions = [_mentioned(table, clock) for _, clock in new]
        shows = _shows([clock for _, clock in called], post)
        still = self._awaits(table, new)
        since = 0 if known is None else known.message_id
        wanted = Wanted(
            table.row.channel_id, body, shows, mentions, bool(new), still, Priority.CALL, since=since
        )
        try:
            await self._keeper.keep(MessageKey(MessageKind.NUDGE, table.id), lambda: wanted, patiently=True)
        except (ClosedError, GoneError, InvalidRequestError) as error:
            log.warning("a nudge can't be shown", extra={"table": table.id, "error": str(error)})
            return error
        return None

    async def _write_instead(
        self, table: Table, called: Sequence[Called], known: Mapping[MessageKey, MessageRow]
    ) -> Sequence[Seat]:
        written = []
        for row, clock in called:
            person = await people.person(self._tables, clock.user_id, table.row.language)
            can_try = person.dm is DmState.OPEN and clock.stage is not Stage.EXPIRED
            if can_try and await self._write(table, (row, clock), person, known.get(_turn_key(table, row))):
                written.append(row.seat)
        return written

    async def _write(self, table: Table, called: Called, person: PersonRow, known: MessageRow | None) -> bool:
        row, clock = called
        is_new = _calls_in(known) != {_call(clock)}
        if is_new and await self._is_gone(table, row):
            raise OvertakenError
        say, post = speaker(person.spoken_to_in, person.language), await self._post(table)
        body = nudge(table, [called], say, link_to_post(table, post), written_to=row.seat)
        still, shows = self._awaits(table, [called]), _shows([clock], post)
        since = 0 if known is None else known.message_id

        async def keep(channel_id: int) -> None:
            mentions = [clock.user_id]
            wanted = Wanted(channel_id, body, shows, mentions, is_new, still, Priority.CALL, since=since)
            await self._keeper.keep(_turn_key(table, row), lambda: wanted)

        return await self._direct_messages.write(person, keep)

    async def _note_last_calls(self, called: Sequence[Called]) -> None:
        for _, clock in called:
            if clock.stage is Stage.LAST_CALL and not clock.is_told:
                await clocks.note_called(self._tables, clock)

    async def _post(self, table: Table) -> MessageRow | None:
        return await self._keeper.known(post_key(table))

    def _awaits(self, table: Table, called: Sequence[Called]) -> Callable[[], Awaitable[bool]]:
        async def awaits() -> bool:
            now = await self._tables.load(table.id)
            to_move = {(row.user_id, now.dealt.decisions[row.seat]) for row in now.people_to_move()}
            return all((clock.user_id, clock.decision) in to_move for _, clock in called)

        return awaits

    async def _is_gone(self, table: Table, row: SeatRow) -> bool:
        # Discord is asked before a last call, else now and then; a computer player takes a leaver's seat.
        assert row.user_id is not None  # only people are called
        is_last = row.clock is not None and row.clock.stage in (Stage.LAST_CALL, Stage.EXPIRED)
        if await self._messenger.is_member(table.row.guild_id, row.user_id, now=is_last):
            return False
        await seats.remove_gone(self._tables, table.id, row)
        return True


def _turn_key(table: Table, row: SeatRow) -> MessageKey:
    return MessageKey(MessageKind.TURN, table.id, row.seat)


def _called(table: Table) -> Iterator[Called]:
    for row in table.people_to_move():
        if row.clock is not None and row.clock.stage is not Stage.WAITING:
            yield row, row.clock


def _is_of_deal(clock: ClockRow) -> bool:
    return clock.stage is Stage.NUDGED and clock.decision == 0


def _by_dm(person: PersonRow, clock: ClockRow) -> bool:
    may_take = person.dm in (DmState.OPEN, DmState.UNKNOWN)
    return person.nudges is NudgesBy.DM and may_take and clock.stage is not Stage.EXPIRED


def _call(clock: ClockRow) -> Call:
    return Call(clock.user_id, clock.decision, clock.stage)


def _shows(clocks: Sequence[ClockRow], post: MessageRow | None) -> ShownNudge:
    deadlines = tuple(clock.due_at for clock in clocks)
    return ShownNudge(tuple(map(_call, clocks)), deadlines, None if post is None else post.message_id)


def _calls_in(known: MessageRow | None) -> Set[Call]:
    shown = None if known is None else known.shows
    return set(shown.calls) if isinstance(shown, ShownNudge) else set()


def _mentioned(table: Table, clock: ClockRow) -> int:
    return table.row.host_id if clock.stage is Stage.EXPIRED else clock.user_id
