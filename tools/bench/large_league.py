"""How long a league of 200 people and 5,000 matches holds the event loop: for `make bench`.

Each use is done as the bot does it, and the processor time of each callback in the loop's thread is noted:
what others on the machine do is not in it.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bot.delivery.body import fingerprint
from bot.host.garbage import spare_what_stays
from bot.model.matches import MatchState
from bot.seasons import export, league_admin, records
from bot.seasons.league import League
from bot.seasons.seasons import Seasons, computed
from bot.store.matches import replace_results, upsert_match
from bot.store.sqlite.database import SqliteDatabase
from bot.texts.catalog import speaker
from bot.ui.leagues import records as screens
from bot.ui.leagues.post import league_post
from bot.ui.leagues.standings import first_bars, standings_page
from tests.seasons.snapshots import kept
from tests.tables.company import Company
from tools.bench.ladder import ladder_of

PEOPLE, MATCHES = 200, 5_000
TIMES = 5
SAY = speaker("en")


class Held(NamedTuple):
    """Milliseconds of the processor that callbacks took on the loop: at p99, and most in each use."""

    p99: float
    most: Mapping[str, float]


async def held() -> Held:
    """How long the uses of the league hold the loop, each done several times."""
    async with _league() as (seasons, league):
        uses: Mapping[str, Callable[[], Awaitable[object]]] = {
            "look": lambda: _look(seasons, league),
            "standings": lambda: _standings(seasons, league),
            "panel": lambda: _panel(seasons, league),
            "ratings": lambda: records.ratings_in(seasons, league.row.guild_id, league.row.game),
            "result": lambda: _result(seasons, league),
            "export as JSON": lambda: _export(seasons, league, "json"),
            "export as CSV": lambda: _export(seasons, league, "csv"),
        }
        found: dict[str, list[float]] = {}
        for name, use in uses.items():
            with callbacks() as found[name]:
                for _ in range(TIMES):
                    await use()
                    await asyncio.sleep(0)
        every = sorted(one for spent in found.values() for one in spent)
        return Held(every[len(every) * 99 // 100], {name: max(spent) for name, spent in found.items()})


@contextmanager
def callbacks() -> Iterator[list[float]]:
    """Notes the milliseconds of the processor of each callback of the loop."""
    run, spent = asyncio.Handle._run, list[float]()

    def timed(handle: asyncio.Handle) -> None:
        begun = time.thread_time()
        run(handle)
        spent.append(1000 * (time.thread_time() - begun))

    asyncio.Handle._run = timed  # type: ignore[assignment, method-assign]
    try:
        yield spent
    finally:
        asyncio.Handle._run = run  # type: ignore[method-assign]


@asynccontextmanager
async def _league() -> AsyncIterator[tuple[Seasons, League]]:
    with TemporaryDirectory() as folder:
        database = await SqliteDatabase.open(Path(folder) / "league.sqlite3")
        try:
            seasons = Seasons(Company.housed(database).tables)
            league = await kept(seasons, ladder_of(PEOPLE, MATCHES))
            await spare_what_stays()  # as the bot does
            yield seasons, league
        finally:
            await database.close()


async def _look(seasons: Seasons, league: League) -> None:
    now = await seasons.load(league.id)
    fingerprint(league_post(now, SAY))


async def _standings(seasons: Seasons, league: League) -> None:
    now = await seasons.load(league.id)
    standings_page(now, 0, SAY)
    await computed(now.weight, lambda: first_bars(now, SAY))


async def _panel(seasons: Seasons, league: League) -> None:
    await league_admin.watched(seasons, await seasons.load(league.id), None)


async def _result(seasons: Seasons, league: League) -> None:
    match = league.matches[0]
    number = 1 + max(one.number for one in (await seasons.load(league.id)).matches)
    done = replace(match, id=0, number=number, finished_at=(match.finished_at or 0) + number)
    await seasons.store.change(league.id, upsert_match(replace(done, state=MatchState.PLAYING)))
    stored = (await seasons.matches.of_league(league.id))[-1]
    results = replace_results(stored.id, league.results[match.id])
    await seasons.store.change(league.id, upsert_match(replace(done, id=stored.id)), *results)
    await _look(seasons, league)


async def _export(seasons: Seasons, league: League, kind: str) -> None:
    now = await seasons.load(league.id)
    names: export.Names = await seasons.names(league.row.guild_id)
    await asyncio.to_thread(screens.files_of, now, names, kind)


def report(found: Held) -> str:
    """The times for which the loop is held, in one line, with the most of each use."""
    head = f"a league of {PEOPLE} people and {MATCHES:,} matches holds the loop by ms of the processor:"
    most = ", ".join(f"{name} {one:.1f}" for name, one in found.most.items())
    worst = max(found.most.values())
    return f"{head} p99 {found.p99:.1f}, most {worst:.1f} (wanted: 20 and 50); most by use: {most}"
