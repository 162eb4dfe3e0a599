"""Direct messages about a table whose channel, or server, is lost to the bot.

They need an open conversation, and come once until the table shows again.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass

from bot.delivery.body import Plain
from bot.delivery.discord_errors import UNKNOWN_CHANNEL, ClosedError, GoneError
from bot.delivery.message_keeper import MessageKeeper, Wanted
from bot.delivery.rate_limits import Priority
from bot.games.contract import Seat
from bot.model.messages import MessageKey, MessageKind, MessageRow
from bot.model.people import DmState, PersonRow
from bot.tables import people
from bot.tables.calendar import DAY
from bot.tables.table import Table
from bot.tables.tables import NO_CHANNEL, Tables
from bot.texts.catalog import speaker
from bot.texts.keys import game_key
from bot.ui.kit.permissions import TO_PLAY, permission_names
from bot.ui.kit.text import at

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ChannelNotices:
    """Says that a table's channel takes no post, or its server has lost the bot for `kept_for` days."""

    tables: Tables
    keeper: MessageKeeper
    kept_for: int

    async def show(
        self, table: Table, refusal: ClosedError | GoneError | None, known: Mapping[MessageKey, MessageRow]
    ) -> None:
        """Explains a `refusal` of the post, or withdraws that message. Raises `Unavailable`."""
        is_live = table.status.live or table.closing == NO_CHANNEL
        if not isinstance(refusal, ClosedError) or not is_live:
            for message in [row for key, row in known.items() if key.kind is MessageKind.CHANNEL]:
                await self.keeper.withdraw(message)
            return
        reachable = await self._reachable(table)
        is_gone = refusal.code == UNKNOWN_CHANNEL or not table.status.live
        hosts = {seat: person for seat, person in reachable.items() if person.user_id == table.row.host_id}
        for seat, person in (reachable if is_gone else hosts or reachable).items():
            key = MessageKey(MessageKind.CHANNEL, table.id, seat)
            await self._keep(key, person, _notice(table, person, is_gone=is_gone), known)

    async def show_lost(self, table: Table, known: Mapping[MessageKey, MessageRow]) -> None:
        """Says that the server has removed the bot, and the table is paused. Raises `Unavailable`."""
        if table.row.lost_at is None or not table.status.live:
            return
        until = at(table.row.lost_at + self.kept_for * DAY)
        for seat, person in (await self._reachable(table)).items():
            key = MessageKey(MessageKind.CHANNEL, table.id, seat)
            say = speaker(person.spoken_to_in, person.language)
            text = say("server-lost", game=say(game_key(table.row.game)), until=until)
            await self._keep(key, person, text, known)

    async def _reachable(self, table: Table) -> Mapping[Seat, PersonRow]:
        here = await people.at_table(self.tables, table)
        return {
            seat: person
            for seat, person in here.items()
            if person.dm is DmState.OPEN and person.dm_channel_id
        }

    async def _keep(
        self, key: MessageKey, person: PersonRow, text: str, known: Mapping[MessageKey, MessageRow]
    ) -> None:
        is_news = key not in known
        if not is_news and known[key].shows is not None:
            return
        priority = Priority.CALL if is_news else Priority.IDLE  # of which only the looks are old
        channel_id, mentions = person.dm_channel_id or 0, [person.user_id]
        wanted = Wanted(channel_id, Plain(text), mentions=mentions, is_news=is_news, priority=priority)
        try:
            await self.keeper.keep(key, lambda: wanted)
        except (ClosedError, GoneError) as error:
            log.info("a notice can't be sent", extra={"table": key.subject, "error": str(error)})


def _notice(table: Table, person: PersonRow, *, is_gone: bool) -> str:
    say = speaker(person.spoken_to_in, person.language)
    game = say(game_key(table.row.game))
    if table.closing:
        return say("channel-gone-open", game=game)
    if is_gone:
        return say("channel-gone", game=game)
    channel, permissions = f"<#{table.row.channel_id}>", permission_names(TO_PLAY, say)
    return say("channel-closed", game=game, channel=channel, permissions=permissions)
