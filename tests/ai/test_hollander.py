"""The computer player of The Flying Hollander."""

import random
from collections.abc import Callable

import pytest

from bot.ai import hollander as computer
from bot.ai.contract import Level
from bot.games import hollander
from bot.games.contract import Move, Seat
from tests.games.hollander.position import position
from tests.games.hollander.table import all_ready, dealt, shuffled

Player = Callable[[hollander.State, Seat, random.Random], Move]
GAMES = 100


def thinking(state: hollander.State, seat: Seat, rng: random.Random) -> Move:
    return computer.choose(hollander.view(state, seat), rng)


def at_random(state: hollander.State, seat: Seat, rng: random.Random) -> Move:
    return rng.choice(list(hollander.legal(state, seat)))


def share_of_win(players: list[Player], seed: int, seat: Seat) -> float:
    rng = random.Random(seed)
    state = shuffled(len(players), seed)
    while to_move := hollander.to_move(state):
        state = hollander.play(state, to_move[0], players[to_move[0]](state, to_move[0], rng))
    winners = [placing.seat for placing in hollander.result(state) or () if placing.place == 1]
    return (seat in winners) / len(winners)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "least"), [(2, 0.85), (4, 0.6)])
def test_it_is_clearly_better_than_random_moves_over_a_hundred_games(seats: int, least: float) -> None:
    won = 0.0
    for seed in range(GAMES):
        seat = seed % seats
        players: list[Player] = [thinking if at == seat else at_random for at in range(seats)]
        won += share_of_win(players, seed, seat)
    print(f"{seats} players: wins {won / GAMES:.0%} of {GAMES} games, {1 / seats:.0%} is fair")  # noqa: T201
    assert won / GAMES > least


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"play_on": True}])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_it_makes_legal_moves_in_every_position(players: int, options: dict[str, bool]) -> None:
    for seed in range(4):
        rng = random.Random(seed)
        state = shuffled(players, seed, **options)
        while to_move := hollander.to_move(state):
            for seat in to_move:
                hollander.check(state, seat, thinking(state, seat, rng))
            chooser = thinking if seed % 2 else at_random
            state = hollander.play(state, to_move[0], chooser(state, to_move[0], rng))


def test_equal_views_and_equal_chance_give_an_equal_move() -> None:
    state = all_ready(shuffled(4, 5))
    seat = hollander.to_move(state)[0]
    moves = {thinking(state, seat, random.Random(7)) for _ in range(5)}
    assert len(moves) == 1


def test_it_chooses_among_equals_at_random() -> None:
    state = position("// 7 8 9", "9 9", pile="5")
    assert {thinking(state, 0, random.Random(seed)) for seed in range(40)} == {
        "final 1",
        "final 2",
        "final 3",
    }


def test_it_lays_its_best_cards_as_clash_cards() -> None:
    state = dealt("FH 2 12 / 3 4 11 / 7 8 9", "1 2 3 / 4 5 6 / 7 8 9")
    while (move := thinking(state, 0, random.Random(1))) != "ready":
        state = hollander.play(state, 0, move)
    assert sorted(hollander.view(state, 0).clash[0]) == ["11", "12", "FH"]


def test_it_keeps_a_card_that_beats_something_in_a_small_hand() -> None:
    state = dealt("FH 2 12 / 1 2 11 / 7 8 9", "1 2 3 / 4 5 6 / 7 8 9")
    while (move := thinking(state, 0, random.Random(1))) != "ready":
        state = hollander.play(state, 0, move)
    assert sorted(hollander.view(state, 0).hand) == ["1", "11", "2"]


@pytest.mark.parametrize("draw", ["", "3 4 6 7 8 9"])
def test_it_does_not_break_up_equals(draw: str) -> None:
    state = position("5 5 5 9 10", "9 9 9 9", pile="4", draw=draw)
    assert {thinking(state, 0, random.Random(seed)) for seed in range(5)} == {"play 5 5 5"}


def test_the_cabin_boy_slips_but_goes_out_when_it_can() -> None:
    def boys(state: hollander.State, seed: int) -> Move:
        return computer.choose(hollander.view(state, 0), random.Random(seed), Level.CABIN_BOY)

    slips = [boys(position("5 6 7 KR", "9 9 9 9", pile="4", draw="1"), seed) for seed in range(200)]
    assert slips.count("play 5") > slips.count("play 6") > slips.count("play 7") > 10
    assert slips.count("play KR") < 5, "dear slips hardly happen"
    assert {boys(position("/ KR KR", "9 9 9", pile="5"), seed) for seed in range(50)} == {"play KR KR"}


def test_no_slip_of_the_cabin_boy_costs_more_than_a_cheap_one_may() -> None:
    hand = "1 2 3 4 5 6 7 8 9 10 11 12 KR MU FH"
    view = hollander.view(position(hand, "9 9 9 9", draw="1"), 0)
    made = {computer.choose(view, random.Random(seed), Level.CABIN_BOY) for seed in range(400)}
    assert made == {f"play {number}" for number in range(1, 12)}, "ten ranks dearer than the cheapest at most"


def test_it_goes_out_when_it_can() -> None:
    assert thinking(position("/ KR KR", "9 9 9", pile="5"), 0, random.Random(1)) == "play KR KR"


def test_it_keeps_its_specials_while_others_will_do() -> None:
    assert thinking(position("6 9 KR FH", "9 9 9 9", pile="5", draw="1"), 0, random.Random(1)) == "play 6"


def test_a_fourth_hollander_in_a_row_clears_no_pile_and_is_kept() -> None:
    state = position("11 12 FH", "9 9 9 9", pile="5 4 3 FH FH FH", draw="1")
    assert thinking(state, 0, random.Random(1)) == "play 11"


def test_it_calls_whoever_is_furthest_from_going_out() -> None:
    state = position("WH 1", "9 9", "9 9 9 9", "9 / 9 / 9 - -", pile="12")
    assert thinking(state, 0, random.Random(1)) == "play WH > 2"


def test_it_swaps_its_worst_clash_card_for_the_best() -> None:
    state = position("PI 10 / 2 11 / 1 1 1", "10 / 5 KR 12 / 1 1 1", pile="12")
    assert thinking(state, 0, random.Random(1)) == "play PI clash 1 2 KR"
