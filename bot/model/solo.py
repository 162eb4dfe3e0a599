"""The rows of deals that people play alone, as values. Times are seconds since 1970."""

from dataclasses import dataclass, field

from bot.games.contract import Move, Options


class Series(str):
    """The days, one voyage or one duel: a deal belongs to one of these, by this name in the database."""

    __slots__ = ()

    @classmethod
    def of_league(cls, league_id: int) -> "Series":
        """A league's voyage."""
        return cls(f"v{league_id}")

    @property
    def league_id(self) -> int | None:
        """The league whose voyage it is, if it is one."""
        return self._id_after("v")

    @classmethod
    def of_duel(cls, duel_id: int) -> "Series":
        """A duel's deals."""
        return cls(f"d{duel_id}")

    @property
    def duel_id(self) -> int | None:
        """The duel whose deals they are, if it is one."""
        return self._id_after("d")

    def _id_after(self, kind: str) -> int | None:
        return int(self[1:]) if self.startswith(kind) else None


DAYS = Series()


@dataclass(frozen=True, slots=True)
class SoloHandRow:
    """A deal as one person plays it."""

    user_id: int
    deal: str  # its name, `142·3`
    number: int
    ranked: bool  # else it was played again after its day
    created_at: int
    moves: tuple[Move, ...] = ()  # the person's own
    finished_at: int | None = None
    score: int | None = None
    record: str = ""  # the whole game, once it is over; of no day, as far as it is played
    series: Series = DAYS
    # The verdict on a deal of the day that is over, as `bot/solo/verdict.py` says; None until it is judged.
    measure: int | None = None
    figure: int | None = None
    bid_cost: int | None = None
    captains_bid: Move | None = None


@dataclass(frozen=True, slots=True)
class SoloDealRow:
    """A deal that was drawn for a voyage or a duel: secret until that is over."""

    series: Series
    number: int
    version: int  # of the players
    game: str
    options: Options
    level: int  # of the pirates
    seed: bytes = field(repr=False)
    mean: int | None = (
        None  # of its reference games, as `bot/leagues/voyages.py` says; None until they are played
    )
    tenth: int | None = None


@dataclass(frozen=True, slots=True)
class ReferenceGamesRow:
    """The reference games of a deal, as far as they are played; stored in `solo_fields`."""

    deal: str
    scores: tuple[int, ...]
    par: str  # what the rule has made of the deal, as a record


@dataclass(frozen=True, slots=True)
class SoloShareRow:
    """A result that a person shares in a channel of a server."""

    guild_id: int
    channel_id: int
    day: int  # the number of the deal on whose day it is shared
    user_id: int
    number: int  # of the deal that is shared
    name: str  # empty if it is not to be shown
    language: str
    asks: bool = False  # whether it asks for the morning's posts
    is_sent: bool = False
    id: int = 0


@dataclass(frozen=True, slots=True)
class SoloNameRow:
    """A person with a result in a deal of the day, for a server that may read it."""

    user_id: int
    number: int
    name: str
    figure: int | None  # how well they played, if that is known
