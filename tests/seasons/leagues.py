"""Leagues without Discord: a real database, a clock that is moved, and a Discord that is made up here.

leagues = await Leagues.opened(tmp_path)
league = await leagues.created("Winter", people=8, rounds=2)
await leagues.wait(HOUR)          # what falls due in that time is done
await leagues.restarted()         # a new bot on the same database and the same Discord
"""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from bot.model.leagues import GivenRole
from bot.model.matches import MatchRow, MatchState
from bot.model.messages import MessageKind
from bot.model.tables import Pace, Status
from bot.seasons import creation, participation
from bot.seasons import matches as season_matches
from bot.seasons.league import League
from bot.seasons.notices import Ending, ending
from bot.seasons.participation import NotThere, no_shows, not_there
from bot.seasons.runner import Running
from bot.seasons.seasons import ChannelClosedError, Delay, Notice, RoleRefusal, Seasons
from bot.solo.hands import Solo
from bot.solo.reference_games import PlayerHere, ReferenceGames
from bot.solo.verdicts import Verdicts, judged_here
from bot.store.engine import Database, Query
from bot.store.leagues import upsert_round
from bot.store.store import Store
from bot.tables.automatic import Automatic
from bot.tables.clock import HOUR
from bot.tables.lobby import Place
from bot.tables.person import Person
from bot.tables.presence import Unavailable
from bot.tables.table import Table
from bot.tables.table_worker import TableWorker
from bot.tables.tables import Tables
from tests.databases import opened
from tests.entries import ENTRY_OF
from tests.patience import GLANCE
from tests.tables.company import BEGINNING, Company

MAKER = Person(900, "Gina", frozenset({10}))
GUILD, CHANNEL = 10, 20
FIRST = 101
"""The id of the first of the people; the others follow."""
DAY = 24 * HOUR


class Killed(Exception):  # noqa: N818 - the bot is
    """The bot's process has come to its end at this instant."""


def person(number: int) -> Person:
    return Person(FIRST + number, f"P{number:03}")


@dataclass
class Discord:
    """What stands on Discord, whichever bot wrote it: threads, invitations, posts."""

    threads: dict[int, list[int]] = field(default_factory=dict)
    """By match its threads' ids, in which a bot that opens too many is found out."""
    invitations: Counter[int] = field(default_factory=Counter)
    """How often the people of each match were mentioned: Discord takes a nonce only once."""
    closed: set[int] = field(default_factory=set)
    """The matches whose invitations have no buttons any more."""
    posts: list[League] = field(default_factory=list)
    archived: list[int | None] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    """What moderators were told that leagues wait for."""
    warned: set[int] = field(default_factory=set)
    """The leagues of which such a message stands."""
    left: set[int] = field(default_factory=set)
    """Who is not in the server any more."""
    called_in: set[tuple[int, int]] = field(default_factory=set)
    """The matches to whose threads somebody was called who steps in."""
    no_shows: dict[int, dict[int, int]] = field(default_factory=dict)
    missing: dict[int, Sequence[NotThere]] = field(default_factory=dict)
    """By match of whom moderators were told that they were not there at the deal."""
    summed_up: list[tuple[int, int]] = field(default_factory=list)
    """Of each match who was told that they had not come, and how many times in a row that was."""
    protests: list[str] = field(default_factory=list)
    """The protests that moderators were told of."""
    disputes: list[int] = field(default_factory=list)
    """The matches whose people were told that the result is disputed."""
    answers: list[str] = field(default_factory=list)
    """What people were told of what moderators have decided about protests."""
    tags: dict[int, MatchState] = field(default_factory=dict)
    """By match the state that its post in a forum tells."""
    roles: set[GivenRole] = field(default_factory=set)
    refused_roles: set[int] = field(default_factory=set)
    refused_people: set[int] = field(default_factory=set)
    nonces: set[int] = field(default_factory=set)
    reminders: dict[tuple[int, MessageKind, int], int] = field(default_factory=dict)
    """Of what the people of a match were reminded, with the time at which it comes: when they were first."""

    open_tables: dict[tuple[int, Ending, int], tuple[int, list[int]]] = field(default_factory=dict)
    """By league, how near the end of its round is, and that end: when moderators heard of which tables."""
    put_in: set[int] = field(default_factory=set)
    """The matches for which moderators were asked whether a substitute plays."""


