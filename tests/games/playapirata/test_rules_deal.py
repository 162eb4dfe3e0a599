"""The cards and the set-up of a hand, sentence by sentence."""

from collections import Counter

import pytest

from bot.games import playapirata
from bot.games.playapirata.cards import ALL_TOWELS, COLOURS, NUMBER_OF, PIRATES, SPECIALS, TREASURES
from bot.games.shuffle import SeededShuffler
from tests.games.playapirata.table import at, buried, deal, play, play_hand, refusal, turn

SIZES = pytest.mark.parametrize(("players", "each", "aside"), [(2, 5, 5), (3, 4, 3), (4, 3, 3)])


def random_deal(players: int, seed: int = 0, *, specials: bool = False) -> playapirata.State:
    options = playapirata.RULES.complete({"specials": specials})
    return playapirata.start(players, options, SeededShuffler(seed.to_bytes(32, "big")))


def test_ruling_fifteen_treasures_two_of_each_number_four_skulls_and_one_towel_treasure() -> None:
    numbers = Counter(NUMBER_OF[card] for card in TREASURES if card in NUMBER_OF)
    assert numbers == {3: 2, 4: 2, 5: 2, 6: 2, 7: 2}
    assert [card for card in TREASURES if card not in NUMBER_OF] == ["TS1", "TS2", "TS3", "TS4", "TT"]
    assert len(set(TREASURES)) == 15


def test_there_are_85_cards_in_play_beside_three_summaries() -> None:
    assert len(TREASURES) + len(COLOURS) * (len(PIRATES) + len(ALL_TOWELS)) + len(SPECIALS) == 88 - 3


def test_ruling_a_colour_has_four_towels_of_each_value() -> None:
    assert Counter(ALL_TOWELS) == {1: 4, 2: 4, 3: 4}


def test_each_player_takes_the_fifteen_cards_of_one_colour() -> None:
    state = deal(players=4)
    for seat, colour in enumerate("YRBG"):
        view = playapirata.view(state, seat)
        assert view.players[seat].colour == colour
        assert view.pirates == ("SPY", "MAP", "UMB")
        assert view.towels == tuple(f"{colour}{value}" for value in (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3))


@SIZES
def test_treasures_are_dealt_and_some_left_over(players: int, each: int, aside: int) -> None:
    state = random_deal(players)
    assert [len(player.treasures) for player in state.players] == [each] * players
    assert len(state.treasures) + len(state.removed) == aside


@SIZES
def test_one_of_the_others_lies_face_down_in_the_middle_the_rest_leave_the_game_unseen(
    players: int, each: int, aside: int
) -> None:
    state = random_deal(players)
    assert len(state.treasures) == 1
    for viewer in (None, *range(players)):
        assert at(state, 1, viewer).card is None
        seen = repr(playapirata.view(state, viewer))
        assert not [card for card in state.removed if f"'{card}'" in seen]


def test_the_treasure_in_the_middle_is_place_1_and_counts_as_buried() -> None:
    state = play(buried(deal()), "spy 1")
    assert (at(state, 1).by, at(state, 1, 0).card) == (None, "TT")


def test_places_go_by_the_order_of_burying() -> None:
    state = play(deal(players=3, first=1), "bury T3b", "bury TS1", "bury T6a")
    assert [(at(state, place).by, at(state, place, at(state, place).by).card) for place in (2, 3, 4)] == [
        (1, "T3b"),
        (2, "TS1"),
        (0, "T6a"),
    ]


def test_ruling_the_first_starting_player_is_drawn_at_random() -> None:
    assert {turn(random_deal(4, seed)) for seed in range(40)} == {0, 1, 2, 3}


def test_play_goes_clockwise() -> None:
    state = deal(players=4, first=2)
    seats = []
    for _ in range(4):
        seats.append(turn(state))
        state = play(state, f"bury {state.players[turn(state)].treasures[0]}")
    assert seats == [2, 3, 0, 1]


def test_every_hand_is_shuffled_anew() -> None:
    first = random_deal(2)
    second = play_hand(first)
    assert second.number == 2
    assert [player.treasures for player in first.players] != [player.treasures for player in second.players]


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        random_deal(players)


def test_without_the_variant_there_are_no_special_cards() -> None:
    state = deal()
    assert [player.special for player in state.players] == [None, None]
    assert refusal(state, "flag") == ("not_in_hand", {"card": "FLAG"})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_variant_one_special_card_more_than_there_are_players_is_dealt(players: int) -> None:
    state = random_deal(players, specials=True)
    assert len(state.packet) == players + 1
    assert len([card for card in state.removed if card in SPECIALS]) == 10 - players - 1
