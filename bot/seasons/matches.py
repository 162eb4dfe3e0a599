"""The matches of a league: their threads, the people present, their games and results.

Each step is stored before the next, so that a kill opens no table twice and forgets none.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from bot.ai.contract import Level
from bot.games.contract import Placing, Seat
from bot.model.leagues import EntrantRow, Role
from bot.model.matches import MatchRow, MatchState, ResultRow
from bot.model.tables import ActionRow, MoveRow, Player, SeatRow, Status
from bot.seasons import history
from bot.seasons.history import Kind, Note
from bot.seasons.league import League, LockedLeague
from bot.seasons.seasons import LeaguePort, Seasons
from bot.store.leagues import upsert_entrant, upsert_round
from bot.store.matches import replace_results, upsert_match
from bot.store.statements import Statement
from bot.tables import clocks, lobby, seats, table_admin
from bot.tables.clock import HOUR
from bot.tables.lobby import Invitation, Place
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table

_HANDED_ON = ("replaced", "substituted", "returned")
# Actions after which another person has the seat, and after which a computer player has it.
_GIVEN_UP = ("left", "gone", "deleted", "forfeited")


@dataclass(frozen=True, slots=True)
class Share:
    """The moves of one seat: how many each of its `people` made, and how many computer players did."""

    entrant: int  # who had the seat at the first card
    last: int  # the last person who had it
    computer: int = 0
    played_out: int = 0  # moves that finished the game after its round: they count on neither side
    people: Counter[int] = field(default_factory=Counter)

    @property
    def total(self) -> int:
        """How many moves the seat has made before its game was played out."""
        return self.computer + self.people.total()

    @property
    def owner(self) -> int:
        """The person who made most of its moves; in a tie the one who had it first."""
        return max({self.entrant, *self.people}, key=lambda one: (self.people[one], one == self.entrant))

    @property
    def other(self) -> int | None:
        """The person with most moves after the owner; None where nobody else made any."""
        rest = Counter(self.people)
        del rest[self.owner]
        return max(rest, key=lambda one: (rest[one], -one), default=None)

    @property
    def is_computers(self) -> bool:
        """Whether computer players have made more than half of its moves."""
        return 2 * self.computer > self.total


async def open_match(seasons: Seasons, port: LeaguePort, league: League, match: MatchRow) -> MatchRow:
    """Opens the thread of a match, and invites its people once. Raises the errors of `port`."""
    if match.state is MatchState.PLANNED:
        match = await _step(seasons, match, state=MatchState.OPENING)
    if match.thread_id is None:
        thread_id = await port.find_thread(league, match) or await port.open_thread(league, match)
        starts_at = seasons.now() + league.row.start_hours * HOUR
        match = await _step(seasons, match, thread_id=thread_id, starts_at=starts_at)
    await port.invite(league, match)
    return await _invited(seasons, match)


async def _invited(seasons: Seasons, match: MatchRow) -> MatchRow:
    """Marks a match as waiting for its people; the hours of its round count from the last invitation."""
    async with seasons.locked(match.league_id) as league:
        waiting = replace(league.match(match.id), state=MatchState.WAITING)
        row = next(one for one in league.rounds if one.number == match.round)
        ends_at = seasons.now() + league.row.round_hours * HOUR
        # A table that is opened once more brings no end nearer that was moved, or that hours then were for.
        is_later = row.ends_at is not None and row.ends_at < ends_at
        later = [upsert_round(league.id, replace(row, ends_at=ends_at))] if is_later else []
        await seasons.store.change(league.id, upsert_match(waiting), *later)
        await retime(seasons, league)
        return waiting


async def retime(seasons: Seasons, league: LockedLeague) -> None:
    """Resets the clocks of the latest round after its end was moved."""
    playing = [] if league.round is None else league.matches_of(league.round.number)
    for match in playing:
        if match.state is MatchState.PLAYING and match.table_id is not None:
            await clocks.retime(seasons.tables, match.table_id)


async def rearm(seasons: Seasons, league: LockedLeague) -> None:
    """Stops all clocks of the league in a pause, or starts them after it."""
    for match in league.matches:
        if match.state is MatchState.PLAYING and match.table_id is not None:
            await clocks.rearm(seasons.tables, match.table_id)


async def be_there(seasons: Seasons, match_id: int, user_id: int) -> MatchRow:
    """Marks a person as present for their match. Raises `Refusal` for people who don't play in it."""
    async with seasons.locked_match(match_id) as league:
        match = league.match(match_id)
        if user_id not in match.seats:
            raise Refusal("not_your_match")
        if user_id in match.forfeits:
            raise Refusal("match_forfeited")
        if match.state is not MatchState.WAITING:
            raise Refusal("match_has_begun")
        if user_id in match.ready:
            raise Refusal("there_already")
        match = await _keep(seasons, league, replace(match, ready=(*match.ready, user_id)), revise=True)
        await seasons.reload(league)
        return match


