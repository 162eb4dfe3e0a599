"""How often a table of Skull King waits for a player, and for how many days, by how often people plan.

python -m tools.waits [games] four people, ten rounds, both editions

The real tables play, without Discord. People look in at random from 8 to 23 o'clock, every 20 to 100 minutes
or once a day. A player who looks in makes the moves that are due. Else, in a trick that is led, they plan
their card with a certain probability, and with another, once they have played, a lead after taking the trick.
They choose as the Bosun would if it were their turn, and name another card if they would play that once a
Pirate has come.

*Waits* are the questions that the table asks one after the other, bids included: players who are asked at the
lead answer at the same time. *Stops* are the times at which nothing happens until the player on turn looks
in.
"""

import asyncio
import heapq
import random
import statistics
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count, product
from pathlib import Path
from typing import Any, NamedTuple

from bot.ai.contract import Level
from bot.games import skullking
from bot.games.contract import Move, Plan, Seat
from bot.games.skullking.cards import NO_SUIT, PIRATE_FACES
from bot.games.skullking.plans import IF_LEADER_WINS, IF_LEADING, Planned
from bot.games.skullking.state import State
from bot.model.tables import Pace, Status
from bot.presenters.skullking.cards import kind
from bot.store.sqlite.database import SqliteDatabase
from bot.tables import lobby, moves, plans
from bot.tables.automatic import Automatic
from bot.tables.lobby import Invitation
from bot.tables.person import Person
from bot.tables.table import Table
from tests.databases import migrated
from tests.entries import ENTRY_OF
from tests.tables.company import HERE, Company

MINUTE, HOUR, DAY = 60, 3600, 86_400
MORNING, NIGHT = 8 * HOUR, 23 * HOUR
PLAYERS = 4
AT_ONCE = 3 * MINUTE  # what comes within it is no wait: planned cards take their time, too
EDITIONS = {"first": (("rounds", 10),), "2021": (("edition", "2021"),)}
# With which probability people plan a card at the lead, and what to lead.
WAYS = ((0.0, 0.0), (0.5, 0.0), (1.0, 0.0), (0.5, 0.5), (1.0, 1.0))
COMPUTER = ENTRY_OF["skullking"].computer


