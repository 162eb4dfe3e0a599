"""What a season says at its end, from hand-written seats."""

from bot.model.careers import LeagueSeat
from bot.presenters.picture import Podium
from bot.seasons.summary import OwnSeason, SeasonBest, SeasonSummary, own_season, season_summary
from bot.texts.catalog import speaker
from bot.ui.leagues.summary import season_picture
from tests.ui.leagues.sample import entrants, finished

ANNA, BEN = 1, 2


def seat(table: int, person: int, at: int = 0, **figures: int) -> LeagueSeat:
    found = {"best": 20, "bids": 10, "met": 5, "streak": 2, "moves": 100, "whole": True, "hidden": False}
    return LeagueSeat(table, at, person, f"P{person}", **(found | figures))  # type: ignore[arg-type]


def test_a_seasons_best_are_those_of_whoever_was_first() -> None:
    seats = [
        seat(1, ANNA, best=90, streak=3),
        seat(1, BEN, 1, best=120, streak=1),
        seat(2, ANNA, 1, best=120, streak=3, moves=140),
        seat(2, BEN),
    ]
    assert season_summary(seats) == SeasonSummary(
        2, 2, SeasonBest(120, "P2", BEN), SeasonBest(3, "P1", ANNA), moves=140
    )


def test_a_seat_that_another_took_over_holds_no_best_and_a_private_person_no_name() -> None:
    found = season_summary([seat(1, ANNA, best=200, whole=False), seat(1, BEN, 1, best=50, hidden=True)])
    assert (found.best, found.players) == (SeasonBest(50, None), 1)


def test_ones_own_season_sums_up_ones_own_seats() -> None:
    seats = [seat(1, ANNA, 1, best=-10), seat(2, ANNA, 1, best=40, streak=4), seat(3, ANNA), seat(3, BEN, 1)]
    assert own_season(seats, ANNA) == OwnSeason(best=40, bids=30, met=15, streak=4)
    assert own_season(seats, 3) is None


def test_the_picture_of_a_season_says_every_figure_in_words() -> None:
    league = finished(entrants(8), rounds=2)
    first = league.standings[0].person
    picture = season_picture(league, [seat(1, first, best=130, streak=7, moves=260)], speaker("en"))
    assert picture is not None
    podium = picture.blocks[0]
    assert isinstance(podium, Podium)
    assert sorted(step.who.seat for step in podium.steps) == [*range(8)], "each has an animal of their own"
    for part in (league.row.name, league.name(first), "Most points in a round: 130", "row: 7", "moves: 260"):
        assert part in picture.alt
