"""Mentioning those for whom a match waits: at one match, or at all that are late."""

from bot.model.matches import MatchRow
from bot.seasons import league_admin, moderation
from bot.seasons.league import League
from bot.tables.announcing import Unavailable
from bot.tables.refusal import Refusal
from bot.texts.catalog import speaker
from bot.ui.kit.caller import Caller
from bot.ui.kit.discord_errors import ClosedError, GoneError
from bot.ui.kit.lanes import Lane
from bot.ui.leagues.match_panel import table_of
from bot.ui.leagues.matches import call_to_move, call_to_start
from bot.ui.leagues.widgets import cut, names

NAMES_ROOM = 600
"""Characters for those who were nudged."""


async def nudge(caller: Caller, league: League, match: MatchRow) -> list[int]:
    """Mentions those the match waits for, in its thread or its table's channel; gives their ids.

    Raises `Refusal` for nobody, where the last nudge was just now, and where it can't be shown.
    """
    people = await moderation.to_nudge(caller.services.seasons, league, match.id)
    say, table = speaker(league.row.language), await table_of(caller, match)
    if table is None:
        place, body = match.thread_id or 0, call_to_start(league, match, people, say)
    else:
        link = await caller.services.link(table)
        place, body = table.row.channel_id, call_to_move(league, table, people, link, say)
    try:
        nonce = f"n{match.id}.{match.nudged_at or 0}"
        await caller.services.messenger.send(place, body, nonce, people, lane=Lane.ANSWER)
    except (ClosedError, GoneError):
        raise Refusal("match_thread_closed") from None
    await league_admin.mark_nudged(caller.services.seasons, match.id)
    return list(people)


async def nudge_late(caller: Caller, league: League) -> str:
    """Nudges every match that is late; the line that tells who was, and where that could not be.

    Raises `Refusal("nobody_is_late")` where it was at no match.
    """
    nudged: list[int] = []
    refused = 0
    for one in await moderation.watched(caller.services.seasons, league):
        if not one.late or not one.awaited:
            continue
        try:
            nudged += await nudge(caller, league, one.match)
        except (Refusal, Unavailable):  # nudged just now, or its thread is closed
            refused += 1
    if not nudged:
        raise Refusal("nobody_is_late", refused=refused)
    told = cut(names(league, nudged), NAMES_ROOM, caller.say, ", ")
    return caller.say("done-late-nudged", names=told, refused=refused)
