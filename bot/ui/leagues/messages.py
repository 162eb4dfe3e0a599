"""Discord's part in a league: its post, and the threads in which its matches are played."""

from collections.abc import Iterator
from contextlib import contextmanager

from bot.model.leagues import MatchRow
from bot.model.messages import MessageKey, MessageKind
from bot.seasons.league import League
from bot.seasons.matches import missing
from bot.seasons.seasons import Seasons, VenueClosed
from bot.texts.catalog import speaker
from bot.ui.kit.delivery import Messenger
from bot.ui.kit.discord_errors import ClosedError, GoneError, InvalidRequestError
from bot.ui.kit.message_keeper import MessageKeeper, Wanted
from bot.ui.kit.services import link_to
from bot.ui.leagues.matches import closed_invitation, invitation, thread_name
from bot.ui.leagues.post import league_post


class DiscordLeaguePort:
    """Shows leagues in their channels; what is public is in the league's language."""

    def __init__(self, seasons: Seasons, messenger: Messenger, keeper: MessageKeeper) -> None:
        self._seasons = seasons
        self._messenger = messenger
        self._keeper = keeper

    async def show(self, league: League) -> None:
        """Brings the league's post up to date, by a new one where it is gone. Raises as `LeaguePort` says."""
        key = MessageKey(MessageKind.LEAGUE, league.id)
        wanted = Wanted(league.row.channel_id, league_post(league, speaker(league.row.language)))
        with _closing():
            await self._keeper.keep(key, lambda: wanted)
        await self._keeper.save(key)

    async def find_thread(self, league: League, match: MatchRow) -> int | None:
        """The thread that the bot has opened for a match, by its name. Raises as `LeaguePort` says."""
        name = thread_name(league, match, speaker(league.row.language))
        with _closing():
            return await self._messenger.own_thread(league.row.guild_id, league.row.channel_id, name)

    async def open_thread(self, league: League, match: MatchRow) -> int:
        """Opens the thread of a match. Raises as `LeaguePort` says."""
        name = thread_name(league, match, speaker(league.row.language))
        with _closing():
            return await self._messenger.open_thread(league.row.channel_id, name)

    async def invite(self, league: League, match: MatchRow) -> None:
        """Tells a match's people, once, that their table is open. Raises as `LeaguePort` says."""
        assert match.thread_id is not None  # it was opened
        key = MessageKey(MessageKind.INVITATION, match.id)
        known = await self._keeper.known(key)
        view = invitation(league, match, speaker(league.row.language))
        is_news = known is None or known.channel_id != match.thread_id
        wanted = Wanted(match.thread_id, view, mentions=missing(match), is_news=is_news)
        with _closing():
            await self._keeper.keep(key, lambda: wanted)

    async def close_invitation(self, league: League, match: MatchRow) -> None:
        """Takes the buttons away from a match's invitation. One that is gone needs no more.

        Raises `Unavailable`.
        """
        known = await self._keeper.known(MessageKey(MessageKind.INVITATION, match.id))
        if known is not None:
            link = await self._link(match)
            await self._keeper.leave(
                known, closed_invitation(league, match, speaker(league.row.language), link)
            )

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
    except (ClosedError, GoneError, InvalidRequestError) as error:
        raise VenueClosed(str(error)) from error
