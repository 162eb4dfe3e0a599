"""The edition of 2021: players, deck and rounds, sentence by sentence."""

from typing import Any

import pytest

from bot.games import skullking
from bot.games.contract import IllegalMove, OptionValue
from bot.games.shuffle import SeededShuffler
from tests.games.skullking.table import State
from tests.games.skullking.table_2021 import EVERYTHING, OF_2021, lines, seen

SHUFFLER = SeededShuffler(bytes(32))
SEVENTY = {
    *(f"{suit}{rank}" for suit in "YGUK" for rank in range(1, 15)),
    *(f"E{n}" for n in range(1, 6)),
    *("PR", "PB", "PS", "PJ", "PH", "TI", "SK", "M1", "M2"),
}
DEALING = {
    "classic": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "even-keeled": [2, 2, 4, 4, 6, 6, 8, 8, 10, 10],
    "brawl": [6, 7, 8, 9, 10],
    "swift": [5] * 5,
    "broadside": [10] * 10,
    "whirlpool": [9, 9, 7, 7, 5, 5, 3, 3, 1, 1],
    "bedtime": [1],
}


def started(players: int, **chosen: Any) -> State:
    return skullking.start(players, skullking.RULES.complete({**OF_2021, **chosen}), SHUFFLER)


def deck(**chosen: Any) -> set[str]:
    return set(seen(started(4, **chosen)).deck)


@pytest.mark.parametrize("players", range(2, 9))
def test_two_to_eight_may_play(players: int) -> None:
    assert skullking.view(started(players), None).players == players


@pytest.mark.parametrize("players", [1, 9])
def test_a_ninth_player_and_one_alone_are_too_many_and_too_few(players: int) -> None:
    with pytest.raises(ValueError, match="seats 2 to 8"):
        started(players)


def test_the_first_edition_still_seats_six_at_most() -> None:
    with pytest.raises(ValueError, match="seats 2 to 6"):
        skullking.start(7, skullking.RULES.complete({}), SHUFFLER)


def test_the_deck_has_seventy_cards() -> None:
    assert len(seen(started(4)).deck) == 70
    assert deck() == SEVENTY


@pytest.mark.parametrize(
    ("option", "cards"), [("kraken", {"KR"}), ("whale", {"WW"}), ("loot", {"L1", "L2"}), ("powers", set())]
)
def test_r_each_advanced_card_is_an_option_of_its_own_and_off_by_default(
    option: str, cards: set[str]
) -> None:
    assert deck(**{option: True}) == SEVENTY | cards
    assert skullking.RULES.complete(OF_2021)[option] is False


def test_everything_together_is_seventy_four_cards() -> None:
    assert len(deck(**EVERYTHING)) == 74


@pytest.mark.parametrize("dealing", DEALING)
def test_so_many_cards_are_dealt_in_each_round(dealing: str) -> None:
    setup = started(4, dealing=dealing).setup
    assert [setup.cards(number) for number in range(1, setup.rounds + 1)] == DEALING[dealing]


@pytest.mark.parametrize("dealing", DEALING)
def test_r_eight_players_get_eight_cards_at_most_in_every_option_and_the_number_of_rounds_stays(
    dealing: str,
) -> None:
    for more in ({}, EVERYTHING):
        setup = started(8, dealing=dealing, **more).setup
        sizes = [setup.cards(number) for number in range(1, setup.rounds + 1)]
        assert sizes == [min(8, size) for size in DEALING[dealing]]


@pytest.mark.parametrize("dealing", DEALING)
@pytest.mark.parametrize("players", range(2, 9))
def test_the_deck_is_always_enough(players: int, dealing: str) -> None:
    state = started(players, dealing=dealing)
    most = max(state.setup.cards(number) for number in range(1, state.setup.rounds + 1))
    assert most * len(state.hands) <= 70


def test_what_counts_in_the_scoring_is_the_number_dealt() -> None:
    state = started(8, dealing="broadside")
    for seat in range(8):
        state = skullking.play(state, seat, "bid 0")
    while not skullking.scorepad(state):
        state = skullking.play(state, state.turn, next(iter(skullking.legal(state, state.turn))))
    for line in lines(state):
        assert line.details["cards"] == 8
        assert line.score == (80 if line.details["tricks"] == 0 else -80)


def test_the_scorepad_tells_the_cards_dealt_and_the_load() -> None:
    state = started(3, dealing="bedtime", scoring="rascal", cannonball=True)
    for seat, load in enumerate(("grape", "cannon", "grape")):
        state = skullking.play(state, seat, f"bid 0 {load}")
    while skullking.result(state) is None:
        state = skullking.play(state, state.turn, next(iter(skullking.legal(state, state.turn))))
    assert [line.details["load"] for line in lines(state)] == ["grape", "cannon", "grape"]
    assert {*lines(state)[0].details} == {"bid", "tricks", "bonus", "cards", "load"}


def test_the_dealing_moves_clockwise_and_who_sits_left_of_the_dealer_leads() -> None:
    setup = started(5).setup
    dealers = [setup.dealer(number) for number in range(1, 11)]
    assert dealers == [(setup.first_dealer + at) % 5 for at in range(10)]
    assert skullking.view(started(5), None).leader == (setup.first_dealer + 1) % 5


def test_equal_totals_share_the_place() -> None:
    state = started(8, dealing="bedtime")
    for seat in range(8):
        state = skullking.play(state, seat, "bid 0")
    while skullking.result(state) is None:
        state = skullking.play(state, state.turn, next(iter(skullking.legal(state, state.turn))))
    assert [place for _, place, _ in skullking.result(state) or ()] == [1] * 7 + [8]


@pytest.mark.parametrize(
    ("chosen", "option", "needed"),
    [
        ({"powers": True}, "powers", "2021"),
        ({"kraken": True}, "kraken", "2021"),
        ({"dealing": "brawl"}, "dealing", "2021"),
        ({**OF_2021, "cannonball": True}, "cannonball", "rascal"),
        ({**OF_2021, "dealing": "swift", "rounds": 3}, "rounds", "classic"),
    ],
)
def test_an_option_that_does_not_go_with_another_is_refused(
    chosen: dict[str, OptionValue], option: str, needed: str
) -> None:
    with pytest.raises(IllegalMove) as error:
        skullking.RULES.complete(chosen)
    assert error.value.code == "options_apart"
    assert (error.value.facts["option"], error.value.facts["needed"]) == (option, needed)
