"""The wishes of people for a game, and the calls for them, as values."""

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


@dataclass(frozen=True, slots=True)
class WishCallRow:
    """A call of a person who wished for a game, to the table of another."""

    table_id: int
    user_id: int
    guild_id: int
    game: str
    pace: Pace
    opener_id: int
    at: int
