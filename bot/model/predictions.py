"""The prediction of a person who watches, as a value."""

from dataclasses import dataclass

from bot.games.contract import Seat


@dataclass(frozen=True, slots=True)
class PredictionRow:
    """One answer to one question about a table."""

    table_id: int
    question: int  # a round, or 0: who wins
    user_id: int | None  # None once their data was deleted
    name: str
    seats: tuple[Seat, ...]
    at: int  # seconds since 1970
