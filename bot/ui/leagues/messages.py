"""The messages, threads and roles of leagues on Discord: implements `LeaguePort`."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial

from bot.delivery import forums
from bot.delivery.body import Plain, illustrated, parts_of
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.discord_errors import ClosedError, GoneError, InvalidRequestError, is_of_role
from bot.delivery.message_keeper import MessageKeeper, Wanted, only_looks_old
from bot.delivery.messenger import Messenger
from bot.delivery.rate_limits import Priority
from bot.model.leagues import GivenRole, LeagueStage
from bot.model.matches import MatchRow, MatchState, ProtestRow
from bot.model.messages import NEWS_OF_LEAGUES, NO_SEAT, MessageKey, MessageKind
from bot.model.shown import ShownDelay
from bot.seasons import protests
from bot.seasons.league import League
from bot.seasons.league_admin import watch, watched
from bot.seasons.matches import missing
from bot.seasons.notices import ending, has_to_tell
from bot.seasons.participation import no_shows_to_tell
from bot.seasons.seasons import (
    GONE,
    ChannelClosedError,
    Delay,
    Notice,
    RoleRefusal,
    Seasons,
    computed,
)
from bot.seasons.summary import seats_of
from bot.tables import guild_settings
from bot.tables.people import person, wanting_alerts
from bot.texts.catalog import Say, speaker
from bot.ui.kit.permissions import is_gone
from bot.ui.kit.services import link_to
from bot.ui.kit.text import escape
from bot.ui.leagues.gone_channel import gone_notice
from bot.ui.leagues.lookup import league_link
from bot.ui.leagues.matches import (
    call_to_start,
    closed_invitation,
    invitation,
    match_link,
    match_name,
    seated_since,
    tags_of,
    thread_name,
)
from bot.ui.leagues.news import (
    REMINDERS,
    News,
    absent,
    corrected,
    delay_text,
    missing_for_moderators,
    news,
    reminder,
    summary,
)
from bot.ui.leagues.post import cover, league_post, what_is_played
from bot.ui.leagues.protests import (
    answered,
    disputed,
    open_to_protest,
    protest_for_moderators,
    protest_in_public,
)
from bot.ui.leagues.round_message import round_message
from bot.ui.leagues.standings import first_bars
from bot.ui.leagues.summary import season_picture
from bot.ui.pictures.server_pictures import ServerPictures

# The reason why a channel is closed, by Discord's code: no more threads, no permission, no such channel.
_WHY = {160006: "full", 50001: "forbidden", 50013: "forbidden", 10003: GONE}
ABOUT_PROTESTS = (MessageKind.RESULT, MessageKind.DISPUTE, MessageKind.ANSWER)
FOUNDERS = 1  # the number of the warning in private, beside that for moderators
MOST_PARTS = 100  # messages for one piece of news: more than any league has people for


class DiscordLeaguePort:
    """Shows leagues in their channels; public messages are in the league's language."""

    def __init__(
        self,
        seasons: Seasons,
        messenger: Messenger,
        keeper: MessageKeeper,
        pictures: ServerPictures,
        direct_messages: DirectMessages,
    ) -> None:
        self._seasons = seasons
        self._pictures = pictures
        self._messenger = messenger
        self._direct_messages = direct_messages
        self._keeper = keeper
        self._tagged: dict[int, Sequence[str]] = {}

    async def show(self, league: League) -> None:
        """Brings the league's post up to date, or sends a new one.

        Raises as `LeaguePort` says.
        """
        await self._find_channel(league)
        key, say = MessageKey(MessageKind.LEAGUE, league.id), speaker(league.row.language)
        delay = self._seasons.delays.get(league.id)
        text = league_post(league, say, "" if delay is None else delay_text(league, delay, say))
        picture = cover(league, say)
        if league.row.stage is LeagueStage.FINISHED:
            picture = await computed(league.weight, lambda: first_bars(league, say))
        post = await self._pictures.added(league.row.guild_id, text, picture)
        looks_old = only_looks_old(await self._keeper.known(key), is_over=not league.row.stage.live)
        wanted = Wanted(league.row.channel_id, post, priority=Priority.IDLE if looks_old else Priority.BULK)
        with _closing():
            await self._keeper.keep(key, lambda: wanted)
        await self._keeper.save(key)

    async def _find_channel(self, league: League) -> None:
        """Asks for a channel that the bot knows no more: a post that has not changed would not be missed."""
        guild = self._messenger.client.get_guild(league.row.guild_id)
        if is_gone(guild, league.row.channel_id):
            with _closing():
                await self._messenger.look_at(league.row.channel_id)

    async def tell(self, league: League) -> None:
        """Sends the league's news. Raises as `LeaguePort` says."""
        for item in news(league, self._seasons.now(), speaker(league.row.language)):
            await self._send_news(league, item)

    async def _with_picture(self, league: League, body: Plain) -> Plain:
        """The end of a season with its picture, if the server wants pictures."""
        if not await self._pictures.wanted_in(league.row.guild_id):
            return body
        picture = season_picture(league, await seats_of(self._seasons, league), speaker(league.row.language))
        drawing = await self._pictures.drawing(league.row.guild_id, lambda: picture)
        return body if drawing is None else illustrated(body, drawing)

    async def _send_news(self, league: League, item: News) -> None:
        """Sends the messages of a piece of news that were not sent yet: many mentions need several."""
        notified = await wanting_alerts(self._seasons.tables, item.people)
        for part, (content, named) in enumerate(parts_of(item.body.content, item.people)):
            key = MessageKey(item.kind, league.id, item.number * MOST_PARTS + part)
            if not await self._keeper.has_sent(key):
                mentions = [user_id for user_id in named if user_id in notified]
                body = replace(item.body, content=content)
                if item.kind is MessageKind.LEAGUE_END:
                    body = await self._with_picture(league, body)
                wanted = Wanted(league.row.channel_id, body, mentions=mentions, is_news=True)
                with _closing():
                    await self._keeper.keep(key, partial(_same, wanted))

    async def find_thread(self, league: League, match: MatchRow) -> int | None:
        """The thread that the bot has opened for a match, by its name. Raises as `LeaguePort` says."""
        name = thread_name(league, match, speaker(league.row.language))
        with _closing():
            place = league.row.forum_id or league.row.channel_id
            return await self._messenger.own_thread(league.row.guild_id, place, name)

    async def open_thread(self, league: League, match: MatchRow) -> int:
        """Opens the thread of a match. Raises as `LeaguePort` says."""
        name = thread_name(league, match, speaker(league.row.language))
        forum_id = league.row.forum_id
        with _closing():
            if forum_id is None:
                return await self._messenger.open_thread(league.row.channel_id, name)
            say = speaker(league.row.language)
            text, tags = what_is_played(league, say), tags_of(league, match, say)
            return await forums.open_post(self._messenger, forum_id, name, text, tags)

    async def has_thread(self, match: MatchRow) -> bool:
        """Whether the thread of a match is still there. Raises `Unavailable`."""
        return match.thread_id is not None and not await self._messenger.is_closed(match.thread_id)

    async def tag(self, league: League, match: MatchRow) -> None:
        """Updates the tags of a match's forum post. Raises `Unavailable`."""
        forum_id, tags = league.row.forum_id, tags_of(league, match, speaker(league.row.language))
        if forum_id is None or match.thread_id is None or self._tagged.get(match.id) == tags:
            return
        with suppress(ChannelClosedError), _closing():
            await forums.apply_tags(self._messenger, forum_id, match.thread_id, tags)
        self._tagged[match.id] = tags

    async def invite(self, league: League, match: MatchRow) -> None:
        """Invites a match's people to their thread; later edits the message to show who is there.

        Raises as `LeaguePort` says.
        """
        assert match.thread_id is not None  # it was opened
        key = MessageKey(MessageKind.INVITATION, match.id)
        known = await self._keeper.known(key)
        view = invitation(league, match, speaker(league.row.language))
        is_news = known is None or known.channel_id != match.thread_id
        wanted = Wanted(match.thread_id, view, mentions=missing(match), is_news=is_news)
        with _closing():
            await self._keeper.keep(key, lambda: wanted)

    async def gone(self, league: League, people: Sequence[int]) -> Sequence[int]:
        """The people who have left the league's server. Raises `Unavailable`."""
        guild_id = league.row.guild_id
        return [user_id for user_id in people if not await self._messenger.is_member(guild_id, user_id)]

    async def say(self, league: League, notice: Notice) -> None:
        """Sends a notice, once, to the server's moderators or to a match's thread.

        Raises as `LeaguePort` says.
        """
        key = notice.key(league)
        if notice.kind is MessageKind.DIGEST:
            text = summary(league, await watched(self._seasons, league), speaker(league.row.language))
            await self._send_news(league, News(notice.kind, notice.number, Plain(text), ()))
        elif notice.kind is MessageKind.ROUND_FOR_MODERATORS:
            await self._keep_round(league, key)
        elif await self._keeper.has_sent(key):
            return
        elif notice.kind in NEWS_OF_LEAGUES:
            await self._tell_moderators(league, *_for_moderators(league, notice), key)
        elif (match := notice.match) is not None:
            await self._tell_people(league, match, key, *await self._for_people(league, notice, match))

    async def _keep_round(self, league: League, key: MessageKey) -> None:
        """Brings the message to moderators about a round up to date, which rings nobody."""
        say = speaker(league.row.language)
        row, now = next(row for row in league.rounds if row.number == key.seat), self._seasons.now()
        if not has_to_tell(league, row.number, now) and not await self._keeper.has_sent(key):
            return
        near = ending(league, now) if row == league.round else None
        found = () if near is None else await watched(self._seasons, league)
        said = round_message(league, row, near, found, say)
        guild = await guild_settings.settings_of(self._seasons.tables, league.row.guild_id)
        body = replace(said, content=f"**{escape(league.row.name)}**\n{said.content}")
        wanted = Wanted(guild.moderator_channel or league.row.channel_id, body)
        with _closing():
            await self._keeper.keep(key, partial(_same, wanted))
        await self._keeper.save(key)

    async def _for_people(
        self, league: League, notice: Notice, match: MatchRow
    ) -> tuple[Plain, Sequence[int]]:
        """The message to a match's people, and the people whom it mentions."""
        say = speaker(league.row.language)
        if notice.kind not in REMINDERS:
            return _in_thread(league, notice, match, say)
        waits_for = (await watch(self._seasons, league, match.id)).waits_for
        return Plain(reminder(league, notice.kind, notice.number, waits_for, say)), waits_for

    async def _tell_people(
        self, league: League, match: MatchRow, key: MessageKey, body: Plain, people: Sequence[int]
    ) -> None:
        """Sends a message to a match's thread; about protests to the league's channel if it has none."""
        if match.thread_id is not None:
            await self._tell_in(match.thread_id, key, body, people)
        if key.kind in ABOUT_PROTESTS and not await self._keeper.has_sent(key):
            where = match_name(league, match, speaker(league.row.language))
            named = replace(body, content=f"**{escape(league.row.name)}** · {where}\n{body.content}")
            await self._tell_in(league.row.channel_id, key, named, people)

    async def _tell_in(self, channel_id: int, key: MessageKey, body: Plain, people: Sequence[int]) -> None:
        notified = await wanting_alerts(self._seasons.tables, people)
        wanted = Wanted(channel_id, body, mentions=list(notified), is_news=True)
        with suppress(ChannelClosedError), _closing():
            await self._keeper.keep(key, partial(_same, wanted))

    async def warn(self, league: League, delay: Delay | None) -> None:
        """Warns the server's moderators that a league waits; without a delay withdraws the warning.

        Raises as `LeaguePort` says.
        """
        key, private = (MessageKey(MessageKind.WARNING, league.id, seat) for seat in (NO_SEAT, FOUNDERS))
        if delay is None:
            for one in (key, private):
                await self._keeper.withdraw(await self._keeper.known(one))
            return
        if delay.what == GONE:
            await self._tell_founder(league, private)
        say = speaker(league.row.language)
        text = f"{delay_text(league, delay, say)}\n{say('league-link', link=league_link(league.row))}"
        await self._tell_moderators(league, Plain(text), "", key, ShownDelay(delay.what))

    async def _tell_founder(self, league: League, key: MessageKey) -> None:
        """Tells who founded a league, in private and once, that its channel is gone."""
        if not league.row.created_by or await self._keeper.has_sent(key):
            return
        founder = await person(self._seasons.tables, league.row.created_by, league.row.language)
        body = gone_notice(league.row, speaker(founder.spoken_to_in, founder.language))

        async def keep(channel_id: int) -> None:
            wanted = Wanted(channel_id, body, is_news=True)
            await self._keeper.keep(key, partial(_same, wanted))

        await self._direct_messages.write(founder, keep)

    async def _tell_moderators(
        self, league: League, said: Plain, public: str, key: MessageKey, shows: ShownDelay | None = None
    ) -> None:
        """Sends to the moderators' channel; without one `public`, if given, to the league's channel."""
        guild = await guild_settings.settings_of(self._seasons.tables, league.row.guild_id)
        text = said.content if guild.moderator_channel is not None else public or said.content
        role, people = guild.moderator_role, [league.row.created_by] if league.row.created_by else []
        mentions = " ".join(f"<@{user_id}>" for user_id in people) if role is None else f"<@&{role}>"
        body = replace(said, content=f"**{escape(league.row.name)}**: {mentions}\n{text}")
        place = guild.moderator_channel or league.row.channel_id
        wanted = Wanted(place, body, shows, () if role else people, is_news=True, role=role)
        with _closing():
            await self._keeper.keep(key, partial(_same, wanted))

    async def set_role(self, league: League, given: GivenRole, *, has: bool) -> RoleRefusal | None:
        """Gives a person a role, or takes it; returns Discord's refusal, if any. Raises `Unavailable`."""
        error = await self._messenger.set_role(league.row.guild_id, given.user_id, given.role_id, has=has)
        if error is None:
            return None
        return RoleRefusal(f"{error.text} ({error.code})", is_of_role=is_of_role(error))

    async def archive(self, match: MatchRow) -> None:
        """Archives the thread of a match. Raises `Unavailable`."""
        assert match.thread_id is not None  # it was opened
        await self._messenger.archive(match.thread_id)

    async def close_invitation(self, league: League, match: MatchRow) -> None:
        """Removes the buttons of a match's invitation, if there is one. Raises `Unavailable`."""
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


