"""Counting single tables for a ladder, from the channel in which they are played."""

from bot.seasons import correcting, moderating
from bot.seasons.league import League
from bot.store.league_rows import Format
from bot.tables import governing
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.ui.door import tell
from bot.ui.finding import any_table_to_look_at
from bot.ui.leagues.finding import league_here, require_runner
from bot.ui.moving import Reader
from bot.ui.safe import plain


async def mark(reader: Reader, league: League) -> None:
    """Counts the table of this channel, or the last that was played here, for a ladder.

    Raises `Refusal` unless its host asks, or who runs leagues here.
    """
    table = await any_table_to_look_at(reader)
    if not await reader.desk.runs_leagues(reader.interaction):
        _require_host(reader, table)
    await moderating.count_table(reader.desk.seasons, league.id, table)
    await tell(reader.interaction, reader.say("done-table-counts", name=plain(league.row.name)))


async def unmark(reader: Reader, reason: str) -> None:
    """Lets the table of this channel count for its ladder no more. Raises `Refusal`."""
    await require_runner(reader)
    table = await any_table_to_look_at(reader)
    match = await reader.desk.seasons.matches.of_table(table.id)
    if match is None:
        raise Refusal("table_counts_nowhere")
    league = await league_here(reader, match.league_id)
    if league.row.format is not Format.LADDER:
        raise Refusal("not_a_ladder")
    await correcting.void(reader.desk.seasons, match.id, reader.person, reason)
    await tell(reader.interaction, reader.say("done-table-counts-no-more", name=plain(league.row.name)))


def _require_host(reader: Reader, table: Table) -> None:
    if not governing.may_govern(table, reader.at(table)):
        raise Refusal("host_or_league_only")
