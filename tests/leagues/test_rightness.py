"""How rightly a league ranks is measured as it should be."""

import pytest

from tools.voyages import SLIPS, of_own_deals, ranks, rightness


def test_equal_values_share_the_mean_of_their_ranks() -> None:
    assert ranks([7, 3, 7, -1]) == [3.5, 2, 3.5, 1]


def test_a_league_ranks_rightly_by_how_its_sums_follow_the_slips() -> None:
    best_first = [[len(SLIPS) - bot, 0] for bot in range(len(SLIPS))]
    assert rightness(best_first, 2) == pytest.approx(1)
    assert rightness(best_first[::-1], 2) == pytest.approx(-1)
    assert rightness([[5, 100 - bot] for bot in range(len(SLIPS))], 1) == 0, (
        "all are level after the first deal"
    )


def test_in_a_league_of_own_deals_no_two_have_one_in_common() -> None:
    voyages = [[[100 * number + bot] for bot in range(len(SLIPS))] for number in range(20)]
    found = of_own_deals(voyages, 18)
    assert [scores[0] % 100 for scores in found] == list(range(16))
    assert len({scores[0] // 100 for scores in found}) == 16
