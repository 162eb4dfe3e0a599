"""The messages of challenges and invitations: each mentions its person once, and says how it ends."""

import logging
from collections.abc import Collection

import discord

from bot.delivery.body import Plain
from bot.delivery.discord_errors import ClosedError, GoneError
from bot.delivery.message_keeper import MessageKeeper, Wanted
from bot.delivery.rate_limits import Priority
from bot.model.challenges import ChallengeKind, ChallengeRow, ChallengeState
from bot.model.messages import MessageKey, MessageKind
from bot.tables import challenges
from bot.tables.refusal import Refusal
from bot.tables.scheduler import ItemScheduler
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts.catalog import Say, speaker
from bot.texts.keys import game_key
from bot.ui.kit.buttons import LinkButton, TableButton
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.services import link_to
from bot.ui.kit.text import escape

log = logging.getLogger(__name__)

_ENDS = {
    ChallengeState.DECLINED: "challenge-declined",
    ChallengeState.TAKEN_BACK: "challenge-taken-back",
    ChallengeState.OLD: "challenge-ran-out",
}


def challenge_key(challenge_id: int) -> MessageKey:
    """The key of a challenge's message."""
    return MessageKey(MessageKind.CHALLENGE, challenge_id)


def take_back_button(row: ChallengeRow, say: Say) -> TableButton:
    """*Take it back*, for who made the challenge."""
    return TableButton(ButtonId(NO_TABLE, "challenge_undo", None, str(row.id)), say("button-challenge-undo"))


class ChallengeMessages(ItemScheduler[int]):
    """Sends the messages of challenges, ends challenges in time, and then edits their messages."""

    def __init__(self, tables: Tables, keeper: MessageKeeper) -> None:
        super().__init__(tables.now)
        self._tables = tables
        self._keeper = keeper

    async def watch(self, table: Table) -> None:
        """Ends the invitations to a table that the person has joined, or that is open no more."""
        if not table.status.live or not table.number:
            self.changed()

    def changed(self) -> None:
        """Shows the state of a challenge at once."""
        self._alarm.wake(0)

    async def look(self) -> None:
        """Does at once what is due: Discord is back."""
        self.changed()

    async def due(self) -> Collection[int]:
        """The challenges with something to do, unless Discord is away."""
        return () if self._tables.presence.is_away else await challenges.due(self._tables)

    async def next_at(self) -> int | None:
        """When something is due next."""
        return None if self._tables.presence.is_away else await challenges.next_at(self._tables)

    async def do(self, item: int) -> None:
        """Shows the state of a challenge, which is ended if it is over."""
        row = await challenges.end(self._tables, item)
        if row is not None and not row.is_shown:
            await self.show(row)

    async def show(self, row: ChallengeRow) -> bool:
        """Shows the state of a challenge. False if its channel does not take it; then nothing of it stays."""
        key, say = challenge_key(row.id), speaker(row.language)
        known = await self._keeper.found(key)  # one from before a kill would stay, with its buttons
        if row.state is ChallengeState.OPEN:
            body = await self._call(row, say)
            wanted = Wanted(
                row.channel_id,
                body,
                mentions=[row.other_id],
                is_news=known is None,  # an edit, as after a kill, is none
                priority=Priority.CALL,
            )
            try:
                await self._keeper.keep(key, lambda: wanted)
            except (ClosedError, GoneError) as error:
                log.warning("a challenge is not taken", extra={"challenge": row.id, "error": str(error)})
                await challenges.discard(self._tables, row)
                return False
        elif row.is_duel and row.state is ChallengeState.ACCEPTED:
            await self._keeper.withdraw(known)  # the duel has a message of its own
        elif known is not None:
            await self._keeper.leave(known, await self.ended(row))
        await challenges.mark_shown(self._tables, row)
        return True

    async def _call(self, row: ChallengeRow, say: Say) -> Plain:
        names = {"mention": f"<@{row.other_id}>", "name": escape(row.name), "game": say(game_key(row.game))}
        about, primary = str(row.id), discord.ButtonStyle.primary
        decline = ButtonId(NO_TABLE, "challenge_decline", None, about)
        buttons = [TableButton(decline, say("button-challenge-decline")), take_back_button(row, say)]
        if row.kind is ChallengeKind.CHALLENGE:
            accept = ButtonId(NO_TABLE, "duel_accept" if row.is_duel else "challenge_accept", None, about)
            label, call = say("button-challenge-accept"), "duel-call" if row.is_duel else "challenge-call"
            return Plain(say(call, **names), [TableButton(accept, label, style=primary), *buttons])
        assert row.table_id is not None  # an invitation's
        join = TableButton(ButtonId(row.table_id, "join"), say("button-join"), style=primary)
        return Plain(say("invite-call", **names), [join, *buttons, *await self._link(row, say)])

    async def ended(self, row: ChallengeRow) -> Plain:
        """The message of a challenge that is over."""
        say = speaker(row.language)
        names = {"name": escape(row.name), "rival": escape(row.other_name), "game": say(game_key(row.game))}
        if row.state is not ChallengeState.ACCEPTED:
            return Plain(say(_ENDS[row.state], **names))
        text = say(
            "challenge-accepted" if row.kind is ChallengeKind.CHALLENGE else "invite-accepted", **names
        )
        return Plain(text, await self._link(row, say))

    async def _link(self, row: ChallengeRow, say: Say) -> list[LinkButton]:
        try:
            table = await self._tables.load(row.table_id or 0)
        except Refusal:  # it was discarded
            return []
        return [LinkButton(say("button-to-table"), await link_to(self._tables, table))]
