"""Whether every figure of pirates' cards, of rivals and of a server's records is what the game files say.

python -m tools.cards [games]     300 games of all kinds, by computer players in people's seats

The games are played as people play them, and each is exported as a game file. From those files, and from who
had which seat, everything is worked out a second time, by other code than the bot's. It prints what differs,
and how many figures were compared. 300 games take some minutes.
"""

import asyncio
import random
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.ai.contract import Level
from bot.games.contract import Rules, ScoreLine
from bot.games.record import Record, export, read, replay
from bot.model.people import CardOf
from bot.model.tables import Player, Status
from bot.store.sqlite.database import SqliteDatabase
from bot.tables import careers, lobby, table_admin
from bot.tables import moves as table_moves
from bot.tables.lobby import Invitation
from bot.tables.person import Person
from bot.tables.table import Table
from tests.entries import ENTRY_OF
from tests.tables.company import HERE, Company

PEOPLE = [Person(number, f"P{number:02}") for number in range(1, 8)]
SHORT: Mapping[str, Mapping[str, Any]] = {"skullking": {"rounds": 5}}


@dataclass(frozen=True)
class Exported:
    """A game file, who had which seat throughout, and how many people were at the table."""

    text: str
    whole: Mapping[int, int]  # the person of each seat
    people: int


async def played(company: Company, rng: random.Random) -> Exported:
    """A game of chance among some people; at times somebody is replaced before it ends."""
    game = rng.choice([*ENTRY_OF])
    rules = ENTRY_OF[game].rules
    people = rng.sample(PEOPLE, rng.randint(1, min(4, rules.max_players)))
    fewest, most = max(0, rules.min_players - len(people)), rules.max_players - len(people)
    computers = min(most, max(fewest, rng.randint(0, 1)))
    options = tuple(SHORT.get(game, {}).items())
    first, *others = people
    table = await lobby.open_table(
        company.tables, Invitation(game, len(people) + computers, computers, options), HERE, first
    )
    for person in others:
        await lobby.join(company.tables, table.id, person)
    table = await lobby.deal(company.tables, table.id, first)
    free = [person for person in PEOPLE if person not in people]
    replaced = rng.randrange(len(table.seats)) if rng.random() < 0.15 else None
    at = rng.randint(3, 20)
    whole = {row.seat: row.user_id for row in table.seats if row.user_id is not None}
    while table.status is Status.RUNNING:
        if replaced in whole and table.number >= at:
            table = await table_admin.replace(company.tables, table.id, replaced, rng.choice(free), first)
            del whole[replaced]
        table = await _move(company, table, rng)
    table = await company.tables.load(table.id)
    moves = tuple(table.dealt.moves)
    record = Record(table.game, table.row.rules, len(table.seats), table.row.options, table.row.seed, moves)
    company.now += 60
    return Exported(export(record), whole, len(table.people()))


async def _move(company: Company, table: Table, rng: random.Random) -> Table:
    seat = table.awaited()[0]
    row = table.seats[seat]
    move = table.entry.computer.choose(table.view(seat), rng, Level.CABIN_BOY)
    if row.player is Player.PERSON and row.user_id is not None:
        return (await table_moves.make(company.tables, table.id, Person(row.user_id, row.name), move)).table
    return (await table_moves.make_for(company.tables, table, seat, move)).table


Figures = dict[str, Any]


