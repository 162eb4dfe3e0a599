"""What stands beside the post: that a computer player has somebody's seat, and what all are asked."""

from dataclasses import dataclass

from discord import ui

from bot.model.tables import NO_SEAT, MessageKind, MessageRow, PersonRow, Player, SeatRow, Status
from bot.store.store import Store
from bot.tables import proposals
from bot.tables.table import Table
from bot.texts.catalog import Say, speaker
from bot.ui.live import panels
from bot.ui.live.notices import Notice, Notices


@dataclass(frozen=True, slots=True)
class SeatNotices:
    """Tells people, once, that a computer player has their seat; and shows what all are asked to agree to."""

    store: Store
    notices: Notices

    async def show(self, table: Table) -> None:
        """Brings both up to date. Raises `Unavailable`."""
        away = await self.notices.of_kind(table, MessageKind.AWAY)
        for row in table.seats:
            await self._show_seat(table, row, away.get(row.seat))
        known = await self.notices.known(table, MessageKind.PROPOSAL, NO_SEAT)
        if table.row.proposal is not None:
            await self._show_proposal(table, known)
        elif known is not None:
            await self._end_proposal(table, known)

    async def _show_seat(self, table: Table, row: SeatRow, known: MessageRow | None) -> None:
        is_away = row.player is Player.ABSENT and table.status is Status.RUNNING
        if is_away and known is not None and known.shows == str(row.user_id):
            return
        await self.notices.withdraw(known)
        if not is_away or row.user_id is None:
            return
        person = await self.store.people.person(row.user_id) or PersonRow(row.user_id, table.row.language)
        written = person.dm_channel_id is not None and await self.notices.show(
            table, MessageKind.AWAY, row.seat, None, _away(table, person, person.dm_channel_id)
        )
        if not written:
            slip = _away(table, person, table.row.channel_id)
            await self.notices.show(table, MessageKind.AWAY, row.seat, None, slip)

    async def _show_proposal(self, table: Table, known: MessageRow | None) -> None:
        proposal = table.row.proposal
        assert proposal is not None  # asked for tables with one
        missing = [table.seats[seat].user_id or 0 for seat in proposals.missing(table)]
        words = f"{proposal.words} {proposal.by}"
        is_new = known is None or not known.shows.startswith(f"{words}|")
        shows = f"{words}|{' '.join(map(str, missing))}"
        view = panels.proposal(table, speaker(table.row.language))
        slip = Notice(table.row.channel_id, view, shows, missing, notifies=is_new)
        await self.notices.show(table, MessageKind.PROPOSAL, NO_SEAT, known, slip)

    async def _end_proposal(self, table: Table, known: MessageRow) -> None:
        """Takes a proposal away, unless somebody has declined it: that is shown in its place."""
        words = known.shows.partition("|")[0].rpartition(" ")[0]
        steps = [step for step in await self.store.actions.of_table(table.id) if step.detail == words]
        if steps and steps[-1].kind == "declined":
            await self.notices.leave(known, panels.declined(steps[-1], speaker(table.row.language)))
        else:
            await self.notices.withdraw(known)


def _away(table: Table, person: PersonRow, channel_id: int) -> Notice:
    """The slip that tells somebody of their seat; in the channel it is for all to see, so it names them."""
    public = channel_id == table.row.channel_id
    say: Say = speaker(table.row.language if public else person.spoken_to_in)
    view: ui.LayoutView = panels.away(table, say, f"<@{person.user_id}>" if public else "")
    return Notice(channel_id, view, str(person.user_id), [person.user_id], notifies=True)
