"""Who has left the server is drawn no more: it is looked before those who run a league draw a round."""

from contextlib import suppress

from bot.seasons import participation
from bot.seasons.league import League
from bot.tables.announcing import Unavailable
from bot.tables.refusal import Refusal
from bot.ui.kit.caller import Caller


async def drop_leavers(caller: Caller, league: League) -> None:
    """Takes out of a league who is not in its server any more, as far as Discord says so."""
    messenger, guild_id = caller.services.messenger, league.row.guild_id
    for entrant in league.players:
        if entrant.is_computer:
            continue
        with suppress(Unavailable, Refusal):  # it is not known, or they have withdrawn meanwhile
            if not await messenger.is_member(guild_id, entrant.user_id):
                await participation.withdraw(caller.services.seasons, league.id, entrant.user_id)
