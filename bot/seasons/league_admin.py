"""A moderator's view of a league's matches, and steps: hurry, replace, pause, extend, end."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from bot.model.leagues import EntrantRow, Format, LeagueStage, Role
from bot.model.matches import MatchRow, MatchState
from bot.model.tables import Pace, Player, Stage, Status
from bot.seasons import history, matches, next_season, participation, rounds, voyages
from bot.seasons.history import Kind, Note, noted
from bot.seasons.league import League, LockedLeague
from bot.seasons.seasons import Seasons
from bot.store.leagues import upsert_entrant, upsert_round
from bot.store.matches import upsert_match
from bot.store.statements import Statement
from bot.tables import table_admin
from bot.tables.clock import HOUR
from bot.tables.person import Person, shown_name
from bot.tables.refusal import Refusal
from bot.tables.table import Table

MOST_HOURS = 24 * 30
SILENCE = 3 * 24 * HOUR  # seconds by which a round is extended once if no moderator reacts
# Seconds before a round's end in which its matches that are not over are late; less in a short round.
NEAR = 12 * HOUR
NUDGE_EVERY = HOUR  # seconds between two nudges of one match
_ORDER = (
    MatchState.WAITING,
    MatchState.PLAYING,
    MatchState.OPENING,
    MatchState.PLANNED,
    MatchState.VOID,
    MatchState.DONE,
)


async def begin(seasons: Seasons, league_id: int, by: Person | None = None) -> League:
    """Ends the sign-up and draws the first round now. Raises `Refusal` or `LeagueError`."""
    async with seasons.locked(league_id) as league:
        return await rounds.begin(seasons, league, *noted(seasons, league_id, by, Note(Kind.BEGUN)))


async def next_round(seasons: Seasons, league_id: int, by: Person | None = None) -> League:
    """Draws the next round early; unfinished games of this one count when they are over.

    Raises `Refusal` or `LeagueError`.
    """
    async with seasons.locked(league_id) as league:
        return await rounds.advance(seasons, league, *noted(seasons, league_id, by, Note(Kind.NEXT)))


async def pause(seasons: Seasons, league_id: int, by: Person | None = None, *, rests: bool) -> League:
    """Draws and opens nothing until the league is resumed; with `rests` nobody has a deadline meanwhile."""
    async with seasons.locked(league_id) as league:
        if league.row.stage is not LeagueStage.RUNNING or league.row.format is Format.VOYAGE:
            raise Refusal("league_not_running")
        kept = noted(seasons, league_id, by, Note(Kind.RESTED if rests else Kind.PAUSED))
        after = await seasons.change(
            league, *kept, stage=LeagueStage.PAUSED, paused_at=seasons.now(), rests=rests
        )
        await (matches.rearm if rests else matches.retime)(seasons, after)
        return after


async def resume(seasons: Seasons, league_id: int, by: Person | None = None) -> League:
    """Ends a pause; everything that had a time comes later by its length."""
    async with seasons.locked(league_id) as league:
        if league.row.stage is not LeagueStage.PAUSED:
            raise Refusal("league_not_paused")
        began = league.row.paused_at
        later = 0 if began is None else seasons.now() - began
        statements = *_delayed(league, later), *noted(seasons, league_id, by, Note(Kind.RESUMED))
        rested = league.row.rests
        after = await seasons.change(
            league, *statements, stage=LeagueStage.RUNNING, paused_at=None, rests=False
        )
        await (matches.rearm if rested else matches.retime)(seasons, after)
        return after


async def end(
    seasons: Seasons, league_id: int, by: Person | None = None, *, unmeasured_too: bool = False
) -> League:
    """Ends a league with its standings as they are; games that have begun can be finished, but don't count.

    A voyage raises as `voyages.finish` does.
    """
    async with seasons.locked(league_id) as league:
        league.require_live()
        kept = noted(seasons, league_id, by, Note(Kind.ENDED))
        if league.row.format is Format.VOYAGE and league.matches:
            return await voyages.finish(seasons, league, *kept, unmeasured_too=unmeasured_too)
        ended = LeagueStage.FINISHED if league.results else LeagueStage.ENDED
        after = await seasons.change(league, *kept, stage=ended, closed_at=seasons.now(), next_at=None)
        if league.row.rests:
            await matches.rearm(seasons, after)
        return after


async def move_to(seasons: Seasons, league_id: int, channel_id: int, by: Person | None = None) -> League:
    """Moves the league's post, its next tables and its next season to another channel."""
    async with seasons.locked(league_id) as league:
        if not await next_season.is_awaited(seasons, league):
            league.require_live()
        # A table that was being opened is opened there: the channel that was left may be gone.
        begun = [match for match in league.matches if match.state is MatchState.OPENING]
        again = [upsert_match(_unopened(match)) for match in begun]
        kept = noted(seasons, league_id, by, Note(Kind.MOVED))
        seasons.heard_gone = {one for one in seasons.heard_gone if one[0] != league_id}
        return await seasons.change(league, *again, *kept, channel_id=channel_id)


