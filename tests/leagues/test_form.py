from dataclasses import replace
from fractions import Fraction

from bot.leagues.form import Bids, Card, card
from bot.leagues.results import SeatResult, TableResult
from tests.leagues.finished import A, B, C, D, table


def test_the_card_counts_games_wins_and_the_exact_average_place() -> None:
    results = [table(1, A, B, C), table(2, (B, A), C), table(3, B, C, A, D)]
    assert card(results, A) == Card(3, 2, 0, Fraction(5, 3), (3, 1, 1))


def test_the_form_shows_the_latest_five_places_newest_first() -> None:
    orders = [(A, B, C), (B, A, C), (B, C, A), (A, B, C), (B, A, C), (C, B, A)]
    results = [table(number, *order) for number, order in enumerate(orders)]
    assert card(results, A).form == (3, 2, 1, 3, 2)


def test_a_forfeit_is_a_game_on_the_last_place() -> None:
    assert card([table(1, A, B, C, forfeits=[A])], A) == Card(1, 0, 1, Fraction(3), (3,))
    assert card([table(1, A, B, C, forfeits=[A])], B).form == (1,)


def test_what_was_voided_or_abandoned_or_ended_by_a_computer_player_is_no_game() -> None:
    seats = (SeatResult(A, 1, 5, by_computer=True), SeatResult(B, 2, 3))
    results = [
        replace(table(1, A, B), voided=True),
        replace(table(2, A, B), abandoned=True),
        TableResult(3, seats),
        table(4, B, C),
    ]
    assert card(results, A) == Card(0, 0, 0, None, ())


def test_the_share_of_bids_met() -> None:
    assert Bids(met=3, made=4).share == Fraction(3, 4)
    assert Bids(met=0, made=0).share is None
