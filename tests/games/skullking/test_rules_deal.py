"""The deal, sentence by sentence: the materials, the ten hands, the cards, the dealer."""

from itertools import pairwise

import pytest

from bot.games import skullking
from bot.games.contract import Options
from bot.games.shuffle import SeededShuffler, StackedShuffler
from tests.games.skullking.table import State, bid, deal, play_game, play_round

CARDS = {
    *(f"{suit}{number}" for suit in "YRBK" for number in range(1, 14)),
    *("E1", "E2", "E3", "E4", "E5"),
    *("P1", "P2", "P3", "P4", "P5"),
    *("M1", "M2", "SM", "SK"),
}
SEATS = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


def shuffled(players: int, seed: int = 0) -> State:
    return skullking.start(players, skullking.RULES.complete({}), SeededShuffler(seed.to_bytes(32, "big")))


def rounds_of(state: State) -> list[State]:
    players = skullking.view(state, None).players
    dealt = [state]
    while skullking.view(state := play_round(bid(state, *[0] * players)), None).step == "bid":
        dealt.append(state)
    return dealt


def hands(state: State) -> list[tuple[str, ...]]:
    return [skullking.view(state, seat).hand for seat in range(skullking.view(state, None).players)]


@SEATS
def test_two_to_six_pirates_play(players: int) -> None:
    assert len(skullking.view(shuffled(players), None).bids) == players


@pytest.mark.parametrize("players", [0, 1, 7])
def test_fewer_than_two_or_more_than_six_cant_play(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 6"):
        shuffled(players)


def test_there_are_66_playing_cards() -> None:
    seen = {
        card for seed in range(3) for dealt in rounds_of(shuffled(6, seed)) for card in sum(hands(dealt), ())
    }
    assert len(CARDS) == 66
    assert seen == CARDS


@SEATS
def test_no_card_is_dealt_twice_in_a_hand(players: int) -> None:
    for dealt in rounds_of(shuffled(players)):
        cards = sum(hands(dealt), ())
        assert len(set(cards)) == len(cards)


@SEATS
def test_the_contest_lasts_10_hands(players: int) -> None:
    assert len(rounds_of(shuffled(players))) == 10


@SEATS
def test_in_the_first_hand_each_player_receives_1_card_in_the_second_2_and_in_the_tenth_10(
    players: int,
) -> None:
    for number, dealt in enumerate(rounds_of(shuffled(players)), start=1):
        assert [len(hand) for hand in hands(dealt)] == [number] * players


def test_all_the_cards_are_shuffled_again_for_the_next_hand() -> None:
    rounds = [set(sum(hands(dealt), ())) for dealt in rounds_of(shuffled(6))]
    assert any(one & following for one, following in pairwise(rounds))
    assert not all(one <= following for one, following in pairwise(rounds))


def test_all_the_cards_are_shuffled_well() -> None:
    first_cards = {hands(shuffled(2, seed))[0] for seed in range(400)}
    assert {card for (card,) in first_cards} == CARDS


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_cards_are_dealt_so_that_nobody_can_see_them(viewer: int | None) -> None:
    shown = repr(skullking.view(deal("Y2", "K1", "SK"), viewer))
    assert [seat for seat, card in enumerate(("Y2", "K1", "SK")) if repr(card) in shown] == (
        [] if viewer is None else [viewer]
    )


def test_after_dealing_each_player_looks_at_their_cards() -> None:
    assert hands(deal("R1 Y2", "K1 Y12")) == [("Y2", "R1"), ("Y12", "K1")]


@SEATS
def test_the_dealing_and_the_starting_player_move_clockwise_before_each_hand(players: int) -> None:
    shown = [skullking.view(dealt, None) for dealt in rounds_of(shuffled(players))]
    assert all(after.dealer == (before.dealer + 1) % players for before, after in pairwise(shown))
    assert all(dealt.leader == (dealt.dealer + 1) % players for dealt in shown)


def test_anyone_can_be_the_first_dealer() -> None:
    assert {skullking.view(shuffled(6, seed), None).dealer for seed in range(60)} == set(range(6))


@pytest.mark.parametrize("rounds", range(1, 11))
def test_a_table_can_choose_to_play_fewer_hands(rounds: int) -> None:
    shown = skullking.view(play_game(deal("Y1", "Y2", rounds=rounds)), None)
    assert (shown.step, shown.round, shown.rounds) == ("over", rounds, rounds)


@pytest.mark.parametrize("options", [{"rounds": 1}, {"edition": "2021", "dealing": "bedtime"}])
@pytest.mark.parametrize("cards", [4, 5, 6, 7, 8])
def test_a_game_can_begin_with_a_round_of_four_to_eight_cards(options: Options, cards: int) -> None:
    """For a hand by itself: no host is offered it."""
    complete = skullking.RULES.complete({**options, "first_round": cards})
    assert complete["first_round"] == cards
    assert "first_round" not in {option.name for option, _ in skullking.RULES.offered(complete)}
    view = skullking.view(skullking.start(4, complete, SeededShuffler(bytes(32))), 0)
    assert (view.round, view.rounds, view.cards, len(view.hand)) == (1, 1, cards, cards)


def test_a_round_of_seven_cards_scores_as_one_whatever_its_number() -> None:
    """A bid of 0 is worth ten points a card."""
    hands = "Y1 Y2 Y3 Y4 Y5 Y6 E1 K1 K2 K3 K4 K5 K6 K7"
    complete = skullking.RULES.complete({"rounds": 1, "first_round": 7})
    state = skullking.start(2, complete, StackedShuffler({"first dealer": "0", "round 1": hands}))
    state = bid(state, 0, 7)
    for card in ("K1", "K2", "K3", "K4", "K5", "K6", "K7"):
        state = skullking.play(state, 1, f"play {card}")
        own = skullking.legal(state, 0)
        state = skullking.play(state, 0, own[0])
    assert [line.score for line in skullking.scorepad(state)] == [70, 140]


def test_a_game_that_begins_as_usual_does_not_name_its_first_round() -> None:
    assert "first_round" not in skullking.RULES.complete({})
    assert "first_round" not in skullking.RULES.complete({"edition": "2021"})
