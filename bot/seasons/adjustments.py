"""Points that moderators give or take by hand, with a reason; taking them back is kept beside them."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.model.leagues import AdjustmentRow
from bot.seasons.history import reason_of
from bot.seasons.league import League
from bot.seasons.seasons import Seasons
from bot.store.leagues import insert_adjustment
from bot.tables.person import Person, shown_name
from bot.tables.refusal import Refusal

MOST = 1_000  # the most points at a time: as many as a game's own score may have


class Given(NamedTuple):
    """Who gets points by hand, and how many; with a minus they are taken away."""

    user_id: int
    points: int


def in_effect(league: League, user_id: int) -> Sequence[AdjustmentRow]:
    """Somebody's points by hand that count, in order: neither taken back nor taking others back."""
    taken_back = {one.takes_back for one in league.adjustments}
    return [
        one
        for one in league.adjustments
        if one.about == user_id and one.takes_back is None and one.id not in taken_back
    ]


async def adjust(seasons: Seasons, league_id: int, given: Given, by: Person, reason: str) -> League:
    """Gives somebody in the standings points, or takes them with a minus, also after the league's end.

    Raises `Refusal` for anybody else, for no or too many points, and without a reason.
    """
    user_id, points = given
    async with seasons.locked(league_id) as league:
        if all(row.person != user_id for row in league.standings):
            raise Refusal("no_standing")
        if not 1 <= abs(points) <= MOST:
            raise Refusal("adjustment_out_of_range", most=MOST)
        name, why = shown_name(by.name), reason_of(reason)
        row = AdjustmentRow(0, league_id, user_id, points, None, by.user_id, name, why, seasons.now())
        return await seasons.change(league, insert_adjustment(row))


async def take_back(seasons: Seasons, league_id: int, number: int, by: Person, reason: str) -> League:
    """Takes points by hand back. Raises `Refusal` where they don't count, and without a reason."""
    async with seasons.locked(league_id) as league:
        found = next((one for one in league.adjustments if one.id == number), None)
        if found is None or found not in in_effect(league, found.about):
            raise Refusal("adjustment_taken_back")
        name, why = shown_name(by.name), reason_of(reason)
        row = AdjustmentRow(
            0, league_id, found.about, -found.points, number, by.user_id, name, why, seasons.now()
        )
        return await seasons.change(league, insert_adjustment(row))
