"""The services that every use of a league needs, in one value: store, locks, tables, and Discord's part."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Hashable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import Generic, NamedTuple, Protocol, TypeVar, Unpack
from weakref import WeakValueDictionary

from bot.leagues.errors import LeagueError
from bot.leagues.voyages import Yardstick
from bot.model.leagues import Format, GivenRole, LeagueChanges, LeagueRow
from bot.model.matches import MatchRow, MatchState, Results
from bot.model.messages import NO_SEAT, OF_MATCHES, MessageKey, MessageKind
from bot.model.solo import Series
from bot.seasons.league import Figures, League, LockedLeague, Played, Records
from bot.store.errors import StoreError
from bot.store.leagues import LeagueStore
from bot.store.matches import MatchStore
from bot.store.statements import Statement
from bot.tables.person import shown_name
from bot.tables.presence import Unavailable
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables

MOST_LOADED = 20  # leagues whose matches that are over are kept
MOST_KEPT = 100  # leagues whose figures are kept, and games of servers whose records are

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
L = TypeVar("L", bound=League)
LARGE = (
    100  # matches and people beyond which figures are computed in a thread: below it takes few milliseconds
)


GONE = "gone"  # a league's channel was deleted


class ChannelClosedError(Exception):
    """A league's channel is closed to us: `"full"` of threads, `"forbidden"`, `GONE` or just `"closed"`."""

    def __init__(self, error: str, why: str = "closed") -> None:
        super().__init__(error)
        self.why = why


class Delay(NamedTuple):
    """The reason why a league is blocked, and the time of the next try; None if a moderator is needed."""

    error: Refusal | LeagueError | ChannelClosedError | Unavailable
    again_at: int | None = None

    @property
    def what(self) -> str:
        """A key that stays the same while the league waits for the same; empty while Discord is away."""
        if isinstance(self.error, Refusal | LeagueError):
            facts = " ".join(str(self.error.facts[name]) for name in sorted(self.error.facts))
            return f"{self.error.code} {facts}".strip()
        return self.error.why if isinstance(self.error, ChannelClosedError) else ""


class Notice(NamedTuple):
    """An announcement of a league: its kind, its number within the kind, and the person it is about."""

    kind: MessageKind
    number: int = NO_SEAT  # a time, or the number of a match or protest
    match: MatchRow | None = None
    user_id: int = 0

    def key(self, league: League) -> MessageKey:
        subject = league if self.match is None or self.kind not in OF_MATCHES else self.match
        return MessageKey(self.kind, subject.id, self.number)


class RoleRefusal(NamedTuple):
    """A reason why Discord lets nobody have a role, or only this member not."""

    reason: str
    is_of_role: bool


class LeaguePort(Protocol):
    """Discord's part in a league.

    Each raises `Unavailable` to be called again soon, `ChannelClosedError` where the channel is gone or
    closed.
    """

    async def show(self, league: League) -> None:
        """Brings the league's post up to date."""
        ...

    async def tell(self, league: League) -> None:
        """Announces, once each, that a round has begun and that the league is over."""
        ...

    async def find_thread(self, league: League, match: MatchRow) -> int | None:
        """The thread that was opened for a match, if there is one."""
        ...

    async def open_thread(self, league: League, match: MatchRow) -> int:
        """Opens the thread of a match in the league's channel; returns its id."""
        ...

    async def has_thread(self, match: MatchRow) -> bool:
        """Whether the thread of a match is still there."""
        ...

    async def tag(self, league: League, match: MatchRow) -> None:
        """Updates the tags of a match's forum post: its round and state."""
        ...

    async def invite(self, league: League, match: MatchRow) -> None:
        """Invites a match's people, once; later edits say who is there."""
        ...

    async def close_invitation(self, league: League, match: MatchRow) -> None:
        """Takes the buttons away from a match's invitation: its game has begun, or never will."""
        ...

    async def gone(self, league: League, people: Sequence[int]) -> Sequence[int]:
        """The given people who have left the league's server."""
        ...

    async def say(self, league: League, notice: Notice) -> None:
        """Posts an announcement, once, for the people whom it concerns."""
        ...

    async def warn(self, league: League, delay: Delay | None) -> None:
        """Warns moderators of the reason why the league is blocked; None takes that back."""
        ...

    async def set_role(self, league: League, one: GivenRole, *, has: bool) -> RoleRefusal | None:
        """Gives a person a role of the server, or takes it; returns Discord's objection, if any."""
        ...

    async def archive(self, match: MatchRow) -> None:
        """Archives the thread of a match that is over."""
        ...


class LeagueWatcher(Protocol):
    """Hears that a league has changed, once that is on disk; must return at once and never fail."""

    def league_changed(self, league_id: int) -> None: ...


