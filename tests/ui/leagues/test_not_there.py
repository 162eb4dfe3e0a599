"""Moderators hear at the deal who was not there, and put the first substitute in by one press."""

from pathlib import Path

import pytest

from bot.tables.clock import HOUR
from tests.cogs.league_tavern import (
    at_rest,
    begun,
    created,
    offered_to_sub,
    organiser,
    the_league,
)
from tests.seasons.snapshots import settled
from tests.tavern import ENGLISH, tavern


@pytest.mark.slow
async def test_the_first_substitute_is_put_in_from_the_message_and_called(tmp_path: Path) -> None:
    async with tavern(tmp_path, 4) as t:
        captain = organiser(t)
        league = await created(t, captain, size=3)
        await settled(t.bot.services.seasons, league.id, substitutes=False)
        *drawn, sub = t.people
        await offered_to_sub(t, sub)
        await begun(t, drawn)
        home = t.channel
        [t.channel] = home.threads
        for person in drawn[1:]:
            await t.press(person, "match_there")
        await t.wait(29 * HOUR)
        await at_rest(t)
        thread, t.channel = t.channel, home
        [told] = [one for one in t.public() if "when the cards were dealt" in one.content]
        league = await the_league(t)
        absent, name = drawn[0].id, league.name(drawn[0].id)
        assert (
            f"**{name}** wasn’t there when the cards were dealt (league round 1 · table 1)." in told.content
        )
        stranger = await t.press(drawn[1], "match_put_in", on=told)
        assert stranger.text == ENGLISH("refusal-leagues-by-moderators")
        done = await t.press(captain, "match_put_in", on=told)
        other = league.name(sub.id)
        assert done.text == ENGLISH("done-match-replaced", name=name, other=other)
        await at_rest(t)
        [match] = (await the_league(t)).matches
        assert sub.id in match.seats
        assert absent not in match.seats
        called = [one.content for one in t.public(thread) if f"<@{sub.id}> You sub in" in one.content]
        assert len(called) == 1
        again = await t.press(captain, "match_put_in", on=told)
        assert again.text == ENGLISH("refusal-not-in-match")
