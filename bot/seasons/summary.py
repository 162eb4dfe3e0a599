"""The summary of a season that is over: its best rounds and series, and the figures of each person."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.model.careers import LeagueSeat
from bot.seasons.league import League
from bot.seasons.seasons import Seasons


class SeasonBest(NamedTuple):
    """A figure that nobody in the season has beaten, and its first holder; None for a private person."""

    value: int
    name: str | None = None
    person: int | None = None


class SeasonSummary(NamedTuple):
    """A season as a whole."""

    games: int
    players: int
    best: SeasonBest | None  # points of a round
    streak: SeasonBest | None  # bids met in a row
    moves: int  # of its longest game


class OwnSeason(NamedTuple):
    """A person's season, of the seats that they played from the first card to the last."""

    best: int | None
    bids: int
    met: int
    streak: int


async def seats_of(seasons: Seasons, league: League) -> Sequence[LeagueSeat]:
    """The seats of a league's games that count, in the order in which the games ended."""
    return await seasons.tables.store.careers.of_league(league.id)


def season_summary(seats: Sequence[LeagueSeat]) -> SeasonSummary:
    """The season as a whole."""
    own = [one for one in seats if one.whole]
    return SeasonSummary(
        games=len({one.table_id for one in seats}),
        players=len({one.user_id for one in own if one.user_id is not None}),
        best=_first((one.best, one) for one in own),
        streak=_first((one.streak or None, one) for one in own),
        moves=max((one.moves for one in seats), default=0),
    )


def own_season(seats: Iterable[LeagueSeat], user_id: int) -> OwnSeason | None:
    """A person's season; None for one who has finished no game of it."""
    own = [one for one in seats if one.whole and one.user_id == user_id]
    if not own:
        return None
    return OwnSeason(
        best=max((one.best for one in own if one.best is not None), default=None),
        bids=sum(one.bids for one in own),
        met=sum(one.met for one in own),
        streak=max(one.streak for one in own),
    )


def _first(values: Iterable[tuple[int | None, LeagueSeat]]) -> SeasonBest | None:
    found = [(value, one) for value, one in values if value is not None]
    if not found:
        return None
    value, one = max(found, key=lambda pair: pair[0])  # the first of equal ones
    return SeasonBest(value) if one.hidden else SeasonBest(value, one.name, one.user_id)
