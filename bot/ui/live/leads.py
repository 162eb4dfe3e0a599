"""The question at the lead: asks all players who are still to play in a trick for their card at once.

It gives nothing away about hands and plans: it names the same people whatever they hold and have planned, and
changes only when a card is played.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence, Set
from dataclasses import dataclass, field

from bot.delivery.body import Plain
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.discord_errors import ClosedError, GoneError, InvalidRequestError
from bot.delivery.message_keeper import MessageKeeper, Wanted
from bot.delivery.messenger import Messenger, OvertakenError
from bot.delivery.rate_limits import Priority
from bot.games.contract import Asked, Seat
from bot.model.messages import NO_SEAT, MessageKey, MessageKind, MessageRow
from bot.model.people import DmState, NudgesBy, PersonRow
from bot.model.shown import ShownQuestion
from bot.model.tables import SeatRow, Stage
from bot.tables import clocks, people, plans, seats
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.worker import end
from bot.texts.catalog import Say, speaker
from bot.ui.kit.services import link_to_post
from bot.ui.live import calls
from bot.ui.live.posts import post_key

log = logging.getLogger(__name__)

NOBODY: Set[Seat] = frozenset()
OPEN = (DmState.OPEN, DmState.UNKNOWN)


@dataclass(frozen=True, slots=True)
class _Question:
    """A question as it is now, and the people whom it has called."""

    table: Table
    asked: Asked
    post: MessageRow | None
    called: Sequence[int] = ()  # user ids, also of those who have played meanwhile

    def calling(self, called: Sequence[int]) -> "_Question":
        return _Question(self.table, self.asked, self.post, called)

    @property
    def shows(self) -> ShownQuestion:
        clock, post = self.table.seats[self.asked.seats[0]].clock, self.post
        due_at = None if clock is None else clock.due_at
        post_id = None if post is None else post.message_id
        return ShownQuestion(self.asked.about, self.table.number, due_at, post_id, tuple(self.called))

    @property
    def link(self) -> str:
        return link_to_post(self.table, self.post)

    def body(self, say: Say, written_to: Seat | None = None) -> Plain:
        return calls.question(
            self.table, self.asked, say, self.link, called=self.called, written_to=written_to
        )


def _shown(message: MessageRow, asked: Asked) -> ShownQuestion | None:
    # None if it asks something else.
    shows = message.shows
    return shows if isinstance(shows, ShownQuestion) and shows.about == asked.about else None


@dataclass(slots=True)
class Leads:
    """Keeps the question of each table: in its channel, and in direct messages to people who prefer that."""

    tables: Tables
    messenger: Messenger
    keeper: MessageKeeper
    direct_messages: DirectMessages
    _waking: dict[int, asyncio.Task[None]] = field(default_factory=dict)

    async def show(self, table: Table, known: Mapping[MessageKey, MessageRow]) -> Set[Seat]:
        """Brings it up to date; returns the seats whose people were asked, so that they need no nudge.

        Raises `Unavailable` and `InvalidRequestError`.
        """
        asked = plans.asked(table)
        standing = {key: row for key, row in known.items() if key.kind is MessageKind.LEAD}
        is_new = asked is None or not any(_shown(row, asked) for row in standing.values())
        if is_new:
            for message in standing.values():
                await self.keeper.withdraw(message)
        if asked is None or (is_new and not self._is_time(table)):
            return NOBODY
        try:
            return await (self._ask(table, asked) if is_new else self._go_on(table, asked, standing))
        except OvertakenError:
            return frozenset(asked.seats)  # the table has changed, and is announced again

    async def resume(self) -> None:
        """Nothing: clocks and changes show the tables."""

    async def stop(self) -> None:
        """Ends the waiting; the next change of a table does the rest."""
        await end(*self._waking.values())
        self._waking.clear()

    def _is_time(self, table: Table) -> bool:
        # People may see by themselves that a trick is led, so they are not asked for a while.
        on_turn = table.seats[table.to_move()[0]]
        if on_turn.clock is None or on_turn.clock.since is None:
            return False
        delay = self.tables.nudge_delay.at(table.row.pace)
        wait = on_turn.clock.since + delay - self.tables.now()
        if on_turn.clock.stage is not Stage.WAITING or wait <= 0:
            return True
        # A clock that is stopped for the night delays nobody else.
        if on_turn.clock.next_at is None or on_turn.clock.next_at > on_turn.clock.since + delay:
            self._wake(table.id, wait)
        return False

    def _wake(self, table_id: int, after: float) -> None:
        async def wake() -> None:
            await asyncio.sleep(after)
            del self._waking[table_id]
            self.tables.changed(table_id)

        if table_id not in self._waking:
            self._waking[table_id] = asyncio.create_task(wake(), name=f"table {table_id} asks at the lead")

    async def _ask(self, table: Table, asked: Asked) -> Set[Seat]:
        question = _Question(table, asked, await self.keeper.known(post_key(table)))
        by_mention, written = [], []
        for row, person in [pair async for pair in self._askable(table, asked)]:
            if not await self._is_there(table, row):
                raise OvertakenError
            wants_dm = person.nudges is NudgesBy.DM and person.dm in OPEN
            if wants_dm and await self._write(question, row, person):
                written.append(row)
            else:
                by_mention.append(row)
        ids = [row.user_id for row in by_mention if row.user_id is not None]
        if ids and await self._call(question.calling(ids), is_news=True):
            return frozenset(row.seat for row in (*by_mention, *written))
        return frozenset(row.seat for row in written)

    async def _askable(self, table: Table, asked: Asked) -> AsyncIterator[tuple[SeatRow, PersonRow]]:
        here = await people.at_table(self.tables, table)
        for seat in asked.seats:
            row, person = table.seats[seat], here[seat]
            calendar = await clocks.calendar(self.tables, table.row.guild_id, person.user_id)
            wanted = person.leads and person.nudges is not NudgesBy.NONE
            if wanted and not calendar.is_quiet(self.tables.now()):
                yield row, person

    async def _go_on(
        self, table: Table, asked: Asked, standing: Mapping[MessageKey, MessageRow]
    ) -> Set[Seat]:
        question = _Question(table, asked, await self.keeper.known(post_key(table)))
        asked_seats = set()
        for key, message in standing.items():
            shown = _shown(message, asked)
            if shown is None or (key.seat != NO_SEAT and key.seat not in asked.seats):
                await self.keeper.withdraw(message)
            elif key.seat == NO_SEAT:
                await self._call(question.calling(shown.called), is_news=False)
                asked_seats |= {seat for seat in asked.seats if table.seats[seat].user_id in shown.called}
            else:
                row = table.seats[key.seat]
                person = await people.person(self.tables, row.user_id or 0, table.row.language)
                if await self._write(question, row, person, message):
                    asked_seats.add(key.seat)
        return frozenset(asked_seats)

    async def _call(self, question: _Question, *, is_news: bool) -> bool:
        table = question.table
        body = question.body(speaker(table.row.language))
        mentions = question.called if is_news else ()
        still, since = self._still_asked(question), 0 if is_news else None
        wanted = Wanted(
            table.row.channel_id, body, question.shows, mentions, is_news, still, Priority.CALL, since=since
        )
        try:
            await self.keeper.keep(MessageKey(MessageKind.LEAD, table.id), lambda: wanted, patiently=True)
        except (ClosedError, GoneError, InvalidRequestError) as error:
            log.warning("a question can't be shown", extra={"table": table.id, "error": str(error)})
            return False
        return True

    async def _write(
        self, question: _Question, row: SeatRow, person: PersonRow, known: MessageRow | None = None
    ) -> bool:
        question = question.calling([person.user_id])
        body = question.body(speaker(person.spoken_to_in, person.language), row.seat)
        still, is_news = self._still_asked(question), known is None

        async def keep(channel_id: int) -> None:
            shows, called, since = question.shows, question.called, 0 if is_news else None
            wanted = Wanted(channel_id, body, shows, called, is_news, still, Priority.CALL, since=since)
            await self.keeper.keep(MessageKey(MessageKind.LEAD, question.table.id, row.seat), lambda: wanted)

        return await self.direct_messages.write(person, keep)

    def _still_asked(self, question: _Question) -> Callable[[], Awaitable[bool]]:
        async def is_asked() -> bool:
            return plans.asked(await self.tables.load(question.table.id)) == question.asked

        return is_asked

    async def _is_there(self, table: Table, row: SeatRow) -> bool:
        # A computer player takes a leaver's seat.
        assert row.user_id is not None  # only people are asked
        if await self.messenger.is_member(table.row.guild_id, row.user_id, now=False):
            return True
        await seats.remove_gone(self.tables, table.id, row)
        return False


@dataclass(frozen=True, slots=True)
class PlanNotices:
    """Tells people in a direct message, once, that their plan is dropped and they may choose again."""

    tables: Tables
    keeper: MessageKeeper
    direct_messages: DirectMessages

    async def show(self, table: Table, known: Mapping[MessageKey, MessageRow]) -> None:
        """Brings them up to date. Raises `Unavailable`."""
        for row in table.people():
            key = MessageKey(MessageKind.PLAN, table.id, row.seat)
            dropped = plans.dropped(table, row.seat)
            if dropped is None or dropped.why == plans.OVER:
                await self.keeper.withdraw(known.get(key))
            elif key not in known:
                await self._write(table, row, key, dropped)

    async def _write(self, table: Table, row: SeatRow, key: MessageKey, dropped: plans.Dropped) -> None:
        person = await people.person(self.tables, row.user_id or 0, table.row.language)
        calendar = await clocks.calendar(self.tables, table.row.guild_id, person.user_id)
        if person.nudges is NudgesBy.NONE or person.dm not in OPEN or calendar.is_quiet(self.tables.now()):
            return
        say = speaker(person.spoken_to_in, person.language)
        body = calls.plan_dropped(
            table, dropped, say, link_to_post(table, await self.keeper.known(post_key(table)))
        )

        async def keep(channel_id: int) -> None:
            mentions = [person.user_id]
            wanted = Wanted(channel_id, body, mentions=mentions, is_news=True, priority=Priority.CALL)
            await self.keeper.keep(key, lambda: wanted)

        await self.direct_messages.write(person, keep)
