"""What is written in a hand is large enough for a phone."""

from typing import Any

import pytest
from PIL import ImageDraw

from bot.art.composing import compose
from bot.art.measure import WIDTH
from bot.games.contract import Seat
from bot.presenters.contract import Names
from bot.texts.catalog import speaker
from tests.entries import GAMES, PICTURES
from tests.games.every_game import each_table
from tests.games.random_play import random_playing

NAMES = Names(("Anna", "Bartolomeo", "Carla", "Diego", "Emma", "Finn", "Gil", "Ida"))
ON_A_PHONE = 265
"""Pixels of a picture on a phone 390 wide."""
LEAST = 11
PLACES = 8


@pytest.mark.slow
@each_table(PICTURES)
def test_nothing_in_a_hand_is_set_in_less_than_eleven_pixels_of_a_phone(
    key: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: dict[str, float] = {}
    text = ImageDraw.ImageDraw.text

    def noted(draw: ImageDraw.ImageDraw, xy: tuple[float, float], words: str, **more: Any) -> None:
        sizes[words] = more["font"].size
        text(draw, xy, words, **more)

    monkeypatch.setattr(ImageDraw.ImageDraw, "text", noted)
    game, states = GAMES[key], random_playing(key, players, 0).states
    for state in states[:: max(1, len(states) // PLACES)]:
        seat: Seat = next(iter(game.to_move(state)), 0)
        compose(PICTURES[key].hand_picture(game.view(state, seat), NAMES, speaker("de")))
    assert sizes
    assert {words: size for words, size in sizes.items() if size * ON_A_PHONE / WIDTH < LEAST} == {}
