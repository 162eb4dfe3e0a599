"""At most one button of a screen has a colour: the next step. No button looks like a card that it is not."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bot.texts.catalog import speaker
from bot.ui.live.hand import hand
from bot.ui.live.post import post
from tests.entries import ENTRY_OF
from tests.games.random_play import random_playing
from tests.messages import press_of
from tests.simulated.watch import coloured
from tests.ui.live.screens import LINK, components, tables

SAY = speaker("en")


@pytest.mark.parametrize("key", ENTRY_OF)
def test_at_most_one_button_of_a_post_or_a_hand_has_a_colour(key: str) -> None:
    seen = 0
    for table in islice(tables(random_playing(key, 3, 0)), 0, None, 9):
        shown = [post(table, SAY), *(hand(table, seat, SAY, LINK) for seat in range(len(table.seats)))]
        for screen in shown:
            labels = list(coloured(components(screen)))
            assert len(labels) <= 1, labels
            seen += len(labels)
    assert seen


def test_the_sign_of_the_preferences_is_no_card_of_any_game() -> None:
    shapes = {shape for entry in ENTRY_OF.values() for shape, _ in entry.presenter.emojis}
    for key in ENTRY_OF:
        table = next(tables(random_playing(key, 3, 0)))
        [sign] = signs(components(hand(table, 0, SAY, LINK)), "my_preferences")
        assert sign
        assert sign not in shapes


def signs(parts: Any, action: str) -> Iterator[str]:
    for part in parts:
        if part["type"] == 2 and press_of(part["custom_id"]).action == action:
            yield part["emoji"]["name"]
        yield from signs(part.get("components", []), action)
