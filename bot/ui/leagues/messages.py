"""Discord's part in a league: its post, and the threads in which its matches are played."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial

from bot.delivery import forums
from bot.delivery.body import Plain, illustrated, parts_of
from bot.delivery.discord_errors import ClosedError, GoneError, InvalidRequestError, is_of_role
from bot.delivery.message_keeper import MessageKeeper, Wanted, only_looks_old
from bot.delivery.messenger import Messenger
from bot.delivery.rate_limits import Priority
from bot.model.leagues import GivenRole, LeagueStage
from bot.model.matches import MatchRow, MatchState, ProtestRow
from bot.model.messages import MessageKey, MessageKind
from bot.seasons.league import League
from bot.seasons.league_admin import watch, watched
from bot.seasons.matches import missing
from bot.seasons.participation import no_shows_to_tell
from bot.seasons.seasons import (
    ChannelClosedError,
    Delay,
    OpenTables,
    Reminder,
    RoleRefusal,
    Seasons,
    computed,
)
from bot.seasons.summary import seats_of
from bot.tables import guild_settings
from bot.tables.people import wanting_alerts
from bot.texts.catalog import speaker
from bot.ui.kit.services import link_to
from bot.ui.kit.text import escape
from bot.ui.leagues.lookup import league_link
from bot.ui.leagues.matches import (
    call_to_start,
    closed_invitation,
    invitation,
    match_link,
    seated_since,
    tags_of,
    thread_name,
)
from bot.ui.leagues.news import (
    News,
    absence_told,
    absent,
    delay_text,
    is_recent,
    missing_told,
    news,
    put_in_buttons,
    reminder,
    summary,
)
from bot.ui.leagues.open_tables import told_open
from bot.ui.leagues.post import league_post, what_is_played
from bot.ui.leagues.protests import (
    answered,
    concerned,
    disputed,
    open_to_protest,
    told_publicly,
    told_to_moderators,
)
from bot.ui.leagues.standings import first_bars
from bot.ui.leagues.summary import season_picture
from bot.ui.pictures.server_pictures import ServerPictures

# By Discord's code why a channel is closed: no more threads, no access or permission, no such channel.
_WHY = {160006: "full", 50001: "forbidden", 50013: "forbidden", 10003: "gone"}
MOST_PARTS = 100  # messages that tell one thing: more than any league has people for


class DiscordLeaguePort:
    """Shows leagues in their channels; what is public is in the league's language."""

    def __init__(
        self, seasons: Seasons, messenger: Messenger, keeper: MessageKeeper, pictures: ServerPictures
    ) -> None:
        self._seasons = seasons
        self._pictures = pictures
        self._messenger = messenger
        self._keeper = keeper
        self._tagged: dict[int, Sequence[str]] = {}

    async def show(self, league: League) -> None:
        """Brings the league's post up to date, by a new one where it is gone; at the end it has a picture.

        Raises as `LeaguePort` says.
        """
        key, say = MessageKey(MessageKind.LEAGUE, league.id), speaker(league.row.language)
        delay = self._seasons.delays.get(league.id)
        text = league_post(league, say, "" if delay is None else delay_text(league, delay, say))
        final = None
        if league.row.stage is LeagueStage.FINISHED:
            final = await computed(league.weight, lambda: first_bars(league, say))
        post = await self._pictures.added(league.row.guild_id, text, final)
        looks_old = only_looks_old(await self._keeper.known(key), is_over=not league.row.stage.live)
        wanted = Wanted(league.row.channel_id, post, priority=Priority.IDLE if looks_old else Priority.BULK)
        with _closing():
            await self._keeper.keep(key, lambda: wanted)
        await self._keeper.save(key)

    async def tell(self, league: League) -> None:
        """Sends the league's news. Raises as `LeaguePort` says."""
        for one in news(league, self._seasons.now(), speaker(league.row.language)):
            await self._tell(league, one)

    async def _with_picture(self, league: League, body: Plain) -> Plain:
        """The end of a season with its picture, if the server wants pictures."""
        if not await self._pictures.wanted_in(league.row.guild_id):
            return body
        picture = season_picture(league, await seats_of(self._seasons, league), speaker(league.row.language))
        return body if picture is None else illustrated(body, self._pictures.pictures.drawing(picture))

    async def _tell(self, league: League, one: News) -> None:
        """Sends what was not sent yet of something that is news, in several messages where needed."""
        notified = await wanting_alerts(self._seasons.tables, one.people)
        for part, (content, named) in enumerate(parts_of(one.body.content, one.people)):
            key = MessageKey(one.kind, league.id, one.number * MOST_PARTS + part)
            if not await self._keeper.has_sent(key):
                mentions = [user_id for user_id in named if user_id in notified]
                body = replace(one.body, content=content)
                if one.kind is MessageKind.LEAGUE_END:
                    body = await self._with_picture(league, body)
                wanted = Wanted(league.row.channel_id, body, "told", mentions, is_news=True)
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
        """Tells a match's people, once, that their table is open; later edits that say who is there.

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

    async def remind(self, league: League, match: MatchRow, kind: Reminder, at: int) -> None:
        """Mentions those whom a match waits for, once, and says what comes, unless the thread is gone.

        Raises `Unavailable`.
        """
        key = MessageKey(MessageKind(kind), match.id, at)
        awaited = (await watch(self._seasons, league, match.id)).awaited
        text = reminder(league, kind, at, awaited, speaker(league.row.language))
        await self._tell_in_thread(key, match, Plain(text), awaited)

    async def sum_up(self, league: League, at: int) -> None:
        """Tells, once, what is still to play in a week. Raises as `LeaguePort` says."""
        text = summary(league, await watched(self._seasons, league), speaker(league.row.language))
        await self._tell(league, News(MessageKind.DIGEST, at, Plain(text), ()))

    async def tell_open_tables(self, league: League, what: OpenTables, at: int) -> None:
        """Tells moderators, once, which tables are open at a round's end. Raises as `LeaguePort` says."""
        kind = MessageKind.OPEN_SOON if what is OpenTables.SOON else MessageKind.OPEN_TABLES
        key = MessageKey(kind, league.id, at)
        if not await self._keeper.has_sent(key):
            found = await watched(self._seasons, league)
            body = told_open(league, what, found, speaker(league.row.language))
            await self._tell_moderators(league, body, key, "told")

    async def gone(self, league: League, people: Sequence[int]) -> Sequence[int]:
        """Those who have left the league's server. Raises `Unavailable`."""
        guild_id = league.row.guild_id
        return [one for one in people if not await self._messenger.is_member(guild_id, one)]

    async def call_in(self, league: League, match: MatchRow, user_id: int, at: int) -> None:
        """Mentions somebody who steps in, once, with what says that they are there. Raises `Unavailable`."""
        say, people = speaker(league.row.language), [user_id]
        is_waiting = match.state is MatchState.WAITING
        body = call_to_start(league, match, people, say) if is_waiting else seated_since(league, people, say)
        await self._tell_in_thread(MessageKey(MessageKind.CALL_IN, match.id, at), match, body, [user_id])

    async def tell_no_shows(self, league: League, match: MatchRow) -> None:
        """Mentions those who did not come, once, and says what follows; and tells the server's moderators.

        Raises as `LeaguePort` says.
        """
        say = speaker(league.row.language)
        people = list(no_shows_to_tell(league, match))
        await self._tell_in_thread(
            MessageKey(MessageKind.NO_SHOW, match.id), match, Plain(absent(league, match, say)), people
        )
        key = MessageKey(MessageKind.ABSENCE, league.id, match.id)
        is_news = is_recent(match.finished_at, self._seasons.now())
        if is_news and not await self._keeper.has_sent(key):
            await self._tell_moderators(league, Plain(absence_told(league, match, say)), key, "told")

    async def tell_missing(self, league: League, match: MatchRow) -> None:
        """Tells the same moderators who was not there at the deal, with what puts a substitute in.

        Raises as `LeaguePort` says.
        """
        key, say = MessageKey(MessageKind.MISSING, league.id, match.id), speaker(league.row.language)
        if not await self._keeper.has_sent(key):
            text, buttons = missing_told(league, match, say), put_in_buttons(league, match, say)
            await self._tell_moderators(league, Plain(text, buttons), key, "told")

    async def _tell_in_thread(
        self, key: MessageKey, match: MatchRow, body: Plain, people: Sequence[int]
    ) -> None:
        if match.thread_id is not None and not await self._keeper.has_sent(key):
            await self._tell_in(match.thread_id, key, body, people)

    async def _tell_in(self, channel_id: int, key: MessageKey, body: Plain, people: Sequence[int]) -> None:
        notified = await wanting_alerts(self._seasons.tables, people)
        wanted = Wanted(channel_id, body, "told", list(notified), is_news=True)
        with suppress(ChannelClosedError), _closing():
            await self._keeper.keep(key, partial(_same, wanted))

    async def warn(self, league: League, delay: Delay | None) -> None:
        """Tells the server's moderators, or else the league's maker, and takes back what is over.

        Raises as `LeaguePort` says.
        """
        key = MessageKey(MessageKind.WARNING, league.id)
        if delay is None:
            await self._keeper.withdraw(await self._keeper.known(key))
            return
        say = speaker(league.row.language)
        text = f"{delay_text(league, delay, say)}\n{say('league-link', link=league_link(league.row))}"
        await self._tell_moderators(league, Plain(text), key, delay.what)

    async def protested(self, league: League, protest: ProtestRow) -> None:
        """Tells the same people of a protest. Raises as `LeaguePort` says."""
        say = speaker(league.row.language)
        link = match_link(league, league.match(protest.match_id)) or league_link(league.row)
        text = told_to_moderators(league, protest, link, say)
        key = MessageKey(MessageKind.PROTEST, league.id, protest.id)
        await self._tell_moderators(league, Plain(text), key, "told", told_publicly(league, protest, say))

    async def dispute(self, league: League, protest: ProtestRow) -> None:
        """Tells the people of a match that its result is disputed. Raises `Unavailable`."""
        people = concerned(league, protest.match_id)
        body = disputed(people, speaker(league.row.language))
        await self._tell_concerned(MessageKind.DISPUTE, league, protest, body)

    async def answer_protest(self, league: League, protest: ProtestRow) -> None:
        """Tells the people of a match what was decided about a protest. Raises `Unavailable`."""
        people = concerned(league, protest.match_id)
        body = answered(protest, people, speaker(league.row.language))
        await self._tell_concerned(MessageKind.ANSWER, league, protest, body)

    async def _tell_concerned(
        self, kind: MessageKind, league: League, protest: ProtestRow, body: Plain
    ) -> None:
        """Tells the people of a match, once, in its thread, or where that is gone in the league's channel."""
        match, key = league.match(protest.match_id), MessageKey(kind, protest.match_id, protest.id)
        people = concerned(league, protest.match_id)
        await self._tell_in_thread(key, match, body, people)
        if await self._keeper.has_sent(key):
            return
        where = speaker(league.row.language)("match-thread", round=match.round, table=match.number)
        named = replace(body, content=f"**{escape(league.row.name)}** · {where}\n{body.content}")
        await self._tell_in(league.row.channel_id, key, named, people)

    async def _tell_moderators(
        self, league: League, said: Plain, key: MessageKey, shows: str, public: str = ""
    ) -> None:
        """Tells moderators in their channel, or else in the league's: there `public` instead of the text."""
        guild = await guild_settings.settings_of(self._seasons.tables, league.row.guild_id)
        text = said.content if guild.moderator_channel is not None else public or said.content
        role, people = guild.moderator_role, [league.row.created_by] if league.row.created_by else []
        mentions = " ".join(f"<@{one}>" for one in people) if role is None else f"<@&{role}>"
        body = replace(said, content=f"**{escape(league.row.name)}**: {mentions}\n{text}")
        place = guild.moderator_channel or league.row.channel_id
        wanted = Wanted(place, body, shows, () if role else people, is_news=True, role=role)
        with _closing():
            await self._keeper.keep(key, partial(_same, wanted))

    async def open_to_protest(self, league: League, match: MatchRow, until: int) -> None:
        """Tells a match's thread, once, until when one may protest. Raises `Unavailable`."""
        body = open_to_protest(match, until, speaker(league.row.language))
        await self._tell_in_thread(MessageKey(MessageKind.RESULT, match.id), match, body, ())

    async def set_role(self, league: League, one: GivenRole, *, has: bool) -> RoleRefusal | None:
        """Gives somebody a role, or takes it; returns what Discord has against that. Raises `Unavailable`."""
        error = await self._messenger.set_role(league.row.guild_id, one.user_id, one.role_id, has=has)
        if error is None:
            return None
        return RoleRefusal(f"{error.text} ({error.code})", is_of_role=is_of_role(error))

    async def archive(self, match: MatchRow) -> None:
        """Archives the thread of a match. Raises `Unavailable`."""
        assert match.thread_id is not None  # it was opened
        await self._messenger.archive(match.thread_id)

    async def close_invitation(self, league: League, match: MatchRow) -> None:
        """Takes the buttons away from a match's invitation, if it is there. Raises `Unavailable`."""
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


def _same(wanted: Wanted) -> Wanted:
    return wanted


@contextmanager
def _closing() -> Iterator[None]:
    """Turns what can't be shown in a channel into `ChannelClosedError`."""
    try:
        yield
    except (ClosedError, GoneError, InvalidRequestError) as error:
        code = error.code if isinstance(error, ClosedError) else 0
        raise ChannelClosedError(str(error), _WHY.get(code, "closed")) from error
