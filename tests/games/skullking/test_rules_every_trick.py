"""Every trick of a small set of kinds, in every order of play, against the referee."""

from collections.abc import Iterator, Sequence
from itertools import permutations, product

import pytest

from tests.games.skullking.referee import bonus_by_the_rules, by_the_seven_rules
from tests.games.skullking.table import trick

COPIES = {
    "Y": ("Y5", "Y13", "Y1", "Y9"),
    "R": ("R13", "R2", "R7", "R12"),
    "K": ("K4", "K1", "K13", "K8"),
    "E": ("E1", "E2", "E3", "E4", "E5"),
    "P": ("P1", "P2", "P3", "P4", "P5"),
    "M": ("M1", "M2"),
    "SM:P": ("SM:P",),
    "SM:E": ("SM:E",),
    "SK": ("SK",),
}
SPECIALS = ("E", "P", "M", "SM:P", "SM:E", "SK")


def every_trick(kinds: Sequence[str], players: int) -> Iterator[tuple[str, ...]]:
    for order in product(kinds, repeat=players):
        enough = all(order.count(kind) <= len(COPIES[kind]) for kind in kinds)
        if enough and order.count("SM:P") + order.count("SM:E") <= 1:
            yield tuple(COPIES[kind][order[:at].count(kind)] for at, kind in enumerate(order))


def hold_the_seven_rules(tricks: Iterator[tuple[str, ...]]) -> int:
    """Plays each trick at a table; how many there were."""
    number = 0
    for played in tricks:
        number += 1
        taken = trick(" ".join(played))
        won_by = by_the_seven_rules(played)
        assert taken.winner is not None
        expected = (played, won_by, bonus_by_the_rules(played, won_by))
        assert (taken.faces, taken.faces[taken.winner], taken.bonus) == expected
    return number


@pytest.mark.slow
@pytest.mark.parametrize(("players", "tricks"), [(2, 76), (3, 611), (4, 4719), (5, 35222)])
def test_every_trick_of_suit_cards_and_special_cards_in_every_order(players: int, tricks: int) -> None:
    assert hold_the_seven_rules(every_trick(tuple(COPIES), players)) == tricks


@pytest.mark.slow
@pytest.mark.parametrize(("players", "tricks"), [(5, 2312), (6, 8270)])
def test_every_trick_of_special_cards_at_a_full_table(players: int, tricks: int) -> None:
    assert hold_the_seven_rules(every_trick(SPECIALS, players)) == tricks


@pytest.mark.parametrize(("players", "tricks"), [(2, 56), (3, 336), (4, 1680)])
def test_every_trick_of_low_and_high_suit_cards_in_every_order(players: int, tricks: int) -> None:
    cards = ("Y1", "Y2", "Y13", "R1", "R13", "K1", "K13", "E1")
    assert hold_the_seven_rules(permutations(cards, players)) == tricks


@pytest.mark.parametrize(
    ("played", "won_by"),
    [("Y2 Y12 B13 K1", "K1"), ("Y2 Y12 B13", "Y12"), ("SK P1 M2 M1", "M2"), ("E2 SM:E E1", "E2")],
)
def test_the_referee_holds_the_examples(played: str, won_by: str) -> None:
    assert by_the_seven_rules(played.split()) == won_by
