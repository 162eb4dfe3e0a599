"""A match whose game is taken as played: what stands in the store once it is over."""

from dataclasses import replace

from bot.model.matches import MatchState, ResultRow
from bot.seasons.seasons import Seasons
from bot.store.matches import replace_results, upsert_match


async def over(seasons: Seasons, league_id: int) -> None:
    """Every match of a league's latest round has ended: the first seat with 20 points, the others with 10."""
    async with seasons.locked(league_id) as league:
        assert league.round is not None
        for match in league.matches_of(league.round.number):
            done = replace(match, state=MatchState.DONE, finished_at=seasons.now())
            rows = [
                ResultRow(seat, user_id, 1 if seat == 0 else 2, 20 if seat == 0 else 10, False, False)
                for seat, user_id in enumerate(match.seats)
            ]
            await seasons.store.change(league_id, upsert_match(done), *replace_results(match.id, rows))
    await seasons.changed(league_id)