def worked_out(files: Sequence[Exported]) -> Figures:
    """Every figure by its name, from the game files alone, in the order in which the games ended."""
    found: Figures = defaultdict(int)
    seats: dict[int, Counter[int]] = defaultdict(Counter)
    together: dict[tuple[int, int], Counter[str]] = defaultdict(Counter)
    for file in files:
        record = read(file.text, [entry.game for entry in ENTRY_OF.values()])
        state = replay(record)
        places = {one.seat: one.place for one in record.game.result(state) or ()}
        for seat, person in file.whole.items():
            lines = [line for line in record.game.scorepad(state) if line.seat == seat]
            _count(found, file, record.game.RULES, person, lines, won=places[seat] == 1)
            seats[person][seat] += 1
            for other, rival in file.whole.items():
                sign = (places[seat] > places[other]) - (places[seat] < places[other])
                together[person, rival][("level", "behind", "ahead")[sign]] += other != seat
        if file.people > 1:
            _raise(found, f"record {record.game.RULES.key} length", len(record.moves))
    for person, counted in seats.items():
        found[f"{person} seat"] = sorted(counted, key=lambda seat: (-counted[seat], seat))[0]
    for (person, rival), pair in together.items():
        if pair.total() >= careers.LEAST_GAMES:
            found[f"{person} beside {rival}"] = pair.total(), pair["ahead"], pair["behind"]
    return dict(found)


def _count(
    found: Figures, file: Exported, rules: Rules, person: int, lines: Sequence[ScoreLine], *, won: bool
) -> None:
    kind = "games" if file.people > 1 else "alone"
    found[f"{person} {rules.key} {kind}"] += 1
    found[f"{person} {rules.key} {kind} won"] += won
    if not rules.low_is_good:
        best = max(line.score for line in lines)
        _raise(found, f"{person} {rules.key} best", best)
        if file.people > 1:
            _raise(found, f"record {rules.key} round", best)
    if rules.has_bids:
        marks = "".join("x" if line.details["bid"] == line.details["tricks"] else " " for line in lines)
        streak = max(map(len, marks.split()), default=0)
        found[f"{person} {rules.key} bids"] += len(marks)
        found[f"{person} {rules.key} met"] += marks.count("x")
        _raise(found, f"{person} {rules.key} streak", streak)
        if file.people > 1 and streak > 1:
            _raise(found, f"record {rules.key} streak", streak)


def _raise(found: Figures, name: str, value: int) -> None:
    found[name] = max(found.get(name, value), value)


async def shown(company: Company) -> Figures:
    """The same figures as the bot says them."""
    found: Figures = {}
    for person in PEOPLE:
        career = await careers.career_of(company.tables, person.user_id, HERE.guild_id, CardOf.SERVER)
        if career.games:
            found[f"{person.user_id} seat"] = career.seat
        for one in career.figures:
            key = f"{person.user_id} {one.game}"
            if one.games:
                found |= {f"{key} games": one.games, f"{key} games won": one.wins}
            if one.alone:
                found |= {f"{key} alone": one.alone, f"{key} alone won": one.alone_wins}
            if one.best is not None:
                found[f"{key} best"] = one.best
            if one.bids:
                found |= {f"{key} bids": one.bids, f"{key} met": one.met, f"{key} streak": one.streak}
        for pair in career.rivals:
            found[f"{person.user_id} beside {pair.user_id}"] = (pair.games, pair.ahead, pair.behind)
    for record in await careers.records_of(company.tables, HERE.guild_id):
        found[f"record {record.game} {record.kind}"] = record.value
    return found


async def differences(company: Company, games: int, seed: int = 5) -> tuple[int, Sequence[str]]:
    """How many figures of so many games were compared, and what differs."""
    rng = random.Random(seed)
    files = [await played(company, rng) for _ in range(games)]
    return _compared(worked_out(files), await shown(company))


def _compared(expected: Figures, said: Figures) -> tuple[int, Sequence[str]]:
    def differing() -> Iterator[str]:
        for name in sorted(expected.keys() | said.keys()):
            if expected.get(name) != said.get(name):
                yield f"{name}: the files say {expected.get(name)}, the bot {said.get(name)}"

    return len(expected), list(differing())


async def main() -> None:
    """Plays, compares, and prints what was found."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    with tempfile.TemporaryDirectory() as folder:
        database = await SqliteDatabase.open(Path(folder) / "tavern.db")
        try:
            figures, wrong = await differences(Company.housed(database), games)
        finally:
            await database.close()
    print("\n".join(wrong))
    print(f"{figures} figures of {games} games, {len(wrong)} differ")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    asyncio.run(main())
