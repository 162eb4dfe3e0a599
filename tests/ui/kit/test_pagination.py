"""Arrows through many pages: they lead to pages that are there, and no two have one custom id."""

import pytest

from bot.ui.kit.pagination import Paged, arrows, page_of
from tests.messages import press_of


@pytest.mark.parametrize(
    ("here", "last", "leads", "dead"),
    [
        (0, 3, [0, 0, 1, 3], [True, True, False, False]),
        (2, 3, [0, 1, 3, 3], [False, False, False, False]),
        (3, 3, [0, 2, 3, 3], [False, False, True, True]),
        (0, 0, [0, 0, 0, 0], [True, True, True, True]),
    ],
)
def test_arrows_lead_to_the_first_page_one_back_one_on_and_the_last(
    here: int, last: int, leads: list[int], dead: list[bool]
) -> None:
    buttons = [button.to_component_dict() for button in arrows(7, "log", here, last)]
    ids = [button["custom_id"] for button in buttons]
    assert [page_of(press_of(custom_id)) for custom_id in ids] == leads
    assert [button["disabled"] for button in buttons] == dead
    assert len(set(ids)) == 4


@pytest.mark.parametrize(
    ("count", "wanted", "shown", "here", "last"),
    [
        (5, 0, [0, 1], 0, 2),
        (5, 2, [4], 2, 2),
        (4, 2, [2, 3], 1, 1),
        (0, 3, [], 0, 0),
    ],
)
def test_a_page_beyond_the_last_is_the_last(
    count: int, wanted: int, shown: list[int], here: int, last: int
) -> None:
    paged = Paged(range(count), 2, wanted)
    assert ([*paged.shown], paged.here, paged.last) == (shown, here, last)
    assert len(paged.arrows("tables")) == (4 if last else 0)
