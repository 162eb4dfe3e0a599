"""A cup and a ladder by their buttons, from the form to the end."""

from pathlib import Path

import pytest
from simcord import MemberActor

from bot.leagues.cup import stages
from bot.model.leagues import Format, LeagueStage
from tests.cogs.league_tavern import (
    LEAGUE,
    at_rest,
    begun,
    choose,
    command,
    created,
    everybody_is_there,
    fill,
    match_panel,
    organiser,
    play_out,
    post_of,
    the_league,
)
from tests.messages import presses, text_of
from tests.seasons.snapshots import settled
from tests.tavern import ENGLISH, Answer, Tavern, tavern

pytestmark = pytest.mark.slow


def end_of(t: Tavern) -> str:
    return next(one.content for one in reversed(t.public()) if one.content.startswith("🏁"))


async def ended(t: Tavern, captain: MemberActor, league_id: int) -> Answer:
    """Ends the league in its panel."""
    panel = await command(t, captain, "manage", league=LEAGUE)
    asked = await t.press(captain, "league_ask", f"{league_id} end-league", on=panel.message)
    done = await t.press(captain, "league_manage", f"{league_id} end", on=asked.message)
    await at_rest(t)
    return done


async def stage_played(t: Tavern) -> None:
    await everybody_is_there(t)
    await play_out(t)


async def test_a_cup_of_six_whose_semi_final_somebody_leaves_and_whose_final_is_a_tie(tmp_path: Path) -> None:
    async with tavern(tmp_path, 6) as t:
        captain = organiser(t)
        league = await created(t, captain, kind=Format.CUP)
        assert stages(6, league.shape) == ((2, 2, 2), (2, 2), (2,)), "three winners, and the best other"
        await begun(t, t.people)
        await stage_played(t)
        league = await the_league(t)
        assert "**Cup stage 2**" in text_of(post_of(t))
        semi_final = league.matches_of(2)[0]
        await everybody_is_there(t)
        leaver = next(one for one in t.people if one.id == semi_final.seats[0])
        withdrawn = await t.press(leaver, "league_leave", on=post_of(t))
        asked = await t.press(leaver, "give_up", on=withdrawn.message)
        await t.press(leaver, "yes_leave", on=asked.message)
        await play_out(t)
        league = await the_league(t)
        [final] = league.matches_of(3)
        assert leaver.id not in final.seats
        assert "**The final**" in text_of(post_of(t))
        await stage_played(t)
        league = await the_league(t)
        assert league.row.stage is LeagueStage.FINISHED
        assert f"🏆 **{league.name(league.winners[0])}** wins!" in end_of(t)
        panel = await match_panel(t, captain, final.id)
        both = f"🏆 **{' and '.join(league.name(one) for one in final.seats)}** share the win!"
        page = await fill(
            t, captain, panel.message, "match_correct", score0="-10", score1="-10", reason="Recounted"
        )
        assert both in page.text
        await t.press(captain, "match_correct_do", on=page.message)
        await at_rest(t)
        for text in (
            t.public()[-1].content,
            text_of(post_of(t)),
            (await command(t, captain, "show", league=LEAGUE)).text,
            (await command(t, captain, "manage", league=LEAGUE)).text,
        ):
            assert both in text


async def game_counted(t: Tavern) -> None:
    """A game of all in another channel counts, since all agree to it, and is played."""
    home, t.channel = t.channel, t.guild.create_text_channel("galley")
    await t.start(len(t.people), rounds=1)
    await command(t, t.people[0], "count", league=LEAGUE)
    for person in t.people[1:]:
        await t.press(person, "agree")
    await t.forward()
    await at_rest(t)
    t.channel = home


async def test_who_signs_up_for_a_ladder_reads_of_no_rounds_and_is_offered_no_subbing(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        captain = organiser(t)
        await created(t, captain, kind=Format.LADDER)
        await at_rest(t)
        answer = await t.press(t.people[1], "league_join", on=post_of(t))
        assert answer.text == ENGLISH("done-ladder-joined", name=LEAGUE)
        assert "league_offer" not in {press.action for press in presses(post_of(t))}
        shown = await command(t, t.people[1], "show", league=LEAGUE)
        assert "league_offer" not in {press.action for press in presses(shown.message)}


async def test_whoever_played_a_counted_game_of_a_ladder_can_protest_in_its_channel(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        league = await created(t, organiser(t), kind=Format.LADDER)
        await settled(t.bot.services.seasons, league.id, protest_hours=24)
        await game_counted(t)
        [told] = [one for one in t.public() if "match_protest" in {press.action for press in presses(one)}]
        assert told.content.startswith(f"**{LEAGUE}** · Table 1\n")
        assert "the league moves on" not in text_of(post_of(t)), "a ladder waits for nothing"
        await fill(t, t.people[0], told, "match_protest", reason="He peeked")
        [protest] = (await the_league(t)).protests
        assert protest.user_id == t.people[0].id


async def test_a_ladder_by_rating_that_ends_before_anybody_has_a_rank_says_so(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        captain = organiser(t)
        await created(t, captain, kind=Format.LADDER)
        await game_counted(t)
        league = await the_league(t)
        assert [row.games for row in league.standings] == [1, 1, 1]
        await ended(t, captain, league.id)
        for text in (end_of(t), text_of(post_of(t))):
            assert "No winner: nobody has enough games for a rank." in text
            assert "by its own players" not in text


async def test_whoever_has_a_rank_and_the_best_rating_wins_a_ladder_that_a_moderator_ends(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 3) as t:
        captain = organiser(t)
        league = await created(t, captain, kind=Format.LADDER)
        panel = await command(t, captain, "manage", league=LEAGUE)
        edited = await t.press(captain, "league_edit", str(league.id), on=panel.message)
        await choose(t, captain, edited.message, "least_games", 1)
        await t.press(captain, "league_edit_do", on=edited.message)
        await game_counted(t)
        league = await the_league(t)
        first = [row.person for row in league.standings if row.rank == league.standings[0].rank]
        assert [row.is_ranked for row in league.standings] == [True] * 3
        await ended(t, captain, league.id)
        for text in (end_of(t), text_of(post_of(t))):
            assert "🏆" in text
            assert all(f"**{league.name(one)}**" in text for one in first)
