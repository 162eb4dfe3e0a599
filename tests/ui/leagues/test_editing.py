"""The settings of a running league in its panel: what would change stands there before it does."""

from pathlib import Path
from typing import Any

import pytest

from bot.model.leagues import ComputerSeats
from bot.model.tables import Pace
from bot.seasons.editing import Settings
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.leagues.editing import editing_page
from bot.ui.leagues.post import terms
from tests.cogs.league_tavern import LEAGUE, begun, command, created, fill, organiser, the_league
from tests.messages import presses, text_of_view, walk
from tests.seasons.snapshots import season
from tests.tavern import tavern
from tests.ui.server.moderators import choose, press

SAY = speaker("en")


@pytest.mark.slow
async def test_settings_are_shown_before_they_are_changed_and_kept_in_the_history(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        league = await created(t, captain)
        await begun(t, t.people)
        panel = await command(t, captain, "manage", league=LEAGUE)
        panel = await press(t, captain, panel, f"league_edit {league.id}")
        assert SAY("editing-nothing") in panel.text
        refused = await fill(t, captain, panel.message, "edit_form", rounds="many")
        wrong = SAY("refusal-no-number", value="many")
        assert f"**{SAY('form-rounds')}:** {wrong}" in refused.text, "the field that is wrong is named"
        assert "many" in refused.text.split(wrong)[1], "what was typed is still there"
        panel = await fill(t, captain, panel.message, "edit_form", rounds="3", best="2", hours="2 days")
        assert SAY("editing-rounds", before=1, after=3) in panel.text
        assert "all → 2" in panel.text
        assert (await the_league(t)).row.rounds == 1
        [pace] = [one for one in presses(panel.message) if one.action == "league_edit_pace"]
        panel = await choose(t, captain, panel, f"{pace.action} {pace.argument}", ["relaxed"])
        [seats] = [one for one in presses(panel.message) if one.action == "league_edit_seats"]
        panel = await choose(t, captain, panel, f"{seats.action} {seats.argument}", ["points"])
        [times] = [one for one in presses(panel.message) if one.action == "league_edit_absent"]
        panel = await choose(t, captain, panel, f"{times.action} {times.argument}", ["0"])
        done = await t.press(captain, "league_edit_do", on=panel.message)
        assert SAY("done-league-edited") in done.text
        row = (await the_league(t)).row
        assert (row.rounds, row.round_hours, row.best, row.pace) == (3, 48, 2, "relaxed")
        assert (row.computer_seats, row.no_shows) == (ComputerSeats.POINTS, 0)
        panel = await press(t, captain, done, f"league_history 0 · {league.id}")
        assert SAY("history-edited", name="Olivia") in panel.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_is_told_in_every_language(language: str) -> None:
    say, league = speaker(language), season([(1, 5), (2, 3)], best=2, rounds=4)
    wanted = Settings(5, 30, "score", Pace.LIVE, 7, 0, 48, ComputerSeats.FORFEIT, 3)
    text = text_of_view(editing_page(league, wanted, say))
    assert text.count("→") == 9
    assert say("league-best", best=2) in list(terms(league, say))


def test_the_longest_settings_fit_into_a_button() -> None:
    points = "-".join(["100"] * 8)
    league = season([(1, 5), (2, 3)], id=99_999)
    wanted = Settings(50, 1440, points, Pace.RELAXED, 200, 50, 168, ComputerSeats.FORFEIT, 4)
    view: Any = editing_page(league, wanted, SAY)
    parts = walk(view.to_components())
    ids = [str(part["custom_id"]) for part in parts if "custom_id" in part]
    assert max(map(len, ids)) <= 100
