"""A league whose channel is deleted: who can mend it hears of it, and it goes on elsewhere by a press."""

from pathlib import Path

import pytest

from bot.seasons.next_season import REST
from tests.cogs.league_tavern import (
    LEAGUE,
    at_rest,
    begun,
    command,
    created,
    found,
    organiser,
    post_of,
    posts_of,
    the_league,
)
from tests.messages import text_of
from tests.seasons.over import over
from tests.tavern import Tavern, tavern
from tests.ui.leagues.test_league_panel import SAY, manage, signed_up
from tests.ui.server.moderators import manager

GONE = f"The channel of **{LEAGUE}** is gone"


async def without_channel(t: Tavern) -> None:
    """Deletes the league's channel; people are in another one from then on."""
    gone, t.channel = t.channel, t.guild.create_text_channel("galley")
    t.env.backend.delete_channel(gone.id)
    await t.env.settle()
    await at_rest(t)


async def test_who_founded_it_hears_in_private_and_says_where_it_goes_on(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        await signed_up(t, captain)
        await without_channel(t)
        [told] = [one for one in t.public(captain.user.dm_channel) if GONE in one.content]
        asked = await t.press(captain.user, "league_go_on", on=told)
        await t.choose(captain.user, "league_go_on_in", str(t.channel.id), on=asked.message)
        await at_rest(t)
        assert (await the_league(t)).row.channel_id == t.channel.id
        assert LEAGUE in text_of(post_of(t))
        assert [one for one in t.public(captain.user.dm_channel) if GONE in one.content] == []


async def test_a_moderator_hears_once_at_their_next_press_and_nobody_else_does(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await signed_up(t, organiser(t))
        await without_channel(t)
        gina, anna = manager(t), t.people[0]
        opened = await command(t, anna, "show", league=LEAGUE)
        pressed = await t.press(anna, "league_ratings", on=opened.message)
        assert pressed.result.followups == []
        opened = await command(t, gina, "show", league=LEAGUE)
        first = await t.press(gina, "league_ratings", on=opened.message)
        [told] = first.result.followups
        assert GONE in told.content
        again = await t.press(gina, "league_ratings", on=opened.message)
        assert again.result.followups == []
        await t.press(gina, "league_go_on", on=told)
        await at_rest(t)
        assert (await the_league(t)).row.channel_id == t.channel.id


async def test_the_panel_begins_with_what_the_league_waits_for(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        await signed_up(t, captain)
        await without_channel(t)
        panel = await manage(t, captain)
        assert panel.text.startswith(f"⚠️ {SAY('managing-delayed-gone')}")


async def test_in_private_only_who_still_runs_leagues_there_can_move_it(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        await signed_up(t, captain)
        await without_channel(t)
        [told] = [one for one in t.public(captain.user.dm_channel) if GONE in one.content]
        asked = await t.press(captain.user, "league_go_on", on=told)
        t.guild.remove_member(captain.user)
        refused = await t.choose(captain.user, "league_go_on_in", str(t.channel.id), on=asked.message)
        assert refused.result.followups[-1].content == SAY("refusal-leagues-by-moderators")


@pytest.mark.slow
async def test_a_season_that_is_over_waits_for_a_channel_in_which_the_next_one_opens(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        league = await created(t, captain)
        await begun(t, t.people)
        async with t.inside():
            await over(t.bot.services.seasons, league.id)
        await at_rest(t)
        await without_channel(t)
        await t.wait(REST)
        await at_rest(t)
        [told] = [one for one in t.public(captain.user.dm_channel) if GONE in one.content]
        assert found(told, "league_go_on", "")
        panel = await manage(t, captain)
        assert panel.text.startswith(f"⚠️ {SAY('managing-delayed-gone')}")
        await t.press(captain, "league_manage", f"{league.id} again", on=panel.message)
        await at_rest(t)
        opened = await the_league(t)
        assert (opened.row.follows, opened.row.channel_id) == (league.id, t.channel.id)
        assert opened.row.name in text_of(posts_of(t)[-1])
        assert [one for one in t.public(captain.user.dm_channel) if GONE in one.content] == []
