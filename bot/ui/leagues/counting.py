"""Counting single tables for a ladder, from the channel in which they are played."""

from bot.model.leagues import Format
from bot.seasons import corrections, counting
from bot.seasons.league import League
from bot.tables.refusal import Refusal
from bot.ui.kit.caller import Caller
from bot.ui.kit.errors import reply
from bot.ui.kit.text import escape
from bot.ui.leagues.lookup import league_here, require_runner
from bot.ui.table.lookup import any_table_to_look_at


async def mark(caller: Caller, league: League) -> None:
    """Counts the table of this channel, or the last that was played here, for a ladder. Raises `Refusal`."""
    # Anybody else who sits there asks the others, before the first move.
    table, seasons = await any_table_to_look_at(caller), caller.services.seasons
    if await caller.services.runs_leagues(caller.interaction):
        await counting.count_table(seasons, league.id, table)
    else:
        table.seated(caller.user_id)
        outcome = await counting.ask_to_count(seasons, league.id, table.id, caller.person)
        if not outcome.done:
            await reply(caller.interaction, caller.say("done-asked"))
            return
    await reply(caller.interaction, caller.say("done-table-counts", name=escape(league.row.name)))


async def unmark(caller: Caller, reason: str) -> None:
    """Takes the table of this channel out of its ladder. Raises `Refusal`."""
    await require_runner(caller)
    table = await any_table_to_look_at(caller)
    match = await caller.services.seasons.match_at(table.id)
    if match is None:
        raise Refusal("table_counts_nowhere")
    league = await league_here(caller, match.league_id)
    if league.row.format is not Format.LADDER:
        raise Refusal("not_a_ladder")
    await corrections.void(caller.services.seasons, match.id, caller.person, reason)
    await reply(caller.interaction, caller.say("done-table-counts-no-more", name=escape(league.row.name)))
