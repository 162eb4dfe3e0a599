"""Whether every figure of pirates' cards, rivals, records, ratings and recaps is what the exports say.

python -m tools.cards [games]     300 games of all kinds, by computer players in people's seats

The games are played as people play them, and each is exported as a game file; then come deals of the day, and
seasons, which are exported as leagues are. From those files, and from who had which seat, everything is
worked out a second time, by other code than the bot's: the ratings by openskill. It prints what differs, and
how many figures were compared. 300 games take some minutes.
"""

import asyncio
import json
import random
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.ai.contract import Level
from bot.games.contract import Rules, ScoreLine
from bot.games.record import Record, export, read, replay
from bot.model.careers import LeagueSeat
from bot.model.matches import MatchRow
from bot.model.people import CardOf
from bot.model.tables import Player, Status
from bot.seasons import league_admin
from bot.seasons.export import exported
from bot.seasons.league import League
from bot.seasons.records import rating_course
from bot.seasons.summary import own_season, season_summary, seats_of
from bot.solo.days import DAY, starts_at
from bot.solo.hands import Solo
from bot.solo.playing import by_the_rule
from bot.solo.reference_games import PlayerHere, ReferenceGames
from bot.solo.verdicts import Verdicts, judged_here
from bot.store.sqlite.database import SqliteDatabase
from bot.tables import careers, lobby, table_admin
from bot.tables import moves as table_moves
from bot.tables.lobby import Invitation
from bot.tables.person import Person
from bot.tables.table import Table
from tests.entries import ENTRY_OF
from tests.seasons.leagues import GUILD, Leagues
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
    """A game of chance among some people; at times one of them is replaced before it ends."""
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
    seat = table.to_move()[0]
    row = table.seats[seat]
    move = table.entry.computer.choose(table.view(seat), rng, Level.CABIN_BOY)
    if row.player is Player.PERSON and row.user_id is not None:
        return (await table_moves.make(company.tables, table.id, Person(row.user_id, row.name), move)).table
    return (await table_moves.make_for(company.tables, table, seat, move)).table


Figures = dict[str, Any]


def worked_out(files: Sequence[Exported]) -> Figures:
    """Every figure by its name, from the game files alone, in the order in which the games ended."""
    found: Figures = defaultdict(int)
    together: dict[tuple[int, int], Counter[str]] = defaultdict(Counter)
    for file in files:
        record = read(file.text, [entry.game for entry in ENTRY_OF.values()])
        state = replay(record)
        places = {one.seat: one.place for one in record.game.result(state) or ()}
        for seat, person in file.whole.items():
            lines = [line for line in record.game.scorepad(state) if line.seat == seat]
            _count(found, file, record.game.RULES, person, lines, won=places[seat] == 1)
            for other, rival in file.whole.items():
                sign = (places[seat] > places[other]) - (places[seat] < places[other])
                together[person, rival][("level", "behind", "ahead")[sign]] += other != seat
        if file.people > 1:
            _raise(found, f"record {record.game.RULES.key} length", len(record.moves))
    for (person, rival), pair in together.items():
        if pair.total() >= careers.LEAST_GAMES:
            found[f"{person} beside {rival}"] = pair.total(), pair["ahead"], pair["behind"]
    for person in {person for file in files for person in file.whole.values()}:
        for name, more, less in (("prey", "ahead", "behind"), ("nemesis", "behind", "ahead")):
            found |= _clearest(f"{person} {name}", person, together, more, less)
    return dict(found)


def _clearest(
    name: str, person: int, together: Mapping[tuple[int, int], Counter[str]], more: str, less: str
) -> Figures:
    """The rival whom a person has most clearly been ahead of, or behind, in the fewest games."""
    ranked = sorted(
        (pair[less] - pair[more], pair.total(), rival)
        for (one, rival), pair in together.items()
        if one == person and pair.total() >= careers.LEAST_GAMES and pair[more] > pair[less]
    )
    return {name: ranked[0][2]} if ranked else {}


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
        chosen = (("prey", career.prey), ("nemesis", career.nemesis))
        found |= {f"{person.user_id} {name}": one.user_id for name, one in chosen if one is not None}
    for record in await careers.records_of(company.tables, HERE.guild_id):
        found[f"record {record.game} {record.kind}"] = record.value
    return found


async def differences(company: Company, games: int, seed: int = 5) -> tuple[int, Sequence[str]]:
    """How many figures of `games` games were compared, and the differences."""
    rng = random.Random(seed)
    files = [await played(company, rng) for _ in range(games)]
    return _compared(worked_out(files), await shown(company))


def _compared(expected: Figures, said: Figures) -> tuple[int, Sequence[str]]:
    def differing() -> Iterator[str]:
        for name in sorted(expected.keys() | said.keys()):
            if expected.get(name) != said.get(name):
                yield f"{name}: the files say {expected.get(name)}, the bot {said.get(name)}"

    return len(expected), list(differing())


