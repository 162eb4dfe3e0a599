"""The cost of a result for the event loop in a ladder of two thousand matches: for `make bench`."""

import asyncio
import random
import statistics
import time
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import AsyncMock

from bot.delivery.body import fingerprint
from bot.host.garbage import spare_what_stays
from bot.model.leagues import Format
from bot.model.matches import MatchState
from bot.seasons.league import League
from bot.seasons.runner import Running
from bot.seasons.seasons import LeaguePort, Seasons
from bot.store.matches import replace_results, upsert_match
from bot.store.sqlite.database import SqliteDatabase
from bot.texts.catalog import speaker
from bot.ui.leagues.post import league_post
from tests.seasons.snapshots import HOUSE_ID, kept, season
from tests.tables.company import Company

PEOPLE, MATCHES, SEATS = 200, 2_000, 4
RESULTS = 5


async def cost_of_a_result() -> float:
    """Milliseconds of CPU in the loop's thread from a result to the post that shows it: the median."""
    with TemporaryDirectory() as folder:
        database = await SqliteDatabase.open(Path(folder) / "ladder.sqlite3")
        try:
            seasons = Seasons(Company.housed(database).tables)
            return await _cost(seasons, await kept(seasons, ladder_of(PEOPLE, MATCHES)))
        finally:
            await database.close()


def ladder_of(count: int, matches: int) -> League:
    """A ladder of `count` people whose matches are all in its one round."""
    people, chance = {HOUSE_ID + number: f"Sailor {number}" for number in range(count)}, random.Random(1)
    tables = [
        [(user_id, score) for score, user_id in enumerate(chance.sample(list(people), SEATS))]
        for _ in range(matches)
    ]
    played = season(*tables, people=people, format=Format.LADDER)
    drawn = tuple(replace(match, round=1, number=number) for number, match in enumerate(played.matches, 1))
    return replace(played, rounds=played.rounds[:1], matches=drawn)


async def _cost(seasons: Seasons, ladder: League) -> float:
    async def show(league: League) -> None:
        fingerprint(league_post(league, speaker(league.row.language)))

    port = AsyncMock(LeaguePort)
    port.show = show
    running, spent = Running(seasons, port), []
    await spare_what_stays()  # as the bot does
    for number, match in enumerate(ladder.matches[: RESULTS + 1], MATCHES + 1):
        done = replace(match, id=0, number=number, finished_at=(match.finished_at or 0) + MATCHES)
        await seasons.store.change(ladder.id, upsert_match(replace(done, state=MatchState.PLAYING)))
        stored = (await seasons.matches.of_league(ladder.id))[-1]
        await asyncio.sleep(0)
        begun = time.thread_time()
        results = replace_results(stored.id, ladder.results[match.id])
        await seasons.store.change(ladder.id, upsert_match(replace(done, id=stored.id)), *results)
        await running._run(ladder.id)
        spent.append(1000 * (time.thread_time() - begun))
    return statistics.median(spent[1:])
