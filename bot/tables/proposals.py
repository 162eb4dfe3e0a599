"""Agreements of the people at a table: one asks, and it is done when all others have agreed.

A proposal is a line of words: `undo 17` (line 17 and the moves after it), `pause`, `resume`, `pace relaxed`,
`rematch` (and by which right the table may be opened: `moderator`, or a role's number), `count 7` (for the
league of that number). There is one at a time; a person's move, or another person in a seat, ends it. `count`
lets a game count for a ladder; all raise `Refusal`.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.games.contract import Seat
from bot.model.guilds import Openers
from bot.model.tables import Pace, Player, ProposalRow, Status
from bot.store.log import clear_proposal, keep_proposal
from bot.store.statements import Statement, insert_action, revise
from bot.tables import guild_settings, lobby, moves, table_admin
from bot.tables.fold import UNDO, Fold, Step
from bot.tables.lobby import Place
from bot.tables.openers import require_opener
from bot.tables.person import Person, action
from bot.tables.refusal import Refusal
from bot.tables.table import LockedTable, Table
from bot.tables.tables import Tables

COUNT = "count"  # that the game counts for a ladder
REMATCH = "rematch"
_MODERATOR = "moderator"  # by which right the author of a rematch may open tables, as for a role its number
# Counts the game in one transaction with the statements that keep what was agreed.
Count = Callable[[Table, Sequence[Statement]], Awaitable[None]]
CarryOut = Callable[[Tables, LockedTable, Person, str], Awaitable[Table]]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The table, and whether the proposal is done already."""

    table: Table
    done: bool


async def undo(tables: Tables, table_id: int, by: Person) -> Outcome:
    """Takes the person's last move back, with all moves after it; not a last card alone, as it has no choice.

    Others are asked if one of them has moved since, or the moves revealed something.
    """
    async with tables.locked(table_id) as table:
        folded, seat = table.require_not_stopped(), table.seated(by.user_id)
        undone = _since_own_choice(table, folded, seat)
        if not undone:
            raise Refusal("nothing_to_undo")
        if not any(_concerns_others(table, seat, step) for step in undone):
            return Outcome(await moves.take_back(tables, table, seat, len(undone)), done=True)
        return await _propose(tables, table, by, f"{UNDO} {undone[0].played.number}")


def _since_own_choice(table: Table, folded: Fold, seat: Seat) -> Sequence[Step]:
    for count in range(len(folded.seats) - 1, -1, -1):
        if folded.seats[count] == seat and table.last_card(folded.state_after(count), seat) is None:
            return list(folded.steps(count))
    return ()


def _concerns_others(table: Table, seat: Seat, step: Step) -> bool:
    return step.played.seat != seat or table.game.reveals(step.before, seat, step.played.move, step.after)


async def propose(
    tables: Tables, table_id: int, by: Person, words: str, carry_out: CarryOut | None = None
) -> Outcome:
    """Asks the others to agree; without others it is done, perhaps by another way."""
    async with tables.locked(table_id) as table:
        _check(table, words)
        if words == REMATCH:
            words = await _by_right(tables, table, by)
        return await _propose(tables, table, by, words, carry_out)


async def agree(
    tables: Tables, table_id: int, by: Person, words: str, carry_out: CarryOut | None = None
) -> Outcome:
    """Agrees to a proposal; once everyone has, it is done, perhaps by another way."""
    async with tables.locked(table_id) as table:
        seat, proposal = table.seated(by.user_id), _current(table, words)
        agreed = tuple(sorted({*proposal.agreed, seat}))
        return await _settle(tables, table, by, replace(proposal, agreed=agreed), carry_out)


async def decline(tables: Tables, table_id: int, by: Person, words: str) -> Table:
    """Ends a proposal, its author's own included."""
    async with tables.locked(table_id) as table:
        table.seated(by.user_id)
        _current(table, words)
        declined = action(table, tables.now(), "declined", by, detail=words)
        return await tables.change(table, clear_proposal(table.id), actions=[declined])


def missing(table: Table) -> list[Seat]:
    """The seats whose people are still to agree."""
    proposal = table.row.proposal
    agreed = () if proposal is None else (proposal.by, *proposal.agreed)
    return [row.seat for row in table.present() if row.seat not in agreed]


async def _propose(
    tables: Tables, table: LockedTable, by: Person, words: str, carry_out: CarryOut | None = None
) -> Outcome:
    seat, standing = table.seated(by.user_id), table.row.proposal
    if standing is not None and standing.by != seat:
        raise Refusal("proposal_open", seat=standing.by)
    return await _settle(tables, table, by, ProposalRow(words, seat, (seat,)), carry_out)


