"""The settings of a running league in its panel: what would change stands there before it does."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.delivery.body import Page
from bot.model.leagues import ComputerSeats, Draws, Format, PlayedOut, Ranking
from bot.model.tables import Pace
from bot.seasons.editing import CAN_CHANGE
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.leagues.editing import editing_page
from bot.ui.leagues.post import terms
from tests.cogs.league_tavern import LEAGUE, begun, command, created, fill, organiser, settle, the_league
from tests.messages import text_of_view, walk
from tests.seasons.snapshots import season
from tests.tavern import tavern
from tests.ui.server.moderators import manager, press

SAY = speaker("en")
MOST_COMPONENTS = 40
"""https://discord.com/developers/docs/components/reference#container"""
TWO_SETTINGS_MORE = 4
"""Components of two menus that may still come, each in a row of its own."""


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
        panel = await fill(t, captain, panel.message, "edit_form", rounds="3", best="2", round_hours="2 days")
        assert "**League rounds**: 1 → 3" in panel.text
        assert "all → 2" in panel.text
        assert (await the_league(t)).row.rounds == 1
        for setting, value in (("pace", "relaxed"), ("computer_seats", "points"), ("no_shows", "0")):
            panel = await settle(t, captain, panel, f"league_edit_set {league.id} {setting}", [value])
        await t.restart()
        done = await t.press(captain, "league_edit_do", on=panel.message)
        assert SAY("done-league-edited") in done.text
        row = (await the_league(t)).row
        assert (row.rounds, row.round_hours, row.best, row.pace) == (3, 48, 2, "relaxed")
        assert (row.computer_seats, row.no_shows) == (ComputerSeats.POINTS, 0)
        panel = await press(t, captain, done, f"league_history 0 · {league.id} all")
        kept = f"{SAY('history-edited', name='Olivia')} **Pace**: daily → relaxed · "
        assert kept in panel.text, "what was before and after is in the history"


