"""A season of sixteen people and its final on Discord: absentees, a substitute, a forfeit, a correction."""

from pathlib import Path

import pytest
from simcord import MemberActor

from bot.model.leagues import LeagueStage
from bot.model.matches import MatchState
from bot.seasons import corrections, league_admin
from bot.seasons.corrections import Stated
from bot.tables.person import Person
from tests.cogs.league_tavern import (
    SIGN_UP,
    at_rest,
    begun,
    choose,
    everybody_is_there,
    fill,
    founding,
    organiser,
    play_out,
    post_of,
    the_league,
    threads,
)
from tests.messages import text_of
from tests.tavern import Tavern, tavern

pytestmark = pytest.mark.slow

DAY = 24 * 60 * 60


def invited(t: Tavern, count: int) -> list[MemberActor]:
    users = [t.env.create_user(f"guest{n}", global_name=f"Guest {n}") for n in range(count)]
    return [t.guild.add_member(user) for user in users]


async def season_opened(t: Tavern, captain: MemberActor) -> None:
    panel = await founding(t, captain)
    await choose(t, captain, panel, "size", "4")
    await choose(t, captain, panel, "option rounds", "0")
    await fill(t, captain, panel, "founding_rounds", rounds="2", sign_up_until=str(SIGN_UP))
    await fill(t, captain, panel, "founding_cup", finalists="4")
    await t.press(captain, "founding_open", on=panel)


async def test_sixteen_people_play_a_season_and_its_final_whatever_happens(tmp_path: Path) -> None:
    async with tavern(tmp_path, 6, nudge_after=60) as t:
        captain = organiser(t)
        t.people += invited(t, 10)
        await season_opened(t, captain)
        league = await begun(t, t.people)
        assert [len(match.seats) for match in league.matches] == [4, 4, 4, 4]
        await everybody_is_there(t)
        await play_out(t)

        await t.restart()
        await at_rest(t)
        league = await the_league(t)
        first, second, third, _ = league.matches_of(2)
        assert len(threads(t)) == 8, "a thread for each match, none twice"
        olivia = Person(captain.id, "Olivia", frozenset({t.guild.id}))
        async with t.inside():
            seasons = t.bot.services.seasons
            await league_admin.forfeit(seasons, first.id, first.seats[0])
            await league_admin.replace_in_match(seasons, second.id, second.seats[0], olivia, olivia)
        everyone = [*t.people, captain]
        t.people = [one for one in everyone if one.id not in third.seats]
        t.people = [one for one in t.people if one.id != first.seats[0]]
        await everybody_is_there(t)
        await play_out(t)
        assert {match.state for match in (await the_league(t)).matches_of(2)} == {
            MatchState.DONE,
            MatchState.WAITING,
        }
        await t.wait(8 * DAY)  # nobody comes to the third match: computer players bring it to its end
        await at_rest(t)

        league = await the_league(t)
        assert {match.state for match in league.matches_of(2)} == {MatchState.DONE}
        assert [row.forfeited for row in league.results[first.id]] == [True, False, False, False]
        assert all(row.by_computer for row in league.results[third.id])
        assert captain.id in {row.user_id for row in league.results[second.id]}
        async with t.inside():
            stated = Stated((20, 10, 10, 10))  # one has won the only trick, and bid so
            await corrections.correct(t.bot.services.seasons, third.id, stated, olivia, "The wrong pad")
        final = (await the_league(t)).matches_of(3)
        assert [len(match.seats) for match in final] == [4]

        t.people = everyone
        await t.restart()
        await everybody_is_there(t)
        await play_out(t)
        league = await the_league(t)
        assert league.row.stage is LeagueStage.FINISHED
        assert [correction.reason for correction in league.corrections] == ["The wrong pad"]
        assert "🏆" in text_of(post_of(t))
