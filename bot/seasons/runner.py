"""Leagues that run themselves: a task for each league takes every possible step, once, and announces it."""

import logging
from collections.abc import Sequence
from contextlib import suppress

from bot.leagues.errors import LeagueError
from bot.model.leagues import Format, LeagueStage
from bot.model.matches import MatchRow, MatchState
from bot.model.tables import Status
from bot.processes import ProcessPool
from bot.seasons import (
    league_admin,
    matches,
    next_season,
    notices,
    participation,
    protests,
    roles,
    rounds,
    vacations,
    voyages,
)
from bot.seasons.league import League, LockedLeague
from bot.seasons.notices import times
from bot.seasons.schedules import Schedules
from bot.seasons.seasons import ChannelClosedError, Delay, LeaguePort, Seasons
from bot.solo.reference_games import ReferenceGames
from bot.tables.presence import Unavailable
from bot.tables.refusal import Refusal
from bot.tables.scheduler import Scheduler
from bot.tables.table import Table
from bot.tables.worker import PerKeyWorker

log = logging.getLogger(__name__)
LATER = 60  # seconds after which a step is tried again that Discord did not let us take
LATER_IF_CLOSED = 10 * 60  # seconds after which a channel is tried again that was gone or closed to us


class Running:
    """Runs the leagues of all servers, whenever they or the tables of their matches change."""

    def __init__(
        self,
        seasons: Seasons,
        port: LeaguePort,
        pool: ProcessPool | None = None,
        reference_games: ReferenceGames | None = None,
    ) -> None:
        self._seasons = seasons
        self._reference_games = reference_games
        self._schedules = Schedules(seasons, pool)
        self._port = port
        self._leagues = PerKeyWorker(self._run)
        self._looked: dict[int, int] = {}  # by league, before which draw it was looked who has left
        self._found: dict[int, set[int]] = {}  # by league, matches that can begin, whose threads are there
        self._alarm = Scheduler(seasons.now, self._due_at, self._ring)

    def league_changed(self, league_id: int) -> None:
        """The league has changed: perhaps a step can be taken."""
        self._leagues.changed(league_id)

    async def table_changed(self, table: Table) -> None:
        """A table has changed: perhaps a league's match is over."""
        match = await self._seasons.matches.of_table(table.id)
        if match is None or match.state is not MatchState.PLAYING:
            return
        waits = is_held_up(table) or match.league_id in self._seasons.delays
        league_id = match.league_id
        if waits or not table.status.live or await vacations.are_waited_for(self._seasons, league_id, table):
            self.league_changed(league_id)

    async def resume(self) -> None:
        """Takes up every league where it stopped."""
        for league_id in {*await self._seasons.store.live(), *await self._seasons.store.outdated()}:
            self.league_changed(league_id)
        self._alarm.start()

    async def ask_again(self) -> None:
        """Continues the leagues of which Discord does not show the latest state, and looks for due ones."""
        for league_id in await self._seasons.store.outdated():
            self.league_changed(league_id)
        self._alarm.wake(0)

    async def stop(self) -> None:
        """Ends all running; the next start resumes it."""
        for worker in (self._alarm, self._schedules, self._leagues):
            await worker.stop()

    async def _due_at(self) -> int | None:
        # While Discord is away nothing is due; then `ask_again` is called.
        return None if self._seasons.tables.presence.is_away else await self._seasons.store.next_at()

    async def _ring(self) -> None:
        if self._seasons.tables.presence.is_away:
            return
        for league_id in await self._seasons.store.due(self._seasons.now()):
            await self._seasons.store.change(league_id, revise=False, next_at=self._seasons.now() + LATER)
            self.league_changed(league_id)

    async def _run(self, league_id: int) -> None:
        """Takes every step that can be taken now; nobody waits for Discord while the league is locked."""
        self._seasons.delays.pop(league_id, None)
        if await self._seasons.tables.store.lost_guilds.pause_league(league_id):
            self._forget(league_id)  # once it has the bot back, it looks again
            return
        league, begun = await self._steps(league_id)
        try:
            looks = self._look_for_threads, self._look_for_leavers
            if any([await look(league) for look in looks]):
                league, more = await self._steps(league_id)
                begun = [*begun, *more]
            for match in begun:
                await self._port.close_invitation(await self._seasons.again(league), match)
            if self._reference_games is not None and await voyages.measure(
                self._seasons, self._reference_games, league
            ):
                self.league_changed(league_id)
            league = await self._open_tables(await self._seasons.again(league))
            await self._port.show(league)
            await self._port.tell(league)
            await self._warn(league)
            await notices.invite(self._port, league)
            await notices.say(self._seasons, self._port, league)
            await notices.close_invitations(self._port, league)
            await notices.archive(self._seasons, self._port, league)
            await roles.share_out(self._seasons, self._port, league)
            await next_season.open_by_itself(self._seasons, league)
            if not league.row.stage.live:
                self._forget(league_id)
            if league.row.stage is LeagueStage.FINISHED and league.row.follows is not None:
                self.league_changed(league.row.follows)  # it has been champion for long enough
            await self._seasons.store.mark_shown(league_id, league.row.revision, await self._next_at(league))
        except (Unavailable, ChannelClosedError) as error:
            log.warning("a league can't go on", extra={"league": league_id, "error": str(error)})
            await self._try_later(league_id, error)
        self._alarm.wake(await self._seasons.store.next_at())

    def _forget(self, league_id: int) -> None:
        self._looked.pop(league_id, None)
        self._found.pop(league_id, None)
        self._schedules.forget(league_id)

    async def _try_later(self, league_id: int, error: Unavailable | ChannelClosedError) -> None:
        """Sets when a blocked league is tried again; one that nothing follows is not, in a closed channel."""
        league, closed = await self._seasons.load(league_id), isinstance(error, ChannelClosedError)
        if closed and not league.row.stage.live and not await next_season.is_awaited(self._seasons, league):
            await self._seasons.store.mark_shown(league_id, league.row.revision, None)
            return
        later = self._seasons.now() + (LATER_IF_CLOSED if closed else LATER)
        self._seasons.delays[league_id] = Delay(error, later)
        if isinstance(error, ChannelClosedError) and error.why == "full":
            with suppress(Unavailable, ChannelClosedError):  # the post itself can still say so
                await self._port.show(league)
        with suppress(Unavailable, ChannelClosedError):  # the next warning comes with the next try
            await self._warn(league)
        coming = await self._next_at(league)
        await self._seasons.store.change(
            league_id, revise=False, next_at=later if coming is None else min(later, coming)
        )

    async def _steps(self, league_id: int) -> tuple[League, Sequence[MatchRow]]:
        """The league after every step that is due, and the matches that have begun."""
        async with self._seasons.locked(league_id) as league:
            if league.row.stage is LeagueStage.SIGN_UP:
                await self._end_sign_up(league)
            if rounds.is_held(league):
                await rounds.hold(self._seasons, league)
            if league.row.stage is not LeagueStage.RUNNING:
                return await self._seasons.again(league), ()
            now = await vacations.make_up(self._seasons, league)
            if self._is_late(now) and league_admin.moves_its_end(now):
                now = await league_admin.move_end(self._seasons, now)
            begun = await self._start(now)
            now = await self._seasons.again(now)  # what has just begun may be late
            over = [match for match in now.matches if await self._attend(now, match)]
            if over:
                now = await participation.take_out_absent(self._seasons, await self._seasons.again(now), over)
            await self._next_round(now)
            now = await self._seasons.again(now)
            await _note_held_up(self._seasons, now)
            return now, begun

    async def _warn(self, league: League) -> None:
        """Warns moderators once about what the league waits for, and takes an outdated warning back."""
        delay = self._seasons.delays.get(league.id)
        what = "" if delay is None else delay.what
        if delay is not None and what in ("", league.row.waits):
            return  # Discord is away, which passes, or they know
        await self._port.warn(league, delay)
        if what != league.row.waits:
            await self._seasons.store.change(league.id, revise=False, waits=what)

    async def _start(self, league: LockedLeague) -> Sequence[MatchRow]:
        """Starts the matches whose time has come; a match waits while another table is in its thread."""
        begun = []
        for match in self._to_start(league):
            if match.id not in self._found.get(league.id, ()):
                continue
            try:
                league = await participation.seat_substitutes(self._seasons, league, match)
                begun.append(await matches.start(self._seasons, league, league.match(match.id)))
                self._found[league.id].discard(match.id)
            except Refusal as error:
                log.warning("a match can't start", extra={"match": match.id, "error": error.code})
                taken = Refusal("match_thread_taken", round=match.round, number=match.number)
                self._seasons.delays.setdefault(league.id, Delay(taken))
        return begun

    def _to_start(self, league: League) -> Sequence[MatchRow]:
        waiting = [match for match in league.matches if match.state is MatchState.WAITING]
        now = self._seasons.now()
        return [match for match in waiting if self._is_late(league) or matches.is_due(match, now)]

    def _is_late(self, league: League) -> bool:
        return self._has_come(None if league.round is None else league.round.ends_at)

    def _has_come(self, at: int | None) -> bool:
        # While Discord is away nothing comes.
        return at is not None and at <= self._seasons.now() and not self._seasons.tables.presence.is_away

    async def _attend(self, league: LockedLeague, match: MatchRow) -> bool:
        """Takes the result of a match that is over, or plays out a late one; whether it took one."""
        if match.state is not MatchState.PLAYING:
            return False
        if await matches.take_result(self._seasons, league, match):
            return True
        if self._has_come(league.played_out_at):
            await matches.play_out(self._seasons, match)
        return False

    async def _end_sign_up(self, league: LockedLeague) -> None:
        if not self._is_to_be_drawn(league) or self._looked.get(league.id) != len(league.rounds):
            return
        if await next_season.close_unwanted(self._seasons, league):
            return
        try:
            await rounds.begin(self._seasons, league)
        except (LeagueError, Refusal) as error:  # it begins as soon as enough have signed up
            log.info("a league can't begin", extra={"league": league.id, "error": error.code})
            self._seasons.delays[league.id] = Delay(error)

    async def _next_round(self, league: LockedLeague) -> None:
        has_looked = self._looked.get(league.id) == len(league.rounds)
        if not self._is_to_be_drawn(league) or not has_looked or await self._schedules.look(league):
            return
        try:
            await rounds.advance(self._seasons, league)
        except (LeagueError, Refusal) as error:
            log.info("a league waits for a moderator", extra={"league": league.id, "error": error.code})
            self._seasons.delays[league.id] = Delay(error)

    def _is_to_be_drawn(self, league: League) -> bool:
        """Whether the next round is to be drawn now, or the league is to end."""
        if league.row.stage is LeagueStage.SIGN_UP:
            until = league.row.sign_up_until
            return until is not None and until <= self._seasons.now()
        if league.row.format is Format.VOYAGE:
            is_sailing = league.row.stage is LeagueStage.RUNNING
            return is_sailing and self._is_late(league) and not league.unmeasured
        is_running = league.row.stage is LeagueStage.RUNNING and league.row.format is not Format.LADDER
        held_until = protests.open_until(league)
        is_held = held_until is not None and held_until > self._seasons.now()
        return is_running and rounds.is_complete(league) and not is_held

    async def _look_for_leavers(self, seen: League) -> bool:
        """Takes out people who have left the server, before a round is drawn; whether one waited for that."""
        league = await self._seasons.again(seen)
        number = len(league.rounds)
        if not self._is_to_be_drawn(league) or self._looked.get(league.id) == number:
            return False
        if not rounds.is_last(league):
            people = [one.user_id for one in league.players if not one.is_computer]
            for user_id in await self._port.gone(league, people):
                with suppress(Refusal):  # they have withdrawn meanwhile
                    await participation.withdraw(self._seasons, league.id, user_id)
        self._looked[league.id] = number
        return True

    async def _look_for_threads(self, league: League) -> bool:
        found = self._found.get(league.id, set())
        waiting = [match for match in self._to_start(league) if match.id not in found]
        there = await _with_threads(self._seasons, self._port, league, waiting)
        if there:
            self._found[league.id] = found | {match.id for match in there}
        return bool(there)

    async def _open_tables(self, league: League) -> League:
        """Opens the tables that are drawn, one by one, and shows how far that is; gives the league then."""
        await self._schedules.look(league)
        opened = 0
        while league.row.stage is LeagueStage.RUNNING:
            match = next(filter(_to_open, league.matches), None)
            if match is None:
                break
            await matches.open_match(self._seasons, self._port, league, match)
            league = await self._seasons.load(league.id)  # moderators may have paused it, or changed a match
            if opened % 10 == 0:
                await self._port.show(league)
            opened += 1
        if opened:
            self.league_changed(league.id)
        return league

    async def _next_at(self, league: League) -> int | None:
        """When the league has something to do by itself."""
        now = self._seasons.now()
        hours = league.row.protest_hours
        found = [notices.archives_at(match, hours) for match in league.matches]
        found.append(next_season.opens_at(league))
        if not league.row.stage.live or league.row.stage is LeagueStage.PAUSED:
            return min((at for at in found if at is not None and at > now), default=None)
        found += [league.row.sign_up_until, *times(league)]
        if league.row.stage is LeagueStage.RUNNING:
            found.append(await vacations.next_one(self._seasons, league))
        coming = [at for at in found if at is not None and at > now]
        is_measured = league.row.format is not Format.VOYAGE or not league.unmeasured
        if league.row.stage is LeagueStage.RUNNING and (self._to_start(league) or not is_measured):
            coming.append(now + LATER)
        return min(coming, default=None)


