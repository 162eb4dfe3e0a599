"""Each game by each preset and each value of an option: what it shows after its moves."""

import pytest

from tests.entries import GAMES
from tools.screens import combinations, flaws

GAMES_EACH = 1
SHARES = {"skullking": 0.1, "hollander": 0.25}
"""Of how many of its moves, where a game has many ways to play; `python -m tools.screens` looks at all."""


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_every_screen_of_every_way_to_play_is_one_that_discord_takes(key: str) -> None:
    assert list(flaws(key, GAMES_EACH, SHARES.get(key, 1))) == []


@pytest.mark.parametrize("key", GAMES)
def test_each_preset_and_each_value_of_an_option_is_played(key: str) -> None:
    rules, played = GAMES[key].RULES, list(combinations(key).values())
    for option in rules.options:
        assert {rules.value(options, option.name) for options in played} >= set(option.choices)
    for preset in rules.presets.values():
        assert rules.complete(preset) in played
