"""What is typed into the forms of a league: numbers and points."""

from bot.leagues.points import points_text, read_points
from bot.seasons.league import BY_SCORE
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say

LONGEST_SHOWN = 40
"""Characters of what was typed that a refusal repeats."""


def number(typed: str) -> int:
    """A whole number. Raises `Refusal("no_number")`."""
    if not (typed.isascii() and typed.isdigit() and len(typed) < 10):
        raise Refusal("no_number", value=typed[:LONGEST_SHOWN])
    return int(typed)


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