def is_due(match: MatchRow, now: int) -> bool:
    """Whether a waiting match should begin: all its people are there, or its time has come."""
    return not missing(match) or (match.starts_at is not None and match.starts_at <= now)


def missing(match: MatchRow) -> Sequence[int]:
    """The people of a waiting match who have neither said that they are there nor forfeited it."""
    here = {*match.ready, *match.forfeits}
    return [user_id for user_id in match.seats if user_id > 0 and user_id not in here]


async def start(seasons: Seasons, league: LockedLeague, match: MatchRow) -> MatchRow:
    """Seats the people of a match in its thread and deals.

    Raises `Refusal("channel_taken")` where another table is in the thread.
    """
    assert match.thread_id is not None  # it was opened
    # After a kill the match's own table may be in the thread already, dealt or not.
    table_id = await _table_of(seasons, league, match, match.thread_id)
    for user_id in match.forfeits:
        await _give_up(seasons, table_id, user_id)
    for entrant in league.in_role(Role.SUBSTITUTE):
        with suppress(Refusal):  # they sit there, or computer players have finished the game already
            await seats.offer(seasons.tables, table_id, Person(entrant.user_id, entrant.name))
    dealt = replace(match, table_id=table_id, state=MatchState.PLAYING)
    return await _keep(seasons, league, dealt, revise=True)


async def take_result(seasons: Seasons, league: LockedLeague, match: MatchRow) -> bool:
    """Takes the result of the match's game once it is over; whether there was one to take."""
    if match.table_id is None or match.state is not MatchState.PLAYING:
        return False
    table = await seasons.tables.load(match.table_id)
    if table.status is Status.ENDED:  # without a result: until a moderator says otherwise
        voided = replace(match, state=MatchState.VOID, finished_at=seasons.now())
        await _keep(seasons, league, voided, revise=True)
        return True
    if table.status is not Status.FINISHED:
        return False
    done = replace(match, state=MatchState.DONE, finished_at=table.row.closed_at or seasons.now())
    placings = await seasons.tables.store.log.results(table.id)
    log = await seasons.tables.store.log.moves(table.id)
    actions = await seasons.tables.store.actions.of_table(table.id)
    results = [
        _result(match, table, placing, share_of(table, placing.seat, match.seats[placing.seat], log, actions))
        for placing in placings
    ]
    entering = _unknown(league, table, results, seasons.now())
    await seasons.store.change(league.id, *entering, upsert_match(done), *replace_results(match.id, results))
    return True


def _unknown(league: League, table: Table, results: Sequence[ResultRow], now: int) -> Sequence[Statement]:
    """The statements that enter the people who have played at a match's table for others."""
    names = {row.user_id: row.name for row in table.seats}
    people = {user_id for row in results for user_id in (row.user_id, row.other_id) if user_id}
    return [
        upsert_entrant(league.id, EntrantRow(one, names.get(one, "?"), Role.SUBSTITUTE, now))
        for one in sorted(people)
        if league.entrant(one) is None
    ]


