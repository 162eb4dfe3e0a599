"""Notices beside the post: whose seat a computer player or a substitute has, and proposals."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.delivery.message_keeper import MessageKeeper, Wanted
from bot.delivery.rate_limits import Priority
from bot.model.messages import MessageKey, MessageKind, MessageRow
from bot.model.people import PersonRow
from bot.model.shown import ShownAway, ShownProposal
from bot.model.tables import ActionRow, Player, SeatRow, Status
from bot.tables import lookup as log_of
from bot.tables import people, proposals, seats
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts.catalog import Say, speaker
from bot.ui.live import calls


@dataclass(frozen=True, slots=True)
class SeatNotices:
    """Says once that a computer player or a substitute has a seat; shows proposals."""

    tables: Tables
    keeper: MessageKeeper

    async def show(self, table: Table, known: Mapping[MessageKey, MessageRow]) -> None:
        """Brings both up to date. Raises `Unavailable`."""
        for row in table.seats:
            away = known.get(key := MessageKey(MessageKind.AWAY, table.id, row.seat))
            if await self._show_substitute(table, row, away, known):
                await self._show_seat(table, row, key, away)
        key = MessageKey(MessageKind.PROPOSAL, table.id)
        if table.row.proposal is not None:
            await self.keeper.try_to_keep(key, _proposal(table, known.get(key)))
        elif (shown := known.get(key)) is not None:
            await self._end_proposal(table, shown)

    async def _show_seat(self, table: Table, row: SeatRow, key: MessageKey, known: MessageRow | None) -> None:
        if row.player is not Player.ABSENT or table.status is not Status.RUNNING or row.user_id is None:
            await self.keeper.withdraw(known)
            return
        if known is not None and known.shows == ShownAway(row.user_id):
            return
        person = await people.person(self.tables, row.user_id, table.row.language)
        written = person.dm_channel_id is not None and await self.keeper.try_to_keep(
            key, _away(table, person, person.dm_channel_id), patiently=False
        )
        if not written:
            await self.keeper.try_to_keep(key, _away(table, person, table.row.channel_id))

    async def _show_substitute(
        self, table: Table, row: SeatRow, away: MessageRow | None, known: Mapping[MessageKey, MessageRow]
    ) -> bool:
        """Shows who subs in for a person who is away, with a way back until the substitute has moved.

        False if it should be there and is not: then the notice of the absence stays, which names the person.
        """
        key = MessageKey(MessageKind.SUBSTITUTED, table.id, row.seat)
        shown, say = known.get(key), speaker(table.row.language)
        if shown is not None:
            step = await self._step(table, shown)
            if step is None:
                await self.keeper.withdraw(shown)  # and another may sub in by now
            else:
                if await seats.has_moved_since(self.tables, step):
                    await self.keeper.leave(shown, calls.subbing_in(table, step, say, has_moved=True))
                return True
        step = None if away is None else await self._step(table, away)
        if step is None or await seats.has_moved_since(self.tables, step):
            return True
        assert step.other_id is not None
        assert step.detail_id is not None
        body = calls.subbing_in(table, step, say, has_moved=False)
        both, shows = [step.detail_id, step.other_id], ShownAway(step.other_id)
        wanted = Wanted(table.row.channel_id, body, shows, both, is_news=True, priority=Priority.CALL)
        await self.keeper.try_to_keep(key, wanted)
        return await self.keeper.known(key) is not None

    async def _step(self, table: Table, shown: MessageRow) -> ActionRow | None:
        """The step by which a substitute sits in the seat of the person whom a message is about."""
        if table.status is not Status.RUNNING or not isinstance(shown.shows, ShownAway):
            return None
        return await seats.substitution_of(self.tables, table, shown.shows.user_id)

    async def _end_proposal(self, table: Table, known: MessageRow) -> None:
        words = known.shows.words if isinstance(known.shows, ShownProposal) else None
        steps = [step for step in await log_of.actions_of(self.tables, table) if step.detail == words]
        if steps and steps[-1].kind in ("declined", "impossible"):
            await self.keeper.leave(known, calls.ended_proposal(steps[-1], speaker(table.row.language)))
        else:
            await self.keeper.withdraw(known)


def _proposal(table: Table, known: MessageRow | None) -> Wanted:
    proposal = table.row.proposal
    assert proposal is not None  # asked for tables with one
    missing = tuple(table.seats[seat].user_id or 0 for seat in proposals.missing(table))
    shows, shown = ShownProposal(proposal.words, proposal.by, missing), None if known is None else known.shows
    is_new = not isinstance(shown, ShownProposal) or (shown.words, shown.by) != (shows.words, shows.by)
    body = calls.proposal(table, speaker(table.row.language))
    return Wanted(table.row.channel_id, body, shows, missing, is_new, priority=Priority.CALL)


def _away(table: Table, person: PersonRow, channel_id: int) -> Wanted:
    public = channel_id == table.row.channel_id
    private: Say = speaker(person.spoken_to_in, person.language)
    say = speaker(table.row.language) if public else private
    body = calls.away(table, say, f"<@{person.user_id}>" if public else "")
    shows = ShownAway(person.user_id)
    return Wanted(channel_id, body, shows, [person.user_id], is_news=True, priority=Priority.CALL)
