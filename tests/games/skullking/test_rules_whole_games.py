"""Whole games at random, and their scorepads against the referee's."""

import pytest

from bot.games import skullking
from tests.games.random_play import random_playing
from tests.games.skullking.referee import scorepad_by_the_rules


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("number", range(100, 110))
def test_the_scorepad_of_a_game_is_what_the_rules_say(players: int, number: int) -> None:
    playing = random_playing("skullking", players, number, ("edition", "first"), ("first_round", 0))
    rounds = playing.record.options["rounds"]
    noted = [
        (line.round, line.seat, line.score, line.total, *line.details.values())
        for line in skullking.scorepad(playing.end)
    ]
    assert noted == list(scorepad_by_the_rules(players, int(rounds), playing.record.moves))