async def mark_archived(seasons: Seasons, match: MatchRow) -> None:
    """Marks the thread of a match as archived."""
    async with seasons.locked(match.league_id) as league:
        archived = replace(league.match(match.id), archived=True)
        await seasons.change_unseen(league, upsert_match(archived))


async def forfeit(
    seasons: Seasons, league: LockedLeague, match: MatchRow, user_id: int, *kept: Statement
) -> MatchRow:
    """Makes a person lose their match: a computer player takes the seat, and the result says so.

    Raises `Refusal` for people who don't play in it, or once it is over.
    """
    if user_id not in match.seats or user_id in match.forfeits:
        raise Refusal("not_in_match")
    if match.state.is_over:
        raise Refusal("match_is_over")
    if match.table_id is not None:
        await _give_up(seasons, match.table_id, user_id)
    forfeits = (*match.forfeits, user_id)
    return await _keep(seasons, league, replace(match, forfeits=forfeits), *kept, revise=True)


async def take_forfeit_back(
    seasons: Seasons, league: LockedLeague, match: MatchRow, user_id: int, by: Person
) -> MatchRow:
    """Takes back a person's mistaken forfeit of a match that is not over.

    Raises `Refusal` for people who have not forfeited it, or once it is over.
    """
    if user_id not in match.seats or user_id not in match.forfeits:
        raise Refusal("not_in_match")
    if match.state.is_over:
        raise Refusal("match_is_over")
    if match.table_id is not None:
        seat = match.seats.index(user_id)
        await _give_back(seasons, match.table_id, seat, Person(user_id, league.name(user_id)), by)
    left = tuple(one for one in match.forfeits if one != user_id)
    kept = history.kept(seasons, league.id, by, Note(Kind.FORFEIT_TAKEN_BACK, match.id, user_id))
    return await _keep(seasons, league, replace(match, forfeits=left), kept, revise=True)


async def _give_back(seasons: Seasons, table_id: int, seat: Seat, person: Person, by: Person) -> None:
    """Gives a person their seat again that a computer player has."""
    table = await seasons.tables.load(table_id)
    if table.status is not Status.RUNNING:
        raise Refusal("match_is_over")
    if table.seats[seat].user_id == person.user_id:
        with suppress(Refusal):  # they are back already
            await seats.take_back(seasons.tables, table_id, person)
    elif table.seats[seat].is_computer:
        await table_admin.reseat(seasons.tables, table_id, seat, person, by)
    else:
        raise Refusal("not_in_match")


async def play_out(seasons: Seasons, match: MatchRow) -> None:
    """Lets computer players finish the game of a late match; see `table_admin.play_out`."""
    if match.table_id is not None and match.state is MatchState.PLAYING:
        await table_admin.play_out(seasons.tables, match.table_id)


async def _table_of(seasons: Seasons, league: League, match: MatchRow, thread_id: int) -> int:
    opened = await seasons.tables.store.tables.table_of_match(match.id)
    if opened is None:
        return (await _deal(seasons, league, match, thread_id)).id
    if (await seasons.tables.load(opened)).status is Status.OPEN:
        await lobby.deal(seasons.tables, opened, _host(league))
    return opened


def _host(league: League) -> Person:
    return Person(league.row.created_by, league.row.name)


def _seat(league: League, match: MatchRow, seat: Seat) -> SeatRow:
    user_id = match.seats[seat]
    if user_id < 0:
        return SeatRow(seat, None, league.name(user_id), Player.COMPUTER, level=league.row.level)
    if user_id in match.forfeits:
        return lobby.computer_row(seat, Level(league.row.level))
    return SeatRow(seat, user_id, league.name(user_id))


