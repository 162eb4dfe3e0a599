"""Moderators give and take points on a player's page; everybody reads them in standings and explanation."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.model.leagues import AdjustmentRow
from bot.seasons.league import League
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.leagues.history import history_page
from bot.ui.leagues.standings import row_line
from tests.cogs.league_tavern import LEAGUE, begun, command, created, fill, organiser, the_league
from tests.messages import custom_ids, text_of_view
from tests.seasons.snapshots import ANNA, BEGINNING, BEN, season
from tests.tavern import ENGLISH, tavern
from tests.ui.leagues.test_any_match import give_reason
from tests.ui.leagues.test_standings import lines
from tests.ui.server.moderators import choose, press


def with_points(league: League, *points: tuple[int, int, int | None]) -> League:
    """The league with points by hand: who got them, how many, and which line that takes back."""
    rows = [
        AdjustmentRow(number, 1, about, many, back, 77, "Mo", "a *good* deed", BEGINNING)
        for number, (about, many, back) in enumerate(points, start=1)
    ]
    return replace(league, adjustments=tuple(rows))


def test_points_by_hand_are_in_the_row_the_explanation_and_the_history() -> None:
    league = with_points(season([(ANNA, 9), (BEN, 5)]), (BEN, 5, None), (ANNA, -1, None), (ANNA, 1, 2))
    ben, anna = league.standings[:2]
    assert row_line(league, ben, ENGLISH) == "1. **Ben** · 6 points\n-# 1 game · no wins · +5 by hand"
    assert row_line(league, anna, ENGLISH) == "2. **Anna** · 3 points\n-# 1 game · 1 win", "taken back"
    told = lines(league, BEN, BEN)
    assert f"-# <t:{BEGINNING}:f> · +5 by hand, from **Mo**: a \\*good\\* deed" in told
    assert not [line for line in lines(league, ANNA, ANNA) if "by hand" in line]
    done = text_of_view(history_page(league, 0, ENGLISH))
    assert "**Mo** changes Anna’s points by hand: −1. Reason: a \\*good\\* deed" in done
    assert "**Mo** takes back points given to Anna by hand: +1." in done


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_by_hand_have_their_sign_in_each_language(language: str) -> None:
    league = with_points(season([(ANNA, 9), (BEN, 5)]), (ANNA, -1, None))
    say = speaker(language)
    assert "−1 " in row_line(league, league.standings[0], say)


@pytest.mark.slow
async def test_a_moderator_gives_points_on_a_players_page_and_takes_them_back(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        league = await created(t, captain, rounds=2)
        await begun(t, t.people)
        ann = t.people[0].id
        panel = await command(t, captain, "manage", league=LEAGUE)
        panel = await press(t, captain, panel, f"league_people {league.id} show")
        panel = await choose(t, captain, panel, f"entrant_show {league.id}", [str(ann)])
        refused = await fill(t, captain, panel.message, "entrant_points", points="many", reason="Brought rum")
        assert "“many” isn’t a whole number" in refused.text
        assert "`Brought rum`" in refused.text, "nothing that was typed is lost"
        page = await fill(t, captain, panel.message, "entrant_points", points="+3", reason="Brought rum")
        name = (await the_league(t)).name(ann)
        assert f"**{name}** · " in page.text
        assert "0 → 3 points" in page.text
        assert (await the_league(t)).adjustments == (), "nothing is done yet"
        await t.restart()
        [custom_id] = [one for one in custom_ids(page.message) if "entrant_points_do" in one]
        done = await t.press(captain, "entrant_points_do", on=page.message)
        assert ENGLISH("done-points-given", name=name) in done.text
        assert "+3 by hand, from **Olivia**: Brought rum" in done.text
        assert {row.person: row.points for row in (await the_league(t)).standings}[ann] == 3
        twice = await t.press_forged(captain, done.message, custom_id)
        assert ENGLISH("done-points-given", name=name) not in twice.text
        [given] = (await the_league(t)).adjustments
        done = await give_reason(t, captain, done, f"entrant_points_back {league.id} {ann}", str(given.id))
        assert ENGLISH("done-points-back", name=name) in done.text
        assert {row.person: row.points for row in (await the_league(t)).standings}[ann] == 0
