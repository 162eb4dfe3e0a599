"""Who may sign up is chosen in the form; how new an account or membership is, moderators alone read."""

from pathlib import Path

import discord

from bot.tables.clock import HOUR
from tests.cogs.league_tavern import found, founding, opened, organiser, post_of, the_league
from tests.messages import text_of
from tests.tavern import ENGLISH, tavern
from tests.ui.leagues.test_league_panel import manage
from tests.ui.server.moderators import joined, press

DAY = 24 * HOUR


async def test_only_members_with_the_role_of_the_form_sign_up(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain, sailors = organiser(t), t.guild.create_role("Sailors")
        sailor, stranger = joined(t, "Sailor", sailors), joined(t, "Stranger")
        panel = await founding(t, captain)
        await opened(t, captain, panel, "sign_up_role_id")
        [select] = [f"p{one.encode()}" for one in found(panel, "founding_set", " sign_up_role_id")]
        await captain.select(panel, [sailors], custom_id=select)
        await t.press(captain, "founding_open", on=panel)
        refused = await t.press(stranger, "league_join")
        assert refused.text == ENGLISH("refusal-league-sign-up-role", role=f"<@&{sailors.id}>")
        await t.press(sailor, "league_join")
        assert [one.user_id for one in (await the_league(t)).players] == [sailor.id]
        assert ENGLISH("league-for-role", role=f"<@&{sailors.id}>") in text_of(post_of(t))


async def test_moderators_alone_read_how_new_whoever_signed_up_is(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        await t.press(captain, "founding_open", on=await founding(t, captain))
        await t.press(t.people[0], "league_join")
        age = (await the_league(t)).players[0].at - int(
            discord.utils.snowflake_time(t.people[0].id).timestamp()
        )
        assert age < 14 * DAY, "people of the simulated Discord are new"
        told = ENGLISH("entrant-new-account", days=age // DAY)
        league = await the_league(t)
        people = await press(t, captain, await manage(t, captain), f"league_people {league.id} show")
        assert told in people.text
        assert told not in text_of(post_of(t))
