"""A ladder of forty: the five weakest play every day, twenty now and then, and fifteen never."""

from dataclasses import replace
from random import Random

import pytest

from bot.leagues.ladder import pairs_left
from bot.model.leagues import Ranking
from bot.seasons.league import League
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.leagues.post import league_post
from bot.ui.leagues.standings import standings_page
from tests.messages import text_of_view
from tests.seasons.snapshots import ladder_of

PEOPLE = {number: f"Pirate {number}" for number in range(1, 41)}
DAILY, PLAYING = range(1, 6), range(1, 26)
DAYS = 40


def ladder(ranking: Ranking) -> League:
    """Each daily player meets three others a day, and whoever has the higher number is before them."""
    rng = Random(7)
    games = [
        [(one, one) for one in (daily, *rng.sample([other for other in PLAYING if other != daily], 3))]
        for _ in range(DAYS)
        for daily in DAILY
    ]
    league = ladder_of(*games, people=PEOPLE, ranking=ranking)
    return replace(league, figures=league.compute())


def test_who_plays_most_leads_by_points_and_who_wins_leads_by_rating() -> None:
    by_points = [row.person for row in ladder(Ranking.POINTS).standings]
    by_rating = [row.person for row in ladder(Ranking.RATING).standings if row.is_ranked]
    assert {*DAILY}.isdisjoint(by_rating[:15])
    assert not {*DAILY}.isdisjoint(by_points[:15]), "that is what quantity brought"
    assert {*by_rating[:5]} <= {*range(16, 26)}, "the strong are first"


def test_who_never_played_stands_below_all_others_without_a_rank() -> None:
    rows = ladder(Ranking.RATING).standings
    assert [row.is_ranked for row in rows] == [True] * 25 + [False] * 15
    assert {row.person for row in rows[25:]} == {*range(26, 41)}


def test_five_who_play_every_day_among_themselves_have_five_games_a_week_that_count() -> None:
    week: list[list[int]] = []
    for resting in (*DAILY, *DAILY):  # one of them a day
        table = [one for one in DAILY if one != resting]
        week += [table] if pairs_left(table, week) else []
    assert len(week) == 5, "by then each two of them have met three times"
    assert pairs_left([1, 2, 3, 6], week), "with somebody whom they have met less it counts"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_post_and_every_page_of_its_standings_fit_into_a_message(language: str) -> None:
    league, say = ladder(Ranking.RATING), speaker(language)
    views = [league_post(league, say), *(standings_page(league, number, say) for number in range(3))]
    assert all(len(text_of_view(view)) <= 4_000 for view in views)
