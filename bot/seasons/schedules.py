"""The schedules of seasons: planned in advance in the pool of processes, stored, and used round by round.

One is planned again when people, rounds or wishes have changed. It follows from the league alone, so that a
kill loses nothing. If the pool brings nothing, rounds are drawn one by one.
"""

from datetime import datetime, timedelta
from hashlib import sha256
from zoneinfo import ZoneInfo

from bot.leagues.errors import LeagueError
from bot.leagues.history import Round
from bot.leagues.schedule import MOST_AHEAD, Progress, Task, step
from bot.leagues.wishes import ALWAYS, Wishes, hours
from bot.model.leagues import Draws, Format, LeagueStage, WishKind, WishRow
from bot.model.people import PersonRow
from bot.processes import NoAnswerError, Priority, ProcessPool
from bot.seasons import history
from bot.seasons.history import Kind, Note
from bot.seasons.league import League
from bot.seasons.seasons import Seasons
from bot.store.schedules import ScheduleRow, delete_wish, upsert_schedule, upsert_wish
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.worker import PerKeyWorker

UNKNOWN_ZONE = "UTC"  # the zone of people who have not said theirs
AWAKE = (8 * 60, 23 * 60)  # when people are awake who have said no quiet hours, in minutes after midnight


async def wishes_of(seasons: Seasons, league: League) -> Wishes:
    """Wishes for the draw: people kept apart or together, and the hours at which they play."""
    two: dict[WishKind, list[tuple[int, int]]] = {kind: [] for kind in WishKind}
    for wish in league.wishes:
        two[wish.kind].append((wish.one, wish.other))
    people = await seasons.tables.store.people.of_league(league.id)
    said = [(person.user_id, _hours(person, seasons.now())) for person in people]
    known = tuple((user_id, at) for user_id, at in said if at != ALWAYS)
    return Wishes(tuple(two[WishKind.APART]), tuple(two[WishKind.TOGETHER]), known)


