"""How long the loop is held by what reads of games that are over, after 100,000 moves: for `make bench`."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.host.garbage import spare_what_stays
from bot.model.people import CardOf
from bot.seasons import creation, records
from bot.seasons.seasons import Seasons
from bot.store.engine import Database, Query
from bot.store.sqlite.database import SqliteDatabase
from bot.tables import careers, lobby, lookup
from bot.tables.lobby import Invitation
from tests.seasons.snapshots import kept, season
from tests.tables.company import ANNA, BEN, HERE, Company
from tools.bench.large_league import callbacks

MOVES = 100_000
TIMES = 5
_OF_TABLE = ("tables", "seats", "moves", "scorepad", "results", "actions", "seat_summaries")
_FURTHER = """
WITH RECURSIVE further (id) AS (SELECT :first + 1 UNION ALL SELECT id + 1 FROM further WHERE id < :games)
"""


async def held() -> Mapping[str, float]:
    """The milliseconds of the processor that the longest callback of each use takes, done several times."""
    found: dict[str, float] = {}
    async with _house() as company:
        names = count()

        async def draft() -> None:
            await creation.draft(Seasons(company.tables), f"League {next(names)}", HERE, ANNA)

        seasons = Seasons(company.tables)
        uses: Mapping[str, Callable[[], Awaitable[object]]] = {
            "a new league": draft,
            "a league's card": lambda: records.player_card(seasons, HERE.guild_id, "skullking", ANNA.user_id),
            "bids of a server": lambda: records.server_statistics(seasons, HERE.guild_id, "skullking"),
            "usual answer": lambda: records.usual_answer(seasons, HERE.guild_id, ANNA.user_id),
            "pirate's card": lambda: careers.career_of(
                company.tables, ANNA.user_id, HERE.guild_id, CardOf.SERVER
            ),
            "my tables": lambda: company.tables.store.tables.live_of(ANNA.user_id),
            "last table": lambda: lookup.latest_table_in(company.tables, HERE.channel_id),
        }
        for name, use in uses.items():
            with callbacks() as spent:
                for _ in range(TIMES):
                    await use()
                    await asyncio.sleep(0)
            found[name] = max(spent)
    return found


@asynccontextmanager
async def _house() -> AsyncIterator[Company]:
    # One game of a league, copied in the database until there is this number of moves.
    with TemporaryDirectory() as folder:
        database = await SqliteDatabase.open(Path(folder) / "history.sqlite3")
        try:
            company = Company.housed(database)
            table = await lobby.open_table(
                company.tables, Invitation("skullking", options=(("rounds", 10),)), HERE, ANNA
            )
            await lobby.join(company.tables, table.id, BEN)
            table = await company.play(await lobby.deal(company.tables, table.id, ANNA))
            games = MOVES // table.number + 1
            await database.run(*[await _copies(database, name, table.id, games) for name in _OF_TABLE])
            ids = range(1, 1 + games)
            matches = [[(ANNA.user_id, 2), (BEN.user_id, 1)]] * games
            await kept(Seasons(company.tables), season(*matches), dict(zip(ids, ids, strict=True)))
            await spare_what_stays()
            yield company
        finally:
            await database.close()


async def _copies(database: Database, name: str, first: int, games: int) -> Query:
    # What a game has stored in a table of the database, as often as there are to be games.
    key = "id" if name == "tables" else "table_id"
    columns = [
        row["name"] for row in await database.fetch_all("SELECT name FROM pragma_table_info(?)", (name,))
    ]
    kept = [one for one in columns if one != "id" or one == key]
    taken = ["further.id" if one == key else f"{name}.{one}" for one in kept]
    return (
        f"{_FURTHER} INSERT INTO {name} ({', '.join(kept)})"  # noqa: S608 - names of our columns
        f" SELECT {', '.join(taken)} FROM {name} JOIN further WHERE {name}.{key} = :first",
        {"first": first, "games": games},
    )


def report(found: Mapping[str, float]) -> str:
    """The times for which the loop is held, in one line."""
    uses = ", ".join(f"{name} {one:.1f}" for name, one in found.items())
    head = f"after {MOVES:,} moves of games that are over the loop is held by ms of the processor"
    return f"{head}: {uses} (wanted: 5 at most)"
