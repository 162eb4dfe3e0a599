"""Counting single tables for a ladder, from the channel in which they are played."""

from bot.model.leagues import Format
from bot.seasons import corrections, league_admin
from bot.seasons.league import League
from bot.tables import table_admin
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.ui.kit.caller import Reader
from bot.ui.kit.errors import tell
from bot.ui.kit.text import plain
from bot.ui.leagues.lookup import league_here, require_runner
from bot.ui.table.lookup import any_table_to_look_at


async def mark(reader: Reader, league: League) -> None:
    """Counts the table of this channel, or the last that was played here, for a ladder.

    Raises `Refusal` unless its host asks, or who runs leagues here.
    """
    table = await any_table_to_look_at(reader)
    if not await reader.desk.runs_leagues(reader.interaction):
        _require_host(reader, table)
    await league_admin.count_table(reader.desk.seasons, league.id, table)
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
    await corrections.void(reader.desk.seasons, match.id, reader.person, reason)
    await tell(reader.interaction, reader.say("done-table-counts-no-more", name=plain(league.row.name)))


def _require_host(reader: Reader, table: Table) -> None:
    if not table_admin.may_govern(table, reader.at(table)):
        raise Refusal("host_or_league_only")