def _for_moderators(league: League, notice: Notice) -> tuple[Plain, str]:
    """A message that needs a moderator, and its text in the league's channel if that is another."""
    match, say = notice.match, speaker(league.row.language)
    assert match is not None  # it is about one
    if notice.kind is MessageKind.MISSING:
        return missing_for_moderators(league, match, say), ""
    protest, link = _protest(league, notice), match_link(league, match) or league_link(league.row)
    text = protest_for_moderators(league, protest, link, say)
    return Plain(text), protest_in_public(league, protest, say)


def _in_thread(league: League, notice: Notice, match: MatchRow, say: Say) -> tuple[Plain, Sequence[int]]:
    match notice.kind:
        case MessageKind.CALL_IN if match.state is MatchState.WAITING:
            return call_to_start(league, match, [notice.user_id], say), [notice.user_id]
        case MessageKind.CALL_IN:
            return seated_since(league, [notice.user_id], say), [notice.user_id]
        case MessageKind.NO_SHOW:
            return Plain(absent(league, match, say)), list(no_shows_to_tell(league, match))
        case MessageKind.RESULT:
            return open_to_protest(match, protests.until(league, match) or 0, say), ()
    people = league.people_of(match.id)
    if notice.kind is MessageKind.CORRECTED:
        body = Plain(corrected(league, match, notice.number, say))
    elif notice.kind is MessageKind.DISPUTE:
        body = disputed(people, say)
    else:
        body = answered(league, _protest(league, notice), people, say)
    return body, people


def _protest(league: League, notice: Notice) -> ProtestRow:
    return next(protest for protest in league.protests if protest.id == notice.number)


def _same(wanted: Wanted) -> Wanted:
    return wanted


@contextmanager
def _closing() -> Iterator[None]:
    """Turns errors about a channel into `ChannelClosedError`."""
    try:
        yield
    except (ClosedError, GoneError, InvalidRequestError) as error:
        code = error.code if isinstance(error, ClosedError) else 0
        raise ChannelClosedError(str(error), _WHY.get(code, "closed")) from error
