"""What is typed into the forms of a league: numbers, times, points."""

from datetime import datetime
from zoneinfo import ZoneInfo

from bot.leagues.points import points_text, read_points
from bot.seasons.league import BY_SCORE
from bot.tables.clock import HOUR
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say

LONGEST_SHOWN = 40
"""Characters of what was typed that a refusal repeats."""
_FORMAT = "%Y-%m-%d %H:%M"


def number(typed: str) -> int:
    """A whole number. Raises `Refusal("no_number")`."""
    if not (typed.isascii() and typed.isdigit() and len(typed) < 10):
        raise Refusal("no_number", value=typed[:LONGEST_SHOWN])
    return int(typed)


def instant(typed: str, zone: str, now: int) -> int:
    """Seconds since 1970: of a day and a time in the zone, such as "2026-12-24 20:00", or that many hours on.

    Raises `Refusal("no_instant")`.
    """
    if typed.isascii() and typed.isdigit() and len(typed) < 5:
        return now + int(typed) * HOUR
    try:
        return int(datetime.strptime(typed, _FORMAT).replace(tzinfo=ZoneInfo(zone)).timestamp())
    except (ValueError, OverflowError):
        raise Refusal("no_instant", value=typed[:LONGEST_SHOWN]) from None


def written_instant(seconds: int | None, zone: str) -> str:
    """An instant as `instant` reads it; empty for None."""
    return "" if seconds is None else datetime.fromtimestamp(seconds, ZoneInfo(zone)).strftime(_FORMAT)


def points(typed: str, say: Say) -> str:
    """The points as a league keeps them. Empty are the usual ones, a word the game's own score.

    Raises `LeagueError` as `read_points` does.
    """
    if not typed:
        return ""
    if typed.casefold() in (BY_SCORE, say("league-points-word").casefold()):
        return BY_SCORE
    return points_text(read_points(typed))


def written_points(kept: str, say: Say) -> str:
    """The points of a league as `points` reads them."""
    return say("league-points-word") if kept == BY_SCORE else kept
