"""The wish of a person for a game, as a value."""

from dataclasses import dataclass

from bot.model.tables import Pace


@dataclass(frozen=True, slots=True)
class WishRow:
    """A wish for a table in a server. Times are seconds since 1970."""

    guild_id: int
    user_id: int
    game: str
    pace: Pace
    name: str
    at: int
    ends_at: int
