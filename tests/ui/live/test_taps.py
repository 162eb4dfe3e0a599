"""No move takes more taps than it did: counted over recorded games, by the buttons and selects of a hand."""

from collections.abc import Mapping

import pytest

from tests.entries import ENTRY_OF
from tests.ui.live.taps import KINDS, recorded_moves, taps

TAPS: Mapping[str, int] = {"skullking": 594, "playapirata": 744, "corsari": 388, "hollander": 802}
"""Taps for all moves of the first records of each game in version 0.1, counted in the same way: one
of Corsari is never tapped."""


@pytest.mark.parametrize("key", TAPS)
def test_no_move_takes_more_taps_than_it_did(key: str) -> None:
    counted = [taps(offer, move, KINDS.get(key, str)) for offer, move, _ in recorded_moves(ENTRY_OF[key])]
    assert len(counted) > 100
    assert sum(counted) <= TAPS[key]
