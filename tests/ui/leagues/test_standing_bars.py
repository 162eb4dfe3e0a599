"""The bars of the standings: what each round brought to each."""

from dataclasses import replace
from fractions import Fraction
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot import art
from bot.model.leagues import Ranking
from bot.model.matches import RoundRow
from bot.presenters.picture import Bar, Bars, Picture
from bot.seasons.league import League
from bot.ui.leagues.standings import ROWS, row_line, standing_bars
from tests.cogs.league_tavern import (
    begun,
    command,
    created,
    everybody_is_there,
    organiser,
    play_out,
    post_of,
)
from tests.seasons.snapshots import ANNA, BEN, CARLA, DIEGO, NAMES, ladder_of, season, with_result
from tests.tavern import ENGLISH, tavern
from tests.ui.leagues.sample import entrants, finished
from tests.ui.live.test_hand_pictures import Painter, pictures_on

ALT_LENGTH = 1024  # characters: Discord takes no longer text alternative

FOUR = {user_id: NAMES[user_id] for user_id in (ANNA, BEN, CARLA, DIEGO)}


def picture(league: League, first: int = 0) -> Picture | None:
    rows = league.standings[first : first + ROWS]
    return standing_bars(league, rows, first, [row_line(league, row, ENGLISH) for row in rows])


def drawn(league: League) -> Bars:
    found = picture(league)
    assert found is not None
    [bars] = found.blocks
    assert isinstance(bars, Bars)
    return bars


def values(bars: Bars) -> dict[str, list[object]]:
    return {
        line.who.name: [None if bar is None else ("bye" if bar.hollow else bar.value) for bar in line.bars]
        for line in bars.lines
    }


def test_each_round_is_a_bar_as_high_as_its_points_and_their_sum_stands_behind() -> None:
    bars = drawn(season([(ANNA, 9), (BEN, 5)], [(BEN, 9), (CARLA, 1)], [(ANNA, 1), (DIEGO, 5)], people=FOUR))
    assert bars.rounds == ("1", "2", "3")
    assert values(bars) == {
        "Anna": [3, None, 1],
        "Ben": [1, 3, None],
        "Carla": [None, 1, None],
        "Diego": [None, None, 3],
    }
    assert [(line.rank, line.who.name, line.points) for line in bars.lines] == [
        ("1.", "Anna", "4"),
        ("2.", "Ben", "4"),
        ("3.", "Diego", "3"),
        ("4.", "Carla", "1"),
    ]


def test_points_below_nothing_and_fractions_are_written_as_people_read_them() -> None:
    league = season([(ANNA, -40), (BEN, 30)], [(ANNA, 10), (BEN, 0)], people=FOUR, points="score")
    lines = {line.who.name: line for line in drawn(league).lines}
    assert lines["Anna"].bars == (Bar(Fraction(-40)), Bar(Fraction(10)))
    assert lines["Anna"].points == "−30"
    shared = season([(ANNA, 9), (BEN, 5), (CARLA, 5)], [(ANNA, 9), (BEN, 5)], people=FOUR, points="5-2-1")
    assert {line.who.name: line.points for line in drawn(shared).lines}["Ben"] == "3½"


def test_a_bye_is_a_hollow_bar_and_a_lost_seat_one_of_nothing() -> None:
    league = season([(ANNA, 9), (BEN, 5)], [(ANNA, 9), (BEN, 5)], people=FOUR)
    league = with_result(league, 2, 1, forfeited=True)
    byes = RoundRow(2, False, (CARLA,), 0, None, None)
    shown = values(drawn(replace(league, rounds=(league.rounds[0], byes))))
    assert shown["Carla"] == [None, "bye"]
    assert shown["Ben"] == [1, 0]


def test_a_round_that_is_not_among_the_best_is_struck_through_and_in_brackets_in_words() -> None:
    league = season([(ANNA, 9), (BEN, 5)], [(ANNA, 1), (BEN, 5)], [(ANNA, 9), (BEN, 5)], people=FOUR, best=2)
    lines = {line.who.name: line for line in drawn(league).lines}
    assert [bar is not None and bar.dropped for bar in lines["Anna"].bars] == [False, True, False]
    assert "(3, [1], 3)" in lines["Anna"].alt
    assert lines["Anna"].points == "6"


def test_in_a_ladder_where_all_is_one_round_each_game_is_a_bar() -> None:
    games = [(ANNA, 9), (BEN, 5)], [(ANNA, 9), (CARLA, 5)], [(BEN, 1), (ANNA, 5)]
    ladder = ladder_of(*games, people=FOUR, ranking=Ranking.POINTS)
    bars = drawn(ladder)
    assert bars.rounds == ()
    assert values(bars)["Anna"] == [3, 3, 3]
    assert values(bars)["Ben"] == [1, 1, None]


def test_in_a_ladder_by_rating_each_game_shows_by_how_much_it_changed_the_rating() -> None:
    ladder = ladder_of([(ANNA, 9), (BEN, 5)], [(BEN, 9), (ANNA, 5)], people=FOUR, least_games=2)
    lines = {line.who.name: line for line in drawn(ladder).lines}
    for line in (lines["Anna"], lines["Ben"]):
        total = 1000 + sum(bar.value for bar in line.bars if bar is not None)
        assert line.points == str(total)
    assert [bar is not None and bar.value > 0 for bar in lines["Anna"].bars] == [True, False]
    assert lines["Carla"].rank == "–"


def test_before_the_first_result_there_is_no_picture() -> None:
    assert picture(season(people=FOUR)) is None


def test_the_words_of_a_picture_are_those_of_the_page_and_each_rounds_points() -> None:
    league = season([(ANNA, 9), (BEN, 5)], [(BEN, 9), (CARLA, 1)], people=FOUR)
    found = picture(league)
    assert found is not None
    assert "1. Ben · 4 points 2 games · 1 win (1, 3)" in found.alt
    assert "**" not in found.alt


def test_the_longest_standings_are_whole_and_small_enough() -> None:
    found = picture(finished(entrants(ROWS + 1, "🦀" * 32), 3), 1)
    assert found is not None
    assert len(found.alt) <= ALT_LENGTH
    data = art.draw(found)
    assert len(data) <= 60 * 1024
    assert Image.open(BytesIO(data)).width <= 1000


@pytest.mark.slow
async def test_a_league_that_is_over_has_its_bars_in_its_post_and_whoever_asks_gets_them(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, 2, draw=Painter().draw) as t:
        captain = organiser(t)
        league = await created(t, captain)
        await begun(t, t.people)
        await everybody_is_there(t)
        assert pictures_on(post_of(t)) == []
        await play_out(t)
        [shown] = pictures_on(post_of(t))
        assert shown.startswith("1. ")
        answer = await command(t, captain, "standings", league=league.row.name)
        await t.env.settle()
        assert pictures_on(answer.message) == [shown]
        for person in t.people:
            assert person.name.capitalize() in shown
