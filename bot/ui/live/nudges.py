"""Nudges: who is awaited is told so, in the channel or by a direct message, and again when time runs out.

What is told follows from the clocks of a table alone, so that a kill loses nothing and repeats nothing.
"""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence, Set
from itertools import groupby

from bot.model.tables import (
    NO_SEAT,
    ClockRow,
    DmState,
    MessageKind,
    NudgesBy,
    PersonRow,
    SeatRow,
    Stage,
)
from bot.store.people import PeopleStore
from bot.tables import seats
from bot.tables.person import Person
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts.catalog import Say, speaker
from bot.ui.kit.delivery import ClosedError, GoneError, Messenger
from bot.ui.kit.names import names_at
from bot.ui.kit.text import until
from bot.ui.kit.widgets import notice
from bot.ui.live.direct_messages import DirectMessages
from bot.ui.live.notices import Notice, Notices

_SENTENCES = {
    Stage.NUDGED: "nudge",
    Stage.REMINDED: "nudge-half",
    Stage.LAST_CALL: "nudge-last",
    Stage.EXPIRED: "nudge-expired",
}
Called = tuple[SeatRow, ClockRow]
"""Somebody who is to be told, and the clock that says how urgently."""


class Nudges:
    """Keeps the nudges of all tables as they should be."""

    def __init__(
        self, tables: Tables, messenger: Messenger, notices: Notices, letters: DirectMessages
    ) -> None:
        self._tables = tables
        self._people: PeopleStore = tables.store.people
        self._messenger = messenger
        self._notices = notices
        self._letters = letters

    async def show(self, table: Table) -> None:
        """Tells whoever is to be told now, and takes back what is no longer so. Raises `Unavailable`."""
        called, written = [], []
        for row, clock in _called(table):
            person = await self._people.person(clock.user_id) or PersonRow(clock.user_id, table.row.language)
            if _by_dm(person, clock) and await self._write(table, row, clock, person):
                written.append(row.seat)
            elif person.nudges is not NudgesBy.NONE or clock.stage is Stage.EXPIRED:
                called.append((row, clock))
        await self._call(table, called)
        for seat, known in (await self._notices.of_kind(table, MessageKind.TURN)).items():
            if seat not in written:
                await self._notices.withdraw(known)

    async def _call(self, table: Table, called: Sequence[Called]) -> None:
        known = await self._notices.known(table, MessageKind.NUDGE, NO_SEAT)
        told = _calls("" if known is None else known.shows)
        new = [(row, clock) for row, clock in called if not _calls(_sign(clock)) <= told]
        if any([await self._is_gone(table, row) for row, _ in new]):
            return  # the table has changed, and is told anew
        if not called:
            await self._notices.withdraw(known)
            return
        view = notice(_words(table, called, speaker(table.row.language)))
        mentions = [_mentioned(table, clock) for _, clock in new]
        shows = " ".join(_sign(clock) for _, clock in called)
        slip = Notice(
            table.row.channel_id, view, shows, mentions, notifies=bool(new), still=self._awaits(table, new)
        )
        await self._notices.show(table, MessageKind.NUDGE, NO_SEAT, known, slip)

    async def _write(self, table: Table, row: SeatRow, clock: ClockRow, person: PersonRow) -> bool:
        """Tells somebody by a direct message; False where they can't be told so."""
        known = await self._notices.known(table, MessageKind.TURN, row.seat)
        is_new = known is None or _calls(known.shows) != _calls(_sign(clock))
        if is_new and await self._is_gone(table, row):
            return True  # the table has changed, and is told anew
        try:
            channel_id = await self._letters.channel(person)
        except (ClosedError, GoneError):
            await self._letters.refused(person)
            return False
        say = speaker(person.spoken_to_in)
        link = f"https://discord.com/channels/{table.row.guild_id}/{table.row.channel_id}"
        view = notice(f"{_words(table, [(row, clock)], say)}\n-# {say('hand-link', link=link)}")
        still = self._awaits(table, [(row, clock)])
        slip = Notice(channel_id, view, _sign(clock), [clock.user_id], notifies=is_new, still=still)
        shown = await self._notices.show(table, MessageKind.TURN, row.seat, known, slip)
        await (self._letters.taken(person) if shown else self._letters.refused(person))
        return shown

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
    """Who is called for what and how urgently; another deadline alone is shown, but calls nobody anew."""
    return {sign.rpartition(":")[0] for sign in shows.split()}


def _mentioned(table: Table, clock: ClockRow) -> int:
    """Whom a call notifies: who is awaited, and once their time is up the host."""
    return table.row.host_id if clock.stage is Stage.EXPIRED else clock.user_id


def _words(table: Table, called: Iterable[Called], say: Say) -> str:
    """A sentence for those who are equally urgent."""
    game, names = say(f"game-{table.row.game}"), names_at(table)
    lines = []
    ordered = sorted(called, key=lambda one: (list(Stage).index(one[1].stage), one[1].due_at or 0))
    for (stage, due_at), group in groupby(ordered, key=lambda one: (one[1].stage, one[1].due_at)):
        rows = [row for row, _ in group]
        mentions = " ".join(f"<@{row.user_id}>" for row in rows)
        listed = ", ".join(names[row.seat] for row in rows)
        lines.append(
            say(
                _SENTENCES[stage],
                mentions=mentions,
                names=listed,
                game=game,
                host=f"<@{table.row.host_id}>",
                until=until(due_at, say),
            ).strip()
        )
    return "\n".join(lines)