@dataclass
class FakePort:
    """The port of a bot on that Discord. Every `busy`-th call finds it unavailable."""

    discord: Discord
    instant: Callable[[], None]
    now: Callable[[], int]
    busy: int = 0
    is_closed: bool = False
    calls: int = 0

    async def show(self, league: League) -> None:
        self._call()
        self.discord.posts.append(league)
        self.instant()

    async def tell(self, league: League) -> None:
        self._call()
        self.instant()

    async def find_thread(self, league: League, match: MatchRow) -> int | None:
        self._call()
        return next(iter(self.discord.threads.get(match.id, ())), None)

    async def open_thread(self, league: League, match: MatchRow) -> int:
        self._call()
        opened = self.discord.threads.setdefault(match.id, [])
        opened.append(10_000 + 10 * match.id + len(opened))
        self.instant()
        return opened[-1]

    async def has_thread(self, match: MatchRow) -> bool:
        self._call()
        return match.thread_id in self.discord.threads.get(match.id, ())

    async def tag(self, league: League, match: MatchRow) -> None:
        self.discord.tags[match.id] = match.state
        self.instant()

    async def invite(self, league: League, match: MatchRow) -> None:
        self._call()
        if match.id not in self.discord.nonces:
            self.discord.invitations[match.id] += 1
            self.discord.nonces.add(match.id)
        self.instant()

    async def gone(self, league: League, people: Sequence[int]) -> Sequence[int]:
        self._call()
        return [one for one in people if one in self.discord.left]

    async def say(self, league: League, notice: Notice) -> None:
        self._call()
        self._heard(league, notice)
        self.instant()

    def _heard(self, league: League, notice: Notice) -> None:
        discord, (kind, number, match, user_id) = self.discord, notice
        protests = {one.id: one for one in league.protests}
        match kind, match:
            case MessageKind.ROUND_FOR_MODERATORS, None:
                self._heard_of_round(league, number)
            case MessageKind.DIGEST, None:
                discord.summed_up.append((league.id, number))
            case MessageKind.CALL_IN, MatchRow():
                discord.called_in.add((match.id, user_id))
            case MessageKind.NO_SHOW, MatchRow():
                discord.no_shows[match.id] = dict(no_shows(league, match))
            case MessageKind.MISSING, MatchRow():
                discord.put_in.add(match.id)
            case MessageKind.PROTEST, MatchRow():
                discord.protests.append(protests[number].reason)
            case MessageKind.DISPUTE, MatchRow():
                discord.disputes.append(match.id)
            case MessageKind.ANSWER, MatchRow():
                discord.answers.append(protests[number].answer)
            case MessageKind.ROUND_ENDS | MessageKind.PLAYED_OUT | MessageKind.ENDS_NOW, MatchRow():
                discord.reminders.setdefault((match.id, kind, number), self.now())

    def _heard_of_round(self, league: League, number: int) -> None:
        for match in league.matches_of(number):
            if match.state is MatchState.PLAYING and (absent := not_there(league, match)):
                self.discord.missing[match.id] = absent
        near, row = ending(league, self.now()), league.round
        if near is not None and row is not None and row.number == number:
            open_ = [match.number for match in league.open_matches]
            self.discord.open_tables.setdefault((league.id, near, row.ends_at or 0), (self.now(), open_))

    async def warn(self, league: League, delay: Delay | None) -> None:
        self.discord.warned.discard(league.id)
        if delay is not None:
            self.discord.warnings.append(delay.what)
            self.discord.warned.add(league.id)
        self.instant()

    async def set_role(self, league: League, one: GivenRole, *, has: bool) -> RoleRefusal | None:
        self._call()
        is_of_role = one.role_id in self.discord.refused_roles
        if is_of_role or one.user_id in self.discord.refused_people:
            return RoleRefusal("no", is_of_role=is_of_role)
        (self.discord.roles.add if has else self.discord.roles.discard)(one)
        self.instant()
        return None

    async def archive(self, match: MatchRow) -> None:
        self._call()
        self.discord.archived.append(match.thread_id)
        self.instant()

    async def close_invitation(self, league: League, match: MatchRow) -> None:
        self._call()
        self.discord.closed.add(match.id)
        self.instant()

    def _call(self) -> None:
        self.instant()
        if self.is_closed:
            raise ChannelClosedError("the channel is gone")
        self.calls += 1
        if self.busy and self.calls % self.busy == 0:
            raise Unavailable("try again")