async def differences_of_days(company: Company, days: int, seed: int = 5) -> tuple[int, Sequence[str]]:
    """The same for the days on which people play the deal of the day, some of them for the server to read."""
    rng, tables = random.Random(seed), company.tables
    solo = Solo(tables, ReferenceGames(tables, PlayerHere(1)), Verdicts(tables, judged_here()))
    company.now = starts_at(1)
    played = Counter({f"{one.user_id} {name}": 0 for one in PEOPLE for name in ("days", "all days")})
    for _ in range(days):
        for person in PEOPLE:
            left, is_told = rng.choice([0, 1, 999]), rng.random() < 0.5
            hand = await solo.begin(person.user_id)
            while left and not hand.is_over:
                hand = await solo.move(hand, by_the_rule(hand.entry, hand.play), hand.decision)
                left -= 1
            played[f"{person.user_id} all days"] += hand.is_over
            if is_told:
                await solo.name_in(HERE.guild_id, hand, person)
                played[f"{person.user_id} days"] += hand.is_over
        company.now += DAY
    await solo.reference_games.stop()
    said: Figures = {}
    for person in PEOPLE:
        for name, card in (("days", CardOf.SERVER), ("all days", CardOf.ALL)):
            career = await careers.career_of(company.tables, person.user_id, HERE.guild_id, card)
            said[f"{person.user_id} {name}"] = career.days
    return _compared(dict(played), said)


async def differences_of_seasons(folder: Path, seasons: int) -> tuple[int, Sequence[str]]:
    """The same for the ratings and recaps of `seasons` seasons, from their exports and game files."""
    house = await Leagues.opened(folder)
    expected: Figures = {}
    said: Figures = {}
    matches: list[Mapping[str, Any]] = []
    for number in range(seasons):
        league = await house.created(f"Season {number}", people=6, rounds=2, protest_hours=0)
        await league_admin.begin(house.seasons, league.id)
        await house.settle()
        for _ in range(2):
            league = await house.round_played(league.id)
        exported_league = json.loads(json.dumps(exported(league, {})))
        matches += exported_league["matches"]
        files = [await _file_of(house, match) for match in league.matches]
        expected |= _recap(exported_league["league"]["name"], files)
        said |= _recap_said(league, await seats_of(house.seasons, league))
        house.now += DAY
    for person, course in _courses(matches).items():
        expected[f"{person} course"] = course
        said[f"{person} course"], _ = await rating_course(house.seasons, GUILD, "skullking", person)
    await house.close()
    return _compared(expected, said)


async def _file_of(house: Leagues, match: MatchRow) -> Exported:
    table = await house.company.tables.load(match.table_id or 0)
    moves = tuple(table.dealt.moves)
    record = Record(table.game, table.row.rules, len(table.seats), table.row.options, table.row.seed, moves)
    whole = {row.seat: row.user_id for row in table.seats if row.user_id is not None}
    return Exported(export(record), whole, len(whole))


def _courses(matches: Sequence[Mapping[str, Any]]) -> Mapping[int, tuple[int, ...]]:
    """Everyone's rating before and after each game, by the library."""
    model = PlackettLuce()
    skill: dict[int, PlackettLuceRating] = defaultdict(model.rating)
    courses: dict[int, list[int]] = defaultdict(lambda: [1000])
    for match in sorted(matches, key=lambda one: str(one["finished_at"])):
        people = [int(one["user_id"]) for one in match["results"]]
        teams = [[skill[person]] for person in people]
        ranks = [float(one["place"]) for one in match["results"]]
        for person, [after] in zip(people, model.rate(teams, ranks=ranks), strict=True):
            skill[person] = after
            courses[person].append(round(1000 + 40 * (after.mu - 3 * after.sigma)))
    return {person: tuple(course) for person, course in courses.items()}


def _recap(name: str, files: Sequence[Exported]) -> Figures:
    """The figures in a season's picture and in each person's own."""
    figures = worked_out(files)
    found: Figures = {f"{name} games": len(files)}
    people = {person for file in files for person in file.whole.values()}
    found[f"{name} players"] = len(people)
    found[f"{name} moves"] = figures["record skullking length"]
    for person in people:
        key = f"{person} skullking"
        found[f"{name} {person}"] = [figures[f"{key} {one}"] for one in ("best", "bids", "met", "streak")]
    found[f"{name} best"] = max(figures[f"{person} skullking best"] for person in people)
    found[f"{name} streak"] = max(figures[f"{person} skullking streak"] for person in people)
    return found


def _recap_said(league: League, seats: Sequence[LeagueSeat]) -> Figures:
    name, summary = league.row.name, season_summary(seats)
    found: Figures = {
        f"{name} games": summary.games,
        f"{name} players": summary.players,
        f"{name} moves": summary.moves,
    }
    found[f"{name} best"] = None if summary.best is None else summary.best.value
    found[f"{name} streak"] = 0 if summary.streak is None else summary.streak.value
    for person in {one.user_id for one in seats if one.user_id is not None}:
        own = own_season(seats, person)
        if own is not None:
            found[f"{name} {person}"] = [own.best, own.bids, own.met, own.streak]
    return found


async def main() -> None:
    """Plays, compares, and prints what was found."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    with tempfile.TemporaryDirectory() as folder:
        database = await SqliteDatabase.open(Path(folder) / "tavern.db")
        try:
            company = Company.housed(database)
            found = [await differences(company, games), await differences_of_days(company, games // 10)]
        finally:
            await database.close()
        found.append(await differences_of_seasons(Path(folder), games // 30))
    wrong = [line for _, lines in found for line in lines]
    print("\n".join(wrong))
    of_games, of_days, of_seasons = (count for count, _ in found)
    print(f"{of_games} figures of {games} games, {of_days} of days, {of_seasons} of seasons")
    print(f"{len(wrong)} differ")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    asyncio.run(main())
