"""The next season from the panel of the last: who is asked is told first, and the button invites."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.model.leagues import LeagueStage
from bot.seasons.next_season import Division
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.leagues.next_season import plan_page
from tests.cogs.league_tavern import LEAGUE, at_rest, begun, command, created, organiser, the_league
from tests.messages import text_of, text_of_view
from tests.seasons.over import over
from tests.tavern import tavern
from tests.ui.leagues.sample import entrants, finished
from tests.ui.server.moderators import choose, press

SAY = speaker("en")


@pytest.mark.slow
async def test_a_league_that_is_over_is_followed_by_one_to_which_its_people_are_invited(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        league = await created(t, captain)
        await begun(t, t.people)
        async with t.inside():
            await over(t.bot.services.seasons, league.id)
        await at_rest(t)
        assert (await the_league(t)).row.stage is LeagueStage.FINISHED
        panel = await command(t, captain, "manage", league=LEAGUE)
        assert "🏆" in panel.text
        assert "<t:" not in panel.text, "what is over has no deadline"
        panel = await press(t, captain, panel, f"next_season {league.id}")
        assert SAY("next-season-title", name=LEAGUE) in panel.text
        assert "Invited (2): Anna · Ben" in panel.text
        done = await press(t, captain, panel, f"next_season_begin {league.id}")
        assert f"{LEAGUE} (2)" in done.text
        await at_rest(t)
        opened = await the_league(t)
        assert (opened.row.name, opened.players) == (f"{LEAGUE} (2)", [])
        [invitation] = [message for message in t.public() if message.content.startswith("📨")]
        assert all(f"<@{person.id}>" in invitation.content for person in t.people)
        post = next(text_of(one) for one in reversed(t.public()) if "**Invited** (2)" in text_of(one))
        assert "Anna" in post
        await t.press(t.people[0], "league_join", on=invitation)
        await at_rest(t)
        assert [one.user_id for one in (await the_league(t)).players] == [t.people[0].id]
        assert len([message for message in t.public() if message.content.startswith("📨")]) == 1


async def test_nothing_of_a_draft_or_of_another_servers_league_opens_in_a_panel(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        league = await created(t, captain)
        panel = await command(t, captain, "manage", league=LEAGUE)
        store = t.bot.services.seasons.store
        draft = await store.add(replace(league.row, name="Draft", stage=LeagueStage.DRAFT, created_by=7))
        other = await store.add(replace(league.row, name="Other", stage=LeagueStage.FINISHED, guild_id=99))
        for number in (draft, other):
            for action in ("next_season", "next_season_begin", "league_divisions", "league_manage"):
                words = f"{number} show" if action == "league_manage" else str(number)
                answer = await t.press_forged(captain, panel.message, f"t:0:{action}::{words}")
                assert answer.text == SAY("refusal-no-such-league"), action


async def test_a_division_is_put_below_another_in_the_panel(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        first = await created(t, captain)
        seasons = t.bot.services.seasons
        second = await seasons.store.add(replace(first.row, name="Second"))
        panel = await command(t, captain, "manage", league="Second")
        panel = await press(t, captain, panel, f"league_edit {second}")
        panel = await press(t, captain, panel, f"league_divisions {second}")
        assert SAY("divisions-title", name="Second") in panel.text
        panel = await choose(t, captain, panel, f"league_above {second}", [str(first.id)])
        assert SAY("done-divisions") in panel.text
        panel = await choose(t, captain, panel, f"league_moves {second}", ["3"])
        assert SAY("divisions-moves", count=3) in panel.text
        row = (await seasons.load(second)).row
        assert (row.above_id, row.moves) == (first.id, 3)
        panel = await choose(t, captain, panel, f"league_above {second}", ["0"])
        assert (await seasons.load(second)).row.above_id is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plan_of_large_divisions_fits_into_a_message(language: str) -> None:
    people, say = entrants(200, "W" * 32), speaker(language)
    league = finished(people)
    division = Division(league, "N" * 40, people, people[:8], people[-8:])
    text = text_of_view(plan_page(league, [division] * 6, say))
    assert len(text) < 3_900
    assert "⬆️" in text
    assert "⬇️" in text
