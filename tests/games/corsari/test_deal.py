"""Contents and set-up."""

import pytest

from bot.games import corsari
from bot.games.corsari.cards import CODES, COLOURS, DECK
from bot.games.shuffle import SeededShuffler
from tests.games.corsari.table import CLOSER, deal, do, opponent, scored

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def dealt(players: int) -> corsari.State:
    return corsari.start(players, {}, SeededShuffler(bytes([players]) * 32))


def test_the_deck_has_110_cards_numbered_1_to_11_in_10_colours() -> None:
    assert len(DECK) == len(set(CODES)) == 110
    assert set(CODES) == {f"{colour}{n}" for colour in COLOURS for n in range(1, 12)}
    assert len(COLOURS) == 10


@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_may_play(players: int) -> None:
    with pytest.raises(ValueError, match="seats 2 to 4"):
        dealt(players)


@PLAYERS
def test_the_dealer_deals_12_cards_to_each_player(players: int) -> None:
    assert [len(hand) for hand in dealt(players).hands] == [12] * players


@pytest.mark.parametrize(("players", "length"), [(2, 7), (3, 8), (4, 9)])
def test_the_pier_is_a_row_of_7_8_or_9_cards(players: int, length: int) -> None:
    assert len(corsari.view(dealt(players), None).pier) == length


@PLAYERS
def test_one_card_starts_the_discard_pile_and_the_rest_is_the_stock(players: int) -> None:
    seen = corsari.view(dealt(players), None)
    assert len(seen.pile) == 1
    assert seen.stock == 110 - players * 12 - len(seen.pier) - 1


def test_the_colour_of_the_first_card_in_the_row_is_the_colour_of_the_pier() -> None:
    assert corsari.view(deal("", "", pier="G4 R1"), None).pier_colour == "G"


def test_the_first_dealer_is_chosen_by_chance() -> None:
    starts = [corsari.start(4, {}, SeededShuffler(bytes([n]) * 32)) for n in range(40)]
    assert {corsari.view(state, None).dealer for state in starts} == {0, 1, 2, 3}


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_player_left_of_the_dealer_begins(dealer: int) -> None:
    assert corsari.to_move(deal("", "", "", dealer=dealer)) == ((dealer + 1) % 3,)


def test_dealing_moves_clockwise_after_each_round() -> None:
    first = deal(CLOSER, opponent(13))
    second = scored(opponent(13))
    assert [corsari.view(state, None).dealer for state in (first, second)] == [1, 0]
    assert corsari.to_move(second) == (1,)


def test_turns_go_clockwise() -> None:
    state = deal("", "", "")
    order: list[int] = []
    for _ in range(4):
        order += corsari.to_move(state)
        state = do(state, "draw stock")
        state = corsari.play(state, state.turn, f"discard {CODES[state.hands[state.turn][0]]}")
    assert order == [0, 1, 2, 0]
