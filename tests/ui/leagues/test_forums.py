"""A league's matches in a forum: a post each, whose tags tell its round and how far it has come."""

from pathlib import Path

import pytest

from bot.seasons import league_admin
from bot.texts.catalog import speaker
from tests.cogs.league_tavern import (
    at_rest,
    created,
    found,
    founding,
    opened,
    organiser,
    the_league,
)
from tests.seasons.over import over
from tests.seasons.snapshots import settled
from tests.tavern import Tavern, tavern

SAY = speaker("en")


def tags_of(t: Tavern, forum_id: int, thread_id: int) -> set[str]:
    names = {int(tag["id"]): tag["name"] for tag in t.env.backend.get_channel(forum_id).available_tags}
    return {names[int(one)] for one in t.env.backend.get_channel(thread_id).applied_tags}


@pytest.mark.slow
async def test_each_match_is_a_post_with_tags_that_follow_it(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain, forum = organiser(t), t.guild.create_forum_channel("matches")
        league = await created(t, captain, rounds=2)
        seasons = t.bot.services.seasons
        await settled(seasons, league.id, forum_id=forum.id)
        for person in t.people:
            await t.press(person, "league_join")
        async with t.inside():
            await league_admin.begin(seasons, league.id)
        await at_rest(t)
        [match] = (await the_league(t)).matches
        assert match.thread_id is not None
        assert t.env.backend.get_channel(match.thread_id).parent_id == forum.id
        assert tags_of(t, forum.id, match.thread_id) == {"league round 1", SAY("tag-waiting")}
        assert t.channel.threads == []
        async with t.inside():
            await over(seasons, league.id)
        await at_rest(t)
        _, second = (await the_league(t)).matches
        assert tags_of(t, forum.id, match.thread_id) == {"league round 1", SAY("tag-over")}
        assert tags_of(t, forum.id, second.thread_id or 0) == {"league round 2", SAY("tag-waiting")}


async def test_a_forum_is_chosen_and_given_up_in_the_panel_of_a_new_league(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        captain, forum = organiser(t), t.guild.create_forum_channel("matches")
        panel = await founding(t, captain)
        for chosen, kept in (([forum], forum.id), ([], None)):
            await opened(t, captain, panel, "forum_id")
            [about] = found(panel, "founding_set", " forum_id")
            await captain.select(panel, chosen, custom_id=f"p{about.encode()}")
            assert (await the_league(t)).row.forum_id == kept
        await settled(t.bot.services.seasons, (await the_league(t)).id, forum_id=t.channel.id)
        refused = await t.press(captain, "founding_open", on=panel)
        assert SAY("refusal-league-forum-wanted") in refused.text
