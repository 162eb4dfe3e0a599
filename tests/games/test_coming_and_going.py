"""Who comes late, who goes home, and a game with real cards that ends before its last round."""

from dataclasses import replace

import pytest

from bot.games.contract import IllegalMove
from bot.games.paper import PaperGame, Stay
from tests.games.paper_fields import blank, filled

ROUND = "1 1 | 0 0 | 0 0"
"""Round 1 of Skull King for three, who then have 20, 10 and 10 points."""


def places(game: PaperGame) -> list[tuple[int, int, int]]:
    result = game.result()
    assert result is not None
    return [(one.seat, one.place, one.score) for one in result]


def without_the_first() -> PaperGame:
    game = filled(blank("skullking", 3, rounds=3), ROUND)
    return replace(game, stays=(Stay(last=1), Stay(), Stay()))


def test_rounds_after_somebody_left_ask_one_value_fewer_and_theirs_stand() -> None:
    game = without_the_first()
    assert game.seats() == [1, 2]
    game = filled(game, "2 2 | 0 0")
    assert game.lines[-1] == "bid 2 tricks 2 bonus 0 | bid 0 tricks 0 bonus 0"
    assert [(line.seat, line.score, line.total) for line in game.scorepad()[-3:]] == [
        (0, 0, 20),
        (1, 40, 50),
        (2, 20, 30),
    ]


def test_who_left_is_ranked_after_all_others() -> None:
    game = filled(without_the_first(), "0 1 | 1 1", "0 3 | 0 0")
    assert [line.total for line in game.scorepad()[-3:]] == [20, -40, 60]
    assert places(game) == [(2, 1, 60), (1, 2, -40), (0, 3, 20)]


def test_a_refusal_names_the_seat_that_is_meant() -> None:
    with pytest.raises(IllegalMove) as error:
        without_the_first().read("1 x | 0 0")
    assert error.value.facts["seat"] == 1
    with pytest.raises(IllegalMove) as error:
        filled(without_the_first(), "2 2 | 0 0 30")
    assert (error.value.code, error.value.facts["seat"]) == ("bonus_not_earned", 2)


def test_who_comes_late_has_their_points_and_no_round_before() -> None:
    game = filled(blank("skullking", 3, rounds=2), ROUND)
    game = replace(game, players=4, stays=(Stay(), Stay(), Stay(), Stay(first=2, points=10)))
    assert [(line.seat, line.score, line.total) for line in game.scorepad()][-1] == (3, 0, 10)
    game = filled(game, "0 0 | 0 0 | 0 0 | 2 2")
    assert [line.total for line in game.scorepad()[-4:]] == [40, 30, 30, 50]
    assert places(game)[0] == (3, 1, 50)


def test_in_2021_as_many_cards_are_dealt_as_the_people_who_are_there_can_have() -> None:
    game = filled(
        blank("skullking", 8, edition="2021", dealing="broadside"), " | ".join(["8 8", *["0 0"] * 7])
    )
    game = replace(game, stays=(Stay(last=1), *[Stay()] * 7))
    assert [field.allowed for field in game.fields()][:2] == ["0–10", "0–10"], "eight had eight cards each"


def test_an_ended_game_ranks_by_the_totals_as_they_are_and_takes_no_round_more() -> None:
    game = replace(filled(blank("skullking", 3), ROUND), is_ended=True)
    assert places(game) == [(0, 1, 20), (1, 2, 10), (2, 2, 10)]
    with pytest.raises(IllegalMove, match="game_over"):
        filled(game, "0 0 | 2 2 | 0 0")
    corrected = game.correct(1, game.read("0 0 | 1 1 | 0 0", 1))
    assert places(corrected)[0] == (1, 1, 20)
    assert game.strike_last().result() is None


def test_fewest_penalty_cards_win_a_game_of_corsari_that_was_ended() -> None:
    game = filled(replace(blank("corsari", 2), low_is_good=True), "1 9 2 | 0 10 2")
    lines = [line.total for line in game.scorepad()]
    best = min(range(2), key=lines.__getitem__)
    assert places(replace(game, is_ended=True))[0][:2] == (best, 1)
