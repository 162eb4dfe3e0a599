"""Looking at a draw before its tables open: that this is so, and two people who change places."""

from dataclasses import replace

from bot.model.leagues import LeagueStage
from bot.model.matches import MatchState
from bot.seasons import history
from bot.seasons.history import Kind, Note
from bot.seasons.league import League
from bot.seasons.seasons import Seasons
from bot.store.league_actions import insert_league_action
from bot.store.leagues import upsert_round
from bot.store.matches import upsert_match
from bot.tables.person import Person
from bot.tables.refusal import Refusal


def is_held(league: League) -> bool:
    """Whether the latest round was drawn, and its tables wait until somebody has looked at them."""
    if league.row.stage is not LeagueStage.PAUSED or not league.row.looks or league.round is None:
        return False
    drawn = league.matches_of(league.round.number)
    return all(match.state is MatchState.PLANNED and match.thread_id is None for match in drawn)


async def look_first(seasons: Seasons, league_id: int, by: Person, *, looks: bool) -> League:
    """From the next draw on lets tables wait until somebody has looked at them, or opens them at once.

    Raises `Refusal("league_over")`.
    """
    async with seasons.locked(league_id) as league:
        league.require_live()
        if is_held(league):
            raise Refusal("draw_is_held", round=0 if league.round is None else league.round.number)
        kept = insert_league_action(history.action(seasons, league_id, by, Note(Kind.EDITED)))
        await seasons.store.change(league_id, kept, looks=looks)
        return await seasons.changed(league_id)


async def swap(seasons: Seasons, league_id: int, two: tuple[int, int], by: Person) -> League:
    """Lets two people of a draw that is looked at change places: tables and seats, or a bye.

    Raises `Refusal` where the tables are open, and for two who don't sit apart in the draw.
    """
    async with seasons.locked(league_id) as league:
        last = league.round
        if last is None or not is_held(league):
            raise Refusal("draw_is_open")
        drawn = league.matches_of(last.number)
        groups = [*(match.seats for match in drawn), last.byes]
        places = [at for one in two for at, group in enumerate(groups) if one in group]
        if len({*places}) != 2:
            raise Refusal("swap_needs_two")
        other = {two[0]: two[1], two[1]: two[0]}

        def swapped(people: tuple[int, ...]) -> tuple[int, ...]:
            return tuple(other.get(one, one) for one in people)

        note = Note(Kind.SWAPPED, about=two[0], other=two[1])
        await seasons.store.change(
            league_id,
            upsert_round(league_id, replace(last, byes=swapped(last.byes))),
            *(upsert_match(replace(match, seats=swapped(match.seats))) for match in drawn),
            insert_league_action(history.action(seasons, league_id, by, note)),
        )
        return await seasons.changed(league_id)