def _to_open(match: MatchRow) -> bool:
    return match.state in (MatchState.PLANNED, MatchState.OPENING)


def is_held_up(table: Table) -> bool:
    """Whether the game at a table is frozen or paused, so that a person must resume it."""
    return table.status is Status.FROZEN or (table.status is Status.RUNNING and table.is_paused)


async def _note_held_up(seasons: Seasons, league: League) -> None:
    """Notes the first match whose table waits for a moderator: it is paused, or frozen."""
    for match in league.matches:
        if match.state is MatchState.PLAYING and match.table_id is not None:
            table = await seasons.tables.load(match.table_id)
            if is_held_up(table):
                code = "match_paused" if table.is_paused else "match_frozen"
                error = Refusal(code, round=match.round, number=match.number)
                seasons.delays.setdefault(league.id, Delay(error))
                return


async def _with_threads(
    seasons: Seasons, port: LeaguePort, league: League, waiting: Sequence[MatchRow]
) -> Sequence[MatchRow]:
    """Those of the matches whose threads are there; others get new ones. Raises the errors of `port`."""
    there = []  # cards that are dealt in a thread that is gone are dealt to nobody
    for match in waiting:
        if await port.has_thread(match):
            there.append(match)
        else:
            await league_admin.open_again(seasons, match.id)
    return there
