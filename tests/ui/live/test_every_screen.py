"""Each game by each preset and each value of an option: what it shows after its moves.

Three games by each of them are played, and the first step of each kind is looked at: by its verb, what it
tells everybody, and what may be done then, each in each round and with each number of moves to choose from.
What is left out are repetitions, with other cards, bids or seats. `python -m tools.screens` looks at every
step of 20 games each.
"""

import pytest

from tests.entries import GAMES
from tools.screens import combinations, flaws

GAMES_EACH = 3


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_every_screen_of_every_way_to_play_is_one_that_discord_takes(key: str) -> None:
    assert list(flaws(key, GAMES_EACH, repeated=False)) == []


@pytest.mark.parametrize("key", GAMES)
def test_each_preset_and_each_value_of_an_option_is_played(key: str) -> None:
    rules, played = GAMES[key].RULES, list(combinations(key).values())
    for option in rules.options:
        assert {rules.value(options, option.name) for options in played} >= set(option.choices)
    for preset in rules.presets.values():
        assert rules.complete(preset) in played