async def _deal(seasons: Seasons, league: League, match: MatchRow, thread_id: int) -> Table:
    row = league.row
    rows = [_seat(league, match, seat) for seat in range(len(match.seats))]
    options = tuple(row.options.items())
    invitation = Invitation(
        row.game, len(rows), 0, options, pace=row.pace, match_id=match.id, bank_days=row.bank_days
    )
    place = Place(row.guild_id, thread_id, row.language)
    return await lobby.seat_and_deal(seasons.tables, invitation, place, rows, _host(league))


async def _give_up(seasons: Seasons, table_id: int, user_id: int) -> None:
    """Gives a person's seat to a computer player, if they still have it and the game is not over."""
    table = await seasons.tables.load(table_id)
    seat = table.seat_of(user_id)
    if table.status is not Status.RUNNING or seat is None:
        return
    if len(table.people()) == 1:  # a table at which nobody has a seat is closed without a result
        await seats.hand_over(seasons.tables, table_id, seat, user_id, "forfeited")
    else:
        await seats.leave(seasons.tables, table_id, Person(user_id, table.name(seat)), "forfeited")


def _result(match: MatchRow, table: Table, placing: Placing, share: Share) -> ResultRow:
    """The result of a seat, and its person: the one who has made most of its moves."""
    row, owner, other = table.seats[placing.seat], share.owner, share.other
    # A computer player's if its person is away at the end, or if that made most moves, for missed turns.
    is_away = row.user_id is None or row.player is Player.ABSENT
    return ResultRow(
        seat=placing.seat,
        user_id=owner or None,
        place=placing.place,
        score=placing.score,
        forfeited=owner > 0 and (owner in match.forfeits or (row.user_id is None and share.last == owner)),
        by_computer=owner > 0 and (is_away or share.is_computers),
        moves=share.people[owner],
        of_moves=share.total,
        other_id=other,
        other_moves=0 if other is None else share.people[other],
        played_out=share.played_out,
    )


async def _step(seasons: Seasons, match: MatchRow, **changes: Any) -> MatchRow:
    async with seasons.locked(match.league_id) as league:  # moderators may have changed it meanwhile
        return await _keep(seasons, league, replace(league.match(match.id), **changes))


async def _keep(
    seasons: Seasons, league: LockedLeague, match: MatchRow, *kept: Statement, revise: bool = False
) -> MatchRow:
    await seasons.store.change(league.id, upsert_match(match), *kept, revise=revise)
    return match


def share_of(
    table: Table, seat: Seat, drawn: int, log: Sequence[MoveRow], actions: Sequence[ActionRow]
) -> Share:
    """Counts the moves of a seat that were not taken back, by person; `drawn` is the person drawn for it."""
    numbers, holders = _holders(table, seat, drawn, actions)
    lines = {line.number: line for line in log}
    people: Counter[int] = Counter()
    computer = played_out = 0
    is_computers = False
    for before, played, _ in table.dealt.steps():
        if played.seat != seat:
            continue
        line = lines[played.number]
        # A last card that played itself goes with the seat's move before it.
        if not line.by_computer or table.last_card(before, seat) is None:
            is_computers = line.by_computer
        if line.played_out:
            played_out += 1
        elif is_computers:
            computer += 1
        else:
            people[holders[bisect_left(numbers, played.number)]] += 1
    return Share(holders[0], holders[-1], computer, played_out, people)


def _holders(
    table: Table, seat: Seat, drawn: int, actions: Sequence[ActionRow]
) -> tuple[Sequence[int], Sequence[int]]:
    """The people who had a seat, in order, and the number of the last move before each change."""
    of_seat = [one for one in actions if one.seat == seat]
    # An action names the person who had the seat before it. Without any, the person of today had it always.
    before = [one.other_id for one in of_seat if one.kind in (*_HANDED_ON, *_GIVEN_UP)]
    first = (before[0] if before else None) or table.seats[seat].user_id or drawn
    takers = [
        (one.number, one.detail_id) for one in of_seat if one.kind in _HANDED_ON and one.detail_id is not None
    ]
    return [number for number, _ in takers], [first, *(taker for _, taker in takers)]
