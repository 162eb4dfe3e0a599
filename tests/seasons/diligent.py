"""People who play their leagues by the clock: each answers a while after their turn has come, when awake."""

import random
from collections.abc import AsyncIterator, Callable, Mapping
from datetime import UTC, datetime

from bot.model.leagues import LeagueStage
from bot.model.matches import MatchState
from bot.model.tables import Status
from bot.seasons.league import League
from bot.tables import moves
from bot.tables.clock import HOUR, MINUTE
from bot.tables.person import Person
from bot.tables.table import Table
from tests.seasons.leagues import DAY, Leagues

MORNING, NIGHT = 8, 23
"""The hours (UTC) between which people are awake."""
MOST_STEPS = 20_000

Answers = Callable[[int, int], int | None]
"""When somebody whose turn has come at a time answers; None for never."""


def awake(at: int) -> int:
    """That time, or the next morning for one in the night."""
    clock = datetime.fromtimestamp(at, UTC)
    hour = clock.hour
    if MORNING <= hour < NIGHT:
        return at
    midnight = at - hour * HOUR - clock.minute * MINUTE - clock.second
    return midnight + MORNING * HOUR + (0 if hour < MORNING else 24 * HOUR)


def diligent(seed: int, absent: frozenset[int] = frozenset()) -> Answers:
    """People who answer within 20 to 100 minutes from 8 to 23 h; those who are `absent` never do."""
    rng = random.Random(seed)

    def answer(user_id: int, since: int) -> int | None:
        return None if user_id in absent else awake(awake(since) + rng.randrange(20 * MINUTE, 100 * MINUTE))

    return answer


def once_a_day(hours: Mapping[int, int]) -> Answers:
    """People who look in once a day, each at an hour of their own (UTC)."""

    def answer(user_id: int, since: int) -> int:
        at = since - since % DAY + hours[user_id] * HOUR
        return at if at > since else at + DAY

    return answer


async def live(
    leagues: Leagues, league_id: int, answers: Answers, until: int | None = None, *, punctual: bool = False
) -> League:
    """Lets time pass, everybody answering as they do, until the league is over, or until a time.

    Who is `punctual` comes at the latest a minute before the deadline that their clock shows.
    """
    planned: dict[tuple[int, int, int], int | None] = {}
    for _ in range(MOST_STEPS):
        await leagues.settle()
        league = await leagues.load(league_id)
        if league.row.stage is not LeagueStage.RUNNING:
            return league
        coming = [at async for at in _coming(leagues, league, planned, answers, punctual=punctual)]
        due = await leagues.seasons.store.next_at(), await leagues.company.tables.store.clocks.next_at()
        times = [at for at in (*coming, *due) if at is not None]
        if not times or (until is not None and min(times) > until):
            leagues.now = leagues.now if until is None else until
            return league
        leagues.now = max(leagues.now, min(times))
        await _act(leagues, league, planned)
        await leagues.company.deadlines.ring()
        await leagues.company.tell()
        for found in await leagues.seasons.store.due(leagues.now):
            leagues.running.league_changed(found)
    raise AssertionError("it never ends")


async def tables_of(leagues: Leagues, league: League) -> list[Table]:
    playing = [match.table_id for match in league.matches if match.state is MatchState.PLAYING]
    return [await leagues.company.tables.load(table_id) for table_id in playing if table_id is not None]


async def _coming(
    leagues: Leagues,
    league: League,
    planned: dict[tuple[int, int, int], int | None],
    answers: Answers,
    *,
    punctual: bool,
) -> AsyncIterator[int]:
    """When each awaited person answers, drawn once a turn."""
    for table in await tables_of(leagues, league):
        for row in table.people_to_move():
            turn = table.id, row.user_id or 0, table.dealt.decisions[row.seat]
            if turn not in planned:
                at = answers(row.user_id or 0, leagues.now)
                due_at = None if row.clock is None else row.clock.due_at
                if punctual and at is not None and due_at is not None:
                    at = min(at, due_at - MINUTE)
                planned[turn] = at
            if (at := planned[turn]) is not None:
                yield at


async def _act(leagues: Leagues, league: League, planned: dict[tuple[int, int, int], int | None]) -> None:
    """Lets those move whose time has come, to the end of their turn."""
    for table in await tables_of(leagues, league):
        for row in table.people_to_move():
            turn = table.id, row.user_id or 0, table.dealt.decisions[row.seat]
            at = planned.get(turn)
            if at is not None and at <= leagues.now:
                await _take_turn(leagues, table.id, Person(row.user_id or 0, row.name))


async def _take_turn(leagues: Leagues, table_id: int, person: Person) -> None:
    while (table := await leagues.company.tables.load(table_id)).status is Status.RUNNING:
        seat = table.seated(person.user_id)
        if seat not in table.to_move():
            return
        choose = table.entry.computer.choose
        await moves.make(
            leagues.company.tables, table_id, person, choose(table.view(seat), leagues.company.chance)
        )
        if not table.game.RULES.has_steps:
            return
