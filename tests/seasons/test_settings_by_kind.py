"""The settings that a league is asked for are those that do something in a league of its kind."""

import pytest

from bot.model.leagues import Asked, Format, LeagueRow
from bot.model.settings import settings_of
from bot.seasons import creation
from bot.tables.lobby import Place
from bot.texts.catalog import speaker
from bot.ui.leagues.settings import asked
from tests.seasons.leagues import MAKER, Leagues
from tests.seasons.snapshots import row

SAY = speaker("en")
ALWAYS = {"game", "format", "language", "channel_id", "places", "about", "player_role_id", "champion_role_id"}
TABLES = {
    "size",
    "rhythm",
    "pace",
    "forum_id",
    "level",
    "substitutes",
    "round_hours",
    "start_hours",
    "advance",
    "protest_hours",
    "computer_seats",
    "points",
    "sign_up_until",
    "only_invited",
    "sign_up_role_id",
}
IN = {
    Format.SEASON: TABLES | {"rounds", "best", "finalists", "draws", "played_out", "no_shows", "continues"},
    Format.CUP: TABLES,
    Format.LADDER: {"protest_hours", "computer_seats", "least_people", "ranking", "least_games"},
    Format.VOYAGE: {"level", "rounds", "sign_up_until", "voyage_until", "only_invited", "sign_up_role_id"},
}


@pytest.mark.parametrize("kind", Format)
def test_a_league_is_asked_for_what_has_an_effect_in_its_kind(kind: Format) -> None:
    draft = row(format=kind, stage="draft")
    asked = {name for name, one in settings_of(LeagueRow).items() if one.asked and one.fits(draft)}
    assert asked == ALWAYS | IN[kind]


@pytest.mark.parametrize("kind", [Format.SEASON, Format.CUP])
def test_a_cup_has_stages_and_no_league_rounds_in_its_settings(kind: Format) -> None:
    labels = [SAY(one.label) for one in asked(Asked.ROUNDS, row(format=kind, stage="draft"))]
    assert ("Time per stage" in labels) is (kind is Format.CUP)
    assert any("league round" in label for label in labels) is (kind is Format.SEASON)


async def test_a_ladder_counts_more_of_the_best_games_than_a_season_has_rounds(leagues: Leagues) -> None:
    draft = await creation.draft(leagues.seasons, "Ladder", Place(10, 20, "en"), MAKER)
    changed = await creation.change(leagues.seasons, draft.id, MAKER, format=Format.LADDER, best=20)
    assert changed.row.best == 20


async def test_what_was_chosen_for_another_kind_does_nothing_in_this_one(leagues: Leagues) -> None:
    draft = await creation.draft(leagues.seasons, "Cup", Place(10, 20, "en"), MAKER)
    await creation.change(leagues.seasons, draft.id, MAKER, finalists=4, best=2)
    await creation.change(leagues.seasons, draft.id, MAKER, format=Format.CUP)
    opened = await creation.create(leagues.seasons, draft.id, MAKER)
    assert (opened.row.finalists, opened.row.best) == (0, 0)
