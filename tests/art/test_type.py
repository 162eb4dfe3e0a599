"""What is written in a picture is large enough for a phone."""

from collections.abc import Mapping
from typing import Any

import pytest
from PIL import ImageDraw

from bot.art.composing import compose
from bot.art.measure import WIDTH
from bot.games.contract import Seat
from bot.presenters.contract import Names
from bot.presenters.picture import (
    Bars,
    Beside,
    Caption,
    Course,
    Field,
    Ledger,
    Picture,
    Podium,
    Portrait,
    Result,
    Title,
)
from bot.texts.catalog import speaker
from tests.art.test_bad_input import sheet
from tests.art.test_pictures import BLOCKS
from tests.entries import GAMES, PICTURES
from tests.games.every_game import each_table
from tests.games.random_play import random_playing

NAMES = Names(("Anna", "Bartolomeo", "Carla", "Diego", "Emma", "Finn", "Gil", "Ida"))
ON_A_PHONE = 265
"""Pixels of a picture on a phone 390 wide."""
LEAST = 11
PLACES = 8
WITHOUT_CARDS = (Bars, Beside, Caption, Course, Field, Ledger, Podium, Portrait, Result, Title)


@pytest.fixture
def sizes(monkeypatch: pytest.MonkeyPatch) -> Mapping[str, float]:
    """The sizes on a phone of all that is written meanwhile."""
    found: dict[str, float] = {}
    text = ImageDraw.ImageDraw.text

    def noted(draw: ImageDraw.ImageDraw, xy: tuple[float, float], words: str, **more: Any) -> None:
        found[words] = more["font"].size * ON_A_PHONE / WIDTH
        text(draw, xy, words, **more)

    monkeypatch.setattr(ImageDraw.ImageDraw, "text", noted)
    return found


def too_small(sizes: Mapping[str, float]) -> Mapping[str, float]:
    assert sizes
    return {words: size for words, size in sizes.items() if words and size < LEAST}


@pytest.mark.slow
@each_table(PICTURES)
def test_nothing_in_a_hand_is_set_in_less_than_eleven_pixels_of_a_phone(
    key: str, players: int, sizes: Mapping[str, float]
) -> None:
    game, states = GAMES[key], random_playing(key, players, 0).states
    for state in states[:: max(1, len(states) // PLACES)]:
        seat: Seat = next(iter(game.to_move(state)), 0)
        compose(PICTURES[key].hand_picture(game.view(state, seat), NAMES, speaker("de")))
    assert too_small(sizes) == {}


@pytest.mark.parametrize("name", [name for name, one in BLOCKS.items() if isinstance(one, WITHOUT_CARDS)])
def test_nothing_in_any_other_picture_is_set_in_less_either(name: str, sizes: Mapping[str, float]) -> None:
    compose(Picture((BLOCKS[name], Caption("Skull King · 10 rounds")), ""))
    assert too_small(sizes) == {}


@pytest.mark.parametrize(("players", "smaller"), [(2, set[str]()), (4, {"10/10 −100"})])
def test_on_a_scorepad_only_the_notes_of_narrow_columns_are_smaller(
    players: int, smaller: set[str], sizes: Mapping[str, float]
) -> None:
    compose(Picture((sheet(players),), ""))
    assert set(too_small(sizes)) == smaller
