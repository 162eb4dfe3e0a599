"""Every match of every round is a few taps away, and its panel tells who did what to it."""

from dataclasses import replace
from pathlib import Path

import pytest
from simcord import MemberActor

from bot.model.leagues import LeagueActionRow
from bot.model.matches import MatchState
from bot.seasons.history import Kind
from bot.texts.catalog import speaker
from bot.ui.leagues.history import done_line
from tests.cogs.league_tavern import LEAGUE, at_rest, begun, command, created, fill, organiser, the_league
from tests.messages import presses
from tests.seasons.over import over
from tests.tavern import Answer, Tavern, tavern
from tests.ui.leagues.sample import NOW, entrants, running
from tests.ui.server.moderators import choose, press

SAY = speaker("en")


async def give_reason(t: Tavern, who: MemberActor, panel: Answer, select: str, chosen: str) -> Answer:
    action, _, argument = select.partition(" ")
    message, custom_id = t.find(who, action, argument, panel.message)
    shown = await who.select(message, [chosen], custom_id=custom_id)
    return t._answer(await who.submit_modal(shown, {"reason": "Never *came*"}))


@pytest.mark.slow
async def test_a_match_of_round_one_is_corrected_from_the_panel_while_round_two_goes_on(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        league = await created(t, captain, rounds=2)
        await begun(t, t.people)
        async with t.inside():
            await over(t.bot.services.seasons, league.id)
        await at_rest(t)
        first, second = (await the_league(t)).matches
        panel = await command(t, captain, "manage", league=LEAGUE)
        assert f"match_show {first.id}" not in panel.text
        panel = await choose(t, captain, panel, f"league_round {league.id}", ["1"])
        assert SAY("league-round", round=1, rounds=2) in panel.text
        panel = await choose(t, captain, panel, "match_show", [str(first.id)])
        panel = await fill_in(t, captain, panel)
        assert SAY("done-match-corrected") in panel.text
        assert "Recounted" in panel.text
        loser = first.seats[0]
        panel = await give_reason(t, captain, panel, f"match_forfeited {first.id}", str(loser))
        name = (await the_league(t)).name(loser)
        assert SAY("done-match-forfeited", name=name) in panel.text
        assert "Never \\*came\\*" in panel.text
        panel = await give_reason(t, captain, panel, f"match_forfeit_back {first.id}", str(loser))
        assert SAY("done-match-forfeit-back", name=name) in panel.text
        assert second.id == (await the_league(t)).matches[1].id
        panel = await command(t, captain, "manage", league=LEAGUE)
        panel = await press(t, captain, panel, f"league_history 0 · {league.id} all")
        assert SAY("history-title", name=LEAGUE) in panel.text
        assert "Recounted" in panel.text
        assert "league round 1 · table 1" in panel.text
        assert all(one.action for one in presses(panel.message))


def test_what_was_done_is_told_by_date_and_clock() -> None:
    league = running(entrants(4), [MatchState.PLAYING])
    paused = LeagueActionRow(league.id, None, Kind.PAUSED, 1, "Olivia", None, None, "", NOW)
    assert done_line(league, paused, SAY) == f"-# <t:{NOW}:f> · {SAY('history-paused', name='Olivia')}"


def test_the_history_says_by_how_long_a_round_was_extended_where_that_is_known() -> None:
    league = running(entrants(4), [MatchState.PLAYING])
    longer = LeagueActionRow(league.id, None, Kind.EXTENDED, 1, "Olivia", None, None, "", NOW, hours=72)
    assert (
        done_line(league, longer, SAY) == f"-# <t:{NOW}:f> · **Olivia** extends the league round by 72 hours."
    )
    before = replace(longer, hours=0)
    assert done_line(league, before, SAY) == f"-# <t:{NOW}:f> · **Olivia** extends the league round."


async def fill_in(t: Tavern, captain: MemberActor, panel: Answer) -> Answer:
    shown = await fill(
        t, captain, panel.message, "match_correct", score0="-10", score1="10", reason="Recounted"
    )
    return await t.press(captain, "match_correct_do", on=shown.message)
