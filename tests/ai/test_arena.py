from collections.abc import Mapping

import pytest

from bot.ai.contract import Level
from bot.games.contract import Options
from tests.entries import COMPUTER_PLAYERS, GAMES
from tools.arena.games import contest, decisions, from_view


def test_every_game_has_a_computer_player() -> None:
    assert COMPUTER_PLAYERS.keys() == GAMES.keys()


def test_a_beginner_finds_a_level_below_the_usual_one_wherever_there_are_several() -> None:
    for player in COMPUTER_PLAYERS.values():
        assert list(player.LEVELS) == sorted(player.LEVELS)
        assert Level.BOSUN in player.LEVELS
        assert Level.CABIN_BOY in player.LEVELS or len(player.LEVELS) == 1


SHORT: Mapping[str, Options] = {"skullking": {"rounds": 4}, "playapirata": {"hands": "one"}}
"""How a game is chosen that is soon at its end, where it can be chosen."""


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("level", Level)
def test_every_level_brings_every_game_to_its_end(key: str, level: Level) -> None:
    players = GAMES[key].RULES.min_players
    finished = contest(
        key, [from_view(COMPUTER_PLAYERS[key], level)] * players, seed=1, options=SHORT.get(key)
    )
    assert sorted(placing.seat for placing in finished.placings) == list(range(players))
    assert sum(finished.share_of_win(seat) for seat in range(players)) == pytest.approx(1)


@pytest.mark.parametrize("key", GAMES)
def test_a_seed_names_one_game(key: str) -> None:
    contestants = [from_view(COMPUTER_PLAYERS[key])] * GAMES[key].RULES.min_players
    games = [[decision.move for decision in decisions(key, contestants, seed=2)] for _ in range(2)]
    assert games[0] == games[1]
