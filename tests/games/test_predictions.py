"""What those who watch predict: when it locks, and what it is worth; expectations by hand."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from bot.ai.skullking.foretelling import foretold
from bot.games import skullking
from bot.games.contract import Placing, ScoreLine
from bot.games.predictions import WINNER, Question, outcomes, winner_alone, worth
from bot.games.skullking.predictions import asked
from tests.entries import GAMES
from tests.games.random_play import Playing, play_at_random, random_playing
from tests.games.secrecy import SECRECY
from tests.games.skullking.table_2021 import EVERYTHING


def playing(rounds: int) -> Playing:
    """A game of three in the first edition."""
    options = GAMES["skullking"].RULES.complete({"rounds": rounds})
    return play_at_random("skullking", 3, options, Random(3))


def views() -> Iterator[skullking.View]:
    """What everyone sees of a game of three, after each move."""
    for state in playing(3).states:
        yield skullking.view(state, None)


def test_the_fewer_said_so_the_more_a_right_answer_is_worth() -> None:
    # Seats 0 and 1 meet their bids. On seat 0 all are right: 1 each. On seat 1 Finn alone is wrong: the
    # others get 2. On seat 2 Emil alone is right: he gets 1 and one for each of two.
    said = {"Dora": frozenset({0, 1, 2}), "Emil": frozenset({0, 1}), "Finn": frozenset({0, 2})}
    assert worth(4, said, frozenset({0, 1}), 3) == {"Dora": 3, "Emil": 6, "Finn": 1}


def test_the_only_one_to_predict_gets_a_point_for_every_bid_told_rightly() -> None:
    assert worth(4, {"Dora": frozenset()}, frozenset({1}), 3) == {"Dora": 2}


def test_who_wins_is_worth_five_and_one_for_everyone_who_said_otherwise() -> None:
    said = {"Dora": frozenset({0}), "Emil": frozenset({1}), "Finn": frozenset({1})}
    assert worth(WINNER, said, frozenset({1}), 3) == {"Dora": 0, "Emil": 6, "Finn": 6}
    assert worth(WINNER, said, frozenset({0, 1}), 3) == {"Dora": 7, "Emil": 6, "Finn": 6}


def test_what_came_is_who_met_their_bids_and_who_shares_the_first_place() -> None:
    def line(number: int, seat: int, bid: int, tricks: int) -> ScoreLine:
        return ScoreLine(number, seat, 0, 0, {"bid": bid, "tricks": tricks, "bonus": 0})

    pad = [line(1, 0, 1, 1), line(1, 1, 1, 0), line(2, 0, 0, 2), line(2, 1, 2, 0)]
    assert outcomes(pad, None) == {1: {0}, 2: frozenset()}
    placings = [Placing(0, 1, 7), Placing(2, 1, 7), Placing(1, 3, 2)]
    assert outcomes((), placings) == {WINNER: {0, 2}}


def test_who_meets_their_bids_is_asked_once_all_bids_are_shown_and_until_the_first_trick_ends() -> None:
    for view in views():
        rounds = [question for question in asked(view) if question.round != WINNER]
        if view.step in ("bid", "over"):
            assert rounds == []
        elif view.round > 1:
            assert rounds == [Question(view.round, not view.tricks)]


def test_in_round_1_both_lock_with_the_first_card() -> None:
    shown = [view for view in views() if view.round == 1 and view.step == "play"]
    assert {bool(view.trick) for view in shown} == {True, False}
    for view in shown:
        is_open = not view.trick and not view.tricks
        assert asked(view) == [Question(WINNER, is_open), Question(1, is_open)]


def test_who_wins_is_not_asked_after_round_1() -> None:
    later = [asked(view)[0] for view in views() if view.round > 1]
    assert later
    assert {question.is_open for question in later} == {False}


def test_in_a_game_without_bids_who_wins_is_asked_until_everyone_has_moved() -> None:
    assert winner_alone(range(3), ()) == [Question(WINNER, True)]
    assert winner_alone(range(3), [0, 2, 0, 2]) == [Question(WINNER, True)]
    assert winner_alone(range(3), [0, 2, 1]) == [Question(WINNER, False)]


def test_the_captain_says_the_same_whatever_is_hidden_and_all_round_long() -> None:
    chance = Random(3)
    said: dict[int, Sequence[int]] = {}
    for state in playing(2).states:
        view = skullking.view(state, None)
        if view.step == "play":
            twin = skullking.view(SECRECY["skullking"].twin(state, None, chance), None)
            told = foretold(view, Random(1))
            assert said.setdefault(view.round, told) == told == foretold(twin, Random(1))
    assert said


@pytest.mark.parametrize("players", [2, 4])
def test_in_2021_the_captain_says_the_same_all_round_long_unless_harry_changes_a_bid(players: int) -> None:
    chosen = {**EVERYTHING, "powers": players == 2, "dealing": "swift"}
    states = random_playing("skullking", players, 1, *chosen.items()).states
    said: dict[tuple[int, tuple[int | None, ...]], Sequence[int]] = {}
    for state in states[::20]:
        view = skullking.view(state, None)
        if view.step == "play":
            told = foretold(view, Random(1))
            assert said.setdefault((view.round, view.bids), told) == told
    assert said


def test_the_captain_predicts_from_no_players_view() -> None:
    state = playing(1).states[4]
    with pytest.raises(ValueError, match="holds no cards"):
        foretold(skullking.view(state, 0), Random(1))