async def extend(seasons: Seasons, league_id: int, hours: int, by: Person | None = None) -> League:
    """Extends the latest round by some hours. Raises `Refusal`."""
    async with seasons.locked(league_id) as league:
        league.require_live()
        if league.round is None or league.round.ends_at is None:
            raise Refusal("league_has_no_round")
        if not 1 <= hours <= MOST_HOURS:
            raise Refusal("hours_out_of_range", most=MOST_HOURS)
        kept = noted(seasons, league_id, by, Note(Kind.EXTENDED, hours=hours))
        return await _lengthen(seasons, league, hours * HOUR, *kept)


def moves_its_end(league: League) -> bool:
    """Whether the round will be extended if no moderator reacts; it is extended once."""
    row = league.round
    if row is None or league.row.pace is Pace.LIVE or row.played_out_at is not None:
        return False
    return row.ends_at is not None and row.moved_from is None and bool(league.open_matches)


async def move_end(seasons: Seasons, league: LockedLeague) -> LockedLeague:
    """Extends the latest round, since no moderator has reacted."""
    assert league.round is not None  # it has come
    return await _lengthen(seasons, league, SILENCE, moved_from=league.round.ends_at)


async def _lengthen(
    seasons: Seasons, league: LockedLeague, seconds: int, *kept: Statement, **changes: Any
) -> LockedLeague:
    assert league.round is not None  # asked for leagues with a round that has an end
    ends_at = max(league.round.ends_at or 0, seasons.now()) + seconds
    longer = replace(league.round, ends_at=ends_at, played_out_at=None, **changes)
    after = await seasons.change(league, upsert_round(league.id, longer), *kept)
    await matches.retime(seasons, after)
    return after


async def play_out(seasons: Seasons, league_id: int, by: Person | None = None) -> League:
    """Lets computer players finish the open games of the latest round; a running turn keeps its deadline.

    Raises `Refusal`.
    """
    async with seasons.locked(league_id) as league:
        if league.row.stage is not LeagueStage.RUNNING:
            raise Refusal("league_stands_still")
        if league.round is None or league.round.ends_at is None:
            raise Refusal("league_has_no_round")
        if not league.open_matches:
            raise Refusal("round_is_over")
        now = seasons.now()
        over = replace(league.round, ends_at=min(league.round.ends_at, now), played_out_at=now)
        kept = noted(seasons, league_id, by, Note(Kind.PLAYED_OUT))
        return await seasons.change(league, upsert_round(league_id, over), *kept)


async def forfeit(seasons: Seasons, match_id: int, user_id: int, by: Person | None = None) -> League:
    """Makes a person forfeit a match that is not over: a computer player takes the seat. Raises `Refusal`."""
    async with seasons.locked_match(match_id) as league:
        kept = noted(seasons, league.id, by, Note(Kind.FORFEITED, match_id, user_id))
        await matches.forfeit(seasons, league, league.match(match_id), user_id, *kept)
        return await seasons.reload(league)


async def take_forfeit_back(seasons: Seasons, match_id: int, user_id: int, by: Person) -> League:
    """Takes back a forfeit in a match that is not over. Raises `Refusal`."""
    async with seasons.locked_match(match_id) as league:
        await matches.take_forfeit_back(seasons, league, league.match(match_id), user_id, by)
        return await seasons.reload(league)


async def replace_in_match(
    seasons: Seasons,
    match_id: int,
    user_id: int,
    substitute: Person | None,
    by: Person,
    *,
    kind: Kind | None = Kind.REPLACED,
) -> League:
    """Gives a person's seat in a match, and its result, to a substitute, or a computer player for None.

    The step is kept as this `kind`; None keeps none. Raises `Refusal`.
    """
    async with seasons.locked_match(match_id) as league:
        match = league.match(match_id)
        if user_id not in match.seats:
            raise Refusal("not_in_match")
        if match.state.is_over:
            raise Refusal("match_is_over")
        if substitute is not None and substitute.user_id in match.seats:
            raise Refusal("already_seated_there", name=shown_name(substitute.name))
        if substitute is not None and participation.sits_elsewhere(league, match, substitute.user_id):
            raise Refusal("seated_this_round", name=shown_name(substitute.name))
        if match.table_id is not None:
            await _replace_at_table(seasons, match, user_id, substitute, by)
        other = None if substitute is None else substitute.user_id
        note = None if kind is None else Note(kind, match_id, user_id, other)
        kept = [] if note is None else [history.kept(seasons, league.id, by, note)]
        await _replace_drawn(seasons, league, match, user_id, substitute, *kept)
        return await seasons.reload(league)