async def _settle(
    tables: Tables, table: LockedTable, by: Person, proposal: ProposalRow, carry_out: CarryOut | None
) -> Outcome:
    # A proposal that can't be done any more is dropped.
    table = replace(table, row=replace(table.row, proposal=proposal))
    if missing(table):
        asked = action(table, tables.now(), "asked", by, detail=proposal.words)
        kept = keep_proposal(table.id, proposal)
        return Outcome(await tables.change(table, kept, actions=[asked]), done=False)
    verb, _, argument = proposal.words.partition(" ")
    try:
        return Outcome(await (carry_out or _CARRY_OUT[verb])(tables, table, by, argument), done=True)
    except Refusal as refusal:
        if verb == REMATCH and refusal.code == "channel_taken":
            raise  # it is free later, or there is another place
        impossible = action(table, tables.now(), "impossible", by, detail=proposal.words)
        await tables.change(table, clear_proposal(table.id), actions=[impossible])
        raise


def _check(table: Table, words: str) -> None:
    verb, _, argument = words.partition(" ")
    if verb == REMATCH:
        if table.status.live or table.fold is None:
            raise Refusal("not_over_yet")
    elif verb == "resume":
        table.require_running()
        if not table.is_paused:
            raise Refusal("not_paused")
    elif verb == "pace":
        table.require_live()
        if argument not in list(Pace):
            raise Refusal("unknown_pace")
    elif verb == COUNT:
        _require_not_begun(table)
    else:
        table.require_not_stopped()
        if verb == "pause" and table.row.match_id is not None:
            raise Refusal("league_pause")


def _require_not_begun(table: Table) -> None:
    people = {row.seat for row in table.people()}
    if any(seat in people for seat in table.require_not_stopped().seats):
        raise Refusal("count_too_late")


def _current(table: Table, words: str) -> ProposalRow:
    proposal = table.row.proposal
    if proposal is None or proposal.words != words:
        raise Refusal("proposal_gone")
    return proposal


async def _undo(tables: Tables, table: LockedTable, by: Person, number: str) -> Table:
    proposal, folded = table.row.proposal, table.require_not_stopped()
    count = sum(line >= int(number) for line in folded.numbers)
    if not count or proposal is None:
        raise Refusal("nothing_to_undo")
    return await moves.take_back(tables, table, proposal.by, count)


async def _pause(tables: Tables, table: LockedTable, by: Person, argument: str) -> Table:
    return await table_admin.pause_game(tables, table, by, clear_proposal(table.id))


async def _resume(tables: Tables, table: LockedTable, by: Person, argument: str) -> Table:
    return await table_admin.resume_game(tables, table, by, clear_proposal(table.id))


async def _pace(tables: Tables, table: LockedTable, by: Person, pace: str) -> Table:
    return await table_admin.change_pace(tables, table, Pace(pace), by, clear_proposal(table.id))


def counted_by(count: Count) -> CarryOut:
    """Counts the game for a league."""

    async def carry_out(tables: Tables, table: LockedTable, by: Person, league: str) -> Table:
        _require_not_begun(table)
        agreed = action(table, tables.now(), "agreed", by, detail=f"{COUNT} {league}")
        await count(table, [clear_proposal(table.id), insert_action(agreed), revise(table.id)])
        return await tables.reload(table)

    return carry_out


async def _by_right(tables: Tables, table: Table, by: Person) -> str:
    guild = await guild_settings.settings_of(tables, table.row.guild_id)
    require_opener(guild, table.row.channel_id, by)
    right = str(guild.opener_role) if guild.openers is Openers.ROLE else ""
    right = _MODERATOR if by.moderates(guild.guild_id, table.row.channel_id) else right
    return f"{REMATCH} {right}".strip()


def rematch_at(place: Place) -> CarryOut:
    """Opens and deals a rematch at another place than the game before."""
    return partial(_rematch, place=place)


async def _rematch(
    tables: Tables, table: LockedTable, by: Person, right: str, place: Place | None = None
) -> Table:
    if table.status not in (Status.FINISHED, Status.ENDED):
        raise Refusal("not_over_yet")
    assert table.row.proposal is not None  # it is being carried out
    # The server's rule is asked again, for who has asked, and for who agrees last.
    moderates = {table.row.guild_id} if right == _MODERATOR else ()
    roles = {int(right)} if right.isdecimal() else ()
    asker = Person(0, "", frozenset(moderates), frozenset(roles), by.within)
    here = table.row.proposal.agreed  # who was away in the last game, and agrees, plays in the next
    seats = (
        replace(row, player=Player.PERSON) if row.seat in here and row.user_id is not None else row
        for row in table.seats
    )
    return await lobby.rematch(tables, replace(table, seats=tuple(seats)), [asker, by], place)


_CARRY_OUT: Mapping[str, CarryOut] = {
    UNDO: _undo,
    "pause": _pause,
    "resume": _resume,
    "pace": _pace,
    REMATCH: _rematch,
}