class MortalDatabase:
    """The database of a bot that can be killed before and after each of its writes."""

    def __init__(self, database: Database, instant: Callable[[], None]) -> None:
        self._database = database
        self._instant = instant

    def __getattr__(self, name: str) -> Any:
        return getattr(self._database, name)

    async def write(self, work: Callable[..., Any], *, durable: bool = True) -> Any:
        self._instant()
        result = await self._database.write(work, durable=durable)
        self._instant()
        return result

    async def run(self, *statements: Query, durable: bool = True) -> None:
        self._instant()
        await self._database.run(*statements, durable=durable)
        self._instant()


@dataclass
class Leagues:
    """The bot's leagues with all that runs by itself.

    `dies_at` is the instant at which it is killed; `at_instant` is called at every one. `ports` makes its
    port, from the next start on.
    """

    database: Database
    discord: Discord = field(default_factory=Discord)
    now: int = BEGINNING
    instants: int = 0
    dies_at: int | None = None
    at_instant: Callable[[], None] = lambda: None
    pool: Any = None
    plays: int = 10  # of a field
    ports: Callable[[Discord, Callable[[], None], Callable[[], int]], FakePort] = FakePort
    port: FakePort = field(init=False)
    company: Company = field(init=False)
    seasons: Seasons = field(init=False)
    running: Running = field(init=False)
    solo: Solo = field(init=False)
    automatic: Automatic = field(init=False)
    worker: TableWorker = field(init=False)

    @classmethod
    async def opened(cls, folder: Path, discord: Discord | None = None, now: int = BEGINNING) -> "Leagues":
        """A bot on the database of that folder, a new one if there is none, and on what stands on Discord."""
        database = await opened(folder / "tavern.sqlite3")
        leagues = cls(database, discord or Discord(), now)
        await leagues._start()
        return leagues

    async def close(self) -> None:
        await self._stop()
        await self.database.close()

    async def restarted(self) -> None:
        """A new bot on the same database and Discord, that takes up what the old one left."""
        await self._stop()
        self.dies_at = None
        await self._start()

    async def _start(self) -> None:
        database: Any = MortalDatabase(self.database, self._instant)
        tables = Tables(Store(database), lambda: self.now, ENTRY_OF)
        self.company = Company(tables, self.database, random.Random(self.now))
        self.port = self.ports(self.discord, self._instant, lambda: self.now)
        self.seasons = Seasons(tables)
        self.solo = Solo(
            tables, ReferenceGames(tables, PlayerHere(self.plays)), Verdicts(tables, judged_here())
        )
        self.running = Running(self.seasons, self.port, self.pool, self.solo.reference_games)
        self.automatic = Automatic(tables, 0, (0, 0), (0, 0), random.Random(3))
        steps = self._schedule, self.running.table_changed
        self.worker = TableWorker(tables, self.company.deadlines, steps)
        tables.watchers.append(self.worker)
        self.seasons.watchers.append(self.running)
        await self.worker.resume()
        await self.running.resume()
        await self.settle()

    async def _schedule(self, table: Table) -> None:
        # People play their last cards themselves here, so that a test says when.
        persons = (row.seat for row in table.people_to_move() if row.plan is None)
        if not any(table.last_card(table.dealt.state, seat) for seat in persons):
            await self.automatic.schedule(table)

    async def _stop(self) -> None:
        await self.worker.stop()
        await self.running.stop()
        await self.automatic.stop()
        await self.solo.reference_games.stop()

    def _instant(self) -> None:
        self.instants += 1
        self.at_instant()
        if self.dies_at is not None and self.instants >= self.dies_at:
            raise Killed

    async def settle(self) -> None:
        """Waits until nothing happens any more by itself at this time. Raises `Killed` for a bot that was."""
        names = ("table ", "resuming ", "reference games")
        while tasks := [task for task in asyncio.all_tasks() if task.get_name().startswith(names)]:
            if self.dies_at is not None and self.instants >= self.dies_at:
                raise Killed  # what failed with it waits to be tried again
            await asyncio.wait(tasks, timeout=GLANCE)

    async def wait(self, seconds: int) -> None:
        """Lets so much time pass; what fell due in it is done, each at its time."""
        await self.settle()
        until, before = self.now + seconds, None
        while (due := await self._due()) and due != before and min(due) <= until:
            self.now, before = max(self.now, min(due)), due
            await self.company.deadlines.ring()
            await self.company.tell()
            for league_id in await self.seasons.store.due(self.now):
                self.running.league_changed(league_id)
            await self.settle()
        self.now = until

    async def _due(self) -> list[int]:
        """When leagues, and the clocks of their tables, have something to do next."""
        clocks = self.company.tables.store.clocks.next_at()
        return [at for at in (await self.seasons.store.next_at(), await clocks) if at is not None]

    async def created(self, name: str, guild: int = GUILD, people: int = 0, **changes: Any) -> League:
        """A league of tables of four at Skull King with one round, in which so many people take part."""
        draft = await creation.draft(self.seasons, name, Place(guild, CHANNEL, "en"), MAKER)
        options = {**draft.row.options, "rounds": 1}
        usual: dict[str, Any] = {"options": options, "pace": Pace.NONE}
        await creation.change(self.seasons, draft.id, MAKER, **{**usual, **changes})
        await creation.create(self.seasons, draft.id, MAKER)
        for number in range(people):
            await participation.sign_up(self.seasons, draft.id, person(number))
        await self.settle()
        return await self.load(draft.id)

    async def load(self, league_id: int) -> League:
        return await self.seasons.load(league_id)

    async def all_there(self, league_id: int, matches: Iterable[MatchRow] | None = None) -> None:
        """Everybody presses "I am here" at the tables that wait; then all that can begin has begun."""
        for match in matches or (await self.load(league_id)).matches:
            if match.state is MatchState.WAITING:
                for user_id in season_matches.missing(match):
                    await season_matches.be_there(self.seasons, match.id, user_id)
        await self.settle()

    async def played(self, league_id: int) -> League:
        """Everybody plays their games to the end."""
        for match in (await self.load(league_id)).matches:
            if match.state is MatchState.PLAYING and match.table_id is not None:
                table = await self.company.tables.load(match.table_id)
                if table.status is Status.RUNNING:
                    await self.company.play(table)
        await self.settle()
        return await self.load(league_id)

    async def round_played(self, league_id: int) -> League:
        await self.all_there(league_id)
        return await self.played(league_id)

    async def moves_no_more(self, league_id: int) -> League:
        """As if silence had moved the end of the latest round already, to where it is now."""
        league = await self.load(league_id)
        assert league.round is not None
        moved = upsert_round(league_id, replace(league.round, moved_from=league.round.started_at))
        await self.seasons.store.change(league_id, moved)
        return await self.load(league_id)

    async def tables(self) -> int:
        row = await self.database.fetch_one("SELECT count(*) AS count FROM tables")
        assert row is not None
        return int(row["count"])