async def put_in(seasons: Seasons, match_id: int, user_id: int, substitute: Person, by: Person) -> League:
    """Does what `replace_in_match` does for a person who was not there at the deal.

    Raises `Refusal("came_after_all")` if they have moved since.
    """
    match = await seasons.matches.match(match_id)
    if match is not None and match.table_id is not None and user_id in match.seats:
        log, seat = await seasons.tables.store.log.moves(match.table_id), match.seats.index(user_id)
        if any(line.seat == seat and not line.by_computer for line in log):
            raise Refusal("came_after_all")
    return await replace_in_match(seasons, match_id, user_id, substitute, by, kind=Kind.PUT_IN)


async def open_again(seasons: Seasons, match_id: int, by: Person | None = None) -> League:
    """Opens another thread for a match that has not begun, in the league's channel. Raises `Refusal`."""
    async with seasons.locked_match(match_id) as league:
        match = league.match(match_id)
        if match.state not in (MatchState.OPENING, MatchState.WAITING):
            raise Refusal("match_has_begun")
        kept = noted(seasons, league.id, by, Note(Kind.REOPENED, match_id))
        return await seasons.change(league, upsert_match(_unopened(match)), *kept)


async def mark_nudged(seasons: Seasons, match_id: int, by: Person, note: Note | None) -> League:
    """Keeps that the people of a match were nudged just now, with a note if there is one."""
    async with seasons.locked_match(match_id) as league:
        match = replace(league.match(match_id), nudged_at=seasons.now())
        kept = [] if note is None else [history.kept(seasons, league.id, by, note)]
        await seasons.store.change(league.id, upsert_match(match), *kept, revise=False)
        return await seasons.load(league.id)


async def start_match(seasons: Seasons, match_id: int, by: Person | None = None) -> League:
    """Starts a match whose people are not all there yet. Raises `Refusal`."""
    async with seasons.locked_match(match_id) as league:
        match = league.match(match_id)
        if match.state is not MatchState.WAITING:
            raise Refusal("match_has_begun")
        if league.row.stage is not LeagueStage.RUNNING:
            raise Refusal("league_stands_still")
        now = replace(match, starts_at=seasons.now())
        kept = noted(seasons, league.id, by, Note(Kind.STARTED, match_id))
        return await seasons.change(league, upsert_match(now), *kept)


def _delayed(league: League, seconds: int) -> Iterator[Statement]:
    """The statements that delay the league's next steps by a time."""
    if league.round is not None and league.round.ends_at is not None:
        yield upsert_round(league.id, replace(league.round, ends_at=league.round.ends_at + seconds))
    for match in league.matches:
        if match.state is MatchState.WAITING and match.starts_at is not None:
            yield upsert_match(replace(match, starts_at=match.starts_at + seconds))


def _unopened(match: MatchRow) -> MatchRow:
    return replace(match, state=MatchState.PLANNED, thread_id=None, starts_at=None)


async def _replace_at_table(
    seasons: Seasons, match: MatchRow, user_id: int, substitute: Person | None, by: Person
) -> None:
    assert match.table_id is not None  # asked for matches with a table
    table = await seasons.tables.load(match.table_id)
    seat = table.seat_of(user_id)
    if table.status is not Status.RUNNING or seat is None:
        raise Refusal("not_in_match")
    await table_admin.reseat(seasons.tables, table.id, seat, substitute, by)


async def _replace_drawn(
    seasons: Seasons,
    league: LockedLeague,
    match: MatchRow,
    user_id: int,
    substitute: Person | None,
    *kept: Statement,
) -> None:
    """Stores who takes the place of the person drawn; a seat that a computer player takes is a forfeit."""
    if substitute is None:
        forfeits = tuple({*match.forfeits, user_id})
        await seasons.store.change(league.id, upsert_match(replace(match, forfeits=forfeits)), *kept)
        return
    drawn = tuple(substitute.user_id if one == user_id else one for one in match.seats)
    ready = tuple(one for one in match.ready if one != user_id)
    statements = [upsert_match(replace(match, seats=drawn, ready=ready))]
    known, name, now = league.entrant(substitute.user_id), shown_name(substitute.name), seasons.now()
    if known is None or known.role is Role.SUBSTITUTE:
        entrant = EntrantRow(substitute.user_id, name, Role.SUBSTITUTE, now)
        statements.append(upsert_entrant(league.id, entrant))
    await seasons.store.change(league.id, *statements, *kept)


