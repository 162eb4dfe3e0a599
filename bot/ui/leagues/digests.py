"""The weekly summary of a league: its button in the panel, and its text."""

from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.model.leagues import Format
from bot.seasons import notices
from bot.seasons.league import League
from bot.seasons.moderation import Watched
from bot.texts.catalog import Say
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.text import ago, at, escape
from bot.ui.leagues.league_panel import managed, outcome, show_league_panel
from bot.ui.leagues.lookup import league_link
from bot.ui.leagues.match_list import line
from bot.ui.leagues.post import heading
from bot.ui.leagues.widgets import cut

LINES_ROOM = 1_200
"""Characters for the games that are still open."""


def summary(league: League, watched: Sequence[Watched], say: Say) -> str:
    """What is still to play, whom each table waits for, who is late, and until when."""
    still = [one for one in watched if not one.match.state.is_over]
    lines = [
        f"🗓️ **{escape(league.row.name)}** · {say('league-digest', count=len(still))}",
        "" if league.row.format is Format.LADDER else heading(league, say),
        cut([line(league, one, say) for one in still], LINES_ROOM, say),
        say("league-link", link=league_link(league.row)),
    ]
    return "\n".join(filter(None, lines))


async def _switch(caller: Caller, button_id: ButtonId) -> None:
    """Lets the league sum up its weeks, or no more."""
    league, words = await managed(caller, button_id)
    on = words.among(0, ("on", "off")) == "on"

    async def step() -> str:
        after = await notices.switch_digest(caller.services.seasons, league.id, caller.person, on=on)
        next_at = after.row.digest_at
        if next_at is None:
            return caller.say("done-digest-off")
        return caller.say("done-digest-on", at=at(next_at), ago=ago(next_at))

    await show_league_panel(caller, league.id, await outcome(caller, step()))


ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {"league_digest": _switch}
