"""Discord's part in a league: its post, and the threads in which its matches are played."""

from collections.abc import Iterator
from contextlib import contextmanager

import discord

from bot.model.leagues import MatchRow
from bot.seasons.league import League
from bot.seasons.matches import missing
from bot.seasons.seasons import Seasons, VenueClosed
from bot.texts.catalog import speaker
from bot.ui.kit.delivery import ClosedError, GoneError, Messenger
from bot.ui.kit.fingerprint import fingerprint
from bot.ui.kit.services import link_to
from bot.ui.leagues.matches import closed_invitation, invitation, thread_name
from bot.ui.leagues.post import league_post


class DiscordLeaguePort:
    """Shows leagues in their channels; what is public is in the league's language."""

    def __init__(self, seasons: Seasons, messenger: Messenger) -> None:
        self._seasons = seasons
        self._messenger = messenger

    async def show(self, league: League) -> None:
        """Brings the league's post up to date, by a new one where it is gone. Raises as `Venue` says."""
        view = league_post(league, speaker(league.row.language))
        looks, row = fingerprint(view), league.row
        if row.message_id is not None and row.shows == looks:
            return
        nonce = f"l{league.id}.{row.revision}.{(row.message_id or 0) % 10_000}"[:25]
        with _closing():
            message_id = await self._messenger.keep(row.channel_id, row.message_id, view, nonce)
        await self._seasons.store.change(league.id, revise=False, message_id=message_id, shows=looks)

    async def find_thread(self, league: League, match: MatchRow) -> int | None:
        """The thread that the bot has opened for a match, by its name. Raises as `Venue` says."""
        name = thread_name(league, match, speaker(league.row.language))
        with _closing():
            return await self._messenger.own_thread(league.row.guild_id, league.row.channel_id, name)

    async def open_thread(self, league: League, match: MatchRow) -> int:
        """Opens the thread of a match. Raises as `Venue` says."""
        name = thread_name(league, match, speaker(league.row.language))
        with _closing():
            return await self._messenger.open_thread(league.row.channel_id, name)

    async def invite(self, league: League, match: MatchRow) -> int:
        """Tells a match's people, once, that their table is open. Raises as `Venue` says."""
        assert match.thread_id is not None  # it was opened
        view = invitation(league, match, speaker(league.row.language))
        people = [discord.Object(user_id) for user_id in missing(match)]
        with _closing():
            return await self._messenger.send(match.thread_id, view, f"m{match.id}", people)

    async def close_invitation(self, league: League, match: MatchRow) -> None:
        """Takes the buttons away from a match's invitation. One that is gone needs no more.

        Raises `Unavailable`.
        """
        if match.thread_id is None or match.message_id is None:
            return
        link = await self._link(match)
        view = closed_invitation(league, match, speaker(league.row.language), link)
        try:
            await self._messenger.edit(match.thread_id, match.message_id, view)
        except (GoneError, ClosedError):
            return

    async def _link(self, match: MatchRow) -> str | None:
        """An address that leads to a match's table; None where there is none."""
        if match.table_id is None:
            return None
        table = await self._seasons.tables.load(match.table_id)
        return await link_to(self._seasons.tables, table)


@contextmanager
def _closing() -> Iterator[None]:
    """Turns what can't be shown in a channel into `VenueClosed`."""
    try:
        yield
    except (ClosedError, GoneError) as error:
        raise VenueClosed(str(error)) from error