async def replace_for_good(
    seasons: Seasons, league_id: int, user_id: int, newcomer: Person, by: Person
) -> League:
    """Replaces a player by a newcomer, at unfinished tables as well; finished games stay the player's.

    Raises `Refusal` for a person who is no player, and for a newcomer who is one.
    """
    async with seasons.locked(league_id) as league:
        known, other = league.entrant(user_id), league.entrant(newcomer.user_id)
        league.require_live()
        if known is None or known.role is not Role.PLAYER:
            raise Refusal("not_signed_up")
        if other is not None and other.role is Role.PLAYER:
            raise Refusal("already_in_league", name=other.name)
        entrant = EntrantRow(newcomer.user_id, shown_name(newcomer.name), Role.PLAYER, seasons.now())
        note = Note(Kind.REPLACED, about=user_id, other=newcomer.user_id)
        await seasons.store.change(
            league_id,
            upsert_entrant(league_id, EntrantRow(user_id, known.name, Role.OUT, known.at)),
            upsert_entrant(league_id, entrant),
            history.kept(seasons, league_id, by, note),
        )
        playing = [
            match.id
            for match in league.matches
            if user_id in match.seats and not match.state.is_over and user_id not in match.forfeits
        ]
    for match_id in playing:
        with suppress(Refusal):  # they have left that table already, or the newcomer sits there
            await replace_in_match(seasons, match_id, user_id, newcomer, by, kind=None)
    return await seasons.changed(league_id)


@dataclass(frozen=True, slots=True)
class Watched:
    """A match, its table, the ids of the people it waits for, and whether it is late."""

    match: MatchRow
    table: Table | None
    waits_for: Sequence[int]
    late: bool

    @property
    def away(self) -> Sequence[int]:
        """The people whose seats at the table a computer player plays."""
        rows = () if self.table is None else self.table.seats
        return [row.user_id for row in rows if row.player is Player.ABSENT and row.user_id is not None]

    @property
    def rank(self) -> tuple[bool, int, int, int]:
        """Its place in the list: late matches first, finished ones last."""
        return not self.late, _ORDER.index(self.match.state), -self.match.round, self.match.number


async def watched(seasons: Seasons, league: League, number: int | None = None) -> Sequence[Watched]:
    """The matches of a round, or of the latest and all that are not over; the late ones first."""
    last = None if league.round is None else league.round.number
    found: Sequence[MatchRow] = [
        match for match in league.matches if match.round == last or not match.state.is_over
    ]
    if number is not None:
        found = league.matches_of(number)
    seen = [await _watched(seasons, league, match) for match in found]
    return sorted(seen, key=lambda one: one.rank)


async def watch(seasons: Seasons, league: League, match_id: int) -> Watched:
    """One match. Raises `Refusal("no_such_match")`."""
    return await _watched(seasons, league, league.match(match_id))


async def _watched(seasons: Seasons, league: League, match: MatchRow) -> Watched:
    if match.state is MatchState.WAITING:
        late = match.starts_at is not None and match.starts_at <= seasons.now()
        return Watched(match, None, matches.missing(match), late or _ends_soon(seasons, league))
    if match.state is MatchState.PLAYING and match.table_id is not None:
        table = await seasons.tables.load(match.table_id)
        waits_for = [row.user_id for row in table.people_to_move() if row.user_id is not None]
        return Watched(match, table, waits_for, _is_stuck(table) or _ends_soon(seasons, league))
    return Watched(match, None, (), not match.state.is_over and _ends_soon(seasons, league))


async def to_nudge(seasons: Seasons, league: League, match_id: int) -> Sequence[int]:
    """The people to nudge in a match. Raises `Refusal` for nobody, and soon after the last nudge."""
    found = await watch(seasons, league, match_id)
    last = found.match.nudged_at
    if last is not None and seasons.now() < last + NUDGE_EVERY:
        raise Refusal("nudged_already", again=str(last + NUDGE_EVERY))
    if not found.waits_for:
        raise Refusal("nobody_to_nudge")
    return found.waits_for


def _is_stuck(table: Table) -> bool:
    clocks = [row.clock for row in table.people_to_move() if row.clock is not None]
    return table.status is Status.FROZEN or any(
        clock.stage in (Stage.LAST_CALL, Stage.EXPIRED) for clock in clocks
    )


def _ends_soon(seasons: Seasons, league: League) -> bool:
    ends_at = None if league.round is None else league.round.ends_at
    near = min(NEAR, league.row.round_hours * HOUR // 4)
    return ends_at is not None and ends_at - seasons.now() <= near
