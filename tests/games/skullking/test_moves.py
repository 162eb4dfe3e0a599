"""How a move is read, which moves are refused and with which code."""

from random import Random

import pytest

from bot.games import skullking
from bot.games.contract import IllegalMove
from bot.games.shuffle import SeededShuffler
from bot.games.skullking.cards import CODES, FIRST_DECK
from tests.games.skullking.table import State, bid, deal, play_game, play_trick, refusal

EVERY_MOVE = [
    *(f"bid {tricks}" for tricks in range(11)),
    *(f"play {card}" for card in map(CODES.__getitem__, FIRST_DECK) if card != "SM"),
    "play SM:P",
    "play SM:E",
]


def bidding() -> State:
    return deal("Y2 R1", "Y12 K1")


def playing() -> State:
    return bid(bidding(), 0, 2)


def read_error(state: State, words: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(IllegalMove) as error:
        skullking.read(state, 0, words)
    return error.value.code, dict(error.value.facts)


def test_a_bid_after_the_reveal_is_refused_as_bids_revealed() -> None:
    assert refusal(playing(), 0, "bid 1") == ("bids_revealed", {})


def test_a_bid_of_more_than_the_hand_is_refused_as_out_of_range_and_told_the_most() -> None:
    assert refusal(bidding(), 0, "bid 3") == ("bid_out_of_range", {"most": 2})


def test_a_card_before_all_have_bid_is_refused_as_still_bidding() -> None:
    assert refusal(bidding(), 0, "play Y2") == ("still_bidding", {})


def test_a_card_out_of_turn_is_refused_and_told_whose_turn_it_is() -> None:
    assert refusal(playing(), 1, "play Y12") == ("not_your_turn", {"seat": 0})


@pytest.mark.parametrize("move", ["play Y12", "play SK", "play P1"])
def test_a_card_that_one_does_not_hold_is_refused_as_not_in_hand(move: str) -> None:
    assert refusal(playing(), 0, move) == ("not_in_hand", {"card": move.removeprefix("play ")})


def test_scary_mary_that_one_does_not_hold_is_refused_by_her_card() -> None:
    assert refusal(playing(), 0, "play SM:E") == ("not_in_hand", {"card": "SM"})


def test_a_card_already_played_is_refused_as_not_in_hand() -> None:
    state = play_trick(playing(), "Y2 Y12")
    assert refusal(state, 1, "play Y12") == ("not_in_hand", {"card": "Y12"})


def test_a_card_of_another_suit_is_refused_and_told_the_suit_to_follow() -> None:
    state = play_trick(playing(), "Y2")
    assert refusal(state, 1, "play K1") == ("must_follow", {"suit": "Y", "card": "K1"})


@pytest.mark.parametrize(
    "move", ["", "bid", "play", "play SM", "play P", "bid 11", "bid -1", "BID 1", "bid  1", "sail"]
)
def test_a_move_that_is_not_canonical_is_refused_as_unknown(move: str) -> None:
    assert refusal(bidding(), 0, move) == ("unknown_move", {"words": move})


@pytest.mark.parametrize("move", ["bid 0", "bid 10", "play Y2", "play SM:P"])
def test_every_move_after_the_end_is_refused_as_game_over(move: str) -> None:
    state = play_game(deal("Y1", "Y2", rounds=1))
    assert [refusal(state, seat, move) for seat in (0, 1)] == [("game_over", {})] * 2


@pytest.mark.parametrize("move", ["bid 1", "play Y12", "play K13", "sail"])
def test_a_refused_move_leaves_the_state_as_it_was(move: str) -> None:
    state, same = (play_trick(playing(), "Y2") for _ in range(2))
    refusal(state, 1 if move != "play Y12" else 0, move)
    assert state == same


def test_a_move_leaves_the_state_that_it_was_made_in_as_it_was() -> None:
    state, same = playing(), playing()
    assert play_trick(state, "Y2") != state
    assert state == same


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_legal_moves_are_exactly_those_that_pass_the_check(players: int) -> None:
    chance = Random(players)
    state = skullking.start(players, skullking.RULES.complete({}), SeededShuffler(bytes(31) + b"\x01"))
    while skullking.result(state) is None:
        for seat in range(players):
            passing = {move for move in EVERY_MOVE if passes(state, seat, move)}
            assert passing == set(skullking.legal(state, seat))
        seat = chance.choice(list(skullking.to_move(state)))
        state = skullking.play(state, seat, chance.choice(list(skullking.legal(state, seat))))


def passes(state: State, seat: int, move: str) -> bool:
    try:
        skullking.check(state, seat, move)
    except IllegalMove:
        return False
    return True


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("bid 1", "bid 1"),
        ("BID 1", "bid 1"),
        ("  Bid \t  1 ", "bid 1"),
        ("bid 10", "bid 10"),
        ("play y2", "play Y2"),
        ("PLAY K13", "play K13"),
        (" play   r1\n", "play R1"),
        ("play sk", "play SK"),
        ("play SM:P", "play SM:P"),
        ("play sm:e", "play SM:E"),
        ("play sm p", "play SM:P"),
        ("Play  Sm  E", "play SM:E"),
    ],
)
def test_a_move_is_read_in_any_case_and_spacing(words: str, move: str) -> None:
    assert skullking.read(bidding(), 0, words) == move


@pytest.mark.parametrize("move", EVERY_MOVE)
def test_every_canonical_move_reads_as_itself(move: str) -> None:
    assert skullking.read(bidding(), 0, move) == skullking.read(bidding(), 0, move.lower()) == move


@pytest.mark.parametrize(
    ("words", "move"), [("play p", "play P4"), ("play E", "play E2"), ("Play m", "play M2")]
)
def test_the_letter_of_a_special_card_means_any_that_the_player_holds(words: str, move: str) -> None:
    state = deal("P4 P5 E2 M2", "P1 E1 M1 P2")
    assert skullking.read(state, 0, words) == move


def test_the_letter_of_a_special_card_that_one_does_not_hold_is_refused_as_not_in_hand() -> None:
    state = playing()
    assert refusal(state, 0, skullking.read(state, 0, "play p")) == ("not_in_hand", {"card": "P1"})


def test_reading_does_not_ask_whether_the_move_is_legal() -> None:
    assert skullking.read(bidding(), 0, "bid 9") == "bid 9"
    assert skullking.read(bidding(), 0, "play SK") == "play SK"


def test_scary_mary_without_a_face_is_asked_for_one() -> None:
    assert read_error(playing(), "play sm") == ("face_needed", {"card": "SM", "kind": "SM"})


@pytest.mark.parametrize("words", ["Y14", "Y0", "Z1", "P6", "M3", "SM:X", "S", "K", "2"])
def test_a_card_that_the_deck_has_not_is_refused_as_an_unknown_card(words: str) -> None:
    assert read_error(playing(), f"play {words}") == ("unknown_card", {"word": words})


@pytest.mark.parametrize("words", ["", "   ", "sail away", "Y2", "bid", "bid none", "bid 1.5", "bid 1 2"])
def test_words_that_name_no_move_are_refused_as_an_unknown_move(words: str) -> None:
    assert read_error(playing(), words)[0] == "unknown_move"


@pytest.mark.parametrize("words", ["bid -1", "bid 11", "bid 99"])
def test_a_number_that_no_round_allows_is_read_as_out_of_range(words: str) -> None:
    assert read_error(bidding(), words) == ("bid_out_of_range", {"most": 2})
