"""Counting single tables for a ladder: who runs it says so, or the people at the table agree beforehand."""

from collections.abc import Awaitable, Callable, Sequence

from bot.model.leagues import EntrantRow, Format, Role
from bot.model.matches import MatchRow, MatchState
from bot.model.tables import Status
from bot.seasons import rounds
from bot.seasons.league import League
from bot.seasons.seasons import Seasons
from bot.store.leagues import TableCountsError
from bot.store.matches import upsert_match
from bot.store.statements import Statement
from bot.tables import proposals
from bot.tables.person import Person
from bot.tables.proposals import Count, Outcome
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables

Settle = Callable[[Tables, int, Person, str, Count], Awaitable[Outcome]]
"""Asks the others at a table, or agrees to what was asked."""


async def count_table(seasons: Seasons, league_id: int, table: Table) -> League:
    """Counts a table for a ladder: one that goes on, or that is over. Who sits there takes part from then on.

    Raises `Refusal` for another game or server, a table that counts already, or one that was ended.
    """
    async with seasons.locked(league_id) as league:
        await _count(seasons, league, table)
        return await seasons.changed(league_id)


async def ask_to_count(seasons: Seasons, league_id: int, table_id: int, by: Person) -> Outcome:
    """Asks the others at a table to let it count for a ladder; once all agree, it does.

    Raises `Refusal` as `count_table` does, and once one of the people has moved.
    """
    async with seasons.locked(league_id) as league:
        await _check_may_count(seasons, league, await seasons.tables.load(table_id))
        return await _by_agreement(seasons, league, table_id, by, proposals.propose)


async def agree_to_count(seasons: Seasons, league_id: int, table_id: int, by: Person) -> Outcome:
    """Agrees to what `ask_to_count` asks for. Raises `Refusal`, too, where that is asked no more."""
    async with seasons.locked(league_id) as league:
        return await _by_agreement(seasons, league, table_id, by, proposals.agree)


async def _by_agreement(
    seasons: Seasons, league: League, table_id: int, by: Person, settle: Settle
) -> Outcome:
    """Takes a step towards the agreement. That all agree and that the game counts is stored together."""

    async def count(table: Table, agreed: Sequence[Statement]) -> None:
        await _count(seasons, league, table, agreed)

    words = f"{proposals.COUNT} {league.id}"
    outcome = await settle(seasons.tables, table_id, by, words, count)
    if outcome.done:
        await seasons.changed(league.id)
    return outcome


async def _count(seasons: Seasons, league: League, table: Table, more: Sequence[Statement] = ()) -> None:
    """Stores that a table counts for a ladder, and `more` with it. The caller holds the league's lock."""
    await _check_may_count(seasons, league, table)
    now = seasons.now()
    people = [EntrantRow(row.user_id, row.name, Role.PLAYER, now) for row in table.people() if row.user_id]
    ids = tuple(row.user_id or 0 for row in table.seats)
    number = 1 + max((match.number for match in league.matches), default=0)
    match = MatchRow(0, league.id, rounds.LADDER_ROUND, number, MatchState.PLAYING, ids, table_id=table.id)
    statements = [*rounds.playing_in_ladder(league, people, now), upsert_match(match)]
    try:
        await seasons.store.change(league.id, *statements, *more)
    except TableCountsError:  # another ladder was quicker
        raise Refusal("table_counts_already") from None


async def _check_may_count(seasons: Seasons, league: League, table: Table) -> None:
    """Raises `Refusal` for a table that can't count for a ladder as it stands."""
    _check_counts(league, table)
    if await seasons.matches.of_table(table.id) is not None:
        raise Refusal("table_counts_already")


def _check_counts(league: League, table: Table) -> None:
    league.require_live()
    if league.row.format is not Format.LADDER:
        raise Refusal("not_a_ladder")
    if (table.row.guild_id, table.row.game) != (league.row.guild_id, league.row.game):
        raise Refusal("another_game")
    if table.status not in (Status.RUNNING, Status.FINISHED):
        raise Refusal("table_cannot_count")
    if len(table.people()) < league.row.least_people:
        raise Refusal("ladder_too_few_people", least=league.row.least_people)
