"""Why a league does not go on by itself, in words."""

from bot.leagues.errors import LeagueError
from bot.seasons.league import League
from bot.seasons.seasons import ChannelClosedError, Delay
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.texts.keys import refusal_key
from bot.ui.kit.text import ago

_WAITS = {
    "full": "managing-delayed-full",
    "forbidden": "managing-delayed-forbidden",
    "gone": "managing-delayed-gone",
    "closed": "managing-delayed-closed",
    "away": "managing-delayed-away",
}
"""By why a league waits for Discord, what is said."""


def delay_text(league: League, delay: Delay, say: Say) -> str:
    """Why a league waits, and what helps."""
    if isinstance(delay.error, Refusal | LeagueError):
        key = refusal_key(delay.error.code)
        return f"⚠️ {say(key, **delay.error.facts)}"
    why = delay.error.why if isinstance(delay.error, ChannelClosedError) else "away"
    channel, again = f"<#{league.row.channel_id}>", ago(delay.again_at or 0)
    return f"⚠️ {say(_WAITS[why], channel=channel, again=again)}"
