"""In the demo those play by themselves who should: they sign up, come to their tables and move."""

import random
from pathlib import Path

from bot.demo.guests import Guests
from bot.model.leagues import LeagueStage
from bot.model.matches import MatchState
from bot.seasons import league_admin, participation
from tests.seasons.leagues import Leagues, person

DAYS = 30


async def acted(leagues: Leagues, guests: Guests) -> None:
    while await guests.act(leagues.seasons):
        await leagues.settle()


async def test_guests_play_a_season_by_themselves_and_who_is_left_out_is_absent(tmp_path: Path) -> None:
    leagues = await Leagues.opened(tmp_path)
    guests = Guests(random.Random(1))
    for number in range(3):
        guests.add(person(number))
    for number in range(2):
        guests.turn(person(number).user_id)
    assert [plays for _, plays in guests.all()] == [True, True, False]
    league = await leagues.created("Winter", size=3, rounds=2, round_hours=48)
    await acted(leagues, guests)
    assert [one.user_id for one in (await leagues.load(league.id)).players] == [
        person(number).user_id for number in range(2)
    ]
    await participation.sign_up(leagues.seasons, league.id, person(2))
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    await acted(leagues, guests)
    [match] = (await leagues.load(league.id)).matches
    assert match.state is MatchState.WAITING, "somebody has not come"
    assert {*match.ready} == {person(number).user_id for number in range(2)}
    for _ in range(DAYS):
        await leagues.wait(24 * 60 * 60)
        await acted(leagues, guests)
    league = await leagues.load(league.id)
    assert league.row.stage is LeagueStage.FINISHED
    moves = {row.user_id: row.moves for row in league.results[match.id]}
    # How many depends on who leads: whose turn comes after the one who is absent is played for at the end.
    assert min(moves[person(0).user_id], moves[person(1).user_id]) > 0
    assert moves.get(person(2).user_id, 0) == 0
    await leagues.close()


async def test_whom_somebody_plays_by_hand_again_makes_no_moves(tmp_path: Path) -> None:
    leagues = await Leagues.opened(tmp_path)
    guests = Guests(random.Random(1))
    guests.add(person(0))
    await leagues.created("Winter", size=2)
    guests.turn(person(0).user_id)
    guests.turn(person(0).user_id)
    assert not await guests.act(leagues.seasons)
    await leagues.close()