class KeptByRevision(Generic[K, V]):
    """The values of the latest revisions, by their keys; of `most` keys, those computed last."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[K, tuple[object, asyncio.Task[V]]] = {}

    async def value(self, key: K, revision: object, compute: Callable[[], Awaitable[V]]) -> V:
        """The value at a revision: the one that is kept, or being computed for others, else a new one."""
        known = self._kept.get(key)
        if known is None or known[0] != revision or _has_failed(known[1]):
            known = revision, asyncio.ensure_future(_task(compute))
            # Who waited may have been cancelled: asyncio would log a failure at which nobody looks.
            known[1].add_done_callback(_has_failed)
            self._kept.pop(key, None)
            self._kept[key] = known
            if len(self._kept) > self._most:
                del self._kept[next(iter(self._kept))]
        return await asyncio.shield(known[1])

    def forget(self, key: K) -> None:
        """Forgets the value of a key: it has changed without a revision."""
        self._kept.pop(key, None)

    def latest(self, key: K) -> V | None:
        """The value that is kept, of whatever revision; None for none, or while it is computed."""
        known = self._kept.get(key)
        return known[1].result() if known and known[1].done() and not _has_failed(known[1]) else None


def _has_failed(task: asyncio.Task[V]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


@dataclass(slots=True)
class Seasons:
    """The leagues of all servers; `delays` has, by number, those that are blocked."""

    tables: Tables
    delays: dict[int, Delay] = field(default_factory=dict)
    roles_refused: dict[int, Mapping[GivenRole, RoleRefusal]] = field(default_factory=dict)  # by league
    heard_gone: set[tuple[int, int]] = field(default_factory=set)  # league and moderator: its channel is gone
    watchers: list[LeagueWatcher] = field(default_factory=list)
    records: KeptByRevision[tuple[int, str], Records] = field(
        default_factory=lambda: KeptByRevision(MOST_KEPT)
    )
    _figures: KeptByRevision[int, Figures] = field(default_factory=lambda: KeptByRevision(MOST_KEPT))
    _over: KeptByRevision[int, tuple[Mapping[int, MatchRow], Results]] = field(
        default_factory=lambda: KeptByRevision(MOST_LOADED)
    )
    _locks: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    @property
    def store(self) -> LeagueStore:
        """The queries of leagues."""
        return self.tables.store.leagues

    @property
    def matches(self) -> MatchStore:
        """The queries of matches."""
        return self.tables.store.matches

    def now(self) -> int:
        """The time, in seconds since 1970."""
        return self.tables.now()

    async def load(self, league_id: int) -> League:
        """The league as it is now. Raises `Refusal("no_such_league")`."""
        return await self._load(league_id, League)

    async def again(self, league: L) -> L:
        """The league as it is by now. Raises as `load`."""
        row = await self.store.league(league.id)
        if row == league.row:  # a ladder of thousands of matches takes some milliseconds to load
            return league
        return await self._load(league.id, type(league))

    async def named(self, guild_id: int, name: str) -> League:
        """The league of a server by its name, in any case. Raises `Refusal("no_such_league")`."""
        row = await self.store.named(guild_id, name.strip())
        if row is None:
            raise Refusal("no_such_league")
        return await self._whole(row, League)

    async def of_match(self, match_id: int) -> League:
        """The league of a match. Raises `Refusal("no_such_match")`."""
        match = await self.matches.match(match_id)
        if match is None:
            raise Refusal("no_such_match")
        return await self.load(match.league_id)

    async def of_table(self, table_id: int) -> League:
        """The league of a table's match. Raises `Refusal("no_such_match")`."""
        match = await self.match_at(table_id)
        if match is None:
            raise Refusal("no_such_match")
        return await self.load(match.league_id)

    async def of_guild(self, guild_id: int) -> Sequence[LeagueRow]:
        """The leagues of a server, live ones first, then the newest first; no drafts."""
        return await self.store.of_guild(guild_id)

    async def match_at(self, table_id: int) -> MatchRow | None:
        """The match that is played at a table, if it is one of a league."""
        return await self.matches.of_table(table_id)

    async def match_waiting_in(self, thread_id: int) -> MatchRow | None:
        """The match whose game is still to be dealt in a thread."""
        return await self.matches.waiting_in(thread_id)

    async def names(self, guild_id: int) -> Mapping[int, str]:
        """The latest names of those who have played or entered a server's leagues, by their ids."""
        return await self.matches.names(guild_id)

    @asynccontextmanager
    async def locked(self, league_id: int) -> AsyncIterator[LockedLeague]:
        """The league, which nobody else can change meanwhile. Raises as `load`."""
        async with self._locks.setdefault(league_id, asyncio.Lock()):
            yield await self._load(league_id, LockedLeague)

    @asynccontextmanager
    async def locked_match(self, match_id: int) -> AsyncIterator[LockedLeague]:
        """The league of a match, as `locked` gives it. Raises `Refusal`, also in a live voyage."""
        match = await self.matches.match(match_id)
        if match is None:
            raise Refusal("no_such_match")
        async with self.locked(match.league_id) as league:
            if league.is_sealed:
                raise Refusal("voyage_is_sealed")
            yield league

    async def change_unseen(self, league: LockedLeague, *statements: Statement) -> None:
        """Stores a change of matches that are over which nobody sees."""
        await self.store.change(league.id, *statements, revise=False)
        self._over.forget(league.id)

    async def change(
        self, league: LockedLeague, *statements: Statement, **changes: Unpack[LeagueChanges]
    ) -> LockedLeague:
        """Stores a change that the league's post should show. Raises the errors of the store."""
        await self.store.change(league.id, *statements, **changes)
        return await self.reload(league)

    async def reload(self, league: LockedLeague) -> LockedLeague:
        """The league after a change of it that is on disk; its watchers hear of it."""
        self._tell(league.id)
        return await self._load(league.id, LockedLeague)

    async def changed(self, league_id: int) -> League:
        """The league after a change, if the caller has not locked it; its watchers hear of it."""
        self._tell(league_id)
        return await self.load(league_id)

    async def rename(self, user_id: int, guild_id: int, name: str) -> None:
        """Brings a person's name up to date at live tables, and in leagues that go on, of a server."""
        with suppress(StoreError):  # nobody goes without an answer for that
            renamed = await self.tables.store.people.rename(user_id, guild_id, shown_name(name))
            for table_id in renamed.tables:
                self.tables.changed(table_id)
            for league_id in renamed.leagues:
                self._tell(league_id)

    def _tell(self, league_id: int) -> None:
        for watcher in self.watchers:
            watcher.league_changed(league_id)

    async def _load(self, league_id: int, kind: type[L]) -> L:
        row = await self.store.league(league_id)
        if row is None:
            raise Refusal("no_such_league")
        return await self._whole(row, kind)

    async def as_seen_by(self, league: League, user_id: int) -> League:
        """The league that this person may see, with the points of a voyage's deals that they have played."""
        if not league.is_sealed:
            return league
        _, results = await self._over.value(
            league.id, league.row.revision, lambda: self._load_over(league.id)
        )
        seen = replace(league, results=_opened(league, results, league.deals_open_to(user_id)), figures=None)
        return replace(seen, figures=await computed(seen.weight, seen.compute))

    async def _yardsticks(self, row: LeagueRow) -> Mapping[int, Yardstick]:
        drawn = (
            await self.tables.store.solo.drawn_for(Series.of_league(row.id))
            if row.format is Format.VOYAGE
            else ()
        )
        return {
            deal.number: Yardstick(deal.mean, deal.tenth)
            for deal in drawn
            if deal.mean is not None and deal.tenth is not None
        }

    async def _whole(self, row: LeagueRow, kind: type[L]) -> L:
        # Read before those that are over: one that ends meanwhile is in both, not in neither.
        not_over = await self.matches.not_over(row.id)
        over, results = await self._over.value(row.id, row.revision, lambda: self._load_over(row.id))
        matches = {**{match.id: match for match in not_over}, **over}
        league = kind(
            self.tables.entries,
            row,
            await self.store.entrants(row.id),
            await self.store.rounds(row.id),
            tuple(sorted(matches.values(), key=lambda match: (match.round, match.number))),
            results,
            tuple(await self.matches.corrections(row.id)),
            await self.store.actions(row.id),
            await self.matches.protests(row.id),
            await self.tables.store.schedules.wishes(row.id),
            await self.store.adjustments(row.id),
            await self._yardsticks(row),
        )
        if league.row.format is Format.VOYAGE:
            deals = league.deals_open_to(None) if league.is_sealed else league.yardsticks.keys()
            league = replace(league, results=_opened(league, results, deals))
        figures = await self._figures.value(
            row.id, row.revision, lambda: computed(league.weight, league.compute)
        )
        return replace(league, figures=figures)

    async def finished(self, row: LeagueRow) -> Played:
        """The finished matches of a league with their results, in the order in which they ended."""
        over, results = await self._over.value(row.id, row.revision, lambda: self._load_over(row.id))
        done = [match for match in over.values() if match.state is MatchState.DONE]
        done.sort(key=lambda match: (match.finished_at, match.id))
        return [(match, results.get(match.id, ())) for match in done]

    async def _load_over(self, league_id: int) -> tuple[Mapping[int, MatchRow], Results]:
        """The matches that are over, by their numbers in the store, and the results."""
        matches = await self.matches.of_league(league_id)
        over = {match.id: match for match in matches if match.state.is_over}
        return over, await self.matches.results(league_id)


def _opened(league: League, results: Results, deals: Collection[int]) -> Results:
    return {match.id: results[match.id] for match in league.matches if match.round in deals}


async def _task(compute: Callable[[], Awaitable[V]]) -> V:
    return await compute()


async def computed(weight: int, work: Callable[[], V]) -> V:
    """The result of work on `weight` matches and people; in a thread if they are more than `LARGE`."""
    return await asyncio.to_thread(work) if weight > LARGE else work()
