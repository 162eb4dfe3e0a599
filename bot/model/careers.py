"""People's records in finished games, as values: the rows of seats, and the results of queries."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from bot.games.contract import Seat


@dataclass(frozen=True, slots=True)
class SummaryRow:
    """A seat of a finished game."""

    table_id: int
    seat: Seat
    guild_id: int
    game: str
    place: int
    best: int | None  # points of its best round; None where few points are good
    bids: int
    met: int
    streak: int  # the most bids met in a row
    moves: int  # of the whole table
    people: int  # at the table
    whole: bool  # one person has played it from the first card to the last


class GameFigures(NamedTuple):
    """A person's figures over their finished games of a kind."""

    game: str
    games: int  # with other people
    wins: int
    alone: int  # games against computer pirates alone
    alone_wins: int
    best: int | None  # points of a round
    bids: int
    met: int
    streak: int


def together(figures: Iterable[GameFigures]) -> Sequence[GameFigures]:
    """The figures of each game as one, most games first."""
    found: dict[str, GameFigures] = {}
    for one in figures:
        had = found.get(one.game)
        found[one.game] = one if had is None else _both(had, one)
    return sorted(found.values(), key=lambda one: (-one.games - one.alone, one.game))


def _both(one: GameFigures, other: GameFigures) -> GameFigures:
    return GameFigures(
        one.game,
        one.games + other.games,
        one.wins + other.wins,
        one.alone + other.alone,
        one.alone_wins + other.alone_wins,
        max((best for best in (one.best, other.best) if best is not None), default=None),
        one.bids + other.bids,
        one.met + other.met,
        max(one.streak, other.streak),
    )


class Answers(NamedTuple):
    """How many turns were measured, and the average seconds that they took."""

    turns: int
    average: int


class Pair(NamedTuple):
    """How often a person has come in before another, and behind them."""

    user_id: int
    name: str
    games: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class Career:
    """A person's record over all their games."""

    figures: Sequence[GameFigures]  # most games first
    days: int  # of the deal of the day
    duels: tuple[int, int] = (0, 0)  # decided ones, and those won
    prey: Pair | None = None
    nemesis: Pair | None = None
    rivals: Sequence[Pair] = ()  # most games first

    @property
    def games(self) -> int:
        return sum(one.games + one.alone for one in self.figures)


class LeagueSeat(NamedTuple):
    """A seat of a finished game of a league, and its person."""

    table_id: int
    seat: Seat
    user_id: int | None
    name: str
    best: int | None
    bids: int
    met: int
    streak: int
    moves: int
    whole: bool
    hidden: bool  # their card is private


class RecordKind(StrEnum):
    """The kinds of records of a server."""

    ROUND = "round"  # the most points in a round
    STREAK = "streak"  # the most bids met in a row
    LENGTH = "length"  # the most moves of a game


class Record(NamedTuple):
    """A record of a server; the name is None where a private person holds it, or nobody."""

    kind: RecordKind
    game: str
    value: int
    table_id: int
    channel_id: int
    name: str | None = None

    @property
    def has_holder(self) -> bool:
        """Whether it is one person's, not a whole table's."""
        return self.kind is not RecordKind.LENGTH