def often(rng: random.Random) -> Iterator[int]:
    """Times from midnight on, in seconds, every 20 to 100 minutes by day."""
    at = MORNING
    while True:
        at += round(rng.uniform(20, 100) * MINUTE)
        if at % DAY > NIGHT or at % DAY < MORNING:
            at = (at // DAY + (at % DAY > NIGHT)) * DAY + MORNING + round(rng.uniform(0, 100) * MINUTE)
        yield at


def daily(rng: random.Random) -> Iterator[int]:
    """One time a day."""
    for day in count():
        yield day * DAY + round(rng.uniform(MORNING, NIGHT))


RHYTHMS = {"often": often, "daily": daily}


class Course(NamedTuple):
    """How a game went."""

    waits: int
    stops: int
    days: float
    planned: int
    failed: int


@dataclass
class Game:
    """A running game: since when it waits for a seat, and how often each seat asked has looked in."""

    company: Company
    automatic: Automatic
    rng: random.Random
    plans_card: float
    plans_lead: float
    since: dict[Seat, int] = field(default_factory=dict)
    looks: dict[Seat, int] = field(default_factory=dict)
    about: str = ""
    waits: int = 0
    stops: int = 0
    planned: int = 0
    failed: int = 0

    async def played(self, options: tuple[tuple[str, Any], ...], rhythm: str) -> Course:
        table = await self._dealt(options)
        coming = [(at, seat, looks) for seat, looks in self._looks_of(rhythm) for at in [next(looks)]]
        heapq.heapify(coming)
        begun = self.company.now = coming[0][0]
        while table.status is Status.RUNNING:
            at, seat, looks = heapq.heappop(coming)
            heapq.heappush(coming, (next(looks), seat, looks))
            self.company.now = at
            table = await self._looked_in(table, seat)
        days = (self.company.now - begun) / DAY
        return Course(self.waits, self.stops, days, self.planned, self.failed)

    async def _dealt(self, options: tuple[tuple[str, Any], ...]) -> Table:
        people = [Person(seat + 1, f"P{seat + 1}") for seat in range(PLAYERS)]
        invitation = Invitation("skullking", None, 0, options, pace=Pace.DAILY)
        table = await lobby.open_table(self.company.tables, invitation, HERE, people[0])
        for person in people[1:]:
            await lobby.join(self.company.tables, table.id, person)
        table = await lobby.deal(self.company.tables, table.id, people[0])
        return await self.company.tables.load(table.id)

    def _looks_of(self, rhythm: str) -> list[tuple[Seat, Iterator[int]]]:
        return [(seat, RHYTHMS[rhythm](random.Random(self.rng.random()))) for seat in range(PLAYERS)]

    async def _looked_in(self, table: Table, seat: Seat) -> Table:
        while seat in table.to_move():
            table = await self._moved(table, seat)
        if table.status is Status.RUNNING and table.seats[seat].plan is None:
            table = await self._plans(table, seat)
        if seat in self.looks:
            self.looks[seat] += 1
        return table

    async def _moved(self, table: Table, seat: Seat) -> Table:
        now, asked = self.company.now, plans.asked(table)
        is_stop = now - self.since.setdefault(seat, now) > AT_ONCE
        self.stops += is_stop
        if asked is None or not self.plans_card:
            self.waits += is_stop and (table.view(None).step != "bid" or len(table.to_move()) == 1)
        elif is_stop:
            # The first answer of each to the question at the lead is waited for together.
            is_first = self.about != asked.about
            self.about = asked.about
            self.waits += is_first or self.looks.get(seat, 0) > 0
        move = COMPUTER.choose(table.view(seat), self.rng, Level.BOSUN)
        moved = await moves.make(self.company.tables, table.id, Person(seat + 1, ""), move)
        self.company.now += MINUTE
        return await self._followed(moved.table)

    async def _followed(self, table: Table) -> Table:
        while True:
            before = {row.seat: row.plan for row in table.seats}
            await self.automatic.schedule(table)
            tasks = [one for one in asyncio.all_tasks() if one.get_name().startswith("table ")]
            await asyncio.gather(*tasks)
            table = await self.company.tables.load(table.id)
            self.failed += sum(
                plan is not None and table.seats[seat].dropped is not None and not plan.endswith(IF_LEADING)
                for seat, plan in before.items()
            )
            if {row.seat: row.plan for row in table.seats} == before:
                break
        asked, now = plans.asked(table), self.company.now
        self.since = {seat: self.since.get(seat, now) for seat in table.to_move()}
        seats = () if asked is None else asked.seats
        self.looks = {seat: self.looks.get(seat, 0) for seat in seats}
        return table

    async def _plans(self, table: Table, seat: Seat) -> Table:
        asked, state = plans.asked(table), table.dealt.state
        offered = ENTRY_OF["skullking"].plans.offered(state, seat)  # type: ignore[union-attr] # it has plans
        if not offered or not state.trick:
            return table
        is_asked = asked is not None and seat in asked.seats
        if self.rng.random() >= (self.plans_card if is_asked else self.plans_lead):
            return table
        plan = (
            self._card(state, seat, asked.about)
            if asked is not None and is_asked
            else self._lead(state, seat)
        )
        self.planned += is_asked
        kept = await plans.plan(self.company.tables, table.id, Person(seat + 1, ""), plan)
        return await self.company.tables.load(kept.id)

    def _card(self, state: State, seat: Seat, about: str) -> Plan:
        number, trick = map(int, about.split("."))
        card = self._chosen(state._replace(turn=seat), seat)
        pirate = next(face for face in PIRATE_FACES if face in state.setup.edition.deck)
        other = self._chosen(state._replace(turn=seat, trick=(*state.trick, pirate)), seat)
        if (
            kind(card.split()[1]) == kind(other.split()[1])
            or skullking.view(state, None).winning != state.order[0]
        ):
            return str(Planned((number, trick), card))
        return str(Planned((number, trick), card, IF_LEADER_WINS, other))

    def _lead(self, state: State, seat: Seat) -> Plan:
        free = state._replace(turn=seat, trick=(), led=NO_SUIT)
        return f"{self._chosen(free, seat)} {IF_LEADING}"

    def _chosen(self, state: State, seat: Seat) -> Move:
        return COMPUTER.choose(skullking.view(state, seat), self.rng, Level.BOSUN)


async def courses(edition: str, rhythm: str, way: tuple[float, float], games: int) -> list[Course]:
    """This number of games, the same people and deals for each way."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        database = await SqliteDatabase.open(migrated(Path(folder) / "data" / "tavern.sqlite3"))
        for number in range(games):
            rng = random.Random(f"{edition} {rhythm} {number}")
            company = Company.housed(database)
            automatic = Automatic(company.tables, 0.0, (0.0, 0.0), (0.0, 0.0), rng)
            found.append(await Game(company, automatic, rng, *way).played(EDITIONS[edition], rhythm))
        await database.close()
    return found


def main(games: int) -> None:
    """Prints the figures."""
    print("edition rhythm  card  lead   waits   stops    days  failed plans")
    for edition, rhythm, way in product(EDITIONS, RHYTHMS, WAYS):
        found = asyncio.run(courses(edition, rhythm, way, games))
        waits, stops, days = (
            statistics.mean(getattr(one, name) for one in found) for name in Course._fields[:3]
        )
        planned = sum(one.planned for one in found)
        failed = f"{sum(one.failed for one in found) / planned:6.1%}" if planned else ""
        print(
            f"{edition:7} {rhythm:6} {way[0]:5} {way[1]:5} {waits:7.1f} {stops:7.1f} {days:7.1f} {failed}",
            flush=True,
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
