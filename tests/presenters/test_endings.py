"""The picture of the end: who won, and when that was decided."""

from collections.abc import Sequence
from typing import NamedTuple

import pytest

from bot.games.contract import Placing, ScoreLine, placings
from bot.presenters.contract import Names
from bot.presenters.endings import MOST_POINTS, NO_PENALTY, Lead, end_picture, lead
from bot.presenters.picture import Podium
from bot.texts.catalog import LANGUAGES, speaker
from tests.entries import GAMES, PICTURES
from tests.games.every_game import each_game
from tests.games.random_play import random_playing

NAMES = Names(("Anna", "Ben", "Carla"))
SAY = speaker("en")


class View(NamedTuple):
    """Of a game that is over."""

    result: Sequence[Placing]
    scorepad: Sequence[ScoreLine]


def scored(*totals: tuple[int, ...]) -> list[ScoreLine]:
    """Lines of rounds with such totals by seat."""
    return [
        ScoreLine(number, seat, 0, total, {})
        for number, after in enumerate(totals, start=1)
        for seat, total in enumerate(after)
    ]


def test_a_game_is_decided_with_the_round_from_which_on_its_winner_led() -> None:
    assert lead(scored((10, 20), (40, 30), (50, 60), (80, 70)), 0) == Lead(4, 0, is_taken=True)
    assert lead(scored((10, 20), (40, 30), (80, 60), (90, 70)), 0) == Lead(2, 0, is_taken=True)
    assert lead(scored((30, 20), (40, 30), (80, 60)), 0) == Lead(1, 0, is_taken=False)


def test_it_is_the_same_where_the_fewest_points_win() -> None:
    assert lead(scored((8, 2, 3), (8, 9, 12), (9, 20, 12)), 0) == Lead(2, 0, is_taken=True)


def test_a_game_of_one_round_or_an_even_one_has_no_such_round() -> None:
    assert lead(scored((30, 20)), 0) is None
    assert lead(scored((30, 20), (40, 40)), 0) is None


def test_a_tie_is_no_lead() -> None:
    assert lead(scored((30, 20), (40, 40), (60, 50)), 0) == Lead(3, 0, is_taken=True)


def test_the_picture_says_who_won_who_came_where_and_what_decided_it() -> None:
    lines = scored((10, 20, 0), (40, 30, 5), (80, 60, -10))
    picture = end_picture(View(placings((80, 60, -10)), lines), NAMES, SAY, MOST_POINTS)
    assert picture.alt == "Anna wins! 1. Anna 80, 2. Ben 60, 3. Carla −10. Round 2 decided it"
    [podium] = picture.blocks
    assert isinstance(podium, Podium)
    assert podium.margin == "wins by 20"


def test_each_player_has_a_square_a_round() -> None:
    scores = ((1, 0, 10), (2, 0, -5), (1, 1, 10), (2, 1, 0))
    lines = [ScoreLine(number, seat, score, 0, {}) for number, seat, score in scores]
    for squares, filled in (
        (MOST_POINTS, {0: (True, False), 1: (True, True)}),
        (NO_PENALTY, {1: (False, True)}),
    ):
        [podium] = end_picture(View(placings((5, 10)), lines), NAMES, SAY, squares).blocks
        assert isinstance(podium, Podium)
        shown = {step.who.seat: step.rounds for step in podium.steps}
        assert {seat: shown[seat] for seat in filled} == filled


def test_the_squares_of_skull_king_are_bids_that_were_met() -> None:
    view = GAMES["skullking"].view(random_playing("skullking", 3, 0).end, None)
    [podium] = PICTURES["skullking"].end_picture(view, NAMES, SAY).blocks
    assert isinstance(podium, Podium)
    for step in podium.steps:
        own = [line.details for line in view.scorepad if line.seat == step.who.seat]
        assert step.rounds == tuple(one["bid"] == one["tricks"] for one in own)


def test_a_game_of_one_round_has_no_squares_and_an_even_one_no_margin() -> None:
    [podium] = end_picture(View(placings((5, 5)), scored((5, 5))), NAMES, SAY, MOST_POINTS).blocks
    assert isinstance(podium, Podium)
    assert (podium.margin, podium.rounds, {step.rounds for step in podium.steps}) == ("", "", {()})


def test_two_who_share_the_first_place_both_win() -> None:
    shared = (Placing(0, 1, 5), Placing(2, 1, 5), Placing(1, 3, 0))
    assert end_picture(View(shared, scored((5, 0, 5))), NAMES, SAY, MOST_POINTS).alt.startswith(
        "Anna and Carla win!"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@each_game(PICTURES)
def test_every_game_ends_with_its_winner(key: str, language: str) -> None:
    view = GAMES[key].view(random_playing(key, 3, 0).end, None)
    picture = PICTURES[key].end_picture(view, NAMES, speaker(language))
    [podium] = [block for block in picture.blocks if isinstance(block, Podium)]
    assert [(step.place, step.who.seat) for step in podium.steps] == [
        (placing.place, placing.seat) for placing in view.result
    ]
    first = [NAMES[placing.seat] for placing in view.result if placing.place == 1]
    assert all(name in podium.title for name in first)