async def test_the_final_is_asked_in_a_running_season_as_in_a_new_one(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        league = await created(t, captain)
        await begun(t, t.people)
        panel = await command(t, captain, "manage", league=LEAGUE)
        panel = await press(t, captain, panel, f"league_edit {league.id}")
        panel = await settle(t, captain, panel, f"league_edit_set {league.id} final", ["2"])
        assert "**Finalists**: 0 → 4" in panel.text
        await t.press(captain, "league_edit_do", on=panel.message)
        assert (await the_league(t)).row.finalists == 4


@pytest.mark.slow
async def test_what_was_drafted_anew_since_is_shown_before_it_is_done(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        league = await created(t, captain)
        await begun(t, t.people)
        pages = []
        for rounds in ("3", "4"):
            panel = await command(t, captain, "manage", league=LEAGUE)
            panel = await press(t, captain, panel, f"league_edit {league.id}")
            pages.append(await fill(t, captain, panel.message, "edit_form", rounds=rounds))
        shown = await t.press(captain, "league_edit_do", on=pages[0].message)
        assert "**League rounds**: 1 → 4" in shown.text
        assert (await the_league(t)).row.rounds == 1
        await t.press(captain, "league_edit_do", on=shown.message)
        assert (await the_league(t)).row.rounds == 4


async def test_the_second_of_two_moderators_is_shown_what_the_first_has_changed(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        mate = manager(t)
        league = await created(t, captain)
        await begun(t, t.people)
        pages = []
        for who, rounds in ((captain, "3"), (mate, "4")):
            panel = await command(t, who, "manage", league=LEAGUE)
            panel = await press(t, who, panel, f"league_edit {league.id}")
            pages.append(await fill(t, who, panel.message, "edit_form", rounds=rounds))
        await t.press(captain, "league_edit_do", on=pages[0].message)
        shown = await t.press(mate, "league_edit_do", on=pages[1].message)
        assert "**League rounds**: 3 → 4" in shown.text
        assert (await the_league(t)).row.rounds == 3
        await t.press(mate, "league_edit_do", on=shown.message)
        assert (await the_league(t)).row.rounds == 4


@pytest.mark.slow
async def test_buttons_of_earlier_versions_show_the_settings_as_they_are(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        captain = organiser(t)
        league = await created(t, captain)
        await begun(t, t.people)
        before = (await the_league(t)).row
        panel = await command(t, captain, "manage", league=LEAGUE)
        settings = f"{league.id} 3 48 - relaxed - 2 0 2 0"
        for action, chosen in (("league_edit_do", ""), ("league_edit_pace", " relaxed")):
            answer = await t.press_forged(captain, panel.message, f"t:0:{action}::{settings}{chosen}")
            assert SAY("editing-nothing") in answer.text
        assert (await the_league(t)).row == before


@pytest.mark.parametrize("kind", Format)
def test_all_but_a_cup_can_have_divisions(kind: Format) -> None:
    view = editing_page(season([(1, 5), (2, 3)], format=kind), {}, None, SAY)
    parts = str(view.to_components())  # type: ignore[no-untyped-call] # as discord.py ships it
    assert ("league_divisions" in parts) is (kind is not Format.CUP)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_is_told_in_every_language(language: str) -> None:
    say, league = speaker(language), season([(1, 5), (2, 3)], best=2, rounds=4, voyage_until=1_800_000_000)
    wanted = {
        "rounds": 5,
        "round_hours": 30,
        "points": "score",
        "pace": Pace.BANK,
        "bank_days": 14,
        "places": 7,
        "best": 0,
        "draws": Draws.SWISS,
        "protest_hours": 48,
        "computer_seats": ComputerSeats.FORFEIT,
        "played_out": PlayedOut.VOID,
        "no_shows": 3,
        "substitutes": False,
        "player_role_id": 501,
        "champion_role_id": 502,
        "level": 3,
        "language": "it" if language != "it" else "fr",
        "finalists": 2,
        "advance": 2,
        "start_hours": 12,
        "about": "Rum for *all*",
        "voyage_until": 1_800_600_000,
        "sign_up_role_id": 503,
        "only_invited": True,
        "continues": False,
        "ranking": Ranking.POINTS,
        "least_games": 3,
    }
    assert wanted.keys() == CAN_CHANGE
    text = text_of_view(editing_page(league, wanted, None, say))
    assert text.count("→") == len(wanted)
    assert "<t:1800000000:f> → <t:1800600000:f>" in text
    assert say("league-best", best=2) in list(terms(league, say))


def test_an_edit_warns_of_what_a_new_league_is_warned_of() -> None:
    league = season([(1, 5), (2, 3)], rounds=4)
    short = text_of_view(editing_page(league, {"round_hours": 1}, None, SAY))
    assert "⚠️ That won’t fit into a league round." in short
    own = text_of_view(editing_page(league, {"points": "10-5-1"}, None, SAY))
    assert SAY("league-own-points") in own
    assert "⚠️" not in own, "nobody has touched the time"
    usual = text_of_view(
        editing_page(replace(league, row=replace(league.row, points="9-1")), {"points": ""}, None, SAY)
    )
    assert SAY("league-small-tables") in usual
    assert SAY("league-own-points") in list(
        terms(replace(league, row=replace(league.row, points="9-1")), SAY)
    )


def test_it_is_said_what_cannot_be_changed() -> None:
    text = text_of_view(editing_page(season([(1, 5), (2, 3)]), {}, None, SAY))
    [fixed] = [line for line in text.split("\n") if line.startswith("-# Fixed while the league is on: ")]
    for label in ("select-league-game", "select-league-size", "select-format", "select-league-channel"):
        assert f"**{SAY(label)}**" in fixed
    for label in ("form-start", "select-pace", "form-points"):
        assert f"**{SAY(label)}**" not in fixed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("format_", Format)
def test_the_settings_with_all_that_can_be_chosen_fit_into_a_message(format_: Format, language: str) -> None:
    league = season([(1, 5), (2, 3)], rounds=4, format=format_, pace=Pace.BANK, about="Rum! " * 200)
    wanted = {"bank_days": 14, "round_hours": 1, "points": "5-1", "about": "Gin! " * 200}
    view = editing_page(league, wanted, None, speaker(language))
    assert isinstance(view, Page)
    assert len(list(walk(view.to_components()))) <= MOST_COMPONENTS - TWO_SETTINGS_MORE