def _hours(person: PersonRow, now: int) -> int:
    """When a person plays: as they say, else while they are awake; always, if neither is known."""
    if person.plays is None and person.quiet is None and person.zone == UNKNOWN_ZONE:
        return ALWAYS
    begin, end = person.plays or (AWAKE if person.quiet is None else (person.quiet[1], person.quiet[0]))
    offset = datetime.fromtimestamp(now, ZoneInfo(person.zone)).utcoffset() or timedelta()
    return hours(begin, end, int(offset.total_seconds()) // 60)


def task_after(league: League, drawn: int, wishes: Wishes) -> Task | None:
    """The search for the rounds after the first `drawn` ones; None where there is nothing to seek."""
    # A first round has no meeting to avoid, one table no choice, and a round by standing no draw ahead.
    rounds = league.row.rounds - drawn
    if league.row.format is not Format.SEASON or league.row.draws is not Draws.MEET:
        return None
    if drawn < 1 or rounds < 1:
        return None
    people = tuple(sorted(entrant.user_id for entrant in league.players))
    try:
        sizes = league.sizes(len(people))
    except LeagueError:
        return None
    if len(sizes.tables) < 2:
        return None
    return Task(people, tuple(league.history[:drawn]), sizes, rounds, wishes, str(league.row.seed))


async def next_round(seasons: Seasons, league: League) -> Round | None:
    """The next round by the league's schedule, its people in any seats; None where none fits."""
    schedule = await seasons.tables.store.schedules.of_league(league.id)
    if schedule is None or not _fits(schedule, league, await wishes_of(seasons, league)):
        return None
    return _round(schedule, len(league.rounds) - schedule.after)


def _fits(schedule: ScheduleRow, league: League, wishes: Wishes) -> bool:
    used = len(league.rounds) - schedule.after
    task = task_after(league, schedule.after, wishes)
    if task is None or not 0 <= used < len(schedule.rounds) or _digest(task) != schedule.task:
        return False
    as_drawn = [_grouped(played) for played in league.history[schedule.after :]]
    return as_drawn == [_grouped(_round(schedule, at)) for at in range(used)]


def _round(schedule: ScheduleRow, at: int) -> Round:
    return Round(*schedule.rounds[at])


def _grouped(played: Round) -> tuple[set[frozenset[int]], frozenset[int]]:
    return {frozenset(table) for table in played.tables}, frozenset(played.byes)


def _digest(task: Task) -> str:
    return sha256(repr(task).encode()).hexdigest()


class Schedules:
    """Seeks the schedules of all leagues; without a pool it does nothing."""

    def __init__(self, seasons: Seasons, pool: ProcessPool | None) -> None:
        self._seasons = seasons
        self._pool = pool
        self._worker = PerKeyWorker(self._seek)
        self._given_up: dict[int, str] = {}  # by league, the task for which the pool has brought nothing

    async def look(self, league: League) -> bool:
        """Begins to seek the league's schedule, if it needs one; its watchers hear when that ends."""
        if self._pool is None or await self._sought(league) is None:
            return False
        self._worker.changed(league.id)
        return True

    def forget(self, league_id: int) -> None:
        """Forgets a league that is over."""
        self._given_up.pop(league_id, None)

    async def stop(self) -> None:
        """Ends all searches; they begin again when their leagues change."""
        await self._worker.stop()

    async def _sought(self, league: League) -> Task | None:
        """The search that a league needs now, if it needs one."""
        if league.row.stage is not LeagueStage.RUNNING:
            return None
        wishes = await wishes_of(self._seasons, league)
        task = task_after(league, len(league.rounds), wishes)
        if task is None or self._given_up.get(league.id) == _digest(task):
            return None
        schedule = await self._seasons.tables.store.schedules.of_league(league.id)
        return None if schedule is not None and _fits(schedule, league, wishes) else task

    async def _seek(self, league_id: int) -> None:
        """Seeks the league's schedule and stores it, unless the league has changed meanwhile."""
        task = await self._sought(await self._seasons.load(league_id))
        if task is None:
            return
        try:
            found = await self._found(task)
        except NoAnswerError:  # the pool has logged it
            self._given_up[league_id] = _digest(task)
        else:
            await self._keep(league_id, task, found)
        await self._seasons.changed(league_id)

    async def _found(self, task: Task) -> tuple[Round, ...]:
        """The best rounds, after many calls of the pool, so that others have their turn between them."""
        assert self._pool is not None  # else nothing is sought
        ahead, progress = task._replace(rounds=min(task.rounds, MOST_AHEAD)), Progress()
        while not progress.is_over:
            progress = await self._pool.run(Priority.SCHEDULE, step, ahead, progress)
        return progress.best

    async def _keep(self, league_id: int, task: Task, found: tuple[Round, ...]) -> None:
        async with self._seasons.locked(league_id) as league:
            now = task_after(league, len(league.rounds), await wishes_of(self._seasons, league))
            if now == task:
                rounds = tuple((played.tables, played.byes) for played in found)
                schedule = ScheduleRow(len(task.history), _digest(task), rounds)
                statement = upsert_schedule(league_id, schedule)
                await self._seasons.store.change(league_id, statement, revise=False)


async def wish(
    seasons: Seasons, league_id: int, two: tuple[int, int], kind: WishKind | None, by: Person
) -> League:
    """Keeps two people of a season apart or together from the next draw on; for None forgets such a wish.

    Raises `Refusal` for a league that is over or no season, for people who take no part, and for the same
    person twice.
    """
    async with seasons.locked(league_id) as league:
        if not league.row.stage.live or league.row.format is not Format.SEASON:
            raise Refusal("wishes_need_a_season")
        one, other = sorted(two)
        if one == other or None in (league.entrant(one), league.entrant(other)):
            raise Refusal("wishes_need_two")
        row = WishRow(one, other, kind or WishKind.APART)
        change = delete_wish(league_id, row) if kind is None else upsert_wish(league_id, row)
        kinds = {WishKind.APART: Kind.APART, WishKind.TOGETHER: Kind.TOGETHER, None: Kind.UNWISHED}
        note = Note(kinds[kind], about=row.one, other=row.other)
        kept = history.kept(seasons, league_id, by, note)
        return await seasons.change(league, change, kept)
