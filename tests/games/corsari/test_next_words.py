"""What a laying goes on with, word by word, in the rulebook's example."""

import pytest

from bot.games import corsari
from bot.games.contract import NextWords
from tests.games.corsari.table import CLOSER, CLOSERS_PARTS, deal, do, opponent


def following(begun: str) -> NextWords:
    state = do(deal(CLOSER, opponent(13), stock="Y6"), "draw stock")
    return corsari.next_words(state, 0, f"sail Y6 {begun}")


@pytest.mark.parametrize(
    ("begun", "words"),
    [
        ("crew O1 O2 O7 O8", ("O10", "V3")),  # of the two tens one joins, and the violet one comes after V3
        ("crew O1 O2 O7 O8 O10 V3", ("prisoners",)),
        ("crew O1 O2 O7 O8 O10 V3 prisoners R5", ("R6",)),
    ],
)
def test_the_cards_of_a_part_follow_in_deck_order_and_then_the_next_part(
    begun: str, words: tuple[str, ...]
) -> None:
    assert following(begun) == NextWords(words, may_stop=False)


def test_a_whole_laying_may_stop() -> None:
    assert following(CLOSERS_PARTS) == NextWords((), may_stop=True)


def test_a_part_named_again_leads_nowhere() -> None:
    assert following("crew O1 crew") == NextWords((), may_stop=False)
