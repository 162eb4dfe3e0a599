"""Standings before and after corrections of any round are those that are worked out apart from the bot."""

import random
from dataclasses import replace

import pytest

from bot.model.leagues import ComputerSeats
from bot.model.matches import MatchState
from bot.seasons import corrections, league_admin
from bot.seasons.corrections import Stated
from bot.seasons.league import League
from bot.tables import seats
from tests.seasons import recomputed
from tests.seasons.leagues import MAKER, Leagues
from tests.seasons.recomputed import Line
from tests.seasons.snapshots import season, with_result


def told(league: League) -> list[Line]:
    return [Line(row.rank, row.person, row.points, row.games, row.forfeits) for row in league.standings]


@pytest.mark.slow
@pytest.mark.parametrize("setting", ComputerSeats)
async def test_corrections_of_any_round_reach_the_standings_as_worked_out_apart(
    leagues: Leagues, setting: ComputerSeats
) -> None:
    league = await leagues.created("Winter", people=7, rounds=3, computer_seats=setting, no_shows=0)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    for _ in range(3):
        await leagues.all_there(league.id)
        match = (await leagues.load(league.id)).matches[-1]
        table = await leagues.company.tables.load(match.table_id or 0)
        await seats.hand_over(leagues.company.tables, table.id, 0, table.seats[0].user_id or 0)
        await leagues.settle()
        league = await leagues.played(league.id)
        assert told(league) == recomputed.standings(league)
    assert {len(match.seats) for match in league.matches} == {3, 4}
    by_size = {4: [20, -10, 10, 10], 3: [10, 20, -10]}
    for match in league.matches:
        before = told(league)
        stated = Stated(by_size[len(match.seats)])
        league = await corrections.correct(leagues.seasons, match.id, stated, MAKER, "miscounted")
        assert told(league) == recomputed.standings(league)
        voided = await corrections.void(leagues.seasons, match.id, MAKER, "a quarrel")
        assert told(voided) == recomputed.standings(voided)
        assert told(voided) != told(league) or told(league) == before
        league = await corrections.count_again(leagues.seasons, match.id, MAKER, "settled")
        last = league.results[match.id][-1].user_id or 0
        forfeited = await corrections.forfeit(leagues.seasons, match.id, last, MAKER, "never came")
        assert told(forfeited) == recomputed.standings(forfeited)
        league = await corrections.take_forfeit_back(leagues.seasons, match.id, last, MAKER, "they had")
        assert told(league) == recomputed.standings(league)


def any_league(rng: random.Random) -> League:
    """A season of six people at tables of two to five by chance: ties, forfeits, voids, computer seats."""
    people = {300_000_000_000_000_001 + number: f"P{number}" for number in range(6)}
    rounds = [
        [(person, rng.randint(-2, 2)) for person in rng.sample([*people], rng.randint(2, 5))]
        for _ in range(rng.randint(1, 8))
    ]
    league = season(*rounds, people=people, computer_seats=rng.choice([*ComputerSeats]))
    for match in league.matches:
        for row in league.results[match.id]:
            flags = {"forfeited": rng.random() < 0.15, "by_computer": rng.random() < 0.15}
            league = with_result(league, match.id, row.seat, **flags)
    matches = tuple(
        replace(match, round=rng.choice([one.number for one in league.rounds])) for match in league.matches
    )
    states = [rng.choice([MatchState.DONE] * 5 + [MatchState.VOID]) for _ in matches]
    found = tuple(replace(match, state=state) for match, state in zip(matches, states, strict=True))
    byes = tuple(replace(row, byes=()) for row in league.rounds)
    return replace(league, matches=found, rounds=byes)


@pytest.mark.parametrize("seed", range(60))
def test_any_season_stands_as_worked_out_apart(seed: int) -> None:
    league = any_league(random.Random(seed))
    assert told(league) == recomputed.standings(league)
