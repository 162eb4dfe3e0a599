"""The schedules of seasons: sought ahead in the pool of processes, stored, and used round by round.

A schedule is sought when a season's first round has been drawn, and anew when it fits no more: people have
come or gone, somebody else was seated in a round, rounds were added. It follows from the league alone: a kill
loses nothing. Where the pool brings nothing, rounds are drawn one by one, until something changes.
"""

from hashlib import sha256

from bot.leagues.errors import LeagueError
from bot.leagues.history import NOTHING, Round
from bot.leagues.schedule import MOST_AHEAD, Progress, Task, step
from bot.leagues.tables import divide
from bot.model.leagues import Format, LeagueStage
from bot.processes import NoAnswerError, ProcessPool
from bot.seasons.league import League
from bot.seasons.seasons import Seasons
from bot.store.schedules import ScheduleRow, upsert_schedule
from bot.tables.worker import PerKeyWorker


def task_after(league: League, drawn: int) -> Task | None:
    """What is sought for the rounds after the first `drawn` ones; None where there is nothing to seek.

    A first round has no meeting to avoid, and one table no choice.
    """
    rounds = league.row.rounds - drawn
    if league.row.format is not Format.SEASON or drawn < 1 or rounds < 1:
        return None
    people = tuple(sorted(entrant.user_id for entrant in league.players))
    try:
        sizes = divide(len(people), league.row.size, league.rules.min_players, league.most_at_a_table)
    except LeagueError:
        return None
    if len(sizes.tables) < 2:
        return None
    history = tuple(league.history[:drawn])
    return Task(people, history, sizes, rounds, NOTHING, str(league.row.seed))


async def next_round(seasons: Seasons, league: League) -> Round | None:
    """The next round by the league's schedule, its people in any seats; None where none fits."""
    schedule = await seasons.tables.store.schedules.of_league(league.id)
    if schedule is None or not _fits(schedule, league):
        return None
    return _round(schedule, len(league.rounds) - schedule.after)


def _fits(schedule: ScheduleRow, league: League) -> bool:
    """Whether a schedule has the league's next round: nothing has changed of what it follows from."""
    used = len(league.rounds) - schedule.after
    task = task_after(league, schedule.after)
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
    """Seeks the schedules of all leagues. Without a pool it does nothing."""

    def __init__(self, seasons: Seasons, pool: ProcessPool | None) -> None:
        self._seasons = seasons
        self._pool = pool
        self._worker = PerKeyWorker(self._seek, seasons.tables.turns)
        self._given_up: dict[int, str] = {}
        """By league, the task for which the pool has brought nothing."""

    async def look(self, league: League) -> bool:
        """Whether the league's schedule is being sought from now on: its next round can wait for that.

        When that has ended, the league's watchers are told.
        """
        if self._pool is None or await self._sought(league) is None:
            return False
        self._worker.changed(league.id)
        return True

    async def stop(self) -> None:
        """Ends all searches; they begin again when their leagues change."""
        await self._worker.stop()

    async def _sought(self, league: League) -> Task | None:
        """What is to be sought for a league now; None where it has a schedule, or can have none."""
        if league.row.stage is not LeagueStage.RUNNING:
            return None
        task = task_after(league, len(league.rounds))
        if task is None or self._given_up.get(league.id) == _digest(task):
            return None
        schedule = await self._seasons.tables.store.schedules.of_league(league.id)
        return None if schedule is not None and _fits(schedule, league) else task

    async def _seek(self, league_id: int) -> None:
        """Seeks the league's schedule and stores it, unless the league has changed meanwhile."""
        task = await self._sought(await self._seasons.load(league_id))
        if task is None:
            return
        try:
            found = await self._found(task)
        except NoAnswerError:  # the pool has told the log
            self._given_up[league_id] = _digest(task)
        else:
            await self._keep(league_id, task, found)
        await self._seasons.changed(league_id)

    async def _found(self, task: Task) -> tuple[Round, ...]:
        """The best rounds, after many calls of the pool, so that others have their turn between them."""
        assert self._pool is not None  # else nothing is sought
        ahead, progress = task._replace(rounds=min(task.rounds, MOST_AHEAD)), Progress()
        while not progress.is_over:
            progress = await self._pool.run(step, ahead, progress)
        return progress.best

    async def _keep(self, league_id: int, task: Task, found: tuple[Round, ...]) -> None:
        async with self._seasons.locked(league_id) as league:
            if task_after(league, len(task.history)) == task and len(league.rounds) == len(task.history):
                rounds = tuple((played.tables, played.byes) for played in found)
                schedule = ScheduleRow(len(task.history), _digest(task), rounds)
                statement = upsert_schedule(league_id, schedule)
                await self._seasons.store.change(league_id, statement, revise=False)
